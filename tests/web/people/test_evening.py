"""Four people and a spectator, in browsers: a whole game while people and servers come and go."""

from __future__ import annotations

import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from server.database.postgres import cluster
from server.kit import Game, Json, Process, any_option, is_mine
from server.people.table import notes
from web.conftest import NO_STORY
from web.kit import AT_REST, DESK, DESKS, Eyes, Size, by_mouse


class Door:
    """One address for processes that come and go, as a proxy is."""

    def __init__(self) -> None:
        self.behind: Process | None = None
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._open, daemon=True).start()

    def close(self) -> None:
        self._listening.close()

    def _open(self) -> None:
        with suppress(OSError):
            while True:
                guest, _ = self._listening.accept()
                threading.Thread(target=self._lead, args=[guest], daemon=True).start()

    def _lead(self, guest: socket.socket) -> None:
        """Pass on what comes from both sides until one of them ends."""
        with guest, suppress(OSError):
            assert self.behind is not None
            port = int(self.behind.url.rsplit(":", 1)[1])
            with socket.create_connection(("127.0.0.1", port)) as host:
                back = threading.Thread(target=_pass_on, args=[host, guest], daemon=True)
                back.start()
                _pass_on(guest, host)
                back.join()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while some := one.recv(65_536):
            other.sendall(some)
    for each in (one, other):
        with suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def door() -> Iterator[Door]:
    found = Door()
    yield found
    found.close()


class Table:
    """The people, their windows, and the servers behind the door."""

    def __init__(self, browser: Browser, database: str, door: Door, pictures: Path) -> None:
        self._browser, self._database, self._door = browser, database, door
        self._pictures = pictures
        self._contexts: list[BrowserContext] = []
        self._processes = [self._begun(), self._begun()]
        self._stand_behind()
        self.game = self._processes[0].api.create(["here"] * 4, seed=11)
        self.dice = random.Random(11)
        self.people = [self.window(size) for size in DESKS]
        self.spectator = self.window()
        for seat, eyes in enumerate(self.people):
            eyes.sit(self.game.seat(seat))
        self.spectator.sit(self.game.nobody)

    def _begun(self) -> Process:
        return Process(self._database, "--limit", "away_seconds=0")

    def _stand_behind(self) -> None:
        self._door.behind = self._processes[0]

    def window(self, size: Size = DESK) -> Eyes:
        context = self._browser.new_context(
            viewport={"width": size.width, "height": size.height},
            base_url=self._door.url,
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.add_init_script(NO_STORY)
        self._contexts.append(context)
        return Eyes(context.new_page(), size)

    def kill(self) -> None:
        """Kill the process that everybody is at; the other one goes on."""
        killed = self._processes.pop(0)
        self._stand_behind()
        killed.kill()
        killed.api.http.close()
        self.game = Game(self._processes[0].api, self.game.made)
        self._processes.append(self._begun())

    def end(self) -> None:
        for context in self._contexts:
            context.close()
        for each in self._processes:
            each.kill()
            each.api.http.close()

    # ---- playing

    def by_hand(self, count: int) -> None:
        """Answer in the windows of those who are asked."""
        for _ in range(count):
            state = self.at_a_person()
            if state["over"]:
                return
            eyes = self.people[state["decision"]["index"]]
            look = eyes.wait()
            if look["options"] or look["here"]:
                by_mouse(eyes, look, self.dice)
                eyes.until(AT_REST)

    def at_a_person(self) -> Json:
        """Wait for a question to somebody whose seat no computer player plays."""
        return self.game.nobody.wait(
            lambda now: now["over"] or now["seats"][now["decision"]["index"]]["stand_in"] is None
        )

    def by_request(self, most: int = 100_000) -> None:
        """Answer without windows, which look on, until the game is over."""
        for _ in range(most):
            state = self.at_a_person()
            if state["over"]:
                return
            seat = self.game.seats[state["decision"]["index"]]
            known = seat.state()
            if is_mine(known):
                seat.answer(any_option(known, self.dice), known)

    def all_see(self, what: Callable[[Eyes], None]) -> None:
        for eyes in (*self.people, self.spectator):
            what(eyes)

    def picture(self, name: str) -> None:
        """Take a picture of every window."""
        windows = {f"seat-{n}": eyes for n, eyes in enumerate(self.people)}
        for who, eyes in {**windows, "spectator": self.spectator}.items():
            if not eyes.page.is_closed():
                eyes.page.screenshot(path=self._pictures / f"{name}-{who}.png")


def earlier(eyes: Eyes) -> None:
    """Look at an earlier moment; a click is lost while moves of others are still being shown."""
    offered = eyes.page.get_by_role("button", name="Go back to this moment")
    for _ in range(10):
        eyes.page.locator(".log button.line").nth(2).click()
        with suppress(AssertionError):
            expect(offered).to_be_visible(timeout=3000)
            return


def no_longer_broken(eyes: Eyes) -> None:
    expect(eyes.page.get_by_text("Reconnecting")).to_have_count(0, timeout=60_000)


def test_a_whole_game_while_people_and_servers_come_and_go(
    browser: Browser, door: Door, tmp_path: Path
) -> None:
    with cluster() as database:
        table = Table(browser, database, door, tmp_path)
        try:
            whole_game(table)
        finally:
            table.end()


def whole_game(table: Table) -> None:
    one, two, three, four = table.people
    table.by_hand(10)
    table.picture("1-begun")

    # somebody leaves: the others vote, and a computer player plays on
    while table.at_a_person()["decision"]["index"] != 3:
        table.by_request(1)
    four.page.close()
    gone = one.page.get_by_text("is not here.")
    expect(gone).to_be_visible()
    table.picture("2-gone")
    one.page.get_by_role("button", name="Propose a computer player").click()
    two.page.get_by_role("button", name="Agree").click()
    expect(three.page.get_by_text("Greedy for person").first).to_be_visible()
    table.picture("3-replaced")
    table.by_hand(4)

    # the server is killed: everybody is at another process
    revision = table.game.nobody.state()["revision"]
    table.kill()
    for eyes in (one, two, three, table.spectator):
        no_longer_broken(eyes)
    assert table.game.nobody.state()["revision"] >= revision
    table.by_hand(4)
    table.picture("4-another-process")

    # who has left comes back, in another browser, and takes over from the computer player
    four = table.people[3] = table.window()
    four.sit(table.game.seat(3))
    four.page.get_by_role("button", name="Take the seat back").click()
    expect(four.page.get_by_role("button", name="Take the seat back")).to_have_count(0)
    table.picture("5-back")
    table.by_hand(4)

    # all agree to go back
    before = table.game.nobody.state()
    one.tab("Log")
    earlier(one)
    one.page.get_by_role("button", name="Go back to this moment").click()
    table.picture("6-going-back")
    for eyes in (two, three, four):
        eyes.page.get_by_role("button", name="Agree").click()
    after = table.game.nobody.wait(lambda now: bool(now["edition"] > before["edition"]))
    assert after["revision"] < before["revision"]
    one.page.keyboard.press("Escape")
    table.picture("7-gone-back")

    # killed again; then to the end
    table.kill()
    table.all_see(no_longer_broken)
    table.by_hand(4)
    table.by_request()
    table.all_see(lambda eyes: expect(eyes.page.locator(".ending")).to_be_visible())
    table.picture("8-over")
    happened = notes(table.game.nobody)
    for what in ("stand_in vote", "back back", "rewound"):
        assert what in happened
    hand = "ul[aria-label=Hand], button.option"
    assert table.spectator.page.locator(hand).count() == 0
    table.all_see(lambda eyes: eyes.check_quiet())
