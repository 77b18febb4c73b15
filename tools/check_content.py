"""Checks that an installed package of content works, and plays it.

Run it with the Python that has both packages: `python tools/check_content.py bramble`.  The name is
that of an entry point.  First its files are checked as by `undergrowth content check`; then its
factions and maps are played in the simulator, opened in the terminal and played over HTTP, as the
page does.
"""

import importlib.util
import json
import random
import re
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from undergrowth import content
from undergrowth.checking import check_folder
from undergrowth.data import keeper
from undergrowth.library import installed_factions, installed_maps

CLIENT = Path(__file__).resolve().parents[1] / "examples/random_client.py"
RUN = [sys.executable, "-c", "from undergrowth.cli.main import run; run()"]
GAMES = 20


def main(owner: str) -> None:
    if problems := content.problems():
        raise SystemExit("; ".join(map(str, problems)))
    if owner not in [each.name for each in content.packages()]:
        raise SystemExit(f"No package {owner} is installed here.")
    check_files(owner)
    mine = [name for name in installed_factions() if keeper(f"factions/{name}") == owner]
    ours = [name for name in installed_factions() if not keeper(f"factions/{name}")]
    places = [name for name in installed_maps() if keeper(f"maps/{name}") == owner]
    for place in [*places, installed_maps()[0]]:
        for faction in mine or ours[:1]:
            seats = [faction, *[name for name in ours if name != faction][:3]]
            simulate(seats, place)
            look(seats, place)
            play(seats, place)


def check_files(owner: str) -> None:
    """Check its data, looks and messages as installed, without its tests."""
    module = next(each.module for each in content.packages() if each.name == owner)
    folder = Path(str(import_module(module).__file__)).parent
    found = [each for checked in check_folder(folder, play=False) for each in checked.findings]
    if faults := [str(each) for each in found if each.file != "tests"]:
        raise SystemExit("\n".join(faults))
    print(f"checked {owner}: no faults")


def simulate(seats: list[str], place: str) -> None:
    """Play games between computer players."""
    flags = ["--seats", ",".join(seats), "--map", place, "--games", str(GAMES)]
    said = command("simulate", *flags)
    print(f"simulated {GAMES} games of {', '.join(seats)} on {place}: {said.splitlines()[0]}")


def look(seats: list[str], place: str) -> None:
    """Check the first question in the terminal."""
    said = command("terminal", "--seats", ",".join(seats), "--map", place, "--seed", "1")
    if "choose" not in said.lower():
        raise SystemExit(f"The terminal asks nothing: {said}")


def command(*words: str) -> str:
    """Return the output of a command, which must succeed."""
    done = subprocess.run([*RUN, *words], capture_output=True, text=True, input="q\n", check=False)
    if done.returncode != 0 or done.stderr:
        raise SystemExit(f"{' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout


def play(seats: list[str], place: str) -> None:
    """Play a whole game over HTTP in the first seat, and check its looks in the catalogue."""
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--port", "0", "--database", f"sqlite:///{folder}/games.sqlite"]
        flags += ["--reaction-delay", "0", "0"]  # nobody is there whom a time could tell anything
        server = subprocess.Popen([*RUN, "serve", *flags], stdout=subprocess.PIPE, text=True)
        try:
            found = re.search(r"http://[^/\s]+", server.stdout.readline() if server.stdout else "")
            if found is None:
                raise SystemExit("The server says no address.")
            over_http(found[0], seats, place)
        finally:
            server.terminate()
            server.wait()


def over_http(url: str, seats: list[str], place: str) -> None:
    """Answer at random until the game is over."""
    client, dice = random_client(), random.Random(1)
    known = json.load(client.request(f"{url}/api/catalogue"))
    looks = {faction["id"]: faction["look"] for faction in known["factions"]}
    if len({look["color"] for look in looks.values()}) != len(looks) or seats[0] not in looks:
        raise SystemExit("The catalogue does not tell its factions apart.")
    players = ["here", *["random"] * (len(seats) - 1)]
    chosen = [{"faction": f, "player": p} for f, p in zip(seats, players, strict=True)]
    wanted = {"setup": {"map": place, "seats": chosen}, "pace": "instant", "seed": 1}
    made = json.load(client.request(f"{url}/api/games", body=wanted))
    game, token = f"{url}/api/games/{made['id']}", made["seats"][0]["token"]
    answered = -1
    for state in client.states(f"{game}/stream", token):
        asked: dict[str, Any] | None = state["decision"]
        if state["over"]:
            print(f"played over HTTP: {state['view']['outcome']}")
            return
        if asked and asked["mine"] and state["revision"] > answered:
            answered = state["revision"]
            answer = {"revision": answered, "text": dice.choice(asked["options"])["text"]}
            client.request(f"{game}/answers", token, answer)


def random_client() -> ModuleType:
    """Return the module of the example client, which has functions for the HTTP API."""
    spec = importlib.util.spec_from_file_location("random_client", CLIENT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    main(sys.argv[1])
