"""Screens: nothing scrolls away, the table is there at once, nothing jumps."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Final

import pytest
from playwright.sync_api import FloatRect, expect

from server.kit import FOUR, Api, Seat, any_option
from web.kit import (
    DESK,
    FINGERS,
    INSIDE,
    LAPTOP,
    LOW,
    LYING,
    MICE,
    PHONE,
    TABLET,
    UPRIGHT,
    Eyes,
    Size,
)

Windows = Callable[[Size], Eyes]
FAR = 40
"""Answers after which the log is much longer than its panel."""


def far(
    api: Api,
    players: list[str] | None = None,
    answers: int = FAR,
    factions: list[str] | None = None,
) -> Seat:
    """A seat of a game that has gone on for a while, asked now."""
    seat = api.create(players or ["here", "greedy", "greedy", "greedy"], factions).seat(0)
    dice = random.Random(3)
    for _ in range(answers):
        state = seat.my_turn()
        seat.answer(any_option(state, dice), state)
    seat.my_turn()
    return seat


CUT_NUMBERS: Final = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)]
    .filter((each) => getComputedStyle(each).visibility === "visible")
    .map((each) => each.getBoundingClientRect());
  const markers = boxes(".score .marker svg");
  return boxes(".score .number").filter((number) => number.width > 0).filter((number) =>
    markers.some((marker) => number.right > marker.left && number.left < marker.right)
  ).map((number) => number.left);
}"""
"""Numbers of the score track that are seen, and cut by a marker."""


OFF_SPACE: Final = """() => {
  const scoreOf = (each) => each.title.match(/\\d+$/)[0];
  const middle = (one) => (one.left + one.right) / 2;
  const all = [...document.querySelectorAll(".score .marker")];
  return all.filter((each) => all.every((one) => one === each || scoreOf(one) !== scoreOf(each)))
    .map((each) => {
      const space = document.querySelectorAll(".score .space")[scoreOf(each)];
      const sign = each.querySelector("svg").getBoundingClientRect();
      return Math.abs(middle(sign) - middle(space.getBoundingClientRect()));
    });
}"""
"""Distances of markers that stand alone from the middle of their space."""
HIDDEN_MARKERS: Final = """() => [...document.querySelectorAll(".score .marker")].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const on = document.elementFromPoint(left + width / 2, top + height / 2);
  return !each.contains(on);
}).map((each) => each.title)"""
"""Markers of whose middle another is seen."""
NEAR: Final = 8
"""Pixels that a marker at an end of the track may stand off, so as to stay on it."""


def test_no_marker_cuts_a_number_of_the_score_track(
    windows: Windows, sizes: tuple[Size, ...], api: Api
) -> None:
    """A number beside a marker is whole or left out."""
    eyes = windows(sizes[0])
    eyes.sit(far(api))
    eyes.wait()
    for size in eyes.each(sizes):
        assert eyes.page.evaluate(CUT_NUMBERS) == [], size
        assert eyes.page.evaluate(HIDDEN_MARKERS) == [], size
        assert max(eyes.page.evaluate(OFF_SPACE)) < NEAR, size


def test_six_markers_on_one_space_are_all_seen(
    windows: Windows, sizes: tuple[Size, ...], api: Api
) -> None:
    """Before the first point of a game everybody stands on 0."""
    seats = ["greedy"] * 6
    made = api.create(["here", *seats[1:]], [*FOUR, "lizard_cult", "riverfolk_company"])
    eyes = windows(sizes[0])
    eyes.sit(made.seat(0))
    eyes.wait()
    for size in eyes.each(sizes):
        assert eyes.page.locator(".score .marker").count() == len(seats)
        assert eyes.page.evaluate(HIDDEN_MARKERS) == [], size


@pytest.fixture(params=[MICE, FINGERS], ids=["mice", "fingers"])
def sizes(request: pytest.FixtureRequest) -> tuple[Size, ...]:
    """All sizes of one kind of screen, which one page takes one after the other."""
    found: tuple[Size, ...] = request.param
    return found


def test_the_page_does_not_scroll_away(windows: Windows, sizes: tuple[Size, ...], api: Api) -> None:
    """With a long log and many hidden words there is nothing below the table."""
    eyes = windows(sizes[0])
    eyes.sit(far(api))
    eyes.wait()
    for size in eyes.each(sizes):
        for tab in eyes.tabs:
            eyes.tab(tab)
            tall = eyes.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
            assert tall[0] <= tall[1], (size, tab, tall)
            eyes.tab("Map")


def box(eyes: Eyes, what: str) -> FloatRect:
    """Return where something is."""
    found = eyes.page.locator(what).first.bounding_box()
    assert found is not None, what
    return found


ROOMS: Final = (".map svg", ".score", ".seats", ".panel.ask", ".own", ".panel.hand")
"""The parts of the table that are there all the time."""


def there(eyes: Eyes) -> list[FloatRect]:
    """Return where the rooms are, and those which only wide screens have."""
    also = [room for room in (".others", ".record") if eyes.page.locator(room).count()]
    return [box(eyes, room) for room in (*ROOMS, *also)]


def test_all_of_the_table_is_there_at_once(
    windows: Windows, api: Api, sizes: tuple[Size, ...]
) -> None:
    """Without tabs: the map is the largest, and nothing covers another or leaves the window."""
    eyes = windows(sizes[0])
    eyes.sit(far(api))
    eyes.wait()
    eyes.hide_hint()
    for size in eyes.each(sizes):
        eyes.judge("table")
        assert eyes.page.get_by_role("tab").count() == 0
        seen = there(eyes)
        for each in seen:
            assert each["x"] >= 0 and each["x"] + each["width"] <= size.width, (size, each)
            assert each["y"] >= 0 and each["y"] + each["height"] <= size.height, (size, each)
        areas = [each["width"] * each["height"] for each in seen]
        assert areas[0] == max(areas), size
        for one, other in combinations(seen, 2):
            assert apart(one, other), (size, one, other)


def test_a_wide_screen_leaves_nothing_empty(windows: Windows, api: Api) -> None:
    """The map is as high as the window lets it; record and boards of others stand beside it."""
    eyes = windows(MICE[0])
    eyes.sit(far(api))
    eyes.wait()
    eyes.hide_hint()
    for size in eyes.each(MICE):
        across = sorted((each["x"], each["x"] + each["width"]) for each in there(eyes))
        gaps = [start - end for (_, end), (start, _) in pairwise(across) if start > end]
        assert max([*gaps, 0]) < 20, (size, across)
        if size.height > 760:
            assert box(eyes, ".map svg")["height"] > 0.84 * size.height, size
        assert eyes.page.locator(".record").count() == (size.width >= 1700), size
        boards = 3 if size.width >= 2300 else 0
        expect(eyes.page.locator(".others .all > .board")).to_have_count(boards)


def test_a_wide_screen_shows_spectators_and_endings(windows: Windows, api: Api) -> None:
    """The record stands where one's board and hand would be, wherever they are missing."""
    made = api.create(["greedy", "greedy", "greedy"], seed=3)
    eyes = windows(MICE[0])
    eyes.sit(made.nobody)
    eyes.page.locator(".record").wait_for()
    for size in eyes.each(MICE):
        eyes.shot("spectator")
        seen = [box(eyes, room) for room in (".map svg", ".seats", ".ask", ".record")]
        for one, other in combinations(seen, 2):
            assert apart(one, other), (size, one, other)
        assert box(eyes, ".side .record")["height"] > 100, size


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share nothing."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_nothing_jumps_when_the_question_changes(
    windows: Windows, api: Api, sizes: tuple[Size, ...]
) -> None:
    """Every room keeps its place and size, whatever is asked."""
    eyes = windows(sizes[0])
    seat = far(api, answers=12)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    before = [[box(eyes, room) for room in ROOMS] for _ in eyes.each(sizes)]
    dice = random.Random(5)
    asked = set()
    for _ in range(8):
        state = seat.my_turn()
        asked.add(state["decision"]["prompt"])
        seat.answer(any_option(state, dice), state)
        eyes.wait()
        after = [[box(eyes, room) for room in ROOMS] for _ in eyes.each(sizes)]
        assert after == before, state["decision"]["prompt"]
    assert len(asked) > 3


def test_a_board_opens_by_pointing_focus_and_a_tap(windows: Windows, api: Api) -> None:
    """The strip of another player shows the board beside it; Escape puts it away."""
    seat = far(api)
    for size in (DESK, TABLET):
        eyes = windows(size)
        eyes.sit(seat)
        eyes.wait()
        eyes.hide_hint()
        strip, opened = eyes.page.locator("button.seat").nth(1), eyes.page.locator(".opened")
        expect(strip).to_have_attribute("aria-expanded", "false")
        if size.touch:
            strip.tap()
            expect(opened).to_have_count(1)
            eyes.judge("strip-tapped")
            strip.tap()
            expect(opened).to_have_count(0)
            continue
        strip.hover()
        expect(opened).to_have_count(1)
        assert eyes.page.evaluate(INSIDE, [".opened > .board", ".opened"]) == [1]
        eyes.judge("strip-pointed-at")
        eyes.page.mouse.move(5, 5)
        expect(opened).to_have_count(0)
        eyes.page.locator("button.seat").first.focus()
        eyes.page.keyboard.press("Tab")
        eyes.page.keyboard.press("Shift+Tab")
        expect(opened).to_have_count(1)
        eyes.page.keyboard.press("Escape")
        expect(opened).to_have_count(0)


@pytest.mark.parametrize("sizes", [MICE, (TABLET,)], ids=["mice", "tablet"])
def test_boards_are_seen_together(windows: Windows, api: Api, sizes: tuple[Size, ...]) -> None:
    """Four boards over the map, the first whole; one's own and the question stay beside them."""
    eyes = windows(sizes[0])
    eyes.sit(far(api))
    eyes.wait()
    eyes.hide_hint()
    eyes.tab("Boards")
    for size in eyes.each(sizes):
        expect(eyes.page.locator(".over > .all > .board")).to_have_count(4)
        eyes.shot("boards")
        seen: list[float] = eyes.page.evaluate(INSIDE, [".over > .all > .board", ".over"])
        whole = 2 if size.height > 760 else 1
        assert sum(part > 0.99 for part in seen) >= whole, (size, seen)
        assert box(eyes, ".own")["height"] > 140, size
        question = box(eyes, ".ask")
        assert question["x"] + question["width"] <= size.width and question["width"] >= 340, size
    eyes.page.keyboard.press("Escape")
    expect(eyes.page.locator(".over")).to_have_count(0)


def test_a_low_screen_holds_a_question_and_its_answers(windows: Windows, api: Api) -> None:
    """Nine answers and the hand, on laptops, without scrolling."""
    eyes = windows(LOW)
    seat = api.create(["here", "greedy"]).seat(0)
    dice = random.Random(3)
    while not 6 <= len((state := seat.my_turn())["decision"]["options"]) <= 9:
        seat.answer(any_option(state, dice), state)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    for size in eyes.each((LOW, LAPTOP)):
        eyes.shot("question")
        seen = eyes.page.evaluate(INSIDE, ["button.option", ".options"])
        assert min(seen) > 0.95, (size, seen)
        assert min(eyes.page.evaluate(INSIDE, [".panel.hand li", ".panel.hand"])) > 0.95
        assert box(eyes, ".map svg")["height"] > 480


@pytest.mark.parametrize("size", [PHONE, LYING], ids=lambda size: size.name)
def test_ones_board_opens_from_its_line(windows: Windows, api: Api, size: Size) -> None:
    """On a phone: by a tap or by keyboard, over the map; the question and the hand stay."""
    eyes = windows(size)
    eyes.sit(far(api))
    eyes.wait()
    eyes.hide_hint()
    line, sheet = eyes.page.locator("button.fold"), eyes.page.locator(".above .dock")
    line.tap()
    expect(sheet).to_be_visible()
    eyes.judge("own-board")
    for room in (".panel.ask", ".panel.hand"):
        assert apart(box(eyes, ".above"), box(eyes, room))
    line.tap()
    expect(sheet).to_have_count(0)
    line.focus()
    eyes.page.keyboard.press("Enter")
    expect(sheet).to_be_visible()
    eyes.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LYING, UPRIGHT], ids=lambda size: size.name)
def test_the_menu_of_a_narrow_bar(windows: Windows, api: Api, size: Size) -> None:
    """Boards, supplies and the record lie over the map; the menu closes by Escape."""
    eyes = windows(size)
    eyes.sit(far(api))
    eyes.wait()
    eyes.hide_hint()
    eyes.in_bar()
    eyes.judge("menu")
    eyes.page.keyboard.press("Escape")
    expect(eyes.page.locator(".menu")).to_have_count(0)
    for view in ("Boards", "Supplies", "Log"):
        eyes.tab(view)
        eyes.judge(f"over-{view.lower()}")
        eyes.tab("Map")
    expect(eyes.page.locator(".above, .record")).to_have_count(0)


def test_a_phone_on_its_side_shows_map_and_question(windows: Windows, api: Api) -> None:
    """The whole map on the left, question and answers on the right of it."""
    eyes = windows(LYING)
    eyes.sit(api.create(["here", "greedy"]).seat(0))
    eyes.wait()
    eyes.hide_hint()
    table, answers = box(eyes, ".map svg"), box(eyes, ".panel.ask")
    assert table["height"] > 320 and table["y"] + table["height"] <= 390
    assert answers["x"] >= table["x"] + table["width"]
    assert answers["height"] > 120 and answers["y"] + answers["height"] <= 390
