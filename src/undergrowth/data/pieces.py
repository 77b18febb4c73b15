"""1.5 The `[[piece]]` entries of a data file."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.data import Sheet, sheet


@dataclass(frozen=True)
class PieceEntry:
    """A kind of piece as its owner's data file has it."""

    id: str
    title: str
    kind: str
    """`warrior`, `pawn`, `building` or `token`."""
    count: int
    weight: int = -1
    """How much one counts towards rule, or -1: as the Law says for its kind."""
    shares: str = ""
    """The kind whose supply it shares, or nothing."""
    is_back: bool = False
    """Whether it is the other side of that kind."""
    looks_like: str = ""
    """What it is taken for by those who may not know it, or nothing: it lies face up."""
    seen_by: str = "everybody"
    adds_suit: str = ""
    """The suit that its clearing has besides its own while it stands there, or nothing."""
    replaces_suit: str = ""
    """The suit that its clearing has instead of its own, or nothing."""


def owner_sheet(name: str) -> Sheet:
    """1.5.2 The data file of whoever owns pieces: of a faction, or of an owner without a seat.

    Raises FileNotFoundError for an unknown one.
    """
    try:
        return sheet(f"factions/{name}")
    except FileNotFoundError:
        return sheet(f"hirelings/{name}")


def piece_entries(page: Sheet) -> list[PieceEntry]:
    """All kinds of piece of an owner, in the order of its data file, or of the file of the other
    side of its card (A.6.1)."""
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
    """What face-down pieces of an owner are taken for: no kinds of piece, but drawn like one."""
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
