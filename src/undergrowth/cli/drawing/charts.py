"""Shares of wins with their 95% intervals as a chart, in the terminal and as a picture.

The terminal's own library draws both: no other one is needed, and both show the same.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from undergrowth.cli import files
from undergrowth.engine.messages import title
from undergrowth.sim import Row, Summary, summarize

_WIDTH: Final = 80
_NAMES: Final = 22
"""Columns for names."""
_AXIS: Final = 48
"""Columns for the axis from 0 to 100%."""
_MARKS: Final = ("├─●┤┊", "|-o|:")
"""Ends and middle of an interval and the even share, and the same where only ASCII is known."""
_FONTS: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""What a picture would fetch from elsewhere."""


_MARK: Final = "<!-- undergrowth: shares of wins -->"
"""Says of a picture who made it, so that it can be made anew in its place."""


class Chart:
    """One line for each: an interval, the share itself, and where an even share would be."""

    def __init__(self, names: list[str], summaries: list[Summary], even: float) -> None:
        self._names: Final = names
        self._summaries: Final = summaries
        self._even: Final = even

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        marks = _MARKS[options.ascii_only]
        for name, each in zip(self._names, self._summaries, strict=True):
            line = Text(name[:_NAMES].ljust(_NAMES + 1))
            line.append(interval(each, self._even, marks), "bold")
            line.append(f" {100 * each.share:5.1f}%")
            yield line
        yield Text(
            " " * (_NAMES + 1) + "0%".ljust(_AXIS // 2) + "50%".ljust(_AXIS // 2 - 3) + "100%"
        )
        yield Text(f"{' ' * (_NAMES + 1)}{marks[4]} an even share; the ends: 95%\n")


def interval(each: Summary, even: float, marks: str) -> str:
    """The line of one share on the axis."""
    line = [" "] * (_AXIS + 1)
    low, high = _column(each.low), _column(each.high)
    for at in range(low, high + 1):
        line[at] = marks[1]
    line[_column(even)] = marks[4]
    line[low], line[high] = marks[0], marks[3]
    line[_column(each.share)] = marks[2]
    return "".join(line)


def _column(share: float) -> int:
    return round(share * _AXIS)


def chart(rows: list[Row], column: str) -> Chart:
    """The shares of wins by faction or another column."""
    summaries = summarize(rows, column)
    seats = len(rows) / max(1, len({row.game for row in rows}))
    return Chart([title(each.name, column) for each in summaries], summaries, 1 / seats)


def save_chart(path: Path, rows: list[Row]) -> None:
    """Write the shares of wins by faction as an SVG picture, which needs nothing from elsewhere."""
    console = Console(record=True, width=_WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(chart(rows, "faction"))
    text = console.export_svg(title="Shares of wins", unique_id="wins")
    files.write(path, _FONTS.sub("", text).replace(">", f">\n{_MARK}", 1))


def check_chart(path: Path) -> None:
    """Raise `BadSave` where a file holds anything but such a picture, and `OSError`."""
    files.check_marked(path, _MARK)
