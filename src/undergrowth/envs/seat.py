"""One seat of a game with computer players on the others: the base of `single` and `vector`,
without any framework."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex, cast

from undergrowth import BadSetup, BadText, Game, IllegalAction
from undergrowth.ai import Player, ask, make_player
from undergrowth.ai.encoding import Steps
from undergrowth.engine.chance import seeded
from undergrowth.engine.documents import abridged
from undergrowth.engine.given import given_as, given_list, given_number
from undergrowth.envs.lineups import LineUp, encoder_for, seat_number
from undergrowth.envs.rewards import Rewards

MOST_ILLEGAL: Final = 10
"""The number of illegal answers in a row after which a game is truncated."""
ILLEGAL: Final = -0.1
"""The reward of an illegal answer, which has no other effect."""


def given_action(value: object) -> int:
    """Return the number of an answer, from Python or NumPy.  Raises `BadText` for anything else."""
    try:
        return index(cast("SupportsIndex", value))
    except TypeError:
        raise BadText(f"an answer: expected its number, not {abridged(value)}") from None


class SeatGame:
    """Games from the view of one seat: each question is this seat's, or the game is over."""

    def __init__(
        self,
        line_up: LineUp,
        seat: int | str = 0,
        others: str | Sequence[str] = "random",
        reward: str = "win",
        most_steps: int = 2000,
    ) -> None:
        self.encoder: Final = encoder_for(line_up)
        self.seat: Final = seat_number(self.encoder, seat)
        self.others: Final = self._names(others)
        self.most_steps: Final = given_number("most_steps", most_steps, 1, BadSetup)
        """The number of this seat's answers after which a game is truncated."""
        self._rewards: Final = Rewards(reward)
        self._players: list[Player] = []
        for number, name in enumerate(self.others):
            make_player(name, number, 0)  # report a wrong name here, not in the first game
        self._illegal = 0
        self.answered = 0
        """The number of this seat's answers in the game so far."""
        self._steps: Steps | None = None

    def _names(self, others: str | Sequence[str]) -> list[str]:
        """Return the players by seat; the name at the learner's own seat is not used."""
        seats = len(self.encoder.setup.seats)
        if isinstance(others, str):
            return [others] * seats
        names = given_list("other players", others, str, BadSetup)
        if len(names) != seats - 1:
            raise BadSetup(f"{len(names)} other players: expected {seats - 1}, in clockwise order")
        return [*names[: self.seat], "random", *names[self.seat :]]

    @property
    def steps(self) -> Steps:
        """The game.  Raises `IllegalAction` before the first one has begun."""
        if self._steps is None:
            raise IllegalAction("no game has begun: reset the environment first")
        return self._steps

    @property
    def terminated(self) -> bool:
        """Whether the game is over."""
        return self.steps.game.over

    @property
    def truncated(self) -> bool:
        """Whether the game is truncated although it is not over."""
        if self.terminated:
            return False
        return self.answered >= self.most_steps or self._illegal >= MOST_ILLEGAL

    def begin(self, seed: int) -> None:
        """Begin a new game.  The seed decides everything random in it, the other players included.

        Raises `BadSetup` for a seed that is not a number.
        """
        given_as("the seed", seed, int, BadSetup)
        chance = seeded(seed)
        g = Game.new(self.encoder.setup, chance.next(), log=False)
        self._players = [
            make_player(name, seat, chance.next()) for seat, name in enumerate(self.others)
        ]
        self._illegal = self.answered = 0
        self._steps = Steps(self.encoder, g)
        self._rewards.reset(g)
        self._play_others()

    def step(self, number: int) -> float:
        """Answer with an option's number and have the others play; return the reward.

        A number that is not offered changes nothing and earns `ILLEGAL`.  Raises `BadText` for a
        wrong type.
        """
        number = given_action(number)
        if number not in self.steps.legal:
            self._illegal += 1
            return ILLEGAL
        self._illegal = 0
        self.answered += 1
        self.steps.step(number)
        self._play_others()
        return self._rewards.step(self.steps.game)[self.seat]

    @property
    def was_illegal(self) -> bool:
        """Whether the last number was not offered."""
        return self._illegal > 0

    def _play_others(self) -> None:
        steps = self.steps
        while steps.seat not in (self.seat, -1):
            decision = steps.game.decision
            assert decision is not None
            answer = ask(self._players[steps.seat], steps.game)
            steps.take(decision.offered.index(answer))

    def write(self, view: memoryview, mask: memoryview) -> None:
        """Write the seat's observation, and the mask of its options, into two buffers of bytes."""
        self.encoder.write(self.steps.game, self.seat, view, self.steps.legal)
        mask[:] = bytes(len(mask))
        self.steps.write_mask(mask)
