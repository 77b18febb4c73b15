"""1.5 The `[[piece]]` entries of a data file."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.data import Sheet, sheet


@dataclass(frozen=True)
class PieceEntry:
    """A kind of piece as in its owner's data file."""

    id: str
    title: str
    kind: str
    """`warrior`, `pawn`, `building` or `token`."""
    count: int
    weight: int = -1
    """The weight of a piece for rule, or -1 for that of its kind in the Law."""
    shares: str = ""
    """The kind whose supply it shares, or nothing."""
    is_back: bool = False
    """Whether it is the other side of that kind."""
    looks_like: str = ""
    """The look of the piece to players who may not know it, or nothing if it is face up."""
    seen_by: str = "everybody"
    adds_suit: str = ""
    """The suit that its clearing gains while it is there, or nothing."""
    replaces_suit: str = ""
    """The suit that replaces its clearing's own, or nothing."""


def owner_sheet(name: str) -> Sheet:
    """1.5.2 Return the data file of an owner of pieces: a faction, or an owner without a seat.

    Raises `FileNotFoundError` for an unknown one.
    """
    try:
        return sheet(f"factions/{name}")
    except FileNotFoundError:
        return sheet(f"hirelings/{name}")


def piece_entries(page: Sheet) -> list[PieceEntry]:
    """Return all kinds of piece of an owner, in the order of its data file.

    A side of a hireling card may take them from the file of its other side (A.6.1).
    """
    if page.has("pieces_of"):
        page = sheet(f"hirelings/{page.text('pieces_of')}")
    found: list[PieceEntry] = []
    counts: dict[str, int] = {}
    for entry in page.tables("piece") if page.has("piece") else []:
        back = entry.word("side_of")
        first = back or entry.word("shares")
        counts[entry.text("id")] = counts[first] if first else entry.number("count")
        looks_like = entry.word("looks_like")
        found.append(
            PieceEntry(
                entry.text("id"),
                entry.word("name") or entry.text("id"),
                entry.text("kind"),
                counts[entry.text("id")],
                entry.number("weight") if entry.has("weight") else -1,
                first,
                bool(back),
                looks_like,
                entry.word("seen_by") or ("owner" if looks_like else "everybody"),
                entry.word("adds_suit"),
                entry.word("replaces_suit"),
            )
        )
    return found


def looks(page: Sheet) -> list[PieceEntry]:
    """Return the looks of an owner's face-down pieces, which are drawn like kinds of pieces."""
    counts: dict[str, int] = {}
    kinds: dict[str, str] = {}
    for entry in piece_entries(page):
        if entry.looks_like:
            counts[entry.looks_like] = counts.get(entry.looks_like, 0) + entry.count
            kinds[entry.looks_like] = entry.kind
    found: list[PieceEntry] = []
    for name, count in counts.items():
        title = page.word(f"looks.{name}") or name.replace("_", " ")
        found.append(PieceEntry(name, title, kinds[name], count))
    return found
