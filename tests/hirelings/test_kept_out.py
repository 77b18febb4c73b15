"""6.2.2, H.3.2 A hireling that is kept out beside the keep: its controller is told by whom."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth.hirelings.last_dynasty.dynasty import DynastyReturns
from undergrowth.hirelings.prosperous_farmers.struggling import TillFields
from undergrowth.hirelings.river_roamers.roamers import Moor
from undergrowth.hirelings.sunward_expedition.expedition import Surface
from undergrowth.table.frames import Frame

KEEP = 4
OTHER = 11


def told(name: str, controller: str) -> tuple[Table, int]:
    """The keep in 4, on the edge and on the river; who controls the hireling; its number."""
    t = Table("marquise", "council").freely().put("marquise", KEEP, "keep, 1 warrior")
    t.put("council", OTHER, "4 warriors").put("council", 1, "4 warriors")
    t.hireling(name, controller)
    return t, 2


def frame_of(name: str, seat: int, owner: int) -> tuple[Frame, str]:
    """The procedure that places it, and the verb of its answers."""
    frames: dict[str, tuple[Frame, str]] = {
        "last_dynasty": (DynastyReturns(seat, owner), "post in"),
        "river_roamers": (Moor(seat, owner), "post in"),
        "sunward_expedition": (Surface(seat, owner), "post in"),
        "struggling_farmers": (TillFields(seat, owner), "till in"),
    }
    return frames[name]


@pytest.mark.parametrize(
    "name", ["last_dynasty", "river_roamers", "sunward_expedition", "struggling_farmers"]
)
def test_somebody_elses_hireling_hears_of_the_keep(name: str) -> None:
    """6.2.2 The reason comes first, even if the clearing fits otherwise."""
    t, owner = told(name, "twilight_council")
    t.put("council", KEEP, "6 warriors")
    frame, verb = frame_of(name, 1, owner)
    t.does(frame, turn="council")
    assert f"{verb} {KEEP}" not in t.options("council")
    t.refuses("council", f"{verb} {KEEP}", "6.2.2")


@pytest.mark.parametrize("name", ["last_dynasty", "river_roamers", "sunward_expedition"])
def test_the_marquise_places_her_own_there(name: str) -> None:
    """6.2.2 Nothing is kept out that she places herself."""
    t, owner = told(name, "marquise_de_cat")
    frame, verb = frame_of(name, 0, owner)
    t.does(frame, turn="marquise")
    assert f"{verb} {KEEP}" in t.options("marquise")
