"""A game played by numbers: the one loop that all environments share."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.encoding.encoder import Encoder
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.frames import NOBODY
from undergrowth.table.game import Game


class Steps:
    """A game at a question with two options at least, or over; answered by numbers.

    A question with one option is answered by itself, as computer players are not asked it either.
    """

    def __init__(self, encoder: Encoder, g: Game) -> None:
        self.encoder: Final = encoder
        self.game: Final = g
        self.legal: list[int] = []
        """The numbers of the options, in the order in which they are offered; replaced."""
        self._settle()

    @property
    def seat(self) -> int:
        """Who decides, or NOBODY when the game is over."""
        decision = self.game.decision
        return decision.seat if decision is not None else NOBODY

    def step(self, number: int) -> None:
        """Answer with the option of this number, and go on to the next question.

        Raises `IllegalAction`, and the game is unchanged, where none has it.
        """
        decision = self.game.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        legal = self.legal
        for i in range(len(legal)):
            if legal[i] == number:
                self.game.take(decision.offered[i])
                self._settle()
                return
        expected = ", ".join([f"{n} ({self.encoder.answers.texts[n]})" for n in legal[:12]])
        raise IllegalAction(f"{number} is not offered: expected {expected}")

    def take(self, number: int) -> None:
        """Answer with an option by its place among those offered, unchecked."""
        decision = self.game.decision
        assert decision is not None
        self.game.take(decision.offered[number])
        self._settle()

    def copy(self) -> Steps:
        """An equal game that goes its own way, without a log."""
        return Steps(self.encoder, self.game.copy())

    def __copy__(self) -> Steps:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Steps:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Steps, (self.encoder, self.game)

    def write(self, view: memoryview) -> None:
        """Write what the seat that decides sees into a buffer of `layout.size` bytes."""
        self.encoder.write(self.game, self.seat, view, self.legal)

    def write_mask(self, mask: memoryview) -> None:
        """Write a one for each option into a buffer of zeros, a byte for each answer there is."""
        for number in self.legal:
            mask[number] = 1

    def clear_mask(self, mask: memoryview) -> None:
        """Write zeros again where `write_mask` has written for the same question."""
        for number in self.legal:
            mask[number] = 0

    def _settle(self) -> None:
        g = self.game
        decision = g.decision
        while decision is not None and len(decision.offered) == 1:
            g.take(decision.offered[0])
            decision = g.decision
        self.legal = [] if decision is None else self.encoder.answers.numbers(decision.offered)
