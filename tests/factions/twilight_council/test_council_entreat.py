"""17.2.4 Entreat is there between all actions of an enemy, also where nothing else is left."""

from __future__ import annotations

import pytest

from kit import Table
from kit.madeup.drone import DATA, Drone
from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS
from undergrowth.factions.keepers_in_iron.camps import Decamp, Encamp
from undergrowth.factions.knaves_of_the_deepwood.evening import only_a_rule_forbids as skunks_wait
from undergrowth.factions.knaves_of_the_deepwood.pieces import knaves
from undergrowth.factions.lord_of_the_hundreds.evening import only_a_rule_forbids as mobs_wait
from undergrowth.factions.lord_of_the_hundreds.pieces import hundreds


def governed(*others: str, at: int = 5) -> Table:
    """A Council without Loyalists to send, with a Governing assembly beside others."""
    return Table(*others, "council").put("council", at, "governing_assembly")


def test_between_two_flips() -> None:
    """17.2.4, 13.4.2 The last plot that can be flipped is; then they entreat for the next."""
    t = governed("corvids").put("corvids", 1, "face_down_raid, 1 warrior")
    t.put("corvids", 5, "face_down_extortion, 1 warrior").begins("corvids", "birdsong")
    t.says("corvids", "pass")
    t.says("corvids", "flip plot 1")
    t.says("corvids", "entreat 5").says("council", "pass")
    t.says("corvids", "flip plot 5")
    assert "corvids 1 extortion" in t.at(5)


def test_after_the_last_card_was_crafted() -> None:
    """17.2.4, 13.4.2 No other plot can be flipped, and the hand is empty."""
    t = governed("corvids").put("corvids", 5, "face_down_extortion, 1 warrior")
    t.put("corvids", 3, "face_down_raid").hand("corvids", "a_visit_to_friends")
    t.begins("corvids", "birdsong")
    t.says("corvids", "pass", "craft a_visit_to_friends")
    t.says("corvids", "entreat 5").says("council", "pass")
    t.says("corvids", "flip plot 5")
    assert "corvids 1 extortion" in t.at(5)


def test_between_two_mobs() -> None:
    """17.2.4, 14.6.1 A mob gathers where it can; then they entreat for the next."""
    t = governed("hundreds").put("hundreds", 5, "1 warrior").put("hundreds", 1, "1 warrior, mob")
    t.put("hundreds", 2, "warlord").hand("hundreds", "a_visit_to_friends", "sword", "anvil")
    t.begins("hundreds", "evening").says("hundreds", "pass", "incite in 2", "incite with sword")
    t.says("hundreds", "entreat 5").says("council", "pass")
    assert t.offers("hundreds", "incite in 5")


def test_no_mob_is_left_to_entreat_for() -> None:
    """17.2.4, 14.6.1, 1.5.1 The fifth one lies in 2, so that nobody waits for the Council."""
    t = governed("hundreds").put("hundreds", 5, "1 warrior").put("hundreds", 2, "warlord")
    for place in (1, 3, 4, 6):
        t.put("hundreds", place, "mob")
    t.hand("hundreds", "sword", "anvil").begins("hundreds", "evening")
    t.says("hundreds", "pass", "incite in 2", "incite with sword")
    assert t.asked() != "hundreds.incite"


def test_no_clearing_to_entreat_for() -> None:
    """17.2.4, 14.6.1 A mob can gather wherever there are Hundreds warriors, and has."""
    t = governed("hundreds").put("hundreds", 2, "warlord").put("hundreds", 5, "mob")
    t.hand("hundreds", "sword", "anvil").begins("hundreds", "evening")
    t.says("hundreds", "pass", "incite in 2", "incite with sword")
    assert t.asked() != "hundreds.incite"


def test_between_two_camps() -> None:
    """17.2.4, 15.4.1 They encamp where they can; then they entreat for the next."""
    t = governed("keepers").put("keepers", 5, "1 warrior").put("keepers", 2, "2 warriors")
    t.begins("keepers", "birdsong").says("keepers", "pass", "encamp in 2")
    t.says("keepers", t.options("keepers")[0])
    t.says("keepers", "entreat 5").says("council", "pass")
    assert t.offers("keepers", "encamp in 5")


def test_between_encamping_and_decamping() -> None:
    """17.2.4, 15.4.2 The one waystation stands at a Governing assembly until they entreat."""
    t = governed("keepers").put("keepers", 5, "tablet_figure")
    t.put("keepers", 2, "1 warrior").begins("keepers", "birdsong")
    t.says("keepers", "pass", "encamp in 2")
    t.says("keepers", t.options("keepers")[0])
    t.says("keepers", "entreat 5").says("council", "pass")
    while t.asked() == "keepers.encamp":
        t.says("keepers", "pass")
    assert t.offers("keepers", "decamp in 5")


ALL = {2: "tablet_figure, tablet_jewelry", 9: "jewelry_figure"}


@pytest.mark.parametrize(
    ("frame", "laid", "waits"),
    [
        (Encamp(0), {4: "1 warrior"}, True),
        (Encamp(0, [4]), {4: "1 warrior"}, False),
        (Encamp(0), {2: "1 warrior"}, False),
        (Encamp(0), {4: "1 warrior, tablet_figure"}, False),
        (Encamp(0), {**ALL, 4: "1 warrior"}, False),
        (Decamp(0), {4: "tablet_figure"}, True),
        (Decamp(0, [4]), {4: "tablet_figure"}, False),
        (Decamp(0), {2: "tablet_figure"}, False),
        (Decamp(0), {4: "tablet_figure", 2: "14 warriors"}, True),
        (Decamp(0), {4: "tablet_figure", 2: "15 warriors"}, False),
    ],
)
def test_keepers_wait_only_for_what_the_council_allows(
    frame: Encamp | Decamp, laid: dict[int, str], waits: bool
) -> None:
    """17.2.4, 15.4.1, 15.4.2 With an open slot in 4 and pieces left, and once in a clearing."""
    t = governed("keepers", at=4)
    for place, pieces in laid.items():
        t.put("keepers", place, pieces)
    assert frame.only_a_rule_forbids(t.begins("keepers", "evening").game) == waits


def test_between_two_skunks() -> None:
    """17.2.4, 18.6.2 One acclaim is used; then they entreat for the other."""
    t = governed("knaves").put("knaves", 5, "acclaim").put("knaves", 2, "acclaim")
    t.hand("knaves", "sword", "a_visit_to_friends").begins("knaves", "evening")
    t.says("knaves", "pass", "pass", "protect in 2", "protect with sword")
    t.says("knaves", "entreat 5").says("council", "pass")
    assert t.offers("knaves", "protect in 5")


def test_no_acclaim_to_entreat_for() -> None:
    """17.2.4, 18.6.2 The acclaim is used, and there is none at the Governing assembly."""
    t = governed("knaves").put("knaves", 2, "acclaim").put("knaves", 5, "warrior")
    t.hand("knaves", "sword", "a_visit_to_friends").begins("knaves", "evening")
    t.says("knaves", "pass", "protect in 2", "protect with sword")
    assert t.asked() != "knaves.protect"


@pytest.mark.parametrize(
    ("laid", "waits"),
    [
        ({4: "1 warrior"}, True),
        ({}, False),
        ({2: "1 warrior"}, False),
        ({4: "1 warrior, mob"}, False),
        ({4: "1 warrior", **dict.fromkeys((1, 2, 3, 5), "mob")}, True),
        ({4: "1 warrior", **dict.fromkeys((1, 2, 3, 5, 6), "mob")}, False),
    ],
)
def test_mobs_wait_only_for_what_the_council_allows(laid: dict[int, str], waits: bool) -> None:
    """17.2.4, 14.6.1 Beside a warrior in 4, and while a mob is left."""
    t = governed("hundreds", at=4)
    for place, pieces in laid.items():
        t.put("hundreds", place, pieces)
    g = t.begins("hundreds", "evening").game
    assert mobs_wait(g, hundreds(g, 0)) == waits


@pytest.mark.parametrize(
    ("laid", "done", "waits"),
    [
        ({4: "acclaim"}, [], True),
        ({4: "acclaim"}, [4], False),
        ({4: "warrior"}, [], False),
        ({2: "acclaim"}, [], False),
        ({4: "acclaim", 2: "9 warriors"}, [], True),
        ({4: "acclaim", 2: "10 warriors"}, [], False),
    ],
)
def test_skunks_wait_only_for_what_the_council_allows(
    laid: dict[int, str], done: list[int], waits: bool
) -> None:
    """17.2.4, 18.6.2 At acclaim in 4 that is not used yet, and while a Skunk is left."""
    t = governed("knaves", at=4)
    for place, pieces in laid.items():
        t.put("knaves", place, pieces)
    g = t.begins("knaves", "evening").game
    assert skunks_wait(g, knaves(g, 0), done) == waits


class Petitioner(Drone):
    """It plays by itself, and has assemblies closed."""

    def always_petitions(self) -> bool:
        return True


def test_some_who_play_by_themselves_always_entreat(monkeypatch: pytest.MonkeyPatch) -> None:
    """17.2.4 As soon as they can, by priority; for that Loyalists become more, and none come."""
    cogs = piece("cog", "warrior", WARRIORS)
    install_faction(monkeypatch, "petitioner", Petitioner, cogs, **DATA)
    t = governed("petitioner").put("council", 9, "governing_assembly, warrior")
    t.also(deck_top=["anvil"]).board("council", loyalists=2).begins("petitioner", "birdsong")
    assert t.options("council") == ["win loyalist", "pass"]
    t.refuses("council", "send loyalists 1", "17.2.4")
    t.says("council", "win loyalist").says("council", "pass")
    assert [each["place"] for each in t.told("entreated")] == ["5", "9"]
    assert t.at(9) == "council 1 warrior, council 1 closed_assembly"


def test_nobody_else_is_made_to() -> None:
    """17.2.4 Automated opponents use nothing that they need not use."""
    t = governed("mechanical_marquise").put("mechanical_marquise", 1, "keep")
    t.begins("mechanical_marquise", "birdsong")
    assert t.told("entreated") == []
