"""Royal Claim: a point for each ruled clearing."""

from __future__ import annotations

from kit import Table


def claimant(t: Table) -> Table:
    """The Marquise rules clearings 1, 5 and 9, and shares clearing 2 with the Eyrie."""
    t.put("marquise", 1, "1 warrior").put("marquise", 5, "sawmill").put("marquise", 9, "2 warriors")
    t.put("marquise", 2, "1 warrior").put("eyrie", 2, "1 warrior").put("eyrie", 9, "1 warrior")
    return t.play("marquise", "royal_claim")


def test_a_point_for_each_ruled_clearing(table: type[Table]) -> None:
    """2.5 Three clearings under her rule bring three points, and the card leaves play."""
    t = claimant(table("marquise", "eyrie")).begins("marquise", "birdsong")
    t.says("marquise", "use royal_claim")
    assert t.vp == {"marquise": 3}
    assert t.discard == ["royal_claim"]
    assert t.in_play("marquise") == []


def test_it_is_optional_and_offered_twice(table: type[Table]) -> None:
    """1.4.1 Any point of Birdsong will do: before what her faction does there, and after."""
    t = claimant(table("marquise", "eyrie")).begins("marquise", "birdsong")
    assert t.at(5) == "marquise 1 sawmill"
    t.says("marquise", "pass")
    assert t.at(5) == "marquise 1 sawmill, marquise 1 wood"
    t.says("marquise", "pass")
    assert t.asked() == "marquise.daylight"
    t.refuses("marquise", "use royal_claim", "1.4.1")
    assert t.in_play("marquise") == ["royal_claim"]


def test_no_points_without_a_marker(table: type[Table]) -> None:
    """3.3.1 A player who left the score track may use it and scores nothing."""
    t = claimant(table("marquise", "eyrie")).board("marquise", dominance=["dominance_bird"])
    t.begins("marquise", "birdsong").says("marquise", "use royal_claim")
    assert t.vp == {}
    assert t.discard == ["royal_claim"]


def test_it_can_win_the_game(table: type[Table]) -> None:
    """3.1 Thirty points win at once."""
    t = claimant(table("marquise", "eyrie")).scores(marquise=27).begins("marquise", "birdsong")
    t.says("marquise", "use royal_claim")
    assert t.game.over
    assert t.game.winners == [t.seat("marquise")]


def test_no_use_in_somebody_elses_birdsong(table: type[Table]) -> None:
    """1.4.1 The Birdsong must be its owner's."""
    t = claimant(table("marquise", "eyrie")).hand("eyrie", "cobbler").begins("eyrie", "birdsong")
    assert not t.offers("marquise", "use royal_claim")
    assert not t.offers("eyrie", "use royal_claim")
    t.refuses("eyrie", "use royal_claim", "2.1.4")
