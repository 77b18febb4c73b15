"""What every test may ask for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.register_assert_rewrite("kit.table")

from kit import Table  # noqa: E402  (assertions in the kit are rewritten first)


@pytest.fixture
def table() -> Callable[..., Table]:
    """A maker of tables: `table("marquise", "eyrie")`."""
    return Table
