"""CHMD Chameleandroid: the second chapter that the Revelry Law prints as "C"."""

from __future__ import annotations

from revelry.factions.chameleandroid.faction import Chameleandroid

FACTION = Chameleandroid

__all__ = ["FACTION"]
