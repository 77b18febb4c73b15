"""1 Golden Rules, 2 Key Concepts and 3.1, 3.2 Victory."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import Game, IllegalAction, Setup
from undergrowth.law.cards.draw import Draw
from undergrowth.law.pieces.atoms import put
from undergrowth.law.removing.removal import removal, remove
from undergrowth.law.victory.score import gain, score, settle_victory
from undergrowth.table.book import book


def test_gen_deck_runs_out_mid_draw(table: type[Table]) -> None:
    """2.1, 6.6 The last card is drawn, the discards become the deck, and the draw goes on."""
    t = (
        table("marquise", "eyrie")
        .put("marquise", 5, "2 recruiters")
        .put("marquise", 6, "recruiter")
    )
    t.put("marquise", 3, "1 warrior").play("marquise", "cobbler").hand("eyrie", "anvil")
    t.begins("marquise", "evening")
    game = t.game
    game.discard, game.deck = game.deck[:8], game.deck[8:9]
    t.says("marquise", "pass")
    assert len(t.holds("marquise")) == 2
    assert len(game.deck) == 7
    assert game.discard == []


def test_gen_hand_stays_hidden(table: type[Table]) -> None:
    """1.2.1 No rule lets a player show a hand; others see how many cards it holds."""
    t = (
        table("marquise", "eyrie")
        .hand("marquise", "cobbler", "anvil")
        .put("marquise", 5, "1 warrior")
    )
    t.begins("marquise", "daylight")
    seats = t.game.observe(t.seat("eyrie"))["seats"]
    assert isinstance(seats, list)
    assert "cobbler" not in str(seats[0])
    mine = t.game.observe(t.seat("marquise"))["seats"]
    assert isinstance(mine, list)
    assert "cobbler" in str(mine[0])
    with pytest.raises(IllegalAction):
        t.game.choose("random cobbler")


def test_gen_search_discard_pile(table: type[Table]) -> None:
    """1.2.2 Anybody may look through the discard pile at any time."""
    t = (
        table("marquise", "eyrie")
        .also(discard=["cobbler", "anvil"])
        .put("marquise", 5, "1 warrior")
    )
    t.begins("marquise", "daylight")
    for viewer in (-1, 0, 1):
        assert t.game.observe(viewer)["discard"] == ["cobbler", "anvil"]


def test_gen_bird_forced_substitution(table: type[Table]) -> None:
    """2.1.1, 8.2.6 A bird must be given where its suit is asked for and nothing else matches."""
    t = (
        table("marquise", "alliance")
        .put("marquise", 5, "2 warriors")
        .put("alliance", 2, "sympathy")
    )
    t.hand("marquise", "armorers", "2 tax_collector").begins("marquise", "daylight")
    t.says("marquise", "march", "to 2", "take 2")
    t.refuses("marquise", "appease with tax_collector", "8.2.6")
    t.says("marquise", "appease with armorers")
    assert t.holds("marquise") == ["tax_collector", "tax_collector"]
    assert t.vp == {}


def test_gen_birds_fill_several_suits(table: type[Table]) -> None:
    """2.1.1, 8.4.1.II A bird supporter counts as a second fox."""
    t = (
        table("alliance", "marquise")
        .put("alliance", 12, "sympathy")
        .put("marquise", 12, "1 warrior")
    )
    t.board("alliance", supporters=["tax_collector", "armorers"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 12")
    assert t.discard == ["armorers", "tax_collector"]
    assert "alliance 1 base_fox" in t.at(12)


def test_gen_rule_tie(table: type[Table]) -> None:
    """2.5, 4.2.1 A tie rules nothing; without rule at either end there is no move."""
    t = table("marquise", "alliance", "vagabond").put("marquise", 5, "2 warriors")
    t.put("alliance", 5, "2 warriors").put("marquise", 1, "1 warrior").put(
        "alliance", 1, "1 warrior"
    )
    t.put("vagabond", 1, "pawn").put("marquise", 2, "1 warrior").begins("marquise", "daylight")
    assert t.rules(5) == t.rules(1) == ""
    t.says("marquise", "march", "from 2")
    t.refuses("marquise", "to 1", "4.2")
    t.says("marquise", "to 6")
    t.refuses("marquise", "from 5", "4.2.1")


def test_gen_pawn_and_token_never_rule(table: type[Table]) -> None:
    """2.5, 9.2.2 Neither a pawn nor a token counts towards rule."""
    t = table("vagabond", "alliance").put("vagabond", 8, "pawn").put("alliance", 8, "sympathy")
    t.begins("vagabond", "daylight")
    assert t.rules(8) == ""


def test_gen_simultaneous_thirty(table: type[Table]) -> None:
    """3.1.1 Of those who reach thirty together, the closest clockwise to the turn wins."""
    t = table("eyrie", "alliance", "marquise").scores(eyrie=29, alliance=29, marquise=20)
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    for seat in ("alliance", "eyrie"):
        gain(t.game, t.seat(seat), 1, "3.1")
    settle_victory(t.game)
    assert t.vp == {"eyrie": 1, "alliance": 1}
    assert t.game.winners == [t.seat("eyrie")]


def test_the_current_player_wins_such_a_tie(table: type[Table]) -> None:
    """3.1.1 The closest clockwise to the current player can be that player."""
    t = table("eyrie", "alliance", "marquise").scores(eyrie=29, alliance=29, marquise=29)
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    for seat in ("alliance", "eyrie", "marquise"):
        gain(t.game, t.seat(seat), 1, "3.1")
    settle_victory(t.game)
    assert t.game.winners == [t.seat("marquise")]


def test_gen_move_is_not_place(table: type[Table]) -> None:
    """G.20, 6.2.2 The keep bars placing, not moving."""
    t = (
        table("eyrie", "marquise")
        .put("eyrie", 5, "4 warriors")
        .put("marquise", 1, "keep, 1 warrior")
    )
    t.play("eyrie", "cobbler").put("eyrie", 4, "roost").begins("eyrie", "evening")
    t.says("eyrie", "use cobbler", "to 1", "take 3")
    assert t.at(1) == "eyrie 3 warriors, marquise 1 warrior, marquise 1 keep"


def test_cannot_is_absolute(table: type[Table]) -> None:
    """1.1.2, 6.2.2 Nobody but the Marquise places anything beside the keep."""
    t = table("eyrie", "marquise").put("marquise", 1, "keep").put("eyrie", 5, "1 warrior")
    t.play("eyrie", "cobbler").begins("eyrie", "evening")
    warrior = book(t.game).faction(t.seat("eyrie")).warrior
    assert put(t.game, warrior, 1, 2) == 0
    assert put(t.game, warrior, 5, 2) == 2


def test_start_of_a_phase_comes_first(table: type[Table]) -> None:
    """1.4.1 Effects at the start of Birdsong precede the faction's own Birdsong."""
    t = (
        table("marquise", "eyrie")
        .play("marquise", "better_burrow_bank")
        .put("marquise", 5, "sawmill")
    )
    t.begins("marquise", "birdsong")
    assert t.asked() == "window.birdsong_start"
    assert t.at(5) == "marquise 1 sawmill"


def test_a_dominance_victory_comes_before_the_start_of_birdsong(table: type[Table]) -> None:
    """3.3.1 The game is won at once, before any effect of that moment."""
    t = table("marquise", "eyrie").play("marquise", "better_burrow_bank")
    t.board("marquise", dominance=["dominance_fox"])
    for place in (1, 6, 8):
        t.put("marquise", place, "1 warrior")
    t.begins("marquise", "birdsong")
    assert t.game.over


def test_turns_go_clockwise(table: type[Table]) -> None:
    """1.4.1 After Evening the next clockwise player begins; after the last, the first."""
    t = table("marquise", "eyrie", "alliance").put("marquise", 5, "1 warrior")
    t.put("eyrie", 3, "roost").begins("marquise", "evening")
    game = t.game
    while game.decision is not None and game.turns < 6:
        game.take(game.decision.options[-1])
    assert game.log is not None
    phases = [(e.seat, e.fields["phase"]) for e in game.log if e.verb == "phase"]
    assert phases[:7] == [
        (0, "evening"),
        *[(1, phase) for phase in ("birdsong", "daylight", "evening")],
        *[(2, phase) for phase in ("birdsong", "daylight", "evening")],
    ]
    assert phases[7] == (0, "birdsong")


def test_the_last_step_locks_everything_else(table: type[Table]) -> None:
    """1.4.3 While discarding down to five, nothing of Daylight can be done."""
    t = table("marquise", "eyrie").play("marquise", "codebreakers", "tax_collector")
    t.hand("marquise", "armorers", "2 cobbler", "anvil", "sword").hand("eyrie", "bake_sale")
    t.put("marquise", 5, "workshop, 1 warrior").scores(marquise=12).begins("marquise", "evening")
    assert t.asked() == "turn.discard"
    t.refuses("marquise", "use codebreakers", "1.4.1")
    t.refuses("marquise", "use tax_collector", "1.4.1")
    t.says("marquise", "discard cobbler")
    assert len(t.holds("marquise")) == 5


def test_placing_stops_with_the_supply(table: type[Table]) -> None:
    """1.5.1, 1.5.4 Pieces are limited: as many as there are, and no more."""
    t = table("marquise", "eyrie").put("marquise", 5, "24 warriors").begins("marquise", "daylight")
    warrior = book(t.game).faction(t.seat("marquise")).warrior
    assert put(t.game, warrior, 1, 3) == 1
    assert t.at(1) == "marquise 1 warrior"
    assert put(t.game, warrior, 1, 3) == 0


def test_buildings_need_open_slots(table: type[Table]) -> None:
    """2.2.3, 2.2.4 A building takes a slot; a ruin holds one."""
    t = table("marquise", "eyrie").ruins(c6="boot").put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    workshop = book(t.game).faction(t.seat("marquise")).kind("workshop")
    assert put(t.game, workshop, 6, 2) == 1
    assert put(t.game, workshop, 1, 2) == 1


def test_the_map_gives_suits_and_paths(table: type[Table]) -> None:
    """2.2.1, 2.2.2 Each clearing has a suit; adjacency works both ways."""
    t = table("marquise", "eyrie").put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    woodland = t.game.box.woodland
    suits = [t.game.suits[place] for place in woodland.clearings]
    assert sorted(suits) == [1] * 4 + [2] * 4 + [4] * 4
    for place in woodland.clearings:
        for other in woodland.paths[place]:
            assert place in woodland.paths[other]


def test_rule_counts_warriors_and_buildings(table: type[Table]) -> None:
    """2.5 Warriors and buildings together, compared with each other player alone."""
    t = table("marquise", "eyrie", "alliance").put("marquise", 9, "1 warrior, 1 sawmill, 3 wood")
    t.put("alliance", 9, "1 warrior, sympathy").put("eyrie", 3, "roost")
    t.put("marquise", 5, "2 warriors").put("alliance", 5, "1 warrior").put("eyrie", 5, "1 warrior")
    t.put("marquise", 2, "3 wood").begins("marquise", "daylight")
    assert t.rules(9) == "marquise"
    assert t.rules(5) == "marquise"
    assert t.rules(2) == ""


def test_the_eyrie_rule_on_ties() -> None:
    """1.1.1, 7.2.2 A faction's rule goes before the general one."""
    t = (
        Table("marquise", "eyrie")
        .put("marquise", 9, "2 warriors")
        .put("eyrie", 9, "roost, 1 warrior")
    )
    t.begins("marquise", "daylight")
    assert t.rules(9) == "eyrie"


def test_an_empty_clearing_is_ruled_by_nobody(table: type[Table]) -> None:
    """2.5 Nothing there, no ruler."""
    t = table("marquise", "eyrie").put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    assert t.rules(8) == ""


def test_no_points_for_own_pieces(table: type[Table]) -> None:
    """3.2.1 Only enemy buildings and tokens score."""
    t = table("marquise", "eyrie").put("marquise", 5, "sawmill").put("eyrie", 3, "roost, 1 warrior")
    t.begins("marquise", "daylight")
    seat, game = t.seat("marquise"), t.game
    remove(game, removal(game, seat, book(game).faction(seat).kind("sawmill"), 5))
    assert t.vp == {}
    remove(game, removal(game, seat, book(game).faction(t.seat("eyrie")).kind("roost"), 3))
    assert t.vp == {"marquise": 1}
    remove(game, removal(game, seat, book(game).faction(t.seat("eyrie")).warrior, 3))
    assert t.vp == {"marquise": 1}


def test_removed_buildings_return_to_their_track(table: type[Table]) -> None:
    """G.24 The rightmost empty space takes it back."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 sawmills").begins("marquise", "daylight")
    assert t.supply("marquise", "sawmill") == 4
    game, seat = t.game, t.seat("marquise")
    remove(game, removal(game, t.seat("eyrie"), book(game).faction(seat).kind("sawmill"), 5))
    assert t.supply("marquise", "sawmill") == 5


def test_no_score_below_zero(table: type[Table]) -> None:
    """3.2 Losing more points than one has leaves none."""
    t = table("marquise", "eyrie").scores(marquise=2).put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    score(t.game, t.seat("marquise"), -5, "7.7.1")
    assert t.game.score[t.seat("marquise")] == 0


def test_thirty_points_win_at_once(table: type[Table]) -> None:
    """3.1 The game ends there, whatever was still to be done."""
    t = table("marquise", "eyrie").scores(marquise=28).put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    score(t.game, t.seat("marquise"), 2, "3.2")
    assert t.game.over
    assert t.game.winners == [t.seat("marquise")]
    assert t.game.victory == "points"


def test_drawing_from_nothing(table: type[Table]) -> None:
    """1.5.4, 2.1 With deck and discard pile empty a draw brings what there is."""
    t = table("marquise", "eyrie").put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    game = t.game
    game.hands[1], game.deck = sorted(game.deck[1:]), game.deck[:1]
    game.push(Draw(0, 3))
    game.decision = None
    game.run()
    assert len(game.hands[0]) == 1
    assert game.deck == []


def test_outside_battle_the_player_taking_their_turn_orders_effects(table: type[Table]) -> None:
    """1.1.3 Field Hospitals in two clearings: the Eyrie on its turn picks which comes first."""
    t = table("eyrie", "marquise").board("eyrie", leader="commander")
    t.put("eyrie", 6, "roost, 1 warrior").put("eyrie", 8, "roost, 1 warrior").put(
        "eyrie", 12, "roost"
    )
    t.hand("eyrie", "favor_of_the_foxes", "cobbler").put("marquise", 2, "keep")
    t.put("marquise", 12, "2 warriors").put("marquise", 1, "1 warrior").hand("marquise", "anvil")
    t.begins("eyrie", "daylight").says("eyrie", "craft favor_of_the_foxes")
    assert t.options("eyrie") == ["first field_hospitals 1", "first field_hospitals 12"]


def test_the_deck_and_the_pile_are_shared() -> None:
    """2.1, 5.1.3 One deck for all; each player begins with three cards."""
    g = Game.new(Setup(seats=["marquise", "eyrie", "alliance"]), seed=4)
    assert sum(len(hand) for hand in g.hands) == 9
    assert g.discard == []


def test_playing_needs_nobodys_consent(table: type[Table]) -> None:
    """1.3.3 Actions never ask those they concern."""
    t = table("marquise", "eyrie").put("marquise", 9, "2 warriors").put("eyrie", 9, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "battle").rolls(1, 0)
    assert t.at(9) == "marquise 2 warriors"


def test_no_rule_lets_cards_be_given(table: type[Table]) -> None:
    """1.3.2 Nothing but an instruction moves a card from hand to hand."""
    t = table("marquise", "eyrie").hand("marquise", "cobbler").put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    assert all("cobbler" not in text for text in t.options("marquise"))


def test_pieces_keep_their_owner(table: type[Table]) -> None:
    """1.5.3, 6.2.3 Field Hospitals save the Marquise's own warriors and nobody else's."""
    t = table("marquise", "eyrie").put("marquise", 1, "keep").hand("marquise", "codebreakers")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "2 warriors")
    t.battle("marquise", against="eyrie", at=9).rolls(2, 0)
    assert t.at(9) == "marquise 2 warriors"
    assert t.done()
    assert t.holds("marquise") == ["codebreakers"]


def test_mov_outrage_placing_is_free(table: type[Table]) -> None:
    """G.20, 8.2.6 Placing is not moving: recruiting beside sympathy sets off no Outrage."""
    t = table("eyrie", "alliance").put("eyrie", 5, "roost").put("alliance", 5, "sympathy")
    t.board("eyrie", leader="builder", decree={"recruit": ["cobbler"]}).hand("eyrie", "cobbler")
    t.put("eyrie", 3, "roost").begins("eyrie", "daylight").says("eyrie", "pass")
    t.says("eyrie", "resolve rabbit", "recruit in 5")
    assert t.at(5) == "eyrie 1 warrior, eyrie 1 roost, alliance 1 sympathy"
    assert "cobbler" in t.holds("eyrie")


def test_a_refusal_tells_nothing_of_another_hand(table: type[Table]) -> None:
    """1.2.1 A defender who asks about a craft hears of their own hand, not of the attacker's."""
    reasons = []
    for held in ("sword", "anvil"):
        t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "sawmill")
        t.hand("vagabond", held).hand("marquise", "ambush_mouse")
        t.board("vagabond", items=["sword", "hammer"])
        t.begins("vagabond", "daylight").says("vagabond", "fight")
        assert t.asked() == "battle.ambush"
        asked = ("craft sword", "craft anvil", "coalition dominance_fox marquise")
        reasons.append([t.game.why_not(1, each) for each in asked])
    assert reasons[0] == reasons[1]
    assert reasons[0][0] == "Sword is not in your hand (law 4.1)"
