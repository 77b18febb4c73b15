"""Marks of names on screen: letters and shapes for all, and colours for those who see them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data.pieces import looks, owner_sheet, piece_entries
from undergrowth.engine.messages import phrase, title
from undergrowth.law.setup.seats import SEAT_NAMES
from undergrowth.looks import look
from undergrowth.table.names import CARDS, SUITS
from undergrowth.table.setup import Setup

SHAPES: Final = {"fox": "▲", "rabbit": "●", "mouse": "■", "bird": "◆", "frog": "▼"}
_PLAIN_SHAPES: Final = {"fox": "^", "rabbit": "o", "mouse": "#", "bird": "*", "frog": "v"}
SUIT_COLORS: Final = {
    "fox": "#dd5a43",
    "rabbit": "#c9a227",
    "mouse": "#c58a6a",
    "bird": "#4ba3b5",
    "frog": "#6b9e4c",
}
RIVER: Final = "#4a8fd0"
FOREST: Final = "#5f9150"
PATH: Final = "#b8ad96"
FRAME: Final = "#a39a88"
_LEAST_LIGHT: Final = 90
"""The lightness added to dark faction colours, so that they are visible on black and two greys
still differ: the mean of the channels becomes this plus half of its own."""


@dataclass(frozen=True)
class Glyphs:
    """The characters of the map; `PLAIN` ones for terminals with ASCII only."""

    corners: str = "╭╮╰╯"
    across: str = "─"
    down: str = "│"
    open_slot: str = "□"
    full_slot: str = "▣"
    ruin: str = "▒"
    pawn: str = "@"
    river: str = "≈"
    path: str = "∙"
    turn: str = "▶"
    track_full: str = "■"
    track_empty: str = "·"
    shapes: dict[str, str] = field(default_factory=lambda: SHAPES)
    closed: str = "\u2573"
    landmark: str = "⌂"


PLAIN: Final = Glyphs(
    "++++", "-", "|", "_", "=", "%", "@", "~", ".", ">", "#", ".", _PLAIN_SHAPES, "x", "&"
)
_ASCII: Final = str.maketrans({"·": "-", "…": "...", "—": "-", "▶": ">", "■": "#", "─": "-"})


@dataclass(frozen=True)
class Marks:
    """The marks of one game, derived from its seats."""

    letters: dict[str, str]
    """A letter for each owner of pieces."""
    colors: dict[str, str]
    pieces: dict[str, dict[str, str]]
    """By owner and piece: two letters, capitalized for buildings."""
    ordinary: dict[str, str]
    """By owner: its ordinary warriors, the first in its data; others are named."""
    suits: dict[str, str]
    """A letter for each suit."""
    glyphs: Glyphs

    def suit(self, name: str) -> str:
        """Return a suit's letter and shape: `F▲`."""
        return self.suits[name] + self.glyphs.shapes.get(name, "")

    def card_suit(self, card: str) -> str:
        """Return the suit of a card by name; empty for anything not in the deck."""
        from undergrowth.decks import ALL_CARDS

        if not CARDS.knows(card):
            return ""
        return SUITS.text(ALL_CARDS[CARDS.parse(card)].suit)

    def piece(self, owner: str, piece: str) -> str:
        """Return the short name of a piece, invented if the owner's data has none."""
        known = self.pieces.get(owner, {})
        return known.get(piece) or _two_letters(piece, list(known.values()))

    def plain(self, text: str) -> str:
        """Return a sentence with characters replaced that this terminal may lack."""
        return text.translate(_ASCII) if self.glyphs is PLAIN else text


def marks_of(setup: Setup, plain: bool = False) -> Marks:
    """Return the marks for a game: for its seats, and for owners of pieces without one."""
    return make_marks(setup.seats, plain, setup.hirelings)


def make_marks(seats: list[str], plain: bool = False, others: list[str] | None = None) -> Marks:
    """Return the marks for a line-up, and for `others` who own pieces."""
    names = [*seats, *(others or [])]
    looks = [look(name) for name in names]
    shorts = [_short(name) for name in names]
    letters = _letters([each.letter + short for each, short in zip(looks, shorts, strict=True)])
    colors = {name: _lifted(each.color) for name, each in zip(names, looks, strict=True)}
    suits = dict(zip(SUITS.names(), _letters(SUITS.names()), strict=True))
    pieces = {name: _piece_marks(name) for name in names}
    ordinary = {name: _ordinary(name) for name in names}
    by_name = dict(zip(names, letters, strict=True))
    for seat, name in enumerate(SEAT_NAMES[: len(seats)]):  # seats before a draft
        by_name[name] = str(seat + 1)
        colors.setdefault(name, colors[seats[seat]])
        pieces.setdefault(name, {})
    return Marks(by_name, colors, pieces, ordinary, suits, PLAIN if plain else Glyphs())


def _short(name: str) -> str:
    """Return the short name of an owner."""
    page = owner_sheet(name)
    return page.texts("short")[0] if page.has("short") else name


def _letters(words: list[str]) -> list[str]:
    """Return a capital for each word: its first letter that no earlier word has."""
    taken: list[str] = []
    for word in words:
        free = [c for c in word.upper() if c.isalpha() and c not in taken]
        taken.append((free or [str(len(taken))])[0])
    return taken


def _lifted(color: str) -> str:
    """Return a colour light enough to be visible on black."""
    channels = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
    mean = sum(channels) // 3
    lift = max(0, _LEAST_LIGHT + mean // 2 - mean)
    return "#" + "".join(f"{min(255, c + lift):02x}" for c in channels)


def _piece_marks(name: str) -> dict[str, str]:
    """Return two letters for every kind of piece, distinct within an owner."""
    found: dict[str, str] = {}
    page = owner_sheet(name)
    for entry in [*piece_entries(page), *looks(page)]:
        mark = _two_letters(entry.id, [m.lower() for m in found.values()])
        found[entry.id] = mark.capitalize() if entry.kind == "building" else mark
    return found


def _ordinary(name: str) -> str:
    """G.36 Return the ordinary warriors of an owner, or an empty text."""
    entries = piece_entries(owner_sheet(name))
    return next((entry.id for entry in entries if entry.kind == "warrior"), "")


def _two_letters(piece: str, taken: list[str]) -> str:
    words = piece.lower().split("_")
    if len(words) > 1:
        first, last = words[0], words[-1]
        candidates = [first[0] + words[1][0], first[0] + last[0], last[:2]]
        candidates += [last[0] + letter for letter in last[1:]]
    else:
        candidates = [piece[0] + letter for letter in piece[1:]]
    for each in candidates:
        if each not in taken:
            return each
    return piece[:3]


def fan_mark(package: str) -> str:
    """Return the mark of fan content with its package, or without a package the general mark."""
    if not package:
        return phrase("cli-is_fan_content")
    return phrase("cli-fan_content", {"packages": [f"content:{package}"]})


def faction_title(name: str) -> str:
    """Return the title of an owner of pieces, from its data if there is no message for it."""
    written = title(name, "faction")
    if written != name.replace("_", " "):
        return written
    return owner_sheet(name).word("name") or written
