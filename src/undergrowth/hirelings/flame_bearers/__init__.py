"""The Flame Bearers, and their demoted side, the Rat Smugglers."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.flame_bearers.bearers import FlameBearers
from undergrowth.hirelings.flame_bearers.smugglers import RatSmugglers
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "flame_bearers": FlameBearers,
    "rat_smugglers": RatSmugglers,
}
