"""Events are told: motions or a still picture, battles as sums, a story of what was missed."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from server.kit import Api, Json, Process, Seat, any_option
from web.kit import DESK, LYING, PHONE, UPRIGHT, Eyes, Size
from web.table.test_answering import led_to

Wishes = dict[str, object]
Watches = Callable[..., Eyes]
BELOW = """() => {
  const [story, record] = [".panel.ask", ".panel.record"].map((what) =>
    document.querySelector(what)?.getBoundingClientRect());
  return story && record && Math.abs(story.width - record.width) <= 1 && story.width > 400 &&
    record.top >= story.bottom && Math.min(story.height, record.height) > 100;
}"""
"""The record stands below the story, as wide as that, and both can be read."""
LISTENS = """
  window.heard = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.heard += 1;
    return make.call(this);
  };
"""


@pytest.fixture
def watches(browser: Browser, server: Process) -> Iterator[Watches]:
    """Opens windows of people who want to be told in their own way."""
    contexts: list[BrowserContext] = []
    eyes: list[Eyes] = []

    def window(size: Size, motion: bool = False, locale: str = "en-GB", **wishes: object) -> Eyes:
        context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            base_url=server.url,
            has_touch=size.touch,
            is_mobile=size.touch,
            reduced_motion="no-preference" if motion else "reduce",
            locale=locale,
        )
        context.set_default_timeout(20_000)
        kept = json.dumps(json.dumps({"hints": False, "openings": False, **wishes}))
        name = '"undergrowth.preferences"'
        context.add_init_script(
            f"if (!localStorage.getItem({name})) localStorage.setItem({name}, {kept});"
        )
        context.add_init_script(LISTENS)
        contexts.append(context)
        eyes.append(Eyes(context.new_page(), size))
        return eyes[-1]

    yield window
    for each in eyes:
        each.check_quiet()
    for context in contexts:
        context.close()


def at_actions(api: Api, least: int = 5) -> Seat:
    """A seat that may march, after some turns of everybody."""
    seat = api.create(["here", "greedy", "greedy"], pace="instant").seat(0)
    dice = random.Random(5)
    while seat.my_turn()["view"]["turn"]["number"] < least:
        seat.answer(any_option(state := seat.my_turn(), dice), state)
    led_to(seat, lambda state: "march" in texts(state))
    return seat


def texts(state: Json) -> list[str]:
    return [option["text"] for option in state["decision"]["options"]]


def march(seat: Seat) -> tuple[str, str, str]:
    """Move somewhere, as from another page of the same seat; from, to and how many."""
    state = seat.answer("march", seat.my_turn())
    first = state["log_length"]
    while state["decision"]["prompt"].startswith("move."):
        state = seat.answer(texts(state)[-1], state)
    moved = next(each for each in seat.log(first) if each["verb"] == "moved")["fields"]
    return str(moved["from"]), str(moved["place"]), str(moved["count"])


@pytest.mark.parametrize("size", [DESK, PHONE, LYING], ids=lambda size: size.name)
def test_what_happened_meanwhile_is_told_at_ones_turn(
    watches: Watches, api: Api, size: Size
) -> None:
    """The deeds of the others stand in place of the question, one by one and on the map."""
    eyes, seat = watches(size), at_actions(api)
    eyes.sit(seat)
    story = eyes.page.locator(".recap")
    story.wait_for()
    deeds = story.locator("button.deed")
    assert deeds.count() > 1
    expect(eyes.page.locator("button.option")).to_have_count(0)
    expect(eyes.page.locator("g.marks circle").first).to_be_attached()
    eyes.judge(f"recap-{size.name}")
    revision = seat.state()["revision"]
    eyes.page.keyboard.press("ArrowLeft")
    expect(deeds.last).to_have_attribute("aria-current", "true")
    eyes.page.keyboard.press("ArrowLeft")
    expect(deeds.nth(deeds.count() - 2)).to_have_attribute("aria-current", "true")
    deeds.first.click()
    expect(deeds.first).to_have_attribute("aria-current", "true")
    eyes.page.keyboard.press("Escape")
    eyes.wait()
    assert seat.state()["revision"] == revision
    expect(eyes.page.locator("g.marks")).to_have_count(0)
    again = eyes.page.get_by_role("button", name=re.compile("While you waited"))
    again.click()
    story.wait_for()
    story.get_by_role("button", name=re.compile("Begin|Go on")).click()
    eyes.wait()


def test_the_record_opens_below_the_story(watches: Watches, api: Api) -> None:
    """Both are as wide as the column on a desk and on a tablet, and neither covers the other."""
    eyes, seat = watches(DESK), at_actions(api)
    eyes.sit(seat)
    eyes.page.locator(".recap").wait_for()
    eyes.tab("Log")
    for _ in eyes.each((DESK, UPRIGHT)):
        eyes.until(BELOW)


def test_a_story_is_told_once_and_by_ones_wish(watches: Watches, api: Api) -> None:
    """A person who comes back in the same turn goes on; digits answer nothing while it is told."""
    eyes, seat = watches(DESK), at_actions(api)
    eyes.sit(seat)
    eyes.page.locator(".recap").wait_for()
    revision = seat.state()["revision"]
    eyes.page.keyboard.press("1")
    eyes.page.keyboard.press("Enter")
    eyes.wait()
    assert seat.state()["revision"] == revision
    eyes.page.reload()
    eyes.wait()
    expect(eyes.page.locator(".recap")).to_have_count(0)


def test_nothing_moves_for_people_who_want_that_and_a_picture_says_the_same(
    watches: Watches, api: Api
) -> None:
    """An arrow with the number stands for two seconds."""
    eyes, seat = watches(DESK, recap=False, step=0.9), at_actions(api)
    eyes.sit(seat)
    eyes.wait()
    _, to, count = march(seat)
    arrow = eyes.page.locator("g.told .shaft")
    expect(arrow).to_have_count(1)
    expect(eyes.page.locator("g.told text").first).to_have_text(count)
    expect(eyes.page.locator(f"g[data-art='{to}'] path.told")).to_have_count(1)
    expect(eyes.page.locator("g.told .moving")).to_have_count(0)
    expect(arrow).to_have_count(0)


def test_pieces_travel_and_a_key_ends_it(watches: Watches, api: Api) -> None:
    """A figure goes along the path; a person who goes on sees where it has come to."""
    eyes, seat = watches(DESK, motion=True, recap=False, step=1.8), at_actions(api)
    eyes.sit(seat)
    eyes.wait()
    march(seat)
    eyes.page.locator("g.told .moving").wait_for(state="attached")
    eyes.page.keyboard.press("Shift")
    expect(eyes.page.locator("g.told")).to_have_count(0)
    eyes.wait()


def test_told_at_once_nothing_moves_at_all(watches: Watches, api: Api) -> None:
    """The pace "at once" shows what is, without a scene; sounds are off unless asked for."""
    eyes, seat = watches(DESK, motion=True, recap=False, step=0), at_actions(api)
    eyes.sit(seat)
    eyes.wait()
    eyes.page.evaluate(
        """() => new MutationObserver(() => {
          window.scenes = (window.scenes ?? 0) + document.querySelectorAll("g.told").length;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    march(seat)
    eyes.until("(n) => document.querySelectorAll('button.option').length > 0")
    eyes.tab("Log")
    expect(eyes.page.locator(".log button.line").last).to_contain_text(re.compile("moves"))
    assert eyes.page.evaluate("() => window.scenes ?? 0") == 0
    assert eyes.page.evaluate("() => window.heard") == 0


def test_sounds_are_heard_by_people_who_ask_for_them(watches: Watches, api: Api) -> None:
    """A switch in the settings, with the volume beside it."""
    eyes, seat = watches(DESK, recap=False, step=0.9), at_actions(api)
    eyes.sit(seat)
    eyes.wait()
    eyes.in_bar().get_by_role("button", name="Settings").click()
    expect(eyes.page.get_by_label("Volume")).to_have_count(0)
    eyes.page.get_by_label("Sounds").check()
    expect(eyes.page.get_by_label("Volume")).to_be_visible()
    eyes.judge("settings-of-telling")
    before = eyes.page.evaluate("() => window.heard")
    assert before > 0
    eyes.page.keyboard.press("Escape")
    march(seat)
    eyes.until("(n) => window.heard > n", before)


def test_a_battle_adds_up_line_by_line(watches: Watches, api: Api) -> None:
    """4.3 The sums in the corner are those of the log."""
    eyes, seat = watches(DESK, recap=False, step=0.9), at_actions(api)
    led_to(seat, lambda state: "battle" in texts(state), first=("march",))
    eyes.sit(seat)
    eyes.wait()
    first = seat.state()["log_length"]
    eyes.page.locator("button.option", has_text="Battle").first.click()
    sums = eyes.page.locator(".battle .sum b")
    while not sums.count():
        eyes.page.locator(".battle .sum, button.option:not(:disabled)").first.wait_for()
        if eyes.question.startswith("Choose an action") or sums.count():
            continue
        eyes.page.locator("button.option:not(:disabled)").first.click()
    found = [each for each in seat.log(first) if each["verb"] == "dealt_hits"]
    dealt = found[0]["fields"]
    expect(sums).to_have_text([str(dealt["attacker_hits"]), str(dealt["defender_hits"])])
    expect(eyes.page.locator(".battle .dice svg")).to_have_count(2)
    eyes.judge("battle-sum")


def test_the_log_nests_what_followed_and_shows_cards(watches: Watches, api: Api) -> None:
    """Pointing at the name of a card shows its face, a click opens it."""
    eyes, seat = watches(DESK, recap=False), at_actions(api)
    eyes.sit(seat)
    eyes.wait()
    eyes.tab("Log")
    expect(eyes.page.locator(".log .follow").first).to_be_attached()
    expect(eyes.page.locator(".log h3 svg").first).to_be_attached()
    closed = eyes.page.locator(".log .head[aria-expanded=false]")
    while closed.count():
        closed.first.click()
    card = eyes.page.locator(".log [data-card]").last
    card.hover()
    name = card.inner_text().strip()
    expect(eyes.page.locator(".faces .card strong")).to_have_text(name)
    eyes.shot("log")
    card.click()
    expect(eyes.page.get_by_role("dialog")).to_contain_text(name)
