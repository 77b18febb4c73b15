"""R.2 Announcements of automated opponents come before the action."""

from __future__ import annotations

import pytest

from undergrowth import Game, Setup
from undergrowth.ai import AUTOMATED
from undergrowth.library import automated_factions, first_game
from undergrowth.session import PERSON, Session
from undergrowth.shown.announced import announced


def begun(name: str, seed: int = 4) -> Session:
    """An automated opponent between two computer players, whom nobody names a player for."""
    others = ["lord_of_the_hundreds", "lizard_cult"]
    return Session.new(Setup(seats=[name, *others]), dict.fromkeys(others, "random"), seed)


def test_nothing_is_announced_where_somebody_plays() -> None:
    session = Session.new(Setup(seats=["marquise", "eyrie"]), ["random", PERSON], 1)
    assert announced(session.game) is None


@pytest.mark.parametrize("name", first_game()[1:])
def test_each_step_says_what_comes_and_then_does_it(name: str) -> None:
    """R.2 One option, open to everybody, which is what is answered next."""
    session = begun(name)
    seen = 0
    for _ in range(400):
        said = announced(session.game)
        step = session.step()
        if step is None or seen == 12:
            break
        if said is not None:
            assert session.game.seat_name(step.decision.seat) == name
            assert said["text"] == step.decision.text(step.action)
            assert said["label"] and said["law"]
            seen += 1
    assert seen == 12


def test_nobody_plays_an_automated_seat() -> None:
    """R.2.6 It answers by itself, whatever is named for it, or nothing."""
    name = automated_factions()[0]
    setup = Setup(seats=[name, "lizard_cult"])
    for players in (["random", PERSON], [PERSON, PERSON], {"lizard_cult": PERSON}):
        session = Session.new(setup, players)
        assert session.players == [AUTOMATED, PERSON]
        assert session.people == [1] and session.plays_alone
        assert session.from_json(session.to_json()).players == session.players


def test_a_first_game_is_one_person_against_what_plays_by_itself() -> None:
    """R.3 The others of the person's box, in their places."""
    mine, *others = first_game()
    assert mine not in automated_factions()
    assert others and all(name in automated_factions() for name in others)
    assert Game.new(Setup(seats=[mine, *others]), 1).setup.seats == [mine, *others]
