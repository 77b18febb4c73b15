"""`python -m bench.bots`: greedy players against each automated opponent at each difficulty.

Three greedy players with factions of the first box play against one opponent, every line-up equally
often, on the maps in turn.  Writes the page `docs/bots.md`: the win rate and points of each
opponent by difficulty, and whether successive difficulties differ significantly.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, groupby, pairwise
from math import hypot
from pathlib import Path

from bench.factions import factions, home, opponents, wrapped
from bench.measured import moment
from undergrowth import Setup
from undergrowth.data import sheet
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.owners import OURS
from undergrowth.library import installed_maps
from undergrowth.lore import Choice, seat_choices
from undergrowth.sim.rows import Row
from undergrowth.sim.run import make_plan, play_plan
from undergrowth.sim.statistics import Summary, summarize
from undergrowth.table.game import library
from undergrowth.words.rendering import titled

PAGE = Path("docs") / "bots.md"
PEOPLE = 3
LEVELS = "level"
"""The kind of the option of a seat that sets the difficulty."""


@dataclass
class Measured:
    """One opponent at one difficulty, with its results."""

    opponent: str
    level: str
    found: Summary


def people() -> list[str]:
    """Return the factions in the box of a first game, which the greedy players use."""
    box = sheet("factions/" + sheet("setup").text("first_game.faction")).text("box")
    return [name for name in factions() if sheet(f"factions/{name}").word("box") == box]


def levels(opponent: str) -> list[str]:
    """Return an opponent's difficulties, from the easiest on."""
    return [
        value[0]
        for each in seat_choices(opponent)
        if _is_level(opponent, each)
        for value in each.values
    ]


def _is_level(opponent: str, choice: Choice) -> bool:
    options = sheet(f"factions/{opponent}").tables("seat_option")
    return any(each.text("id") == choice.id and each.word("kind") == LEVELS for each in options)


def setups(opponent: str, level: str) -> list[Setup]:
    """Return the line-ups of one opponent at one difficulty, on the maps in turn."""
    maps = installed_maps()
    found: list[Setup] = []
    for others in combinations(people(), PEOPLE):
        setup = Setup(map=maps[len(found) % len(maps)], seats=[f"{opponent}:{level}", *others])
        try:
            found.append(library().complete(setup))
        except BadSetup:
            continue  # the faction it automates, or one that it excludes
    return found


def measured(opponent: str, level: str, games: int, workers: int, seed: int) -> Measured:
    """Play at least `games` games of one opponent at one difficulty; return its results."""
    cells = setups(opponent, level)
    each = -(-games // len(cells))
    plan = make_plan(
        [(setup, ["greedy"] * (PEOPLE + 1)) for setup in cells], seed, shuffle_seats=True
    )
    rows: list[Row] = play_plan(plan, each, workers).rows
    (found,) = [one for one in summarize(rows, "faction") if one.name == opponent]
    return Measured(opponent, level, found)


def all_measured(games: int, workers: int, seed: int, package: str = OURS) -> list[Measured]:
    """Measure every opponent at every difficulty, with the same seeds for all."""
    asked = [(name, level) for name in opponents(package) for level in levels(name)]
    done: list[Measured] = []
    for opponent, level in asked:
        print(
            f"\r{len(done)} of {len(asked)}: {opponent}:{level}{' ' * 20}",
            end="",
            file=sys.stderr,
            flush=True,
        )
        done.append(measured(opponent, level, games, workers, seed))
    print(file=sys.stderr)
    return done


def page(done: list[Measured], command: str) -> Iterator[str]:
    """Yield the lines of the page."""
    games = sum(each.found.games for each in done)
    yield "# How hard the automated opponents are"
    yield ""
    others = ", ".join(titled(each, "faction") for each in people())
    yield f"Made by `{command}`; do not edit. {moment()}, {games:,} games of four:"
    yield f"one opponent against {PEOPLE} `greedy` players, every line-up of {others}"
    yield "without its kin, maps in turn, seats drawn anew, no traits. A fair share is 25%."
    yield ""
    yield from table(done)
    yield ""
    yield "## From one difficulty to the next"
    yield ""
    yield from steps(done)


def table(done: list[Measured]) -> Iterator[str]:
    """Yield a table of the opponents' win rates, by difficulty."""
    yield "| opponent | difficulty | games | wins | 95% interval | mean points |"
    yield "|---|---|---:|---:|---|---:|"
    for each in done:
        one = each.found
        names = f"{titled(each.opponent, 'faction')} | {titled(each.level, 'level')}"
        interval = f"{one.low:.0%} to {one.high:.0%}"
        yield f"| {names} | {one.games:,} | {one.share:.1%} | {interval} | {one.points:.1f} |"


def steps(done: list[Measured]) -> Iterator[str]:
    """Yield the comparisons of each difficulty with the one before."""
    yield "The Law gives every difficulty something more than the one before, and nothing less"
    yield "(R.3.3.1). Two are told apart where 0 is outside the 95% interval of the difference of"
    yield "their shares (Newcombe's). Where they are not, what is added matters little against"
    yield "these players, or more games would show it: mean points may. In brackets stands all that"
    yield "the Law changes from one to the next, by its names in the data of the opponent."
    yield ""
    for opponent, found in groupby(done, lambda each: each.opponent):
        told = "; ".join(f"{step(*two)} ({changed(*two)})" for two in pairwise(found))
        yield wrapped(f"* {titled(opponent, 'faction')}: {told}.", "  ")


def step(one: Measured, two: Measured) -> str:
    """Return a sentence on whether two difficulties differ significantly."""
    names = titled(one.level, "level"), titled(two.level, "level")
    low, high = difference(one.found, two.found)
    if low > 0 or high < 0:
        return f"{names[1]} wins {'more' if low > 0 else 'fewer'} games than {names[0]}"
    points = f"{one.found.points:.1f} and {two.found.points:.1f} points"
    if one.found.share == two.found.share == 1:
        return f"{names[0]} and {names[1]} both win every game ({points})"
    return f"{names[0]} and {names[1]} cannot be told apart by wins ({points})"


def changed(one: Measured, two: Measured) -> str:
    """R.3.3.1 Return the numbers that differ between two difficulties."""
    numbers = sheet(f"factions/{one.opponent}").table("difficulty")
    before, after = numbers.counts(one.level), numbers.counts(two.level)
    found = [
        f"{name} {before.get(name, 0)} → {count}"
        for name, count in after.items()
        if before.get(name, 0) != count
    ]
    return ", ".join(found).replace("_", " ")


def difference(one: Summary, two: Summary) -> tuple[float, float]:
    """Return the 95% interval of the difference of two shares (Newcombe's method)."""
    seen = two.share - one.share
    below = hypot(two.share - two.low, one.high - one.share)
    above = hypot(two.high - two.share, one.share - one.low)
    return seen - below, seen + above


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of each opponent and difficulty")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--package", default=OURS, help="a package of content")
    parser.add_argument("--out", type=Path, help="the page that is written")
    asked = parser.parse_args()
    done = all_measured(asked.games, asked.workers, asked.seed, asked.package)
    command = f"python -m bench.bots --games {asked.games} --seed {asked.seed}"
    command += f" --package {asked.package}" if asked.package else ""
    (asked.out or home(asked.package) / PAGE).write_text(
        "\n".join(page(done, command)) + "\n", "utf-8"
    )
    print("\n".join(table(done)))


if __name__ == "__main__":
    main()
