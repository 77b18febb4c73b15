"""The sections of the statistics: each a table, and a chart where it helps."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from undergrowth.sim.rows import COLUMNS, Row
from undergrowth.stats import drawing
from undergrowth.stats.drawing import Interval
from undergrowth.stats.figures import (
    Share,
    curves,
    endings,
    games_of,
    mean_turns,
    shares,
    with_line_ups,
    won_by,
)
from undergrowth.stats.rated import rated
from undergrowth.stats.section import Section
from undergrowth.stats.wording import (
    between,
    color,
    decimal,
    named,
    percent,
    roughly,
    whole,
    words,
)

if TYPE_CHECKING:
    import polars as pl

_RATED: Final = 20_000
"""The most games that are rated, which takes a few seconds."""
_WAYS: Final = ("points", "dominance", "coalition")


def sections(frame: pl.DataFrame) -> list[Section]:
    """Return all sections for these games, in the current language."""
    found = [_summary(frame), _shared(frame, "faction"), _shared(frame, "seat")]
    if frame["player"].n_unique() > 1:
        found += [*_rated(frame), _shared(frame, "player"), _grid(frame, "player")]
    found += [_points(frame), _ends(frame), _grid(frame, "seat")]
    found += [_grid(frame, each) for each in ("map", "deck") if frame[each].n_unique() > 1]
    found.append(_line_ups(with_line_ups(frame)))
    return [each for each in found if each.rows or each.notes]


def _summary(frame: pl.DataFrame) -> Section:
    games = games_of(frame)
    ended = endings(frame)
    rows = [[_way(how), whole(n), percent(n / games)] for how, n in ended.items()]
    notes = [words("games", games=games, turns=decimal(mean_turns(frame)))]
    failed = frame.filter(frame["problem"] != "").height
    if failed:
        notes.append(words("failed", games=failed))
    headings = [words("how"), words("games_heading"), words("share")]
    return Section("all", words("all"), headings, rows, notes)


def _rated(frame: pl.DataFrame) -> list[Section]:
    """Return ratings, if numpy is installed and there are not too many games."""
    import polars as pl

    if find_spec("numpy") is None or games_of(frame) > _RATED:
        return []
    numbered = frame.with_columns(game=pl.col("id").cast(pl.Int64)).select(list(COLUMNS))
    return rated(Row(**record) for record in numbered.to_dicts())


def _way(how: str) -> str:
    """Return the ending of a game in words; unknown ones unchanged."""
    known = (*_WAYS, "unfinished", "failed")
    return words(f"way_{how}") if how in known else how


def _shared(frame: pl.DataFrame, column: str) -> Section:
    """Return win rates by one column, with their intervals."""
    found = shares(frame, column)
    rows = [
        [
            named(each.names[0], column),
            whole(each.games),
            whole(each.wins),
            percent(each.share),
            between(each.low, each.high),
            decimal(each.points),
            decimal(each.turns),
        ]
        for each in found
    ]
    headings = ["games_heading", "wins", "share", "interval", "points", "turns"]
    return Section(
        column,
        words(f"by_{column}"),
        [words(column), *map(words, headings)],
        rows,
        [words("even", share=percent(found[0].even))],
        _chart(words(f"by_{column}"), found, column),
    )


def _chart(title: str, found: list[Share], column: str) -> str:
    """Return a chart, best first unless the column has an order of its own."""
    ordered = found if column == "seat" else sorted(found, key=lambda each: -each.share)
    lines = [
        Interval(
            named(each.names[0], column),
            color(each.names[0], column),
            each.low,
            each.share,
            each.high,
            percent(each.share),
        )
        for each in ordered
    ]
    return drawing.intervals(
        title, lines, drawing.axis_of_shares(max(each.high for each in found)), found[0].even
    )


def _grid(frame: pl.DataFrame, column: str) -> Section:
    """Return each faction's win rate for each value of a column."""
    found = {each.names: each for each in shares(frame, "faction", column)}
    across = [each.names[0] for each in shares(frame, column)]
    down = sorted({faction for faction, _ in found})
    rows = [
        [named(name, "faction"), *(_cell(found.get((name, value))) for value in across)]
        for name in down
    ]
    headings = [words("faction"), *(named(value, column) for value in across)]
    title = words(f"faction_by_{column}")
    return Section(f"faction-{column}", title, headings, rows, [words("cells")])


def _cell(share: Share | None) -> str:
    return "" if share is None else f"{percent(share.share)} ({roughly(share.low, share.high)})"


def _points(frame: pl.DataFrame) -> Section:
    found = curves(frame)
    title = words("by_round")
    if not found:
        return Section("points", title, notes=[words("no_points")])
    rounds = len(found[0].means)
    shown = range(0, rounds, max(1, rounds // 7))
    rows = [
        [named(each.name, "faction"), *(decimal(each.means[n]) for n in shown)] for each in found
    ]
    lines = [
        drawing.Curve(
            named(each.name, "faction"), color(each.name, "faction"), each.means, each.reach
        )
        for each in found
    ]
    headings = [words("faction"), *(words("round", number=n + 1) for n in shown)]
    picture = drawing.curves(title, lines, words("rounds"))
    return Section("points", title, headings, rows, [words("goes_on")], picture)


def _ends(frame: pl.DataFrame) -> Section:
    """Return the ways in which each faction wins."""
    ways = won_by(frame)
    games = {each.names[0]: each.games for each in shares(frame, "faction")}
    known = [*_WAYS, *sorted({way for each in ways.values() for way in each} - set(_WAYS))]
    rows = [
        [named(name, "faction"), *(whole(found.get(way, 0)) for way in known)]
        for name, found in ways.items()
    ]
    classes = {way: f"part{at}" for at, way in enumerate(known)}
    lines = [
        (
            named(name, "faction"),
            percent(sum(found.values()) / games[name]),
            [
                (found[way] / games[name], classes[way], f"{_way(way)} {whole(found[way])}")
                for way in known
                if found.get(way)
            ],
        )
        for name, found in ways.items()
    ]
    title = words("won_by")
    legend = [(classes[way], _way(way)) for way in known]
    headings = [words("faction"), *map(_way, known)]
    return Section("ends", title, headings, rows, [], drawing.bars(title, lines), legend)


def _line_ups(frame: pl.DataFrame) -> Section:
    """Return each line-up with the win rates of its factions; empty if there is only one."""
    title = words("by_line_up")
    found: dict[str, list[Share]] = {}
    for each in shares(frame, "line_up", "faction"):
        found.setdefault(each.names[0], []).append(each)
    if len(found) < 2:
        return Section("line-ups", title)
    rows = [
        [
            "; ".join(f"{named(each.names[1], 'faction')} {percent(each.share)}" for each in group),
            whole(group[0].games),
            decimal(group[0].turns),
        ]
        for group in found.values()
    ]
    headings = [words("line_up"), words("games_heading"), words("turns")]
    return Section("line-ups", title, headings, rows)
