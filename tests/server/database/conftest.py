"""Servers that share a database, for tests of several processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Running, serving


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers that share a database."""
    with (
        serving(tmp_path, database=database) as one,
        serving(tmp_path, database=database) as other,
    ):
        yield one, other
