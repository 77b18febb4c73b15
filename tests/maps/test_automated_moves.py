"""R.12 Ferry and closed paths for a seat that answers itself; moves settled beforehand."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kit import Table
from kit.madeup.contraption import NAME, beside, install
from undergrowth import Game
from undergrowth.engine.frames import frames
from undergrowth.law.moving.forced import move_pieces
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import adjacent, destinations
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step


@pytest.fixture(autouse=True)
def _contraption(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


@dataclass
class Send(Frame):
    """Warriors and a token of its own go from one clearing to another."""

    seat: int
    origin: int
    destination: int
    warriors: int
    tokens: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.go,)

    def go(self, g: Game) -> None:
        me = book(g).faction(self.seat)
        kinds, counts = [me.warrior, me.kind("spring")], [self.warriors, self.tokens]
        move_pieces(g, self.seat, self.origin, self.destination, kinds, counts)


frames(Send)


def lake(*others: str) -> Table:
    """The Ferry and three of its warriors in clearing 1 of the lake."""
    deck = "exiles_and_partisans"
    t = beside(*(others or ("marquise",)), map="lake", deck=deck).landmark("ferry", 1)
    return t.put(NAME, 1, "3 cog, 1 spring")


def mine(t: Table) -> int:
    return t.seat(NAME)


def test_the_ferry_is_a_way_like_others() -> None:
    """R.12.1.1 It leads to every other coastal clearing."""
    t = lake().begins(NAME, "evening")
    assert destinations(t.game, mine(t), 1) == [5, 9, 10, 11, 12]


@pytest.mark.parametrize("warriors", [1, 3])
def test_it_scores_instead_of_drawing(warriors: int) -> None:
    """R.12.1.1, M.3.5 The Ferry goes along and brings a point to any rider."""
    t = lake().does(Send(1, 1, 12, warriors, 1), turn=NAME)
    assert t.done() and t.stands("ferry") == 12 and t.vp == {NAME: 1}
    assert t.at(12) == f"{NAME} {warriors} cog{'s' if warriors > 1 else ''}, {NAME} 1 spring"
    assert t.holds(NAME) == []


def test_a_move_of_the_general_law_takes_it_along_too() -> None:
    """R.12.1.1 It answers what the move asks: here the first origin and the first way."""
    t = lake().does(Move(1), turn=NAME)
    assert t.done() and t.at(5) == f"{NAME} 1 cog" and t.stands("ferry") == 1


def test_who_is_forced_to_ride_scores() -> None:
    """R.12.1.1, 1.5.5, M.3.5 It counts as the mover."""
    t = lake().play("marquise", "false_orders").put("marquise", 3, "1 warrior")
    t.begins("marquise", "birdsong").says("marquise", "use false_orders")
    t.says("marquise", "to 12")
    assert t.at(12) == f"{NAME} 2 cogs" and t.stands("ferry") == 12 and t.vp == {NAME: 1}


def test_once_a_turn() -> None:
    """R.12.1.1, M.3.5 After that the lake is closed to it, as to everybody."""
    t = lake().does(Send(1, 1, 12, 2), turn=NAME)
    assert destinations(t.game, 1, 12) == [3, 9]


def test_where_it_can_walk_it_walks() -> None:
    """R.12.1.1, M.3.5 Riding is optional there, and nobody is asked."""
    t = lake().landmark("foxburrow", 12).also(suits={"1": "fox", "12": "fox"})
    t.does(Send(1, 1, 12, 2), turn=NAME)
    assert t.done() and t.stands("ferry") == 1 and t.vp == {}


def test_allied_warriors_of_its_bring_it_a_point() -> None:
    """R.12.1.1, M.3.5 The Vagabond draws, and it scores."""
    t = lake("vagabond").put("vagabond", 1, "pawn")
    t.board("vagabond", items=["2 boot"], relationships={NAME: "allied"})
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 12", f"along {NAME}", "take 2")
    assert t.at(12).startswith("vagabond 1 pawn") and t.stands("ferry") == 12
    assert len(t.holds("vagabond")) == 1 and t.vp == {NAME: 1}


def test_a_settled_move_sets_off_what_every_move_does() -> None:
    """8.2.6, 4.2 Outrage, for one."""
    t = beside("alliance").put("alliance", 5, "sympathy").put(NAME, 1, "3 cog")
    t.also(deck_top=["anvil"]).does(Send(1, 1, 5, 5), turn=NAME)
    assert t.at(5) == f"alliance 1 sympathy, {NAME} 3 cogs" and t.at(1) == ""
    assert len(t.told("outraged")) == 1


def test_where_nothing_stands_nothing_moves() -> None:
    """1.5.4 Nothing is set off either."""
    t = beside("alliance").put("alliance", 5, "sympathy").put("alliance", 8, "1 warrior")
    assert t.does(Send(1, 1, 5, 2), turn=NAME).done() and not t.told("outraged", "moved")


# ---- mountain


def test_closed_paths_are_paths_to_it() -> None:
    """R.12.2.1, M.4.2 To it alone, and they stay closed."""
    t = beside("marquise", map="mountain").put(NAME, 8, "3 cog").put("marquise", 8, "1 warrior")
    t.does(Send(1, 8, 9, 2), turn=NAME)
    assert adjacent(t.game, 1, 8) == [1, 4, 9] and adjacent(t.game, 1, 9) == [1, 5, 8, 10, 12]
    assert adjacent(t.game, 0, 8) == [1, 4]
    assert destinations(t.game, 1, 9) == [1, 5, 8, 10, 12]
    assert [8, 9] in t.game.closed_paths() and t.at(9) == f"{NAME} 2 cogs"


def test_an_opened_path_is_one_path() -> None:
    """M.4.3 It is not there twice."""
    t = beside("marquise", map="mountain").put("marquise", 8, "workshop, 2 warriors")
    t.hand("marquise", "ambush_fox").put(NAME, 9, "1 cog").begins("marquise", "daylight")
    t.says("marquise", "open 8 9", "spend ambush_fox")
    assert adjacent(t.game, 1, 8) == [1, 4, 9]


def test_it_opens_no_paths() -> None:
    """R.12.2.1 It ignores how they are opened."""
    t = beside("marquise", map="mountain").put(NAME, 8, "3 cog").put("marquise", 3, "1 warrior")
    t.begins(NAME, "daylight")
    assert not any("open" in line for line in t.game.answers or [])
