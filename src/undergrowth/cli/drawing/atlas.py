"""The map on a grid of characters: boxes for clearings, dots for paths, waves for rivers.

Boxes keep the map's horizontal coordinates, and are pushed down until none touches another, so any
map with any number of pieces fits every width.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from rich.text import Text

from undergrowth.cli.drawing.canvas import Box, Canvas, cells_between
from undergrowth.cli.drawing.clearings import Line, contents_of, header, owner_words
from undergrowth.cli.drawing.marks import FOREST, FRAME, PATH, RIVER, SUIT_COLORS, Marks
from undergrowth.cli.drawing.scene import Link, Scene, Spot

Route = list[tuple[int, int]]

_WIDEST: Final = 132
_GAP: Final = 1
"""The free rows between two boxes, one above the other."""
_ROWS: Final = (22, 30)
"""The rows from the highest to the lowest clearing, in 80 columns and in 120 or more."""
_MOST_ROWS: Final = 44
_FAR: Final = 24
"""The distance in cells beyond which a forest's name rather covers a path."""
_ORDER: Final = (RIVER, PATH)
"""Later entries are drawn on top."""
_PUSH: Final = 3
"""The map is stretched until no box is pushed further than this many rows, or it has the most
rows."""


@dataclass(frozen=True)
class Plan:
    """The layout of the map."""

    boxes: dict[str, Box]
    contents: dict[str, list[Line]]
    width: int
    height: int
    down: dict[str, int]
    """The rows by which each clearing was pushed down."""
    scale: tuple[float, float, float, float]
    """Columns per unit, first column, rows per unit, first row."""


def draw_map(scene: Scene, marks: Marks, width: int) -> list[Text]:
    """Return the map in rows of at most `width` columns."""
    width = min(width, _WIDEST)
    clearings = [spot for spot in scene.spots if spot.is_clearing or spot.flooded]
    plan = _plan(clearings, marks, width)
    canvas = Canvas(width, plan.height)
    for lake in scene.lakes:
        _draw_lake(canvas, plan, lake, clearings, marks.glyphs.river)
    for link in sorted(scene.links, key=lambda each: _ORDER.index(_look(each, marks)[1])):
        _draw_link(canvas, plan, link, clearings, marks)
    for spot in clearings:
        if spot.flooded:
            _draw_flooded(canvas, plan.boxes[spot.id], spot, marks)
        else:
            _draw_clearing(canvas, plan.boxes[spot.id], spot, plan.contents[spot.id], marks)
    left: list[Text] = []
    for spot in sorted(scene.spots, key=lambda each: not each.is_path):
        if not spot.is_clearing and not spot.flooded:
            at = _path_cell(plan, spot, scene, clearings) if spot.is_path else _cell_of(plan, spot)
            words = _draw_words(canvas, plan, spot, at, marks)
            if words and spot.pieces:
                left.append(Text.assemble(*words))
    return canvas.lines() + left


# ---- layout


def _box_width(width: int) -> int:
    """Return the width of a clearing's box, borders included."""
    return max(14, min(22, width // 5 - 1))


def _plan(clearings: list[Spot], marks: Marks, width: int) -> Plan:
    """Return the lowest layout that its boxes allow; crowded boxes stretch it."""
    box_width = _box_width(width)
    contents = {
        spot.id: [] if spot.flooded else contents_of(spot, marks, box_width - 3)
        for spot in clearings
    }
    low, high = _ROWS
    rows = low + max(0, min(high - low, (width - 80) // 5))
    plan = _plan_rows(clearings, contents, width, rows)
    while max(plan.down.values()) > _PUSH and rows < _MOST_ROWS:
        rows += 2
        plan = _plan_rows(clearings, contents, width, rows)
    return plan


def _plan_rows(
    clearings: list[Spot], contents: dict[str, list[Line]], width: int, height: int
) -> Plan:
    box_width = _box_width(width)
    left, right = min(s.x for s in clearings), max(s.x for s in clearings)
    top = min(s.y for s in clearings)
    across = (width - box_width) / max(1, right - left)
    rows = height / 1000
    boxes: dict[str, Box] = {}
    down: dict[str, int] = {}
    for spot in sorted(clearings, key=lambda s: (s.y, s.x)):
        x = round((spot.x - left) * across)
        wanted = round((spot.y - top) * rows)
        if spot.flooded:
            label = len(spot.id) + 2
            start = Box(x + (box_width - label) // 2, wanted + 1, label, 1)
        else:
            start = Box(x, wanted, box_width, len(contents[spot.id]) + 2)
        box = _pushed_down(start, boxes)
        boxes[spot.id], down[spot.id] = box, box.y - start.y
    bottom = max(box.bottom for box in boxes.values())
    return Plan(boxes, contents, width, bottom, down, (across, left, rows, top))


def _pushed_down(box: Box, others: dict[str, Box]) -> Box:
    """Return the box, moved down until it is clear of the others."""
    moved = True
    while moved:
        moved = False
        for other in others.values():
            if box.meets(other, _GAP):
                box = Box(box.x, other.bottom + _GAP, box.width, box.height)
                moved = True
    return box


# ---- drawing


def _look(link: Link, marks: Marks) -> tuple[str, str]:
    """Return the character and the colour of a line."""
    if link.kind in ("river", "flooded"):
        return marks.glyphs.river, RIVER
    return (marks.glyphs.closed if link.kind == "closed" else marks.glyphs.path), PATH


def _draw_link(canvas: Canvas, plan: Plan, link: Link, clearings: list[Spot], marks: Marks) -> None:
    if link.one not in plan.boxes or link.other not in plan.boxes:
        return
    sign, style = _look(link, marks)
    bends = [_cell(plan, point, clearings) for point in link.via]
    for i, (x, y) in enumerate(_route(plan, link.one, link.other, bends)):
        if link.kind != "flooded" or i % 3:
            canvas.write(x, y, sign, style)


def _cell(plan: Plan, point: tuple[int, int], clearings: list[Spot]) -> tuple[int, int]:
    """Return the cell of a point of the map, shifted down like the nearest clearing."""
    across, left, rows, top = plan.scale
    near = min(clearings, key=lambda spot: abs(spot.x - point[0]) + abs(spot.y - point[1]))
    x = round((point[0] - left) * across) + _box_width(plan.width) // 2
    return x, round((point[1] - top) * rows) + plan.down[near.id] + 1


def _draw_lake(canvas: Canvas, plan: Plan, lake: Route, clearings: list[Spot], sign: str) -> None:
    """Draw water on every other cell of a lake."""
    shore = [_cell(plan, point, clearings) for point in lake]
    for y in range(plan.height):
        for x in range(canvas.width):
            if (x + 2 * y) % 4 == 0 and _inside(x, y, shore):
                canvas.write(x, y, sign, RIVER)


def _inside(x: int, y: int, shore: Route) -> bool:
    """Whether a cell lies within an outline: a ray to the left crosses it an odd number of
    times."""
    odd = False
    for (x0, y0), (x1, y1) in pairwise([*shore, shore[0]]):
        if (y0 > y) != (y1 > y) and x > x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            odd = not odd
    return odd


def _draw_flooded(canvas: Canvas, box: Box, spot: Spot, marks: Marks) -> None:
    """Draw a clearing under water: its number, without a box."""
    sign = marks.glyphs.river
    canvas.write(box.x, box.y, f"{sign}{spot.id}{sign}", RIVER)


def _route(plan: Plan, one: str, other: str, bends: Route) -> Route:
    """Return a line between two boxes over its bends, or straight, or bent around boxes in
    its way."""
    start, end = plan.boxes[one], plan.boxes[other]
    others = [box for name, box in plan.boxes.items() if name not in (one, other)]
    bent = _through([start.center, *bends, end.center])
    if not _blocked(bent, others):
        return bent
    straight = cells_between(start.center, end.center)
    if not _blocked(straight, others):
        return straight
    in_the_way = [box for box in others if _blocked(straight, [box])]
    for around in (in_the_way, others):
        routes = _detours(plan, start, end, around)
        free = [route for route in routes if not _blocked(route, others)]
        if free:
            return min(free, key=len)
    return straight


def _detours(plan: Plan, start: Box, end: Box, around: list[Box]) -> list[Route]:
    """Return lines that turn beside one corner of a box, or along one of its sides."""
    found: list[Route] = []
    for box in around:
        left, right = box.x - 2, box.right + 1
        above, below = box.y - 1, box.bottom
        corners = [(left, above), (right, above), (right, below), (left, below)]
        corners = [(x, y) for x, y in corners if 0 <= x < plan.width and 0 <= y < plan.height]
        for bend in corners:
            found.append(_through([start.center, bend, end.center]))
            for other in corners:
                if other != bend and (other[0] == bend[0] or other[1] == bend[1]):
                    found.append(_through([start.center, bend, other, end.center]))
    return found


def _through(points: Route) -> Route:
    """Return straight lines from point to point."""
    route: Route = []
    for one, other in pairwise(points):
        route += cells_between(one, other)
    return route


def _blocked(route: Route, boxes: list[Box]) -> bool:
    """Whether a line runs through a box."""
    for box in boxes:
        left, right, top, bottom = box.x, box.right, box.y, box.bottom
        for x, y in route:
            if left <= x < right and top <= y < bottom:
                return True
    return False


def _draw_clearing(canvas: Canvas, box: Box, spot: Spot, lines: list[Line], marks: Marks) -> None:
    signs = marks.glyphs
    edge = signs.across * (box.width - 2)
    style = SUIT_COLORS.get(spot.suits[0], FRAME) if spot.suits else FRAME
    canvas.write(box.x, box.y, signs.corners[0] + edge + signs.corners[1], style)
    canvas.write(box.x, box.bottom - 1, signs.corners[2] + edge + signs.corners[3], style)
    for i, line in enumerate(lines):
        y = box.y + 1 + i
        canvas.write(box.x, y, signs.down + " " * (box.width - 2) + signs.down, style)
        x = box.x + 2
        for text, text_style in line:
            canvas.write(x, y, text, text_style)
            x += len(text)
    x = box.x + 1
    for text, text_style in header(spot, marks):
        canvas.write(x, box.y, text, text_style)
        x += len(text)


def _cell_of(plan: Plan, spot: Spot) -> tuple[int, int]:
    """Return the cell of a forest, shifted down like the clearings around it."""
    near = [plan.down[name] for name in spot.paths if name in plan.down]
    across, left, rows, top = plan.scale
    x = round((spot.x - left) * across) + _box_width(plan.width) // 2
    return x, round((spot.y - top) * rows) + (sum(near) // len(near) if near else 0) + 1


def _path_cell(plan: Plan, spot: Spot, scene: Scene, clearings: list[Spot]) -> tuple[int, int]:
    """Return the middle cell of the visible part of a path."""
    one, other = spot.paths
    boxes = [plan.boxes[one], plan.boxes[other]]
    link = next((each for each in scene.links if {each.one, each.other} == {one, other}), None)
    bends = [_cell(plan, point, clearings) for point in link.via] if link is not None else []
    if link is not None and link.one != one:
        bends.reverse()
    route = _route(plan, one, other, bends)
    seen = [cell for cell in route if not any(box.holds(*cell) for box in boxes)]
    return (seen or route)[len(seen or route) // 2]


def _draw_words(
    canvas: Canvas, plan: Plan, spot: Spot, middle: tuple[int, int], marks: Marks
) -> Line:
    """Write the name of a forest or path and its pieces at the nearest free place to its middle.

    On a path the nearest cells will do.  Returns the words that found no room.
    """
    words: Line = [(spot.id, f"italic {PATH if spot.is_path else FOREST}")]
    for owner in spot.owners():
        pieces = " ".join(owner_words(spot, owner, marks))
        words.append((f" {pieces}", f"bold {marks.colors[owner]}"))
    length = sum(len(text) for text, _ in words)
    x, y = middle[0] - length // 2, middle[1]
    found = _blank_near(canvas, list(plan.boxes.values()), x, y, length, spot.is_path)
    if found is None:
        return words
    x, y = found
    for text, style in words:
        canvas.write(x, y, text, style)
        x += len(text)
    return []


def _blank_near(
    canvas: Canvas, boxes: list[Box], x: int, y: int, length: int, on_line: bool
) -> tuple[int, int] | None:
    """Return the nearest place for a word that touches nothing, or at least no box; else None.

    With `on_line`, it may cover lines.
    """
    cells = [
        (abs(at - x) + 3 * abs(row - y), at, row)
        for at in range(1, canvas.width - length)
        for row in range(canvas.height)
    ]
    over_lines: tuple[int, int] | None = None
    for far, at, row in sorted(cells):
        word = Box(at - 1, row, length + 2, 1)
        if far > _FAR and over_lines is not None:
            break
        if any(box.meets(word) for box in boxes):
            continue
        if canvas.is_blank(word) or (on_line and not canvas.has_words(word)):
            return at, row
        over_lines = over_lines or (at, row)
    return over_lines
