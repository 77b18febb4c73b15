"""The board of the Drillbit Duchy: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.automata.automaton import order_parts
from undergrowth.automata.services.first import ambushes_part
from undergrowth.engine.messages import phrase
from undergrowth.factions.drillbit_duchy.birdsong import recruits
from undergrowth.factions.drillbit_duchy.pieces import (
    BURROW,
    MINISTERS,
    DrillbitPieces,
)
from undergrowth.law.positions import take_cards
from undergrowth.law.possible import at_most_one, only_here, only_kind
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import (
    CHOSEN,
    OPEN,
    Part,
    PieceView,
    Portrait,
    Space,
    amount,
    pieces,
    portraits,
    track_of,
)
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, PIECES


def describe(g: Game, me: DrillbitPieces) -> list[Part]:
    """Return the order, ministers, what it recruits, the tracks of buildings, and tunnels."""
    return [
        *order_parts(g, me),
        _ministers(g, me).seen_first(1),
        amount(
            "recruits", phrase("part-recruits"), "R.10.4.3", "warrior", recruits(g, me)
        ).seen_first(2),
        _track(g, me, me.citadel, "R.10.4.3").seen_first(3, group="buildings"),
        _track(g, me, me.market, "R.10.6.2").seen_first(3, group="buildings"),
        _tunnels(g, me).seen_first(4),
        *ambushes_part(g, me.seat, me.board(g).ambushes, "R.9.7"),
    ]


def _ministers(g: Game, me: DrillbitPieces) -> Part:
    """R.10.6.3, R.10.7 Return the ministers: those with a crown, and those without."""
    swayed = me.board(g).swayed
    shown = [
        Portrait(MINISTERS.text(n), CHOSEN if n in swayed else OPEN) for n in range(len(MINISTERS))
    ]
    return portraits("ministers", phrase("part-ministers"), "R.10.6.3", "", shown)


def _track(g: Game, me: DrillbitPieces, kind: int, law: str) -> Part:
    """R.10.4.3, R.10.6.2 Return the track of a building, with the value of each space."""
    name = PIECES.text(g.box.kinds[kind].piece)
    spaces: list[Space] = []
    for n in range(1, g.box.kinds[kind].count + 1):
        if kind == me.citadel:
            label = phrase("space-moles", {"count": me.moles[n]})
            spaces.append(Space(label, bonus={"warrior": me.moles[n]}))
        else:
            label = phrase("space-points", {"points": me.market_points * n})
            spaces.append(Space(label, points=me.market_points * n))
    return track_of(name, phrase(f"part-{name}"), law, spaces, g.supply[kind])


def _tunnels(g: Game, me: DrillbitPieces) -> Part:
    """R.10.5.1.II Return the tunnels that are not on the map."""
    name = PIECES.text(g.box.kinds[me.tunnel].piece)
    left = g.supply[me.tunnel]
    there = [PieceView(me.name, name, left)] if left > 0 else []
    return pieces("tunnels", phrase("part-tunnels_left"), "R.10.5.1", there)


def board_entries() -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    return [
        list_of("swayed", "ministers with a crown (R.10.3.5)", MINISTERS),
        list_of("ambushes", "ambush cards it has bought (R.9.7)", CARDS),
    ]


def read_board(g: Game, me: DrillbitPieces, doc: Reader) -> None:
    """Read `swayed` (ministers with a crown) and `ambushes`, and the common parts of automata."""
    me.burrow.open(g)
    every = list(range(len(MINISTERS)))
    me.board(g).swayed = sorted(doc.values("swayed", MINISTERS, every, "unswayed (R.10.6.3)"))
    me.board(g).ambushes = take_cards(g, doc, "ambushes")


def write_board(me: DrillbitPieces, g: Game) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    found: dict[str, object] = {"swayed": [MINISTERS.text(n) for n in me.board(g).swayed]}
    if me.board(g).ambushes:
        found["ambushes"] = [CARDS.text(card) for card in me.board(g).ambushes]
    return found


def check_position(g: Game, me: DrillbitPieces) -> None:
    """Raise `BadPosition` for tunnels or a Burrow that no game leads to."""
    at_most_one(g, me.tunnel, "R.10.5.1")
    only_kind(g, f"{me.name}.ambushes", me.board(g).ambushes, "ambush", "R.9.7")
    only_here(g, me.warrior, BURROW, "the Burrow", "R.10.2.2")
