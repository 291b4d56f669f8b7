#!/usr/bin/env python3
"""Counts the instructions of EngineBench's work, which no other program on the machine changes.

Compares with instructions.csv: a count more than 3 % above the committed one fails, and one more than 3 % below asks
for an update. Two ratios are compared with what they may be at most: the generic runner against a loop written by hand,
and a battle with a log against a silent one.

    Benchmarks/instructions.py .build/release/EngineBench [--update]

Counts depend on the compiler: with another version than the committed one, only the ratios are checked. Needs valgrind
and objcopy; without them it says so and checks nothing.
"""
import csv
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

EXPECTED = pathlib.Path(__file__).with_name("instructions.csv")
WORK = ["solo-silent", "solo-loop", "solo-logged", "teams-silent", "solo-heuristic", "damage", "kit-random"]
TOLERANCE = 0.03
# Numerator, denominator, the most that the ratio may be.
RATIOS = [("solo-silent", "solo-loop", 1.1), ("solo-logged", "solo-silent", 1.5)]


def compiler():
    """The version of the Swift compiler, as it names itself."""
    text = subprocess.run(["swiftc", "--version"], capture_output=True, text=True).stdout
    match = re.search(r"Swift version (\S+)", text)
    return match.group(1) if match else "unknown"


def instructions(program, name, folder):
    """How many instructions one round of a kind of work takes, without what comes before and after."""
    command = [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*countedRun*",
        str(program), "--once", name,
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    match = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not match or match.group(1) == "0":
        sys.exit(f"instructions.py: cannot count {name}:\n{done.stderr}")
    return int(match.group(1))


def main():
    arguments = [word for word in sys.argv[1:] if word != "--update"]
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.exit(__doc__)
    missing = [tool for tool in ("valgrind", "objcopy") if not shutil.which(tool)]
    if missing:
        print(f"instructions are not counted: no {' and no '.join(missing)}")
        return
    version = compiler()
    with tempfile.TemporaryDirectory() as folder:
        # valgrind trips over the debug information of Swift 6.
        program = pathlib.Path(folder) / "EngineBench"
        stripped = subprocess.run(["objcopy", "--strip-debug", arguments[0], program], capture_output=True, text=True)
        if stripped.returncode != 0:
            sys.exit(f"instructions.py: {stripped.stderr.strip()}; 'make release' builds .build/release/EngineBench")
        counts = {name: instructions(program, name, folder) for name in WORK}
    if "--update" in sys.argv:
        with EXPECTED.open("w", newline="") as file:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(["name", "instructions", "compiler"])
            rows.writerows([name, count, version] for name, count in counts.items())
    expected = {}
    if EXPECTED.exists():
        with EXPECTED.open(newline="") as file:
            expected = {row["name"]: (int(row["instructions"]), row["compiler"]) for row in csv.DictReader(file)}
    failures = []
    for name, count in counts.items():
        before, theirs = expected.get(name, (None, None))
        if theirs != version:
            print(f"{name}: {count:,} (committed with Swift {theirs}, this is {version}: not compared)")
            continue
        change = count / before - 1
        print(f"{name}: {count:,} ({change:+.2%})")
        if abs(change) > TOLERANCE:
            failures.append(f"{name}: {count:,} instructions, {change:+.1%} against the committed {before:,}")
    for above, below, most in RATIOS:
        ratio = counts[above] / counts[below]
        print(f"{above} / {below}: {ratio:.3f} (at most {most})")
        if ratio > most:
            failures.append(f"{above} takes {ratio:.2f} times the instructions of {below}, more than {most}")
    if failures:
        failures.append("when that is meant: Benchmarks/instructions.py .build/release/EngineBench --update")
        sys.exit("\n".join(failures))


main()
