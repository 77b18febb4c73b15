"""R.9.7 Purchases of the Logical Lizards from the Riverfolk."""

from __future__ import annotations

from typing import Any

import pytest

from factions.logical_lizards.lizards import BIRD, FOX, ME, MOUSE, RABBIT, announced, souls, tabled
from kit.fuzz import random_game
from kit.table import Table
from undergrowth import Setup
from undergrowth.factions.logical_lizards.evening import CraftTopCard
from undergrowth.factions.logical_lizards.rituals import SuitRitual
from undergrowth.table.book import book
from undergrowth.table.names import SUITS

ROBOTS, COMPANY = "riverfolk_robots", "riverfolk_company"
ADVANCED = f"{ROBOTS}:advanced_services"
NO_ITEM = "tax_collector"


def beside(seller: str, *market: str, **entries: Any) -> Table:
    """Beside the Robots with these cards for sale."""
    return tabled(seller, "marquise", **entries).board(ROBOTS, market=[*market])


def said(t: Table) -> list[str]:
    return [line for line in announced(t) if line.startswith(("trade", "hire"))]


def test_a_card_replaces_the_top_card() -> None:
    """R.9.7, R.8.6.4 No bird; what it replaces is discarded, and so a Lost Soul below it."""
    t = beside(ROBOTS, "birdy_bindle", "anvil", lost_souls=[RABBIT]).also(deck_top=[NO_ITEM])
    t.does(CraftTopCard(0), turn=ME, phase="evening")
    assert said(t) == ["trade for anvil"]
    assert souls(t) == [RABBIT, NO_ITEM, "anvil"]
    assert t.crafts(ME) == {"hammer": 1}
    t = beside(ROBOTS, "birdy_bindle").also(deck_top=[NO_ITEM])
    t.does(CraftTopCard(0), turn=ME, phase="evening")
    assert (said(t), souls(t)) == ([], [NO_ITEM])


def test_it_hires_to_plant() -> None:
    """R.9.7, R.8.5.1 In a clearing that they would rule by it."""
    for robots, wanted in (("2 warriors", ["hire warriors"]), ("", [])):
        t = beside(ROBOTS)
        for place in (1, 6, 8, 12):
            t.put("marquise", place, "2 warriors")
            if robots:
                t.put(ROBOTS, place, robots)
        t.does(SuitRitual(0, SUITS.parse("fox")), turn=ME)
        assert said(t) == wanted
        assert sum("garden" in t.at(place) for place in (1, 6, 8, 12)) == len(wanted)


def test_few_lost_souls_with_the_advanced_card() -> None:
    """R.9.7 Until there are five, as Birdsong begins, before the order; no birds, also if those
    lead."""
    t = beside(
        ADVANCED, MOUSE, BIRD, "cobbler", lost_souls=[FOX, "mouse_in_a_sack", "tax_collector"]
    )
    t = t.scores(**{ROBOTS: 9}).put("marquise", 1, "warrior")
    t.begins(ME, "birdsong").takes("cobbler")
    assert said(t)[0] == "trade for cobbler"
    assert said(t)[1] == f"trade for {MOUSE}"
    assert len(said(t)) == 2


def test_enough_lost_souls() -> None:
    """R.9.7 Five are enough, and without the advanced card none are bought."""
    full = [FOX, RABBIT, MOUSE, BIRD, "mouse_in_a_sack"]
    for seller, lost in ((ADVANCED, full), (ROBOTS, [])):
        t = beside(seller, "cobbler", lost_souls=lost).also(deck_top=["root_tea_fox"])
        assert said(t.begins(ME, "birdsong")) == []


def test_the_step_is_shown_with_the_advanced_card() -> None:
    """R.9.7 A step of its own, first in Birdsong."""
    t = beside(ADVANCED, "anvil", MOUSE).begins(ME, "birdsong")
    assert t.asked() == "automata.ware"
    assert book(t.game).faction(0).step_order(t.game, ["R.8.4.1"]) == ["R.9.7", "R.8.4.1"]
    t = beside(ROBOTS, "anvil", MOUSE).put(ME, 1, "warrior").begins(ME, "birdsong")
    assert book(t.game).faction(0).step_order(t.game, ["R.8.4.1"]) == ["R.8.4.1"]


@pytest.mark.parametrize("seller", [ADVANCED, f"{COMPANY}:advanced_services"])
def test_games_beside_a_seller(seller: str) -> None:
    """R.9.7 Random games hold all invariants."""
    for seed in range(2):
        random_game(Setup(seats=[ME, seller, "marquise"]), seed, 200, 60)
