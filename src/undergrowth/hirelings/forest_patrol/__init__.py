"""The Forest Patrol, and its demoted side, the Feline Physicians."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.forest_patrol.patrol import ForestPatrol
from undergrowth.hirelings.forest_patrol.physicians import FelinePhysicians
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "forest_patrol": ForestPatrol,
    "feline_physicians": FelinePhysicians,
}
