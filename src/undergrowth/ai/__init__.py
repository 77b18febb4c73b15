"""Computer players.

>>> from undergrowth.ai import make_player, player_names
>>> sorted(player_names())
['greedy', 'instinct', 'level', 'plan', 'random', 'search']

`docs/write-a-player.md` shows how to write one.
"""

from __future__ import annotations

from undergrowth.ai.judging import Judgement, judgements, read_weights
from undergrowth.ai.loading import PLAYERS, load_code, load_installed
from undergrowth.ai.players import (
    AUTOMATED,
    Player,
    ask,
    ask_thoughts,
    by_seat,
    levels,
    make_player,
    player_names,
    player_summaries,
    players,
)
from undergrowth.ai.playouts import Tally, play, play_until
from undergrowth.ai.seats import Seat
from undergrowth.ai.thoughts import Step, Thought
from undergrowth.ai.vocabulary import Vocabulary
from undergrowth.attributes import show_attributes
from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent, PlayerFailed
from undergrowth.engine.given import given_as

show_attributes(Seat)


def find(package: Package) -> None:
    """Load the modules in the `ai` folder of a package; each module registers its own players.

    Raises `BadContent` when `package` is not a package.
    """
    given_as("a package", package, Package, BadContent)
    for name in package.modules("ai"):
        package.load("ai", name)


__all__ = [
    "AUTOMATED",
    "PLAYERS",
    "Judgement",
    "Player",
    "PlayerFailed",
    "Seat",
    "Step",
    "Tally",
    "Thought",
    "Vocabulary",
    "ask",
    "ask_thoughts",
    "by_seat",
    "find",
    "judgements",
    "levels",
    "load_code",
    "load_installed",
    "make_player",
    "play",
    "play_until",
    "player_names",
    "player_summaries",
    "players",
    "read_weights",
]
