"""A game in memory, and its view for each viewer.

Viewers see `game` and `row`, which change together after each commit.  The session may be ahead of
them while an answer is being written to disk.
"""

from __future__ import annotations

import hmac
import math
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pydantic_core import to_json

from undergrowth.ai import AUTOMATED
from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.moments import session_of
from undergrowth.server.database.rows import Kept
from undergrowth.server.errors import Refused
from undergrowth.server.gate.keys import hashed
from undergrowth.server.people.clocks import is_slow, running
from undergrowth.server.views.chronicle import Chronicle
from undergrowth.server.views.questions import is_reaction
from undergrowth.server.views.state import Told, log_view, presence_view, state_view
from undergrowth.server.views.stream import Viewer, sse
from undergrowth.server.wire.asked import PACES
from undergrowth.session import PERSON, Session
from undergrowth.shown.announced import announced
from undergrowth.shown.observe import Common, common_to_all
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.words import language, speaking

_CHANCE: Final = random.SystemRandom()
_OF_COMPUTERS: Final = 0.4
"""The share of the delay of reactions that applies to computer players."""
_DAY: Final = 86_400.0
"""Seconds."""
_TOLD_TIME: Final = 1.0
"""The seconds for which a state is not written anew while somebody's time runs."""


TIME: Final = "time"
"""The automatic action when a clock has come to zero."""
NEAR: Final = 600.0
"""The seconds before that from which on a game stays in memory for it."""


@dataclass(frozen=True)
class GameSettings:
    """The server's settings that every game in memory keeps to."""

    delay: tuple[float, float] = (0.0, 0.0)
    """Seconds, from and to, in which a reaction is answered without a person; with (0, 0) nobody
    minds what time tells."""
    longest: float = math.inf
    """Seconds that a computer player may think."""
    most: float = math.inf
    """Answers after which a game goes no further."""
    now: Callable[[], float] = time.time
    """Returns the time in seconds since 1970."""
    away: float = math.inf
    """Seconds without a visit after which a person counts as gone."""


class LiveGame:
    """A game in memory, as viewers see it."""

    def __init__(self, kept: Kept, settings: GameSettings) -> None:
        """Take up a stored game."""
        self.viewers: set[Viewer] = set()
        self.elsewhere: Counter[int] = Counter()
        """The pages open at other processes, by seat."""
        self.gives_way_until = 0.0
        """The time until which computer players wait, for a person at another process."""
        self.announcement: Callable[[], str] = lambda: ""
        """Returns the operator's line for every open page."""
        self.told_something = True
        """Whether the last answer wrote to the log; after silent ones no time to read is needed."""
        self._delay = settings.delay
        self._longest = settings.longest
        self.most = settings.most
        self.now = settings.now
        self._away = settings.away
        self.take_up(kept)
        self.reviews: dict[str, bytes] = {}
        """The review as JSON by language, once the game is over and somebody has asked for it."""
        self.priced: dict[str, bytes] = {}
        """The prices of its answers as JSON by language and moment, likewise."""

    def take_up(self, kept: Kept, session: Session | None = None) -> None:
        """Load the game from the stored data; `session` is made of them already."""
        self.chronicle = Chronicle()
        self.go_on(kept, session or session_of(kept))

    def go_on(self, kept: Kept, session: Session) -> None:
        """Take up what has followed: only the answers that are not known yet are in `kept`."""
        self.session = session
        self.row = kept.game
        self.seats = kept.seats
        at, record = len(self.chronicle), self.chronicle.record_length
        log = self.session.game.log or []
        for each in kept.answers:
            record += len(each.record)
            events = log[at : at + len(each.events)]
            self.chronicle.add(events, record, each.moment or 0.0, each.edition or 0)
            at += len(each.events)
        self.show()

    def show(self) -> None:
        """Make the session's game the visible one."""
        self.game = self.session.game
        self.undo_seat = None if self.row.over else self.session.undo_seat
        self.back = [len(moment.answers or []) for moment in self.session.past]
        self._written: dict[tuple[int, str], bytes] = {}
        self._written_at = self.now()
        self._common: dict[str, Common] = {}
        self.seen_ahead: dict[str, bytes] = {}
        """The outcomes of the options as JSON by language, once the asked player wanted them."""
        self.lasts: dict[str, View] = {}
        """Effects that an option would end for good, by its text, once somebody has asked for
        them."""
        self.advised: dict[str, bytes] = {}
        """The advice of computer players as JSON, by language and player."""
        self.failed: int | None = None
        """The seat whose computer player failed at this moment, which stops automatic play."""
        self.opened = time.monotonic()
        self.patience = _CHANCE.uniform(*self._delay)

    # ---- who is present

    def seat_of(self, token: str) -> int:
        """Return the seat that a token opens.  Refuses an unknown token."""
        found = NOBODY
        secret = hashed(token)
        for each in self.seats:  # compare with all, so that the time tells nothing
            if each.is_opened_by(secret):
                found = each.seat
        if found == NOBODY:
            raise Refused(401, "unauthorized", "this token opens no seat of this game")
        return found

    def is_owner(self, token: str) -> bool:
        """Whether a token is that of the maker of the game."""
        return self.row.owner is not None and hmac.compare_digest(self.row.owner, hashed(token))

    @property
    def gone_after(self) -> float:
        """The seconds without a visit after which a person counts as gone; a day in slow games."""
        return max(self._away, _DAY) if is_slow(self.row.clock) else self._away

    @property
    def connected(self) -> set[int]:
        """The seats with an open page."""
        return ({viewer.seat for viewer in self.viewers} | set(self.elsewhere)) - {NOBODY}

    def is_watched(self, seat: int) -> bool:
        """Whether anybody else could learn something from the time that a seat takes."""
        others = [each.seat for each in self.seats if each.player == PERSON and each.seat != seat]
        here = any(viewer.seat != seat for viewer in self.viewers)
        return bool(others) or here or any(each != seat for each in self.elsewhere)

    # ---- pending answers

    @property
    def asked(self) -> int | None:
        """The seat of the person who is asked, or None."""
        decision = self.game.decision
        if self.row.over or decision is None or self.session.players[decision.seat] != PERSON:
            return None
        return decision.seat

    @property
    def stands(self) -> bool:
        """Whether nothing happens in the game: it is over, full or paused."""
        return self.row.over or self.is_full or self.row.people.paused

    @property
    def hints(self) -> bool:
        """Whether advice is given: as the maker chose, else if one person plays."""
        if self.row.hints is not None:
            return self.row.hints
        return sum(each.player == PERSON for each in self.seats) <= 1

    @property
    def is_full(self) -> bool:
        """Whether the game has as many answers as a game may have: it goes no further."""
        return self.row.revision >= self.most

    def goes_by_itself(self) -> bool:
        """Whether a single option may be taken automatically for a person, since nobody would learn
        from it.

        Where everybody can see that there is one option, the engine does not ask.  Here a viewer of
        a skipped question would learn that there were no other options, and so something hidden.
        """
        seat, decision = self.asked, self.game.decision
        if seat is None or decision is None or len(decision.options) != 1 or self.stands:
            return False
        return not self.is_watched(seat)

    def due(self) -> tuple[str, float] | None:
        """Return the next automatic action and its time; None while a person must choose.

        While a clock runs for that person the action is `TIME`.
        """
        decision = self.game.decision
        if self.stands or decision is None or self.failed is not None:
            return None
        if self.session.players[decision.seat] != PERSON:
            to_read = self.told_something or announced(self.game) is not None
            pause = PACES[self.row.pace] if to_read else 0.0
            due = self.opened + max(pause, self._composure())
            return ("step", max(due, self.gives_way_until))
        if self.seats[decision.seat].passes.get(decision.prompt) and is_reaction(self.game):
            return ("pass", self.opened + self.patience)
        return ("step", self.opened) if self.goes_by_itself() else self._time_over()

    def _time_over(self) -> tuple[str, float] | None:
        """Return when the clock acts; None without one, and while that is far away."""
        if self.row.deadline is None:
            return None
        left = self.row.deadline - self.now()
        return (TIME, time.monotonic() + max(0.0, left)) if left < NEAR else None

    def is_composed(self) -> bool:
        """Whether a computer player is asked whose answer comes at a time that tells nothing.

        That is where its seat may hide something and somebody else could time it.
        """
        decision = self.game.decision
        if self.row.over or decision is None or not self._delay[1]:
            return False
        hides = self.session.players[decision.seat] not in (PERSON, AUTOMATED)
        return hides and self.is_watched(decision.seat)

    def _composure(self) -> float:
        """Return the seconds that a computer player's answer takes, by what everybody can see.

        A reaction takes a time that was drawn when its question opened, every other answer as long
        as the player's name says, whether it is a choice or a lone option that is asked only
        because silence would tell.
        """
        decision = self.game.decision
        if decision is None or not self.is_composed():
            return 0.0
        if is_reaction(self.game):
            return self.patience * _OF_COMPUTERS
        return min(self.session.answers_within(decision.seat), self._longest)

    # ---- views

    def state(self, viewer: int) -> bytes:
        """Return the present state for a viewer as JSON; computed once for each seat and language.

        This runs on the event loop: it takes 2 to 7 milliseconds interpreted, also in a long game.
        The log and the outcomes of options are computed on threads.
        """
        key = (viewer, language())
        if running(self.row) is not None and self.now() - self._written_at >= _TOLD_TIME:
            self.forget_written()  # the time left is another
        if key not in self._written:
            self._written[key] = to_json(self._state(viewer))
        return self._written[key]

    def _state(self, viewer: int) -> dict[str, Any]:
        back = self.back if viewer != NOBODY and viewer == self.undo_seat else []
        entries = len(self.chronicle)
        return state_view(
            self.row,
            self.game,
            self.seats,
            viewer,
            self.connected,
            back,
            entries,
            None,
            self.failed,
            self.hints,
            self._common_to_all(),
            self.now(),
            self.gone_after,
        )

    def _common_to_all(self) -> Common:
        """Return what all viewers see of the table, in the language that is being read."""
        tongue = language()
        if tongue not in self._common:
            self._common[tongue] = common_to_all(self.game)
        return self._common[tongue]

    def state_at(self, game: Game, revision: int, viewer: int) -> dict[str, Any]:
        """Return the state of an earlier moment for a viewer."""
        seen = self.chronicle.log_upto(revision)
        return state_view(
            self.row,
            game,
            self.seats,
            viewer,
            self.connected,
            [],
            seen,
            revision,
            None,
            self.hints,
            moment=self.now(),
            gone_after=self.gone_after,
        )

    def forget_written(self) -> None:
        """Discard the cached states."""
        self._written.clear()
        self._written_at = self.now()

    # ---- messages to open pages

    def publish(self, first: int | None = None) -> None:
        """Send the present state and the log from `first` on to every page.

        They are computed once for each seat and language.
        """
        told: dict[str, Told] = {}
        for seat, tongue in {(viewer.seat, viewer.language) for viewer in self.viewers}:
            with speaking(tongue):
                message = self._news(seat, first, told.setdefault(tongue, Told()))
            for viewer in list(self.viewers):
                if (viewer.seat, viewer.language) == (seat, tongue):
                    viewer.send(message)

    def _news(self, seat: int, first: int | None, told: Told) -> bytes:
        """Return the message to a page: the present state, and the log from `first` on."""
        message = sse("state", self.state(seat), self.row.revision)
        if first is not None and first < len(self.chronicle):
            log = log_view(self.game, self.chronicle, seat, first, told)
            message += sse("entries", to_json(log))
        return message

    def tell_presence(self) -> None:
        """Send the list of connected seats to every page."""
        self.forget_written()
        spectators = sum(viewer.seat == NOBODY for viewer in self.viewers)
        spectators += self.elsewhere[NOBODY]
        shown = presence_view(self.seats, self.connected, spectators)
        message = sse("presence", to_json(shown))
        for viewer in list(self.viewers):
            viewer.send(message)

    def announce(self) -> None:
        """Send the operator's line to every page."""
        for viewer in list(self.viewers):
            self.announce_to(viewer)

    def announce_to(self, viewer: Viewer) -> None:
        """Send the operator's line to a page."""
        viewer.send(sse("announcement", to_json({"text": self.announcement()})))

    def close_pages(self, seat: int | None = None) -> None:
        """End the stream of every open page, or of those of one seat."""
        for viewer in list(self.viewers):
            if seat is None or viewer.seat == seat:
                viewer.close()
