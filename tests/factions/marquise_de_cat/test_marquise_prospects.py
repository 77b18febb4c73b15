"""Prospects of a computer Marquise: buildings within reach, and pieces in danger."""

from __future__ import annotations

from kit import Table
from undergrowth import Game
from undergrowth.ai.greedy import liking
from undergrowth.engine.actions import parse
from undergrowth.factions.marquise_de_cat.ground import safety
from undergrowth.factions.marquise_de_cat.heuristics import value
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
    """Return how safe it looks where so much of hers, and of an enemy, stands in 5 and next to
    it."""
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
    """6.3.2 Of two corners with as many slots she likes the one with fewer paths; of two with as
    many paths the one with more slots."""
    t = table("marquise", "eyrie", map="marsh")
    t.begins("marquise", "daylight")
    liked = {place: liking(t.game, 0, KeepIn(place)) for place in (1, 2, 3, 4)}
    assert liked[1] > liked[3]  # one slot, three paths and four
    assert liked[4] > liked[2]  # two slots, two paths and three
    assert liked[2] > liked[1]  # three paths, two slots and one


def test_the_first_sawmill_stands_with_the_keep(table: type[Table]) -> None:
    """6.3.4 It is the building that she likes better there than next to it; no other is."""
    t = table("marquise", "eyrie").put("marquise", 1, "keep")
    t.begins("marquise", "daylight")
    beside = t.game.paths[1][0]
    for name in ("sawmill", "workshop", "recruiter"):
        more = liking(t.game, 0, parse(f"place {name} 1")) - liking(
            t.game, 0, parse(f"place {name} {beside}")
        )
        assert more > 0 if name == "sawmill" else more == 0


def test_building_is_worth_more_than_what_it_is_built_with(table: type[Table]) -> None:
    """6.5.4 A player that looks to the end of a turn goes by her value alone: with any wood, the
    best building must leave her better off than holding the wood, also when she has sawmills."""
    for wood in range(1, 5):
        t = table("marquise", "eyrie")
        t.put("marquise", 5, f"3 warriors, 2 sawmills, {wood} wood")
        t.put("marquise", 2, "2 warriors, workshop").put("marquise", 10, "2 warriors, recruiter")
        t.put("marquise", 9, "2 warriors, 2 sawmills")
        t.put("marquise", 11, "2 warriors").put("marquise", 6, "2 warriors")
        t.begins("marquise", "daylight")
        assert max(_built(t.game)) > value(t.game, _me(t.game))


def _built(g: Game) -> list[int]:
    """Return what she thinks of each way to build, once it stands and is paid."""
    found: list[int] = []
    waiting = [g.copy()]
    waiting[0].take(parse("build"))
    while waiting:
        here = waiting.pop()
        decision = here.decision
        assert decision is not None
        if decision.prompt == "marquise.daylight":
            found.append(value(here, _me(here)))
            continue
        for option in decision.offered:
            after = here.copy()
            after.take(option)
            waiting.append(after)
    return found


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
