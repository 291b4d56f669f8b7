#!/usr/bin/env python3
"""battlelab beside its peers, measured by turns in one run.

    python3 -m venv .cache/peers && .cache/peers/bin/pip install -r Experiments/peers/requirements.txt
    .cache/peers/bin/python Experiments/peers/peers.py .build/release/battlelab
    … peers.py .build/release/battlelab --simulator 'node /somewhere/pokemon-showdown simulate-battle'

damage   poke-env's calculator (lowest and highest roll of Generation 9) against `battlelab bench damage` (all 16 rolls)
battles  a simulator that plays input logs from its standard input, where --simulator names one, against `battlelab
         tournament`: the same battles between random policies, turn for turn. Each side's time without its start, which
         is that of a run with a tenth of the battles.

Prints CSV: the median of each rate, and the ratio with the interval of all rounds but the lowest and the highest. The
checksum is over what was calculated: the same on every machine.
"""
import argparse, hashlib, json, logging, os, resource, shlex, statistics, subprocess, sys, tempfile, time

LEVEL = 50
SPECIES = ["garchomp", "milotic", "ferrothorn", "gengar", "blissey", "scizor", "jolteon", "snorlax", "tyranitar", "venusaur"]
MOVES = ["earthquake", "surf", "gyroball", "shadowball", "seismictoss", "bulletpunch", "thunderbolt", "facade", "crunch",
         "energyball", "closecombat", "knockoff", "icebeam", "flareblitz", "lowkick", "stoneedge"]


def program_output(command):
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        sys.exit(f"peers.py: {command[0]} cannot be run: {error.strerror}")
    if done.returncode != 0:
        sys.exit(f"peers.py: {shlex.join(command)} ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout


class PokeEnv:
    """All moves of all fighters on all others."""

    def __init__(self):
        try:
            from poke_env.battle import Battle, Move, Pokemon
            from poke_env.calc.damage_calc_gen9 import calculate_damage
            from poke_env.data import GenData
        except ImportError:
            sys.exit("peers.py: poke-env is missing: pip install -r Experiments/peers/requirements.txt")
        data = GenData.from_gen(9)
        self.calculate = calculate_damage
        self.battle = Battle("damage", "me", logging.getLogger("peers"), 9)
        self.battle._player_role = "p1"
        self.moves = [Move(move, 9) for move in MOVES]

        def fighter(species):
            fighter = Pokemon(9, species=species)
            fighter._level = LEVEL
            fighter.stats = {
                stat: (2 * base + 31) * LEVEL // 100 + (10 + LEVEL if stat == "hp" else 5)
                for stat, base in data.pokedex[species]["baseStats"].items()
            }
            fighter._max_hp = fighter._current_hp = fighter.stats["hp"]
            return fighter

        self.battle._team = {f"p1: {species}": fighter(species) for species in SPECIES}
        self.battle._opponent_team = {f"p2: {species}": fighter(species) for species in SPECIES}
        self.pairs = [(a, b) for a in self.battle._team for b in self.battle._opponent_team]

    def round(self):
        """Calculations a second, and a digest of all of them."""
        digest = hashlib.sha256()
        start = time.process_time()
        for attacker, defender in self.pairs:
            for move in self.moves:
                digest.update(repr(self.calculate(attacker, defender, move, self.battle)).encode())
        seconds = time.process_time() - start
        return len(self.pairs) * len(self.moves) / seconds, digest.hexdigest()[:16]


def our_damage(program):
    rows = json.loads(program_output([program, "bench", "damage", "--runs", "1", "--jobs", "1", "--json"]))
    row = (rows if isinstance(rows, list) else rows["rows"])[0]
    return float(row["per_second"]), row["checksum"]


def line(name, peer, ours, theirs, checksum):
    ratios = sorted(a / b for a, b in zip(ours, theirs))
    numbers = [statistics.median(ratios), ratios[1], ratios[-2]]
    print(f"{name},{peer},{statistics.median(ours):.0f},{statistics.median(theirs):.0f},"
          + ",".join(f"{number:.1f}" for number in numbers) + f",{checksum}", flush=True)


class Battles:
    """The same battles here and in another simulator."""

    def __init__(self, program, simulator, count, folder):
        self.program, self.simulator, self.count, self.folder = program, shlex.split(simulator), count, folder
        self.logs, self.turns = {}, {}
        for size in (count // 10, count):
            self.play(size)
            with open(os.path.join(folder, "out", "battles.csv")) as file:
                rows = [row.rstrip("\n").split(",") for row in file][1:]
            self.turns[size] = sum(int(row[-3]) for row in rows)
            self.digest = hashlib.sha256("".join(row[-1] for row in rows).encode()).hexdigest()[:16]
            logs = [program_output([program, "replay", os.path.join(folder, "out"), row[0], "--input-log"]) for row in rows]
            self.logs[size] = "\n".join(logs) + "\n"

    def play(self, count):
        return seconds_of([
            self.program, "tournament", "--quiet", "--policy", "a=random", "--policy", "max-power", "--match-ups", "any",
            "--pairs", str(count // 2), "--battles-csv", "--jobs", "1", "--overwrite", "--out",
            os.path.join(self.folder, "out"),
        ], None)

    def rates(self):
        """Turns a second, ours and the other's."""
        small, large = self.count // 10, self.count
        turns = self.turns[large] - self.turns[small]
        # Battles here are so short that many more of them are needed to see them beside the start.
        ours = self.play(large * 100) - self.play(small * 100)
        theirs = seconds_of(self.simulator, self.logs[large]) - seconds_of(self.simulator, self.logs[small])
        if ours <= 0 or theirs <= 0:
            sys.exit("peers.py: too few battles to be measured: take more with --battles")
        return 100 * turns / ours, turns / theirs


def seconds_of(command, text):
    """Processor seconds of a program, given a text."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(command, input=text, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    except OSError as error:
        sys.exit(f"peers.py: {command[0]} cannot be run: {error.strerror}")
    if done.returncode != 0:
        sys.exit(f"peers.py: {shlex.join(command)} ended with {done.returncode}: {done.stderr.strip()[-500:]}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, 5 or more (default: 7)")
    parser.add_argument("--simulator", metavar="COMMAND", help="plays input logs from its standard input")
    parser.add_argument("--battles", type=int, default=1000, help="battles of a round of the simulator (default: 1000)")
    options = parser.parse_args()
    rounds = max(5, options.rounds)
    print("work,peer,ours_per_second,theirs_per_second,ratio,ratio_low,ratio_high,checksum")
    poke_env = PokeEnv()
    ours, theirs, checksums = [], [], set()
    for _ in range(rounds):
        rate, checksum = poke_env.round()
        theirs.append(rate)
        own, own_checksum = our_damage(options.program)
        ours.append(own)
        checksums.add((checksum, own_checksum))
    if len(checksums) != 1:
        sys.exit("peers.py: two rounds calculated different things")
    line("damage", "poke-env", ours, theirs, "-".join(checksums.pop()))
    if options.simulator:
        with tempfile.TemporaryDirectory() as folder:
            battles = Battles(options.program, options.simulator, options.battles, folder)
            rates = [battles.rates() for _ in range(rounds)]
        line("turns", "simulator", [rate[0] for rate in rates], [rate[1] for rate in rates], battles.digest)


if __name__ == "__main__":
    main()
