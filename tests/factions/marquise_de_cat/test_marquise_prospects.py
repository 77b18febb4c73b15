"""What a computer Marquise sees coming: buildings within reach, and what stands in danger."""

from __future__ import annotations

from kit import Table
from undergrowth import Game
from undergrowth.ai.greedy import liking
from undergrowth.engine.actions import parse
from undergrowth.factions.marquise_de_cat.ground import safety
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces, marquise
from undergrowth.factions.marquise_de_cat.prospects import Prospects, prospects
from undergrowth.factions.marquise_de_cat.setup import KeepIn
from undergrowth.law.pieces.rule import ruled_by


def _me(g: Game) -> MarquisePieces:
    return marquise(g, 0)


def _prospects(t: Table) -> Prospects:
    t.begins("marquise", "daylight")
    return prospects(t.game, _me(t.game), ruled_by(t.game, 0))


def test_wood_and_slots_say_what_can_be_built(table: type[Table]) -> None:
    """6.5.4 With one wood the second workshop, for two points; with the wood of the next Birdsong
    the second sawmill as well, as there is a slot for both; with that of two a third workshop."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "1 warrior, sawmill, 1 wood").put("marquise", 2, "1 warrior, workshop")
    found = _prospects(t)
    assert (found.wood, found.now, found.soon, found.later) == (1, 2, 3, 4)


def test_what_lies_elsewhere_builds_nothing(table: type[Table]) -> None:
    """6.5.4.II Wood that no ruled clearing connects does not count, nor does any without a slot."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "1 warrior, 2 sawmills, 3 wood").put("marquise", 12, "workshop")
    found = _prospects(t)
    assert (found.wood, found.now, found.soon, found.later) == (3, 0, 0, 0)


def _safety(table: type[Table], own: str, enemies: str, beside: str = "") -> int:
    """How safe it looks where so much of hers, and of an enemy, stands in 5 and next to it."""
    t = table("marquise", "eyrie").put("marquise", 5, own)
    for place, pieces in ((5, enemies), (2, beside)):
        if pieces:
            t.put("eyrie", place, pieces)
    t.begins("marquise", "daylight")
    return safety(t.game, _me(t.game))


def test_what_stands_alone_or_outnumbered_is_in_danger(table: type[Table]) -> None:
    """Each warrior beside a building helps, up to three; enemies with more there are a danger."""
    by_warriors = [_safety(table, f"{n} warriors, workshop", "") for n in range(1, 5)]
    assert _safety(table, "workshop", "") < by_warriors[0] < by_warriors[1] < by_warriors[2]
    assert by_warriors[2] == by_warriors[3]
    assert _safety(table, "1 warrior, workshop", "2 warriors") < by_warriors[0]
    assert _safety(table, "2 warriors, workshop", "2 warriors") == by_warriors[1]


def test_enemies_next_door_are_a_danger_as_far_as_a_battle_goes(table: type[Table]) -> None:
    """4.3.3 Each warrior that an enemy beside the clearing has more counts, up to three."""
    by_enemies = [
        _safety(table, "1 warrior, workshop", "", f"{n} warriors" if n else "") for n in range(7)
    ]
    assert by_enemies[0] == by_enemies[1] > by_enemies[2] > by_enemies[3] > by_enemies[4]
    assert by_enemies[4] == by_enemies[5] == by_enemies[6]


def test_the_keep_goes_where_few_paths_lead(table: type[Table]) -> None:
    """6.3.2 Of two corners with as many slots she likes the one with fewer paths."""
    t = table("marquise", "eyrie")
    t.begins("marquise", "daylight")
    g = t.game
    corners = g.box.woodland.corners
    liked = {place: liking(g, 0, KeepIn(place)) for place in corners}
    for one in corners:
        for other in corners:
            if g.slots[one] == g.slots[other] and len(g.paths[one]) < len(g.paths[other]):
                assert liked[one] > liked[other]
    assert len(set(liked.values())) > 1


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
