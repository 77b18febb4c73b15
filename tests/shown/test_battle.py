"""4.3 A battle says what was rolled, capped, added and ignored, with sources and sections."""

from __future__ import annotations

from typing import Any

from kit import Table
from undergrowth import NOBODY, Game, Setup
from undergrowth.engine.events import Event
from undergrowth.shown.battle import coming
from undergrowth.table.labels import tell
from undergrowth.words import speaking


def sides(t: Table) -> tuple[Any, Any]:
    """Attacker and defender as everybody sees them."""
    battle: Any = t.game.observe(NOBODY)["battle"]
    return battle["sides"][0], battle["sides"][1]


def test_before_the_roll_it_gives_the_odds(table: type[Table]) -> None:
    """4.3.3, 4.3.3.I The higher die goes to the attacker, and warriors cap what is rolled."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("eyrie", 5, "2 warriors")
    t.hand("eyrie", "ambush_fox", "cobbler").put("eyrie", 5, "warrior")
    t.battle("marquise", against="eyrie", at=5)
    attacker, defender = sides(t)
    assert attacker["odds"] == [0.0625, 0.1875, 0.75]
    assert defender["odds"] == [0.4375, 0.3125, 0.1875, 0.0625]
    assert attacker["most"] == 2 and attacker["warriors"] == 2
    assert "die" not in attacker


def test_a_cap_says_what_it_comes_from(table: type[Table]) -> None:
    """4.3.3.I Two warriors roll no more than two hits."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("eyrie", 5, "3 warriors")
    t.play("eyrie", "sappers").battle("marquise", against="eyrie", at=5).rolls(3, 1)
    attacker, defender = sides(t)
    assert (attacker["die"], attacker["rolled"], attacker["hits"]) == (3, 2, 2)
    assert attacker["caps"] == [
        {
            "source": "warriors_there",
            "title": "one per warrior there",
            "law": "4.3.3.I",
            "hits": 2,
        }
    ]
    assert defender["loses"] == {"pieces": {"warrior": 2}, "chooses": 0, "points": 0}
    assert t.told("capped_hits") == [
        {"law": "4.3.3.I", "seat": "marquise", "hits": 2, "rolled": 3, "source": "warriors_there"}
    ]
    t.says("eyrie", "use sappers")


def test_extra_and_ignored_hits_have_their_sources(table: type[Table]) -> None:
    """4.3.4, 4.3.5 Effects that were used stand beside what they did."""
    t = table("marquise", "eyrie").put("marquise", 5, "4 warriors").put("eyrie", 5, "3 warriors")
    t.play("marquise", "armorers", "brutal_tactics").play("eyrie", "sappers")
    t.battle("marquise", against="eyrie", at=5).rolls(1, 1)
    t.says("marquise", "effects first eyrie_dynasties")
    t.says("eyrie", "use sappers").says("marquise", "use armorers")
    attacker, defender = sides(t)
    assert [(x["source"], x["hits"]) for x in defender["extra"]] == [("sappers", 1)]
    assert [(x["source"], x["hits"]) for x in attacker["ignores"]] == [("armorers", 1)]
    assert attacker["loses"]["pieces"] == {"warrior": 1}
    t.says("marquise", "use brutal_tactics")
    assert t.told("extra_hits", "ignored_hits", "dealt_hits") == [
        {"law": "4.3.4", "seat": "marquise", "hits": 1, "source": "brutal_tactics"},
        {"law": "4.3.5.III", "seat": "marquise", "hits": 1, "source": "armorers"},
        {"law": "4.3.4", "seat": "eyrie", "hits": 1, "source": "sappers"},
        {
            "law": "4.3.5",
            "seat": "marquise",
            "attacker_hits": 2,
            "defender_hits": 1,
            "defender": "eyrie_dynasties",
        },
    ]


def test_what_bends_the_dice_is_called_by_its_name(table: type[Table]) -> None:
    """8.2.2, 7.8.3, 9.2.6 The ability, the leader, the swords: not the faction that has them."""
    t = table("eyrie", "alliance", "vagabond").put("vagabond", 1, "pawn")
    t.put("eyrie", 5, "4 warriors")
    t.put("alliance", 5, "2 warriors").board("eyrie", leader="commander")
    t.battle("eyrie", against="alliance", at=5)
    attacker, defender = sides(t)
    assert (attacker["takes"], defender["takes"]) == ("lower", "higher")
    assert attacker["takes_law"] == defender["takes_law"] == "8.2.2"
    t.rolls(3, 1)
    assert t.told("took_lower", "extra_hits") == [
        {"law": "8.2.2", "seat": "alliance", "source": "guerrilla_war"},
        {"law": "7.8.3", "seat": "eyrie", "hits": 1, "source": "commander"},
    ]


def test_an_item_that_strikes_is_called_by_its_name() -> None:
    """V.9.2 A source of several words is one name in every language."""
    event = Event("extra_hits", "4.3.4", 0, 1, {"hits": 1, "source": "swift strike"})
    g = Game.new(Setup(seats=["vagabond", "eyrie"]), seed=1)
    assert str(tell(g, event)) == "Vagabond deals 1 extra hit: Swift Strike"
    with speaking("de"):
        assert str(tell(g, event)) == "Der Vagabund landet 1 zusätzlichen Treffer: Blitzschlag"


def forecast(t: Table, viewer: str = "marquise") -> Any:
    """The marquise's battle in clearing 5 before it begins, as somebody sees it."""
    return coming(t.game, 5, t.seat("marquise"), t.seat("eyrie"), t.seat(viewer))


def test_before_the_roll_it_forecasts_all_hits_and_losses(table: type[Table]) -> None:
    """4.3.5, 4.3.6 The extra hit on a defenseless defender counts, and buildings score."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("eyrie", 5, "roost")
    attacker, defender = forecast(t.begins("marquise", "daylight"))["sides"]
    assert attacker["dealt"] == [0, 0.0625, 0.1875, 0.75]
    assert defender["dealt"] == [1.0]
    assert defender["expects"]["points"] == 1 and defender["expects"]["pieces"] == {"roost": 1}
    assert attacker["expects"]["hits"] == 0


def test_an_ambush_is_a_chance_as_far_as_the_viewer_can_tell(table: type[Table]) -> None:
    """4.3.1 The attacker counts the cards it has not seen; the defender knows its own."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("eyrie", 5, "warrior")
    t.hand("eyrie", "ambush_bird", "cobbler").begins("marquise", "daylight")
    assert forecast(t, "eyrie")["ambush"] == 1
    assert 0 < forecast(t)["ambush"] < 0.4
    bare = table("marquise", "eyrie").put("marquise", 5, "warrior").put("eyrie", 5, "warrior")
    assert forecast(bare.begins("marquise", "daylight"))["ambush"] == 0


def test_sums_stay_as_they_were_rolled_while_losses_are_resolved(table: type[Table]) -> None:
    """4.3.5.II, 6.2.3 Field Hospitals are asked for after the last defender fell: it was not
    defenseless when hits were counted, and what was rolled was capped by warriors now gone."""
    t = table("eyrie", "marquise", suits={5: "fox"}).put("eyrie", 5, "2 warriors")
    t.put("marquise", 5, "warrior, sawmill").put("marquise", 1, "keep")
    t.hand("marquise", "anvil").battle("eyrie", against="marquise", at=5).rolls(1, 1)
    assert t.game.decision is not None and t.game.decision.prompt == "marquise.hospitals"
    attacker, defender = sides(t)
    assert (attacker["hits"], attacker["extra"]) == (1, [])
    assert (attacker["most"], defender["most"], defender["rolled"]) == (2, 1, 1)
    assert [cap["hits"] for cap in defender["caps"]] == [1]
    assert defender["loses"] == attacker["loses"] == {"pieces": {}, "chooses": 0, "points": 0}


def test_pieces_that_were_chosen_are_not_lost_twice(table: type[Table]) -> None:
    """4.3.6 While one side still chooses, what was chosen and what is left make up its hits."""
    t = table("eyrie", "marquise").put("eyrie", 5, "3 warriors")
    t.put("marquise", 5, "sawmill, workshop, wood")
    t.battle("eyrie", against="marquise", at=5).rolls(1, 0)
    assert sides(t)[1]["loses"] == {"pieces": {}, "chooses": 2, "points": 2}
    t.says("marquise", "lose sawmill")
    assert sides(t)[1]["loses"] == {"pieces": {"sawmill": 1}, "chooses": 1, "points": 2}
