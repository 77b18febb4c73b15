"""What a computer Marquise sees coming: buildings within reach, and what stands in danger."""

from __future__ import annotations

from kit import Table
from undergrowth import Game
from undergrowth.ai.greedy import liking
from undergrowth.engine.actions import parse
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces, marquise
from undergrowth.factions.marquise_de_cat.prospects import (
    Prospects,
    outnumbered,
    prospects,
    unguarded,
)
from undergrowth.law.pieces.rule import ruled_by


def _me(g: Game) -> MarquisePieces:
    return marquise(g, 0)


def _prospects(t: Table) -> Prospects:
    t.begins("marquise", "daylight")
    return prospects(t.game, _me(t.game), ruled_by(t.game, 0))


def test_wood_and_slots_say_what_can_be_built(table: type[Table]) -> None:
    """6.5.4 With one wood the second workshop, for two points; with the wood of the next Birdsong
    the second sawmill as well, as there is a slot for both."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "1 warrior, sawmill, 1 wood").put("marquise", 2, "1 warrior, workshop")
    found = _prospects(t)
    assert (found.wood, found.now, found.soon) == (1, 2, 3)


def test_what_lies_elsewhere_builds_nothing(table: type[Table]) -> None:
    """6.5.4.II Wood that no ruled clearing connects does not count, nor does any without a slot."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "1 warrior, 2 sawmills, 3 wood").put("marquise", 12, "workshop")
    found = _prospects(t)
    assert (found.wood, found.now, found.soon) == (3, 0, 0)


def test_pieces_in_danger_are_counted(table: type[Table]) -> None:
    """Two without a warrior of hers, one of which has an enemy beside it."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "sawmill, 1 wood").put("eyrie", 5, "1 warrior")
    t.put("marquise", 10, "1 warrior, workshop").put("eyrie", 10, "1 warrior")
    t.begins("marquise", "daylight")
    assert unguarded(t.game, _me(t.game)) == 2
    assert outnumbered(t.game, _me(t.game)) == 2


def test_overworking_is_liked_for_what_it_builds(table: type[Table]) -> None:
    """6.5.5 Another wood is worth a card where it pays for a building, and not where no slot is
    open."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "1 warrior, sawmill").hand("marquise", "armorers")
    full = table("marquise", "eyrie")
    full.put("marquise", 5, "1 warrior, 2 sawmills").hand("marquise", "armorers")
    liked = []
    for each in (t, full):
        each.begins("marquise", "daylight")
        liked.append(liking(each.game, 0, parse("overwork")))
    assert liked[0] > 0 > liked[1]
