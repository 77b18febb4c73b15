"""R.4 The Mechanical Marquise."""

from __future__ import annotations

from undergrowth.factions.mechanical_marquise.faction import MechanicalMarquise

FACTION = MechanicalMarquise
