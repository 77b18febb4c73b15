"""Names and titles that somebody has reported, until the operator has looked at them.

People can write nothing else, so there is nothing else to report.  Nobody is told who reported.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import sqlalchemy as sa

from undergrowth.server.database.opening import Base
from undergrowth.server.database.schema import reports

MOST: Final = 10_000
"""The reports that are kept at once; what comes beyond is not taken."""


@dataclass(frozen=True)
class Report:
    """A name or title that was reported."""

    id: str
    game: str
    seat: int | None
    """The seat with the name; None for the title of the game."""
    text: str
    """The name as it was when it was first reported."""
    times: int
    first: float
    last: float


def report(base: Base, game: str, seat: int | None, text: str, moment: float) -> bool:
    """Store a report, or count it once more; return False where there are too many."""
    id = sha256(f"{game}\n{seat}\n{text}".encode()).hexdigest()[:12]
    mine = reports.c.id == id
    with base.writing, base.engine.begin() as link:
        again = reports.update().where(mine).values(times=reports.c.times + 1, last=moment)
        if link.execute(again).rowcount:
            return True
        if (link.execute(sa.select(sa.func.count()).select_from(reports)).scalar() or 0) >= MOST:
            return False
        row = Report(id, game, seat, text, 1, moment, moment)
        link.execute(reports.insert().values(**vars(row)))
    return True


def read_reports(base: Base) -> list[Report]:
    """Return all reports, the most frequent first."""
    wanted = sa.select(reports).order_by(reports.c.times.desc(), reports.c.first, reports.c.id)
    with base.engine.connect() as link:
        return [Report(**each._asdict()) for each in link.execute(wanted).all()]


def resolve(base: Base, ids: Sequence[str]) -> list[Report]:
    """Remove reports that the operator has looked at; return them."""
    mine = reports.c.id.in_(ids)
    with base.writing, base.engine.begin() as link:
        found = [Report(**each._asdict()) for each in link.execute(sa.select(reports).where(mine))]
        link.execute(reports.delete().where(mine))
    return found


def forget_name(base: Base, game: str, seat: int) -> None:
    """Remove the reports of a seat whose person has deleted their name."""
    with base.writing, base.engine.begin() as link:
        link.execute(reports.delete().where((reports.c.game == game) & (reports.c.seat == seat)))
