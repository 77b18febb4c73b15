"""Costs of an answer's parts, measured one after the other where nothing else goes on."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from server.kit import NOW
from undergrowth.engine.chance import seeded
from undergrowth.server.beginnings.making import new_game
from undergrowth.server.database.moments import row_after, text_of
from undergrowth.server.database.storage import Store
from undergrowth.server.games.live import GameSettings
from undergrowth.server.games.room import Room
from undergrowth.server.views.state import Told
from undergrowth.server.wire.asked import GameAsked
from undergrowth.server.work.threads import Here

ENGINE = "the engine takes it"
MOMENT = "the game after it as JSON"
DATABASE = "packed, in one transaction"
STATES = "the state as both see it, as JSON"
LOG = "the log since as both see it, as JSON"
REST = "HTTP, streams, from thread to thread"
GAMES = 20
FACTIONS = ("marquise_de_cat", "eyrie_dynasties")


class Parts:
    """Milliseconds of this thread's processor time by part."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        begun = time.thread_time()
        yield
        self.spent[name] += (time.thread_time() - begun) * 1000  # type: ignore[assignment]


def shares(whole: float, answers: int = 400) -> list[tuple[str, float, float]]:
    """Return each part of an answer that takes so many milliseconds in all, with its share."""
    parts = Parts()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'games.sqlite'}")
        rooms = [_room(store, seed) for seed in range(GAMES)]
        for number in range(answers):
            _answer(rooms[number % GAMES], store, parts, number)
        store.close()
    each = {name: spent / answers for name, spent in parts.spent.items()}
    each[REST] = max(0.0, whole - sum(each.values()))
    total = sum(each.values())
    return [(name, spent, spent / total) for name, spent in each.items()]


def _room(store: Store, seed: int) -> Room:
    seats = [{"faction": faction, "player": "here"} for faction in FACTIONS]
    asked = {"setup": {"seats": seats}, "seed": seed}
    row = new_game(GameAsked.model_validate(asked), NOW).keep(store)
    return Room(store.load(row.id), store, Here(), GameSettings())


def _answer(room: Room, store: Store, parts: Parts, number: int) -> None:
    """One answer as the server takes it, a part after the other."""
    before, row, first = room.session.game, room.row, len(room.chronicle)
    decision = before.decision
    if decision is None:
        return
    option = decision.options[seeded(number).below(len(decision.options))]
    with parts.part(ENGINE):
        room.session.answer(option)
    after = room.session.game
    with parts.part(MOMENT):
        state = text_of(after)
        moment = row_after(before, after, row.revision + 1, decision.seat, str(option), state)
    kept = replace(row, revision=row.revision + 1, generators=room.session.generators)
    with parts.part(DATABASE):
        store.append(row, kept, moment)
    room.row = kept
    room.chronicle.add((after.log or [])[first:], len(after.answers or []))
    with parts.part(STATES):
        room.show()
        for seat in range(len(FACTIONS)):
            room.state(seat)
    with parts.part(LOG):
        told = Told()
        for seat in range(len(FACTIONS)):
            room._news(seat, first, told)
