"""Notices that a browser shows: the key with which it subscribes to those of this server."""

from __future__ import annotations

from fastapi import APIRouter, Request

from undergrowth.server.routes.common import rooms_of
from undergrowth.server.wire.games import PushState

router = APIRouter(tags=["people"])


@router.get("/api/notices/push")
async def push(request: Request) -> PushState:
    """Return the public key of this server, which a browser needs to subscribe to its notices."""
    return PushState(key=await rooms_of(request).notifier.push_key())
