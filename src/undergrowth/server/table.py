"""A game in memory, and what each viewer sees of it.

What is seen is `game` and `row`, which change together after each commit; the session may be ahead
of them while an answer is on its way to the disk.
"""

from __future__ import annotations

import hmac
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pydantic_core import to_json

from undergrowth.engine.frames import NOBODY
from undergrowth.server.errors import Refused
from undergrowth.server.keys import hashed
from undergrowth.server.moments import session_of
from undergrowth.server.storage import Kept
from undergrowth.server.stream import Viewer, sse
from undergrowth.server.views import Chronicle, log_view, state_view
from undergrowth.session import PERSON
from undergrowth.table.game import Game

if TYPE_CHECKING:
    from undergrowth.server.rooms import Rooms

T = TypeVar("T")
_CHANCE: Final = random.SystemRandom()


class Table:
    """A game as it is seen."""

    def __init__(self, rooms: Rooms, kept: Kept) -> None:
        self.rooms = rooms
        self.viewers: set[Viewer] = set()
        self._take_up(kept)

    def _take_up(self, kept: Kept) -> None:
        """Begin, or begin again, with what the database has."""
        self.session = session_of(kept)
        self.row = kept.game
        self.seats = kept.seats
        self.chronicle = Chronicle()
        self._records: list[int] = []
        """By revision, how many answers the record held."""
        self._logs: list[int] = []
        at = lines = 0
        log = self.session.game.log or []
        for each in kept.answers:
            self.chronicle.extend(log[at : at + len(each.events)], each.revision)
            at += len(each.events)
            lines += len(each.record)
            self._records.append(lines)
            self._logs.append(at)
        self._show()

    def _show(self) -> None:
        """Make the session's game the one that is seen."""
        self.game = self.session.game
        self.undo_seat = self.session.undo_seat
        self.undoable = self.session.undoable
        self._written: dict[int, bytes] = {}
        self.opened = time.monotonic()
        self.patience = _CHANCE.uniform(*self.rooms.config.reaction_delay)

    # ---- who is there

    def seat_of(self, token: str) -> int:
        """The seat a token opens.  Refuses others."""
        found = NOBODY
        secret = hashed(token)
        for each in self.seats:  # all of them: the time taken tells nothing
            if each.token is not None and hmac.compare_digest(each.token, secret):
                found = each.seat
        if found == NOBODY:
            raise Refused(401, "unauthorized", "this token opens no seat of this game")
        return found

    @property
    def connected(self) -> set[int]:
        """The seats with an open page."""
        return {viewer.seat for viewer in self.viewers if viewer.seat != NOBODY}

    @property
    def asked(self) -> int | None:
        """The seat of the person who is asked."""
        decision = self.game.decision
        if self.row.over or decision is None or self.session.players[decision.seat] != PERSON:
            return None
        return decision.seat

    def is_watched(self, seat: int) -> bool:
        """Whether somebody else could tell something from how long a seat takes."""
        others = [each.seat for each in self.seats if each.player == PERSON and each.seat != seat]
        return bool(others) or any(viewer.seat != seat for viewer in self.viewers)

    # ---- what is seen

    def state(self, viewer: int) -> bytes:
        """The present as a seat may see it, as JSON; written once for each seat."""
        if viewer not in self._written:
            self._written[viewer] = to_json(self._state(viewer))
        return self._written[viewer]

    def _state(self, viewer: int) -> dict[str, Any]:
        undo = self.undoable if viewer != NOBODY and viewer == self.undo_seat else 0
        return state_view(
            self.row, self.game, self.seats, viewer, self.connected, undo, len(self.chronicle)
        )

    def state_at(self, moment: Game, revision: int, viewer: int) -> dict[str, Any]:
        """An earlier moment as a seat may see it."""
        seen = self._logs[revision] if revision < len(self._logs) else len(self.chronicle)
        return state_view(self.row, moment, self.seats, viewer, self.connected, 0, seen, revision)

    def news(self, viewer: int, first: int) -> dict[str, Any]:
        """The end of the log as a seat may know it."""
        return log_view(self.game, self.chronicle, viewer, first)

    async def told(self, viewer: int, first: int, write: Callable[[dict[str, Any]], T]) -> T:
        """The log from an entry on, written on a thread: it is long, and others play on."""
        game, chronicle = self.game, self.chronicle.copy()
        return await self.rooms.off_loop(lambda: write(log_view(game, chronicle, viewer, first)))

    def log_upto(self, revision: int) -> int:
        """How many entries the log had at a revision."""
        return self._logs[revision]

    def record_upto(self, revision: int) -> int:
        """How many answers the record held at a revision."""
        return self._records[revision]

    def tell_presence(self) -> None:
        """Say who is there."""
        self._written.clear()
        there = self.connected
        seats = [
            {
                "seat": each.seat,
                "connected": each.seat in there,
                "claimed": each.player != PERSON or each.token is not None,
                "name": each.name,
            }
            for each in self.seats
        ]
        spectators = sum(viewer.seat == NOBODY for viewer in self.viewers)
        message = sse("presence", to_json({"seats": seats, "spectators": spectators}))
        for viewer in list(self.viewers):
            viewer.send(message)
