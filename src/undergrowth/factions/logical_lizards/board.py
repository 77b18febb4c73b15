"""The Logical Lizards' board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.automata.automaton import chosen_parts
from undergrowth.engine.messages import fragment, phrase
from undergrowth.factions.logical_lizards.pieces import LizardPieces
from undergrowth.law.possible import impossible, in_its_suit
from undergrowth.table.described.entries import Entry, a_number, a_word, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import (
    Part,
    Space,
    pile,
    track_of,
    value,
)
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.names import CARDS, NO_SUIT, PIECES, SUITS
from undergrowth.twins.acolytes import acolytes_and_cards, acolytes_part, read_acolytes_and_cards

_NONE = "none"


def describe(g: Game, me: LizardPieces) -> list[Part]:
    """Return the parts: order, marker, acolytes, gardens, Lost Souls from the top, and options."""
    board = me.board(g)
    order = SUITS.text(board.order) if board.order != NO_SUIT else ""
    parts = [
        value("order", phrase("part-order_suit"), "R.8.4.1", order).seen_first(1),
        _conspiracy(g, me).seen_first(2),
        acolytes_part(g, me.seat, me.warrior, "R.8.2.2").seen_first(2),
    ]
    for i in range(len(me.gardens.kinds)):
        parts.append(_track(g, me, i).seen_first(3, group="gardens"))
    souls = [CARDS.text(card) for card in board.souls[::-1]]
    parts.append(pile("lost_souls", phrase("part-souls_from_top"), "R.8.2.4", souls, True))
    parts[-1].seen_first(4)
    if board.revealed:
        revealed = [CARDS.text(card) for card in board.revealed]
        parts.append(pile("revealed", phrase("part-revealed"), "R.8.5", revealed, True))
    return parts + chosen_parts(me)


def _conspiracy(g: Game, me: LizardPieces) -> Part:
    """R.8.4.2 Return the space of the conspiracy marker."""
    at = me.board(g).conspiracy
    shown = fragment(
        "part-conspiracy.space",
        {
            "conspiracy": f"conspiracy:{me.conspiracies[at]}",
            "space": at + 1,
            "spaces": len(me.conspiracies),
        },
    )
    return value("conspiracy", phrase("part-conspiracy"), "R.8.4.2", shown)


def _track(g: Game, me: LizardPieces, i: int) -> Part:
    """R.8.6.1 Return the track of gardens of a suit, with their points."""
    garden = me.gardens.kinds[i]
    name = PIECES.text(g.box.kinds[garden].piece)
    spaces = [
        Space(phrase("space-points", {"points": points}), points=points) for points in me.points[1:]
    ]
    return track_of(name, phrase(f"part-{name}"), "R.8.6.1", spaces, g.supply[garden])


def board_entries(me: LizardPieces) -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    return [
        a_word(
            "order", "the suit set in its last Birdsong (R.8.4.1)", [*SUITS.names(), _NONE], _NONE
        ),
        a_number(
            "conspiracy",
            "the space of its conspiracy, from 1 (R.8.4.2)",
            len(me.conspiracies),
            me.first_space + 1,
            1,
        ),
        a_number("acolytes", "warriors in the Acolytes box (R.8.2.2)"),
        list_of("lost_souls", "cards in the Lost Souls pile, the last on top (R.8.2.4)", CARDS),
        list_of("revealed", "cards revealed this turn, the first one first (R.8.5)", CARDS),
    ]


def read_board(g: Game, me: LizardPieces, doc: Reader) -> None:
    """Read `order` (a suit), `conspiracy` (a space, from 1), `acolytes`, `lost_souls`, `revealed`.

    The last Lost Soul is on top; the first revealed card comes first.
    """
    board = me.board(g)
    order = doc.word("order")
    board.order = NO_SUIT if order == _NONE else SUITS.parse(order)
    board.conspiracy = doc.number("conspiracy") - 1
    read_acolytes_and_cards(g, me.seat, me.warrior, doc)


def write_board(g: Game, me: LizardPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    return {
        "order": _NONE if board.order == NO_SUIT else SUITS.text(board.order),
        "conspiracy": board.conspiracy + 1,
        **acolytes_and_cards(g, me.seat),
    }


def check_position(g: Game, me: LizardPieces) -> None:
    """Raise `BadPosition` for gardens or revealed cards that no game leads to (R.8.5, R.8.6.3)."""
    for i, garden in enumerate(me.gardens.kinds):
        in_its_suit(g, garden, 1 << me.gardens.suits[i], "R.8.5.1, R.8.4.2.III")
    if me.board(g).revealed and (g.turn != me.seat or g.phase == BIRDSONG):
        wanted = "none but in its own turn: they have returned to the Lost Souls"
        raise impossible(f"{me.name}.revealed", wanted, "R.8.5, R.8.6.3")
