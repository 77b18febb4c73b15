"""Running the commands: in this process, with everything they touch put back afterwards."""

from __future__ import annotations

import io
import random
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from undergrowth import Setup
from undergrowth.cli.main import run
from undergrowth.session import PERSON, Session


@dataclass
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def own_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nobody's games but the test's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "data" / "undergrowth"


@pytest.fixture
def ug(monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """`ug("play", "--seed", "3", stdin="1\\n")` runs the command."""
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    handlers = [signal.getsignal(number) for number in numbers]

    def command(*words: object, stdin: str = "", encoding: str = "utf-8") -> Ran:
        out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
        err = io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(stdin))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            try:
                run([str(word) for word in words])
                code = 0
            except SystemExit as ended:
                code = ended.code if isinstance(ended.code, int) else 0 if not ended.code else 1
        out.seek(0)
        return Ran(code, out.read(), err.getvalue())

    yield command
    for number, handler in zip(numbers, handlers, strict=True):
        signal.signal(number, handler)


SEATS = ["marquise", "eyrie", "alliance", "vagabond"]


def session(
    me: str = "marquise", seed: int = 5, map: str = "autumn", player: str = "random"
) -> Session:
    """A session of four like the one `undergrowth play` begins with the same flags."""
    players = [PERSON if seat == me else player for seat in SEATS]
    return Session.new(Setup(map=map, seats=SEATS), players, seed)


def random_answers(played: Session, most: int, seed: int = 0) -> list[str]:
    """Play on with random answers; the numbers somebody would type."""
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
