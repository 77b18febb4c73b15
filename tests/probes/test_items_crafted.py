"""4.1.2, 4.3.3 Items crafted in a way of one's own, and sides that deal no rolled hits.

The traders stand for the Hundreds' Contempt for Trade (14.2.3), the looters for theirs (14.2.5),
and both for steps of a phase that come in another order (14.7.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from kit import Table
from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain, PlainDaylight
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.law.battle.account import caps
from undergrowth.law.battle.hits import max_rolled_hits
from undergrowth.law.crafting.items import take_crafted
from undergrowth.law.turn.daylight import CraftInDaylight
from undergrowth.shown.turn import turn
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.records import Fight

NAME = "traders"
_ASK = Prompt("plain.daylight", "1.4.1")


class PlainKeep(Action):
    """`plain keep`."""

    verb: ClassVar[str] = "plain keep"


class PlainSell(Action):
    """`plain sell`."""

    verb: ClassVar[str] = "plain sell"


@dataclass
class Trade(Frame):
    """14.2.3 The item or its points."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.take)

    def choose(self, g: Game) -> None:
        g.ask(self.seat, _ASK, [PlainKeep(), PlainSell()])

    def take(self, g: Game) -> None:
        keeps = isinstance(g.answer, PlainKeep)
        card = g.box.cards[self.card]
        take_crafted(g, self.seat, card, keeps, 0 if keeps else card.points)


class Traders(Plain):
    """14.2.3, 14.7.2 They trade after everything else."""

    def crafts_item(self, g: Game, card: int) -> Frame | None:
        return Trade(self.seat, card)

    def daylight(self, g: Game) -> list[Frame]:
        return [PlainDaylight(self.seat), CraftInDaylight(self.seat)]

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        return sections[::-1]

    def forbids_rolled_hits(self, g: Game, b: Fight, owner: int) -> bool:
        return owner == self.seat == b.attacker

    def law_of(self, hook: str, owner: int) -> str:
        return "14.2.5" if hook == "forbids_rolled_hits" else ""


verbs(PlainKeep, PlainSell)
frames(Trade)


@pytest.fixture(autouse=True)
def _traders(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = {"daylight": ["4.1", "1.4.1"]}
    warriors = piece("warrior", "warrior", WARRIORS)
    install_faction(monkeypatch, NAME, Traders, warriors, type="militant", steps=steps)


def stalls(*hand: str, deck: str = "base") -> Table:
    """Traders at home in a fox clearing, and cards to craft there."""
    t = Table(NAME, "marquise", suits={2: "fox"}, deck=deck).put(NAME, 2, "2 warriors")
    return t.board(NAME, home=2).hand(NAME, *hand)


def crafting(t: Table) -> Table:
    return t.begins(NAME, "daylight").says(NAME, "pass")


def test_who_keeps_an_item_scores_nothing() -> None:
    """14.2.3, 4.1.2 It comes to its crafter out of the supply."""
    t = crafting(stalls("anvil")).says(NAME, "craft anvil", "plain keep")
    assert t.vp == {} and t.crafts(NAME) == {"hammer": 1}
    assert t.discard == ["anvil"]


def test_who_removes_an_item_scores_its_points() -> None:
    """14.2.3, G.24 It leaves the game, and nobody crafts it again."""
    t = crafting(stalls("anvil")).says(NAME, "craft anvil", "plain sell")
    assert t.vp == {NAME: 2} and t.crafts(NAME) == {}
    assert t.told("removed_item") == [{"law": "G.24", "seat": NAME, "item": "hammer"}]
    assert t.game.items[ITEMS.parse("hammer")] == 0


def test_what_adds_to_crafting_points_adds_in_both_ways() -> None:
    """14.2.3, L.1 Master Engravers and the Legendary Forge: whatever becomes of the item."""
    for answer, points in (("plain keep", 2), ("plain sell", 4)):
        t = stalls("anvil", deck="exiles_and_partisans").play(NAME, "master_engravers")
        t = crafting(t.landmark("legendary_forge", 2, items=["hammer"]))
        t.says(NAME, "craft anvil", answer)
        assert t.vp == {NAME: points}
        assert t.crafts(NAME) == ({"hammer": 1} if answer == "plain keep" else {})


def test_a_step_of_daylight_in_which_one_crafts() -> None:
    """14.5.1, 1.4.2 One card after another; what everybody may do then is offered there."""
    t = crafting(stalls("anvil", "cobbler"))
    assert t.asked() == "craft.step"
    assert t.options(NAME) == ["craft anvil", "pass"]
    t.refuses(NAME, "craft cobbler", "4.1.1")


def test_steps_are_shown_in_the_order_of_the_turn() -> None:
    """14.7.2 A rule may turn them round."""
    t = stalls("anvil").begins(NAME, "daylight")
    shown = [(each["law"], each["state"]) for each in turn(t.game)["steps"]]  # type: ignore[attr-defined]
    assert shown == [("1.4.1", "now"), ("4.1", "to come")]


def test_a_side_may_deal_no_rolled_hits() -> None:
    """14.2.5, 4.3.5.II It is hit as ever, and extra hits are dealt as ever."""
    t = Table(NAME, "marquise").put(NAME, 5, "3 warriors").put("marquise", 5, "2 warriors")
    t.battle(NAME, against="marquise", at=5)
    b = Fight(5, 0, 1)
    assert max_rolled_hits(t.game, b, 0) == 0 and max_rolled_hits(t.game, b, 1) == 2
    assert [(each.law, each.hits) for each in caps(t.game, b, 0)] == [("14.2.5", 0)]
    t.rolls(3, 1)
    assert t.at(5) == f"{NAME} 2 warriors, marquise 2 warriors"
    t = Table(NAME, "marquise").put(NAME, 5, "3 warriors").put("marquise", 5, "2 wood")
    t.battle(NAME, against="marquise", at=5).rolls(3, 1)
    assert t.at(5) == f"{NAME} 3 warriors, marquise 1 wood"
