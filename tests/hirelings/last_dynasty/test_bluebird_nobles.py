"""Bluebird Nobles: ties are their controller's, and rule is worth points."""

from __future__ import annotations

import pytest

from kit import Table

NOBLES = "bluebird_nobles"


def hired(t: Table, by: str = "marquise_de_cat") -> Table:
    """The Nobles, controlled."""
    return t.hireling(NOBLES, by, markers=2)


def test_their_controller_rules_where_it_is_tied(table: type[Table]) -> None:
    """H.2.2, 7.2.2 For the most, and with a piece there."""
    t = hired(table("marquise", "corvids", "hundreds"))
    t.put("marquise", 5, "1 warrior").put("corvids", 5, "1 warrior")
    t.put("marquise", 6, "1 warrior").put("corvids", 6, "2 warriors").put(
        "hundreds", 6, "2 warriors"
    )
    t.begins("marquise", "daylight")
    assert (t.rules(5), t.rules(6), t.rules(7)) == ("marquise", "", "")


def test_without_a_controller_nobody_has_it(table: type[Table]) -> None:
    """H.2.2 It is the controller's."""
    t = table("marquise", "corvids").hireling(NOBLES)
    t.put("marquise", 5, "1 warrior").put("corvids", 5, "1 warrior").begins("marquise", "daylight")
    assert t.rules(5) == ""


def test_hirelings_make_ties_too(table: type[Table]) -> None:
    """H.3.1 Its pieces and those it treats as its own are counted together."""
    t = hired(table("marquise", "corvids")).hireling("street_band", "marquise_de_cat")
    t.put("street_band", 5, "2 musicians").put("corvids", 5, "2 warriors")
    assert t.begins("marquise", "daylight").rules(5) == "marquise"


def test_a_token_makes_it_present(table: type[Table]) -> None:
    """7.2.2 Any piece of the faction will do, even where nobody counts."""
    t = hired(table("corvids", "marquise"), "corvid_conspiracy").put("corvids", 5, "bomb")
    assert t.begins("corvids", "daylight").rules(5) == "corvids"


def test_a_pawn_alone_rules_nothing(table: type[Table]) -> None:
    """9.2.2 It cannot rule, whoever controls the Nobles; with hirelings the Vagabond is tied."""
    t = hired(table("vagabond", "marquise"), "vagabond").put("vagabond", 6, "pawn")
    t.put("marquise", 6, "1 wood").put("marquise", 1, "1 warrior").begins("vagabond", "evening")
    assert t.rules(6) == ""
    t = hired(table("vagabond", "marquise"), "vagabond").put("vagabond", 6, "pawn")
    t.hired("street_band", "vagabond", "1 musician", 6).put("marquise", 6, "1 warrior")
    assert t.begins("vagabond", "evening").rules(6) == "vagabond"


def test_pilgrims_stand_over_them(table: type[Table]) -> None:
    """10.2.4 As over Lords of the Forest, which the card gives (7.2.2)."""
    t = hired(table("marquise", "lizards")).put("marquise", 5, "2 warriors")
    t.put("lizards", 5, "1 warrior, 1 garden_rabbit").begins("marquise", "daylight")
    assert t.rules(5) == "cult"


@pytest.mark.parametrize(("ruled", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_point_for_every_three_clearings(table: type[Table], ruled: int, points: int) -> None:
    """H.2.3 At the start of Birdsong, without a choice."""
    t = hired(table("marquise", "corvids"))
    for place in range(1, ruled + 1):
        t.put("marquise", place, "1 warrior")
    t.begins("marquise", "birdsong")
    assert t.vp == ({"marquise": points} if points else {})


def test_others_score_nothing(table: type[Table]) -> None:
    """H.2.3 In the Birdsong of their controller alone."""
    t = hired(table("marquise", "corvids"))
    for place in (1, 2, 3):
        t.put("corvids", place, "1 warrior")
    t.begins("corvids", "birdsong")
    assert t.vp == {}
    t.refuses("corvids", f"employ {NOBLES}", "H.2.3")
