"""CHMD.8 The difficulties of Chameleandroid."""

from __future__ import annotations

import pytest
from factions.chameleandroid.androids import (
    BIRD,
    FOX,
    ME,
    answers,
    tabled,
    track,
)
from revelry.factions.chameleandroid.birdsong import EndBirdsong, ShedEgo

from kit.table import Table

LEVELS = [
    ("easy", 1, 0, 0),
    ("default", 0, 0, 0),
    ("challenging", 0, 1, 0),
    ("nightmare", 0, 1, 0),
    ("alternate_challenging", 0, 0, 1),
    ("alternate_nightmare", 0, 0, 1),
    ("easy_challenging", 1, 1, 0),
    ("easy_nightmare", 1, 1, 0),
    ("easy_alternate_challenging", 1, 0, 1),
    ("easy_alternate_nightmare", 1, 0, 1),
    ("easy_both_challenging", 1, 1, 1),
    ("easy_both_nightmare", 1, 1, 1),
]


@pytest.mark.parametrize(("level", "sheds", "grows", "stores"), LEVELS)
@pytest.mark.parametrize("ego", [0, 1, 2])
def test_difficulties(level: str, sheds: int, grows: int, stores: int, ego: int) -> None:
    """CHMD.8.1, CHMD.8.2, CHMD.8.4, CHMD.8.6 At the start of Birdsong, and at its end."""
    own = f"warrior, {ego} ego" if ego else "warrior"
    t = Table(f"{ME}:{level}", "marquise").put(ME, 5, own).put("marquise", 1, "warrior")
    g = t.begins("marquise", "daylight").game
    assert ShedEgo(0).applies(g) == bool(sheds and ego)
    assert EndBirdsong(0).applies(g) == bool(grows if ego else stores)
    t = Table(f"{ME}:{level}", "marquise").put(ME, 5, own).put("marquise", 1, "warrior")
    t.also(deck_top=[BIRD]).begins(ME, "birdsong")
    assert answers(t, "shed") == (["shed ego"] if sheds and ego else [])
    left = ego - sheds if ego else 0
    done = answers(t)
    grown = done[: done.index("relocate to 1")].count("set down 1 ego 5")
    assert grown == int(bool(grows and left > 0))
    assert stored_by(t, "CHMD.8.4") == int(bool(stores and left == 0))


def stored_by(t: Table, law: str) -> int:
    """Return how many ego have gone onto the Id by a section."""
    return len([event for event in t.game.log or [] if event.law == law])


@pytest.mark.parametrize("level", [each[0] for each in LEVELS])
def test_nightmares_score_in_evening(level: str) -> None:
    """CHMD.8.3, CHMD.8.5, CHMD.8.6 A point."""
    t = tabled(FOX, level).put(ME, 5, "warrior").begins(ME, "evening")
    assert t.vp.get("android", 0) == int(level.endswith("nightmare"))


def test_growing_scores_nothing_placed_or_not() -> None:
    """CHMD.8.2 Without scoring, also where none can be placed."""
    t = tabled(FOX, "challenging").put(ME, 5, "warrior, 2 ego")
    t.does(EndBirdsong(0), turn=ME, phase="birdsong")
    assert t.vp == {} and t.at(5) == "android 1 warrior, android 3 egos"
    t = tabled(FOX, "challenging").put(ME, 5, "warrior, 2 ego").put("marquise", 5, "keep")
    t.does(EndBirdsong(0), turn=ME, phase="birdsong")
    assert t.vp == {} and "android 2 egos" in t.at(5)


def test_what_it_sheds_scores_nobody() -> None:
    """CHMD.8.1 It comes back to the rightmost empty space of the track."""
    t = tabled(FOX, "easy").put(ME, 5, "warrior, 5 ego, superego")
    t.does(ShedEgo(0), turn=ME, phase="birdsong")
    assert t.vp == {} and track(t) == [0, 1, 1]
