"""A grid of characters with styles, and the lines drawn on it."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Box:
    """A rectangle of cells: columns x to x+width-1, rows y to y+height-1."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row beyond it."""
        return self.y + self.height

    @property
    def center(self) -> tuple[int, int]:
        """The cell in the middle."""
        return self.x + self.width // 2, self.y + self.height // 2

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: Box, gap: int = 0) -> bool:
        """Whether two rectangles share a cell or come closer than `gap`."""
        return (
            self.x < other.right + gap
            and other.x < self.right + gap
            and self.y < other.bottom + gap
            and other.y < self.bottom + gap
        )


class Canvas:
    """A grid of cells with one character and one style each."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text to the right; parts outside the grid are dropped."""
        for i, sign in enumerate(text):
            if 0 <= y < self.height and 0 <= x + i < self.width:
                self.signs[y][x + i] = sign
                self.styles[y][x + i] = style

    def is_blank(self, box: Box) -> bool:
        """Whether a rectangle lies on the grid and is empty."""
        if box.x < 0 or box.y < 0 or box.right > self.width or box.bottom > self.height:
            return False
        return all(
            self.signs[y][x] == " "
            for y in range(box.y, box.bottom)
            for x in range(box.x, box.right)
        )

    def has_words(self, box: Box) -> bool:
        """Whether there is a letter or a number in a rectangle on the grid."""
        return any(
            self.signs[y][x].isalnum()
            for y in range(box.y, box.bottom)
            for x in range(box.x, box.right)
        )

    def lines(self) -> list[Text]:
        """Return the rows, without trailing spaces and without empty rows at top and bottom."""
        rows = [self._row(y) for y in range(self.height)]
        while rows and not rows[-1].plain:
            rows.pop()
        while rows and not rows[0].plain:
            rows.pop(0)
        return rows

    def _row(self, y: int) -> Text:
        row = Text(no_wrap=True)
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or self.styles[y][x] != self.styles[y][start]:
                row.append("".join(self.signs[y][start:x]), self.styles[y][start])
                start = x
        row.rstrip()
        return row


def cells_between(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the cells of a straight line, both ends included, one per step of its longer side."""
    (x0, y0), (x1, y1) = start, end
    steps = max(abs(x1 - x0), abs(y1 - y0), 1)
    return [
        (round(x0 + (x1 - x0) * i / steps), round(y0 + (y1 - y0) * i / steps))
        for i in range(steps + 1)
    ]
