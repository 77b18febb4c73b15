"""The Last Dynasty, and its demoted side, the Bluebird Nobles."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.last_dynasty.dynasty import LastDynasty
from undergrowth.hirelings.last_dynasty.nobles import BluebirdNobles
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "last_dynasty": LastDynasty,
    "bluebird_nobles": BluebirdNobles,
}
