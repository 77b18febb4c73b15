"""R.6 Automated Alliance."""

from __future__ import annotations

from undergrowth.factions.automated_alliance.faction import AutomatedAlliance

FACTION = AutomatedAlliance

__all__ = ["FACTION"]
