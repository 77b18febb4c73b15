"""C Chameleander."""

from __future__ import annotations

from revelry.factions.chameleander.faction import Chameleander

FACTION = Chameleander

__all__ = ["FACTION"]
