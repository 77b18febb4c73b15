"""Running the commands: in this process, with everything they touch put back afterwards."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import typer.main

from kit.terminal import Ran, Run
from undergrowth.cli.main import run


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nobody's games but the test's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "data" / "undergrowth"


@pytest.fixture(scope="session", autouse=True)
def flags_read_once() -> Iterator[None]:
    """A start of the program reads all flags off the functions, which takes longer than most
    commands: here it happens once for all tests of a worker."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.main, "get_command", cache(typer.main.get_command))
        yield


@pytest.fixture
def ug(monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """`ug("terminal", "--seed", "3", stdin="1\\n")` runs a command."""
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    handlers = [signal.getsignal(number) for number in numbers]

    def command(*words: object, stdin: str = "", encoding: str = "utf-8") -> Ran:
        out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
        err = io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(stdin))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            code = _code([str(word) for word in words])
        out.seek(0)
        return Ran(code, out.read(), err.getvalue())

    yield command
    for number, handler in zip(numbers, handlers, strict=True):
        signal.signal(number, handler)


def _code(words: list[str]) -> int:
    try:
        run(words)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(bool(ended.code))
    return 0
