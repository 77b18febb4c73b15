"""Saboteurs: an enemy loses an effect."""

from __future__ import annotations

from kit import Table

DECK = "exiles_and_partisans"


def test_an_effect_of_an_enemy_goes_with_the_card(table: type[Table]) -> None:
    """G.5 Both cards are discarded."""
    t = table("marquise", "eyrie", "alliance", deck=DECK).play("marquise", "saboteurs")
    t.play("eyrie", "tunnels", "boat_builders").play("alliance", "swap_meet")
    t.begins("marquise", "birdsong").says("marquise", "use saboteurs")
    assert t.options("marquise") == [
        "sabotage eyrie_dynasties boat_builders",
        "sabotage eyrie_dynasties tunnels",
        "sabotage woodland_alliance swap_meet",
    ]
    t.says("marquise", "sabotage eyrie tunnels")
    assert t.in_play("eyrie") == ["boat_builders"]
    assert t.in_play("marquise") == []
    assert t.discard == ["saboteurs", "tunnels"]


def test_it_is_optional_and_stays_otherwise(table: type[Table]) -> None:
    """1.4.1 Its owner may pass, and the start of Birdsong is over then."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "saboteurs", "swap_meet")
    t.play("eyrie", "tunnels").hand("eyrie", "anvil").begins("marquise", "birdsong")
    t.says("marquise", "pass")
    assert t.asked() == "window.birdsong"
    t.refuses("marquise", "use saboteurs", "1.4.1")


def test_dominance_cards_are_out_of_reach(table: type[Table]) -> None:
    """3.3.2 Without an effect in an enemy's play area there is nothing to do."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "saboteurs", "swap_meet")
    t.hand("eyrie", "anvil").board("eyrie", dominance=["dominance_fox"])
    t.begins("marquise", "birdsong")
    t.refuses("marquise", "use saboteurs", "G.8")


def test_a_partner_is_no_enemy(table: type[Table]) -> None:
    """G.8 A card in play of a partner in a coalition is not offered."""
    t = table("marquise", "eyrie", "alliance", "vagabond", deck=DECK)
    t.play("marquise", "saboteurs").play("vagabond", "tunnels").play("eyrie", "swap_meet")
    t.board("vagabond", dominance=["dominance_fox"], partner="marquise")
    t.put("vagabond", "f1", "pawn").begins("marquise", "birdsong")
    t.says("marquise", "use saboteurs")
    assert t.in_play("eyrie") == []
    assert t.in_play("vagabond") == ["tunnels"]


def test_warriors_on_a_discarded_card_go_home_unscored(table: type[Table]) -> None:
    """G.24 Coffin Makers leaves with nothing on it."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "saboteurs")
    t.play("eyrie", "coffin_makers").also(on_card={"marquise": "6 warriors", "eyrie": "1 warrior"})
    t.begins("marquise", "birdsong")
    assert t.supply("marquise", "warrior") == 19
    t.says("marquise", "use saboteurs")
    assert t.supply("marquise", "warrior") == 25
    assert t.supply("eyrie", "warrior") == 20
    assert t.lies_on("coffin_makers").pieces == []
    assert t.vp == {}
    assert t.discard == ["coffin_makers", "saboteurs"]


def test_another_effect_is_refused_with_a_reason(table: type[Table]) -> None:
    """G.8 One's own effects are no targets."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "saboteurs", "swap_meet")
    t.play("eyrie", "tunnels", "boat_builders").begins("marquise", "birdsong")
    t.says("marquise", "use saboteurs")
    t.refuses("marquise", "sabotage marquise swap_meet", "G.8")
