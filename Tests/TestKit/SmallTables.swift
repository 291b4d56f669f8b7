/// PokeAPI's tables in miniature: three types, four moves, three species of one chain, four Pokémon.
public enum SmallTables {
  /// The tables that an import needs, by name without `.csv`.
  public static let all: [String: String] = [
    "types": "id,identifier,generation_id\n1,normal,1\n10,fire,1\n18,fairy,6\n10002,shadow,3\n",
    "type_efficacy": """
    damage_type_id,target_type_id,damage_factor
    1,1,100
    1,10,100
    1,18,100
    10,1,100
    10,10,50
    10,18,200
    18,1,100
    18,10,50
    18,18,100

    """,
    "type_efficacy_past": "damage_type_id,target_type_id,damage_factor,generation_id\n10,18,100,5\n",
    "abilities": "id,identifier,generation_id,is_main_series\n1,stench,3,1\n2,blaze,3,1\n10001,mountaineer,5,0\n",
    "moves": """
    id,identifier,generation_id,type_id,power,pp,accuracy,priority,target_id,damage_class_id,effect_id,effect_chance
    1,pound,1,1,40,35,100,0,10,2,1,
    2,ember,1,10,40,25,100,0,10,3,5,10
    3,growl,1,1,,40,100,0,11,1,19,
    4,new-move,9,18,,5,,0,7,1,1,

    """,
    "move_meta": """
    move_id,meta_category_id,meta_ailment_id,min_hits,max_hits,min_turns,max_turns,drain,healing,crit_rate,ailment_chance,flinch_chance,stat_chance
    1,0,0,,,,,0,0,0,0,0,0
    2,4,4,,,,,0,0,0,10,0,0
    3,6,0,,,,,0,0,0,0,0,100

    """,
    "move_meta_stat_changes": "move_id,stat_id,change\n3,2,-1\n4,3,2\n4,2,-1\n",
    "move_changelog": """
    move_id,changed_in_version_group_id,type_id,power,pp,accuracy,priority,target_id,effect_id,effect_chance
    1,2,,35,,,,,,
    1,3,,30,30,,,,,

    """,
    "version_groups": "id,identifier,generation_id,order\n1,one,1,1\n2,two,2,2\n3,three,6,3\n",
    "items": "id,identifier,category_id,cost,fling_power,fling_effect_id\n81,moon-stone,10,0,30,\n",
    "pokemon_species": """
    id,identifier,generation_id,evolves_from_species_id,evolution_chain_id,gender_rate,is_baby,is_legendary,is_mythical
    1,first,1,,1,4,1,0,0
    2,second,1,1,1,4,0,0,0
    3,third,2,2,1,-1,0,1,0

    """,
    "pokemon": """
    id,identifier,species_id,height,weight,base_experience,order,is_default
    1,first,1,7,69,64,1,1
    2,second-plain,2,10,130,142,2,1
    3,third,3,20,1000,236,3,1
    10001,second-mega,2,24,1555,281,4,0

    """,
    "pokemon_forms": """
    id,identifier,form_identifier,pokemon_id,introduced_in_version_group_id,is_default,is_battle_only,is_mega
    1,first,,1,1,1,0,0
    2,second-plain,plain,2,1,1,0,0
    3,third,,3,2,1,0,0
    10001,second-mega,mega,10001,3,1,1,1

    """,
    "pokemon_stats": "pokemon_id,stat_id,base_stat,effort\n"
      + [1, 2, 3, 10001].map { pokemon in
        (1...6).map { "\(pokemon),\($0),\(40 + pokemon % 10 * 10 + $0),0\n" }.joined()
      }.joined(),
    "pokemon_stats_past": "pokemon_id,generation_id,stat_id,base_stat,effort\n1,1,9,65,0\n1,5,2,33,0\n",
    "pokemon_types": "pokemon_id,type_id,slot\n1,18,1\n2,10,1\n3,10,1\n3,18,2\n10001,10,1\n",
    "pokemon_types_past": "pokemon_id,generation_id,type_id,slot\n1,5,1,1\n",
    "pokemon_abilities": "pokemon_id,ability_id,is_hidden,slot\n1,1,0,1\n1,2,1,3\n2,2,0,1\n",
    "pokemon_evolution": """
    id,evolved_species_id,evolution_trigger_id,trigger_item_id,minimum_level,gender_id,location_id,held_item_id,time_of_day,known_move_id,minimum_happiness,trade_species_id
    1,2,1,,16,,,,,,,
    2,3,3,81,,,,,,,,
    3,3,1,,,,,,night,2,160,

    """,
  ]

  /// Who can learn what; not every source has it.
  public static let learnsets = "pokemon_id,version_group_id,move_id\n1,1,1\n1,2,1\n1,1,3\n2,1,2\n"
}
