"""Each § opens a paragraph: each section says something in each language."""

from __future__ import annotations

import pytest

from undergrowth.lore import about, section_ids
from undergrowth.words import speaking

LEAST = 4
"""Words of the shortest sentence that says something."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_section_says_something(lang: str) -> None:
    """More than its title: a sentence at least, with its end."""
    short: list[str] = []
    with speaking(lang):
        for id in section_ids():
            told = about("section", id, lang)
            words = told.text.split()
            whole = told.text.rstrip().endswith((".", "!", "?"))
            if len(words) < LEAST or not whole or told.text.rstrip(".") == told.title:
                short.append(f"{id} {told.title}: {told.text}")
    assert not short, "\n".join(short)
    assert len(section_ids()) > 1000
