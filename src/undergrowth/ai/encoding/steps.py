"""A game played by numbers: the loop that all environments share."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.encoding.encoder import Encoder
from undergrowth.engine.errors import BadText, IllegalAction
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.given import Given, given_as, given_number
from undergrowth.table.game import Game


class Steps:
    """A game at a question with at least two options, or over; it is answered by numbers.

    A question with one option is answered automatically, as for computer players.
    """

    def __init__(self, encoder: Given[Encoder], g: Given[Game]) -> None:
        self.encoder: Final = given_as("the encoder", encoder, Encoder)
        """The encoder of the line-up, which numbers the answers."""
        self.game: Final = given_as("the game", g, Game)
        """The game that is played; each answer changes it."""
        self.legal: list[int] = []
        """The numbers of the options, in the order of the options; a new list for each question."""
        self._settle()

    @property
    def seat(self) -> int:
        """The seat that decides, or NOBODY when the game is over."""
        decision = self.game.decision
        return decision.seat if decision is not None else NOBODY

    def step(self, number: Given[int]) -> None:
        """Answer with the option of this number, and go on to the next question.

        Raises `IllegalAction` for a number that is not offered, with the game unchanged, and
        `BadText` for a wrong type.
        """
        asked = given_as("the number of an option", number, int)
        decision = self.game.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        legal = self.legal
        for i in range(len(legal)):
            if legal[i] == asked:
                self.game.take(decision.offered[i])
                self._settle()
                return
        expected = ", ".join([f"{n} ({self.encoder.answers.texts[n]})" for n in legal[:12]])
        raise IllegalAction(f"{asked} is not offered: expected {expected}")

    def take(self, number: Given[int]) -> None:
        """Answer with the option at this index.

        Raises `IllegalAction` for an index without an option, and `BadText` for a wrong type.
        """
        place = given_number("the place of an option", number, 0)
        decision = self.game.decision
        if decision is None or place >= len(decision.offered):
            raise IllegalAction(f"no option stands at {place}")
        self.game.take(decision.offered[place])
        self._settle()

    def copy(self) -> Steps:
        """Return an independent copy of the game, without a log."""
        return Steps(self.encoder, self.game.copy())

    def __copy__(self) -> Steps:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Steps:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Steps, (self.encoder, self.game)

    def write(self, view: Given[memoryview]) -> None:
        """Write the observation of the seat that decides into a buffer of `layout.size` bytes."""
        self.encoder.write(self.game, self.seat, view, self.legal)

    def write_mask(self, mask: Given[memoryview]) -> None:
        """Write a 1 for each option into a buffer of zeros, which has a byte for each answer.

        Raises `BadText` for a buffer of another size.
        """
        buffer = self._mask(mask)
        for number in self.legal:
            buffer[number] = 1

    def clear_mask(self, mask: Given[memoryview]) -> None:
        """Write 0 for each option, to undo `write_mask` at the same question."""
        buffer = self._mask(mask)
        for number in self.legal:
            buffer[number] = 0

    def _mask(self, mask: object) -> memoryview:
        buffer = given_as("the mask", mask, memoryview)
        answers = len(self.encoder.answers)
        if buffer.nbytes != answers or buffer.itemsize != 1 or buffer.readonly:
            raise BadText(f"the mask: expected {answers} bytes that can be written")
        return buffer

    def _settle(self) -> None:
        g = self.game
        decision = g.decision
        while decision is not None and len(decision.offered) == 1:
            g.take(decision.offered[0])
            decision = g.decision
        self.legal = [] if decision is None else self.encoder.answers.numbers(decision.offered)
