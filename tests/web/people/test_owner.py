"""Links that are shown again and reissued, the pace of computer players, and one that failed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from server.kit import STUMBLER, Api, Json, killable
from web.conftest import NO_STORY
from web.kit import DESK, Eyes, Size

Windows = Callable[[Size], Eyes]
OWN = """([id, owner, invitations]) => localStorage.setItem(
  "undergrowth.owned", JSON.stringify([{id, owner, invitations}]))"""
"""The page's memory of a game that was made in this browser."""


def owning(eyes: Eyes, made: Json, invitations: Json | None = None) -> None:
    """Let the browser be the one in which a game was made."""
    eyes.open("/")
    eyes.page.evaluate(OWN, [made["id"], made["owner"], invitations or {}])


def settings(eyes: Eyes) -> None:
    eyes.in_bar().get_by_role("button", name="Settings").click()
    expect(eyes.page.get_by_role("heading", name="Links")).to_be_visible()


def test_a_seat_is_opened_elsewhere_by_its_link_until_that_is_reissued(
    windows: Windows, api: Api
) -> None:
    mine, other = windows(DESK), windows(DESK)
    game = api.create(["here", "greedy"])
    mine.sit(game.seat(0))
    mine.wait()
    mine.hide_hint()
    settings(mine)
    shown = mine.page.get_by_label("Your seat, for another browser of yours", exact=True)
    link = shown.input_value()
    other.page.goto(link)
    assert other.wait()["options"] == 4
    mine.page.get_by_role("button", name="Make a new link").click()
    expect(mine.page.get_by_text("There is a new link.")).to_be_visible()
    expect(shown).not_to_have_value(link)
    mine.judge("links")
    expect(other.page.get_by_text("opens no seat of this game")).to_be_visible()
    mine.page.keyboard.press("Escape")
    mine.page.get_by_role("button", name="Place the keep in clearing 1").click()
    expect(mine.page.locator("#question-title")).not_to_contain_text("keep")


def test_a_seat_is_opened_by_its_link_in_a_tab_of_its_game(windows: Windows, api: Api) -> None:
    """Nothing is loaded, since only what stands behind `#` changes; the secret leaves the bar."""
    eyes = windows(DESK)
    game = api.create(["here", "greedy"])
    eyes.sit(game.nobody)
    expect(eyes.page.get_by_role("button", name="Place the keep in clearing 1")).to_have_count(0)
    link = f"/game/{game.id}#seat={game.seat(0).token}"
    for _ in range(2):  # a second time, too
        eyes.page.goto(link)
        expect(eyes.page.get_by_role("button", name="Place the keep in clearing 1")).to_be_visible()
        expect(eyes.page).to_have_url(f"{api.url}/game/{game.id}")


def test_an_invitation_is_opened_in_a_tab_of_its_game(windows: Windows, api: Api) -> None:
    """Also where another one is open already: only what stands behind `#` changes then."""
    eyes = windows(DESK)
    game = api.create(["here", "invite", "invite"])
    first, second = (str(game.made["seats"][seat]["invitation"]) for seat in (1, 2))
    eyes.sit(game.nobody)
    eyes.page.goto(f"/join#{first}")
    expect(eyes.page.get_by_label("Invitation")).to_have_value(first)
    expect(eyes.page).to_have_url(f"{api.url}/join")
    eyes.page.goto(f"/join#{second}")
    expect(eyes.page.get_by_label("Invitation")).to_have_value(second)
    expect(eyes.page).to_have_url(f"{api.url}/join")
    eyes.page.get_by_role("button", name="Take the seat").click()
    eyes.page.locator(".game").wait_for()
    expect(eyes.page).to_have_url(f"{api.url}/game/{game.id}")
    state = game.seat(0).state()
    assert [each["claimed"] for each in state["seats"]] == [True, False, True]


def test_an_invitation_is_shown_again_and_reissued(windows: Windows, api: Api) -> None:
    host, guest = windows(DESK), windows(DESK)
    game = api.create(["here", "invite"])
    lost = str(game.made["seats"][1]["invitation"])
    owning(host, game.made, {"1": lost})
    host.sit(game.seat(0))
    host.wait()
    settings(host)
    shown = host.page.get_by_label("Invitation: Eyrie Dynasties", exact=True)
    expect(shown).to_have_value(f"{api.url}/join#{lost}")
    host.page.get_by_role("button", name="New invitation: Eyrie Dynasties").click()
    expect(host.page.get_by_text("There is a new link.")).to_be_visible()
    expect(shown).not_to_have_value(f"{api.url}/join#{lost}")
    host.judge("invitation-again")
    guest.page.goto(shown.input_value())
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.page.locator(".game").wait_for()
    expect(shown).to_have_count(0)


def test_a_failed_player_is_told_of_and_replaced(browser: Browser, tmp_path: Path) -> None:
    """Everybody reads it; the maker of the game puts another one there."""
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with killable(database, code=STUMBLER) as process:
        game = process.api.create(["here", "stumbler"])
        seat = game.seat(0)
        while (
            state := seat.wait(lambda state: state["trouble"] or state["decision"]["mine"])
        ) and not state["trouble"]:
            seat.answer(state["decision"]["options"][0]["text"], state)
        pages = []
        for _ in range(2):
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, base_url=process.url, locale="en-GB"
            )
            context.add_init_script(NO_STORY)
            pages.append(Eyes(context.new_page(), DESK))
        owner, watcher = pages
        owning(owner, game.made)
        owner.sit(seat)
        watcher.page.goto(f"/game/{game.id}")
        for eyes in pages:
            expect(eyes.page.get_by_role("alert")).to_contain_text("has failed for Eyrie Dynasties")
        expect(watcher.page.get_by_role("alert")).to_contain_text("Whoever made the game")
        owner.judge("player-failed")
        owner.page.get_by_label("Let another one play:").select_option("greedy")
        owner.page.get_by_role("button", name="Put it there").click()
        for eyes in pages:
            expect(eyes.page.get_by_role("alert")).to_have_count(0)
        owner.wait()
        for eyes in pages:
            eyes.check_quiet()
            eyes.page.context.close()


def test_settings_set_the_pace_of_computer_players(windows: Windows, api: Api) -> None:
    """The list shows the pace of the game, and sends the one that is chosen."""
    eyes = windows(DESK)
    seat = api.create(["here", "greedy"], pace="instant").seat(0)
    eyes.sit(seat)
    eyes.wait()
    settings(eyes)
    paces = eyes.page.locator("#game-pace")
    expect(paces).to_have_value("instant")
    paces.select_option("quick")
    expect(eyes.page.get_by_text("The pace is set.")).to_be_visible()
    expect(paces).to_have_value("quick")
    assert seat.state()["pace"] == "quick"
