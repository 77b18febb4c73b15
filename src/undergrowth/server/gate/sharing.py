"""Rights of other sites' pages to read our answers (CORS): all of them, where they are named."""

from __future__ import annotations

from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send


class Shared(CORSMiddleware):
    """Wraps what answers requests of pages that come from `origins`."""

    def __init__(self, app: ASGIApp, origins: list[str]) -> None:
        super().__init__(
            app,
            allow_origins=origins,
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["Authorization", "Content-Type", "If-None-Match"],
            expose_headers=["ETag", "Retry-After"],
            max_age=3600,
        )


class Refusals:
    """Sends refusals that are made outside the application, so that those pages can read them."""

    def __init__(self, origins: list[str]) -> None:
        self._origins = origins

    async def send(self, refusal: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a refusal; one of a preflight is told to nobody, its status is enough."""
        if self._origins and scope["method"] != "OPTIONS":
            refusal = Shared(refusal, self._origins)
        await refusal(scope, receive, send)
