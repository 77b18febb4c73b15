"""Notices of this browser, in the settings of a game; the push service is played by a script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.kit import Process
from server.operating.test_push import Browser
from web.kit import DESK, Eyes
from web.people.test_account import at

Windows = Callable[..., Eyes]
ENDPOINT = "https://fcm.googleapis.com/fcm/send/of-this-test"
PLAYED = """
({ endpoint, p256dh, auth }) => {
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (options) => ({
    options, toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
  });
  Notification.requestPermission = async () => "granted";
}
"""


def test_a_browser_is_told_and_told_no_more(windows: Windows, server: Process) -> None:
    pytest.importorskip("http_ece")
    game = server.api.create(["here", "here"])
    seat, eyes = game.seat(0), windows(DESK)
    eyes.page.goto(at(server, f"/game/{game.id}#seat={seat.token}"))
    eyes.page.locator(".game").first.wait_for()
    eyes.page.evaluate(PLAYED, Browser(ENDPOINT).subscription)
    eyes.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    eyes.in_bar().get_by_role("button", name="Settings", exact=True).click()
    box = eyes.page.get_by_label("Tell me in this browser, even with no page open")
    box.check()
    expect(eyes.page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    assert seat.state()["seats"][0]["notify"]["push"] == ENDPOINT
    eyes.judge()
    eyes.page.get_by_label("E-mail").fill("ada@example.org")
    eyes.page.get_by_role("button", name="Save", exact=True).click()
    kept = seat.wait(lambda state: bool((state["seats"][0]["notify"] or {}).get("email")))
    assert kept["seats"][0]["notify"]["push"] == ENDPOINT
    box.uncheck()
    seat.wait(lambda state: not (state["seats"][0]["notify"] or {}).get("push"))
