"""The web server: uvicorn with our connection class, and a bounded time to end."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import socket
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from undergrowth.server.collecting import Collecting
from undergrowth.server.config import Config, networks
from undergrowth.server.gate.capacity import BURST
from undergrowth.server.gate.connections import Door, guests_of
from undergrowth.server.logs import spare
from undergrowth.server.operating.scraping import listen

_BACKLOG: Final = 1024
"""The connections that may wait in the system to be accepted."""


class Server(uvicorn.Server):
    """A server for our application; `begun` is called once it listens."""

    def __init__(
        self,
        app: FastAPI,
        config: Config,
        begun: Callable[[], None],
        metrics: socket.socket | None = None,
    ) -> None:
        """`metrics` is the socket on which metrics are told; None: they are told nobody."""
        self.door = Door(config, app.state.connections)
        """The open connections, counted and limited by address."""
        self._metrics = metrics
        self._scraped: asyncio.Server | None = None
        app.state.metrics.gauges.append(
            (
                "undergrowth_connections",
                "Open connections.",
                lambda: {(): self.door.guests},
            )
        )
        self._app = app
        self._begun = begun
        self._seconds = config.end_seconds
        self._collecting = Collecting()
        spare()
        self._signalled = False
        super().__init__(
            uvicorn.Config(
                app,
                http=guests_of(self.door),
                ws="none",
                log_config=None,
                access_log=False,
                log_level="warning",
                server_header=False,
                backlog=BURST,
                forwarded_allow_ips=[str(each) for each in networks(config.trusted_proxies)],
                timeout_graceful_shutdown=max(1, round(config.end_seconds * 0.4)),
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            for each in sockets or []:
                each.listen(_BACKLOG)  # asyncio has one number for this and for a burst
            if threading.current_thread() is threading.main_thread():
                self._collecting.begin()  # on another thread we are guests in somebody's process
            if self._metrics is not None:
                self._scraped = await listen(self._app.state.metrics, self._metrics)
            self._begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: no open page is waited for."""
        self._collecting.end()
        if self._scraped is not None:
            self._scraped.close()
        self._app.state.rooms.close_streams()
        await super().shutdown(sockets)
        if self._signalled:
            self._end_within_limit()  # Python's own end has as long again, on a busy machine too

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a signal to end."""
        self._signalled = True
        self._end_within_limit()
        super().handle_exit(sig, frame)

    def _end_within_limit(self) -> None:
        """Begin the configured time anew, after which a watchdog ends the process.

        That is a thread that does not need the interpreter's lock, so it works whatever holds that.
        Acknowledged answers are on disk.
        """
        if self._seconds:
            nowhere = open(os.devnull, "w")  # noqa: SIM115  it outlives this
            faulthandler.dump_traceback_later(self._seconds, exit=True, file=nowhere)
