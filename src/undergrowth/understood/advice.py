"""What a computer player would do at the open question, and why, for the person who is asked."""

from __future__ import annotations

from typing import Final

from undergrowth.ai import Thought, ask_thoughts, make_player
from undergrowth.ai.seats import Seat
from undergrowth.engine.errors import IllegalAction
from undergrowth.shown.outcomes import outcomes
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.labels import label
from undergrowth.understood.reasons import reasons

MOST: Final = 5
"""How many options are told: the one that would be taken, and runners-up."""
_LONGEST: Final = 12
"""How many answers of a line are told."""
_HUNDRED: Final = 100


def advice(g: Game, player: str, seconds: float, seed: int) -> View:
    """What a computer player thinks of the open question.

    Keys: `player`, `budget` (seconds), `of` (how many options there are) and `options`, best first:
    `text`, `label`, `worth` in points (None: it does not say), `share` of its tries, `because`
    (sentences) and `line` (answers it expects to follow).

    It is asked on a copy that its seat's knowledge alone was dealt for, by `seed`: nothing told
    here can depend on what is hidden.  Raises `BadSetup` for a player that there is not,
    `IllegalAction` when nobody is asked, and `PlayerFailed`.
    """
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
        "options": [_option(g, each, found) for each, found in zip(told, brings, strict=True)],
    }


def _option(g: Game, thought: Thought, brings: View) -> View:
    decision = g.decision
    assert decision is not None
    because = reasons(g, decision.seat, brings, thought.parts)
    return {
        "text": decision.text(thought.option),
        "label": str(label(g, thought.option)),
        "worth": None if thought.worth is None else thought.worth / _HUNDRED,
        "share": thought.share,
        "because": [{"text": str(each), "message": each.data()} for each in because],
        "line": [
            {"seat": g.seat_name(step.seat), "text": str(step.option), "label": step.label}
            for step in thought.line[:_LONGEST]
        ],
    }
