"""Standard Bearer: another battle right after a battle."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def bearer(t: Table) -> Table:
    """The Marquise attacks the Eyrie in clearing 9, where the Alliance is too."""
    t.put("marquise", 9, "4 warriors").put("eyrie", 9, "2 warriors").put("alliance", 9, "1 warrior")
    return t.play("marquise", "standard_bearer")


def test_another_battle_there(table: type[Table]) -> None:
    """1.4.2, 4.3 Against any enemy there; the card goes back to the hand."""
    t = bearer(table("marquise", "eyrie", "alliance", deck=DECK))
    t.battle("marquise", against="eyrie", at=9).rolls(2, 0)
    assert t.options("marquise") == ["use standard_bearer", "pass"]
    t.says("marquise", "use standard_bearer").rolls(1, 1)
    assert t.at(9) == "marquise 3 warriors"
    assert t.holds("marquise") == ["standard_bearer"]
    assert t.done()


def test_against_the_same_defender(table: type[Table]) -> None:
    """4.3 The defender is chosen anew."""
    t = bearer(table("marquise", "eyrie", "alliance", deck=DECK))
    t.battle("marquise", against="eyrie", at=9).rolls(1, 0)
    t.says("marquise", "use standard_bearer")
    assert t.options("marquise") == ["against eyrie_dynasties", "against woodland_alliance"]
    t.says("marquise", "against eyrie").rolls(1, 0)
    assert t.at(9) == "marquise 4 warriors, alliance 1 warrior"


def test_not_when_nobody_is_left(table: type[Table]) -> None:
    """4.3 Never an offer that cannot be carried out."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "standard_bearer")
    t.put("marquise", 9, "4 warriors").put("eyrie", 9, "1 warrior")
    t.battle("marquise", against="eyrie", at=9).rolls(1, 0)
    assert t.done()
    assert t.in_play("marquise") == ["standard_bearer"]


def test_the_defender_does_not_use_it(table: type[Table]) -> None:
    """4.3 Only who attacked."""
    t = bearer(table("marquise", "eyrie", "alliance", deck=DECK))
    t.battle("eyrie", against="marquise", at=9).rolls(0, 0)
    assert t.done()


def test_in_a_forced_battle(table: type[Table]) -> None:
    """1.5.5 The forced attacker may go on, on another player's turn."""
    t = bearer(table("marquise", "eyrie", "alliance", deck=DECK)).play("eyrie", "shadow_council")
    t.hand("eyrie", "sword").put("eyrie", 5, "1 warrior").begins("eyrie", "birdsong")
    t.says("eyrie", "battle in 9", "spend sword", "incite marquise", "against alliance")
    t.rolls(1, 0).says("marquise", "use standard_bearer", "against alliance").rolls(0, 0)
    assert t.holds("marquise") == ["standard_bearer"]
    assert "shadow_council" in t.holds("eyrie")


def test_after_an_ambush_that_ended_the_battle(table: type[Table]) -> None:
    """4.3.1.II With no attacker left there is no other battle."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "standard_bearer")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "1 warrior").hand("eyrie", "ambush_mouse")
    t.battle("marquise", against="eyrie", at=9).says("eyrie", "play ambush_mouse")
    assert t.done()
    assert t.at(9) == "eyrie 1 warrior"
