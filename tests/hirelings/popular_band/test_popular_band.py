"""Popular Band: listeners come from all around, and one more of them plays somewhere."""

from __future__ import annotations

from dataclasses import dataclass

from kit import Table
from undergrowth.automata.moves import announce_move, make_move
from undergrowth.hirelings.popular_band.crowd import BandCard
from undergrowth.law.hirelings.control import TakeControl
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

BAND = "popular_band"


def hired(t: Table, by: str = "marquise_de_cat") -> Table:
    """The Band in clearing 5 (next to 1 and 2), controlled."""
    return t.hired(BAND, by, "1 musician", 5).hand("marquise", "anvil")


def test_they_are_set_up_in_two_clearings(table: type[Table]) -> None:
    """A.6.3 Different ones."""
    t = table("marquise", "corvids").hireling(BAND).does(SetUpHirelings(1, [2]))
    t.says("corvids", "post in 9")
    t.refuses("corvids", "post in 9", "H.2")
    t.says("corvids", "post in 10")
    assert t.at(9) == t.at(10) == f"{BAND} 1 musician"


def test_one_comes_when_they_are_hired_and_none_is_there(table: type[Table]) -> None:
    """H.2.1 Beside faction pieces of the controller."""
    t = table("marquise", "corvids").hireling(BAND).put("marquise", 7, "1 warrior")
    assert t.does(TakeControl(0, 2)).chance("control face 1").at(7).endswith("1 musician")


def test_a_warrior_comes_from_each_clearing_around(table: type[Table]) -> None:
    """H.2.4, 1.5.5 Anybody's, where its owner could move it; then another musician comes."""
    t = hired(table("marquise", "corvids", "eyrie"))
    t.put("corvids", 1, "2 warriors").put("eyrie", 1, "1 warrior").put("eyrie", 2, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {BAND}")
    assert not t.offers("marquise", "call from 1 eyrie_dynasties warrior")
    t.refuses("marquise", "call from 1 eyrie_dynasties warrior", "H.2.4")
    t.says("marquise", "call from 1 corvid_conspiracy warrior")
    t.refuses("marquise", "call from 1 corvid_conspiracy warrior", "H.2.4")
    t.says("marquise", "call from 2 eyrie_dynasties warrior", "post in 5")
    assert t.at(5) == f"corvids 1 warrior, eyrie 1 warrior, {BAND} 2 musicians"


def test_nobody_need_come(table: type[Table]) -> None:
    """H.2.4 Neither a listener nor a musician."""
    t = (
        hired(table("marquise", "corvids"))
        .put("corvids", 1, "2 warriors")
        .begins("marquise", "daylight")
    )
    t.says("marquise", f"employ {BAND}", "pass", "pass")
    assert t.at(1) == "corvids 2 warriors"
    assert t.asked() == "marquise.daylight"


def test_who_is_called_sets_off_outrage_itself(table: type[Table]) -> None:
    """1.5.5, 8.2.6 The forced player counts as the mover."""
    t = hired(table("marquise", "eyrie", "alliance")).put("eyrie", 1, "1 warrior")
    t.put("alliance", 5, "sympathy").hand("eyrie", "ambush_rabbit").begins("marquise", "daylight")
    t.says("marquise", f"employ {BAND}", "call from 1 eyrie_dynasties warrior")
    t.says("eyrie", "appease with ambush_rabbit").says("marquise", "pass")
    assert t.at(5).startswith("eyrie 1 warrior")


def test_a_warrior_with_a_name_stays_where_its_rules_say_so(table: type[Table]) -> None:
    """14.2.2 The warlord moves on its own turn alone."""
    t = hired(table("marquise", "hundreds")).put("hundreds", 1, "1 warrior, warlord")
    t.begins("marquise", "daylight").says("marquise", f"employ {BAND}")
    assert not t.offers("marquise", "call from 1 lord_of_the_hundreds warlord")
    t.says("marquise", "call from 1 lord_of_the_hundreds warrior", "pass")
    assert t.at(5) == f"hundreds 1 warrior, {BAND} 1 musician"


def test_a_relic_may_come_along(table: type[Table]) -> None:
    """15.2.4 The player who calls chooses that, too."""
    t = hired(table("marquise", "keepers")).put("keepers", 1, "1 warrior, figure_2")
    t.begins("marquise", "daylight").says("marquise", f"employ {BAND}")
    t.says("marquise", "call from 1 keepers_in_iron warrior")
    assert t.asked() == "move.escorts"


# ---- whom they hold (H.2.2) is moved by nobody


def listening(t: Table, words: str) -> Table:
    """Some have come to the Band in 5 this turn."""
    t.hireling(BAND, "marquise_de_cat", markers=2, listening=words)
    return t.put(BAND, 5, "1 musician")


def test_false_orders_move_those_who_are_free(table: type[Table]) -> None:
    """1.5.4, H.2.2 Half of four is two; three of them are held, so one goes."""
    t = table("marquise", "eyrie", deck="exiles_and_partisans").play("marquise", "false_orders")
    listening(t, "5 eyrie_dynasties 3 warrior").put("eyrie", 5, "4 warriors")
    t.begins("marquise", "birdsong").says("marquise", "use false_orders", "to 1")
    assert (t.at(1), "eyrie 3 warriors" in t.at(5)) == ("eyrie 1 warrior", True)


def test_an_ally_takes_along_those_who_are_free(table: type[Table]) -> None:
    """9.2.9.IIb, H.2.2 As if their owner moved them (1.5.5)."""
    t = table("vagabond", "marquise", "eyrie")
    t.board("vagabond", character="ranger", items=["2 boot"], relationships={"eyrie": "allied"})
    listening(t, "5 eyrie_dynasties 2 warrior").put("eyrie", 5, "3 warriors, roost")
    t.put("vagabond", 5, "pawn").begins("vagabond", "daylight")
    t.says("vagabond", "travel", "to 1", "along eyrie_dynasties")
    assert "eyrie 2 warriors" in t.at(5)
    assert "eyrie 1 warrior" in t.at(1)


def test_prisoners_are_taken_of_those_who_are_free(table: type[Table]) -> None:
    """18.2.6, H.2.2 In an Assault both are hit: who is held is removed as normal."""
    t = table("knaves", "marquise").board("knaves", acting="thief", items=["sword"])
    t.board("knaves", captains=["thief", "tinker", "vagrant"])
    t.hireling(BAND, "knaves_of_the_deepwood", markers=2, listening="6 marquise_de_cat 1 warrior")
    t.put(BAND, 6, "1 musician").put("marquise", 6, "2 warriors")
    t.put("knaves", 6, "thief, 3 warriors")
    t.put("knaves", "f1", "tinker").put("knaves", "f7", "vagrant").begins("knaves", "daylight")
    t.says("knaves", "assault").rolls(2, 0)
    taken = next(each for each in t.options("knaves") if each.startswith("imprison"))
    t.says("knaves", taken)
    assert t.asked() != "battle.at_hits", "the other cannot be moved"
    assert "marquise" not in t.at(6)
    assert t.supply("marquise", "warrior") == 24


def test_automated_opponents_leave_behind_who_is_held(table: type[Table]) -> None:
    """R.2.3, H.2.2 They move the warriors that can go."""
    t = listening(table("marquise", "electric_eyrie"), "5 electric_eyrie 3 warrior")
    t.put("electric_eyrie", 5, "4 warriors")
    t.does(MoveHeld(1), turn="electric_eyrie")
    assert t.at(1) == "electric 1 warrior"


@dataclass
class MoveHeld(Frame):
    """A move of all its warriors from 5 to 1, as an automated opponent announces and makes it."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.go)

    def announce(self, g: Game) -> None:
        announce_move(g, self.seat, "R.2.3", 5, 1, g.warriors_at(self.seat, 5))

    def go(self, g: Game) -> None:
        make_move(g, self.seat)


def test_what_came_is_counted_apart_by_piece_and_place() -> None:
    """H.3 Two more to the same clearing are three there, and what came before is forgotten."""
    band = BandCard()
    for place, n in ((3, 1), (4, 2), (3, 2)):
        band.add(1, 5, place, n)
    assert [band.came(1, 5, place) for place in (3, 4)] == [3, 2]
    assert band.came(1, 6, 3) == 0
    band.add(2, 5, 4, 1)
    assert [band.came(2, 5, place) for place in (3, 4)] == [0, 1]


def test_a_snare_goes_instead_of_an_automated_listener(table: type[Table]) -> None:
    """1.5.5, R.11.8.2 As if it came by itself: the snare is gone, and it stays."""
    t = hired(table("marquise", "electric_eyrie", "corvids"))
    t.put("electric_eyrie", 1, "3 warriors").put("corvids", 1, "snare")
    t.begins("marquise", "daylight").says("marquise", f"employ {BAND}")
    t.says("marquise", "call from 1 electric_eyrie warrior")
    assert t.at(1) == "electric 3 warriors" and "electric" not in t.at(5)
