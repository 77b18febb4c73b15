"""A faction and a map from somebody else's package are played in the page like ours."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kit.madeup.strangers import EXAMPLE, EXAMPLE_SOURCE, lent
from server.kit import Running, serving
from undergrowth.library import installed_factions, installed_maps
from web.conftest import NO_STORY, PAGES
from web.kit import SIZES, Eyes, Look, Size, by_mouse, play

ACTS = 30
"""Clicks: some turns of the game."""


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[Running, str, str]]:
    """A server that knows the package, its faction and its map."""
    factions, maps = installed_factions(), installed_maps()
    with lent(EXAMPLE_SOURCE, EXAMPLE) as problems:
        assert not problems
        (faction,) = [name for name in installed_factions() if name not in factions]
        (map_name,) = [name for name in installed_maps() if name not in maps]
        with serving(tmp_path, pages=PAGES) as server:
            yield server, faction, map_name


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_a_stranger_s_faction_is_played_on_its_map(
    running: tuple[Running, str, str], browser: Browser, size: Size
) -> None:
    server, faction, map_name = running
    factions = [faction, *installed_factions()[:2]]
    game = server.api.create(
        ["here", "greedy", "greedy"], factions, setup={"map": map_name}, seed=4
    )
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height}, base_url=server.url
    )
    context.add_init_script(NO_STORY)
    eyes = Eyes(context.new_page(), size)
    eyes.sit(game.seats[0])
    eyes.wait()
    eyes.hide_hint()
    eyes.judge("stranger-first-sight")
    end: Look = play(eyes, by_mouse, random.Random(4), ACTS)
    assert end["problem"] == ""
    eyes.judge("stranger-in-play")
    eyes.page.keyboard.press("Escape")  # a card that the last click has enlarged
    eyes.tab("Boards")
    eyes.judge("stranger-boards")
    eyes.check_quiet()
    context.close()
