"""The text in and on the box of a clearing."""

from __future__ import annotations

from undergrowth.cli.drawing.marks import SUIT_COLORS, Marks
from undergrowth.cli.drawing.scene import Spot
from undergrowth.engine.messages import title
from undergrowth.words import counted

Line = list[tuple[str, str]]
"""Pieces of text with their styles."""


def contents_of(spot: Spot, marks: Marks, room: int) -> list[Line]:
    """Return a line for each owner of pieces here, wrapped if it is too long."""
    lines: list[Line] = [
        [(f"{marks.glyphs.landmark} {name}"[:room], "italic")] for name in spot.landmarks
    ]
    for owner in spot.owners():
        style = f"bold {marks.colors[owner]}"
        words = owner_words(spot, owner, marks, full=True)
        if len(" ".join(words)) >= room:
            words = owner_words(spot, owner, marks)
        for i, row in enumerate(_wrapped(words, room)):
            lines.append([(row if i == 0 else " " + row, style)])
    if spot.blocked_by:
        lines.append([(f"({spot.blocked_by})"[:room], "dim")])
    return lines or [[("", "")]]


def owner_words(spot: Spot, owner: str, marks: Marks, full: bool = False) -> list[str]:
    """Return one owner's pieces: `M3` for three warriors, `V@` for a pawn, `Sa2` or `2 sawmills`.

    Warriors of a special kind are named like other pieces.
    """
    head = marks.letters[owner]
    words: list[str] = []
    for stand in spot.pieces:
        if stand.owner != owner:
            continue
        if stand.kind == "warrior" and stand.piece == marks.ordinary.get(owner):
            head += str(stand.count)
        elif stand.kind == "pawn":
            head += marks.glyphs.pawn
        elif full:
            words.append(
                title(stand.piece, "piece")
                if stand.count == 1
                else counted(stand.count, stand.piece)
            )
        else:
            mark = marks.piece(owner, stand.piece)
            words.append(mark if stand.count == 1 else f"{mark}{stand.count}")
    return [head, *words]


def _wrapped(words: list[str], room: int) -> list[str]:
    rows: list[str] = []
    for word in words:
        if rows and len(rows[-1]) + 1 + len(word) <= room:
            rows[-1] += " " + word
        else:
            rows.append(word)
    return rows


def header(spot: Spot, marks: Marks) -> Line:
    """Return the number, suits and slots for the upper border."""
    line: Line = [(f" {spot.id} ", "bold")]
    for suit in spot.suits:
        line.append((marks.suit(suit), f"bold {SUIT_COLORS.get(suit, '')}"))
    if slots := slot_signs(spot, marks):
        line.append((f" {slots} ", "bold"))
    return line


def slot_signs(spot: Spot, marks: Marks) -> str:
    """Return a sign for each slot: full, under a ruin, open."""
    ruin = 1 if spot.ruin else 0
    full = max(0, spot.slots - spot.open_slots - ruin)
    signs = marks.glyphs
    return signs.full_slot * full + signs.ruin * ruin + signs.open_slot * spot.open_slots
