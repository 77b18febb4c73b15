"""Responsibilities of each folder of tests: files `chapter.toml`, found by looking.

A faction, map or appendix brings its own beside its tests: the `sections` of the Law it carries
out, `why_not` some of them have no test, `words` that are its own and that general code must not
say.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from kit.rooms import files


@cache
def chapters() -> dict[str, dict[str, Any]]:
    """The entries of every chapter file, by its path in its folder of tests."""
    return {
        path.relative_to(folder).as_posix(): tomllib.loads(path.read_text(encoding="utf-8"))
        for folder, path in files("*chapter.toml")
    }


def sections() -> list[str]:
    """Every section of the Law that this program carries out."""
    return [section for page in chapters().values() for section in page["sections"].split()]


def why_not() -> dict[str, str]:
    """Sections without a test of their own, and the reason."""
    return {
        key: why for page in chapters().values() for key, why in page.get("why_not", {}).items()
    }


def words() -> set[str]:
    """Words that belong to one chapter alone."""
    return {word for page in chapters().values() for word in page.get("words", [])}
