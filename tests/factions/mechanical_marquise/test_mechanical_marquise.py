"""R.4 The Mechanical Marquise."""

from __future__ import annotations

from typing import Any

import pytest

from kit.fuzz import random_game
from kit.opinions.reasons import reason
from kit.table import Table
from undergrowth import Game, Setup, position
from undergrowth.engine.chance import seeded
from undergrowth.factions.mechanical_marquise.build import MechanicalBuild
from undergrowth.factions.mechanical_marquise.march import Blitz, MechanicalMove
from undergrowth.factions.mechanical_marquise.pieces import marquise
from undergrowth.factions.mechanical_marquise.recruit import MechanicalRecruit
from undergrowth.factions.mechanical_marquise.turn import MechanicalDaylight, ScoreBuildings

ME = "mechanical_marquise"
BIRD = "birdy_bindle"


def tabled(order: str, *options: str, other: str = "eyrie", **entries: Any) -> Table:
    """A table with it and another player, an order card on its board."""
    return Table(":".join([ME, *options]), other, **entries).board(ME, order=[order])


def fresh() -> Table:
    """R.4.3.3 As it stands after setup, with the keep in clearing 1."""
    t = tabled("root_tea_fox").put(ME, 1, "2 warriors, keep, sawmill")
    for place in (2, 4, 5, 6, 7, 8, 9, 10, 11, 12):
        t.put(ME, place, "warrior")
    return t


def test_setup() -> None:
    """R.4.3.1, R.4.3.2, R.4.3.3, R.4.3.4, R.4.3.5 Keep, garrison and three buildings by chance."""
    for seed in range(6):
        g = Game.new(Setup(seats=[ME, "vagabond"]), seed)
        corner = g.homes[0]
        faction = marquise(g, 0)
        assert g.where(faction.keep) == corner
        far = g.box.woodland.opposite[corner]
        for place in g.clearings:
            wanted = 0 if place == far else 2 if place == corner else 1
            assert g.warriors_at(0, place) == wanted
        sites = [
            place for kind in faction.buildings for place in g.clearings if g.count(kind, place)
        ]
        assert len(sites) == len(set(sites)) == 3
        assert set(sites) <= {corner, *g.paths[corner]}


def test_it_builds_beyond_closed_paths() -> None:
    """R.4.3.4, R.12.2.1 Clearings beyond closed paths are next to the keep, too."""
    sites = set()
    for seed in range(40):
        g = Game.new(Setup(map="mountain", seats=[ME, "vagabond"]), seed)
        if g.homes[0] == 3:
            kinds = marquise(g, 0).buildings
            sites |= {place for place in g.clearings for kind in kinds if g.count(kind, place)}
    assert sites == {3, 6, 7, 11}


def test_mmq_example_recruit() -> None:
    """R.4.5.1, R.4.5.2 No battle is possible; one warrior for each fox clearing it rules."""
    t = fresh().does(MechanicalRecruit(0), turn=ME)
    assert [t.at(place).split(" ")[1] for place in (1, 6, 8, 12)] == ["3", "2", "2", "2"]
    assert "attack" not in " ".join(t.game.answers or [])


def test_mmq_example_build_and_score() -> None:
    """R.4.5.3, R.4.6.1 A sawmill where most warriors and an open slot are; two of them score 1."""
    t = fresh()
    for place in (1, 6, 8, 12):
        t.put(ME, place, "warrior")
    t.does(MechanicalBuild(0), turn=ME)
    assert "sawmill" in t.at(6)
    t = fresh().does(MechanicalMove(0), turn=ME)
    assert not t.told("moved")
    t = fresh().put(ME, 6, "sawmill").does(ScoreBuildings(0), turn=ME, phase="evening")
    assert t.vp == {"mechanical": 1}


def test_the_example_turn() -> None:
    """R.4.4 to R.4.6 The turn printed at the end of the chapter, from the order card on."""
    t = Table(ME, "eyrie").put(ME, 1, "2 warriors, keep, sawmill").put("eyrie", 3, "roost")
    for place in (2, 4, 5, 6, 7, 8, 9, 10, 11, 12):
        t.put(ME, place, "warrior")
    t.put(ME, 5, "workshop").put(ME, 9, "recruiter").also(deck_top=["root_tea_fox"])
    t.begins(ME, "birdsong")
    assert [line for line in t.game.answers or [] if line.startswith(ME)] == [
        f"{ME}: crank out 4",
        f"{ME}: set down 1 sawmill 6",
    ]
    assert [t.game.warriors_at(0, place) for place in (1, 6, 8, 12)] == [3, 2, 2, 2]
    assert t.crafts(ME) == {"tea": 1}
    assert t.vp == {"mechanical": 2}  # one for the tea, one for two sawmills
    assert "root_tea_fox" in t.discard


def test_mmq_move() -> None:
    """R.4.5.4 All but three go where most enemy pieces are."""
    t = tabled("mouse_in_a_sack").put(ME, 9, "6 warriors")
    t.put("eyrie", 4, "2 warriors").put("eyrie", 12, "3 warriors").does(MechanicalMove(0), turn=ME)
    assert t.at(9) == "mechanical 3 warriors"
    assert "mechanical 3 warriors" in t.at(12)


def test_mmq_expand() -> None:
    """R.4.5.5 Another order card, whose item is not crafted; Daylight begins again."""
    t = tabled("mouse_in_a_sack").also(deck_top=["root_tea_fox"]).put(ME, 1, "sawmill")
    t.does(MechanicalDaylight(0), turn=ME)
    assert "mouse_in_a_sack" in t.discard
    assert t.told("revealed_order")[0]["card"] == "root_tea_fox"
    assert t.crafts(ME) == {}


def test_mmq_escalated() -> None:
    """R.4.7.2, R.4.7.3 Two each in the lowest clearings it rules; a sawmill wins the tie."""
    t = tabled(BIRD)
    for place in (1, 5, 9, 12):
        t.put(ME, place, "warrior")
    t.does(MechanicalRecruit(0), turn=ME)
    assert [t.game.warriors_at(0, place) for place in (1, 5, 9, 12)] == [1, 1, 3, 3]
    t = tabled(BIRD).put(ME, 1, "3 warriors").put(ME, 10, "2 warriors, sawmill, workshop")
    t.does(MechanicalBuild(0), turn=ME)
    assert "sawmill" in t.at(1)


def test_escalated_recruits_where_it_rules_one() -> None:
    """R.4.7.2 All four go to the only clearing it rules."""
    t = tabled(BIRD).put(ME, 7, "warrior").does(MechanicalRecruit(0), turn=ME)
    assert t.game.warriors_at(0, 7) == 5


def test_recruits_what_goes_round_first() -> None:
    """R.4.5.2 Of three clearings the one of highest priority gets the fourth warrior."""
    t = tabled("mouse_in_a_sack")
    for place in (2, 7, 9):
        t.put(ME, place, "warrior")
    t.does(MechanicalRecruit(0), turn=ME)
    assert [t.game.warriors_at(0, place) for place in (2, 7, 9)] == [3, 2, 2]


def test_too_few_warriors_are_still_dealt_out_evenly() -> None:
    """R.4.5.2, 1.5.4 Two warriors for two clearings are one for each."""
    t = tabled("mouse_in_a_sack").put(ME, 1, "21 warriors").put(ME, 2, "warrior")
    t.put(ME, 7, "warrior").does(MechanicalRecruit(0), turn=ME)
    assert [t.game.warriors_at(0, place) for place in (2, 7)] == [2, 2]


def test_too_few_warriors_with_a_bird() -> None:
    """R.4.7.2, R.2.4 Of the two lowest clearings the higher one gets its two first."""
    t = tabled(BIRD).put(ME, 1, "20 warriors").put(ME, 8, "warrior").put(ME, 9, "warrior")
    t.does(MechanicalRecruit(0), turn=ME)
    assert [t.game.warriors_at(0, place) for place in (8, 9)] == [3, 2]


def test_nothing_is_announced_without_warriors() -> None:
    """R.4.5.2, 1.5.4 An empty supply recruits nobody."""
    t = tabled("mouse_in_a_sack", "challenging").put(ME, 1, "24 warriors").put(ME, 2, "warrior")
    t.does(MechanicalRecruit(0), turn=ME)
    assert not [line for line in t.game.answers or [] if "crank out" in line]


def test_ties_between_workshops_and_recruiters() -> None:
    """R.4.7.3 Recruiters win those, where sawmills are fewer."""
    t = tabled(BIRD).put(ME, 1, "3 warriors").put(ME, 10, "workshop, recruiter")
    t.does(MechanicalBuild(0), turn=ME)
    assert "recruiter" in t.at(1)


def test_the_defender() -> None:
    """R.4.5.1 The most pieces there, then the most points."""
    t = Table(ME, "eyrie", "alliance").board(ME, order=["root_tea_fox"])
    t.put(ME, 8, "2 warriors").put("eyrie", 8, "warrior").put("alliance", 8, "warrior")
    t.scores(eyrie=9, alliance=7).does(MechanicalDaylight(0), turn=ME)
    t.rolls(0, 0)
    assert t.told("battled")[0]["defender"] == "eyrie_dynasties"


def test_who_plays_for_dominance_has_no_points() -> None:
    """R.4.5.1, 3.3.1 The marker of the Eyrie is off the track: the Alliance has the most."""
    t = Table(ME, "eyrie", "alliance", "cult", "corvids").board(ME, order=["root_tea_fox"])
    t.put(ME, 8, "2 warriors").put("eyrie", 8, "warrior").put("alliance", 8, "warrior")
    t.scores(eyrie=12, alliance=7).board("eyrie", dominance="dominance_fox")
    t.does(MechanicalDaylight(0), turn=ME).rolls(0, 0)
    assert t.told("battled")[0]["defender"] == "woodland_alliance"


@pytest.mark.parametrize(("level", "warriors"), [("easy", 2), ("default", 4), ("challenging", 6)])
def test_difficulties(level: str, warriors: int) -> None:
    """R.3.3.1 Two, four, or four and two more."""
    t = tabled("mouse_in_a_sack", level).put(ME, 2, "warrior").does(MechanicalRecruit(0), turn=ME)
    assert t.game.warriors_at(0, 2) == 1 + warriors


def test_nightmare_scores() -> None:
    """R.3.3.1, R.4.6.2 A point at the end of Evening, when the order card is gone."""
    t = tabled("mouse_in_a_sack", "nightmare").put("eyrie", 3, "roost")
    t.begins(ME, "evening")
    assert t.vp == {"mechanical": 1}
    assert "mouse_in_a_sack" in t.discard


def test_blitz() -> None:
    """R.3.3.2 All but one leave a quiet clearing and battle where they come to."""
    t = tabled("mouse_in_a_sack", "blitz").put(ME, 4, "3 warriors").put("eyrie", 12, "warrior")
    t.does(Blitz(0), turn=ME).rolls(1, 0)
    assert t.at(4) == "mechanical 1 warrior"
    assert t.at(12) == "mechanical 2 warriors"


def test_fortified() -> None:
    """R.3.3.2 One hit on buildings is lost, two remove one."""
    t = tabled("mouse_in_a_sack", "fortified").put(ME, 5, "sawmill, workshop")
    t.put("eyrie", 5, "3 warriors").battle("eyrie", against=ME, at=5).rolls(0, 0)
    assert "sawmill" in t.at(5) and "workshop" in t.at(5)
    assert t.vp == {}


def test_hospitals() -> None:
    """R.3.3.2 Two fallen in defence bring two to the keep; one does not."""
    for fallen, healed in ((2, 2), (1, 0)):
        t = tabled("mouse_in_a_sack", "hospitals").put(ME, 5, f"{fallen} warriors, sawmill")
        t.put(ME, 1, "keep").put("eyrie", 5, "3 warriors")
        t.battle("eyrie", against=ME, at=5).rolls(fallen, 0)
        assert t.game.warriors_at(0, 1) == healed


def test_iron_will() -> None:
    """R.3.3.2 Eight warriors with a bird."""
    t = tabled(BIRD, "iron_will").put(ME, 7, "warrior").does(MechanicalRecruit(0), turn=ME)
    assert t.game.warriors_at(0, 7) == 9


def test_overwhelming() -> None:
    """R.3.3.2 Four warriors without a place are two points; it expands once."""
    t = tabled("mouse_in_a_sack", "overwhelming").does(MechanicalRecruit(0), turn=ME)
    assert t.vp == {"mechanical": 2}


def test_crafts_what_it_reveals() -> None:
    """R.4.4.1, R.4.4.2 One point for the item; without one in the supply the card stays."""
    t = Table(ME, "eyrie").also(deck_top=["root_tea_fox"]).put("eyrie", 3, "roost")
    t.begins(ME, "birdsong")
    assert t.crafts(ME) == {"tea": 1}
    assert [e["points"] for e in t.told("scored") if e["law"] == "3.2.2"] == [1]


def test_the_keep() -> None:
    """R.4.2.1 Nobody else places pieces beside it."""
    t = tabled("mouse_in_a_sack", other="alliance").put(ME, 5, "keep")
    t.board("alliance", supporters=["ambush_rabbit"]).begins("alliance", "birdsong")
    assert not t.offers("alliance", "spread to 5")


def test_bird_battles_everywhere_and_where_it_moved() -> None:
    """R.4.7.1, R.4.7.4 In each clearing first, then where it has come to."""
    t = tabled(BIRD, "easy").put(ME, 9, "4 warriors").put("eyrie", 12, "2 warriors")
    t.begins(ME, "daylight")
    t.rolls(0, 0)
    assert [event["law"] for event in t.told("moved", "battled")][:2] == ["4.2", "4.3"]


def asked(verb: str) -> Game:
    """A game in which it is about to do something of this kind."""
    for seed in range(20):
        g = Game.new(Setup(seats=[ME, "eyrie"]), seed, asks_all=True)
        chance = seeded(seed)
        while g.decision is not None:
            if g.decision.texts()[0].startswith(verb):
                return g
            g.take(g.decision.options[chance.below(len(g.decision.options))])
    raise AssertionError(f"it never does {verb}")


def test_it_says_why_it_does_nothing_else() -> None:
    """R.2.1, R.2.2, R.2.3 Other clearings, pieces and numbers are refused with their section."""
    g = asked("attack in")
    assert g.decision is not None
    place = next(n for n in range(1, 13) if f" {n} " not in g.decision.texts()[0])
    assert "(law R." in g.why_not(0, f"attack in {place} eyrie_dynasties")
    assert "(law R.2.4)" in g.why_not(0, "attack in 12 eyrie_dynasties")
    first = reason(g, 0, "attack in 12 eyrie_dynasties")
    assert first.startswith("why-automata_first: place ")
    g = asked("set down")
    assert g.decision is not None
    text = g.decision.texts()[0]
    place = next(n for n in range(1, 13) if not text.endswith(f" {n}"))
    assert "(law R." in g.why_not(0, " ".join([*text.split(" ")[:-1], str(place)]))
    g = asked("send from")
    assert g.decision is not None
    origin, to, n = g.decision.texts()[0].split(" ")[2:]
    more = f"send from {origin} {to} {int(n) + 1}"
    assert "(law R.4." in g.why_not(0, more)
    assert reason(g, 0, more) == f"why-automata_count: count {n}"
    stayed = reason(g, 0, f"send from {origin} {origin} {n}")
    assert stayed.startswith(f"why-no_candidate: target place:{origin}")


@pytest.mark.parametrize("map_name", ["autumn", "winter", "lake", "mountain", "marsh", "gorge"])
def test_random_games(map_name: str) -> None:
    """R.2.6 They hold all invariants, with every trait and difficulty."""
    traits = ["blitz", "fortified", "hospitals", "iron_will", "overwhelming"]
    levels = ["easy", "default", "challenging", "nightmare"]
    seed = len(map_name)
    seat = ":".join([ME, levels[seed % 4], *traits[: seed % 6]])
    g = random_game(Setup(map=map_name, seats=[seat, "eyrie", "alliance"]), seed, 400, 60)
    assert any(line.startswith(ME) for line in g.answers or [])


def test_alone_with_nothing_left_nobody_wins() -> None:
    """R.2.6, 3.1 It rules nothing and recruits nowhere, and a Vagabot without items does little:
    a described game of the two ends all the same."""
    seats = [f"{ME}:easy", "vagabot:easy"]
    alone = {"5": {"vagabot": ["1 pawn"]}}
    g = position.game({"map": "lake", "seats": seats, "clearings": alone, "turn": ME}, 2)
    assert g.over and not g.winners
