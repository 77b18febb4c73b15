"""R.9.7 Purchases of the Automated Alliance from the Riverfolk."""

from __future__ import annotations

from typing import Any

import pytest

from kit.fuzz import random_game
from kit.table import Table
from undergrowth import Setup
from undergrowth.automata.orders import CraftOrder
from undergrowth.table.book import book

ME = "automated_alliance"
ROBOTS, COMPANY = "riverfolk_robots", "riverfolk_company"


def crafting(t: Table) -> list[str]:
    """Return what it announced to buy when it crafted."""
    t.does(CraftOrder(0), turn=ME, phase="birdsong")
    return t.announced(ME)


def beside(seller: str, *market: str) -> Table:
    """Beside the Robots, with an order card that shows no item."""
    return Table(ME, seller).board(ME, order=["tax_collector"]).board(ROBOTS, market=[*market])


def payments(t: Table) -> Any:
    return book(t.game).factions[1].write_board(t.game).get("payments")


def test_the_seller_pays_with_its_own() -> None:
    """R.9.7 Its own warriors stay in their supply."""
    t = beside(ROBOTS, "anvil")
    assert crafting(t) == ["trade for anvil"]
    assert payments(t) == {ROBOTS: ["2 warrior"]}
    assert t.crafts(ME) == {"hammer": 1}
    t = beside(ROBOTS, "anvil").put(ROBOTS, 1, "14 warriors")
    assert crafting(t) == []


def test_birds_with_the_advanced_card() -> None:
    """R.9.7 With an item or without; not for an order that is a bird."""
    assert crafting(beside(ROBOTS, "root_tea_fox", "birdy_bindle")) == ["trade for root_tea_fox"]
    assert crafting(beside(ROBOTS, "cobbler", "royal_claim")) == []
    seller = f"{ROBOTS}:advanced_services"
    assert crafting(beside(seller, "root_tea_fox", "birdy_bindle")) == ["trade for birdy_bindle"]
    t = beside(seller, "cobbler", "royal_claim")
    assert crafting(t) == ["trade for royal_claim"]
    assert t.discard == ["tax_collector"]


@pytest.mark.parametrize("seller", [ROBOTS, COMPANY])
def test_games_beside_a_seller(seller: str) -> None:
    """R.9.7 Random games hold all invariants."""
    for seed in range(2):
        random_game(Setup(seats=[ME, f"{seller}:advanced_services", "eyrie"]), seed, 200, 60)
