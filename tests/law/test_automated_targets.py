"""R.2.2, G.8 Targets of automated opponents: players, and hirelings where no player can be."""

from __future__ import annotations

import pytest

from kit.table import Table
from undergrowth.automata.battles import pick_defender
from undergrowth.automata.targets import Pick
from undergrowth.data import sheet
from undergrowth.law.hirelings.cards import clashing
from undergrowth.law.setup.seats import excluded
from undergrowth.library import automated_factions, played_factions
from undergrowth.library.names import installed_owners
from undergrowth.table.setup import Setup

PLACE = 5


def with_warriors(kind: str, name: str, least: int = 4) -> bool:
    """Whether the data of an owner gives it as many pieces called warriors, and leaves to move."""
    page = sheet(f"{kind}/{name}")
    pieces = page.tables("piece") if page.has("piece") else []
    return any(p.word("kind") == "warrior" and p.number("count") >= least for p in pieces)


BOTS = [name for name in automated_factions() if with_warriors("factions", name)]


def line_up(bot: str) -> tuple[str, str]:
    """A player and a hireling that may be in a game with an automated opponent."""
    humans = [n for n in played_factions() if with_warriors("factions", n) and not excluded(n, bot)]
    for side in installed_owners():
        for human in humans:
            if with_warriors("hirelings", side) and not clashing(Setup(seats=[bot, human]), side):
                return human, side
    raise AssertionError(bot)


def picked(bot: str, human: int, hired: int) -> tuple[Pick, list[str]]:
    """Return its defender among so many warriors of a player and of a hireling."""
    player, side = line_up(bot)
    t = Table(bot, player).hireling(side).freely()
    t.put(bot, PLACE, "3 warriors").put(side, PLACE, f"{hired} {warrior_of(side)}")
    if human:
        t.put(player, PLACE, f"{human} warrior")
    g = t.begins(player, "birdsong").game
    return pick_defender(g, 0, PLACE), g.box.owner_names


def warrior_of(side: str) -> str:
    """Return what a hireling calls its warriors."""
    pieces = sheet(f"hirelings/{side}").tables("piece")
    return next(p.text("id") for p in pieces if p.word("kind") == "warrior")


@pytest.mark.parametrize("bot", BOTS)
def test_a_player_is_battled_before_a_hireling(bot: str) -> None:
    """R.2.2, G.8 The hireling's number of pieces does not matter: its rules choose among
    players."""
    pick, names = picked(bot, 1, 4)
    assert names[pick.target] == line_up(bot)[0]
    assert pick.why == "of_players"


@pytest.mark.parametrize("bot", BOTS)
def test_a_hireling_alone_is_battled(bot: str) -> None:
    """R.2.3, G.8 It is an enemy: where no player can be battled there is a battle all the same."""
    pick, names = picked(bot, 0, 4)
    assert names[pick.target] == line_up(bot)[1]
    assert pick.why == "alone"
