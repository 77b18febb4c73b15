"""Puzzles cut from games: what was missed is found, and nothing that the seat could not know."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from undergrowth import Setup, position
from undergrowth.engine.errors import BadPosition, BadSave
from undergrowth.engine.registries import Kept
from undergrowth.puzzles import Goal, Puzzle, check, load, read
from undergrowth.puzzles.cutting import Cut, cut, judged
from undergrowth.puzzles.files import add_folder, puzzle, puzzles, to_document
from undergrowth.puzzles.goals import GOALS
from undergrowth.puzzles.missed import Missed
from undergrowth.puzzles.playing import Moment, PlayedTurn, turns_of
from undergrowth.puzzles.writing import to_toml
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize
from undergrowth.table.saving.replay import Replay, replay_of
from undergrowth.words import speaking

ROOST: position.Document = {
    "map": "autumn",
    "seats": ["marquise", "eyrie"],
    "turn": "marquise",
    "phase": "daylight",
    "turns": 5,
    "suits": {str(place): ["mouse"] for place in range(1, 13)},
    "clearings": {
        "1": {"marquise": "1 warrior"},
        "5": {"eyrie": "roost"},
        "3": {"eyrie": "roost, 2 warriors"},
    },
    "marquise": {"hand": [], "score": 20},
    "eyrie": {"leader": "despot", "score": 12, "hand": []},
}
"""One warrior can reach a roost that nobody defends, with two actions of three."""
PASSED = ["march", "to 10", "from 10", "to 1", "pass"]
"""It goes there and back with the first, and ends the turn with two left."""
BUDGET = 5000


def played(answers: list[str], **seats: object) -> Replay:
    game = position.game({**ROOST, **seats}, 1)
    for answer in answers:
        game.choose(answer)
    replay = replay_of(game)
    replay.players = ["Ada", "greedy"]
    return replay


def turn(answers: list[str] = PASSED, **seats: object) -> PlayedTurn:
    """Its turn, with the last choice alone: there is little to search."""
    found = turns_of(played(answers, **seats))[0]
    return replace(found, moments=found.moments[-1:])


@cache
def found() -> Cut:
    """The result for the turn that passes."""
    return cut(turn(), GOALS, BUDGET)


def made() -> Puzzle:
    puzzle = found().puzzle
    assert puzzle is not None
    return puzzle


def test_a_miss_becomes_a_puzzle_that_names_who_missed_it() -> None:
    """It begins at the answer that gave the goal away, and is right as it stands."""
    assert found().whole
    puzzle = made()
    assert puzzle.goal == Goal("score", 1) and puzzle.answers[:3] == ["march", "to 5", "battle"]
    assert puzzle.missed == Missed(5, "pass", 0, "Ada")
    assert check(puzzle).first == ["march"]
    with speaking("en"):
        assert str(puzzle.title) == "Marquise de Cat (Ada), turn 5"
        assert "brought 0 points" in str(puzzle.text) and "cost" not in str(puzzle.text)
        assert puzzle.hints == 1 and "After it the goal" in str(puzzle.hint(1))


def test_nothing_is_cut_from_a_turn_that_reached_the_goal() -> None:
    reached = ["march", "to 5", "battle"]
    result = cut(turns_of(played(reached))[0], ["score"], BUDGET)
    assert result.puzzle is None and result.whole


def test_what_an_ambush_could_have_prevented_was_not_missed() -> None:
    """4.3.2 The card in the Eyrie's hand is none, but the Marquise cannot know that."""
    guarded = turn(eyrie={"leader": "despot", "score": 12, "hand": ["cobbler"]})
    assert cut(guarded, GOALS, BUDGET).puzzle is None
    held = {**ROOST, "eyrie": {"leader": "despot", "hand": ["ambush_mouse"], "score": 12}}
    assert cut(replace(guarded, moments=_with(guarded, held)), GOALS, BUDGET).puzzle is None


def _with(turn: PlayedTurn, document: position.Document) -> list[Moment]:
    """The last moment of a turn in another position."""
    return [replace(turn.moments[-1], game=position.game(document, 1))]


def test_games_that_looked_alike_give_the_same_puzzle() -> None:
    """No hand that the seat did not see is in it: only one that is dealt anew."""
    cards = ["cobbler", "sappers", "anvil", "armorers"]
    hand = {"eyrie": {"leader": "despot", "score": 12, "hand": cards}}
    hand["marquise"] = {"hand": [], "score": 29}
    three = {**ROOST["clearings"], "1": {"marquise": "3 warriors"}}  # type: ignore[dict-item]
    answers = [*PASSED[:2], "take 3", "from 10", "to 1", "take 3", "pass"]
    true = turn(answers, **hand, clearings=three)
    others = [_dealt_anew(true, seed) for seed in range(2)]
    assert len({str(each.moments[0].game.hands) for each in (true, *others)}) == 3
    told = [cut(each, GOALS, BUDGET).puzzle for each in (true, *others)]
    assert told[0] is not None and told[0] == told[1] == told[2]


def _dealt_anew(turn: PlayedTurn, seed: int) -> PlayedTurn:
    """A turn that its seat could not tell from this one."""
    moments = [replace(m, game=determinize(m.game, turn.seat, seed)) for m in turn.moments]
    return replace(turn, moments=moments)


def test_a_victory_that_was_missed_is_one_of_the_goals() -> None:
    near = turn(marquise={"hand": [], "score": 29})
    puzzle = cut(near, GOALS, BUDGET).puzzle
    assert puzzle is not None and puzzle.goal == Goal("win")
    assert cut(near, ["score"], BUDGET).puzzle is None
    assert cut(turn(), ["win"], BUDGET).puzzle is None


def test_a_dominance_that_could_have_been_stopped_is_one_of_the_goals() -> None:
    """3.3.1 One wing lands in the wrong clearing, and the Marquise wins."""
    game = puzzle("eyrie_turmoil").game()
    for answer in ("from 12", "to 11", "take 2", "lead commander"):
        game.choose(answer)
    assert game.over
    lost = turns_of(replay_of(game))[0]
    assert lost.lost and not lost.won
    stopped = cut(lost, GOALS, BUDGET).puzzle
    assert stopped is not None and stopped.goal == puzzle("eyrie_turmoil").goal
    assert stopped.answers[0] == "to 7" and stopped.missed == Missed(5, "to 11")
    assert cut(lost, ["win"], BUDGET).puzzle is None


def test_a_small_budget_is_told_of() -> None:
    result = cut(turns_of(played(PASSED))[0], GOALS, 1500)
    assert result.puzzle is not None and not result.whole
    assert cut(turn(), GOALS, 3).puzzle is None


def test_the_cost_of_a_miss_is_told_only_where_luck_does_not_explain_it() -> None:
    again = judged(found(), 8)
    assert again.missed is not None and (again.missed.cost > again.missed.reach or again == made())
    with pytest.raises(BadPosition, match="nothing was cut"):
        judged(Cut(), 8)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "cut.toml"
    path.write_text(to_toml(to_document(replace(made(), id="other"))), encoding="utf-8")
    assert load(path) == made()
    costly = replace(made(), missed=Missed(5, "pass", 0, "", 12, 5))
    assert read("cut", to_document(costly)) == costly
    with speaking("de"):
        assert "kostete 12 %" in str(costly.text) and str(costly.title).endswith("Zug 5")


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({"answer": "march"}, "missed.answer, 'march': after it the goal is still certain"),
        ({"answer": "dance"}, "missed.answer, 'dance': that is not offered"),
        ({"answer": ""}, "missed.answer: expected the answer that was given"),
        ({"turn": 0}, "missed.turn: expected a number from 1"),
        ({"colour": "red"}, "missed: unknown entry colour"),
        ({"player": "x" * 101}, "missed.player: expected a name of at most 100"),
    ],
)
def test_a_wrong_record_is_refused(entries: dict[str, object], said: str) -> None:
    document = to_document(made())
    document["missed"] = {"turn": 5, "answer": "pass", **entries}
    with pytest.raises(BadPosition, match=said):
        check(read("cut", document))


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(BadSave, match="a replay"):
        turns_of("game")  # type: ignore[arg-type]
    broken = played(PASSED)
    broken.answers.append(("marquise_de_cat", "dance"))
    with pytest.raises(BadSave, match="line 7"):
        turns_of(broken)
    with pytest.raises(BadPosition, match="a turn"):
        cut("turn", GOALS)  # type: ignore[arg-type]


def test_turns_know_how_the_game_ended() -> None:
    game = position.game({**ROOST, "marquise": {"hand": [], "score": 29}}, 1)
    for answer in ("march", "to 5", "battle"):
        game.choose(answer)
    assert game.over
    assert [each.won for each in turns_of(replay_of(game))] == [True]
    begun = Game.new(Setup(seats=["marquise", "eyrie"]), 1)
    assert turns_of(replay_of(begun)) == []


def test_a_folder_of_puzzles_is_found_beside_those_installed(tmp_path: Path) -> None:
    text = to_toml(to_document(made()))
    (tmp_path / "cut_roost.toml").write_text(text, encoding="utf-8")
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "cut_roost.toml").write_text(text, encoding="utf-8")
    kept = Kept()
    try:
        assert add_folder(tmp_path) == ["cut_roost"] and add_folder(str(tmp_path)) == ["cut_roost"]
        assert puzzles()[-1] == "cut_roost" and puzzle("cut_roost").answers == made().answers
        with pytest.raises(BadPosition, match="there is a puzzle cut_roost already"):
            add_folder(tmp_path / "inner")
        with pytest.raises(BadPosition, match="is no folder"):
            add_folder(tmp_path / "nowhere")
    finally:
        kept.put_back()
    assert "cut_roost" not in puzzles()
