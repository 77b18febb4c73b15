"""Nothing that a seat may not see leaves the process: whole games, searched in four ways.

At many moments of a game every request a viewer can make is made twice: in the game as it is, and
in a world where everything hidden from that viewer is different.  Both answers must be the same,
byte for byte, headers too (`worlds`).  Live streams must tell exactly what the requests told.
Secrets that can be recognized (tokens, invitations, the seed, others' settings) are searched for
in everything that was received and in every log line.  Cards of which no copy is in sight must
not be named in any view.  The last tests plant leaks and see that each is found.
"""

from __future__ import annotations

import json
import logging
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.kit import (
    Game,
    Json,
    Refusal,
    Running,
    Seat,
    Stream,
    any_option,
    is_mine,
    serving,
)
from server.secrets.worlds import moved_to
from undergrowth.engine.frames import NOBODY
from undergrowth.server.errors import logger
from undergrowth.server.games import room
from undergrowth.server.gate import guard
from undergrowth.server.routes import play
from undergrowth.server.views import state as views
from undergrowth.server.views.stream import sse
from undergrowth.server.wire.questions import WhyNot
from undergrowth.table.book import hand_is_open
from undergrowth.table.game import Game as EngineGame
from undergrowth.table.hidden.unknown import known_in_piles
from undergrowth.table.names import CARDS, ITEMS

MARKED = {"pass": {"zebra.crossing": True}, "notify": {"webhook": "https://hook.invalid/okapi"}}
"""Settings of the first seat, recognizable."""
MARKS = ("zebra", "okapi")


class Leak(AssertionError):
    """Something was told that must not be."""


class Lines(logging.Handler):
    """Everything that is logged, formatted."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Clock:
    """The server's clock.  It stands while two worlds are compared: both tell one time."""

    def __init__(self) -> None:
        self.stands_at: float | None = None

    def __call__(self) -> float:
        return time.time() if self.stands_at is None else self.stands_at


class Spy:
    """Watches one game from every seat and from outside."""

    def __init__(
        self, running: Running, game: Game, seed: int | None, lines: Lines, clock: Clock
    ) -> None:
        self.running, self.game, self.seed, self.lines = running, game, seed, lines
        self.clock = clock
        self.dice = random.Random(seed or 0)
        found = running.rooms.known(game.id)
        assert found is not None
        self.room = found
        self.viewers: dict[int, Seat] = {NOBODY: game.nobody, **game.seats}
        self.streams = {viewer: Stream(seat) for viewer, seat in self.viewers.items()}
        self.known: dict[tuple[int, int], Json] = {}
        """States by viewer and revision, as requests told them."""
        self.heard: dict[int, list[str]] = {viewer: [] for viewer in self.viewers}

    # ---- the game

    def play(self, every: int, most: int = 100_000) -> None:
        """Play at random; spy at every so many answers, and at the end."""
        given = 0
        state = self.game.nobody.state()
        while given < most and not state["over"]:
            if given % every == 0:
                self.spy()
            seat = self.game.seats[state["decision"]["index"]]
            known = state if is_mine(state) else seat.state()
            if not is_mine(known):
                state = known
                continue
            try:
                state = seat.answer(any_option(known, self.dice), known)
                given += 1
            except Refusal as refusal:
                assert refusal.code == "stale", refusal
                state = seat.state()
        self.spy()
        self.listen()
        self.search()

    # ---- one moment

    def spy(self) -> None:
        """Compare two worlds for every viewer, while there are secrets."""
        if self.room.row.over:
            return
        self.clock.stands_at = time.time()
        for each in self.room.seats:
            each.seen = self.clock.stands_at  # told to five minutes; requests below are visits
        self.room.forget_written()
        for viewer, seat in self.viewers.items():
            here = list(self.requests(viewer, seat))
            self.heard[viewer] += [text for _, text in here]
            state = json.loads(here[0][1].rsplit("\n", 1)[1])
            self.known[viewer, state["revision"]] = state
            self.name_no_card(viewer, state)
            with moved_to(self.running, self.room, viewer, self.dice):
                there = list(self.requests(viewer, seat))
            for (what, one), (_, other) in zip(here, there, strict=True):
                if one != other:
                    raise Leak(f"{what} tells {viewer} what it may not know: {apart(one, other)}")
        self.clock.stands_at = None

    def requests(self, viewer: int, seat: Seat) -> Iterator[tuple[str, str]]:
        """Every request the viewer can make that changes nothing, and what came back."""
        now = self.room.row.revision
        stale = {"revision": now + 1, "text": "pass"}
        wrong = {"revision": now, "text": "keep in 1" if viewer != self.room.asked else "from 99"}
        on = {"revision": now, "seats": [{"player": "random"}] * self.room.game.seats}
        asked: list[tuple[str, str, Any]] = [
            ("GET", "", None),
            ("GET", f"?revision={now // 2}", None),
            ("GET", f"?revision={now}", None),
            ("GET", f"?eyes_of={views.faction_of(self.room.game, 0)}", None),
            ("GET", "/log", None),
            ("GET", "/log?from=7", None),
            ("GET", "/ahead", None),
            ("GET", "/replay", None),
            ("GET", "/replay?as=seen", None),
            ("GET", "/why_not?text=pass", None),
            ("GET", "/why_not?text=battle%20eyrie_dynasties%20in%203", None),
            ("GET", "/why_not?text=play%20ambush:fox", None),
            ("GET", "/why_not?text=craft%20armorers", None),
            ("GET", "/why_not/card/armorers", None),
            ("POST", "/answers", stale),
            ("POST", "/answers", wrong),
            ("POST", "/undo", {"revision": now + 1}),
            ("POST", "/back", {}),
            ("POST", "/proposals", {"kind": "resume"}),
            ("POST", "/proposals", {"kind": "rewind", "revision": now}),
            ("POST", "/proposals", {"kind": "stand_in", "seat": 1}),
            ("POST", "/proposals/99", {"agrees": True}),
            ("PUT", "/settings", {}),
        ]
        if viewer != self.room.asked:
            asked.append(("POST", "/play-on", on))
        for method, path, body in asked:
            answer = seat.api.ask(method, seat.path + path, seat.token, json=body)
            if path == "/ahead" and answer.status_code == 200:
                asked += [
                    ("POST", "/answers", each) for each in refused_as_last(now, answer.json())
                ]
            if answer.status_code >= 500:
                raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
            drawn = ("date", "x-request-id")
            heads = [
                f"{name}: {said}" for name, said in answer.headers.items() if name not in drawn
            ]
            yield f"{method} {path}", "\n".join([str(answer.status_code), *heads, answer.text])

    # ---- streams, names and marks

    def listen(self) -> None:
        """Every line of every stream: states are what requests tell, entries are the log's."""
        last = self.room.row.revision
        for viewer, stream in self.streams.items():
            stream.state(lambda each: each["revision"] == last)
            stream.close()
            seat = self.viewers[viewer]
            log = seat.log()
            while True:
                event, data = stream.events.get_nowait()
                if event == "end":
                    break
                stream.seen.append((event, data))
            for event, data in stream.seen:
                if event == "state":
                    self.compare(viewer, seat, data)
                elif event == "entries" and data["entries"]:
                    first = data["entries"][0]["index"]
                    if data["entries"] != log[first : data["next"]]:
                        raise Leak(f"the stream tells {viewer} other lines: {data}")
            self.heard[viewer] += [json.dumps(data) for _, data in stream.seen]

    def compare(self, viewer: int, seat: Seat, told: Json) -> None:
        """A state of the stream and the same one by request; those between only now and then."""
        known = self.known.get((viewer, told["revision"]))
        if known is not None:
            for each in (*told["seats"], *known["seats"]):
                each["connected"] = each["seen"] = True  # pages come and go between two looks
            told, known = {**told, "latest": 0}, {**known, "latest": 0}
        elif self.dice.random() < 0.1:
            known = seat.state(revision=told["revision"])
            keys = ("id", "seats", "view", "viewer", "log_length")
            told, known = ({key: each[key] for key in keys} for each in (told, known))
            for each in (*told["seats"], *known["seats"]):
                each["connected"] = each["seen"] = True
        if known is not None and told != known:
            here, there = json.dumps(told), json.dumps(known)
            raise Leak(f"the stream tells {viewer} something else: {apart(here, there)}")

    def name_no_card(self, viewer: int, state: Json) -> None:
        """A card of which no copy is in the viewer's sight is named nowhere in the state."""
        words = set(re.findall(r'"([^"]+)"', json.dumps(state)))
        words -= set(ITEMS.names())  # an item may be called as the card that gives it
        if named := words & out_of_sight(self.room.game, viewer):
            raise Leak(f"{viewer} is told of {named}")

    def search(self) -> None:
        """Secrets by their marks, in all that was received and logged."""
        secrets = dict.fromkeys(MARKS, 0)
        if self.seed is not None:
            secrets[str(self.seed)] = -5
        if (key := self.room.session.key) and not self.room.row.over:
            secrets |= {key.hex(): -5, str(int.from_bytes(key, "big")): -5}
        for each in self.game.made["seats"]:
            secrets[each["token"] or each["invitation"]] = -5
        for viewer, texts in self.heard.items():
            for secret, owner in secrets.items():
                if viewer != owner and any(secret in text for text in texts):
                    raise Leak(f"{viewer} was told {secret}")
        names = {CARDS.text(card) for hand in self.room.game.hands for card in hand}
        for line in self.lines.lines:
            for secret in (*secrets, *names):
                if secret in line:
                    raise Leak(f"the log tells {secret}: {line}")

    def close(self) -> None:
        for stream in self.streams.values():
            stream.close()


def out_of_sight(g: Any, viewer: int) -> set[str]:
    """The cards that lie only where the viewer cannot look."""
    hidden = [*g.deck]
    for seat in range(g.seats):
        if seat != viewer:
            hidden += [] if hand_is_open(g, seat) else g.hands[seat]
            hidden += [card for pile in g.boards[seat].hidden() for card in pile]
    for board in g.boards[g.seats :]:
        hidden += [card for pile in board.unknown_to(viewer, NOBODY) for card in pile]
    for seat in range(g.seats):
        for card in g.seen[viewer * g.seats + seat] if viewer >= 0 else []:
            if card in hidden:
                hidden.remove(card)
    for board in g.boards:
        for cards in known_in_piles(board, viewer):
            for card in cards:
                if card in hidden:
                    hidden.remove(card)
    everywhere = [card for pile in _piles(g) for card in pile]
    return {CARDS.text(card) for card in hidden if everywhere.count(card) == hidden.count(card)}


def _piles(g: Any) -> Iterator[list[int]]:
    """Every pile of cards on the table."""
    yield from (g.deck, g.discard, g.available, *g.hands, *g.play)
    for board in g.boards:
        yield from board.hidden()
        yield board.open_cards()
    yield [card for card in g.dominance if card >= 0]


def refused_as_last(revision: int, ahead: Json) -> list[Json]:
    """Return the answers that are refused where they would end a turn or phase for good."""
    last = [text for text, outcome in ahead["outcomes"].items() if outcome.get("last")]
    return [{"revision": revision, "text": text, "unless_last": True} for text in last]


def apart(one: str, other: str) -> str:
    """Return where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"...{one[max(0, at - 80) : at + 60]!r} or ...{other[max(0, at - 20) : at + 60]!r}"


@pytest.fixture
def lines() -> Iterator[Lines]:
    """All that the server logs while a test runs; the client's own lines are left out."""
    handler = Lines()
    loggers = [logging.getLogger(name) for name in ("", "httpx", "httpcore")]
    levels = [each.level for each in loggers]
    for each, level in zip(loggers, (logging.DEBUG, logging.ERROR, logging.ERROR), strict=True):
        each.setLevel(level)
    loggers[0].addHandler(handler)
    yield handler
    loggers[0].removeHandler(handler)
    for each, level in zip(loggers, levels, strict=True):
        each.setLevel(level)


def spied(
    folder: Path,
    lines: Lines,
    every: int,
    most: int = 100_000,
    seats: int = 3,
    seed: int | None = 7_310_254_880_173,
    **asked: Any,
) -> None:
    """Play a game and spy on it."""
    clock = Clock()
    with serving(folder, now=clock) as running:
        game = running.api.create(["here"] * seats, seed=seed, **asked)
        game.seat(0).settings(passes=MARKED["pass"], notify=MARKED["notify"])
        spy = Spy(running, game, seed, lines, clock)
        try:
            spy.play(every, most)
        finally:
            spy.close()


@pytest.mark.long
@pytest.mark.parametrize("seed", [7_310_254_880_173, None])
def test_a_beginning_tells_nobody_too_much(tmp_path: Path, lines: Lines, seed: int | None) -> None:
    """Whether chance answers by a seed or by a key, nobody is told which."""
    spied(tmp_path, lines, every=10, most=40, seed=seed)


WHOLE: dict[str, dict[str, Any]] = {
    "two vagabonds": {"factions": ["vagabond", "eyrie_dynasties", "second_vagabond"]},
    "supporters against items": {"seats": 2, "factions": ["woodland_alliance", "vagabond"]},
}
FIRST_HALF: dict[str, dict[str, Any]] = {
    "four": {"seats": 4},
    "exiles and partisans": {"seats": 4, "setup": {"deck": "exiles_and_partisans"}},
    "squires and disciples": {"seats": 4, "setup": {"deck": "squires_and_disciples"}},
    "landmarks": {"setup": {"landmark_cards": ["black_market", "legendary_forge"], "map": "lake"}},
    "draft": {"factions": [None] * 3, "setup": {"draft": 3}},
    "advanced": {"seats": 4, "setup": {"advanced": True}},
}


@pytest.mark.long
@pytest.mark.parametrize("name", WHOLE)
def test_whole_games_tell_nobody_too_much(tmp_path: Path, lines: Lines, name: str) -> None:
    spied(tmp_path, lines, every=150, **WHOLE[name])


@pytest.mark.long
@pytest.mark.parametrize("name", FIRST_HALF)
def test_hundreds_of_answers_tell_nobody_too_much(tmp_path: Path, lines: Lines, name: str) -> None:
    """Other decks, landmarks and setups, as far as the middle of a game."""
    spied(tmp_path, lines, every=60, most=180, **FIRST_HALF[name])


# ---- leaks that are planted


def _hand_in_a_number(patch: pytest.MonkeyPatch) -> None:
    """The state of every seat has a field that depends on others' hands."""
    right = views.table_view

    def wrong(game: Any, viewer: int, common: Any = None) -> dict[str, Any]:
        return {**right(game, viewer, common), "mood": sum(game.hands[0]) % 97}

    patch.setattr(views, "table_view", wrong)


def _secret_in_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        "undergrowth.engine.events.Event.as_seen_by",
        lambda event, seat: type(event)(
            event.verb, event.law, event.seat, event.turn, {**event.fields, **event.secret}, {}, []
        ),
    )


def _count_of_options(patch: pytest.MonkeyPatch) -> None:
    """Viewers who are not asked see how many options there are."""
    right = views.decision_view

    def wrong(game: Any, viewer: int, options: bool = True, back: Any = None) -> Any:
        shown = right(game, viewer, options, back)
        return shown and {**shown, "count": len(game.decision.options)}

    patch.setattr(views, "decision_view", wrong)


def _card_in_the_view(patch: pytest.MonkeyPatch) -> None:
    right = views.table_view

    def wrong(game: Any, viewer: int, common: Any = None) -> dict[str, Any]:
        return {**right(game, viewer, common), "next": CARDS.text(game.deck[-1])}

    patch.setattr(views, "table_view", wrong)


def _settings_of_others(patch: pytest.MonkeyPatch) -> None:
    right = views.seats_view

    def wrong(game: Any, seats: Any, viewer: int, connected: Any) -> list[dict[str, Any]]:
        return right(game, seats, 0, connected)

    patch.setattr(views, "seats_view", wrong)


def _seed_in_a_header(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(guard.ALWAYS, "X-Seed", "7310254880173")


def _more_in_the_stream(patch: pytest.MonkeyPatch) -> None:
    right = room.Room.publish

    def wrong(self: room.Room, first: int | None = None) -> None:
        right(self, first)
        for viewer in self.viewers:
            shown = json.loads(self.state(viewer.seat)) | {"hands": str(self.game.hands)}
            viewer.send(sse("state", json.dumps(shown).encode()))

    patch.setattr(room.Room, "publish", wrong)


def _card_in_the_server_log(patch: pytest.MonkeyPatch) -> None:
    right = room.Room.state

    def wrong(self: room.Room, viewer: int) -> bytes:
        if self.game.hands:
            logger.info("hand %s", CARDS.text(self.game.hands[0][0]))
        return right(self, viewer)

    patch.setattr(room.Room, "state", wrong)


def _reason_for_another(patch: pytest.MonkeyPatch) -> None:
    """Why not answers from another seat's hand."""

    def wrong(game: EngineGame, seat: int, text: str) -> WhyNot:
        other = (seat + 1) % game.seats
        return WhyNot(law="", reason=str(sum(game.hands[other])), message=None)

    patch.setattr(play, "reason_for", wrong)


PLANTED: list[Callable[[pytest.MonkeyPatch], None]] = [
    _hand_in_a_number,
    _secret_in_the_log,
    _count_of_options,
    _card_in_the_view,
    _settings_of_others,
    _seed_in_a_header,
    _more_in_the_stream,
    _card_in_the_server_log,
    _reason_for_another,
]


@pytest.mark.long
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__.strip("_"))
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None],
    tmp_path: Path,
    lines: Lines,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        spied(tmp_path, lines, every=10, most=21)
