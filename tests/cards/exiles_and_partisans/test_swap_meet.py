"""Swap Meet: a random card for a card of one's choice."""

from __future__ import annotations

from kit import Table
from undergrowth.table.names import CARDS

DECK = "exiles_and_partisans"


def swap(t: Table) -> Table:
    """The Marquise takes a card from the Eyrie."""
    t.play("marquise", "swap_meet").hand("marquise", "sword")
    t.hand("eyrie", "anvil", "bake_sale").put("marquise", 5, "1 warrior")
    return t.begins("marquise", "birdsong").says("marquise", "use swap_meet")


def test_one_card_comes_and_one_goes(table: type[Table]) -> None:
    """G.22 Chance takes the card; its taker gives any card."""
    t = swap(table("marquise", "eyrie", deck=DECK)).takes("anvil")
    assert t.options("marquise") == ["give in return anvil", "give in return sword"]
    t.refuses("marquise", "give in return bake_sale", "4.1.3")
    t.says("marquise", "give in return sword")
    assert t.holds("marquise") == ["anvil"]
    assert t.holds("eyrie") == ["bake_sale", "sword"]
    assert t.vp == {}


def test_the_same_card_may_go_back(table: type[Table]) -> None:
    """4.1.3 Any card of the hand."""
    t = swap(table("marquise", "eyrie", deck=DECK)).takes("anvil")
    t.says("marquise", "give in return anvil")
    assert t.holds("marquise") == ["sword"]
    assert t.holds("eyrie") == ["anvil", "bake_sale"]


def test_only_the_two_know_the_cards(table: type[Table]) -> None:
    """1.2.1 A third player learns neither card."""
    t = swap(table("marquise", "eyrie", "alliance", deck=DECK)).takes("anvil")
    t.says("marquise", "give in return sword")
    g = t.game
    marquise, eyrie, alliance = t.seat("marquise"), t.seat("eyrie"), t.seat("alliance")
    names = [CARDS.text(card) for card in g.seen[eyrie * 3 + marquise]]
    assert names == ["anvil"]
    assert [CARDS.text(card) for card in g.seen[marquise * 3 + eyrie]] == ["sword"]
    assert g.seen[alliance * 3 + marquise] == g.seen[alliance * 3 + eyrie] == []
    assert g.log is not None
    for event in g.log:
        if event.verb == "gave_card":
            assert "card" not in event.as_seen_by(alliance).fields


def test_nobody_has_a_card(table: type[Table]) -> None:
    """4.1.3 There must be a card to take."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "swap_meet", "false_orders")
    t.put("eyrie", 5, "1 warrior").hand("marquise", "sword").begins("marquise", "birdsong")
    t.refuses("marquise", "use swap_meet", "4.1.3")


def test_once_in_a_turn(table: type[Table]) -> None:
    """4.1.3 One swap a turn."""
    t = table("marquise", "eyrie", deck=DECK).put("eyrie", 5, "1 warrior")
    t.play("marquise", "swap_meet", "false_orders").hand("eyrie", "anvil")
    t.begins("marquise", "birdsong").says("marquise", "use swap_meet").takes("anvil")
    t.says("marquise", "give in return anvil")
    t.refuses("marquise", "use swap_meet", "4.1.3")
