"""Stops of a game: at questions with a choice, at lone ones too, at the end of each phase."""

from __future__ import annotations

import json

import pytest

from kit.checks import check_question, check_table
from kit.lineups import seed_of, setups
from undergrowth import BadSave, BadSetup, Game, Setup, position, replay
from undergrowth.ai import make_player, play_until
from undergrowth.ai.players import Player
from undergrowth.engine.chance import seeded
from undergrowth.table.moments import PHASES
from undergrowth.table.saving.saves import digest

FOUR = Setup(seats=["marquise", "eyrie", "alliance", "vagabond"])
OVER = "turn.phase_over"


def players(g: Game) -> list[Player]:
    return [make_player("random", seat, 5) for seat in range(g.seats)]


def test_lone_options_are_asked_where_somebody_wants_them() -> None:
    """A march from the only clearing there is: its origin is asked, with one option."""
    document = {
        "seats": ["marquise", "eyrie"],
        "phase": "daylight",
        "clearings": {"5": {"marquise": "warrior"}},
    }
    asked = {}
    for stops in ([], ["lone"]):
        g = position.game(dict(document), stops=stops)
        g.choose("march")
        assert g.decision is not None
        asked[tuple(stops)] = (g.decision.prompt, len(g.decision.options))
    assert asked[()] != asked["lone",]
    assert asked["lone",][1] == 1


def test_it_stops_at_the_end_of_each_phase() -> None:
    """1.4.1 When all of the phase is over, and nothing of the next has happened."""
    g = Game.new(FOUR, 3, stops=["phases"])
    ends: list[tuple[int, str]] = []
    while len(ends) < 9:
        assert play_until(g, players(g), OVER)
        ends.append((g.turns, PHASES[g.phase]))
    assert ends == [(turn, phase) for turn in (1, 2, 3) for phase in PHASES]


def test_it_stops_before_each_turn() -> None:
    """1.4.1 When the last turn is over, and nothing of the next has happened."""
    g = Game.new(FOUR, 3, stops=["turns"])
    for turn in (1, 2, 3):
        assert play_until(g, players(g), "turn.begins")
        assert (g.turns, g.turn) == (turn, turn - 1)
        assert not any(each.turn == turn and each.verb != "phase" for each in g.log or [])


def test_the_end_of_the_game_ends_the_play() -> None:
    """3.1 There is no further phase."""
    g = Game.new(Setup(seats=["marquise", "vagabond"]), 1)
    assert not play_until(g, players(g), OVER)
    assert g.over


@pytest.mark.parametrize("name", list(setups())[::20], ids=str)
def test_games_that_stop_everywhere_are_games(name: str) -> None:
    """Random games with every stop hold what all games hold, and are saved and replayed so."""
    g = Game.new(setups()[name], seed_of(name), stops=["lone", "phases", "turns"])
    chance = seeded(seed_of(name))
    for number in range(400):
        if g.decision is None:
            break
        if number % 50 == 0:
            check_question(g)
            check_table(g)
        options = g.decision.options
        g.take(options[chance.below(len(options))])
    again = Game.from_json(g.to_json())
    assert again.stops == g.stops == g.copy().stops == ["lone", "phases", "turns"]
    lines = replay.to_lines(replay.replay_of(g))
    assert digest(replay.from_lines(lines).play()) == digest(g)


def test_a_replay_from_a_position_stops_as_its_game_did() -> None:
    """The header says so."""
    g = position.game({"seats": ["marquise", "eyrie"]}, stops=["phases"])
    lines = replay.to_lines(replay.replay_of(g))
    assert json.loads(lines.splitlines()[0])["stops"] == ["phases"]
    assert replay.from_lines(lines).play().stops == ["phases"]


def test_anything_else_is_no_place_to_stop() -> None:
    """In a call, in a save, in the header of a replay."""
    with pytest.raises(BadSetup, match="'noon' is no place to stop: expected lone, phases, turns"):
        Game.new(FOUR, stops=["noon"])
    document = json.loads(Game.new(FOUR).to_json()) | {"stops": ["noon"]}
    with pytest.raises(BadSave):
        Game.from_json(json.dumps(document))
    header, *lines = replay.to_lines(replay.replay_of(Game.new(FOUR))).splitlines()
    wrong = json.dumps(json.loads(header) | {"stops": "noon"})
    with pytest.raises(BadSave, match="expected stops among lone, phases"):
        replay.from_lines("\n".join([wrong, *lines]))
