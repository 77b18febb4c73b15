"""The container file, as far as it goes without building: what it names is there and runs."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import build_backend

HOME = Path(__file__).parents[3]
COMMAND = [sys.executable, "-c", "from undergrowth.cli.main import run; run()"]


def instructions() -> list[tuple[str, str]]:
    """Each instruction with its words, lines that go on put together."""
    text = (HOME / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    whole = re.sub(r"\\\n\s*", "", "\n".join(lines))
    found = [line.partition(" ") for line in whole.splitlines() if line]
    return [(name, words) for name, _, words in found]


def of(name: str) -> list[str]:
    return [words for each, words in instructions() if each == name]


def test_what_is_copied_is_there_and_not_left_out() -> None:
    left_out = (HOME / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for words in of("COPY"):
        for source in words.split()[:-1]:
            assert (HOME / source).exists(), source
            assert source not in left_out


def test_all_that_a_build_reads_is_copied() -> None:
    """Files named by pyproject.toml and setup.py, and the pages' sources."""
    copied = {source for words in of("COPY") for source in words.split()[:-1]}
    assert {"pyproject.toml", "setup.py", "tools", "web", "src", "README.md"} <= copied
    assert {"LICENSE", "THIRD-PARTY.md", "licenses"} <= copied, "the wheel has the licences"


def test_the_core_is_compiled_unless_somebody_says_otherwise() -> None:
    assert f"{build_backend.COMPILE}=1" in of("ARG")


def test_it_runs_as_a_user_without_rights_in_its_own_folder() -> None:
    (user,) = of("USER")
    assert int(user) > 0
    (made,) = [words for words in of("RUN") if "useradd" in words]
    assert f"--uid {user}" in made and f"--owner {user}" in made
    assert of("VOLUME") == of("WORKDIR")[1:] == ["/data"]
    assert of("ENV") == ["UNDERGROWTH_DATABASE=sqlite:////data/games.sqlite"]
    names = [name for name, _ in instructions()]
    assert names.index("VOLUME") > names.index("USER"), "the volume belongs to the user"


@pytest.mark.long
def test_its_command_serves_is_healthy_and_ends(tmp_path: Path) -> None:
    """CMD, HEALTHCHECK, EXPOSE and STOPSIGNAL, on a free port and with a folder of the test's."""
    (words,), (exposed,) = of("CMD"), of("EXPOSE")
    command: list[str] = json.loads(words)
    assert json.loads(of("ENTRYPOINT")[0]) == ["undergrowth"]
    assert command[command.index("--port") + 1] == exposed
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    here = [port if word == exposed else word for word in command]
    (database,) = of("ENV")
    variable, _, url = database.partition("=")
    process = subprocess.Popen(
        [*COMMAND, *here],
        stdout=subprocess.PIPE,
        text=True,
        env={variable: url.replace("/data", str(tmp_path))},
    )
    try:
        assert process.stdout is not None
        assert "serves at" in process.stdout.readline()
        check = json.loads(of("HEALTHCHECK")[0].partition("CMD ")[2])
        assert (check[0], exposed in check[2]) == ("python", True)
        healthy = [sys.executable, check[1], check[2].replace(exposed, port)]
        assert subprocess.run(healthy, check=False).returncode == 0
        process.send_signal(getattr(signal, of("STOPSIGNAL")[0]))
        process.communicate(timeout=60)
        assert subprocess.run(healthy, check=False, stderr=subprocess.DEVNULL).returncode != 0
        assert (tmp_path / "games.sqlite").is_file()
    finally:
        process.kill()
        process.communicate()
