"""Commands run in this process, and games for them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from undergrowth import Setup
from undergrowth.session import PERSON, Session

SEATS = ["marquise", "eyrie", "alliance", "vagabond"]


@dataclass
class Ran:
    """Result of a command."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


def session(
    me: str = "marquise", seed: int = 5, map: str = "autumn", player: str = "random"
) -> Session:
    """A session of four like the one `undergrowth terminal` begins with the same flags."""
    players = [PERSON if seat == me else player for seat in SEATS]
    return Session.new(Setup(map=map, seats=SEATS), players, seed)


def random_answers(played: Session, most: int, seed: int = 0) -> list[str]:
    """Play on with random answers; returns the numbers somebody would type."""
    dice = random.Random(seed)
    typed: list[str] = []
    played.advance()
    while played.asked is not None and len(typed) < most:
        assert played.game.decision is not None
        options = played.game.decision.options
        number = dice.randrange(len(options))
        typed.append(str(number + 1))
        played.answer(options[number])
        played.advance()
    return typed
