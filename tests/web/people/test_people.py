"""People who come and go: a computer player plays on, the seat comes back; ends, and clocks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from server.kit import Api, Game, killable, play
from server.people.table import hands, notes, propose, say
from web.conftest import NO_STORY
from web.kit import DESK, PHONE, Eyes, Size
from web.people.test_owner import owning

Windows = Callable[..., Eyes]
PLACE = "Place the keep in clearing 1"


@pytest.fixture(scope="module")
def api(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """A server on which people count as gone as soon as their page is closed."""
    folder: Path = tmp_path_factory.mktemp("people")
    flags = ("--limit", "away_seconds=0")
    with killable(f"sqlite:///{folder / 'games.sqlite'}", *flags) as process:
        yield process.api


@pytest.fixture
def window(browser: Browser, api: Api) -> Iterator[Callable[..., Eyes]]:
    """Opens windows, each of a person of their own."""
    contexts: list[BrowserContext] = []

    def opened(size: Size = DESK) -> Eyes:
        context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            base_url=api.url,
            has_touch=size.touch,
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.add_init_script(NO_STORY)
        contexts.append(context)
        return Eyes(context.new_page(), size)

    yield opened
    for each in contexts:
        each.close()


def people(eyes: Eyes) -> None:
    eyes.in_bar().get_by_role("button", name="People", exact=True).click()
    expect(eyes.page.get_by_role("heading", name="People", exact=True)).to_be_visible()


def test_the_maker_lets_a_computer_player_play_on_until_the_person_is_back(
    window: Windows, api: Api
) -> None:
    """The one who is asked has closed the page; afterwards one click takes the seat back."""
    stays, leaves = window(), window()
    game = api.create(["here", "here"])
    leaves.sit(game.seat(0))
    expect(leaves.page.get_by_role("button", name=PLACE)).to_be_visible()
    owning(stays, game.made)
    stays.sit(game.seat(1))
    leaves.page.close()
    note = stays.page.get_by_text("Marquise de Cat is not here.")
    expect(note).to_be_visible()
    stays.judge("gone")
    stays.page.get_by_role("button", name="Let a computer player play on").click()
    expect(note).to_have_count(0)
    expect(stays.page.get_by_text("Greedy for person").first).to_be_visible()
    back = window()
    back.sit(game.seat(0))
    back.page.get_by_role("button", name="Take the seat back").click()
    expect(back.page.get_by_role("button", name="Take the seat back")).to_have_count(0)
    assert notes(game.nobody) == ["stand_in host", "back back"]
    assert hands(game.nobody, 0)[-1][1:] == ("person", "back")


def test_a_game_is_ended_by_agreement_on_two_screens(window: Windows, api: Api) -> None:
    one, other = window(), window(PHONE)
    game = api.create(["here", "here"])
    one.sit(game.seat(0))
    other.sit(game.seat(1))
    people(one)
    one.judge("people")
    one.page.get_by_role("button", name="Propose to end the game").click()
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("button", name="Withdraw")).to_be_visible()
    other.page.get_by_role("button", name="Agree").click()
    for eyes in (one, other):
        expect(eyes.page.get_by_role("heading", name="ended by agreement")).to_be_visible()
    one.judge("agreed")


def test_a_phrase_is_read_in_ones_own_language_or_not_at_all(window: Windows, api: Api) -> None:
    """Somebody whose words are hidden is not heard."""
    one, other = window(), window()
    game = api.create(["here", "here"])
    one.sit(game.seat(0))
    other.sit(game.seat(1))
    people(one)
    one.page.get_by_role("button", name="Good luck!").click()
    expect(other.page.get_by_role("status").get_by_text("Good luck!")).to_be_visible()
    one.judge("talk")
    people(other)
    expect(other.page.get_by_role("dialog")).to_contain_text("Good luck!")
    other.page.get_by_label("Marquise de Cat: Hide what they say").check()
    expect(other.page.get_by_role("dialog").locator(".said")).not_to_contain_text("Good luck!")


def test_who_plays_alone_goes_back_with_one_click(window: Windows, api: Api) -> None:
    """Nobody else need be asked.  The log tells of it."""
    eyes = window()
    game = api.create(["here", "greedy"], seed=4)
    play(game, random.Random(4), 12)
    before = game.nobody.state()
    eyes.sit(game.seat(0))
    eyes.wait()
    eyes.tab("Log")
    eyes.page.locator(".log button.line").nth(2).click()
    eyes.page.get_by_role("button", name="Go back to this moment").click()
    expect(eyes.page.get_by_role("heading", name="An earlier moment")).to_have_count(0)
    told = f"The game went back from answer {before['revision']} to"
    expect(eyes.page.locator(".log")).to_contain_text(told)
    assert game.nobody.state()["edition"] == before["edition"] + 1
    assert eyes.wait()["options"] > 0


def test_a_clock_runs_for_the_person_who_is_asked(window: Windows, api: Api) -> None:
    eyes = window()
    game = Game(
        api,
        api.post(
            "/api/games",
            {
                "setup": {"seats": [{"faction": "marquise_de_cat"}, {"faction": "vagabond"}]},
                "clock": {"kind": "game", "seconds": 1800, "increment": 30},
            },
        ),
    )
    eyes.sit(game.seat(0))
    expect(eyes.page.locator("header").get_by_title("Time left")).to_contain_text("29:")
    expect(eyes.page.locator(".players").get_by_title("Time left")).to_have_text("30:00")
    eyes.judge("clock")


def test_a_clock_is_chosen_where_others_play(window: Windows, api: Api) -> None:
    """A player who plays alone is not pressed."""
    eyes = window()
    eyes.open("/new")
    player = eyes.page.get_by_label("Who plays seat 2")
    player.select_option("greedy")
    expect(eyes.page.get_by_label("Clock")).to_have_count(0)
    player.select_option("here")
    eyes.page.get_by_label("Clock").select_option("30 minutes each, and 30 seconds for each turn")
    eyes.page.get_by_label("When time is over").select_option("The game pauses")
    eyes.judge("new-clock")
    eyes.page.get_by_role("button", name="Begin the game").click()
    eyes.page.wait_for_url("**/game/*")
    game = eyes.page.url.rsplit("/", 1)[1].split("#")[0]
    clock = api.get(f"/api/games/{game}")["clock"]
    assert (clock["seconds"], clock["increment"], clock["at_zero"]) == (1800, 30, "pause")


def test_the_same_people_play_again_with_seats_turned(window: Windows, api: Api) -> None:
    """One makes the next game; the other joins it without a link."""
    one, other = window(), window()
    game = api.create(["here", "here"])
    propose(game.seat(0), "end")
    say(game.seat(1))
    one.sit(game.seat(0))
    other.sit(game.seat(1))
    one.page.get_by_label("How many games you play at most").select_option("3")
    one.page.get_by_role("button", name="Again, with seats turned").click()
    one.page.wait_for_url(lambda url: game.id not in url)
    other.page.get_by_role("button", name="Join the next game").click()
    other.page.wait_for_url(lambda url: game.id not in url)
    assert one.page.url == other.page.url
    state = api.get(f"/api/games/{one.page.url.rsplit('/', 1)[1]}")
    assert [seat["faction"] for seat in state["seats"]] == ["eyrie_dynasties", "marquise_de_cat"]
    series = {"number": 2, "best_of": 3, "wins": [0, 0], "decided": False}
    assert state["people"]["series"] == series
    assert all(seat["claimed"] for seat in state["seats"])
