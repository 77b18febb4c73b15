"""Servers of the standard library on a thread, for those who call them."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def listening(server: socketserver.BaseServer) -> Iterator[None]:
    """Serve on a thread of its own, and end at once (the default would wait half a second)."""
    with server:
        thread = threading.Thread(target=server.serve_forever, args=(0.005,))
        thread.start()
        try:
            yield
        finally:
            server.shutdown()
            thread.join()
