"""What the Dex knows, read from poke-env's static data and the lists beside this script."""

import csv
import json
import pathlib
import re

# PokeType's cases in order; 0 is no type.
TYPES = [
    "None", "Normal", "Fighting", "Flying", "Poison", "Ground", "Rock", "Bug", "Ghost", "Steel",
    "Fire", "Water", "Grass", "Electric", "Psychic", "Ice", "Dragon", "Dark",
]  # fmt: skip
STATS = ["hp", "atk", "def", "spa", "spd", "spe"]
SPECIES = 649
MOVES = 559
ABILITIES = 164

# Formes of later generations; what is left differs in battle in Generation 5 or is cosmetic.
LATER_FORMES = re.compile("Mega|Gmax|Alola|Galar|Hisui|Paldea|Primal|Totem|Starter|Fairy|White-Striped")
# Formes that exist in the data but cannot be in Black 2 and White 2, or came later to an old species.
ABSENT_FORMES = {"Pichu-Spiky-eared", "Dialga-Origin", "Palkia-Origin"}

# Moves that stayed behind when a Pokémon was brought from Generation 3 to 4, and from 4 to 5: the machines of the
# games they came from that could not be forgotten.
HM_3 = {"cut", "fly", "surf", "strength", "flash", "rocksmash", "waterfall", "dive"}
HM_4 = {"cut", "fly", "surf", "strength", "rocksmash", "waterfall", "rockclimb"}

TAGS = {"Sub-Legendary": 1, "Restricted Legendary": 2, "Mythical": 3}


def to_id(name: str) -> str:
    """Lower case, letters and digits only: the spelling that Showdown's data files use as keys."""
    return re.sub("[^a-z0-9]", "", name.lower())


class Facts:
    """All facts of Generation 5, in the order of their ids."""

    def __init__(self, static: pathlib.Path, lists: pathlib.Path):
        moves = _load(static / "moves" / "gen5moves.json")
        self.moves = _moves(moves)
        self.move_numbers = {to_id(name): number for number, name in self.moves}
        self.unsketchable = {key for key, move in moves.items() if "nosketch" in move["flags"]}
        self.abilities = [(int(row["number"]), row["name"]) for row in _rows(lists / "abilities.csv")]
        self.ability_numbers = {name: number for number, name in self.abilities}
        self.items = [dict(row, number=int(row["number"])) for row in _rows(lists / "items.csv")]
        self.item_numbers = {item["name"]: item["number"] for item in self.items}
        self.pokedex = _load(static / "pokedex" / "gen5pokedex.json")
        self.order = self._order()
        self.species_numbers = {name: number for number, (name, _) in enumerate(self.order, 1)}
        self.learnsets = self._learnsets(_load(static / "learnset.json"))
        self.chart = _chart(_load(static / "typechart" / "gen5typechart.json"))

    def _order(self) -> list:
        """All entries in the order of their ids, as (name, is cosmetic): the species by number, then the formes that
        differ in battle, then the cosmetic ones, these two by species and then in the order the games list them."""
        bases = {
            entry["num"]: entry
            for entry in self.pokedex.values()
            if 1 <= entry.get("num", 0) <= SPECIES and "baseSpecies" not in entry
        }
        assert sorted(bases) == list(range(1, SPECIES + 1))
        differing, cosmetic = [], []
        for number in sorted(bases):
            base = bases[number]
            for name in base.get("formeOrder", [])[1:]:
                if name in base.get("cosmeticFormes", []):
                    cosmetic.append((name, True))
                elif self._exists(name):
                    differing.append((name, False))
        return [(bases[number]["name"], False) for number in sorted(bases)] + differing + cosmetic

    def _exists(self, name: str) -> bool:
        entry = self.pokedex.get(to_id(name))
        if entry is None or entry.get("gen", 5) > 5 or name in ABSENT_FORMES:
            return False
        return not LATER_FORMES.search(entry["forme"])

    def species(self) -> list:
        """One dictionary per species or forme, in the order of the ids."""
        rows = []
        for number, (name, is_cosmetic) in enumerate(self.order, 1):
            entry = self.pokedex.get(to_id(name))
            if is_cosmetic:
                base_name = name.split("-")[0]
                # Cosmetic formes that poke-env lists carry a name only, the others nothing at all.
                entry = dict(self.pokedex[to_id(base_name)], baseSpecies=base_name)
                entry.pop("baseForme", None)
            base = self.pokedex[to_id(entry.get("baseSpecies", name))]
            prevo = entry.get("prevo")
            tags = [TAGS[tag] for tag in base.get("tags", []) if tag in TAGS]
            required = entry.get("requiredItem") or (entry.get("requiredItems") or [None])[0]
            rows.append(
                {
                    "id": number,
                    "name": name,
                    "base": self.species_numbers[base["name"]],
                    "base_forme": entry.get("baseForme", ""),
                    "stats": [entry["baseStats"][stat] for stat in STATS],
                    "types": ([TYPES.index(kind) for kind in entry["types"]] + [0])[:2],
                    "abilities": [self._ability(entry["abilities"].get(slot)) for slot in "01H"],
                    "weight": round(entry["weightkg"] * 10),
                    "female": _female_eighths(entry),
                    "prevo": self.species_numbers[prevo] if prevo else 0,
                    "rarity": max(tags, default=0),
                    "cosmetic": int(is_cosmetic),
                    "battle_only": int("battleOnly" in entry),
                    "item": self.item_numbers[required] if required else 0,
                }
            )
        return rows

    def _ability(self, name) -> int:
        number = self.ability_numbers[name] if name in self.ability_numbers else 0
        return number if number <= ABILITIES else 0

    def _learnsets(self, data: dict) -> list:
        """What each learns by itself, as sets of move numbers; a forme without a list of its own has its base's."""
        result = []
        for name, is_cosmetic in self.order:
            key = to_id(name.split("-")[0] if is_cosmetic else name)
            own = self._known(data.get(key, {}))
            entry = self.pokedex[key]
            base = entry.get("baseSpecies")
            # Rotom's appliances add a move to Rotom's own. Wormadam's cloaks and the fused Kyurem have full lists.
            if base and (not own or ("changesFrom" in entry and base != "Kyurem")):
                own = own | self._known(data[to_id(base)])
            result.append(own)
        return result

    def _known(self, entry: dict) -> set:
        moves = set()
        for move, sources in entry.get("learnset", {}).items():
            generations = {int(source[0]) for source in sources} & {3, 4, 5}
            if move in HM_4:
                generations &= {5}
            elif move in HM_3:
                generations &= {4, 5}
            if generations and move in self.move_numbers:
                moves.add(self.move_numbers[move])
        if self.move_numbers["sketch"] in moves:
            moves |= {number for move, number in self.move_numbers.items() if move not in self.unsketchable}
        return moves


def _moves(data: dict) -> list:
    """The 559 moves as (number, name); Hidden Power counts once, its spellings with a type are placeholders."""
    moves = sorted(
        (move["num"], move["name"])
        for move in data.values()
        if move["num"] > 0 and not move["name"].startswith("Hidden Power ")
    )
    assert [number for number, _ in moves] == list(range(1, MOVES + 1))
    return moves


def _female_eighths(entry: dict) -> int:
    """Eighths of the species that are female; -1 for genderless."""
    fixed = entry.get("gender")
    if fixed:
        return {"N": -1, "M": 0, "F": 8}[fixed]
    return round(entry.get("genderRatio", {"F": 0.5})["F"] * 8)


def _chart(data: dict) -> list:
    """Effectiveness in halves, by attacking type and then by defending type, both in the order of TYPES."""
    # The data's codes: 0 neutral, 1 weak, 2 resistant, 3 immune. poke-env keeps them as damage taken, so every
    # entry of the chart is that of a defending type.
    codes = {0: 2, 1: 4, 2: 1, 3: 0}
    rows = []
    for attack in TYPES:
        row = [2]
        for defend in TYPES[1:]:
            row.append(codes[data[to_id(defend)]["damageTaken"][attack]] if attack != "None" else 2)
        rows.append(row)
    return rows


def _load(path: pathlib.Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def _rows(path: pathlib.Path) -> list:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
