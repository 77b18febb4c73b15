"""Computer players.

>>> from undergrowth.ai import make_player, player_names
>>> player_names()
['greedy', 'random']
"""

from __future__ import annotations

from undergrowth.ai import greedy, random
from undergrowth.ai.players import Player, make_player, player_names, player_summaries, players
from undergrowth.ai.playouts import Tally, play

__all__ = [
    "Player",
    "Tally",
    "greedy",
    "make_player",
    "play",
    "player_names",
    "player_summaries",
    "players",
    "random",
]
