"""CDG.6 Evening: perform, hear the critics, praise, draw."""

from __future__ import annotations

from typing import Any

from factions.cirque_du_goat.ring import TOP, board, goats, held
from revelry.factions.cirque_du_goat.perform import suits_spent

from kit import Table
from undergrowth.ai import ask, make_player
from undergrowth.table.names import FOX, MOUSE, RABBIT

FOUR = ("corvids", "marquise", "riverfolk")


def show(table: type[Table], *others: str, place: int = 5) -> Table:
    """A goat beside a big top in a rabbit clearing."""
    return goats(table, *others).put("cirque", place, f"2 warriors, {TOP}")


def test_cir_perform(table: type[Table]) -> None:
    """CDG.6.1 Two suits, and six accolades of three factions by any of their pieces."""
    t = show(table, *FOUR).put("corvids", 5, "bomb").put("marquise", 5, "1 warrior")
    t.put("riverfolk", 5, "trade_post_rabbit").hand("cirque", "cobbler", "armorers")
    held_before = {"corvid_conspiracy": 2, "marquise_de_cat": 1, "riverfolk_company": 3}
    t.board("cirque", accolades=held_before).begins("cirque", "evening")
    t.says("cirque", "take stage in 5", "perform with cobbler", "perform with armorers")
    assert t.vp == {"cirque": 8}


def test_cir_perform_no_match(table: type[Table]) -> None:
    """CDG.6.1 At least one card must match the target."""
    t = show(table).put("cirque", 9, f"1 warrior, {TOP}").hand("cirque", "anvil", "sword")
    t.begins("cirque", "evening")
    t.refuses("cirque", "take stage in 5", "CDG.6.1")


def test_the_first_card_matches(table: type[Table]) -> None:
    """CDG.6.1 cir-perform-suits: a bird may; others may be of any suit, each suit counts once."""
    t = show(table).hand("cirque", "anvil", "foxfolk_steel", "armorers").begins("cirque", "evening")
    t.says("cirque", "take stage in 5")
    assert t.options("cirque") == ["perform with armorers"]
    t.says("cirque", "perform with armorers", "perform with anvil", "perform with foxfolk_steel")
    assert t.vp == {"cirque": 2}


def test_birds_as_other_suits(table: type[Table]) -> None:
    """CDG.6.1 As many suits as this game has: frogs only with the Diaspora."""
    t = show(table).begins("cirque", "evening")
    assert suits_spent(t.game, 0, 9) == 4
    assert suits_spent(t.game, 1 << FOX | 1 << RABBIT | 1 << MOUSE, 2) == 4
    t = show(table, "diaspora").begins("cirque", "evening")
    assert suits_spent(t.game, 0, 9) == 5


def test_a_card_that_counts_as_another_suit(table: type[Table]) -> None:
    """CDG.6.1, 2.1.1 An effect that lets a spent card count as any suit adds one, once in the
    turn."""
    t = goats(table, deck="squires_and_disciples").put("cirque", 5, f"2 warriors, {TOP}")
    t.play("cirque", "friend_of_the_rabbits")
    first, other = "hidden_warrens", "the_faithful"
    t.hand("cirque", first, other).begins("cirque", "evening").says("cirque", "take stage in 5")
    assert t.options("cirque") == [f"perform with {first}", f"perform with {other}"]
    t.says("cirque", f"perform with {first}")
    assert t.options("cirque") == [f"perform with {other}", f"recite with {other}", "pass"]
    t.refuses("cirque", f"recite with {first}", "CDG.6.1")
    t.says("cirque", f"recite with {other}")
    assert t.vp == {"cirque": 2}


def test_greedy_shows_another_suit_with_it(table: type[Table]) -> None:
    """CDG.6.1, 2.1.1 A second card of a suit, where it brings a point; without that it is kept."""
    for effect, said in (("friend_of_the_rabbits", "recite with the_faithful"), ("", "pass")):
        t = goats(table, deck="squires_and_disciples").put("cirque", 5, f"2 warriors, {TOP}")
        if effect:
            t.play("cirque", effect)
        t.hand("cirque", "hidden_warrens", "the_faithful").begins("cirque", "evening")
        t.says("cirque", "take stage in 5", "perform with hidden_warrens")
        assert str(ask(make_player("greedy", 0, 1), t.game)) == said


def test_only_where_it_rules_beside_a_big_top(table: type[Table]) -> None:
    """CDG.6.1 One clearing, ruled, with a big top."""
    t = goats(table).put("cirque", 5, f"1 warrior, {TOP}").put("marquise", 5, "2 warriors")
    t.put("cirque", 9, f"1 warrior, {TOP}").put("cirque", 1, "1 warrior")
    t.hand("cirque", "armorers").begins("cirque", "evening")
    assert t.options("cirque") == ["take stage in 9", "pass"]
    t.refuses("cirque", "take stage in 5", "CDG.6.1")
    t.refuses("cirque", "take stage in 1", "CDG.6.1")


def test_hirelings_are_no_audience(table: type[Table]) -> None:
    """CDG.6.1 cir-perform-factions: each other player's faction once, and nobody else."""
    t = show(table).put("marquise", 5, "1 warrior, 1 wood").hand("cirque", "cobbler")
    t.board("cirque", accolades={"marquise_de_cat": 2}).begins("cirque", "evening")
    t.says("cirque", "take stage in 5", "perform with cobbler")
    assert t.vp == {"cirque": 3, "marquise": 1}


def test_cir_praise(table: type[Table]) -> None:
    """CDG.6.3, CDG.2.9, CDG.2.10 One for nothing and one for each card; nobody beyond four."""
    t = show(table, "marquise", "eyrie").put("marquise", 5, "1 warrior")
    t.put("eyrie", 5, "1 warrior").board("cirque", accolades={"eyrie_dynasties": 4})
    t.hand("cirque", "cobbler", "bake_sale", "command_warren").begins("cirque", "evening")
    t.says("cirque", "take stage in 5", "perform with cobbler", "pass")
    t.refuses("cirque", "honor eyrie_dynasties", "1.4.2")
    t.says("cirque", "honor with bake_sale", "honor with command_warren")
    assert held(t, "marquise") == 3 and held(t, "eyrie") == 4
    assert t.vp["marquise"] == 3


def test_cir_praise_mandatory(table: type[Table]) -> None:
    """CDG.6.3 The first one must be given."""
    t = (
        show(table, "marquise", "eyrie")
        .put("marquise", 5, "1 warrior")
        .put("eyrie", 5, "1 warrior")
    )
    t.hand("cirque", "cobbler").begins("cirque", "evening")
    t.says("cirque", "take stage in 5", "perform with cobbler")
    assert t.options("cirque") == ["honor marquise_de_cat", "honor eyrie_dynasties"]


def test_unevenly(table: type[Table]) -> None:
    """CDG.6.3 cir-praise-first: each is given as it comes, to whom one likes."""
    t = (
        show(table, "marquise", "eyrie")
        .put("marquise", 5, "1 warrior")
        .put("eyrie", 5, "1 warrior")
    )
    t.hand("cirque", "cobbler", "bake_sale").begins("cirque", "evening")
    t.says("cirque", "take stage in 5", "perform with cobbler", "pass", "honor eyrie_dynasties")
    t.says("cirque", "honor with bake_sale", "honor eyrie_dynasties")
    assert held(t, "eyrie") == 2 and t.vp["eyrie"] == 2


def test_no_audience(table: type[Table]) -> None:
    """CDG.6.3 Then they stay on the board; without a performance there is no praise."""
    t = show(table).hand("cirque", "cobbler").begins("cirque", "evening")
    t.says("cirque", "take stage in 5", "perform with cobbler")
    assert (t.vp == {"cirque": 1} and board(t).held == []) or sum(board(t).held) == 0
    t = show(table).put("marquise", 5, "1 warrior").hand("cirque", "cobbler")
    t.begins("cirque", "evening").says("cirque", "pass")
    assert t.vp == {} and held(t, "marquise") == 0


def test_praise_without_a_marker(table: type[Table]) -> None:
    """CDG.6.3, 3.3.1 cir-praise-who: a player with dominance takes it, and scores nothing."""
    t = show(table).put("marquise", 5, "1 warrior").board("marquise", dominance="dominance_fox")
    t.hand("cirque", "cobbler").begins("cirque", "evening")
    t.says("cirque", "take stage in 5", "perform with cobbler")
    assert held(t, "marquise") == 1 and t.vp == {"cirque": 1}


def test_cir_critics_before_praise(table: type[Table]) -> None:
    """CDG.6.2, CDG.6.3 Still Cheers: praise came after."""
    t = show(table).put("marquise", 5, "1 warrior").scores(cirque=13, marquise=14)
    t.hand("cirque", "cobbler").begins("cirque", "evening")
    t.says("cirque", "take stage in 5", "perform with cobbler")
    assert t.vp == {"cirque": 1, "marquise": 1}
    assert not board(t).jeers
    assert len(t.holds("cirque")) == 2


def test_jeers_hide_the_icon(table: type[Table]) -> None:
    """CDG.2.6, CDG.6.2, CDG.6.4 Anybody with more points; one card then."""
    t = goats(table).scores(cirque=4, marquise=5).begins("cirque", "evening")
    assert board(t).jeers and len(t.holds("cirque")) == 1


def test_who_is_not_counted(table: type[Table]) -> None:
    """CDG.2.6 cir-critics-dominance: nobody without a marker; the Cirque without one has 0."""
    t = goats(table).scores(cirque=4, marquise=20).board("marquise", dominance="dominance_fox")
    t.begins("cirque", "evening")
    assert not board(t).jeers
    t = goats(table).scores(cirque=20, marquise=1).board("cirque", dominance="dominance_fox")
    t.begins("cirque", "evening")
    assert board(t).jeers


def test_down_to_five(table: type[Table]) -> None:
    """CDG.6.4 Draw two, then discard to five."""
    t = goats(table).hand("cirque", "anvil", "sword", "cobbler", "armorers", "bake_sale")
    t.begins("cirque", "evening").says("cirque", "discard anvil", "discard sword")
    assert len(t.holds("cirque")) == 5


def test_what_everybody_sees(table: type[Table]) -> None:
    """CDG.2.8, CDG.2.10 The Supply with its hats, critics, and who has which accolades."""
    t = show(table).board("cirque", accolades={"marquise_de_cat": 2}, gone=1, critics="jeers")
    t.begins("cirque", "daylight")
    for viewer in (0, 1):
        view: Any = t.game.observe(viewer)
        parts = {part["id"]: part for part in view["seats"][0]["board"]}
        holders = [space.get("holder", "") for space in parts["accolades"]["spaces"]]
        assert holders.count("marquise_de_cat") == 2
        assert [space["placed"] for space in parts["warrior"]["spaces"]].count(True) == 2
        assert parts["critics"]["value"] == "Jeers"
