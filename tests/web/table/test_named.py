"""What is seen is whole: names of cards on boards, lines of strips, panels beside a place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from server.kit import Api, Json, Seat
from web.kit import DESK, LOW, LYING, PHONE, TABLET, Eyes, Size
from web.table.test_answering import asks, led_to
from web.table.test_onmap import middle, place, starts
from web.table.test_panels import at_rest
from web.table.test_screens import far

Windows = Callable[[Size], Eyes]
RANKED: Final = ["underground_duchy", "lord_of_the_hundreds", "eyrie_dynasties"]
"""Factions with cards of their own on their boards: ministers, moods and leaders."""
LITTLE: Final = 12
"""Answers after which every board has something on it."""

UNNAMED: Final = """() => [...document.querySelectorAll(".docked .portrait")].flatMap((each) => {
  const [card, name] = [each, each.querySelector("b")].map((one) => one.getBoundingClientRect());
  const whole = name.width > 16 && name.left >= card.left && name.right <= card.right + 1
    && name.top >= card.top && name.bottom <= card.bottom + 1;
  return whole ? [] : [each.textContent.trim()];
})"""
"""Cards of a faction's own whose name is not seen, or reaches beyond them."""

HALVED: Final = """() => [...document.querySelectorAll(".seats .glance")].flatMap((strip) => {
  const { bottom } = strip.getBoundingClientRect();
  return [...strip.querySelectorAll(".drawn")].flatMap((each) => {
    const box = each.getBoundingClientRect();
    return box.top < bottom - 2 && box.bottom > bottom + 2 ? [each.textContent.trim()] : [];
  });
})"""
"""Facts of strips of which only the upper half is seen."""

BESIDE: Final = """() => {
  const [map, box] = [".map", ".popover"].map((what) =>
    document.querySelector(what)?.getBoundingClientRect());
  return !!box && box.left >= map.left && box.right <= map.right && box.top >= map.top
    && box.bottom <= map.bottom;
}"""
"""Whether what can be done at a place stands over the map."""


def has_cards_of_its_own(state: Json) -> bool:
    """Whether such cards lie on the viewer's board already."""
    seat = next(each for each in state["view"]["seats"] if each["faction"] == state["viewer"])
    return any(
        part.get("portraits") or (part.get("of") and part.get("value")) for part in seat["board"]
    )


@pytest.mark.parametrize("faction", RANKED)
def test_cards_of_a_board_are_named(windows: Windows, api: Api, faction: str) -> None:
    """7.3.3, 12.2, 14.4.4 On a tablet and on a low screen, too, whether they are chosen or not."""
    others = [each for each in RANKED if each != faction]
    seat = api.create(["here", "greedy", "greedy"], [faction, *others]).seat(0)
    led_to(seat, has_cards_of_its_own)
    for sizes in ((DESK, LOW), (TABLET, PHONE, LYING)):
        eyes = windows(sizes[0])
        seated(eyes, seat)
        for size in eyes.each(sizes):
            fold = eyes.page.locator("button.fold")
            if fold.count():
                fold.tap()
            at_rest(eyes)
            assert eyes.page.locator(".docked .portrait").count() > 3, size
            assert eyes.page.evaluate(UNNAMED) == [], size
            if fold.count():
                fold.tap()


def test_lines_of_strips_are_whole(windows: Windows, api: Api) -> None:
    """On a phone, where they are narrow: what has no room is left out."""
    factions = ["marquise_de_cat", "keepers_in_iron", "lizard_cult", "lord_of_the_hundreds"]
    seat = api.create(["here", "greedy", "greedy", "greedy"], factions).seat(0)
    eyes = windows(PHONE)
    seated(eyes, seat)
    for size in eyes.each((PHONE, LYING, TABLET)):
        at_rest(eyes)
        assert eyes.page.evaluate(HALVED) == [], size


@pytest.mark.parametrize("size", [PHONE, LYING], ids=lambda size: size.name)
def test_strips_of_a_phone_leave_nothing_out(windows: Windows, api: Api, size: Size) -> None:
    """10.4.1, 15.5.2 Those of the Lizard Cult and of Keepers in Iron say all that they have."""
    factions = ["corvid_conspiracy", "keepers_in_iron", "lizard_cult", "lord_of_the_hundreds"]
    seat = far(api, answers=LITTLE, factions=factions)
    eyes = windows(size)
    seated(eyes, seat)
    at_rest(eyes)
    expect(eyes.page.locator(".seats .glance")).to_have_count(len(factions) - 1)
    expect(eyes.page.locator(".seats [data-more]")).to_have_count(0)
    assert eyes.page.evaluate(HALVED) == []


@pytest.mark.parametrize("faction", ["vagabond", "lizard_cult"])
def test_low_screens_leave_nothing_out(windows: Windows, api: Api, faction: str) -> None:
    """A laptop's strips say everything, and there and on a tablet one's own board is whole."""
    others = ["vagabond", "lizard_cult", "keepers_in_iron", "riverfolk_company"]
    others.remove(faction)
    seat = far(api, answers=LITTLE, factions=[faction, *others])
    for size in (LOW, TABLET):
        eyes = windows(size)
        seated(eyes, seat)
        at_rest(eyes)
        expect(eyes.page.locator(".dock[data-below]")).to_have_count(0)
        if size is LOW:
            expect(eyes.page.locator(".seats .glance")).to_have_count(len(others))
            expect(eyes.page.locator(".seats [data-more]")).to_have_count(0)


def test_what_can_be_done_at_a_place_follows_the_map(windows: Windows, api: Api) -> None:
    """When the window gets another size, it stands beside its place again."""
    seat = far(api)
    led_to(seat, asks("marquise.daylight"))
    eyes = windows(DESK)
    seated(eyes, seat)
    ahead = api.get(f"{seat.path}/ahead", seat.token)
    spot = place(eyes, starts(ahead)[-1])
    eyes.page.locator("g.place.pick").first.wait_for()
    eyes.page.mouse.click(*middle(spot, 0.12))
    for _ in eyes.each((DESK, LOW, DESK)):
        eyes.until(BESIDE)


def seated(eyes: Eyes, seat: Seat) -> None:
    """Sit down where all of the table is seen."""
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
