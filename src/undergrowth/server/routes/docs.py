"""The page of the API."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from undergrowth.server.apipage import api_page

router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    """The OpenAPI document, readable; it loads nothing from elsewhere."""
    return HTMLResponse(api_page(request.app.openapi()))
