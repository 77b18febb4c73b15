"""What the server keeps: games, seats, and an append-only list of answers.

Every method is one transaction; when it returns, the disk has it.  A revision is written once:
whoever comes second, in this process or another, gets `Overtaken`.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from undergrowth.server.schema import Base, answers, games, seats

_MOVING: Final = (
    "title",
    "revision",
    "edition",
    "updated",
    "over",
    "asked",
    "factions",
    "winners",
    "generators",
    "undo",
)
"""What every answer changes of a game."""


class Overtaken(Exception):
    """Somebody else has answered first."""


class NoGame(Exception):
    """There is no such game."""


@dataclass
class SeatRow:
    """Who sits where, and how they are reached."""

    seat: int
    player: str
    name: str | None = None
    token: str | None = None
    invitation: str | None = None
    claim: str | None = None
    """The key its token was claimed with, until the token is first used."""
    passes: dict[str, bool] = field(default_factory=dict)
    notify: dict[str, str] | None = None
    told: int = -1


@dataclass
class GameRow:
    """What is kept of a game besides its answers."""

    id: str
    title: str
    pace: str
    seeded: bool
    complete: bool
    created: float
    updated: float
    revision: int
    edition: int
    over: bool
    asked: int | None
    factions: list[str | None]
    winners: list[str]
    generators: list[list[int]]
    undo: list[int]


@dataclass
class AnswerRow:
    """One answer and what came of it; `state` is the game after it."""

    revision: int
    seat: int
    text: str
    record: list[str]
    events: list[dict[str, Any]]
    state: bytes


@dataclass
class Kept:
    """A game as it is read back: `states` holds the present and the revisions of `undo`."""

    game: GameRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    """Their `state` is left out."""
    states: dict[int, bytes]


class Store:
    """The games in a database.  Its methods wait for the disk: call them off the event loop."""

    def __init__(self, url: str) -> None:
        """Open a database.  Raises `BadDatabase`."""
        self.base = Base(url)

    def close(self) -> None:
        """Let go of every connection."""
        self.base.engine.dispose()

    # ---- writing

    def create(self, game: GameRow, seated: list[SeatRow], rows: list[AnswerRow]) -> None:
        """A new game with what has happened in it so far."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(games.insert().values(**vars(game)))
            if seated:
                link.execute(seats.insert(), [{"game": game.id, **vars(each)} for each in seated])
            link.execute(answers.insert(), [{"game": game.id, **vars(row)} for row in rows])

    def append(self, before: GameRow, after: GameRow, row: AnswerRow) -> None:
        """One more answer.  Raises `Overtaken`."""
        try:
            with self.base.writing, self.base.engine.begin() as link:
                self._advance(link, before, after)
                link.execute(answers.insert().values(game=after.id, **vars(row)))
        except IntegrityError:
            raise Overtaken from None

    def take_back(self, before: GameRow, after: GameRow) -> None:
        """Undo: the answers after the revision of `after` were never given.  Raises `Overtaken`."""
        later = sa.and_(answers.c.game == after.id, answers.c.revision > after.revision)
        with self.base.writing, self.base.engine.begin() as link:
            self._advance(link, before, after)
            link.execute(answers.delete().where(later))
            again = sa.and_(seats.c.game == after.id, seats.c.told > after.revision)
            link.execute(seats.update().where(again).values(told=-1))

    def _advance(self, link: sa.Connection, before: GameRow, after: GameRow) -> None:
        same = (
            (games.c.id == before.id)
            & (games.c.revision == before.revision)
            & (games.c.edition == before.edition)
        )
        values = {key: getattr(after, key) for key in _MOVING}
        if link.execute(games.update().where(same).values(**values)).rowcount != 1:
            raise Overtaken

    def set_pace(self, game: str, pace: str) -> None:
        """How fast the computer players of a game go on."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(games.update().where(games.c.id == game).values(pace=pace))

    def set_seat(self, game: str, seat: int, **values: Any) -> None:
        """Change what is kept of a seat."""
        here = (seats.c.game == game) & (seats.c.seat == seat)
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(seats.update().where(here).values(**values))

    def claim(self, game: str, seat: int, key: str | None, **values: Any) -> bool:
        """Give a seat its token and what else is changed; False when its invitation is spent.

        The hash of a `key` may take the place of an earlier claim with the same one.
        """
        free = [seats.c.token.is_(None), *([seats.c.claim == key] if key is not None else [])]
        here = (seats.c.game == game) & (seats.c.seat == seat) & sa.or_(*free)
        with self.base.writing, self.base.engine.begin() as link:
            changed = link.execute(seats.update().where(here).values(claim=key, **values))
            return changed.rowcount == 1

    # ---- reading

    def invited(self, invitation: str) -> tuple[str, int]:
        """The game and seat of an invitation, given as its hash.  Raises `NoGame`."""
        mine = seats.c.invitation == invitation
        with self.base.engine.connect() as link:
            found = link.execute(sa.select(seats.c.game, seats.c.seat).where(mine)).first()
        if found is None:
            raise NoGame
        return str(found.game), int(found.seat)

    def load(self, game: str) -> Kept:
        """A game, ready to go on.  Raises `NoGame`."""
        with self.base.engine.begin() as link:
            row = self._game(link, game)
            seated = self._seats(link, [game])
            columns = [c for c in answers.c if c.name not in ("game", "state")]
            of_game = (answers.c.game == game) & (answers.c.revision <= row.revision)
            found = link.execute(sa.select(*columns).where(of_game).order_by(answers.c.revision))
            rows = [AnswerRow(**each._asdict(), state=b"") for each in found]
            wanted = [row.revision, *row.undo]
            states = link.execute(
                sa.select(answers.c.revision, answers.c.state).where(
                    of_game & answers.c.revision.in_(wanted)
                )
            )
            kept = {int(each.revision): bytes(each.state) for each in states}
        return Kept(row, seated.get(game, []), rows, kept)

    def state(self, game: str, revision: int) -> bytes | None:
        """The game after so many answers, compressed; None when there was no such moment."""
        here = (answers.c.game == game) & (answers.c.revision == revision)
        with self.base.engine.connect() as link:
            found = link.execute(sa.select(answers.c.state).where(here)).scalar()
        return None if found is None else bytes(found)

    def summaries(self, wanted: list[str]) -> dict[str, tuple[GameRow, list[SeatRow]]]:
        """Games and who sits there, by id; unknown ones are left out."""
        with self.base.engine.connect() as link:
            rows = link.execute(sa.select(games).where(games.c.id.in_(wanted)))
            found = {str(each.id): GameRow(**each._asdict()) for each in rows}
            seated = self._seats(link, list(found))
        return {id: (row, seated.get(id, [])) for id, row in found.items()}

    def running(self) -> list[tuple[GameRow, list[SeatRow]]]:
        """Every game that is not over."""
        with self.base.engine.connect() as link:
            rows = link.execute(sa.select(games).where(games.c.over.is_(False)))
            found = [GameRow(**each._asdict()) for each in rows]
            seated = self._seats(link, [row.id for row in found])
        return [(row, seated.get(row.id, [])) for row in found]

    def is_well(self) -> bool:
        """Whether the database answers."""
        with self.base.engine.connect() as link:
            return link.execute(sa.select(sa.literal(1))).scalar() == 1

    def _game(self, link: sa.Connection, game: str) -> GameRow:
        found = link.execute(sa.select(games).where(games.c.id == game)).first()
        if found is None:
            raise NoGame
        return GameRow(**found._asdict())

    def _seats(self, link: sa.Connection, wanted: list[str]) -> dict[str, list[SeatRow]]:
        rows = link.execute(
            sa.select(seats).where(seats.c.game.in_(wanted)).order_by(seats.c.game, seats.c.seat)
        )
        found: dict[str, list[SeatRow]] = {}
        for each in rows:
            values = each._asdict()
            found.setdefault(values.pop("game"), []).append(SeatRow(**values))
        return found


def now() -> float:
    """Seconds since 1970."""
    return time.time()
