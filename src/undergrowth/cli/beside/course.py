"""The course of a recorded game: points over time, and where they came from."""

from __future__ import annotations

from rich.table import Table

from undergrowth.cli.drawing.marks import faction_title
from undergrowth.engine.messages import phrase
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.results import points_by_round


def points_table(record: Record) -> Table:
    """Return a table with a row for each faction, and its points after each round."""
    points = points_by_round(record)
    rounds = max(map(len, points.values()), default=0)
    table = Table(str(phrase("cli-record_round")), *[str(n + 1) for n in range(rounds)])
    for seat, after in points.items():
        table.add_row(faction_title(seat), *map(str, after))
    return table


def sources_table(record: Record) -> Table:
    """Return a table with a row for each source of a faction's points, the greatest first."""
    heads = ("cli-record_faction", "cli-record_source", "cli-record_points")
    table = Table(*[str(phrase(head)) for head in heads])
    for seat, sources in record.sources().items():
        name = faction_title(seat)
        for source, n in sorted(sources.items(), key=lambda each: -each[1]):
            table.add_row(name, str(phrase(f"cli-record_source_{source}")), str(n))
            name = ""
    return table
