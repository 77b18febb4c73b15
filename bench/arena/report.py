"""The result of an arena in words, and its picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bench.arena.sequential import OPEN, Bounds, State
from bench.arena.tables import Arena
from undergrowth.sim import Row, summarize
from undergrowth.stats import drawing
from undergrowth.stats.drawing import Curve
from undergrowth.words.rendering import titled


def told(last: Sequence[State], bounds: Bounds) -> str:
    """Return the state of a test in one line; `last` is empty before the first table."""
    if not last:
        return "no deal finished yet"
    now = last[-1]
    return (
        f"{now.verdict}: {now.share:.1%} ± {now.reach:.1%} after {now.number} deals,"
        f" LLR {now.ratio:+.2f} ({bounds.lower:.2f} to {bounds.upper:.2f})"
    )


def summary(
    arena: Arena, bounds: Bounds, found: Sequence[State], rows: Sequence[Row]
) -> Iterator[str]:
    """Yield the lines of the result, with the candidate's wins by faction."""
    seats = "alone" if arena.alone else "on half of the seats"
    yield f"{arena.candidate} {seats} against {arena.other}:"
    yield f"share {bounds.low:.1%} or {bounds.high:.1%}? {told(found[-1:], bounds)}"
    if found and found[-1].verdict == OPEN:
        yield "Not decided: do not accept the candidate."
    counted = len(found) * arena.width
    own = [row for row in rows if row.player == arena.candidate and row.game < counted]
    if own:
        yield ""
        yield "| faction | seats | wins | 95 % |"
        yield "|---|---:|---:|---|"
    for each in summarize(own, "faction"):
        name = titled(each.name, "faction")
        yield f"| {name} | {each.games} | {each.wins} | {each.low:.0%} to {each.high:.0%} |"


def picture(arena: Arena, bounds: Bounds, found: Sequence[State]) -> str:
    """Return a chart of the share of wins deal by deal, between the bounds that decide."""
    none = [0.0] * len(found)
    share = [100 * each.share for each in found]
    lines = [
        Curve("share", "#2a6fb0", share, [100 * each.reach for each in found], 100 * arena.fair),
        Curve("accept above", "#3a8a3f", [_percent(each.accept) for each in found], none, 100),
        Curve("refuse below", "#b0402a", [_percent(each.refuse) for each in found], none, 0),
    ]
    title = f"{arena.candidate} against {arena.other}: {told(found[-1:], bounds)}"
    return drawing.standing_alone(drawing.curves(title, lines, "deals"))


def _percent(share: float) -> float:
    return 100 * min(max(share, 0.0), 1.0)
