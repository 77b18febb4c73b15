"""R.9.7 Purchases of the Electric Eyrie from the Riverfolk."""

from __future__ import annotations

from typing import Any

import pytest

from kit.fuzz import random_game
from kit.table import Table
from undergrowth import Setup
from undergrowth.automata.orders import CraftOrder
from undergrowth.factions.electric_eyrie.daylight import ElectricBuild
from undergrowth.factions.electric_eyrie.decree import DecreeBattles, DecreeMoves

ME = "electric_eyrie"
ROBOTS, COMPANY = "riverfolk_robots", "riverfolk_company"
ADVANCED = f"{ROBOTS}:advanced_services"


def beside(seller: str = ROBOTS, market: list[str] | None = None, **board: Any) -> Table:
    """Beside a seller and the Marquise."""
    t = Table(ME, seller, "marquise").board(ME, **board)
    return t.board(ROBOTS, market=market or [])


def said(t: Table, *verbs: str) -> list[str]:
    """Return what it announced to buy, and what else is asked for."""
    lines = t.announced(ME)
    return [line for line in lines if line.startswith(("trade", "hire", *verbs))]


def bought(t: Table) -> list[str]:
    return said(t.does(CraftOrder(0), turn=ME, phase="birdsong"))


def test_a_suit_that_the_decree_lacks() -> None:
    """R.9.7 With the advanced card, for an order whose suit is there; viziers are birds."""
    decree = {"fox": ["anvil"]}
    market = ["foxfolk_steel", "mouse_in_a_sack", "birdy_bindle"]
    t = beside(ADVANCED, market, order=["tax_collector"], decree=decree)
    assert bought(t) == ["trade for mouse_in_a_sack"]
    assert t.discard == ["tax_collector"]
    t = beside(ADVANCED, ["mouse_in_a_sack"], order=["gently_used_knapsack"], decree=decree)
    assert bought(t) == ["trade for mouse_in_a_sack"]
    t = beside(ADVANCED, ["mouse_in_a_sack"], order=["travel_gear_mouse"], decree=decree)
    assert bought(t) == []
    t = beside(ADVANCED, ["foxfolk_steel", "birdy_bindle"], order=["tax_collector"], decree=decree)
    assert bought(t) == ["trade for foxfolk_steel"]
    t = beside(ROBOTS, market, order=["royal_claim"], decree=decree)
    assert bought(t) == ["trade for foxfolk_steel"]


def test_chance_among_several() -> None:
    """R.9.7 Of several cards chance takes one; their suits and values do not matter."""
    t = beside(ADVANCED, ["cobbler", "mouse_in_a_sack"], order=["royal_claim"])
    t.does(CraftOrder(0), turn=ME, phase="birdsong").takes("cobbler")
    assert said(t) == ["trade for cobbler"]


def test_boats_with_the_advanced_card() -> None:
    """R.9.7, R.5.5.1.II The river leads from 4 to 7, where no enemy is."""
    for seller, wanted in ((ROBOTS, []), (ADVANCED, ["hire boats"])):
        t = beside(seller, decree={"rabbit": ["cobbler"]}).put(ME, 4, "3 warriors")
        for place in (1, 9, 12, 10, 5, 6, 8, 2, 3, 11):
            t.put("marquise", place, "warrior")
        t.does(DecreeMoves(0), turn=ME)
        assert said(t) == wanted
        assert (t.game.warriors_at(0, 7) > 0) == (len(wanted) > 0)


def test_no_boats_for_a_path() -> None:
    """R.9.7 Boats are not hired for a move that uses a path."""
    t = beside(ADVANCED, decree={"fox": ["anvil"]}).put(ME, 1, "3 warriors")
    t.does(DecreeMoves(0), turn=ME)
    assert said(t, "send") and said(t) == []


def test_it_hires_to_battle() -> None:
    """R.9.7, R.5.5.1.III With two warriors of its own or fewer."""
    t = beside(decree={"fox": ["anvil"]}).put(ME, 1, "2 warriors").put(ROBOTS, 1, "warrior")
    t.put("marquise", 1, "2 warriors").does(DecreeBattles(0), turn=ME).rolls(0, 0)
    assert said(t, "attack")[:2] == ["attack in 1 marquise_de_cat", "hire warriors"]
    assert said(t) == ["hire warriors"]


def test_it_hires_to_build() -> None:
    """R.9.7, R.5.5.2 Instead of turmoil, where that lets it rule; else it saves the price."""
    for robots, wanted in ((2, ["hire warriors"]), (0, [])):
        t = beside().put(ME, 1, "warrior").put("marquise", 1, "2 warriors")
        if robots:
            t.put(ROBOTS, 1, f"{robots} warriors")
        t.does(ElectricBuild(0), turn=ME)
        assert said(t) == wanted
        assert ("roost" in t.at(1)) == (robots > 0)
        assert bool(t.told("turmoil")) == (robots == 0)


@pytest.mark.parametrize("seller", [ADVANCED, f"{COMPANY}:advanced_services"])
def test_games_beside_a_seller(seller: str) -> None:
    """R.9.7 Random games hold all invariants."""
    for seed in range(2):
        random_game(Setup(seats=[ME, seller, "marquise"]), seed, 200, 60)
