"""H.1 Gaining hirelings, rolling for control, passing them on."""

from __future__ import annotations

import pytest

from kit import Table
from kit.madeup.hired import BAND, GUARD, install_hirelings
from undergrowth.law.hirelings.control import EndWithHirelings, TakeControl
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.law.victory.score import score
from undergrowth.table.book import book


@pytest.fixture(autouse=True)
def _hirelings(monkeypatch: pytest.MonkeyPatch) -> None:
    install_hirelings(monkeypatch)


def card(t: Table, name: str) -> tuple[str, int]:
    """Return who controls a hireling, and the control markers on its card."""
    owner = book(t.game).owner(t.seat(name))
    assert isinstance(owner, Hireling)
    held = owner.held(t.game)
    return t.game.seat_name(held.controller), held.markers


def two(table: type[Table]) -> Table:
    return table("marquise", "eyrie", "alliance").hireling(BAND).hireling(GUARD)


def end_of_turn(t: Table, seat: str = "marquise") -> Table:
    """The last thing in a seat's turn."""
    return t.does(EndWithHirelings(t.doc["seats"].index(seat)), turn=seat)


def test_hir_gain(table: type[Table]) -> None:
    """H.1.1 The marker is taken at once; at the end of the turn any hireling from the supply."""
    t = two(table).scores(marquise=7).begins("marquise", "evening")
    score(t.game, 0, 1, "3.2")
    assert t.told("hireling_marker_taken") == [{"law": "H.1.1", "seat": "marquise", "space": 8}]
    assert card(t, BAND) == ("nobody", 0)
    t.game.push(EndWithHirelings(0))
    t.game.decision = None
    t.game.run()
    assert t.options("marquise") == [f"engage {BAND}", f"engage {GUARD}"]
    t.says("marquise", f"engage {GUARD}").chance("control face 1")
    assert card(t, GUARD) == ("marquise_de_cat", 1)
    assert t.game.observe(0)["boards"][0]["board"][0]["spaces"][1]["placed"]


def test_a_point_at_the_very_end_gains_one_too(table: type[Table]) -> None:
    """H.1.1, M.4.4 The Tower scores at the end of Evening: the turn ends after that."""
    t = two(table).landmark("tower", 12).put("marquise", 12, "2 warriors").scores(marquise=7)
    t.begins("marquise", "evening")
    assert t.vp == {"marquise": 1}
    t.says("marquise", f"engage {GUARD}").chance("control face 1")
    assert card(t, GUARD) == ("marquise_de_cat", 1)


def test_a_marker_on_the_way_is_taken_too(table: type[Table]) -> None:
    """H.1.1 A player who passes through a space has entered it; nobody takes a marker twice."""
    t = two(table).scores(marquise=3, eyrie=3).begins("marquise", "evening")
    score(t.game, 0, 6, "3.2")
    score(t.game, 1, 2, "3.2")
    score(t.game, 0, -6, "3.2")
    score(t.game, 0, 2, "3.2")
    spaces = [each["space"] for each in t.told("hireling_marker_taken")]
    assert spaces == [4, 8]


def test_hir_control_die_leader(table: type[Table]) -> None:
    """H.1.2 Tied for the most points: gold pips alone; else all of them."""
    t = two(table).scores(marquise=6, eyrie=6).does(TakeControl(0, 3)).chance("control face 3")
    assert card(t, BAND) == ("marquise_de_cat", 1)
    t = two(table).scores(marquise=5, eyrie=6).does(TakeControl(0, 3)).chance("control face 3")
    assert card(t, BAND) == ("marquise_de_cat", 3)


def test_who_has_activated_dominance_counts_all_pips(table: type[Table]) -> None:
    """H.1.2 Off the track nobody leads; the others are measured without them."""
    t = two(table).board("marquise", dominance="dominance_fox").does(TakeControl(0, 3))
    t.chance("control face 5")
    assert card(t, BAND) == ("marquise_de_cat", 3)


def test_hir_passing_on(table: type[Table]) -> None:
    """H.1.3 Without a marker it goes to any other player, who rolls at once."""
    t = table("marquise", "eyrie", "alliance").also(turns=5)
    t = end_of_turn(t.hireling(GUARD, "marquise_de_cat", markers=1))
    assert t.options("marquise") == [
        f"pass on {GUARD} eyrie_dynasties",
        f"pass on {GUARD} woodland_alliance",
    ]
    t.refuses("marquise", f"pass on {GUARD} marquise_de_cat", "H.1.3")
    t.says("marquise", f"pass on {GUARD} eyrie_dynasties").chance("control face 6")
    assert card(t, GUARD) == ("eyrie_dynasties", 2)
    assert t.done()


def test_it_stays_while_markers_lie_on_it(table: type[Table]) -> None:
    """H.1.3 One marker at the end of each turn of its controller."""
    t = table("marquise", "eyrie").also(turns=5).hireling(GUARD, "marquise_de_cat", markers=3)
    assert card(end_of_turn(t), GUARD) == ("marquise_de_cat", 2)
    told = {"law": "H.1.3", "seat": "marquise", "faction": GUARD, "markers": 2}
    assert t.told("control_marker_removed") == [told]
    assert t.done()


def test_hir_same_turn_no_loss(table: type[Table]) -> None:
    """H.1.3 Only cards gained on previous turns lose a marker."""
    t = table("marquise", "eyrie").also(turns=5)
    t = end_of_turn(t.hireling(GUARD, "marquise_de_cat", markers=1, gained=5))
    assert card(t, GUARD) == ("marquise_de_cat", 1)


def test_passed_on_first_then_gained(table: type[Table]) -> None:
    """H.1.1, H.1.3 A hireling gained now loses no marker now."""
    t = table("marquise", "eyrie").also(turns=5, hireling_markers={"4": "marquise_de_cat"})
    t = end_of_turn(t.hireling(GUARD, "marquise_de_cat", markers=1).hireling(BAND))
    t.chance("control face 1")  # the sentries go to the eyrie, the only other player
    t.chance("control face 1").says("marquise", "post in 5")
    assert card(t, GUARD)[0] == "eyrie_dynasties"
    assert card(t, BAND) == ("marquise_de_cat", 1)
    assert t.done()


def test_two_markers_gain_two_hirelings(table: type[Table]) -> None:
    """H.1.1 Two cards, two rolls."""
    t = two(table).also(hireling_markers={"4": "marquise_de_cat", "8": "marquise_de_cat"})
    t = end_of_turn(t).says("marquise", f"engage {GUARD}").chance("control face 2")
    t.chance("control face 2").says("marquise", "post in 1")
    assert (card(t, GUARD)[0], card(t, BAND)[0]) == ("marquise_de_cat", "marquise_de_cat")


def test_automated_players_hold_no_hirelings(table: type[Table]) -> None:
    """H.1 The Law of Rootbotics knows none: they take no marker, and nobody gives them one."""
    t = table("marquise", "electric_eyrie").also(turns=5)
    t = end_of_turn(t.hireling(GUARD, "marquise_de_cat", markers=1))
    assert card(t, GUARD) == ("nobody", 1 - 1)
    score(t.game, 1, 20, "3.2")
    assert t.told("hireling_marker_taken") == []


def test_when_hired_is_done_by_the_new_controller(table: type[Table]) -> None:
    """H.2.1 The new controller acts, when it is gained from a player too."""
    t = table("marquise", "eyrie").also(turns=5)
    t = end_of_turn(t.hireling(BAND, "marquise_de_cat", markers=1)).chance("control face 1")
    t.says("eyrie", "post in 7")
    assert t.at(7) == f"{BAND} 1 wayfarer"


def test_it_is_used_once_a_daylight(table: type[Table]) -> None:
    """H.2.4 By its controller, if they like."""
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat", markers=2)
    t.put(BAND, 5, "2 wayfarers").put("eyrie", 5, "2 warriors").put("marquise", 1, "1 warrior")
    t.begins("marquise", "daylight")
    t.says("marquise", f"employ {BAND}", "pass", "battle in 5").rolls(1, 0)
    assert t.at(5) == f"eyrie 1 warrior, {BAND} 2 wayfarers"
    t.refuses("marquise", f"employ {BAND}", "H.2.4")


def test_nobody_else_uses_it(table: type[Table]) -> None:
    """H.2.4 Neither another player, nor anybody while it is in the supply."""
    t = table("marquise", "eyrie").hireling(BAND, "eyrie_dynasties", markers=2)
    t.put(BAND, 5, "2 wayfarers").put("marquise", 1, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", f"employ {BAND}", "H.2.4")
