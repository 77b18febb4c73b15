"""6.3 The Marquise sets up where slots are few."""

from __future__ import annotations

from kit import Table
from undergrowth.factions.marquise_de_cat.setup import SetUpMarquise

BUILDINGS = ("sawmill", "workshop", "recruiter")


def cramped(table: type[Table]) -> Table:
    """The marsh with clearing 10 flooded: around corner 1 only 1 and 5 have an open slot for her.

    A vault fills the one in 11, and the Furious Protector lets nobody place anything in 4.
    """
    t = table("marquise", "eyrie", map="marsh").also(flooded="8, 10, 12")
    t.hireling("furious_protector").put("furious_protector", 4, "1 pawn")
    t.hireling("vault_keepers").put("vault_keepers", 11, "2 keepers, 1 vault")
    return t.does(SetUpMarquise(0))


def left(t: Table) -> list[int]:
    """Return what lies on her tracks."""
    return [t.supply("marquise", building) for building in BUILDINGS]


def test_she_may_start_where_not_all_starting_buildings_have_room(table: type[Table]) -> None:
    """6.3.2 In any corner in which the keep can be placed, whatever is around it."""
    t = cramped(table)
    assert t.options("marquise") == ["keep in 1", "keep in 2", "keep in 3"]


def test_a_starting_building_without_an_open_slot_stays_on_its_track(table: type[Table]) -> None:
    """6.3.4, 2.2.3, 1.5.4 She places as many as she can, and chooses which is left out."""
    t = cramped(table).says("marquise", "keep in 1", "place workshop 1")
    assert t.options("marquise") == ["place sawmill 5", "place recruiter 5"]
    t.says("marquise", "place sawmill 5")
    assert t.done()
    assert t.at(1) == "marquise 1 warrior, marquise 1 workshop, marquise 1 keep"
    assert t.at(5) == "marquise 1 warrior, marquise 1 sawmill"
    assert left(t) == [5, 5, 6]


def test_where_there_is_room_all_three_are_placed(table: type[Table]) -> None:
    """6.3.4, 1.5.4 The next of them is asked for while any place takes it."""
    t = cramped(table).says("marquise", "keep in 2", "place workshop 2", "place sawmill 2")
    assert "place recruiter 2" not in t.options("marquise")
    t.says("marquise", "place recruiter 7")
    assert t.done()
    assert left(t) == [5, 5, 5]
