"""One part of what is told of many games."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Section:
    """One part: its table has as many words in each row as there are headings."""

    id: str
    title: str
    headings: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    chart: str = ""
    """An SVG picture, or nothing."""
    legend: list[tuple[str, str]] = field(default_factory=list)
    """What the classes of a chart's parts mean."""
