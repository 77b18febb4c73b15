"""The Alliance's board as data: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.factions.woodland_alliance.pieces import AlliancePieces
from undergrowth.law.positions import take_card, take_pieces
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.reader import Reader
from undergrowth.table.views import Part, pile, track, value


def describe(g: Game, me: AlliancePieces, viewer: int) -> list[Part]:
    """Supporters, officers, bases, and the track of sympathy."""
    board = me.board(g)
    names = [CARDS.text(card) for card in board.supporters]
    parts = [
        pile("supporters", "Supporters", "8.2.3", names, viewer == me.seat),
        value("officers", "Officers", "8.6.1", board.officers),
    ]
    for base in me.bases:
        name = PIECES.text(g.box.kinds[base].piece)
        suit = name.removeprefix("base_").capitalize()
        parts.append(track(name, f"{suit} base", "8.4.1", ["+1 card"], g.supply[base]))
    labels = [
        f"{cost} supporters, {points} vp" if cost > 1 else f"{cost} supporter, {points} vp"
        for cost, points in zip(me.costs, me.points, strict=True)
    ]
    parts.append(track("sympathy", "Sympathy", "8.4.2", labels, g.supply[me.sympathy]))
    return parts


def read_board(g: Game, me: AlliancePieces, doc: Reader) -> None:
    """`supporters` (cards) and `officers` (a number) of a described position."""
    board = me.board(g)
    board.supporters = sorted(doc.cards("supporters"))
    for card in board.supporters:
        take_card(g, card, f"{doc.where}.supporters")
    officers = doc.number("officers", 0)
    take_pieces(g, me.warrior, officers, f"{doc.where}.officers")
    board.officers = officers


def write_board(g: Game, me: AlliancePieces) -> dict[str, object]:
    """The same as a document."""
    board = me.board(g)
    names = [CARDS.text(card) for card in board.supporters]
    return {"supporters": names, "officers": board.officers}
