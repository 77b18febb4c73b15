"""8 Woodland Alliance."""

from __future__ import annotations

from undergrowth.factions.woodland_alliance.faction import Alliance

FACTION = Alliance

__all__ = ["FACTION"]
