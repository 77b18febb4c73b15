"""The documentation is served under /docs/ where it is built, the page of the API beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Api, serving


@pytest.fixture
def manual(tmp_path: Path) -> Path:
    """A built site of two pages, and a file outside of it."""
    folder = tmp_path / "manual"
    for name in ("index.html", "guide/index.html"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"<!doctype html><title>{name}</title>")
    (folder / "look.css").write_text("body{}")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture
def built(tmp_path: Path, manual: Path) -> Iterator[Api]:
    with serving(tmp_path, manual=manual) as server:
        yield server.api


def test_pages_and_files_are_found_by_their_addresses(built: Api) -> None:
    assert "guide/index.html" in built.ask("GET", "/docs/guide/").text
    page = built.ask("GET", "/docs/")
    assert page.headers["content-type"].startswith("text/html")
    assert "script-src 'self' 'unsafe-inline'" in page.headers["content-security-policy"]
    assert built.ask("GET", "/docs/look.css").text == "body{}"
    tag = page.headers["etag"]
    assert built.ask("GET", "/docs/", headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize(("path", "leads"), [("/docs", "/docs/"), ("/docs/guide", "/docs/guide/")])
def test_a_page_without_its_slash_leads_to_it(built: Api, path: str, leads: str) -> None:
    """Links of the site are relative to the address of their page."""
    moved = built.ask("GET", path)
    assert (moved.status_code, moved.headers["location"]) == (307, leads)


@pytest.mark.parametrize(
    "path", ["/docs/none/", "/docs/..%2Fsecret.txt", "/docs/%2e%2e/secret.txt", "/docs//etc/passwd"]
)
def test_nothing_outside_the_folder_is_sent(built: Api, path: str) -> None:
    assert built.ask("GET", path).status_code == 404


def test_other_pages_keep_their_policy(built: Api) -> None:
    """Scripts within a page run in the documentation alone."""
    policy = built.ask("GET", "/api/docs").headers["content-security-policy"]
    assert "script-src 'self';" in policy


def test_without_the_site_the_page_of_the_api_is_there(tmp_path: Path) -> None:
    with serving(tmp_path, manual=tmp_path / "none") as server:
        assert server.api.ask("GET", "/docs").text == server.api.ask("GET", "/api/docs").text
        assert server.api.ask("GET", "/docs/").status_code == 404
