#!/usr/bin/env python3
"""Writes learnable moves in the form of PokeAPI's pokemon_moves.csv, for an import without that table.

    Sources/PokeAPI/Generator/learnsets.py STATIC POKEAPI > pokemon_moves.csv
    battlelab dex import POKEAPI --learnsets pokemon_moves.csv

STATIC is poke_env/data/static of poke-env 0.16.1, whose learnset.json restates Pokémon Showdown's data of all
generations; POKEAPI is the folder of PokeAPI's tables, which give the numbers. A form without a list of its own has its
species'. Standard library only.
"""

import csv
import json
import pathlib
import re
import sys


def rows(folder: pathlib.Path, table: str) -> list:
    with open(folder / f"{table}.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def key(identifier: str) -> str:
    """Lower case, letters and digits only: how learnset.json spells names."""
    return re.sub("[^a-z0-9]", "", identifier.lower())


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 64
    static, pokeapi = (pathlib.Path(argument) for argument in sys.argv[1:])
    with open(static / "learnset.json", encoding="utf-8") as file:
        lists = {name: entry["learnset"] for name, entry in json.load(file).items() if "learnset" in entry}
    moves = {key(row["identifier"]): int(row["id"]) for row in rows(pokeapi, "moves")}
    species = {row["id"]: row["identifier"] for row in rows(pokeapi, "pokemon_species")}
    # A name that one of them spells otherwise.
    moves.setdefault("visegrip", moves.get("vicegrip", 0))
    print("pokemon_id,move_id")
    for row in rows(pokeapi, "pokemon"):
        own = lists.get(key(row["identifier"])) or lists.get(key(species[row["species_id"]])) or {}
        for move in sorted({moves[name] for name in own if moves.get(name)}):
            print(f"{row['id']},{move}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
