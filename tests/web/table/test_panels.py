"""Panels over the map: coach, offers, odds and battle, none of them on another."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from server.kit import FOUR, Api, Json, Seat
from web.kit import DESK, LOW, LYING, MICE, PHONE, SETTLED, TABLET, Eyes, Size
from web.records.test_understood import about_to_battle
from web.table.test_answering import asks, dealt_to, led_to

Windows = Callable[[Size], Eyes]
TOUCH: Final = (TABLET, PHONE, LYING)
BOTH = pytest.mark.parametrize("sizes", [MICE, TOUCH], ids=["mice", "fingers"])
"""Together the nine screens."""

LAYERS: Final = """() => {
  const shown = [".bubble", ".popover", ".corner"].flatMap((what) =>
    [...document.querySelectorAll(`.map > ${what}`)]
      .filter((each) => {
        const style = getComputedStyle(each);
        return style.visibility !== "hidden" && style.opacity !== "0" && each.offsetHeight;
      })
      .map((each) => ({ what: each.querySelector(".battle, .odds")?.className.split(" ")[0] ??
        what.slice(1), box: each.getBoundingClientRect() })));
  const lies = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return {
    seen: shown.map((each) => each.what),
    lying: shown.flatMap((one, i) => shown.slice(i + 1)
      .filter((other) => lies(one.box, other.box))
      .map((other) => `${one.what} on ${other.what}`)),
  };
}"""
"""The panels over the map that are seen, and which of them lie on each other."""


CUT_HEAD: Final = """() => {
  const { right } = document.querySelector(".panel.ask").getBoundingClientRect();
  const goal = document.querySelector(".goal b").getBoundingClientRect();
  const frame = document.querySelector(".goal").getBoundingClientRect();
  const out = [...document.querySelectorAll(".question .head *")]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > right)
    .map((each) => `${each.className} ${each.textContent.trim()}`);
  return goal.right > frame.right + 1 ? [...out, "goal"] : out;
}"""
"""Elements above the answers that leave the panel, or are cut."""
BESIDE_TITLE: Final = """() => {
  const [title, about] = ["#question-title", ".ask .about"].map((what) =>
    document.querySelector(what).getBoundingClientRect());
  return about.top < title.bottom && about.bottom > title.top;
}"""
"""Whether what can be asked about a question has no line of its own."""


def taught(eyes: Eyes, seat: Seat) -> None:
    """Sit down with a coach who speaks at every question."""
    kept = json.dumps({"games": [seat.game], "met": {}, "quiet": False})
    eyes.page.add_init_script(f"localStorage.setItem('undergrowth.coached', {json.dumps(kept)})")
    eyes.sit(seat)
    eyes.wait()
    eyes.page.locator(".bubble .asked").wait_for(state="attached")


def at_rest(eyes: Eyes) -> Json:
    """Return what is seen over the map once nothing walks there any more."""
    still = "() => document.getAnimations().every((each) => each.playState !== 'running')"
    with suppress(PlaywrightError):
        eyes.until(f"() => ({still})() && !({LAYERS})().lying.length")
    found: Json = eyes.page.evaluate(LAYERS)
    assert found["lying"] == [], (eyes.size, found)
    return found


def looked_at(eyes: Eyes, sizes: tuple[Size, ...], name: str) -> set[str]:
    """Return everything seen over the map; nothing of it lies on another at any size."""
    found: set[str] = set()
    for _ in eyes.each(sizes):
        eyes.page.evaluate(SETTLED)
        found.update(at_rest(eyes)["seen"])
        eyes.shot(f"panels-{name}")
    return found


@BOTH
def test_a_coach_and_offers_lie_on_nothing(
    windows: Windows, api: Api, sizes: tuple[Size, ...]
) -> None:
    """The offers of each clearing that has some stand beside it, and the coach stands elsewhere."""
    eyes, seat = windows(sizes[0]), about_to_battle(api)
    taught(eyes, seat)
    assert "bubble" in looked_at(eyes, sizes, "coach")
    for size in eyes.each(sizes):
        if size in (PHONE, LYING):
            continue  # there the question lists what can be done
        places = eyes.page.locator("g.place.pick")
        for at in range(0, places.count(), 3):
            places.nth(at).focus()
            eyes.page.keyboard.press("Enter")
            expect(eyes.page.locator(".popover")).to_be_visible()
            assert "popover" in at_rest(eyes)["seen"], (size, at)
            eyes.page.keyboard.press("Escape")


@BOTH
def test_a_battle_and_its_odds_lie_on_nothing(
    windows: Windows, api: Api, sizes: tuple[Size, ...]
) -> None:
    """4.3 Odds while an answer is pointed at; the dice stay beside the questions after them."""
    eyes, seat = windows(sizes[0]), about_to_battle(api)
    taught(eyes, seat)
    seat.answer("battle")
    expect(eyes.page.locator(".tiles")).to_have_count(0)
    option = eyes.page.locator(".ask button.option").first
    for size in eyes.each(sizes):
        if not size.touch:
            option.hover()
            expect(eyes.page.locator(".corner .odds").first).to_be_visible()
        layers = looked_at(eyes, (size,), "odds")
        assert size.touch or "odds" in layers
    before = seat.state()
    state = seat.answer(before["decision"]["options"][0]["text"], before)
    while state["decision"]["prompt"] == "battle.defender":
        state = seat.answer(state["decision"]["options"][0]["text"], state)
    seat.my_turn()
    eyes.wait()
    expect(eyes.page.locator(".corner .battle")).to_be_visible()
    assert "battle" in looked_at(eyes, sizes, "battle")


def test_who_teaches_folds_away_to_a_leaf(windows: Windows, api: Api) -> None:
    """It lies beside the question, over nothing; where there is no room, panels make some."""
    eyes, seat = windows(DESK), about_to_battle(api)
    taught(eyes, seat)
    leaf = eyes.page.locator("button.pill")
    expect(leaf).to_have_attribute("aria-expanded", "true")
    expect(eyes.page.locator(".goal")).to_contain_text("of 30 points")
    leaf.click()
    expect(eyes.page.locator(".bubble")).to_have_count(0)
    expect(leaf).to_have_attribute("aria-expanded", "false")
    expect(eyes.page.locator(".goal")).to_be_visible()
    eyes.judge("coach-folded")
    leaf.click()
    expect(eyes.page.locator(".bubble")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LYING, LOW], ids=lambda size: size.name)
def test_a_taught_question_is_whole(windows: Windows, api: Api, size: Size) -> None:
    """6.3.4, 6.5 The goal, who teaches, and all that can be asked are seen, and so is a coach."""
    seat = api.create(["here", "greedy"], ["marquise_de_cat", "eyrie_dynasties"], seed=3).seat(0)
    for prompt in ("marquise.starting_building", "marquise.daylight"):
        led_to(seat, asks(prompt))
        eyes = windows(size)
        taught(eyes, seat)
        at_rest(eyes)
        expect(eyes.page.locator(".goal")).to_be_visible()
        assert eyes.page.evaluate(CUT_HEAD) == [], prompt
        assert size != LOW or eyes.page.evaluate(BESIDE_TITLE), prompt
        expect(eyes.page.locator(".bubble")).to_be_visible()
        eyes.page.close()


def heals_after_a_battle(state: Json) -> bool:
    """Whether the fallen of a battle that goes on may be saved."""
    decision, battle = state["decision"], state["view"].get("battle")
    return bool(decision["prompt"] == "marquise.hospitals" and battle and battle["rolled"])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)
def test_sums_stay_true_while_field_hospitals_ask(windows: Windows, api: Api, size: Size) -> None:
    """4.3.6, 6.2.3 The fallen are off the map: nothing is added to what was counted with them."""
    seat = dealt_to(api, FOUR, heals_after_a_battle, "march", "battle")
    state = seat.state()
    dealt = [each["fields"] for each in seat.log() if each["verb"] == "dealt_hits"][-1]
    hits = [dealt["attacker_hits"], dealt["defender_hits"]]
    sides = state["view"]["battle"]["sides"]
    assert [side["hits"] for side in sides] == hits
    eyes = windows(size)
    eyes.sit(seat)
    eyes.wait()
    panel = eyes.page.locator(".battle")
    expect(panel.locator(".sum b")).to_have_text([str(each) for each in hits])
    rows = [each for side in sides for each in (*side["extra"], *side["ignores"]) if each["hits"]]
    expect(panel.locator("li.extra, li.ignored")).to_have_count(len(rows))
    for at, side in enumerate(sides):
        lost = sum(side["ignores"][i]["hits"] for i in range(len(side["ignores"])))
        other = sides[1 - at]
        extra = sum(each["hits"] for each in other["extra"])
        assert other["hits"] == max(other["rolled"] + extra - lost, 0)
    expect(panel.locator(".open")).to_contain_text(state["decision"]["text"])
    eyes.judge("sums-while-hospitals-ask")
