"""Owners without a seat, places of factions and pieces on paths are there for every viewer.

Made-up content stands for hirelings (H), a Burrow (12.2.2) and bandits on paths.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit.madeup.strays import (
    HILL,
    MOLES,
    ROBBERS,
    WANDERERS,
    install_moles_and_robbers,
    install_wanderers,
)
from server.kit import NOW, Running, Seat, serving
from undergrowth import Game, position
from undergrowth.library import installed_factions
from undergrowth.server.beginnings.making import played_on
from undergrowth.server.wire.asked import PlayOnAsked
from web.conftest import NO_STORY, PAGES
from web.kit import SIZES, Eyes, Size

ONE, OTHER, THIRD = installed_factions()[:3]


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Running]:
    """A server in this process, which knows the made-up content."""
    install_moles_and_robbers(monkeypatch)
    install_wanderers(monkeypatch)
    with serving(tmp_path, pages=PAGES) as server:
        yield server


def described() -> Game:
    """Wanderers that the second player decides for, robbers on paths, moles in their hill."""
    return position.game(
        {
            "seats": [ONE, OTHER, MOLES, THIRD],
            "hirelings": [WANDERERS, ROBBERS],
            "clearings": {
                "5": {ONE: "3 warriors", WANDERERS: "2 wanderers"},
                "6": {WANDERERS: "1 camp", OTHER: "3 warriors"},
                "9": {MOLES: "5 moles", THIRD: "1 warrior"},
                HILL: {MOLES: "3 moles"},
            },
            "paths": {"p3": {ROBBERS: "1 robber"}, "p8": {ROBBERS: "2 robbers"}},
            "ruins": {},
            "turn": ONE,
            WANDERERS: {"controller": OTHER},
        }
    )


def begun(running: Running) -> Seat:
    """The first seat of a game that begins there."""
    players = [{"player": player} for player in ("here", "here", "greedy", "greedy")]
    asked = PlayOnAsked.model_validate({"revision": 0, "seats": players})
    new = played_on(described(), False, "Owners", asked, NOW)
    row = new.keep(running.rooms.store)
    return Seat(running.api, row.id, new.seated.tokens[0])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_all_pieces_and_boards_are_to_be_seen(
    running: Running, browser: Browser, size: Size
) -> None:
    seat = begun(running)
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height}, base_url=running.url
    )
    context.add_init_script(NO_STORY)
    eyes = Eyes(context.new_page(), size)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    place = eyes.page.locator
    expect(place(f"g.place[data-place='{HILL}']")).to_have_attribute(
        "aria-label", "Anthill; no suit; Diggers: 3 \u00d7 mole"
    )
    expect(place("g.place[data-place='p8']")).to_have_attribute(
        "aria-label", "Path p8 (3-7); Robbers: 2 \u00d7 robber"
    )
    eyes.judge("owners-map")
    place("g.place[data-place='p8']").click(force=True)
    expect(eyes.page.get_by_role("heading", name="Path p8 (3-7)")).to_be_visible()
    eyes.tab("Boards")
    board = eyes.page.get_by_label("Wanderers", exact=True)
    expect(board).to_contain_text("decides")
    expect(board.get_by_role("group", name="Supply")).to_contain_text("6")
    board.scroll_into_view_if_needed()
    eyes.judge("owners-boards")
    eyes.check_quiet()
    context.close()
