"""R.9.7 Purchases of the Cogwheel Corvids from the Riverfolk."""

from __future__ import annotations

import pytest

from kit.fuzz import random_game
from kit.table import Table
from undergrowth import Setup
from undergrowth.automata.orders import CraftOrder
from undergrowth.automata.services.first import BuyFirst
from undergrowth.factions.cogwheel_corvids.daylight import CogwheelBattles

ME = "cogwheel_corvids"
ROBOTS, COMPANY = "riverfolk_robots", "riverfolk_company"
ADVANCED = f"{ROBOTS}:advanced_services"


def beside(seller: str, *market: str) -> Table:
    """Beside the Robots with these cards for sale, and the Marquise."""
    return Table(ME, seller, "marquise").board(ROBOTS, market=[*market])


def said(t: Table) -> list[str]:
    """Return what it announced to buy."""
    lines = t.announced(ME)
    return [line for line in lines if line.startswith(("trade", "hire"))]


def test_a_favor_is_resolved_at_once() -> None:
    """R.9.7, 4.1.2 With the advanced card, before the order: enemies leave, buildings score."""
    t = beside(ADVANCED, "anvil", "favor_of_the_foxes").put("marquise", 1, "2 warriors, sawmill")
    t.put("marquise", 2, "warrior").put(ME, 1, "warrior")
    t.does(BuyFirst(0), turn=ME, phase="birdsong")
    assert said(t) == ["trade for favor_of_the_foxes"]
    assert t.at(1) == "cogwheel 1 warrior"
    assert t.at(2) == "marquise 1 warrior"
    assert t.vp["cogwheel"] == 1
    assert t.discard == ["favor_of_the_foxes"]


def test_one_favor_a_turn() -> None:
    """R.9.7 Of several a random one."""
    t = beside(ADVANCED, "favor_of_the_mice", "favor_of_the_foxes")
    t.begins(ME, "birdsong").takes("favor_of_the_mice")
    assert said(t)[0] == "trade for favor_of_the_mice"
    assert "trade for favor_of_the_foxes" not in said(t)


def test_no_favor_without_the_advanced_card() -> None:
    """R.9.7 Nor while they are behind; then they buy for their order alone."""
    t = beside(ROBOTS, "favor_of_the_foxes").put(ME, 1, "warrior")
    assert said(t.begins(ME, "birdsong")) == []
    t = beside(ADVANCED, "favor_of_the_foxes").put(ME, 1, "warrior").scores(**{ME: 4})
    assert said(t.does(BuyFirst(0), turn=ME, phase="birdsong")) == []
    t = beside(ROBOTS, "anvil").board(ME, order=["tax_collector"])
    t.does(CraftOrder(0), turn=ME, phase="birdsong")
    assert said(t) == ["trade for anvil"]


def test_it_hires_to_battle() -> None:
    """R.9.7, R.11.5.1 With two of its own; hired ones do not make two."""
    for own, wanted in ((2, ["hire warriors"]), (1, [])):
        t = beside(ROBOTS).board(ME, order=["tax_collector"]).put(ME, 1, f"{own} warriors")
        t.put(ROBOTS, 1, "warrior").put("marquise", 1, "2 warriors")
        t.does(CogwheelBattles(0), turn=ME)
        assert said(t) == wanted


@pytest.mark.parametrize("seller", [ADVANCED, f"{COMPANY}:advanced_services"])
def test_games_beside_a_seller(seller: str) -> None:
    """R.9.7 Random games hold all invariants."""
    for seed in range(3):
        random_game(Setup(seats=[ME, seller, "marquise"], deck="base"), seed, 200, 60)
