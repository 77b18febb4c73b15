"""Looks of the game: pictures on all cards, a ground for each map, a first page to play from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from server.kit import Api, Json
from web.kit import DESK, LOW, PHONE, SCREENS, Eyes, Size
from web.table.test_answering import led_to
from web.table.test_boards import in_the_middle

Windows = Callable[[Size], Eyes]
LOOKS: Final = {"autumn", "snow", "shore", "heights", "marsh", "gorge"}
GROUND: Final = "() => getComputedStyle(document.querySelector('.map svg')).getPropertyValue('{}')"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda size: size.name)
def test_the_first_page_invites(windows: Windows, screen: Size, scheme: Any) -> None:
    """It says what one wants, both buttons are in sight, axe finds nothing by day or night."""
    eyes = windows(screen)
    eyes.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    eyes.open("/")
    expect(eyes.page.locator(".words p")).to_contain_text("First to 30 points")
    for name in ("I am new: teach me", "Play now"):
        box = eyes.page.get_by_role("button", name=name).bounding_box()
        assert box is not None and box["y"] + box["height"] < screen.height
    expect(eyes.page.locator(".ways > li")).to_have_count(6)
    expect(eyes.page.locator(".ways [data-emblem]")).to_have_count(6)
    expect(eyes.page.locator(".ways input[type=file]")).to_be_visible()
    eyes.judge(f"home-{scheme}")


def test_the_first_page_waits_for_nothing(windows: Windows) -> None:
    """It stands before the catalogue has come; what is pressed meanwhile begins when it has."""
    eyes = windows(DESK)
    held: list[Any] = []
    eyes.page.route("**/api/catalogue/*", lambda route: held.append(route))
    eyes.open("/")
    eyes.page.get_by_role("button", name="Play now").click()
    assert held
    for route in held:
        route.continue_()
    eyes.page.unroute("**/api/catalogue/*")
    eyes.page.locator(".game, .room").first.wait_for()


def test_a_game_that_goes_on_is_gone_on_with(windows: Windows, api: Api) -> None:
    """A player who has a game open is offered that first."""
    seat = api.create(["here", "greedy"]).seat(0)
    eyes = windows(DESK)
    eyes.sit(seat)
    eyes.open("/")
    eyes.page.get_by_role("link", name="Go on playing").click()
    eyes.page.wait_for_url(f"**/game/{seat.game}")


def test_each_card_of_the_catalogue_has_a_picture(api: Api) -> None:
    """Its file names one, and the page has it."""
    for card in api.get("/api/catalogue")["cards"]:
        assert card["picture"], card["id"]


def test_cards_are_drawn(windows: Windows, api: Api) -> None:
    """A hand shows an emblem before a landscape on every face."""
    seat = api.create(["here", "greedy", "greedy", "greedy"]).seat(0)
    eyes = windows(DESK)
    eyes.sit(seat)
    eyes.wait()
    cards = eyes.page.locator(".panel.hand .card")
    expect(cards.first).to_be_visible()
    expect(cards.locator("[data-emblem]")).to_have_count(cards.count())


def test_a_card_that_is_pointed_at_is_read_in_full(windows: Windows, api: Api) -> None:
    """By mouse or by focus, where the hand shows no text; it goes with the pointer."""
    seat = api.create(["here", "greedy", "greedy", "greedy"]).seat(0)
    eyes = windows(LOW)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    card = eyes.page.locator(".panel.hand li").first
    large = eyes.page.locator(".faces.large .card")
    expect(large).to_have_count(0)
    card.hover()
    expect(large.locator("strong")).to_have_text(card.locator("strong").inner_text())
    box = large.bounding_box()
    assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= LOW.height
    eyes.judge("card-large")
    eyes.page.mouse.move(2, 2)
    expect(large).to_have_count(0)


def test_a_card_before_somebody_is_read_in_full(windows: Windows, api: Api) -> None:
    """On a board, by mouse and by focus, with what it costs and rulings; a click opens it."""
    seat = in_the_middle(api, "eyrie_dynasties")
    eyes = windows(DESK)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    chip = eyes.page.locator(".dock [data-card] button").first
    large = eyes.page.locator(".faces.large")
    chip.hover()
    expect(large.locator(".card")).to_be_visible()
    box = large.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= DESK.width
    eyes.page.mouse.move(2, 2)
    expect(large).to_have_count(0)
    eyes.page.keyboard.press("Tab")
    chip.focus()
    eyes.page.keyboard.press("Shift")
    expect(large.locator(".card")).to_be_visible()
    eyes.page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_a_finger_that_rests_enlarges_and_picks_nothing(windows: Windows, api: Api) -> None:
    """Held, a card of the hand is shown large, and goes with the finger."""
    seat = api.create(["here", "greedy"]).seat(0)
    eyes = windows(PHONE)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    before = seat.state()["revision"]
    box = eyes.page.locator(".panel.hand li").first.bounding_box()
    assert box is not None
    finger = eyes.page.context.new_cdp_session(eyes.page)
    at = {"x": box["x"] + 20, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    large = eyes.page.locator(".faces.large .card")
    expect(large).to_be_visible()
    eyes.shot("card-held")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(large).to_have_count(0)
    assert seat.state()["revision"] == before
    expect(eyes.page.get_by_role("dialog")).to_have_count(0)


def test_a_click_on_a_card_in_hand_spends_nothing(windows: Windows, api: Api) -> None:
    """It opens the card, which says what can be done with it; the answer is a button of its own."""
    seat = api.create(["here", "greedy"], ["eyrie_dynasties", "marquise_de_cat"]).seat(0)
    state = led_to(seat, lambda state: any(_takes_card(each) for each in _options(state)))
    eyes = windows(DESK)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.page.locator(".panel.hand button.pick").first.click()
    dialog = eyes.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Here and now")
    eyes.judge("card-asked")
    assert seat.state()["revision"] == state["revision"]


def _options(state: Json) -> list[Json]:
    found: list[Json] = state["decision"]["options"]
    return found


def _takes_card(option: Json) -> bool:
    return "card" in option["targets"]


def test_each_map_has_a_ground_of_its_own(windows: Windows, api: Api) -> None:
    """By its file; the grounds differ by day, and again by night."""
    grounds: dict[str, set[str]] = {"light": set(), "dark": set()}
    maps = api.get("/api/catalogue")["maps"]
    ours = [each for each in maps if not each["fan"]]
    assert {each["look"] for each in ours} == LOOKS
    for each in ours:
        seat = api.create(["here", "greedy"], setup={"map": each["id"]}).seat(0)
        eyes = windows(DESK)
        eyes.sit(seat)
        eyes.wait()
        for scheme, found in grounds.items():
            eyes.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            found.add(eyes.page.evaluate(GROUND.replace("{}", "--map-ground")).strip())
    assert [len(found) for found in grounds.values()] == [len(ours), len(ours)]


def test_factions_are_chosen_by_their_pictures(windows: Windows, screen: Size) -> None:
    """A seat's sign opens them all: picture, name and a line; one press takes one."""
    eyes = windows(screen)
    eyes.open("/new")
    eyes.page.get_by_role("button", name="Look at the factions for seat 1").click()
    shown = eyes.page.locator("dialog li .take")
    assert shown.count() > 10
    eyes.judge("factions")
    title = shown.last.locator("strong").inner_text()
    shown.last.click()
    expect(eyes.page.locator("#faction-0 option:checked")).to_have_text(title)


def test_suits_and_owners_have_patterns_where_colours_are_taken_away(
    windows: Windows, api: Api
) -> None:
    """By themselves under forced colours, else as the settings say: on the map and on cards."""
    eyes = windows(DESK)
    eyes.sit(api.create(["here", "greedy"]).seat(0))
    eyes.wait()
    drawn, cards = eyes.page.locator("[fill^='url(#weave']"), eyes.page.locator("[data-weave]")
    expect(drawn).to_have_count(0)
    expect(cards).to_have_count(0)
    eyes.page.emulate_media(forced_colors="active")
    expect(drawn.first).to_be_attached()
    expect(cards.first).to_be_attached()
    eyes.page.wait_for_function(  # every pattern that is drawn is there
        "[...document.querySelectorAll(\"[fill^='url(#weave']\")].every("
        "(each) => document.querySelector(each.getAttribute('fill').slice(4, -1)))"
    )
