"""Computer players look where a deal leads before they part with a card."""

from __future__ import annotations

from undergrowth import position
from undergrowth.hirelings.flame_bearers.smugglers import Smuggle
from undergrowth.law.appraise import led_to
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS

ME = "rat_smugglers"


def afternoon(enemies: str) -> Game:
    """The Marquise has warriors in a clearing with these enemies, and a card to smuggle."""
    return position.game(
        {
            "seats": ["marquise_de_cat", "woodland_alliance"],
            "hirelings": [ME],
            ME: {"controller": "marquise_de_cat", "markers": 2},
            "clearings": {"5": {"marquise_de_cat": "3 warriors", "woodland_alliance": enemies}},
            "ruins": {},
            "marquise_de_cat": {"hand": ["anvil"]},
            "turn": "marquise_de_cat",
            "phase": "daylight",
        },
        seed=1,
    )


def smuggling(g: Game) -> Smuggle:
    """Return what is thought about."""
    action = Smuggle(CARDS.parse("anvil"))
    assert g.decision is not None
    assert action in g.decision.offered
    return action


def test_a_token_that_falls_is_worth_a_battle() -> None:
    """H.2.2, 3.2.1 A defenseless token is a point; six warriors are not worth a card."""
    rich, poor = afternoon("sympathy"), afternoon("6 warriors")
    assert led_to(rich, 0, smuggling(rich)) > led_to(poor, 0, smuggling(poor))


def test_looking_ahead_changes_nothing() -> None:
    """Neither the game nor its rolls."""
    g = afternoon("2 warriors")
    before, roll = g.state_key(0), g.chance.copy().next()
    led_to(g, 0, smuggling(g))
    assert (g.state_key(0), g.chance.copy().next()) == (before, roll)
