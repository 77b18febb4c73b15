"""R.5 Electric Eyrie."""

from __future__ import annotations

from undergrowth.factions.electric_eyrie.faction import ElectricEyrie

FACTION = ElectricEyrie

__all__ = ["FACTION"]
