"""Forest Patrol: warriors everywhere, of whom one waits on the card when some fall."""

from __future__ import annotations

from kit import Table
from undergrowth import position
from undergrowth.law.hirelings.setup import SetUpHirelings

PATROL = "forest_patrol"


def hired(t: Table, **card: object) -> Table:
    """The Patrol, controlled by the Corvids."""
    return t.hireling(PATROL, "corvid_conspiracy", markers=2, **card).put(
        "corvids", 12, "1 warrior"
    )


def waiting(t: Table) -> object:
    """Return how many wait on the card."""
    doc = position.describe(t.game)[PATROL]
    assert isinstance(doc, dict)
    return doc.get("waiting", 0)


def test_one_is_set_up_in_every_clearing(table: type[Table]) -> None:
    """A.6.3 Nothing is chosen."""
    t = table("corvids", "eyrie").hireling(PATROL).does(SetUpHirelings(1, [2]))
    assert all(t.at(place) == f"{PATROL} 1 patrol" for place in range(1, 13))


def test_of_those_that_fall_together_one_waits(table: type[Table]) -> None:
    """H.2.2 Exactly one; the others are in the supply, from which none returns."""
    t = hired(table("corvids", "eyrie")).put(PATROL, 1, "3 patrols").put("eyrie", 1, "3 warriors")
    t.battle("eyrie", against=PATROL, at=1).rolls(2, 0)
    assert waiting(t) == 1
    assert t.at(1) == f"eyrie 3 warriors, {PATROL} 1 patrol"


def test_they_move_and_then_battle(table: type[Table]) -> None:
    """H.2.4 Either may be left out; the battle may be anywhere."""
    t = hired(table("corvids", "eyrie")).put(PATROL, 1, "2 patrols").put(PATROL, 8, "1 patrol")
    t.put("eyrie", 8, "1 warrior").begins("corvids", "daylight")
    t.says("corvids", f"employ {PATROL}", "from 1", "to 5", "take 1", "battle in 8").rolls(1, 0)
    assert t.at(5) == t.at(8) == f"{PATROL} 1 patrol"
    t.refuses("corvids", f"employ {PATROL}", "H.2.4")


def test_those_on_the_card_come_back_to_one_clearing(table: type[Table]) -> None:
    """H.2.4 All of them, where a Patrol warrior stands."""
    t = hired(table("corvids", "eyrie"), waiting=3).put(PATROL, 1, "1 patrol")
    t.put(PATROL, 8, "1 patrol").begins("corvids", "daylight")
    t.says("corvids", f"employ {PATROL}", "choose patrol_return")
    t.refuses("corvids", "regroup in 5", "H.2.4")
    t.says("corvids", "regroup in 8")
    assert t.at(8) == f"{PATROL} 4 patrols"
    assert waiting(t) == 0


def test_with_none_on_the_map_none_comes_back(table: type[Table]) -> None:
    """H.2.4 Those on the card need one to come to."""
    t = hired(table("corvids", "eyrie"), waiting=3).begins("corvids", "daylight")
    t.refuses("corvids", f"employ {PATROL}", "H.2.4")


def test_placing_keeps_to_what_is_forbidden(table: type[Table]) -> None:
    """6.2.2, G.20 The keep lets nobody else place there, their own pieces or those of others."""
    t = hired(table("corvids", "eyrie"), waiting=2).hireling("furious_protector")
    t.put("furious_protector", 1, "1 pawn").put(PATROL, 1, "1 patrol").put(PATROL, 8, "1 patrol")
    t.begins("corvids", "daylight").says("corvids", f"employ {PATROL}", "choose patrol_return")
    assert t.at(8) == f"{PATROL} 3 patrols"
