"""Computer players.

>>> from undergrowth.ai import make_player, player_names
>>> player_names()
['greedy', 'random']
"""

from __future__ import annotations

from undergrowth.ai.players import Player, make_player, player_names, player_summaries, players
from undergrowth.ai.playouts import Tally, play
from undergrowth.data.packages import Package


def find(package: Package) -> None:
    """Load the computer players of a package: each module of its `ai` makes its own known."""
    for name in package.modules("ai"):
        package.load("ai", name)


__all__ = [
    "Player",
    "Tally",
    "find",
    "make_player",
    "play",
    "player_names",
    "player_summaries",
    "players",
]
