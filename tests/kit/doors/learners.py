"""Doors of environments for learners, as far as their frameworks are installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

from kit.doors.made import SETUP, Door, door, encoder, game


def envs() -> dict[str, Callable[[], Door]]:
    """The doors of environments, as far as their frameworks are installed."""
    from undergrowth.envs.lineups import encoder_for, seat_number
    from undergrowth.envs.rewards import Rewards
    from undergrowth.envs.seat import SeatGame

    def seat_game() -> SeatGame:
        made = SeatGame(SETUP)
        made.begin(3)
        return made

    found: dict[str, Callable[[], Door]] = {
        "envs.encoder_for": lambda: door(encoder_for, line_up=SETUP),
        "envs.seat_number": lambda: door(seat_number, encoder=encoder(), seat=1),
        "envs.Rewards": lambda: door(Rewards, kind="win"),
        "envs.Rewards.reset": lambda: door(Rewards("win").reset, g=game()),
        "envs.SeatGame": lambda: door(
            SeatGame, line_up=SETUP, seat=0, others="random", reward="win", most_steps=5
        ),
        "envs.SeatGame.begin": lambda: door(SeatGame(SETUP).begin, seed=3),
        "envs.SeatGame.step": lambda: door(seat_game().step, number=seat_game().steps.legal[0]),
    }
    if find_spec("gymnasium") is not None:
        found |= _gymnasium()
    if find_spec("pettingzoo") is not None:
        found |= _pettingzoo()
    return found


def _gymnasium() -> dict[str, Callable[[], Door]]:
    from undergrowth.envs.single import SeatEnv

    def env() -> SeatEnv:
        made = SeatEnv(SETUP)
        made.reset(seed=3)
        return made

    return {
        "envs.SeatEnv": lambda: door(
            SeatEnv,
            line_up=SETUP,
            seat=0,
            others="random",
            reward="win",
            most_steps=5,
            render_mode="ansi",
        ),
        "envs.SeatEnv.reset": lambda: door(SeatEnv(SETUP).reset, seed=3),
        "envs.SeatEnv.step": lambda: door(env().step, action=int(env().action_masks().argmax())),
    }


def _pettingzoo() -> dict[str, Callable[[], Door]]:
    from undergrowth.envs.aec import raw_env

    def env() -> raw_env:
        made = raw_env(SETUP)
        made.reset(seed=3)
        return made

    def first() -> int:
        return int(env().observe("player_0")["action_mask"].argmax())

    return {
        "envs.raw_env": lambda: door(
            raw_env, line_up=SETUP, reward="win", most_steps=5, render_mode="ansi"
        ),
        "envs.raw_env.reset": lambda: door(raw_env(SETUP).reset, seed=3),
        "envs.raw_env.step": lambda: door(env().step, action=first()),
        "envs.raw_env.observe": lambda: door(env().observe, agent="player_1"),
        "envs.raw_env.action_space": lambda: door(env().action_space, agent="player_1"),
    }
