"""Its board as data: shown, read from a described position, and written to one."""

from __future__ import annotations

from revelry.ego.board import describe_ego, read_ego, write_ego
from revelry.factions.chameleander.pieces import ChameleanderPieces
from undergrowth.engine.messages import phrase
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, amount
from undergrowth.table.game import Game


def describe(g: Game, me: ChameleanderPieces) -> list[Part]:
    """The track, the Id, and the cards of the next Evening."""
    track, the_id = describe_ego(g, me.ego, "C.2.5", "C.2.6")
    cards = amount("cards", phrase("revelry:part-evening_cards"), "C.6.2", "card", me.to_draw(g))
    return [track.seen_first(1), the_id.seen_first(2), cards]


def read_board(g: Game, me: ChameleanderPieces, doc: Reader) -> None:
    """`track` and `the_id` of a described position."""
    read_ego(g, me.ego, doc)


def write_board(g: Game, me: ChameleanderPieces) -> dict[str, object]:
    """The same as a document."""
    return write_ego(g, me.ego)
