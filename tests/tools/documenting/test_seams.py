"""The index of hooks and the pages of seams are made from the source, and are up to date."""

from __future__ import annotations

import seams
from undergrowth.table.bending.hooks import Hooks
from undergrowth.table.layout.order import SourceOrder
from undergrowth.table.sources import Source


def test_what_is_made_is_up_to_date() -> None:
    seams.main(check=True)


def test_authors_see_at_most_sixty_seams_with_an_example_each() -> None:
    rows = [line for line in seams.page(common=True).splitlines() if line.startswith("| `")]
    assert 30 < len(rows) <= seams.MOST
    assert all(row.endswith("` |") for row in rows)


def test_every_seam_that_ours_use_is_on_one_page() -> None:
    pages = [seams.page(common=True), seams.page(common=False)]
    for chapter in seams.chapters():
        for each in chapter.seams:
            on = sum(f"| `{each.signature}` |" in page for page in pages)
            assert on >= (1 if each.users else 0), each.signature


def test_every_chapter_says_when_it_is_asked() -> None:
    for chapter in seams.CHAPTERS:
        if chapter.startswith(("table/bending/", "table/seated/")):
            text = (seams.SOURCE / chapter).read_text("utf-8")
            assert text.split('"""')[1].count("\n") >= 3, chapter


def test_no_class_lists_more_hooks_than_a_chapter_has() -> None:
    for kind in Source.__mro__:
        names = [name for name, each in vars(kind).items() if callable(each) and name[0] != "_"]
        assert len(names) <= 25, kind.__name__


def test_a_hook_that_nobody_overrides_has_no_sources() -> None:
    hooks = Hooks(SourceOrder([[]], [], []))
    assert hooks.ruler == [] and hooks.draw_pile == [] and hooks.battle_effects.is_empty
