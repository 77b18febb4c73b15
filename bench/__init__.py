"""How fast undergrowth is.  `python -m bench` measures; README.md keeps the figures."""
