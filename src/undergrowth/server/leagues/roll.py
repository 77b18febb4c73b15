"""The leagues in the database: their members, their seasons, and their end.

A member is known by a number, which tells nothing of the account.  Who leaves, or deletes the
account, loses name and account; the results stay with the number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from undergrowth.server.database.opening import Base
from undergrowth.server.database.schema import games, league_games, leagues, members, seasons
from undergrowth.server.errors import Refused
from undergrowth.server.gate.keys import hashed, new_id, new_secret
from undergrowth.server.leagues.scoring import Coalition

MOST_MEMBERS: Final = 500
"""The members that a league has had at most."""
MOST_LEAGUES: Final = 50
"""The leagues of which one account may be a member."""
MOST_SEASONS: Final = 200


@dataclass(frozen=True)
class League:
    """A league."""

    id: str
    name: str
    founder: int
    """The number of the member who looks after it."""
    link: str
    coalition: Coalition
    serious: bool
    """Whether only serious games count."""
    shown: bool
    """Whether everybody who has its address sees the table."""
    created: float


@dataclass(frozen=True)
class Season:
    """A season of a league."""

    league: str
    number: int
    name: str | None
    began: float
    ended: float | None


@dataclass(frozen=True)
class Member:
    """A member of a league; one who has left has no account and no name."""

    league: str
    number: int
    account: str | None
    name: str | None
    joined: float


class Roll:
    """The leagues in a database.  Its methods wait for the disk: call them off the event loop."""

    def __init__(self, base: Base) -> None:
        self._base = base

    # ---- reading

    def of(self, account: str) -> list[tuple[League, Member]]:
        """Return the leagues of an account, the newest membership first, with its member."""
        query = sa.select(members).where(members.c.account == account)
        ordered = query.order_by(members.c.joined.desc(), members.c.league)
        with self._base.engine.connect() as link:
            mine = {each.league: Member(**each._asdict()) for each in link.execute(ordered).all()}
            found = link.execute(sa.select(leagues).where(leagues.c.id.in_(mine))).all()
        known = {each.id: League(**each._asdict()) for each in found}
        return [(known[id], member) for id, member in mine.items() if id in known]

    def league(self, id: str) -> League | None:
        """Return a league; None if there is none."""
        return self._one(leagues.c.id == id)

    def league_of_link(self, secret: str) -> League | None:
        """Return the league that a link leads to; None if there is none."""
        return self._one(leagues.c.link == hashed(secret))

    def _one(self, here: sa.ColumnElement[bool]) -> League | None:
        with self._base.engine.connect() as link:
            found = link.execute(sa.select(leagues).where(here)).first()
        return None if found is None else League(**found._asdict())

    def members(self, league: str) -> list[Member]:
        """Return all who are or were members, by number."""
        query = sa.select(members).where(members.c.league == league).order_by(members.c.number)
        with self._base.engine.connect() as link:
            return [Member(**each._asdict()) for each in link.execute(query).all()]

    def seasons(self, league: str) -> list[Season]:
        """Return the seasons of a league, the first one first."""
        query = sa.select(seasons).where(seasons.c.league == league).order_by(seasons.c.number)
        with self._base.engine.connect() as link:
            return [Season(**each._asdict()) for each in link.execute(query).all()]

    # ---- founding, joining, leaving

    def found(
        self,
        account: str,
        name: str,
        member: str,
        coalition: Coalition,
        serious: bool,
        shown: bool,
        moment: float,
    ) -> tuple[League, str]:
        """Found a league with its first season and member; return it and the secret of its link."""
        secret = new_secret()
        made = League(new_id(), name, 1, hashed(secret), coalition, serious, shown, moment)
        with self._base.writing, self._base.engine.begin() as link:
            _check_few(link, account)
            link.execute(leagues.insert().values(**vars(made)))
            link.execute(seasons.insert().values(**vars(Season(made.id, 1, None, moment, None))))
            link.execute(
                members.insert().values(**vars(Member(made.id, 1, account, member, moment)))
            )
        return made, secret

    def join(self, secret: str, account: str, name: str, moment: float) -> str:
        """Make an account a member of the league of a link, or rename it; return the league's id.

        Refuses an unknown link, and more members than a league may have.
        """
        with self._base.writing, self._base.engine.begin() as link:
            here = sa.select(leagues.c.id).where(leagues.c.link == hashed(secret))
            id = link.execute(here.with_for_update()).scalar()
            if id is None:
                raise Refused(404, "no_league", "there is no such league")
            if _rename(link, id, account, name):
                return str(id)
            _check_few(link, account)
            count = sa.select(sa.func.max(members.c.number)).where(members.c.league == id)
            number = (link.execute(count).scalar() or 0) + 1
            if number > MOST_MEMBERS:
                raise Refused(409, "full", f"a league has at most {MOST_MEMBERS} members")
            link.execute(members.insert().values(**vars(Member(id, number, account, name, moment))))
        return str(id)

    def rename_member(self, league: str, account: str, name: str) -> None:
        """Give a member another name in the league."""
        with self._base.writing, self._base.engine.begin() as link:
            _rename(link, league, account, name)

    def leave(self, league: str, number: int) -> None:
        """Take a member's account and name away.  The league goes to another one, or ends."""
        with self._base.writing, self._base.engine.begin() as link:
            _leave(link, league, number)

    # ---- what the founder does

    def change(self, league: str, **values: Any) -> None:
        """Change the name of a league, or whether it is shown."""
        with self._base.writing, self._base.engine.begin() as link:
            link.execute(leagues.update().where(leagues.c.id == league).values(**values))

    def new_link(self, league: str) -> str:
        """Replace the link by which people join; return its secret."""
        secret = new_secret()
        self.change(league, link=hashed(secret))
        return secret

    def end_season(self, league: str, moment: float) -> bool:
        """End the season that runs; return False if none does."""
        with self._base.writing, self._base.engine.begin() as link:
            return _end_season(link, league, moment)

    def begin_season(self, league: str, name: str | None, moment: float) -> bool:
        """End the season that runs, if any, and begin the next; return False after too many.

        Games that have ended since the last season count in it.
        """
        with self._base.writing, self._base.engine.begin() as link:
            lock(link, league)
            _end_season(link, league, moment)
            count = sa.select(sa.func.max(seasons.c.number)).where(seasons.c.league == league)
            number = (link.execute(count).scalar() or 0) + 1
            if number > MOST_SEASONS:
                link.rollback()
                return False
            link.execute(
                seasons.insert().values(**vars(Season(league, number, name, moment, None)))
            )
            waiting = (league_games.c.league == league) & league_games.c.season.is_(None)
            link.execute(league_games.update().where(waiting).values(season=number))
        return True

    def delete(self, league: str) -> None:
        """Delete a league with all its seasons and results.  Its games stay."""
        with self._base.writing, self._base.engine.begin() as link:
            _delete(link, league)


def forget(link: sa.Connection, account: str) -> None:
    """Leave all leagues of an account within the transaction that deletes it."""
    mine = sa.select(members.c.league, members.c.number).where(members.c.account == account)
    for each in link.execute(mine.order_by(members.c.league)).all():
        _leave(link, each.league, each.number)


def lock(link: sa.Connection, league: str) -> bool:
    """Lock the row of a league until the end of the transaction; return False if it is gone."""
    here = sa.select(leagues.c.id).where(leagues.c.id == league)
    return link.execute(here.with_for_update()).scalar() is not None


def running_season(link: sa.Connection, league: str) -> int | None:
    """Return the number of the season that runs; None between two."""
    here = (seasons.c.league == league) & seasons.c.ended.is_(None)
    found: int | None = link.execute(sa.select(sa.func.max(seasons.c.number)).where(here)).scalar()
    return found


def _check_few(link: sa.Connection, account: str) -> None:
    count = sa.select(sa.func.count()).select_from(members).where(members.c.account == account)
    if link.execute(count).scalar_one() >= MOST_LEAGUES:
        raise Refused(409, "full", f"an account has at most {MOST_LEAGUES} leagues")


def _rename(link: sa.Connection, league: str, account: str, name: str) -> bool:
    mine = (members.c.league == league) & (members.c.account == account)
    return link.execute(members.update().where(mine).values(name=name)).rowcount > 0


def _leave(link: sa.Connection, league: str, number: int) -> None:
    lock(link, league)
    mine = (members.c.league == league) & (members.c.number == number)
    link.execute(members.update().where(mine).values(account=None, name=None))
    left = (members.c.league == league) & members.c.account.is_not(None)
    heir = link.execute(sa.select(sa.func.min(members.c.number)).where(left)).scalar()
    if heir is None:
        _delete(link, league)
    else:
        here = (leagues.c.id == league) & (leagues.c.founder == number)
        link.execute(leagues.update().where(here).values(founder=heir))


def _end_season(link: sa.Connection, league: str, moment: float) -> bool:
    here = (seasons.c.league == league) & seasons.c.ended.is_(None)
    return link.execute(seasons.update().where(here).values(ended=moment)).rowcount > 0


def _delete(link: sa.Connection, league: str) -> None:
    link.execute(games.update().where(games.c.league == league).values(league=None))
    for table in (league_games, members, seasons):
        link.execute(table.delete().where(table.c.league == league))
    link.execute(leagues.delete().where(leagues.c.id == league))
