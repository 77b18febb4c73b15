"""The process in which computer players think (`thinkers.py`).

A request comes as one line of JSON with the game at a question; the answer leaves as another.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, Final

from undergrowth.ai import ask, make_player
from undergrowth.engine.chance import Chance
from undergrowth.engine.errors import PlayerFailed
from undergrowth.server.work.processes import answer_lines, bound
from undergrowth.table.game import Game
from undergrowth.table.saving.saves import load
from undergrowth.understood import advice, priced
from undergrowth.words import speaking

_STEP_BACK: Final = 5
"""The niceness of this process, so that the event loop comes first."""
Told = dict[str, Any]


def answered(g: Game, asked: Told) -> Told:
    """Return a player's answer and its generator afterwards."""
    assert g.decision is not None
    player = make_player(asked["player"], g.decision.seat, 0)
    player.chance = Chance(*asked["generator"])
    player.hurry(asked["seconds"])
    action = ask(player, g)
    generator = [player.chance.first, player.chance.second]
    return {"text": g.decision.text(action), "generator": generator}


def advised(g: Game, asked: Told) -> Told:
    """Return a player's advice with reasons, in the language of the request."""
    with speaking(asked["language"]):
        return advice(g, asked["player"], asked["seconds"], asked["seed"])


def judged(g: Game, asked: Told) -> Told:
    """Return the price of an answer, in the language of the request."""
    with speaking(asked["language"]):
        return priced(g, asked["text"], asked["tries"], asked["hands_open"])


WORK: Final[dict[str, Callable[[Game, Told], Told]]] = {
    "answer": answered,
    "advice": advised,
    "price": judged,
}


def done(asked: Told) -> Told:
    """Handle a request: return its answer under `done`, or an error under `failed`."""
    try:
        return {"done": WORK[asked["what"]](load(asked["game"], look=False), asked)}
    except PlayerFailed as error:
        return {"failed": str(error)[:1000]}
    except Exception as error:  # a player may fail in any way
        return {"failed": f"{type(error).__name__}: {error}"[:1000]}


def main() -> None:
    """Answer lines of standard input, within the megabytes of memory given as first argument."""
    bound(int(sys.argv[1]))
    if hasattr(os, "nice"):
        os.nice(_STEP_BACK)
    answer_lines(done)
