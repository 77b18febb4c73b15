"""Statistics as one HTML page without external resources, in light and dark."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from importlib import resources
from typing import Final

import undergrowth
from undergrowth.stats import drawing
from undergrowth.stats.section import Section
from undergrowth.stats.wording import words
from undergrowth.words import language

PAGE_MARK: Final = '<meta name="generator" content="undergrowth stats">'
"""The mark by which a page is recognized as ours, so that it may be replaced."""
_LONG: Final = 40
"""The number of rows above which a table is folded."""
_NUMBER: Final = re.compile(r"[\d.,\s%()±\u00a0-]*")
"""The pattern of cells that are aligned to the right."""


def page(found: Sequence[Section], files: Sequence[str]) -> str:
    """Return the whole page; `files` are named as its sources."""
    title = words("title")
    links = "".join(f'<a href="#{each.id}">{escape(each.title)}</a>' for each in found)
    style = drawing.style() + resources.files("undergrowth.stats").joinpath("report.css").read_text(
        "utf-8"
    )
    made = f"undergrowth {undergrowth.__version__}"
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"{PAGE_MARK}\n"
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(words('files', files=_named(files)))} ({made})</p>\n"
        f"<nav>{links}</nav>\n{''.join(map(_section, found))}</main>\n</body>\n</html>\n"
    )


def _named(files: Sequence[str]) -> str:
    """Return the names, shortened if there are many."""
    few = list(files[:8])
    return f"{', '.join(few)}{' …' if len(files) > len(few) else ''}"


def _section(part: Section) -> str:
    notes = "".join(f"<p>{escape(note)}</p>\n" for note in part.notes)
    legend = "".join(
        f'<span><i class="{escape(kind)}"></i>{escape(name)}</span>' for kind, name in part.legend
    )
    legend = f'<p class="legend">{legend}</p>\n' if legend else ""
    chart = f"<figure>{part.chart}</figure>\n" if part.chart else ""
    body = f"{notes}{chart}{legend}{_table(part)}"
    return f'<section id="{part.id}">\n<h2>{escape(part.title)}</h2>\n{body}</section>\n'


def _table(part: Section) -> str:
    if not part.rows:
        return ""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in part.headings)
    rows = "".join(f"<tr>{_cells(row)}</tr>\n" for row in part.rows)
    table = (
        f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody>\n</table></div>\n"
    )
    if len(part.rows) <= _LONG:
        return table
    return f"<details><summary>{escape(part.title)} ({len(part.rows)})</summary>{table}</details>\n"


def _cells(row: list[str]) -> str:
    first, *others = row
    cells = "".join(
        f'<td class="number">{escape(each)}</td>'
        if _NUMBER.fullmatch(each)
        else f"<td>{escape(each)}</td>"
        for each in others
    )
    return f'<th scope="row">{escape(first)}</th>{cells}'
