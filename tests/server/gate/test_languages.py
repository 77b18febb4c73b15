"""A server answers each reader in their language; games are kept in none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.kit import NOW, Api, Game, Refusal, run
from undergrowth.engine.frames import NOBODY
from undergrowth.server.beginnings.making import new_game
from undergrowth.server.database.storage import Store
from undergrowth.server.games.live import GameSettings
from undergrowth.server.games.room import Room
from undergrowth.server.gate.languages import language_of
from undergrowth.server.views.stream import Viewer
from undergrowth.server.wire.asked import GameAsked
from undergrowth.server.work.threads import Threads
from undergrowth.words import speaking

SEATS = [{"faction": "marquise_de_cat", "player": "here"}, {"faction": "vagabond"}]
NEW = {"setup": {"seats": SEATS}, "pace": "instant", "seed": 5}


def german(api: Api, path: str, token: str | None = None) -> Any:
    return api.get(path, token, lang="de")


@pytest.mark.parametrize(
    ("query", "header", "code"),
    [
        ("", "", "en"),
        ("", "de", "de"),
        ("", "de-AT,de;q=0.9,en;q=0.5", "de"),
        ("", "fr, en;q=0.8, de;q=0.9", "de"),
        ("", "de;q=0, en", "en"),
        ("", "de;q=x", "en"),
        ("lang=de", "en", "de"),
        ("lang=tlh", "de", "en"),
    ],
)
def test_the_language_of_a_request(query: str, header: str, code: str) -> None:
    headers = [(b"accept-language", header.encode())] if header else []
    scope = {"type": "http", "query_string": query.encode(), "headers": headers}
    assert language_of(scope) == code


def test_questions_options_and_log_speak_the_readers_language(api: Api) -> None:
    """With the message beside each: its id and arguments are the same in every language."""
    game = Game(api, api.post("/api/games", NEW))
    seat = game.seat()
    one, other = seat.state(), german(api, seat.path, seat.token)
    assert one["decision"]["text"] == "Choose a corner for the keep"
    assert other["decision"]["text"] == "Wähle eine Ecke für den Bergfried"
    assert one["decision"]["message"] == other["decision"]["message"]
    assert one["decision"]["message"] == {"id": "ask-marquise-keep", "args": {}}
    option, same = one["decision"]["options"][0], other["decision"]["options"][0]
    assert option["text"] == same["text"] and option["message"] == same["message"]
    assert same["label"] == "Den Bergfried in Lichtung 1 platzieren"
    assert same["message"] == {"id": "do-keep-in", "args": {"place": "place:1"}}
    assert one["title"] == "Marquise de Cat, Vagabond: Autumn map"
    assert other["title"] == "Marquise de Katz, Vagabund: Karte Herbst"
    seat.answer("keep in 1", one)
    english = api.get(f"{seat.path}/log", seat.token)["entries"]
    told = german(api, f"{seat.path}/log", seat.token)["entries"]
    placed = next(each for each in told if each["verb"] == "placed")
    assert placed["text"] == "Die Marquise de Katz platziert einen Bergfried in Lichtung 1"
    assert placed["message"]["args"]["piece"] == "piece:keep"
    assert [each["message"] for each in told] == [each["message"] for each in english]


def test_the_catalogue_speaks_every_language(api: Api) -> None:
    known = german(api, "/api/catalogue")
    assert known["language"] == "de"
    assert known["languages"] == [
        {"id": "en", "title": "English"},
        {"id": "de", "title": "Deutsch"},
    ]
    cards = {each["id"]: each for each in known["cards"]}
    assert cards["ambush_fox"]["title"] == "Hinterhalt!"
    assert cards["cobbler"]["text"] == "Du darfst deinen Abend mit einer Bewegung beginnen."
    assert known["maps"][0]["name"] == "Herbst"
    assert api.get("/api/catalogue")["maps"][0]["name"] == "Autumn"


def test_message_files_are_served(api: Api) -> None:
    """A client's parts for making sentences itself; only of languages that there are."""
    book = api.get("/api/words/de")
    assert any("do-keep-in = Den Bergfried" in each["text"] for each in book["files"])
    assert api.get("/api/words/en")["printed"]["card-cobbler"] == "Cobbler"
    with pytest.raises(Refusal, match="no_language"):
        api.get("/api/words/tlh")


def test_pages_of_one_seat_are_each_told_in_their_own_language(tmp_path: Path) -> None:
    """Any of them may answer, in any language."""
    disk = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")

    async def told() -> list[str]:
        row = new_game(GameAsked.model_validate(NEW), NOW).keep(disk)
        room = Room(disk.load(row.id), disk, Threads(), GameSettings())
        pages = [Viewer(NOBODY, "en"), Viewer(NOBODY, "de")]
        room.viewers.update(pages)
        with speaking("de"):
            await room.answer(0, 0, None, "keep in 1")
        return [(await anext(page.messages())).decode() for page in pages]

    shown = run(told())
    disk.close()
    assert "Place a starting building" in shown[0]
    assert "Platziere ein Startgebäude" in shown[1]
    assert "Marquise de Cat places a keep in clearing 1" in shown[0]
