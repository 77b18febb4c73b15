"""16.2.2, 16.2.3 The frog cards as cards, and the Pond they are discarded to."""

from __future__ import annotations

from collections import Counter

from kit import checks
from kit.table import Table
from undergrowth import Game, Setup, position
from undergrowth.decks import ALL_CARDS, deck, deck_names
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import NOBODY
from undergrowth.factions.woodland_alliance.supporters import DrawSupporters
from undergrowth.law.cards.draw import AddCards, Draw
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.pond import DrawFromPond, in_pond
from undergrowth.table.names import CARDS, SUITS
from undergrowth.table.saving import saves as codec


def table(*others: str) -> Table:
    """The Diaspora brings the cards."""
    return Table("diaspora", *(others or ("marquise", "alliance")))


def pond(g: Game) -> list[int]:
    """Return what lies in the Pond, the top card last."""
    return in_pond(g)


def names(cards: list[int]) -> list[str]:
    return [CARDS.text(card) for card in cards]


def test_there_are_fourteen_frog_cards() -> None:
    """16.2.2 14 cards of the frog suit, two of them ambushes, one of them dominance."""
    cards = [ALL_CARDS[card] for card in deck("frog")]
    assert len(cards) == 14
    assert {SUITS.text(card.suit) for card in cards} == {"frog"}
    assert Counter(card.kind for card in cards) == Counter(
        persistent=6, immediate=5, ambush=2, dominance=1
    )
    assert "frog" not in deck_names(), "nobody plays with them alone"
    last = max(deck("base") + deck("exiles_and_partisans") + deck("squires_and_disciples"))
    assert min(deck("frog")) > last, "they are numbered after all others"


def test_two_players_have_no_frog_dominance() -> None:
    """16.3.3 13 cards with two players, 14 with more."""
    g = table("marquise").begins("marquise", "birdsong").game
    assert len(g.box.added) == 13
    assert "dominance_frog" not in names(g.box.added)
    assert len(table().begins("marquise", "birdsong").game.box.added) == 14


def test_games_without_their_faction_have_none() -> None:
    """16.2.2 Frog cards are there only when a faction asks for them."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), 1)
    assert g.box.added == []
    assert all(ALL_CARDS[card].suit != 4 for card in g.deck)


def test_the_cards_are_shuffled_in_during_setup() -> None:
    """16.3.4 Hands are dealt before, so nobody starts with one."""
    g = Game.new(Setup(seats=["diaspora", "marquise", "alliance"]), 2)
    assert all(ALL_CARDS[card].suit != 4 for pile in [g.deck, *g.hands] for card in pile)
    g = position.table(table().doc, 1)
    g.deck = [card for card in g.deck if card not in g.box.added]
    size = len(g.deck)
    g.push(AddCards())
    g.run()
    assert len(g.deck) == size + 14
    assert sorted(card for card in g.deck if ALL_CARDS[card].suit == 4) == g.box.added


def test_only_the_first_card_drawn_may_come_from_the_pond() -> None:
    """16.2.3.I Of three cards drawn only the first may come from the Pond."""
    t = table().also(pond=["settlers", "companions"]).does(Draw(1, 3))
    size = len(t.game.deck)
    t.says("marquise", "draw from pond")
    assert t.done(), "nothing more is asked"
    assert "companions" in t.holds("marquise")
    assert len(t.holds("marquise")) == 3
    assert names(pond(t.game)) == ["settlers"]
    assert len(t.game.deck) == size - 2


def test_a_new_deck_of_discards_and_pond() -> None:
    """16.2.3.II The last card of the deck is drawn: discards and Pond make a new one."""
    t = table().does(Draw(1, 1))
    g = t.game
    frogs = [card for card in g.deck if ALL_CARDS[card].suit == 4]
    others = [card for card in g.deck if card not in frogs]
    pond(g).extend(frogs[:4])
    g.discard, g.deck = others[:10], others[10:11]
    g.push(Draw(1, 1))
    g.run()
    t.says("marquise", "draw from deck")
    assert sorted(g.deck) == sorted(frogs[:4] + others[:10])
    assert (len(g.deck), pond(g), g.discard) == (14, [], [])


def test_a_discarded_frog_card_goes_on_top_of_the_pond() -> None:
    """16.2.3 Instead of the discard pile; 16.2.3.I its top card may be the first one drawn."""
    t = table()
    t.does(Draw(1, 2))
    assert t.done(), "an empty Pond asks nothing"
    t = table().hand("marquise", "settlers", "companions").also(pond=["militias"])
    g = t.does(Draw(1, 2)).game
    before = len(g.deck)
    assert t.options("marquise") == ["draw from deck", "draw from pond"]
    t.says("marquise", "draw from pond")
    assert t.holds("marquise").count("militias") == 1
    assert len(g.deck) == before - 1, "only the first card"
    assert pond(g) == []
    assert names(g.seen[0 * g.seats + 1]) == ["militias"], "everybody saw it"
    checks.check_table(g)


def test_discards_of_every_kind() -> None:
    """16.2.3, 3.3.3 Frog cards to the Pond, dominance beside the map, ambushes below."""
    g = table().hand("marquise", "settlers", "companions").does(Draw(1, 1)).game
    for name, pile in (
        ("settlers", "pond"),
        ("companions", "pond"),
        ("dominance_frog", "available"),
        ("cobbler", "discard"),
    ):
        discard(g, 1, CARDS.parse(name))
        assert names(pond(g) if pile == "pond" else getattr(g, pile))[-1] == name
    discard(g, 1, CARDS.parse("ambush_frog"))
    assert names(pond(g))[-1] == "ambush_frog", "spent like any other card"
    discard(g, 1, CARDS.parse("ambush_frog"), played=True)
    assert names(pond(g)) == ["ambush_frog", "settlers", "companions", "ambush_frog"]


def test_played_ambushes_go_to_the_bottom_of_the_pond() -> None:
    """16.2.2 A frog ambush, played in a clearing with the frog suit, goes below the others."""
    t = table().also(pond=["settlers"], suits={"5": ["rabbit", "frog"]})
    t.put("marquise", 5, "4 warriors").put("diaspora", 5, "3 warriors")
    t.hand("diaspora", "ambush_frog").hand("marquise", "ambush_frog")
    t.battle("marquise", against="diaspora", at=5).says("diaspora", "play ambush_frog")
    t.says("marquise", "play ambush_frog")
    assert names(pond(t.game)) == ["ambush_frog", "ambush_frog", "settlers"]


def test_frog_ambushes_need_a_frog_clearing() -> None:
    """4.3.1 An ambush matches the clearing of battle."""
    t = table().put("marquise", 5, "4 warriors").put("diaspora", 5, "3 warriors")
    t.hand("diaspora", "ambush_frog").battle("marquise", against="diaspora", at=5)
    assert not t.offers("diaspora", "play ambush_frog")


def test_the_pond_is_shuffled_into_a_new_deck() -> None:
    """16.2.3.II With the discard pile, even when that is empty."""
    t = table().also(pond=["settlers", "companions"], discard=["cobbler"])
    g = t.does(Draw(1, 1)).says("marquise", "draw from deck").game
    g.deck = g.deck[-1:]
    g.push(Draw(1, 1))
    g.run()
    t.says("marquise", "draw from deck")
    assert sorted(names(g.deck)) == ["cobbler", "companions", "settlers"]
    assert (pond(g), g.discard) == ([], [])


def test_a_pond_is_something_to_draw_from() -> None:
    """16.2.3.I Charm Offensive is offered although deck and discard pile are empty."""
    t = Table("diaspora", "marquise", deck="exiles_and_partisans")
    t.play("marquise", "charm_offensive").put("marquise", 5, "1 warrior").also(pond=["settlers"])
    t.begins("marquise", "daylight")
    t.game.deck = []
    t.says("marquise", "pass", "use charm_offensive", "draw from pond")
    assert t.holds("marquise") == ["settlers"]
    assert t.vp == {"diaspora": 1}


def test_supporters_may_come_from_the_pond() -> None:
    """16.2.3.I Drawing any number of cards, onto a board too."""
    t = table().also(pond=["settlers"])
    t.does(DrawSupporters(2, 2)).says("alliance", "draw from pond")
    held = names(t.game.boards[2].hidden()[0])
    assert len(held) == 2
    assert "settlers" in held
    checks.check_table(t.game)


def test_an_effect_may_draw_from_the_pond_alone() -> None:
    """16.2.3.I, G.6 It is told which card that was; with an empty Pond nothing is drawn."""
    t = table().also(pond=["settlers", "militias"])
    t.does(DrawFromPond(1))
    assert t.holds("marquise") == ["militias"]
    assert names(t.game.seen[0 * t.game.seats + 1]) == ["militias"]
    assert t.told("drew_from_pond") == [{"law": "16.2.3.I", "seat": "marquise", "card": "militias"}]
    t = table().does(DrawFromPond(1))
    assert t.done()
    assert t.holds("marquise") == []


def test_informants_may_be_used_instead() -> None:
    """G.6 Drawing from the Pond is drawing."""
    t = Table("diaspora", "marquise", deck="exiles_and_partisans").play("marquise", "informants")
    t.also(pond=["settlers"], discard=["ambush_fox"])
    t.does(DrawFromPond(1), turn="marquise", phase="evening").says("marquise", "use informants")
    assert t.holds("marquise") == ["ambush_fox"]
    assert names(pond(t.game)) == ["settlers"]


def test_everybody_sees_the_pond() -> None:
    """16.2.3 It lies open, as discards do; saves and positions hold it."""
    t = table().also(pond=["settlers", "companions"]).begins("marquise", "birdsong")
    for viewer in (NOBODY, 0, 1):
        assert t.game.observe(viewer)["pond"] == ["settlers", "companions"]
    again = codec.from_json(t.game.to_json())
    assert pond(again) == pond(t.game)
    assert codec.digest(again) == codec.digest(t.game)
    doc = position.describe(t.game)
    assert pond(position.game(doc)) == pond(t.game)
    checks.check_all(t.game, 3)


def test_random_games_with_frog_cards() -> None:
    """16.2.3 Cards are conserved wherever frogs go, and nothing hidden is told."""
    ponds = 0
    for seed in range(3):
        t = table("marquise", "alliance", "vagabond").put("vagabond", "f1", "pawn")
        t.begins("marquise", "birdsong")
        g = position.game(t.doc, seed=seed)
        chance = seeded(seed)
        number = 0
        while g.turns < 24 and g.decision is not None:
            checks.check_question(g)
            checks.check_table(g)
            if number % 60 == 7:
                checks.check_all(g, number)
            g.take(g.decision.options[chance.below(len(g.decision.options))])
            ponds = max(ponds, len(pond(g)))
            number += 1
    assert ponds > 0
