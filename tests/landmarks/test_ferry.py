"""The Ferry: along the river once a turn, and a card for the player who rides."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kit import Table
from undergrowth import Game
from undergrowth.table.book import book
from undergrowth.table.sources import Source


def lake(t: Table) -> Table:
    """The Marquise rules clearing 10 with three warriors, where the Ferry is."""
    return t.landmark("ferry", 10).put("marquise", 10, "3 warriors")


def test_map_ferry(table: type[Table]) -> None:
    """M.3.5 Two warriors cross the lake; the Ferry goes along, and she draws."""
    t = lake(table("marquise", "eyrie", map="lake")).begins("marquise", "daylight")
    t.says("marquise", "march")
    assert {"to 1", "to 11", "to 12"} <= set(t.options("marquise"))
    t.says("marquise", "to 12", "take 2")
    assert t.at(12) == "marquise 2 warriors"
    assert t.stands("ferry") == 12
    assert len(t.holds("marquise")) == 1


def test_once_a_turn(table: type[Table]) -> None:
    """M.3.5 The second move of the March has no Ferry."""
    t = lake(table("marquise", "eyrie", map="lake")).begins("marquise", "daylight")
    t.says("marquise", "march", "to 12", "take 2")
    t.says("marquise", "from 12")
    assert t.options("marquise") == ["to 3", "to 9"]
    t.refuses("marquise", "to 10", "M.3.5")


def test_somebody_elses_turn_is_another_turn(table: type[Table]) -> None:
    """M.3.5 It carries once in every turn."""
    t = lake(table("marquise", "vagabond", map="lake"))
    t.put("vagabond", 12, "pawn").board("vagabond", items=["3 boot"])
    t.begins("marquise", "daylight").says("marquise", "march", "to 12", "take 1", "pass", "pass")
    while t.game.turn == 0 or t.asked() != "vagabond.daylight":
        t.says("vagabond", "pass")
    t.says("vagabond", "travel")
    assert {"to 1", "to 10", "to 11"} <= set(t.options("vagabond"))


def test_one_end_must_be_ruled(table: type[Table]) -> None:
    """M.3.5, 4.2.1 The Ferry needs rule as every move does."""
    t = lake(table("marquise", "eyrie", map="lake")).put("eyrie", 10, "4 warriors")
    t.put("marquise", 11, "1 warrior").put("marquise", 2, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march", "from 10")
    assert t.options("marquise") == ["to 2", "to 11"]
    t.refuses("marquise", "to 12", "4.2.1")


def test_map_ferry_with_ally(table: type[Table]) -> None:
    """M.3.5, 9.2.9.II.b The pawn and Allied warriors ride together, and both players draw."""
    t = lake(table("vagabond", "marquise", map="lake"))
    t.put("vagabond", 10, "pawn").board(
        "vagabond", items=["2 boot"], relationships={"marquise": "allied"}
    )
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 12", "along marquise", "take 2")
    assert t.at(12) == "vagabond 1 pawn, marquise 2 warriors"
    assert t.stands("ferry") == 12
    assert len(t.holds("vagabond")) == 1
    assert len(t.holds("marquise")) == 1


def test_where_a_path_leads_too_the_mover_says_whether_they_ride(table: type[Table]) -> None:
    """M.3.5 They may: a river and Foxburrow's shortcut join the same two clearings."""
    t = lake(table("marquise", "eyrie", map="lake")).landmark("foxburrow", 11)
    t.begins("marquise", "daylight").says("marquise", "march", "to 11", "take 1")
    assert t.options("marquise") == ["ride", "pass"]
    twin = t.game.copy()
    t.says("marquise", "ride")
    assert t.stands("ferry") == 11
    assert len(t.holds("marquise")) == 1
    twin.choose("pass")
    assert twin.landmarks[0] == 10
    assert twin.hands[0] == []


def test_other_rivers_carry_it_too(table: type[Table]) -> None:
    """M.3.5, 2.3 On other maps it goes where a river leads."""
    t = table("marquise", "eyrie").landmark("ferry", 7).put("marquise", 7, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march")
    assert t.options("marquise") == ["to 3", "to 8", "to 12", "to 4", "to 11"]
    t.says("marquise", "to 11")
    assert t.stands("ferry") == 11


def test_a_saved_game_remembers_the_ride(table: type[Table]) -> None:
    """M.3.5 Place and use of the turn are part of the game."""
    t = lake(table("marquise", "eyrie", map="lake")).begins("marquise", "daylight")
    t.says("marquise", "march", "to 12", "take 2")
    again = type(t.game).from_json(t.game.to_json())
    assert again.landmarks == [12]
    again.choose("from 12")
    assert again.decision is not None
    assert again.decision.texts() == ["to 3", "to 9"]


def test_rivers_as_paths_leave_a_choice(table: type[Table]) -> None:
    """M.3.5, 4.1.3 With Boat Builders the same move goes with the Ferry or without."""
    t = table("marquise", "eyrie", deck="exiles_and_partisans").landmark("ferry", 7)
    t.play("marquise", "boat_builders").put("marquise", 7, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", "march", "to 11", "take 1")
    assert t.options("marquise") == ["ride", "pass"]
    t.says("marquise", "pass")
    assert t.stands("ferry") == 7
    assert t.holds("marquise") == []


class Swimmer(Source):
    """A faction that swims along rivers needs no rule there (11.2.2)."""

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        return there + [other for other in g.rivers[place] if other not in there]

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        return needs and destination not in g.rivers[origin]


@pytest.fixture
def swims() -> Iterator[Callable[[Table], None]]:
    """Lets everybody in a game swim; games share their rulebook, so it is taken out again."""
    bent: list[list[Source]] = []

    def swim(t: Table) -> None:
        hooks = book(t.game).hooks
        for asked in (hooks.neighbours, hooks.needs_rule):
            asked.append(Swimmer())
            bent.append(asked)

    yield swim
    for asked in bent:
        asked.pop()


def test_swimming_without_rule_is_no_ride(
    table: type[Table], swims: Callable[[Table], None]
) -> None:
    """M.3.5 Even swimmers must rule an end to take the Ferry."""
    t = (
        table("marquise", "eyrie", map="lake")
        .landmark("ferry", 10)
        .put("marquise", 10, "1 warrior")
    )
    t.put("eyrie", 10, "3 warriors").put("marquise", 4, "2 warriors")
    t.begins("marquise", "daylight")
    swims(t)
    t.says("marquise", "march", "from 10", "to 12")
    assert t.asked() == "move.origin"
    assert t.at(12) == "marquise 1 warrior"
    assert t.stands("ferry") == 10
    assert t.holds("marquise") == []


def test_a_swimmer_who_rules_an_end_may_ride(
    table: type[Table], swims: Callable[[Table], None]
) -> None:
    """M.3.5 Rule is counted before the pieces move."""
    t = (
        table("marquise", "eyrie", map="lake")
        .landmark("ferry", 10)
        .put("marquise", 10, "1 warrior")
    )
    t.put("marquise", 4, "2 warriors").begins("marquise", "daylight")
    swims(t)
    t.says("marquise", "march", "from 10", "to 12")
    assert t.options("marquise") == ["ride", "pass"]
    t.says("marquise", "ride")
    assert t.stands("ferry") == 12


def test_a_glide_needs_no_ferry(table: type[Table]) -> None:
    """M.3.5, V.8.2 An effect that leads anywhere may leave it where it is."""
    t = table("vagabond", "marquise", map="lake").landmark("ferry", 10)
    t.put("vagabond", 10, "pawn").board("vagabond", character="harrier", items=["torch", "boot"])
    t.begins("vagabond", "daylight").says("vagabond", "glide to 12")
    assert t.options("vagabond") == ["ride", "pass"]
    t.says("vagabond", "pass")
    assert t.stands("ferry") == 10


def test_forced_warriors_ride_as_the_forcing_player_says(table: type[Table]) -> None:
    """1.5.5, M.3.5 The enemy's warriors move, so the enemy draws."""
    t = table("marquise", "eyrie", map="lake", deck="exiles_and_partisans").landmark("ferry", 10)
    t.play("marquise", "false_orders").put("eyrie", 10, "4 warriors").put(
        "marquise", 4, "1 warrior"
    )
    t.begins("marquise", "birdsong").says("marquise", "use false_orders")
    while t.asked() != "cards.mislead_to" and "to 12" not in t.options("marquise"):
        t.says("marquise", t.options("marquise")[0])
    t.says("marquise", "to 12")
    assert t.at(12) == "eyrie 2 warriors"
    assert t.stands("ferry") == 12
    assert len(t.holds("eyrie")) == 1


def test_a_second_ride_is_refused_for_what_it_is(table: type[Table]) -> None:
    """M.3.5 It is said that the Ferry has gone, and elsewhere where it waits."""
    t = lake(table("marquise", "eyrie", map="lake")).put("marquise", 11, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", "march")
    t.says("marquise", "from 11")
    assert t.reason("marquise", "to 1") == "why-ferry_waits: place place:10"
    again = lake(table("marquise", "eyrie", map="lake")).begins("marquise", "daylight")
    again.says("marquise", "march", "to 12", "take 2", "from 12")
    assert again.reason("marquise", "to 10") == "why-ferry_has_carried"
