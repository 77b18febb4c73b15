"""Test games of each faction and map of a package."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undergrowth.ai import Tally, make_player, play
from undergrowth.checking.findings import Finding
from undergrowth.data import keeper
from undergrowth.engine.errors import UndergrowthError
from undergrowth.law.setup.seats import excluded, is_automated
from undergrowth.library import installed_factions, installed_maps
from undergrowth.table.game import Game, library
from undergrowth.table.setup import Setup

_DECISIONS: Final = 2_000
"""The most decisions of one game."""
_SEED: Final = 1
_SEATS: Final = 3


def check_play(owner: str) -> Iterator[Finding]:
    """Yield the errors that stop games of random players with a package's content."""
    factions = installed_factions()
    ours = [each for each in factions if not keeper(f"factions/{each}") and not is_automated(each)]
    mine = [each for each in factions if keeper(f"factions/{each}") == owner]
    maps = [each for each in installed_maps() if keeper(f"maps/{each}") == owner]
    for faction in mine:
        others = [each for each in ours if each != faction and not excluded(each, faction)]
        others = [each for each in others if not excluded(faction, each)]
        yield from _play(
            f"factions/{faction}", [faction, *others[: _SEATS - 1]], installed_maps()[0]
        )
    for place in maps:
        yield from _play(f"maps/{place}", ours[:_SEATS], place)


def _play(what: str, seats: list[str], place: str) -> Iterator[Finding]:
    try:
        game = Game.new(library().complete(Setup(seats=seats, map=place)), _SEED, log=True)
    except Exception as error:  # any error of the package's code
        yield Finding(what, "setup", f"cannot be played: {_said(error)}")
        return
    players = [make_player("random", seat, seat) for seat in range(game.seats)]
    tally = Tally(game.seats)
    try:
        play(game, players, _DECISIONS, tally)
        for event in game.log or []:
            str(event)
    except Exception as error:
        where = f"turn {game.turns} of {', '.join(seats)} on {place}, seed {_SEED}"
        yield Finding(what, where, f"the game stopped: {_said(error)}")


def _said(error: Exception) -> str:
    kind = "" if isinstance(error, UndergrowthError) else f"{type(error).__name__}: "
    return kind + " ".join(str(error).split())
