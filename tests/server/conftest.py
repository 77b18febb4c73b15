"""A server for each test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Api, Running, serving


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    """A server of its own, and its database in `tmp_path`."""
    with serving(tmp_path) as server:
        yield server


@pytest.fixture
def api(running: Running) -> Api:
    """A client of that server."""
    return running.api
