"""Choice of the tests of a slice: see `kit.slices`, and docs/checks.md for the figures."""

from __future__ import annotations

from typing import Final

import pytest

from kit.slices import in_slice, sliced

LONG_SHARE: Final = 16
"""Of the cases of a long test, a slice runs one in so many, and one at least."""
WEB_SHARE: Final = 8
"""The same of the cases of a test in the browser: screens, factions, ways to answer."""
WEB_TURNS: Final = 3
"""Of the functions of such tests a slice runs one in so many; those in `EACH_TIME` always."""
EACH_TIME: Final = ("tests/web/test_firefox.py", "tests/web/table/test_play.py")
REST_SHARE: Final = 10
"""Of the fast tests that a compiled core can hardly fail alone, a slice runs one in so many."""
WHOLE: Final = ("tests/golden/",)
"""Tests that a slice runs in full, the long ones too."""
COULD_DIFFER: Final = (
    "tests/ai/",
    "tests/conformance/",
    "tests/engine/",
    "tests/envs/",
    "tests/golden/",
    "tests/perft/",
    "tests/test_api.py",
    "tests/test_undo.py",
)
"""Fast tests that a slice runs in full: what may be wrong compiled and right interpreted."""


def items_of_slice(items: list[pytest.Item], number: int) -> set[pytest.Item]:
    """Return the tests that run in a slice."""
    long = [item for item in items if item.get_closest_marker("long")]
    fast = [item for item in items if not item.get_closest_marker("long")]
    kept = {item for item in fast if _is_kept(item.nodeid, number)}
    kept |= {item for item in long if item.nodeid.startswith(WHOLE)}
    for cases in _by_function(long):
        if not _has_its_turn(cases[0].nodeid.partition("[")[0], number):
            continue
        share = WEB_SHARE if cases[0].nodeid.startswith("tests/web/") else LONG_SHARE
        chosen = set(sliced([case.nodeid for case in cases], share, number))
        kept |= {case for case in cases if case.nodeid in chosen}
    return kept


def _has_its_turn(function: str, number: int) -> bool:
    if not function.startswith("tests/web/") or function.startswith(EACH_TIME):
        return True
    return in_slice(function, WEB_TURNS, number)


def _is_kept(nodeid: str, number: int) -> bool:
    return nodeid.startswith(COULD_DIFFER) or in_slice(nodeid, REST_SHARE, number)


def _by_function(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """Return the cases of each test function."""
    found: dict[str, list[pytest.Item]] = {}
    for item in items:
        found.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return list(found.values())
