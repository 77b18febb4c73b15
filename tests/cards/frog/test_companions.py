"""Companions: once, a frog card is any card."""

from __future__ import annotations

from kit import Table
from undergrowth.law.cards.pond import in_pond
from undergrowth.law.cards.suits import A_BIRD, payers
from undergrowth.table.names import CARDS


def companions(table: type[Table], *hand: str) -> Table:
    """The Marquise has them in play, and a warrior on the map."""
    t = table("marquise", "diaspora", "alliance").play("marquise", "companions")
    return t.hand("marquise", *hand).put("marquise", 1, "1 warrior")


def pond(t: Table) -> list[str]:
    return [CARDS.text(card) for card in in_pond(t.game)]


def test_a_frog_card_pays_for_any_suit(table: type[Table]) -> None:
    """2.1.1 For a fox dominance card a fox, a bird, or a frog that counts as one."""
    t = companions(table, "settlers", "anvil", "sword").also(available=["dominance_fox"])
    t.begins("marquise", "daylight").says("marquise", "claim dominance_fox")
    assert t.options("marquise") == ["spend anvil", "spend settlers"]
    t.says("marquise", "spend settlers")
    assert t.holds("marquise") == ["anvil", "dominance_fox", "sword"]


def test_it_leaves_play_for_that(table: type[Table]) -> None:
    """4.1.3, 16.2.3 Both go to the Pond: what counted as a fox is a frog card still."""
    t = companions(table, "settlers").also(available=["dominance_fox"])
    t.begins("marquise", "daylight").says("marquise", "claim dominance_fox", "spend settlers")
    assert t.in_play("marquise") == []
    assert pond(t) == ["companions", "settlers"]


def test_it_is_kept_where_a_frog_is_asked_for(table: type[Table]) -> None:
    """2.1.1 A card that matches needs no help."""
    t = companions(table, "settlers").also(available=["dominance_frog"])
    t.begins("marquise", "daylight").says("marquise", "claim dominance_frog", "spend settlers")
    assert t.in_play("marquise") == ["companions"]


def test_a_frog_may_be_a_bird(table: type[Table]) -> None:
    """2.1.1 Any suit: birds, too, which nothing else replaces."""
    t = companions(table, "settlers", "anvil").begins("marquise", "daylight")
    found = payers(t.game, t.seat("marquise"), A_BIRD)
    assert [CARDS.text(card) for card in found] == ["settlers"]


def test_other_cards_are_what_they_are(table: type[Table]) -> None:
    """2.1.1 Frog cards only."""
    t = companions(table, "sword").also(available=["dominance_fox"]).begins("marquise", "daylight")
    assert not t.offers("marquise", "claim dominance_fox")


def test_an_ambush_in_any_clearing(table: type[Table]) -> None:
    """4.3.1, 16.2.2 On somebody else's turn; played as an ambush it goes below the Pond."""
    t = companions(table, "ambush_frog").put("diaspora", 5, "4 warriors")
    t.put("marquise", 5, "2 warriors").also(pond=["settlers"])
    t.battle("diaspora", against="marquise", at=5).says("marquise", "play ambush_frog")
    assert pond(t)[0] == "ambush_frog"
    assert set(pond(t)[1:]) == {"settlers", "companions"}
    assert t.in_play("marquise") == []
    t.rolls(0, 0)
    assert t.at(5) == "marquise 2 warriors, diaspora 2 warriors"


def test_it_works_by_itself(table: type[Table]) -> None:
    """4.1.3 There is no moment at which it is used alone."""
    t = companions(table).begins("marquise", "daylight")
    t.refuses("marquise", "use companions", "4.1.3")
