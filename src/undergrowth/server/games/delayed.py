"""A game as it was some minutes ago, for spectators with a link.

Nothing later may be read from it: not the present revision, not that something was taken back, not
who is there.  So it is made of the answers that are old enough, and of nothing else that changes.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field, replace
from typing import Any, Final

from pydantic_core import to_json

from undergrowth.engine.errors import BadSave, BadSetup
from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.moments import unpack
from undergrowth.server.database.rows import GameRow, People, SeatRow
from undergrowth.server.database.watches import Watch, watch_called
from undergrowth.server.errors import Refused
from undergrowth.server.games.room import Room
from undergrowth.server.games.rooms import Rooms
from undergrowth.server.views.chronicle import Chronicle
from undergrowth.server.views.state import log_view, state_view, title_after
from undergrowth.server.wire.asked import USUAL_PACE
from undergrowth.session import PERSON
from undergrowth.table.game import Game
from undergrowth.words import language

LOOKS: Final = 1.0
"""The seconds between two looks at a game for all who watch it by one link."""
_HELD: Final = 10.0
"""The seconds after which a link is looked up again."""
_IN_USE: Final = 10.0
"""The seconds after which nobody seems to watch by a link."""
_IDLE: Final = 50
"""The links that are remembered though nobody watches by them: a long game has two megabytes."""


@dataclass
class Shown:
    """A moment that is shown."""

    revision: int
    edition: int
    row: GameRow
    seats: list[SeatRow]
    game: Game
    chronicle: Chronicle
    written: dict[str, bytes] = field(default_factory=dict)
    """The state as JSON, by language."""


class Delayed:
    """One link to a game, for all who watch by it."""

    def __init__(self, link: str, watch: Watch) -> None:
        self.link = link
        self.watch = watch
        self.known = self.looked = time.monotonic()
        """When the link was looked up, and when the game was last looked at."""
        self.shown: Shown | None = None
        self._lock = asyncio.Lock()

    async def look(self, rooms: Rooms, whose: str) -> Shown:
        """Return the moment that may be shown now.  Refuses when none is old enough yet.

        Reading it counts as computing of the address `whose`.
        """
        async with self._lock:
            if self.shown is None or time.monotonic() - self.looked >= LOOKS:
                room = await rooms.get(self.watch.game, whose)
                self.looked = time.monotonic()
                await self._go_on(rooms, room, whose)
            if self.shown is None:
                raise Refused(409, "not_yet", "nothing is old enough to be shown", retry_after=10)
            return self.shown

    async def _go_on(self, rooms: Rooms, room: Room, whose: str) -> None:
        """Show what is old enough by now.  What was shown stays until something newer is."""
        self._leave_out_what_was_removed(room)
        limit = room.now() - 60.0 * self.watch.minutes
        revision = room.chronicle.revision_at(limit)
        if revision < 0:
            return
        edition, shown = room.chronicle.edition_of(revision), self.shown
        if shown is not None and edition > shown.edition:
            revision = _common(shown.chronicle, room.chronicle, revision)
        ended = room.row.over and revision == room.row.revision and room.row.updated <= limit
        if shown is not None:
            later = (edition, revision) > (shown.edition, shown.revision)
            if not later and not (ended and not shown.row.over and revision == shown.revision):
                return
        past, log = room.chronicle.copy(), room.game.log or []
        past.cut(revision)
        log, title, row, seats = log[: len(past)], room.row.title, room.row, room.seats
        present = room.game
        game = await _moment(rooms, room, whose, revision, room.chronicle.edition_of(revision))
        if game is None:
            return  # it has just been taken back
        game.log, game.answers = log, []
        over = game.over or ended
        row = replace(
            row,
            id=self.link,
            title=title_after(title, present, game),
            pace=USUAL_PACE,
            revision=revision,
            edition=edition,
            updated=max(past.moment_of(revision), row.created),
            over=over,
            winners=row.winners if over else [],
            people=People(),
            clock=None,
            deadline=None,
        )
        seated = [_seat_then(each, revision) for each in seats]
        self.shown = Shown(revision, edition, row, seated, game, past)

    def _leave_out_what_was_removed(self, room: Room) -> None:
        """Show no name and title that their people or the operator have taken away since."""
        shown = self.shown
        if shown is None:
            return
        present = [_seat_then(each, shown.revision) for each in room.seats]
        seated = [
            replace(seat, name=None) if now.name is None else seat
            for seat, now in zip(shown.seats, present, strict=True)
        ]
        title = title_after(room.row.title, room.game, shown.game)
        if (seated, title) != (shown.seats, shown.row.title):
            shown.seats, shown.row = seated, replace(shown.row, title=title)
            shown.written.clear()

    def state(self, shown: Shown) -> bytes:
        """Return the state of the moment that is shown, as JSON."""
        tongue = language()
        if tongue not in shown.written:
            told = _state(shown, shown.game, None)
            shown.written[tongue] = to_json(told)
        return shown.written[tongue]

    async def earlier(self, rooms: Rooms, whose: str, shown: Shown, revision: int) -> bytes:
        """Return the state of an earlier moment as JSON.  Refuses one that was not shown."""
        game = None
        if revision <= shown.revision:
            room = await rooms.get(self.watch.game, whose)
            edition = shown.chronicle.edition_of(revision)
            game = await _moment(rooms, room, whose, revision, edition)
        if game is None:
            raise Refused(404, "no_moment", f"the game has only come to {shown.revision}")
        return to_json(_state(shown, game, revision))


def _state(shown: Shown, game: Game, revision: int | None) -> dict[str, Any]:
    entries = shown.chronicle.log_upto(shown.revision if revision is None else revision)
    return state_view(
        shown.row,
        game,
        shown.seats,
        NOBODY,
        set(),
        [],
        entries,
        revision,
        gone_after=float("inf"),
    )


def log_of(shown: Shown, first: int) -> dict[str, Any]:
    """Return the log of the moment that is shown, from an entry on."""
    return log_view(shown.game, shown.chronicle, NOBODY, first)


async def _moment(rooms: Rooms, room: Room, whose: str, revision: int, edition: int) -> Game | None:
    """Return the game after an answer of an edition; None if it has been taken back."""
    id, store = room.row.id, rooms.store

    def read() -> Game | None:
        packed = store.state_then(id, revision, edition)
        return None if packed is None else unpack(packed)

    try:
        return await rooms.threads.read(whose, read, always=True)
    except (BadSave, BadSetup):
        raise Refused(409, "unreadable", "this release cannot read that moment") from None


def _common(before: Chronicle, now: Chronicle, most: int) -> int:
    """Return the last revision that two courses of a game have in common."""
    for at in range(1, min(before.last, most) + 1):
        if before.edition_of(at) != now.edition_of(at):
            return at - 1
    return min(before.last, most)


def _seat_then(seat: SeatRow, revision: int) -> SeatRow:
    """Return a seat with the player and name of that time, and nothing of its person's."""
    answered = [each for each in seat.hands if each.revision < revision] or seat.hands[:1]
    player, name = seat.player, seat.name
    if answered:
        player, name = answered[-1].player, answered[-1].name
    return SeatRow(seat.seat, player, name, token="" if player == PERSON else None)


class Watching:
    """The links by which games are watched at this process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._links: dict[str, Delayed] = {}

    async def called(self, link: str) -> Delayed:
        """Return what a link shows.  Refuses one that shows nothing, or nothing any more."""
        known, moment = self._links.get(link), time.monotonic()
        if known is not None and moment - known.known < _HELD:
            return known
        store = self._rooms.store
        found = await self._rooms.threads.run(lambda: watch_called(store, link))
        if found is None:
            self._links.pop(link, None)
            raise Refused(404, "no_watch", "this link shows no game, or does not any more")
        if known is None or known.watch != found:
            known = self._links[link] = Delayed(link, found)
            self._make_space()
        known.known = moment
        return known

    def _make_space(self) -> None:
        """Forget the links that nobody has used for longest."""
        since = time.monotonic() - _IN_USE
        idle = [each for each in self._links.values() if each.looked <= since]
        for each in sorted(idle, key=lambda each: each.looked)[: max(0, len(idle) - _IDLE)]:
            del self._links[each.link]
