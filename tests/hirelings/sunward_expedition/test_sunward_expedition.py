"""H Sunward Expedition: a foothold with warriors comes up anywhere, then they act."""

from __future__ import annotations

from kit import Table

ME = "sunward_expedition"


def hired(t: Table) -> Table:
    """The Marquise controls the Expedition."""
    return t.also(hirelings=[ME], **{ME: {"controller": "marquise_de_cat", "markers": 2}})


def test_a_foothold_and_up_to_three_warriors(table: type[Table]) -> None:
    """H.2.4 In a clearing without a foothold; then a warrior at each of them."""
    t = hired(table("marquise", "eyrie")).put(ME, 5, "1 foothold, 1 expeditionist")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}")
    t.refuses("marquise", "post in 5", "H.2.4")
    t.says("marquise", "post in 9")
    assert t.options("marquise") == ["follow 3", "follow 2", "follow 1", "follow 0"]
    t.says("marquise", "follow 2", "choose expedition_stay")
    assert t.at(9) == "sunward_expedition 3 expeditionists, sunward_expedition 1 foothold"
    assert t.at(5) == "sunward_expedition 2 expeditionists, sunward_expedition 1 foothold"


def test_or_they_move_and_battle(table: type[Table]) -> None:
    """H.2.4 They may move, and after that battle; with their own pieces (H.3.4)."""
    t = (
        hired(table("marquise", "eyrie"))
        .put("eyrie", 1, "1 warrior")
        .put("marquise", 5, "1 warrior")
    )
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}", "post in 5", "follow 3")
    t.says("marquise", "choose expedition_go")
    assert t.options("marquise")[-1] == "pass"
    t.says("marquise", "from 5", "to 1", "take 3", "battle in 1").rolls(1, 0)
    assert t.at(1) == "sunward_expedition 3 expeditionists"
    assert t.at(5) == "marquise 1 warrior, sunward_expedition 1 foothold"


def test_with_none_left_a_foothold_is_given_up(table: type[Table]) -> None:
    """H.2.4 It is removed first, and nobody scores for that."""
    t = hired(table("marquise", "eyrie")).put("eyrie", 1, "1 warrior")
    for place in (5, 6, 9):
        t.put(ME, place, "1 foothold")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}")
    assert t.options("marquise") == ["give up in 5", "give up in 6", "give up in 9"]
    t.refuses("marquise", "give up in 1", "H.2.4")
    t.says("marquise", "give up in 6")
    t.refuses("marquise", "post in 9", "H.2.4")
    t.says("marquise", "post in 6", "follow 0")
    assert t.at(6) == "sunward_expedition 1 expeditionist, sunward_expedition 1 foothold"
    assert t.vp == {}


def test_none_is_given_up_at_a_governing_assembly(table: type[Table]) -> None:
    """17.2.3, 1.5.4 Its enemy removes nothing there; in the end warriors come alone."""
    t = hired(table("marquise", "council")).put("marquise", 1, "1 warrior")
    for place in (5, 6, 9):
        t.put(ME, place, "1 foothold")
        if place != 9:
            t.put("council", place, "governing_assembly")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}")
    assert "post in 9" in t.options("marquise")
    t = hired(table("marquise", "council")).put("marquise", 1, "1 warrior")
    for place in (5, 6, 9):
        t.put(ME, place, "1 foothold").put("council", place, "governing_assembly")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}", "post in 1", "follow 3")
    assert t.at(1) == "marquise 1 warrior, sunward_expedition 3 expeditionists"


def test_too_few_warriors_for_all_footholds(table: type[Table]) -> None:
    """1.5.4 As many as there are, where the controller chooses."""
    t = hired(table("marquise", "eyrie")).put("eyrie", 1, "1 warrior")
    t.put(ME, 5, "1 foothold, 4 expeditionist").put(ME, 9, "1 foothold")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}", "post in 6", "follow 3")
    t.says("marquise", "choose expedition_stay", "at 9")
    assert t.at(9) == "sunward_expedition 1 expeditionist, sunward_expedition 1 foothold"


def test_an_enemy_scores_for_a_foothold(table: type[Table]) -> None:
    """H.3.6, 3.2.1 A hireling token is worth a point to others."""
    t = hired(table("eyrie", "marquise")).put(ME, 5, "1 foothold").put("eyrie", 5, "2 warriors")
    t.battle("eyrie", ME, 5).rolls(0, 0)
    assert t.at(5) == "eyrie 2 warriors"
    assert t.vp == {"eyrie": 1}
