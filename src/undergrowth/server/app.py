"""The application: routes, errors, pages, and objects that live as long as the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from fastapi import FastAPI
from fastapi.routing import APIRoute
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from undergrowth import content
from undergrowth._version import __version__
from undergrowth.server.accounts.accounts import Accounts
from undergrowth.server.config import Config
from undergrowth.server.database.storage import Store
from undergrowth.server.documents.built import Pages
from undergrowth.server.documents.manual import Manual
from undergrowth.server.documents.shelves import Shelves
from undergrowth.server.documents.standing import Standing
from undergrowth.server.errors import handle_errors, logger, refusal
from undergrowth.server.games.delayed import Watching
from undergrowth.server.games.listing import Listing
from undergrowth.server.games.rooms import Rooms
from undergrowth.server.gate.capacity import most_connections
from undergrowth.server.gate.guard import Guard
from undergrowth.server.gate.languages import Tongues
from undergrowth.server.gate.limits import SOON, Limits
from undergrowth.server.gate.sharing import Shared
from undergrowth.server.leagues.steward import Steward
from undergrowth.server.operating.gauges import gauges_of
from undergrowth.server.operating.metrics import Metrics
from undergrowth.server.operating.recording import Recording
from undergrowth.server.ratings.rater import Rater
from undergrowth.server.routes import (
    account,
    analysis,
    companion,
    games,
    leagues,
    learning,
    looking,
    mail,
    notices,
    people,
    play,
    records,
    rematch,
    seats,
    signing,
    static,
    tables,
    understood,
    watching,
)
from undergrowth.server.routes.answering import PATH, Answering
from undergrowth.server.work.threads import Ended

ABOUT = """Play the board game Root by HTTP. Unofficial fan project.

A game stands at a question until somebody answers it. A viewer is a seat's token in
`Authorization: Bearer`, or nobody: a spectator, who sees what is public. Errors are
`{"error": {"code", "message"}}`. docs/http.md goes through it by example."""


def create_app(config: Config | None = None) -> FastAPI:
    """Return the application over one database.  Raises `BadDatabase` and `BadConfig`."""
    config = config or Config()
    connections = most_connections(config)
    most = min(config.most_streams, connections * 3 // 4)  # the rest is for other requests
    config = replace(config, most_streams=max(1, most))
    limits = Limits(config)
    rooms = Rooms(config, Store(config.database_url), limits)

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        await rooms.join()
        rooms.begin()
        rooms.soon(rooms.threads.read("", app.state.catalogue.prepare, always=True))
        yield
        await rooms.end()

    app = FastAPI(
        title="undergrowth",
        version=__version__,
        description=ABOUT,
        lifespan=living,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_name,
        servers=[{"url": "/"}],
    )
    app.state.rooms = rooms
    app.state.limits = limits
    app.state.connections = connections
    app.state.accounts = Accounts(rooms)
    rooms.chores.append(app.state.accounts.tidy)
    app.state.rater = Rater(rooms)
    app.state.steward = Steward(rooms)
    app.state.metrics = Metrics(__version__)
    app.state.metrics.gauges += gauges_of(rooms)
    rooms.on_answer.append(app.state.metrics.add_answer)
    app.state.watching = Watching(rooms)
    app.state.listing = Listing(rooms)
    app.state.standing = Standing(rooms.threads)
    app.state.catalogue = Shelves(config.catalogues)
    for problem in content.problems():
        logger.warning("%s", problem)
    handle_errors(app)
    app.add_exception_handler(SQLAlchemyError, _database)
    app.add_exception_handler(Ended, _ended)
    app.router.routes.append(
        Route(PATH, Answering(rooms), methods=["POST"], include_in_schema=False)
    )
    for each in (
        *(static, games, learning, analysis, companion, looking, play),
        *(seats, people, tables, watching, rematch, records, mail, understood),
        *(signing, account, leagues, notices),
    ):
        app.include_router(each.router)
    app.state.manual = Manual(config.manual)
    app.router.default = Pages(config.pages, app.state.manual)
    if config.origins:
        app.add_middleware(Shared, origins=config.origins)
    app.add_middleware(Tongues)
    away = lambda host: rooms.orders.keeps_away(host)  # noqa: E731
    app.add_middleware(Guard, config=config, limits=limits, keeps_away=away)
    app.add_middleware(Recording, metrics=app.state.metrics)
    return app


def _name(route: APIRoute) -> str:
    return route.name


async def _ended(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that came while the server ends; its game is unchanged."""
    headers = {"Retry-After": str(SOON), "Connection": "close"}
    return refusal(503, "the server ends: nothing was changed, try again", headers)


async def _database(request: Request, error: Exception) -> JSONResponse:
    """Answer a request whose database access failed: nothing was acknowledged.

    The log names the kind of error only, since its text may hold secrets.
    """
    logger.error("%s %s: the database failed: %s", request.method, request.url.path,
                 type(error).__name__)  # fmt: skip
    return refusal(503, "the database does not answer: nothing was changed, try again")
