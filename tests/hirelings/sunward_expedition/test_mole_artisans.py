"""H Mole Artisans: item cards that their controller crafts come back."""

from __future__ import annotations

from kit import Table
from undergrowth import Game
from undergrowth.position import describe, game

ME = "mole_artisans"


def crafting(t: Table) -> Table:
    """The Marquise controls the Artisans, and can craft an anvil."""
    t.also(hirelings=[ME], **{ME: {"controller": "marquise_de_cat", "markers": 1}})
    t.put("marquise", 1, "workshop, 1 warrior").also(suits={"1": "fox"})
    return t.hand("marquise", "anvil", "ambush_fox")


def test_a_crafted_card_may_be_kept_and_returns(table: type[Table]) -> None:
    """H.2.2 It lies revealed; at the end of Evening it is in the hand again."""
    t = crafting(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "craft anvil")
    assert t.options("marquise") == ["retain anvil", "pass"]
    t.says("marquise", "retain anvil")
    assert t.crafts("marquise") == {"hammer": 1}
    assert t.discard == []
    assert t.holds("marquise") == ["ambush_fox"]
    again = game(describe(t.game))
    assert describe(again) == describe(t.game)
    assert Game.from_json(t.game.to_json()).to_json() == t.game.to_json()
    while t.game.turn == t.seat("marquise") and t.asked() != "hirelings.roll":
        t.says("marquise", t.options("marquise")[-1])
    assert "anvil" in t.holds("marquise")


def test_or_it_is_discarded(table: type[Table]) -> None:
    """H.2.2 They may."""
    t = crafting(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "craft anvil", "pass")
    assert t.discard == ["anvil"]


def test_nobody_else_keeps_anything(table: type[Table]) -> None:
    """H.2 Only their controller."""
    t = table("marquise", "eyrie").also(hirelings=[ME]).put("marquise", 1, "workshop")
    t.also(suits={"1": "fox"}).hand("marquise", "anvil").begins("marquise", "daylight")
    t.says("marquise", "craft anvil")
    assert t.discard == ["anvil"]
