"""One section of the statistics."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Section:
    """One section: each row of its table has as many cells as there are headings."""

    id: str
    """The id of the section, such as `all`, for links and styles."""
    title: str
    """The heading of the section, for people."""
    headings: list[str] = field(default_factory=list)
    """The headings of the table's columns; empty without a table."""
    rows: list[list[str]] = field(default_factory=list)
    """The rows of the table, each as texts of its cells."""
    notes: list[str] = field(default_factory=list)
    """The sentences beside the table."""
    chart: str = ""
    """An SVG picture, or nothing."""
    legend: list[tuple[str, str]] = field(default_factory=list)
    """The classes of a chart's parts, with their meanings."""
