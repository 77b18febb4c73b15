"""Positions: describe a table in a small readable document and get a game from it.

    map = "autumn"
    seats = ["marquise", "eyrie"]
    turn = "marquise"
    phase = "daylight"

    [clearings.5]
    marquise = "3 warriors, sawmill, 2 wood"
    eyrie = "roost"

    [marquise]
    hand = ["ambush_fox", "2 cobbler"]
    score = 12

    [eyrie]
    leader = "despot"

What is not named is shuffled (cards, items under ruins) or in its supply (pieces, items).  The
game begins at the start of the phase named, or with what is in progress (`progress`).  A position
can be a dict, or a TOML or JSON file.
"""

from __future__ import annotations

from undergrowth.position.reading import Document, game, load, table
from undergrowth.position.writing import describe

__all__ = ["Document", "describe", "game", "load", "table"]
