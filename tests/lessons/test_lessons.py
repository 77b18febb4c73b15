"""Lessons: each is played along its path and off it; bad files are refused."""

from __future__ import annotations

import pytest

from undergrowth.data import keeper, sheet
from undergrowth.engine.errors import BadPosition, BadText, IllegalAction
from undergrowth.engine.owners import OURS
from undergrowth.lessons import Course, lesson, lessons, read, steps_taken
from undergrowth.lessons.course import check
from undergrowth.library import played_factions
from undergrowth.words import languages
from undergrowth.words.shelf import shelf

TABLE = {
    "map": "autumn",
    "seats": ["marquise", "eyrie"],
    "turn": "marquise",
    "phase": "daylight",
    "clearings": {"5": {"marquise": "2 warriors"}, "3": {"eyrie": "roost"}},
    "eyrie": {"leader": "despot"},
}


@pytest.mark.parametrize("id", lessons())
def test_every_path_that_a_lesson_accepts_leads_to_its_end(id: str) -> None:
    assert check(lesson(id)) > 0


@pytest.mark.parametrize("id", lessons())
def test_a_wrong_answer_is_not_given_but_answered(id: str) -> None:
    """Off the path: nothing changes, and something is said."""
    course = Course(lesson(id))
    met = 0
    while not course.over:
        accepted = course.accepted()
        before = course.session.game
        for text in course.texts():
            if text not in accepted:
                reaction = course.answer(text)
                assert not reaction.given and reaction.said is not None
                assert str(reaction.said).strip()
                assert course.session.game is before
                met += 1
        assert course.answer(accepted[0]).given
    assert met > 0
    with pytest.raises(IllegalAction, match="the lesson is over"):
        course.answer("pass")


@pytest.mark.parametrize("id", lessons())
def test_a_record_says_how_many_steps_were_taken(id: str) -> None:
    """Questions with one answer, chance and the others' answers are no steps."""
    course = Course(lesson(id))
    while True:
        answers = course.session.game.answers
        assert answers is not None and steps_taken(course.lesson, answers) == course.at
        if course.over:
            break
        course.answer(course.accepted()[-1])


def test_a_record_says_when_the_path_was_left() -> None:
    found = lesson("first_moving")
    assert steps_taken(found, ["marquise_de_cat: march", "marquise_de_cat: from 3"]) is None
    with pytest.raises(BadPosition, match="answer 'vagabond: quest nowhere'"):
        steps_taken(lesson("of_the_vagabond"), ["vagabond: quest nowhere"])


def test_a_game_says_whether_it_began_as_a_lesson_does() -> None:
    found = lesson("first_moving")
    assert found.began(found.game())
    assert not found.began(lesson("of_the_duchy").game())


def test_the_dice_of_the_last_step_have_fallen_when_it_is_over() -> None:
    """The closing words speak of what came of the last answer."""
    course = Course(lesson("first_battle"))
    while not course.over:
        course.answer(course.accepted()[0])
    log = course.session.game.log
    assert log is not None and any(event.verb == "dealt_hits" for event in log)


def test_what_all_have_in_common_comes_first_and_then_each_faction() -> None:
    found = [lesson(id) for id in lessons()]
    assert [each.faction for each in found[:3]] == ["", "", ""]
    about = [each.faction for each in found]
    for name in played_factions():
        page = f"factions/{name}"
        if keeper(page) == OURS and not sheet(page).has("same_as"):
            assert about.count(name) == 1


@pytest.mark.parametrize("code", languages())
def test_each_has_its_words(code: str) -> None:
    books = shelf()
    assert books is not None
    for id in lessons():
        found = lesson(id)
        parts = [".text", ".closing"]
        for n, step in enumerate(found.steps, start=1):
            parts += [f".step-{n}", f".hint-{n}"]
            parts += [f".{said}" for said in step.replies.values()]
        for part in ["", *parts]:
            assert books.tongue(code).has(f"lesson-{id}{part}"), f"{code}: {id}{part}"


def test_a_reply_answers_one_wrong_answer() -> None:
    course = Course(lesson("first_moving"))
    assert str(course.answer("battle").said) != str(course.answer("build").said)
    with pytest.raises(IllegalAction):
        course.answer("from 4")
    with pytest.raises(BadText):
        course.answer("dance")


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"position": TABLE}, "step: expected a step at least"),
        ({"step": [{"accepts": ["march"]}]}, "position: expected a described position"),
        ({"position": TABLE, "step": [{}]}, "accepts: expected the answers"),
        ({"position": TABLE, "step": [{"accepts": ["x"], "y": 1}]}, "unknown entry y"),
        ({"position": TABLE, "step": [{"accepts": ["x"]}], "colour": "red"}, "unknown entry"),
    ],
)
def test_a_bad_file_is_refused(document: dict[str, object], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read("bad", document)


def test_a_lesson_that_asks_for_what_is_not_offered_is_refused() -> None:
    found = read("bad", {"position": TABLE, "step": [{"accepts": ["dance"]}]})
    with pytest.raises(BadPosition, match=r"step 1 after .* accepts none of"):
        check(found)
    with pytest.raises(BadText, match="there is no lesson 'nowhere'"):
        lesson("nowhere")
