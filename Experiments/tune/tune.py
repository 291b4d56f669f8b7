#!/usr/bin/env python3
"""Tunes a policy's numbers with Optuna, by CMA-ES unless told otherwise, through `battlelab evaluate`.

Every trial is a question to a `battlelab evaluate` that stays open. Several of these programs, on one machine or many, tune
together when they are given the same storage and study. At the end the best centre is looked around, parameter by
parameter, and written as a file of weights; `battlelab tune` and `battlelab tournament` confirm it.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import NormalDist

import optuna

FIRST_SEED = 1_000_003


class Evaluator:
    """A running `battlelab evaluate`: one question a line, one answer a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.battles = 0

    def ask(self, parameters, pairs, seed, base=None):
        question = {"parameters": parameters, "pairs": pairs, "seed": seed}
        if base is not None:
            question["base"] = base
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the evaluator ended with status {self.process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise SystemExit(f"the evaluator says: {answer['error']}")
        self.battles += answer["battles"]
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def parse_range(text):
    """`koBonus=0...120` as name, low and high."""
    try:
        name, values = text.split("=", 1)
        low, high = (float(end) for end in values.split("...", 1))
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is no NAME=LOW...HIGH, such as koBonus=0...120") from None
    if not low < high:
        raise argparse.ArgumentTypeError(f"{name}: the range is empty")
    return name, low, high


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example:\n  tune.py --vary koBonus=0...120 --vary repeatFirst=0...60 --trials 500 \\\n"
        "    -- .build/release/battlelab evaluate --against max-damage --against heuristic")
    parser.add_argument("--vary", action="append", required=True, type=parse_range, metavar="NAME=LOW...HIGH")
    parser.add_argument("--trials", type=int, default=500, help="trials of this process (default 500)")
    parser.add_argument("--pairs", type=int, default=200, help="pairs of a trial against each opponent (default 200)")
    parser.add_argument("--sampler", choices=["cma-es", "tpe", "random"], default="cma-es")
    parser.add_argument("--storage", help="Optuna's storage, such as sqlite:///study.db or a file for its journal; "
                        "in memory without")
    parser.add_argument("--study", default="battlelab", help="the study's name in the storage")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile-pairs", type=int, default=2000, help="pairs of each point of the look around")
    parser.add_argument("--values", type=int, default=11, help="values of a parameter in the look around")
    parser.add_argument("--out", type=Path, required=True, help="folder for trials.csv, best.csv and best.json")
    parser.add_argument("command", nargs="+", help="the evaluator's command line, after --")
    return parser.parse_args()


def storage(text):
    if text is None or "://" in text:
        return text
    from optuna.storages.journal import JournalFileBackend
    return optuna.storages.JournalStorage(JournalFileBackend(text))


def sampler(options):
    if options.sampler == "random":
        return optuna.samplers.RandomSampler(seed=options.seed)
    if options.sampler == "tpe":
        return optuna.samplers.TPESampler(seed=options.seed, multivariate=True)
    return optuna.samplers.CmaEsSampler(seed=options.seed)


def scaled(place, low, high):
    """The value at a place 0…1 of a range. Trials have places, so that all parameters are alike to the sampler."""
    return round(low + (high - low) * place, 6)


def finished(study):
    return [t for t in study.trials if t.state == optuna.trial.TrialState.COMPLETE]


def centre(study, ranges, share=0.5):
    """The mean of the better half of the second half of the trials: one trial alone is mostly luck."""
    trials = finished(study)
    late = trials[len(trials) // 2:]
    late.sort(key=lambda t: -t.value)
    best = late[:max(1, int(len(late) * share))]
    return {name: round(scaled(sum(t.params[name] for t in best) / len(best), low, high), 4)
            for name, low, high in ranges}


def profile(evaluator, best, ranges, options):
    """For each parameter the values that cannot be told from the best one, the others at theirs."""
    rows = []
    for name, low, high in ranges:
        values = [low + (high - low) * k / (options.values - 1) for k in range(options.values)] + [best[name]]
        scores = {}
        seed = FIRST_SEED * 7 + options.seed
        for value in values:
            scores[value] = evaluator.ask({**best, name: value}, options.profile_pairs, seed)["score"]
        top = max(values, key=scores.get)
        z = NormalDist().inv_cdf(1 - 0.025 / (len(values) - 1))
        good = []
        for value in values:
            answer = evaluator.ask({**best, name: value}, options.profile_pairs, seed, base={**best, name: top})
            # Two more pairs, as in the differences of battlelab itself, keep the error above 0.
            if value == top or answer["difference"] + z * answer["difference_error"] >= 0:
                good.append(value)
        rows.append((name, best[name], min(good), max(good)))
    return rows


def write(path, text):
    temporary = path.with_suffix(path.suffix + ".tmp")
    temporary.write_text(text)
    temporary.replace(path)


def main():
    options = arguments()
    ranges = options.vary
    names = [name for name, _, _ in ranges]
    options.out.mkdir(parents=True, exist_ok=True)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        study_name=options.study, storage=storage(options.storage), sampler=sampler(options), direction="maximize",
        load_if_exists=True)
    evaluator = Evaluator(options.command)
    size = 4 + int(3 * len(names) ** 0.5)

    def objective(trial):
        parameters = {name: scaled(trial.suggest_float(name, 0, 1), low, high) for name, low, high in ranges}
        # A generation's trials share their pairs: what counts is which of them is better.
        seed = FIRST_SEED + trial.number // size
        answer = evaluator.ask(parameters, options.pairs, seed)
        trial.set_user_attr("error", answer["score_error"])
        return answer["score"]

    def progress(study, trial):
        if trial.number % 50 == 49:
            print(f"{trial.number + 1} trials, {evaluator.battles} battles", file=sys.stderr)

    study.optimize(objective, n_trials=options.trials, callbacks=[progress])
    best = centre(study, ranges)
    rows = profile(evaluator, best, ranges, options)
    evaluator.close()

    lines = ["trial,score,error," + ",".join(names)]
    for trial in finished(study):
        values = [f"{trial.value:.6f}", f"{trial.user_attrs['error']:.6f}"]
        values += [f"{scaled(trial.params[name], low, high):g}" for name, low, high in ranges]
        lines.append(f"{trial.number}," + ",".join(values))
    write(options.out / "trials.csv", "\n".join(lines) + "\n")
    lines = ["weight,value,good_low,good_high"]
    lines += [f"{name},{value:g},{low:g},{high:g}" for name, value, low, high in rows]
    write(options.out / "best.csv", "\n".join(lines) + "\n")
    write(options.out / "best.json", json.dumps({"schemaVersion": 1, "weights": best}, indent=2) + "\n")
    print("\n".join(lines))
    print(f"{evaluator.battles} battles; written to {options.out}: trials.csv, best.csv, best.json")


if __name__ == "__main__":
    main()
