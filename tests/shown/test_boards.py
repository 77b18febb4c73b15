"""Boards as data: spaces of tracks, cards that are done, spent choices, what to see first."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Table
from kit.lineups import play_randomly, seed_of, setups, sparing
from undergrowth import NOBODY, Game
from undergrowth.shown.observe import common_to_all, observe
from undergrowth.table.book import book

SETUPS = setups()


def part(t: Table, seat: str, id: str, viewer: str = "") -> dict[str, Any]:
    """A part of a board, as somebody sees it."""
    view: Any = t.game.observe(t.seat(viewer or seat))
    board: list[dict[str, Any]] = view["seats"][t.seat(seat)]["board"]
    return next(each for each in board if each["id"] == id)


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_boards_hold_together(name: str) -> None:
    """A track with pieces left has one next space, and every faction says what to see first."""

    def look(g: Game, number: int) -> None:
        if number % 53 or g.turns == 0:
            return
        for seat in range(g.seats):
            view: Any = g.observe(seat)
            for each in view["seats"]:
                assert not each["board"] or any(p.get("glance") == 1 for p in each["board"])
                ranks = {(p["group"], p.get("glance")) for p in each["board"] if "group" in p}
                assert len(ranks) == len({group for group, _ in ranks}), "a group stays together"
                for shown in each["board"]:
                    check_part(shown)

    play_randomly(SETUPS[name], seed_of(name, 8), look)


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_what_is_shown_to_all_is_what_each_is_shown(name: str) -> None:
    """An open board tells all viewers the same, and views that share something are as others."""

    def look(g: Game, number: int) -> None:
        if number % 41:
            return
        common = common_to_all(g)
        viewers = [NOBODY, *range(g.seats)]
        for viewer in reversed(viewers):
            assert observe(g, viewer, common) == observe(g, viewer)
        for faction in book(g).factions:
            if faction.has_open_board():
                told = [[part.data() for part in faction.describe(g, each)] for each in viewers]
                assert all(each == told[0] for each in told), faction.name

    play_randomly(SETUPS[name], seed_of(name, 9), look)


def check_part(shown: dict[str, Any]) -> None:
    """What must hold of any part."""
    if shown["kind"] == "track":
        upcoming = [space for space in shown["spaces"] if space["next"]]
        assert len(upcoming) == any(space["filled"] for space in shown["spaces"])
        assert all(space["filled"] for space in upcoming)
        assert all(space["placed"] != space["filled"] for space in shown["spaces"])
    if shown["kind"] == "cards" and "states" in shown:
        assert len(shown["states"]) == len(shown["cards"])
        assert set(shown["states"]) <= {"done", "now", "to come"}
    if shown["kind"] == "pieces":
        assert all(each["count"] > 0 for each in shown["pieces"])
    if shown["kind"] == "choice":
        assert set(shown.get("spent", [])) <= set(shown["among"])


def test_spaces_say_what_they_cost_and_give(table: type[Table]) -> None:
    """6.5.4 Wood and points; whether the next can be built now."""
    t = table("marquise", "eyrie").put("marquise", 5, "sawmill, 2 wood, 2 warriors")
    t.put("marquise", 2, "2 recruiters, warrior").begins("marquise", "daylight")
    first, second = part(t, "marquise", "sawmill", "eyrie")["spaces"][:2]
    assert first["placed"] and not second["placed"]
    assert (second["cost"], second["points"], second["next"]) == ({"wood": 1}, 1, True)
    assert second["affordable"] is True
    third = part(t, "marquise", "recruiter")["spaces"][2]
    assert third["cost"] == {"wood": 2} and third["bonus"] == {"card": 1}


def test_who_pays_with_hidden_cards_alone_knows_what_they_pay_for(table: type[Table]) -> None:
    """8.4.2, 1.2.1 Whether supporters suffice is for their owner."""
    t = table("alliance", "marquise").board("alliance", supporters=["anvil", "foxfolk_steel"])
    t.put("marquise", 5, "warrior").begins("marquise", "daylight")
    assert part(t, "alliance", "sympathy")["spaces"][0]["affordable"] is True
    assert part(t, "alliance", "sympathy", "marquise")["spaces"][0]["affordable"] is None


def test_cards_of_a_decree_are_done_now_or_to_come(table: type[Table]) -> None:
    """7.5.2 Column by column; leaders that have fallen are spent."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 4 warriors").put("eyrie", 5, "warrior")
    t.board("eyrie", leader="despot", deposed=["builder"])
    t.board("eyrie", decree={"recruit": ["anvil"], "battle": ["foxfolk_steel"]})
    t.begins("eyrie", "daylight")
    assert part(t, "eyrie", "decree_recruit")["states"] == ["done"]
    assert part(t, "eyrie", "decree_move")["states"] == ["done"]  # in progress
    assert part(t, "eyrie", "decree_battle")["states"] == ["to come"]
    assert part(t, "eyrie", "leader")["spent"] == ["builder"]
    forecast: Any = t.game.observe(0)["turn"]["forecast"]
    assert [(each["id"], each["possible"]) for each in forecast["ahead"]] == [
        ("battle", False),
        ("build", True),
    ]
    assert forecast["fails"] == {"points": -2, "law": "7.7.1"}


def test_a_hidden_pile_says_what_its_viewer_knows_of_it(table: type[Table]) -> None:
    """8.2.6, 1.2.1 Whoever gave a supporter knows it is there; others see how many there are."""
    t = table("marquise", "alliance", "eyrie").put("marquise", 5, "2 warriors")
    t.put("alliance", 1, "sympathy").hand("marquise", "anvil").begins("marquise", "daylight")
    t.says("marquise", "march", "to 1", "take 1", "appease with anvil")
    assert part(t, "alliance", "supporters", "marquise")["known"] == ["anvil"]
    assert "known" not in part(t, "alliance", "supporters", "eyrie")
    assert part(t, "alliance", "supporters", "eyrie")["cards"] is None


def test_each_waystation_brings_a_card(table: type[Table]) -> None:
    """15.6.3 One more to draw with each that has left the track."""
    t = table("keepers", "marquise").hand("keepers", "anvil").begins("keepers", "birdsong")
    spaces = part(t, "keepers", "waystations")["spaces"]
    assert [space.get("bonus") for space in spaces] == [{"card": 1}] * 3
