"""Law, cards and landmarks with a seat that holds no cards and answers itself."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kit import Table
from kit.madeup.contraption import NAME, beside, install
from undergrowth import BadPosition, BadSave, Game, Setup
from undergrowth.engine.frames import NOBODY, frames
from undergrowth.landmarks.elder_treetop import TreetopBoard
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.giving import DiscardAtRandom, TakeAtRandom
from undergrowth.law.pieces.atoms import put
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step

EXILES = "exiles_and_partisans"
SQUIRES = "squires_and_disciples"
ME = 1


@pytest.fixture(autouse=True)
def _contraption(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


@dataclass
class Mills(Frame):
    """Mills of its own in every slot of a clearing but so many."""

    left: int

    def script(self) -> tuple[Step, ...]:
        return (self.build,)

    def build(self, g: Game) -> None:
        put(g, book(g).faction(ME).kind("mill"), 5, g.slots[5] - self.left)


@dataclass
class FromForge(Frame):
    """It takes an item off the Forge."""

    def script(self) -> tuple[Step, ...]:
        return (self.take,)

    def take(self, g: Game) -> None:
        forge = book(g).landmarks[0]
        item = next(i for i, n in enumerate(forge.items_held(g)) if n)
        forge.item_lender().hand_over(g, ME, item)


frames(Mills, FromForge)


def asks_it_nothing(t: Table) -> None:
    """Nothing that it was asked is on record."""
    assert not any(line.startswith(f"{NAME}: ") for line in t.game.answers or [])


# ---- 2.8.1 no cards


def test_it_starts_without_cards() -> None:
    """R.2.8.1, 3.4 Nobody deals it any, in either setup."""
    assert Game.new(Setup(seats=["marquise", NAME]), 1).hands[ME] == []
    g = Game.new(Setup(seats=["marquise", NAME], advanced=True), 1)
    while g.decision is not None and g.turns < 1:
        assert g.decision.seat == 0
        g.take(g.decision.options[0])
    assert [len(hand) for hand in g.hands] == [3, 0]


@pytest.mark.parametrize("cards", [1, 3])
def test_it_scores_instead_of_drawing(cards: int) -> None:
    """R.2.8.1, 7.5.3 A point for all the cards of an effect."""
    t = beside("marquise").does(Draw(ME, cards))
    assert t.done() and t.vp == {NAME: 1} and t.holds(NAME) == []


def test_nothing_drawn_is_nothing_scored() -> None:
    """R.2.8.1 An effect that draws no cards."""
    assert beside("marquise").does(Draw(ME, 0)).vp == {}


def test_its_point_may_win() -> None:
    """3.1 With the thirtieth the game is over."""
    t = beside("marquise").scores(**{NAME: 29}).does(Draw(ME, 2))
    assert t.game.over and t.game.winners == [ME]


def test_a_player_who_takes_its_card_draws() -> None:
    """R.2.8.1 It scores nothing for that."""
    t = beside("marquise").also(deck_top=["anvil"]).does(TakeAtRandom(0, ME))
    assert t.holds("marquise") == ["anvil"] and t.vp == {}


def test_it_discards_nothing() -> None:
    """R.2.8.1 It cannot."""
    t = beside("marquise").does(DiscardAtRandom(ME, 2))
    assert t.done() and t.vp == {} and t.discard == []


def test_no_hand_can_be_laid_out_or_loaded() -> None:
    """R.2.8.1 Neither a position nor a save gives it cards."""
    with pytest.raises(BadPosition, match="holds no cards"):
        beside("marquise").hand(NAME, "anvil").begins("marquise", "daylight")
    g = Game.new(Setup(seats=["marquise", NAME]), 1)
    g.hands[:] = [[], g.hands[0]]
    with pytest.raises(BadSave):
        Game.from_json(g.to_json())


# ---- cards of the three decks


def test_stand_and_deliver() -> None:
    """R.2.8.1 Its owner draws a card, and the victim's point is scored as always."""
    t = beside("marquise").play("marquise", "stand_and_deliver").put("marquise", 5, "1 warrior")
    t.also(deck_top=["anvil"]).begins("marquise", "birdsong")
    t.says("marquise", "use stand_and_deliver")
    assert t.holds("marquise") == ["anvil"] and t.vp == {NAME: 1}


def test_swap_meet() -> None:
    """R.2.8.1 A card is drawn, the one given in return is discarded for a point."""
    t = beside("marquise", deck=EXILES).play("marquise", "swap_meet").hand("marquise", "sword")
    t.put("marquise", 5, "1 warrior").also(deck_top=["anvil"]).begins("marquise", "birdsong")
    t.says("marquise", "use swap_meet", "give in return sword")
    assert t.holds("marquise") == ["anvil"] and t.discard == ["sword"] and t.vp == {NAME: 1}


def test_swap_meet_with_nothing_to_draw() -> None:
    """1.5.4 With an empty hand nothing is given."""
    t = (
        beside("marquise", deck=EXILES)
        .play("marquise", "swap_meet")
        .put("marquise", 5, "1 warrior")
    )
    t.begins("marquise", "birdsong")
    t.game.hands[0], t.game.deck[:], t.game.discard[:] = [], [], []
    t.says("marquise", "use swap_meet")
    assert t.holds("marquise") == [] and t.vp == {}


def test_codebreakers_find_no_hand() -> None:
    """R.2.8.1 There is nothing to look at."""
    t = beside("marquise").play("marquise", "codebreakers").put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "use codebreakers", "4.1.3")


def test_better_burrow_bank() -> None:
    """R.2.8.1 Its owner draws, and the other scores instead."""
    t = beside("marquise").play("marquise", "better_burrow_bank").put("marquise", 5, "1 warrior")
    t.begins("marquise", "birdsong").says("marquise", "use better_burrow_bank")
    assert len(t.holds("marquise")) == 1 and t.vp == {NAME: 1}


def test_the_forge() -> None:
    """R.2.8.1, L.1 A player who crafts from the Forge draws, or scores instead."""
    t = beside("marquise", c2="mouse").landmark("legendary_forge", 2).put(NAME, 2, "1 cog")
    assert t.does(FromForge()).vp == {NAME: 1}


# ---- 2.8.2 ambushes


@pytest.mark.parametrize("hand", ["ambush_fox", "anvil"])
def test_no_ambush_against_it(hand: str) -> None:
    """R.2.8.2 The defender's hand is not asked, whatever it holds."""
    t = beside("eyrie", c8="fox").hand("eyrie", hand).play("eyrie", "sappers")
    t.put("eyrie", 8, "2 warriors").put(NAME, 8, "2 cog").battle(NAME, against="eyrie", at=8)
    assert t.asked() == "battle.roll"
    t.rolls(0, 0)
    t.refuses("eyrie", f"play {hand}", "2.8.2" if hand == "ambush_fox" else "2.1.2")


def test_nobody_ambushes_it_when_it_is_forced_to_attack() -> None:
    """R.2.8.2, 1.5.5 Any player may have made it attack."""
    t = beside("marquise", "eyrie", deck=SQUIRES, c8="fox").hand("eyrie", "ambush_fox")
    t.play("marquise", "shadow_council").hand("marquise", "anvil")
    t.put("eyrie", 8, "2 warriors").put(NAME, 8, "2 cog").begins("marquise", "birdsong")
    t.says("marquise", "battle in 8", "spend anvil", f"incite {NAME}")
    assert t.asked() == "battle.roll"


def test_it_does_not_ambush() -> None:
    """R.2.8.1 It has no hand to be asked for."""
    t = beside("eyrie").put("eyrie", 8, "2 warriors").put(NAME, 8, "2 cog")
    assert t.battle("eyrie", against=NAME, at=8).asked() == "battle.roll"
    asks_it_nothing(t)


# ---- no offers


def test_what_a_landmark_offers_is_not_offered_to_it() -> None:
    """L.1 Optional effects are passed by: the fallen stay in the supply."""
    t = beside("eyrie", c2="mouse", c9="mouse").landmark("mousehold", 2)
    t.put("eyrie", 9, "3 warriors").put(NAME, 9, "3 cog").battle("eyrie", against=NAME, at=9)
    t.rolls(2, 0)
    assert t.done() and t.at(9) == f"eyrie 3 warriors, {NAME} 1 cog"
    asks_it_nothing(t)


@pytest.mark.parametrize(("left", "holder"), [(1, NOBODY), (0, ME)])
def test_its_buildings_use_other_slots_than_the_treetops(left: int, holder: int) -> None:
    """L.1, 2.2.3 Unless no other is open."""
    t = beside("marquise").landmark("elder_treetop", 5).does(Mills(left))
    board = t.game.boards[book(t.game).landmarks[0].board_at]
    assert isinstance(board, TreetopBoard)
    assert board.owner == holder
    asks_it_nothing(t)


def test_what_must_be_used_is_used() -> None:
    """M.4.4, L.1 The Tower scores for it; what is only offered stays out of sight."""
    t = beside("marquise", map="mountain").landmark("tower", 10).landmark("black_market", 6)
    t.put("marquise", 3, "1 warrior").put(NAME, 10, "3 cog").begins(NAME, "evening")
    assert t.vp[NAME] >= 1
    assert all("visit" not in line for line in t.game.answers or [])


def test_effects_in_its_play_area_are_not_offered() -> None:
    """R.1.1.3 It could not have crafted any; in a described game it does not use them."""
    t = beside("marquise").freely().play(NAME, "stand_and_deliver", "cobbler", "armorers")
    t.put("marquise", 8, "2 warriors").put(NAME, 8, "2 cog").hand("marquise", "anvil")
    t.begins(NAME, "birdsong")
    while t.game.decision is not None and t.game.turn == ME and t.game.decision.seat >= 0:
        t.game.take(t.game.decision.options[0])
    assert not any(f"{NAME}: use" in line for line in t.game.answers or [])
