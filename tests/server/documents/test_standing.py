"""Documents for everybody are made once, sent compressed, and not sent to those who have them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.kit import Api, run, serving
from undergrowth.server.documents.standing import Document, Standing
from undergrowth.server.work.threads import Here

SAME = (
    "/api/catalogue",
    "/api/catalogue/brief",
    "/api/catalogue/lore",
    "/api/words/en",
    "/openapi.json",
    "/api/docs",
    "/api/puzzles",
    "/api/lessons",
)


@pytest.mark.parametrize("path", SAME)
def test_who_has_a_document_is_not_sent_it_again(api: Api, path: str) -> None:
    first = api.ask("GET", path)
    assert first.status_code == 200 and first.headers["content-encoding"] == "gzip"
    plain = api.ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.content == first.content
    assert first.headers["etag"] == f"W/{plain.headers['etag']}"
    for tag in (first.headers["etag"], plain.headers["etag"], '"other", ' + plain.headers["etag"]):
        again = api.ask("GET", path, headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
    assert api.ask("GET", path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_a_document_is_made_once() -> None:
    """For any number of requests; one that could not be made is tried again."""
    made: list[str] = []

    def make(name: str) -> Document:
        made.append(name)
        if len(made) == 1:
            raise ValueError(name)
        return Document(name.encode())

    async def scene() -> None:
        kept = Standing(Here())
        with pytest.raises(ValueError):
            await kept.get("words", lambda: make("words"))
        first = await kept.get("words", lambda: make("words"))
        for _ in range(3):
            assert await kept.get("words", lambda: make("words")) is first
        pages = [kept.get("page", lambda: make("page")) for _ in range(3)]
        assert len(set(await asyncio.gather(*pages))) == 1

    run(scene())
    assert made == ["words", "words", "page"]


def test_pages_and_pictures_are_not_sent_again(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>woods</title>")
    (pages / "assets" / "app-1.js").write_text("export {}")
    (pages / "assets" / "leaf-1.png").write_bytes(b"\x89PNG")
    with serving(tmp_path) as server:
        for path in ("/", "/game/abc", "/assets/app-1.js", "/assets/leaf-1.png"):
            tag = server.api.ask("GET", path).headers["etag"]
            again = server.api.ask("GET", path, headers={"If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b""), path
            assert "content-security-policy" not in again.headers, "the page keeps its own"
        tag = server.api.ask("GET", "/").headers["etag"]
        (pages / "index.html").write_text("<!doctype html><title>other woods</title>")
        changed = server.api.ask("GET", "/", headers={"If-None-Match": tag})
        assert "other woods" in changed.text
