"""Observations in numbers hold what `observe` shows, and nothing that it hides."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from kit.lineups import asked_setups, few, many, play_randomly, seed_of, sparing
from kit.opinions.worlds import other_world, viewers
from undergrowth import NOBODY, BadSetup, BadText, Game, IllegalAction, Setup
from undergrowth.ai.encoding import Encoder, Steps
from undergrowth.ai.encoding.layout import LIMITS
from undergrowth.library import setup_options
from undergrowth.position.fields import write_record
from undergrowth.shown.question import question
from undergrowth.table.frames import Frame
from undergrowth.table.hidden.unknown import unknown_cards
from undergrowth.table.names import CARDS, ITEMS, PIECES, SUITS
from undergrowth.table.places import PLACE

HOME = Path(__file__).parent.parent.parent
EVERY = 83


def _settled(setup: Setup) -> bool:
    """Whether all that is in its games is known before them."""
    dealt = setup.draft or setup.landmarks or (setup.with_hirelings and not setup.hirelings)
    return not dealt


SETUPS = {name: setup for name, setup in asked_setups().items() if _settled(setup)}


class Shown:
    """The slices of an observation by name, as lists or lists of lists."""

    def __init__(self, encoder: Encoder, g: Game, viewer: int) -> None:
        self._slices = encoder.layout.slices
        self._row = encoder.row(g, viewer)
        assert len(self._row) == encoder.layout.size

    def flat(self, name: str) -> list[int]:
        each = self._slices[name]
        return self._row[each.start : each.stop]

    def rows(self, name: str) -> list[list[int]]:
        width = self._slices[name].shape[-1]
        flat = self.flat(name)
        return [flat[at : at + width] for at in range(0, len(flat), width)]


@pytest.mark.parametrize("name", sparing(SETUPS, 6, 30))
def test_an_observation_is_what_a_seat_sees_and_no_more(name: str) -> None:
    """Numbers stand for what the view says; worlds that look alike are alike; options have one."""
    encoder = Encoder(SETUPS[name])

    def look(g: Game, number: int) -> None:
        assert g.decision is not None
        numbers = encoder.answers.numbers(g.decision.offered)
        assert [encoder.answers.texts[each].split(":")[-1] for each in numbers] == [
            text.split(":")[-1] for text in g.decision.texts()
        ]
        if number % EVERY == 0:
            for viewer in viewers(g):
                check_shown(encoder, g, viewer)
                other = other_world(g, viewer, number)
                assert encoder.row(other, viewer) == encoder.row(g, viewer), f"seat {viewer}"

    play_randomly(SETUPS[name], seed_of(name), look)


def check_shown(encoder: Encoder, g: Game, viewer: int) -> None:
    """Each slice says what the view says in words."""
    view: Any = g.observe(viewer)
    shown = Shown(encoder, g, viewer)
    names = [CARDS.text(card) for card in encoder.layout.cards]
    seats = view["seats"]
    assert shown.flat("score") == [each["score"] for each in seats]
    assert shown.flat("cards_in_hand") == [each["hand_count"] for each in seats]
    assert shown.flat("deck") == [view["deck"]]
    assert shown.flat("discard") == counts(view["discard"], names)
    assert shown.flat("available") == counts(view["available"], names)
    for seat, each in enumerate(seats):
        known = each["hand"] if each["hand"] is not None else each["known"]
        assert shown.rows("known")[seat] == counts(known, names)
        assert shown.rows("play")[seat] == counts(each["play"], names)
        items = [each["crafted"].get(item, 0) for item in ITEMS.names()]
        assert shown.rows("crafted")[seat] == items
        assert shown.rows("partner")[seat] == [
            other["faction"] == each["partner"] for other in seats
        ]
        homes = [PLACE.text(place) for place in in_order(shown.rows("homelands")[seat])]
        assert homes == each["homelands"]
    assert shown.flat("on_track") == [each["on_track"] for each in seats]
    check_places(g, shown, view)
    check_land(g, encoder, shown, view)
    check_question(g, encoder, shown, view, viewer)
    asked = view["decision"] is not None and "options" in view["decision"]
    assert sum(shown.flat("asked")) == (len(view["decision"]["options"]) if asked else 0)


def check_land(g: Game, encoder: Encoder, shown: Shown, view: Mapping[str, Any]) -> None:
    """Landmarks, paths, who decides for whom, and what has been used this turn."""
    closed = [pair for i, pair in enumerate(g.box.woodland.closed) if shown.flat("closed paths")[i]]
    told = [[PLACE.text(place) for place in pair] for pair in closed]
    assert told == view.get("closed_paths", [])
    for number, each in enumerate(view.get("landmarks", [])):
        stands = [PLACE.text(p) for p, n in enumerate(shown.rows("landmarks")[number]) if n]
        assert stands == ([each["place"]] if each["place"] else [])
    for number, each in enumerate(view.get("owners", [])):
        deciders = [g.seat_name(s) for s, n in enumerate(shown.rows("controllers")[number]) if n]
        assert deciders == ([each["decider"]] if each["decider"] else [])
    used = [name for i, name in enumerate(encoder.layout.uses) if shown.flat("used")[i]]
    assert used == sorted({name for name in view["turn"]["used"] if name in encoder.layout.uses})
    limits = [[each["used"], each["of"]] for each in view["turn"]["allowances"]][:LIMITS]
    assert shown.rows("limits") == limits + [[0, 0]] * (LIMITS - len(limits))


def check_question(
    g: Game, encoder: Encoder, shown: Shown, view: Mapping[str, Any], viewer: int
) -> None:
    """The seat that is asked is told what goes on, and of no card that it cannot know; others are
    not."""
    assert g.decision is not None
    if g.decision.seat != viewer:
        names = (
            "procedures",
            "steps",
            "in force",
            "memory",
            "origin",
            *(f"chosen {each}" for each in CHOSEN),
        )
        assert not any(any(shown.flat(name)) for name in names)
        return
    asks = g.stack[-1]
    assert isinstance(asks, Frame)
    goes_on = shown.flat("procedures")[encoder.layout.procedures.index(type(asks))]
    assert goes_on or not asks.speaks_to(viewer)
    if goes_on:
        assert (
            shown.flat("steps")[encoder.layout.procedures.index(type(asks))] == g.asking_step() + 1
        )
    unknown = set(unknown_cards(g, viewer))
    own = {*g.hands[viewer], *(card for frame in g.stack for card in frame.cards())}
    for column, card in enumerate(encoder.layout.cards):
        if shown.flat("chosen cards")[column] and card in unknown - own:
            assert CARDS.text(card) in open_cards(view), f"{CARDS.text(card)} is a secret"


CHOSEN = ("places", "owners", "pieces", "cards")


def open_cards(view: Mapping[str, Any]) -> list[str]:
    """The cards that a view shows anywhere but among its options."""
    found = [*view["discard"], *view["available"]]
    for each in view["seats"]:
        found += [*each["known"], *each["play"]]
        for part in each["board"]:
            found += part.get("cards") or []
    return found


def in_order(places: list[int]) -> list[int]:
    """The places that are numbered from 1 on, in that order."""
    return sorted((place for place, n in enumerate(places) if n), key=lambda place: places[place])


def counts(cards: list[str], names: list[str]) -> list[int]:
    return [cards.count(name) for name in names]


def check_places(g: Game, shown: Shown, view: Mapping[str, Any]) -> None:
    """Pieces of each kind, and what looks alike, stand where the view says."""
    places = {each["id"]: each for each in view["places"]}
    pieces, face_down = shown.rows("pieces"), shown.rows("face_down")
    for place in range(g.places):
        spot = places.get(PLACE.text(place), {}) if place else places.get(_holding(g), {})
        stands = {(each["owner"], each["piece"]): each["count"] for each in spot.get("pieces", [])}
        found: dict[tuple[str, str], int] = {}
        for number, kind in enumerate(g.box.kinds):
            key = (g.box.owner_names[kind.owner], PIECES.text(kind.piece))
            found[key] = found.get(key, 0) + pieces[number][place]
        for number, group in enumerate(g.box.alike):
            kind = g.box.kinds[group[0]]
            key = (g.box.owner_names[kind.owner], PIECES.text(kind.look))
            found[key] = found.get(key, 0) + face_down[number][place]
        assert {key: n for key, n in found.items() if n} == stands
        if place in g.clearings:
            check_clearing(g, shown, place, spot)


def _holding(g: Game) -> str:
    return PLACE.text(0) if 0 in g.box.holdings else ""


def check_clearing(g: Game, shown: Shown, place: int, spot: Mapping[str, Any]) -> None:
    assert shown.flat("clearings")[place] == 1
    suits = [suit for i, suit in enumerate(SUITS.names()) if shown.rows("suits")[place][i]]
    assert suits == spot["suits"]
    assert shown.flat("slots")[place] == spot["open_slots"]
    rulers = [g.box.owner_names[i] for i, n in enumerate(shown.rows("rulers")[place]) if n]
    assert rulers == ([spot["ruler"]] if spot["ruler"] else [])


@pytest.mark.parametrize("name", sparing(SETUPS, 2, 6))
def test_views_that_differ_have_other_numbers(name: str) -> None:
    """Two views have the same numbers only if they have the same words, and the other way."""
    encoder = Encoder(SETUPS[name])
    words: dict[bytes, str] = {}
    numbers: dict[str, bytes] = {}

    def look(g: Game, number: int) -> None:
        if number % 7 == 0:
            view, row = json.dumps(table_of(g.observe(0))), table_row(encoder, g)
            assert words.setdefault(row, view) == view
            assert numbers.setdefault(view, row) == row

    play_randomly(SETUPS[name], seed_of(name), look)


ALL = {name for setup in SETUPS.values() for name in setup.seats}
"""Every faction that sits in some line-up."""


def every_faction() -> dict[str, Setup]:
    """Few line-ups in which every faction sits, and few others."""
    found: dict[str, Setup] = {}
    left = set(ALL)
    for name, setup in sorted(SETUPS.items(), key=lambda each: -len(each[1].seats)):
        if left & set(setup.seats):
            found[name] = setup
            left -= set(setup.seats)
    return found


@pytest.mark.long
@pytest.mark.parametrize("name", sparing(every_faction(), most=4))
def test_rows_that_are_equal_mean_questions_that_are_equal(name: str) -> None:
    """A learner cannot tell them apart: so prompt, options and all that procedures remember of
    them agree.  Answers are tried, too: what is near each other is what may be mixed up."""
    encoder = Encoder(every_faction()[name])
    meant: dict[bytes, str] = {}
    looked_at = 0

    def look(g: Game) -> None:
        nonlocal looked_at
        decision = g.decision
        if decision is not None and decision.seat >= 0 and len(decision.offered) > 1:
            looked_at += 1
            meaning = meaning_of(g, decision.seat)
            row = bytes(encoder.bytes(g, decision.seat))
            assert meant.setdefault(row, meaning) == meaning

    def look_ahead(g: Game, number: int) -> None:
        look(g)
        if number % 5 == 0 and g.decision is not None:
            for option in g.decision.options[:4]:
                after = g.copy()
                after.take(option)
                look(after)

    play_randomly(encoder.setup, seed_of(name), look_ahead)
    assert looked_at > 100


def meaning_of(g: Game, viewer: int) -> str:
    """Return what a question asks, and what the procedures remember that the viewer is told of."""
    assert g.decision is not None
    asked: Any = question(g, viewer, deep=False)
    del asked["steps"]  # the way that has led there
    told = [
        write_record(g, frame)
        for frame in g.stack
        if isinstance(frame, Frame) and frame.speaks_to(viewer)
    ]
    steps = [frame.next_step for frame in g.stack if frame.speaks_to(viewer)]  # type: ignore[attr-defined]
    return json.dumps([asked, g.observe(viewer)["turn"], told, steps], sort_keys=True)


def table_of(view: Any) -> list[object]:
    """Return what a view says of pieces, paths, landmarks, homelands, points and dominance."""
    seats = ("score", "on_track", "hand_count", "homelands", "partner", "dominance", "crafted")
    return [
        view["places"],
        view.get("closed_paths"),
        [each["place"] for each in view.get("landmarks", [])],
        [each["decider"] for each in view.get("owners", [])],
        [{name: seat[name] for name in seats} for seat in view["seats"]],
        [sorted(seat["play"]) for seat in view["seats"]],
    ]


def table_row(encoder: Encoder, g: Game) -> bytes:
    """The same in numbers."""
    names = "score on_track partner cards_in_hand controllers pieces face_down rulers suits"
    names += " clearings slots ruins activated landmarks homelands crafted play dominance"
    row = bytes(encoder.bytes(g, 0))
    found = b""
    for name in [*names.split(), "closed paths"]:
        each = encoder.layout.slices[name]
        found += row[each.start : each.stop]
    return found


def test_a_buffer_gets_the_row_and_the_mask() -> None:
    encoder = Encoder(Setup(seats=few()))
    steps = Steps(encoder, Game.new(encoder.setup, 3))
    seen, mask = bytearray(encoder.layout.size), bytearray(len(encoder.answers))
    encoder.write(steps.game, steps.seat, memoryview(seen))
    steps.write_mask(memoryview(mask))
    assert list(seen) == encoder.row(steps.game, steps.seat)
    assert [number for number, n in enumerate(mask) if n] == sorted(steps.legal)
    steps.clear_mask(memoryview(mask))
    assert not any(mask)


def test_lone_options_are_answered_by_themselves() -> None:
    """As computer players are not asked either; the same numbers play the same game."""
    encoder = Encoder(Setup(seats=many()))
    steps = Steps(encoder, Game.new(encoder.setup, 3))
    for _ in range(60):
        assert len(steps.legal) > 1
        twin = steps.copy()
        twin.step(steps.legal[-1])
        steps.step(steps.legal[-1])
        assert twin.game.observe(NOBODY) == steps.game.observe(NOBODY)
    with pytest.raises(IllegalAction, match="is not offered: expected"):
        steps.step(next(n for n in range(len(encoder.answers)) if n not in steps.legal))


def test_what_is_dealt_later_has_no_layout() -> None:
    with pytest.raises(BadSetup, match="a settled line-up, and factions are dealt"):
        Encoder(Setup(draft=4))
    with pytest.raises(BadText, match="expected viewer, decides"):
        Encoder(Setup(seats=few())).layout.start("weather")


def test_what_no_game_is_begun_with_is_refused() -> None:
    """A.6 As `Game.new` refuses it: a game has three hirelings or none."""
    sides = next(option for option in setup_options() if option.id == "hirelings").values
    setup = Setup(seats=few(), hirelings=[sides[0][0]])
    for begin in (Game.new, Encoder):
        with pytest.raises(BadSetup, match="exactly 3 or none"):
            begin(setup)


_SAID = """
import sys
from undergrowth import Setup, content
from undergrowth.ai.encoding import Encoder
if len(sys.argv) > 1:
    sys.path.insert(0, sys.argv[1])
    content.load([content.Entry("bramble", "bramble")])
for seats in (["knaves", "hundreds", "keepers"], ["vagabond", "duchy", "vagabot"]):
    made = Encoder(Setup(seats=seats, in_play=["legendary_forge", "black_market"]))
    print(made.layout.fingerprint, made.answers.fingerprint)
print(len(content.packages()))
"""


@pytest.mark.long
def test_what_else_is_installed_shifts_nothing() -> None:
    """Layout and numbers of a line-up are those of its own content."""
    said = []
    for more in ([], [str(HOME / "examples" / "bramble" / "src")]):
        words = [sys.executable, "-c", _SAID, *more]
        done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
        said.append(done.stdout.split())
    assert said[0][:4] == said[1][:4]
    assert said[0][4] != said[1][4]
