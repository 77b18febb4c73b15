"""Street Band: enemies that have come to hear them stay for the turn."""

from __future__ import annotations

from typing import Any

from kit import Table
from undergrowth import position

BAND = "street_band"


def hired(t: Table, by: str = "marquise_de_cat") -> Table:
    """The Band in clearing 5 (next to 1 and 2), controlled."""
    return t.hired(BAND, by, "1 musician", 5).hand("marquise", "anvil")


def test_one_more_comes_each_daylight(table: type[Table]) -> None:
    """H.2.4 Anywhere; nothing is set up and nothing comes with control."""
    t = table("marquise", "corvids").hireling(BAND, "marquise_de_cat", markers=2)
    t.begins("marquise", "daylight").says("marquise", f"employ {BAND}", "post in 9")
    assert t.at(9) == f"{BAND} 1 musician"
    t.refuses("marquise", f"employ {BAND}", "H.2.4")


def test_with_all_of_them_on_the_map_none_comes(table: type[Table]) -> None:
    """1.5.1 There are five."""
    t = (
        hired(table("marquise", "corvids"))
        .put(BAND, 6, "4 musicians")
        .begins("marquise", "daylight")
    )
    t.refuses("marquise", f"employ {BAND}", "H.2.4")


def test_enemies_that_came_stay(table: type[Table]) -> None:
    """H.2.2 For the rest of the turn."""
    t = hired(table("corvids", "marquise")).put("corvids", 1, "3 warriors")
    t.put("corvids", 9, "1 warrior").begins("corvids", "daylight")
    t.says("corvids", "scheme move", "from 1", "to 5", "take 2", "scheme move")
    t.refuses("corvids", "from 5", "H.2.2")


def test_those_that_were_there_may_leave(table: type[Table]) -> None:
    """H.2.2 As many as had not come in this turn."""
    t = (
        hired(table("corvids", "marquise"))
        .put("corvids", 1, "2 warriors")
        .put("corvids", 5, "1 warrior")
    )
    t.put("corvids", 9, "1 warrior").begins("corvids", "daylight")
    t.says("corvids", "scheme move", "from 1", "to 5", "take 2")
    t.says("corvids", "scheme move", "from 5", "to 2")
    assert t.at(2) == "corvids 1 warrior"
    assert t.at(5) == f"corvids 2 warriors, {BAND} 1 musician"


def test_its_controller_comes_and_goes(table: type[Table]) -> None:
    """H.2.2 It is no enemy."""
    t = hired(table("corvids", "marquise"), "corvid_conspiracy").put("corvids", 1, "2 warriors")
    t.begins("corvids", "daylight").says("corvids", "scheme move", "to 5", "take 2")
    t.says("corvids", "scheme move", "to 2", "take 2")
    assert t.at(2) == "corvids 2 warriors"


def test_without_the_band_they_may_leave(table: type[Table]) -> None:
    """H.2.2 As when its last warrior there has been removed."""
    t = (
        hired(table("corvids", "marquise"))
        .put("corvids", 1, "2 warriors")
        .begins("corvids", "daylight")
    )
    t.says("corvids", "scheme move", "to 5", "take 2", "scheme battle").rolls(1, 0)
    t.says("corvids", "scheme move", "to 2", "take 1")
    assert t.at(2) == "corvids 1 warrior"


def test_a_pawn_stays_too(table: type[Table]) -> None:
    """H.2.2 A Vagabond is an enemy; slipping is moving."""
    t = hired(table("vagabond", "marquise")).put("vagabond", 1, "pawn")
    t.board("vagabond", items=["2 boot", "torch"]).begins("vagabond", "daylight")
    t.says("vagabond", "travel", "to 5")
    assert not t.offers("vagabond", "travel")


def test_hirelings_of_enemies_stay(table: type[Table]) -> None:
    """H.2.2, H.3.2 And so do those that nobody controls."""
    t = hired(table("corvids", "marquise")).hireling("last_dynasty", "corvid_conspiracy", markers=2)
    t.put("last_dynasty", 1, "3 dynasts").put("corvids", 9, "1 warrior")
    t.begins("corvids", "daylight")
    t.says("corvids", "employ last_dynasty", "to 5").rolls(0, 0)
    doc: Any = position.describe(t.game)
    assert doc[BAND]["listening"] == ["5 last_dynasty 3 dynast"]


def test_who_has_come_is_described_and_saved(table: type[Table]) -> None:
    """H.2.2 A position gives it back, and holds them there."""
    t = hired(table("corvids", "marquise"), "nobody").put("corvids", 5, "2 warriors")
    t.doc[BAND]["listening"] = ["5 corvid_conspiracy 2 warrior"]
    t.put("corvids", 1, "1 warrior").put("corvids", 9, "1 warrior")
    t.begins("corvids", "daylight").says("corvids", "scheme move")
    t.refuses("corvids", "from 5", "H.2.2")


def test_the_marquise_places_them_beside_her_keep(table: type[Table]) -> None:
    """6.2.2 The Marquise places hirelings there that she controls, and nobody else does."""
    for seat, faction in (("marquise", "marquise_de_cat"), ("corvids", "corvid_conspiracy")):
        t = table("marquise", "corvids").hireling(BAND, faction, markers=2)
        t.put("marquise", 1, "keep").put("corvids", 9, "1 warrior").hand(seat, "anvil")
        t.begins(seat, "daylight").says(seat, f"employ {BAND}")
        assert t.offers(seat, "post in 1") == (seat == "marquise")
