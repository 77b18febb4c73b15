"""Advice: a computer player's choice at the open question, with reasons, for the person asked."""

from __future__ import annotations

from typing import Final

from undergrowth.ai import Thought, ask_thoughts, make_player
from undergrowth.ai.seats import Seat
from undergrowth.engine.errors import BadSetup, IllegalAction
from undergrowth.engine.given import given_as
from undergrowth.engine.messages import Message
from undergrowth.shown.outcomes import outcomes
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.labels import label
from undergrowth.understood.reasons import reasons, sentences, told_apart

MOST: Final = 5
"""The most options in an advice: the choice, and runners-up."""
_LONGEST: Final = 12
"""The most answers of a line in an advice."""
_HUNDRED: Final = 100


def advice(g: Game, player: str, seconds: float, seed: int) -> View:
    """Return a computer player's opinion of the open question.

    Keys: `player`, `budget` (seconds), `of` (the number of options) and `options`, best first:
    `text`, `label`, `worth` in points (None if unknown), `share` of its tries, `because`
    (sentences, without those that all options share) and `line` (answers it expects to follow).

    The player is asked on a copy dealt anew from its seat's knowledge by `seed`, so advice never
    depends on hidden information.  Raises `BadSetup` for an unknown player, `IllegalAction` when
    nobody is asked, and `PlayerFailed`.
    """
    given_as("the game", g, Game, BadSetup)
    decision = g.decision
    if decision is None or decision.seat < 0:
        raise IllegalAction("no seat is asked")
    made = make_player(player, decision.seat, seed)
    seat = Seat(g, decision.seat, seed)
    if len(seat.options) == 1:
        thoughts = [Thought(seat.options[0])]
    else:
        thoughts = ask_thoughts(made, seat, seconds)
    told = thoughts[:MOST]
    lines = [[step.option for step in each.line if step.seat == seat.number] for each in told]
    brings = outcomes(g, [each.option for each in told], lines)
    return {
        "player": player,
        "budget": seconds,
        "of": len(decision.options),
        "options": _options(g, told, brings),
    }


def _options(g: Game, told: list[Thought], brings: list[View]) -> list[View]:
    decision = g.decision
    assert decision is not None
    because = told_apart(
        [
            reasons(g, decision.seat, found, each.parts)
            for each, found in zip(told, brings, strict=True)
        ]
    )
    return [_option(g, each, found) for each, found in zip(told, because, strict=True)]


def _option(g: Game, thought: Thought, because: list[Message]) -> View:
    decision = g.decision
    assert decision is not None
    return {
        "text": decision.text(thought.option),
        "label": str(label(g, thought.option)),
        "worth": None if thought.worth is None else thought.worth / _HUNDRED,
        "share": thought.share,
        "because": sentences(because),
        "line": [
            {"seat": g.seat_name(step.seat), "text": str(step.option), "label": step.label}
            for step in thought.line[:_LONGEST]
        ],
    }
