"""`undergrowth serve --processes N`: processes that serve one address together, and their parent.

The parent serves nobody.  It begins another process for each that dies, and ends with its
children, or they with it.
"""

from __future__ import annotations

import logging
import math
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Final

from undergrowth.engine.errors import UndergrowthError

_SOON: Final = 5.0
"""The seconds: after a process that ended within them, another one begins after a pause only."""
_PAUSE: Final = 1.0
"""Length of that pause in seconds."""
_SPARE: Final = 3.0
"""The seconds beyond the time to end after which a process is killed."""

logger = logging.getLogger("undergrowth.server")


class Several:
    """The processes that serve; `serve` is called in each with its number and what to call once it
    listens."""

    def __init__(
        self,
        count: int,
        serve: Callable[[int, Callable[[], None]], None],
        begun: Callable[[], None],
        end_seconds: float,
    ) -> None:
        self._count = count
        self._serve = serve
        self._begun = begun
        self._end_seconds = end_seconds
        self._children: dict[int, tuple[int, float]] = {}
        """By process id, the number of a process and when it began."""
        self._ends = False
        self._lives, self._held = os.pipe()
        """A pipe that nobody writes to: its end tells the processes that their parent is gone."""

    def run(self) -> None:
        """Serve until told to end, or until a process cannot begin.  Raises its exit as ours."""
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        signal.signal(signal.SIGALRM, self._kill)
        waiting = [self._begin(number) for number in range(self._count)]
        all_listen = all(os.read(pipe, 1) for pipe in waiting)
        for pipe in waiting:
            os.close(pipe)
        if all_listen:
            self._begun()
        elif not self._ends:
            self._end()  # one of them has said why
            self._wait()
            raise SystemExit(2)
        self._wait()

    def _begin(self, number: int) -> int:
        """Begin a process; return a pipe from which a byte comes once it listens."""
        reads, writes = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        child = os.fork()
        if child == 0:
            os.close(reads)
            self._live(number, writes)
        os.close(writes)
        self._children[child] = (number, time.monotonic())
        return reads

    def _live(self, number: int, writes: int) -> None:
        """Be one of the processes; never returns."""
        code = 0
        try:
            for each in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
                signal.signal(each, signal.SIG_DFL)
            os.close(self._held)
            threading.Thread(target=_follow, args=(self._lives,), daemon=True).start()
            self._serve(number, lambda: _say(writes))
        except KeyboardInterrupt:
            pass
        except UndergrowthError as error:
            print(f"Error: {error}", file=sys.stderr)
            code = 2
        except BaseException:
            logger.exception("a process ends")
            code = 1
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _wait(self) -> None:
        """Wait until all have ended; meanwhile begin another one for each that dies."""
        while self._children:
            child, status = os.waitpid(-1, 0)
            if child not in self._children:
                continue
            number, since = self._children.pop(child)
            if self._ends:
                continue
            said = os.waitstatus_to_exitcode(status)
            logger.error("process %d ended (%d): another takes its place", number + 1, said)
            if time.monotonic() - since < _SOON:
                time.sleep(_PAUSE)
            if not self._ends:
                os.close(self._begin(number))
        signal.alarm(0)

    def _end(self, number: int = 0, frame: FrameType | None = None) -> None:
        """Tell all to end."""
        self._ends = True
        self._signal_all(signal.SIGTERM)
        signal.alarm(math.ceil(self._end_seconds + _SPARE))

    def _kill(self, number: int, frame: FrameType | None) -> None:
        self._signal_all(signal.SIGKILL)

    def _signal_all(self, number: signal.Signals) -> None:
        for child in list(self._children):
            with suppress(ProcessLookupError):
                os.kill(child, number)


def _say(writes: int) -> None:
    with suppress(OSError):  # nobody listens to one that took another's place
        os.write(writes, b".")
        os.close(writes)


def _follow(lives: int) -> None:
    """End this process when its parent is gone."""
    os.read(lives, 1)
    os.kill(os.getpid(), signal.SIGTERM)
