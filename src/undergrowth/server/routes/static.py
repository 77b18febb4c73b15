"""What needs no game: health, the catalogue, the page of the API."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse

from undergrowth._version import __version__
from undergrowth.server.apipage import api_page
from undergrowth.server.errors import Refused
from undergrowth.server.limits import SOON
from undergrowth.server.pages import takes_gzip
from undergrowth.server.routes.common import json_answer, page_of, rooms_of
from undergrowth.server.wire.catalogue import Catalogue
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.told import Health
from undergrowth.server.wordbook import Wordbook, wordbook
from undergrowth.words import languages

router = APIRouter()


@router.get("/api/health", tags=["server"], responses=errors(503))
async def health(request: Request) -> Health:
    """Whether the server is well: its database can be written, and has room."""
    trouble = await rooms_of(request).health.trouble()
    if trouble:
        raise Refused(503, "unavailable", trouble, retry_after=SOON)
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
    headers = {"ETag": page.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if page.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    if takes_gzip(request):
        # The same document in other bytes: its tag is a weak one.
        headers |= {"ETag": f"W/{page.tag}", "Content-Encoding": "gzip"}
        return json_answer(page.pressed, headers=headers)
    return json_answer(page.body, headers=headers)


@router.get("/api/words/{code}", tags=["server"], responses=errors(404, 422))
async def words(code: Annotated[str, Path(max_length=20)]) -> Wordbook:
    """Every message of a language, for clients that make sentences of ids and arguments."""
    if code not in languages():
        raise Refused(
            404, "no_language", f"nobody speaks it here: there are {', '.join(languages())}"
        )
    return wordbook(code)


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """The OpenAPI document, readable; it loads nothing from elsewhere."""
    return HTMLResponse(api_page(request.app.openapi()))
