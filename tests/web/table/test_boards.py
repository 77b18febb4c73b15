"""Boards and strips of each faction at every size: nothing is cut at the side, fingers hit."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from server.kit import Api, Game, Seat, any_option
from web.fits import FAULTS
from web.kit import DESK, FULL_HD, LOW, LYING, PHONE, SCREENS, WIDE_QHD, Eyes, Size
from web.table.test_factions import FACTIONS, against

Windows = Callable[[Size], Eyes]
MIDDLE: Final = 10
"""Answers after which something lies on most boards."""

SIDEWAYS: Final = """(room) => {
  const frame = document.querySelector(room);
  const edge = frame.getBoundingClientRect();
  const inside = [...frame.querySelectorAll(":not(svg *):not(.hidden):not(.hidden *)")];
  const out = inside.filter((each) => {
    const box = each.getBoundingClientRect();
    const cut = each.closest(".glance, .cut, .name, .strip.chip");
    return !cut && box.width > 1 && (box.right > edge.right + 1 || box.left < edge.left - 1);
  });
  return out.map((each) => `${each.tagName} ${each.className}: ${each.textContent.slice(0, 40)}`);
}"""
"""Elements that leave their room to a side, but for words that are cut with an ellipsis."""

NOTHING_LEFT_OUT: Final = """() => [...document.querySelectorAll(".glance")].every((each) =>
  each.hasAttribute("data-more") || each.scrollHeight - each.clientHeight <= 2)"""
"""Each strip shows all of its numbers, or ends in an ellipsis."""

LEFT_OVER: Final = """() => {
  const parts = document.querySelector(".dock .parts");
  const bottoms = [...parts.children].map((each) => each.getBoundingClientRect().bottom);
  return parts.getBoundingClientRect().bottom - Math.max(...bottoms);
}"""
"""Pixels that are free below the last line of the reader's own board."""
FEW: Final = 50
FILLING: Final = ["vagabond", "riverfolk_company", "knaves_of_the_deepwood", "corvid_conspiracy"]
"""Factions with a chart beside their tracks, and with little on their boards."""

LOW_TARGETS: Final = """() => {
  const all = [".seat", ".fold", "button.option", ".panel.hand button", ".menu button"];
  return all
    .flatMap((what) => [...document.querySelectorAll(`.room ${what}`)])
    .filter((each) => each.getBoundingClientRect().height < 44)
    .map((each) => `${each.className} ${each.getBoundingClientRect().height}`);
}"""
"""Elements that a finger can hardly hit."""


@pytest.mark.parametrize("faction", FILLING)
def test_a_board_fills_its_room(windows: Windows, api: Api, faction: str) -> None:
    """On a desk nothing of it covers anything, and what is left lies between its lines."""
    seat = in_the_middle(api, faction)
    eyes = windows(DESK)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    for size in eyes.each((LOW, DESK, FULL_HD, WIDE_QHD)):
        eyes.until(NOTHING_LEFT_OUT)
        assert eyes.page.evaluate(LEFT_OVER) < FEW, size
        faults = eyes.page.evaluate(FAULTS, False)
        assert not [each for each in faults if each.startswith("covered")], size


def in_the_middle(api: Api, faction: str) -> Seat:
    """The seat of a faction, asked, after some answers."""
    seat = api.create(["here", "greedy", "greedy"], against(faction), seed=5).seat(0)
    dice = random.Random(5)
    for _ in range(MIDDLE):
        state = seat.my_turn()
        seat.answer(any_option(state, dice), state)
    seat.my_turn()
    return seat


def screens_of(faction: str) -> list[Size]:
    """Three of the screens, which each faction meets in turn; together they meet all."""
    first = FACTIONS.index(faction)
    return [SCREENS[(first + 4 * n) % len(SCREENS)] for n in range(3)]


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_board_on_a_screen(windows: Windows, api: Api, faction: str) -> None:
    """Docked as one's own, or in its line and opened; and as somebody else's."""
    seat = in_the_middle(api, faction)
    for size in screens_of(faction):
        eyes = windows(size)
        eyes.sit(seat)
        eyes.wait()
        eyes.hide_hint()
        phone = size in (PHONE, LYING)
        eyes.until(NOTHING_LEFT_OUT)
        assert eyes.page.evaluate(SIDEWAYS, ".seats") == []
        assert eyes.page.evaluate(SIDEWAYS, ".own") == []
        if phone:
            assert eyes.page.evaluate(LOW_TARGETS) == []
            eyes.page.locator(".fold").tap()
        expect(eyes.page.locator(".dock")).to_be_visible()
        assert eyes.page.evaluate(SIDEWAYS, ".dock") == []
        eyes.shot(f"{faction}-own")
        # The widest screens show the boards of others all the time.
        beside = ".others" if eyes.page.locator(".others").count() else ".opened"
        if beside == ".opened":
            eyes.page.locator("button.seat").first.click()
        expect(eyes.page.locator(beside)).to_be_visible()
        assert eyes.page.evaluate(SIDEWAYS, beside) == []
        eyes.shot(f"{faction}-beside")
        eyes.page.close()


def test_what_is_chosen_for_a_whole_game_is_chosen_by_its_picture(
    windows: Windows, api: Api
) -> None:
    """7.3.3 Large pictures lie over the empty map; it can be seen, and they come back."""
    seat = api.create(["here", "greedy"], ["eyrie_dynasties", "marquise_de_cat"]).seat(0)
    while seat.my_turn()["decision"]["prompt"] != "eyrie.first_leader":
        state = seat.my_turn()
        seat.answer(state["decision"]["options"][0]["text"], state)
    for size in (DESK, PHONE):
        eyes = windows(size)
        eyes.sit(seat)
        eyes.wait()
        eyes.judge(f"leaders-{size.name}")
        gallery = eyes.page.locator(".gallery")
        expect(gallery.locator("button.take")).to_have_count(4)
        gallery.get_by_role("button", name="See the map").click()
        expect(gallery).to_have_count(0)
        eyes.page.get_by_role("button", name="In pictures").click()
        expect(gallery).to_be_visible()
    gallery.get_by_role("button", name="Commander").tap()
    eyes.until("() => !document.querySelector('.gallery')")
    assert any(entry["fields"].get("leader") == "commander" for entry in seat.log())


def test_cards_of_a_faction_say_what_they_do(windows: Windows, api: Api) -> None:
    """12.5.2 Ministers rank by rank; one that is pressed is shown large with its section."""
    seat = in_the_middle(api, "underground_duchy")
    eyes = windows(DESK)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    dock = eyes.page.locator(".dock")
    expect(dock.locator(".portrait")).to_have_count(9)
    dock.locator(".portrait button", has_text="Banker").click()
    dialog = eyes.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Turns cards into points")
    expect(dialog).to_contain_text("12.5.2.V")


def test_a_hireling_is_taken_by_its_picture(windows: Windows, api: Api) -> None:
    """A.6.3, H.1.1 Laid out before the first turn from large pictures; taken so on request."""
    seats = ["eyrie_dynasties", "marquise_de_cat"]
    cards = [
        card["id"]
        for card in api.get("/api/catalogue")["hirelings"]["cards"]
        if not set(card["excludes"]) & set(seats)
    ]
    seat = api.create(["here", "here"], seats, setup={"hirelings": cards[:3]})
    for prompt, shown in (("hirelings.lay_out", True), ("hirelings.engage", False)):
        asked = ask_for(seat, prompt)
        count = len(asked.state()["decision"]["options"])
        for size in (DESK, PHONE):
            eyes = windows(size)
            eyes.sit(asked)
            eyes.wait()
            if not shown:
                eyes.page.get_by_role("button", name="In pictures").click()
            gallery = eyes.page.locator(".gallery")
            expect(gallery.locator("button.take")).to_have_count(count)
            expect(gallery.locator("button.take .portrait .sign svg")).to_have_count(count)
            eyes.judge(f"{prompt}-{size.name}")
            eyes.page.close()


def ask_for(game: Game, prompt: str) -> Seat:
    """The seat that is asked this with something to choose, after answers by chance."""
    dice = random.Random(1)
    while True:
        seat = game.asked()
        assert seat is not None, f"nobody is asked {prompt}"
        state = seat.state()
        decision = state["decision"]
        if decision["prompt"] == prompt and len(decision["options"]) > 1:
            return seat
        seat.answer(any_option(state, dice), state)
