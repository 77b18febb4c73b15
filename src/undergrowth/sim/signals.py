"""Handling of Ctrl-C and SIGTERM while many games are played."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
"""The signals that ask a program to stop."""


@contextmanager
def sigterm_interrupts() -> Iterator[None]:
    """Let SIGTERM stop a run as Ctrl-C does, by raising `KeyboardInterrupt`."""
    if current_thread() is not main_thread():  # only the main thread can set handlers
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def signals_blocked() -> Iterator[None]:
    """Block signals; processes started meanwhile begin with them blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def signals_ignored() -> Iterator[None]:
    """Ignore signals for a moment, while other processes end."""
    if current_thread() is not main_thread():
        yield
        return
    before = [signal.signal(each, signal.SIG_IGN) for each in SIGNALS]
    try:
        yield
    finally:
        for each, handler in zip(SIGNALS, before, strict=True):
            signal.signal(each, handler)


@contextmanager
def handlers_restored() -> Iterator[None]:
    """Restore the signal handlers that code called meanwhile may have changed."""
    if current_thread() is not main_thread():
        yield
        return
    before = [signal.getsignal(each) for each in SIGNALS]
    try:
        yield
    finally:
        for each, handler in zip(SIGNALS, before, strict=True):
            signal.signal(each, handler)


@contextmanager
def stop_noticed() -> Iterator[Callable[[], bool]]:
    """Yield a function that says whether a stop was requested; a second signal interrupts at once.

    Compiled code does not survive an exception that a signal handler raises within it.
    """
    asked: list[int] = []

    def notice(number: int, frame: FrameType | None) -> None:
        if asked:
            raise KeyboardInterrupt
        asked.append(number)

    with handlers_restored():
        if current_thread() is main_thread():
            for each in SIGNALS:
                signal.signal(each, notice)
        yield lambda: bool(asked)
