"""A server for each test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Api, Running, begun


@pytest.fixture(scope="session")
def leaving() -> Iterator[list[Running]]:
    """Servers of tests that are over: each ends while the next test runs."""
    servers: list[Running] = []
    yield servers
    for each in servers:
        each.ended()


@pytest.fixture
def running(tmp_path: Path, leaving: list[Running]) -> Iterator[Running]:
    """A server of its own, and its database in `tmp_path`."""
    server = begun(tmp_path)
    try:
        yield server
    finally:
        server.leave()
        while leaving:
            leaving.pop().ended()
        leaving.append(server)


@pytest.fixture
def api(running: Running) -> Api:
    """A client of that server."""
    return running.api
