"""The Tower: a point at the end of Evening for ruling its clearing."""

from __future__ import annotations

from kit import Table


def tower(t: Table) -> Table:
    """The Tower in clearing 12, where the Marquise has two warriors."""
    return t.landmark("tower", 12).put("marquise", 12, "2 warriors")


def test_its_ruler_scores_at_the_end_of_their_evening(table: type[Table]) -> None:
    """M.4.4 Without being asked: nothing else can be done then."""
    t = tower(table("marquise", "eyrie")).begins("marquise", "evening")
    assert t.vp == {"marquise": 1}
    assert t.game.turn == t.seat("eyrie")


def test_a_tie_rules_nothing(table: type[Table]) -> None:
    """2.5, M.4.4 Equal strength is nobody's rule."""
    t = tower(table("marquise", "alliance")).put("alliance", 12, "2 warriors")
    assert t.begins("marquise", "evening").vp == {}


def test_the_eyrie_rule_ties(table: type[Table]) -> None:
    """7.2.2, M.4.4 And so they score."""
    t = (
        tower(table("eyrie", "marquise"))
        .put("eyrie", 12, "2 warriors")
        .board("eyrie", leader="despot")
    )
    t.begins("eyrie", "evening")
    assert t.vp["eyrie"] == 1


def test_not_at_the_end_of_somebody_elses_turn(table: type[Table]) -> None:
    """M.4.4 Only the player whose Evening ends scores."""
    t = tower(table("eyrie", "marquise")).put("eyrie", 5, "roost").board("eyrie", leader="despot")
    t.begins("eyrie", "evening")
    assert "marquise" not in t.vp


def test_a_player_off_the_score_track_scores_nothing(table: type[Table]) -> None:
    """3.3.1 Dominance ends scoring."""
    t = tower(table("marquise", "eyrie")).board("marquise", dominance=["dominance_fox"])
    assert t.begins("marquise", "evening").vp == {}


def test_the_point_may_win(table: type[Table]) -> None:
    """3.1 Thirty points win at once."""
    t = tower(table("marquise", "eyrie")).scores(marquise=29).begins("marquise", "evening")
    assert t.game.over
    assert t.game.winners == [0]


def test_it_fills_no_slot_and_gives_no_rule(table: type[Table]) -> None:
    """L.1.1, L.1.2 A landmark is nobody's piece."""
    t = table("marquise", "eyrie").landmark("tower", 12).begins("marquise", "daylight")
    assert t.game.slots[12] == 2
    assert t.rules(12) == ""
    assert t.at(12) == ""
