"""The Duchy's board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.messages import phrase, title
from undergrowth.factions.underground_duchy.build import ANY_SUIT, sites
from undergrowth.factions.underground_duchy.pieces import (
    BURROW,
    MINISTERS,
    RANKS,
    DuchyPieces,
)
from undergrowth.law.cards.revealed import revealed_part
from undergrowth.law.positions import take_cards
from undergrowth.law.possible import at_most_one, impossible, only_here
from undergrowth.table.described.entries import Entry, a_number, list_of, table_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import (
    CHOSEN,
    OPEN,
    SPENT,
    Part,
    PieceView,
    Portrait,
    Rank,
    Space,
    pieces,
    portraits,
    track_of,
)
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.names import CARDS, PIECES


def describe(g: Game, me: DuchyPieces) -> list[Part]:
    """Return the parts: ministers by rank, tracks of buildings, tunnels, revealed cards."""
    parts = [_ministers(g, me).seen_first(1)]
    parts.append(_track(g, me, me.citadel, "12.4").seen_first(3, group="buildings"))
    parts.append(_track(g, me, me.market, "12.6.3").seen_first(3, group="buildings"))
    parts.append(_tunnels(g, me).seen_first(4))
    if me.board(g).revealed:
        parts.append(revealed_part(g, me.seat, "12.6.1"))
    return parts


def _ministers(g: Game, me: DuchyPieces) -> Part:
    """12.5.2, 12.5.3 Return the ministers: swayed, to be swayed, or out of crowns of their rank."""
    shown: list[Portrait] = []
    for n, minister in enumerate(me.ministers):
        state = OPEN if me.crowns(g, minister.rank) > 0 else SPENT
        if n in me.board(g).swayed:
            state = CHOSEN
        shown.append(Portrait(minister.name, state, _crowns(minister.rank)))
    part = portraits("ministers", phrase("part-ministers"), "12.5.2", "minister", shown)
    part.ranks = [_rank(g, me, rank) for rank in range(len(RANKS))]
    return part


def _rank(g: Game, me: DuchyPieces, rank: int) -> Rank:
    """12.5.3 Return a rank: the cards to reveal, the points, and the crowns on the board."""
    r = me.ranks[rank]
    called = title(RANKS.text(rank), "rank")
    return Rank(_crowns(rank), called, {"card": r.cards}, r.points, me.crowns(g, rank), r.crowns)


def _crowns(rank: int) -> str:
    return f"crowns_{RANKS.text(rank)}"


def _track(g: Game, me: DuchyPieces, kind: int, law: str) -> Part:
    """12.4, 12.6.3 Return the track of a building, with what each space uncovers."""
    name = PIECES.text(g.box.kinds[kind].piece)
    bonus = "warrior" if kind == me.citadel else "card"
    gains = me.arrivals if kind == me.citadel else me.draws
    spaces: list[Space] = []
    for n in range(1, len(gains)):
        more = gains[n] - gains[n - 1]
        label = phrase(f"space-more_{bonus}", {"count": more})
        spaces.append(Space(label, bonus={bonus: more}))
    left = g.supply[kind]
    can = len(sites(g, me, ANY_SUIT)) > 0 if left > 0 else None
    return track_of(name, phrase(f"part-{name}"), law, spaces, left, can)


def _tunnels(g: Game, me: DuchyPieces) -> Part:
    """12.2.4 Return the tunnels that are not on the map."""
    name = PIECES.text(g.box.kinds[me.tunnel].piece)
    left = g.supply[me.tunnel]
    there = [PieceView(me.name, name, left)] if left > 0 else []
    return pieces("tunnels", phrase("part-tunnels"), "12.2.4", there)


def board_entries(me: DuchyPieces) -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    lost = [a_number(RANKS.text(rank), "") for rank in range(len(RANKS))]
    return [
        list_of("swayed", "swayed ministers (12.5.3.III)", MINISTERS),
        table_of("lost_crowns", "crowns out of the game, by rank (12.2.3)", lost),
        list_of("revealed", "cards revealed this turn (12.5)", CARDS),
    ]


def read_board(g: Game, me: DuchyPieces, doc: Reader) -> None:
    """Read `swayed` (ministers), `lost_crowns` (by rank) and `revealed` (cards)."""
    me.burrow.open(g)
    board = me.board(g)
    all_there_are = list(range(len(MINISTERS)))
    board.swayed = sorted(doc.values("swayed", MINISTERS, all_there_are, "unswayed (12.3.5)"))
    lost = doc.table("lost_crowns")
    board.lost = [lost.number(RANKS.text(rank)) for rank in range(len(RANKS))]
    lost.finish()
    for rank in range(len(RANKS)):
        if me.crowns(g, rank) < 0:
            most = me.ranks[rank].crowns
            wanted = f"at most {most} {RANKS.text(rank)} crowns, swayed ministers' included"
            raise impossible(f"{doc.where}.lost_crowns", wanted, "12.3.6, 12.5.3.III")
    board.revealed = sorted(take_cards(g, doc, "revealed"))


def check_position(g: Game, me: DuchyPieces) -> None:
    """Raise `BadPosition` for tunnels, a Burrow or revealed cards that no game leads to."""
    at_most_one(g, me.tunnel, "12.5.1.V")
    only_here(g, me.warrior, BURROW, "the Burrow", "12.2.2")
    if me.board(g).revealed and (g.turn != me.seat or g.phase == BIRDSONG):
        wanted = "none but from its own Daylight on, until they return"
        raise impossible(f"{me.name}.revealed", wanted, "12.5, 12.6.1")


def write_board(g: Game, me: DuchyPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    return {
        "swayed": [MINISTERS.text(n) for n in board.swayed],
        "lost_crowns": {RANKS.text(rank): n for rank, n in enumerate(board.lost)},
        "revealed": [CARDS.text(card) for card in board.revealed],
    }
