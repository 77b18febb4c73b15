"""The River Roamers, and their demoted side, the Frog Tinkers."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.river_roamers.roamers import RiverRoamers
from undergrowth.hirelings.river_roamers.tinkers import FrogTinkers
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "river_roamers": RiverRoamers,
    "frog_tinkers": FrogTinkers,
}
