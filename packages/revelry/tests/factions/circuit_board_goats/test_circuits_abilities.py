"""CBG.2, CBG.7, CBG.8, CBG.9 Abilities, difficulties, traits and interactions."""

from __future__ import annotations

import pytest
from factions.circuit_board_goats.circuits import FOX, ME, critics, tabled
from revelry.factions.circuit_board_goats.birdsong import Endorse
from revelry.factions.circuit_board_goats.evening import Credit, Encore, GoatsPlay
from revelry.factions.circuit_board_goats.sabotage import Disruption
from revelry.factions.circuit_board_goats.tents import PopUpTents

from kit.table import Table
from undergrowth.automata.automaton import automaton
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.law.pieces.rule import rules, strength


def goats_of(t: Table) -> str:
    return t.short(t.seat(ME))


def test_goats_count_twice_and_let_others_act_as_rulers() -> None:
    """CBG.2.1, CDG.2.3 In their own turns, beside any piece of theirs; not to move."""
    t = tabled("marquise").put(ME, 5, "2 warriors").put("marquise", 5, "1 warrior, wood")
    t.put("marquise", 9, "1 warrior").begins("marquise", "daylight")
    assert strength(t.game, 0, 5) == 4
    assert t.rules(5) == goats_of(t)
    assert rules(t.game, 1, 5)


def test_cbg_animatronics() -> None:
    """CBG.2.2 A human ahead gives a card to the critics; then no hits are dealt at all."""
    t = tabled("marquise").scores(marquise=9).hand("marquise", "anvil").put(ME, 1, "3 warriors")
    t.put("marquise", 1, "3 warriors").battle(ME, against="marquise", at=1)
    t.says("marquise", "review with anvil").rolls(3, 2)
    assert critics(t) == ["anvil"]
    assert t.at(1) == f"{goats_of(t)} 1 warrior, marquise 3 warriors"


def test_the_human_chooses_the_card() -> None:
    """CBG.2.2 Also where the goats defend."""
    t = tabled("marquise").scores(marquise=9).hand("marquise", "anvil", "sword")
    t.put(ME, 1, "3 warriors").put("marquise", 1, "3 warriors")
    t.battle("marquise", against=ME, at=1)
    t.refuses("marquise", "review with cobbler", "CBG.2.2")
    t.says("marquise", "review with sword").rolls(1, 1)
    assert critics(t) == ["sword"] and t.holds("marquise") == ["anvil"]
    assert t.at(1) == f"{goats_of(t)} 2 warriors, marquise 3 warriors"


@pytest.mark.parametrize("score, cards", [(5, ["anvil"]), (9, [])])
def test_without_lead_or_cards_they_hit(score: int, cards: list[str]) -> None:
    """CBG.2.2 As many points are not more."""
    t = tabled("marquise").scores(marquise=score).hand("marquise", *cards)
    t.put(ME, 1, "3 warriors").put("marquise", 1, "3 warriors")
    t.battle(ME, against="marquise", at=1).rolls(2, 0)
    assert critics(t) == []
    assert t.at(1) == f"{goats_of(t)} 3 warriors, marquise 1 warrior"


def test_whose_hand_is_gone_before_the_roll_feeds_no_critics() -> None:
    """CBG.2.2, H.2.2 The human may have spent the last card on an effect of the same moment."""
    t = tabled("marquise").scores(marquise=9).hand("marquise", "anvil")
    t.hireling("rabbit_scouts", "marquise_de_cat", markers=2)
    t.put(ME, 1, "3 warriors").put("marquise", 1, "3 warriors")
    t.battle(ME, against="marquise", at=1).says("marquise", "send scouts", "spy with anvil")
    t.rolls(2, 0)
    assert t.holds("marquise") == [] and critics(t) == []
    assert t.at(1) == f"{goats_of(t)} 1 warrior, marquise 3 warriors"


def test_automated_opponents_feed_no_critics() -> None:
    """CBG.2.2 Humans alone."""
    t = tabled("electric_eyrie").scores(electric_eyrie=9).put(ME, 1, "3 warriors")
    t.put("electric_eyrie", 1, "3 warriors").battle(ME, against="electric_eyrie", at=1).rolls(1, 0)
    assert t.at(1).endswith("2 warriors")


def test_frogs_are_kept_from_the_critics() -> None:
    """CBG.2.2, CBG.2.4, CBG.9.4 With others in hand no frog; with frogs alone one is discarded."""
    t = tabled("marquise", "diaspora").scores(marquise=9).put(ME, 1, "3 warriors")
    t.hand("marquise", "ambush_frog", "anvil").put("marquise", 1, "3 warriors")
    t.battle(ME, against="marquise", at=1)
    t.refuses("marquise", "review with ambush_frog", "CBG.2.4")
    t = tabled("marquise", "diaspora").scores(marquise=9).put(ME, 1, "3 warriors")
    t.hand("marquise", "ambush_frog").put("marquise", 1, "3 warriors")
    t.battle(ME, against="marquise", at=1).says("marquise", "review with ambush_frog").rolls(2, 0)
    assert critics(t) == []
    assert t.holds("marquise") == []
    assert t.at(1) == f"{goats_of(t)} 3 warriors, marquise 1 warrior"


def test_cbg_bigtop_removed() -> None:
    """CBG.2.3, 3.2.1 The remover scores, the goats lose a point."""
    t = tabled("marquise").put(ME, 1, "big_top").put(ME, 2, "big_top")
    t.put("marquise", 1, "2 warriors").battle("marquise", against=ME, at=1).rolls(0, 0)
    assert t.vp == {goats_of(t): -1, "marquise": 1}


@pytest.mark.parametrize(
    "level, first, last",
    [
        ("easy", -2, -2),
        ("default", -1, -1),
        ("challenging", 0, -1),
        ("nightmare", 0, -1),
        ("easy_challenging", 0, -2),
        ("easy_nightmare", 0, -2),
    ],
)
def test_what_a_big_top_costs(level: str, first: int, last: int) -> None:
    """CBG.7.1, CBG.7.2, CBG.7.3, CBG.7.4 Each of them, or the last one alone."""
    for tents, cost in (((1, 2), first), ((1,), last)):
        t = tabled("marquise", options=level).put("marquise", 1, "2 warriors")
        for place in tents:
            t.put(ME, place, "big_top")
        t.battle("marquise", against=ME, at=1).rolls(0, 0)
        assert t.vp.get(goats_of(t), 0) == cost


@pytest.mark.parametrize("level, points", [("default", 0), ("nightmare", 1)])
def test_nightmare_scores_each_evening(level: str, points: int) -> None:
    """CBG.7.3, CBG.7.4 Combined with easy, too."""
    t = tabled("marquise", options=level).does(ScoreForDifficulty(0), phase="evening")
    assert t.vp.get(goats_of(t), 0) == points


def test_martial_audience() -> None:
    """CBG.8.1 The second tent among warriors; five of others bring a point."""
    t = tabled("marquise", "eyrie", order=FOX, options="martial_audience")
    t.put("marquise", 8, "1 warrior").put("eyrie", 8, "1 warrior").put("eyrie", 1, "4 warriors")
    t.does(PopUpTents(0))
    assert "big_top" in t.at(8) and "big_top" in t.at(1)
    t = tabled("marquise", order=FOX, options="martial_audience").put(ME, 1, "big_top")
    t.put("marquise", 1, "6 warriors").does(GoatsPlay(0), phase="evening")
    assert t.vp == {goats_of(t): 2}


def test_standing_ovation() -> None:
    """CBG.8.2 While they lead; people may draw, automated players score for a discarded card."""
    t = tabled("marquise", "electric_eyrie", options="standing_ovation").scores(marquise=2)
    t.scores(circuit_board_goats=9).also(deck_top=["sword", "anvil"]).does(Endorse(0))
    t.says("marquise", "applaud")
    assert t.holds("marquise") == ["sword"]
    assert t.discard[-1:] == ["anvil"]
    assert t.vp == {goats_of(t): 1, "electric": 1}


def test_no_ovation_for_who_does_not_lead() -> None:
    """CBG.8.2 With as many points as another they do not."""
    t = tabled("marquise", options="standing_ovation").does(Endorse(0))
    assert t.vp == {} and t.done()


def test_fire_breathing() -> None:
    """CBG.8.3 As attacker, but not with animatronics."""
    for score, left in ((5, 1), (9, 3)):
        t = tabled("marquise", options="fire_breathing").scores(marquise=score)
        t.hand("marquise", "anvil").put(ME, 1, "3 warriors").put("marquise", 1, "3 warriors")
        t.battle(ME, against="marquise", at=1)
        if score > 5:
            t.says("marquise", "review with anvil")
        t.rolls(1, 0)
        assert t.at(1).endswith(f"marquise {left} warrior{'s' if left > 1 else ''}")


def test_special_effects() -> None:
    """CBG.8.4 They can be ambushed, and score for it; without the trait they cannot (R.2.8.2)."""
    for options, points in (("special_effects", 1), ("", 0)):
        t = tabled("marquise", options=options).hand("marquise", "ambush_fox")
        t.put(ME, 1, "3 warriors").put("marquise", 1, "3 warriors")
        t.battle(ME, against="marquise", at=1)
        if points:
            t.says("marquise", "play ambush_fox")
        t.rolls(0, 0)
        assert t.vp.get(goats_of(t), 0) == points


def test_saboteurs_replace_the_order_and_disrupt() -> None:
    """CBG.9.2 Each human loses crafted Saboteurs of their own or a random improvement."""
    t = tabled("marquise", "eyrie").play("marquise", "cobbler").play("eyrie", "tax_collector")
    t.does(Disruption(0, [1, 2]))
    assert t.in_play("marquise") == t.in_play("eyrie") == []


def test_they_pay_with_the_sellers_warriors() -> None:
    """CBG.9.1 Not with goats."""
    t = tabled("riverfolk").does(Endorse(0))
    assert not automaton(t.game, 0).pays_own_warriors()


def test_no_tent_beside_a_mob_by_choice() -> None:
    """CBG.9.3 Unless there is no other."""
    t = tabled("hundreds", "marquise", order=FOX).put("hundreds", 1, "mob, 1 warrior")
    t.put("marquise", 1, "1 warrior").does(PopUpTents(0))
    assert "big_top" not in t.at(1)


def test_a_frog_of_the_deck_goes_to_the_pond() -> None:
    """CBG.2.4, CBG.9.4 From Credit and from the order."""
    t = tabled("marquise", "diaspora").scores(marquise=9).also(deck_top=["ambush_frog"])
    t.does(Credit(0), phase="evening")
    assert critics(t) == []
    t = tabled("marquise", "diaspora", order="ambush_frog").does(Encore(0), phase="evening")
    assert critics(t) == []


def test_they_entreat_the_council() -> None:
    """CBG.9.4 Always, and no Loyalists are sent for it."""
    t = Table(ME, "council").put("council", 5, "governing_assembly").put(ME, 1, "1 warrior")
    t.also(deck_top=["armorers"]).board("council", loyalists=2).begins(ME, "birdsong")
    assert t.told("entreated")[0]["place"] == "5"
    assert t.options("council") == ["win loyalist", "pass"]
