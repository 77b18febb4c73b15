"""Fox, Rabbit and Mouse Partisans: an extra hit for all cards of other suits."""

from __future__ import annotations

import pytest

from kit import Table

DECK = "exiles_and_partisans"


def fight(t: Table, at: int = 9) -> Table:
    """The Marquise attacks the Eyrie."""
    t.put("marquise", at, "3 warriors").put("eyrie", at, "3 warriors")
    return t.battle("marquise", against="eyrie", at=at)


@pytest.mark.parametrize(("suit", "place"), [("fox", 12), ("rabbit", 5), ("mouse", 9)])
def test_an_extra_hit_in_a_clearing_of_the_suit(table: type[Table], suit: str, place: int) -> None:
    """4.3.5.I Attacker and defender may use it alike."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", f"{suit}_partisans")
    fight(t, place).rolls(1, 0).says("eyrie", f"use {suit}_partisans")
    assert t.at(place) == "marquise 2 warriors, eyrie 2 warriors"
    t = table("marquise", "eyrie", deck=DECK).play("marquise", f"{suit}_partisans")
    fight(t, place).rolls(1, 0).says("marquise", f"use {suit}_partisans")
    assert t.at(place) == "marquise 3 warriors, eyrie 1 warrior"


def test_other_suits_and_birds_are_discarded(table: type[Table]) -> None:
    """2.1.1 A forced discard counts birds as the suits asked for."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "mouse_partisans", "tunnels")
    t.hand("eyrie", "sword", "anvil", "ambush_bird", "bake_sale", "birdy_bindle")
    fight(t).says("eyrie", "pass").rolls(1, 0).says("eyrie", "use mouse_partisans")
    assert t.holds("eyrie") == ["sword"]
    assert t.discard == ["ambush_bird", "anvil", "bake_sale", "birdy_bindle"]
    assert t.in_play("eyrie") == ["mouse_partisans", "tunnels"]


def test_dominance_cards_go_beside_the_map(table: type[Table]) -> None:
    """3.3.3 Discarding one makes it available."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "mouse_partisans")
    t.hand("eyrie", "dominance_fox", "dominance_mouse")
    fight(t).rolls(1, 0).says("eyrie", "use mouse_partisans")
    assert t.holds("eyrie") == ["dominance_mouse"]
    assert len(t.game.available) == 1


def test_an_empty_hand_will_do(table: type[Table]) -> None:
    """4.3.5.I Nothing to discard is no hindrance; it works once in a battle."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "mouse_partisans", "rabbit_partisans")
    fight(t).rolls(0, 0)
    assert t.options("eyrie") == ["use mouse_partisans", "pass"]
    t.says("eyrie", "use mouse_partisans")
    assert t.at(9) == "marquise 2 warriors, eyrie 3 warriors"
    assert t.done()


def test_not_in_a_clearing_of_another_suit(table: type[Table]) -> None:
    """4.3.4 The clearing decides."""
    t = (
        table("marquise", "eyrie", deck=DECK)
        .play("eyrie", "fox_partisans")
        .play("marquise", "mouse_partisans")
    )
    fight(t).rolls(0, 0)
    assert t.options("marquise") == ["use mouse_partisans", "pass"]
    t.says("marquise", "pass")
    assert t.done()
