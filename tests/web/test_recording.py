"""A game of people alone, recorded by touch on a phone: moves, battles, points, files, a judge."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kit.rootlogs import GAMES, seen_of, whole_game
from rootlog.test_lenient import published
from undergrowth import BadText
from undergrowth.rootlog import read
from undergrowth.rootlog.recording import Record
from undergrowth.sim import read_results
from web.kit import LYING, PHONE, Eyes, Size
from web.test_companion import BEGINS, FINGER, SMALL, Table

Windows = Callable[..., Eyes]
CATS, BIRDS = "marquise_de_cat", "eyrie_dynasties"
UNCOVERED = """(place) => {
  const box = place.getBoundingClientRect(), parts = [...Array(25).keys()].map((n) => n / 24);
  const far = ([x, y]) => (x - 0.5) ** 2 + (y - 0.5) ** 2;
  const all = parts.flatMap((x) => parts.map((y) => [x, y])).sort((a, b) => far(a) - far(b));
  const points = all.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
  return points.find(([x, y]) =>
    document.elementFromPoint(x, y)?.closest("[data-place]") === place) ?? null;
}"""
"""The point nearest to the middle of a place at which nothing lies over it."""


class Scribe(Table):
    """Somebody who writes down what happens, with a phone beside the board."""

    def __init__(self, eyes: Eyes) -> None:
        super().__init__(eyes)
        words = "() => fetch('/api/catalogue').then((answer) => answer.json())"
        eyes.open("/companion")
        self.catalogue: Any = self.page.evaluate(words)
        owners = [*self.catalogue["factions"], *self.catalogue.get("owners", [])]
        self.titles = {each["id"]: each["title"] for each in owners}
        self.pieces = {
            (each["id"], piece["id"]): piece["title"] for each in owners for piece in each["pieces"]
        }

    def deeds(self) -> list[str]:
        return self.page.locator("ol .said").all_text_contents()

    def touch(self, place: str) -> None:
        """Touch a place where it is seen: clearings and pieces lie over the middle of forests."""
        point = self.place(place).evaluate(UNCOVERED)
        assert point is not None, place
        self.page.touchscreen.tap(*point)

    def seat(self, faction: str) -> Locator:
        return self.page.locator(".desk .seats").get_by_role(
            "button", name=re.compile(f"^{self.titles[faction]}: ")
        )

    def log(self) -> str:
        """The log that the browser keeps."""
        self.idle()
        found = self.page.evaluate("() => JSON.parse(localStorage.getItem('undergrowth.records'))")
        return str(found[0]["log"])

    def open_log(self, text: str, folder: Path) -> None:
        file = folder / "game.rootlog"
        file.write_text(text, encoding="utf-8")
        self.page.get_by_label(re.compile("^Open a saved game")).set_input_files(file)
        self.page.locator(".desk").wait_for(timeout=BEGINS)
        self.idle()

    def problem(self) -> str:
        """What was not taken, which is told at once; not that a server is busy for a while."""
        waits = self.page.get_by_text("The server does not answer now")
        expect(waits).to_have_count(0, timeout=BEGINS)
        told = self.page.locator(".problem")
        return told.text_content() or "" if told.count() else ""

    # ---- what a deed is by touch

    def tell(self, deed: dict[str, Any]) -> None:
        """Record a deed by touch; what has no touch of its own is written."""
        if deed["do"] == "move" and self.may_touch(deed):
            self.move(deed)
        elif (
            deed["do"] == "battle" and deed["attacker"] == self.playing and deed["place"].isdigit()
        ):
            self.fight(deed)
        elif deed["do"] == "points":
            self.open_seat(deed["seat"])
            word = "More" if deed["count"] > 0 else "Fewer"
            for _ in range(abs(deed["count"])):
                self.button(f"{word}: Victory points").tap()
            self.button("Done").tap()
        elif deed["do"] == "cards" and not deed["card"] and is_draw(deed):
            self.open_seat(deed["to"].removeprefix("hand "))
            for _ in range(deed["count"]):
                self.button("Draws a card").tap()
            self.button("Done").tap()
        else:
            self.write(deed["text"])

    playing = ""

    def may_touch(self, deed: dict[str, Any]) -> bool:
        places = [deed["from"], deed["to"]]
        return (
            (deed["owner"], deed["piece"]) in self.pieces
            and any(places)  # a log may say that something goes, and not from where
            and all(not place or self.place(place).count() == 1 for place in places)
        )

    def move(self, deed: dict[str, Any]) -> None:
        owner, piece = deed["owner"], self.pieces[deed["owner"], deed["piece"]]
        start, to = deed["from"], deed["to"]
        self.look_at(start or to, owner)
        if start and to:
            self.button(f"Move: {piece}").tap()
            self.touch(to)
        else:
            self.button(f"{'Fewer' if start else 'More'}: {piece}").tap()
            self.button("Done").tap()
        for _ in range(deed["count"] - 1):
            self.idle()
            self.page.get_by_role("button", name=re.compile("^One more: ")).tap()

    def fight(self, deed: dict[str, Any]) -> None:
        if not self.may_fight(deed):
            self.write(deed["text"])
            return
        self.button(f"Battle: {self.titles[deed['defender']]}").tap()
        suits = {each["id"]: each["title"] for each in self.catalogue["suits"]}
        for group, suit in (("Ambush", deed["ambush"]), ("Foiled by", deed["foil"])):
            if suit:
                self.page.get_by_role("group", name=group).get_by_label(suits[suit]).tap()
        if deed["dice"]:
            mine, theirs = deed["dice"]
            self.button(
                f"{mine}\u2013{theirs}: {mine} for the attacker, {theirs} for the defender"
            ).tap()
        else:
            self.button("Without dice").tap()
        self.button("Done").tap()

    def may_fight(self, deed: dict[str, Any]) -> bool:
        """Look at the clearing; whether it holds the defender."""
        self.idle()
        self.look_at(deed["place"], deed["attacker"])
        if self.button(f"Battle: {self.titles[deed['defender']]}").is_visible():
            return True
        self.button("Done").tap()
        return False

    def look_at(self, place: str, owner: str) -> None:
        if self.button("Done").is_visible():
            self.button("Done").tap()
        self.touch(place)
        self.page.locator("section[aria-labelledby=record-place]").get_by_role(
            "button", name=self.titles[owner], exact=True
        ).tap()

    def open_seat(self, faction: str) -> None:
        self.seat(faction).tap()

    def write(self, text: str) -> None:
        self.open_seat(self.playing)
        self.page.get_by_label("Anything else, in the words of Rootlog").fill(text)
        self.button("Write it").tap()
        self.button("Done").tap()


def is_draw(deed: dict[str, Any]) -> bool:
    return bool(deed["from"] == "deck" and deed["to"].startswith("hand "))


def begun(eyes: Eyes) -> Scribe:
    scribe = Scribe(eyes)
    scribe.lay_out([CATS, BIRDS])
    scribe.idle()
    expect(scribe.page).to_have_url(re.compile("#record="))
    return scribe


@pytest.mark.parametrize("size", [PHONE, LYING], ids=lambda size: size.name)
def test_a_turn_is_recorded_by_touch(windows: Windows, size: Size) -> None:
    """A move is two touches, a battle three with its dice; what cannot be is asked about."""
    scribe = begun(windows(size))
    page = scribe.page
    assert scribe.deeds() == []
    scribe.eyes.judge("record-turn")
    assert page.evaluate(SMALL, FINGER) == []

    # Two touches: a warrior goes from 2 to 5 or wherever a path leads; one more goes along.
    scribe.place("1").tap()
    scribe.eyes.judge("record-place")
    assert page.evaluate(SMALL, FINGER) == []
    scribe.place("10").tap()
    scribe.idle()
    assert scribe.deeds() == ["1 \u00d7 cat warrior: Clearing 1 → Clearing 10"]
    page.get_by_role("button", name=re.compile("^One more: ")).tap()
    scribe.idle()
    expect(page.locator("ol .said")).to_have_text("2 \u00d7 cat warrior: Clearing 1 → Clearing 10")
    expect(page.locator(".doubt")).to_contain_text("Was this so?")  # only one stood there

    # Three touches: a battle with its dice. Where one of both has nobody, nothing is offered, and
    # after it the next touch looks at a clearing.
    scribe.look_at("3", BIRDS)
    expect(page.get_by_role("button", name="Battle: Eyrie Dynasties")).to_have_count(0)
    scribe.look_at("2", BIRDS)
    scribe.button(f"More: {scribe.pieces[BIRDS, 'warrior']}").tap()
    scribe.idle()
    scribe.button("Battle: Eyrie Dynasties").tap()
    scribe.eyes.judge("record-dice")
    assert page.evaluate(SMALL, FINGER) == []
    scribe.button("2\u20131: 2 for the attacker, 1 for the defender").tap()
    scribe.touch("5")
    expect(page.get_by_role("heading", name="Clearing 5")).to_be_visible()
    scribe.button("Done").tap()
    scribe.idle()
    assert "Marquise de Cat against Eyrie Dynasties, 2\u20131" in scribe.deeds()[0]

    # Points, a card, what a board says; the turn ends, and time runs.
    scribe.tell({"do": "points", "seat": CATS, "count": 2})
    scribe.seat(CATS).tap()
    scribe.eyes.judge("record-seat")
    assert page.evaluate(SMALL, FINGER) == []
    scribe.button("A card was crafted").tap()
    page.get_by_role("button", name=re.compile("^Anvil")).first.tap()
    scribe.button("Done").tap()
    scribe.idle()
    assert scribe.points() == ["2", "0"]
    assert scribe.deeds()[1] == "Marquise de Cat: 2 points"  # two touches, one deed
    page.get_by_role("button", name="Let the time run").tap()
    expect(page.get_by_role("button", name="Stop the time")).to_be_visible()
    scribe.button("End this turn").tap()
    scribe.idle()
    expect(page.locator("h1")).to_have_text("Turn: Eyrie Dynasties")
    scribe.eyes.judge("record-doubts")
    assert scribe.log().count("\nC:") == 3 and "/X" in scribe.log()
    before = scribe.log()
    page.reload()
    page.locator(".desk").wait_for(timeout=BEGINS)
    assert scribe.log() == before
    scribe.button("Undo").tap()
    expect(page.locator("h1")).to_have_text("Turn: Marquise de Cat")


REBELS, OTTERS = "woodland_alliance", "riverfolk_company"
BOARDS = """Map: Fall
Deck: Standard
E:
A:
O:

E:#despot->$/(6w+b)->4
A:3#->$
O:w->5+7/2w->11/3w->$/$_h->2/$_r->1/$_m->3

E:
"""


def test_boards_are_told_by_touch(windows: Windows, tmp_path: Path) -> None:
    """A card of the Decree, one lost to Outrage, a payment and supporters, without writing."""
    scribe = Scribe(windows(PHONE))
    page = scribe.page
    scribe.open_log(BOARDS, tmp_path)

    def board(seat: str) -> None:
        scribe.open_seat(seat)
        scribe.button("The board").tap()

    def named(suit: str, card: str) -> None:
        page.get_by_role("button", name=suit, exact=True).tap()
        page.get_by_role("button", name=re.compile(f"^{card}")).first.tap()
        scribe.idle()
        scribe.button("Done").tap()

    board(BIRDS)
    scribe.button("Battle").tap()
    scribe.eyes.judge("record-board")
    assert page.evaluate(SMALL, FINGER) == []
    named("Fox", "Anvil")
    board(REBELS)  # in the Eyrie's turn it comes from their hand
    named("Bird", "Crossbow")
    board(REBELS)
    scribe.button("It is discarded").tap()
    scribe.button("Unnamed card").tap()
    scribe.button("Done").tap()
    board(OTTERS)
    for _ in range(2):
        page.get_by_role("button", name=f"More: {scribe.pieces[BIRDS, 'warrior']}").tap()
    scribe.button("Back").tap()
    scribe.button("Done").tap()
    assert scribe.log().splitlines()[-1] == "E:F#anvilE->$_x/B#crossbowE->A$/#A$->/2w->O$"
    assert page.locator(".doubt").count() == 0


def test_cards_in_play_are_discarded_by_touch(windows: Windows, tmp_path: Path) -> None:
    """They are offered before those of the hand; officers are counted, a leader said in words."""
    scribe = Scribe(windows(PHONE))
    page = scribe.page
    scribe.open_log(BOARDS.rstrip() + "Zarmorers/#commander->$\n", tmp_path)
    assert scribe.deeds()[0] == "Leader: Commander"
    scribe.open_seat(BIRDS)
    scribe.button("Discards … (named)").tap()
    scribe.eyes.judge("record-in-play")
    assert page.evaluate(SMALL, FINGER) == []
    page.get_by_role("button", name=re.compile("^Armorers")).first.tap()
    scribe.button("Done").tap()
    assert re.search("/(B#)?#?B#arm[a-z]*\\$->$", scribe.log().rstrip())
    scribe.open_seat(REBELS)
    scribe.button("The board").tap()
    page.get_by_role("button", name=f"More: {scribe.pieces[REBELS, 'warrior']}").tap()
    scribe.idle()
    expect(page.locator(".panel li").first).to_contain_text("fficers")
    expect(page.locator(".panel li output").first).to_have_text("1")


def test_what_stands_there_is_told_and_the_next_place_looked_at(
    windows: Windows, tmp_path: Path
) -> None:
    """After a piece was placed nothing goes on by itself; 30 points offer the end of the game."""
    scribe = Scribe(windows(PHONE))
    page = scribe.page
    scribe.open_log(BOARDS, tmp_path)
    scribe.place("4").tap()
    for word in ("More", "More", "More", "Fewer"):  # one deed, and another
        scribe.button(f"{word}: {scribe.pieces[BIRDS, 'warrior']}").tap()
    scribe.place("8").tap()
    expect(page.get_by_role("heading", name="Clearing 8")).to_be_visible()
    scribe.button(f"More: {scribe.pieces[BIRDS, 'roost']}").tap()
    scribe.button("Done").tap()
    assert scribe.log().splitlines()[-1] == "E:3w->4/w4->/b->8"
    scribe.button("Undo").tap()
    assert scribe.log().splitlines()[-1] == "E:3w->4/w4->"
    scribe.open_seat(BIRDS)
    scribe.page.get_by_label("Anything else, in the words of Rootlog").fill("++30")
    scribe.button("Write it").tap()
    scribe.button("Done").tap()
    scribe.button("Eyrie Dynasties has 30 points: so it ended").tap()
    scribe.idle()
    assert scribe.log().rstrip().endswith("Winner: E")
    expect(page.locator("h1")).to_have_text("The game is over")
    scribe.eyes.judge("record-over")
    page.locator(".panel").get_by_role("button", name="The course of the game").tap()
    expect(page.get_by_role("dialog")).to_contain_text("nobody has more than 29 points")
    page.get_by_role("link", name="Analyse").tap()
    page.get_by_role("button", name="Change").first.wait_for(timeout=BEGINS)
    page.go_back()
    page.locator(".desk, .companion, main").first.wait_for(timeout=BEGINS)
    assert not page.get_by_role("alert").count()


def test_a_judge_answers_and_shows_its_answer(windows: Windows) -> None:
    """Verbs with yes or no, places by touch, sections, and a link that others open."""
    scribe = begun(windows(PHONE))
    page = scribe.page
    scribe.button("Menu").tap()
    scribe.button("May I? A judge").tap()
    dialog = page.get_by_role("dialog")
    allowed = dialog.get_by_label("What is allowed").get_by_role("button")
    allowed.first.wait_for(timeout=BEGINS)
    scribe.eyes.judge("judge")
    assert dialog.locator(".law").count()
    allowed.filter(has_text=re.compile("[Mm]arch")).first.tap()
    expect(dialog.get_by_text("Yes:")).to_be_visible()
    expect(dialog.locator(".yes")).to_contain_text("March")
    dialog.locator('[data-place="12"]').first.tap(force=True)
    dialog.locator(".yes, .no").last.wait_for()
    dialog.get_by_role("button", name="Show it to others").tap()
    link = dialog.get_by_role("textbox").input_value()
    assert "/analysis#a=" in link
    dialog.get_by_role("button", name="Back").last.tap()
    dialog.get_by_role("button", name="How this turn goes").tap()
    dialog.locator("ol li").first.wait_for(timeout=BEGINS)
    scribe.eyes.judge("turn-steps")
    assert dialog.locator("h3").all_text_contents() == ["Birdsong", "Daylight", "Evening"]
    page.goto(link)
    page.get_by_role("button", name="Change").first.wait_for(timeout=BEGINS)


@pytest.mark.parametrize("size", [PHONE, LYING], ids=lambda size: size.name)
def test_a_recorded_game_is_looked_back_at(windows: Windows, size: Size, tmp_path: Path) -> None:
    """Its points, their sources, the table after each deed, step by step, and its files."""
    scribe = Scribe(windows(size))
    page = scribe.page
    scribe.open_log(published()[0], tmp_path)
    scribe.button("Menu").tap()
    scribe.eyes.judge("record-menu")
    with page.expect_download() as saved:
        scribe.button("Save as Rootlog").tap()
    assert Path(saved.value.path()).read_text(encoding="utf-8") == scribe.log()
    with page.expect_download() as saved:
        scribe.button("Save the rows for a league").tap()
    saved.value.save_as(tmp_path / "results.csv")
    _, rows = read_results(tmp_path / "results.csv")
    assert {row.player: row.score for row in rows if row.won} == {"Edu": 30}
    assert [row.points.split()[-1] for row in rows] == [str(row.score) for row in rows]
    page.get_by_role("dialog").get_by_role("button", name="The course of the game").tap()
    scribe.eyes.judge("record-course")
    slider = page.get_by_label(re.compile("^The table after"))
    slider.fill("40")
    scribe.idle()
    dialog = page.get_by_role("dialog")
    after = dialog.get_by_text(re.compile("^The table after "))
    expect(after).to_contain_text("after 40 of")
    expect(dialog).to_contain_text("crafting")
    step = dialog.locator("[role=status]")
    said = step.text_content()
    scribe.button("A step on").tap()
    expect(after).to_contain_text("after 41 of")
    expect(step).not_to_have_text(said or "")
    scribe.button("A step back").tap()
    expect(step).to_have_text(said or "")
    scribe.button("A turn on").tap()
    expect(after).not_to_contain_text("after 40 of")
    scribe.button("A turn back").tap()
    scribe.button("Play").tap()
    scribe.button("Pause").tap()
    slider.fill("40")
    scribe.idle()
    assert page.evaluate(SMALL.replace(".desk", "dialog"), FINGER) == []
    dialog.locator(".film").scroll_into_view_if_needed()
    scribe.eyes.judge("record-replay")
    dialog.get_by_role("link", name="Analyse").tap()
    page.get_by_role("button", name="Change").first.wait_for(timeout=BEGINS)
    assert not page.get_by_role("alert").count()


def test_a_long_log_is_asked_about_to_its_end(windows: Windows, tmp_path: Path) -> None:
    """Also after a reload; and a judge answers about a table to which no game comes."""
    scribe = Scribe(windows(PHONE))
    page = scribe.page
    text = published()[2]
    scribe.open_log(text, tmp_path)
    wanted = len({each.turn for each in Record(text).doubts(0, 10_000)})
    told = page.get_by_text(re.compile("turns may not have been so|not have been so"))
    expect(told.first).to_contain_text(f"{wanted} ", timeout=BEGINS)
    page.reload()
    page.locator(".desk").wait_for(timeout=BEGINS)
    expect(told.first).to_contain_text(f"{wanted} ", timeout=BEGINS)
    scribe.button("Menu").tap()
    scribe.button("May I? A judge").tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("What is allowed").get_by_role("button").first.wait_for(timeout=BEGINS)
    assert not dialog.get_by_role("alert").count()


def test_hidden_hands_are_entered_afterwards(windows: Windows, tmp_path: Path) -> None:
    """First hands in the setup, later cards where they were drawn; each is taken back by Undo."""
    scribe = Scribe(windows(PHONE))
    page = scribe.page
    scribe.open_log(BOARDS.rstrip() + "2#->E\nA:\n", tmp_path)
    before = scribe.log()
    scribe.open_seat(BIRDS)
    scribe.button("Held at first …").tap()
    for card in ("Anvil", "Crossbow"):
        page.get_by_role("button", name=re.compile(f"^{card}")).first.tap()
        scribe.idle()
    scribe.button("Back").tap()
    scribe.button("Done").tap()
    hands = scribe.log()
    assert "(6w+b)->4/F#anvil->E/" in hands
    scribe.button("Menu").tap()
    scribe.button("The course of the game").tap()
    page.locator("dialog summary").tap()
    page.get_by_role("button", name=re.compile("^Which card was it: 2 ")).tap()
    scribe.eyes.judge("record-which-card")
    page.locator("dialog .which").get_by_role("button", name=re.compile("^Sappers")).tap()
    scribe.idle()
    assert re.search("\nE:B#sap(pers)?->E/#->E\n", scribe.log())
    page.keyboard.press("Escape")
    for wanted in (hands, None, before):
        scribe.button("Undo").tap()
        scribe.idle()
        assert wanted is None or scribe.log() == wanted


PUBLISHED = 3
TURNS = 8


@pytest.mark.parametrize("number", range(PUBLISHED + GAMES))
def test_a_game_is_entered_by_touch(
    windows: Windows, tmp_path: Path, whole_games: bool, number: int
) -> None:
    """As if it were recorded; the log that comes of it means the same, turn by turn.

    Three published games, and seven of computer players with other factions, on other maps.  The
    first turns; with `--whole-games` all of them.
    """
    scribe = Scribe(windows(PHONE))
    text = published()[number] if number < PUBLISHED else whole_game(number - PUBLISHED)
    source = Record(text)
    lines = source.text.split("\n")[: source.turns[0].number - 1]
    head = [line for line in lines if not line.startswith("Winner")]
    letters = source.names.letters.by_letter
    scribe.open_log("\n".join([*head, f"{source.turns[0].letter}:"]), tmp_path)
    entered = source.turns[: None if whole_games else TURNS]
    for turn, line in enumerate(entered):
        scribe.playing = letters[line.letter].faction
        if turn:
            scribe.open_seat(scribe.playing)
            scribe.button(f"Now {scribe.titles[scribe.playing]} plays").tap()
        for (_, text), deeds in zip(source.parts(turn), source.deeds(turn), strict=True):
            single = len(deeds) == 1
            alone = "\n".join([*head, f"{line.letter}:"])
            for deed in [each for each in deeds if is_notation(alone, each)]:
                assert not scribe.problem(), (turn, deed, scribe.problem())
                scribe.tell({**deed, "text": text if single else written(source, turn, deed)})
    assert not scribe.problem()
    log = scribe.log()
    until = source.turns[len(entered) - 1].number
    wanted = "\n".join(source.text.split("\n")[:until])
    before, after = read(wanted, True, lenient=True), read(log, True, lenient=True)
    for number, ((_, one), (_, other)) in enumerate(
        zip(before.tables(), after.tables(), strict=True)
    ):
        assert seen_of(one) == seen_of(other), (number, log)


def is_notation(log: str, deed: dict[str, Any]) -> bool:
    """Whether a deed can be read at all: three actions of these logs are notes of people."""
    try:
        Record(log).told(deed)
    except BadText:
        return False
    return True


def written(source: Record, turn: int, deed: dict[str, Any]) -> str:
    """A deed in the words of Rootlog."""
    from undergrowth.rootlog.recording.deeds import action_for

    me = source.turns[turn].letter
    return action_for(source.names, me, deed).written(me)
