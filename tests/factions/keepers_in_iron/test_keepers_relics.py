"""15.2.1, 15.2.4, 15.2.5 Relics: who knows their values, who fights beside them, who takes them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from factions.keepers_in_iron.order import me, order, recovered
from kit import Table
from kit.madeup.strays import WANDERERS, install_wanderers
from undergrowth import NOBODY, BadPosition, Game, Setup, position
from undergrowth.factions.keepers_in_iron.delve import _why_not_in
from undergrowth.law.battle.battle import Battle
from undergrowth.law.crafting.craft import FREE, CraftCard
from undergrowth.session import PERSON, Session
from undergrowth.table.hidden.determinize import determinize
from undergrowth.table.names import CARDS
from undergrowth.table.records import Fight

FORESTS = [f"f{n}" for n in range(1, 8)]


# ---- devout knights


def test_bat_devout_once_with_ambush(table: type[Table]) -> None:
    """15.2.4, 4.3.1 One of the ambush's two hits is ignored, and none of the roll's."""
    t = table("keepers", "marquise").put("keepers", 10, "3 warriors, figure_1")
    t.put("marquise", 10, "2 warriors").hand("marquise", "ambush_rabbit")
    t.battle("keepers", "marquise", 10).says("marquise", "play ambush_rabbit")
    assert t.game.warriors_at(0, 10) == 2
    t.rolls(2, 1)
    assert t.at(10) == "keepers 1 warrior, keepers 1 figure_1" and t.done()


def test_bat_devout_needs_warrior_and_relic(table: type[Table]) -> None:
    """15.2.4 Without a relic nothing is ignored."""
    t = (
        table("marquise", "keepers")
        .put("keepers", 10, "2 warriors")
        .put("marquise", 10, "2 warriors")
    )
    t.battle("marquise", "keepers", 10).rolls(2, 0)
    assert t.at(10) == "marquise 2 warriors"


def test_a_relic_without_a_knight_ignores_nothing(table: type[Table]) -> None:
    """15.2.4 At least one warrior of theirs has to be there."""
    t = table("marquise", "keepers").put("keepers", 10, "figure_1, figure_tablet")
    t.put("marquise", 10, "2 warriors").battle("marquise", "keepers", 10).rolls(0, 0)
    t.says("keepers", "lose figure_tablet")
    assert t.at(10) == "marquise 2 warriors, keepers 1 figure_1"


def test_the_first_hit_is_ignored_on_either_side(table: type[Table]) -> None:
    """15.2.4 As defender and as attacker; the log says by which section."""
    t = table("marquise", "keepers").put("keepers", 10, "2 warriors, tablet_3")
    t.put("marquise", 10, "3 warriors").battle("marquise", "keepers", 10).rolls(2, 0)
    assert t.at(10) == "marquise 3 warriors, keepers 1 warrior, keepers 1 tablet_3"
    assert t.told("ignored_hits") == [
        {"law": "15.2.4", "seat": "keepers", "hits": 1, "source": "devout_knights"}
    ]
    t = table("keepers", "marquise").put("keepers", 10, "2 warriors, tablet_3")
    t.put("marquise", 10, "3 warriors").battle("keepers", "marquise", 10).rolls(2, 1)
    assert t.at(10) == "keepers 2 warriors, keepers 1 tablet_3, marquise 1 warrior"


def test_no_hit_is_none_ignored(table: type[Table]) -> None:
    """15.2.4 A hit that is not dealt is not ignored: the roll's first hit still is."""
    t = table("keepers", "marquise").put("keepers", 10, "2 warriors, tablet_3")
    t.put("marquise", 10, "3 warriors").battle("keepers", "marquise", 10).rolls(1, 0)
    assert t.told("ignored_hits") == []


def test_an_ambush_that_slays_the_last_knight(table: type[Table]) -> None:
    """15.2.4, 4.3.1.II With one warrior one of two hits is enough; the battle ends."""
    t = table("keepers", "marquise").put("keepers", 10, "1 warrior, tablet_3")
    t.put("marquise", 10, "2 warriors").hand("marquise", "ambush_rabbit")
    t.battle("keepers", "marquise", 10).says("marquise", "play ambush_rabbit")
    assert t.at(10) == "keepers 1 tablet_3, marquise 2 warriors" and t.done()


# ---- prized trophies


def test_an_enemy_scores_two_and_chooses_a_forest(table: type[Table]) -> None:
    """15.2.5, 3.2.1 A point more than usual; face up in any forest."""
    t = (
        table("marquise", "keepers")
        .put("keepers", 10, "figure_3")
        .put("marquise", 10, "2 warriors")
    )
    t.battle("marquise", "keepers", 10).rolls(0, 0)
    assert t.vp == {"marquise": 2}
    assert t.options("marquise") == [f"bury figure_3 {forest}" for forest in FORESTS]
    t.refuses("marquise", "bury figure_1 f3", "15.2.5")
    t.refuses("marquise", "bury figure_3 5", "15.2.5")
    t.says("marquise", "bury figure_3 f6")
    assert t.at("f6") == "keepers 1 figure_3" and t.done()
    assert me_off_map(t) == 0


def me_off_map(t: Table) -> int:
    seat = t.seat("keepers")
    keepers = t.game.boards[seat]
    return len(keepers.trophies) + len(keepers.recovered)  # type: ignore[attr-defined]


def test_several_trophies_one_by_one(table: type[Table]) -> None:
    """15.2.5, 1.5.4 All leave first; each finds its forest, which may differ."""
    t = table("marquise", "keepers").put("keepers", 10, "figure_3, 2 tablet_3")
    t.put("keepers", 4, "jewelry_1").hand("marquise", "favor_of_the_rabbits")
    t.does(CraftCard(0, CARDS.parse("favor_of_the_rabbits"), FREE))
    assert t.vp == {"marquise": 8}
    t.says("marquise", "bury tablet_3 f1", "bury jewelry_1 f1", "bury tablet_3 f2")
    assert len(t.options("marquise")) == len(FORESTS)
    t.says("marquise", "bury figure_3 f1")
    assert t.at("f1") == "keepers 1 figure_3, keepers 1 tablet_3, keepers 1 jewelry_1"
    assert t.done()


def test_a_defender_takes_trophies_too(table: type[Table]) -> None:
    """15.2.5 Any remover does; here the player who is attacked, on the Keepers' turn."""
    t = table("keepers", "marquise").put("keepers", 10, "1 warrior, figure_3")
    t.put("marquise", 10, "4 warriors").battle("keepers", "marquise", 10).rolls(3, 3)
    assert t.vp == {"marquise": 2}
    t.says("marquise", "bury figure_3 f2")
    assert t.at("f2") == "keepers 1 figure_3"


def test_the_despots_extra_point_comes_on_top(table: type[Table]) -> None:
    """15.2.5, 7.8.4 Both rules add theirs."""
    t = table("eyrie", "keepers").put("keepers", 10, "figure_3").put("eyrie", 10, "2 warriors")
    t.board("eyrie", leader="despot").battle("eyrie", "keepers", 10).rolls(0, 0)
    assert t.vp == {"eyrie": 3}


def test_a_vagabond_takes_a_trophy(table: type[Table]) -> None:
    """15.2.5, 9.5.6 A strike removes a relic; he places it."""
    t = table("vagabond", "keepers").put("vagabond", 10, "pawn").put("keepers", 10, "jewelry_2")
    t.board("vagabond", character="ranger", items=["crossbow"]).begins("vagabond", "daylight")
    t.says("vagabond", "strike keepers_in_iron jewelry_2", "bury jewelry_2 f3")
    assert t.at("f3") == "keepers 1 jewelry_2" and t.vp == {"vagabond": 2}


def test_a_trophy_can_be_delved_again(table: type[Table]) -> None:
    """15.2.5, 15.5.2.IIa It lies face up, so that everybody knows its value."""
    t = (
        table("keepers", "marquise")
        .put("keepers", "f7", "figure_3")
        .put("keepers", 12, "1 warrior")
    )
    t.board("keepers", retinue={"delve": ["anvil"]}).hand("keepers", "armorers")
    t.begins("keepers", "daylight").says("keepers", "act with anvil")
    assert t.options("keepers") == ["dig up figure_3 f7", "pass"]
    for viewer in (0, 1, NOBODY):
        seen: Any = t.game.observe(viewer)
        forest = next(place for place in seen["places"] if place["id"] == "f7")
        assert forest["pieces"][0]["piece"] == "figure_3"


@pytest.mark.parametrize("controller", ["marquise_de_cat", "nobody"])
def test_kee_trophy_by_hireling(
    table: type[Table], monkeypatch: pytest.MonkeyPatch, controller: str
) -> None:
    """15.2.5, H.3.6 No points; its controller picks the forest, or else the player on turn."""
    install_wanderers(monkeypatch)
    t = table("marquise", "keepers").also(hirelings=[WANDERERS])
    t.also(**{WANDERERS: {"controller": controller}})
    t.put(WANDERERS, 10, "2 wanderers").put("keepers", 10, "figure_2")
    game = position.table({**t.doc, "turn": "marquise", "phase": "daylight"}, seed=1)
    t._only(game, Battle(Fight(10, 2, 1)))
    t.rolls(0, 0)
    assert t.vp == {}
    t.says("marquise", "bury figure_2 f4")
    assert t.at("f4") == "keepers 1 figure_2"


# ---- who knows what


def hidden(t: Table) -> Table:
    """Two figures and a tablet face down in one forest, one figure in another."""
    t.put("keepers", "f7", "face_down_figure_1, face_down_figure_3, face_down_tablet_2")
    return t.put("keepers", "f3", "face_down_figure_2").put("keepers", 12, "2 warriors")


def test_views_tell_the_type_alone(table: type[Table]) -> None:
    """15.2.1, 1.2.1 To the Keepers, to others and to spectators."""
    t = hidden(order(table, retinue={"delve": ["anvil"]})).begins("keepers", "daylight")
    for viewer in (0, 1, NOBODY):
        seen: Any = t.game.observe(viewer)
        forest = next(place for place in seen["places"] if place["id"] == "f7")
        assert {piece["piece"]: piece["count"] for piece in forest["pieces"]} == {
            "figure": 2,
            "tablet": 1,
        }
        assert "face_down_" not in json.dumps(seen)


def test_dealt_anew_values_change_places(table: type[Table]) -> None:
    """15.2.1 For the Keepers too; types stay where they are, and every value comes up."""
    t = hidden(order(table, retinue={"delve": ["anvil"]})).begins("keepers", "daylight")
    found = set()
    for seed in range(40):
        other = determinize(t.game, 0, seed)
        keepers = me(t)
        forest = other.box.woodland.forest_places[2]
        kinds = [kind for kind in keepers.face_down if other.count(kind, forest)]
        assert [keepers.type_of(kind) for kind in kinds] == [0]
        found.add(keepers.value_of(kinds[0]))
    assert found == {1, 2, 3}


def test_undo_ends_where_a_value_shows(table: type[Table]) -> None:
    """15.5.2.IIa, 1.2.1 Everybody learns the value of a relic: it is not taken back."""
    t = hidden(order(table, retinue={"delve": ["anvil"]}))
    t.doc |= {"turn": "keepers", "phase": "daylight"}
    played = Session(position.game(t.doc, seed=3), [PERSON] * 2)
    for answer in ("pass", "act with anvil"):
        played.answer(answer)
    assert played.undoable == 2
    played.answer("dig up figure f3")
    assert played.undoable == 0


def test_undo_of_one_that_lies_face_up(table: type[Table]) -> None:
    """15.5.2.IIa, 1.2.1 Nobody learns anything by moving it."""
    t = order(table, retinue={"delve": ["anvil"]}).put("keepers", "f7", "figure_1")
    t.put("keepers", 12, "2 warriors").doc.update(turn="keepers", phase="daylight")
    played = Session(position.game(t.doc, seed=3), [PERSON] * 2)
    for answer in ("pass", "act with anvil", "dig up figure_1 f7"):
        played.answer(answer)
    assert played.undoable == 3


def test_events_tell_the_type_until_it_is_turned_up(table: type[Table]) -> None:
    """15.5.2.IIa, 1.2.1 `figure` is flipped, and it is a `figure_2` then; nothing is secret."""
    t = hidden(order(table, retinue={"delve": ["anvil"]})).begins("keepers", "daylight")
    t.says("keepers", "act with anvil", "dig up figure f3")
    told = [event for event in t.game.log or [] if event.verb in ("flipped", "moved")]
    assert [(e.verb, e.fields["piece"], e.fields.get("to")) for e in told] == [
        ("flipped", "figure", "figure_2"),
        ("moved", "figure_2", None),
    ]
    assert not any(event.secret for event in told)


def test_options_are_the_same_whatever_lies_there(table: type[Table]) -> None:
    """1.2.1, 15.5.2.IIa Two tables that look alike offer the same, to the Keepers too."""
    asked = []
    for relic in ("face_down_figure_1", "face_down_figure_2", "face_down_figure_3"):
        t = order(table, retinue={"delve": ["anvil"]}).put("keepers", "f7", relic)
        t.put("keepers", 12, "1 warrior").begins("keepers", "daylight")
        t.says("keepers", "act with anvil")
        asked.append((t.options("keepers"), t.game.observe(0)["seats"]))
    assert asked[0] == asked[1] == asked[2]


def test_a_second_look_costs_undo() -> None:
    """15.3.1, 1.2.1 A save of the whole game knows values; a view of it never does."""
    g = Game.new(Setup(seats=["keepers", "marquise"]), seed=5)
    while g.decision is not None and g.turns == 0:
        g.choose(g.decision.texts()[0])
    assert "face_down_" in json.dumps(g.to_json())
    assert Game.from_json(g.to_json()).observe(0) == g.observe(0)
    for viewer in (0, 1, NOBODY):
        assert "face_down_" not in json.dumps(g.observe(viewer))


def test_recovered_relics_lie_in_rows(table: type[Table]) -> None:
    """15.5.2.IIIa, 15.2.1 By type, from left to right, for everybody to see."""
    t = order(table, recovered=["figure_3", "tablet_1", "figure_3"]).begins("keepers", "birdsong")
    assert recovered(t) == ["figure_3", "tablet_1", "figure_3"]
    seen: Any = t.game.observe(1)
    parts = {part["id"]: part for part in seen["seats"][0]["board"]}
    assert parts["relics_figure"]["pieces"][0]["count"] == 2
    assert parts["relics_jewelry"]["pieces"] == []
    assert parts["columns"]["value"] == "0 / 4"


def test_no_hidden_relic_in_a_clearing(table: type[Table]) -> None:
    """15.5.2.IIa A described table has none, nor more than ten cards in the Retinue (15.6.2)."""
    with pytest.raises(BadPosition, match=r"15\.5\.2\.IIa"):
        order(table).put("keepers", 12, "face_down_figure_1").begins("keepers", "birdsong")
    with pytest.raises(BadPosition, match=r"15\.2\.1"):
        order(table, recovered=["face_down_figure_1"]).begins("keepers", "birdsong")
    with pytest.raises(BadPosition, match=r"15\.3\.5"):
        order(table, retainers=["move"] * 4).begins("keepers", "birdsong")


def test_delving_needs_rule(table: type[Table]) -> None:
    """15.5.2.II, 15.5.2.IIa Two reasons: who rules, and what there is to delve."""
    t = order(table).put("keepers", 12, "warrior").put("marquise", 12, "2 warriors")
    g = t.put("keepers", 1, "2 warriors").begins("keepers", "birdsong").game
    everywhere = g.suits[12] | g.suits[1]
    assert _why_not_in(g, me(t), 12, everywhere)[0] == "15.5.2.II"
    assert _why_not_in(g, me(t), 1, everywhere)[0] == "15.5.2.IIa"
