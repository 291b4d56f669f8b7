"""Plays an experiment in one process and on a local cluster of which a worker is killed, and compares the results."""

import argparse
import pathlib
import subprocess
import sys
import tempfile

FILES = ["manifest.json", "standings.csv", "pairings.csv", "details.csv", "population.csv", "battles.csv"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battlelab", required=True, help="the executable")
    parser.add_argument("--pairs", type=int, default=4000, help="pairs per pairing")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--kill-after", type=float, default=3, metavar="SECONDS")
    options = parser.parse_args()
    program = pathlib.Path(__file__).with_name("cluster.py")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        experiment = folder / "experiment.json"
        experiment.write_text(f"{{ pairs: {options.pairs}, seed: 3, battles_csv: true }}\n")
        plain = [options.battlelab, "tournament", "--config", experiment, "--out", folder / "plain", "--quiet"]
        subprocess.run(plain, check=True, stdout=subprocess.DEVNULL)
        cluster = [sys.executable, program, experiment, "--battlelab", options.battlelab, "--out", folder / "cluster"]
        cluster += ["--workers", str(options.workers), "--units-per-task", str(max(1, options.pairs // 8))]
        cluster += ["--dashboard", "0", "--battles-csv", "--kill-worker-after", str(options.kill_after)]
        subprocess.run(cluster, check=True, stdout=subprocess.DEVNULL)
        different = [f for f in FILES if (folder / "plain" / f).read_bytes() != (folder / "cluster" / f).read_bytes()]
    if different:
        sys.exit("different: " + ", ".join(different))
    print("the same bytes: " + ", ".join(FILES))


if __name__ == "__main__":
    main()
