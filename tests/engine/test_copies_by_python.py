"""Copies and pickles made by Python are the engine's own; what callers get cannot hurt a game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from kit.lineups import few
from undergrowth import Decision, Game, Setup
from undergrowth.ai import Player, ask, make_player
from undergrowth.engine.actions import all_verbs
from undergrowth.engine.domains import SEED

Way = Callable[[object], object]
"""Of copying."""


def pickled(thing: object) -> object:
    made: object = pickle.loads(pickle.dumps(thing))
    return made


def played(answers: int = 40, seed: int = 3) -> Game:
    """A game in the middle."""
    g = Game.new(Setup(seats=few()), seed)
    chooser = make_player("random", 0, seed).chance
    for _ in range(answers):
        assert g.decision is not None
        g.take(g.decision.options[chooser.below(len(g.decision.options))])
    return g


def asked(g: Game) -> Decision:
    assert g.decision is not None
    return g.decision


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_a_copied_game_is_equal_and_goes_its_own_way(way: Way) -> None:
    g = played()
    twin = way(g)
    assert isinstance(twin, Game)
    assert twin.to_json() == g.to_json()
    before = g.to_json()
    twin.choose(asked(twin).options[0])
    assert g.to_json() == before != twin.to_json()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_a_copied_game_plays_on_alike(way: Way) -> None:
    g = played()
    twin = way(g)
    assert isinstance(twin, Game)
    assert g.rollout(30, 5).to_json() == twin.rollout(30, 5).to_json()
    for _ in range(30):
        last = len(asked(g).options) - 1
        for each in (g, twin):
            each.choose(asked(each).options[last])
    assert twin.to_json() == g.to_json()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_questions_and_answers_are_copied(way: Way) -> None:
    g = played()
    decision = asked(g)
    twin = way(decision)
    assert isinstance(twin, Decision)
    assert (twin.seat, twin.prompt, twin.law) == (decision.seat, decision.prompt, decision.law)
    assert twin.texts() == decision.texts()
    for option in decision.options:
        assert way(option) == option


def test_every_kind_of_answer_can_be_pickled() -> None:
    for kind in all_verbs().values():
        action = kind(*(domain.values()[0] for domain in kind.domains))
        assert pickled(action) == action, action


@pytest.mark.parametrize("name", ["random", "greedy", "plan:2"])
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_a_copied_player_plays_on_alike_with_chance_of_its_own(way: Way, name: str) -> None:
    g = played()
    player = make_player(name, asked(g).seat, 4)
    twin = way(player)
    assert isinstance(twin, Player)
    assert type(twin) is type(player)
    assert (twin.seat, twin.words) == (player.seat, player.words)
    assert twin.chance is not player.chance
    assert ask(twin, g) == ask(player, g)
    assert twin.chance.next() == player.chance.next()


class Diary(Player):
    """A player from outside that keeps something of its own."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.notes = ["begun"]


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_what_a_player_from_outside_keeps_goes_along(way: Way) -> None:
    diary = Diary(2, 7)
    diary.notes.append("more")
    twin = way(diary)
    assert isinstance(twin, Diary)
    assert (twin.seat, twin.notes) == (2, ["begun", "more"])
    assert twin.chance is not diary.chance
    assert twin.chance.next() == diary.chance.next()


def test_options_cannot_be_changed_by_callers() -> None:
    """Lists in a caller's hands are no part of the game, nor of its copies."""
    g = played()
    twin = g.copy()
    options = asked(g).options
    assert isinstance(options, tuple)
    with pytest.raises((AttributeError, TypeError)):
        options.clear()  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        asked(g).options = ()  # type: ignore[misc]
    assert asked(twin).options == options


def test_the_values_of_a_seed_are_no_list() -> None:
    values = SEED.values()
    assert len(values) == 2**31 + 1
    assert values[-1] == 2**31
