"""How names are marked on screen: letters and shapes for all, colours for those who see them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data.pieces import looks, owner_sheet, piece_entries
from undergrowth.engine.messages import phrase, title
from undergrowth.engine.setup import Setup
from undergrowth.law.setup.seats import SEAT_NAMES
from undergrowth.looks import look
from undergrowth.table.names import CARDS, SUITS

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
"""Faction colours are lightened to a mean of their channels of this and half of their own mean:
seen on black, and two greys still differ."""


@dataclass(frozen=True)
class Glyphs:
    """The signs of the map; `plain` ones for terminals that only know ASCII."""

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
    """The marks of one game, made once from who plays in it."""

    letters: dict[str, str]
    """A letter for each owner of pieces."""
    colors: dict[str, str]
    pieces: dict[str, dict[str, str]]
    """By owner and piece: two letters, capitals for buildings, small ones for the others."""
    ordinary: dict[str, str]
    """By owner: its ordinary warriors, the first in its data; others have a name."""
    suits: dict[str, str]
    """A letter for each suit."""
    glyphs: Glyphs

    def suit(self, name: str) -> str:
        """A suit's letter and shape: `F▲`."""
        return self.suits[name] + self.glyphs.shapes.get(name, "")

    def card_suit(self, card: str) -> str:
        """The suit of a card by name, empty for what is no card of the deck."""
        from undergrowth.decks import ALL_CARDS

        if not CARDS.knows(card):
            return ""
        return SUITS.text(ALL_CARDS[CARDS.parse(card)].suit)

    def piece(self, owner: str, piece: str) -> str:
        """The short name of a piece, made up where the owner's data has none."""
        known = self.pieces.get(owner, {})
        return known.get(piece) or _two_letters(piece, list(known.values()))

    def plain(self, text: str) -> str:
        """A sentence with the few signs this terminal may not know replaced."""
        return text.translate(_ASCII) if self.glyphs is PLAIN else text


def marks_of(setup: Setup, plain: bool = False) -> Marks:
    """The marks for a game: for its seats, and for owners of pieces without one."""
    return make_marks(setup.seats, plain, setup.hirelings)


def make_marks(seats: list[str], plain: bool = False, others: list[str] | None = None) -> Marks:
    """The marks for a line-up, and for `others` who own pieces."""
    names = [*seats, *(others or [])]
    looks = [look(name) for name in names]
    shorts = [_short(name) for name in names]
    letters = _letters([each.letter + short for each, short in zip(looks, shorts, strict=True)])
    colors = {name: _lifted(each.color) for name, each in zip(names, looks, strict=True)}
    suits = dict(zip(SUITS.names(), _letters(SUITS.names()), strict=True))
    pieces = {name: _piece_marks(name) for name in names}
    ordinary = {name: _ordinary(name) for name in names}
    by_name = dict(zip(names, letters, strict=True))
    for seat, name in enumerate(SEAT_NAMES[: len(seats)]):  # what is told of before a draft
        by_name[name] = str(seat + 1)
        colors.setdefault(name, colors[seats[seat]])
        pieces.setdefault(name, {})
    return Marks(by_name, colors, pieces, ordinary, suits, PLAIN if plain else Glyphs())


def _short(name: str) -> str:
    """What an owner is called for short."""
    page = owner_sheet(name)
    return page.texts("short")[0] if page.has("short") else name


def _letters(words: list[str]) -> list[str]:
    """A capital for each word: its first letter that none before it has."""
    taken: list[str] = []
    for word in words:
        free = [c for c in word.upper() if c.isalpha() and c not in taken]
        taken.append((free or [str(len(taken))])[0])
    return taken


def _lifted(color: str) -> str:
    """A colour as light as it must be on black."""
    channels = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
    mean = sum(channels) // 3
    lift = max(0, _LEAST_LIGHT + mean // 2 - mean)
    return "#" + "".join(f"{min(255, c + lift):02x}" for c in channels)


def _piece_marks(name: str) -> dict[str, str]:
    """Two letters for every kind of piece: enough to tell one player's pieces apart."""
    found: dict[str, str] = {}
    page = owner_sheet(name)
    for entry in [*piece_entries(page), *looks(page)]:
        mark = _two_letters(entry.id, [m.lower() for m in found.values()])
        found[entry.id] = mark.capitalize() if entry.kind == "building" else mark
    return found


def _ordinary(name: str) -> str:
    """G.36 The ordinary warriors of an owner, or nothing."""
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
    """What marks fan content, and whose it is; without a package, that something is some."""
    if not package:
        return phrase("cli-is_fan_content")
    return phrase("cli-fan_content", {"packages": [f"content:{package}"]})


def faction_title(name: str) -> str:
    """An owner of pieces as people write it, from its data where nobody wrote a title."""
    written = title(name, "faction")
    if written != name.replace("_", " "):
        return written
    return owner_sheet(name).word("name") or written
