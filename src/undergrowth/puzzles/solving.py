"""Proofs that a goal is reached, whatever chance and the other players do.

The search is an AND/OR search: of the goal's seat one good answer is enough, of chance and the
other players all must do.  It sees every hand.  It does not see the deck: once the deck has
changed, all answers of the seat itself must do as well, so no line relies on a drawn card.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from undergrowth.engine.actions import Action, Shuffle
from undergrowth.engine.frames import CHANCE
from undergrowth.puzzles.goals import Aim, Goal
from undergrowth.table.game import Game
from undergrowth.table.saving.saves import dump

BUDGET: Final = 50_000
"""The answers that are tried before the search gives up; each is remembered at most once."""
_BY_THE_WAY: Final = ("chance", "setup", "cards", "kinds", "format", "version", "log", "answers")
"""The entries of a dump that do not matter for the rules here, or never change."""


class OutOfBudget(Exception):
    """The search has tried as many answers as allowed, without a result."""


class Solver:
    """A search of positions for one goal; its results are kept for later questions."""

    def __init__(self, g: Game, goal: Goal, budget: int = BUDGET) -> None:
        """`g` is the position in which the goal is set for the seat on turn."""
        self.aim: Final = Aim(goal, g)
        """The goal in its game: the seat, the turn and the score to reach."""
        self.left = budget
        """The number of answers that may still be tried."""
        self._deck: Final = g.deck[:]
        self._known: Final[dict[bytes, bool]] = {}

    def proves(self, g: Game) -> bool:
        """Return whether the goal is certain from here.  Raises `OutOfBudget`.

        `g` stays unchanged.
        """
        return self._holds(open_copy(g))

    def keeping(self, g: Game) -> list[Action]:
        """Return the answers to the open question after which the goal is still certain."""
        g = open_copy(g)
        return [option for option in answers(g) if self._holds(self._after(g, option))]

    def chooses(self, g: Game) -> bool:
        """Whether the seat with the goal decides here with full information."""
        decision = g.decision
        return decision is not None and decision.seat == self.aim.seat and self.open(g)

    def open(self, g: Game) -> bool:
        """Whether the turn goes on and the deck is unchanged, so that choices count."""
        return not g.over and g.turns == self.aim.turn and g.deck == self._deck

    def _holds(self, g: Game) -> bool:
        reached = self.aim.reached(g)
        if reached is not None:
            return reached
        key = _key(g)
        known = self._known.get(key)
        if known is None:
            known = self._search(g)
            self._known[key] = known
        return known

    def _search(self, g: Game) -> bool:
        chooses = self.chooses(g)
        waiting: list[Game] = []
        for option in answers(g):
            after = self._after(g, option)
            reached = self.aim.reached(after)
            if reached is chooses:  # one success is enough for the seat, one failure for others
                return chooses
            if reached is None:
                waiting.append(after)
        seat = self.aim.seat
        waiting.sort(key=lambda after: after.score[seat], reverse=chooses)
        for after in waiting:
            if self._holds(after) is chooses:
                return chooses
        return not chooses

    def _after(self, g: Game, option: Action) -> Game:
        if self.left <= 0:
            raise OutOfBudget
        self.left -= 1
        after = g.copy()
        after.take(option)
        return after


def open_copy(g: Game) -> Game:
    """Return a copy without a record, in which chance asks openly."""
    twin = g.copy()
    twin.scripted = True
    return twin


def answers(g: Game) -> list[Action]:
    """Return the answers to the open question; one order stands for all shuffles."""
    decision = g.decision
    if decision is None:
        return []
    if decision.seat == CHANCE and not decision.offered:
        return [Shuffle(0)]
    return list(decision.offered)


def _key(g: Game) -> bytes:
    """Return a hash of everything that matters in a game."""
    doc = dump(g, log=False, trail=False)
    for name in _BY_THE_WAY:
        del doc[name]
    return hashlib.blake2b(json.dumps(doc).encode(), digest_size=16).digest()
