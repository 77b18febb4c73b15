"""Answering: keys that say what they mean, answers that are not lost, cards that can be read."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Route, expect

from server.kit import Api, Json, Seat, any_option
from undergrowth.library import played_factions
from web.kit import AT_REST, DESK, INSIDE, LYING, PHONE, READ, TABLET, Eyes, Size, press_keys_of

Windows = Callable[[Size], Eyes]
FIRST_TWO = played_factions()[:2]
"""Of these the first is asked for a place at once."""


class GameOver(AssertionError):
    """A game ended before it came to what a test looks at."""


def led_to(seat: Seat, there: Callable[[Json], bool], first: tuple[str, ...] = ()) -> Json:
    """The first state of which something is true, preferring answers that begin with a word."""
    dice = random.Random(3)
    while not (state := seat.my_turn())["over"]:
        if there(state):
            return state
        texts = [option["text"] for option in state["decision"]["options"]]
        liked = [text for text in texts if text.split(" ")[0] in first]
        seat.answer(dice.choice(liked) if liked else any_option(state, dice), state)
    raise GameOver(f"game {seat.game} ended before what was waited for")


def dealt_to(api: Api, factions: list[str], there: Callable[[Json], bool], *first: str) -> Seat:
    """A seat among greedy players at the first state of which something is true, in some deal."""
    for seed in range(12):
        seat = api.create(["here", "greedy", "greedy"], factions, seed=seed).seat(0)
        with suppress(GameOver):
            led_to(seat, there, first)
            return seat
    raise GameOver("no deal of twelve came to what was waited for")


def asks(prompt: str) -> Callable[[Json], bool]:
    """Whether a question is this one."""
    return lambda state: bool(state["decision"]["prompt"] == prompt)


def test_numbers_of_clearings_are_their_keys_and_a_start_is_marked(
    windows: Windows, api: Api
) -> None:
    """4.2 A digit goes to the clearing of that number, and where the move began can be seen."""
    eyes = windows(DESK)
    seat = api.create(["here", "greedy"]).seat(0)
    state = led_to(seat, asks("move.origin"), ("march",))
    options = state["decision"]["options"]
    eyes.sit(seat)
    eyes.wait()
    keys = [
        (option.get_attribute("aria-keyshortcuts") or "").replace(" ", "")
        for option in eyes.page.locator("button.option").all()
    ]
    assert keys == [option["text"].split(" ")[1] for option in options]
    press_keys_of(eyes, len(options) - 1)
    expect(eyes.page.locator("#question-title")).to_contain_text("where to move")
    origin = keys[-1]
    expect(eyes.page.locator("path.start")).to_have_count(1)
    expect(eyes.page.locator(f"g.place[data-place='{origin}']")).to_have_attribute(
        "aria-label", re.compile("it begins here")
    )
    eyes.judge("start-of-a-move")


def test_what_all_answers_repeat_is_said_once(windows: Windows, api: Api) -> None:
    """Each answer is the part that differs; to the ear, to keys and to arrows it is all of it."""
    eyes = windows(DESK)
    seat = api.create(["here", "greedy"]).seat(0)
    state = led_to(seat, asks("move.origin"), ("march",))
    labels = [option["label"] for option in state["decision"]["options"]]
    assert len(labels) > 2
    eyes.sit(seat)
    eyes.wait()
    expect(eyes.page.locator(".ask h3")).to_have_text("Move from clearing …")
    for label in labels:
        answer = eyes.page.get_by_role("button", name=label, exact=True)
        expect(answer).to_have_text(label)
        box = answer.bounding_box()
        assert box is not None and box["width"] < 60, box
    eyes.page.get_by_role("button", name=labels[0], exact=True).focus()
    eyes.page.keyboard.press("ArrowRight")
    expect(eyes.page.get_by_role("button", name=labels[1], exact=True)).to_be_focused()
    eyes.page.keyboard.press("ArrowLeft")
    expect(eyes.page.get_by_role("button", name=labels[0], exact=True)).to_be_focused()


def test_a_phase_with_actions_left_is_ended_by_asking_once(windows: Windows, api: Api) -> None:
    """6.5 The first time says what is unused; the second is the answer."""
    eyes = windows(DESK)
    seat = api.create(["here", "greedy"]).seat(0)
    before = led_to(seat, asks("marquise.daylight"))
    eyes.sit(seat)
    eyes.wait()
    end = eyes.page.locator("button.option", has_text=re.compile(r"Pass"))
    key = end.get_attribute("aria-keyshortcuts") or ""
    eyes.page.keyboard.press(key)
    expect(end.locator(".warning")).to_contain_text("Actions: 3 of 3 unused")
    eyes.judge("actions-left")
    assert seat.state()["revision"] == before["revision"]
    eyes.page.keyboard.press(key)
    expect(eyes.page.locator(".warning")).to_have_count(0)
    seat.wait(lambda state: state["revision"] > before["revision"])


@pytest.mark.parametrize("comes", [True, False], ids=["late", "never"])
def test_the_last_answer_of_a_turn_is_thought_over_in_a_hurry(
    windows: Windows, api: Api, comes: bool
) -> None:
    """Also where the page has not heard yet, or never hears, what the answers bring."""
    eyes = windows(DESK)
    seat = api.create(["here", "greedy"], ["eyrie_dynasties", "marquise_de_cat"]).seat(0)

    def ends(state: Json) -> bool:
        return bool(state["view"]["turn"]["number"] and last_of(seat, state))

    before = led_to(seat, ends)
    text = last_of(seat, before)[0]
    held: list[Route] = []
    eyes.page.route("**/ahead", lambda route: held.append(route) if comes else route.abort())
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    label = next(each["label"] for each in before["decision"]["options"] if each["text"] == text)
    eyes.page.locator("button.option", has_text=label).first.click()
    done = eyes.page.get_by_role("button", name=re.compile("^End "))
    expect(done).to_be_focused()
    assert seat.state()["revision"] == before["revision"]
    for route in held:
        route.continue_()
    eyes.judge(f"last-answer-{'late' if comes else 'never'}")
    done.click()
    seat.wait(lambda state: state["revision"] > before["revision"])


def last_of(seat: Seat, state: Json) -> list[str]:
    """Return the answers with which a turn or phase ends for good, and that do not say so."""
    if state["over"] or not state["decision"]["mine"]:
        return []
    decision = state["decision"]
    verbs = [verb for verb in decision["verbs"] if verb["picture"] == "finish"]
    said = [text for verb in verbs for text in [verb["id"], *verb.get("options", [])]]
    told = seat.api.get(f"{seat.path}/ahead", seat.token)["outcomes"]
    return [text for text, each in told.items() if each.get("last") and text not in said]


def test_a_finger_reads_a_card_before_it_plays_it(windows: Windows, api: Api) -> None:
    """On a tablet a tap shows the card with a button that chooses it."""
    eyes = windows(TABLET)
    seat = api.create(["here", "greedy"]).seat(0)

    def cards(state: Json) -> bool:
        lines = len(state["view"]["seats"][0]["hand"]) >= 4
        return lines and any("card" in each["targets"] for each in state["decision"]["options"])

    before = led_to(seat, cards)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    card = eyes.page.locator(".panel.hand button.pick").first
    card.tap()
    dialog = eyes.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    eyes.judge("card-read")
    assert seat.state()["revision"] == before["revision"]
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    card.tap()
    eyes.page.locator(READ).first.tap()
    eyes.until(
        "([text]) => document.querySelector('.chip') ||"
        " document.querySelector('#question-title')?.textContent.trim() !== text",
        eyes.question,
    )


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=lambda size: size.name)
def test_a_tap_selects_and_a_second_one_does(windows: Windows, api: Api, size: Size) -> None:
    """A finger covers what it taps: the first tap shows what is meant, and answers nothing."""
    eyes = windows(size)
    seat = api.create(["here", "greedy"], FIRST_TWO).seat(0)
    before = seat.my_turn()
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    place = eyes.page.locator("g.place.pick").first
    place.tap()
    expect(eyes.page.locator(".chip").first).to_be_visible()
    assert seat.state()["revision"] == before["revision"]
    place.tap()
    seat.wait(lambda state: state["revision"] > before["revision"])


@pytest.mark.parametrize("size", [PHONE, LYING], ids=lambda size: size.name)
def test_a_finger_answers_behind_many_steps(windows: Windows, api: Api, size: Size) -> None:
    """After any number of answers the next ones are seen, and stay under the finger."""
    eyes = windows(size)
    factions = ["keepers_in_iron", "marquise_de_cat", "eyrie_dynasties"]

    def far_in(state: Json) -> bool:
        return asks("move.escorts")(state) and len(state["decision"]["steps"]) > 3

    seat = dealt_to(api, factions, far_in, "act", "encamp", "delve")
    before = seat.state()
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.judge("many-steps")
    assert min(eyes.page.evaluate(INSIDE, ["button.option", ".options"])) > 0.99
    eyes.page.locator("button.option").first.tap()
    seat.wait(lambda state: state["revision"] > before["revision"])


@pytest.mark.parametrize("size", [PHONE, LYING], ids=lambda size: size.name)
def test_a_mouse_answers_at_a_place_behind_steps(windows: Windows, api: Api, size: Size) -> None:
    """The answers there are seen whole, also while the place is pointed at."""
    eyes = windows(size)
    factions = ["lord_of_the_hundreds", "marquise_de_cat", "eyrie_dynasties"]
    seat = dealt_to(api, factions, asks("hundreds.then_battle"), "advance")
    before = seat.state()
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.page.locator("g.place.pick").first.click()
    offers = eyes.page.locator(".here button:not(:disabled)")
    offers.last.hover()
    eyes.judge("place-behind-steps")
    assert min(eyes.page.evaluate(INSIDE, [".here button", ".ask"])) > 0.99
    offers.first.click()
    seat.wait(lambda state: state["revision"] > before["revision"])


BOXES = """() => [...document.querySelectorAll("button.option")].map((each) => {
  const box = each.getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
})"""


@pytest.mark.parametrize("size", [TABLET, PHONE, LYING], ids=lambda size: size.name)
def test_pointing_at_an_answer_moves_none(windows: Windows, api: Api, size: Size) -> None:
    """A description takes no room from the answers: they would move away, and back again."""
    eyes = windows(size)
    seat = api.create(["here", "greedy", "greedy"], seed=11).seat(0)
    led_to(seat, asks("battle.place"), ("march", "battle"))
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    last = eyes.page.locator("button.option").last
    last.scroll_into_view_if_needed()
    before = eyes.page.evaluate(BOXES)
    last.hover()
    expect(eyes.page.locator(".ahead span").first).to_be_visible()
    eyes.judge("pointed-at")
    assert eyes.page.evaluate(BOXES) == before


def test_an_answer_given_offline_arrives(windows: Windows, api: Api) -> None:
    """It waits for the server, says so, and is not asked for again."""
    eyes = windows(DESK)
    game = api.create(["here", "here"])
    eyes.sit(game.seat(0))
    eyes.wait()
    eyes.page.context.set_offline(True)
    eyes.page.get_by_role("button", name="Place the keep in clearing 1").click()
    note = eyes.page.get_by_text("Your answer has not reached the server")
    expect(note).to_be_visible()
    eyes.judge("offline")
    assert game.nobody.state()["revision"] == 0
    eyes.page.context.set_offline(False)
    expect(eyes.page.locator("#question-title")).not_to_contain_text("keep")
    expect(note).to_have_count(0)
    state = game.seat(0).state()
    assert [step["text"] for step in state["decision"]["steps"]][:1] == ["keep in 1"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)
def test_the_page_is_not_at_rest_while_an_answer_is_on_its_way(
    windows: Windows, api: Api, size: Size
) -> None:
    """A judgement of the page waits for the effects of the answer."""
    eyes = windows(size)
    eyes.sit(api.create(["here", "here"]).seat(0))
    eyes.wait()
    at_rest: list[bool] = []

    def on_its_way(route: Route) -> None:
        at_rest.append(eyes.page.evaluate(AT_REST))
        route.continue_()

    eyes.page.route("**/answers", on_its_way)
    assert eyes.page.evaluate(AT_REST)
    eyes.page.get_by_role("button", name="Place the keep in clearing 1").click()
    expect(eyes.page.locator("#question-title")).not_to_contain_text("keep")
    eyes.until(AT_REST)
    assert at_rest == [False]


def test_the_dice_of_ones_own_attack_are_shown(windows: Windows, api: Api) -> None:
    """4.3.2 They stay beside the next question, until that is answered."""
    eyes = windows(DESK)
    seat = api.create(["here", "greedy"], seed=11).seat(0)

    def may_attack(state: Json) -> bool:
        return "battle" in [option["text"] for option in state["decision"]["options"]]

    before = led_to(seat, may_attack, ("march", "from", "to"))
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.page.locator("button.option", has_text="Battle").first.click()
    seat.wait(lambda state: state["revision"] > before["revision"])
    for _ in range(12):
        eyes.wait()
        if not eyes.question.startswith("Choose an action"):
            eyes.page.locator("button.option:not(:disabled)").first.click()
            eyes.page.wait_for_timeout(200)
    expect(eyes.page.locator("#question-title")).to_contain_text("Choose an action")
    expect(eyes.page.locator(".battle .dice svg")).to_have_count(2)
    eyes.judge("own-dice")


def test_a_draft_begins_with_the_seats_there_are(windows: Windows, size: Size) -> None:
    """A.8.2 With the four usual seats, however many setup cards there are."""
    eyes = windows(size)
    eyes.open("/new")
    eyes.page.get_by_label("Choose factions in the game (draft)").check()
    begin = eyes.page.get_by_role("button", name="Begin the game")
    expect(begin).to_be_enabled()
    expect(eyes.page.locator(".problem")).to_have_count(0)
    eyes.judge("draft")
    begin.click()
    eyes.page.locator(".game").wait_for()
    assert "player_" in str(
        eyes.page.evaluate(
            "() => fetch(`/api/games/${location.pathname"
            ".split('/')[2]}`).then((answer) => answer.text())"
        )
    )


def test_settings_say_that_a_mail_address_is_asked_first(windows: Windows, api: Api) -> None:
    eyes = windows(DESK)
    eyes.sit(api.create(["here", "greedy"]).seat(0))
    eyes.wait()
    eyes.in_bar().get_by_role("button", name="Settings").click()
    field = eyes.page.get_by_label("E-mail")
    about = eyes.page.locator(f"#{field.get_attribute('aria-describedby')}")
    expect(about).to_contain_text("nothing else is sent")
    eyes.judge("settings")
