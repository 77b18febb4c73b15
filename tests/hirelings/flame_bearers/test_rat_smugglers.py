"""H Rat Smugglers: a card that shows an item buys a move or a battle."""

from __future__ import annotations

from kit import Table

ME = "rat_smugglers"


def hired(t: Table, controller: str = "marquise_de_cat") -> Table:
    """Somebody controls the Smugglers."""
    return t.also(hirelings=[ME], **{ME: {"controller": controller, "markers": 2}})


def test_a_card_buys_a_move_or_a_battle(table: type[Table]) -> None:
    """H.2.2 With the controller's own faction, any number of times in its Daylight."""
    t = hired(table("marquise", "eyrie")).put("marquise", 5, "3 warriors")
    t.put("eyrie", 5, "2 warriors").hand("marquise", "anvil", "sword", "ambush_fox")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "smuggle ambush_fox", "H.2.2")
    t.refuses("marquise", "smuggle birdy_bindle", "H.2.2")
    t.says("marquise", "smuggle anvil", "choose smugglers_battle").rolls(1, 0)
    assert t.at(5) == "marquise 3 warriors, eyrie 1 warrior"
    destination = t.game.paths[5][0]
    t.says("marquise", "smuggle sword", "choose smugglers_move", f"to {destination}", "take 1")
    assert t.at(destination) == "marquise 1 warrior"
    assert t.discard == ["anvil", "sword"]


def test_without_move_or_battle_it_is_not_offered(table: type[Table]) -> None:
    """H.2.2 Nothing could be had for the card."""
    t = hired(table("marquise", "eyrie")).put("eyrie", 5, "2 warriors")
    t.put("marquise", 9, "workshop").hand("marquise", "anvil", "ambush_fox")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "smuggle anvil", "H.2.2")


def test_not_while_an_action_is_in_progress(table: type[Table]) -> None:
    """1.4.2 The reason says so, and not that their use is in Daylight, where one is."""
    t = hired(table("marquise", "eyrie")).put("marquise", 5, "3 warriors")
    t.hand("marquise", "anvil", "sword").begins("marquise", "daylight")
    destination = t.game.paths[5][0]
    t.says("marquise", "smuggle anvil", f"to {destination}")
    t.refuses("marquise", "smuggle sword", "1.4.2")


def test_only_for_their_controller(table: type[Table]) -> None:
    """H.2 The Eyrie have nothing of the Marquise's Smugglers."""
    t = hired(table("marquise", "eyrie"), "eyrie_dynasties").put("marquise", 5, "2 warriors")
    t.hand("marquise", "anvil").begins("marquise", "daylight")
    t.refuses("marquise", "smuggle anvil", "H.2.2")


def test_a_vagabond_moves_without_boots(table: type[Table]) -> None:
    """H.2.2, 4.2 A move of his pawn, whatever his items."""
    t = hired(table("vagabond", "eyrie"), "vagabond").put("vagabond", 5, "pawn")
    t.board("vagabond", items=["torch"]).hand("vagabond", "anvil").begins("vagabond", "daylight")
    destination = t.game.paths[5][0]
    t.says("vagabond", "smuggle anvil", f"to {destination}")
    assert t.at(destination) == "vagabond 1 pawn"
