"""A game as numbers, as one seat sees it: the content of `shown.observe`, for learners.

Everything here is either public or decided by the same functions that `observe` uses:
`table.hidden.faces` for pieces, `table.hidden.unknown` for cards.  Numbers are 0 to 255; larger
ones are written as 255.
"""

from __future__ import annotations

from typing import Final

from undergrowth.ai.encoding.answers import Answers
from undergrowth.ai.encoding.boards import BoardPart
from undergrowth.ai.encoding.context import Context
from undergrowth.ai.encoding.hashing import add_word
from undergrowth.ai.encoding.layout import USED, Layout
from undergrowth.ai.encoding.map import MapPart
from undergrowth.ai.encoding.seats import SeatPart
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.given import Given, given_as, given_list
from undergrowth.table.book import Book
from undergrowth.table.game import Game, library
from undergrowth.table.setup import Setup
from undergrowth.table.uses import USES

GREATEST: Final = 255


class Encoder:
    """A writer of observations and masks for the games of one line-up.

    Make it once and use it for all their games.  Raises `BadSetup` for a setup that no game can
    begin with, and for one where something is dealt or drafted during setup, since the layout would
    not be known in advance.
    """

    def __init__(self, setup: Given[Setup]) -> None:
        self.setup: Final = library().complete(given_as("the setup", setup, Setup, BadSetup))
        """The completed setup, with which games of this line-up begin."""
        _check_settled(self.setup)
        library().opening(self.setup)  # raises for a setup that no game can begin with
        rules = library().rulebook(self.setup)
        assert isinstance(rules, Book)
        self.answers: Final = Answers(rules)
        """The numbered answers of the line-up: a mask has a byte for each."""
        self.layout: Final = Layout(rules, self.answers)
        """The layout of an observation of the line-up."""
        self._moment: Final = _Moment(self.layout, rules)
        self._context: Final = Context(self.layout, rules.box)
        self._seats: Final = SeatPart(self.layout, rules)
        self._map: Final = MapPart(self.layout, rules)
        self._boards: Final[list[BoardPart]] = []
        for number, board in enumerate(self.layout.boards):
            name = f"board {rules.box.board_names[number]}"
            self._boards.append(BoardPart(number, board, name, self.layout))

    def __reduce__(self) -> tuple[object, ...]:
        return Encoder, (self.setup,)

    def row(self, g: Given[Game], viewer: Given[int | str]) -> list[int]:
        """Return the observation of a seat, in the order of `layout`; NOBODY sees what is public.

        The game must be one of this line-up.  The options are included only for the seat that is
        asked.
        """
        return list(self.bytes(g, viewer))

    def write(
        self,
        g: Given[Game],
        viewer: Given[int | str],
        view: Given[memoryview],
        legal: Given[list[int] | None] = None,
    ) -> None:
        """Write the observation into a buffer of `layout.size` unsigned bytes.  Raises
        `BadText`."""
        write_into(view, self.bytes(g, viewer, legal))

    def bytes(
        self, g: Given[Game], viewer: Given[int | str], legal: Given[list[int] | None] = None
    ) -> bytearray:
        """Return the observation with a byte for each number.

        `legal` are the numbers of the options, if the caller has them.  Raises `BadText`.
        """
        game = given_as("the game", g, Game)
        numbers = None if legal is None else given_list("the options", legal, int)
        return self._bytes(game, game.seat_of(viewer), numbers)

    def _bytes(self, g: Game, viewer: int, legal: list[int] | None) -> bytearray:
        row = bytearray(self.layout.size)
        self._moment.write(g, viewer, row)
        self._context.write_limits(g, row)
        self._seats.write(g, viewer, row)
        self._map.write(g, viewer, row)
        for part in self._boards:
            part.write(g, viewer, row)
        decision = g.decision
        if decision is not None and decision.seat == viewer:
            numbers = legal if legal is not None else self.answers.numbers(decision.offered)
            self._moment.write_asked(numbers, self.answers, row)
            self._context.write(g, viewer, row)
        return row


def write_into(view: object, row: bytearray) -> None:
    """Write a row into a buffer of the same size in bytes.  Raises `BadText` for any other
    buffer."""
    buffer = given_as("the buffer", view, memoryview)
    if buffer.nbytes != len(row) or buffer.format != "B" or buffer.readonly:
        raise BadText(f"the buffer: expected one of {len(row)} unsigned bytes that can be written")
    buffer[:] = row


class _Moment:
    """Writer of the slices about the moment: the viewer, the turn, and the seat that decides."""

    def __init__(self, layout: Layout, rules: Book) -> None:
        self._asked: Final = layout.start("asked")
        self._viewer: Final = layout.start("viewer")
        self._decides: Final = layout.start("decides")
        self._turn: Final = layout.start("turn")
        self._phase: Final = layout.start("phase")
        self._turns: Final = layout.start("turns")
        self._used: Final[dict[int, int]] = {}
        self._otherwise: Final = layout.start("used otherwise")
        for source in rules.sources:
            use = USES.text(source.use_mark)
            self._used[source.use_mark] = layout.start("used") + layout.uses.index(use)

    def write(self, g: Game, viewer: int, row: bytearray) -> None:
        if viewer >= 0:
            row[self._viewer + viewer] = 1
        if g.turn >= 0:
            row[self._turn + g.turn] = 1
        row[self._phase + g.phase] = 1
        at = self._turns
        row[at] = min(GREATEST, g.turns)
        row[at + 1] = 1 if g.over else 0
        row[at + 2] = len(g.deck)
        decision = g.decision
        if decision is not None and decision.seat >= 0:
            row[self._decides + decision.seat] = 1
        for mark in g.used:
            if mark in self._used:
                row[self._used[mark]] = 1
            else:
                add_word(USES.text(mark), 1, row, self._otherwise, USED)

    def write_asked(self, numbers: list[int], answers: Answers, row: bytearray) -> None:
        """Write the number of options of each verb.

        Options of one verb mostly stand together, so the verb is looked up only where it changes.
        """
        verb, n = -1, 0
        for number in numbers:
            following = answers.verb_of(number)
            if following != verb:
                verb, n = following, row[self._asked + following]
            n += 1
            row[self._asked + verb] = min(GREATEST, n)


def _check_settled(setup: Setup) -> None:
    """Raise `BadSetup` for a line-up that is settled only in the course of a game."""
    dealt = "landmarks" if setup.landmarks > 0 and not setup.in_play else ""
    if setup.draft:
        dealt = "factions"
    elif setup.with_hirelings and not setup.hirelings:
        dealt = "hirelings"
    if dealt:
        raise BadSetup(f"observations need a settled line-up, and {dealt} are dealt: name them")
