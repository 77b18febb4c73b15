"""Requests that are wrong get the right status and a sentence; answers carry careful headers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from server.kit import Api, run, serving
from undergrowth.server import Config
from undergrowth.server.gate.guard import Guard
from undergrowth.server.gate.limits import Limits

GAME = {"setup": {"seats": [{"player": "random"}, {"player": "random"}]}}


def said(answer: Any, status: int, code: str) -> str:
    """The message of an error that is in the one form."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) == {"error"}
    assert answer.json()["error"]["code"] == code
    message = answer.json()["error"]["message"]
    assert message and "Traceback" not in answer.text
    return str(message)


def raw(api: Api, path: str, body: bytes, kind: str = "application/json") -> Any:
    return api.ask("POST", path, content=body, headers={"Content-Type": kind})


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 30_000,
        b'{"a":' * 10_000,
        b'{"seed": ' + b"9" * 5000 + b"}",
        b"nul",
    ],
)
def test_a_body_that_is_no_json_is_refused(api: Api, body: bytes) -> None:
    answer = raw(api, "/api/games", body)
    assert answer.status_code in (400, 422), answer.text
    said(answer, answer.status_code, "bad_request" if answer.status_code == 400 else "invalid")


@pytest.mark.parametrize(
    "body",
    [
        [],
        7,
        "words",
        {},
        {"setup": []},
        {"setup": {"seats": "two"}},
        {**GAME, "seed": "7"},
        {**GAME, "seed": 1.5},
        {**GAME, "seed": True},
        {**GAME, "seed": -1},
        {**GAME, "seed": 2**60},
        {**GAME, "title": "\x00"},
        {**GAME, "title": "\ud800"},
        {**GAME, "title": "x" * 500},
        {**GAME, "pace": "frantic"},
        {**GAME, "extra": 1},
        {"setup": {"seats": [{"name": "Ada\r\nBcc: x"}, {}]}},
        {"setup": {"seats": [{}, {}], "map": {"deep": [1]}}},
        {"setup": {"seats": [{}, {}], "reach": None}},
    ],
)
def test_wrong_types_are_refused(api: Api, body: object) -> None:
    answer = raw(api, "/api/games", json.dumps(body).encode())
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["message"]


def test_a_refusal_does_not_repeat_what_was_sent(api: Api) -> None:
    secret = "very-secret-token"
    answer = api.ask("POST", "/api/mine", json={"seats": [{"id": 7, "token": [secret]}]})
    said(answer, 422, "invalid")
    assert secret not in answer.text


def test_a_large_body_is_refused(api: Api) -> None:
    said(raw(api, "/api/games", b" " * 70_000), 413, "too_large")

    def pieces() -> Any:
        for _ in range(40):
            yield b" " * 4096

    headers = {"Content-Type": "application/json"}
    said(api.ask("POST", "/api/games", content=pieces(), headers=headers), 413, "too_large")
    said(raw(api, "/api/replays", b" " * (5 * 2**20)), 413, "too_large")


def test_another_kind_of_body_is_refused(api: Api) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        said(raw(api, "/api/games", b"{}", kind), 415, "unsupported_media_type")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api", 404, "not_found"),
        ("GET", "/api/nothing", 404, "not_found"),
        ("POST", "/api/nothing", 404, "not_found"),
        ("POST", "/api/health", 405, "method_not_allowed"),
        ("PUT", "/api/games", 405, "method_not_allowed"),
        ("GET", "/api/games/unknown", 404, "no_game"),
        ("GET", "/api/games/unknown/log", 404, "no_game"),
        ("GET", "/api/games/unknown/stream", 404, "no_game"),
        ("GET", "/api/games/%00", 404, "no_game"),
        ("GET", "/api/games/..%2f..%2fetc", 404, "not_found"),
        ("DELETE", "/api/games/unknown", 405, "method_not_allowed"),
        ("PATCH", "/api/games", 405, "method_not_allowed"),
        ("DELETE", "/new", 405, "method_not_allowed"),
        ("GET", "/assets/none.js", 404, "not_found"),
        ("GET", "/robots.txt", 404, "not_found"),
    ],
)
def test_what_is_not_there_is_said_in_json(
    api: Api, method: str, path: str, status: int, code: str
) -> None:
    said(api.ask(method, path), status, code)


SHOWN = ("/", "/api/health", "/api/catalogue", "/api/docs", "/assets/none.js", "/api/games/unknown")


@pytest.mark.parametrize("path", SHOWN)
def test_the_head_of_an_answer_may_be_asked_for(api: Api, path: str) -> None:
    """RFC 9110, 9.3.2: what GET says, without its body."""
    whole, head = api.ask("GET", path), api.ask("HEAD", path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "etag", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name), name


def test_the_head_of_a_stream_comes_to_its_end(api: Api) -> None:
    game = api.create(["here", "here"])
    head = api.ask("HEAD", f"{game.nobody.path}/stream")
    assert (head.status_code, head.content) == (200, b"")


JOINED = [
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0915\u094d\u200d\u0937",
    "\U0001f469\u200d\U0001f467",
    "\u2764\ufe0f\u200d\U0001f525",
]
UNSEEN = [
    "Ad\u200da",
    "Ada\u200d",
    "\u200cAda",
    "A\u034fda",
    "Ada\ufe0f",
    "\u3164",
    "\u2800",
    "Ada\u2060",
    "\u0645\u200c",
    "\u0645\u200c\u200c\u0645",
]


@pytest.mark.parametrize("name", JOINED)
def test_a_name_may_be_joined_as_its_script_does(api: Api, name: str) -> None:
    seat = api.create(["here", "here"]).seat()
    assert seat.settings(name=name)["name"] == name


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_has_nothing_that_cannot_be_seen(api: Api, name: str) -> None:
    """Else two of them would look the same."""
    seat = api.create(["here", "here"]).seat()
    said(api.ask("PUT", f"{seat.path}/settings", seat.token, json={"name": name}), 422, "invalid")


@pytest.mark.parametrize(
    "query", ["revision=x", "revision=-1", "revision=1e3", "revision=99999999999999999999"]
)
def test_a_wrong_revision_is_refused(api: Api, query: str) -> None:
    game = api.create(["here", "here"])
    said(api.ask("GET", f"/api/games/{game.id}?{query}"), 422, "invalid")


def test_missing_pages_say_how_to_build_them(api: Api) -> None:
    for path in ("/", "/new", "/game/abc", "/join"):
        answer = api.ask("GET", path)
        assert answer.status_code == 503
        assert "make pages" in answer.text
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_built_pages_are_served_and_every_page_address_is_the_page(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>woods</title>")
    (pages / "assets" / "app-1.js").write_text("export {}")
    (pages / "assets" / "faces-1.json").write_text("{}")
    (pages / "leaf.svg").write_text("<svg/>")
    (pages / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(tmp_path) as server:
        for path in ("/", "/new", "/game/abc", "/replay/abc", "/about"):
            answer = server.api.ask("GET", path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html><title>woods</title>")
        asset = server.api.ask("GET", "/assets/app-1.js")
        assert "immutable" in asset.headers["cache-control"]
        assert "javascript" in asset.headers["content-type"]
        assert (asset.headers["content-encoding"], asset.text) == ("gzip", "export {}")
        for path in ("/", "/assets/faces-1.json", "/leaf.svg", "/manifest.webmanifest"):
            answer = server.api.ask("GET", path)
            assert answer.headers["content-encoding"] == "gzip", path
            assert answer.headers["vary"] == "Accept-Encoding" and answer.text, path
            assert answer.headers["content-type"], path
        plain = server.api.ask("GET", "/assets/app-1.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.text == "export {}"
        for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in server.api.ask("GET", path).text


def test_every_answer_has_careful_headers(api: Api) -> None:
    for path in ("/api/health", "/api/nothing", "/api/docs", "/openapi.json", "/"):
        headers = api.ask("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "access-control-allow-origin" not in headers
    assert api.ask("GET", "/api/health").headers["cache-control"] == "no-store"


def test_other_pages_may_call_only_when_they_are_allowed(tmp_path: Path) -> None:
    theirs = "https://woods.example"
    ask = {
        "Origin": theirs,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
    }
    with serving(tmp_path, origins=[theirs]) as server:
        allowed = server.api.ask("OPTIONS", "/api/games", headers=ask)
        assert allowed.headers["access-control-allow-origin"] == theirs
        other = server.api.ask("GET", "/api/health", headers={"Origin": "https://x.example"})
        assert "access-control-allow-origin" not in other.headers
    with serving(tmp_path) as server:
        refused = server.api.ask("OPTIONS", "/api/games", headers=ask)
        assert "access-control-allow-origin" not in refused.headers


def test_allowed_pages_may_do_whatever_a_program_can(tmp_path: Path) -> None:
    """Every method that some route knows, withdrawing things (DELETE) among them."""
    theirs = "https://woods.example"
    with serving(tmp_path, origins=[theirs]) as server:
        paths = server.api.get("/openapi.json")["paths"].values()
        known = {method.upper() for path in paths for method in path}
        assert {"GET", "POST", "PUT", "DELETE"} <= known
        for method in sorted(known):
            ask = {"Origin": theirs, "Access-Control-Request-Method": method}
            answer = server.api.ask("OPTIONS", "/api/games", headers=ask)
            assert answer.status_code == 200, f"{method}: {answer.text}"


def test_allowed_pages_can_read_why_they_are_refused(tmp_path: Path) -> None:
    """Also what the guard says before the application is asked: rates, bodies, kinds, names."""
    mine = {"Origin": "https://woods.example"}
    with serving(tmp_path, origins=[mine["Origin"]], requests_per_minute=60) as server:
        form = {**mine, "Content-Type": "text/plain"}
        refused = [
            server.api.ask("POST", "/api/games", headers=form, content=b"{}"),
            server.api.ask("POST", "/api/games", headers=mine, json={"title": "a" * 70_000}),
            *(server.api.ask("GET", "/api/health", headers=mine) for _ in range(80)),
        ]
        assert {each.status_code for each in refused} == {200, 413, 415, 429}
        for each in refused:
            assert each.headers["access-control-allow-origin"] == mine["Origin"]
            assert "retry-after" in each.headers["access-control-expose-headers"].lower()
        other = server.api.ask("GET", "/api/health", headers={"Origin": "https://x.example"})
        assert other.status_code == 429 and "access-control-allow-origin" not in other.headers


def test_allowed_pages_can_read_that_the_server_failed() -> None:
    """Once, with all the headers of other answers; what has begun is not answered twice."""
    config, sent = Config(origins=["https://woods.example"]), list[Message]()
    begins = {"type": "http.response.start", "status": 200, "headers": []}
    head = {"type": "http", "method": "GET", "path": "/api/health", "client": None}
    scope: Scope = {**head, "headers": [(b"origin", b"https://woods.example")]}

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def fails(scope: Scope, receive: Receive, send: Send) -> None:
        raise LookupError

    async def fails_later(scope: Scope, receive: Receive, send: Send) -> None:
        await send(begins)
        raise LookupError

    run(Guard(fails, config, Limits(config))(scope, receive, send))
    assert [each["type"] for each in sent] == ["http.response.start", "http.response.body"]
    headers = Headers(raw=sent[0]["headers"])
    assert sent[0]["status"] == 500 and headers["referrer-policy"] == "no-referrer"
    assert headers["access-control-allow-origin"] == "https://woods.example"
    with pytest.raises(LookupError):
        run(Guard(fails_later, config, Limits(config))(scope, receive, send))
    assert len(sent) == 3


def test_a_local_server_answers_only_to_its_own_names(tmp_path: Path) -> None:
    with serving(tmp_path, hosts=["127.0.0.1", "localhost"]) as server:
        assert server.api.ask("GET", "/api/health").status_code == 200
        other = server.api.ask("GET", "/api/health", headers={"Host": "evil.example:80"})
        said(other, 400, "bad_request")


def test_one_address_begins_only_so_many_games(tmp_path: Path) -> None:
    with serving(tmp_path, games_per_hour=2) as server:
        for _ in range(2):
            server.api.post("/api/games", GAME)
        said(server.api.ask("POST", "/api/games", json=GAME), 429, "too_many")


def test_only_so_many_pages_are_open(tmp_path: Path) -> None:
    with serving(tmp_path, most_streams=1) as server:
        game = server.api.create(["here", "here"])
        with game.nobody.follow() as stream:
            stream.state()
            full = server.api.ask("GET", f"{game.nobody.path}/stream")
            said(full, 503, "unavailable")
            assert int(full.headers["retry-after"]) > 0


def test_the_document_names_every_route_and_its_errors(api: Api) -> None:
    document = api.get("/openapi.json")
    paths = document["paths"]
    assert {"/api/games", "/api/games/{game}", "/api/games/{game}/answers"} <= set(paths)
    for path, verbs in paths.items():
        for verb, route in verbs.items():
            assert route["description"] and route["tags"], path
            if verb in ("post", "put"):
                assert {"413", "415", "422"} <= set(route["responses"]), path
            if "{game}" in path:
                assert "404" in route["responses"], path
            for status, answer in route["responses"].items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Error"}, (path, status)
    assert document["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    setup = document["components"]["schemas"]["SetupAsked"]
    assert "autumn" in setup["properties"]["map"]["enum"]


def test_the_api_page_needs_nothing_from_elsewhere(api: Api) -> None:
    page = api.ask("GET", "/api/docs").text
    assert "/api/games/{game}/answers" in page
    assert "<script" not in page and "http://" not in page and "https://" not in page


def test_a_failure_nobody_foresaw_tells_only_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        room = server.rooms.known(game.id)
        assert room is not None

        def broken(*words: object) -> None:
            raise RuntimeError("the badger ate it")

        room.told = broken  # type: ignore[method-assign,assignment]
        said(server.api.ask("GET", f"/api/games/{game.id}/log"), 500, "internal")
    assert "badger" in caplog.text
