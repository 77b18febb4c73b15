"""G.20, G.23, G.24 Pieces that stand in for others, follow them, or come by somebody's leave."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kit.madeup.plain import Plain
from kit.madeup.probes import made_up
from kit.table import Table
from undergrowth import Game
from undergrowth.engine.messages import because
from undergrowth.law.moving.along import DragAlong, drags
from undergrowth.law.moving.move import Move
from undergrowth.law.pieces.atoms import carry, put, stock
from undergrowth.law.pieces.gifts import PlaceAny
from undergrowth.law.pieces.rule import may_place_kind, why_not_place, why_not_place_kind
from undergrowth.law.removing.removal import may_remove, removal, remove, replace
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.book import book
from undergrowth.table.places import clearing_place
from undergrowth.table.records import ANY_KIND, Fight, Intent, Removed
from undergrowth.table.uses import COMES_INSTEAD, STANDS_IN, mark_of

HERE = clearing_place(5)


@dataclass
class Unmasked(FightNote):
    """Hits that found nothing behind a mask."""

    hits: int


fight_notes(Unmasked, "unmasked")


class Masks(Plain):
    """A mask is removed in place of a warrior, comes instead of one, and goes where one goes."""

    def stands_in(self, g: Game, r: Removed, index: int) -> int:
        mask = self.kind("mask")
        if mark_of(self, STANDS_IN) in g.used or g.count(mask, r.places[index]) == 0:
            return ANY_KIND
        return mask if r.kinds[index] == self.warrior else ANY_KIND

    def comes_instead(self, g: Game, kind: int, place: int) -> int:
        used = mark_of(self, COMES_INSTEAD) in g.used or g.supply[self.kind("mask")] == 0
        return ANY_KIND if used or kind != self.warrior else self.kind("mask")

    def follows(self, g: Game, kind: int, place: int) -> list[int]:
        return [self.kind("mask")] if kind == self.warrior else []

    def hits_unmet(self, g: Game, b: Fight, owner: int, hits: int) -> None:
        if owner == self.seat:
            b.note(Unmasked(hits))


class Keepers(Plain):
    """Nobody else places anything beside its fence."""

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        return i.owner != self.seat and g.count(self.kind("fence"), i.place) > 0


@pytest.fixture
def masks(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> Table:
    """Two masked warriors beside three others and their fence."""
    made_up(monkeypatch, "masks", Masks, "warrior 2", "mask token 3")
    made_up(monkeypatch, "others", Keepers, "warrior 10", "fence token 2", "hut building 2")
    t = table("masks", "others").put("masks", 5, "2 warriors, mask")
    return t.put("others", 5, "3 warriors")


def test_another_piece_goes_in_its_place(masks: Table) -> None:
    """G.23, G.24 Once a turn, scored as what it is; what goes with it anyway saves nobody."""
    g = masks.does(Move(1), turn="others").game
    me, other = book(g).faction(0), book(g).faction(1)
    replace(g, 1, me.warrior, HERE, other.warrior)
    assert masks.at(5) == "masks 2 warriors, others 4 warriors" and masks.vp == {"others": 1}
    assert may_remove(g, me.warrior, HERE, 1)
    remove(g, removal(g, 1, me.warrior, HERE))
    assert masks.at(5) == "masks 1 warrior, others 4 warriors"


@pytest.mark.parametrize("mask_first", [True, False])
def test_what_is_removed_with_it_does_not_stand_in(masks: Table, mask_first: bool) -> None:
    """1.5.4 All that are there go together, whichever is named first."""
    g = masks.does(Move(1), turn="others").game
    me = book(g).faction(0)
    kinds = [me.warrior, me.kind("mask")]
    if mask_first:
        kinds.reverse()
    remove(g, Removed(1, False, kinds, [HERE, HERE], [1, 1], [1, 1]))
    assert masks.at(5) == "masks 2 warriors, others 3 warriors" and masks.vp == {"others": 1}


def test_another_piece_comes_instead(masks: Table) -> None:
    """G.20 One, once a turn, where the supply has no warrior left."""
    g = masks.does(Move(1), turn="others").game
    me = book(g).faction(0)
    assert may_place_kind(g, me.warrior, HERE) and put(g, me.warrior, HERE, 2) == 1
    assert masks.at(5) == "masks 2 warriors, masks 2 masks, others 3 warriors"
    assert not may_place_kind(g, me.warrior, HERE) and put(g, me.warrior, HERE, 1) == 0


def test_pieces_that_follow(masks: Table) -> None:
    """4.2 Nobody is asked, and nothing is left behind."""
    g = masks.does(Move(1), turn="others").game
    carry(g, book(g).faction(0).warrior, HERE, clearing_place(2), 1)
    assert masks.at(5) == "masks 1 warrior, others 3 warriors"
    assert masks.at(2) == "masks 1 warrior, masks 1 mask"


def test_hits_that_find_no_piece(masks: Table) -> None:
    """4.3.6 The player who takes them hears of it before the battle is over."""
    t = masks.put("others", 6, "3 warriors").put("masks", 6, "mask")
    t.battle("others", against="masks", at=6).rolls(3, 0)
    assert t.at(6) == "others 3 warriors" and t.done()


def test_any_piece_may_be_placed(masks: Table) -> None:
    """G.20 Against all rules but open slots; the result says whether something was placed."""
    t = masks.put("others", 5, "fence").does(PlaceAny(0, 0, HERE))
    assert t.options("masks") == ["accept mask", "pass"]
    t.refuses("masks", "accept warrior", "G.20")
    t.says("masks", "accept mask")
    assert t.at(5) == "masks 2 warriors, masks 2 masks, others 3 warriors, others 1 fence"
    assert t.done() and t.vp == {}


def test_a_building_needs_a_slot(masks: Table) -> None:
    """2.2.3 Of tokens alone, no building."""
    t = masks.put("others", 1, "hut").does(PlaceAny(1, 1, clearing_place(1), tokens_only=True))
    assert t.options("others") == ["accept fence", "pass"]
    t.refuses("others", "accept hut", "2.2.3")


def test_why_no_piece_of_a_kind_can_be_placed(masks: Table) -> None:
    """1.5.1, 2.2.3, 1.1.2 An empty supply, no open slot, or what a rule forbids."""
    g = masks.put("others", 1, "hut").put("others", 5, "fence").does(Move(1)).game
    me = book(g).faction(1)
    one = clearing_place(1)
    assert g.slots[one] == 0
    assert why_not_place_kind(g, me.kind("hut"), one) == (
        "2.2.3",
        because("why-there_no_open", {"place": "place:1"}),
    )
    stock(g, me.kind("fence"), -g.supply[me.kind("fence")])
    assert why_not_place_kind(g, me.kind("fence"), one) == (
        "1.5.1",
        because("why-none_left", {"piece": "piece:fence"}),
    )
    mask = book(g).faction(0).kind("mask")
    assert why_not_place_kind(g, mask, HERE) == why_not_place(g, 0, HERE, mask)


def test_one_warrior_is_dragged_along(masks: Table) -> None:
    """1.5.5 One of another player's, rule aside, and what follows it."""
    t = masks.does(Move(1, origin=HERE, destination=clearing_place(2)))
    t.says("others", "take 1")
    g = t.game
    assert [str(each) for each in drags(g, 1, HERE, clearing_place(2))] == ["drag masks warrior"]
    g.push(DragAlong(1, book(g).faction(0).warrior, HERE, clearing_place(2)))
    g.run()
    assert t.at(2) == "masks 1 warrior, masks 1 mask, others 1 warrior"


class Masons(Plain):
    """Of a stone and a block the block alone is placed by leave, which may be lifted first; it
    scores by how much lies there."""

    def keeps_to_place(self, g: Game) -> list[int]:
        return [kind for kind in super().keeps_to_place(g) if kind != self.kind("stone")]

    def lifts(self, g: Game) -> list[int]:
        return [self.kind("block")]

    def points_for_placing(self, g: Game, kind: int, place: int) -> int:
        return 1 + g.count(kind, place)


@pytest.mark.parametrize(("scores", "points"), [(True, {"masons": 2}), (False, {})])
def test_its_owner_says_what_may_be_placed(
    table: type[Table], monkeypatch: pytest.MonkeyPatch, scores: bool, points: dict[str, int]
) -> None:
    """G.20 The pieces, those taken off the map for them, and their points where they may be
    placed."""
    made_up(monkeypatch, "masons", Masons, "warrior 2", "stone token 3", "block token 2")
    t = table("masons", "marquise").put("masons", 5, "block").put("masons", 2, "block")
    t.does(PlaceAny(0, 0, HERE, scores=scores))
    assert t.options("masons") == ["accept block", "pass"]
    t.refuses("masons", "accept stone", "G.20")
    t.says("masons", "accept block", "lift from 2")
    assert t.at(5) == "masons 2 blocks" and t.at(2) == "" and t.vp == points


class Rows(Plain):
    """Remembers in which order its two sorts of stone came back."""

    def stocked(self, g: Game, kind: int, n: int) -> None:
        if kind != self.warrior:
            g.score[self.seat] = g.score[self.seat] * 10 + (kind - self.warrior if n > 0 else 9)


def test_a_track_of_unlike_pieces(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """G.24, G.32 Every change of a supply is told, in its order."""
    made_up(monkeypatch, "rows", Rows, "warrior 2", "pebble token 2", "flint token 2")
    t = table("rows", "marquise").put("rows", 5, "warrior").scores(rows=0).does(Move(0))
    g = t.game
    me = book(g).faction(0)
    put(g, me.kind("flint"), HERE, 1)
    put(g, me.kind("pebble"), HERE, 1)
    remove(g, removal(g, 0, me.kind("flint"), HERE))
    remove(g, removal(g, 0, me.kind("pebble"), HERE))
    assert g.score[0] == 9921
