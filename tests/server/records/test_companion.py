"""Automated opponents beside a real table by HTTP: told, played step by step, taken back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.kit import PATIENCE, Api, Json, serving
from undergrowth.companion import Companion

SEATS = ["marquise_de_cat", "electric_eyrie:nightmare", "vagabot"]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """Of one server for all, whose process has to read the program once."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server.api


class Page:
    """A page's memory: the chapter in progress, the earlier ones, and the moment."""

    def __init__(self, api: Api, seats: list[str], seed: int = 3) -> None:
        self.api = api
        setup = {"seats": [{"faction": each} for each in seats]}
        self.moment = api.post("/api/companion/begin", {"setup": setup, "seed": seed})
        self.chapter: Json = self.moment["chapter"]
        self.earlier: list[Json] = []

    def tell(self, *entries: list[Any]) -> Json:
        asked = {"chapter": self.chapter, "tell": list(entries)}
        moment: Json = self.api.post("/api/companion/tell", asked)
        self.chapter = {**self.chapter, "entries": self.chapter["entries"] + moment["entries"]}
        if moment["chapter"] is not None:
            self.earlier.append(self.chapter)
            self.chapter = moment["chapter"]
        self.moment = moment
        return moment

    def until_turn(self) -> None:
        """Let the program answer and step until a turn begins."""
        self.tell(["answer", "any"] if self.moment["question"] else ["step"])
        while not self.moment["begins"]:
            self.tell(["answer", "any"] if self.moment["question"] else ["step"])


@pytest.fixture(scope="module")
def laid(api: Api) -> Json:
    """A table that has been set up, before the first turn."""
    page = Page(api, SEATS)
    asked = page.moment["question"]
    assert (asked["kind"], asked["seat"]) == ("choice", "marquise_de_cat")
    assert asked["options"][0]["targets"]["place"] and asked["law"] == "6.3.2"
    page.until_turn()
    return page.chapter


@pytest.fixture
def page(api: Api, laid: Json) -> Page:
    found = Page.__new__(Page)
    found.api, found.chapter, found.earlier = api, laid, []
    found.tell()
    return found


def error(api: Api, chapter: Any, *tell: Any) -> Json:
    body = {"chapter": chapter, "tell": list(tell)}
    answer = api.ask("POST", "/api/companion/tell", json=body)
    assert answer.status_code == 422, answer.text
    told: Json = answer.json()["error"]
    return told


def seat(moment: Json, name: str) -> Json:
    found: Json = next(s for s in moment["state"]["view"]["seats"] if s["faction"] == name)
    return found


def test_a_new_chapter_begins_before_each_turn(page: Page) -> None:
    """So no request holds more than a turn, however long the evening is."""
    assert page.moment["question"]["kind"] == "turn" and page.chapter["entries"] == []
    page.tell(["end"])
    assert (page.moment["plays"], page.moment["begins"], page.moment["question"]) == (
        True, True, None,
    )  # fmt: skip
    assert page.chapter["entries"] == [] and len(page.earlier) == 1


def test_people_tell_what_has_changed(page: Page) -> None:
    told = page.tell(
        ["pieces", "marquise_de_cat", "5", "warrior", 1],
        ["score", "marquise_de_cat", 4],
        ["hand", "marquise_de_cat", 5],
    )
    own = seat(told, "marquise_de_cat")
    assert (own["score"], own["hand_count"], own["hand"]) == (4, 5, None)
    assert len(told["entries"]) == 3 and told["lines"] == []


def test_a_long_turn_is_cut_into_chapters(page: Page) -> None:
    for points in range(1, 17):
        page.tell(["score", "marquise_de_cat", points])
    assert page.chapter["entries"] == [] and len(page.earlier) == 1
    assert seat(page.moment, "marquise_de_cat")["score"] == 16


def test_an_opponents_turn_is_played_step_by_step(page: Page) -> None:
    """The order card is named; each step has sentences with sections; hands stay unknown."""
    page.tell(["end"])
    page.tell(["step"])
    while page.moment["question"] is None:
        page.tell(["step"])
    assert page.moment["question"]["kind"] == "card" and page.moment["question"]["seat"] == "deck"
    names = page.moment["question"]["names"]
    assert "root_tea_fox" in names and page.moment["question"]["options"] == []
    told = page.tell(["answer", "root_tea_fox"])
    assert [line["law"] for line in told["lines"]] and told["lines"][0]["seat"] == "electric_eyrie"
    assert any("Root Tea" in line["text"] for line in told["lines"])
    steps = 0
    while not page.moment["begins"]:
        told = page.tell(["answer", "any"] if page.moment["question"] else ["step"])
        assert all(each["hand"] is None for each in told["state"]["view"]["seats"])
        steps += 1
    assert steps > 2 and page.moment["state"]["view"]["turn"]["seat"] == "vagabot"


def test_what_is_taken_back_is_left_out(page: Page) -> None:
    """Undo is the client's: it sends fewer entries, and the moment is as it was."""
    page.tell(["end"])
    before = page.tell()
    chapter = page.chapter
    page.tell(["step"])
    assert page.chapter != chapter
    page.chapter = chapter
    again = page.tell()
    assert again == before


def test_the_document_is_a_file_of_the_library(page: Page) -> None:
    """`undergrowth companion` plays on what the page has saved."""
    page.tell(["score", "marquise_de_cat", 4], ["end"])
    document = {
        "format": "undergrowth companion", "version": 1,
        **page.chapter, "earlier": page.earlier,
    }  # fmt: skip
    companion = Companion.from_json(json.dumps(document))
    found = [(companion.plays, companion.game.score[0])]
    while companion.undo() and len(found) < 3:
        found.append((companion.plays, companion.game.score[0]))
    assert found == [(True, 4), (False, 4), (False, 0)]


def test_what_cannot_be_is_named_and_changes_nothing(page: Page, api: Api) -> None:
    right = ["score", "marquise_de_cat", 1]
    for wrong in (["pieces", "marquise_de_cat", "5", "warrior", 40], ["fly"], ["step"], ["end", 1]):
        told = error(api, page.chapter, right, wrong)
        assert (told["code"], told["at"]) == ("not_told", 1) and len(told["message"]) < 1_100


@pytest.mark.parametrize(
    "damage",
    [
        {"opening": {}},
        {"opening": {"position": {"seats": ["marquise", "eyrie"], "phase": "noon"}}},
        {"opening": {"position": "x"}},
        {"opening": {"setup": {"seats": 3}}},
        {"entries": [["fly"]]},
        {"entries": [["step"], [["step"]]]},
        {"entries": [["score", "marquise_de_cat"]]},
        {"opening": {"position": {"seats": ["marquise", "eyrie"], "turns": 10**15}}},
    ],
    ids=str,
)
def test_a_damaged_chapter_is_refused(api: Api, laid: Json, damage: Json) -> None:
    told = error(api, {**laid, **damage})
    assert told["code"] == "bad_companion" and len(told["message"]) < 1_100


def test_no_more_is_taken_than_a_chapter_holds(api: Api, laid: Json) -> None:
    entry = ["score", "marquise_de_cat", 1]
    assert error(api, {**laid, "entries": [entry] * 601})["code"] == "invalid"
    assert error(api, laid, *[entry] * 21)["code"] == "invalid"
    assert error(api, laid, [])["code"] == "invalid"
    assert error(api, {**laid, "seed": -1})["code"] == "invalid"
    deep: Any = 1
    for _ in range(60):
        deep = [deep]
    assert error(api, laid, ["set", [], deep])["code"] == "not_told"
    large = {**laid, "opening": {"position": {"map": "x" * 70_000}}}
    answer = api.ask("POST", "/api/companion/tell", json={"chapter": large, "tell": []})
    assert answer.status_code == 413


def test_a_setup_that_cannot_be_is_refused(api: Api) -> None:
    setup = {"seats": [{"faction": "vagabot"}]}
    answer = api.ask("POST", "/api/companion/begin", json={"setup": setup})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_setup")


@pytest.mark.long
def test_a_chapter_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_seconds=0.0) as server:
        setup = {"seats": [{"faction": each} for each in SEATS]}
        answer = server.api.ask("POST", "/api/companion/begin", json={"setup": setup})
        assert answer.status_code == 422 and "seconds" in answer.json()["error"]["message"]
        server.rooms.analysts._seconds = PATIENCE
        assert Page(server.api, SEATS).moment["question"]
