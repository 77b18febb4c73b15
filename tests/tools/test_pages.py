"""The browser pages are built where there is Node, and where there is none."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import build_backend
import pages

NODE = '#!/bin/sh\necho "$NODE_SAYS"\n'
NPM = '#!/bin/sh\necho "npm $*" >> "$NPM_LOG"\ncommand -v node >> "$NPM_LOG"\nexit "$NPM_CODE"\n'


@pytest.fixture(autouse=True)
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A small checkout, and no Node but those that a test puts there."""
    web, built = tmp_path / "web", tmp_path / "built"
    web.mkdir()
    built.mkdir()
    (web / "package.json").write_text("{}")
    (web / "package-lock.json").write_text("{}")
    for name, value in (("HERE", tmp_path), ("WEB", web), ("PAGES", built)):
        monkeypatch.setattr(pages, name, value)
    monkeypatch.setattr(pages, "STAMP", built / "built-from.txt")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "own" / "python"))
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.setenv("NODE_SAYS", "v20.1.0")
    monkeypatch.setenv("NPM_LOG", str(tmp_path / "npm.log"))
    monkeypatch.setenv("NPM_CODE", "0")
    monkeypatch.delenv(pages.SKIP, raising=False)
    return tmp_path


def node_in(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, text in (("node", NODE), ("npm", NPM)):
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    os.symlink("/bin/sh", folder / "sh")


def ran(checkout: Path) -> list[str]:
    return (checkout / "npm.log").read_text().splitlines()


def test_the_machine_s_node_builds_them_once(checkout: Path) -> None:
    node_in(checkout / "path")
    assert pages.requirements() == []
    assert pages.ensure()
    node = str(checkout / "path" / "node")
    assert ran(checkout)[1::2] == [node, node]
    assert ran(checkout)[2] == "npm run --silent build"
    assert not pages.ensure(), "they are up to date"
    (checkout / "web" / "new.ts").touch()
    assert pages.is_due()


def test_without_node_the_environment_gets_one(
    monkeypatch: pytest.MonkeyPatch, checkout: Path
) -> None:
    """`make play` opens the browser game on a machine that has Python alone."""
    monkeypatch.setattr(pages, "install_node", lambda: node_in(checkout / "own"))
    monkeypatch.setattr(sys, "prefix", "/an/environment")
    assert pages.ensure(installing=True)
    assert ran(checkout)[1] == str(checkout / "own" / "node")


def test_a_node_that_is_too_old_is_none(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    node_in(checkout / "path")
    monkeypatch.setenv("NODE_SAYS", "v18.4.0")
    assert pages.search_path() is None
    with pytest.raises(pages.CannotBuild, match=r"this node says v18\.4\.0"):
        pages.ensure()


def test_builds_ask_for_node_where_there_is_none(checkout: Path) -> None:
    """pip and `build` put it into the environment they make for the build."""
    assert build_backend.get_requires_for_build_sdist() == [pages.NODE_OF_PYPI]
    assert pages.NODE_OF_PYPI in build_backend.get_requires_for_build_wheel()


def test_a_source_archive_needs_no_node(checkout: Path) -> None:
    """It carries the pages, with the mark of what they were built from."""
    pages.STAMP.write_text(pages.fingerprint() + "\n")
    assert build_backend.get_requires_for_build_wheel() == []
    assert not pages.ensure()


def test_who_builds_without_environment_or_node_is_told(checkout: Path) -> None:
    with pytest.raises(pages.CannotBuild, match="there is none here"):
        pages.ensure()


def test_what_npm_says_is_shown(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    node_in(checkout / "path")
    monkeypatch.setenv("NPM_CODE", "3")
    with pytest.raises(pages.CannotBuild, match=r"npm ci .* failed"):
        pages.ensure()
    assert pages.is_due()
