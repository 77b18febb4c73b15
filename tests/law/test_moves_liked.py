"""Memory of computer players about a question stands outside the game."""

from __future__ import annotations

from undergrowth import Game, Setup
from undergrowth.law.appraise import moves_liked
from undergrowth.library import installed_factions


def test_it_is_remembered_for_one_question_of_one_game() -> None:
    g = Game.new(Setup(seats=installed_factions()[:2]), 1)
    known = moves_liked(g)
    known[3] = 7
    assert moves_liked(g) is known
    twin = g.copy()
    assert moves_liked(twin) == {}, "another deal of hidden cards may lie in a copy"
    assert moves_liked(g) == {}, "players look at one game after another"
    moves_liked(g)[3] = 7
    assert g.decision is not None
    g.choose(g.decision.texts()[0])
    assert moves_liked(g) == {}


def test_a_game_holds_nothing_that_players_remember() -> None:
    g = Game.new(Setup(seats=installed_factions()[:2]), 1)
    assert not [name for name in dir(g) if "liked" in name]
