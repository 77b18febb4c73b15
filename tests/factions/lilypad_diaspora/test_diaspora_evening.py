"""16.6 The Diaspora's Evening: retaliate, integrate, draw and discard."""

from __future__ import annotations

from typing import Any

from factions.lilypad_diaspora.pond_folk import PEACE, WAR, frogs, militant
from kit import Table
from undergrowth.law.cards.draw import Draw


def test_retaliating_at_each_enclave(table: type[Table]) -> None:
    """16.6.1 In an order of its choice, and never by passing."""
    t = (
        frogs(table)
        .put("diaspora", 1, f"{WAR}, 2 warriors")
        .put("diaspora", 10, f"{WAR}, 2 warriors")
    )
    t.put("marquise", 1, "1 warrior").put("marquise", 10, "1 warrior").begins("diaspora", "evening")
    assert t.options("diaspora") == ["retaliate in 1", "retaliate in 10"]
    t.refuses("diaspora", "retaliate in 2", "16.6.1")
    t.says("diaspora", "retaliate in 10").rolls(0, 0).rolls(1, 0)
    assert t.at(1) == "diaspora 2 warriors, diaspora 1 militant_enclave"


def test_dia_retaliate_needs_fighter(table: type[Table]) -> None:
    """16.6.1, 4.3 Without a warrior at the enclave there is no battle."""
    t = frogs(table).put("diaspora", 1, WAR).put("marquise", 1, "2 warriors")
    t.begins("diaspora", "evening")
    assert t.told("battled") == []
    assert militant(t) == [1]


def test_who_defends_is_chosen(table: type[Table]) -> None:
    """16.6.1 One battle at each, against one enemy."""
    t = frogs(table, "marquise", "alliance").put("diaspora", 1, f"{WAR}, 2 warriors")
    t.put("marquise", 1, "1 warrior").put("alliance", 1, "1 warrior").begins("diaspora", "evening")
    t.says("diaspora", "against woodland_alliance").rolls(1, 0)
    assert "marquise 1 warrior" in t.at(1)
    assert len(t.told("battled")) == 1


def hired(table: type[Table]) -> Table:
    """11.2.7.III The Diaspora has hired Mercenaries, and a Militant enclave lies in clearing 5."""
    t = frogs(table, "riverfolk", "marquise").put("diaspora", 5, WAR)
    t.board("riverfolk", prices={"hand_card": 1, "riverboats": 1, "mercenaries": 1})
    return t.also(used=["riverfolk_company by mercenaries"])


def test_it_battles_with_mercenaries_where_nobody_else_can(table: type[Table]) -> None:
    """16.6.1, 11.2.7.III They fight for it, and must, where no warrior of its own stands."""
    t = hired(table).put("riverfolk", 5, "2 warriors").put("marquise", 5, "1 warrior")
    t.begins("diaspora", "evening").rolls(1, 0)
    assert t.at(5) == "diaspora 1 militant_enclave, riverfolk 2 warriors"


def test_it_battles_mercenaries_where_nobody_else_is(table: type[Table]) -> None:
    """16.6.1, 11.2.7.III Its own warriors battle the Riverfolk where those alone are there."""
    t = hired(table).put("riverfolk", 5, "2 warriors").put("diaspora", 5, "1 warrior")
    t.begins("diaspora", "evening").rolls(1, 0)
    assert t.at(5) == "diaspora 1 warrior, diaspora 1 militant_enclave, riverfolk 1 warrior"
    t = hired(table).put("riverfolk", 5, "2 warriors").begins("diaspora", "evening")
    assert t.told("battled") == [], "mercenaries alone do not attack their own"


def test_pieces_that_come_meanwhile_are_battled(table: type[Table]) -> None:
    """16.6.1, 6.2.3 Field Hospitals bring the fallen of one battle into another."""
    t = frogs(table).put("diaspora", 1, f"{WAR}, 1 warrior").put("marquise", 5, "2 warriors")
    t.put("diaspora", 5, f"{WAR}, 3 warriors").put("marquise", 1, "keep")
    t.hand("marquise", "settlers").begins("diaspora", "evening")
    t.says("diaspora", "retaliate in 5").rolls(2, 0).says("marquise", "heal with settlers")
    t.rolls(1, 0)
    assert t.at(1) == "diaspora 1 warrior, diaspora 1 militant_enclave, marquise 1 warrior" + (
        ", marquise 1 keep"
    )


def test_dia_integrate(table: type[Table]) -> None:
    """16.6.2 A point for each Peaceful enclave that the card matches."""
    t = frogs(table).hand("diaspora", "anvil")
    for place in (1, 6, 10):
        t.put("diaspora", place, PEACE)
    t.begins("diaspora", "evening")
    t.refuses("diaspora", "integrate rabbit", "16.6.2")
    t.says("diaspora", "integrate fox", "integrate with anvil")
    assert t.vp == {"diaspora": 2} and t.discard == ["anvil"]
    assert t.asked() != "diaspora.integrate", "once a turn"


def test_a_bird_is_of_one_suit(table: type[Table]) -> None:
    """16.6.2, 2.1.1 A bird is treated as a card of one suit; which card is spent is chosen."""
    t = frogs(table).hand("diaspora", "armorers", "anvil").put("diaspora", 10, PEACE)
    t.put("diaspora", 1, PEACE).put("diaspora", 6, PEACE).begins("diaspora", "evening")
    assert t.options("diaspora") == ["integrate fox", "integrate rabbit", "pass"]
    t.says("diaspora", "integrate fox")
    t.refuses("diaspora", "integrate with cobbler", "16.6.2")
    t.says("diaspora", "integrate with armorers")
    assert t.vp == {"diaspora": 2} and "anvil" in t.holds("diaspora")


def test_dia_integrate_frog(table: type[Table]) -> None:
    """16.6.2 The frog suit is not scored; militant enclaves are not either."""
    t = frogs(table).hand("diaspora", "settlers").put("diaspora", 1, PEACE).put("diaspora", 6, WAR)
    t.begins("diaspora", "evening")
    assert t.vp == {}
    t = frogs(table).hand("diaspora", "settlers", "anvil").put("diaspora", 1, PEACE)
    t.put("diaspora", 6, WAR).begins("diaspora", "evening")
    t.refuses("diaspora", "integrate frog", "16.6.2")
    t.refuses("diaspora", "integrate mouse", "16.6.2")
    t.says("diaspora", "integrate fox", "integrate with anvil")
    assert t.vp == {"diaspora": 1}


def test_integrating_may_be_left(table: type[Table]) -> None:
    """16.6.2 It asks every hand that is not empty, and may be passed."""
    t = (
        frogs(table)
        .hand("diaspora", "anvil")
        .put("diaspora", 1, PEACE)
        .begins("diaspora", "evening")
    )
    t.says("diaspora", "pass")
    assert t.vp == {} and "anvil" in t.holds("diaspora")


def test_dia_draw(table: type[Table]) -> None:
    """16.6.3, 16.2.3 Three cards with four Peaceful enclaves; the first may be of the Pond."""
    t = frogs(table).also(pond=["settlers", "companions"])
    for place in (1, 2, 3, 4):
        t.put("diaspora", place, PEACE)
    t.put("diaspora", 8, WAR).begins("diaspora", "evening")
    t.says("diaspora", "draw from pond")
    assert len(t.holds("diaspora")) == 3
    assert "companions" in t.holds("diaspora")


def test_cards_by_enclaves(table: type[Table]) -> None:
    """16.6.3 One, two from two enclaves on, three from four, four from eight; five are kept."""
    for n, cards in ((0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (7, 3), (8, 4), (12, 4)):
        t = frogs(table)
        for place in range(1, n + 1):
            t.put("diaspora", place, PEACE)
        t.begins("diaspora", "evening")
        assert len(t.holds("diaspora")) == cards, n
    t = frogs(table).hand("diaspora", "anvil", "cobbler", "armorers", "sappers", "royal_claim")
    t.begins("diaspora", "evening")
    assert t.asked() == "turn.discard"


def test_dia_pond_draw_first_only(table: type[Table]) -> None:
    """16.2.3 Of several cards only the first comes from the Pond."""
    t = frogs(table).also(pond=["settlers", "companions"]).does(Draw(1, 3))
    t.says("marquise", "draw from pond")
    assert len(t.holds("marquise")) == 3
    assert [name for name in t.holds("marquise") if name == "companions"] == ["companions"]
    assert t.game.observe(1)["pond"] == ["settlers"]


def test_dia_reshuffle(table: type[Table]) -> None:
    """16.2.3 A new deck takes the Pond in."""
    t = frogs(table).also(pond=["settlers", "companions", "militias", "stewards"])
    g = t.does(Draw(1, 100)).game
    cards = len(g.deck) + len(g.discard) + 4
    t.says("marquise", "draw from deck")
    assert g.observe(1)["pond"] == []
    assert {"settlers", "companions", "militias", "stewards"} <= set(t.holds("marquise"))
    assert len(t.holds("marquise")) == cards


def test_everybody_sees_what_a_card_would_score(table: type[Table]) -> None:
    """16.6.2 By suit, on its open board: no frogs, and birds only as another suit."""
    t = frogs(table)
    for place in (1, 6, 2):
        t.put("diaspora", place, PEACE)
    t.begins("diaspora", "evening")
    seen: Any = t.game.observe(-1)
    parts = {part["id"]: part for part in seen["seats"][t.seat("diaspora")]["board"]}
    assert parts["integrate"]["amounts"] == {"fox": 2, "rabbit": 0, "mouse": 1}
