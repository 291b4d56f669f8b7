#!/usr/bin/env python3
"""How a tournament grows: with workers, and with its length.

    Benchmarks/scaling.py .build/release/battlelab            two workers against one, by turns
    Benchmarks/scaling.py .build/release/battlelab --long N   N pairs in one run: battles per processor second in the last
                                                              tenth against the second, and the most memory
    … --long N --words '--rules kit --match-ups any'          the same with other battles

Prints CSV. A ratio is the median over the rounds; its interval leaves out the lowest and the highest. The digest is the
SHA-256 of standings.csv, which is the same for any number of workers.

How much faster two of anything can be here is measured as well: two tournaments of one worker each, started together, that
share nothing but the machine (the row "apart"). Two processors of a virtual machine are often less than two.
"""
import argparse, concurrent.futures, hashlib, json, os, resource, shutil, subprocess, sys, tempfile, threading, time

POLICIES = ["--policy", "random", "--policy", "heuristic"]


def play(program, folder, pairs, jobs, watch=None, words=()):
    shutil.rmtree(folder, ignore_errors=True)
    command = [program, "tournament", *POLICIES, *words, "--pairs", str(pairs), "--jobs", str(jobs), "--out", folder]
    try:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    except OSError as error:
        sys.exit(f"scaling.py: {program} cannot be run: {error.strerror}; 'make release' builds .build/release/battlelab")
    if watch is not None:
        threading.Thread(target=sample, args=(process, os.path.join(folder, "units.journal"), watch), daemon=True).start()
    problem = ""
    for line in process.stderr:
        if line.startswith("battlelab: "):
            problem = line.strip()
    if process.wait() != 0:
        sys.exit(f"scaling.py: {' '.join(command)} ended with {process.returncode}: {problem}")
    with open(os.path.join(folder, "run.json")) as file:
        seconds = json.load(file)["seconds"]
    with open(os.path.join(folder, "standings.csv"), "rb") as file:
        return float(seconds), hashlib.sha256(file.read()).hexdigest()[:16]


def sample(process, journal, samples):
    """Follows a run: processor seconds, which other programs hardly change, and how far the journal has grown."""
    ticks = os.sysconf("SC_CLK_TCK")
    while process.poll() is None:
        try:
            size = os.path.getsize(journal)
            with open(f"/proc/{process.pid}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            size = 0
        if size and (not samples or size > samples[-1][1]):
            samples.append(((int(fields[11]) + int(fields[12])) / ticks, size))
        time.sleep(0.1)


def together(program, folder, pairs, words):
    """Two tournaments at once, a worker each: the seconds of the slower."""
    places = [folder + "-a", folder + "-b"]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        # A failure of either ends the program here, with its own words.
        seconds = list(pool.map(lambda place: play(program, place, pairs, 1, words=words)[0], places))
    for place in places:
        shutil.rmtree(place, ignore_errors=True)
    return max(seconds)


def workers(program, folder, pairs, rounds, words, header):
    times, digests = [], set()
    for _ in range(rounds):
        one, first = play(program, folder, pairs, 1, words=words)
        two, second = play(program, folder, pairs, 2, words=words)
        times.append((one, two, together(program, folder, pairs, words) / 2))
        digests |= {first, second}
    if len(digests) != 1:
        sys.exit("scaling.py: the results depend on the number of workers")
    middle = rounds // 2
    with open(os.path.join(folder, "run.json")) as file:
        battles = json.load(file)["battles"]
    if header:
        print("words,workers,battles,battles_per_second,ratio,ratio_low,ratio_high,digest")
    for index, name in enumerate(("1", "2", "apart")):
        rate = battles / sorted(round[index] for round in times)[middle]
        ratios = sorted(round[0] / round[index] for round in times)
        row = ",".join(f"{value:.3f}" for value in (ratios[middle], ratios[1], ratios[-2]))
        print(f"{' '.join(words)},{name},{battles},{rate:.0f},{row},{next(iter(digests))}")


def at(samples, size):
    """When the journal was so large."""
    for (t0, n0), (t1, n1) in zip(samples, samples[1:]):
        if n0 <= size <= n1:
            return t0 + (t1 - t0) * (size - n0) / max(1, n1 - n0)
    sys.exit("scaling.py: too few samples: take more pairs")


def length(program, folder, pairs, words):
    samples = []
    seconds, digest = play(program, folder, pairs, 2, samples, words)
    tenth = samples[-1][1] / 10
    # The first tenth is left out, as it fills caches, and the report at the end does not count, as the journal is whole.
    second = at(samples, 2 * tenth) - at(samples, tenth)
    last = at(samples, 10 * tenth) - at(samples, 9 * tenth)
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print("words,pairs,battles,seconds,battles_per_second,last_tenth_to_second,megabytes,digest")
    battles = 2 * pairs
    print(f"{' '.join(words)},{pairs},{battles},{seconds:.1f},{battles / seconds:.0f},{second / last:.3f},{most:.1f},{digest}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--long", type=int, metavar="N", help="pairs of one long run")
    parser.add_argument("--words", default="", help="more words for the tournament")
    parser.add_argument("--pairs", type=int, default=60_000, help="pairs of each run by turns (default: 60000)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, 5 or more (default: 7)")
    parser.add_argument("--no-header", action="store_true", help="print no line of names")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = os.path.join(folder, "out")
        if options.long:
            length(options.program, where, options.long, options.words.split())
        else:
            workers(
                options.program, where, options.pairs, max(5, options.rounds), options.words.split(), not options.no_header
            )


if __name__ == "__main__":
    main()
