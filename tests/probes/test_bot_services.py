"""Purchases of automated opponents (R.9.7), with one that nobody plays, of both who sell.

The buyer reveals an order card, crafts it, battles in ordered clearings, and discards it.  Its
advanced service is that of those who prefer birds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from kit.fuzz import random_game
from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import PlainSetup
from kit.table import Table
from undergrowth import Setup
from undergrowth.automata.automaton import Automaton
from undergrowth.automata.battles import BattleEach
from undergrowth.automata.orders import CraftOrder, DiscardOrder, RevealOrder, ordered_clearings
from undergrowth.automata.services.hiring import hire, hire_for_battle, with_hired
from undergrowth.automata.services.rivers import hire_boats_to, with_rivers
from undergrowth.automata.services.wares import birds_for_order, wares_to
from undergrowth.engine.frames import frames
from undergrowth.law.battle.battle import Battle
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.rule import rules
from undergrowth.law.victory.score import score
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game as TableGame
from undergrowth.table.records import Fight

NAME = "drone"
ROBOTS, COMPANY = "riverfolk_robots", "riverfolk_company"
DATA: dict[str, Any] = {
    "rules": {"reveal": "R.2.7", "craft": "R.1.1"},
    "difficulty": {"default": {"evening_vp": 0}},
    "seat_option": [{"id": "difficulty", "values": ["default"]}],
    "setup_letter": "Z",
}
PRICES = {"hand_card": 4, "riverboats": 4, "mercenaries": 4}


@dataclass
class BuyerBattles(BattleEach):
    """R.2.4 In each ordered clearing."""

    def law(self, g: TableGame) -> str:
        return "R.2.4"

    def clearings(self, g: TableGame) -> list[int]:
        return ordered_clearings(g, self.seat)


class Buyer(Automaton):
    """An automated opponent of warriors."""

    def setup(self, g: TableGame) -> Frame:
        return PlainSetup(self.seat)

    def birdsong(self, g: TableGame) -> list[Frame]:
        return [RevealOrder(self.seat), CraftOrder(self.seat)]

    def daylight(self, g: TableGame) -> list[Frame]:
        return [BuyerBattles(self.seat)]

    def evening(self, g: TableGame) -> list[Frame]:
        return [DiscardOrder(self.seat)]

    def better_wares(self, g: TableGame, order: int, wares: list[int]) -> list[int] | None:
        return birds_for_order(g, self.seat, order, wares)


class Pauper(Buyer):
    """One that pays with the seller's warriors, and buys no birds."""

    def pays_own_warriors(self) -> bool:
        return False

    def buys_ware(self, g: TableGame, card: int) -> bool:
        return not g.is_bird(card)


class Herald(Buyer):
    """One that has its order card cheered when it has bought it."""

    def order_replaced(self, g: TableGame, card: int) -> list[Frame]:
        return [Cheering(self.seat)]


@dataclass
class Cheering(Frame):
    """Two points."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.cheer,)

    def cheer(self, g: TableGame) -> None:
        score(g, self.seat, 2, "R.9.7")


@dataclass
class Fighting(Frame):
    """A battle pushed by a procedure of its own."""

    f: Fight

    def copy(self) -> Frame:
        return Fighting(self.f)

    def script(self) -> tuple[Step, ...]:
        return (self.go,)

    def go(self, g: TableGame) -> None:
        g.push(Battle(self.f))
        hire_for_battle(g, self.f)


@dataclass
class Doing(Frame):
    """Hires warriors to rule clearing 7, and boats to go from 4 to 7."""

    seat: int
    boats: bool

    def script(self) -> tuple[Step, ...]:
        return (self.go,)

    def go(self, g: TableGame) -> None:
        if self.boats:
            other = with_rivers(g, self.seat)
            if other is not None and 7 in destinations(other, self.seat, 4):
                hire_boats_to(g, self.seat, 4, 7)
            return
        other = with_hired(g, self.seat)
        if other is not None and rules(other, self.seat, 7):
            hire(g, self.seat)


frames(BuyerBattles, Cheering, Fighting, Doing)


@pytest.fixture(autouse=True)
def _buyer(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    made = Pauper if "pauper" in request.node.name else Buyer
    made = Herald if "herald" in request.node.name else made
    install_faction(monkeypatch, NAME, made, piece("cog", "warrior", 15), **DATA)


def market(*cards: str, advanced: bool = False, order: str = "tax_collector") -> Table:
    """Against the Robots with these cards, and an order card without an item."""
    seller = f"{ROBOTS}:advanced_services" if advanced else ROBOTS
    t = Table(seller, NAME).board(ROBOTS, market=[*cards])
    return t.board(NAME, order=[order])


def crafting(t: Table) -> Table:
    return t.does(CraftOrder(1), turn=NAME, phase="birdsong")


def spoken(t: Table) -> list[str]:
    """Return what the buyer announced."""
    return t.announced(NAME)


def payments(t: Table) -> Any:
    return book(t.game).factions[0].write_board(t.game).get("payments")


# ---- basic services 1 and 2


def test_a_card_with_an_item_replaces_the_order() -> None:
    """R.9.7 The dearest; the old order card is discarded, the new one crafted for a point."""
    t = crafting(market("cobbler", "root_tea_fox", "travel_gear_mouse"))
    assert spoken(t) == ["trade for root_tea_fox"]
    assert payments(t) == {NAME: ["2 cog"]}
    assert t.discard == ["tax_collector"]
    assert t.crafts(NAME) == {"tea": 1}
    assert t.vp == {NAME: 1}
    assert book(t.game).factions[1].write_board(t.game) == {"order": ["root_tea_fox"]}


def test_what_a_herald_has_bought_sets_something_off() -> None:
    """R.9.7 Once it lies there, before it is crafted; a card that was drawn sets nothing off."""
    t = crafting(market("cobbler", "root_tea_fox", "travel_gear_mouse"))
    assert t.crafts(NAME) == {"tea": 1} and t.vp == {NAME: 3}
    t = crafting(market("cobbler", order="root_tea_fox"))
    assert t.vp == {NAME: 1}


def test_an_order_with_an_item_is_kept() -> None:
    """R.9.7"""
    t = crafting(market("anvil", order="root_tea_fox"))
    assert spoken(t) == []
    assert t.crafts(NAME) == {"tea": 1}


def test_chance_decides_among_the_dearest() -> None:
    """R.9.7 Tea and a sword are worth 2 each, a boot 1."""
    t = crafting(market("root_tea_fox", "travel_gear_mouse", "sword"))
    assert t.asked() == "automata.ware"
    assert t.game.decision is not None
    assert sorted(t.game.decision.texts()) == ["random root_tea_fox", "random sword"]
    t.takes("sword")
    assert spoken(t) == ["trade for sword"]


def test_each_copy_is_as_likely() -> None:
    """R.9.7, G.22 Two copies of a card count twice, on sale in a Market or in an open hand."""
    birds = ["sappers", "royal_claim", "sappers"]
    robots = market(*birds, advanced=True)
    company = Table(f"{COMPANY}:advanced_services", NAME).hand(COMPANY, *birds)
    company.put(COMPANY, 1, "1 warrior").board(NAME, order=["tax_collector"])
    for t in (crafting(robots), crafting(company)):
        assert t.game.decision is not None
        assert t.game.decision.texts().count("random sappers") == 2
    t = crafting(market("sappers", "sappers", advanced=True))
    assert spoken(t) == ["trade for sappers"]


def test_nothing_while_it_is_behind() -> None:
    """R.9.7 Fewer points than the seller; as many will do."""
    assert spoken(crafting(market("anvil").scores(**{NAME: 4}))) == []
    assert spoken(crafting(market("anvil").scores(**{NAME: 5}))) == ["trade for anvil"]
    t = crafting(market("anvil").scores(**{NAME: 4}))
    assert wares_to(t.game, 1) == []
    assert len(wares_to(t.game, 1, behind=True)) == 1


def test_a_seller_on_dominance_is_ahead_of_nobody() -> None:
    """R.9.7, 3.3.1, R.2.2 The points at which its marker left the score track no longer count."""
    for dominance, sold in (({}, []), ({"dominance": "dominance_fox"}, ["trade for anvil"])):
        t = Table(COMPANY, NAME).board(COMPANY, prices=PRICES, **dominance).hand(COMPANY, "anvil")
        t.board(NAME, order=["tax_collector"]).put(COMPANY, 1, "1 warrior")
        assert spoken(crafting(t.scores(**{NAME: 4, COMPANY: 15}))) == sold


def test_nothing_it_cannot_pay() -> None:
    """R.9.7 With 20 points a service costs 4."""
    t = market("anvil").scores(**{NAME: 20}).put(NAME, 1, "12 cog")
    assert spoken(crafting(t)) == []


def test_a_human_seller_gets_the_same_price() -> None:
    """R.9.7 Not the prices on the human's board, and within the human's limit."""
    t = Table(COMPANY, NAME).board(COMPANY, prices=PRICES).hand(COMPANY, "anvil", "cobbler")
    t.board(NAME, order=["tax_collector"]).put(COMPANY, 1, "1 warrior")
    t.put(NAME, 1, "1 cog").scores(**{NAME: 10})
    crafting(t)
    assert payments(t) == {NAME: ["3 cog"]}
    assert t.holds(COMPANY) == ["cobbler"]
    assert with_hired(t.game, 1) is None


def test_a_pauper_is_paid_for_by_the_seller() -> None:
    """R.9.7 With the seller's warriors, and no birds."""
    t = crafting(market("birdy_bindle", "anvil"))
    assert spoken(t) == ["trade for anvil"]
    assert payments(t) == {ROBOTS: ["2 warrior"]}
    t = crafting(market("anvil").put(ROBOTS, 1, "14 warriors"))
    assert spoken(t) == []


# ---- basic services 3


def test_few_warriors_hire_others() -> None:
    """R.9.7 Two of its own and one of the seller's."""
    for own, said in ((2, ["hire warriors"]), (3, [])):
        t = Table(ROBOTS, NAME, "eyrie").put(ROBOTS, 7, "1 warrior").put(NAME, 7, f"{own} cog")
        t.put("eyrie", 7, "3 warriors").does(Fighting(Fight(7, 1, 2)), turn=NAME)
        assert spoken(t) == said
    t = Table(ROBOTS, NAME).put(ROBOTS, 7, "1 warrior").put(NAME, 7, "1 cog")
    assert spoken(t.does(Fighting(Fight(7, 1, 0)), turn=NAME)) == []
    t = Table(ROBOTS, NAME, "eyrie").put(ROBOTS, 8, "1 warrior").put(NAME, 7, "1 cog")
    t.put("eyrie", 7, "1 warrior")
    assert spoken(t.does(Fighting(Fight(7, 1, 2)), turn=NAME)) == []


def test_battles_of_all_hire() -> None:
    """R.9.7, R.2.4 In the battles of `BattleEach`, once in a turn."""
    t = Table(ROBOTS, NAME, "eyrie").board(NAME, order=["birdy_bindle"])
    for place in (1, 2):
        t.put(ROBOTS, place, "1 warrior").put(NAME, place, "1 cog")
        t.put("eyrie", place, "2 warriors")
    t.does(BuyerBattles(1), turn=NAME).rolls(0, 0).rolls(0, 0)
    assert spoken(t).count("hire warriors") == 1
    assert len([line for line in spoken(t) if line.startswith("attack")]) == 2


def test_hired_to_rule() -> None:
    """R.9.7 If it rules nothing as it stands."""
    t = Table(ROBOTS, NAME, "eyrie").put(ROBOTS, 7, "2 warriors").put("eyrie", 7, "1 warrior")
    t.does(Doing(1, False), turn=NAME)
    assert spoken(t) == ["hire warriors"]
    assert rules(t.game, 1, 7)


# ---- advanced services


def test_birds_before_others() -> None:
    """R.9.7 (advanced) Among those with items, and of any kind where there is none."""
    t = crafting(market("root_tea_fox", "birdy_bindle", advanced=True))
    assert spoken(t) == ["trade for birdy_bindle"]
    t = crafting(market("cobbler", "royal_claim", advanced=True))
    assert spoken(t) == ["trade for royal_claim"]
    t = crafting(market("cobbler", "royal_claim", advanced=True, order="armorers"))
    assert spoken(t) == []
    assert spoken(crafting(market("cobbler", "royal_claim"))) == []


def test_boats() -> None:
    """R.9.7 (advanced) Where a move uses a river."""
    for advanced in (True, False):
        t = market(advanced=advanced).put(NAME, 4, "3 cog").does(Doing(1, True), turn=NAME)
        assert spoken(t) == (["hire boats"] if advanced else [])


# ---- games


@pytest.mark.parametrize("seller", [ROBOTS, COMPANY])
def test_games_with_buyers(seller: str) -> None:
    """R.9.7 Random games hold all invariants."""
    said: list[str] = []
    for seed in range(3):
        g = random_game(Setup(seats=[NAME, f"{seller}:advanced_services", "eyrie"]), seed, 250, 60)
        said += g.answers or []
    assert any(line.startswith((f"{NAME}: trade for", f"{NAME}: hire")) for line in said)
