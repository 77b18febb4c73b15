"""The kit of undergrowth's own tests, for tests of this package."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit import Table, rooms

assert rooms.TESTS  # beside whose folder of tests this one is found by name


@pytest.fixture
def table() -> Callable[..., Table]:
    """A maker of tables: `table("marquise", "eyrie")`."""
    return Table
