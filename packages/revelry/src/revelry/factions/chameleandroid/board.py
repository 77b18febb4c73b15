"""The board of Chameleandroid as data: shown, read from a position, and written to one."""

from __future__ import annotations

from revelry.ego.board import check_ego, describe_ego, ego_entries, read_ego, write_ego
from revelry.factions.chameleandroid.pieces import AndroidPieces
from undergrowth.automata.automaton import order_parts
from undergrowth.automata.services.first import ambushes_part
from undergrowth.law.positions import take_cards
from undergrowth.law.possible import only_kind
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


def describe(g: Game, me: AndroidPieces) -> list[Part]:
    """The order, the track and the Id, and ambush cards that lie face up."""
    track, the_id = describe_ego(g, me.ego, "CHMD.2.3", "CHMD.5.3")
    return [
        *order_parts(g, me),
        track.seen_first(1),
        the_id.seen_first(2),
        *ambushes_part(g, me.seat, me.board(g).ambushes, "CHMD.10.2"),
    ]


def board_entries() -> list[Entry]:
    """Return what a described position can say of this board beside its order card."""
    return [*ego_entries(), list_of("ambushes", "ambush cards it has bought (R.9.7)", CARDS)]


def read_board(g: Game, me: AndroidPieces, doc: Reader) -> None:
    """`track`, `the_id` and `ambushes`, beside what all automated opponents have."""
    read_ego(g, me.ego, doc)
    me.board(g).ambushes = take_cards(g, doc, "ambushes")


def write_board(g: Game, me: AndroidPieces) -> dict[str, object]:
    """The same as a document."""
    found = write_ego(g, me.ego)
    if me.board(g).ambushes:
        found["ambushes"] = [CARDS.text(card) for card in me.board(g).ambushes]
    return found


def check_position(g: Game, me: AndroidPieces) -> None:
    """CHMD.2.3 Ego lie beside it, on the track, or on the Id."""
    check_ego(g, me.ego, "CHMD.2.3")
    only_kind(g, f"{me.name}.ambushes", me.board(g).ambushes, "ambush", "R.9.7")
