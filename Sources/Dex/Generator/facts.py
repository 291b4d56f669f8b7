"""What the Dex knows, read from poke-env's static data and the lists beside this script."""

import csv
import json
import pathlib
import re


def to_id(name: str) -> str:
    """Lower case, letters and digits only: the spelling that Showdown's data files use as keys."""
    return re.sub("[^a-z0-9]", "", name.lower())


class Facts:
    """All facts of Generation 5, in the order of their ids."""

    def __init__(self, static: pathlib.Path, lists: pathlib.Path):
        self.moves = self._moves(_load(static / "moves" / "gen5moves.json"))
        self.abilities = [(int(row["number"]), row["name"]) for row in _rows(lists / "abilities.csv")]
        self.items = [dict(row, number=int(row["number"])) for row in _rows(lists / "items.csv")]
        self.pokedex = _load(static / "pokedex" / "gen5pokedex.json")
        self.species = self._species(self.pokedex)

    @staticmethod
    def _moves(data: dict) -> list:
        """The 559 moves as (number, name); Hidden Power counts once, its typed spellings are placeholders."""
        moves = sorted(
            (move["num"], move["name"])
            for move in data.values()
            if move["num"] > 0 and "placeholderFor" not in move and not move["name"].startswith("Hidden Power ")
        )
        assert [number for number, _ in moves] == list(range(1, 560))
        return moves

    @staticmethod
    def _species(pokedex: dict) -> list:
        return [
            (entry["num"], entry["name"])
            for entry in sorted(pokedex.values(), key=lambda entry: entry.get("num", 0))
            if 1 <= entry.get("num", 0) <= 649 and "baseSpecies" not in entry
        ]


def _load(path: pathlib.Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def _rows(path: pathlib.Path) -> list:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
