"""11 Riverfolk Company."""

from __future__ import annotations

from undergrowth.factions.riverfolk_company.faction import Riverfolk
from undergrowth.factions.riverfolk_company.features import FEATURES

FACTION = Riverfolk

__all__ = ["FACTION", "FEATURES"]
