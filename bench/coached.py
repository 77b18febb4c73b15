"""A scripted beginner, who only does what the coach says: `coached`, for `--code` of games.

`python -m bench.arena coached level:1 --alone --low 0.3 --high 0.4 --code bench/coached.py` tells
whether it wins 40 % of its games alone against three of the first level.
"""

from __future__ import annotations

from undergrowth.ai import Player, Seat, players
from undergrowth.engine.actions import Action
from undergrowth.lessons.coach import proposal


class Coached(Player):
    """Gives the answer that the coach proposes."""

    def choose(self, seat: Seat) -> Action:
        return proposal(seat.world, seat.number).answer


players("coached", Coached, "does what the coach says")
