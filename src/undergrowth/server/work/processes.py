"""Limits of processes that handle untrusted input.

A thread cannot be stopped, and its memory is the server's; a process can be killed.
"""

from __future__ import annotations

import json
import math
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

READY: Final = b"ready\n"
"""The first line of a process that answers line by line: it has started."""


def bound(megabytes: int, seconds: float = math.inf) -> None:
    """Limit this process's memory and computing time, and forbid it to write files."""
    try:
        import resource
    except ImportError:  # Windows: the parent process ends us when the time is up
        return
    limits = [
        (resource.RLIMIT_AS, megabytes * 2**20),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ]
    if seconds < math.inf:
        used = resource.getrusage(resource.RUSAGE_SELF).ru_utime
        limits.append((resource.RLIMIT_CPU, max(1, math.ceil(used + seconds))))
        with suppress(OSError):
            os.nice(10)  # no player waits for it at the table
    for what, limit in limits:
        with suppress(OSError, ValueError):  # not every system has all of these limits
            resource.setrlimit(what, (limit, limit))


def environment() -> dict[str, str]:
    """Return this process's environment without our secrets, with the same import path."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("UNDERGROWTH_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}


def answer_lines(done: Callable[[Any], Any]) -> None:
    """Say `READY`; then answer lines of JSON on standard input, one by one, until it is closed.

    Ctrl-C in a terminal reaches all its processes; this one ignores it, since the parent decides.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for words in sys.stdin.buffer:
        answer = json.dumps(done(json.loads(words)), separators=(",", ":"))
        sys.stdout.buffer.write(answer.encode() + b"\n")
        sys.stdout.buffer.flush()
