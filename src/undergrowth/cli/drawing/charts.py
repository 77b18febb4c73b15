"""Win rates with their 95% intervals as a chart, in the terminal and as a picture.

The terminal library draws both, so that they agree and no other library is needed.
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
"""The columns for names."""
_AXIS: Final = 48
"""The columns for the axis from 0 to 100%."""
_MARKS: Final = ("├─●┤┊", "|-o|:")
"""The characters for an interval and the even share, in Unicode and in ASCII."""
_FONTS: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""The pattern of fonts that a picture would load from the network."""


_MARK: Final = "<!-- undergrowth: shares of wins -->"
"""The mark by which a picture is recognized as ours, so that it may be replaced."""


class Chart:
    """A line for each summary: an interval, the share itself, and the even share."""

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
    """Return the line of one share on the axis."""
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
    """Return a chart of win rates by faction or another column."""
    summaries = summarize(rows, column)
    seats = len(rows) / max(1, len({row.game for row in rows}))
    return Chart([title(each.name, column) for each in summaries], summaries, 1 / seats)


def save_chart(path: Path, rows: list[Row]) -> None:
    """Write win rates by faction as an SVG picture without external resources."""
    console = Console(record=True, width=_WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(chart(rows, "faction"))
    text = console.export_svg(title="Shares of wins", unique_id="wins")
    files.write(path, _FONTS.sub("", text).replace(">", f">\n{_MARK}", 1))


def check_chart(path: Path) -> None:
    """Raise `BadSave` if a file holds anything but such a picture, or `OSError`."""
    files.check_marked(path, _MARK)
