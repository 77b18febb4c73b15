"""Another browser plays a game too: Debian's Firefox, driven over WebDriver BiDi by puppeteer."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path

from server.kit import Api, Json, Seat
from web.conftest import lacks
from web.kit import SHOTS
from web.table.test_factions import MOST, go_on

PLAYER = Path(__file__).parents[2] / "web/proof/firefox.mjs"
FOLDER = PLAYER.parents[1]
PATIENCE = 400
BEGUN = 16
"""Number of answers from the first question on."""


def program() -> str:
    """Firefox; without it the test is left out, and says so."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if found is None:
        lacks("there is no Firefox on the PATH (Debian: apt install firefox-esr)")
    if not (FOLDER / "node_modules/puppeteer-core").is_dir():
        lacks("puppeteer-core is not installed: npm ci in web/")
    assert found is not None
    return found


def played(api: Api, seat: Seat, name: str, most: int) -> Json:
    """Return what Firefox saw after at most so many clicks and keys."""
    SHOTS.mkdir(exist_ok=True)
    address = f"{api.url}/game/{seat.game}#seat={seat.token}"
    done = subprocess.run(
        ["node", str(PLAYER), program(), address, str(SHOTS / f"{name}.png"), str(most)],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: Json = json.loads(done.stdout)
    assert told["problem"] == "" and told["errors"] == []
    assert "firefox" in told["version"].lower()
    return told


def test_firefox_begins(api: Api) -> None:
    """From the first question on."""
    seat = api.create(["here", "greedy"]).seat(0)
    begun = played(api, seat, "firefox-begun", BEGUN)
    assert begun["acts"] == BEGUN and seat.state()["revision"] > 5


def test_firefox_ends(api: Api) -> None:
    """To the end of the game."""
    seat = api.create(["here", "greedy"]).seat(0)
    go_on(seat, random.Random(2), near=6)
    ended = played(api, seat, "firefox-ended", MOST)
    assert ended["acts"] > 0 and "win" in ended["over"]
