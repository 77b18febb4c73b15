"""Better Burrow Bank: a card each at the start of Birdsong."""

from __future__ import annotations

from kit import Table


def test_both_draw(table: type[Table]) -> None:
    """G.6 Its owner draws, then the only enemy does."""
    t = table("marquise", "eyrie").play("marquise", "better_burrow_bank")
    t.put("marquise", 5, "1 warrior").also(deck_top=["anvil", "sword"]).begins(
        "marquise", "birdsong"
    )
    assert t.asked() == "window.birdsong_start"
    t.says("marquise", "use better_burrow_bank")
    assert t.holds("marquise") == ["anvil"]
    assert t.holds("eyrie") == ["sword"]
    assert t.in_play("marquise") == ["better_burrow_bank"]


def test_the_owner_chooses_the_enemy(table: type[Table]) -> None:
    """G.8 After seeing the card drawn, any enemy can be chosen."""
    t = table("marquise", "eyrie", "alliance").play("marquise", "better_burrow_bank")
    t.put("marquise", 5, "1 warrior").put("eyrie", 3, "roost")
    t.also(deck_top=["anvil", "sword"]).begins("marquise", "birdsong")
    t.says("marquise", "use better_burrow_bank")
    assert t.holds("marquise") == ["anvil"]
    assert t.options("marquise") == ["share with eyrie_dynasties", "share with woodland_alliance"]
    t.refuses("marquise", "share with marquise", "G.8")
    t.says("marquise", "share with alliance")
    assert t.holds("alliance") == ["sword"]


def test_it_is_optional_and_then_too_late(table: type[Table]) -> None:
    """1.4.1 At the start of Birdsong or not at all."""
    t = table("marquise", "eyrie").play("marquise", "better_burrow_bank", "royal_claim")
    t.begins("marquise", "birdsong").says("marquise", "pass")
    assert t.asked() == "window.birdsong"
    t.refuses("marquise", "use better_burrow_bank", "1.4.1")
    assert t.holds("eyrie") == []


def test_once_in_a_turn(table: type[Table]) -> None:
    """4.1.3 One card each."""
    t = table("marquise", "eyrie").play("marquise", "better_burrow_bank", "royal_claim")
    t.begins("marquise", "birdsong").says("marquise", "use better_burrow_bank")
    t.refuses("marquise", "use better_burrow_bank", "4.1.3")


def test_without_a_card_nobody_shares(table: type[Table]) -> None:
    """G.6 With nothing to draw the enemy draws nothing either."""
    t = table("marquise", "eyrie").play("marquise", "better_burrow_bank")
    t.put("marquise", 5, "1 warrior").begins("marquise", "birdsong")
    game = t.game
    game.deck, game.hands[1] = [], sorted(game.deck)
    t.says("marquise", "use better_burrow_bank")
    assert t.holds("marquise") == []
    assert len(t.holds("eyrie")) > 40


def test_the_deck_is_renewed_between_the_draws(table: type[Table]) -> None:
    """2.1 The last card goes to the owner; the enemy draws from the new deck."""
    t = table("marquise", "eyrie").play("marquise", "better_burrow_bank")
    t.put("marquise", 5, "1 warrior").also(deck_top=["anvil"]).begins("marquise", "birdsong")
    game = t.game
    game.discard, game.deck = game.deck[:-1], game.deck[-1:]
    t.says("marquise", "use better_burrow_bank")
    assert t.holds("marquise") == ["anvil"]
    assert len(t.holds("eyrie")) == 1
    assert t.discard == []


def test_a_coalition_partner_is_no_enemy(table: type[Table]) -> None:
    """G.8 The enemy cannot be a coalition partner."""
    t = table("marquise", "eyrie", "alliance", "vagabond").play("marquise", "better_burrow_bank")
    t.board("vagabond", dominance=["dominance_fox"], partner="marquise")
    t.put("vagabond", "f1", "pawn").begins("marquise", "birdsong")
    t.says("marquise", "use better_burrow_bank")
    t.refuses("marquise", "share with vagabond", "G.8")
