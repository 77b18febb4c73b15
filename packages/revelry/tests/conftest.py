"""What tests of this package may ask for: the kit of undergrowth's own tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit import Table


@pytest.fixture
def table() -> Callable[..., Table]:
    """A maker of tables: `table("marquise", "eyrie")`."""
    return Table
