"""The Sunward Expedition, and its demoted side, the Mole Artisans."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.sunward_expedition.artisans import MoleArtisans
from undergrowth.hirelings.sunward_expedition.expedition import SunwardExpedition
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "sunward_expedition": SunwardExpedition,
    "mole_artisans": MoleArtisans,
}
