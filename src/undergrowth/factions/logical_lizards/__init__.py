"""R.8 Logical Lizards."""

from __future__ import annotations

from undergrowth.factions.logical_lizards.faction import Lizards

FACTION = Lizards

__all__ = ["FACTION"]
