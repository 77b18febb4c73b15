"""R.7 Vagabot."""

from undergrowth.factions.vagabot.faction import Vagabot as FACTION

__all__ = ["FACTION"]
