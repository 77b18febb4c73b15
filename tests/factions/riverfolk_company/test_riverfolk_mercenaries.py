"""11.2.7.III Mercenaries: Riverfolk warriors that count as the buyer's own."""

from __future__ import annotations

from factions.riverfolk_company.river import SEAT, company
from kit import Table
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.battlefield import defenders, may_attack_from, may_battle_at
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.pieces.rule import ruler
from undergrowth.law.removing.removal import remove_enemies
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Fight

HIRED = ["riverfolk_company by mercenaries"]


def hired(table: type[Table], *others: str, used: list[str] | None = None) -> Table:
    """The first of the others has hired mercenaries."""
    t = company(table, *others)
    return t.also(used=HIRED if used is None else used)


class Sweep(Frame):
    """All enemy pieces leave a clearing."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def copy(self) -> Frame:
        return Sweep(self.seat, self.place)

    def script(self) -> tuple[Step, ...]:
        return (self.sweep,)

    def sweep(self, g: Game) -> None:
        """4.1.2 As a Favor does."""
        remove_enemies(g, self.seat, [self.place], "4.1.2")


# ---- rule


def test_riv_mercenaries_rule(table: type[Table]) -> None:
    """11.2.7.III, 2.5 One Marquise and two Riverfolk warriors are more than two Eyrie."""
    t = hired(table, "marquise", "eyrie").put("marquise", 7, "1 warrior")
    t.put(SEAT, 7, "2 warriors").put("eyrie", 7, "2 warriors").begins("marquise", "daylight")
    assert t.rules(7) == "marquise"


def test_they_rule_for_the_buyer_alone(table: type[Table]) -> None:
    """11.2.7.III, G.35 They count for her and not for the Riverfolk, so nobody is tied."""
    t = hired(table, "marquise").put(SEAT, 7, "2 warriors").begins("marquise", "daylight")
    assert t.rules(7) == "marquise"


def test_not_in_the_birdsong_in_which_they_are_bought(table: type[Table]) -> None:
    """11.2.7.III During Daylight and Evening."""
    t = company(table).put(SEAT, 7, "2 warriors").put("marquise", 12, "1 sawmill")
    t.begins("marquise", "birdsong").says("marquise", "buy mercenaries")
    assert t.game.phase > 0
    assert t.rules(7) == "marquise"
    t = company(table, "marquise").also(used=HIRED).put(SEAT, 7, "2 warriors")
    t.play("marquise", "stand_and_deliver").hand(SEAT, "anvil")
    t.begins("marquise", "daylight")
    t.game.phase = 0
    assert ruler(t.game, 7) == t.seat(SEAT)


def test_they_serve_until_the_turn_ends(table: type[Table]) -> None:
    """11.2.7.III Then they are the Riverfolk's again."""
    t = hired(table, "marquise").put(SEAT, 7, "2 warriors").begins("marquise", "evening")
    assert t.game.turn == t.seat(SEAT)
    assert t.rules(7) == "riverfolk"


def test_they_do_not_count_towards_dominance(table: type[Table]) -> None:
    """11.2.7.III, 3.3.1 Dominance is looked at before they are bought."""
    t = company(table, "marquise")
    for place in (1, 6, 8):
        t.put(SEAT, place, "1 warrior").put("marquise", place, "1 warrior")
    t.board("marquise", dominance="dominance_fox").begins("marquise", "birdsong")
    assert not t.game.over


def test_gen_eliminated_can_come_back(table: type[Table]) -> None:
    """11.2.7.III, 2.5, 6.5.4 A Marquise without a piece builds where mercenaries rule."""
    t = company(table).put(SEAT, 10, "3 warriors").begins("marquise", "birdsong")
    t.says("marquise", "buy mercenaries", "build", "raise sawmill")
    assert t.at(10) == "riverfolk 3 warriors, marquise 1 sawmill"
    assert t.vp == {}


def test_trade_posts_stay_the_riverfolks(table: type[Table]) -> None:
    """11.2.7.III Warriors alone are treated as the buyer's."""
    t = hired(table, "marquise").put(SEAT, 7, "1 warrior, trade_post_mouse")
    g = t.begins("marquise", "daylight").game
    me = book(g).faction(t.seat(SEAT))
    assert not is_enemy_piece(g, 1, me.warrior)
    assert is_enemy_piece(g, 1, me.kind("trade_post_mouse"))


def test_favors_leave_them_standing(table: type[Table]) -> None:
    """11.2.7.III, G.9 No enemy pieces; the trade post goes, and what it takes with it."""
    t = hired(table, "marquise", "eyrie").put(SEAT, 7, "2 warriors, trade_post_mouse")
    t.put("eyrie", 7, "1 warrior").does(Sweep(1, 7), turn="marquise")
    assert t.at(7) == "riverfolk 2 warriors"
    assert t.vp == {"marquise": 1}


def test_unhired_they_are_enemies(table: type[Table]) -> None:
    """G.9"""
    t = company(table, "marquise").put(SEAT, 7, "2 warriors").does(Sweep(1, 7), turn="marquise")
    assert t.at(7) == ""


def test_propaganda_wins_no_mercenary_over(table: type[Table]) -> None:
    """11.2.7.III, G.23 Replacing is for enemy pieces."""
    t = Table(SEAT, "marquise", deck="exiles_and_partisans").also(used=HIRED)
    t.put(SEAT, 7, "2 warriors").put("marquise", 12, "1 warrior")
    t.play("marquise", "propaganda_bureau").hand("marquise", "root_tea_mouse")
    t.begins("marquise", "daylight")
    assert not t.offers("marquise", "use propaganda_bureau")


def test_lords_of_the_forest_share_a_tie_with_hired_warriors(table: type[Table]) -> None:
    """7.2.2, 11.2.7.III One Eyrie warrior and one hired are two, as the Marquise has; hired alone
    they win no tie for the Eyrie."""
    t = hired(table, "eyrie", "marquise").put("eyrie", 7, "1 warrior").put(SEAT, 7, "1 warrior")
    t.put("marquise", 7, "2 warriors").put(SEAT, 11, "2 warriors")
    t.put("marquise", 11, "2 warriors").begins("eyrie", "daylight")
    assert t.rules(7) == "eyrie"
    assert t.rules(11) == ""


def test_lords_of_the_forest_count_what_another_has_hired(table: type[Table]) -> None:
    """7.2.2, 11.2.7.III Two Eyrie against one Marquise and one hired: a tie, and the Eyrie's."""
    t = hired(table, "marquise", "eyrie").put("eyrie", 7, "2 warriors").put(SEAT, 7, "1 warrior")
    t.put("marquise", 7, "1 warrior").begins("marquise", "daylight")
    assert t.rules(7) == "eyrie"


def test_soup_kitchens_weigh_trade_posts_and_not_who_has_hired(table: type[Table]) -> None:
    """2.5, 11.2.7.III Tokens that count for rule stay the Riverfolk's."""
    t = company(table, "marquise").also(deck="exiles_and_partisans")
    t.also(used=HIRED).play(SEAT, "soup_kitchens")
    t.put(SEAT, 7, "1 warrior, trade_post_mouse").begins("marquise", "daylight")
    assert t.rules(7) == "riverfolk"


# ---- moving


def test_riv_mercenaries_cannot_move(table: type[Table]) -> None:
    """11.2.7.III The buyer marches with her own alone."""
    t = hired(table, "marquise").put(SEAT, 7, "3 warriors").put("marquise", 7, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march", "to 3")
    assert t.at(7) == "riverfolk 3 warriors"
    assert t.at(3) == "marquise 1 warrior"


def test_nothing_of_her_own_to_move(table: type[Table]) -> None:
    """11.2.7.III If only mercenaries stand there is no move."""
    t = hired(table, "marquise").put(SEAT, 7, "3 warriors").put("marquise", 12, "1 warrior")
    t.put("marquise", 2, "1 warrior").begins("marquise", "daylight").says("marquise", "march")
    t.refuses("marquise", "from 7", "4.2")


def test_they_open_ways_by_their_rule(table: type[Table]) -> None:
    """11.2.7.III, 4.2.1"""
    t = (
        hired(table, "marquise", "eyrie")
        .put("marquise", 4, "1 warrior")
        .put("eyrie", 4, "2 warriors")
    )
    t.put(SEAT, 4, "2 warriors").begins("marquise", "daylight")
    t.says("marquise", "march")
    assert "to 8" in t.options("marquise")


# ---- battle


def test_bat_mercenaries_alone(table: type[Table]) -> None:
    """11.2.7.III Mercenaries alone battle for her: one of them falls, and one of the Eyrie."""
    t = hired(table, "marquise", "eyrie").put(SEAT, 7, "3 warriors").put("eyrie", 7, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "battle").rolls(1, 1)
    assert t.at(7) == "riverfolk 2 warriors"
    assert t.vp == {}


def test_bat_mercenaries_not_against_owner(table: type[Table]) -> None:
    """11.2.7.III Against the Riverfolk they are the defenders: she deals one and takes two."""
    t = hired(table, "marquise").put("marquise", 7, "1 warrior").put(SEAT, 7, "3 warriors")
    t.begins("marquise", "daylight").says("marquise", "battle").rolls(2, 2)
    assert t.at(7) == "riverfolk 2 warriors"


def test_mercenaries_alone_do_not_battle_the_riverfolk(table: type[Table]) -> None:
    """11.2.7.III, 4.3 She has nothing of her own to battle them with."""
    t = hired(table, "marquise", "eyrie").put(SEAT, 7, "3 warriors").put("eyrie", 7, "1 warrior")
    t.put(SEAT, 11, "1 warrior")
    g = t.begins("marquise", "daylight").game
    assert may_attack_from(g, 1, 7)
    assert defenders(g, 1, 7) == [2]
    assert not may_battle_at(g, 1, 11)
    t = hired(table, "marquise", "eyrie").put(SEAT, 7, "3 warriors").put("eyrie", 7, "1 warrior")
    t.put(SEAT, 11, "1 warrior").put("marquise", 12, "1 warrior").put("eyrie", 12, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "battle")
    assert t.options("marquise") == ["battle in 7", "battle in 12"]
    t.refuses("marquise", "battle in 11", "4.3")


def test_an_ambush_ends_a_battle_against_them_that_has_no_attacker_left(
    table: type[Table],
) -> None:
    """4.3.1.II, 11.2.7.III Hired warriors are the other side there and do not keep it going."""
    t = hired(table, "marquise").put("marquise", 7, "2 warriors").put(SEAT, 7, "1 warrior")
    t.hand(SEAT, "ambush_mouse").begins("marquise", "daylight").says("marquise", "battle")
    t.says(SEAT, "play ambush_mouse")
    assert t.at(7) == "riverfolk 1 warrior"
    assert t.asked() == "marquise.daylight"


def test_an_ambush_does_not_end_a_battle_while_mercenaries_stand(table: type[Table]) -> None:
    """4.3.1.II, 11.2.7.III They are hers there: one of each falls, and it goes on."""
    t = hired(table, "marquise", "eyrie").put("marquise", 7, "1 warrior").put(SEAT, 7, "2 warriors")
    t.put("eyrie", 7, "3 warriors").hand("eyrie", "ambush_mouse")
    t.begins("marquise", "daylight").says("marquise", "battle", "against eyrie")
    t.says("eyrie", "play ambush_mouse")
    assert t.at(7) == "riverfolk 1 warrior, eyrie 3 warriors"
    t.rolls(3, 0)
    assert t.at(7) == "riverfolk 1 warrior, eyrie 2 warriors", "one warrior rolls one hit"


def test_they_add_to_the_most_that_is_rolled(table: type[Table]) -> None:
    """11.2.7.III, 4.3.3.I"""
    t = hired(table, "marquise", "eyrie").put("marquise", 7, "1 warrior").put(SEAT, 7, "2 warriors")
    t.put("eyrie", 7, "3 warriors").begins("marquise", "daylight")
    t.says("marquise", "battle", "against eyrie").rolls(3, 0)
    assert t.at(7) == "riverfolk 2 warriors, marquise 1 warrior"


def test_odd_hits_are_her_own(table: type[Table]) -> None:
    """11.2.7.IIIa Of three hits two are hers and one is theirs."""
    t = hired(table, "marquise", "alliance").put("marquise", 7, "3 warriors")
    t.put(SEAT, 7, "3 warriors").put("alliance", 7, "4 warriors").begins("marquise", "daylight")
    t.says("marquise", "battle", "against alliance").rolls(3, 1)
    assert t.at(7) == "riverfolk 2 warriors, marquise 1 warrior, alliance 3 warriors"


def test_one_hit_is_her_own(table: type[Table]) -> None:
    """11.2.7.IIIa"""
    t = hired(table, "marquise", "eyrie").put("marquise", 7, "2 warriors")
    t.put(SEAT, 7, "3 warriors").put("eyrie", 7, "4 warriors").begins("marquise", "daylight")
    t.says("marquise", "battle", "against eyrie").rolls(1, 1)
    assert t.at(7) == "riverfolk 3 warriors, marquise 1 warrior, eyrie 3 warriors"


def test_what_one_kind_cannot_take_the_other_takes(table: type[Table]) -> None:
    """11.2.7.IIIa One of hers and two of theirs for three hits."""
    t = hired(table, "marquise", "alliance").put("marquise", 7, "1 warrior")
    t.put(SEAT, 7, "2 warriors").put("alliance", 7, "4 warriors").begins("marquise", "daylight")
    t.says("marquise", "battle", "against alliance").rolls(3, 3)
    assert t.at(7) == "alliance 1 warrior"


def test_buildings_fall_when_no_warrior_is_left_of_either(table: type[Table]) -> None:
    """11.2.7.IIIa Her sawmill stands while a mercenary does."""
    t = hired(table, "marquise", "alliance").put("marquise", 7, "1 sawmill")
    t.put(SEAT, 7, "1 warrior").put("alliance", 7, "3 warriors").begins("marquise", "daylight")
    t.says("marquise", "battle").rolls(2, 2)
    assert t.at(7) == "alliance 2 warriors"
    assert t.vp == {"alliance": 1}


def test_bat_hospitals_not_for_mercenaries(table: type[Table]) -> None:
    """6.2.3, 1.5.3 Fallen mercenaries are no Marquise warriors: nobody asks for a card."""
    t = hired(table, "marquise", "eyrie").put("marquise", 1, "keep").put(SEAT, 5, "2 warriors")
    t.put("eyrie", 5, "3 warriors").hand("marquise", "a_visit_to_friends")
    t.begins("marquise", "daylight").says("marquise", "battle")
    t.rolls(2, 2)
    assert t.asked() != "marquise.hospitals"
    assert t.at(1) == "marquise 1 keep"
    assert t.supply(SEAT, "warrior") == 15


def test_the_vagabond_does_not_anger_the_riverfolk(table: type[Table]) -> None:
    """11.2.7.IIIb Mercenaries he removes in battle leave their marker where it was."""
    t = hired(table, "marquise", "vagabond").put(SEAT, 7, "2 warriors").put("vagabond", 7, "pawn")
    t.board("vagabond", items=["3 sword"]).begins("marquise", "daylight")
    t.says("marquise", "battle").rolls(1, 1)
    while t.asked() == "battle.hits":
        t.says("vagabond", t.options("vagabond")[0])
    assert t.at(7) == "riverfolk 1 warrior, vagabond 1 pawn"
    doc = book(t.game).faction(t.seat("vagabond")).write_board(t.game)
    relationships = doc["relationships"]
    assert isinstance(relationships, dict)
    assert relationships["riverfolk_company"] == "indifferent"


def test_unhired_they_are_angered(table: type[Table]) -> None:
    """9.2.9.III, 11.2.7.IIIb In a battle of their own they turn Hostile."""
    t = company(table, "vagabond").put(SEAT, 7, "2 warriors").put("vagabond", 7, "pawn")
    t.board("vagabond", items=["3 sword"]).battle(SEAT, against="vagabond", at=7)
    t.rolls(1, 1)
    while t.asked() == "battle.hits":
        t.says("vagabond", t.options("vagabond")[0])
    doc = book(t.game).faction(t.seat("vagabond")).write_board(t.game)
    relationships = doc["relationships"]
    assert isinstance(relationships, dict)
    assert relationships["riverfolk_company"] == "hostile"


def test_their_acolytes_and_the_cult(table: type[Table]) -> None:
    """10.2.3, 1.5.3 A Cult that hires them keeps Revenge for its own."""
    t = hired(table, "cult", "marquise").put(SEAT, 9, "1 warrior").put("cult", 9, "1 garden_mouse")
    t.put("marquise", 9, "2 warriors").battle("cult", against="marquise", at=9).rolls(0, 0)
    assert t.supply(SEAT, "warrior") == 14


# ---- 11.2.5.I Trade Disruption


def test_riv_trade_disruption(table: type[Table]) -> None:
    """11.2.5 Three of five funds go, and the trade post leaves the game."""
    t = company(table, funds={"riverfolk": "5 warriors"}).put(SEAT, 7, "trade_post_mouse")
    t.put("marquise", 7, "1 warrior").battle("marquise", against=SEAT, at=7).rolls(0, 0)
    assert t.vp == {"marquise": 1}
    assert t.supply(SEAT, "warrior") == 13
    assert t.supply(SEAT, "trade_post_mouse") == 2
    assert book(t.game).faction(0).write_board(t.game)["lost"] == ["1 trade_post_mouse"]


def test_whose_funds_are_lost_is_chosen(table: type[Table]) -> None:
    """11.2.5.I Each returns to its owner's supply."""
    t = company(table, funds={"riverfolk": "2 warriors", "marquise": "2 warriors"})
    t.put(SEAT, 7, "trade_post_mouse").put("marquise", 7, "1 warrior")
    t.battle("marquise", against=SEAT, at=7).rolls(0, 0)
    assert t.asked() == "riverfolk.disruption"
    t.says(SEAT, "fund marquise", "fund riverfolk")
    assert t.supply("marquise", "warrior") == 23
    assert t.supply(SEAT, "warrior") == 14
    assert t.done()


def test_each_trade_post_halves_what_is_left(table: type[Table]) -> None:
    """11.2.5.I, 1.5.4 Both go first; then five become two, and two one."""
    t = company(table, funds={"riverfolk": "5 warriors"}).put(SEAT, 7, "trade_post_mouse")
    t.put(SEAT, 11, "trade_post_mouse")
    t.hand("marquise", "favor_of_the_mice")
    for place in (2, 9):
        t.put("marquise", place, "1 workshop")
    t.put("marquise", 7, "1 workshop").begins("marquise", "birdsong")
    t.says("marquise", "pass", "craft favor_of_the_mice")
    while t.asked() == "removal.order":
        t.says("marquise", t.options("marquise")[0])
    funds = book(t.game).faction(0).write_board(t.game)["funds"]
    assert funds == {"riverfolk_company": ["1 warrior"]}
    assert t.vp == {"marquise": 2}


def test_payments_and_committed_funds_are_safe(table: type[Table]) -> None:
    """11.2.5.I, 11.2.4 Funds alone are halved."""
    t = company(table, payments={"marquise": "2 warriors"}, committed={"riverfolk": "2 warriors"})
    t.put(SEAT, 7, "trade_post_mouse").put("marquise", 7, "1 warrior")
    t.battle("marquise", against=SEAT, at=7).rolls(0, 0)
    board = book(t.game).faction(0).write_board(t.game)
    assert board["payments"] and board["committed"]


# ---- other battles meanwhile


def test_they_defend_her_too(table: type[Table]) -> None:
    """11.2.7.III Forced to, the Eyrie attack her in her own turn: hired warriors are hers."""
    t = hired(table, "marquise", "eyrie").put(SEAT, 7, "2 warriors").put("eyrie", 7, "3 warriors")
    t.put("marquise", 7, "1 sawmill").does(Battle(Fight(7, 2, 1)), turn="marquise").rolls(1, 0)
    assert t.at(7) == "riverfolk 1 warrior, marquise 1 sawmill, eyrie 3 warriors"


def test_attacked_by_others_they_are_the_riverfolks(table: type[Table]) -> None:
    """11.2.7.III In a battle that is not hers they fight for themselves."""
    t = hired(table, "marquise", "eyrie").put(SEAT, 7, "2 warriors").put("eyrie", 7, "3 warriors")
    t.put("marquise", 7, "1 warrior").does(Battle(Fight(7, 2, 0)), turn="marquise").rolls(2, 2)
    assert t.at(7) == "marquise 1 warrior, eyrie 1 warrior"


def test_the_tower_is_hers_by_hired_warriors(table: type[Table]) -> None:
    """11.2.7.III, M.4.4 They serve to the end of Evening."""
    t = hired(table, "marquise").put(SEAT, 7, "1 warrior").landmark("tower", 7)
    t.begins("marquise", "evening")
    assert t.vp == {"marquise": 1}
