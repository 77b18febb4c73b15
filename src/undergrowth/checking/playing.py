"""Test games of each faction, map and hireling of a package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from undergrowth.ai import Tally, make_player, play
from undergrowth.checking.findings import Finding, error_said
from undergrowth.checking.watching import Watch
from undergrowth.checking.worlds import Worlds
from undergrowth.data import keeper, sheet
from undergrowth.law.hirelings.cards import DEALT, demoted_side, excluded_by, hireling_cards
from undergrowth.law.setup.seats import excluded, is_automated
from undergrowth.library import installed_factions, installed_maps
from undergrowth.table.game import Game, library
from undergrowth.table.setup import Setup

_DECISIONS: Final = 2_000
"""The most decisions of one game."""
_SEED: Final = 1
_SEATS: Final = 3


def check_play(owner: str, home: Path) -> Iterator[Finding]:
    """Yield what is wrong with a package's content in games of random players.

    `home` is the folder of the package.
    """
    worlds = Worlds(owner)
    factions = installed_factions()
    ours = [each for each in factions if not keeper(f"factions/{each}") and not is_automated(each)]
    mine = [each for each in factions if keeper(f"factions/{each}") == owner]
    maps = [each for each in installed_maps() if keeper(f"maps/{each}") == owner]
    for faction in mine:
        others = [each for each in ours if each != faction and not excluded(each, faction)]
        others = [each for each in others if not excluded(faction, each)]
        yield from _seated_and_drafted(faction, others, worlds, home)
    for place in maps:
        yield from _play(f"maps/{place}", Setup(seats=ours[:_SEATS], map=place), worlds, home)
    for card in hireling_cards():
        if keeper(f"hirelings/{card}") == owner:
            seats = [each for each in ours if each not in excluded_by(card)]
            for side in (card, demoted_side(card)):
                yield from _play(
                    f"hirelings/{side}", _hired(side, seats[:_SEATS], card), worlds, home
                )


def _seated_and_drafted(
    faction: str, others: list[str], worlds: Worlds, home: Path
) -> Iterator[Finding]:
    """Yield the faults of a faction in a game with others, and what a drafted game adds."""
    what, place = f"factions/{faction}", installed_maps()[0]
    seated = Setup(seats=[faction, *others[: _SEATS - 1]], map=place)
    found = list(_play(what, seated, worlds, home))
    yield from found
    if sheet(what).has("advanced_setup") and not is_automated(faction):
        drafted = Setup(draft=_SEATS, pool=[faction, *others[:_SEATS]], map=place)
        known = {each.entry for each in found}
        for each in _play(f"{what}, drafted", drafted, worlds, home, faction):
            if each.entry not in known:
                yield each


def _hired(side: str, seats: list[str], card: str) -> Setup:
    """Return a setup with one side of a card and two of our own cards, which seats allow."""
    beside = [
        each
        for each in hireling_cards()
        if each != card and not keeper(f"hirelings/{each}")
        if not set(excluded_by(each)) & set(seats)
    ]
    return Setup(seats=seats, map=installed_maps()[0], hirelings=[side, *beside[: DEALT - 1]])


def _play(
    what: str, setup: Setup, worlds: Worlds, home: Path, drafts: str = ""
) -> Iterator[Finding]:
    """Yield the faults of one game, in which somebody drafts the faction named, if any."""
    try:
        game = Game.new(library().complete(setup), _SEED, log=True)
    except Exception as error:  # any error of the package's code
        yield Finding(what, "setup", f"cannot be played: {error_said(error)}")
        return
    players = [make_player("random", seat, seat) for seat in range(game.seats)]
    tally = Tally(game.seats)
    watch = Watch(game, worlds, what, home)
    try:
        for _ in range(_DECISIONS):
            watch.look(game)
            if game.decision is not None and f"draft {drafts}" in game.decision.texts():
                game.choose(f"draft {drafts}")
            elif play(game, players, 1, tally) == 0:
                break
        watch.look_back(game)
    except Exception as error:
        where = f"turn {game.turns} of {', '.join(setup.seats)} on {setup.map}, seed {_SEED}"
        yield Finding(what, where, f"the game stopped: {error_said(error)}")
    for (file, entry), problem in watch.faults.items():
        yield Finding(file, entry, problem)
