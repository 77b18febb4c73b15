"""Colours, letters and pictures of owners of pieces, read from their data files.

They stand in the table `[look]` of a faction, or of an owner without a seat.  `hex` is its colour,
`ink` a colour readable on it, `letter` its mark in text; `head`, `body` and `pieces` name pictures
of the page, or draw their own as path data.  An owner without `[look]` gets a colour that no other
owner has.
"""

from __future__ import annotations

import colorsys
from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.data.pieces import owner_sheet
from undergrowth.engine.errors import BadContent
from undergrowth.table.names import FACTIONS

CANVAS: Final = 48
"""Side of the square that path data is drawn on, in its units."""
TONES: Final = ("shape", "detail", "line")
"""Fill of the piece, fill of its details, and strokes in the colour of the details."""
_DARK: Final = "#1d1a16"
_LIGHT: Final = "#ffffff"
_STEP: Final = 0.618034
"""Difference in hue (0 to 1) between consecutive generated colours: the golden ratio."""


@dataclass(frozen=True)
class Picture:
    """A named picture of the page, or strokes of its own: pairs of tone and path data."""

    name: str = ""
    strokes: list[tuple[str, str]] = field(default_factory=list)


@dataclass(frozen=True)
class PieceLook:
    """Picture on a building or token, and the suit printed there, if any."""

    picture: Picture
    suit: str = ""


@dataclass(frozen=True)
class Look:
    """Colours, letter and pictures of one owner of pieces."""

    color: str
    ink: str
    letter: str = ""
    head: Picture = field(default_factory=Picture)
    body: str = ""
    """Name of one of the page's bodies, or path data."""
    pieces: dict[str, PieceLook] = field(default_factory=dict)
    """By piece, and by tracks of its board that count no pieces."""


def look(name: str) -> Look:
    """Return the look of an owner.  Raises `BadContent` if its data is malformed."""
    page = owner_sheet(name)
    if page.has("look"):
        return _read(name, page.table("look"))
    coming = sheet("looks")
    return _read(name, coming.table(name)) if coming.has(name) else Look(*_made(name))


def _read(name: str, page: Sheet) -> Look:
    color, ink = _made(name)
    if page.has("hex"):
        color = page.text("hex")
        ink = page.word("ink") or _ink_on(color)
    for each in (color, ink):
        if len(each) != 7 or each[0] != "#" or not _is_hex(each[1:]):
            raise BadContent(f"{page.name}: {each!r} is no colour such as #dd5a43")
    letter = page.word("letter").upper()
    if len(letter) > 1:
        raise BadContent(f"{page.name}: {letter!r} is more than one letter")
    head = _picture(page, "head") if page.has("head") else Picture()
    shown = {}
    for key in ("pieces", "tracks"):
        pictures = page.table(key) if page.has(key) else Sheet(page.name, {})
        shown.update({name: _piece(pictures, name) for name in pictures.names()})
    return Look(color, ink, letter, head, page.word("body"), shown)


def _piece(page: Sheet, name: str) -> PieceLook:
    """Return the look of a piece from a picture, or a table of a picture and a suit."""
    if page.is_table(name) and page.has(f"{name}.picture"):
        return PieceLook(_picture(page, f"{name}.picture"), page.word(f"{name}.suit"))
    return PieceLook(_picture(page, name))


def _picture(page: Sheet, path: str) -> Picture:
    """Return a picture from a name, or from strokes: `{ tone = "shape", d = "M24 3..." }`."""
    if page.is_text(path):
        return Picture(page.text(path))
    strokes = [(stroke.word("tone") or TONES[0], stroke.text("d")) for stroke in page.tables(path)]
    for tone, _ in strokes:
        if tone not in TONES:
            raise BadContent(f"{page.name}: {tone!r} is no tone: expected {', '.join(TONES)}")
    return Picture("", strokes)


def _made(name: str) -> tuple[str, str]:
    """Return a colour unique to an owner without one, and an ink readable on it."""
    channels = colorsys.hls_to_rgb(FACTIONS.parse(name) * _STEP % 1.0, 0.36, 0.4)
    color = "#" + "".join(f"{round(255 * each):02x}" for each in channels)
    return color, _ink_on(color)


def _ink_on(color: str) -> str:
    """Return a dark ink for a light colour, a light ink for a dark one."""
    digits = color[1:]
    if not _is_hex(digits) or len(digits) != 6:
        return _DARK
    red, green, blue = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
    return _DARK if 299 * red + 587 * green + 114 * blue > 128_000 else _LIGHT


def _is_hex(digits: str) -> bool:
    return all(each in "0123456789abcdefABCDEF" for each in digits)
