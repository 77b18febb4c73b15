"""The Alliance's board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.messages import phrase
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces
from undergrowth.factions.woodland_alliance.revolt import revolts_for
from undergrowth.factions.woodland_alliance.sympathy import spreads
from undergrowth.law.positions import owner_named, take_cards, take_pieces
from undergrowth.law.possible import at_most_one, impossible, in_its_suit, one_of
from undergrowth.table.described.entries import Entry, a_number, list_of, table_by_faction
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, Space, amount, pile, track_of
from undergrowth.table.game import Game
from undergrowth.table.hidden.unknown import known_in_piles
from undergrowth.table.names import CARDS, PIECES


def describe(g: Game, me: AlliancePieces, viewer: int) -> list[Part]:
    """Return the board for a viewer: supporters, officers, bases, and the track of sympathy."""
    board = me.board(g)
    names = [CARDS.text(card) for card in board.supporters]
    supporters = pile("supporters", phrase("part-supporters"), "8.2.3", names, viewer == me.seat)
    if viewer != me.seat:
        supporters.known = [CARDS.text(card) for card in known_in_piles(board, viewer)[0]]
    officers = amount("officers", phrase("part-officers"), "8.6.1", "warrior", board.officers)
    parts = [supporters.seen_first(1), officers.seen_first(3)]
    for i, base in enumerate(me.bases.kinds):
        name = PIECES.text(g.box.kinds[base].piece)
        space = Space(phrase("space-card"), bonus={"card": 1}, cost={"supporter": me.revolt_cost})
        can = bool(revolts_for(g, me, i)) if viewer == me.seat and g.supply[base] > 0 else None
        part = track_of(name, phrase(f"part-{name}"), "8.4.1", [space], g.supply[base], can)
        part.group = "bases"
        parts.append(part)
    spaces = [_space(cost, points) for cost, points in zip(me.costs, me.points, strict=True)]
    can = len(spreads(g, me)) > 0 if viewer == me.seat else None
    left = g.supply[me.sympathy]
    sympathy = track_of("sympathy", phrase("part-sympathy"), "8.4.2", spaces, left, can)
    parts.append(sympathy.seen_first(2))
    return parts


def _space(cost: int, points: int) -> Space:
    """8.4.2 Return the space of a sympathy token: its points, and its cost without martial law."""
    label = phrase("space-sympathy", {"cost": cost, "points": points})
    return Space(label, cost={"supporter": cost}, points=points)


def board_entries() -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    return [
        list_of("supporters", "cards in the Supporters stack (8.2.3)", CARDS),
        table_by_faction(
            "known", "which of them a player has seen (8.2.6)", list_of("", "", CARDS)
        ),
        a_number("officers", "warriors in the Officers box (8.2.4)"),
    ]


def read_board(g: Game, me: AlliancePieces, doc: Reader) -> None:
    """Read `supporters` (cards), `known` (who has seen which of them), and `officers`."""
    board = me.board(g)
    board.supporters = sorted(take_cards(g, doc, "supporters"))
    known = doc.table("known")
    for name in known.entries():
        viewer = owner_named(g, name, known.where)
        seen = known.values(name, CARDS, board.supporters, "among the supporters (8.2.6)")
        board.known = board.known + [[] for _ in range(viewer + 1 - len(board.known))]
        board.known[viewer] = seen
    officers = doc.number("officers")
    take_pieces(g, me.warrior, officers, f"{doc.where}.officers")
    board.officers = officers


def check_position(g: Game, me: AlliancePieces) -> None:
    """Raise `BadPosition` for pieces or supporters no game leads to (8.2.3.I, 8.2.5.I, 8.4.1)."""
    at_most_one(g, me.sympathy, "8.2.5.I")
    one_of(g, me.bases.kinds, "base", "8.4.1.I")
    for i, base in enumerate(me.bases.kinds):
        in_its_suit(g, base, me.bases.masks[i], "8.4.1.III")
    supporters = len(me.board(g).supporters)
    if me.bases_on_map(g) == 0 and supporters > me.capacity:
        wanted = f"at most {me.capacity} cards without a base on the map, not {supporters}"
        raise impossible(f"{me.name}.supporters", wanted, "8.2.3.I")


def write_board(g: Game, me: AlliancePieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    names = [CARDS.text(card) for card in board.supporters]
    doc: dict[str, object] = {"supporters": names, "officers": board.officers}
    if board.known:
        doc["known"] = {
            g.seat_name(viewer): [CARDS.text(card) for card in cards]
            for viewer, cards in enumerate(board.known)
        }
    return doc
