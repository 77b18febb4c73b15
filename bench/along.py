"""Plays along with a game in another version of this program, and says how its players answer.

Run by `bench.versions` with the other version's `src` first on the path.  It reads requests from
its input and writes an answer to each, one line of JSON: `new` begins a game, `take` an answer of
anybody, `ask` what its player of the seat that is asked would take.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from undergrowth import Game, Setup
from undergrowth.ai.players import Player, ask, make_player


class Along:
    """A game as this version plays it, and its players."""

    def __init__(self, setup: dict[str, Any], seed: int, players: list[str]) -> None:
        self.game = Game.new(Setup(**setup), seed, log=False)
        self.players: list[Player] = [
            make_player(name, seat, seed + seat) for seat, name in enumerate(players)
        ]

    def options(self) -> list[str]:
        """The options of the open question, none when the game is over."""
        decision = self.game.decision
        return [str(option) for option in decision.offered] if decision is not None else []

    def asked(self) -> str:
        """What the player of the seat that is asked takes."""
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
