"""One section of the statistics."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Section:
    """One section: each row of its table has as many cells as there are headings."""

    id: str
    title: str
    headings: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    chart: str = ""
    """An SVG picture, or nothing."""
    legend: list[tuple[str, str]] = field(default_factory=list)
    """The classes of a chart's parts, with their meanings."""
