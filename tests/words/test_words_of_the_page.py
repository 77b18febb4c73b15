"""The page's own messages: each stands once in the file of a language, the later one would win."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parents[2] / "web" / "src" / "words").glob("*.ftl"))
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_message_of_the_page_is_written_twice(path: Path) -> None:
    found = Counter(MESSAGE.findall(path.read_text(encoding="utf-8")))
    assert len(found) > 100
    assert not [name for name, times in found.items() if times > 1]
