"""`python -m bench.bots`: greedy players against each automated opponent at each difficulty.

Three greedy players of the first box sit with one opponent, every line-up of them equally often,
maps in turn.  Writes the page `docs/bots.md`: how often each opponent won, by difficulty, and
whether it gets harder from one to the next.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path

import undergrowth
from undergrowth import Setup
from undergrowth.data import sheet
from undergrowth.engine.errors import BadSetup
from undergrowth.library import automated_factions, installed_maps, played_factions
from undergrowth.lore import Choice, seat_choices
from undergrowth.sim.rows import Row
from undergrowth.sim.run import make_plan, play_plan
from undergrowth.sim.statistics import Summary, summarize
from undergrowth.table.game import library
from undergrowth.words.rendering import titled

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
PEOPLE = 3
LEVELS = "level"
"""The kind of words of which the options of a seat choose how hard it is."""


@dataclass
class Measured:
    """One opponent at one difficulty."""

    opponent: str
    level: str
    found: Summary


def people() -> list[str]:
    """The factions of the box that a first game is played with, by whom greedy players sit."""
    box = sheet("factions/" + sheet("setup").text("first_game.faction")).text("box")
    return [name for name in played_factions() if sheet(f"factions/{name}").word("box") == box]


def levels(opponent: str) -> list[str]:
    """Its difficulties, from the easiest on."""
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
    """The line-ups of one opponent at one difficulty, each on the next map."""
    maps = installed_maps()
    found: list[Setup] = []
    for others in combinations(people(), PEOPLE):
        setup = Setup(map=maps[len(found) % len(maps)], seats=[f"{opponent}:{level}", *others])
        try:
            found.append(library().complete(setup))
        except BadSetup:
            continue  # its kin, or what cannot sit with it
    return found


def measured(opponent: str, level: str, games: int, workers: int, seed: int) -> Measured:
    """So many games of one opponent at one difficulty, at least."""
    cells = setups(opponent, level)
    each = -(-games // len(cells))
    plan = make_plan(
        [(setup, ["greedy"] * (PEOPLE + 1)) for setup in cells], seed, shuffle_seats=True
    )
    rows: list[Row] = play_plan(plan, each, workers).rows
    (found,) = [one for one in summarize(rows, "faction") if one.name == opponent]
    return Measured(opponent, level, found)


def all_measured(games: int, workers: int, seed: int) -> list[Measured]:
    """Every opponent at every difficulty; the same seeds for all of them."""
    asked = [(name, level) for name in automated_factions() for level in levels(name)]
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
    """The lines of the page."""
    games = sum(each.found.games for each in done)
    yield "# How hard the automated opponents are"
    yield ""
    others = ", ".join(titled(each, "faction") for each in people())
    yield f"Made by `{command}`; do not edit. {undergrowth.__version__}, {games:,} games of four:"
    yield f"one opponent against {PEOPLE} `greedy` players, every line-up of {others}"
    yield "without its kin, maps in turn, seats drawn anew, no traits. A fair share is 25%."
    yield ""
    yield from table(done)
    yield ""
    yield "## From one difficulty to the next"
    yield ""
    yield from steps(done)


def table(done: list[Measured]) -> Iterator[str]:
    """Shares of wins of the opponents, by difficulty."""
    yield "| opponent | difficulty | games | wins | 95% interval | mean points |"
    yield "|---|---|---:|---:|---|---:|"
    for each in done:
        one = each.found
        names = f"{titled(each.opponent, 'faction')} | {titled(each.level, 'level')}"
        interval = f"{one.low:.0%} to {one.high:.0%}"
        yield f"| {names} | {one.games:,} | {one.share:.1%} | {interval} | {one.points:.1f} |"


def steps(done: list[Measured]) -> Iterator[str]:
    """Where an opponent wins no more often than at the difficulty before."""
    pairs = [(one, two) for one, two in pairwise(done) if one.opponent == two.opponent]
    found = [_step(one, two) for one, two in pairs if two.found.share <= one.found.share]
    yield from found or [
        "Every opponent wins more often at each difficulty than at the one before."
    ]


def _step(one: Measured, two: Measured) -> str:
    """What was seen of two difficulties, of which the second did not win more."""
    sure = two.found.high < one.found.low
    return (
        f"* {titled(one.opponent, 'faction')}: {_share(two)} wins no more than {_share(one)};"
        f" {'more than chance explains' if sure else 'chance may explain it'}."
    )


def _share(one: Measured) -> str:
    name = titled(one.level, "level")
    return f"{name} ({one.found.share:.1%}, {one.found.points:.1f} points)"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of each opponent and difficulty")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--out", type=Path, default=PAGE, help="the page that is written")
    asked = parser.parse_args()
    done = all_measured(asked.games, asked.workers, asked.seed)
    command = f"python -m bench.bots --games {asked.games} --seed {asked.seed}"
    asked.out.write_text("\n".join(page(done, command)) + "\n", "utf-8")
    print("\n".join(table(done)))


if __name__ == "__main__":
    main()
