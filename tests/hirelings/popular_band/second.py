"""H The Popular and the Street Band, said a second time."""

from __future__ import annotations

from second.concepts import enemies
from second.hirelings import placeable
from second.law import asked, bends, deed
from second.table import Table, sorts

POPULAR = "popular_band"
STREET = "street_band"


@deed(STREET, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 One more, anywhere."""
    return bool(placeable(t, STREET, "musician", t.clearings))


def came(t: Table, band: str, owner: str, piece: str, place: str) -> int:
    """H.2.2 Return how many of these have moved to a Band this turn, where it plays."""
    card = t.board(band)
    if card.get("turn") != t.lies["turns"] or not t.warriors(band, place):
        return 0
    if owner not in enemies(t, band):
        return 0
    rows = zip(card["kinds"], card["places"], card["counts"], strict=True)
    return sum(n for kind, at, n in rows if t.kind(kind) == (owner, piece) and t.place(at) == place)


@bends("held there")
def listeners(t: Table, owner: str, piece: str, place: str) -> int:
    """H.2.2 Enemies that have come to a Band this turn do not move on."""
    bands = [each for each in (POPULAR, STREET) if each in t.hirelings]
    return max((came(t, band, owner, piece, place) for band in bands), default=0)


@bends("cannot leave")
def listening_pawns(t: Table, owner: str, place: str) -> bool:
    """H.2.2 Nor does a pawn."""
    pawns = [piece for piece, sort in sorts(owner).items() if sort == "pawn"]
    return any(listeners(t, owner, piece, place) for piece in pawns)


@bends("holds comers")
def holds_comers(t: Table, owner: str, place: str) -> bool:
    """H.2.2 Enemies that would come to a Band now."""
    bands = [each for each in (POPULAR, STREET) if each in t.hirelings]
    return any(t.warriors(band, place) and owner in enemies(t, band) for band in bands)


def plays_to(t: Table) -> list[str]:
    """H.2.4 The clearings with Band warriors."""
    return t.clearings_with(POPULAR, "musician")


@deed(POPULAR, "daylight")
def popular(t: Table, seat: str) -> bool:
    """H.2.4 They draw listeners to one of them; then one more is placed anywhere."""
    return bool(plays_to(t) or placeable(t, POPULAR, "musician", t.clearings))


@asked("band.stage")
def stage(t: Table) -> list[str]:
    """H.2.4 A clearing with a Band warrior."""
    return [f"perform in {c}" for c in plays_to(t)]
