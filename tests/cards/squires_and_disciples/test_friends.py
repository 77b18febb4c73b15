"""Friend of the Foxes, Rabbits and Mice: once in every turn a card of a suit is any card."""

from __future__ import annotations

from kit import Table
from undergrowth.law.cards.suits import payers
from undergrowth.table.names import CARDS

DECK = "squires_and_disciples"


def test_a_fox_card_pays_for_a_mouse_clearing(table: type[Table]) -> None:
    """2.1.1, 6.5.5 Overwork in a mouse clearing with a fox card, once in the turn."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "friend_of_the_foxes")
    t.put("marquise", 9, "1 sawmill").hand("marquise", "anvil", "travel_gear_fox", "bake_sale")
    t.begins("marquise", "daylight").says("marquise", "overwork")
    assert t.options("marquise") == ["overwork with travel_gear_fox", "overwork with anvil"]
    t.refuses("marquise", "overwork with bake_sale", "6.5.5")
    t.says("marquise", "overwork with anvil")
    assert t.at(9) == "marquise 1 sawmill, marquise 1 wood"
    assert t.in_play("marquise") == ["friend_of_the_foxes"]
    assert not t.offers("marquise", "overwork")


def test_it_is_used_only_where_the_suit_is_wrong(table: type[Table]) -> None:
    """2.1.1 A card that matches as printed leaves the Friend for another."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "friend_of_the_foxes")
    t.put("marquise", 6, "1 sawmill").hand("marquise", "anvil", "travel_gear_fox")
    t.begins("marquise", "daylight").says("marquise", "overwork", "overwork with anvil")
    assert t.offers("marquise", "extra travel_gear_fox")


def test_as_a_bird(table: type[Table]) -> None:
    """2.1.1, 6.5 If birds are asked for, the card is one."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "friend_of_the_mice")
    t.put("marquise", 5, "1 warrior").hand("marquise", "sword", "anvil", "investments")
    t.begins("marquise", "daylight")
    assert not t.offers("marquise", "extra anvil")
    t.says("marquise", "extra sword")
    assert not t.offers("marquise", "extra investments")


def test_an_ambush_of_another_suit(table: type[Table]) -> None:
    """4.3.1 The fox ambush in a mouse clearing, on another player's turn."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "friend_of_the_foxes")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "2 warriors").hand("eyrie", "ambush_fox")
    t.battle("marquise", against="eyrie", at=9).says("eyrie", "play ambush_fox")
    assert t.at(9) == "marquise 1 warrior, eyrie 2 warriors"
    assert t.discard == ["ambush_fox"]


def test_a_foil_of_another_suit(table: type[Table]) -> None:
    """4.3.1.I The attacker's too."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "friend_of_the_foxes")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "2 warriors")
    t.hand("eyrie", "ambush_mouse").hand("marquise", "ambush_fox")
    t.battle("marquise", against="eyrie", at=9).says("eyrie", "play ambush_mouse")
    t.says("marquise", "play ambush_fox").rolls(0, 0)
    assert t.at(9) == "marquise 3 warriors, eyrie 2 warriors"


def test_once_in_every_turn(table: type[Table]) -> None:
    """4.1.3 Used up in the Marquise's turn, it works again in the next."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "friend_of_the_foxes")
    t.put("marquise", 5, "keep").put("marquise", 9, "3 warriors").put("eyrie", 9, "2 warriors")
    t.hand("marquise", "anvil", "travel_gear_fox", "protection_racket")
    t.begins("marquise", "daylight").says("marquise", "extra anvil", "battle")
    t.game.choose("roll 1 1")
    assert t.options("marquise") == ["pass"], "neither fox card heals"
    t.says("marquise", "pass", "pass")
    assert t.game.turn == t.seat("eyrie")
    fox = CARDS.parse("travel_gear_fox")
    assert fox in payers(t.game, t.seat("marquise"), t.game.suits[9])


def test_not_for_giving(table: type[Table]) -> None:
    """9.5.4, 8.2.6 A card that is given away, or added to the supporters, keeps its suit."""
    t = table("vagabond", "marquise", deck=DECK).play("vagabond", "friend_of_the_foxes")
    t.put("vagabond", 9, "pawn").put("marquise", 9, "1 warrior").hand("vagabond", "anvil")
    t.board("vagabond", items=["boot"]).begins("vagabond", "daylight")
    assert t.options("vagabond") == ["travel", "pass"]
    t.refuses("vagabond", "aid marquise", "9.5.4")


def test_an_available_dominance_card(table: type[Table]) -> None:
    """3.3.4 Spending a card for its suit: even the bird dominance."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "friend_of_the_foxes")
    t.put("marquise", 5, "1 warrior").hand("marquise", "anvil")
    t.also(available=["dominance_bird", "dominance_mouse"]).begins("marquise", "daylight")
    assert t.offers("marquise", "claim dominance_mouse")
    t.says("marquise", "claim dominance_bird", "spend anvil")
    assert t.holds("marquise") == ["dominance_bird"]


def test_a_supporter_of_another_suit(table: type[Table]) -> None:
    """8.4.2.II Supporters are spent too; one of them may count as another suit."""
    t = table("alliance", "marquise", deck=DECK).play("alliance", "friend_of_the_foxes")
    t.put("alliance", 5, "sympathy").put("alliance", 1, "sympathy").put("alliance", 12, "sympathy")
    t.board("alliance", supporters=["anvil", "travel_gear_fox"]).begins("alliance", "birdsong")
    # the next sympathy costs two matching supporters: one fox may stand in, not both
    assert not t.offers("alliance", "spread to 2")
    assert not t.offers("alliance", "spread to 9")
    t = table("alliance", "marquise", deck=DECK).play("alliance", "friend_of_the_foxes")
    t.put("alliance", 5, "sympathy").put("alliance", 1, "sympathy").put("alliance", 12, "sympathy")
    t.board("alliance", supporters=["anvil", "sword"]).begins("alliance", "birdsong")
    t.says("alliance", "spread to 9")
    assert "alliance 1 sympathy" in t.at(9)
    assert t.discard == ["anvil", "sword"]


def test_training_with_another_suit(table: type[Table]) -> None:
    """8.5.3 A fox card trains at a mouse base."""
    t = table("alliance", "marquise", deck=DECK).play("alliance", "friend_of_the_foxes")
    t.put("alliance", 9, "base_mouse").hand("alliance", "anvil", "bake_sale")
    t.begins("alliance", "daylight")
    assert not t.offers("alliance", "train with bake_sale")
    t.says("alliance", "train with anvil")
    assert t.discard == ["anvil"]


def test_nobody_has_two_friends(table: type[Table]) -> None:
    """1.1.1 While one is in play no other can be crafted."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "friend_of_the_foxes")
    t.put("marquise", 9, "2 workshops, 1 warrior").hand("marquise", "friend_of_the_mice")
    t.put("eyrie", 9, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", "craft friend_of_the_mice", "1.1.1")
    t.refuses("marquise", "use friend_of_the_foxes", "4.1.3")


def test_each_player_has_a_friend(table: type[Table]) -> None:
    """4.1.4 Another player's Friend forbids nothing."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "friend_of_the_foxes")
    t.put("marquise", 9, "2 workshops").hand("marquise", "friend_of_the_mice")
    t.begins("marquise", "daylight").says("marquise", "craft friend_of_the_mice")
    assert t.in_play("marquise") == ["friend_of_the_mice"]
