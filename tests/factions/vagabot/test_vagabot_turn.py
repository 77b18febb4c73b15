"""R.7 The Vagabot: setup, its turn, and the example of its chapter."""

from __future__ import annotations

from typing import Any

import pytest

from kit.table import Table
from kit.vagabot import ME, actions, vagabot_items
from undergrowth import Game, Setup, position
from undergrowth.factions.vagabot.aid import AssistCrafter
from undergrowth.factions.vagabot.battle import Hunt
from undergrowth.factions.vagabot.birdsong import HideToday
from undergrowth.factions.vagabot.evening import DaylightRepair, EveningRefresh, EveningRepair
from undergrowth.factions.vagabot.explore import SearchNearest
from undergrowth.factions.vagabot.pieces import vagabot
from undergrowth.factions.vagabot.quest import FulfilMore, FulfilNearest
from undergrowth.factions.vagabot.state import board
from undergrowth.table.places import is_forest

BIRD, FOX, RABBIT, MOUSE = "birdy_bindle", "root_tea_fox", "root_tea_rabbit", "mouse_in_a_sack"


def pack(n: int, state: str = "") -> list[str]:
    """So many items, no more of a kind than there are."""
    words = []
    for item, most in (("boot", 4), ("bag", 3), ("sword", 4), ("hammer", 2)):
        words.append(f"{min(n, most)} {item} {state}".strip())
        n -= min(n, most)
    return words


def begun(*seats: str, seed: int) -> Game:
    """A game after its setup."""
    g = Game.new(Setup(seats=list(seats)), seed)
    while g.decision is not None and g.turns == 0:
        g.take(g.decision.options[0])
    return g


def wanders(place: int | str, items: list[str], *options: str, **entries: Any) -> Table:
    """A table with it in a clearing, with these items, beside Marquise and Eyrie."""
    seats = [":".join([ME, *options]), "marquise", "eyrie"]
    t = Table(*seats).put(ME, place, "pawn")
    return t.board(ME, **({"character": "thief", "items": items} | entries))


def test_setup() -> None:
    """R.7.3.1, R.7.3.2, R.7.3.3, R.7.3.4, R.7.3.5 Character, pawn, quest, ruins, items."""
    for seed in range(6):
        for character, n in (("tinker", 3), ("ranger", 4)):
            g = begun("eyrie", f"{ME}:{character}", seed=seed)
            b = board(g, 1)
            place = vagabot(g, 1).place(g)
            assert is_forest(place)
            assert len(g.paths[place]) == max(len(g.paths[p]) for p in g.box.woodland.forest_places)
            assert sum(b.items) == sum(b.items[0::4]) == n
            assert b.quest >= 0
            assert [len(g.ruins[p]) for p in g.ruin_places()] == [1, 1, 1, 1]
            assert not g.hands[1]


def test_chance_picks_a_character_for_it() -> None:
    """R.7.3.1 If nobody has chosen one."""
    found = {board(begun("eyrie", ME, seed=seed), 1).character for seed in range(20)}
    assert len(found) > 2


def test_it_shares_the_quests_with_a_vagabond() -> None:
    """R.7.3.3, 9.3.3 Three lie face up for all, its own apart; two items under each ruin."""
    for seats in (["eyrie", "vagabond", ME], ["vagabond", ME, "eyrie"]):
        g = begun(*seats, seed=3)
        shown: Any = g.observe(0)
        me = next(seat for seat in shown["seats"] if seat["faction"] == ME)
        own = next(part for part in me["board"] if part["id"] == "quest")["cards"]
        assert len(shown["quests"]) == 3
        assert len(own) == 1
        assert own[0] not in shown["quests"]
        assert all(len(g.ruins[p]) == 2 for p in g.ruin_places())


def test_the_example_turn() -> None:
    """R.7.4.1, R.7.4.2, R.7.5.1, R.7.5.2, R.7.5.3, R.7.5.4, R.7.6.1, R.7.6.3 As it is printed."""
    t = wanders(9, ["boot", "torch", "tea", "coins", "crossbow"], quest="escort_mouse")
    t.ruins(c12="sword").put("marquise", 7, "3 warriors").put("eyrie", 7, "2 warriors")
    t.crafted("marquise", "hammer").scores(marquise=8).also(deck_top=[BIRD]).begins(ME, "birdsong")
    t.chance("find sword").rolls(3, 3)
    assert actions(t) == [
        "wander to 12",
        "search ruin 12",
        "wander to 7",
        "fulfil quest_escort_mouse",
        "assist marquise_de_cat 1",
        "attack in 7 marquise_de_cat",
    ]
    assert t.at(7) == f"{ME} 1 pawn, marquise 1 warrior, eyrie 2 warriors"
    assert t.vp == {ME: 1 + 1 + 1 + 2}
    assert t.discard == [BIRD]
    # eight items: three damaged, of the exhausted ones four are refreshed, one is repaired
    assert vagabot_items(t) == "5 ready, 1 exhausted, 2 damaged_exhausted; track exhausted"


def test_the_sixth_item_goes_to_the_track() -> None:
    """R.7.2.4, R.7.4.2 It is crafted for one point, and cannot be exhausted any more."""
    t = wanders("f1", pack(5)).also(deck_top=[RABBIT])
    t.begins(ME, "birdsong")
    assert t.vp == {ME: 1}
    assert vagabot_items(t).endswith("track ready")


@pytest.mark.parametrize(
    ("n", "track", "most"), [(5, 0, 1), (6, 1, 2), (8, 1, 2), (9, 2, 3), (12, 3, 3)]
)
def test_the_battle_track(n: int, track: int, most: int) -> None:
    """R.7.2.4 Undamaged items fill it, exhausted ones first; it decides the hits it can roll."""
    t = wanders(9, [*pack(n - 1), "tea exhausted", "tea damaged"])
    t.put("eyrie", 9, "7 warriors").battle(ME, against="eyrie", at=9)
    b = board(t.game, 0)
    assert len(b.track) == track
    assert track == 0 or b.track[0] % 4 == 1
    t.rolls(3, 0)
    assert t.at(9) == f"{ME} 1 pawn, eyrie {7 - most - (n == 12)} warriors"
    assert t.vp == {ME: most + (n == 12)}


def test_only_as_attacker_an_extra_hit() -> None:
    """R.7.2.4, R.7.5.4 Defending it deals no extra hit and scores nothing for warriors."""
    t = wanders(9, pack(12)).put("eyrie", 9, "7 warriors")
    t.battle("eyrie", against=ME, at=9).rolls(3, 3)
    assert t.at(9) == f"{ME} 1 pawn, eyrie 4 warriors"
    assert t.vp == {}
    assert vagabot_items(t).startswith("8 ready, 4 damaged")  # a pawn alone is defenseless


def test_hits_damage_exhausted_items_first() -> None:
    """R.7.2.5 Then the others; without any, hits are ignored."""
    t = wanders(9, ["2 boot", "tea exhausted"]).put("eyrie", 9, "3 warriors")
    t.battle("eyrie", against=ME, at=9).rolls(1, 0)
    assert vagabot_items(t) == "1 ready, 1 damaged, 1 damaged_exhausted"
    t = wanders(9, ["boot"]).put("eyrie", 9, "3 warriors").battle("eyrie", against=ME, at=9)
    t.rolls(3, 0)
    assert vagabot_items(t) == "1 damaged"
    assert t.at(9) == f"{ME} 1 pawn, eyrie 3 warriors"


def test_its_pawn_neither_rules_nor_falls() -> None:
    """R.7.2.1 And an effect that removes all enemy pieces damages three items."""
    t = wanders(4, ["4 boot"]).put("marquise", 4, "1 warrior")
    t.board("eyrie", hand=["favor_of_the_rabbits"]).put("eyrie", 4, "2 warriors, roost")
    t.put("eyrie", 3, "roost").put("eyrie", 5, "roost").board("eyrie", leader="builder")
    t.begins("eyrie", "daylight")
    assert t.rules(4) == "eyrie"
    t.says("eyrie", "craft favor_of_the_rabbits")
    assert t.at(4) == f"{ME} 1 pawn, eyrie 2 warriors, eyrie 1 roost"
    assert vagabot_items(t) == "1 ready, 3 damaged"


def test_it_slips_when_it_is_hurt() -> None:
    """R.7.4.3, R.7.6.2 Into a random forest; Daylight is skipped, then all is repaired."""
    t = wanders(9, ["boot", "tea", "sword damaged", "bag damaged_exhausted"])
    t.put("eyrie", 9, "1 warrior").also(deck_top=["ambush_fox"]).begins(ME, "birdsong")
    assert t.game.decision is not None
    assert t.game.decision.texts() == ["hide in f2", "hide in f7"]
    t.chance("hide in f7")
    assert actions(t) == []
    assert t.at("f7") == f"{ME} 1 pawn"
    assert vagabot_items(t) == "3 ready, 1 exhausted"


def test_vbt_explore_no_points() -> None:
    """R.7.5.1 A random item; without its last item the ruin goes."""
    t = wanders(12, ["2 boot"]).ruins(c12="sword").does(SearchNearest(0), turn=ME)
    t.chance("find sword")
    assert vagabot_items(t) == "2 ready, 1 exhausted"
    assert t.vp == {}
    assert not t.game.has_ruin[12]
    assert t.done()


def test_it_walks_as_far_as_its_items_go() -> None:
    """R.7.5, R.7.2.2, R.7.2.3 Without rule, by priority, an item for each move."""
    t = wanders(8, ["3 boot"]).ruins(c10="sword").put("eyrie", 12, "4 warriors")
    t.does(SearchNearest(0), turn=ME)
    assert actions(t) == ["wander to 4", "wander to 12", "wander to 10"]
    assert t.at(10) == f"{ME} 1 pawn"
    assert vagabot_items(t) == "3 exhausted"
    t = wanders(8, ["1 boot"]).ruins(c10="sword").does(SearchNearest(0), turn=ME)
    assert actions(t) == ["wander to 4"]
    t = wanders("f7", ["2 boot"]).ruins(c12="sword").does(SearchNearest(0), turn=ME)
    t.chance("find sword")
    assert actions(t) == ["wander to 12", "search ruin 12"]


def test_it_goes_after_its_quest() -> None:
    """R.7.5.2 The nearest clearing that matches, two items, one point, a new quest."""
    t = wanders(5, ["3 boot"], quest="escort_mouse").does(FulfilNearest(0), turn=ME)
    assert actions(t) == ["wander to 2", "fulfil quest_escort_mouse"]
    assert t.vp == {ME: 1}
    assert board(t.game, 0).quest not in (-1, board(t.game, 0).completed[0])
    t = wanders(2, ["boot"], quest="escort_mouse").does(FulfilNearest(0), turn=ME)
    assert actions(t) == []


def test_vbt_example_aid() -> None:
    """R.7.5.3 Only who has crafted an item is aided, and draws; the item is there to be used."""
    t = (
        wanders(7, ["boot", "2 tea exhausted"])
        .put("marquise", 7, "warrior")
        .put("eyrie", 7, "warrior")
    )
    t.crafted("marquise", "bag").scores(marquise=9).does(AssistCrafter(0), turn=ME)
    assert actions(t) == ["assist marquise_de_cat 1"]
    assert t.vp == {ME: 1}
    assert len(t.holds("marquise")) == 1
    assert vagabot_items(t) == "1 ready, 3 exhausted"


def test_it_aids_the_player_with_the_fewest_points() -> None:
    """R.7.5.3 For as many items as it can exhaust, and the player draws as many cards."""
    t = wanders(7, ["2 boot"]).put("marquise", 7, "warrior").put("eyrie", 7, "warrior")
    t.crafted("marquise", "bag").crafted("eyrie", "tea", "sword", "hammer").scores(marquise=9)
    t.does(AssistCrafter(0), turn=ME)
    assert actions(t) == ["assist eyrie_dynasties 2"]
    assert t.vp == {ME: 2}
    assert len(t.holds("eyrie")) == 2


def test_an_automated_player_scores_one_point_for_aid() -> None:
    """R.7.5.3, R.2.8.1 The number of items taken does not matter."""
    t = Table(ME, "mechanical", "eyrie").put(ME, 7, "pawn").board(ME, items=["2 boot"])
    t.put("mechanical", 7, "warrior").crafted("mechanical", "bag", "tea")
    t.does(AssistCrafter(0), turn=ME)
    assert t.vp == {ME: 2, "mechanical": 1}


def test_vbt_example_battle() -> None:
    """R.7.5.4, R.7.2.5, R.7.2.4 Two warriors for two points; three items damaged: no track."""
    t = wanders(7, ["2 tea", *pack(6, "exhausted")], track=["tea"])
    t.put("marquise", 7, "3 warriors").does(Hunt(0), turn=ME).rolls(3, 3)
    assert t.at(7) == f"{ME} 1 pawn, marquise 1 warrior"
    assert t.vp == {ME: 2}
    assert vagabot_items(t) == "1 ready, 4 exhausted, 3 damaged_exhausted"


def test_it_battles_again_and_again() -> None:
    """R.7.5.4 Each time for two items, as long as pieces of that player remain."""
    t = wanders(7, ["3 boot"]).put("marquise", 7, "3 warriors").scores(marquise=9)
    t.put("eyrie", 7, "warrior").does(Hunt(0), turn=ME).rolls(0, 0).rolls(0, 0)
    assert actions(t) == ["attack in 7 marquise_de_cat"] * 2
    assert t.done()
    t = wanders(7, pack(5)).put("marquise", 7, "warrior").does(Hunt(0), turn=ME).rolls(1, 0)
    assert actions(t) == ["attack in 7 marquise_de_cat"]


def test_it_hunts_the_leader() -> None:
    """R.7.5.4 The nearest; of several the most buildings and tokens, then the fewest warriors."""
    t = wanders(9, ["2 boot"]).put("marquise", 1, "warrior").put("eyrie", 9, "warrior")
    t.put("marquise", 4, "3 warriors").put("marquise", 12, "2 warriors, sawmill").scores(marquise=9)
    t.does(Hunt(0), turn=ME).rolls(0, 0)
    assert actions(t) == ["wander to 12", "attack in 12 marquise_de_cat"]
    assert t.told("targeted")[0]["why"] == "target_built"
    t = wanders(9, ["2 boot"]).put("marquise", 1, "2 warriors").put("marquise", 4, "warrior")
    t.does(Hunt(0), turn=ME).rolls(0, 0)
    assert actions(t)[0] == "wander to 4"


def test_who_cannot_be_reached_is_no_target() -> None:
    """R.7.5.4, R.2.3 A leader without pieces on the map leaves the next one."""
    t = wanders(9, ["boot"]).put("eyrie", 9, "warrior").scores(marquise=20)
    t.does(Hunt(0), turn=ME).rolls(0, 0)
    assert actions(t) == ["attack in 9 eyrie_dynasties"]


def test_repair() -> None:
    """R.7.5.5 Unexhausted ones first; it keeps its side."""
    t = wanders(9, ["boot", "tea damaged_exhausted", "sword damaged"])
    t.does(DaylightRepair(0), turn=ME)
    assert actions(t) == ["mend"]
    assert vagabot_items(t) == "1 ready, 1 exhausted, 1 damaged_exhausted"


@pytest.mark.parametrize(
    ("order", "steps"),
    [
        (BIRD, "R.7.5.1 R.7.5.2 R.7.5.3 R.7.5.4"),
        (FOX, "R.7.5.1 R.7.5.4 R.7.5.6"),
        (RABBIT, "R.7.5.4 R.7.5.5 R.7.5.6"),
        (MOUSE, "R.7.5.2 R.7.5.3 R.7.5.4 R.7.5.5"),
    ],
)
def test_the_order_card_says_what_it_does(order: str, steps: str) -> None:
    """R.7.5 Four sequences of actions."""
    doc = wanders("f1", ["boot"], order=[order]).doc
    g = position.table(doc | {"turn": ME, "phase": "daylight"}, seed=1)
    assert " ".join(vagabot(g, 0).step_order(g, [])) == steps


@pytest.mark.parametrize(
    ("level", "hurt", "well"),
    [("easy", 3, 5), ("default", 4, 6), ("challenging", 5, 7), ("nightmare", 5, 7)],
)
def test_vbt_refresh(level: str, hurt: int, well: int) -> None:
    """R.7.6.1, R.3.3.1 Fewer with a damaged item; how many, the difficulty says."""
    t = wanders(9, [*pack(8, "exhausted"), "tea damaged"], level)
    t.does(EveningRefresh(0), turn=ME, phase="evening")
    assert vagabot_items(t) == f"{hurt} ready, {8 - hurt} exhausted, 1 damaged; track exhausted"
    t = wanders(9, pack(8, "exhausted"), level)
    t.does(EveningRefresh(0), turn=ME, phase="evening")
    assert vagabot_items(t) == f"{well} ready, {8 - well} exhausted; track exhausted"


def test_evening_repair() -> None:
    """R.7.6.2 One item, unexhausted ones first; all of them in a forest."""
    hurt = ["boot damaged_exhausted", "2 tea damaged"]
    t = wanders(9, hurt).does(EveningRepair(0), turn=ME, phase="evening")
    assert vagabot_items(t) == "1 ready, 1 damaged, 1 damaged_exhausted"
    t = wanders("f1", hurt).does(EveningRepair(0), turn=ME, phase="evening")
    assert vagabot_items(t) == "2 ready, 1 exhausted"


# ---- traits (R.3.3.2)


def test_adventurer() -> None:
    """R.3.3.2, R.7.5.4, R.7.5.2 One battle; quests with what is left."""
    t = wanders(7, pack(5), "adventurer").put("marquise", 7, "3 warriors")
    t.does(Hunt(0), turn=ME).rolls(0, 0)
    assert actions(t) == ["attack in 7 marquise_de_cat"]
    t = wanders(7, ["4 boot"], "adventurer", quest="escort_mouse").does(FulfilMore(0), turn=ME)
    assert actions(t)[0] == "fulfil quest_escort_mouse"
    assert t.vp.get(ME, 0) in (1, 2)
    assert "ready" not in vagabot_items(t) or t.vp == {ME: 1}


def test_berserker() -> None:
    """R.3.3.2 In the clearing with most pieces, against the player with most; one more repair."""
    t = wanders(9, ["3 boot"], "berserker").put("eyrie", 9, "warrior").scores(eyrie=20)
    t.put("marquise", 7, "3 warriors").put("eyrie", 7, "2 warriors")
    t.does(Hunt(0), turn=ME).rolls(0, 0)
    assert actions(t)[:2] == ["wander to 4", "wander to 8"] or actions(t)[0] == "wander to 12"
    assert actions(t)[-1] == "attack in 7 marquise_de_cat"
    t = wanders(9, ["3 boot damaged"], "berserker")
    t.does(EveningRepair(0), turn=ME, phase="evening")
    assert vagabot_items(t) == "2 ready, 1 damaged"


def test_helper() -> None:
    """R.3.3.2 Two points and two cards for each item."""
    t = wanders(7, ["2 boot"], "helper").put("marquise", 7, "warrior")
    t.crafted("marquise", "bag", "tea").does(AssistCrafter(0), turn=ME)
    assert t.vp == {ME: 4}
    assert len(t.holds("marquise")) == 4


def test_marksman() -> None:
    """R.3.3.2 A hit before the dice, with its point."""
    t = wanders(7, ["boot"], "marksman").put("marquise", 7, "3 warriors").does(Hunt(0), turn=ME)
    assert t.at(7) == f"{ME} 1 pawn, marquise 2 warriors"
    t.rolls(1, 0)
    assert t.vp == {ME: 2}
    t = wanders(7, ["boot"], "marksman").put("marquise", 7, "3 warriors")
    t.battle("marquise", against=ME, at=7)
    assert t.at(7) == f"{ME} 1 pawn, marquise 3 warriors"


def test_questing() -> None:
    """R.3.3.2 The track stays; two points a quest; one item from the nearest crafter."""
    t = wanders(7, [*pack(5), "tea damaged"], "questing", quest="escort_mouse")
    t.put("marquise", 8, "warrior").crafted("marquise", "bag", "tea")
    t.does(FulfilNearest(0), turn=ME)
    assert t.vp == {ME: 2}
    assert len(board(t.game, 0).track) == 1
    t = wanders(7, ["4 boot"], "questing").put("marquise", 8, "warrior")
    t.crafted("marquise", "bag", "tea").does(AssistCrafter(0), turn=ME)
    assert actions(t) == ["wander to 8", "assist marquise_de_cat 1"]
    t = wanders(9, pack(6), "questing").put("eyrie", 9, "7 warriors")
    t.battle("eyrie", against=ME, at=9).rolls(3, 0)
    assert vagabot_items(t) == "2 ready, 4 damaged; track ready"


def test_nightmare() -> None:
    """R.3.3.1, R.7.6.3 A point at the end of Evening; the order card is discarded."""
    t = wanders(9, ["4 boot"], "nightmare", order=[MOUSE]).begins(ME, "evening")
    assert t.vp == {ME: 1}
    assert t.discard == [MOUSE]


def test_hide_today_applies() -> None:
    """R.7.4.3 Two undamaged items or fewer."""
    t = wanders(9, ["3 boot"]).does(EveningRefresh(0), turn=ME, phase="evening")
    assert not HideToday(0).applies(t.game)
    t = wanders(9, ["2 boot", "tea damaged"]).does(EveningRefresh(0), turn=ME, phase="evening")
    assert HideToday(0).applies(t.game)
