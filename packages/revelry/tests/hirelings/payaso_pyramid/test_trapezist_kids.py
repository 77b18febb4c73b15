"""The Trapezist Kids: a card from the leading player, or from the deck."""

from __future__ import annotations

from kit import Table

NAME = "trapezist_kids"
CATS = "marquise_de_cat"


def hired(t: Table) -> Table:
    """The Kids at the start of the Marquise's Birdsong."""
    t.put("marquise", 12, "1 warrior").hireling(NAME, CATS, markers=2)
    return t.begins("marquise", "birdsong")


def test_rhi_trapezist_take(table: type[Table]) -> None:
    """TK.4.1 A random card comes over, and its giver scores a point."""
    t = (
        table("marquise", "eyrie")
        .scores(marquise=6, eyrie=10)
        .hand("eyrie", "anvil", "sword", "cobbler")
    )
    t = hired(t).says("marquise", f"employ {NAME}", "choose trapezists_take")
    t.takes("anvil")
    assert t.holds("marquise") == ["anvil"]
    assert t.vp == {"eyrie": 1}


def test_only_those_ahead_with_a_card_can_be_forced(table: type[Table]) -> None:
    """TK.4.1 As many points are not more; no card, nothing to give."""
    t = table("marquise", "eyrie", "alliance", "corvids")
    t.scores(marquise=6, eyrie=6, alliance=9, corvids=8)
    t.hand("eyrie", "anvil").hand("corvids", "sword")
    t = hired(t).says("marquise", f"employ {NAME}", "choose trapezists_take").takes("sword")
    assert t.vp == {"corvids": 1}


def test_a_player_who_has_left_the_track_is_spared(table: type[Table]) -> None:
    """TK.4.1, 3.3.1 A player without a marker there; with nobody to force a card is drawn."""
    t = table("marquise", "eyrie").scores(marquise=6, eyrie=12).hand("eyrie", "anvil")
    t.board("eyrie", dominance="dominance_fox")
    t = hired(t)
    t.says("marquise", f"employ {NAME}")
    assert len(t.holds("marquise")) == 1
    assert t.vp == {}


def test_they_may_draw_instead(table: type[Table]) -> None:
    """TK.4.1 One of the two, and neither must be."""
    t = table("marquise", "eyrie").scores(marquise=6, eyrie=10).hand("eyrie", "anvil")
    t = hired(t)
    assert t.offers("marquise", "pass")
    t.says("marquise", f"employ {NAME}", "choose trapezists_draw")
    assert len(t.holds("marquise")) == 1
    assert t.vp == {}


def test_who_holds_no_cards_scores_all_the_same(table: type[Table]) -> None:
    """TK.4.1, R.2.8.1 The controller draws a card instead of taking one."""
    t = table("marquise", "electric_eyrie").scores(marquise=6, electric_eyrie=10)
    t = hired(t).says("marquise", f"employ {NAME}", "choose trapezists_take")
    assert len(t.holds("marquise")) == 1
    assert t.vp == {"electric": 1}
