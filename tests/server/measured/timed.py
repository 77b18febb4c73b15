"""The server with a stopwatch around every answer.

`python -m server.measured.timed <database URL>` with `tests` on the path.
It prints its address.  `GET /timing` tells, in milliseconds, of each answer since it was asked last
how long it took from the request's arrival to the end of its response, and what the processor
spent on the whole process meanwhile; and what it has spent on the process in all (`spent`).
"""

from __future__ import annotations

import json
import math
import socket
import sys
import time

from starlette.types import ASGIApp, Receive, Scope, Send

from undergrowth.server import Config, Server, create_app


class Stopwatch:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.times: list[tuple[float, float]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == "/timing":
            told = {"spent": time.process_time() * 1000, "answers": self.times}
            body = json.dumps(told).encode()
            self.times = []
            length = [(b"content-length", b"%d" % len(body))]
            await send({"type": "http.response.start", "status": 200, "headers": length})
            await send({"type": "http.response.body", "body": body})
            return
        begun, spent = time.perf_counter(), time.process_time()
        await self.app(scope, receive, send)
        if scope["type"] == "http" and scope["path"].endswith("/answers"):
            whole = time.perf_counter() - begun
            self.times.append((whole * 1000, (time.process_time() - spent) * 1000))


def main() -> None:
    sys.setswitchinterval(0.001)  # as `undergrowth serve` does
    config = Config(
        database=sys.argv[1],
        reaction_delay=(0.0, 0.0),
        games_per_hour=math.inf,
        computing_per_hour=math.inf,
        requests_per_minute=math.inf,
        answers_per_minute=math.inf,
        streams_per_address=10**6,
    )
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen(1024)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    app = create_app(config)
    app.add_middleware(Stopwatch)
    Server(app, config, lambda: None).run(sockets=[listener])


if __name__ == "__main__":
    main()
