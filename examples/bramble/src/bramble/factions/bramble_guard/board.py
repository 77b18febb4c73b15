"""The Guard's board as data: shown, read from a described position, and written to one."""

from __future__ import annotations

from bramble.factions.bramble_guard.pieces import GuardPieces
from undergrowth.law.positions import take_cards
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, pile, track
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


def describe(g: Game, me: GuardPieces, viewer: int) -> list[Part]:
    """The Larder, and the track of brambles."""
    names = [CARDS.text(card) for card in me.larder(g).stores]
    labels = [f"{points} vp" for points in me.points[1:]]
    return [
        pile("larder", "Larder", "B.2.3", names, viewer == me.seat),
        track("bramble", "Brambles", "B.4", labels, g.supply[me.bramble]),
    ]


def board_entries() -> list[Entry]:
    """Return what a described position can say of this board."""
    return [list_of("larder", "cards in the Larder", CARDS)]


def read_board(g: Game, me: GuardPieces, doc: Reader) -> None:
    """`larder`: the cards in it."""
    me.larder(g).stores = sorted(take_cards(g, doc, "larder"))


def write_board(g: Game, me: GuardPieces) -> dict[str, object]:
    """The same as a document."""
    return {"larder": [CARDS.text(card) for card in me.larder(g).stores]}
