"""An answer by the short way is what it is by the address that describes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.kit import Api, serving

SHORT, LONG = "application/json", "application/json; charset=utf-8"
"""Types of a body: they decide which way a request goes."""
GAME = {"setup": {"seats": [{"player": "here"}, {"player": "here"}]}, "seed": 3}


def told(api: Api, kind: str, game: str, token: str, body: bytes) -> tuple[int, Any, list[str]]:
    headers = {"Content-Type": kind, "Authorization": token}
    answer = api.ask("POST", f"/api/games/{game}/answers", content=body, headers=headers)
    return answer.status_code, answer.json(), sorted(set(answer.headers) - {"date"})


WRONG = [
    ("", 200, b'{"revision": 0, "text": "%s"}'),
    ("", 200, b'{"revision": 0, "edition": null, "text": "%s"}'),
    ("", 422, b'{"revision": "0", "edition": 0, "text": "%s"}'),
    ("bearer", 200, b'{"revision": 0, "text": "%s"}'),
    ("no token", 401, b'{"revision": 0, "text": "%s"}'),
    ("basic", 401, b'{"revision": 0, "text": "%s"}'),
    ("other seat", 403, b'{"revision": 0, "text": "%s"}'),
    ("wrong token", 401, b'{"revision": 0, "text": "%s"}'),
    ("wrong token", 400, b"{"),
    ("no game", 404, b'{"revision": 0, "text": "%s"}'),
    ("long", 422, b'{"revision": 0, "text": "%s"}'),
    ("", 409, b'{"revision": 7, "text": "%s"}'),
    ("", 409, b'{"revision": 0, "edition": 3, "text": "%s"}'),
    ("", 422, b'{"revision": 0, "text": "pass"}'),
    ("", 422, b'{"revision": 0, "text": "no verb"}'),
    ("", 422, b'{"revision": 0}'),
    ("", 422, b'{"revision": -1, "text": "%s"}'),
    ("", 422, b'{"revision": 0, "text": "%s", "more": 1}'),
    ("", 422, b"[]"),
    ("", 400, b"{"),
    ("", 400, b"\xff"),
    ("", 400, b"[" * 4000),
    ("", 422, b""),
]


@pytest.mark.parametrize(("who", "status", "body"), WRONG, ids=map(str, range(len(WRONG))))
def test_both_ways_say_the_same(who: str, status: int, body: bytes, short: Api, long: Api) -> None:
    said = []
    for api, kind in ((short, SHORT), (long, LONG)):
        made = api.post("/api/games", GAME)
        tokens = [each["token"] for each in made["seats"]]
        state = api.get(f"/api/games/{made['id']}", tokens[0])
        asked = state["decision"]["index"]
        mine = api.get(f"/api/games/{made['id']}", tokens[asked])["decision"]["options"]
        token = {
            "": f"Bearer {tokens[asked]}",
            "bearer": f"bearer {tokens[asked]}",
            "no token": "",
            "basic": f"Basic {tokens[asked]}",
            "other seat": f"Bearer {tokens[1 - asked]}",
            "wrong token": "Bearer x",
        }.get(who, f"Bearer {tokens[asked]}")
        game = {"no game": "nobody", "long": "x" * 40}.get(who, made["id"])
        code, document, headers = told(
            api, kind, game, token, body.replace(b"%s", mine[0]["text"].encode())
        )
        for each in ("id", "created", "updated"):
            document.get("state", {}).pop(each, None)
        said.append((code, document, headers))
    assert said[0] == said[1]
    assert said[0][0] == status


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("short")) as server:
        yield server.api


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("long")) as server:
        yield server.api


def test_the_address_is_described_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        described = server.api.get("/openapi.json")["paths"]["/api/games/{game}/answers"]
        assert set(described) == {"post"}
        assert server.api.ask("GET", "/api/games/x/answers").status_code == 405
        head = server.api.ask("PUT", "/api/games/x/answers", json={})
        assert head.status_code == 405 and head.headers["allow"] == "POST"
