"""The analysis board by HTTP: positions read, played on and taken from games."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.kit import PATIENCE, Api, Json, Refusal, play, serving
from undergrowth import position
from undergrowth.puzzles import puzzle, puzzles
from undergrowth.puzzles.writing import to_toml


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """Of one server for all, whose process has to read the program once."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server.api


SEATS = ["marquise_de_cat", "eyrie_dynasties", "vagabond"]


def begun(api: Api, seats: list[str], **more: Any) -> Json:
    setup = {"seats": [{"faction": each} for each in seats]}
    told = api.post("/api/analysis/begin", {"setup": setup, "seed": 3, **more})
    found: Json = told["position"]
    return found


def look(api: Api, laid: Json, answers: list[str], **more: Any) -> Json:
    found: Json = api.post(
        "/api/analysis/look", {"position": laid, "answers": answers, "seed": 1, **more}
    )
    return found


def refusal(api: Api, what: str, body: Json) -> Refusal:
    with pytest.raises(Refusal) as refused:
        api.post(f"/api/analysis/{what}", body)
    return refused.value


def error(api: Api, what: str, body: Json) -> Json:
    answer = api.ask("POST", f"/api/analysis/{what}", json=body)
    assert answer.status_code == 422, answer.text
    told: Json = answer.json()["error"]
    return told


@pytest.mark.long
def test_a_line_is_played_by_all_seats(api: Api) -> None:
    """Each moment has a question, every hand is open, and its position asks the same again."""
    laid = begun(api, SEATS)
    answers: list[str] = []
    dice = random.Random(4)
    asked: set[str] = set()
    for _ in range(40):
        moment = look(api, laid, answers)
        state = moment["state"]
        answers = [step["text"] for step in moment["path"]]
        asked.add(state["decision"]["seat"])
        assert all(seat["hand"] is not None for seat in state["view"]["seats"])
        assert state["decision"]["mine"] and state["revision"] == len(answers)
        answers.append(dice.choice(state["decision"]["options"])["text"])
    again = look(api, moment["position"], [])
    assert again["state"]["decision"]["options"] == moment["state"]["decision"]["options"]
    assert asked == set(SEATS)


def test_an_opinion_is_of_the_seat_that_is_asked_and_peeks_into_no_hand(api: Api) -> None:
    """Chances of all seats, the best options with what follows, the same whatever others hold."""
    laid = begun(api, SEATS)
    moment = look(api, laid, [])
    while len(moment["state"]["decision"]["options"]) < 2:
        option = moment["state"]["decision"]["options"][0]["text"]
        moment = look(api, laid, [*(step["text"] for step in moment["path"]), option])
    laid, asked = moment["position"], moment["state"]["decision"]["seat"]
    told = api.post("/api/analysis/opinion", {"position": laid, "tries": 6})
    offered = {option["text"] for option in moment["state"]["decision"]["options"]}
    assert told["seat"] == asked and told["tries"] == 6
    assert [each["seat"] for each in told["chances"]] == SEATS
    assert sum(each["chance"] for each in told["chances"]) == pytest.approx(1.0)
    assert told["lines"] and {line["text"] for line in told["lines"]} <= offered
    others = [each for each in SEATS if each != asked]
    assert api.post("/api/analysis/opinion", {"position": laid, "tries": 6}) == told
    first, second = (laid[each]["hand"] for each in others)
    assert len(first) == len(second) and sorted(first) != sorted(second)
    swapped = {
        **laid,
        others[0]: {**laid[others[0]], "hand": second},
        others[1]: {**laid[others[1]], "hand": first},
    }
    assert api.post("/api/analysis/opinion", {"position": swapped, "tries": 6}) == told


def test_there_is_no_opinion_where_chance_is_asked(api: Api) -> None:
    laid: Json = {
        "seats": SEATS[:2],
        "turn": "marquise_de_cat",
        "phase": "daylight",
        "clearings": {
            "5": {"marquise_de_cat": ["3 warrior", "1 sawmill"], "eyrie_dynasties": ["2 warrior"]}
        },
    }
    line = ["battle"]
    moment = look(api, laid, line, rolls=False)
    while moment["state"]["decision"]["seat"] != "chance":
        line = [*line, moment["state"]["decision"]["options"][0]["text"]]
        moment = look(api, laid, line, rolls=False)
    told = error(api, "opinion", {"position": laid, "answers": line})
    assert told["code"] == "no_opinion"


def test_dice_are_rolled_or_chosen(api: Api) -> None:
    laid: Json = {
        "seats": SEATS[:2],
        "turn": "marquise_de_cat",
        "phase": "daylight",
        "clearings": {
            "5": {"marquise_de_cat": ["3 warrior", "1 sawmill"], "eyrie_dynasties": ["2 warrior"]}
        },
    }
    line = ["battle"]
    moment = look(api, laid, line, rolls=False)
    while moment["state"]["decision"]["seat"] != "chance":
        line = [*line, moment["state"]["decision"]["options"][0]["text"]]
        moment = look(api, laid, line, rolls=False)
    texts = [option["text"] for option in moment["state"]["decision"]["options"]]
    assert len(texts) == 16 and "roll 3 0" in texts
    ahead = api.post("/api/analysis/ahead", {"position": laid, "answers": line})
    assert (ahead["outcomes"], ahead["lines"], ahead["verbs"]) == ({}, {}, [])  # chance is asked
    chosen = look(api, laid, [*line, "roll 3 0"], rolls=False)
    assert chosen["path"][-1] == {"seat": "chance", "text": "roll 3 0", "label": "Roll 3 and 0"}
    rolled = look(api, laid, line)
    assert rolled["path"][len(line)]["text"] in texts


def test_an_impossible_table_is_shown_with_its_reason(api: Api) -> None:
    moment = look(api, begun(api, SEATS, laid=False), [])
    assert "his pawn" in moment["problem"]
    assert moment["state"]["decision"] is None and moment["state"]["view"]["places"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('seats = ["marquise", "eyrie"]\nphase = "noon"', 2),
        ('seats = ["marquise", "eyrie"]\n\n[clearings.5]\nmarquise = "40 warriors"', 4),
        ('seats = ["marquise", "eyrie"]\n[marquise]\nhand = ["none_such"]', 3),
        ('seats = ["marquise", "eyrie"]\n[clearings]\n1 = {}\n99 = {eyrie = "roost"}', 4),
        ('{"seats": ["marquise", "eyrie"],\n "clearings": {\n "5": {"eyrie": "9 cats"}}}', 3),
        ('seats = [\n"marquise"\nturn = 3', 3),
        ('{"seats":\n ["marquise" "eyrie"]}', 2),
    ],
)
def test_what_is_wrong_in_a_text_is_told_at_its_line(api: Api, text: str, line: int) -> None:
    told = error(api, "read", {"text": text})
    assert (told["code"], told["line"]) == ("bad_position", line)


def test_what_was_written_is_read(api: Api) -> None:
    laid = begun(api, SEATS)
    text = api.post("/api/analysis/write", {"position": laid})["text"]
    assert api.post("/api/analysis/read", {"text": text})["position"] == laid


def test_puzzles_and_saves_are_positions(api: Api) -> None:
    id = puzzles()[0]
    asked = puzzle(id).game(log=False)
    text = to_toml({"goal": "win", "position": puzzle(id).position})
    for laid in (
        api.post("/api/analysis/read", {"text": text})["position"],
        api.post("/api/analysis/read", {"text": asked.to_json()})["position"],
        api.get(f"/api/puzzles/{id}/position")["position"],
    ):
        moment = look(api, laid, [])
        assert asked.decision is not None
        shown = [option["text"] for option in moment["state"]["decision"]["options"]]
        assert shown == asked.decision.texts()


def test_an_answer_that_is_not_offered_is_named(api: Api) -> None:
    laid = begun(api, SEATS)
    first = look(api, laid, [])["state"]["decision"]["options"][0]["text"]
    told = error(api, "look", {"position": laid, "answers": [first, "from 99"]})
    assert (told["code"], told["at"]) == ("illegal", 1)


def test_reasons_and_what_options_bring_are_told(api: Api) -> None:
    laid = begun(api, SEATS)
    ahead = api.post("/api/analysis/ahead", {"position": laid})
    assert ahead["outcomes"]
    why = api.post("/api/analysis/why", {"position": laid, "text": "craft royal_claim"})
    assert why["reasons"][0]["reason"]


def test_words_are_those_of_the_request(api: Api) -> None:
    laid = begun(api, SEATS)
    body = {"position": laid, "answers": []}
    german = api.ask("POST", "/api/analysis/look", json=body, headers={"Accept-Language": "de"})
    english = look(api, laid, [])["state"]["decision"]["text"]
    assert german.json()["state"]["decision"]["text"] != english


# ---- what may be taken from a game


def test_a_running_game_gives_only_what_its_viewer_may_know(api: Api) -> None:
    game = api.create(["here", "here"], seed=5)
    play(game, random.Random(1), 30)
    seat = game.asked()
    assert seat is not None
    state = seat.state()
    told = api.get(f"{seat.path}/position", seat.token)["position"]
    mine = state["viewer"]
    other = next(each for each in state["view"]["setup"]["seats"] if each != mine)
    hands = {each["faction"]: each for each in state["view"]["seats"]}
    assert sorted(told[mine]["hand"]) == sorted(hands[mine]["hand"])
    assert len(told[other]["hand"]) == hands[other]["hand_count"]
    again = api.get(f"{seat.path}/position", seat.token)["position"]
    assert again["deck_top"] != told["deck_top"]  # dealt anew, so it tells nothing
    for token in (
        None,
        next(s.token for s in (game.seat(0), game.seat(1)) if s.token != seat.token),
    ):
        with pytest.raises(Refusal) as refused:
            api.get(f"{seat.path}/position", token)
        assert refused.value.code in ("running", "not_asked")


@pytest.mark.long
def test_a_game_that_is_over_gives_every_moment_exactly(api: Api) -> None:
    game = api.create(["random", "random"], seed=4)
    game.nobody.wait(lambda s: s["over"])
    path = f"/api/games/{game.id}/position"
    told = api.get(path, revision=60)["position"]
    assert told == api.get(path, revision=60)["position"]
    assert look(api, told, [])["problem"] == ""


# ---- what anybody may send


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 20_000,
        '{"a": ' * 5_000,
        'seats = ["marquise", "eyrie"]\n[clearings.1]\nmarquise = "1000000000 warrior"',
        'seats = ["marquise"]\nturns = 99999999999999999999999',
        "x" * 50_000,
        "\x00",
    ],
)
def test_hostile_texts_are_refused_with_a_sentence(api: Api, text: str) -> None:
    told = error(api, "read", {"text": text})
    assert told["code"] == "bad_position" and len(told["message"]) < 1_100


def test_a_position_with_half_a_character_is_not_written(api: Api) -> None:
    """JSON may have one, and no answer can."""
    for laid in ({"map": "\ud800"}, {"\ud800": 1}, {"a": {"b": ["\udfff"]}}):
        body = json.dumps({"position": laid})
        headers = {"Content-Type": "application/json"}
        answer = api.ask("POST", "/api/analysis/write", content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_position")


def test_no_more_is_taken_than_an_analysis_holds(api: Api) -> None:
    assert refusal(api, "read", {"text": "x" * 60_001}).status == 422
    many: Json = {"position": {}, "answers": ["pass"] * 1_001}
    assert refusal(api, "look", many).status == 422
    assert refusal(api, "look", {"position": {"a": "b" * 70_000}, "answers": []}).status == 413


@pytest.mark.long
def test_a_position_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    """Its process is ended, fresh or not; the next request gets another."""
    with serving(tmp_path, analysis_seconds=0.0) as server:
        laid = position.describe(puzzle(puzzles()[0]).game(log=False))
        body: Json = {"position": laid, "answers": []}
        for _ in range(2):
            assert "seconds" in error(server.api, "look", body)["message"]
        server.rooms.analysts._seconds = PATIENCE
        assert look(server.api, laid, [])["problem"] == ""
