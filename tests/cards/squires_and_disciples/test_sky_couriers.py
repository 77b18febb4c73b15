"""Sky Couriers: new cards for old ones, and one more."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def couriers(t: Table) -> Table:
    """The Marquise with three cards in hand."""
    t.put("marquise", 5, "1 warrior").hand("marquise", "anvil", "sword", "bake_sale")
    return t.play("marquise", "sky_couriers")


def test_one_more_is_drawn_than_spent(table: type[Table]) -> None:
    """4.1.3 Two cards bring three, and the card leaves play after the draw."""
    t = couriers(table("marquise", "eyrie", deck=DECK))
    t.also(deck_top=["birdy_bindle", "crossbow_bird", "arms_trader"]).begins("marquise", "birdsong")
    t.says("marquise", "use sky_couriers", "spend anvil", "spend sword", "pass")
    assert t.holds("marquise") == ["arms_trader", "bake_sale", "birdy_bindle", "crossbow_bird"]
    assert t.discard == ["anvil", "sky_couriers", "sword"]
    assert t.in_play("marquise") == []


def test_the_first_card_is_the_price(table: type[Table]) -> None:
    """G.31 At least one card is spent; after it the owner may stop."""
    t = couriers(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    t.says("marquise", "use sky_couriers")
    assert not t.offers("marquise", "pass")
    t.refuses("marquise", "spend birdy_bindle", "G.31")
    t.says("marquise", "spend anvil")
    assert t.offers("marquise", "pass")


def test_the_whole_hand_may_go(table: type[Table]) -> None:
    """G.6 Three cards bring four."""
    t = couriers(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    t.says("marquise", "use sky_couriers", "spend anvil", "spend sword", "spend bake_sale")
    assert len(t.holds("marquise")) == 4


def test_it_is_optional(table: type[Table]) -> None:
    """1.4.1 Passing keeps it for another turn."""
    t = couriers(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    t.says("marquise", "pass")
    assert t.in_play("marquise") == ["sky_couriers"]
    t.refuses("marquise", "use sky_couriers", "1.4.1")


def test_without_cards_there_is_nothing_to_spend(table: type[Table]) -> None:
    """G.31 An empty hand is not asked."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "sky_couriers")
    t.put("marquise", 5, "1 warrior").put("eyrie", 5, "1 warrior").begins("marquise", "birdsong")
    assert t.asked() == "marquise.daylight"
    t.refuses("marquise", "use sky_couriers", "G.31")
