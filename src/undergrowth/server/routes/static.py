"""Routes that need no game: health, the catalogue, messages, and the API's documentation."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic_core import to_json
from starlette.responses import RedirectResponse

from undergrowth._version import __version__
from undergrowth.server.documents.apipage import api_page
from undergrowth.server.documents.manual import HOME, Manual
from undergrowth.server.documents.privacy import privacy
from undergrowth.server.documents.shelves import Shelves
from undergrowth.server.documents.standing import HTML, Document
from undergrowth.server.documents.wordbook import Wordbook, wordbook
from undergrowth.server.errors import Refused
from undergrowth.server.gate.limits import SOON
from undergrowth.server.routes.common import UNCHANGED, rooms_of, standing
from undergrowth.server.wire.catalogue import Catalogue, CatalogueBrief, CatalogueLore
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import Announcement, Health
from undergrowth.server.wire.privacy import PrivacyState
from undergrowth.words import languages

router = APIRouter()


@router.get("/api/health", tags=["server"], responses=errors(503))
async def health(request: Request) -> Health:
    """Return whether the server is well: its database can be written, and has space."""
    trouble = await rooms_of(request).health.trouble()
    if trouble:
        raise Refused(503, "unavailable", trouble, retry_after=SOON)
    return Health(status="ok", version=__version__)


@router.get("/api/announcement", tags=["server"], responses=errors(429))
async def announcement(request: Request) -> Announcement:
    """Return the operator's line for everybody; games tell it in their streams."""
    return Announcement(text=rooms_of(request).orders.announcement)


@router.get(
    "/api/catalogue",
    tags=["server"],
    response_model=Catalogue,
    responses={304: UNCHANGED},
)
async def catalogue(request: Request) -> Response:
    """Return all static content: maps, decks, cards, factions, computer players, setup options."""
    shelves = request.app.state.catalogue
    assert isinstance(shelves, Shelves)
    return await standing(request, "catalogue", shelves.page)


@router.get(
    "/api/catalogue/brief",
    tags=["server"],
    response_model=CatalogueBrief,
    responses={304: UNCHANGED},
)
async def catalogue_brief(request: Request) -> Response:
    """Return the catalogue without its texts, which are three quarters of it."""
    shelves = request.app.state.catalogue
    assert isinstance(shelves, Shelves)
    return await standing(request, "catalogue brief", shelves.brief)


@router.get(
    "/api/catalogue/lore",
    tags=["server"],
    response_model=CatalogueLore,
    responses={304: UNCHANGED},
)
async def catalogue_lore(request: Request) -> Response:
    """Return the texts of the catalogue: what things are and do, and the sections of the Law."""
    shelves = request.app.state.catalogue
    assert isinstance(shelves, Shelves)
    return await standing(request, "catalogue lore", shelves.lore)


@router.get(
    "/api/privacy", tags=["server"], response_model=PrivacyState, responses={304: UNCHANGED}
)
async def privacy_page(request: Request) -> Response:
    """Return what this server stores about people, for how long, and who sees it."""
    config = rooms_of(request).config
    return await standing(
        request, "privacy", lambda: Document(privacy(config).model_dump_json().encode())
    )


@router.get(
    "/api/words/{code}",
    tags=["server"],
    response_model=Wordbook,
    responses={304: UNCHANGED, **errors(404, 422)},
)
async def words(request: Request, code: Annotated[str, Path(max_length=20)]) -> Response:
    """Return all messages of a language, for clients that make sentences from ids and arguments."""
    if code not in languages():
        raise Refused(
            404, "no_language", f"nobody speaks it here: there are {', '.join(languages())}"
        )
    return await standing(request, f"words {code}", lambda: _book(code))


def _book(code: str) -> Document:
    return Document(wordbook(code).model_dump_json().encode())


@router.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """Return the OpenAPI document."""
    document = request.app.openapi
    return await standing(request, "openapi", lambda: Document(to_json(document())))


@router.get("/api/docs", include_in_schema=False)
async def api_docs(request: Request) -> Response:
    """Return the OpenAPI document as a readable page without external resources."""
    document = request.app.openapi
    return await standing(request, "docs", lambda: Document(api_page(document()).encode(), HTML))


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """Redirect to the documentation if it is built; else return the page of the API."""
    manual = request.app.state.manual
    assert isinstance(manual, Manual)
    return RedirectResponse(HOME) if manual.is_built() else await api_docs(request)
