#!/usr/bin/env python3
"""Pictures of sweeps and tunings from their CSV files, as PNG and SVG beside them.

A folder with sweep.csv gives effects (what each weight is worth and changes), curves (score over value, a panel a weight,
with bands) and, where two weights form a grid, a heat map. One with steps.csv gives the way of a tuning and what was
confirmed; its look around gives curves, too.
"""

import argparse
import csv
import math
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

# The same bytes from the same numbers.
matplotlib.rcParams.update({
    "svg.hashsalt": "battlelab", "svg.fonttype": "path", "font.size": 8, "axes.spines.top": False,
    "axes.spines.right": False, "figure.constrained_layout.use": True, "axes.titlesize": 8,
})
COLOURS = ["#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377"]
ALL = "#222222"


def rows(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


def number(text):
    return float(text) if text else None


def save(figure, folder, name):
    figure.savefig(folder / f"{name}.png", dpi=130, metadata={"Software": None})
    figure.savefig(folder / f"{name}.svg", metadata={"Date": None, "Creator": None})
    plt.close(figure)
    print(folder / f"{name}.png")


def curve(found, weight):
    """Value, difference and its interval in percent, ascending, of the rows that vary a weight alone and of the base."""
    picked = [r for r in found if r["varied"] in (weight, "base") and r["difference"]]
    points = sorted((float(r[weight]), *(100 * float(r[c]) for c in ("difference", "difference_low", "difference_high")))
                    for r in picked)
    return list(zip(*points))


def curves(folder, found, points, name):
    """A panel a weight: the difference to the base over the weight's value, for each opponent and for all together."""
    weights = []
    for row in points:
        if row["varied"] not in ("", "base") and row["difference"] and row["varied"] not in weights:
            weights.append(row["varied"])
    if not weights:
        return
    opponents = list(dict.fromkeys(row["opponent"] for row in found))
    columns = min(5, len(weights))
    lines = math.ceil(len(weights) / columns)
    figure, axes = plt.subplots(lines, columns, figsize=(2.5 * columns, 1.9 * lines + 0.5), squeeze=False)
    for place, weight in enumerate(weights):
        panel = axes[place // columns][place % columns]
        for opponent, colour in zip(opponents, COLOURS):
            data = curve([r for r in found if r["opponent"] == opponent], weight)
            if len(opponents) > 1 and data:
                panel.plot(data[0], data[1], color=colour, linewidth=0.8, label=opponent)
        value, middle, low, high = curve(points, weight)
        panel.fill_between(value, low, high, color=ALL, alpha=0.15, linewidth=0)
        panel.plot(value, middle, color=ALL, linewidth=1.4, label="all, with 95 % band")
        base = next(float(r[weight]) for r in points if r["varied"] == "base")
        panel.axvline(base, color="#999999", linewidth=0.6, linestyle=":")
        panel.axhline(0, color="#999999", linewidth=0.6)
        panel.set_title(weight)
    for place in range(len(weights), lines * columns):
        axes[place // columns][place % columns].set_visible(False)
    figure.supylabel("difference to the base, percent of score")
    handles, labels = axes[0][0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncol=len(labels), frameon=False)
    save(figure, folder, name)


def effects(folder):
    """What each weight is worth, and the share of decisions that it changes."""
    found = [r for r in rows(folder / "effects.csv") if r["effect"]]
    if not found:
        return
    found.sort(key=lambda r: float(r["effect"]))
    figure, (left, right) = plt.subplots(1, 2, figsize=(8, 0.18 * len(found) + 1.2), sharey=True)
    for place, row in enumerate(found):
        colour = COLOURS[0] if row["resolved"] == "yes" else "#bbbbbb"
        middle, low, high = (100 * float(row[c]) for c in ("effect", "effect_low", "effect_high"))
        left.plot([low, high], [place, place], color=colour, linewidth=1.5)
        left.plot(middle, place, "o", color=colour, markersize=3.5)
        right.barh(place, 100 * float(row["changed_share"]), color=colour, height=0.6)
    left.set_yticks(range(len(found)), [row["weight"] for row in found])
    left.axvline(0, color="#999999", linewidth=0.6)
    left.set_xlabel("best value against worst, percent of score (95 %)")
    right.set_xlabel("decisions that some value changes, percent")
    save(figure, folder, "effects")


def heat_map(folder, points):
    """Two weights that form a grid."""
    names = list(points[0])[2:list(points[0]).index("rank")]
    if len(names) != 2 or any(row["varied"] not in ("", "base") for row in points):
        return
    played = {(float(r[names[0]]), float(r[names[1]])): 100 * float(r["difference"]) for r in points if r["difference"]}
    grid = [p for p in played if sum(q[0] == p[0] for q in played) > 1 and sum(q[1] == p[1] for q in played) > 1]
    xs, ys = sorted({p[0] for p in grid}), sorted({p[1] for p in grid})
    if len(xs) < 2 or len(ys) < 2:
        return
    values = [[played.get((x, y), math.nan) for x in xs] for y in ys]
    reach = max(abs(v) for line in values for v in line if not math.isnan(v)) or 1
    figure, panel = plt.subplots(figsize=(1.5 + 0.5 * len(xs), 1.5 + 0.4 * len(ys)))
    image = panel.imshow(values, origin="lower", cmap="RdBu", vmin=-reach, vmax=reach, aspect="auto")
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            if not math.isnan(value):
                dark = abs(value) > 0.6 * reach
                panel.text(column, row, f"{value:+.2f}", ha="center", va="center", fontsize=6,
                           color="white" if dark else "black")
    panel.set_xticks(range(len(xs)), [f"{x:g}" for x in xs])
    panel.set_yticks(range(len(ys)), [f"{y:g}" for y in ys])
    panel.set_xlabel(names[0])
    panel.set_ylabel(names[1])
    figure.colorbar(image, label="difference to the base, percent of score")
    save(figure, folder, "heat-map")


def convergence(folder):
    """The way of every tuned parameter, as a share of its range, and the score of the evaluations."""
    steps = rows(folder / "steps.csv")
    best = {row["weight"]: row for row in rows(folder / "best.csv")}
    tuned = [name for name, row in best.items() if row["tuned"] == "yes"]
    columns = min(5, len(tuned))
    lines = 1 + math.ceil(len(tuned) / columns)
    figure = plt.figure(figsize=(2.5 * columns, 1.7 * lines + 0.3))
    layout = figure.add_gridspec(lines, columns)
    top = figure.add_subplot(layout[0, :])
    number_of = [int(r["step"]) for r in steps]
    scores = [50 * (float(r["score_plus"]) + float(r["score_minus"])) for r in steps]
    width = max(1, len(scores) // 50)
    means = [sum(scores[max(0, k - width):k + 1]) / len(scores[max(0, k - width):k + 1]) for k in range(len(scores))]
    top.plot(number_of, scores, ".", markersize=1, color="#bbbbbb", label="a step's two evaluations")
    top.plot(number_of, means, color=COLOURS[0], linewidth=1.2, label=f"mean of {width} steps")
    top.set_title("score against the opponents, percent")
    top.legend(frameon=False, loc="lower right")
    for place, name in enumerate(tuned):
        panel = figure.add_subplot(layout[1 + place // columns, place % columns])
        row = best[name]
        if row["good_low"]:
            panel.axhspan(float(row["good_low"]), float(row["good_high"]), color=COLOURS[2], alpha=0.12, linewidth=0)
        panel.plot(number_of, [float(r[name]) for r in steps], color=COLOURS[0], linewidth=0.9)
        panel.axhline(float(row["base"]), color="#999999", linewidth=0.8, linestyle=":")
        panel.axhline(float(row["value"]), color=COLOURS[1], linewidth=0.9)
        panel.set_ylim(float(row["low"]), float(row["high"]))
        panel.set_title(name)
    figure.supxlabel("step (dotted: base; red: found; green: as good around it)")
    save(figure, folder, "convergence")


def confirmation(folder):
    """Differences to the base on pairs that tuning never saw."""
    found = rows(folder / "confirm.csv")[::-1]
    figure, panel = plt.subplots(figsize=(6.5, 0.26 * len(found) + 0.9))
    for place, row in enumerate(found):
        colour = {"better": COLOURS[2], "worse": COLOURS[1]}.get(row["verdict"], "#999999")
        middle, low, high = (100 * float(row[c]) for c in ("difference", "difference_low", "difference_high"))
        panel.plot([low, high], [place, place], color=colour, linewidth=2.5 if row["opponent"] == "all" else 1.3)
        panel.plot(middle, place, "o", color=colour, markersize=4)
    panel.set_yticks(range(len(found)), [f"{row['part']}: {row['opponent']}" for row in found])
    panel.axvline(0, color="#999999", linewidth=0.6)
    panel.set_xlabel("more than the base, percent of score (95 %)")
    save(figure, folder, "confirmation")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, metavar="DIR", help="a folder that sweep or tune wrote")
    for folder in parser.parse_args().folders:
        if (folder / "steps.csv").exists():
            convergence(folder)
            confirmation(folder)
            if (folder / "profile.csv").exists():
                curves(folder, rows(folder / "profile.csv"), rows(folder / "profile-points.csv"), "profile")
        elif (folder / "sweep.csv").exists():
            points = rows(folder / "points.csv")
            effects(folder)
            curves(folder, rows(folder / "sweep.csv"), points, "curves")
            heat_map(folder, points)
        else:
            parser.error(f"{folder} has neither sweep.csv nor steps.csv")


if __name__ == "__main__":
    main()
