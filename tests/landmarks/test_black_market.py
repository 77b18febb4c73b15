"""Black Market: a card of one's own for one that nobody has seen."""

from __future__ import annotations

from kit import Table
from kit.checks import check_all
from undergrowth import NOBODY, Game, Setup
from undergrowth.table.book import book

STOCK = ["cobbler", "sappers", "anvil"]


def market(t: Table, **card: list[str]) -> Table:
    """The market in clearing 1 with the Marquise there, who holds two cards."""
    t.landmark("black_market", 1, **(card or {"cards": STOCK})).put("marquise", 1, "1 warrior")
    return t.hand("marquise", "ambush_fox", "codebreakers")


def test_a_swap_unseen(table: type[Table]) -> None:
    """L.1 Choose by where it lies; only then see it."""
    t = market(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "visit black_market")
    assert t.options("marquise") == ["stall 1", "stall 2", "stall 3"]
    t.says("marquise", "stall 2")
    assert t.options("marquise") == ["swap ambush_fox", "swap codebreakers"]
    t.says("marquise", "swap ambush_fox")
    assert t.holds("marquise") == ["codebreakers", "sappers"]


def test_once_a_turn(table: type[Table]) -> None:
    """L.1 And it can be said why not twice."""
    t = market(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "visit black_market", "stall 2", "swap ambush_fox")
    t.refuses("marquise", "visit black_market", "L.1")


def test_only_on_ones_own_turn_and_with_a_piece_there(table: type[Table]) -> None:
    """L.1 Anybody's piece will do for its player, and a pawn is one."""
    t = market(table("vagabond", "marquise", "eyrie")).put("vagabond", 1, "pawn")
    t.hand("vagabond", "tax_collector").begins("vagabond", "birdsong")
    assert t.asked() == "window.birdsong"
    assert t.offers("vagabond", "visit black_market")
    t = market(table("marquise", "eyrie")).hand("eyrie", "cobbler").board("eyrie", leader="despot")
    t.put("eyrie", 5, "roost").begins("eyrie", "birdsong")
    t.refuses("eyrie", "visit black_market", "L.1")


def test_without_a_card_there_is_nothing_to_swap(table: type[Table]) -> None:
    """L.1 An empty hand is no offer."""
    t = table("marquise", "eyrie").landmark("black_market", 1, cards=STOCK)
    t.put("marquise", 1, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", "visit black_market", "L.1")


def test_not_between_the_moves_of_a_march(table: type[Table]) -> None:
    """1.4.2 It interrupts no action."""
    t = market(table("marquise", "eyrie")).put("marquise", 1, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", "march", "to 5", "take 1")
    t.refuses("marquise", "visit black_market", "1.4.2")


def test_after_the_last_operation_of_an_evening(table: type[Table]) -> None:
    """8.6.1, L.1 The Alliance arrives with its last operation and may still swap, once asked."""
    t = table("alliance", "marquise").landmark("black_market", 1, cards=STOCK)
    t.put("alliance", 5, "1 warrior").board("alliance", officers=1).hand("alliance", "codebreakers")
    t.begins("alliance", "evening").refuses("alliance", "visit black_market", "L.1")
    evening = t.game.turns
    t.says("alliance", "operate move", "to 1")
    assert t.options("alliance") == ["visit black_market", "pass"]
    t.says("alliance", "visit black_market", "stall 1", "swap codebreakers")
    assert "cobbler" in t.holds("alliance")
    assert t.game.turns > evening, "not asked again"


def test_an_evening_without_operations_asks_once(table: type[Table]) -> None:
    """1.4.2 Before the operations, if there are none."""
    t = market(table("alliance", "marquise"), cards=STOCK).put("alliance", 1, "1 warrior")
    t.hand("alliance", "codebreakers").begins("alliance", "evening")
    assert t.asked() == "window.evening"
    t.says("alliance", "pass")
    assert t.game.turn == t.seat("marquise")


def test_only_the_player_who_left_a_card_knows_it(table: type[Table]) -> None:
    """1.2.1 Players remember what they put there."""
    t = market(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "visit black_market", "stall 2", "swap ambush_fox")
    assert _stalls(t.game, 0) == [None, ["ambush_fox"], None]
    assert _stalls(t.game, 1) == [None, None, None]
    assert _stalls(t.game, -1) == [None, None, None]
    for seed in range(20):
        assert _stalls(t.game.determinize(0, seed), 0) == [None, ["ambush_fox"], None]
    others = {str(t.game.determinize(1, seed).boards[-1]) for seed in range(20)}
    assert len(others) > 1


def test_the_seller_knows_who_took_it(table: type[Table]) -> None:
    """1.2.1 The card that was left there is now known to be in a hand."""
    t = market(table("marquise", "eyrie"), cards=STOCK, sellers=["eyrie", "nobody", "nobody"])
    t.begins("marquise", "daylight")
    t.says("marquise", "visit black_market", "stall 1", "swap ambush_fox")
    shown = t.game.observe(1)["seats"]
    assert isinstance(shown, list)
    assert shown[0]["known"] == ["cobbler"]


def test_cards_that_were_known_may_have_left_the_hand(table: type[Table]) -> None:
    """1.2.1 Nobody sees which card was left."""
    t = market(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.game.seen[1 * 2 + 0] = t.game.hands[0][:]
    t.says("marquise", "visit black_market", "stall 1", "swap codebreakers")
    assert t.game.seen[1 * 2 + 0] == []


def test_three_cards_are_dealt_at_setup(table: type[Table]) -> None:
    """A.5.3 Unseen, before hands; with two players no dominance card is among them (A.7)."""
    for seed in range(30):
        setup = Setup(seats=["marquise", "eyrie"], landmarks=1, landmark_cards=["black_market"])
        g = Game.new(setup, seed)
        assert g.decision is not None and g.decision.prompt == "landmarks.site"
        assert g.decision.seat == 1
        g.take(g.decision.options[0])
        check_all(g, 0)
        stock = [card for stall in g.boards[-1].hidden() for card in stall]
        assert len(stock) == 3
        assert all(g.box.cards[card].kind != "dominance" for card in stock)
        assert len(g.hands[0]) == 3
        assert len(g.deck) == len(g.box.deck) - 4 - 3 - 6


def test_it_is_described_and_saved(table: type[Table]) -> None:
    """A position and a save keep the cards and who knows them."""
    t = market(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "visit black_market", "stall 3", "swap ambush_fox")
    again = Game.from_json(t.game.to_json())
    assert again.boards == t.game.boards
    check_all(t.game, 0)


def _stalls(g: Game, viewer: int) -> list[list[str] | None]:
    shown = g.observe(viewer)["landmarks"]
    assert isinstance(shown, list)
    return [part["cards"] for part in shown[0]["board"]]


def test_stalls_are_counted_from_one(table: type[Table]) -> None:
    """L.1 As their names are."""
    g = table("marquise", "eyrie").landmark("black_market", 5).begins("marquise", "daylight").game
    parts = book(g).landmarks[0].describe(g, NOBODY)
    assert [str(part.title)[-1] for part in parts] == [part.id[-1] for part in parts]
