"""Odds before a battle, advice at a question, and the review of a game that is over."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.kit import Api, Game, Seat, play
from web.kit import DESK, LYING, PHONE, Eyes, Size

Windows = Callable[[Size], Eyes]
BOTH = pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)


def about_to_battle(api: Api) -> Seat:
    """A seat that may battle, led there by advice."""
    seat = api.create(["here", "greedy", "greedy", "greedy"], seed=11).seat(0)
    for _ in range(120):
        state = seat.my_turn()
        texts = [option["text"] for option in state["decision"]["options"]]
        if state["decision"]["prompt"] == "marquise.daylight" and "battle" in texts:
            return seat
        best = api.get(f"{seat.path}/advice", seat.token)["options"][0]
        seat.answer(best["text"], state)
    raise AssertionError("nobody may be battled")


@BOTH
def test_a_battle_shows_its_odds_before_it_is_chosen(
    windows: Windows, size: Size, api: Api
) -> None:
    seat = about_to_battle(api)
    eyes = windows(size)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.page.locator(".tile.option").filter(has_text="Battle").click()
    place = eyes.page.locator("button.option").filter(has_text="Battle in")
    expect(place.first).to_be_enabled()  # nothing can be focused while an answer is on its way
    if size.touch:
        eyes.page.locator("button.all-odds").click()
    else:
        place.first.focus()
    odds = eyes.page.locator(".odds").first
    expect(odds).to_be_visible()
    row = odds.get_by_role("img").first
    assert re.search(r"deals .* hits on average\. .*%", row.get_attribute("aria-label") or "")
    eyes.judge("odds")


@BOTH
def test_a_computer_is_asked_what_it_would_do_and_its_answer_is_taken(
    windows: Windows, size: Size, api: Api
) -> None:
    seat = about_to_battle(api)
    eyes = windows(size)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.page.get_by_role("button", name="Advice: what would the computer do?").click()
    dialog = eyes.page.get_by_role("dialog")
    best = dialog.locator(".best")
    expect(best.locator("li").first).to_be_visible()
    eyes.judge("advice")
    dialog.locator("summary").nth(1).click()
    expect(dialog.get_by_role("button", name="Do this instead")).to_be_visible()
    before = seat.state()["revision"]
    best.get_by_role("button", name="Do that").click()
    expect(dialog).to_have_count(0)
    seat.wait(lambda state: state["revision"] > before)


def test_advice_has_a_key_and_other_players_are_asked(windows: Windows, api: Api) -> None:
    seat = about_to_battle(api)
    eyes = windows(DESK)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.page.keyboard.press("Shift+A")
    dialog = eyes.page.get_by_role("dialog")
    dialog.get_by_label("Ask").select_option("plan")
    expect(dialog.locator(".best .line")).to_contain_text("Then:")
    eyes.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_where_the_table_gives_no_advice_there_is_no_button(windows: Windows, api: Api) -> None:
    game = api.create(["here", "invite"])
    eyes = windows(DESK)
    eyes.sit(game.seat(0))
    eyes.wait()
    assert eyes.page.get_by_role("button", name="Advice").count() == 0


def finished(api: Api) -> Game:
    game = api.create(["here", "greedy", "greedy"], seed=3)
    play(game, random.Random(3))
    return game


@pytest.mark.parametrize("size", [DESK, PHONE, LYING], ids=lambda size: size.name)
def test_a_game_is_reviewed_from_its_end(windows: Windows, size: Size, api: Api) -> None:
    game = finished(api)
    eyes = windows(size)
    eyes.sit(game.seat(0))
    eyes.page.locator(".ending").get_by_role("link", name="Review").click()
    eyes.page.wait_for_url("**/review/*")
    points = eyes.page.get_by_role("region", name="Where the points came from")
    points.locator("summary").first.click()
    eyes.judge("review")
    eyes.page.get_by_role("button", name="Chance to win").click()
    eyes.page.locator("#review-turn").fill("2")
    expect(eyes.page.locator("label[for=review-turn]")).to_contain_text("Round 1: ")
    eyes.judge("review-standing")
    eyes.page.get_by_role("link", name=re.compile("^Replay: Round 1")).click()
    eyes.page.wait_for_url("**/replay/*#at=*")
    eyes.page.get_by_role("link", name="Review").click()
    eyes.page.wait_for_url("**/review/*")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)
def test_answers_are_judged_until_somebody_stops(windows: Windows, size: Size, api: Api) -> None:
    eyes = windows(size)
    eyes.open(f"/review/{finished(api).id}")
    judged = eyes.page.get_by_role("region", name="What answers cost")
    judged.get_by_label("Answers of").select_option("Eyrie Dynasties")
    judged.get_by_role("button", name="Look for mistakes").click()
    expect(judged.get_by_role("status")).to_contain_text(re.compile(r"of \d+ answers judged"))
    judged.get_by_role("button", name="Stop").click()
    expect(judged.get_by_role("button", name="Look for mistakes")).to_be_visible()
    eyes.judge("review-mistakes")


def test_what_if_begins_a_new_game_from_a_moment(windows: Windows, api: Api) -> None:
    game = finished(api)
    eyes = windows(DESK)
    eyes.open(f"/review/{game.id}")
    eyes.page.locator("#review-turn").fill("4")
    eyes.page.get_by_role("button", name=re.compile("^What if … : |^What if …: Round 2")).click()
    eyes.judge("what-if")
    dialog = eyes.page.get_by_role("dialog")
    assert dialog.locator("select").count() == 3
    dialog.get_by_role("button", name="Play on").click()
    eyes.page.wait_for_url("**/game/*")
    assert eyes.game != game.id
    assert eyes.wait()["options"] > 0


def test_a_review_speaks_german(windows: Windows, api: Api) -> None:
    game = finished(api)
    eyes = windows(PHONE)
    eyes.page.add_init_script(
        "localStorage.setItem('undergrowth.preferences', JSON.stringify({language: 'de'}))"
    )
    eyes.open(f"/review/{game.id}")
    eyes.page.get_by_role("heading", name="Woher die Punkte kamen").wait_for()
    eyes.judge("review-german")
