"""Judgement of computer Keepers: relics home, safe ones first, warriors where the next ones lie."""

from __future__ import annotations

from factions.keepers_in_iron.order import acting, me, order, recovered, retinue
from kit import Table
from undergrowth.ai import ask, make_player
from undergrowth.ai.greedy import liking
from undergrowth.engine.actions import parse
from undergrowth.factions.keepers_in_iron.ground import Ground, card_lost, places_worth_delving
from undergrowth.factions.keepers_in_iron.worth import value
from undergrowth.table.places import PLACE


def _liked(t: Table, action: str) -> int:
    return liking(t.game, 0, parse(action))


def _think(t: Table, until: str) -> Table:
    """The Keepers answer as `greedy` would, up to a question."""
    player = make_player("greedy", 0, 1)
    while t.asked() != until:
        t.game.take(ask(player, t.game))
    return t


# ---- what they do


def test_relics_are_recovered_however_many_cards_could(table: type[Table]) -> None:
    """15.5.2.III Three cards match the clearing; the relic goes home with the first of them."""
    cards = ["anvil", "armorers", "tax_collector"]
    t = order(table, retinue={"recover": cards}).put("keepers", 1, "2 warriors, figure_2")
    t.put("keepers", 1, "figure_tablet").put("keepers", 6, "1 warrior")
    t = _think(t.begins("keepers", "daylight"), "keepers.gather")
    assert recovered(t) == ["figure_2"] and t.vp["keepers"] == 2


def test_safe_relics_come_before_the_one_that_costs_the_card(table: type[Table]) -> None:
    """15.5.2.IIIc One clearing of the suit is ruled: the dear relic is taken last."""
    t = order(table, retinue={"recover": ["anvil", "tax_collector"]})
    t.put("keepers", 1, "2 warriors, figure_1, figure_3, figure_tablet")
    t = _think(t.begins("keepers", "daylight"), "keepers.gather")
    assert recovered(t) == ["figure_1", "figure_3"] and len(retinue(t)["recover"]) == 1


def test_the_dearest_relic_first_where_none_costs_the_card(table: type[Table]) -> None:
    """15.5.2.IIIc With enough ruled clearings, the most valuable first."""
    t = order(table, retinue={"recover": ["anvil"]})
    t.put("keepers", 1, "2 warriors, figure_1, figure_2, figure_tablet")
    t = acting(t.put("keepers", 6, "1 warrior"))
    t.says("keepers", "act with anvil", "recover in 1")
    assert _liked(t, "reclaim figure_2") > _liked(t, "reclaim figure_1")


def test_a_camp_stays_while_relics_can_be_recovered_there(table: type[Table]) -> None:
    """15.4.2 Only one without relics of its type is turned or goes elsewhere."""
    t = order(table).put("keepers", 1, "2 warriors, figure_1, figure_tablet")
    t.put("keepers", 6, "2 warriors, tablet_jewelry, figure_2").begins("keepers", "birdsong")
    assert _liked(t, "decamp in 1") < _liked(t, "decamp in 6") == 0


# ---- what they see


def test_waystations_on_the_board_count_beside_the_relics_they_would_show(
    table: type[Table],
) -> None:
    """15.4.1, 2.2.3 Each waystation counts in one place, where most points lie beside it; none
    without a slot."""
    t = order(table).put("keepers", 5, "1 warrior, figure_3, tablet_1")
    t.put("keepers", 1, "1 warrior, figure_2").put("marquise", 1, "sawmill")
    t.put("keepers", 2, "1 warrior, jewelry_2").begins("keepers", "daylight")
    ground = Ground(t.game, me(t))
    types = [me(t).types[row] for row in range(3)]
    masks = {
        place: {types[i] for i in range(3) if ground.pitched[PLACE.parse(str(place))] >> i & 1}
        for place in (1, 2, 5)
    }
    assert masks == {1: set(), 2: {"jewelry"}, 5: {"figure"}}


def test_warriors_are_worth_more_where_the_next_relics_lie(table: type[Table]) -> None:
    """15.5.2.II Relics lie in the forest beside clearing 12: there is better than a path away, and
    that better than two, though nothing can be delved from either."""
    worth = []
    for place in (6, 11, 12):
        t = order(table).put("keepers", "f7", "face_down_figure_1, face_down_tablet_2")
        t.put("keepers", place, "3 warriors").begins("keepers", "daylight")
        worth.append(value(t.game, me(t)))
    assert worth[0] < worth[1] < worth[2]


def test_what_lies_face_down_is_worth_the_same(table: type[Table]) -> None:
    """15.2.1, 1.2.1 Of a relic in a forest only the type is known, so nothing hangs on the rest."""
    worth = []
    for relic in ("face_down_figure_1", "face_down_figure_3"):
        t = order(table, retinue={"delve": ["anvil"]}).put("keepers", "f1", relic)
        t = acting(t.put("keepers", 1, "3 warriors"))
        worth.append((value(t.game, me(t)), _liked(t, "act with anvil")))
    assert worth[0] == worth[1]


def test_a_card_is_cheap_while_more_are_drawn_than_the_hand_holds(table: type[Table]) -> None:
    """15.6.3 A card that would be discarded anyway can take the place of a card of the Retinue."""
    costs = []
    for hand in (["anvil"], ["anvil", "sword", "cobbler", "armorers", "tax_collector"]):
        t = order(table, hand=hand).put("keepers", 1, "1 warrior").begins("keepers", "evening")
        costs.append(card_lost(t.game, me(t)))
    assert costs[0] > costs[1]


def test_delving_cards_are_for_where_relics_are_near(table: type[Table]) -> None:
    """15.6.2 A fox for the fox clearing beside a forest with relics, and no rabbit."""
    t = order(table, hand=["anvil", "cobbler"]).put("keepers", "f1", "face_down_figure_1")
    t.put("keepers", 1, "3 warriors").begins("keepers", "evening")
    suits = {t.game.suits[place] for place in places_worth_delving(t.game, me(t))}
    fox = t.game.suits[PLACE.parse("1")]
    assert fox in suits
    assert _liked(t, "gather anvil delve") > _liked(t, "gather anvil recover")


def test_the_retinue_grows_before_warriors_and_effects_do(table: type[Table]) -> None:
    """15.6.2 Adding a card is liked better than shifting one: what is drawn next, after either,
    speaks for neither."""
    t = order(table, hand=["anvil"], retainers=["move", "delve"]).put("keepers", 1, "2 warriors")
    t.begins("keepers", "evening")
    player = make_player("greedy", 0, 1)
    assert str(ask(player, t.game)).startswith("gather anvil")
