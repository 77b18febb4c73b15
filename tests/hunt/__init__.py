"""A search without end for dead ends and broken promises, from described dense positions.

`make hunt`, or in `tests`: `python -m hunt`; `python -m hunt FILE` plays what was found again.
"""
