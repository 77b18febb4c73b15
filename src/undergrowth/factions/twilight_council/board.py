"""The Council's board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.messages import phrase
from undergrowth.factions.twilight_council.evening import overseen
from undergrowth.factions.twilight_council.gather import assembly_sites
from undergrowth.factions.twilight_council.pieces import CouncilPieces
from undergrowth.law.cards.revealed import revealed_part
from undergrowth.law.positions import take_cards, take_pieces
from undergrowth.law.possible import impossible, one_of
from undergrowth.table.described.entries import Entry, a_number, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import (
    Part,
    PieceView,
    Space,
    amount,
    pieces,
    track_of,
)
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, PIECES


def describe(g: Game, me: CouncilPieces) -> list[Part]:
    """Return the parts: assemblies on their track, Loyalists, points for Oversee, revealed
    cards."""
    parts = [
        _track(g, me).seen_first(1),
        _loyalists(g, me).seen_first(2),
        amount(
            "oversee", phrase("part-oversee"), "17.6.4", "vp", me.points[len(overseen(g, me))]
        ).seen_first(3),
    ]
    if me.board(g).revealed:
        parts.append(revealed_part(g, me.seat, "17.4"))
    return parts


def _track(g: Game, me: CouncilPieces) -> Part:
    """17.6.2 Return the track, with the cards that its icons draw."""
    spaces: list[Space] = []
    for n in range(1, len(me.draws)):
        cards = me.draws[n] - me.draws[n - 1]
        space = Space(phrase("space-assembly.card" if cards > 0 else "space-assembly"))
        if cards > 0:
            space.bonus = {"card": cards}
        spaces.append(space)
    left = g.supply[me.closed]
    can = bool(assembly_sites(g, me)) if left > 0 else None
    return track_of("assemblies", phrase("part-assemblies"), "17.6.2", spaces, left, can)


def _loyalists(g: Game, me: CouncilPieces) -> Part:
    """17.2.1 Return the warriors in the Loyalists box."""
    n = me.board(g).loyalists
    warrior = PIECES.text(g.box.kinds[me.warrior].piece)
    there = [PieceView(me.name, warrior, n)] if n > 0 else []
    return pieces("loyalists", phrase("part-loyalists"), "17.2.1", there)


def board_entries(me: CouncilPieces) -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    return [
        a_number("loyalists", "warriors in the Loyalists box (17.2.1)", me.most_loyalists),
        list_of("revealed", "cards revealed this turn (17.4)", CARDS),
    ]


def read_board(g: Game, me: CouncilPieces, doc: Reader) -> None:
    """Read `loyalists` (a number) and `revealed` (cards) of a described position."""
    board = me.board(g)
    loyalists = doc.number("loyalists")
    take_pieces(g, me.warrior, loyalists, f"{doc.where}.loyalists")
    board.loyalists = loyalists
    board.revealed = sorted(take_cards(g, doc, "revealed"))


def check_position(g: Game, me: CouncilPieces) -> None:
    """Raise `BadPosition` for assemblies or revealed cards that no game leads to (17.4.3,
    17.6.1)."""
    one_of(g, me.crafters, "assembly", "17.4.3")
    if me.board(g).revealed and g.turn != me.seat:
        wanted = "none but in its own turn: they have returned to the hand"
        raise impossible(f"{me.name}.revealed", wanted, "17.4, 17.6.1")


def write_board(g: Game, me: CouncilPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    return {
        "loyalists": board.loyalists,
        "revealed": [CARDS.text(card) for card in board.revealed],
    }
