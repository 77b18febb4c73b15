"""R.9.3 to R.9.6 The turn of the Riverfolk Robots."""

from __future__ import annotations

import pytest

from factions.riverfolk_robots.robots import (
    BIRD,
    FIVE,
    ME,
    NAME,
    answers,
    market,
    on_board,
    paid,
    stall,
)
from kit.fuzz import random_game
from undergrowth import Game, Setup
from undergrowth.factions.riverfolk_robots.daylight import (
    BuildAndGarrison,
    OrganizeTrade,
    RecruitRobots,
    RobotsBattles,
)
from undergrowth.factions.riverfolk_robots.market import (
    CraftFromMarket,
    DiscardFromMarket,
    FillMarket,
    SetMarketOrder,
)
from undergrowth.factions.riverfolk_robots.payments import Racketeering, ScorePayments
from undergrowth.factions.riverfolk_robots.pieces import robots

CATS = "marquise_de_cat"
SHIELD = ["riverfolk_robots by shield"]
SWORD = ["riverfolk_robots by sword"]


# ---- R.9.3 setup


@pytest.mark.parametrize("map_name", ["autumn", "winter", "lake", "mountain"])
def test_setup(map_name: str) -> None:
    """R.9.3.1, R.9.3.2, R.9.3.3, R.9.3.4, R.9.3.5 Warriors along the river, a payment, a market."""
    g = Game.new(Setup(map=map_name, seats=["corvids", NAME]), 3)
    me = robots(g, 1)
    river = [place for place in g.clearings if g.rivers[place]]
    assert [place for place in g.clearings if g.warriors_at(1, place)] == river
    assert g.supply[me.warrior] == 15 - len(river) - 1
    assert me.board(g).paid(me.warrior) == 1
    assert len(me.board(g).market) == 5
    assert [g.supply[post] for post in me.posts.kinds] == [3, 3, 3]


# ---- R.9.4 Birdsong


def test_the_market_is_filled_from_the_right() -> None:
    """R.9.2.1, R.9.4.1 Cards that lie there keep their order."""
    t = stall(market=["sword", "anvil", "cobbler"])
    t.also(deck_top=["tax_collector", "codebreakers"]).does(FillMarket(0))
    assert market(t) == ["sword", "anvil", "cobbler", "tax_collector", "codebreakers"]
    assert on_board(t)["added"] == 2


def test_a_full_market_takes_no_card() -> None:
    """R.9.4.1"""
    t = stall(market=FIVE).does(FillMarket(0))
    assert market(t) == FIVE
    assert "added" not in on_board(t)


def test_crafts_the_first_new_card_with_an_item() -> None:
    """R.9.4.2, R.1.1.2 For one point; it is discarded. The anvil was there before."""
    t = stall(market=["anvil", "cobbler", "tax_collector", "sword", "root_tea_fox"], added=3)
    t.does(CraftFromMarket(0), phase="birdsong")
    assert t.crafts(ME) == {"sword": 1}
    assert t.vp == {ME: 1}
    assert market(t) == ["anvil", "cobbler", "tax_collector", "root_tea_fox"]
    assert t.discard == ["sword"]


def test_an_item_that_is_gone_is_passed_over() -> None:
    """R.9.4.2, R.1.1.1 The item must still be there."""
    t = stall(market=["sword", "root_tea_fox"], added=2)
    t.also(items={"tea": 1}).does(CraftFromMarket(0), phase="birdsong")
    assert t.crafts(ME) == {"tea": 1}


def test_the_rightmost_card_is_the_order() -> None:
    """R.9.4.3 It stays in the market."""
    t = stall(market=["sword", BIRD]).does(SetMarketOrder(0), phase="birdsong")
    assert market(t) == ["sword", BIRD]
    assert on_board(t)["ordered"]
    assert [event["card"] for event in t.told("market_order")] == [BIRD]


# ---- R.9.5 Daylight


def test_builds_beside_the_best_customer() -> None:
    """R.9.5.1, R.9.5.1.I Foxes: 6 has the Eyrie, who have paid most; 1 comes first otherwise."""
    t = stall("marquise", "eyrie", market=["root_tea_fox"], ordered=True)
    t.board(ME, payments={"eyrie": "2 warriors", "marquise": "1 warrior"})
    t.put("marquise", 1, "warrior").put("eyrie", 6, "warrior").put("eyrie", 8, "warrior")
    t.does(BuildAndGarrison(0))
    assert t.at(6) == "robots 1 warrior, robots 1 trade_post_fox, eyrie 1 warrior"
    assert [event["why"] for event in t.told("targeted")] == ["with_most_paid priority"]
    assert t.vp == {}


def test_own_warriors_in_payments_count_as_theirs() -> None:
    """R.9.5.1.I, R.2.6 They are a player, too."""
    t = stall(market=["root_tea_fox"], ordered=True, payments={ME: "2 warriors"})
    t.put(ME, 12, "warrior").does(BuildAndGarrison(0))
    assert t.at(12) == "robots 2 warriors, robots 1 trade_post_fox"


def test_trade_posts_match_their_clearing_and_score() -> None:
    """R.9.5.1, R.9.3.3 The second of a suit scores 1, the third 2; a fourth is not to be had."""
    t = stall(market=["root_tea_fox"], ordered=True).put(ME, 1, "trade_post_fox")
    t.does(BuildAndGarrison(0))
    assert t.at(6) == "robots 1 warrior, robots 1 trade_post_fox"
    assert t.vp == {ME: 1}
    t = stall(market=["root_tea_fox"], ordered=True).put(ME, 1, "trade_post_fox")
    t.put(ME, 6, "trade_post_fox").does(BuildAndGarrison(0))
    assert t.vp == {ME: 2}
    t = stall(market=["root_tea_fox"], ordered=True).put(ME, 1, "trade_post_fox")
    t.put(ME, 6, "trade_post_fox").put(ME, 8, "trade_post_fox").put("marquise", 5, "wood")
    t.begins(ME, "daylight")
    assert t.at(12) == "robots 1 warrior"


def test_no_trade_post_where_nothing_can_be_placed() -> None:
    """R.2.3, 6.2.2 The keep holds clearing 1."""
    t = stall(market=["root_tea_fox"], ordered=True).put("marquise", 1, "keep")
    t.does(BuildAndGarrison(0))
    assert t.at(6) == "robots 1 warrior, robots 1 trade_post_fox"


@pytest.mark.parametrize(("level", "warriors"), [("easy", 0), ("challenging", 2), ("nightmare", 2)])
def test_difficulties(level: str, warriors: int) -> None:
    """R.3.3.1, R.9.5.1 The difficulty sets the number of warriors that come with a trade post."""
    t = stall(options=(level,), market=["root_tea_fox"], ordered=True).does(BuildAndGarrison(0))
    assert t.game.warriors_at(0, 1) == warriors


def test_nightmare_scores() -> None:
    """R.3.3.1 One point at the end of Evening."""
    t = (
        stall("eyrie", options=("nightmare",))
        .put("eyrie", 1, "roost")
        .put("eyrie", 1, "2 warriors")
    )
    t.begins(ME, "evening")
    assert t.vp == {ME: 1}
    assert t.told("scored")[-1]["law"] == "R.3.3.1"


def test_recruits_in_ordered_clearings() -> None:
    """R.9.5.2 One in each."""
    t = stall(market=["root_tea_fox"], ordered=True).does(RecruitRobots(0))
    assert [place for place in t.game.clearings if t.game.warriors_at(0, place)] == [1, 6, 8, 12]
    assert answers(t) == ["line up 4"]


def test_rro_recruit_limit() -> None:
    """R.9.5.2, R.9.5.2.I A bird: along the river, and clearings of high priority first."""
    t = stall(market=[BIRD], ordered=True).put(ME, 1, "13 warriors").does(RecruitRobots(0))
    assert [t.at(place) for place in (4, 5)] == ["robots 1 warrior"] * 2
    assert [t.at(place) for place in (7, 10, 11)] == [""] * 3


def test_without_warriors_snares_stay() -> None:
    """R.9.5.2.I, R.11.8.2 If none would be placed any more nothing is stopped."""
    t = stall("corvids", market=[BIRD], ordered=True).put(ME, 1, "13 warriors")
    t.put("corvids", 4, "snare").put("corvids", 10, "snare").does(RecruitRobots(0))
    assert [t.at(place) for place in (4, 5, 7)] == ["", "robots 1 warrior", "robots 1 warrior"]
    assert t.at(10) == "corvids 1 snare"


def test_rro_organize() -> None:
    """R.9.2.4, R.9.5.3, R.9.5.4, R.9.6.3 Nobody has paid: a point, warriors, battles everywhere,
    and two cards go."""
    t = (
        stall("marquise", market=FIVE, ordered=True)
        .put(ME, 2, "3 warriors")
        .put(ME, 5, "2 warriors")
    )
    t.put("marquise", 5, "2 warriors").put("marquise", 2, "1 warrior").put("marquise", 7, "warrior")
    t.does(OrganizeTrade(0))
    assert t.vp == {ME: 1}
    assert t.game.warriors_at(0, 5) == 4
    t = (
        stall("marquise", market=FIVE, ordered=True)
        .put(ME, 2, "3 warriors")
        .put(ME, 5, "2 warriors")
    )
    t.put("marquise", 5, "2 warriors").put("marquise", 2, "1 warrior").also(used=SHIELD)
    t.does(RobotsBattles(0)).rolls(0, 0).rolls(0, 0)
    assert answers(t) == ["attack in 2 marquise_de_cat", "attack in 5 marquise_de_cat"]
    t = (
        stall(market=FIVE, ordered=True)
        .also(used=SHIELD)
        .does(DiscardFromMarket(0), phase="evening")
    )
    assert market(t) == FIVE[2:]
    assert "ordered" not in on_board(t)


def test_the_sword() -> None:
    """R.9.2.4, R.9.5.3 Without a warrior in the supply: a point, and none to place."""
    t = stall(market=FIVE, ordered=True, payments={"marquise": "1 warrior"})
    t.put(ME, 2, "15 warriors").put("marquise", 2, "warrior").does(OrganizeTrade(0))
    assert t.vp == {ME: 1}
    assert answers(t) == []
    assert [each["law"] for each in t.told("protected_by_sword")] == ["R.9.2.4"]
    assert t.told("protected_by_shield") == []


def test_neither_condition() -> None:
    """R.9.5.3 Somebody has paid, and there are warriors left: nothing."""
    t = stall(market=FIVE, ordered=True, payments={"marquise": "1 warrior"})
    t.put(ME, 2, "4 warriors").put("marquise", 2, "warrior").begins(ME, "daylight")
    assert not any(line.startswith("attack") for line in answers(t))


def test_the_sword_battles_where_it_is_ordered() -> None:
    """R.9.5.4 With the shield, too, everywhere, and not twice."""
    for used, places in ((SWORD, [1]), (SHIELD + SWORD, [1, 2])):
        t = stall(market=["root_tea_fox"], ordered=True).also(used=used)
        t.put(ME, 1, "2 warriors").put(ME, 2, "2 warriors")
        t.put("marquise", 1, "warrior").put("marquise", 2, "warrior").does(RobotsBattles(0))
        for _ in places:
            t.rolls(0, 0)
        assert answers(t) == [f"attack in {place} marquise_de_cat" for place in places]


def test_the_defender_has_paid_least() -> None:
    """R.9.5.4.I Then setup priority."""
    t = stall("marquise", "eyrie", market=[BIRD], ordered=True).also(used=SWORD)
    t.board(ME, payments={"marquise": "2 warriors", "eyrie": "1 warrior"})
    t.put(ME, 1, "2 warriors").put("marquise", 1, "warrior").put("eyrie", 1, "warrior")
    t.does(RobotsBattles(0)).rolls(0, 0)
    assert answers(t) == ["attack in 1 eyrie_dynasties"]
    assert [event["why"] for event in t.told("targeted_player")] == ["fewest_paid"]


# ---- R.9.6 Evening


def test_scores_the_best_customer() -> None:
    """R.9.6.1 Their warriors go home, the others stay."""
    t = stall("marquise", "eyrie", payments={"marquise": "4 warriors", "eyrie": "2 warriors"})
    t.does(ScorePayments(0), phase="evening")
    assert t.vp == {ME: 4}
    assert paid(t) == {"eyrie": 2}
    assert t.supply("marquise", "warrior") == 25
    assert answers(t) == ["cash in marquise_de_cat"]
    (told,) = t.told("targeted_player")
    assert (told["law"], told["player"], told["why"]) == ("R.9.6.1", CATS, "most_paid")


def test_a_tie_goes_by_setup_priority() -> None:
    """R.9.6.1, R.2.2 Eyrie before Alliance, and the Robots themselves are players."""
    t = stall("alliance", "eyrie", payments={"alliance": "2 warriors", "eyrie": "2 warriors"})
    t.does(ScorePayments(0), phase="evening")
    assert paid(t) == {"alliance": 2}
    t = stall(payments={ME: "3 warriors", "marquise": "2 warriors"})
    t.does(ScorePayments(0), phase="evening")
    assert t.vp == {ME: 3}
    assert t.supply(ME, "warrior") == 15


def test_racketeering() -> None:
    """R.9.6.2 All but two of each clearing go into Payments; nothing is removed."""
    t = stall().also(used=SWORD).put(ME, 3, "4 warriors").put(ME, 12, "3 warriors, trade_post_fox")
    t.put(ME, 5, "2 warriors").does(Racketeering(0), phase="evening")
    assert [t.game.warriors_at(0, place) for place in (3, 5, 12)] == [2, 2, 2]
    assert paid(t) == {ME: 3}
    assert t.told("removed") == []
    t = stall().put(ME, 3, "4 warriors").put("marquise", 1, "sawmill").begins(ME, "evening")
    assert t.at(3) == "robots 4 warriors"


def test_the_leftmost_card_goes() -> None:
    """R.9.6.3 One without the shield."""
    t = stall(market=FIVE).also(used=SWORD).does(DiscardFromMarket(0), phase="evening")
    assert market(t) == FIVE[1:]
    assert t.discard == ["anvil"]


# ---- the example of the chapter


def test_the_example_turn() -> None:
    """R.9.4, R.9.5, R.9.6 The printed example with clearings of autumn."""
    t = stall("marquise", "eyrie", market=["tax_collector", "cobbler", "codebreakers"])
    t.board(ME, payments={"marquise": "4 warriors", "eyrie": "2 warriors"})
    t.also(deck_top=["travel_gear_mouse", "royal_claim"])
    t.put(ME, 12, "3 warriors").put(ME, 3, "4 warriors").put(ME, 1, "2 warriors").put(
        ME, 7, "3 warriors"
    )
    t.put("marquise", 1, "2 warriors").put("eyrie", 1, "1 warrior")
    t.begins(ME, "birdsong")
    assert t.crafts(ME) == {"boot": 1}  # R.9.4.2, four cards are left
    assert t.told("market_order")[0]["card"] == "royal_claim"
    assert answers(t) == [  # R.9.5.1, R.9.5.2: 12 warriors are out, one garrison, two more
        "set down 1 trade_post_fox 1",
        "line up 2",
        "attack in 1 eyrie_dynasties",
    ]
    assert [t.game.warriors_at(0, place) for place in (1, 4, 5)] == [3, 1, 1]
    t.rolls(0, 0)
    assert answers(t)[-2:] == ["cash in marquise_de_cat", "racket"]
    assert paid(t) == {"eyrie": 2, ME: 1 + 1 + 2 + 1}
    assert market(t) == ["cobbler", "codebreakers", "royal_claim"]
    assert t.vp == {ME: 1 + 1 + 4}  # crafting, the sword of R.9.5.3, payments


# ---- R.3.3.2 traits in battle


def test_garrison() -> None:
    """R.3.3.2 A lone trade post is not defenseless, and it fights."""
    t = stall(options=("garrison",)).put(ME, 7, "trade_post_mouse").put("marquise", 7, "2 warriors")
    t.battle("marquise", against=ME, at=7).rolls(1, 0)
    assert t.at(7) == "marquise 2 warriors"
    t = stall(options=("garrison",)).put(ME, 7, "1 warrior, trade_post_mouse")
    t.put("marquise", 7, "3 warriors").battle("marquise", against=ME, at=7).rolls(3, 2)
    assert t.at(7) == "marquise 1 warrior"


def test_ferocious() -> None:
    """R.3.3.2 One warrior deals what the die says."""
    for options, left in ((("ferocious",), 1), ((), 3)):
        t = stall(options=options).put(ME, 7, "1 warrior").put("marquise", 7, "4 warriors")
        t.battle(ME, against="marquise", at=7).rolls(3, 0)
        assert t.game.warriors_at(1, 7) == left


# ---- R.9.2.2 trade posts


def test_rro_trade_post_returns() -> None:
    """R.9.2.2, 3.2.1 To its track; its remover gets back half of what they paid."""
    t = stall(payments={"marquise": "3 warriors", ME: "1 warrior"}).put(ME, 7, "trade_post_mouse")
    t.put("marquise", 7, "2 warriors").battle("marquise", against=ME, at=7).rolls(1, 0)
    assert t.vp == {"marquise": 1}
    assert t.supply(ME, "trade_post_mouse") == 3
    assert paid(t) == {"marquise": 1, ME: 1}


# ---- random games


@pytest.mark.parametrize("seed", range(8))
def test_random_games(seed: int) -> None:
    """R.2.6 They hold all invariants, on four maps, with every difficulty and trait."""
    levels = ["easy", "challenging", "nightmare", "default"]
    traits = ["greedy", "involved", "garrison", "ferocious"]
    seats = [":".join([NAME, levels[seed % 4], *traits[: seed % 5]])]
    seats += [["eyrie", "vagabond"], ["marquise"], ["alliance", "mechanical", "eyrie"]][seed % 3]
    map_name = ["autumn", "winter", "lake", "mountain"][seed // 2]
    g = random_game(Setup(map=map_name, seats=seats), seed, 300, 50)
    assert any(line.startswith(NAME) for line in g.answers or [])


def test_a_single_payment_goes_back() -> None:
    """R.9.6.1 A warrior that is the only one of its owner in the box, too."""
    t = stall("marquise", "eyrie", payments={"marquise": "1 warrior"})
    t.does(ScorePayments(0), phase="evening")
    assert t.supply("marquise", "warrior") == 25
    assert t.vp == {"robots": 1}
