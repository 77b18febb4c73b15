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
    """Check the rules for any part."""
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
    """8.2.6, 1.2.1 The payer of a supporter knows it is there; others see how many there are."""
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


def test_ministers_say_their_rank_their_price_and_who_is_swayed(table: type[Table]) -> None:
    """12.5.2, 12.5.3 By rank, with the cards to reveal and points; none is left to a lost rank."""
    t = table("duchy", "marquise").put("duchy", 5, "tunnel, 2 warriors")
    t.board("duchy", swayed=["captain"], lost_crowns={"lord": 3}).begins("duchy", "daylight")
    ministers = part(t, "duchy", "ministers", "marquise")
    assert ministers["of"] == "minister"
    shown = {each["id"]: each for each in ministers["portraits"]}
    assert [shown[name]["state"] for name in ("captain", "marshal", "baron_of_dirt")] == [
        "chosen",
        "open",
        "spent",
    ]
    squire, noble, lord = ministers["ranks"]
    assert shown["mayor"]["rank"] == noble["id"]
    assert (noble["cost"], noble["points"]) == ({"card": 3}, 2)
    assert [(each["left"], each["spaces"]) for each in (squire, lord)] == [(2, 3), (0, 3)]


def test_captains_show_their_items_and_who_acts(table: type[Table]) -> None:
    """18.4, 18.6.3 One acts, one rests; each has two items printed on its card."""
    t = table("knaves", "marquise").put("marquise", 5, "warrior").put("knaves", 1, "thief")
    t.board("knaves", captains=["thief", "tinker", "vagrant"], acting="thief", retired=["tinker"])
    t.begins("knaves", "daylight")
    thief, tinker, vagrant = part(t, "knaves", "captains", "marquise")["portraits"]
    assert [each["state"] for each in (thief, tinker, vagrant)] == ["chosen", "spent", "open"]
    assert thief["items"] == ["boot", "bag"]


def test_a_hoard_shows_all_its_spaces_with_their_values(table: type[Table]) -> None:
    """14.2.4 Items lie from the left; each space says what the track is worth with it."""
    t = table("hundreds", "marquise").put("hundreds", 5, "warlord")
    t.board("hundreds", mood="bitter", command=["boot"]).begins("hundreds", "daylight")
    command = part(t, "hundreds", "command")
    assert [space["label"] for space in command["spaces"]] == ["2", "2", "3", "4"]
    assert [each["item"] for each in command["items"]] == ["boot"]
    assert part(t, "hundreds", "mood")["of"] == "mood"


def test_relationships_are_a_chart_of_what_each_step_takes_and_gives(table: type[Table]) -> None:
    """9.2.9 Cards given in one turn to leave a space, and points in the space reached."""
    t = table("vagabond", "marquise").board("vagabond", items=["torch"]).put("vagabond", 5, "pawn")
    t.put("marquise", 5, "warrior").begins("vagabond", "daylight")
    marquise = part(t, "vagabond", "relationship_marquise_de_cat")
    assert marquise["subject"] == "marquise_de_cat" and marquise["group"] == "relationships"
    steps = [(each["cost"], each["points"]) for each in marquise["spaces"]]
    assert steps[:4] == [({}, 0), ({"card": 1}, 1), ({"card": 2}, 2), ({"card": 3}, 2)]


def test_numbers_of_a_board_say_what_they_count(table: type[Table]) -> None:
    """6.3.1 A page can draw them; where no picture is known, the words remain."""
    t = table("marquise", "eyrie").put("marquise", 5, "sawmill, 2 wood")
    t.begins("marquise", "daylight")
    wood = part(t, "marquise", "wood")
    assert wood["amounts"] == {"wood": int(wood["value"])}


def test_plots_lie_on_spaces_for_all_who_cannot_read_them(table: type[Table]) -> None:
    """13.2.2.I Others see how many there are and how many are out; its owner what each does."""
    t = table("corvids", "marquise").put("corvids", 5, "snare, warrior")
    t.begins("corvids", "birdsong")
    own, seen = part(t, "corvids", "plots", "corvids"), part(t, "corvids", "plots", "marquise")
    assert own["explained"] and "slots" not in own
    assert "explained" not in seen and len(seen["pieces"]) == 1
    assert seen["slots"] == seen["pieces"][0]["count"] + 1
