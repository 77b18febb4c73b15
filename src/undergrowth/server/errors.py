"""Refusals: every error is sent as `{"error": {"code", "message", ...}}`."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

logger = logging.getLogger("undergrowth.server")

CODES = {
    400: "bad_request",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    408: "timeout",
    409: "conflict",
    413: "too_large",
    415: "unsupported_media_type",
    422: "invalid",
    429: "too_many",
    500: "internal",
    503: "unavailable",
}
"""The default code of an error, by status."""


class Refused(Exception):
    """A refused request, which is answered with an error."""

    def __init__(
        self, status: int, code: str, message: str, retry_after: int | None = None, **more: Any
    ) -> None:
        """`retry_after` is the number of seconds after which the request may succeed."""
        super().__init__(message)
        self.status = status
        self.headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
        if retry_after is not None:
            self.headers["Retry-After"] = str(retry_after)
        self.body: dict[str, Any] = {"error": {"code": code, "message": message, **more}}


class Overtook(Refused):
    """A request that came too late: the game has changed since, here or at another process."""

    def __init__(self, revision: int, edition: int) -> None:
        said = f"the game has moved on: it is at revision {revision}"
        super().__init__(409, "stale", said, revision=revision, edition=edition)


def refusal(status: int, message: str, headers: dict[str, str] | None = None) -> JSONResponse:
    """Return an error response with the default code of its status."""
    code = CODES.get(status, "error")
    body = {"error": {"code": code, "message": message}}
    return JSONResponse(body, status, headers)


def damaged(game: str, error: Exception) -> Refused:
    """Return the refusal where what is kept of a game makes no sense; the log gets the traceback.

    Another game would fail like that only by a fault of ours: then its players are told the same.
    """
    logger.error("game %s cannot go on", game, exc_info=error)
    return Refused(409, "unreadable", "this game is damaged: that answer leads nowhere")


def handle_errors(app: FastAPI) -> None:
    """Make all errors of an application leave in the one form."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _unforeseen)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return JSONResponse(error.body, error.status, error.headers or None)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    """Answer an invalid request with the place of the error, but not the value: it may be a
    secret."""
    assert isinstance(error, RequestValidationError)
    details = [
        {"where": ".".join(str(part) for part in each["loc"]), "what": str(each["msg"])}
        for each in error.errors()[:20]
    ]
    if any(each["type"] == "json_invalid" for each in error.errors()):
        return refusal(400, "the body is not valid JSON")
    first = details[0] if details else {"where": "request", "what": "is not what it should be"}
    message = f"{first['where']}: {first['what']}"
    body = {"error": {"code": "invalid", "message": message, "details": details}}
    return JSONResponse(body, 422)


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    messages = {
        400: "the body cannot be read as JSON",
        404: "there is nothing here",
        405: "this address does not take that method",
    }
    message = messages.get(error.status_code, str(error.detail))
    headers = dict(error.headers) if error.headers else None
    return refusal(error.status_code, message, headers)


def unforeseen(method: str, path: str, error: Exception) -> JSONResponse:
    """Return the answer to a request that failed in a way nobody foresaw.

    The log gets the traceback, the caller a sentence.
    """
    logger.error("%s %s failed", method, path, exc_info=error)
    headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
    return refusal(500, "the server could not do this; its log says why", headers)


async def _unforeseen(request: Request, error: Exception) -> JSONResponse:
    """Answer where the guard itself has failed, which catches all others."""
    return unforeseen(request.method, request.url.path, error)
