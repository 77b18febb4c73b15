"""The Faithful: an extra hit, as long as the deck is with them."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def fight(t: Table, top: str) -> Table:
    """The Marquise attacks the Eyrie in clearing 9, with a card on top of the deck."""
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "3 warriors").also(deck_top=[top])
    return t.battle("marquise", against="eyrie", at=9).rolls(1, 0)


def test_a_matching_card_keeps_it(table: type[Table]) -> None:
    """4.3.5.I, 2.1.1 An extra hit, and the card turned over is discarded."""
    t = fight(table("marquise", "eyrie", deck=DECK).play("marquise", "the_faithful"), "sword")
    t.says("marquise", "use the_faithful")
    assert t.at(9) == "marquise 3 warriors, eyrie 1 warrior"
    assert t.in_play("marquise") == ["the_faithful"]
    assert t.discard == ["sword"]
    assert t.done()


def test_a_bird_matches(table: type[Table]) -> None:
    """2.1.1 Birds are wild here too; the defender may use it as well."""
    t = fight(table("marquise", "eyrie", deck=DECK).play("eyrie", "the_faithful"), "birdy_bindle")
    t.says("eyrie", "use the_faithful")
    assert t.at(9) == "marquise 2 warriors, eyrie 2 warriors"
    assert t.in_play("eyrie") == ["the_faithful"]


def test_another_suit_takes_it_along(table: type[Table]) -> None:
    """4.1.3 The hit is dealt all the same."""
    t = fight(table("marquise", "eyrie", deck=DECK).play("marquise", "the_faithful"), "anvil")
    t.says("marquise", "use the_faithful")
    assert t.at(9) == "marquise 3 warriors, eyrie 1 warrior"
    assert t.in_play("marquise") == []
    assert t.discard == ["anvil", "the_faithful"]


def test_it_is_optional(table: type[Table]) -> None:
    """4.3.4 The owner may keep it back."""
    t = fight(table("marquise", "eyrie", deck=DECK).play("marquise", "the_faithful"), "anvil")
    t.says("marquise", "pass")
    assert t.at(9) == "marquise 3 warriors, eyrie 2 warriors"


def test_dominance_turned_over_becomes_available(table: type[Table]) -> None:
    """3.3.3 A dominance card goes beside the map."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "the_faithful")
    t = fight(t, "dominance_mouse").says("marquise", "use the_faithful")
    assert t.discard == []
    assert len(t.game.available) == 1


def test_the_last_card_of_the_deck(table: type[Table]) -> None:
    """2.1 The deck is made anew as soon as it is empty, with the cards just discarded."""
    t = fight(table("marquise", "eyrie", deck=DECK).play("marquise", "the_faithful"), "anvil")
    game = t.game
    game.discard, game.deck = game.deck[:-1], game.deck[-1:]
    held = len(game.discard)
    t.says("marquise", "use the_faithful")
    assert t.discard == []
    assert len(t.game.deck) == held + 2


def test_frog_cards_are_a_new_deck_too() -> None:
    """16.2.3.II With no discard pile left the Pond alone is shuffled into the deck."""
    t = Table("marquise", "diaspora", deck=DECK).play("marquise", "the_faithful")
    t.put("marquise", 9, "3 warriors").put("diaspora", 9, "3 warriors")
    t.also(deck_top=["anvil"], pond=["settlers", "companions"])
    t.battle("marquise", against="diaspora", at=9).rolls(1, 0)
    t.game.deck = t.game.deck[-1:]
    t.says("marquise", "use the_faithful")
    assert len(t.game.deck) + len(t.discard) == 4
    assert t.game.observe(0)["pond"] == []
