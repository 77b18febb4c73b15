"""Informants: an ambush card instead of drawing."""

from __future__ import annotations

from kit import Table

DECK = "exiles_and_partisans"


def informed(t: Table, *discard: str) -> Table:
    """The Marquise in her Evening with some cards discarded."""
    t.play("marquise", "informants").put("marquise", 5, "1 warrior").hand("marquise", "anvil")
    return t.also(discard=list(discard)).begins("marquise", "evening")


def test_an_ambush_instead_of_the_draw(table: type[Table]) -> None:
    """G.6 The whole draw is forgone for one card."""
    t = informed(table("marquise", "eyrie", deck=DECK), "ambush_fox", "sword", "ambush_bird")
    assert t.options("marquise") == ["use informants", "pass"]
    t.says("marquise", "use informants")
    assert t.options("marquise") == ["fetch ambush_bird", "fetch ambush_fox"]
    t.refuses("marquise", "fetch sword", "2.1.2")
    t.refuses("marquise", "fetch ambush_mouse", "4.1.3")
    t.says("marquise", "fetch ambush_fox")
    assert t.holds("marquise") == ["ambush_fox", "anvil"]
    assert t.discard == ["ambush_bird", "sword"]
    assert t.game.turn == t.seat("eyrie")


def test_everybody_knows_the_card(table: type[Table]) -> None:
    """1.2.2 It came from a pile that lies face up."""
    t = informed(table("marquise", "eyrie", deck=DECK), "ambush_fox")
    t.says("marquise", "use informants")
    assert t.game.observe(1)["seats"][0]["known"] == ["ambush_fox"]


def test_drawing_is_still_possible(table: type[Table]) -> None:
    """G.6 A player who passes draws."""
    t = informed(table("marquise", "eyrie", deck=DECK), "ambush_fox")
    t.says("marquise", "pass")
    assert len(t.holds("marquise")) == 2
    assert t.discard == ["ambush_fox"]


def test_without_an_ambush_nothing_is_asked(table: type[Table]) -> None:
    """4.1.3 The discard pile holds none."""
    t = informed(table("marquise", "eyrie", deck=DECK), "sword")
    assert t.game.turn == t.seat("eyrie")
    assert len(t.holds("marquise")) == 2


def test_any_draw_in_the_evening_will_do(table: type[Table]) -> None:
    """G.6 Charm Offensive's draw can be replaced too, and later the usual one."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "informants", "charm_offensive")
    t.put("marquise", 5, "1 warrior").also(discard=["ambush_fox", "ambush_mouse"])
    t.begins("marquise", "evening").says("marquise", "use charm_offensive", "use informants")
    t.says("marquise", "fetch ambush_mouse")
    assert t.vp == {"eyrie": 1}
    t.says("marquise", "use informants")
    assert t.holds("marquise") == ["ambush_fox", "ambush_mouse"]


def test_not_on_another_players_turn(table: type[Table]) -> None:
    """1.4.1 Murine Broker's card on an enemy's turn is drawn as usual."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "informants", "murine_broker")
    t.put("marquise", 9, "workshop, 1 warrior").hand("marquise", "birdy_bindle")
    t.also(discard=["ambush_fox"]).begins("marquise", "daylight").says(
        "marquise", "craft birdy_bindle"
    )
    assert len(t.holds("eyrie")) == 1
    t.refuses("marquise", "use informants", "2.1.4")
