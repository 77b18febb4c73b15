"""The guide for client authors and the example client do what they say."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

from server.kit import Api

HOME = Path(__file__).parents[3]


def test_the_guide_holds(api: Api) -> None:
    page = str(HOME / "docs" / "http.md")
    given = {"SERVER": api.url}
    outcome = doctest.testfile(page, module_relative=False, globs=given)
    assert outcome.attempted > 20
    assert outcome.failed == 0


@pytest.mark.long
def test_the_example_client_plays_a_whole_game(api: Api) -> None:
    client = HOME / "examples" / "random_client.py"
    ran = subprocess.run(
        [sys.executable, str(client), api.url, "3"], capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    assert " won by " in ran.stdout
    assert len(client.read_text(encoding="utf-8").splitlines()) < 50
