"""The server does what its OpenAPI document says, for requests nobody would think of."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from server.kit import Game, Running, play, serving
from undergrowth.server import Config, create_app

LIMITS = settings(
    max_examples=25,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
SHARES = 16
"""Tests that the operations of the API are divided among, so that none takes long."""
ABOUT_A_GAME = "/api/games/{game}"
REFUSED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]
"""The answers to wrong requests; by itself the library does not know 413 (too large) as one."""


@cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document of an application that is not run."""
    app = create_app(Config(database="sqlite://", pages=Path("nowhere")))
    found: dict[str, Any] = app.openapi()
    app.state.rooms.store.close()
    return found


@cache
def operations() -> list[Any]:
    """Return all operations of the API but streams, which do not end and are looked at below.

    The library is imported here, because that alone takes as long as collecting all tests.
    """
    import schemathesis
    from schemathesis.config import SchemathesisConfig
    from schemathesis.core.result import Ok

    @schemathesis.serializer("application/x-ndjson")
    def lines(context: Any, value: Any) -> bytes:
        """Return a replay file as it is sent: text."""
        return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")

    checks = {"negative_data_rejection": {"expected-statuses": REFUSED}}
    config = SchemathesisConfig.from_dict({"checks": checks})
    whole = schemathesis.openapi.from_dict(document(), config=config)
    schema = whole.exclude(path_regex="/stream$")
    found = [each.ok() if isinstance(each, Ok) else None for each in schema.get_all_operations()]
    assert all(found), "the document describes an operation in a way that cannot be read"
    return found


@cache
def promises() -> list[Any]:
    """Return what must be true of every answer; the last is about requests that are wrong."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    return [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_headers_conformance,
        checks.response_schema_conformance,
        checks.negative_data_rejection,
    ]


def ask_of(operation: Any, ask: Callable[[Any], None]) -> None:
    """Ask requests of an operation, those that follow its description and those that do not."""
    from schemathesis import GenerationMode

    cases = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]
    try:
        LIMITS(given(st.one_of(cases))(ask))()
    except Exception as error:
        error.add_note(f"asking {operation.label}")
        raise


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("schema"), games_per_hour=10**6) as server:
        yield server


@pytest.fixture(scope="module")
def middle(running: Running) -> Game:
    """A game in its middle, with a person on every seat."""
    game = running.api.create(["here", "here", "here"])
    play(game, random.Random(6), 30)
    return game


@pytest.fixture(scope="module")
def ended(running: Running) -> Game:
    """A game that is over."""
    game = running.api.create(["here", "greedy"], seed=3)
    play(game, random.Random(3))
    return game


@pytest.mark.long
@pytest.mark.parametrize("share", range(SHARES))
def test_any_request_is_answered_as_described(share: int, running: Running) -> None:
    """Requests made of nothing but the document, to a sixteenth of the operations."""

    def ask(case: Any) -> None:
        case.call_and_validate(base_url=running.url, checks=promises())

    for operation in operations()[share::SHARES]:
        ask_of(operation, ask)


@pytest.mark.long
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("which", ["middle", "ended"])
def test_requests_about_a_game_are_answered_as_described(
    share: int, running: Running, middle: Game, ended: Game, which: str
) -> None:
    """With the id of a game that exists, and the token of a seat."""
    game = {"middle": middle, "ended": ended}[which]
    seat = game.asked() or game.seat(0)

    def ask(case: Any) -> None:
        case.path_parameters = {**(case.path_parameters or {}), "game": game.id}
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {seat.token}"}
        if isinstance(case.body, dict) and "revision" in case.body and which == "middle":
            case.body = {**case.body, "revision": seat.state()["revision"]}
        case.call_and_validate(base_url=running.url, checks=promises()[:-1])

    about = [each for each in operations() if ABOUT_A_GAME in each.path]
    for operation in about[share::SHARES]:
        ask_of(operation, ask)


def test_the_document_names_every_route(running: Running) -> None:
    told = running.api.get("/openapi.json")["paths"]
    assert set(told) == set(document()["paths"])
    for path, verbs in told.items():
        for verb, route in verbs.items():
            assert route["description"], (verb, path)
            assert {"200", "201"} & set(route["responses"]), (verb, path)


def test_a_stream_is_of_the_kind_the_document_says(running: Running, middle: Game) -> None:
    told = running.api.get("/openapi.json")["paths"]["/api/games/{game}/stream"]["get"]
    kinds = told["responses"]["200"]["content"]
    with running.api.http.stream("GET", f"/api/games/{middle.id}/stream") as answer:
        assert answer.headers["content-type"].split(";")[0] in kinds
        assert next(answer.iter_lines()).startswith("id: ")
