"""Shadow Council: two others are set upon each other."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def council(t: Table, *cards: str) -> Table:
    """The Marquise watches Eyrie and Alliance in clearing 5, where she has a warrior too."""
    t.put("marquise", 5, "1 warrior").put("eyrie", 5, "3 warriors").put("alliance", 5, "2 warriors")
    return t.play("marquise", "shadow_council").hand("marquise", *cards)


def test_a_forced_battle_and_the_card_returns(table: type[Table]) -> None:
    """1.5.5, 4.3 The owner picks clearing, attacker and defender; then the card goes back."""
    t = council(table("marquise", "eyrie", "alliance", deck=DECK), "bake_sale", "anvil")
    t.begins("marquise", "birdsong")
    assert t.options("marquise") == ["battle in 5"]
    t.says("marquise", "battle in 5")
    t.refuses("marquise", "spend anvil", "2.1.1")
    t.says("marquise", "spend bake_sale")
    t.says("marquise", "incite eyrie", "against alliance").rolls(2, 1)
    assert t.at(5) == "marquise 1 warrior, eyrie 1 warrior, alliance 1 warrior"
    assert t.holds("marquise") == ["anvil", "shadow_council"]
    assert t.in_play("marquise") == []
    assert t.discard == ["bake_sale"]


def test_the_attacker_decides_within_the_battle(table: type[Table]) -> None:
    """1.5.5 The forced player foils the ambush as if it had chosen to attack."""
    t = council(table("marquise", "eyrie", "alliance", deck=DECK), "bake_sale")
    t.hand("eyrie", "ambush_bird").hand("alliance", "ambush_rabbit")
    t.begins("marquise", "birdsong").says("marquise", "battle in 5", "spend bake_sale")
    t.says("marquise", "incite eyrie", "against alliance")
    t.says("alliance", "play ambush_rabbit").says("eyrie", "play ambush_bird").rolls(0, 0)
    assert t.at(5) == "marquise 1 warrior, eyrie 3 warriors, alliance 2 warriors"


def test_the_owner_may_be_either_side(table: type[Table]) -> None:
    """4.3 Any player who could battle there, the owner too."""
    t = council(table("marquise", "eyrie", "alliance", deck=DECK), "bake_sale")
    t.begins("marquise", "birdsong").says("marquise", "battle in 5", "spend bake_sale")
    assert t.options("marquise") == [
        "incite marquise_de_cat",
        "incite eyrie_dynasties",
        "incite woodland_alliance",
    ]
    t.says("marquise", "incite alliance")
    t.refuses("marquise", "against woodland_alliance", "4.3")
    t.says("marquise", "against marquise").rolls(1, 0)
    assert t.at(5) == "eyrie 3 warriors, alliance 2 warriors"


def test_it_is_compulsory(table: type[Table]) -> None:
    """1.4.1 A player who can force a battle must."""
    t = council(table("marquise", "eyrie", "alliance", deck=DECK), "bake_sale")
    t.begins("marquise", "birdsong")
    assert t.asked() == "cards.council_place"


def test_without_a_matching_card_it_stays(table: type[Table]) -> None:
    """1.5.4 No card, or none that matches a battle: nothing happens."""
    t = council(table("marquise", "eyrie", "alliance", deck=DECK), "anvil")
    t.begins("marquise", "birdsong")
    assert t.asked() == "marquise.daylight"
    assert t.in_play("marquise") == ["shadow_council"]
    t.refuses("marquise", "use shadow_council", "4.3")


def test_partners_do_not_battle_each_other(table: type[Table]) -> None:
    """G.8, 4.3 The pair must be a legal battle for the attacker."""
    t = table("marquise", "eyrie", "alliance", "vagabond", deck=DECK)
    t.put("marquise", 5, "1 warrior").put("vagabond", 5, "pawn").play("eyrie", "shadow_council")
    t.hand("eyrie", "bake_sale").board("vagabond", dominance=["dominance_fox"], partner="marquise")
    t.put("eyrie", 1, "1 warrior").begins("eyrie", "birdsong")
    assert not t.asked().startswith("cards")


def test_the_card_spent_may_have_been_the_one_that_an_attacker_needs(table: type[Table]) -> None:
    """1.5.4, H.2.2 Nobody can attack the Uprising without a card: no battle, and the game goes on.

    The effect has been used, so its card goes back to the hand all the same.
    """
    t = table("corvids", "marquise", deck=DECK).hireling("spring_uprising")
    t.put("corvids", 5, "1 warrior").put("spring_uprising", 5, "1 rebel")
    t.play("corvids", "shadow_council").hand("corvids", "birdy_bindle")
    t.begins("corvids", "birdsong").says("corvids", "battle in 5", "spend birdy_bindle")
    assert not t.asked().startswith(("cards", "battle"))
    assert t.holds("corvids") == ["shadow_council"]
    assert t.discard == ["birdy_bindle"]
    assert t.at(5) == "corvids 1 warrior, spring_uprising 1 rebel"


def test_with_another_card_for_the_tribute_there_is_a_battle(table: type[Table]) -> None:
    """H.2.2 One card for the effect and one for the Uprising."""
    t = table("corvids", "marquise", deck=DECK).hireling("spring_uprising")
    t.put("corvids", 5, "1 warrior").put("spring_uprising", 5, "1 rebel")
    t.play("corvids", "shadow_council").hand("corvids", "birdy_bindle", "bake_sale")
    t.begins("corvids", "birdsong").says("corvids", "battle in 5", "spend birdy_bindle")
    t.says("corvids", "pay tribute bake_sale").rolls(1, 0)
    assert t.at(5) == "corvids 1 warrior"


def test_another_player_may_attack_instead(table: type[Table]) -> None:
    """1.5.5, H.2.2 The forced player needs some card in hand, and no more is known of it."""
    t = table("corvids", "marquise", deck=DECK).hireling("spring_uprising")
    t.put("corvids", 5, "1 warrior").put("spring_uprising", 5, "1 rebel")
    t.put("marquise", 5, "1 warrior").hand("marquise", "anvil")
    t.play("corvids", "shadow_council").hand("corvids", "birdy_bindle")
    t.begins("corvids", "birdsong").says("corvids", "battle in 5", "spend birdy_bindle")
    t.says("corvids", "incite marquise")
    assert t.options("corvids") == ["against corvid_conspiracy", "against spring_uprising"]
