"""R.11 Cogwheel Corvids."""

from __future__ import annotations

from undergrowth.factions.cogwheel_corvids.faction import CogwheelCorvids

FACTION = CogwheelCorvids

__all__ = ["FACTION"]
