"""The server: games over HTTP, kept in a database, with live updates.

`create_app(Config(...))` makes the ASGI application; `undergrowth serve` and `undergrowth play`
run it.  It decides no rule: it asks the engine, and shows each seat what that seat may see.
"""

from __future__ import annotations

from undergrowth.server.app import create_app
from undergrowth.server.config import Config

__all__ = ["Config", "create_app"]
