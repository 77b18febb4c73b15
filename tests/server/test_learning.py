"""Puzzles and lessons by HTTP."""

from __future__ import annotations

from server.kit import Api
from undergrowth.lessons import Course, lesson, lessons
from undergrowth.puzzles import puzzle, puzzles
from undergrowth.server.wire.learning import LessonWhole, PuzzleWhole


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


def test_what_is_not_there_is_refused(api: Api) -> None:
    for path in ("/api/puzzles/nowhere", "/api/lessons/nowhere"):
        assert api.ask("GET", path).status_code == 404
        assert api.ask("POST", f"{path}/games", json={}).status_code == 404
    odd = api.ask("POST", "/api/lessons/first_moving/games", json={"pace": "warp"})
    assert odd.status_code == 422
