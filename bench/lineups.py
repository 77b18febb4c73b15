"""`python -m bench.lineups`: speed and copies by line-up, for the imported core.

Line-ups take turns in several rounds, and each counts with its fastest round, so that other work on
the machine affects all of them alike.
"""

from __future__ import annotations

import argparse
import sys

from bench.factions import line_ups
from bench.measure import copy, kind, microseconds, middles, whole_games
from undergrowth import Setup
from undergrowth.engine.owners import OURS
from undergrowth.words.rendering import titled


def measured(setup: Setup, seconds: float) -> tuple[float, float, float]:
    """Return decisions per second, those with more than one option, and the µs of a copy in
    mid-game."""
    figures = whole_games(setup, seconds)
    copied = microseconds(copy, middles(setup), seconds / 8)
    return figures["decisions per second"], figures["with more than one option"], copied


def fastest(rounds: int, setups: list[Setup], seconds: float) -> list[list[float]]:
    """Return the best figures of every setup."""
    best = [[0.0, 0.0, float("inf")] for _ in setups]
    for n in range(rounds):
        for at, each in enumerate(setups):
            told = f"\rround {n + 1} of {rounds}: {at + 1} of {len(setups)}"
            print(told, end="", file=sys.stderr)
            decisions, choices, copied = measured(each, seconds)
            old = best[at]
            best[at] = [max(old[0], decisions), max(old[1], choices), min(old[2], copied)]
    print("\r", " " * 40, "\r", end="", file=sys.stderr)
    return best


def table(seats: list[list[str]], figures: list[list[float]]) -> list[str]:
    """Return the figures as a Markdown table, with ratios to the first line-up."""
    lines = [
        "| line-up | decisions per second | of those, with more than one option | of the first "
        "| copy, µs |",
        "|---|---:|---:|---:|---:|",
    ]
    for each, (decisions, choices, copied) in zip(seats, figures, strict=True):
        names = ", ".join(titled(name, "faction") for name in each)
        share = f"{decisions / figures[0][0]:.2f}"
        lines.append(f"| {names} | {decisions:,.0f} | {choices:,.0f} | {share} | {copied:.1f} |")
    return lines


def beside_hirelings(rounds: int, map: str, seconds: float, package: str = OURS) -> list[str]:
    """H Return a table of the line-ups without hirelings and with three dealt ones."""
    seats = line_ups(package=package)
    setups = [
        Setup(map=map, seats=each, with_hirelings=hired)
        for each in seats
        for hired in (False, True)
    ]
    figures = fastest(rounds, setups, seconds)
    lines = [
        "| line-up | decisions per second | with three hirelings | ratio |",
        "|---|---:|---:|---:|",
    ]
    for at, each in enumerate(seats):
        alone, hired = figures[2 * at][0], figures[2 * at + 1][0]
        names = ", ".join(titled(name, "faction") for name in each)
        lines.append(f"| {names} | {alone:,.0f} | {hired:,.0f} | {hired / alone:.2f} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lineups", description=__doc__)
    parser.add_argument("--map", default="autumn")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each line-up and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--hirelings", action="store_true", help="without and with three of them")
    parser.add_argument("--package", default=OURS, help="a package of content")
    asked = parser.parse_args()
    print(f"Random games on {asked.map}, {kind()}:\n")
    if asked.hirelings:
        print("\n".join(beside_hirelings(asked.rounds, asked.map, asked.seconds, asked.package)))
        return
    seats = line_ups(package=asked.package)
    setups = [Setup(map=asked.map, seats=each) for each in seats]
    figures = fastest(asked.rounds, setups, asked.seconds)
    print("\n".join(table(seats, figures)))


if __name__ == "__main__":
    main()
