"""R.9 Riverfolk Robots."""

from __future__ import annotations

from undergrowth.factions.riverfolk_robots.faction import RiverfolkRobots

FACTION = RiverfolkRobots

__all__ = ["FACTION"]
