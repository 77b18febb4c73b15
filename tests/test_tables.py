"""The tables of docs/tables.md and docs/house-rules.md are those of the code."""

from __future__ import annotations

import dataclasses

import tables
from undergrowth.attributes import attributes
from undergrowth.engine.actions import all_verbs
from undergrowth.library.boards import all_entries
from undergrowth.sim.rows import Row
from undergrowth.table.setup import Setup

BARE = {"pass", "random", "shuffle"}
"""Verbs whose answers are described without an example."""


def is_ours(kind: type) -> bool:
    """Whether a class is the program's, and not one that a test has made up."""
    return kind.__module__.startswith("undergrowth.")


def test_the_page_is_as_it_is_written() -> None:
    """`python tools/tables.py` writes it anew."""
    text = tables.PAGE.read_text("utf-8")
    assert tables.page(text) == text
    text = tables.HOUSE_RULES.read_text("utf-8")
    assert tables.page_of_house_rules(text) == text


def test_every_answer_has_an_example_that_begins_with_its_verb() -> None:
    all_entries()
    ours = {name: kind for name, kind in all_verbs().items() if is_ours(kind)}
    for name, kind in ours.items():
        example, says = tables.example_and_words(kind)
        assert example.split()[: len(kind.verb.split())] == kind.verb.split(), name
        assert says and (name in BARE or example != kind.verb or not kind.domains), name


def test_every_field_says_what_it_is() -> None:
    for kind in (Setup, Row):
        said = {each.name: each.words for each in attributes(kind)}
        for field in dataclasses.fields(kind):
            assert said[field.name], f"{kind.__name__}.{field.name}"
