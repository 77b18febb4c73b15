"""R.10 Drillbit Duchy."""

from __future__ import annotations

from undergrowth.factions.drillbit_duchy.faction import DrillbitDuchy

FACTION = DrillbitDuchy

__all__ = ["FACTION"]
