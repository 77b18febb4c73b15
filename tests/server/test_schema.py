"""What the OpenAPI document says is what the server does, for requests nobody would think of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from server.kit import Game, Running, play, serving
from undergrowth.server import Config, create_app

CHECKS: list[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
LIMITS = settings(
    max_examples=25,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@schemathesis.serializer("application/x-ndjson")
def lines(context: Any, value: Any) -> bytes:
    """A replay file as it is sent: text."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


def document() -> dict[str, Any]:
    """The OpenAPI document of an application that is not run."""
    app = create_app(Config(database="sqlite://", pages=Path("nowhere")))
    found: dict[str, Any] = app.openapi()
    app.state.rooms.store.close()
    return found


# A stream does not end, so it is looked at by itself below.
SCHEMA = schemathesis.openapi.from_dict(document()).exclude(path_regex="/stream$")


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
@SCHEMA.parametrize()
@LIMITS
def test_any_request_is_answered_as_described(case: Any, running: Running) -> None:
    case.call_and_validate(base_url=running.url, checks=CHECKS)


@pytest.mark.long
@pytest.mark.parametrize("which", ["middle", "ended"])
@SCHEMA.include(path_regex="/api/games/{game}").parametrize()
@LIMITS
def test_requests_about_a_game_are_answered_as_described(
    case: Any, running: Running, middle: Game, ended: Game, which: str
) -> None:
    """With the id of a game that exists, and the token of a seat."""
    game = {"middle": middle, "ended": ended}[which]
    seat = game.asked() or game.seat(0)
    case.path_parameters = {**(case.path_parameters or {}), "game": game.id}
    case.headers = {**(case.headers or {}), "Authorization": f"Bearer {seat.token}"}
    if isinstance(case.body, dict) and "revision" in case.body and which == "middle":
        case.body = {**case.body, "revision": seat.state()["revision"]}
    case.call_and_validate(base_url=running.url, checks=[*CHECKS[:-1]])


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
