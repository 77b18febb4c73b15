"""Tuning of the numbers in the factions' heuristics by many games (`python -m bench.tune`)."""
