"""Tuning the numbers of the factions' heuristics by many games (`python -m bench.tune`)."""
