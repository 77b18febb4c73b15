"""Lost City: fox, rabbit and mouse at once."""

from __future__ import annotations

from kit import Table
from undergrowth.decks import ALL_CARDS
from undergrowth.law.crafting.paying import can_pay
from undergrowth.table.book import book


def city(t: Table) -> Table:
    """Lost City in clearing 10."""
    return t.landmark("lost_city", 10)


def test_it_has_all_three_suits(table: type[Table]) -> None:
    """2.2.2 And whatever matches one of them matches it."""
    t = city(table("marquise", "eyrie")).begins("marquise", "daylight")
    assert t.game.suits[10] == 0b111


def test_a_piece_there_makes_one_icon_of_any_suit(table: type[Table]) -> None:
    """4.1.1 One, not three."""
    t = city(table("marquise", "eyrie")).put("marquise", 10, "workshop")
    t.hand("marquise", "sappers", "anvil", "tax_collector", "brutal_tactics", "royal_claim")
    t.begins("marquise", "daylight")
    crafts = [text for text in t.options("marquise") if text.startswith("craft")]
    assert crafts == ["craft anvil", "craft sappers"]
    t.says("marquise", "craft anvil")
    t.refuses("marquise", "craft sappers", "4.1.1")


def test_two_pieces_there_may_make_different_icons(table: type[Table]) -> None:
    """4.1.1 A card of three icons takes three pieces, whichever of them makes which."""
    t = city(table("marquise", "eyrie")).put("marquise", 10, "2 workshops")
    t.put("marquise", 1, "1 warrior, workshop").hand("marquise", "tax_collector")
    t.begins("marquise", "daylight").says("marquise", "craft tax_collector")
    assert t.in_play("marquise") == ["tax_collector"]
    assert t.game.activated[1] == 1
    assert t.game.activated[10] == 2


def test_the_crafter_says_which_piece_makes_an_icon(table: type[Table]) -> None:
    """4.1.1 A fox icon may come from the fox clearing or from Lost City."""
    t = city(table("marquise", "eyrie")).put("marquise", 10, "workshop")
    t.put("marquise", 1, "workshop").hand("marquise", "anvil", "sappers")
    t.begins("marquise", "daylight").says("marquise", "craft anvil")
    assert t.options("marquise") == ["activate in 1", "activate in 10"]
    t.says("marquise", "activate in 1", "craft sappers")
    assert t.in_play("marquise") == ["sappers"]


def test_a_choice_that_would_leave_an_icon_unpaid_is_not_offered(table: type[Table]) -> None:
    """4.1.1 The piece in the fox clearing must make the fox icon here."""
    t = city(table("marquise", "eyrie")).put("marquise", 10, "2 workshops")
    t.put("marquise", 6, "workshop").put("marquise", 1, "workshop")
    t.hand("marquise", "tax_collector", "anvil").begins("marquise", "daylight")
    t.says("marquise", "craft tax_collector")
    assert t.in_play("marquise") == ["tax_collector"]
    assert t.game.activated[10] == 2
    assert t.game.activated[1] + t.game.activated[6] == 1


def test_icons_of_any_suit(table: type[Table]) -> None:
    """4.1.1 Royal Claim takes four pieces wherever they stand."""
    t = city(table("marquise", "eyrie")).put("marquise", 10, "2 workshops")
    t.put("marquise", 1, "workshop").put("marquise", 9, "workshop").hand("marquise", "royal_claim")
    t.begins("marquise", "daylight").says("marquise", "craft royal_claim")
    while t.asked() == "craft.piece":
        t.says("marquise", t.options("marquise")[-1])
    assert t.in_play("marquise") == ["royal_claim"]
    assert sum(t.game.activated) == 4


def test_hammers_make_any_suit_there(table: type[Table]) -> None:
    """9.2.1 The pawn stands in a clearing of three suits."""
    t = city(table("vagabond", "marquise").freely()).put("vagabond", 10, "pawn")
    t.board("vagabond", items=["3 hammer"]).hand("vagabond", "tax_collector")
    t.begins("vagabond", "daylight").says("vagabond", "craft tax_collector")
    assert t.in_play("vagabond") == ["tax_collector"]


def test_both_sides_ambush_with_different_suits(table: type[Table]) -> None:
    """4.3.1 Each ambush card matches the clearing."""
    t = city(table("marquise", "eyrie")).put("marquise", 10, "3 warriors")
    t.put("eyrie", 10, "2 warriors").hand("eyrie", "ambush_fox").hand("marquise", "ambush_mouse")
    t.battle("marquise", against="eyrie", at=10)
    t.says("eyrie", "play ambush_fox").says("marquise", "play ambush_mouse").rolls(0, 0)
    assert t.discard == ["ambush_fox", "ambush_mouse"]


def test_it_counts_for_every_dominance(table: type[Table]) -> None:
    """3.3.2 One more clearing of each suit to rule."""
    t = city(table("marquise", "eyrie")).board("marquise", dominance=["dominance_mouse"])
    for place in (2, 7, 10):
        t.put("marquise", place, "1 warrior")
    t.begins("marquise", "birdsong")
    assert t.game.over


def test_power_counts_a_piece_once(table: type[Table]) -> None:
    """4.1.1 Icons that two pieces can pay together."""
    t = city(table("marquise", "eyrie")).put("marquise", 10, "workshop")
    t.put("marquise", 1, "workshop").begins("marquise", "daylight")
    power = book(t.game).faction(0).crafting_power(t.game)
    assert power.total == 2
    assert power.by_suit == [2, 1, 1, 0, 0]
    assert not any(can_pay(card, power) for card in ALL_CARDS if sum(card.cost) > 2)
