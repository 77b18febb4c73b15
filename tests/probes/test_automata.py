"""Rules of all automated opponents, with one that nobody plays (R.1 to R.2).

The drone reveals an order card, crafts it, battles in each ordered clearing, and discards it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kit.fuzz import random_game
from kit.madeup.drone import DATA, Drone
from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS
from kit.table import Table
from undergrowth import Game, Setup
from undergrowth.automata.refusing import why_other_place, why_other_player
from undergrowth.automata.targets import Pick
from undergrowth.engine.actions import parse
from undergrowth.engine.frames import FRAMES
from undergrowth.library import installed_factions
from undergrowth.table.places import PLACE

OTHER = installed_factions()[0]
NAME = "drone"


@pytest.fixture(autouse=True)
def _drone(monkeypatch: pytest.MonkeyPatch) -> None:
    install_faction(monkeypatch, NAME, Drone, piece("cog", "warrior", WARRIORS), **DATA)


def test_it_sets_up_as_in_the_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    """R.2.1 The block of the page, as its setup: the log says which test decided."""
    page = (Path(__file__).parents[2] / "docs/adding-a-bot.md").read_text(encoding="utf-8")
    block = re.search(r"```python\n((?:(?!```).)*class SetUpDrone\(.*?)```", page, re.DOTALL)
    assert block is not None
    names: dict[str, Any] = {"__name__": __name__, "dataclass": dataclass}
    exec(compile(f"from __future__ import annotations\n{block[1]}", "the guide", "exec"), names)
    FRAMES.pop("SetUpDrone")
    monkeypatch.setattr(Drone, "setup", lambda self, g: names["SetUpDrone"](self.seat))
    g = Game.new(Setup(seats=[NAME, OTHER]), 1, log=True)
    while g.turns == 0 and g.decision is not None:
        g.take(g.decision.options[0])
    most = max(g.box.woodland.slots[place] for place in g.box.woodland.edge)
    start = g.homes[0]
    assert g.warriors_at(0, start) == 4
    assert g.box.woodland.slots[start] == most
    told = [event for event in g.log or [] if event.verb == "targeted"]
    assert [event.law for event in told] == ["D.2"]


def test_it_plays() -> None:
    """R.2.6 Random games with one hold all invariants."""
    told: list[str] = []
    for seed in range(4):
        g = random_game(Setup(seats=[f"{NAME}:nightmare", OTHER]), seed, 200, 40)
        told += g.answers or []
    assert any(line.startswith(f"{NAME}: attack in") for line in told)


def test_it_crafts_for_one_point() -> None:
    """R.1.1 Without crafting pieces, and whatever the card lists."""
    t = Table(NAME, OTHER).also(deck_top=["root_tea_fox"]).begins(NAME, "birdsong")
    assert t.vp == {NAME: 1}
    assert t.crafts(NAME) == {"tea": 1}
    assert "root_tea_fox" in t.discard


# ---- why it does something else


def fighting() -> Table:
    """Enemies in two ordered clearings and one that is not: it has battled in the first."""
    t = Table(NAME, OTHER, suits={1: "fox", 3: "fox", 5: "mouse"})
    for place in (1, 3, 5):
        t.put(NAME, place, "2 cog").put(OTHER, place, "1 warrior")
    return t.also(deck_top=["root_tea_fox"])


def test_it_names_what_decided() -> None:
    """R.2.1, R.2.2, R.2.3 The candidates, or the rules by which one of them came first."""
    g = fighting().begins(NAME, "birdsong").game
    where = Pick(2, [2, 4], "no_plot priority")
    section, why = why_other_place("R.2.4", 4, where)
    assert (section, why.id) == ("R.2.1", "why-another_target")
    assert why.args["target"] == f"place:{PLACE.text(2)}"
    assert why.args["why"] == ["criterion:no_plot", "criterion:priority"]
    section, why = why_other_place("R.2.4", 0, where)
    assert (section, why.id) == ("R.2.4", "why-no_candidate")
    assert why.args["among"] == [f"place:{PLACE.text(place)}" for place in where.among]
    section, why = why_other_player(g, "R.2.4", 1, Pick(0, [0, 1], "points"))
    assert (section, why.id) == ("R.2.2", "why-another_target")
    assert why.args == {"target": f"faction:{NAME}", "why": ["criterion:points"]}


def test_what_it_did_in_earlier_turns_explains_nothing() -> None:
    """R.2.3 Last turn it attacked in 1 and 3: that it attacked in 5 before is no reason."""
    t = fighting().also(deck_top=["mouse_in_a_sack", "anvil", "root_tea_fox"])
    t.begins(NAME, "birdsong").rolls(0, 0)
    while t.game.turn == t.seat(OTHER):
        t.says(OTHER, t.options(OTHER)[-1])
    for _ in range(2):
        t.rolls(0, 0)
    assert [said for said in t.announced(NAME) if "attack" in said] == [
        f"attack in {place} {OTHER}" for place in (5, 1, 3)
    ]
    why = t.game.why(0, parse(f"attack in 5 {OTHER}"))
    assert why is not None and why[0] == "R.2.3"


def test_it_says_why_not_another_target() -> None:
    """R.2.3 Another clearing was not ordered; R.2.4 that one it does, or has done."""
    t = fighting().begins(NAME, "birdsong")
    for _ in range(2):
        t.rolls(0, 0)
    g = t.game
    why = g.why(0, parse(f"attack in 5 {OTHER}"))
    assert why is not None and why[0] == "R.2.3"
    did = g.why(0, parse(f"attack in 3 {OTHER}"))
    assert did is not None and did[1].id == "why-it_does_that"
    never = g.why(0, parse("send from 1 3 1"))
    assert never is not None and never[1].id == "why-nothing_of_the_kind"
