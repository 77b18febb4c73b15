"""The line-ups that tests play: a covering choice of what is installed, and random games of them.

Golden games on file were chosen before; what they leave uncovered comes after them, so nothing
that is added changes one (see `kit.covering`).  A line-up is called by what is in it, and seeds
come from that name: neither depends on what else there is.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable
from functools import cache
from math import ceil
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from kit.checks import check_table
from kit.covering import FEW_CARDS, Box, Seat, Side, covering, number, setup_name
from kit.rooms import TESTS, folder_of, test_folders
from kit.slices import slice_number
from undergrowth import BadSetup, Game, Setup
from undergrowth.data import keeper, sheet, sheets
from undergrowth.decks import deck_names
from undergrowth.engine.chance import seeded
from undergrowth.landmarks import landmark_names
from undergrowth.law.hirelings.cards import (
    DEALT,
    card_of,
    clashing,
    demoted_side,
    hireling_cards,
)
from undergrowth.law.setup.fan import fan_package
from undergrowth.law.setup.seats import automates, excluded, humans, is_automated
from undergrowth.library import installed_factions, installed_maps
from undergrowth.maps import own_landmarks
from undergrowth.table.game import library

_ROOMS = ("factions", "hirelings", "landmarks", "maps")
LONGEST_NAME = 90
"""Of a file, without its ending: Windows counts the folders too, up to 260 letters."""
MOST_TURNS = 160
"""Random games that go on longer are left there: nothing new is found in them."""


@cache
def setups() -> dict[str, Setup]:
    """Return the setups that random games are played of, by name; made once for all tests."""
    return {setup_name(setup): setup for setup in covering(installed(), kept_setups().values())}


def asked_setups() -> dict[str, Setup]:
    """Those in which anybody is asked: not all of them play by themselves."""
    return {name: setup for name, setup in setups().items() if setup.draft or humans(setup.seats)}


def sparing(names: Iterable[str], most: int = 7, most_long: int = 60) -> list[ParameterSet]:
    """So many names for the fast tests, at even steps, and so many for the long ones."""
    all_names = list(names)
    all_names = all_names[:: ceil(len(all_names) / most_long)]
    every = ceil(len(all_names) / most)
    return [
        pytest.param(name, id=name, marks=[] if i % every == 0 else [pytest.mark.long])
        for i, name in enumerate(all_names)
    ]


def laid_out(setup: Setup, seed: int) -> Game:
    """Return a game at the first question of its first turn."""
    g = Game.new(setup, seed)
    while g.turn < 0 and g.decision is not None:
        g.take(g.decision.options[0])
    return g


def games_each(total: int) -> int:
    """Return how many of so many games one line-up plays, so that more line-ups do not take
    longer."""
    return ceil(total / len(setups()))


@cache
def kept_setups() -> dict[str, Setup]:
    """The setups of the golden games on file, by name."""
    return {name: _kept_setup(path) for name, path in golden_files().items()}


def golden_files() -> dict[str, Path]:
    """The files of the golden games, by name: ours first, then those of each package."""
    found: dict[str, Path] = {}
    for tests in test_folders():
        paths = (tests / "golden").glob("*.jsonl")
        here = {setup_name(_kept_setup(path)): path for path in paths}
        found |= {name: here[name] for name in sorted(here, key=lambda name: f"{name}.jsonl")}
    return found


def golden_file(setup: Setup) -> Path:
    """Return the file of the golden game of a setup, under a name that every system takes."""
    name = setup_name(setup)
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 9]}-{zlib.crc32(name.encode()):08x}"
    return golden_folder(setup) / f"{name}.jsonl"


@cache
def _kept_setup(path: Path) -> Setup:
    """The setup of a golden game on file."""
    with path.open(encoding="utf-8") as lines:
        header = json.loads(next(lines))
    del header["seed"]
    return Setup(**header)


def golden_folder(setup: Setup) -> Path:
    """Return where the golden game of a setup is kept: with the package that has brought something
    of it, the last where there are several."""
    names = [*setup.seats, *setup.hirelings, *setup.landmark_cards, setup.map]
    keepers = {
        keeper(f"{room}/{name}") for name in names for room in _ROOMS if name in sheets(room)
    }
    keepers |= set(_fan_packages() if setup.fan_content else [])
    brought = [folder for owner in keepers if (folder := folder_of(owner)) is not None]
    return max(brought, key=test_folders().index, default=TESTS) / "golden"


@cache
def installed() -> Box:
    """Return what there is to play with, and setup's limits as the data have them."""
    game = sheet("setup")
    sizes = range(game.number("game.players.least"), game.number("game.players.most") + 1)
    return Box(
        factions={name: _seat(name) for name in installed_factions()},
        maps=installed_maps(),
        decks=deck_names(),
        landmarks={
            name: sheet(f"landmarks/{name}").number("min_players") for name in landmark_names()
        },
        own=own_landmarks,
        sizes=sizes,
        corners=game.number("game.corner_factions"),
        dealt=game.number("advanced.landmarks"),
        drafts=[players for players in sizes if _may_draft(players)],
        sides={name: _side(name) for name in _sides()},
        hired=DEALT,
        fan=_fan_packages(),
    )


def _sides() -> list[str]:
    """A.6.1 Both sides of every hireling card."""
    return [side for card in hireling_cards() for side in (card, demoted_side(card))]


def _side(name: str) -> Side:
    """A.6.5 Return a side and the factions that its card excludes: second players and automated
    kin, too."""
    shut_out = [each for each in installed_factions() if clashing(Setup(seats=[each]), name)]
    return Side(card_of(name), tuple(shut_out))


def _fan_packages() -> list[str]:
    """A.8.1 Those of whose factions a setup card may be dealt."""
    names = [name for name in installed_factions() if not is_automated(name)]
    return sorted({owner for name in names if (owner := fan_package("factions", name))})


def _seat(name: str) -> Seat:
    page = sheet(f"factions/{name}")
    others = [other for other in installed_factions() if other != name]
    return Seat(
        page.word("same_as"),
        page.flag("standard_setup.corner"),
        tuple(other for other in others if _keeps_out(name, other)),
        is_automated(name),
    )


def _keeps_out(name: str, other: str) -> bool:
    """A.8.1, R.3.2 Whether one faction is never in a game with another, or only in games that
    are left out here: an automated one with a second player of a faction."""
    page = sheet(f"factions/{other}")
    second = page.has("same_as") and page.word("same_as") == automates(name)
    return second or excluded(name, other) != ""


def _may_draft(players: int) -> bool:
    """A.8.2 Whether there are setup cards enough."""
    try:
        library().complete(Setup(draft=players, second_cards=players > FEW_CARDS))
    except BadSetup:
        return False
    return True


def few() -> list[str]:
    """Two factions, for tests that play with any: the first in setup order."""
    return installed_factions()[:2]


def many() -> list[str]:
    """Five factions, for tests that play with any: the first in setup order."""
    return installed_factions()[:5]


def seed_of(name: str, game: int = 0) -> int:
    """The seed of the so-manieth random game of a line-up."""
    return number(f"{name} {game}")


def sliced_seed(name: str, game: int = 0) -> int:
    """Return another seed in each slice (`kit.slices`), for tests that hold in any game."""
    return seed_of(f"{name} of {slice_number()}", game)


def play_randomly(
    setup: Setup, seed: int, look: Callable[[Game, int], None], asks_all: bool = False
) -> Game:
    """Play a random game; `look` sees it at every question, with the number of answers before it.

    With `asks_all` it stops at what automated opponents announce, too.  A failure names the setup,
    the seed and the number of answers, which repeat it.
    """
    g = Game.new(setup, seed, asks_all=asks_all)
    chance = seeded(seed)
    answers = 0
    while g.decision is not None and g.turns <= MOST_TURNS:
        try:
            look(g, answers)
            g.take(g.decision.options[chance.below(len(g.decision.options))])
        except Exception as error:
            where = f"{setup} seed {seed}, after {answers} answers, asked {_asked(g)}"
            raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error
        answers += 1
    if g.over:
        check_table(g)
    return g


def _asked(g: Game) -> str:
    return "nothing" if g.decision is None else f"{g.decision.prompt} {g.decision.texts()[:8]}"
