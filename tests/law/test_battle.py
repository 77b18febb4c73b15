"""4.3 Battle."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.pieces.atoms import put
from undergrowth.library import InstalledLibrary
from undergrowth.table.book import Book, book
from undergrowth.table.moments import BEFORE_ROLL
from undergrowth.table.records import Fight


def clash(t: Table, marquise: str, eyrie: str, at: int = 9) -> Table:
    """The Marquise attacks the Eyrie, in the mouse clearing 9 unless said otherwise."""
    t.put("marquise", at, marquise).put("eyrie", at, eyrie)
    return t.battle("marquise", against="eyrie", at=at)


def test_bat_max_rolled_hits(table: type[Table]) -> None:
    """4.3.3.I Nobody rolls more hits than they have warriors; hits that find nothing are lost."""
    t = clash(table("marquise", "eyrie"), "1 warrior", "3 warriors").rolls(3, 2)
    assert t.at(9) == "eyrie 2 warriors"
    assert t.vp == {}
    assert t.done()


def test_bat_defenseless_building(table: type[Table]) -> None:
    """4.3.5.II, 3.2.1 A roost without warriors takes an extra hit and deals none."""
    t = clash(table("marquise", "eyrie"), "2 warriors", "roost").rolls(2, 1)
    assert t.at(9) == "marquise 2 warriors"
    assert t.vp == {"marquise": 1}


def test_bat_warriors_first(table: type[Table]) -> None:
    """4.3.6 Warriors fall before buildings."""
    t = clash(table("marquise", "eyrie"), "3 warriors", "2 warriors, roost").rolls(2, 2)
    assert t.at(9) == "marquise 1 warrior, eyrie 1 roost"
    assert t.vp == {}


def test_bat_overflow_to_building(table: type[Table]) -> None:
    """4.3.6, 3.2.1 When the warriors are gone the building falls."""
    t = clash(table("marquise", "eyrie"), "3 warriors", "2 warriors, roost").rolls(3, 0)
    assert t.at(9) == "marquise 3 warriors"
    assert t.vp == {"marquise": 1}


def test_bat_ambush_wipes_attackers(table: type[Table]) -> None:
    """4.3.1.II Two hits at once; with no attacker left there is no roll."""
    t = clash(table("marquise", "eyrie").hand("eyrie", "ambush_mouse"), "2 warriors", "1 warrior")
    t.says("eyrie", "play ambush_mouse")
    assert t.at(9) == "eyrie 1 warrior"
    assert t.discard == ["ambush_mouse"]
    assert t.done()


def test_bat_ambush_suit(table: type[Table]) -> None:
    """4.3.1 The ambush must match the clearing of battle."""
    t = table("marquise", "eyrie").hand("eyrie", "ambush_fox", "ambush_bird")
    clash(t, "2 warriors", "1 warrior")
    t.refuses("eyrie", "play ambush_fox", "4.3.1")
    assert t.offers("eyrie", "play ambush_bird")


def test_bat_ambush_foiled(table: type[Table]) -> None:
    """4.3.1.I Both ambushes are discarded and the battle goes on."""
    t = table("marquise", "eyrie").hand("eyrie", "ambush_mouse").hand("marquise", "ambush_bird")
    clash(t, "3 warriors", "2 warriors").says("eyrie", "play ambush_mouse")
    t.says("marquise", "play ambush_bird").rolls(1, 0)
    assert t.at(9) == "marquise 3 warriors, eyrie 1 warrior"
    assert t.discard == ["ambush_bird", "ambush_mouse"]


def test_bat_one_ambush_only(table: type[Table]) -> None:
    """4.3.1 A foiled defender has no second try."""
    t = table("marquise", "eyrie").hand("eyrie", "ambush_mouse", "ambush_bird")
    t.hand("marquise", "ambush_bird")
    clash(t, "3 warriors", "2 warriors").says("eyrie", "play ambush_mouse")
    t.says("marquise", "play ambush_bird")
    assert t.asked() == "battle.roll"
    assert not t.offers("eyrie", "play ambush_bird")
    assert t.holds("eyrie") == ["ambush_bird"]


def test_bat_ambush_overflow_hits_building(table: type[Table]) -> None:
    """4.3.1.II, 4.3.6, 3.2.1 The second hit takes the workshop; the battle ends."""
    t = table("marquise", "eyrie").hand("eyrie", "ambush_mouse")
    clash(t, "1 warrior, workshop", "2 warriors").says("eyrie", "play ambush_mouse")
    assert t.at(9) == "eyrie 2 warriors"
    assert t.vp == {"eyrie": 1}
    assert t.done()


def test_bat_ambush_while_defenseless(table: type[Table]) -> None:
    """4.3.1, 4.3.5.II A lone roost may be defended by an ambush."""
    t = clash(table("marquise", "eyrie").hand("eyrie", "ambush_mouse"), "3 warriors", "roost")
    t.says("eyrie", "play ambush_mouse").rolls(1, 0)
    assert t.at(9) == "marquise 1 warrior"
    assert t.vp == {"marquise": 1}


def test_bat_guerrilla_attacking(table: type[Table]) -> None:
    """8.2.2 Attacking, the Alliance deals the higher roll and takes the lower, as anybody does."""
    t = table("alliance", "marquise").put("alliance", 5, "3 warriors")
    t.put("marquise", 5, "3 warriors").battle("alliance", against="marquise", at=5).rolls(3, 1)
    assert t.at(5) == "alliance 2 warriors"


def test_bat_guerrilla_limited_by_warriors(table: type[Table]) -> None:
    """8.2.2, 4.3.3.I The higher roll is still limited by warriors."""
    t = table("marquise", "alliance").put("alliance", 5, "1 warrior")
    t.put("marquise", 5, "3 warriors").battle("marquise", against="alliance", at=5).rolls(3, 2)
    assert t.at(5) == "marquise 2 warriors"


def test_bat_commander_only_attacking(table: type[Table]) -> None:
    """7.8.3 The Commander deals no extra hit in defence."""
    t = table("marquise", "eyrie").board("eyrie", leader="commander")
    clash(t, "2 warriors", "2 warriors").rolls(0, 0)
    assert t.at(9) == "marquise 2 warriors, eyrie 2 warriors"


def test_bat_despot_single_bonus(table: type[Table]) -> None:
    """7.8.4, 3.2.1 Two buildings bring two points, and one more for the battle."""
    t = table("eyrie", "marquise").board("eyrie", leader="despot").put("eyrie", 9, "3 warriors")
    t.put("marquise", 9, "sawmill, workshop").battle("eyrie", against="marquise", at=9).rolls(2, 0)
    t.says("marquise", "lose sawmill")
    assert t.at(9) == "eyrie 3 warriors"
    assert t.vp == {"eyrie": 3}


def test_bat_attack_needs_warrior_or_pawn(table: type[Table]) -> None:
    """4.3 A sawmill cannot attack."""
    t = table("marquise", "eyrie").put("marquise", 9, "sawmill").put("eyrie", 9, "1 warrior")
    t.put("marquise", 5, "1 warrior").put("eyrie", 5, "1 warrior")
    t.put("marquise", 1, "1 warrior").put("eyrie", 1, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "battle")
    t.refuses("marquise", "battle in 9", "4.3")


def test_bat_attack_token_only(table: type[Table]) -> None:
    """4.3, 2.5 Any enemy with any piece can be the defender."""
    t = table("marquise", "alliance").put("marquise", 2, "1 warrior").put("alliance", 2, "sympathy")
    t.begins("marquise", "daylight")
    assert t.offers("marquise", "battle")
    t.says("marquise", "battle").rolls(0, 0)
    assert t.at(2) == "marquise 1 warrior"
    assert t.vp == {"marquise": 1}


def test_bat_equal_roll(table: type[Table]) -> None:
    """4.3.3 Equal dice deal equal hits."""
    t = clash(table("marquise", "eyrie"), "3 warriors", "3 warriors").rolls(2, 2)
    assert t.at(9) == "marquise 1 warrior, eyrie 1 warrior"


def test_bat_defender_scores_too(table: type[Table]) -> None:
    """3.2.1, 4.3.6 The defender scores for what the attacker loses."""
    t = clash(table("marquise", "eyrie"), "1 warrior, 2 wood", "3 warriors").rolls(2, 2)
    assert t.at(9) == "marquise 1 wood, eyrie 2 warriors"
    assert t.vp == {"eyrie": 1}


def test_the_attacker_takes_the_higher_die(table: type[Table]) -> None:
    """4.3.3 The order of the dice does not matter."""
    for dice in ((3, 1), (1, 3)):
        t = clash(table("marquise", "eyrie"), "4 warriors", "4 warriors").rolls(*dice)
        assert t.at(9) == "marquise 3 warriors, eyrie 1 warrior"


def test_the_side_hit_chooses_among_buildings_and_tokens(table: type[Table]) -> None:
    """4.3.6 After the warriors, the owner chooses the order of the rest."""
    t = table("eyrie", "marquise").put("eyrie", 9, "2 warriors").board("eyrie", leader="builder")
    t.put("marquise", 9, "sawmill, wood, workshop").battle("eyrie", against="marquise", at=9)
    t.rolls(1, 0)
    assert t.options("marquise") == ["lose sawmill", "lose workshop", "lose wood"]
    t.says("marquise", "lose wood", "lose workshop")
    assert t.at(9) == "eyrie 2 warriors, marquise 1 sawmill"
    assert t.vp == {"eyrie": 2}


def test_buildings_are_safe_behind_warriors(table: type[Table]) -> None:
    """4.3.6 Nothing else can be lost while a warrior stands."""
    t = table("eyrie", "marquise").put("eyrie", 9, "3 warriors").board("eyrie", leader="builder")
    t.put("marquise", 9, "1 warrior, sawmill, wood").battle("eyrie", against="marquise", at=9)
    t.rolls(2, 0)
    assert t.options("marquise") == ["lose sawmill", "lose wood"]
    t.refuses("marquise", "lose warrior", "4.3.6")


def test_losses_of_both_sides_leave_together(table: type[Table]) -> None:
    """1.5.4 Hits are counted before anything is removed: the last warriors take each other."""
    t = clash(table("marquise", "eyrie"), "1 warrior", "1 warrior").rolls(1, 1)
    assert t.at(9) == ""


def test_a_hand_without_an_ambush_is_asked_too(table: type[Table]) -> None:
    """4.3.1, 1.2.1 Whether a hand holds an ambush is nobody else's business."""
    t = table("marquise", "eyrie").hand("eyrie", "anvil")
    t.put("marquise", 9, "1 warrior").put("eyrie", 9, "1 warrior")
    game = t.battle("marquise", against="eyrie", at=9).game
    assert game.answers is not None
    assert game.answers[-1] == "eyrie_dynasties: pass"


def test_the_attacker_may_choose_not_to_foil(table: type[Table]) -> None:
    """4.3.1.I Foiling is optional."""
    t = table("marquise", "eyrie").hand("eyrie", "ambush_mouse").hand("marquise", "ambush_bird")
    clash(t, "3 warriors", "1 warrior").says("eyrie", "play ambush_mouse").says("marquise", "pass")
    assert t.at(9) == "marquise 1 warrior, eyrie 1 warrior"
    assert t.holds("marquise") == ["ambush_bird"]


def test_a_foil_must_match_as_well(table: type[Table]) -> None:
    """4.3.1.I The attacker's ambush, too, must match the clearing."""
    t = table("marquise", "eyrie").hand("eyrie", "ambush_mouse")
    t.hand("marquise", "ambush_fox", "ambush_bird")
    clash(t, "3 warriors", "1 warrior").says("eyrie", "play ambush_mouse")
    t.refuses("marquise", "play ambush_fox", "4.3.1")


def test_an_ambush_lowers_what_the_attacker_can_roll(table: type[Table]) -> None:
    """4.3.1.II, 4.3.3.I The hits come at once, so fewer warriors roll."""
    t = clash(table("marquise", "eyrie").hand("eyrie", "ambush_bird"), "3 warriors", "3 warriors")
    t.says("eyrie", "play ambush_bird").rolls(3, 0)
    assert t.at(9) == "marquise 1 warrior, eyrie 2 warriors"


def test_an_ambush_in_the_attackers_own_hand_starts_nothing(table: type[Table]) -> None:
    """4.3.1 Only the defender may begin with an ambush."""
    t = table("marquise", "eyrie").hand("marquise", "ambush_mouse")
    clash(t, "3 warriors", "1 warrior")
    assert t.asked() == "battle.roll"


def test_not_an_ambush_card(table: type[Table]) -> None:
    """2.1.2 No other card can be played as an ambush."""
    t = table("marquise", "eyrie").hand("eyrie", "ambush_mouse", "codebreakers")
    clash(t, "3 warriors", "1 warrior")
    t.refuses("eyrie", "play codebreakers", "2.1.2")


def test_only_an_ambush_card_in_hand_is_played(table: type[Table]) -> None:
    """4.3.1 The reason says so when the card is not there."""
    t = table("marquise", "eyrie").hand("eyrie", "ambush_mouse")
    clash(t, "3 warriors", "1 warrior")
    assert t.reason("eyrie", "play ambush_bird") == "why-not_hand: card card:ambush_bird"


def test_the_attacker_chooses_the_defender(table: type[Table]) -> None:
    """4.3 Any one of the enemies there; the others are not touched."""
    t = table("marquise", "eyrie", "alliance").put("marquise", 9, "2 warriors")
    t.put("eyrie", 9, "1 warrior").put("alliance", 9, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "battle")
    assert t.options("marquise") == ["against eyrie_dynasties", "against woodland_alliance"]
    t.refuses("marquise", "against marquise", "4.3")
    t.says("marquise", "against alliance").rolls(1, 1)
    assert t.at(9) == "marquise 1 warrior, eyrie 1 warrior"


def test_no_battle_without_an_enemy(table: type[Table]) -> None:
    """4.3 A clearing of one's own offers no defender."""
    t = table("marquise", "eyrie").put("marquise", 9, "2 warriors").put("eyrie", 3, "roost")
    t.begins("marquise", "daylight")
    assert not t.offers("marquise", "battle")


def test_a_coalition_partner_cannot_be_attacked(table: type[Table]) -> None:
    """G.8, 4.3 Partners are no enemies."""
    t = table("marquise", "eyrie", "alliance", "vagabond").put("marquise", 9, "2 warriors")
    t.put("vagabond", 9, "pawn").board("vagabond", dominance=["dominance_fox"], partner="marquise")
    t.begins("marquise", "daylight")
    assert not t.offers("marquise", "battle")


@pytest.mark.parametrize(("attacker", "defender"), [("marquise", "eyrie"), ("eyrie", "marquise")])
def test_nothing_happens_on_a_double_zero(table: type[Table], attacker: str, defender: str) -> None:
    """4.3.3 No hits, no losses."""
    t = table("marquise", "eyrie").board("eyrie", leader="builder")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "2 warriors")
    t.battle(attacker, against=defender, at=9).rolls(0, 0)
    assert t.at(9) == "marquise 2 warriors, eyrie 2 warriors"
    assert t.done()


def test_a_tie_at_thirty_in_battle(table: type[Table]) -> None:
    """3.1.1, 4.3.6 Both sides reach thirty with one removal: the current player wins."""
    for turn in ("marquise", "eyrie"):
        t = table("marquise", "eyrie").scores(marquise=29, eyrie=29).play("eyrie", "sappers")
        t.board("eyrie", leader="builder").play("marquise", "sappers")
        t.put("marquise", 9, "1 warrior, wood").put("eyrie", 9, "1 warrior, roost")
        other = "eyrie" if turn == "marquise" else "marquise"
        t.battle(turn, against=other, at=9)
        t.game.innermost(Battle).fight.extra[t.game.innermost(Battle).fight.side(t.seat(turn))] = 1
        t.rolls(1, 1).says(other, "use sappers")
        assert t.game.score == [30, 30]
        assert t.game.winners == [t.seat(turn)]


class Feint(BattleEffect):
    """An effect no card of the base deck has: an extra hit decided before rolling."""

    def __init__(self) -> None:
        super().__init__("sappers", BEFORE_ROLL, "before rolling")

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        b.extra[b.side(seat)] += 1


def feinting(*seats: int) -> Game:
    """The Marquise's three warriors attack three of the Eyrie's; these seats can feint."""
    own = InstalledLibrary()
    setup = own.complete(Setup(seats=["marquise", "eyrie"]))
    rules = own.rulebook(setup)
    feint = Feint()
    effects = rules.effects[:]
    effects[feint.card] = feint
    rules = Book(rules.box, rules.map_rules, rules.landmarks, rules.factions, effects)
    g = Game(setup, rules, seeded(1))
    g.scripted, g.turn = True, 0
    for seat in (0, 1):
        put(g, book(g).faction(seat).warrior, 9, 3)
        g.play[seat] = [feint.card] if seat in seats else []
    g.push(Battle(Fight(9, 0, 1)))
    g.run()
    return g


def test_effects_before_the_roll() -> None:
    """4.3.2 They are used before the dice are seen, and their hits are extra hits."""
    g = feinting(0)
    assert g.decision is not None and g.decision.prompt == "battle.before_roll"
    g.choose("use sappers")
    assert g.decision.prompt == "battle.roll"
    g.choose("roll 1 0")
    assert [g.warriors_at(seat, 9) for seat in (0, 1)] == [3, 1]


def test_the_attacker_orders_effects_before_the_roll() -> None:
    """4.3.2 With effects on both sides the attacker says who is first; each side uses its own."""
    g = feinting(0, 1)
    assert g.decision is not None and g.decision.prompt == "battle.first"
    assert g.decision.seat == 0
    g.choose("effects first eyrie")
    assert g.decision.seat == 1
    g.choose("use sappers")
    assert g.decision.seat == 0
    g.choose("use sappers")
    g.choose("roll 0 0")
    assert [g.warriors_at(seat, 9) for seat in (0, 1)] == [2, 2]


def test_nobody_uses_such_an_effect_twice() -> None:
    """4.3.2, 4.1.3 Once in a battle for each side."""
    g = feinting(1)
    g.choose("use sappers")
    assert g.decision is not None and g.decision.prompt == "battle.roll"


def test_the_log_tells_what_each_side_rolled(table: type[Table]) -> None:
    """4.3.3, 4.3.3.I The dice are told beside the hits that warriors cap."""
    t = table("marquise", "eyrie").put("marquise", 5, "1 warrior").put("eyrie", 5, "3 warriors")
    t.battle("marquise", against="eyrie", at=5).rolls(3, 2)
    (rolled,) = t.told("rolled")
    assert (rolled["attacker_roll"], rolled["defender_roll"]) == (3, 2)
    assert (rolled["attacker_hits"], rolled["defender_hits"]) == (1, 2)
