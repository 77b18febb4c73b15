"""A partner process that plays a game along in another version of this program.

`bench.arena` runs it with the other version's `src` first on the path.  It reads requests, one
line of JSON each, and writes an answer to each: `new` begins a game, `take` takes any seat's
answer, `ask` returns the choice of its own player for the seat that is asked.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from undergrowth import Game, Setup
from undergrowth.ai.players import Player, ask, make_player


class Along:
    """A game in this version, with its players."""

    def __init__(self, setup: dict[str, Any], seed: int, players: list[str]) -> None:
        self.game = Game.new(Setup(**setup), seed, log=False)
        self.players: list[Player] = [
            make_player(name, seat, seed + seat) for seat, name in enumerate(players)
        ]

    def options(self) -> list[str]:
        """Return the options of the open question, or none when the game is over."""
        decision = self.game.decision
        return [str(option) for option in decision.offered] if decision is not None else []

    def asked(self) -> str:
        """Return the choice of the player whose seat is asked."""
        assert self.game.decision is not None
        return str(ask(self.players[self.game.decision.seat], self.game))


def main() -> None:
    along: Along | None = None
    for line in sys.stdin:
        request = json.loads(line)
        answer: object = None
        if "new" in request:
            along = Along(**request["new"])
            answer = along.options()
        elif "take" in request:
            assert along is not None
            along.game.choose(request["take"])
            answer = along.options()
        else:
            assert along is not None
            answer = along.asked()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
