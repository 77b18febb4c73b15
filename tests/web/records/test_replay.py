"""The record: stepping, scrubbing, other eyes, downloading and opening again, playing on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from server.kit import Api, Game, play
from undergrowth.table.game import Game as Whole
from undergrowth.table.saving import replay
from undergrowth.table.setup import Setup
from web.kit import Eyes, Size

Windows = Callable[[Size], Eyes]


def finished(api: Api) -> Game:
    game = api.create(["here", "greedy"], seed=3)
    play(game, random.Random(3))
    assert game.nobody.state()["over"]
    return game


def position(eyes: Eyes) -> int:
    return int(eyes.page.get_by_label("Moment").input_value())


def test_a_finished_game_is_stepped_and_scrubbed(windows: Windows, size: Size, api: Api) -> None:
    eyes = windows(size)
    game = finished(api)
    eyes.page.goto(f"/replay/{game.id}")
    scrub = eyes.page.get_by_label("Moment")
    scrub.wait_for()
    eyes.judge("replay-start")
    last = int(scrub.get_attribute("max") or 0)
    assert last > 20
    scrub.fill(str(last // 2))
    expect(eyes.page.get_by_text(f"{last // 2 + 1} of {last + 1}")).to_be_visible()
    middle = position(eyes)
    eyes.page.get_by_role("button", name="A step on").click()
    expect(scrub).to_have_value(str(middle + 1))
    eyes.page.locator("body").press("ArrowLeft")
    expect(scrub).to_have_value(str(middle))
    eyes.page.get_by_role("button", name="A turn back").click()
    expect(scrub).not_to_have_value(str(middle))
    eyes.page.get_by_label("Seen by").select_option("eyrie_dynasties")
    expect(eyes.page.locator("ul[aria-label=Hand]")).to_be_visible()
    eyes.judge("replay-middle")
    scrub.fill(str(last - 2))
    eyes.page.get_by_label("Speed").select_option("fastest")
    eyes.page.get_by_role("button", name="Play", exact=True).click()
    expect(scrub).to_have_value(str(last))
    eyes.judge("replay-end")


def test_a_record_is_downloaded_and_opened_again(
    windows: Windows, wide: Size, api: Api, tmp_path: Path
) -> None:
    eyes = windows(wide)
    game = finished(api)
    eyes.page.goto(f"/replay/{game.id}")
    eyes.page.get_by_role("button", name="Share").click()
    eyes.judge("replay-share")
    with eyes.page.expect_download() as coming:
        eyes.page.get_by_role("button", name="Download the replay file").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    eyes.open("/")
    eyes.page.locator("input[type=file]").set_input_files(file)
    eyes.page.wait_for_url("**/replay/*")
    scrub = eyes.page.get_by_label("Moment")
    expect(scrub).to_be_visible()
    assert game.id not in eyes.page.url
    assert int(scrub.get_attribute("max") or 0) > 20


def test_a_record_that_ends_before_its_game_says_so(
    windows: Windows, size: Size, tmp_path: Path
) -> None:
    """Nobody is awaited any more; one may play on even from its last moment."""
    whole = Whole.new(Setup(seats=["marquise", "eyrie"]), seed=3)
    for _ in range(30):
        assert whole.decision is not None
        whole.take(whole.decision.options[0])
    eyes = windows(size)
    record = tmp_path / "cut.jsonl"
    record.write_text(replay.to_lines(replay.replay_of(whole)), encoding="utf-8")
    eyes.open("/")
    eyes.page.locator("input[type=file]").set_input_files(record)
    eyes.page.wait_for_url("**/replay/*")
    scrub = eyes.page.get_by_label("Moment")
    scrub.fill(scrub.get_attribute("max") or "0")
    expect(eyes.page.get_by_text("The record ends here, before the game did.")).to_be_visible()
    expect(eyes.in_bar().get_by_role("button", name="Play on")).to_be_enabled()
    eyes.page.goto(eyes.page.url.replace("/replay/", "/game/").split("#")[0])
    expect(eyes.page.get_by_role("heading", name="The record ends here")).to_be_visible()
    eyes.judge("record-cut-short")


def test_a_game_is_played_on_from_a_moment(windows: Windows, size: Size, api: Api) -> None:
    eyes = windows(size)
    game = finished(api)
    eyes.page.goto(f"/replay/{game.id}#at=10")
    eyes.in_bar().get_by_role("button", name="Play on").click()
    eyes.judge("play-on")
    eyes.page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    eyes.page.wait_for_url("**/game/*")
    assert eyes.game != game.id
    eyes.page.keyboard.press("Escape")
    assert eyes.wait()["options"] > 0


def test_a_running_game_is_looked_back_at(windows: Windows, size: Size, api: Api) -> None:
    """A line of the log shows its moment; then back to now."""
    eyes = windows(size)
    game = api.create(["here", "greedy"], seed=4)
    play(game, random.Random(4), 12)
    eyes.sit(game.seat(0))
    eyes.wait()
    eyes.tab("Log")
    line = eyes.page.locator(".log button.line").nth(2)
    line.click()
    past = eyes.page.get_by_role("heading", name="An earlier moment")
    expect(past).to_be_visible()
    eyes.judge("looking-back")
    eyes.page.get_by_role("button", name="Back to now").click()
    expect(past).to_have_count(0)
    assert eyes.wait()["options"] > 0


def test_a_spectator_may_step_but_not_look_into_hands(
    windows: Windows, wide: Size, api: Api
) -> None:
    eyes = windows(wide)
    game = api.create(["here", "here"], seed=4)
    play(game, random.Random(4), 12)
    eyes.page.goto(f"/replay/{game.id}")
    eyes.page.get_by_label("Moment").wait_for()
    assert eyes.page.get_by_label("Seen by").count() == 0
    assert eyes.page.locator("ul[aria-label=Hand]").count() == 0
    expect(eyes.page.get_by_role("button", name=re.compile("^Play on"))).to_be_disabled()
