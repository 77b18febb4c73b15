"""3.3 Dominance cards."""

from __future__ import annotations

import pytest

from kit import Table


def dominant(t: Table, card: str, **warriors: int) -> Table:
    """The Marquise with an activated dominance card, and warriors as `c1=2`."""
    t.board("marquise", dominance=[card])
    for place, n in warriors.items():
        t.put("marquise", int(place[1:]), f"{n} warrior")
    return t


def test_dom_needs_ten(table: type[Table]) -> None:
    """3.3.1 Ten points activate a dominance card, nine do not."""
    t = table("marquise", "eyrie").scores(marquise=9).hand("marquise", "dominance_fox")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", "dominate dominance_fox", "3.3.1")
    t = table("marquise", "eyrie").scores(marquise=10).hand("marquise", "dominance_fox")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", "dominate dominance_fox")
    assert t.holds("marquise") == []
    assert t.game.dominance[t.seat("marquise")] >= 0
    assert not t.game.over


def test_dom_only_daylight(table: type[Table]) -> None:
    """3.3.1 In Evening it is too late."""
    t = table("marquise", "eyrie").scores(marquise=15).play("marquise", "cobbler")
    t.hand("marquise", "dominance_fox").put("marquise", 5, "1 warrior").begins(
        "marquise", "evening"
    )
    t.refuses("marquise", "dominate dominance_fox", "3.3.1")


def test_dom_fox_win(table: type[Table]) -> None:
    """3.3.1 Three fox clearings at the start of Birdsong win before anything else there."""
    t = dominant(table("marquise", "eyrie"), "dominance_fox", c1=1, c6=1, c12=1)
    t.play("marquise", "better_burrow_bank").begins("marquise", "birdsong")
    assert t.game.over
    assert t.game.winners == [t.seat("marquise")]
    assert t.game.victory == "dominance"


def test_dom_fox_two_only(table: type[Table]) -> None:
    """3.3.1, 2.5 A tie rules nothing: two clearings are too few."""
    t = dominant(table("marquise", "eyrie", "alliance"), "dominance_fox", c1=1, c6=1, c12=1)
    t.put("alliance", 6, "1 warrior").begins("marquise", "birdsong")
    assert not t.game.over


def test_dom_bird_adjacent_corners(table: type[Table]) -> None:
    """3.3.1 The two corners must be opposite."""
    t = dominant(table("marquise", "eyrie"), "dominance_bird", c1=1, c2=1)
    t.begins("marquise", "birdsong")
    assert not t.game.over


@pytest.mark.parametrize(("one", "other"), [("c1", "c3"), ("c2", "c4")])
def test_opposite_corners_win(table: type[Table], one: str, other: str) -> None:
    """3.3.1 Bird dominance wins with either pair of opposite corners."""
    t = dominant(table("marquise", "eyrie"), "dominance_bird", **{one: 1, other: 1})
    t.begins("marquise", "birdsong")
    assert t.game.winners == [t.seat("marquise")]


def test_dom_check_only_at_birdsong(table: type[Table]) -> None:
    """3.3.1 Rule gained in Daylight wins nothing yet."""
    t = dominant(table("marquise", "eyrie"), "dominance_fox", c1=1, c6=1, c12=1, c8=1)
    t.begins("marquise", "daylight")
    assert not t.game.over
    assert t.asked() == "marquise.daylight"


def test_dom_take_available(table: type[Table]) -> None:
    """3.3.4 A mouse card buys the mouse dominance card."""
    t = table("eyrie", "marquise").board("eyrie", leader="builder").hand("eyrie", "codebreakers")
    t.put("eyrie", 3, "roost").also(available=["dominance_mouse"]).begins("eyrie", "daylight")
    t.says("eyrie", "claim dominance_mouse", "spend codebreakers")
    assert t.holds("eyrie")[0] == "dominance_mouse"
    assert t.game.available == []
    assert t.discard == ["codebreakers"]


def test_dom_take_with_bird(table: type[Table]) -> None:
    """3.3.4, 2.1.1 A bird counts as a mouse card."""
    t = table("marquise", "eyrie").hand("marquise", "armorers", "cobbler")
    t.also(available=["dominance_mouse"]).begins("marquise", "daylight")
    t.says("marquise", "claim dominance_mouse", "spend armorers")
    assert t.holds("marquise")[:2] == ["cobbler", "dominance_mouse"]


def test_dom_take_not_in_birdsong(table: type[Table]) -> None:
    """3.3.4 Only during one's own Daylight."""
    t = table("eyrie", "marquise").board("eyrie", leader="builder").put("eyrie", 3, "roost")
    t.hand("eyrie", "codebreakers").also(available=["dominance_mouse"]).begins("eyrie", "birdsong")
    t.refuses("eyrie", "claim dominance_mouse", "3.3.4")


def test_dom_no_replacement(table: type[Table]) -> None:
    """3.3.2 An activated card stays."""
    t = dominant(table("marquise", "eyrie"), "dominance_fox", c5=1).scores(marquise=12)
    t.hand("marquise", "dominance_rabbit").begins("marquise", "daylight")
    t.refuses("marquise", "dominate dominance_rabbit", "3.3.2")


def test_no_more_points_after_activating(table: type[Table]) -> None:
    """3.3.1 The marker has left the track: nothing scores any more."""
    t = dominant(table("marquise", "eyrie"), "dominance_mouse", c5=1).scores(marquise=12)
    t.put("marquise", 3, "workshop").hand("marquise", "a_visit_to_friends")
    t.begins("marquise", "daylight").says("marquise", "craft a_visit_to_friends")
    assert t.crafts("marquise") == {"boot": 1}
    assert t.vp == {}


def test_a_spent_dominance_card_becomes_available(table: type[Table]) -> None:
    """3.3.3 It serves as a card of its suit and goes beside the map instead of the pile."""
    t = (
        table("marquise", "eyrie")
        .put("marquise", 5, "sawmill")
        .hand("marquise", "dominance_rabbit")
    )
    t.begins("marquise", "daylight").says("marquise", "overwork", "overwork with dominance_rabbit")
    assert t.at(5) == "marquise 1 sawmill, marquise 1 wood"
    assert t.discard == []
    assert len(t.game.available) == 1


def test_an_available_bird_takes_a_bird(table: type[Table]) -> None:
    """3.3.4, 2.1.1 No other suit buys the bird dominance card."""
    t = table("marquise", "eyrie").hand("marquise", "cobbler").put("marquise", 5, "1 warrior")
    t.also(available=["dominance_bird"]).begins("marquise", "daylight")
    t.refuses("marquise", "claim dominance_bird", "3.3.4")


def test_an_unavailable_card_cannot_be_taken(table: type[Table]) -> None:
    """3.3.4 It must lie beside the map."""
    t = table("marquise", "eyrie").hand("marquise", "armorers").put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "claim dominance_mouse", "3.3.4")


def test_a_taken_card_may_be_activated_at_once(table: type[Table]) -> None:
    """3.3.4, 3.3.1 Taken in Daylight, activated in the same Daylight."""
    t = table("marquise", "eyrie").scores(marquise=10).hand("marquise", "codebreakers")
    t.put("marquise", 5, "1 warrior").also(available=["dominance_mouse"])
    t.begins("marquise", "daylight").says("marquise", "claim dominance_mouse", "spend codebreakers")
    t.says("marquise", "dominate dominance_mouse")
    assert t.holds("marquise") == []


def test_everybody_knows_a_taken_card(table: type[Table]) -> None:
    """3.3.4, 1.2.1 It was taken in sight of all."""
    t = table("marquise", "eyrie").hand("marquise", "codebreakers").put("marquise", 5, "1 warrior")
    t.also(available=["dominance_mouse"]).begins("marquise", "daylight")
    t.says("marquise", "claim dominance_mouse", "spend codebreakers")
    seen = t.game.seen[t.seat("eyrie") * 2 + t.seat("marquise")]
    assert seen == t.game.hands[t.seat("marquise")]


def test_one_dominance_card_can_buy_another(table: type[Table]) -> None:
    """3.3.3, 3.3.4 A dominance card can be spent for its suit, then lies beside the map itself."""
    t = (
        table("marquise", "eyrie")
        .hand("marquise", "dominance_bird")
        .put("marquise", 5, "1 warrior")
    )
    t.also(available=["dominance_mouse"]).begins("marquise", "daylight")
    t.says("marquise", "claim dominance_mouse", "spend dominance_bird")
    assert t.holds("marquise") == ["dominance_mouse"]
    assert t.offers("marquise", "dominate dominance_mouse") is False
    assert len(t.game.available) == 1


def test_no_dominance_card_of_another_kind(table: type[Table]) -> None:
    """3.3.1 Only dominance cards are activated."""
    t = table("marquise", "eyrie").scores(marquise=12).hand("marquise", "cobbler")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", "dominate cobbler", "3.3.1")
    t.refuses("marquise", "dominate dominance_fox", "3.3.1")


def test_a_coalition_partner_wins_too(table: type[Table]) -> None:
    """9.2.8, 3.3.1 A Vagabond in coalition with the winner wins with them."""
    t = table("marquise", "eyrie", "alliance", "vagabond")
    dominant(t, "dominance_fox", c1=1, c6=1, c12=1).put("vagabond", "f1", "pawn")
    t.board("vagabond", dominance=["dominance_mouse"], partner="marquise")
    t.begins("marquise", "birdsong")
    assert t.game.winners == [t.seat("marquise"), t.seat("vagabond")]
