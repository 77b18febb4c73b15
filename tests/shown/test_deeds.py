"""Deeds with all they brought about, each event with what set it off."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Table
from kit.lineups import play_randomly, seed_of, setups, sparing
from undergrowth import NOBODY, Game, Setup
from undergrowth.engine.events import NO_EVENT, Event
from undergrowth.library import automated_factions
from undergrowth.shown.deeds import _losses, deeds
from undergrowth.words import speaking

SETUPS = setups()


def done(t: Table, seat: str, first: int = 0) -> list[dict[str, Any]]:
    """The deeds of a scenario as a seat may know them."""
    return [dict(each) for each in deeds(t.game, t.seat(seat), first)]


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_every_event_is_part_of_one_deed(name: str) -> None:
    """Deeds are numbered, hold events that follow each other, and an event is set off by an
    earlier one of its own deed."""
    g = play_randomly(SETUPS[name], seed_of(name, 7), lambda g, number: None)
    assert g.log is not None
    last = 0
    for number, event in enumerate(g.log):
        assert event.deed in (last, last + 1)
        last = event.deed
        assert event.act
        if event.cause != NO_EVENT:
            assert event.cause < number and g.log[event.cause].deed == event.deed
    for viewer in range(NOBODY, g.seats):
        shown: list[Any] = [*deeds(g, viewer)]
        assert [each["number"] for each in shown] == sorted({each["number"] for each in shown})
        for each in shown:
            assert each["text"] and each["law"] and each["lines"][0] == each["text"]
            assert "{" not in "".join(each["lines"]), each["lines"]
            told = [each["text"], *(one["text"] for one in each["consequences"])]
            begins, ends = each["events"]
            assert len(told) <= sum(g.log[i].verb != "phase" for i in range(begins, ends))
            for one in each["consequences"]:
                assert begins <= one["event"] < ends and one["text"] and one["law"]
                assert one["cause"] is None or begins <= one["cause"] < one["event"]
    gained = {g.seat_name(seat): g.score[seat] for seat in range(g.seats) if g.score[seat]}
    points: dict[str, int] = {}
    for each in shown:
        for who, n in each["points"].items():
            points[who] = points.get(who, 0) + n
    assert {who: n for who, n in points.items() if n} == gained


def test_a_place_that_was_only_chosen_belongs_to_no_deed_before() -> None:
    """R.2 An automated faction says where it goes next at the end of what it does."""
    name = next(name for name in SETUPS if set(SETUPS[name].seats) & set(automated_factions()))
    g = play_randomly(SETUPS[name], seed_of(name, 7), lambda g, number: None)
    assert g.log is not None
    chosen = 0
    shown: list[Any] = [*deeds(g, NOBODY)]
    for each in shown:
        begins, ends = each["events"]
        events = g.log[begins:ends]
        chosen += sum("places" in event.fields for event in events)
        done = [event for event in events if "places" not in event.fields]
        named = {str(event.fields.get("place", "")) for event in done}
        assert set(each["places"]) <= set(" ".join(named).split())
    assert chosen


def test_a_building_is_one_deed(table: type[Table]) -> None:
    """Wood, building and points belong together; the deed is what was built."""
    t = table("marquise", "eyrie").put("marquise", 5, "sawmill, 2 wood, 3 warriors")
    t.put("marquise", 1, "warrior").begins("marquise", "daylight")
    first = len(t.game.log or [])
    t.says("marquise", "build", "build in 1", "raise sawmill")
    (deed,) = done(t, "eyrie", first)
    assert deed["text"] == "Marquise de Cat builds a sawmill in clearing 1"
    assert deed["lines"] == [deed["text"]]
    assert [(each["text"], each["law"]) for each in deed["consequences"]] == [
        ("Marquise de Cat spends wood from clearing 5", "G.24"),
        ("Marquise de Cat scores 1 point and has 6", "6.5.4.III"),
    ]
    assert deed["law"] == "6.5.4"
    assert (deed["seat"], deed["act"], deed["picture"]) == ("marquise_de_cat", "build", "build")
    assert deed["points"] == {"marquise_de_cat": 1}
    assert deed["losses"] == {"marquise_de_cat": {"wood": 1}}
    assert deed["against"] == [] and not deed["against_me"]


def test_a_battle_and_what_it_sets_off_is_one_deed(table: type[Table]) -> None:
    """Attack, dice, losses and points; it is against the defender."""
    t = table("marquise", "eyrie").put("marquise", 5, "3 warriors").put("eyrie", 5, "roost")
    t.begins("marquise", "daylight")
    first = len(t.game.log or [])
    t.says("marquise", "battle").rolls(1, 0)
    (deed,) = done(t, "eyrie", first)
    assert deed["text"] == "Marquise de Cat battles Eyrie Dynasties in clearing 5"
    assert deed["places"] == ["5"]
    assert deed["losses"] == {"eyrie_dynasties": {"roost": 1}}
    assert deed["points"] == {"marquise_de_cat": 1}
    assert deed["against"] == ["eyrie_dynasties"] and deed["against_me"]
    assert not done(t, "marquise", first)[0]["against_me"]
    log = t.game.log or []
    begun = next(i for i, event in enumerate(log) if event.verb == "battled")
    fallen = next(event for event in log if event.verb == "removed")
    assert log[fallen.cause].deed == log[begun].deed and fallen.cause > begun


def test_warriors_that_are_placed_again_are_not_lost(table: type[Table]) -> None:
    """6.2.3 Field Hospitals: who was healed at the keep in the same deed has not left the map."""
    t = table("marquise", "eyrie").put("marquise", 5, "3 warriors").put("marquise", 1, "keep")
    t.put("eyrie", 5, "3 warriors").hand("marquise", "cobbler").begins("marquise", "daylight")
    first = len(t.game.log or [])
    t.says("marquise", "battle").rolls(2, 2).says("marquise", "heal with cobbler")
    (deed,) = done(t, "marquise", first)
    assert t.at(1) == "marquise 2 warriors, marquise 1 keep"
    assert deed["losses"] == {"eyrie_dynasties": {"warrior": 2}}


def test_others_that_are_placed_do_not_make_up_for_losses() -> None:
    """G.24 Only pieces that their own removal places again are back."""
    three: dict[str, int | str] = {"owner": "birds", "piece": "warrior", "count": 3}
    events = [Event(verb, "G.24", 0, 1, dict(three)) for verb in ("removed", "placed", "placed")]
    events[1].fields["count"] = 1
    events[1].cause = 40
    assert _losses(events, 40) == {"birds": {"warrior": 2}}


def test_what_falls_in_a_battle_is_part_of_its_deed(table: type[Table]) -> None:
    """4.3.6, 3.2.1 Losses and points have words, a section and a cause in the same deed."""
    t = table("marquise", "eyrie").put("marquise", 5, "3 warriors").put("eyrie", 5, "roost")
    t.begins("marquise", "daylight")
    first = len(t.game.log or [])
    t.says("marquise", "battle").rolls(1, 0)
    (deed,) = done(t, "eyrie", first)
    told = {each["text"]: each for each in deed["consequences"]}
    fallen = told["Eyrie Dynasties loses a roost in clearing 5"]
    scored = told["Marquise de Cat scores 1 point and has 6"]
    assert fallen["law"] == "4.3.6" and fallen["cause"] == scored["cause"] is not None


def test_what_differs_is_not_told_as_one(table: type[Table]) -> None:
    """2.2.2 Clearings of two suits in one deed: each is said of its own clearings."""
    g = table("marquise", "eyrie").begins("marquise", "daylight").game
    g.log = [
        Event("suited", "2.2.2", NOBODY, 0, {"place": place, "suit": suit}, deed=1, act="x")
        for place, suit in (("1", "fox"), ("2", "mouse"), ("3", "fox"))
    ]
    (deed,) = deeds(g, NOBODY)
    assert deed["lines"] == [
        "Clearings 1 and 3 are fox clearings",
        "Clearing 2 is a mouse clearing",
    ]
    with speaking("de"):
        assert str(deeds(g, NOBODY)[0]["text"]) == "Lichtungen 1 und 3 haben die Farbe Fuchs"


def test_a_march_of_two_moves_is_told_as_both(table: type[Table]) -> None:
    """Both moves with their ends; sums of what goes the same way."""
    t = table("marquise", "eyrie").put("marquise", 5, "3 warriors").begins("marquise", "daylight")
    first = len(t.game.log or [])
    t.says("marquise", "march", "to 1", "take 3", "from 1", "to 5", "take 1")
    (deed,) = done(t, "eyrie", first)
    assert deed["lines"] == [
        "Marquise de Cat moves 3 warriors from clearing 5 to clearing 1",
        "Marquise de Cat moves a warrior from clearing 1 to clearing 5",
    ]
    assert (deed["from"], deed["to"]) == (["5", "1"], ["1", "5"])


def test_deeds_are_kept_in_saves(table: type[Table]) -> None:
    """A game that is opened again goes on with the deed in progress."""
    t = table("marquise", "eyrie").put("marquise", 5, "3 warriors").begins("marquise", "daylight")
    t.says("marquise", "march", "to 1", "take 3")
    again = Game.from_json(t.game.to_json())
    for g in (again, t.game):
        for answer in ("from 1", "to 5", "take 1"):
            g.choose(answer)
    assert deeds(again, 1) == deeds(t.game, 1)


def test_nobody_reads_secrets_in_deeds(table: type[Table]) -> None:
    """1.2.1 Cards drawn are named for the player who drew them."""
    t = table("marquise", "eyrie").also(deck_top=["cobbler"]).put("marquise", 5, "warrior")
    t.begins("marquise", "evening")
    assert done(t, "marquise")[0]["text"] == "Marquise de Cat draws Cobbler"
    assert done(t, "eyrie")[0]["text"] == "Marquise de Cat draws 1 card"


def test_each_faction_is_set_up_in_a_deed_of_its_own() -> None:
    """5.1.7 Things that a seat is given without a choice are told as its own, each by itself."""
    g = Game.new(Setup(seats=["eyrie", "alliance"]), seed=1)
    while g.turns == 0 and g.decision is not None:
        g.take(g.decision.options[0])
    told = [each["lines"] for each in deeds(g, NOBODY)]
    assert ["Woodland Alliance gains a supporter"] * 3 in told
