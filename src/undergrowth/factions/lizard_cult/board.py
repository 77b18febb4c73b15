"""The Cult's board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.messages import fragment, phrase
from undergrowth.factions.lizard_cult.pieces import CultPieces
from undergrowth.factions.lizard_cult.plant import garden_sites
from undergrowth.law.cards.revealed import revealed_part
from undergrowth.law.possible import impossible, in_its_suit
from undergrowth.table.described.entries import Entry, a_flag, a_number, a_word, list_of
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


def describe(g: Game, me: CultPieces) -> list[Part]:
    """Return the Outcast, acolytes, Lost Souls, the three tracks of gardens, and revealed cards."""
    board = me.board(g)
    suits = [SUITS.text(suit) for suit in me.gardens.suits]
    outcast = SUITS.text(board.outcast) if board.outcast != NO_SUIT else ""
    side = fragment("part-hated.yes" if board.hated else "part-hated.no")
    marker = value("outcast_side", phrase("part-hated"), "10.4.1", side)
    parts = [
        value("outcast", phrase("part-outcast"), "10.4.1", outcast, suits).seen_first(1),
        # the suit alone says the other side
        marker.drawn_as("hated").seen_first(1) if board.hated else marker,
        acolytes_part(g, me.seat, me.warrior, "10.4.3").seen_first(2),
    ]
    for i in range(len(me.gardens.kinds)):
        parts.append(_track(g, me, i).seen_first(3, group="gardens"))
    souls = [CARDS.text(card) for card in board.souls]
    parts.append(pile("lost_souls", phrase("part-lost_souls"), "10.2.6", souls, True).seen_first(4))
    if board.revealed:
        parts.append(revealed_part(g, me.seat, "10.5"))
    return parts


def _track(g: Game, me: CultPieces, i: int) -> Part:
    """10.5.3, 10.6.3 Return the track of gardens of a suit, with their points and card bonuses."""
    garden = me.gardens.kinds[i]
    name = PIECES.text(g.box.kinds[garden].piece)
    spaces = [_space(me, n) for n in range(1, len(me.points))]
    left = g.supply[garden]
    can = bool(garden_sites(g, me, 1 << me.gardens.suits[i])) if left > 0 else None
    return track_of(name, phrase(f"part-{name}"), "10.5.3", spaces, left, can)


def _space(me: CultPieces, n: int) -> Space:
    """10.5.3, 10.6.3 Return the space of the n-th garden of a suit, with its points and cards."""
    draws = me.draws[n] - me.draws[n - 1]
    label = phrase("space-points.card" if draws > 0 else "space-points", {"points": me.points[n]})
    space = Space(label, points=me.points[n])
    if draws > 0:
        space.bonus = {"card": draws}
    return space


def board_entries(me: CultPieces) -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    suits = [SUITS.text(suit) for suit in me.gardens.suits]
    return [
        a_word("outcast", "the outcast suit (10.3.3)", [*suits, "none"], suits[0]),
        a_flag("hated", "whether it is hated (10.4.1)"),
        a_number("acolytes", "warriors in the Acolytes box (10.2.3)"),
        list_of("lost_souls", "cards in the Lost Souls pile, the last on top (10.2.6)", CARDS),
        list_of("revealed", "cards revealed this turn (10.5)", CARDS),
    ]


def read_board(g: Game, me: CultPieces, doc: Reader) -> None:
    """Read `outcast` (a suit), `hated`, `acolytes` (a number), `lost_souls`, `revealed` (cards)."""
    board = me.board(g)
    outcast = doc.word("outcast")
    board.outcast = NO_SUIT if outcast == "none" else SUITS.parse(outcast)
    board.hated = doc.flag("hated")
    read_acolytes_and_cards(g, me.seat, me.warrior, doc)
    board.revealed.sort()


def check_position(g: Game, me: CultPieces) -> None:
    """Raise `BadPosition` for gardens or revealed cards that no game leads to (10.5.1, 10.6.1)."""
    for i, garden in enumerate(me.gardens.kinds):
        in_its_suit(g, garden, 1 << me.gardens.suits[i], "10.5.1, 10.4.3.III")
    if me.board(g).revealed and (g.turn != me.seat or g.phase == BIRDSONG):
        wanted = "none but in its own Daylight: they have returned to the hand"
        raise impossible(f"{me.name}.revealed", wanted, "10.5, 10.6.1")


def write_board(g: Game, me: CultPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    return {
        "outcast": "none" if board.outcast == NO_SUIT else SUITS.text(board.outcast),
        "hated": board.hated,
        **acolytes_and_cards(g, me.seat),
    }
