"""Options of the test run, and fixtures for every test."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Generator
from typing import Any

import pytest

pytest.register_assert_rewrite("kit.table")

from kit import Table  # noqa: E402  (assertions in the kit are rewritten first)
from kit.choosing import items_of_slice  # noqa: E402
from kit.sharing import Scheduling, file_of  # noqa: E402
from kit.slices import slice_number  # noqa: E402

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A script that starts pytest in the background has it ignore Ctrl-C, and all it starts too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
gc.disable()  # until all tests are collected: what is imported stays
_WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--whole-games",
        action="store_true",
        help="in the browser, play every faction in every way on every screen, and all of it there"
        " (some hours); otherwise each in one way, with its middle played without a page",
    )
    parser.addoption(
        "--pictures",
        action="store_true",
        help="in the browser, take the pictures of a desk on each of its screens (tests/web)",
    )
    parser.addoption(
        "--slice",
        action="store_true",
        help="run one slice: of the long tests a share of each, of the fast ones those that the"
        " compiled core could fail and a tenth of the rest; SLICE=number in the environment"
        " chooses it, otherwise the commit does",
    )


def pytest_report_header(config: pytest.Config) -> str | None:
    """Say how the same slice is run again."""
    if not config.getoption("slice"):
        return None
    return f"slice: {slice_number()} (run it again with SLICE={slice_number()})"


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let every other worker begin at the end of a folder.

    pytest rewrites each test file once and keeps what it has written: so each rewrites half of it.
    """
    report = yield
    if isinstance(collector, pytest.Dir) and _WORKER % 2:
        report.result.reverse()
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put files in one order, and leave out what is not in the slice, if one is wanted."""
    items.sort(key=lambda item: file_of(item.nodeid))
    if not config.getoption("slice"):
        return
    kept = items_of_slice(items, slice_number())
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let the collector of cycles pass over what all tests share: an eighth of the time."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 50)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling | None:
    """Return what `--dist loadscope` means here."""
    gc.enable()  # the process that asks this collects no tests
    return Scheduling(config, log) if config.getvalue("dist") == "loadscope" else None


@pytest.fixture
def whole_games(request: pytest.FixtureRequest) -> bool:
    """Whether games in the browser are played there from the first question to the last."""
    return bool(request.config.getoption("whole_games"))


@pytest.fixture
def table() -> Callable[..., Table]:
    """A maker of tables: `table("marquise", "eyrie")`."""
    return Table
