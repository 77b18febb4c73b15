"""`undergrowth play` and `undergrowth serve` start, say where they are, and end cleanly."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kit.terminal import Run

COMMAND = [sys.executable, "-c", "from undergrowth.cli.main import run; run()"]


@contextmanager
def started(*words: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A command that serves, and the address it says."""
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        assert "http://" in said, said
        yield process, "http://" + said.split("http://", 1)[1].split("/")[0]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.long
def test_play_opens_the_browser_and_ends_on_ctrl_c(data_folder: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "opened"
    os.mkfifo(pipe)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {pipe}\n')
    browser.chmod(0o755)
    with started("play", "--port", "0", BROWSER=f"{browser} %s") as (process, address):
        with pipe.open() as opened:
            assert opened.read() == f"{address}/\n"
        with urllib.request.urlopen(f"{address}/api/health") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert (process.returncode, err) == (0, "")
        assert "games are kept" in out
    assert list(data_folder.glob("*.sqlite"))


@pytest.mark.long
def test_play_takes_a_free_port_when_the_usual_one_is_taken(data_folder: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8765))
        except OSError:
            pass  # somebody else has it, which does as well
        else:
            taken.listen()
        with started("play", "--no-browser") as (_, address):
            assert not address.endswith(":8765")


def test_a_port_that_was_asked_for_must_be_free(ug: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for command in ("play", "serve"):
            ran = ug(command, "--port", port, "--database", f"sqlite:///{os.devnull}")
            assert ran.code == 2
            assert ran.err.startswith(f"Error: 127.0.0.1 port {port}: ")


@pytest.mark.long
def test_serve_ends_when_it_is_told_to(tmp_path: Path) -> None:
    flags = ("--port", "0", "--database", f"sqlite:///{tmp_path / 'g.sqlite'}")
    with started("serve", *flags) as (process, address):
        with urllib.request.urlopen(f"{address}/api/health") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=60)
        assert err == ""


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--database", "nonsense"], "no SQLAlchemy URL"),
        (["--database", "sqlite:////nowhere/at/all"], "unable to open"),
        (["--host", "no.such.host.invalid"], "is no address"),
        (["--reaction-delay", "3", "1"], "smaller one first"),
        (["--limit", "woods=1"], "'woods' is no limit"),
        (["--trusted-proxy", "woods"], "no address or network"),
        (["--puzzles", "nowhere"], "nowhere is no folder"),
        (["--metrics", "9100"], "expected an address and a port"),
        (["--metrics", "127.0.0.1:woods"], "expected an address and a port"),
        (["--processes", "2", "--database", "sqlite://"], "SQLite database serves one process"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(ug: Run, flags: list[str], words: str) -> None:
    ran = ug("serve", "--port", "0", *flags)
    assert ran.code == 2
    assert words in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("command", ["play", "serve"])
def test_without_the_server_s_packages_the_extra_is_named(
    ug: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def lacking(name: str) -> object:
        return None if name in ("fastapi", "uvicorn") else object()

    monkeypatch.setattr("undergrowth.cli.serve.find_spec", lacking)
    ran = ug(command, "--port", "0")
    assert ran.code == 2
    assert "needs fastapi, uvicorn: pip install 'undergrowth[server]'" in ran.err


def test_a_database_of_a_later_release_is_left_alone(ug: Run, tmp_path: Path) -> None:
    file = tmp_path / "g.sqlite"
    with sqlite3.connect(file) as link:
        link.execute("CREATE TABLE undergrowth_meta (key TEXT PRIMARY KEY, value TEXT)")
        link.execute("INSERT INTO undergrowth_meta VALUES ('schema', '999')")
    link.close()
    ran = ug("serve", "--port", "0", "--database", f"sqlite:///{file}")
    assert ran.code == 2
    assert "newer undergrowth" in ran.err
