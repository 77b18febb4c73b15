"""SVG charts for pages: intervals, curves with bands, stacked bars.

The colour of each element is its CSS variable `--c`, so that the page can adapt it to light and
dark.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from typing import Final

_WIDTH: Final = 760
_NAMES: Final = 190
"""The width for names on the left."""
_RIGHT: Final = 60
_LINE: Final = 26
"""The height of a line of a chart."""
_HEIGHT: Final = 320
"""The height of a chart of curves."""
_LONGEST: Final = 24
"""The most characters of a name."""
_MARKS: Final = 5
"""The least number of values named on an axis of shares."""

_Scale = Callable[[float], float]


@dataclass(frozen=True)
class Interval:
    """One line of a chart: a value with its interval."""

    name: str
    color: str
    low: float
    value: float
    high: float
    shown: str
    """The value in words."""
    beside: float | None = None
    """Another value to compare with."""


@dataclass(frozen=True)
class Curve:
    """One curve: its height at 1, 2, 3 and so on, and half the width of the band around each."""

    name: str
    color: str
    heights: Sequence[float]
    reach: Sequence[float]
    start: float = 0.0
    """The height at 0."""


def intervals(
    title: str, lines: Sequence[Interval], marks: Sequence[tuple[float, str]], even: float | None
) -> str:
    """Return a chart with a dot and an interval for each line; `marks` are values and labels of the
    axis.

    The axis reaches from the first mark to the last; `even` is drawn across all lines.
    """
    first, last = marks[0][0], marks[-1][0]
    height = _LINE * len(lines) + 34

    def x(value: float) -> float:
        part = (min(max(value, first), last) - first) / ((last - first) or 1)
        return _NAMES + part * (_WIDTH - _NAMES - _RIGHT)

    parts = [_grid(x(value), words, height) for value, words in marks]
    if even is not None:
        parts.append(f'<path class="even" d="M{x(even):.1f} 4V{height - 26}"/>')
    for at, each in enumerate(lines):
        y = _LINE * at + 18
        parts.append(
            f'<g style="--c:{escape(each.color)}"><title>{escape(each.name)}: '
            f"{escape(each.shown)}</title>{_name(each.name, y)}"
            f'<path class="reach" d="M{x(each.low):.1f} {y}H{x(each.high):.1f}"/>'
            f"{_beside(x(each.beside), y) if each.beside is not None else ''}"
            f'<circle class="dot" cx="{x(each.value):.1f}" cy="{y}" r="5"/>'
            f'<text x="{_WIDTH - _RIGHT + 8}" y="{y + 4}">{escape(each.shown)}</text></g>'
        )
    return _picture(title, height, parts)


def curves(title: str, lines: Sequence[Curve], below: str) -> str:
    """Return a chart of curves from 0 up, named at their ends; `below` labels the axis."""
    rounds = max(len(each.heights) for each in lines)
    tops = [map(sum, zip(each.heights, each.reach, strict=True)) for each in lines]
    most = max(1.0, *(max(each) for each in tops))
    bottom, left, right = _HEIGHT - 40, 36, _WIDTH - _NAMES - 16

    def x(at: float) -> float:
        return left + (right - left) * at / rounds

    def y(value: float) -> float:
        return bottom - (bottom - 12) * min(max(value, 0.0), most) / most

    parts = []
    for value in range(0, int(most) + 1, 5 if most > 8 else 1):
        parts.append(f'<path class="grid" d="M{left} {y(value):.1f}H{right}"/>')
        parts.append(f'<text class="end" x="{left - 6}" y="{y(value) + 4:.1f}">{value}</text>')
    for at in range(0, rounds + 1, max(1, rounds // 10)):
        parts.append(f'<text class="middle" x="{x(at):.1f}" y="{bottom + 18}">{at}</text>')
    middle = (left + right) / 2
    parts.append(f'<text class="middle" x="{middle}" y="{_HEIGHT - 4}">{escape(below)}</text>')
    for each, place in zip(lines, _apart([y(each.heights[-1]) for each in lines]), strict=True):
        parts.append(_curve(each, x, y, right, place))
    return _picture(title, _HEIGHT, parts)


def _curve(line: Curve, x: _Scale, y: _Scale, right: float, place: float) -> str:
    """Return a curve from its start before round 1, its band, and its name beside the end."""
    heights, reach = [line.start, *line.heights], [0.0, *line.reach]
    points = [f"{x(at):.1f} {y(value):.1f}" for at, value in enumerate(heights)]
    over = [f"{x(at):.1f} {y(heights[at] + reach[at]):.1f}" for at in range(len(heights))]
    under = [f"{x(at):.1f} {y(heights[at] - reach[at]):.1f}" for at in range(len(heights))]
    end = y(heights[-1])
    return (
        f'<g style="--c:{escape(line.color)}"><title>{escape(line.name)}: {heights[-1]:.1f}</title>'
        f'<path class="band" d="M{"L".join([*over, *reversed(under)])}Z"/>'
        f'<path class="curve" d="M{"L".join(points)}"/>'
        f'<path class="lead" d="M{right + 1} {end:.1f}L{right + 12} {place:.1f}"/>'
        f'<circle class="dot" cx="{right + 16}" cy="{place:.1f}" r="4"/>'
        f'<text x="{right + 25}" y="{place + 4:.1f}">{_short(line.name)}</text></g>'
    )


def _apart(wanted: list[float], space: float = 15.0) -> list[float]:
    """Return positions for names near the wanted ones, without overlaps."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    lowest = _HEIGHT - 44.0
    placed = wanted[:]
    above = -space
    for rank, i in enumerate(order):
        room = lowest - space * (len(order) - 1 - rank)
        above = placed[i] = max(above + space, min(wanted[i], room))
    return placed


def bars(title: str, lines: Sequence[tuple[str, str, Sequence[tuple[float, str, str]]]]) -> str:
    """Return a chart with a bar for each line, its length in words, and its stacked parts.

    A part is its length (0 to 1), its class, and its description.
    """
    height = _LINE * len(lines) + 8
    width = _WIDTH - _NAMES - _RIGHT
    most = max((sum(part[0] for part in parts) for *_, parts in lines), default=0.0) or 1.0
    drawn = []
    for at, (name, shown, parts) in enumerate(lines):
        y, left = _LINE * at + 18, float(_NAMES)
        drawn.append(_name(name, y))
        for share, kind, words in parts:
            long = width * share / most
            drawn.append(
                f'<rect class="{escape(kind)}" x="{left:.1f}" y="{y - 9}" width="{long:.1f}"'
                f' height="18"><title>{escape(name)}: {escape(words)}</title></rect>'
            )
            left += long
        drawn.append(f'<text x="{left + 8:.1f}" y="{y + 4}">{escape(shown)}</text>')
    return _picture(title, height, drawn)


def axis_of_shares(most: float) -> list[tuple[float, str]]:
    """Return marks in even steps from 0 to the first one beyond the greatest share."""
    step = next(each for each in (0.05, 0.1, 0.2, 0.25) if most / each <= _MARKS or each == 0.25)
    marks = [step * n for n in range(int(most / step - 1e-9) + 2)]
    return [(mark, f"{100 * mark:.0f}%") for mark in marks]


def _beside(x: float, y: float) -> str:
    """Return a diamond, which stays visible behind a dot."""
    return f'<path class="beside" d="M{x:.1f} {y - 8}l8 8l-8 8l-8 -8z"/>'


def _grid(x: float, words: str, height: int) -> str:
    return (
        f'<path class="grid" d="M{x:.1f} 4V{height - 26}"/>'
        f'<text class="middle" x="{x:.1f}" y="{height - 8}">{escape(words)}</text>'
    )


def _name(name: str, y: float) -> str:
    return f'<text class="end" x="{_NAMES - 12}" y="{y + 4}">{_short(name)}</text>'


def _short(name: str) -> str:
    return escape(name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…")


def standing_alone(picture: str) -> str:
    """Return a chart as a file of its own, light or dark by the viewer's preference."""
    opening, rest = picture.split(">", 1)
    height = opening.split("viewBox=")[1].split('"')[1].split()[3]
    size = f'xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}"'
    return f"{opening} {size}>\n<style>\n{style()}</style>\n{rest}\n"


def style() -> str:
    """Return the style sheet of the charts."""
    return resources.files("undergrowth.stats").joinpath("charts.css").read_text("utf-8")


def _picture(title: str, height: int, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
