"""Environments for learners, one module each: `aec` (PettingZoo), `single`, `vector`, `spiel`.

`pip install 'undergrowth[envs]'` installs their frameworks, and `docs/envs.md` shows how to use
them.  Each module imports only its own framework; `seat` and `rewards` need none.
"""
