"""R.9.7 Purchases of the Mechanical Marquise from the Riverfolk."""

from __future__ import annotations

from typing import Any

import pytest

from kit.fuzz import random_game
from kit.table import Table
from undergrowth import Setup
from undergrowth.automata.orders import CraftOrder
from undergrowth.factions.mechanical_marquise.build import MechanicalBuild
from undergrowth.factions.mechanical_marquise.march import Blitz, MechanicalMove

ME = "mechanical_marquise"
ROBOTS, COMPANY = "riverfolk_robots", "riverfolk_company"


def beside(
    seller: str = ROBOTS, order: str = "tax_collector", level: str = "", **board: Any
) -> Table:
    """Beside a seller, with an order card that shows no item."""
    seat = f"{ME}:{level}" if level else ME
    t = Table(seat, seller, "eyrie").board(ME, order=[order])
    return t.board(seller.split(":")[0], **board) if board else t


def said(t: Table) -> list[str]:
    """Return what it announced to buy."""
    lines = t.announced(ME)
    return [line for line in lines if line.startswith(("trade", "hire"))]


def test_birds_with_the_advanced_card() -> None:
    """R.9.7 The dearest with an item; with the advanced card a bird, with an item or without."""
    for cards, basic, advanced in (
        (["root_tea_fox", "birdy_bindle"], "root_tea_fox", "birdy_bindle"),
        (["cobbler", "royal_claim"], "", "royal_claim"),
    ):
        for seller, wanted in ((ROBOTS, basic), (f"{ROBOTS}:advanced_services", advanced)):
            t = beside(seller, market=cards)
            t.does(CraftOrder(0), turn=ME, phase="birdsong")
            assert said(t) == ([f"trade for {wanted}"] if wanted else [])


def test_a_blitz_hires() -> None:
    """R.9.7 It battles where it has come to with two."""
    t = beside(level="blitz").put(ME, 9, "3 warriors")
    t.put(ROBOTS, 12, "warrior").put("eyrie", 12, "2 warriors")
    t.does(Blitz(0), turn=ME).rolls(0, 0)
    assert said(t) == ["hire warriors"]
    assert t.told("battled")


def test_it_hires_to_build() -> None:
    """R.9.7, R.4.5.3 If it rules no clearing with an open slot; for nothing it hires nobody."""
    t = beside().put(ME, 7, "warrior").put(ROBOTS, 7, "2 warriors").put("eyrie", 7, "2 warriors")
    t.does(MechanicalBuild(0), turn=ME)
    assert said(t) == ["hire warriors"]
    assert "workshop" in t.at(7) or "sawmill" in t.at(7) or "recruiter" in t.at(7)
    t = beside().put(ME, 7, "warrior").put("eyrie", 7, "2 warriors")
    assert said(t.does(MechanicalBuild(0), turn=ME)) == []


@pytest.mark.parametrize(("hired", "to"), [(False, 9), (True, 10)])
def test_hired_warriors_draw_nobody(hired: bool, to: int) -> None:
    """R.4.5.4, R.9.2.3.III, G.9 It treats them as its own: they are no enemy pieces."""
    t = beside().put(ME, 12, "5 warriors").put(ROBOTS, 9, "3 warriors").put("eyrie", 10, "warrior")
    t.also(used=[f"{ROBOTS} by mercenaries"] if hired else []).does(MechanicalMove(0), turn=ME)
    assert t.announced(ME) == [f"send from 12 {to} 2"]


@pytest.mark.parametrize(("hired", "said"), [(False, []), (True, ["send from 12 10 4"])])
def test_a_blitz_leaves_hired_warriors_behind(hired: bool, said: list[str]) -> None:
    """R.3.3.2 Blitz, G.9 A clearing with nobody else's pieces has no enemies."""
    t = beside(level="blitz").put(ME, 12, "5 warriors").put(ROBOTS, 12, "warrior")
    t.put("eyrie", 10, "roost").also(used=[f"{ROBOTS} by mercenaries"] if hired else [])
    t.does(Blitz(0), turn=ME)
    assert t.announced(ME)[:1] == said


@pytest.mark.parametrize("seller", [ROBOTS, COMPANY])
def test_games_beside_a_seller(seller: str) -> None:
    """R.9.7 Random games hold all invariants."""
    for seed in range(2):
        random_game(Setup(seats=[ME, f"{seller}:advanced_services", "eyrie"]), seed, 200, 60)
