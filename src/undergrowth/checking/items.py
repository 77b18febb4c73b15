"""Items that a package's boards hold: told of, read back, and never lost (5.1.5)."""

from __future__ import annotations

from collections.abc import Iterator

from undergrowth.engine.chance import seeded
from undergrowth.law.possible import items_in_play
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.sources import Source

_MANY = 99
"""More items of a kind than any board holds."""


class ItemCount:
    """The items of a game from turn to turn, and the answer after which some had changed."""

    def __init__(self) -> None:
        self._turn = 0
        self._had: list[int] = []
        """The items at the last question."""
        self._began: list[int] = []
        """The items as the turn began."""
        self._answer = ""
        self._told = 0
        self.noted = False
        """Whether a change has been noted; more of them would say the same."""

    def changed(self, g: Game) -> tuple[str, str] | None:
        """Return the answer after which items are gone, or are there twice, as a turn ends.

        A procedure may hold an item for a while; one that was removed from the game is told of.
        """
        now = items_in_play(g)
        log = g.log or []
        news, self._told = log[self._told :], len(log)
        gone = [str(each.fields.get("item")) for each in news if each.verb == "removed_item"]
        for number, name in enumerate(ITEMS.names()):
            for items in (self._began, self._had):
                if items:
                    items[number] -= gone.count(name)
        if self._had and now != self._had:
            self._answer = (g.answers or [""])[-1]
        self._had = now[:]
        if g.turns == self._turn or g.turns == 0:
            return None
        began, self._turn, self._began = self._began, g.turns, now[:]
        return (self._answer, _difference(began, now)) if began and began != now else None


def _difference(before: list[int], now: list[int]) -> str:
    said = []
    for number, name in enumerate(ITEMS.names()):
        n = now[number] - before[number]
        if n < 0:
            said.append(f"{-n} {name} {'is' if n == -1 else 'are'} nowhere")
        elif n > 0:
            said.append(f"{n} {name} {'is' if n == 1 else 'are'} there twice")
    return ", ".join(said)


def undeclared(g: Game, source: Source) -> Iterator[tuple[str, str]]:
    """Yield the methods by which a source tells of its items, with what they leave out.

    Its board is read from its description into a game with a full supply.
    """
    if source.board_at < 0:
        return
    empty = Game(g.setup, g.rulebook, seeded(1))
    empty.items = [_MANY] * len(ITEMS)
    doc = Reader(source.board_name(), dict(source.write_board(g)), source.board_entries())
    try:
        source.read_board(empty, doc)
    except Exception:  # a board that needs more of the table; the position shows its faults
        return
    taken = [_MANY - n for n in empty.items]
    held = source.items_held(g) or [0] * len(ITEMS)
    lacking = [name for n, name in enumerate(ITEMS.names()) if taken[n] > held[n]]
    if lacking:
        problem = f"does not tell of {', '.join(lacking)}, which read_board takes from the supply"
        yield "items_held", f"{problem}; expected how many of each item lie on its board"
    of_supply = source.items_of_supply(g) or [0] * len(ITEMS)
    other = [name for n, name in enumerate(ITEMS.names()) if taken[n] != of_supply[n]]
    if other and not lacking:
        problem = f"differs from what read_board takes from the supply ({', '.join(other)})"
        yield "items_of_supply", f"{problem}; expected the same (5.1.5)"
