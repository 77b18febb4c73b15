"""What every test may ask for."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

pytest.register_assert_rewrite("kit.table")

from kit import Table  # noqa: E402  (assertions in the kit are rewritten first)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A script that starts pytest in the background has it ignore Ctrl-C, and all it starts too.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--whole-games",
        action="store_true",
        help="in the browser, play every faction in every way on every screen, and all of it there"
        " (some hours); otherwise each in one way, with its middle played without a page",
    )
    parser.addoption(
        "--after-fast",
        action="store_true",
        help="leave out fast tests of what is never compiled, which have been run interpreted",
    )


NEVER_COMPILED = ("cli", "lore", "rootlog", "server", "sim", "stats", "tools", "words")
"""Folders whose fast tests ask little of the core: seen interpreted, they need not be seen again.

Their long ones, and the browser's, play whole games on the compiled core through the same doors.
"""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("after_fast"):
        return
    here = Path(__file__).parent
    folders = [here / name for name in NEVER_COMPILED]
    again = [
        item
        for item in items
        if item.get_closest_marker("long") or not any(f in item.path.parents for f in folders)
    ]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(again)])
    items[:] = again


TOGETHER = ("tests/web/", "tests/server/test_postgres.py")
"""Tests that share a browser or a database: one worker has them all, from the beginning."""


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """With several workers each takes the next test, or the next of what stays together."""

    def _split_scope(self, nodeid: str) -> str:
        return next((shared for shared in TOGETHER if nodeid.startswith(shared)), nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling | None:
    """What `--dist loadscope` means here."""
    return Scheduling(config, log) if config.getvalue("dist") == "loadscope" else None


@pytest.fixture
def whole_games(request: pytest.FixtureRequest) -> bool:
    """Whether games in the browser are played there from the first question to the last."""
    return bool(request.config.getoption("whole_games"))


@pytest.fixture
def table() -> Callable[..., Table]:
    """A maker of tables: `table("marquise", "eyrie")`."""
    return Table
