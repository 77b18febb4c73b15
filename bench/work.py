"""`python -m bench.work`: bytecodes that the interpreted core runs.

They are counted for a decision, a view, a deal of hidden information, and a position's value.

The same games take the same bytecodes on every machine, however busy it is, so a change of some per
cent shows at once.  `tests/tools/measuring/test_work.py` holds the numbers to what they were.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

from bench.measure import kind
from undergrowth import Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.table.book import book
from undergrowth.table.hidden.determinize import determinize

SETUPS: Final = {
    "base": Setup(map="autumn", seats=["marquise", "eyrie", "alliance", "vagabond"]),
    "riverfolk": Setup(
        map="autumn",
        seats=["lizard_cult", "riverfolk_company", "underground_duchy", "corvid_conspiracy"],
    ),
    "hundreds": Setup(
        map="winter", seats=["lord_of_the_hundreds", "keepers_in_iron", "marquise", "eyrie"]
    ),
    "hirelings": Setup(
        map="autumn",
        seats=["marquise", "eyrie", "alliance", "vagabond"],
        hirelings=["warm_sun_prophets", "riverfolk_flotilla", "popular_band"],
    ),
}
"""The line-ups that are counted, by name."""
SEED: Final = 2
DECISIONS: Final = 300
"""Decisions that are counted in each game, from its first on."""


class Counter:
    """Counts bytecodes while it traces."""

    def __init__(self) -> None:
        self.count = 0

    def enter(self, frame: FrameType, event: str, value: Any) -> Any:
        """Trace the bytecodes of a function that is called."""
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return self.step

    def step(self, frame: FrameType, event: str, value: Any) -> Any:
        """Count one bytecode."""
        if event == "opcode":
            self.count += 1
        return self.step


def bytecodes(setup: Setup) -> int:
    """Return the bytecodes of the counted decisions of one game, for each of them."""
    _go_on(Game.new(setup, SEED, log=False))  # what is made once and kept is there by now
    g = Game.new(setup, SEED, log=False)
    return _counted(lambda: _go_on(g)) // DECISIONS


def view_bytecodes(setup: Setup) -> int:
    """Return the bytecodes of one view (`observe`): the mean over the seats after the decisions."""
    g = Game.new(setup, SEED, log=False)
    _go_on(g)
    _observe_all(g)
    return _counted(lambda: _observe_all(g)) // g.seats


def deal_bytecodes(setup: Setup) -> int:
    """Return the bytecodes of a deal (`determinize`): the mean over the seats that it is for."""
    g = Game.new(setup, SEED, log=False)
    _go_on(g)
    _deal_all(g)
    return _counted(lambda: _deal_all(g)) // g.seats


def value_bytecodes(setup: Setup) -> int:
    """Return the bytecodes of a faction's value of a position: the mean over the seats."""
    g = Game.new(setup, SEED, log=False)
    _go_on(g)
    _value_all(g)
    return _counted(lambda: _value_all(g)) // g.seats


def _counted(work: Callable[[], None]) -> int:
    """Return the bytecodes that some work takes."""
    counter = Counter()
    before = sys.gettrace()
    sys.settrace(counter.enter)
    try:
        work()
    finally:
        sys.settrace(before)
    return counter.count


def _observe_all(g: Game) -> None:
    for seat in range(g.seats):
        g.observe(seat)


def _deal_all(g: Game) -> None:
    for seat in range(g.seats):
        determinize(g, seat, SEED)


def _value_all(g: Game) -> None:
    for faction in book(g).factions:
        faction.value(g)


def _go_on(g: Game) -> None:
    players = [make_player("random", seat, SEED * 8 + seat) for seat in range(g.seats)]
    assert play(g, players, DECISIONS, Tally(g.seats)) == DECISIONS


def main() -> None:
    if kind() != "interpreted":
        raise SystemExit("The core is compiled: count instructions by callgrind (bench/README.md).")
    for name, setup in SETUPS.items():
        deal, value = deal_bytecodes(setup), value_bytecodes(setup)
        print(f"{name:<12}{bytecodes(setup):>8,}{view_bytecodes(setup):>9,}{deal:>8,}{value:>8,}")


if __name__ == "__main__":
    main()
