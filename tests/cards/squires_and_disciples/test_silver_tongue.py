"""Silver-Tongue: a clearing as if ruled, for one effect."""

from __future__ import annotations

from pathlib import Path

from kit import Table
from undergrowth import Game
from undergrowth.cards.squires_and_disciples.silver_tongue import Flattered, SilverTongue
from undergrowth.table.moments import EVENING

DECK = "squires_and_disciples"


def tongue(t: Table, *cards: str) -> Table:
    """Marquise warriors in 5 and 9, neither of which she rules, nor any clearing beside them."""
    t.put("marquise", 5, "1 warrior").put("eyrie", 5, "3 warriors")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "3 warriors")
    return t.play("marquise", "silver_tongue").hand("marquise", *cards)


def test_a_move_out_of_a_clearing_ruled_by_another(table: type[Table]) -> None:
    """2.5, 4.2.1 With the clearing as if ruled the march is possible."""
    t = tongue(table("marquise", "eyrie", deck=DECK)).begins("marquise", "daylight")
    assert not t.offers("marquise", "march")
    t.says("marquise", "use silver_tongue", "flatter 5")
    assert t.in_play("marquise") == []  # with an empty hand the card itself pays
    assert t.asked() == "marquise.daylight"
    t.says("marquise", "march", "to 2")
    assert t.at(2) == "marquise 1 warrior"
    assert t.at(5) == "eyrie 3 warriors"
    assert t.rules(5) == "eyrie"


def test_it_lasts_for_one_effect(table: type[Table]) -> None:
    """1.4.2 The second move of the march is the same effect; the next action is not."""
    t = tongue(table("marquise", "eyrie", deck=DECK)).put("marquise", 5, "2 warriors")
    t.put("eyrie", 2, "2 warriors").put("eyrie", 1, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", "use silver_tongue", "flatter 5")
    t.says("marquise", "march", "to 2", "take 1")
    assert t.options("marquise") == ["from 2", "from 5", "pass"]
    t.says("marquise", "from 5", "to 1", "take 1")
    assert t.asked() == "marquise.daylight"
    assert not t.offers("marquise", "march")
    names = [type(frame).__name__ for frame in t.game.stack]
    assert "SilverTongue" not in names


def test_between_the_moves_of_a_march(table: type[Table]) -> None:
    """1.4.2, 4.1.3 It may be used inside the effect it supports, where the first move has led."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "silver_tongue")
    t.put("marquise", 5, "2 warriors").put("eyrie", 2, "2 warriors").put("eyrie", 6, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march", "to 2", "take 2")
    assert t.options("marquise") == ["use silver_tongue", "pass"]
    t.says("marquise", "use silver_tongue", "from 2")
    assert Game.from_json(t.game.to_json()).to_json() == t.game.to_json()
    assert t.options("marquise") == ["to 5", "to 6", "to 10"]
    t.says("marquise", "to 6", "take 1")
    assert t.asked() == "marquise.daylight"
    assert not [frame for frame in t.game.stack if isinstance(frame, SilverTongue)]


def test_not_after_the_last_move_of_a_march(table: type[Table]) -> None:
    """1.4.2 Then the effect is over."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "silver_tongue")
    t.put("marquise", 5, "2 warriors").put("eyrie", 2, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", "march", "to 1", "take 2", "from 1")
    t.says("marquise", "to 5", "take 2")
    assert t.asked() == "marquise.daylight"


def test_a_card_from_the_hand_pays(table: type[Table]) -> None:
    """G.31, 2.1.1 A card matching the clearing, or the card itself, which is a bird."""
    t = tongue(table("marquise", "eyrie", deck=DECK), "sword", "bake_sale", "birdy_bindle")
    t.begins("marquise", "daylight").says("marquise", "use silver_tongue", "flatter 9")
    assert t.options("marquise") == ["spend birdy_bindle", "spend sword", "give up silver_tongue"]
    t.refuses("marquise", "spend bake_sale", "2.1.1")
    t.says("marquise", "spend sword", "march")
    assert t.options("marquise") == ["to 1", "to 4", "to 12"]
    assert t.in_play("marquise") == ["silver_tongue"]
    assert t.discard == ["sword"]


def test_once_in_a_turn(table: type[Table]) -> None:
    """4.1.3 Paid for with a card from the hand it stays, but works no more this turn."""
    t = tongue(table("marquise", "eyrie", deck=DECK), "sword", "birdy_bindle")
    t.begins("marquise", "daylight").says("marquise", "use silver_tongue", "flatter 9")
    t.refuses("marquise", "use silver_tongue", "4.1.3")
    t.says("marquise", "spend sword")
    t.says("marquise", "battle", "battle in 9").rolls(0, 0)
    t.refuses("marquise", "use silver_tongue", "4.1.3")
    assert not t.offers("marquise", "march")


def test_only_clearings_with_own_pieces(table: type[Table]) -> None:
    """2.5 A clearing one rules already needs no flattery, nor can one be chosen from afar."""
    t = tongue(table("marquise", "eyrie", deck=DECK), "sword").put("marquise", 3, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "use silver_tongue")
    assert t.options("marquise") == ["flatter 5", "flatter 9"]
    t.refuses("marquise", "flatter 3", "2.5")


def test_building_where_another_rules(table: type[Table]) -> None:
    """6.5.4 She builds with the wood that lies there."""
    t = tongue(table("marquise", "eyrie", deck=DECK)).put("marquise", 5, "1 wood, 1 sawmill")
    t.put("eyrie", 5, "2 warriors").begins("marquise", "daylight")
    assert not t.offers("marquise", "build")
    t.says("marquise", "use silver_tongue", "flatter 5", "build", "raise workshop")
    assert "1 workshop" in t.at(5)


def test_the_eyrie_build_between_cards_of_the_decree(table: type[Table]) -> None:
    """7.5.2, 1.4.2 Between two cards nothing is in progress, so the Build can be made possible."""
    t = table("eyrie", "marquise", deck=DECK).board("eyrie", leader="builder")
    t.board("eyrie", decree={"build": ["anvil"]}).play("eyrie", "silver_tongue")
    t.put("eyrie", 6, "1 warrior").put("marquise", 6, "2 warriors").put("eyrie", 5, "roost")
    t.begins("eyrie", "daylight")
    t.says("eyrie", "resolve bird", "resolve bird", "to 2")
    assert t.options("eyrie") == ["turmoil", "use silver_tongue"]
    t.says("eyrie", "use silver_tongue")
    assert t.at(6) == "eyrie 1 warrior, eyrie 1 roost, marquise 2 warriors"
    assert t.asked() != "eyrie.leader"


def test_the_alliance_uses_it_in_evening(table: type[Table]) -> None:
    """8.6.1.I, 1.4.2 Before an operation of its Evening."""
    t = table("alliance", "eyrie", deck=DECK).board("alliance", officers=2)
    t.put("alliance", 5, "2 warriors").put("eyrie", 5, "3 warriors").play(
        "alliance", "silver_tongue"
    )
    t.begins("alliance", "evening")
    assert t.asked() == "alliance.operations"
    assert not t.offers("alliance", "operate move")
    t.says("alliance", "use silver_tongue")
    t.says("alliance", "operate move", "to 1", "take 1")
    assert t.at(1) == "alliance 1 warrior"
    assert t.asked() == "alliance.operations"
    t.says("alliance", "operate battle").rolls(0, 0)


def test_passing_after_it_ends_daylight(table: type[Table]) -> None:
    """1.4.2 Nobody is forced to use what was paid for."""
    t = tongue(table("marquise", "eyrie", deck=DECK)).begins("marquise", "daylight")
    t.says("marquise", "use silver_tongue", "flatter 5", "pass")
    assert t.game.turn == t.seat("eyrie")


def test_a_game_saved_in_its_middle_goes_on(table: type[Table]) -> None:
    """The clearing is still as if ruled in a game that was loaded."""
    t = tongue(table("marquise", "eyrie", deck=DECK)).begins("marquise", "daylight")
    t.says("marquise", "use silver_tongue", "flatter 5", "march")
    again = Game.from_json(t.game.to_json())
    again.choose("to 2")
    assert again.decision is not None
    assert again.decision.prompt == "move.origin"
    assert again.to_json() == t.says("marquise", "to 2").game.to_json()


def test_not_at_the_end_of_the_turn(table: type[Table]) -> None:
    """1.4.3 In the last step only what says so is used."""
    t = tongue(table("marquise", "eyrie", deck=DECK))
    t.play("marquise", "brazen_demagogue", "silver_tongue")
    t.also(available=["dominance_fox", "dominance_mouse"]).begins("marquise", "evening")
    assert t.asked() == "cards.demagogue"
    t.refuses("marquise", "use silver_tongue", "2.5")


def test_turmoil_ends_it(table: type[Table]) -> None:
    """7.7.4 The phase ends at once, and with it what was to last for one effect."""
    t = table("eyrie", "marquise", deck=DECK).board("eyrie", leader="builder")
    t.board("eyrie", decree={"build": ["anvil", "bake_sale"]}).play("eyrie", "silver_tongue")
    t.put("eyrie", 6, "1 warrior").put("marquise", 6, "2 warriors").put("eyrie", 5, "roost")
    t.hand("eyrie", "birdy_bindle").begins("eyrie", "daylight")
    t.says("eyrie", "resolve bird", "resolve bird", "to 2")
    t.says("eyrie", "use silver_tongue", "spend birdy_bindle")
    assert t.options("eyrie") == ["resolve fox", "turmoil"]
    t.says("eyrie", "turmoil", "lead despot")
    assert t.game.phase == EVENING or t.game.turn != t.seat("eyrie")
    assert t.in_play("eyrie") == ["silver_tongue"]
    assert not [frame for frame in t.game.stack if isinstance(frame, SilverTongue)]


def test_the_vagabond_can_hardly_use_it(table: type[Table]) -> None:
    """2.5 His pawn is a piece, so a clearing with it may count as ruled."""
    t = table("vagabond", "marquise", deck=DECK).put("vagabond", 5, "pawn")
    t.board("vagabond", items=["boot"]).play("vagabond", "silver_tongue")
    t.begins("vagabond", "daylight").says("vagabond", "use silver_tongue", "travel", "to 1")
    assert t.at(1) == "vagabond 1 pawn"


def first_release(save: str) -> Game:
    """A game that the first release saved while it was in force."""
    path = Path(__file__).parents[2] / "engine" / "saves" / f"0.1.0-lasting.{save}.json"
    return Game.from_json(path.read_text(encoding="utf-8"))


def test_an_effect_chosen_in_a_game_of_the_first_release(table: type[Table]) -> None:
    """2.5 There it was a procedure in progress; it ends with the effect all the same."""
    g = first_release("ahead")
    for answer in ("march", "to 2", "pass"):
        assert g.in_force(Flattered) is not None
        g.choose(answer)
    assert g.decision is not None and g.decision.prompt == "marquise.daylight"
    assert g.in_force(Flattered) is None


def test_a_march_begun_in_the_first_release(table: type[Table]) -> None:
    """2.5, 1.4.2 The second move leaves the clearing that counts as ruled."""
    g = first_release("compound")
    g.choose("to 6")
    g.choose("take 1")
    assert g.decision is not None and g.decision.prompt == "marquise.daylight"
    assert g.in_force(Flattered) is None


def test_not_beside_passing_alone(table: type[Table]) -> None:
    """1.4.2 It is for an effect: where a clearing as if ruled opens none, it is not offered."""
    t = tongue(table("marquise", "eyrie", deck=DECK)).begins("marquise", "daylight")
    assert t.offers("marquise", "use silver_tongue")
    alone = table("marquise", "eyrie", deck=DECK).put("marquise", 1, "wood")
    alone.put("eyrie", 1, "roost").play("marquise", "silver_tongue")
    alone.begins("marquise", "daylight")
    assert not alone.offers("marquise", "use silver_tongue")
