"""Names that are typed in part."""

from __future__ import annotations

from collections.abc import Iterable

from undergrowth.engine.errors import BadText
from undergrowth.engine.messages import phrase


def matches(names: Iterable[str], word: str) -> list[str]:
    """Return the names that a word may mean: itself, else those that begin with it, else those that
    end with it, else those that contain it."""
    known = list(names)
    if word in known:
        return [word]
    found: list[str] = []
    for fits in (str.startswith, str.endswith, str.__contains__):
        found = [each for each in known if fits(each, word)]
        if len(found) == 1:
            break
    return found


def the_one(names: Iterable[str], word: str) -> str:
    """Return the name that a word means.  Raises `BadText` unless it is exactly one."""
    found = matches(names, word)
    if len(found) != 1:
        raise BadText(str(phrase("cli-beside_which", {"count": len(found)})))
    return found[0]
