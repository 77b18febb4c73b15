"""What needs no game: health, the catalogue, the page of the API."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from sqlalchemy.exc import SQLAlchemyError

from undergrowth._version import __version__
from undergrowth.server.apipage import api_page
from undergrowth.server.catalogue import Catalogue
from undergrowth.server.errors import Refused
from undergrowth.server.routes.common import json_answer, page_of, rooms_of
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.told import Health

router = APIRouter()


@router.get("/api/health", tags=["server"], responses=errors(503))
async def health(request: Request) -> Health:
    """Whether the server and its database are well."""
    rooms = rooms_of(request)
    try:
        await rooms.threads.run(rooms.store.is_well)
    except SQLAlchemyError:
        raise Refused(503, "unavailable", "the database does not answer") from None
    return Health(status="ok", version=__version__)


@router.get(
    "/api/catalogue",
    tags=["server"],
    response_model=Catalogue,
    responses={304: {"description": "It has not changed (If-None-Match)."}},
)
async def catalogue(request: Request) -> Response:
    """Everything static: maps, decks, cards, factions, computer players, setup options."""
    page = page_of(request)
    headers = {"ETag": page.tag, "Cache-Control": "no-cache"}
    known = request.headers.get("if-none-match", "")
    if page.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    return json_answer(page.body, headers=headers)


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """The OpenAPI document, readable; it loads nothing from elsewhere."""
    return HTMLResponse(api_page(request.app.openapi()))
