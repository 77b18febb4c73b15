"""The Diaspora's board, and checks of its pieces in a described position."""

from __future__ import annotations

from undergrowth.engine.messages import Arg, phrase
from undergrowth.factions.lilypad_diaspora.evening import scored_by
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces
from undergrowth.law.possible import one_of
from undergrowth.table.described.views import Part, Space, amount, track_of, value
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD, PIECES, SUITS


def describe(g: Game, me: DiasporaPieces) -> list[Part]:
    """Return the parts: Peaceful enclaves and their cards, Militant ones, supply, and points to
    come."""
    spaces = [_space(me, n) for n in range(1, len(me.draws))]
    left = len(spaces) - g.on_map(me.peaceful)
    return [
        track_of("peaceful", phrase("part-peaceful"), "16.6.3", spaces, left).seen_first(1),
        _enclaves(g, "militant", "16.2.1", me.militant, g.on_map(me.militant)).seen_first(2),
        _enclaves(g, "enclaves_left", "16.3.1", me.peaceful, g.supply[me.peaceful]),
        _integrating(g, me).seen_first(3),
    ]


def _enclaves(g: Game, id: str, law: str, kind: int, count: int) -> Part:
    """16.2.1, 16.3.1 Return a number of enclaves of one side."""
    name = PIECES.text(g.box.kinds[kind].piece)
    return amount(id, phrase(f"part-{id}"), law, name, count)


def _space(me: DiasporaPieces, n: int) -> Space:
    """16.6.3 Return the space of the n-th Peaceful enclave, with the cards it adds to the draw."""
    draws = me.draws[n] - me.draws[n - 1]
    if draws > 0:
        return Space(phrase("space-card"), bonus={"card": draws})
    return Space(phrase("space-enclave", {"count": n}))


def _integrating(g: Game, me: DiasporaPieces) -> Part:
    """16.6.2 Return the points that a card of each suit would score."""
    suits = [suit for suit in SUITS.values() if suit != BIRD and not me.never_scored >> suit & 1]
    points = {SUITS.text(suit): scored_by(g, me, suit) * me.vp_each for suit in suits}
    words: dict[str, Arg] = dict(points)
    shown = phrase("part-integrate.value", words)
    return value("integrate", phrase("part-integrate"), "16.6.2", shown).counting(points)


def check_position(g: Game, me: DiasporaPieces) -> None:
    """16.5.1 Raise `BadPosition` if two enclaves are in a clearing."""
    one_of(g, [me.peaceful, me.militant], "enclave", "16.5.1")
