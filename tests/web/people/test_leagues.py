"""A league in the browser: founded, joined by its link, a game made for it, its table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.kit import Game, Process, Seat
from web.kit import DESK, PHONE, Eyes, Size
from web.people.test_account import Keys, at, presses

Windows = Callable[..., Eyes]


def signs_in(eyes: Eyes, server: Process, seat: Seat, name: str) -> None:
    """Open a seat, and make an account that keeps it."""
    page = eyes.page
    page.goto(at(server, f"/game/{seat.game}#seat={seat.token}"))
    page.locator(".game").first.wait_for()
    Keys(eyes)
    page.goto(at(server, "/account"))
    presses(eyes, "Make an account with a passkey")
    expect(page.get_by_text("It keeps a seat of yours.")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Tab")


def seats_of_two(server: Process) -> tuple[Game, Seat, Seat]:
    """A game of two people in two browsers, whose seed nobody knows."""
    game = server.api.create(["here", "invite"], seed=None, title="Friday in the woods")
    told = {"invitation": game.made["seats"][1]["invitation"]}
    other = server.api.post("/api/invitations/claim", told)["token"]
    return game, game.seat(0), Seat(server.api, game.id, other)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: str(size.name))
def test_a_league_from_its_founding_to_its_next_season(
    windows: Windows, server: Process, size: Size
) -> None:
    _, one, two = seats_of_two(server)
    ada, bo = windows(size), windows(size)
    signs_in(ada, server, one, "Ada")
    ada.page.get_by_role("link", name="Leagues").click()
    ada.page.get_by_label("Name of the league").fill("Friday league")
    presses(ada, "Found a league")
    expect(ada.page.get_by_role("heading", name="Friday league")).to_be_visible()
    expect(ada.page.get_by_text("Only members see this page.")).to_be_visible()
    ada.judge()
    presses(ada, "New link to join")
    link = ada.page.get_by_label("Send this link").input_value()
    assert re.search(r"/league#join=\w+$", link)

    signs_in(bo, server, two, "Bo")
    bo.page.goto(link)
    expect(bo.page).to_have_url(at(server, "/league"))
    presses(bo, "Join the league")
    expect(bo.page.get_by_role("heading", name="Friday league")).to_be_visible()
    bo.page.get_by_label("Play for this league").select_option(label="Friday in the woods")
    presses(bo, "Have it count")
    expect(bo.page.get_by_role("status")).to_have_text("This game counts once it has ended.")
    expect(bo.page.get_by_text("One game is being played.")).to_be_visible()
    bo.judge()
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.page.get_by_label("Name of the next season").fill("Spring")
    presses(ada, "Begin the next season")
    expect(ada.page.get_by_label("Season", exact=True)).to_contain_text("Spring (now)")
