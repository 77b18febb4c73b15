"""Environments for learners, a module each: `aec` (PettingZoo), `single`, `vector`, `spiel`.

`pip install 'undergrowth[envs]'` brings what they stand on, and `docs/envs.md` shows how to use
them.  Each module imports only its own framework; `seat` and `rewards` need none.
"""
