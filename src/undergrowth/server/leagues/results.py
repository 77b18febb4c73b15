"""The results of a league's games in the database: entered once, when a game has ended."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

import sqlalchemy as sa
from pydantic import TypeAdapter

from undergrowth.server.database.legible import DAMAGE
from undergrowth.server.database.opening import Base
from undergrowth.server.database.rows import SeatRow
from undergrowth.server.database.schema import answers, games, league_games, leagues, members
from undergrowth.server.errors import logger
from undergrowth.server.leagues.roll import lock, running_season
from undergrowth.server.leagues.scoring import NEEDED, Played, Record, Seated, points_of
from undergrowth.server.people.hands import is_person

_PLAYED: Final = TypeAdapter(Played)
_CHANCE: Final = "chance:"


class Results:
    """The results in a database.  Its methods wait for the disk: call them off the event loop."""

    def __init__(self, base: Base) -> None:
        self._base = base

    def waiting(self) -> list[str]:
        """Return the games that are over and whose leagues have no result of them yet."""
        query = sa.select(games.c.id).where(games.c.league.is_not(None) & games.c.over.is_(True))
        with self._base.engine.connect() as link:
            return [str(each.id) for each in link.execute(query).all()]

    def running(self, league: str) -> int:
        """Return how many games are played for a league now."""
        here = (games.c.league == league) & games.c.over.is_(False)
        with self._base.engine.connect() as link:
            count = sa.select(sa.func.count()).select_from(games).where(here)
            return int(link.execute(count).scalar_one())

    def has_begun(self, game: str, people: list[int]) -> bool:
        """Whether one of these seats has answered in a game, or it goes on from another game."""
        mine = (answers.c.game == game) & (answers.c.revision > 0) & answers.c.seat.in_(people)
        first = (answers.c.game == game) & (answers.c.revision == 0)
        with self._base.engine.connect() as link:
            record = link.execute(sa.select(answers.c.record).where(first)).scalar() or []
            given = link.execute(sa.select(answers.c.revision).where(mine).limit(1)).first()
        return given is not None or not all(str(each).startswith(_CHANCE) for each in record)

    def enter(
        self, game: str, league: str, rows: list[Record], winners: list[int], seats: list[SeatRow],
        moment: float,
    ) -> bool:  # fmt: skip
        """Enter the result of a game, once; return False if its league waits for it no more.

        It does not count without winners, nor where fewer than two members have played.
        """
        mine = (games.c.id == game) & (games.c.league == league)
        with self._base.writing, self._base.engine.begin() as link:
            there = lock(link, league)
            if link.execute(games.update().where(mine).values(league=None)).rowcount != 1:
                return False
            if there and winners:
                _enter(link, league, rows, winners, seats, moment)
        self._base.wrote(game)
        return True

    def of(self, league: str, season: int | None) -> list[Played]:
        """Return the games of a season, or those that wait for one, the last first."""
        if season is None:
            return self._of(league, league_games.c.season.is_(None))
        return self._of(league, league_games.c.season == season)

    def of_member(self, league: str, number: int) -> list[Played]:
        """Return the games of all seasons in which a member had a seat, the last first."""
        found = self._of(league, sa.true())
        return [each for each in found if any(seat.member == number for seat in each.seats)]

    def _of(self, league: str, which: sa.ColumnElement[bool]) -> list[Played]:
        here = (league_games.c.league == league) & which
        columns = [each for each in league_games.c if each.name != "league"]
        query = sa.select(*columns).where(here).order_by(league_games.c.number.desc())
        with self._base.engine.connect() as link:
            rows = link.execute(query).all()
        return [each for each in (_played(league, row) for row in rows) if each is not None]

    def strike(self, league: str, number: int) -> bool:
        """Delete the result of a game; return False if there is none with that number."""
        here = (league_games.c.league == league) & (league_games.c.number == number)
        with self._base.writing, self._base.engine.begin() as link:
            return link.execute(league_games.delete().where(here)).rowcount == 1


def _enter(
    link: sa.Connection, league: str, rows: list[Record], winners: list[int], seats: list[SeatRow],
    moment: float,
) -> None:  # fmt: skip
    """Add a game to a league whose row is locked."""
    query = sa.select(members.c.number, members.c.account).where(members.c.league == league)
    numbers = {each.account: each.number for each in link.execute(query).all() if each.account}
    found = [numbers.get(each.account) if is_person(each) else None for each in seats]
    if len({each for each in found if each is not None}) < NEEDED:
        return
    coalition = link.execute(sa.select(leagues.c.coalition).where(leagues.c.id == league)).scalar()
    points = points_of("whole" if coalition == "whole" else "share", winners, seats)
    told = [
        asdict(Seated(seat.seat, found[at], points[at], _row(rows[at], seat)))
        for at, seat in enumerate(seats)
    ]
    count = sa.select(sa.func.max(league_games.c.number)).where(league_games.c.league == league)
    number = (link.execute(count).scalar() or 0) + 1
    season = running_season(link, league)
    values = {"league": league, "number": number, "season": season, "moment": moment}
    link.execute(league_games.insert().values(**values, seats=told))


def _row(row: Record, seat: SeatRow) -> Record:
    """Return the row of a seat; a person's name stands with the member, if anywhere."""
    return {**row, "player": "" if is_person(seat) else seat.player}


def _played(league: str, row: sa.Row[Any]) -> Played | None:
    try:
        return _PLAYED.validate_python(row._asdict())
    except DAMAGE as error:
        logger.error("a game of league %s is damaged: %s", league, type(error).__name__)
        return None
