"""Benchmarks.  `python -m bench` measures speed; README.md keeps the figures."""
