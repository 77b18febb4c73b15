"""Legendary Forge: items crafted there are worth a card and a point more."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import Game, Setup
from undergrowth.law.crafting.craft import CraftCard
from undergrowth.table.book import book
from undergrowth.table.names import CARDS, ITEMS


def forge(t: Table) -> Table:
    """The Forge in clearing 1, a fox clearing, so swords, crossbow and hammer lie there."""
    return t.landmark("legendary_forge", 1)


def test_items_go_from_the_supply_to_the_card(table: type[Table]) -> None:
    """A.5.3 By the suit of its clearing."""
    t = forge(table("marquise", "eyrie")).begins("marquise", "daylight")
    left = {ITEMS.text(item): n for item, n in enumerate(t.game.items) if n}
    assert left == {"boot": 2, "bag": 2, "tea": 2, "coins": 2}
    assert book(t.game).landmarks[0].write_board(t.game) == {
        "items": ["2 sword", "1 hammer", "1 crossbow"]
    }


@pytest.mark.parametrize(
    ("place", "left"),
    [
        (1, {"boot", "bag", "tea", "coins"}),
        (2, {"boot", "sword", "hammer", "coins", "crossbow"}),
        (3, {"bag", "sword", "hammer", "tea", "crossbow"}),
    ],
)
def test_the_suit_says_which(place: int, left: set[str], table: type[Table]) -> None:
    """A.5.3 Fox, mouse and rabbit."""
    t = table("marquise", "eyrie").landmark("legendary_forge", place)
    t.begins("marquise", "daylight")
    assert {ITEMS.text(item) for item, n in enumerate(t.game.items) if n} == left


def test_crafting_from_the_forge(table: type[Table]) -> None:
    """4.1.2, 3.2.2 The points listed, one more, and a card."""
    t = forge(table("marquise", "eyrie")).put("marquise", 1, "1 warrior, workshop")
    t.hand("marquise", "anvil").begins("marquise", "daylight").says("marquise", "craft anvil")
    assert t.vp == {"marquise": 3}
    assert t.crafts("marquise") == {"hammer": 1}
    assert len(t.holds("marquise")) == 1


def test_it_takes_a_faction_piece_there(table: type[Table]) -> None:
    """4.1.2 Without one the item cannot be crafted."""
    t = forge(table("marquise", "eyrie")).put("marquise", 12, "workshop").hand("marquise", "anvil")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "craft anvil", "L.1")
    t = forge(table("marquise", "eyrie")).put("marquise", 12, "workshop").hand("marquise", "anvil")
    t.put("marquise", 1, "1 warrior").begins("marquise", "daylight")
    assert t.offers("marquise", "craft anvil")


def test_other_items_are_crafted_as_ever(table: type[Table]) -> None:
    """4.1.2 From the supply, for what is listed."""
    t = forge(table("marquise", "eyrie")).put("marquise", 2, "workshop")
    t.hand("marquise", "root_tea_fox").begins("marquise", "daylight")
    t.says("marquise", "craft root_tea_fox")
    assert t.vp == {"marquise": 2}
    assert t.holds("marquise") == []


def test_the_last_one_is_the_last(table: type[Table]) -> None:
    """4.1.2 Nothing comes back to the card."""
    t = table("marquise", "eyrie").landmark("legendary_forge", 1, items=["crossbow"])
    t.put("marquise", 1, "1 warrior, workshop").hand("marquise", "anvil")
    t.also(items={"boot": 1, "crossbow": 1}).begins("marquise", "daylight")
    t.refuses("marquise", "craft anvil", "4.1.2")


def test_disdain_for_trade_keeps_the_point_of_the_forge(table: type[Table]) -> None:
    """7.2.3 One for the item, whatever is listed, and one for the Forge."""
    t = forge(table("eyrie", "marquise")).put("eyrie", 1, "roost").hand("eyrie", "anvil")
    t.board("eyrie", leader="despot").does(CraftCard(0, CARDS.parse("anvil")))
    assert t.vp == {"eyrie": 2}


def test_the_vagabond_crafts_there_too(table: type[Table]) -> None:
    """9.2.1 His pawn is a faction piece."""
    t = forge(table("vagabond", "marquise")).put("vagabond", 1, "pawn").hand("vagabond", "anvil")
    t.board("vagabond", items=["hammer"]).begins("vagabond", "daylight")
    t.says("vagabond", "craft anvil")
    assert t.vp == {"vagabond": 3}


def test_a_player_off_the_score_track_still_draws(table: type[Table]) -> None:
    """3.3.1 The card is no point."""
    t = forge(table("marquise", "eyrie")).put("marquise", 1, "1 warrior, workshop")
    t.hand("marquise", "anvil").board("marquise", dominance=["dominance_fox"]).begins(
        "marquise", "daylight"
    )
    t.says("marquise", "craft anvil")
    assert t.vp == {}
    assert len(t.holds("marquise")) == 1


def test_it_is_set_up_with_its_items() -> None:
    """A.5.3 From the supply that the game begins with."""
    setup = Setup(
        seats=["marquise", "eyrie", "alliance"], landmarks=1, landmark_cards=["legendary_forge"]
    )
    g = Game.new(setup, 3)
    g.choose("set up legendary_forge 5")
    assert g.items[ITEMS.parse("boot")] == 0
    assert book(g).landmarks[0].items_held(g)[ITEMS.parse("coins")] == 2
    shown = g.observe(0)["landmarks"]
    assert isinstance(shown, list)
    assert [item["item"] for item in shown[0]["board"][0]["items"]] == ["boot"] * 2 + ["coins"] * 2
