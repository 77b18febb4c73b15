"""Things that other systems lack or refuse, as far as they can be made up here: mostly Windows."""

from __future__ import annotations

import mimetypes
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.terminal import Run
from undergrowth.cli.files import write
from undergrowth.cli.results.running import processors
from undergrowth.server.config import Config
from undergrowth.server.documents.built import kind_of
from undergrowth.server.gate.capacity import most_connections
from undergrowth.server.work.processes import bound
from undergrowth.server.work.uploads import ended_for_time

HOME = Path(__file__).parents[3]
RESERVED = re.compile(r'[<>:"\\|?*\x00-\x1f]|[ .]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)', re.I)
"""Names that Windows does not take."""


def test_a_file_is_flushed_where_only_writers_may(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On Windows, `fsync` of a file that is open for reading alone is an error."""
    flushed: list[int] = []

    def fsync(file: int) -> None:
        os.write(file, b"")  # an error where it is open for reading alone
        flushed.append(file)

    monkeypatch.setattr("undergrowth.writing.os.fsync", fsync)
    write(tmp_path / "game.json", "{}\n")
    assert (tmp_path / "game.json").read_bytes() == b"{}\n"
    assert flushed


def test_without_signals_of_posix_a_reader_s_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ended_for_time(-signal.SIGKILL) and not ended_for_time(1)
    monkeypatch.delattr(signal, "SIGKILL")
    monkeypatch.delattr(signal, "SIGXCPU")
    assert not ended_for_time(1)


def test_without_limits_of_posix_a_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many connections as are set; a process is ended by its parent alone."""
    monkeypatch.setitem(sys.modules, "resource", None)
    assert most_connections(Config()) == Config().most_connections
    bound(64, seconds=1.0)


def test_without_affinity_the_processors_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert processors() == os.cpu_count()


def test_several_processes_are_refused_where_none_can_fork(
    ug: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "fork")
    ran = ug("serve", "--port", "0", "--processes", "2", "--database", "postgresql+psycopg://x/y")
    assert ran.code == 2
    assert "not Windows" in ran.err


@pytest.fixture
def strange_types() -> Iterator[None]:
    """A machine on which another program has changed what scripts and styles are."""
    kinds = {each: mimetypes.guess_type(f"x{each}")[0] for each in (".js", ".css")}
    for each in kinds:
        mimetypes.add_type("text/plain", each)
    yield
    for each, kind in kinds.items():
        mimetypes.add_type(kind or "", each)


@pytest.mark.usefixtures("strange_types")
def test_scripts_are_sent_as_scripts_whatever_the_machine_says() -> None:
    """Windows keeps types in its registry; browsers run no script that is plain text."""
    names = {"a.js": "text/javascript", "a.css": "text/css", "a.woff2": "font/woff2"}
    names |= {"m.webmanifest": "application/manifest+json", "a.svg": "image/svg+xml"}
    assert {name: kind_of(Path(name)) for name in names} == names


def test_what_an_encoding_lacks_ends_no_command(ug: Run) -> None:
    """Files and pipes on Windows have an encoding of few characters; others get a mark."""
    told = ug("about", "eyrie", "--lang", "de", encoding="ascii")
    assert told.code == 0, told.err
    assert "?" in told.out


def test_every_file_has_a_name_that_windows_takes() -> None:
    """In any case of letters, and short enough in a folder of one's own."""
    done = subprocess.run(["git", "ls-files"], cwd=HOME, capture_output=True, text=True)
    names = done.stdout.splitlines()
    if done.returncode != 0:
        pytest.skip("no checkout")
    assert not [name for name in names if any(map(RESERVED.search, name.split("/")))]
    assert len({name.lower() for name in names}) == len(names)
    assert max(map(len, names)) < 140
