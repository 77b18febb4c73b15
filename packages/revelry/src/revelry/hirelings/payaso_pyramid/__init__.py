"""The Payaso Pyramid, and its demoted side, the Trapezist Kids."""

from __future__ import annotations

from typing import Final

from revelry.hirelings.payaso_pyramid.kids import TrapezistKids
from revelry.hirelings.payaso_pyramid.pyramid import PayasoPyramid
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "payaso_pyramid": PayasoPyramid,
    "trapezist_kids": TrapezistKids,
}
