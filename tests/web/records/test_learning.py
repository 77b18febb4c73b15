"""Lessons and puzzles: their lists, and how they are played on the page of the game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from server.kit import Api
from undergrowth.lessons import lessons
from undergrowth.puzzles import puzzle, puzzles
from web.kit import DESK, PHONE, Eyes, Size

Windows = Callable[[Size], Eyes]
BOTH = pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)


def _coach(eyes: Eyes) -> Locator:
    return eyes.page.locator(".coach")


def _choose(eyes: Eyes, *words: str) -> None:
    """Choose options one after the other by what they are called."""
    for each in words:
        name = re.compile(re.escape(each), re.IGNORECASE)
        options = eyes.page.locator(".ask button.option")
        options.and_(eyes.page.get_by_role("button", name=name)).first.click()


def _begin(eyes: Eyes, path: str, title: str) -> None:
    eyes.open(path)
    eyes.page.get_by_role("button", name=f"Begin: {title}").click()
    _coach(eyes).wait_for()


@BOTH
@pytest.mark.parametrize("path", ["/lessons", "/puzzles"])
def test_the_lists_are_in_order(windows: Windows, size: Size, path: str) -> None:
    eyes = windows(size)
    eyes.open(path)
    count = len(lessons() if path == "/lessons" else puzzles())
    expect(eyes.page.get_by_role("listitem").filter(has=eyes.page.locator(".title"))).to_have_count(
        count
    )
    eyes.judge(f"list-{path.strip('/')}")


@BOTH
def test_a_lesson_reacts_and_leads_on(windows: Windows, size: Size) -> None:
    """A wrong answer is not given but answered; the last step is followed by the next lesson."""
    eyes = windows(size)
    eyes.open("/")
    eyes.page.locator("main").get_by_role("link", name="Lessons").click()
    eyes.page.get_by_role("button", name="Begin: Moving and rule").click()
    coach = _coach(eyes)
    expect(coach).to_contain_text("Step 1 of 4")
    eyes.judge("lesson-begun")
    _choose(eyes, "Battle")
    expect(coach).to_contain_text("First we move.")
    expect(coach).to_contain_text("Step 1 of 4")
    coach.get_by_role("button", name="Hint", exact=True).click()
    expect(coach).to_contain_text("Only a march moves warriors")
    eyes.judge("lesson-reply")
    expect(eyes.page.locator("[data-pointed]")).to_contain_text("March")
    _choose(eyes, "March")
    expect(coach).to_contain_text("Step 2 of 4")
    eyes.page.reload()
    expect(coach).to_contain_text("Step 2 of 4")
    _choose(eyes, "clearing 4")
    expect(coach).to_contain_text("Step 3 of 4")
    _choose(eyes, "clearing 9")
    expect(coach).to_contain_text("Step 4 of 4")
    _choose(eyes, "3 warriors")
    expect(coach).to_contain_text("only the recruiter would hold")
    _choose(eyes, "2 warriors")
    expect(coach).to_contain_text("What you have learned")
    expect(coach).to_contain_text("go on ruling")
    eyes.judge("lesson-over")
    coach.get_by_role("button", name="Next: Battle").click()
    expect(coach).to_contain_text("Step 1 of 2")
    coach.get_by_role("link", name="All lessons").click()
    expect(eyes.page.get_by_text(f"1 of {len(lessons())} taken")).to_be_visible()
    expect(eyes.page.get_by_role("link", name="Go on: Battle")).to_be_visible()
    eyes.open("/")
    expect(eyes.page.locator(".games li")).to_have_count(0)


@BOTH
def test_a_puzzle_says_when_its_goal_is_out_of_reach_and_when_it_is_reached(
    windows: Windows, size: Size
) -> None:
    eyes = windows(size)
    title = str(puzzle("cult_sermon").title)
    _begin(eyes, "/puzzles", title)
    coach = _coach(eyes)
    expect(coach).to_contain_text("win this turn")
    eyes.judge("puzzle-begun")
    coach.get_by_role("button", name="All hands").click()
    eyes.judge("puzzle-hands")
    eyes.page.keyboard.press("Escape")
    coach.get_by_role("button", name="Hint", exact=True).click()
    expect(coach).to_contain_text("come back to your hand")
    coach.get_by_role("button", name="Another hint").click()
    coach.get_by_role("button", name="Show the answer").click()
    expect(coach.get_by_role("list")).to_contain_text("Craft")
    _choose(eyes, "gain an acolyte")
    _choose(eyes, "Recruit")
    _choose(eyes, "clearing")
    expect(coach).to_contain_text("no longer sure")
    eyes.judge("puzzle-lost")
    coach.get_by_role("button", name="Begin anew").click()
    expect(coach).not_to_contain_text("no longer sure")
    _choose(eyes, "score")
    _choose(eyes, "gain an acolyte")
    _choose(eyes, "Craft")
    expect(coach).to_contain_text("Solved")
    eyes.judge("puzzle-solved")
    expect(coach.get_by_role("button", name="Next:")).to_be_visible()
    eyes.open("/puzzles")
    expect(eyes.page.get_by_text("1 solved")).to_be_visible()


def test_puzzles_are_chosen_by_faction_goal_and_difficulty(windows: Windows) -> None:
    eyes = windows(DESK)
    eyes.open("/puzzles")
    all_of_them = [puzzle(id) for id in puzzles()]
    shown = eyes.page.get_by_role("listitem").filter(has=eyes.page.locator(".title"))
    eyes.page.get_by_label("Goal").select_option("win")
    expect(shown).to_have_count(sum(each.goal.kind == "win" for each in all_of_them))
    eyes.page.get_by_label("Goal").select_option("")
    eyes.page.get_by_label("Difficulty").select_option("3")
    expect(shown).to_have_count(sum(each.difficulty == 3 for each in all_of_them))
    eyes.page.get_by_label("Difficulty").select_option("0")
    eyes.page.get_by_label("Faction").select_option("lizard_cult")
    turns = [each.position["turn"] for each in all_of_them]
    expect(shown).to_have_count(turns.count("lizard_cult"))


@BOTH
def test_a_section_opens_what_it_says(windows: Windows, size: Size, api: Api) -> None:
    """By mouse, finger or keyboard; Escape closes it, and what had the focus has it again."""
    eyes = windows(size)
    _begin(eyes, "/lessons", "Moving and rule")
    tag = eyes.page.get_by_role("button", name="law §6.5")
    told = {each["id"]: each for each in api.get("/api/catalogue")["sections"]}
    tag.focus()
    eyes.page.keyboard.press("Enter")
    dialog = eyes.page.get_by_role("dialog")
    expect(dialog).to_contain_text(told["6.5"]["text"])
    eyes.judge("section")
    dialog.get_by_role("button", name=f"§6.5.2 {told['6.5.2']['title']}").click()
    expect(dialog).to_contain_text(told["6.5.2"]["text"])
    eyes.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(tag).to_be_focused()
    expect(_coach(eyes)).to_contain_text("Step 1 of 4")


def _called(eyes: Eyes) -> None:
    """Tap the leaf to which a coach folds on a phone, where they would lie over clearings."""
    if eyes.size is PHONE:
        leaf = eyes.page.locator("button.pill[aria-expanded=false]")
        leaf.tap()


@BOTH
def test_a_first_game_has_a_coach(windows: Windows, size: Size) -> None:
    """They explain at length, propose and say why; can be followed, ignored, silenced and asked."""
    eyes = windows(size)
    eyes.open("/lessons")
    eyes.page.get_by_role("button", name="Begin the game").click()
    coach = _coach(eyes)
    bubble = eyes.page.locator(".bubble")
    expect(bubble).to_be_visible()  # on a phone, too: it is explained for the first time
    expect(coach).to_contain_text("I would:")
    expect(coach).to_contain_text("Put the keep in a corner of your choice")
    expect(coach.get_by_role("list", name="Why")).not_to_be_empty()
    expect(eyes.page.locator(".ask [data-pointed]")).to_have_count(1)
    seen, whole = coach.locator(".words").evaluate("it => [it.clientHeight, it.scrollHeight]")
    assert seen >= (whole if size is DESK else 55), (
        "three lines, or all of them where there is room"
    )
    eyes.judge("coach-proposes")
    coach.get_by_role("button", name="Do that").click()
    expect(coach).to_contain_text("Starting buildings")
    expect(bubble).to_be_visible()
    eyes.page.locator("button.option:not(:disabled):not([data-pointed])").first.click()
    _called(eyes)
    expect(coach.get_by_role("heading")).to_have_text("Coach")
    expect(coach).to_contain_text("I would:")
    coach.get_by_role("button", name="Speak only when asked").click()
    expect(coach).to_have_count(0)
    expect(eyes.page.locator(".goal")).to_contain_text("of 30 points")
    eyes.judge("coach-quiet")
    eyes.page.get_by_role("button", name="Read what is taught").click()
    expect(coach).to_contain_text("I would:")
    eyes.open("/lessons")
    expect(eyes.page.get_by_role("link", name="Go on with it")).to_be_visible()
