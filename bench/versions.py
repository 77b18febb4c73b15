"""Another version of this program that plays along in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from undergrowth import Game, Setup
from undergrowth.ai import Tally, ask, make_player

ALONG: Final = Path(__file__).with_name("along.py")


class Apart(Exception):
    """The other version cannot play along."""


class OtherVersion:
    """Another version of this program, in a process that plays along."""

    def __init__(self, home: Path) -> None:
        """`home` is the folder that contains its `src`."""
        environment = {**os.environ, "PYTHONPATH": str(home / "src")}
        command = [sys.executable, str(ALONG)]
        self.home: Final = home
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> OtherVersion:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.communicate()

    def says(self, **request: object) -> Any:
        """Return its answer to a request.  Raises `Apart` when there is none; the reason is on
        stderr."""
        writes, reads = self._process.stdin, self._process.stdout
        assert writes is not None and reads is not None
        with suppress(BrokenPipeError):
            writes.write(json.dumps(request) + "\n")
            writes.flush()
        line = reads.readline()
        if not line:
            raise Apart(f"{self.home} has stopped at {request}")
        return json.loads(line)


def played_beside(
    other: OtherVersion,
    setup: Setup,
    seed: int,
    players: list[str],
    rest: str,
    stop: Callable[[], bool],
) -> tuple[Game, Tally] | None:
    """Play a game between this version and another; None if `stop` ended it early.

    `players` are by seat; the empty ones are played by `rest` of the other version.  Raises `Apart`
    if the other version offers other options.
    """
    g = Game.new(setup, seed, log=False)
    own = [make_player(name or "random", at, seed + at) for at, name in enumerate(players)]
    tally = Tally(g.seats)
    game = {"setup": asdict(setup), "seed": seed, "players": [rest] * len(players)}
    offered = other.says(new=game)
    while (decision := g.decision) is not None:
        if stop():
            return None
        options = [str(option) for option in decision.offered]
        if offered != options:
            raise Apart(f"{decision.prompt}: {other.home} offers {offered}, not {options}")
        at = decision.seat
        answer = str(ask(own[at], g)) if players[at] else other.says(ask=at)
        tally.decisions[at] += 1
        tally.choices[at] += len(options) > 1
        g.choose(answer)
        tally.goes_on(g)
        offered = other.says(take=answer)
    return g, tally
