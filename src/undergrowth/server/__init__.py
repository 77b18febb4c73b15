"""The server: games over HTTP, kept in a database, with live updates.

`create_app(Config(...))` makes the ASGI application, and a `Server` listens for it, as `undergrowth
serve` and `undergrowth play` do.  The server decides no rule: it asks the engine, and shows each
seat only what that seat may see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undergrowth.server.app import create_app
    from undergrowth.server.config import Config
    from undergrowth.server.serving import Server

__all__ = ["Config", "Server", "create_app"]
_HOMES = {"Config": "config", "Server": "serving", "create_app": "app"}


def __getattr__(name: str) -> object:
    """Import the public names on first use: a process that reads uploads needs no web server."""
    if name not in _HOMES:
        raise AttributeError(f"undergrowth.server has no {name}")
    from importlib import import_module

    return getattr(import_module(f"undergrowth.server.{_HOMES[name]}"), name)
