"""Puzzles and lessons by HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.kit import Api
from undergrowth.engine.registries import Kept
from undergrowth.lessons import Course, lesson, lessons
from undergrowth.puzzles import puzzle, puzzles
from undergrowth.puzzles.files import add_folder, to_document
from undergrowth.puzzles.writing import to_toml
from undergrowth.server.wire.learning import Coaching, LessonWhole, PuzzleWhole


def test_puzzles_are_listed_and_told_whole(api: Api) -> None:
    """The list gives nothing away; what is told of one does."""
    told = api.get("/api/puzzles")
    assert [each["id"] for each in told] == puzzles()
    assert not {"answers", "said", "hands"} & told[0].keys()
    whole = PuzzleWhole.model_validate(api.get("/api/puzzles/duchy_banker"))
    assert whole.answers == puzzle("duchy_banker").answers and len(whole.said) == whole.hints
    assert whole.faction in whole.hands


def test_they_are_told_in_the_language_of_the_request(api: Api) -> None:
    headers = {"Accept-Language": "de"}
    told = api.ask("GET", "/api/lessons", headers=headers).json()
    assert [each["id"] for each in told] == lessons()
    assert told[0]["title"] == "Bewegen und Herrschen"


def test_a_puzzle_begins_as_its_position(api: Api) -> None:
    made = api.post("/api/puzzles/marquise_workshop/games", {"pace": "instant", "name": "Ada"})
    held = next(each for each in made["seats"] if each["token"])
    assert held["faction"] == "marquise_de_cat"
    state = api.get(f"/api/games/{made['id']}", held["token"])
    asked = [option["text"] for option in state["decision"]["options"]]
    decision = puzzle("marquise_workshop").game().decision
    assert decision is not None and asked == decision.texts()


def test_a_lesson_goes_as_it_does_at_the_terminal(api: Api) -> None:
    """Chance and the others do the same: the steps that are told are those that are asked."""
    whole = LessonWhole.model_validate(api.get("/api/lessons/of_the_duchy"))
    made = api.post("/api/lessons/of_the_duchy/games", {"pace": "instant"})
    held = next(each for each in made["seats"] if each["token"])
    course = Course(lesson("of_the_duchy"))
    for number, step in enumerate(whole.course):
        path = f"/api/games/{made['id']}"
        state = api.get(path, held["token"])
        assert [option["text"] for option in state["decision"]["options"]] == course.texts()
        answer = course.accepted()[0]
        assert step.accepts == course.step.accepts and number == course.at
        course.answer(answer)
        told = {"revision": state["revision"], "text": answer}
        api.post(f"{path}/answers", told, held["token"])


def _begun(api: Api, path: str) -> tuple[str, str]:
    """A game of a lesson or puzzle: its address, and the token of the seat that plays here."""
    made = api.post(f"{path}/games", {"pace": "instant"})
    held = next(each for each in made["seats"] if each["token"])
    return f"/api/games/{made['id']}", held["token"]


def _answer(api: Api, game: str, token: str, text: str) -> None:
    state = api.get(game, token)
    api.post(f"{game}/answers", {"revision": state["revision"], "text": text}, token)


def test_a_lesson_says_how_far_it_is_and_what_it_does_with_an_answer(api: Api) -> None:
    game, token = _begun(api, "/api/lessons/first_moving")
    at = f"{game}/lessons/first_moving"
    assert api.get(at, token) == {"taken": 0, "left": False}
    wrong = api.get(f"{at}/reaction", token, text="battle")
    assert not wrong["accepted"] and wrong["said"] == str(lesson("first_moving").reply(0, "battle"))
    assert api.get(f"{at}/reaction", token, text="march") == {"accepted": True, "said": ""}
    assert api.get(at, token) == {"taken": 0, "left": False}  # asking answers nothing
    _answer(api, game, token, "march")
    assert api.get(at, token)["taken"] == 1
    state = api.get(game, token)
    api.post(f"{game}/undo", {"revision": state["revision"], "edition": state["edition"]}, token)
    assert api.get(at, token)["taken"] == 0
    _answer(api, game, token, "recruit")
    assert api.get(at, token) == {"taken": 0, "left": True}


def test_after_its_steps_a_lesson_accepts_everything(api: Api) -> None:
    game, token = _begun(api, "/api/lessons/first_moving")
    at = f"{game}/lessons/first_moving"
    for text in ("march", "from 4", "to 9", "take 2"):
        _answer(api, game, token, text)
    assert api.get(at, token) == {"taken": 4, "left": False}
    assert api.get(f"{at}/reaction", token, text="pass")["accepted"]
    _answer(api, game, token, "pass")
    assert api.get(at, token) == {"taken": 4, "left": False}


def test_a_puzzle_says_whether_its_goal_is_reached_or_out_of_reach(api: Api) -> None:
    at = "/api/puzzles/cult_sermon"
    game, token = _begun(api, at)
    assert api.get(f"{game}/puzzles/cult_sermon", token) == {"reached": None, "sure": True}
    for text in puzzle("cult_sermon").answers:
        _answer(api, game, token, text)
    assert api.get(f"{game}/puzzles/cult_sermon", token) == {"reached": True, "sure": True}
    game, token = _begun(api, at)
    _answer(api, game, token, "recruit with favor_of_the_mice")
    assert api.get(f"{game}/puzzles/cult_sermon", token) == {"reached": None, "sure": False}


def test_nobody_learns_of_a_game_that_did_not_begin_so(api: Api) -> None:
    """The solver looks into every hand: no other game is shown to it, and to no other seat."""
    game, token = _begun(api, "/api/puzzles/cult_sermon")
    other = api.ask("GET", f"{game}/puzzles/duchy_banker", token=token)
    assert (other.status_code, other.json()["error"]["code"]) == (409, "not_begun_so")
    assert api.ask("GET", f"{game}/lessons/first_moving", token=token).status_code == 409
    assert api.ask("GET", f"{game}/puzzles/cult_sermon").status_code == 401
    assert api.ask("GET", f"{game}/puzzles/nowhere", token=token).status_code == 404


@pytest.mark.parametrize("at", ["/api/puzzles/cult_sermon", "/api/lessons/first_moving"])
def test_nobody_looks_into_the_hands_of_people_who_play_it_on(api: Api, at: str) -> None:
    """A puzzle or lesson played on has other people, or hands that its file does not show."""
    game, token = _begun(api, at)
    seats = len(api.get(game)["seats"])
    stands = f"{at.removeprefix('/api')}"
    asked = api.get(game)["decision"]["index"]
    with_people = [{"player": "here"}] * seats
    with_computers = [{"player": "here" if n == asked else "greedy"} for n in range(seats)]
    for players in (with_people, with_computers):
        made = api.post(f"{game}/play-on", {"revision": 0, "seats": players}, token)
        for each in made["seats"]:
            if each["token"]:
                refused = api.ask("GET", f"/api/games/{made['id']}{stands}", each["token"])
                assert refused.status_code == 409, refused.text
                assert refused.json()["error"]["code"] == "not_begun_so"
    assert api.ask("GET", f"{game}{stands}", token).status_code == 200


def test_nobody_looks_into_the_hand_of_who_has_left_for_a_time(api: Api) -> None:
    """1.2.1 A puzzle whose game is over is played on exactly, with somebody whose seat a computer
    player plays now."""
    game, token = _begun(api, "/api/puzzles/cult_sermon")
    api.post(f"{game}/proposals", {"kind": "end"}, token)
    seats = len(api.get(game)["seats"])
    asked = api.get(f"{game}?revision=0")["decision"]["index"]
    body = {"revision": 0, "seats": [{"player": "here"}] * seats}
    made = api.post(f"{game}/play-on", body)
    path, tokens = f"/api/games/{made['id']}", {s["seat"]: s["token"] for s in made["seats"]}
    for seat in set(tokens) - {asked}:
        api.post(f"{path}/away", {"player": "random"}, tokens[seat])
    refused = api.ask("GET", f"{path}/puzzles/cult_sermon", tokens[asked])
    assert refused.status_code == 409, refused.text


def test_each_puzzle_tells_its_line_in_words_and_how_hard_it_is(api: Api) -> None:
    for line in api.get("/api/puzzles"):
        assert line["difficulty"] in (1, 2, 3)
        whole = api.get(f"/api/puzzles/{line['id']}")
        assert whole["line"] and all(step[0].isupper() for step in whole["line"])


def test_what_is_not_there_is_refused(api: Api) -> None:
    for path in ("/api/puzzles/nowhere", "/api/lessons/nowhere"):
        assert api.ask("GET", path).status_code == 404
        assert api.ask("POST", f"{path}/games", json={}).status_code == 404
    odd = api.ask("POST", "/api/lessons/first_moving/games", json={"pace": "warp"})
    assert odd.status_code == 422


def test_a_coach_proposes_an_answer_and_says_why(api: Api) -> None:
    """In the language of the request, to the seat that is asked and to nobody else."""
    path, token = _begun(api, "/api/lessons/first_moving")
    told = Coaching.model_validate(api.get(f"{path}/coach", token))
    state = api.get(path, token)
    assert told.text in {option["text"] for option in state["decision"]["options"]}
    assert told.revision == state["revision"] and told.because and told.label
    german = api.ask("GET", f"{path}/coach", token, headers={"Accept-Language": "de"}).json()
    assert german["text"] == told.text and german["because"] != told.because
    assert api.ask("GET", f"{path}/coach").status_code == 401
    game = api.create(["here", "here"])
    asked = api.get(f"/api/games/{game.id}")["decision"]["index"]
    other = game.seat(1 - asked)
    refused = api.ask("GET", f"{other.path}/coach", other.token)
    assert refused.status_code == 409 and refused.json()["error"]["code"] == "not_asked"


def test_a_coach_is_silent_where_the_table_wants_no_advice(api: Api) -> None:
    """Between people on several devices, unless they want it; and wherever the maker says so."""
    unsaid: dict[str, Any] = {}
    for players, more in ((["here", "invite"], unsaid), (["here", "greedy"], {"hints": False})):
        seat = api.create(players, **more).seat(0)
        refused = api.ask("GET", f"{seat.path}/coach", seat.token)
        assert refused.status_code == 403 and refused.json()["error"]["code"] == "no_hints"


def test_a_cut_puzzle_of_an_added_folder_is_played_like_any(api: Api, tmp_path: Path) -> None:
    """It is called by who missed it, and its hint says by which answer."""
    document = to_document(puzzle("duchy_banker"))
    document["missed"] = {"turn": 10, "answer": "bank crossbow_mouse", "player": "Ada"}
    file = tmp_path / "friday-10.toml"
    file.write_text(to_toml({**document, "hints": 1}), encoding="utf-8")
    kept = Kept()
    try:
        add_folder(tmp_path)
        told = PuzzleWhole.model_validate(api.get("/api/puzzles/friday-10"))
        assert told.title == "Underground Duchy (Ada), turn 10"
        assert told.text == "In a game this was missed." and "the answer was" in told.said[0]
        made = api.post("/api/puzzles/friday-10/games", {"pace": "instant"})
        held = next(each["token"] for each in made["seats"] if each["token"])
        path = f"/api/games/{made['id']}"
        assert api.get(f"{path}/puzzles/friday-10", held) == {"reached": None, "sure": True}
    finally:
        kept.put_back()
