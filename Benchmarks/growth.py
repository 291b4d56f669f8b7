#!/usr/bin/env python3
"""How the cost of a tournament grows with battles, policies, workers and the size of teams, with fitted slopes.

    Benchmarks/growth.py .build/release/battlelab > Results/benchmarks/growth.csv

Each row is one size: the processor seconds of a whole run (for workers the seconds on the clock), median of the rounds.
The slope is that of a straight line through logarithms, fitted in each round over all sizes of its row's kind: 1 means
twice the work in twice the time. Its interval runs from the lowest to the highest of the rounds. Sizes are measured by
turns, so that whatever slows the machine down slows all of them down.
"""
import argparse, json, math, os, resource, shutil, statistics, subprocess, sys, tempfile, time

# koBonus from 20 up: policies that differ in one weight cost the same.
VARIANTS = [f"h{number}=heuristic:koBonus={20 + number}" for number in range(16)]
SAMPLE = os.path.join(os.path.dirname(__file__), "..", "Experiments", "teams", "sample.txt")


def run(program, words, folder):
    """Processor seconds and seconds on the clock of one run, and its battles."""
    shutil.rmtree(folder, ignore_errors=True)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    command = [program, "tournament", "--quiet", *words, "--out", folder]
    try:
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    except OSError as error:
        sys.exit(f"growth.py: {program} cannot be run: {error.strerror}; 'make release' builds .build/release/battlelab")
    if done.returncode != 0:
        sys.exit(f"growth.py: {' '.join(command)} ended with {done.returncode}: {done.stderr.strip()}")
    seconds = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(os.path.join(folder, "run.json")) as file:
        battles = json.load(file)["battles"]
    processor = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return processor, seconds, battles


def policies(count):
    return [word for variant in VARIANTS[:count] for word in ("--policy", variant)]


def team_file(program, folder, size):
    """The sample teams, cut to their first members."""
    done = subprocess.run([program, "teams", SAMPLE, "--packed"], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"growth.py: {SAMPLE} cannot be read: {done.stderr.strip()}")
    path = os.path.join(folder, f"teams-{size}.txt")
    with open(path, "w") as file:
        for line in done.stdout.splitlines():
            file.write("]".join(line.split("]")[:size]) + "\n")
    return path


def slope(points):
    """Of the straight line through the logarithms, by least squares."""
    xs = [math.log(size) for size, _ in points]
    ys = [math.log(cost) for _, cost in points]
    x, y = statistics.mean(xs), statistics.mean(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=5, help="how often each size is measured (default: 5)")
    parser.add_argument("--scale", type=float, default=1, help="this many times the battles (default: 1)")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error(f"--rounds must be 1 or more, not {options.rounds}")
    if not options.scale > 0:
        parser.error(f"--scale must be more than 0, not {options.scale}")
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out")

        def pairs(count):
            return ["--pairs", str(max(2, round(count * options.scale)))]

        two = policies(2)
        single = ["--format", "singles", *two, *pairs(400)]
        # What is varied, its sizes, the words of a size, and whether the clock counts.
        kinds = [
            ("pairs", [4000, 8000, 16000, 32000, 64000], lambda size: [*two, *pairs(size), "--jobs", "1"], False),
            ("policies", [2, 4, 8, 16], lambda size: [*policies(size), *pairs(2000), "--jobs", "1"], False),
            ("workers", [1, 2], lambda size: [*two, *pairs(60000), "--jobs", str(size)], True),
            ("team_size", [1, 2, 3, 4, 5, 6],
             lambda size: [*single, "--teams", team_file(options.program, folder, size), "--jobs", "1"], False),
        ]
        found = {name: [] for name, *_ in kinds}
        battles = {}
        for _ in range(options.rounds):
            for name, sizes, words, is_clock in kinds:
                costs = []
                for size in sizes:
                    processor, seconds, battles[name, size] = run(options.program, words(size), out)
                    costs.append((size, seconds if is_clock else processor))
                found[name].append(costs)
    print("varied,size,battles,seconds,microseconds_per_battle,slope,slope_low,slope_high")
    for name, sizes, _, _ in kinds:
        slopes = sorted(slope(costs) for costs in found[name])
        text = f"{statistics.median(slopes):.3f},{slopes[0]:.3f},{slopes[-1]:.3f}"
        for place, size in enumerate(sizes):
            cost = statistics.median(costs[place][1] for costs in found[name])
            each = cost / battles[name, size] * 1e6
            print(f"{name},{size},{battles[name, size]},{cost:.3f},{each:.2f},{text}")


if __name__ == "__main__":
    main()
