"""Public counts in every view: rule, what is left of a turn, what has been used."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Table
from kit.lineups import play_randomly, seed_of, setups, sparing
from undergrowth import NOBODY, Game
from undergrowth.engine.events import Event
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.pieces.rule import ruler
from undergrowth.shown.turn import step_sections
from undergrowth.table.book import book
from undergrowth.table.places import PLACE

SETUPS = setups()


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_every_view_says_who_rules(name: str) -> None:
    """2.5 The ruler of each clearing stands in the view, for every faction by the same means."""

    def look(g: Game, number: int) -> None:
        if number % 41:
            return
        for place in g.observe(NOBODY)["places"]:
            at = PLACE.parse(place["id"])
            if at in g.clearings:
                owner = ruler(g, at)
                assert place["ruler"] == (g.seat_name(owner) if owner >= 0 else None)

    play_randomly(SETUPS[name], seed_of(name), look)


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_a_view_differs_when_something_has_happened(name: str) -> None:
    """Whenever an answer has an event that all may read, what all may see has changed: the table,
    not only the question or the log."""
    before: list[Any] = []
    events: list[int] = [0]

    def look(g: Game, number: int) -> None:
        view: Any = g.observe(NOBODY)
        del view["decision"]
        log = g.log or []
        told = [e for e in log[events[0] :] if e.fields or not e.secret]
        if before and told and before[0] == view:
            assert why_alike(g, told), f"{[e.verb for e in told]} changed nothing anybody sees"
        before[:], events[0] = [view], len(log)

    play_randomly(SETUPS[name], seed_of(name), look)


def why_alike(g: Game, told: list[Event]) -> str:
    """Return why the table looks as before although something was told; empty where there is no
    reason."""
    if g.trail is not None and g.trail.leading_to(g.stack, g.asking_step()):
        return "what was begun goes on"
    if any(event.secret for event in told):
        return "somebody in particular has learned something"
    if told[-1].verb == "exchanged" and told[-1].fields["piece"] == told[-1].fields["with"]:
        return "two that look alike have changed places"
    if told[-1].verb == "rolled_die":
        return "so few that nothing follows"
    if told[-1].verb in ("dealt_hits", "ignored_hits") or g.within(Fighting) is not None:
        return "nobody has been hit"
    return ""


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_no_allowance_is_overdrawn(name: str) -> None:
    """1.4 The used part is never more than there is, and each is told once."""

    def look(g: Game, number: int) -> None:
        if number % 7 == 0:
            turn: Any = g.observe(NOBODY)["turn"]
            for each in turn["allowances"]:
                assert 0 <= each["used"] <= each["of"], each
                assert each["title"] and each["law"]
            now = [each["id"] for each in turn["phases"] if each["state"] == "now"]
            assert now == ([turn["phase"]] if g.turns and not g.over else [])

    play_randomly(SETUPS[name], seed_of(name), look)


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_every_phase_says_at_which_step_it_is(name: str) -> None:
    """1.4.1 Steps done come before the one that goes on, and those to come after it."""
    order = ["done", "now", "to come"]

    def look(g: Game, number: int) -> None:
        if number % 5 or g.turns == 0 or g.over:
            return
        steps: Any = g.observe(NOBODY)["turn"]["steps"]
        states = [each["state"] for each in steps]
        assert steps and states == sorted(states, key=order.index) and states.count("now") <= 1
        for each in steps:
            assert each["title"] not in ("", each["law"])
        faction = book(g).faction(g.turn)
        made = (faction.birdsong, faction.daylight, faction.evening)[g.phase](g)
        printed = faction.step_order(g, step_sections(faction.name, g.phase))
        assert len(printed) == len(made), "one for each procedure"

    play_randomly(SETUPS[name], seed_of(name, 2), look)


def test_the_step_that_goes_on_is_now(table: type[Table]) -> None:
    """7.4.2, 7.5.1, 7.5.2 Step two of three; crafting, then the Decree within one procedure."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 4 warriors").hand("eyrie", "anvil")
    t.put("marquise", 5, "warrior").board("eyrie", leader="despot")
    t.begins("eyrie", "birdsong")

    def states() -> list[tuple[str, str]]:
        steps: Any = t.game.observe(NOBODY)["turn"]["steps"]
        return [(each["law"], each["state"]) for each in steps]

    assert states() == [("7.4.1", "done"), ("7.4.2", "now"), ("7.4.3", "to come")]
    t.says("eyrie", "decree anvil recruit")
    assert states() == [("7.5.1", "done"), ("7.5.2", "now")]


def step(t: Table, seat: str) -> str:
    """The section of the step that goes on, as everybody sees it."""
    view: Any = t.game.observe(t.seat(seat))
    (now,) = [each["law"] for each in view["turn"]["steps"] if each["state"] == "now"]
    return str(now)


def test_the_first_column_of_a_retinue_is_no_crafting(table: type[Table]) -> None:
    """15.5.1, 15.5.2 Crafting is over when the first card of the Retinue acts."""
    t = table("keepers", "marquise").board("keepers", retainers=["move"]).hand("keepers", "anvil")
    t.put("keepers", 12, "2 warriors, figure_tablet")
    t.begins("keepers", "daylight")
    while t.asked() == "keepers.craft":
        assert step(t, "keepers") == "15.5.1"
        t.says("keepers", "pass")
    assert t.offers("keepers", "send retainer")
    assert step(t, "keepers") == "15.5.2"


def test_revolts_come_before_spreading(table: type[Table]) -> None:
    """8.4.1, 8.4.2 As long as nothing has spread, revolts may come."""
    t = table("marquise", "alliance").board("alliance", supporters=["anvil", "cobbler", "sword"])
    t.begins("alliance", "birdsong")
    assert step(t, "alliance") == "8.4.1"
