"""Several people, several windows: undo, reasons, invitations, tabs, broken lines, hidden hands."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

import server.kit
from server.kit import Api, Game, Process, any_option, is_mine
from web.conftest import NO_STORY
from web.kit import SIZES, Eyes, Size, by_mouse, press_keys_of

Windows = Callable[[Size], Eyes]
PLACED = "keep in 1"
"""An answer to the first question of the Marquise."""


def test_an_answer_is_taken_back(windows: Windows, size: Size, api: Api) -> None:
    eyes = windows(size)
    game = api.create(["here", "here"])
    eyes.sit(game.seat(0))
    eyes.wait()
    first = eyes.question
    undo = eyes.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    by_mouse(eyes, {**eyes.wait(), "targets": []}, random.Random(1))
    expect(eyes.page.locator("#question-title")).not_to_contain_text(first)
    undo.click()
    expect(eyes.page.locator("#question-title")).to_contain_text(first)
    eyes.wait()
    eyes.page.keyboard.press("1")
    expect(undo).to_be_enabled()
    expect(eyes.page.locator("#question-title")).not_to_contain_text(first)
    eyes.page.keyboard.press("Shift+U")
    expect(eyes.page.locator("#question-title")).to_contain_text(first)
    assert game.nobody.state()["edition"] == 2


def test_what_cannot_be_chosen_says_why(windows: Windows, size: Size, api: Api) -> None:
    eyes = windows(size)
    game = api.create(["here", "here"])
    eyes.sit(game.seat(0))
    eyes.wait()
    eyes.hide_hint()
    eyes.page.locator("g.place[data-place='5']").click()
    said = eyes.page.locator(".why .found").first
    expect(said).to_contain_text("5")
    expect(said).to_contain_text(re.compile("§|6\\.3\\.2|corner"))
    eyes.judge("why-not")
    eyes.page.get_by_role("button", name="Why not…?").click()
    eyes.page.get_by_label("An answer that is not offered").fill("keep in 12")
    eyes.page.get_by_role("button", name="Ask", exact=True).click()
    expect(said).to_contain_text("keep in 12")


def test_an_invitation_is_claimed_in_another_window(windows: Windows, size: Size) -> None:
    host, guest = windows(size), windows(size)
    host.open("/new")
    for seat in (4, 3):
        host.page.get_by_role("button", name=f"Remove seat {seat}").click()
    host.page.get_by_label("Who plays seat 2").select_option("invite")
    host.page.get_by_role("button", name="Make the game").click()
    link = host.page.locator(".copy input").input_value()
    host.judge("invitations")
    host.page.get_by_role("button", name="I have copied them").click()
    host.wait()
    expect(host.page.locator(".players")).to_contain_text("not here yet")

    guest.page.goto(link)
    expect(guest.page.get_by_label("Invitation")).to_be_visible()
    assert "#" not in guest.page.url
    guest.page.get_by_label("Your name at the table").fill("Birch")
    guest.judge("join")
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.page.locator(".game").wait_for()
    assert "#" not in guest.page.url
    if size.name == "wide":  # names have no room on a narrow screen
        expect(host.page.locator(".players")).to_contain_text("Birch")
    host.wait()
    host.page.keyboard.press("1")
    expect(host.page.get_by_role("heading", level=2).first).to_be_visible()

    late = windows(size)
    late.page.goto(link)
    late.page.get_by_role("button", name="Take the seat").click()
    expect(late.page.get_by_role("alert")).to_contain_text("used already")
    guest.open("/")
    expect(guest.page.locator(".games li")).to_have_count(1)
    guest.judge("my-games")


def test_two_tabs_of_a_seat_agree(windows: Windows, wide: Size, api: Api) -> None:
    one = windows(wide)
    game = api.create(["here", "here"])
    one.sit(game.seat(0))
    other = Eyes(one.page.context.new_page(), wide)
    other.page.goto(f"/game/{game.id}")  # the browser knows the seat
    other.wait()
    words = other.question
    one.wait()
    one.page.keyboard.press("2")
    expect(one.page.locator("#question-title")).not_to_contain_text(words)
    expect(other.page.locator("#question-title")).not_to_contain_text(words)
    expect(other.page.locator("#question-title")).to_contain_text(one.question)
    one.page.get_by_role("button", name="Undo").click()
    expect(other.page.locator("#question-title")).to_contain_text(words)
    # Both answer at once: one wins, the other is told, and both show the same.
    seen = game.seat(0).state()
    other.page.route(
        "**/answers", lambda route: (game.seat(0).answer(PLACED, seen), route.continue_())[1]
    )
    other.page.locator("button.option").nth(2).click()
    expect(other.page.get_by_role("alert")).to_contain_text("moved on")
    expect(other.page.locator("#question-title")).to_contain_text(one.question)
    placed = {each["id"]: each["pieces"] for each in game.nobody.state()["view"]["places"]}
    assert "keep" in [each["piece"] for each in placed["1"]]
    other.check_quiet()


def test_a_broken_connection_mends_itself(browser: Browser, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    first = Process(url)
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=first.url)
    context.add_init_script(NO_STORY)
    eyes = Eyes(context.new_page(), SIZES[0])
    try:
        game = first.api.create(["here", "here"])
        eyes.sit(game.seat(0))
        eyes.wait()
        eyes.page.keyboard.press("1")
        expect(eyes.page.get_by_role("button", name="Undo")).to_be_enabled()
        before = game.nobody.state()
        first.kill()
        expect(eyes.page.get_by_role("status").first).to_contain_text("Reconnecting")
        eyes.judge("reconnecting")
        with server.kit.killable(url, "--port", first.url.rsplit(":", 1)[1]) as second:
            expect(eyes.page.get_by_text("Reconnecting")).to_have_count(0, timeout=60_000)
            twin = Game(second.api, game.made)
            assert twin.nobody.state()["revision"] == before["revision"]
            eyes.wait()
            press_keys_of(eyes, 0)
            with twin.nobody.follow() as stream:
                stream.state(lambda state: state["revision"] > before["revision"])
        eyes.check_quiet()
    finally:
        context.close()
        first.kill()
        first.api.http.close()


def test_hands_are_hidden_between_turns(windows: Windows, size: Size) -> None:
    eyes = windows(size)
    eyes.open("/new")
    for seat in (4, 3):
        eyes.page.get_by_role("button", name=f"Remove seat {seat}").click()
    eyes.page.get_by_label("Who plays seat 2").select_option("here")
    eyes.page.get_by_role("button", name="Begin the game").click()
    curtain = eyes.page.locator(".curtain")
    curtain.wait_for()
    eyes.judge("curtain")
    hands: list[list[str]] = []
    dice = random.Random(4)
    for _ in range(2):
        assert eyes.page.locator("ul[aria-label=Hand]").count() == 0
        curtain.get_by_role("button").first.click()
        look = eyes.wait()
        hands.append(cards(eyes))
        while not look["curtain"]:
            assert not look["over"]
            by_mouse(eyes, look, dice)
            look = eyes.wait()
    assert hands[0] and hands[1] and hands[0] != hands[1]
    text = eyes.page.locator("body").inner_text()
    assert not any(card in text for card in hands[0] + hands[1])


def cards(eyes: Eyes) -> list[str]:
    """The titles of the cards in hand."""
    return eyes.page.locator("ul[aria-label=Hand] li .head strong").all_inner_texts()


def test_a_spectator_sees_no_hand(windows: Windows, size: Size, api: Api) -> None:
    eyes = windows(size)
    game = api.create(["here", "here", "here"])
    eyes.sit(game.nobody)
    expect(eyes.page.get_by_text("watching").first).to_be_visible()
    dice = random.Random(2)
    for _ in range(30):
        seat = game.asked()
        assert seat is not None
        state = seat.state()
        if is_mine(state):
            seat.answer(any_option(state, dice), state)
    revision = game.nobody.state()["revision"]
    assert revision >= 30
    expect(eyes.page.get_by_role("heading", name="Waiting for").first).to_be_visible()
    assert eyes.page.locator("ul[aria-label=Hand], button.option, g.place.pick").count() == 0
    eyes.judge("spectator")
    for tab in ("Boards", "Supplies"):
        eyes.tab(tab)
        eyes.judge(f"spectator-{tab.lower()}")
