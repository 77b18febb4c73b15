"""The ratings in the database, and the results of serious games that they come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from undergrowth.server.database.opening import Base
from undergrowth.server.database.rows import GameRow, SeatRow, Time
from undergrowth.server.database.schema import accounts, games, ratings, results
from undergrowth.server.people.hands import is_person
from undergrowth.server.ratings.scale import Rating, level_rating, rated
from undergrowth.server.ratings.serious import COUNTED, OPEN

_TRIES: Final = 5
"""Number of attempts to enter a result while other processes enter the first games of the same
people."""
_MOST: Final = 200
"""The results of an account that are told, the latest."""


@dataclass(frozen=True)
class Standing:
    """The rating of an account at one kind of time."""

    time: Time
    """Limit on the time of its games."""
    rating: Rating
    games: int
    moment: float
    """The end of its last game."""


@dataclass(frozen=True)
class Result:
    """The result of an account in a serious game."""

    game: str
    seat: int
    account: str
    time: Time
    title: str
    faction: str | None
    place: int
    players: int
    """The seats of the game."""
    before: float
    after: float
    moment: float


class Book:
    """The ratings in a database.  Its methods wait for the disk: call them off the event loop."""

    def __init__(self, base: Base) -> None:
        self._base = base

    def of(self, account: str) -> tuple[list[Standing], list[Result]]:
        """Return the ratings of an account, and its latest results, the last first."""
        mine = sa.select(ratings).where(ratings.c.account == account).order_by(ratings.c.time)
        played = sa.select(results).where(results.c.account == account)
        latest = played.order_by(results.c.moment.desc(), results.c.game).limit(_MOST)
        with self._base.engine.connect() as link:
            standings = [_standing(each) for each in link.execute(mine).all()]
            return standings, [Result(**each._asdict()) for each in link.execute(latest).all()]

    def uncounted(self) -> list[str]:
        """Return the serious games that are over and whose results are not counted."""
        query = sa.select(games.c.id).where((games.c.serious == OPEN) & games.c.over.is_(True))
        with self._base.engine.connect() as link:
            return [str(each.id) for each in link.execute(query).all()]

    def enter(
        self, row: GameRow, seats: list[SeatRow], places: list[int], time: Time, moment: float
    ) -> bool:
        """Count the result of a game, once; return False if that has happened already.

        A game that was ended without winners changes no rating, nor does one in which only one
        seat has a rating.
        """
        for _ in range(_TRIES):
            try:
                return self._enter(row, seats, places, time, moment)
            except IntegrityError:
                continue  # another process has made the first rating of one of these accounts
        return self._enter(row, seats, places, time, moment)

    def _enter(
        self, row: GameRow, seats: list[SeatRow], places: list[int], time: Time, moment: float
    ) -> bool:
        mine = (games.c.id == row.id) & (games.c.serious == OPEN)
        with self._base.writing, self._base.engine.begin() as link:
            if link.execute(games.update().where(mine).values(serious=COUNTED)).rowcount != 1:
                return False
            there = _still_there(link, seats)
            held = [each for each in seats if _counts(each, there)] if row.winners else []
            if len(held) < 2:
                return True
            known = _known(link, sorted(each.account for each in held if each.account), time)
            before = [_rating(each, known) for each in held]
            after = rated(before, [places[each.seat] for each in held])
            for seat, was, now in zip(held, before, after, strict=True):
                if seat.account is not None:
                    _store(link, seat.account, time, now, known.get(seat.account), moment)
                    ends = {"before": was.mean, "after": now.mean, "moment": moment}
                    place = {"place": places[seat.seat], "players": len(seats), "time": time}
                    link.execute(results.insert().values(**_of(row, seat), **place, **ends))
        self._base.wrote(row.id)
        return True


def forget(link: sa.Connection, account: str) -> None:
    """Delete the ratings and results of an account within the transaction that deletes it."""
    for table in (ratings, results):
        link.execute(table.delete().where(table.c.account == account))


def _still_there(link: sa.Connection, seats: list[SeatRow]) -> set[str]:
    """Return the accounts of seats that are not deleted, and are not until the transaction ends."""
    wanted = sorted({each.account for each in seats if each.account is not None})
    query = sa.select(accounts.c.id).where(accounts.c.id.in_(wanted)).order_by(accounts.c.id)
    return set(link.execute(query.with_for_update(read=True)).scalars())


def _counts(seat: SeatRow, there: set[str]) -> bool:
    """Whether a seat takes part in the rating: a person with an account, or a level."""
    if is_person(seat):
        return seat.account in there
    return level_rating(seat.player) is not None


def _known(link: sa.Connection, accounts: list[str], time: Time) -> dict[str, Standing]:
    """Return the ratings of accounts, locked until the end of the transaction."""
    mine = ratings.c.account.in_(accounts) & (ratings.c.time == time)
    query = sa.select(ratings).where(mine).order_by(ratings.c.account).with_for_update()
    return {each.account: _standing(each) for each in link.execute(query).all()}


def _rating(seat: SeatRow, known: dict[str, Standing]) -> Rating:
    if seat.account is None:
        return level_rating(seat.player) or Rating()
    return known[seat.account].rating if seat.account in known else Rating()


def _store(
    link: sa.Connection,
    account: str,
    time: Time,
    rating: Rating,
    known: Standing | None,
    moment: float,
) -> None:
    values = {"mean": rating.mean, "deviation": rating.deviation, "moment": moment}
    mine = (ratings.c.account == account) & (ratings.c.time == time)
    if known is None:
        link.execute(ratings.insert().values(account=account, time=time, games=1, **values))
    else:
        more = {"games": known.games + 1, **values}
        link.execute(ratings.update().where(mine).values(**more))


def _of(row: GameRow, seat: SeatRow) -> dict[str, Any]:
    """Return what a result says of the game and the seat."""
    faction = row.factions[seat.seat] if seat.seat < len(row.factions) else None
    named = {"game": row.id, "seat": seat.seat, "account": seat.account}
    return {**named, "title": row.title, "faction": faction}


def _standing(row: sa.Row[Any]) -> Standing:
    return Standing(row.time, Rating(row.mean, row.deviation), row.games, row.moment)
