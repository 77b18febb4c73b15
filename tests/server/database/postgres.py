"""A PostgreSQL of our own for a module of tests, thrown away afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


def programs_here() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a database in a cluster of our own, reached by a socket in its folder.

    The folder is not pytest's: another run of pytest would close that to PostgreSQL's user.
    """
    pytest.importorskip("psycopg", reason="the extra undergrowth[postgres] is not installed")
    programs = programs_here()
    if programs is None:
        pytest.skip("no PostgreSQL here: there is no initdb under /usr/lib/postgresql/*/bin")
    with (
        TemporaryDirectory(prefix="undergrowth-pg-") as folder,
        _cluster(programs, Path(folder)) as url,
    ):
        yield url


@contextmanager
def _cluster(programs: Path, folder: Path) -> Iterator[str]:
    user = _servant(folder)
    data, sockets = folder / "data", folder / "s"
    sockets.mkdir()
    if user:
        shutil.chown(sockets, user)
    _run(user, programs / "initdb", "-D", data, "-U", "tester", "--auth=trust", "--no-sync")
    options = f"-c listen_addresses= -c unix_socket_directories={sockets} -c fsync=off"
    control = programs / "pg_ctl"
    _run(user, control, "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
    try:
        yield f"postgresql+psycopg://tester@/postgres?host={sockets}"
    finally:
        _run(user, control, "-D", data, "-m", "immediate", "stop")


def _servant(folder: Path) -> str | None:
    """PostgreSQL refuses to run as root: then somebody else must own its folder."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        if subprocess.run(["id", name], capture_output=True).returncode == 0:
            for each in (folder, *folder.parents):
                if each.is_relative_to("/tmp") and each != Path("/tmp"):
                    each.chmod(each.stat().st_mode | 0o011)
            shutil.chown(folder, name)
            return name
    pytest.skip("running as root, and there is nobody else to run PostgreSQL")


def _run(user: str | None, *command: object) -> None:
    words = [str(word) for word in command]
    if user:
        words = ["setpriv", f"--reuid={user}", "--clear-groups", *words]
    quiet = subprocess.DEVNULL
    ended = subprocess.run(words, cwd="/", stdin=quiet, stdout=quiet, stderr=subprocess.PIPE)
    assert ended.returncode == 0, ended.stderr.decode()
