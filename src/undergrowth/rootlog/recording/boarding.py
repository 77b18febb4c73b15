"""What may lie on a board: its piles of cards, and the pieces that come there, to tell by touch."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.rootlog.notation.scripts import HAND
from undergrowth.rootlog.recording.naming import BOARD
from undergrowth.rootlog.recording.record import Record

_WARRIOR = "warrior"


@dataclass(frozen=True)
class Pile:
    """A pile of cards on a board."""

    entry: str
    """The entry of a described position: `decree.recruit`."""
    place: str
    """The place of a deed: `board eyrie_dynasties _r`."""


@dataclass(frozen=True)
class Boarded:
    """A kind of piece that may lie on a board."""

    owner: str
    piece: str


def piles(record: Record, faction: str) -> list[Pile]:
    """Return the piles of cards on the board of a faction."""
    script = record.names.letters.script(faction)
    return [
        Pile(entry, f"{BOARD} {faction} {where.removeprefix('$')}".rstrip())
        for entry, where in script.cards.items()
        if where != HAND
    ]


def boarded(record: Record, faction: str) -> list[Boarded]:
    """Return the pieces that may lie on the board of a faction: its own, and where the notation
    knows those of others, the warriors of every player."""
    script = record.names.letters.script(faction)
    own = [Boarded(faction, kind) for kind in script.board]
    if not script.board_by_owner:
        return own
    others = [seat for seat in record.seats if seat != faction]
    scripts = {seat: record.names.letters.script(seat) for seat in [faction, *others]}
    return own + [Boarded(seat, _WARRIOR) for seat, s in scripts.items() if _WARRIOR in s.pieces]
