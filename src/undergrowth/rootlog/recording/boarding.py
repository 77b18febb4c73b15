"""What may lie on a board: its piles of cards, and the pieces that come there, to tell by touch."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.rootlog.notation.scripts import HAND
from undergrowth.rootlog.recording.naming import BOARD, Naming
from undergrowth.rootlog.recording.record import Record

_WARRIOR = "warrior"


@dataclass(frozen=True)
class Pile:
    """A pile of cards on a board."""

    entry: str
    """The entry of a described position: `decree.recruit`."""
    place: str
    """The place of a deed: `board eyrie_dynasties _r`."""
    cards: list[str]
    """The cards that lie there, as far as they are named."""


@dataclass(frozen=True)
class Boarded:
    """A kind of piece that may lie on a board."""

    entry: str
    """The entry of a described position: `officers`."""
    owner: str
    piece: str
    count: int
    """The number of those that lie there."""


def piles(record: Record, faction: str) -> list[Pile]:
    """Return the piles of cards on the board of a faction."""
    script, names = record.names.letters.script(faction), record.names
    lying = record.reading.after(record.reading.turns).cards
    return [
        Pile(
            entry,
            f"{BOARD} {faction} {where.removeprefix('$')}".rstrip(),
            _named(names, lying.at(script.letter + where)),
        )
        for entry, where in script.cards.items()
        if where != HAND
    ]


def _named(names: Naming, faces: list[str]) -> list[str]:
    """Return the cards with these faces, as far as they have a name."""
    return sorted({names.card(face) for face in faces if not face.endswith("#")})


def boarded(record: Record, faction: str) -> list[Boarded]:
    """Return the pieces that may lie on the board of a faction: its own, and where the notation
    knows those of others, the warriors of every player."""
    letters, pieces = record.names.letters, record.reading.after(record.reading.turns).pieces
    script = letters.script(faction)

    def lying(entry: str, owner: str, kind: str) -> Boarded:
        code = letters.script(owner).letter + letters.script(owner).pieces[kind]
        return Boarded(entry, owner, kind, pieces[code, f"{script.letter}$"])

    own = [lying(entry, faction, kind) for kind, entry in script.board.items()]
    if not script.board_by_owner:
        return own
    seats = [faction, *[seat for seat in record.seats if seat != faction]]
    warriors = [seat for seat in seats if _WARRIOR in letters.script(seat).pieces]
    return own + [lying(script.board_by_owner, seat, _WARRIOR) for seat in warriors]
