"""`python -m bench.versions ../before search:1s`: a player against those of another version.

The player has one of four seats in random line-ups, each faction in turn, on all maps.  The other
seats are played by `--against` of the other version, a folder with its `src`, in a process of its
own.  Both versions must offer the same options at every question; a difference in rules is reported
and ends the command.  Finished games are stored in `--out`: the same command continues.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from bench.balance import SEATS, setups
from bench.factions import factions
from undergrowth import BadSetup, Game, Setup
from undergrowth.ai import make_player
from undergrowth.ai.players import ask
from undergrowth.sim.statistics import wilson
from undergrowth.words.rendering import titled

ALONG: Final = Path(__file__).with_name("along.py")
PLAYED: Final = ("other", "player", "against", "faction", "seed")
"""The settings that must be equal for stored games to be used."""


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


def played(other: OtherVersion, setup: Setup, seat: int, player: str, rest: str, seed: int) -> bool:
    """Play a game; return whether the player wins on a seat against those of another version.

    Raises `Apart` if the other version offers other options.
    """
    g = Game.new(setup, seed, log=False)
    subject = make_player(player, seat, seed)
    game = {"setup": asdict(setup), "seed": seed, "players": [rest] * len(setup.seats)}
    offered = other.says(new=game)
    while (decision := g.decision) is not None:
        options = [str(option) for option in decision.offered]
        if offered != options:
            raise Apart(f"{decision.prompt}: {other.home} offers {offered}, not {options}")
        own = decision.seat == seat
        answer = str(ask(subject, g)) if own else other.says(ask=decision.seat)
        g.choose(answer)
        offered = other.says(take=answer)
    return seat in g.winners


def dealt(number: int, seed: int, only: str) -> tuple[Setup, int]:
    """Return the setup of a game of a match, and the seat of the measured player."""
    dice = random.Random(f"{seed} {number}")
    faction = only or factions()[number % len(factions())]
    setup = dice.choice([each for each in setups() if faction in each.seats])
    seats = dice.sample(setup.seats, SEATS)
    return replace(setup, seats=seats), seats.index(faction)


def one(given: argparse.Namespace, number: int) -> list[Any]:
    """Play a game of a match; return its number, the measured player's faction, and whether
    it won."""
    setup, seat = dealt(number, given.seed, given.faction)
    with OtherVersion(given.other) as other:
        won = played(other, setup, seat, given.player, given.against, given.seed * 10_007 + number)
    return [number, setup.seats[seat], won]


def kept(given: argparse.Namespace) -> list[Any]:
    """Return the stored games; an incomplete last line is dropped.

    The first line of the file has the settings.  Raises `SystemExit` if they differ.
    """
    told = {name: str(value) for name, value in vars(given).items() if name in PLAYED}
    if not given.out.exists():
        given.out.parent.mkdir(parents=True, exist_ok=True)
        given.out.write_text(json.dumps(told) + "\n")
    first, *lines = given.out.read_text().splitlines(keepends=True)
    if json.loads(first) != told:
        raise SystemExit(f"{given.out} holds games of {first.strip()}, not of {told}")
    whole = [line for line in lines if line.endswith("\n")]
    given.out.write_text("".join([first, *whole]))
    return [json.loads(line) for line in whole]


def match(given: argparse.Namespace) -> list[Any]:
    """Return all games, stored ones first.  Ctrl-C ends the match with the games so far."""
    found = [game for game in kept(given) if game[0] < given.games]
    done = {number for number, *_ in found}
    left = [number for number in range(given.games) if number not in done]
    workers = get_context("spawn").Pool(given.workers)
    with suppress(KeyboardInterrupt), given.out.open("a") as file, workers as pool:
        for game in pool.imap_unordered(partial(one, given), left):
            found.append(game)
            file.write(json.dumps(game) + "\n")
            file.flush()
            print(f"\r{len(found)} of {given.games} games", end="", file=sys.stderr, flush=True)
    return found


def table(games: list[Any]) -> Iterator[str]:
    """Yield the wins by faction, and the total, with their intervals."""
    yield "| faction | games | wins | 95% interval |"
    yield "|---|---:|---:|---|"
    for faction in factions():
        own = [won for _, name, won in games if name == faction]
        if own:
            yield row(titled(faction, "faction"), own)
    yield row("all", [won for *_, won in games])


def row(name: str, won: list[bool]) -> str:
    """Return a line of the table."""
    low, high = wilson(sum(won), len(won))
    return f"| {name} | {len(won)} | {sum(won)} | {low:.0%} to {high:.0%} |"


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    found = argparse.ArgumentParser(
        prog="python -m bench.versions",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("other", type=Path, help="the folder of another version, with its src")
    found.add_argument("player", help="a player of this version")
    found.add_argument("--against", default="greedy", help="the player on the other seats")
    found.add_argument("--faction", default="", choices=factions(), help="only this one")
    found.add_argument("--games", type=int, default=52)
    found.add_argument("--workers", type=int, default=1)
    found.add_argument("--seed", type=int, default=7)
    found.add_argument("--out", type=Path, default=Path("build") / "versions.jsonl")
    return found


def main() -> None:
    given = parser().parse_args()
    given.other = given.other.resolve()
    if not (given.other / "src" / "undergrowth").is_dir():
        raise SystemExit(f"{given.other}: expected a folder that holds src/undergrowth")
    try:
        make_player(given.player, 0, 0)
        games = match(given)
    except (Apart, BadSetup) as error:
        raise SystemExit(str(error)) from None
    if games:
        print("\n" + "\n".join(table(games)))


if __name__ == "__main__":
    main()
