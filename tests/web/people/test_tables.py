"""People find each other: the list of open tables, a code, and links for spectators."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from server.kit import Api
from web.kit import DESK, PHONE, Eyes, Size
from web.people.test_owner import owning
from web.people.test_people import people

Windows = Callable[[Size], Eyes]


def test_a_table_is_listed_found_and_joined_with_one_click(windows: Windows, api: Api) -> None:
    maker, comer = windows(DESK), windows(PHONE)
    maker.open("/new")
    maker.page.get_by_label("Who plays seat 2").select_option("invite")
    maker.page.get_by_label("List this table").check()
    maker.page.get_by_label("Meant for").select_option("newcomers")
    maker.page.get_by_role("button", name="Make the game").click()
    expect(maker.page.get_by_text("takes any of these seats")).to_be_visible()
    maker.judge("table-made")
    comer.open("/")
    comer.page.get_by_role("link", name="Find a table").click()
    comer.page.get_by_label("Meant for").select_option("experienced")
    expect(comer.page.get_by_text("No table waits now")).to_be_visible()
    comer.page.get_by_label("Meant for").select_option("newcomers")
    join = comer.page.get_by_role("button", name="Join as").first
    expect(join).to_be_visible()
    comer.judge("tables")
    join.click()
    comer.page.locator(".game, .curtain").first.wait_for()
    assert api.get("/api/tables")["total"] == 0
    comer.open("/tables")
    expect(comer.page.get_by_text("No table waits now")).to_be_visible()


def test_a_private_table_is_joined_by_its_code(windows: Windows, api: Api) -> None:
    game = api.create(["here", "invite"], table={})
    code = game.made["code"]
    eyes = windows(DESK)
    eyes.open("/join")
    eyes.page.get_by_label("Invitation").fill(f"{code[:3]} {code[3:]}".lower())
    eyes.page.get_by_role("button", name="Take the seat").click()
    eyes.page.get_by_role("button", name="Join as").click()
    eyes.page.locator(".game, .curtain").first.wait_for()
    assert eyes.game == game.id
    other = windows(DESK)
    other.open("/tables")
    other.page.get_by_label("A table's code").fill(code)
    other.page.get_by_role("button", name="Look for it").click()
    expect(other.page.get_by_role("alert")).to_contain_text("No table waits for anybody")


def test_the_maker_hands_out_a_link_for_spectators(windows: Windows, api: Api) -> None:
    maker, onlooker = windows(DESK), windows(DESK)
    game = api.create(["here", "invite"])
    owning(maker, game.made)
    maker.sit(game.seat(0))
    people(maker)
    maker.page.get_by_role("button", name="List this table").click()
    expect(maker.page.get_by_role("button", name="Take it off the list")).to_be_visible()
    maker.page.get_by_role("button", name="Make a new link").click()
    shown = maker.page.get_by_label("Link for spectators", exact=True)
    late = shown.input_value()
    onlooker.page.goto(late)
    expect(onlooker.page.get_by_text("Nothing is old enough to be shown yet")).to_be_visible()
    maker.page.get_by_label("They see the game").select_option("0")
    maker.page.get_by_role("button", name="Make a new link").click()
    expect(shown).not_to_have_value(late)
    maker.judge("handing-out")
    onlooker.page.goto(shown.input_value())
    onlooker.page.locator(".game").first.wait_for()
    expect(onlooker.page.get_by_text("You look on by a link")).to_be_visible()
    told = onlooker.page.get_by_role("group", name="Log", exact=True)
    before = told.inner_text()
    onlooker.judge("watched")
    game.seat().answer("keep in 1")
    expect(told).not_to_have_text(before)
    maker.page.get_by_role("button", name="End the link").click()
    expect(maker.page.get_by_text("The link shows nothing any more.")).to_be_visible()
    onlooker.page.reload()
    expect(onlooker.page.get_by_text("shows no game")).to_be_visible()
