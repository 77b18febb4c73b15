"""Records of games at a real table for tests: a short beginning, and deeds told after it."""

from __future__ import annotations

from random import Random
from typing import Any

from undergrowth import Game, Setup
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.beginning import record_of

HEAD = "Map: Fall\nDeck: E&P\nC: Ada\nE: Bob\n"
LAID = f"{HEAD}\nC:t_k->1/3w->1/w->2+3/b_s->1\nE:b+6w->4/#despot->$\n\nC:\n"
CATS, BIRDS = "marquise_de_cat", "eyrie_dynasties"


def move(count: int, start: str, to: str, owner: str = CATS, piece: str = "warrior") -> Any:
    return {
        "do": "move", "owner": owner, "piece": piece, "count": count, "from": start, "to": to,
    }  # fmt: skip


def recorded(*deeds: Any, text: str = LAID) -> Record:
    record = Record(text)
    for deed in deeds:
        record = record.told(deed)
    return record


def last(record: Record) -> str:
    return record.text.rstrip("\n").split("\n")[-1]


POINT: Any = {"do": "points", "seat": CATS, "count": 1}
DRAW: Any = {"do": "cards", "count": 1, "from": "deck", "to": f"hand {CATS}"}


def laid_out(*seats: str) -> Record:
    """The record of a game whose setup was answered by chance."""
    game, dice = Game.new(Setup(seats=list(seats)), 4), Random(4)
    while game.turns == 0 and game.decision is not None:
        game.take(dice.choice(game.decision.options))
    return record_of(game, {})
