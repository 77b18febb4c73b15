"""M.4 The mountain: closed paths, and the Pass."""

from __future__ import annotations

import pytest

from kit.pages import data, pairs
from kit.table import Table
from undergrowth import BadPosition, Game, Setup, position
from undergrowth.ai import ask, make_player
from undergrowth.table.book import book

CLOSED = [["2", "5"], ["3", "7"], ["5", "9"], ["6", "11"], ["8", "9"], ["11", "12"]]


def mountain(*seats: str) -> Table:
    """A table on the mountain."""
    return Table(*(seats or ("marquise", "eyrie")), map="mountain")


def closed(t: Table) -> list[list[str]]:
    """The paths that everybody sees to be closed."""
    found = t.game.observe(0)["closed_paths"]
    assert isinstance(found, list)
    return found


def test_six_paths_start_closed_and_the_tower_stands_in_the_pass() -> None:
    """M.4.1"""
    g = Game.new(Setup(map="mountain", seats=["marquise", "eyrie"]), 1)
    assert g.observe(0)["closed_paths"] == CLOSED
    assert [each.name for each in book(g).landmarks] == ["tower"]
    assert g.landmarks == [10]


def test_a_group_may_do_without_the_tower() -> None:
    """A.5 Then no clearing is the Pass (M.4.4)."""
    g = Game.new(Setup(map="mountain", seats=["marquise", "eyrie"], map_landmarks=False), 1)
    assert g.landmarks == []
    assert "landmarks" not in g.observe(0)


def test_clearings_linked_by_a_closed_path_are_not_adjacent() -> None:
    """M.4.2"""
    t = mountain().put("marquise", 8, "3 warriors, sawmill").put("marquise", 9, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march", "from 8")
    assert t.options("marquise") == ["to 1", "to 4"]
    t.refuses("marquise", "to 9", "M.4.2")


def test_map_open_path() -> None:
    """M.4.3 A workshop at one end and a card: the path is open for good, and a point is scored."""
    t = mountain().put("marquise", 8, "workshop, 2 warriors").hand("marquise", "ambush_fox")
    t.begins("marquise", "daylight").says("marquise", "open 8 9", "spend ambush_fox")
    assert t.vp == {"marquise": 1}
    assert t.holds("marquise") == []
    assert t.discard == ["ambush_fox"]
    assert t.told("opened_path") == [{"law": "M.4.3", "seat": "nobody", "places": "8 9"}]
    assert ["8", "9"] not in closed(t)
    assert len(closed(t)) == 5
    t.says("marquise", "march")
    assert t.options("marquise") == ["to 1", "to 4", "to 9"]


def test_map_open_path_no_pieces() -> None:
    """M.4.3 Without a faction piece at either end the path stays closed."""
    t = mountain().put("marquise", 10, "workshop, 2 warriors").hand("marquise", "ambush_fox")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "open 8 9", "M.4.3")
    t.refuses("marquise", "open 9 10", "M.4.3")


def test_one_path_a_turn_and_a_card_for_it() -> None:
    """M.4.3 Once per turn; a player without cards cannot."""
    t = mountain().put("marquise", 8, "sawmill, 1 warrior").put("eyrie", 2, "roost")
    t.put("marquise", 5, "1 warrior").hand("marquise", "ambush_fox", "ambush_mouse")
    t.begins("marquise", "daylight")
    assert [each for each in t.options("marquise") if each.startswith("open")] == [
        "open 2 5", "open 5 9", "open 8 9"
    ]  # fmt: skip
    t.says("marquise", "open 2 5", "spend ambush_mouse")
    t.refuses("marquise", "open 8 9", "M.4.3")
    assert t.holds("marquise") == ["ambush_fox"]
    bare = mountain().put("marquise", 8, "sawmill, 1 warrior").begins("marquise", "daylight")
    bare.refuses("marquise", "open 8 9", "M.4.3")


@pytest.mark.parametrize("place", ["2", "5"])
def test_any_faction_piece_at_either_end_will_do(place: str) -> None:
    """M.4.3 A pawn too."""
    t = mountain("vagabond", "eyrie").put("vagabond", place, "pawn")
    t.hand("vagabond", "ambush_fox").begins("vagabond", "daylight")
    assert t.offers("vagabond", "open 2 5")
    assert t.offers("vagabond", "open 5 2"), "whichever end is named first"


def test_an_opened_path_scores_nothing_off_the_score_track() -> None:
    """3.3.1, M.4.3"""
    t = mountain().put("marquise", 8, "workshop").hand("marquise", "ambush_fox")
    t.board("marquise", dominance="dominance_mouse").begins("marquise", "daylight")
    t.says("marquise", "open 8 9", "spend ambush_fox")
    assert t.vp == {}
    assert len(closed(t)) == 5


def test_map_pass() -> None:
    """M.4.4 The ruler of the Pass at the end of their Evening scores a point."""
    t = mountain().put("marquise", 10, "2 warriors").put("eyrie", 10, "1 warrior")
    t.begins("marquise", "evening")
    assert t.vp == {"marquise": 1}


def test_a_tie_in_the_pass_scores_nothing() -> None:
    """M.4.4, 2.5"""
    t = mountain().put("marquise", 10, "1 warrior").put("eyrie", 10, "1 warrior")
    t.begins("marquise", "evening")
    assert t.vp == {}


def test_forests_are_divided_by_closed_paths_and_can_be_slipped_across() -> None:
    """M.4.2 The Vagabond slips from forest to forest across a closed path."""
    t = mountain("vagabond", "eyrie").put("vagabond", "f1", "pawn").begins("vagabond", "birdsong")
    while t.asked() != "vagabond.slip":
        t.says("vagabond", t.options("vagabond")[0])
    assert t.options("vagabond")[:-1] == ["to 1", "to 8", "to 9", "to f6"]


def test_there_are_ten_forests() -> None:
    """M.4.5, G.15"""
    g = Game.new(Setup(map="mountain", seats=["marquise", "eyrie"]), 1)
    assert len(g.box.woodland.forest_places) == 10
    assert len(g.box.woodland.edge) == 10


def test_opened_paths_are_saved_copied_and_described() -> None:
    """M.4.3 An open path stays open when the game goes on elsewhere."""
    t = mountain().put("marquise", 8, "workshop").hand("marquise", "ambush_fox")
    t.begins("marquise", "daylight").says("marquise", "open 8 9", "spend ambush_fox")
    g = t.game
    again = Game.from_json(g.to_json())
    for each in (g.copy(), again):
        assert each.paths == g.paths
        assert each.closed_paths() == g.closed_paths()
    laid = position.game(position.describe(g), seed=1)
    assert laid.closed_paths() == g.closed_paths()
    assert laid.paths == g.paths


def test_positions_name_the_paths_that_are_closed() -> None:
    """M.4.2"""
    t = mountain().also(closed_paths=["5-2", "6-11"]).put("marquise", 8, "1 warrior")
    t.begins("marquise", "daylight")
    assert closed(t) == [["2", "5"], ["6", "11"]]
    with pytest.raises(BadPosition, match="never was closed"):
        position.game({"map": "mountain", "seats": ["marquise", "eyrie"], "closed_paths": ["1-8"]})
    with pytest.raises(BadPosition, match="closed_paths"):
        position.game({"map": "mountain", "seats": ["marquise", "eyrie"], "closed_paths": ["x"]})


def test_a_greedy_player_opens_paths() -> None:
    """M.4.3 A point for a card."""
    t = mountain().put("marquise", 8, "workshop").hand("marquise", "ambush_fox", "ambush_mouse")
    t.begins("marquise", "daylight")
    player = make_player("greedy", 0, 3)
    answers = []
    while t.game.phase == 1 and t.game.decision is not None and t.game.decision.seat == 0:
        answer = ask(player, t.game)
        answers.append(str(answer))
        t.game.take(answer)
    assert "open 8 9" in answers


def test_closed_paths_are_paths() -> None:
    """M.4.1 Six of those that are printed."""
    page = data("maps/mountain")
    assert pairs(page["closed_paths"]) < pairs(page["paths"])
    assert len(page["closed_paths"]) == 6
