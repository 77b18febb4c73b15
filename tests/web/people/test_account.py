"""An account in the browser: a passkey of a virtual authenticator, and games on a second device."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from server.kit import Process
from web.kit import DESK, PHONE, Eyes, Size

Windows = Callable[..., Eyes]
KEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keys:
    """The authenticator of a window."""

    def __init__(self, eyes: Eyes) -> None:
        self._link: CDPSession = eyes.page.context.new_cdp_session(eyes.page)
        self._link.send("WebAuthn.enable")
        added = self._link.send("WebAuthn.addVirtualAuthenticator", {"options": KEYS})
        self._id = added["authenticatorId"]

    def held(self) -> list[Any]:
        """The passkeys in it."""
        found = self._link.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        credentials: list[Any] = found["credentials"]
        return credentials

    def add(self, passkey: Any) -> None:
        """Put a passkey of another device in it, as a password manager does."""
        told = {"authenticatorId": self._id, "credential": passkey}
        self._link.send("WebAuthn.addCredential", told)


def at(server: Process, path: str) -> str:
    """An address by the name for which browsers make passkeys without TLS."""
    return server.url.replace("127.0.0.1", "localhost") + path


def presses(eyes: Eyes, name: str) -> None:
    eyes.page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: str(size.name))
def test_games_and_settings_follow_to_another_device(
    windows: Windows, server: Process, size: Size
) -> None:
    game = server.api.create(["here", "here"], title="Friday in the woods")
    first, second = windows(size), windows(size)
    first.page.goto(at(server, f"/game/{game.id}#seat={game.seat(0).token}"))
    first.page.locator(".game").first.wait_for()
    keys = Keys(first)
    first.page.goto(at(server, "/"))
    first.page.get_by_role("link", name="Account", exact=True).click()
    first.judge()
    presses(first, "Make an account with a passkey")
    expect(first.page.get_by_role("status")).to_have_text(re.compile("Your account is made"))
    expect(first.page.get_by_text("It keeps a seat of yours.")).to_be_visible()
    first.page.get_by_label("Your name").fill("Ada")
    first.page.get_by_label("Your name").press("Tab")
    first.judge()

    phone = Keys(second)
    (passkey,) = keys.held()
    phone.add(passkey)
    second.page.goto(at(server, "/account"))
    presses(second, "Sign in with a passkey")
    expect(second.page.get_by_role("status")).to_have_text(re.compile("You are signed in"))
    expect(second.page.get_by_label("Your name")).to_have_value("Ada")
    expect(second.page.get_by_text("This device", exact=True).last).to_be_visible()
    second.page.goto(at(server, "/"))
    second.page.get_by_role("link", name=re.compile("Friday in the woods")).click()
    second.page.locator(".game").first.wait_for()

    first.page.reload()
    presses(first, "Sign out everywhere")
    expect(first.page.get_by_role("status")).to_have_text("You are signed out.")
    second.page.goto(at(server, "/account"))
    expect(second.page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    second.page.goto(at(server, "/"))
    expect(second.page.get_by_role("heading", name="My games")).to_have_count(0)
    first.page.goto(at(server, "/"))
    expect(first.page.get_by_role("heading", name="My games")).to_be_visible()
    first.check_quiet()
    second.check_quiet()


def test_a_person_takes_and_deletes_all_of_it(windows: Windows, server: Process) -> None:
    eyes = windows(DESK)
    Keys(eyes)
    eyes.page.goto(at(server, "/account"))
    presses(eyes, "Make an account with a passkey")
    with eyes.page.expect_download() as download:
        presses(eyes, "Save all my data as a file")
    assert "passkeys" in download.value.path().read_text(encoding="utf-8")
    presses(eyes, "Delete my account")
    expect(eyes.page.get_by_role("status")).to_have_text("Your account is deleted.")
    presses(eyes, "Sign in with a passkey")
    expect(eyes.page.get_by_role("alert")).to_have_text(re.compile("opens no account"))
    eyes.check_quiet()
