"""The Highway Bandits, and their demoted side, the Bandit Gangs."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.highway_bandits.bandits import HighwayBandits
from undergrowth.hirelings.highway_bandits.gangs import BanditGangs
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "highway_bandits": HighwayBandits,
    "bandit_gangs": BanditGangs,
}
