"""A game as a few lines for printing, and as a key for comparing.

Both are made from views, so they reveal no more than `observe`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.shown.observe import observe
from undergrowth.table.game import Game
from undergrowth.table.moments import PHASES

_KEY: Final = 32
"""The characters of a key, 128 bits."""


def state_key(g: Game, seat: int) -> str:
    """Return a key that is equal for two games exactly when `seat` sees the same in both."""
    view = json.dumps(observe(g, seat), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(view.encode()).hexdigest()[:_KEY]


def summary(g: Game) -> str:
    """Return the moment, the seats, the places with pieces, and the open question as text."""
    lines = [_moment(g)]
    for seat in range(g.seats):
        hand = len(g.hands[seat])
        cards = "1 card" if hand == 1 else f"{hand} cards"
        lines.append(f"  {g.seat_name(seat)}: score {g.score[seat]}, {cards} in hand")
    lines += _places(g)
    return "\n".join([*lines, _question(g)])


def _moment(g: Game) -> str:
    table = f"{g.setup.map} map, {g.setup.deck} deck"
    if g.turn < 0:
        return f"{table}: setup"
    return f"{table}: turn {g.turns}, {PHASES[g.phase]} of {g.seat_name(g.turn)}"


def _places(g: Game) -> list[str]:
    """Return the pieces in each place, as everybody sees them."""
    lines: list[str] = []
    for spot in observe(g, NOBODY)["places"]:
        stands: dict[str, list[str]] = {}
        for piece in spot["pieces"]:
            said = f"{piece['count']} {piece['piece']}"
            stands.setdefault(piece["owner"], []).append(said)
        if stands:
            suits = " ".join(spot.get("suits", []))
            where = f"{spot['id']} {suits}".strip()
            owners = [f"{owner} {', '.join(words)}" for owner, words in stands.items()]
            lines.append(f"  {where}: {'; '.join(owners)}")
    return lines


def _question(g: Game) -> str:
    decision = g.decision
    if decision is None:
        winners = ", ".join([g.seat_name(seat) for seat in g.winners])
        return f"Over: {winners} won by {g.victory}" if winners else "Over: nobody has won"
    return f"Asked: {g.seat_name(decision.seat)}, {decision.prompt} (law {decision.law})"
