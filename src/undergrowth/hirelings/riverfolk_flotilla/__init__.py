"""The Riverfolk Flotilla, and its demoted side, the Otter Divers."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.riverfolk_flotilla.divers import OtterDivers
from undergrowth.hirelings.riverfolk_flotilla.flotilla import RiverfolkFlotilla
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "riverfolk_flotilla": RiverfolkFlotilla,
    "otter_divers": OtterDivers,
}
