"""7.5 to 7.7 The Eyrie's Decree, Evening and turmoil."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth.factions.eyrie_dynasties.decree import EyrieDaylight, FallIntoTurmoil, Resolve
from undergrowth.factions.eyrie_dynasties.pieces import BATTLE, BUILD, COLUMNS, MOVE, RECRUIT
from undergrowth.factions.eyrie_dynasties.turmoil import Turmoil
from undergrowth.law.battle.battle import Battle
from undergrowth.law.crafting.craft import Craft
from undergrowth.table.book import book
from undergrowth.table.names import BIRD, FOX, MOUSE, RABBIT


def verbs(t: Table) -> list[str]:
    """Return what has happened, by the events' verbs."""
    assert t.game.log is not None
    return [event.verb for event in t.game.log]


def test_eyr_no_roost_of_suit(table: type[Table]) -> None:
    """7.5.2.I, 7.7 A mouse card on Recruit and no roost in a mouse clearing: turmoil."""
    t = table("eyrie", "marquise").scores(eyrie=10)
    t.put("eyrie", 1, "roost").put("eyrie", 5, "roost")
    t.board("eyrie", leader="builder", decree={"recruit": ["codebreakers"]})
    t.begins("eyrie", "daylight")
    t.says("eyrie", "resolve bird", "recruit in 1")
    assert t.asked() == "eyrie.new_leader"
    assert t.vp == {"eyrie": -2}
    assert t.discard == ["codebreakers"]
    t.says("eyrie", "lead despot")
    board = book(t.game).faction(0).write_board(t.game)
    assert (board["leader"], board["deposed"]) == ("despot", ["builder"])
    assert board["decree"] == {"recruit": [], "move": [], "battle": [], "build": []}
    assert "moved" not in verbs(t), "Daylight is over"
    assert "drew" in verbs(t), "Evening has come"


def test_eyr_turmoil_still_scores_evening(table: type[Table]) -> None:
    """7.7.4, 7.6.1 After turmoil the Evening is played as ever: three roosts score two."""
    t = table("eyrie", "marquise").put("eyrie", 2, "roost").put("eyrie", 7, "roost")
    t.put("eyrie", 9, "roost").board("eyrie", leader="builder", decree={"recruit": ["anvil"]})
    t.begins("eyrie", "daylight").says("eyrie", "resolve bird", "recruit in 2")
    assert t.vp == {"eyrie": -2}
    t.says("eyrie", "lead despot")
    assert t.vp == {}, "two points lost, two scored"
    assert len(t.holds("eyrie")) == 2, "three roosts uncover a draw bonus"


def test_eyr_empty_column(table: type[Table]) -> None:
    """7.5.2, 7.7 An empty column asks for nothing, however little could be done in it."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 3 warriors")
    t.put("marquise", 5, "1 warrior").board("eyrie", leader="commander")
    t.begins("eyrie", "daylight").says("eyrie", "to 5", "take 2").rolls(0, 0)
    assert "turmoil" not in verbs(t)
    assert "drew" in verbs(t), "Evening has come"


def test_eyr_second_card_fails(table: type[Table]) -> None:
    """7.7 They battle in 12 with the fox card, then the rabbit card brings turmoil."""
    t = table("eyrie", "marquise").put("eyrie", 12, "3 warriors").put("marquise", 12, "1 warrior")
    t.put("marquise", 5, "1 warrior").put("eyrie", 4, "1 warrior")
    t.board("eyrie", leader="builder", decree={"battle": ["anvil", "cobbler"]})
    t.does(EyrieDaylight(0, BATTLE, [FOX, RABBIT]))
    t.says("eyrie", "resolve fox").rolls(0, 0)
    assert t.asked() == "eyrie.new_leader"
    assert verbs(t).index("battled") < verbs(t).index("turmoil")


def test_an_impossible_card_may_be_taken_up_first(table: type[Table]) -> None:
    """7.5.2 Cards come in any order: turmoil waits for the last of them, or is chosen at once."""
    t = table("eyrie", "marquise").put("eyrie", 12, "3 warriors").put("marquise", 12, "1 warrior")
    t.put("eyrie", 9, "3 warriors").put("marquise", 9, "1 warrior")
    t.board("eyrie", leader="builder").does(EyrieDaylight(0, BATTLE, [FOX, RABBIT, MOUSE]))
    assert t.options("eyrie") == ["resolve fox", "resolve mouse", "turmoil"]
    t.refuses("eyrie", "resolve rabbit", "7.5.2.III")
    t.refuses("eyrie", "resolve bird", "7.5.2")
    t.says("eyrie", "turmoil")
    assert t.asked() == "eyrie.new_leader"


def test_turmoil_needs_a_card_that_cannot_be_resolved(table: type[Table]) -> None:
    """7.5.2 While every card left can be resolved there is no turmoil to choose."""
    t = table("eyrie", "marquise").put("eyrie", 12, "3 warriors").put("marquise", 12, "1 warrior")
    t.put("eyrie", 9, "3 warriors").put("marquise", 9, "1 warrior")
    t.board("eyrie", leader="builder").does(EyrieDaylight(0, BATTLE, [FOX, MOUSE]))
    t.refuses("eyrie", "turmoil", "7.5.2")


def test_eyr_move_same_warrior(table: type[Table]) -> None:
    """7.5.2.II One warrior fulfils both cards, going there and back."""
    t = table("eyrie", "marquise").put("eyrie", 12, "1 warrior").board("eyrie", leader="builder")
    t.does(EyrieDaylight(0, MOVE, [FOX, MOUSE]))
    t.says("eyrie", "resolve fox", "to 9").says("eyrie", "to 12")
    assert t.at(12) == "eyrie 1 warrior"
    assert t.done() and "turmoil" not in verbs(t)


def test_a_move_starts_in_a_clearing_of_the_suit(table: type[Table]) -> None:
    """7.5.2.II The card's suit is that of the clearing left, not of the one entered."""
    t = table("eyrie", "marquise").put("eyrie", 12, "1 warrior").put("eyrie", 8, "1 warrior")
    t.put("eyrie", 9, "1 warrior").board("eyrie", leader="builder")
    t.does(EyrieDaylight(0, MOVE, [FOX]))
    assert t.options("eyrie") == ["from 8", "from 12"]
    t.refuses("eyrie", "from 9", "7.5.2.II")


def test_eyr_build_needs_no_roost(table: type[Table]) -> None:
    """7.5.2.IV, 7.7 A clearing that has a roost takes no second one."""
    t = table("eyrie", "marquise").put("eyrie", 5, "roost, 2 warriors")
    t.board("eyrie", leader="builder", decree={"build": ["cobbler"]})
    t.does(EyrieDaylight(0, BUILD, [RABBIT]))
    assert t.asked() == "eyrie.new_leader"


@pytest.mark.parametrize(
    ("column", "pieces", "lack"),
    [
        (RECRUIT, "1 warrior", "no_roost_there"),
        (RECRUIT, "19 warriors, roost", "too_few_warriors"),
        (MOVE, "roost", "no_move"),
        (BATTLE, "1 warrior", "no_battle"),
        (BUILD, "1 warrior, roost", "no_site"),
    ],
)
def test_turmoil_that_comes_by_itself_says_which_card_and_why(
    table: type[Table], column: int, pieces: str, lack: str
) -> None:
    """7.5.2, 7.7 The log names the column, the suit of the card, and what is lacking."""
    t = table("eyrie", "marquise").put("eyrie", 5, pieces)
    t.board("eyrie", leader="charismatic").does(EyrieDaylight(0, column, [RABBIT]))
    [told] = t.told("unresolved")
    assert (told["column"], told["suit"], told["lack"]) == (COLUMNS.text(column), "rabbit", lack)
    assert verbs(t).index("unresolved") < verbs(t).index("turmoil")


def test_a_card_that_cannot_be_resolved_says_why(table: type[Table]) -> None:
    """7.5.2.III Beside one that can be."""
    t = table("eyrie", "marquise").put("eyrie", 12, "3 warriors").put("marquise", 12, "1 warrior")
    t.board("eyrie", leader="builder").does(EyrieDaylight(0, BATTLE, [FOX, RABBIT]))
    assert "lack:no_battle" in t.reason("eyrie", "resolve rabbit")


def test_a_roost_is_built_where_they_rule(table: type[Table]) -> None:
    """7.5.2.IV Rule, an open slot and no roost; birds fit any suit."""
    t = table("eyrie", "marquise").put("eyrie", 5, "roost, 2 warriors")
    t.put("eyrie", 9, "1 warrior").put("eyrie", 2, "1 warrior").put("marquise", 2, "2 warriors")
    t.put("eyrie", 12, "1 warrior").put("eyrie", 3, "2 warriors").put("marquise", 3, "sawmill")
    t.board("eyrie", leader="builder").does(EyrieDaylight(0, BUILD, [BIRD]))
    assert t.options("eyrie") == ["roost in 9", "roost in 12"]
    t.refuses("eyrie", "roost in 5", "7.5.2.IV")
    t.refuses("eyrie", "roost in 2", "7.5.2.IV")
    t.refuses("eyrie", "roost in 3", "2.2.3")
    t.says("eyrie", "roost in 12")
    assert t.at(12) == "eyrie 1 warrior, eyrie 1 roost"
    assert t.vp == {}, "roosts score in the Evening"


def test_eyr_battle_optional_target(table: type[Table]) -> None:
    """7.5.2.III Any enemy in a matching clearing may be attacked, a sympathy token too."""
    t = table("eyrie", "marquise", "alliance").put("eyrie", 12, "3 warriors")
    t.put("marquise", 12, "1 warrior").put("alliance", 12, "sympathy")
    t.board("eyrie", leader="builder").does(EyrieDaylight(0, BATTLE, [FOX]))
    assert t.options("eyrie") == ["against marquise_de_cat", "against woodland_alliance"]
    t.says("eyrie", "against alliance").rolls(1, 0)
    assert t.at(12) == "eyrie 3 warriors, marquise 1 warrior"
    assert t.vp == {"eyrie": 1}
    assert len(t.game.boards[t.seat("alliance")].hidden()[0]) == 1, "outrage draws a supporter"


def test_crafting_ends_when_the_decree_begins(table: type[Table]) -> None:
    """7.2.1, 7.5.1 Roosts are activated before the Decree only."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 2 warriors")
    t.put("eyrie", 12, "roost, 2 warriors").hand("eyrie", "anvil").scores(eyrie=12)
    t.board("eyrie", leader="builder").begins("eyrie", "daylight")
    assert t.offers("eyrie", "craft anvil")
    t.says("eyrie", "pass", "resolve bird")
    t.refuses("eyrie", "craft anvil", "4.1")


def test_a_dominance_card_can_be_activated_between_decree_cards(table: type[Table]) -> None:
    """3.3.1, 1.4.2 Between two cards nothing is in progress; turmoil then costs no points."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 2 warriors").scores(eyrie=12)
    t.board("eyrie", leader="builder", decree={"recruit": ["codebreakers"]})
    t.hand("eyrie", "dominance_fox").begins("eyrie", "daylight")
    t.says("eyrie", "pass", "resolve bird")
    assert t.options("eyrie") == ["turmoil", "dominate dominance_fox"]
    t.says("eyrie", "dominate dominance_fox")
    assert t.asked() == "eyrie.new_leader"
    assert t.vp == {}
    assert t.game.dominance[0] >= 0


def test_humiliation_counts_every_bird_and_stops_at_nothing(table: type[Table]) -> None:
    """7.7.1, 3.2 Two viziers and two bird cards cost four points; a score of 3 falls to 0."""
    t = table("eyrie", "marquise").scores(eyrie=3)
    decree = {"move": ["armorers", "anvil"], "build": ["sappers"]}
    t.board("eyrie", leader="despot", decree=decree).does(Turmoil(0))
    assert t.game.score[0] == 0
    assert t.discard == ["anvil", "armorers", "sappers"]


def test_a_purged_dominance_card_becomes_available(table: type[Table]) -> None:
    """7.7.2, 3.3.3 It goes beside the map instead of to the discard pile."""
    t = table("eyrie", "marquise")
    t.board("eyrie", leader="despot", decree={"move": ["dominance_mouse"]}).does(Turmoil(0))
    assert t.discard == []
    assert len(t.game.available) == 1


def test_eyr_new_clutch(table: type[Table]) -> None:
    """7.7.3.I When the last leader falls, all four are turned up and any may be chosen."""
    t = table("eyrie", "marquise")
    t.board("eyrie", leader="commander", deposed=["builder", "charismatic", "despot"])
    t.does(Turmoil(0))
    assert t.options("eyrie") == [
        "lead builder",
        "lead charismatic",
        "lead commander",
        "lead despot",
    ]
    t.says("eyrie", "lead commander")
    assert "deposed" not in book(t.game).faction(0).write_board(t.game)


def test_eyr_deposed_leader_unavailable(table: type[Table]) -> None:
    """7.7.3 Only leaders that lie face up can take over."""
    t = table("eyrie", "marquise")
    t.board("eyrie", leader="commander", deposed=["despot"]).does(Turmoil(0))
    t.refuses("eyrie", "lead despot", "7.7.3")
    t.refuses("eyrie", "lead commander", "7.7.3")
    assert t.options("eyrie") == ["lead builder", "lead charismatic"]


def test_the_last_leader_left_takes_over_unasked(table: type[Table]) -> None:
    """7.7.3 With one leader face up there is nothing to choose."""
    t = table("eyrie", "marquise")
    t.board("eyrie", leader="commander", deposed=["despot", "builder"]).does(Turmoil(0))
    assert t.done()
    assert book(t.game).faction(0).write_board(t.game)["leader"] == "charismatic"


def test_turmoil_without_a_leader_deposes_nobody(table: type[Table]) -> None:
    """7.7.3 A position written amid turmoil has no leader: all who lie face up can take over."""
    t = table("eyrie", "marquise")
    t.board("eyrie", leader="none", deposed=["despot"]).does(Turmoil(0))
    assert t.options("eyrie") == ["lead builder", "lead charismatic", "lead commander"]
    assert "deposed" not in verbs(t)
    assert book(t.game).faction(0).write_board(t.game)["deposed"] == ["despot"]


def test_a_hand_that_cannot_be_crafted_is_asked_all_the_same(table: type[Table]) -> None:
    """7.5.1, 1.2.1 Going on to the Decree unasked would tell that nothing can be crafted."""
    t = table("eyrie", "marquise").hand("eyrie", "ambush_fox")
    t.does(EyrieDaylight(0))
    assert t.game.answers == ["eyrie_dynasties: pass"]


def test_while_crafting_the_decree_is_still_to_come(table: type[Table]) -> None:
    """7.5.1, 7.5.2 The reason does not speak of a column that is not open yet."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost").hand("eyrie", "foxfolk_steel")
    t.put("eyrie", 12, "roost").put("eyrie", 6, "roost").begins("eyrie", "daylight")
    for answer in ("resolve bird", "turmoil"):
        t.refuses("eyrie", answer, "7.5.2")
        assert t.reason("eyrie", answer) == "why-decree_resolved_once"


def test_a_hand_without_dominance_is_asked_after_the_decree(table: type[Table]) -> None:
    """3.3.1, 1.2.1 With ten points, ending Daylight unasked would tell what the hand lacks."""
    t = table("eyrie", "marquise").hand("eyrie", "ambush_fox").scores(eyrie=10)
    t.does(EyrieDaylight(0, BUILD))
    assert t.game.answers == ["eyrie_dynasties: pass"] * 2, "before the Decree and after it"


def test_the_charismatic_recruits_two_in_one_clearing(table: type[Table]) -> None:
    """7.8.2 A Recruit places two warriors at the roost chosen."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost").put("eyrie", 12, "roost")
    t.board("eyrie", leader="charismatic").does(EyrieDaylight(0, RECRUIT, [FOX]))
    t.says("eyrie", "recruit in 12")
    assert t.at(12) == "eyrie 2 warriors, eyrie 1 roost"
    assert t.at(1) == "eyrie 1 roost"


def test_the_charismatic_fails_with_one_warrior_left(table: type[Table]) -> None:
    """7.8.2, 7.5.2, 1.5.4 The last one is placed, and that is not fully taking the action."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost").put("eyrie", 5, "19 warriors")
    t.board("eyrie", leader="charismatic").does(EyrieDaylight(0, RECRUIT, [FOX]))
    assert t.asked() == "eyrie.new_leader"
    assert t.at(1) == "eyrie 1 warrior, eyrie 1 roost"


def test_the_last_warrior_goes_where_the_eyrie_choose(table: type[Table]) -> None:
    """7.5.2.I, 1.5.4 Any roost of a card that is left; no roost at all is no choice."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost").put("eyrie", 12, "roost")
    t.put("eyrie", 5, "19 warriors").board("eyrie", leader="charismatic")
    t.does(EyrieDaylight(0, RECRUIT, [FOX]))
    assert t.options("eyrie") == ["recruit in 1", "recruit in 12"]
    t.refuses("eyrie", "recruit in 5", "7.5.2.I")
    t.says("eyrie", "recruit in 12")
    assert t.at(12) == "eyrie 1 warrior, eyrie 1 roost"
    assert t.asked() == "eyrie.new_leader"


def test_a_card_without_a_roost_may_be_taken_up_instead(table: type[Table]) -> None:
    """7.5.2, 1.5.4 Nothing can be placed with the mouse card, so nothing must be."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost").put("eyrie", 5, "19 warriors")
    t.board("eyrie", leader="charismatic").does(EyrieDaylight(0, RECRUIT, [FOX, MOUSE]))
    assert t.options("eyrie") == ["recruit in 1", "pass"]
    t.says("eyrie", "pass")
    assert t.at(1) == "eyrie 1 roost"
    assert t.asked() == "eyrie.new_leader"


def test_with_no_warrior_left_a_recruit_just_fails(table: type[Table]) -> None:
    """7.5.2.I, 7.7 There is nothing to place."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost").put("eyrie", 5, "20 warriors")
    t.board("eyrie", leader="charismatic").does(EyrieDaylight(0, RECRUIT, [FOX]))
    assert t.asked() == "eyrie.new_leader"
    assert t.at(1) == "eyrie 1 roost"


def test_the_commander_deals_an_extra_hit_as_attacker(table: type[Table]) -> None:
    """7.8.3 Attacking with one warrior and rolling nothing still removes a warrior."""
    t = table("eyrie", "marquise").put("eyrie", 5, "1 warrior").put("marquise", 5, "2 warriors")
    t.board("eyrie", leader="commander").battle("eyrie", against="marquise", at=5).rolls(0, 0)
    assert t.at(5) == "eyrie 1 warrior, marquise 1 warrior"


def test_the_commander_deals_none_as_defender(table: type[Table]) -> None:
    """7.8.3 Only the attacker's battles are the Commander's."""
    t = table("eyrie", "marquise").put("eyrie", 5, "1 warrior").put("marquise", 5, "2 warriors")
    t.board("eyrie", leader="commander").battle("marquise", against="eyrie", at=5).rolls(0, 0)
    assert t.at(5) == "eyrie 1 warrior, marquise 2 warriors"


def test_the_despot_scores_once_for_a_battle(table: type[Table]) -> None:
    """7.8.4 Two buildings removed in one battle: two points and one more."""
    t = table("eyrie", "marquise").put("eyrie", 5, "3 warriors").put("marquise", 5, "2 sawmills")
    t.board("eyrie", leader="despot").battle("eyrie", against="marquise", at=5).rolls(2, 0)
    assert t.vp == {"eyrie": 3}
    assert t.done()


def test_the_despot_and_the_sixth_player_use_marks_of_their_own(table: type[Table]) -> None:
    """7.8.4, V.5.2 A note by name: no seat's number can be taken for it."""
    t = table("eyrie", "marquise").put("eyrie", 9, "3 warriors").put("marquise", 9, "sawmill, wood")
    t.board("eyrie", leader="despot").battle("eyrie", against="marquise", at=9)
    fight = t.game.innermost(Battle).fight
    fight.used.append(-2 - 5)
    t.rolls(1, 0)
    if t.asked() == "battle.hits":
        t.says("marquise", "lose wood")
    assert t.vp["eyrie"] >= 2


def test_the_despot_scores_as_defender_too(table: type[Table]) -> None:
    """7.8.4 It says in battle, not as attacker."""
    t = table("eyrie", "marquise").put("eyrie", 5, "2 warriors")
    t.put("marquise", 5, "1 warrior, wood").board("eyrie", leader="despot")
    t.battle("marquise", against="eyrie", at=5).rolls(2, 2)
    assert t.vp == {"eyrie": 2}


def test_the_despot_gets_nothing_for_warriors(table: type[Table]) -> None:
    """7.8.4 A building or token must fall."""
    t = table("eyrie", "marquise").put("eyrie", 5, "2 warriors").put("marquise", 5, "2 warriors")
    t.board("eyrie", leader="despot").battle("eyrie", against="marquise", at=5).rolls(2, 0)
    assert t.vp == {}


def test_the_despot_gets_nothing_when_others_remove(table: type[Table]) -> None:
    """7.8.4 The attacker's removal of a roost is not the Despot's."""
    t = table("eyrie", "marquise").put("eyrie", 5, "roost").put("marquise", 5, "2 warriors")
    t.board("eyrie", leader="despot").battle("marquise", against="eyrie", at=5).rolls(0, 0)
    assert t.vp == {"marquise": 1}


def test_the_despots_point_comes_with_the_removal(table: type[Table]) -> None:
    """7.8.4, 3.1.1 Both sides reach 30 by one removal: the Eyrie, whose turn it is, win."""
    t = table("eyrie", "marquise").board("eyrie", leader="despot").scores(eyrie=28, marquise=28)
    t.put("eyrie", 9, "2 warriors, roost").put("marquise", 9, "2 warriors, wood")
    t.play("eyrie", "brutal_tactics").play("marquise", "sappers")
    t.battle("eyrie", against="marquise", at=9).rolls(2, 2)
    t.says("eyrie", "effects first eyrie_dynasties", "use brutal_tactics")
    t.says("marquise", "use sappers")
    assert t.vp == {"eyrie": 2, "marquise": 2}
    assert t.game.outcome == {"winners": ["eyrie_dynasties"], "how": "points"}


def test_everybody_sees_which_cards_of_the_decree_are_done(table: type[Table]) -> None:
    """7.5.2 Cards taken up and cards on the Decree, Loyal Viziers included (7.3.4)."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 4 warriors").put("eyrie", 5, "warrior")
    t.board("eyrie", leader="despot", decree={"recruit": ["anvil"]})
    t.begins("eyrie", "daylight")
    assert t.asked() == "move.origin"  # the cards of the first two columns left no choice
    assert t.left == {"decree_card": "2 of 3"}


def test_two_pieces_fall_to_no_rolled_hits(table: type[Table]) -> None:
    """4.3.5.I, 4.3.5.II, 7.8.3 A leader and a defenseless defender add a hit each."""
    t = table("eyrie", "marquise").put("eyrie", 5, "2 warriors")
    t.put("marquise", 5, "sawmill, workshop").board("eyrie", leader="commander")
    t.battle("eyrie", against="marquise", at=5).rolls(0, 0)
    t.says("marquise", "lose sawmill")
    assert t.told("extra_hits") == [
        {"law": "7.8.3", "seat": "eyrie", "hits": 1, "source": "commander"},
        {"law": "4.3.5.II", "seat": "eyrie", "hits": 1, "source": "defenseless"},
    ]
    assert t.vp == {"eyrie": 2}


def test_a_card_lacks_a_place_only_while_its_column_is_resolved(table: type[Table]) -> None:
    """7.5.2, 7.5.1, 7.7 Before the Decree its time has not come; from then on it is too late to
    craft."""
    g = table("eyrie", "marquise").put("eyrie", 1, "roost").begins("eyrie", "daylight").game
    before, begun = EyrieDaylight(0), EyrieDaylight(0, RECRUIT)
    assert before.why_off(g, Resolve) == before.why_off(g, FallIntoTurmoil) == ("7.5.2", "not_now")
    assert begun.why_off(g, Resolve) == ("7.5.2", "nowhere")
    assert begun.why_off(g, FallIntoTurmoil) == ("7.7", "not_now")
    assert begun.why_off(g, Craft) == ("7.5.1", "too_late")
