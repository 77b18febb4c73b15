"""R.9.7 Purchases of the Drillbit Duchy from the Riverfolk."""

from __future__ import annotations

from typing import Any

import pytest

from factions.drillbit_duchy.drill import ME, announced
from kit.fuzz import random_game
from kit.table import Table
from undergrowth import Setup
from undergrowth.automata.orders import CraftOrder
from undergrowth.automata.services.first import BuyFirst
from undergrowth.factions.drillbit_duchy.battles import DrillBattles
from undergrowth.factions.drillbit_duchy.build import DrillBuild
from undergrowth.table.book import book

ROBOTS, COMPANY = "riverfolk_robots", "riverfolk_company"
ADVANCED = f"{ROBOTS}:advanced_services"


def beside(seller: str = ROBOTS, market: list[str] | None = None, **board: Any) -> Table:
    """Beside the Robots with these cards for sale, and the Marquise."""
    return Table(ME, seller, "marquise").board(ME, **board).board(ROBOTS, market=market or [])


def said(t: Table) -> list[str]:
    return [line for line in announced(t) if line.startswith(("trade", "hire"))]


def held(t: Table) -> Any:
    """The ambush cards on its board."""
    return book(t.game).faction(0).write_board(t.game).get("ambushes", [])


def test_an_ambush_card_stays_on_its_board() -> None:
    """R.9.7 With the advanced card, as its Birdsong begins: one."""
    market = ["anvil", "ambush_fox", "ambush_bird"]
    t = beside(ADVANCED, market).begins(ME, "birdsong").takes("ambush_fox")
    assert said(t)[0] == "trade for ambush_fox"
    assert held(t) == ["ambush_fox"]
    t = beside(ROBOTS, ["ambush_fox"]).does(BuyFirst(0), turn=ME, phase="birdsong")
    t = beside(ROBOTS, ["anvil"], order=["tax_collector"])
    t.does(CraftOrder(0), turn=ME, phase="birdsong")
    assert said(t) == ["trade for anvil"]


def test_it_is_played_in_defence() -> None:
    """R.9.7, 4.3.1 One that matches, no bird while there is another; then it is discarded."""
    for cards, played, left in (
        (["ambush_bird", "ambush_fox"], ["ambush_fox"], ["ambush_bird"]),
        (["ambush_bird", "ambush_rabbit"], ["ambush_bird"], ["ambush_rabbit"]),
        (["ambush_rabbit"], [], ["ambush_rabbit"]),
    ):
        t = (
            beside(ADVANCED, ambushes=cards)
            .put(ME, 1, "2 warriors")
            .put("marquise", 1, "4 warriors")
        )
        t.battle("marquise", against=ME, at=1).rolls(0, 0)
        assert t.discard == played
        assert held(t) == left
        assert f"marquise {4 - 2 * len(played)} warriors" in t.at(1)


def test_it_may_be_foiled() -> None:
    """R.9.7, 4.3.1.I By a card of the attacker's hand."""
    t = beside(ADVANCED, ambushes=["ambush_fox"]).put(ME, 1, "warrior")
    t.put("marquise", 1, "4 warriors").hand("marquise", "ambush_bird", "anvil")
    t.battle("marquise", against=ME, at=1).says("marquise", "play ambush_bird").rolls(0, 0)
    assert sorted(t.discard) == ["ambush_bird", "ambush_fox"]
    assert "marquise 4 warriors" in t.at(1)


def test_no_ambush_against_automated_opponents() -> None:
    """R.2.8.2"""
    t = Table(ME, ADVANCED, "mechanical_marquise").board(ME, ambushes=["ambush_fox"])
    t.put(ME, 1, "2 warriors").put("mechanical_marquise", 1, "2 warriors")
    t.battle("mechanical_marquise", against=ME, at=1).rolls(0, 0)
    assert held(t) == ["ambush_fox"]


def test_it_hires_to_build() -> None:
    """R.9.7, R.10.5.3 Instead of scoring, where that lets it rule."""
    for robots, vp in (("2 warriors", 0), ("", 1)):
        t = beside(order=["tax_collector"]).put(ME, 1, "warrior").put("marquise", 1, "2 warriors")
        if robots:
            t.put(ROBOTS, 1, robots)
        t.does(DrillBuild(0), turn=ME)
        assert said(t) == (["hire warriors"] if robots else [])
        assert t.vp.get("drillbit", 0) == vp
        assert ("citadel" in t.at(1)) == bool(robots)


def test_it_hires_to_battle() -> None:
    """R.9.7, R.10.5.2"""
    t = beside(order=["tax_collector"]).put(ME, 1, "warrior").put("marquise", 1, "2 warriors")
    t.put(ROBOTS, 1, "warrior").does(DrillBattles(0), turn=ME).rolls(0, 0)
    assert said(t) == ["hire warriors"]


@pytest.mark.parametrize("seller", [ADVANCED, f"{COMPANY}:advanced_services"])
def test_games_beside_a_seller(seller: str) -> None:
    """R.9.7 Random games hold all invariants."""
    for seed in range(3):
        random_game(Setup(seats=[ME, seller, "marquise"], deck="base"), seed, 200, 60)
