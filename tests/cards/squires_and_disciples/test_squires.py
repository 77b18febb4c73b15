"""Fox, Rabbit and Mouse Squires: a battle in a clearing of a suit, or a move out of one."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def squires(t: Table, *cards: str) -> Table:
    """The Marquise faces the Eyrie in clearing 9, a mouse clearing."""
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "2 warriors")
    return t.play("marquise", "mouse_squires").hand("marquise", *cards)


def test_they_battle_at_their_own_price(table: type[Table]) -> None:
    """4.3 With an empty hand the card itself pays."""
    t = squires(table("marquise", "eyrie", deck=DECK)).begins("marquise", "daylight")
    t.says("marquise", "use mouse_squires", "send to battle").rolls(2, 0)
    assert t.at(9) == "marquise 3 warriors"
    assert t.in_play("marquise") == []
    assert t.discard == ["mouse_squires"]
    assert t.asked() == "marquise.daylight"


def test_they_move_for_a_card(table: type[Table]) -> None:
    """4.2, 2.1.1 A bird does as a card of the suit, and the squires stay."""
    t = squires(table("marquise", "eyrie", deck=DECK), "birdy_bindle", "sword", "anvil")
    t.put("marquise", 5, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", "use mouse_squires")
    assert t.options("marquise") == ["spend birdy_bindle", "spend sword", "give up mouse_squires"]
    t.refuses("marquise", "spend anvil", "2.1.1")
    assert t.game.why_not(t.seat("marquise"), "march"), "what has no card has a reason, too"
    t.says("marquise", "spend birdy_bindle", "send to move", "to 1", "take 3")
    assert t.at(1) == "marquise 3 warriors"
    assert t.in_play("marquise") == ["mouse_squires"]
    t.refuses("marquise", "use mouse_squires", "4.1.3")


def test_only_in_clearings_of_their_suit(table: type[Table]) -> None:
    """4.3, 4.2 Warriors elsewhere neither battle nor move."""
    t = squires(table("marquise", "eyrie", deck=DECK), "sword")
    t.put("marquise", 5, "2 warriors").put("eyrie", 5, "1 warrior").put("marquise", 2, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", "use mouse_squires", "spend sword")
    t.says("marquise", "send to move")
    assert t.options("marquise") == ["from 2", "from 9"]


def test_not_where_there_is_nothing_to_do(table: type[Table]) -> None:
    """4.2.1 Never an offer that cannot be carried out."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "fox_squires")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior").begins("marquise", "daylight")
    assert not t.offers("marquise", "use fox_squires")
    t.refuses("marquise", "use fox_squires", "4.2.1")


def test_the_vagabond_sends_himself(table: type[Table]) -> None:
    """1.1.1 The card gives the move, so no boot is exhausted."""
    t = table("vagabond", "marquise", deck=DECK).play("vagabond", "rabbit_squires")
    t.put("vagabond", 5, "pawn").board("vagabond", items=["torch"]).begins("vagabond", "daylight")
    t.says("vagabond", "use rabbit_squires", "to 1")
    assert t.at(1) == "vagabond 1 pawn"


def test_a_card_that_the_move_itself_needs_is_no_payment(table: type[Table]) -> None:
    """V.12.2, 9.2.9.IIIb The Jailor needs it in place of the boot for a Hostile clearing."""
    t = table("vagabond", "marquise", deck=DECK).put("vagabond", 5, "pawn")
    t.put("marquise", 1, "2 warriors").put("marquise", 2, "1 warrior")
    t.board("vagabond", character="jailor", items=["torch"])
    t.board("vagabond", relationships={"marquise_de_cat": "hostile"})
    t.play("vagabond", "rabbit_squires").hand("vagabond", "bake_sale")
    t.begins("vagabond", "daylight").says("vagabond", "use rabbit_squires")
    assert t.options("vagabond") == ["give up rabbit_squires"]
    t.refuses("vagabond", "spend bake_sale", "V.12.2")
    t.says("vagabond", "give up rabbit_squires", "send to move", "to 1", "coerce bake_sale")
    assert t.at(1) == "vagabond 1 pawn, marquise 2 warriors"
