"""1.4 Effects that may be used on one's turn, between the steps of its phases."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kit import Table
from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import Plain, PlainBirdsong
from undergrowth import Game
from undergrowth.engine.frames import frames
from undergrowth.law.turn.turn import DrawAndDiscard, end_phase
from undergrowth.table.frames import Frame, Step

DECK = "exiles_and_partisans"
MARKET = ["cobbler", "anvil", "sword"]


def market(t: Table, place: int) -> Table:
    """The Black Market, whose card may be swapped at any time of one's turn."""
    return t.landmark("black_market", place, cards=MARKET)


def test_between_emergency_orders_and_the_decree(table: type[Table]) -> None:
    """7.4.1, 7.4.2, 1.4.2 The card drawn may be given away before one goes to the Decree."""
    t = table("eyrie", "marquise", deck=DECK).put("eyrie", 1, "roost").play("eyrie", "swap_meet")
    t.hand("marquise", "sword").also(deck_top=["anvil"]).begins("eyrie", "birdsong")
    assert t.asked() == "window.birdsong" and t.holds("eyrie") == []
    t.says("eyrie", "pass")
    assert t.asked() == "window.between" and t.holds("eyrie") == ["anvil"]
    t.says("eyrie", "use swap_meet").takes("sword").says("eyrie", "give in return anvil")
    assert t.asked() == "eyrie.decree"
    assert t.holds("eyrie") == ["sword"]


def test_a_window_opens_once_where_a_step_has_nothing_to_do(table: type[Table]) -> None:
    """7.4, 1.4.2 With cards in hand and a roost on the map there is one step: one before it and
    one after it.
    """
    t = table("eyrie", "marquise", deck=DECK).put("eyrie", 1, "roost").play("eyrie", "false_orders")
    t.put("marquise", 5, "2 warriors").hand("eyrie", "anvil").begins("eyrie", "birdsong")
    assert t.asked() == "window.birdsong"
    t.says("eyrie", "pass")
    assert t.asked() == "eyrie.decree"
    t.says("eyrie", "decree anvil move")
    assert t.asked() == "window.birdsong"
    t.says("eyrie", "pass")
    assert t.game.phase == 1


def test_between_the_decree_and_a_new_roost(table: type[Table]) -> None:
    """7.4.2, 7.4.3, 1.4.2 Warriors may be ordered away before the new roost is placed."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "false_orders")
    t.put("marquise", 5, "2 warriors").hand("eyrie", "anvil").begins("eyrie", "birdsong")
    t.says("eyrie", "pass", "decree anvil move")
    assert t.asked() == "window.between"
    t.says("eyrie", "use false_orders")
    while t.asked() != "eyrie.new_roost":
        t.says("eyrie", t.options("eyrie")[0])


def test_between_spreading_and_spreading(table: type[Table]) -> None:
    """8.4.2, 1.4.2 Each Spread Sympathy is an action of its own."""
    t = table("alliance", "marquise").put("alliance", 9, "sympathy").play("alliance", "royal_claim")
    t.put("alliance", 1, "2 warriors")
    t.board("alliance", supporters=["birdy_bindle", "armorers", "sappers", "anvil"])
    t.begins("alliance", "birdsong").says("alliance", "pass")
    assert t.offers("alliance", "use royal_claim")
    spread = next(text for text in t.options("alliance") if text.startswith("spread to"))
    t.says("alliance", spread)
    while t.asked() == "alliance.spend":
        t.says("alliance", t.options("alliance")[0])
    assert t.asked() == "alliance.birdsong"
    before = t.vp.get("alliance", 0)
    t.says("alliance", "use royal_claim")
    assert t.vp["alliance"] == before + 1, "it rules one clearing"
    assert t.asked() == "alliance.birdsong"
    assert not t.offers("alliance", "use royal_claim")


def test_between_scoring_and_drawing(table: type[Table]) -> None:
    """7.6.1, 7.6.2, 1.4.3 Up to the last step of the turn, and not within it."""
    t = market(table("eyrie", "marquise").put("eyrie", 5, "roost, warrior"), 5)
    t.hand("eyrie", "bake_sale").begins("eyrie", "evening")
    assert t.asked() == "window.evening"
    t.says("eyrie", "pass")
    assert t.asked() == "window.between"
    t.says("eyrie", "visit black_market", "stall 1", "swap bake_sale")
    assert len(t.holds("eyrie")) == 2, "its Evening has ended with the draw"


def test_between_drawing_and_checking_capacity(table: type[Table]) -> None:
    """9.6.2, 9.6.3, 9.6.4, 1.4.3 The Vagabond may swap the card he has just drawn."""
    t = market(table("vagabond", "marquise").put("vagabond", 5, "pawn"), 5)
    t.also(deck_top=["bake_sale"]).begins("vagabond", "evening")
    assert t.asked() == "window.between"
    t.says("vagabond", "visit black_market")
    t.says("vagabond", "stall 1", "swap bake_sale")
    assert t.holds("vagabond") == ["cobbler"]
    assert t.game.turns > 1


def test_nothing_is_used_within_the_last_step(table: type[Table]) -> None:
    """6.6, 1.4.3 The Marquise's Evening is one step: once cards are drawn it has begun."""
    t = market(table("marquise", "eyrie").put("marquise", 5, "warrior"), 5)
    t.hand("marquise", "bake_sale", "investments", "codebreakers", "royal_claim", "sappers")
    t.begins("marquise", "evening").says("marquise", "pass")
    assert t.asked() == "turn.discard"
    t.refuses("marquise", "visit black_market", "1.4.2")


def test_operations_and_what_lies_between_them_are_asked_once(table: type[Table]) -> None:
    """8.6.1, 8.6.2, 1.4.2 A player who passes beside an effect has left it, too."""
    t = market(table("alliance", "marquise").put("alliance", 5, "2 warriors"), 5)
    t.board("alliance", officers=1).hand("alliance", "bake_sale")
    t.begins("alliance", "evening").says("alliance", "pass")
    assert t.asked() == "alliance.operations"
    assert t.offers("alliance", "visit black_market")
    t.says("alliance", "pass")
    assert t.game.turns > 1


@dataclass
class Idle(PlainBirdsong):
    """1.4.1 A step in which there is nothing to do."""

    def applies(self, g: Game) -> bool:
        return False


@dataclass
class Halt(Frame):
    """7.7.4 A step that ends its phase."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.halt,)

    def halt(self, g: Game) -> None:
        end_phase(g)


class Stepwise(Plain):
    """It does nothing about what may be used between its steps."""

    def birdsong(self, g: Game) -> list[Frame]:
        return [PlainBirdsong(self.seat), Idle(self.seat), PlainBirdsong(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        steps: list[Frame] = [PlainBirdsong(self.seat), Halt(self.seat), PlainBirdsong(self.seat)]
        return steps

    def evening(self, g: Game) -> list[Frame]:
        return [PlainBirdsong(self.seat), DrawAndDiscard(self.seat, 1)]


frames(Idle, Halt)


def test_a_faction_need_not_think_of_it(
    monkeypatch: pytest.MonkeyPatch, table: type[Table]
) -> None:
    """1.4.2, 1.4.3 The turn asks between the steps of any faction, and not for nothing."""
    install_faction(monkeypatch, "stepwise", Stepwise, piece("warrior", "warrior", 15))
    t = market(table("stepwise", "marquise").put("stepwise", 5, "warrior"), 5)
    t.hand("stepwise", "bake_sale").begins("stepwise", "birdsong")
    asked = []
    while t.game.turns == 1:
        asked.append(f"{t.asked()} {t.game.phase}")
        t.says("stepwise", "pass")
    assert asked == [
        "window.birdsong 0",  # before the first step
        "window.between 0",  # the second has nothing to do
        "window.birdsong 0",  # after the last
        "window.between 1",
        "window.between 1",  # then its Daylight ends
        "window.evening 2",
        "window.between 2",
    ]
