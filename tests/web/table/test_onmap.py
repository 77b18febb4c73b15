"""A turn played on the map: tiles, what a clearing offers, a piece lifted and let go, a number."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from server.kit import Api, Json, Seat
from web.kit import DESK, LOW, LYING, PHONE, READ, TABLET, Eyes, Size
from web.table.test_answering import asks, led_to

Windows = Callable[[Size], Eyes]
COVER: Final = """() => {
  const cover = document.createElement("div");
  cover.id = "cover";
  cover.style = "position: absolute; inset: 0; z-index: 5";
  document.querySelector(".middle .map").append(cover);
}"""
"""A panel over all of the map."""
COUNCIL: Final = ["twilight_council", "marquise_de_cat", "woodland_alliance", "lizard_cult"]
MANY: Final = 5
"""So many answers at a clearing are a list."""


def at_actions(windows: Windows, api: Api, size: Size) -> tuple[Eyes, Seat, Json]:
    """Before the first question of a game that offers actions by verbs, with what they bring."""
    eyes = windows(size)
    seat = api.create(["here", "greedy"]).seat(0)
    led_to(seat, asks("marquise.daylight"))
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    ahead: Json = api.get(f"{seat.path}/ahead", seat.token)
    return eyes, seat, ahead


def starts(ahead: Json) -> list[str]:
    """Return where a march may begin."""
    found: list[str] = ahead["outcomes"]["march"]["next"]["targets"]["from"]
    return found


def place(eyes: Eyes, name: str) -> Locator:
    return eyes.page.locator(f"g.place[data-place='{name}']")


def middle(found: Locator, down: float = 0.5) -> tuple[float, float]:
    """The middle of something, so far down; figures stand in the lower half of a clearing."""
    box: FloatRect | None = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * down


def warriors(state: Json, name: str) -> int:
    """Return how many stand in a place."""
    pieces = {each["id"]: each["pieces"] for each in state["view"]["places"]}[name]
    counts: list[int] = [each["count"] for each in pieces if each["piece"] == "warrior"]
    return sum(counts)


def score(state: Json) -> int:
    """The points of the first seat."""
    found: int = state["view"]["seats"][0]["score"]
    return found


@pytest.mark.parametrize("size", [DESK, LOW, TABLET, PHONE, LYING], ids=lambda size: size.name)
def test_verbs_are_tiles(windows: Windows, api: Api, size: Size) -> None:
    """6.5 Each verb once, with how much it is; what is off says why, in short and when pressed."""
    eyes, _, ahead = at_actions(windows, api, size)
    tiles = eyes.page.locator(".tiles .tile")
    expect(tiles).to_have_count(len(ahead["verbs"]))
    for tile, verb in zip(tiles.all(), ahead["verbs"], strict=True):
        expect(tile).to_contain_text(verb["short"])
        expect(tile).to_contain_text(verb["why"]["short"] if "why" in verb else "")
    off = eyes.page.locator(".tile.off").first
    expect(place(eyes, starts(ahead)[0])).to_have_class(re.compile("pick"))
    eyes.judge("tiles")
    off.click()
    expect(eyes.page.locator(".why .found")).to_be_visible()


def test_a_clearing_offers_what_can_be_done_there(windows: Windows, api: Api) -> None:
    """4.2 A clearing, what to do there, the end and how many: keys or clicks."""
    eyes, _, ahead = at_actions(windows, api, DESK)
    start = place(eyes, starts(ahead)[0])
    expect(start).to_have_attribute("aria-label", re.compile("can be picked: .*March"))
    start.focus()
    eyes.page.keyboard.press("Enter")
    offer = eyes.page.locator(".popover button", has_text="March")
    expect(eyes.page.locator(".popover button").first).to_be_focused()
    eyes.judge("offers")
    eyes.page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    eyes.page.mouse.click(*middle(start, 0.12))
    offer.click()
    expect(eyes.page.locator("#question-title")).to_contain_text("where to move")
    eyes.judge("lifted")
    eyes.page.keyboard.press("Escape")
    expect(eyes.page.locator("#question-title")).to_contain_text("Choose a clearing to move from")


def crowded(ahead: Json) -> str | None:
    """Return a clearing at which many answers can be given, three of them of one verb."""
    there = [
        (text.split(" ")[0], place)
        for text, outcome in ahead["outcomes"].items()
        for targets in ((outcome.get("next") or {}).get("targets") or {}).values()
        for place in targets
    ]
    places = [place for _, place in there]
    alike = [place for verb, place in there if there.count((verb, place)) > 2]
    return next((place for place in alike if places.count(place) > MANY), None)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)
def test_many_offers_are_grouped(windows: Windows, api: Api, size: Size) -> None:
    """17.4 What answers at a clearing repeat is said once, above the cards that tell them apart."""
    seat = api.create(["here", "greedy", "greedy", "greedy"], COUNCIL, seed=2).seat(0)
    led_to(seat, lambda _: crowded(api.get(f"{seat.path}/ahead", seat.token)) is not None)
    spot = crowded(api.get(f"{seat.path}/ahead", seat.token))
    labels = [each["label"] for each in seat.state()["decision"]["options"]]
    eyes = windows(size)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    box = ".popover" if size is DESK else ".here"
    place(eyes, f"{spot}").focus()
    eyes.page.keyboard.press("Enter")
    expect(eyes.page.locator(f"{box} h3").first).to_contain_text("…")
    part = eyes.page.locator(f"{box} .parts button.offer").first
    assert " ".join(part.inner_text().split()) in labels
    eyes.judge("offers-grouped")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)
def test_a_building_takes_two_gestures(windows: Windows, api: Api, size: Size) -> None:
    """6.5.4 A clearing, and what is built there; wood is chosen by itself, and can be changed."""
    eyes, seat, ahead = at_actions(windows, api, size)
    before = seat.state()
    line = ahead["lines"]["build"][0]
    eyes.page.mouse.click(*middle(place(eyes, line["place"]), 0.12))
    rows = eyes.page.locator("button.offer", has_text=line["label"])
    expect(rows).to_have_count(1)
    eyes.judge("building")
    rows.click()
    after = seat.wait(lambda state: score(state) > score(before))
    assert after["revision"] >= before["revision"] + 2
    assert after["decision"]["prompt"] == before["decision"]["prompt"]


def test_a_piece_is_carried_to_its_end(windows: Windows, api: Api) -> None:
    """4.2 Dragging says from where and to where; of numbers, Enter takes the most."""
    eyes, seat, ahead = at_actions(windows, api, DESK)
    before = seat.state()
    start = max(starts(ahead), key=lambda name: warriors(before, name))
    x, y = middle(place(eyes, start))
    mouse = eyes.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40, y + 10, steps=4)
    expect(eyes.page.locator("#question-title")).to_contain_text("where to move")
    expect(eyes.page.locator("path.start")).to_have_count(1)
    end = eyes.page.locator("g.place.pick").first
    eyes.shot("carried")
    mouse.move(*middle(end), steps=4)
    mouse.up()
    if warriors(before, start) > 1:
        expect(eyes.page.locator(".popover .most")).to_be_focused()
        eyes.judge("how-many")
        eyes.page.keyboard.press("Enter")
    seat.wait(lambda state: warriors(state, start) == 0)


def test_a_piece_is_flicked_below_a_panel_that_comes_between(windows: Windows, api: Api) -> None:
    """4.2 It is let go before the first answer has come back, and where somebody speaks by then."""
    eyes, seat, ahead = at_actions(windows, api, DESK)
    before = seat.state()
    start = max(starts(ahead), key=lambda name: warriors(before, name))
    maps = {each["id"]: each for each in api.get("/api/catalogue")["maps"]}
    paths = [set(each["ends"]) for each in maps[before["view"]["setup"]["map"]]["paths"]]
    end = next(min(path - {start}) for path in paths if start in path)
    mouse = eyes.page.mouse
    mouse.move(*middle(place(eyes, start), 0.6))
    mouse.down()
    mouse.move(*middle(place(eyes, end), 0.6), steps=3)
    eyes.page.evaluate(COVER)
    mouse.move(*middle(place(eyes, end), 0.55))
    mouse.up()
    eyes.page.evaluate("document.querySelector('#cover').remove()")
    if warriors(before, start) > 1:
        expect(eyes.page.locator(".popover .most")).to_be_focused()
        eyes.page.keyboard.press("Enter")
    seat.wait(lambda state: warriors(state, start) == 0)


def test_a_card_goes_to_its_column(windows: Windows, api: Api) -> None:
    """7.4.2 The card, then the column on one's board, of which all can be clicked."""
    eyes = windows(DESK)
    seat = api.create(["here", "greedy"], ["eyrie_dynasties", "marquise_de_cat"]).seat(0)
    before = led_to(seat, asks("eyrie.decree"))
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.page.locator(".panel.hand button.pick").first.click()
    eyes.page.locator(READ).click()
    column = eyes.page.locator(".own .lit", has=eyes.page.locator("button.pick", has_text="Move"))
    expect(column).to_be_visible()
    eyes.judge("column")
    whole = column.bounding_box()
    assert whole is not None
    column.click(position={"x": whole["width"] - 6, "y": whole["height"] - 5})
    state = seat.wait(lambda state: state["revision"] > before["revision"])
    board = {part["id"]: part for part in state["view"]["seats"][0]["board"]}
    assert len(board["decree_move"]["cards"]) == 1 + len(
        {part["id"]: part for part in before["view"]["seats"][0]["board"]}["decree_move"]["cards"]
    )
