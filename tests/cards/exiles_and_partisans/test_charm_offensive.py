"""Charm Offensive: a card, and a point for somebody else."""

from __future__ import annotations

from kit import Table
from undergrowth.table.book import book

DECK = "exiles_and_partisans"


def test_a_card_and_a_point(table: type[Table]) -> None:
    """G.6, 3.2 The owner draws, and another player scores."""
    t = table("marquise", "eyrie", "alliance", deck=DECK).play("marquise", "charm_offensive")
    t.put("marquise", 5, "1 warrior").also(deck_top=["anvil"]).begins("marquise", "evening")
    t.says("marquise", "use charm_offensive")
    assert t.holds("marquise") == ["anvil"]
    assert t.options("marquise") == ["charm eyrie_dynasties", "charm woodland_alliance"]
    t.refuses("marquise", "charm marquise", "4.1.3")
    t.says("marquise", "charm alliance")
    assert t.vp == {"alliance": 1}


def test_it_is_optional(table: type[Table]) -> None:
    """1.4.1 Both happen or neither."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "charm_offensive")
    t.put("marquise", 5, "1 warrior").begins("marquise", "evening").says("marquise", "pass")
    assert t.vp == {}
    assert len(t.holds("marquise")) == 1


def test_a_partner_may_be_named(table: type[Table]) -> None:
    """4.1.3 Another player, not only an enemy."""
    t = table("marquise", "eyrie", "alliance", "vagabond", deck=DECK)
    t.play("marquise", "charm_offensive").put("vagabond", "f1", "pawn")
    t.board("vagabond", dominance=["dominance_fox"], partner="marquise")
    t.begins("marquise", "evening").says("marquise", "use charm_offensive")
    assert t.offers("marquise", "charm vagabond")


def test_no_card_to_draw(table: type[Table]) -> None:
    """G.6 Without a card in deck and discard pile it is not offered."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "charm_offensive", "tunnels")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.game.deck = []
    assert book(t.game).effects[t.game.play[0][0]] is not None
    t.refuses("marquise", "use charm_offensive", "G.6")
