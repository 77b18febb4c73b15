"""Statistics of many games, from results files of any size: figures, tables, a page with charts.

>>> from undergrowth.stats import page, read_frame, sections
>>> frame = read_frame(["results.parquet"])
>>> Path("results.html").write_text(page(sections(frame), ["results.parquet"]))

It needs polars (`pip install 'undergrowth[results]'`).
"""

from __future__ import annotations

from undergrowth.stats.reading import frame_of, read_frame
from undergrowth.stats.report import page
from undergrowth.stats.section import Section
from undergrowth.stats.sections import sections

__all__ = ["Section", "frame_of", "page", "read_frame", "sections"]
