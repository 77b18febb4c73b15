"""Beginning games: everything that is offered can be begun, and every page is in order."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.kit import FOUR, Api, Process, Seat, play
from web.kit import Eyes, Size

Windows = Callable[[Size], Eyes]


@pytest.mark.parametrize("path", ["/", "/new", "/join", "/about", "/game/none", "/nowhere"])
def test_pages_are_in_order(windows: Windows, size: Size, path: str) -> None:
    eyes = windows(size)
    eyes.open(path)
    eyes.page.wait_for_load_state("networkidle")
    eyes.judge(f"page-{path.strip('/').replace('/', '-') or 'home'}")


def test_the_page_of_the_api_is_in_order(windows: Windows, size: Size) -> None:
    eyes = windows(size)
    eyes.open("/api/docs")
    eyes.judge("page-docs")


def test_play_now_begins_a_game(windows: Windows, size: Size) -> None:
    eyes = windows(size)
    eyes.open("/")
    eyes.page.get_by_role("button", name="Play now").click()
    eyes.page.locator(".game").wait_for()
    eyes.open("/")
    expect(eyes.page.locator(".games li")).to_have_count(1)


def test_a_newcomer_is_led_into_a_game_with_a_coach(windows: Windows, size: Size, api: Api) -> None:
    """One press: against one opponent, with somebody who explains and a goal in view."""
    eyes = windows(size)
    eyes.open("/")
    new = eyes.page.get_by_role("button", name="I am new: teach me")
    expect(new).to_have_class(re.compile("primary"))
    new.click()
    eyes.page.locator(".game").wait_for()
    assert len(api.get(f"/api/games/{eyes.game}")["seats"]) == 2
    expect(eyes.page.locator(".coach")).to_contain_text("I would:")
    expect(eyes.page.locator(".goal")).to_contain_text("0 of 30 points")
    eyes.judge("newcomer")
    eyes.open("/")
    expect(eyes.page.get_by_role("link", name="Go on playing")).to_be_visible()
    expect(new).not_to_have_class(re.compile("primary"))


def test_the_usual_table_is_remembered(windows: Windows, wide: Size, api: Api) -> None:
    """Play now begins the table that was begun last, at whichever page."""
    eyes = windows(wide)
    eyes.open("/new")
    eyes.page.get_by_role("button", name="Remove seat 4").click()
    eyes.page.get_by_label("Map", exact=True).select_option("winter")
    eyes.page.get_by_role("button", name="Begin the game").click()
    eyes.page.locator(".game").wait_for()
    before = eyes.game
    eyes.open("/")
    eyes.page.get_by_role("button", name="Play now").click()
    eyes.page.wait_for_url(lambda url: "/game/" in url and before not in url)
    eyes.page.locator(".game").wait_for()
    told = api.get(f"/api/games/{eyes.game}")
    assert told["view"]["setup"]["map"] == "winter" and len(told["seats"]) == 3


def test_every_map_and_deck_that_is_offered_begins(windows: Windows, wide: Size, api: Api) -> None:
    eyes = windows(wide)
    options = {each["id"]: each for each in api.get("/api/catalogue")["options"]}
    maps = [value["id"] for value in options["map"]["values"]]
    decks = [value["id"] for value in options["deck"]["values"]]
    for number in range(max(len(maps), len(decks))):
        chosen = {"Map": maps[number % len(maps)], "Deck": decks[number % len(decks)]}
        eyes.open("/new")
        for label, value in chosen.items():
            field = options[label.lower()]["title"]
            eyes.page.get_by_label(field, exact=True).select_option(value)
        eyes.page.get_by_role("button", name="Begin the game").click()
        eyes.page.locator(".game").wait_for()
        told = api.get(f"/api/games/{eyes.game}")["view"]["setup"]
        assert (told["map"], told["deck"]) == (chosen["Map"], chosen["Deck"])
        eyes.judge(f"map-{chosen['Map']}")


def test_what_is_wrong_with_a_setup_is_said_at_once(windows: Windows, wide: Size) -> None:
    eyes = windows(wide)
    eyes.open("/new")
    for seat in (4, 3):
        eyes.page.get_by_role("button", name=f"Remove seat {seat}").click()
    eyes.page.get_by_label("Faction of seat 2").select_option("second_vagabond")
    expect(eyes.page.locator(".problem")).not_to_have_count(0)
    expect(eyes.page.get_by_role("button", name="Begin the game")).to_be_disabled()
    eyes.judge("new-problem")


def test_house_rules_are_agreed_on_and_told(windows: Windows, size: Size, api: Api) -> None:
    """Each with its name and a line: chosen on one page, named in the game and its settings."""
    eyes = windows(size)
    eyes.open("/new")
    fold = eyes.page.locator("details", has=eyes.page.get_by_text("House rules", exact=True))
    expect(fold).to_contain_text("the Law alone")
    fold.locator("summary").click()
    fold.get_by_label("Open hands").check()
    fold.get_by_label("Game to 20 points").check()
    eyes.judge("house-rules")
    fold.get_by_label("Game to 40 points").check()
    expect(eyes.page.locator(".problem")).to_contain_text("do not go together")
    fold.get_by_label("Game to 40 points").uncheck()
    expect(fold.locator("summary")).to_contain_text("Open hands · Game to 20 points")
    eyes.page.get_by_role("button", name="Begin the game").click()
    eyes.page.locator(".game").wait_for()
    told = api.get(f"/api/games/{eyes.game}")["view"]
    assert told["setup"]["house_rules"] == ["open_hands", "points_20"]
    eyes.wait()
    eyes.in_bar().get_by_role("button", name="Settings", exact=True).click()
    expect(eyes.page.get_by_role("dialog")).to_contain_text("20 points win the game")
    eyes.judge("house-rules-told")


@pytest.mark.parametrize("option", ["landmarks", "draft", "advanced"])
def test_setups_that_begin_with_choices(
    windows: Windows, size: Size, api: Api, option: str
) -> None:
    """Landmarks and drafts, where the engine offers them: their first questions are in order."""
    drafts = option == "draft"
    setup: dict[str, object] = {option: {"landmarks": 2, "draft": 3, "advanced": True}[option]}
    setup["advanced"] = drafts or option == "advanced"
    faction = None if drafts else "random"
    setup["seats"] = [
        {"faction": faction, "player": player} for player in ("here", "greedy", "greedy")
    ]
    answer = api.ask("POST", "/api/games", json={"setup": setup, "pace": "instant", "seed": 3})
    made = answer.json()
    assert answer.status_code == 201, made
    eyes = windows(size)
    eyes.page.goto(made["seats"][0]["link"])
    for step in range(12):
        look = eyes.wait()
        assert look["problem"] == ""
        if step in (0, 4):
            eyes.judge(f"setup-{option}-{step}")
        eyes.page.keyboard.press("1")
        eyes.wait()


@pytest.fixture(scope="module")
def crowded(server: Process) -> Seat:
    """Four factions far into a game: the seat that is asked."""
    game = server.api.create(["here"] * 4, FOUR, seed=21)
    play(game, random.Random(21), 160)
    asked = game.asked()
    assert asked is not None
    return asked


def test_a_crowded_table_is_in_order(windows: Windows, size: Size, crowded: Seat) -> None:
    """Every view of the table."""
    eyes = windows(size)
    eyes.sit(crowded)
    eyes.wait()
    eyes.hide_hint()
    eyes.judge("crowded-map")
    for view in eyes.tabs:
        eyes.tab(view)
        eyes.judge(f"crowded-{view.split()[0].lower()}")
    eyes.tab("Map")
    for name, title in (("Settings", "Settings"), ("Help", "Help")):
        eyes.in_bar().get_by_role("button", name=name, exact=True).click()
        expect(eyes.page.get_by_role("dialog")).to_contain_text(re.compile(title, re.IGNORECASE))
        eyes.judge(f"dialog-{name.lower()}")
        eyes.page.keyboard.press("Escape")
        expect(eyes.page.get_by_role("dialog")).to_have_count(0)
    place = eyes.page.locator("g.place").last
    place.focus()
    eyes.page.keyboard.press("i")
    eyes.judge("dialog-place")


def test_dark_colours_are_in_order(windows: Windows, size: Size, crowded: Seat) -> None:
    eyes = windows(size)
    eyes.page.emulate_media(color_scheme="dark")
    eyes.sit(crowded)
    eyes.wait()
    eyes.judge("dark-map")
    eyes.tab("Boards")
    eyes.judge("dark-boards")
    eyes.open("/new")
    eyes.judge("dark-new")


def test_a_first_game_begins_with_one_click(windows: Windows, size: Size, api: Api) -> None:
    """R.3 Alone against automated opponents: their boards and what they are about to do."""
    eyes = windows(size)
    eyes.open("/")
    eyes.page.get_by_role("button", name="First game").click()
    eyes.page.locator(".game").wait_for()
    state = api.get(f"/api/games/{eyes.game}")
    assert [each["faction"] for each in state["seats"]] == api.get("/api/catalogue")["first_game"]
    assert [each["player"] for each in state["seats"]][1:] == ["automated"] * 3
    for _ in range(80):
        found = eyes.page.locator("p.next:visible, button.option:not(:disabled)").first
        found.wait_for()
        if eyes.page.locator("p.next:visible").count():
            break
        eyes.page.locator("button.option:not(:disabled)").last.click()
    expect(eyes.page.locator("p.next")).to_contain_text("Next:")
    eyes.judge("first-game")


def test_automated_opponents_are_seated_with_their_choices(
    windows: Windows, size: Size, api: Api
) -> None:
    """R.3.3 Difficulty: one; traits: any number; and people may play together."""
    eyes = windows(size)
    eyes.open("/new")
    eyes.page.get_by_role("button", name="Remove seat 4").click()
    eyes.page.get_by_role("button", name="Add an automated opponent").click()
    eyes.page.locator("#difficulty-4").select_option("nightmare")
    boxes = eyes.page.locator(".chosen input[type=checkbox]")
    boxes.first.check()
    boxes.last.check()
    eyes.page.get_by_label("People win together").check()
    eyes.judge("new-automated")
    eyes.page.get_by_role("button", name="Begin the game").click()
    eyes.page.locator(".game").wait_for()
    state = api.get(f"/api/games/{eyes.game}")
    setup = state["view"]["setup"]
    (chosen,) = setup["seat_options"].values()
    assert chosen[0] == "nightmare" and len(chosen) == 3
    assert setup["cooperative"]
    assert state["seats"][3]["player"] == "automated"


def test_a_group_agrees_on_hirelings(windows: Windows, size: Size, api: Api) -> None:
    """A.6 Dealt from cards that nobody bans, or three sides; who keeps a card away is said."""
    catalogue = api.get("/api/catalogue")
    theirs = {each["id"] for each in catalogue["owners"] if each["fan"]}
    cards = [card for card in catalogue["hirelings"]["cards"] if card["id"] not in theirs]
    eyes = windows(size)
    eyes.open("/new")
    panel = eyes.page.locator("details", has_text="Hirelings").first
    panel.locator("summary").first.click()
    panel.get_by_label("Deal 3 at random").check()
    expect(panel.locator(".cards > li")).to_have_count(len(cards))
    expect(panel.locator(".cards .problem").first).to_contain_text("A.6.5")
    eyes.judge("new-hirelings-dealt")
    panel.get_by_label("Agree on 3").check()
    for _ in range(3):
        panel.locator("li:not(:has(:checked)) input[type=checkbox]:enabled").first.check()
    free = panel.locator("li:not(:has(:checked)) input[type=checkbox]:enabled")
    expect(free).to_have_count(0)
    eyes.judge("new-hirelings-agreed")
    eyes.page.get_by_role("button", name="Begin the game").click()
    eyes.page.locator(".game").wait_for()
    view = api.get(f"/api/games/{eyes.game}")["view"]
    assert [each["id"] for each in view["owners"]] == view["setup"]["hirelings"]
    eyes.tab("Boards")
    titles = {each["id"]: each["title"] for each in catalogue["owners"]}
    board = eyes.page.get_by_role("region", name=titles[view["owners"][0]["id"]])
    expect(board.locator(".told")).not_to_be_empty()
    eyes.tab("Supplies")
    expect(eyes.page.locator(".track .mark")).to_have_count(3)
    eyes.judge("hirelings-supplies")
