"""What every test may ask for."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest

pytest.register_assert_rewrite("kit.table")

from kit import Table  # noqa: E402  (assertions in the kit are rewritten first)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A script that starts pytest in the background has it ignore Ctrl-C, and all it starts too.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def table() -> Callable[..., Table]:
    """A maker of tables: `table("marquise", "eyrie")`."""
    return Table
