"""CMA-ES finds the planted optimum of the counting game. Run as `python3 test_tune.py TOYLAB`."""

import csv
import subprocess
import sys
import tempfile
from pathlib import Path

TUNE = Path(__file__).with_name("tune.py")


def tune(folder, toylab, *more):
    subprocess.run(
        [sys.executable, TUNE, "--vary", "x=0...1", "--vary", "y=0...1", "--out", folder, *more, "--", toylab, "evaluate"],
        check=True, stdout=subprocess.DEVNULL)
    return {row["weight"]: {k: float(v) for k, v in row.items() if k != "weight"}
            for row in csv.DictReader(open(Path(folder) / "best.csv"))}


def check_found(rows):
    for name, truth in (("x", 0.3), ("y", 0.6)):
        row = rows[name]
        assert row["good_low"] <= truth <= row["good_high"], (name, row)
        assert abs(row["value"] - truth) < 0.2, (name, row)


def main():
    toylab = sys.argv[1]
    passed = 0
    with tempfile.TemporaryDirectory() as folder:
        check_found(tune(Path(folder) / "one", toylab, "--trials", "200", "--pairs", "100", "--profile-pairs", "500"))
        passed += 1
        # Two processes on one study, as two machines would.
        store = str(Path(folder) / "study.log")
        common = ["--storage", store, "--trials", "100", "--pairs", "100", "--profile-pairs", "300"]
        tune(Path(folder) / "two", toylab, *common)
        rows = tune(Path(folder) / "three", toylab, *common, "--seed", "2")
        trials = (Path(folder) / "three" / "trials.csv").read_text().count("\n") - 1
        assert trials == 200, trials
        check_found(rows)
        passed += 1
        # What the evaluator refuses ends the run.
        wrong = subprocess.run(
            [sys.executable, TUNE, "--vary", "z=0...1", "--out", folder, "--", toylab, "evaluate"],
            capture_output=True, text=True)
        assert wrong.returncode == 1 and "no number 'z'" in wrong.stderr, wrong
        passed += 1
    print(f"{passed} passed, 0 failed")


if __name__ == "__main__":
    main()
