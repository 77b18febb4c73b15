"""A coach beside somebody's first game: what they would answer now, and why.

A coach knows what the seat knows: everything hidden is dealt anew before anything is looked at, and
alike for games that look alike.  What they say an answer brings is what it certainly brings
(`shown.outcomes`), together with the answers that finish the same deed, said as all advice is
(`understood.reasons`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.ai.greedy import best_answer
from undergrowth.ai.plan import PlanPlayer
from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.messages import Message
from undergrowth.law.victory.score import POINTS_TO_WIN
from undergrowth.shown.outcomes import ground, outcomes
from undergrowth.table import labels
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize
from undergrowth.understood.reasons import reasons

_SEED: Final = 1
_WORLDS: Final = 2
"""In how many deals the coach plans the turn."""
_LONGEST: Final = 6
"""Answers of one deed that are thought of together."""
_CLOSE: Final = 6
"""Points that lack to a victory when somebody is warned of it."""


@dataclass
class Proposal:
    """An answer to the open question, and the reasons for it."""

    answer: Action
    text: str
    label: Message
    then: list[Message] = field(default_factory=list)
    """The answers after it that finish the same deed."""
    because: list[Message] = field(default_factory=list)
    beware: list[Message] = field(default_factory=list)
    """Who else is about to win."""


def proposal(g: Game, seat: int) -> Proposal:
    """What the coach of a seat would answer.  Raises `IllegalAction` where it is not asked."""
    decision = g.decision
    if decision is None or decision.seat != seat:
        raise IllegalAction("only who is asked can be advised")
    guess = determinize(g, seat, _SEED)
    guess.chance = seeded(_SEED)
    within = len(guess.stack) > ground(guess)  # in a deed: go on as when it was proposed
    first = best_answer(guess, seat, seeded(_SEED)) if within else _best(g, seat)
    line, said = _deed(guess, seat, first)
    found = Proposal(first, decision.text(first), said[0], said[1:])
    found.because = _because(g, seat, first, line)
    found.beware = _dangers(g, seat)
    return found


def _best(g: Game, seat: int) -> Action:
    """What the planning player takes: it looks to the end of the turn."""
    player = PlanPlayer(seat, _SEED)
    player.configure([str(_WORLDS)])
    return player.look(g)


def _deed(guess: Game, seat: int, first: Action) -> tuple[list[Action], list[Message]]:
    """The answers that finish what one begins, until chance or others are asked.

    Beside them, in words, it and those of them that choose something.
    """
    twin, depth = guess.copy(), ground(guess)
    twin.scripted = True  # the deed is known up to its first roll
    answers = [first]
    said = [labels.label(twin, first)]
    twin.take(first)
    while len(answers) < _LONGEST and twin.turns == guess.turns and len(twin.stack) > depth:
        decision = twin.decision
        if decision is None or decision.seat != seat:
            break
        answers.append(_next(twin, seat))
        if len(decision.options) > 1:
            said.append(labels.label(twin, answers[-1]))
        twin.take(answers[-1])
    return answers[1:], said


def _next(twin: Game, seat: int) -> Action:
    """What looks best at once, whatever is rolled then."""
    trial = twin.copy()
    trial.scripted = False
    return best_answer(trial, seat, seeded(_SEED))


def _because(g: Game, seat: int, answer: Action, line: list[Action]) -> list[Message]:
    """What the whole deed certainly brings; where that is nothing to speak of, how it was found."""
    [brings] = outcomes(g, [answer], [line])
    said = reasons(g, seat, brings, {})
    return said or [Message("coach-nothing" if answer == PASS else "coach-leads_on", {})]


def _dangers(g: Game, seat: int) -> list[Message]:
    """3.1 Others whose next turn may be their last."""
    close = [
        other
        for other in range(g.seats)
        if other != seat and g.score[other] >= POINTS_TO_WIN - _CLOSE
    ]
    return [
        Message(
            "coach-beware",
            {"seat": f"faction:{g.seat_name(other)}", "points": g.score[other]},
        )
        for other in close
    ]
