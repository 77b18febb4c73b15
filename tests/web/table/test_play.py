"""Whole games through the page: by mouse alone where it is wide, by keys alone where it is not."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from server.kit import Api, Seat, any_option
from web.kit import SIZES, Acts, Eyes, Look, Size, by_keys, by_mouse, play, tab_to

Windows = Callable[[Size], Eyes]
BEGINNING = 45
"""Clicks or answers that see a first round and more of a game of two, with battles."""
NEAR = 27
"""Points at which the rest of a game is played on the page again."""
MOST = 900
"""Clicks or answers in which a game against one greedy player is over, many times over."""


def choose(eyes: Eyes, label: str, value: str) -> None:
    eyes.page.get_by_label(label, exact=True).select_option(value)


def watching(eyes: Eyes, by: str) -> Callable[[Look, int], None]:
    """Look more closely now and then: at the start, in the middle, in a battle."""
    judged: set[str] = set()

    def seen(look: Look, turn: int) -> None:
        states = {"start": turn == 0, "mid-game": turn == 30, "battle": look["battle"]}
        for name, there in states.items():
            if there and name not in judged:
                judged.add(name)
                eyes.judge(f"{by}-{name}")

    return seen


def play_whole(eyes: Eyes, api: Api, act: Acts, dice: random.Random, by: str) -> Look:
    """Play a game's beginning and its end on the page; what lies between needs no page."""
    play(eyes, act, dice, BEGINNING, watching(eyes, by))
    held = eyes.page.evaluate("() => JSON.parse(localStorage.getItem('undergrowth.seats'))")
    seat = Seat(api, eyes.game, held[0]["token"])
    while not (state := seat.my_turn())["over"]:
        if max(each["score"] or 0 for each in state["view"]["seats"]) >= NEAR:
            break
        seat.answer(any_option(state, dice), state)
    return play(eyes, act, dice, MOST)


def test_a_game_is_played_by_mouse(windows: Windows, wide: Size, api: Api) -> None:
    eyes = windows(wide)
    eyes.open("/")
    eyes.page.get_by_role("link", name="New game", exact=True).click()
    for seat in (4, 3):
        eyes.page.get_by_role("button", name=f"Remove seat {seat}").click()
    choose(eyes, "Faction of seat 2", "eyrie_dynasties")
    choose(eyes, "Who plays seat 2", "greedy")
    eyes.page.get_by_text("More options").click()
    choose(eyes, "Pace of computer players", "instant")
    eyes.page.get_by_label("Seed").fill("5")
    eyes.page.get_by_role("button", name="Begin the game").click()
    eyes.page.locator(".game").wait_for()
    eyes.judge("mouse-first-sight")
    eyes.hide_hint()
    end = play_whole(eyes, api, by_mouse, random.Random(5), "mouse")
    assert end["over"]
    expect(eyes.page.locator("#ending-title")).to_contain_text("win")
    eyes.judge("mouse-end")


def test_a_game_is_played_by_keyboard(windows: Windows, api: Api) -> None:
    eyes = windows(SIZES[1])
    keys = eyes.page.keyboard
    eyes.open("/")
    tab_to(eyes, "New game")
    keys.press("Enter")
    expect(eyes.page.get_by_role("heading", name="New game")).to_be_visible()
    for seat in (4, 3):
        tab_to(eyes, f"Remove seat {seat}")
        keys.press("Enter")
    tab_to(eyes, "Who plays seat 2", "Shift+Tab")
    keys.type("Computer: Greedy")
    expect(eyes.page.get_by_label("Who plays seat 2")).to_have_value("greedy")
    tab_to(eyes, "More options")
    keys.press("Enter")
    tab_to(eyes, "Pace of computer players")
    keys.type("At once")
    tab_to(eyes, "Seed")
    keys.type("11")
    tab_to(eyes, "Begin the game")
    expect(eyes.page.get_by_role("button", name="Begin the game")).to_be_enabled()
    keys.press("Enter")
    eyes.page.locator(".game").wait_for()
    tab_to(eyes, "Got it")
    keys.press("Enter")
    end = play_whole(eyes, api, by_keys, random.Random(11), "keyboard")
    assert end["over"]
    eyes.judge("keyboard-end")
    tab_to(eyes, "Look at it again")
    keys.press("Enter")
    expect(eyes.page.get_by_label("Moment")).to_be_visible()
    keys.press("ArrowRight")
    expect(eyes.page.get_by_text(re.compile(r"^2 of \d+$"))).to_be_visible()


def test_an_option_is_found_by_typing(windows: Windows, wide: Size, api: Api) -> None:
    eyes = windows(wide)
    game = api.create(["here", "greedy"])
    seat = game.seat(0)
    dice = random.Random(1)
    while len((state := seat.my_turn())["decision"]["options"]) < 12:
        seat.answer(any_option(state, dice), state)
    eyes.sit(seat)
    before = eyes.wait()["options"]
    word = eyes.page.locator("button.option .label").last.inner_text()
    eyes.page.keyboard.press("/")
    eyes.page.keyboard.type(word)
    eyes.until("([most]) => document.querySelectorAll('button.option').length < most", before)
    eyes.page.keyboard.press("Escape")
    eyes.until("([all]) => document.querySelectorAll('button.option').length === all", before)


def test_the_map_is_played_by_keyboard(windows: Windows, size: Size, api: Api) -> None:
    """Arrow keys go from place to place; Enter picks."""
    eyes = windows(size)
    game = api.create(["here", "here"])
    eyes.sit(game.seat(0))
    eyes.wait()
    eyes.page.locator("g.place.pick").first.focus()
    on_pick = "() => document.activeElement.classList.contains('pick')"
    for _ in range(8):
        eyes.page.keyboard.press("ArrowDown")
        assert eyes.page.evaluate("() => document.activeElement.dataset.place !== undefined")
        if eyes.page.evaluate(on_pick):
            break
    eyes.shot("map-focus")
    assert (
        eyes.page.locator("path.focus").evaluate("(ring) => getComputedStyle(ring).stroke")
        != "none"
    )
    eyes.page.keyboard.press("Enter")
    eyes.until("() => !document.querySelector('#question-title')?.textContent.includes('keep')")
    assert game.nobody.state()["revision"] >= 1
