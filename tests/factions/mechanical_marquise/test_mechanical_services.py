"""R.9.7 Purchases of the Mechanical Marquise from the Riverfolk."""

from __future__ import annotations

from typing import Any

import pytest

from kit.checks import check_all
from kit.table import Table
from undergrowth import Game, Setup
from undergrowth.automata.orders import CraftOrder
from undergrowth.engine.chance import seeded
from undergrowth.factions.mechanical_marquise.build import MechanicalBuild
from undergrowth.factions.mechanical_marquise.march import Blitz

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
    lines = [line.removeprefix(f"{ME}: ") for line in t.game.answers or [] if line.startswith(ME)]
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
    """R.9.7, R.4.5.3 Where it rules no clearing with an open slot; for nothing it hires nobody."""
    t = beside().put(ME, 7, "warrior").put(ROBOTS, 7, "2 warriors").put("eyrie", 7, "2 warriors")
    t.does(MechanicalBuild(0), turn=ME)
    assert said(t) == ["hire warriors"]
    assert "workshop" in t.at(7) or "sawmill" in t.at(7) or "recruiter" in t.at(7)
    t = beside().put(ME, 7, "warrior").put("eyrie", 7, "2 warriors")
    assert said(t.does(MechanicalBuild(0), turn=ME)) == []


@pytest.mark.parametrize("seller", [ROBOTS, COMPANY])
def test_games_beside_a_seller(seller: str) -> None:
    """R.9.7 Random games hold all invariants."""
    for seed in range(2):
        g = Game.new(Setup(seats=[ME, f"{seller}:advanced_services", "eyrie"]), seed)
        chance = seeded(seed)
        for number in range(200):
            if g.decision is None:
                break
            if number % 60 == 7:
                check_all(g, number)
            g.take(g.decision.options[chance.below(len(g.decision.options))])
