"""C.2.2, C.2.5, C.2.6, CHMD.2.3 Ego: what they are and bend, for all who have them.

A faction with ego has one `Ego` and hands on to it at the hooks that are called alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from revelry.ego.returning import OrderEgo
from revelry.ego.track import PLAIN, SUPER, EgoBoard, come_back, full_track, leave
from undergrowth.data import Sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.optional import i64
from undergrowth.engine.owners import named
from undergrowth.law.battle.hits import Lose, LoseOther, is_left
from undergrowth.law.pieces.atoms import put, set_aside
from undergrowth.law.pieces.rule import may_place
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.law.victory.score import score
from undergrowth.table.faction import Faction
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, is_forest
from undergrowth.table.records import ANY_KIND, REMOVE, REPLACE, Fight, Intent, Removed
from undergrowth.table.uses import COMES_INSTEAD, STANDS_IN, mark_of

TO_ID: Final = named("internalized")
NONE_FOLLOW: Final[list[int]] = []


class Ego:
    """The ego of one faction: its pieces, its track, and the rules that go with them."""

    def __init__(self, owner: Faction, page: Sheet, board_of: Callable[[Game], EgoBoard]) -> None:
        self.owner: Final = owner
        self.seat: Final = owner.seat
        self.warrior: Final = owner.warrior
        self.kinds: Final = [owner.kind("ego"), owner.kind("superego")]
        """By sort: without and with a draw icon."""
        self.points: Final = page.numbers("ego_track.points")
        """C.2.5 Points that each space gives once it is uncovered, from left to right."""
        self.rolled_hits: Final = page.number("battle.rolled_hits")
        self.board: Final = board_of

    # ---- where they are

    def full_track(self, counts: list[int]) -> list[int]:
        """C.3.3 The track of a new game; `counts` by sort."""
        return full_track(counts[PLAIN], counts[SUPER])

    def place(self, g: Game) -> int:
        """C.2.2 The clearing of its warrior, or NOWHERE."""
        at: i64 = self.seat * g.places
        for place in g.clearings:
            if g.warriors[at + place] > 0:
                return place
        return NOWHERE

    def here(self, g: Game, place: int) -> int:
        """C.2.5 Return how many ego lie in a clearing."""
        return g.count(self.kinds[PLAIN], place) + g.count(self.kinds[SUPER], place)

    def sorts_here(self, g: Game, place: int) -> list[int]:
        """C.2.5 The kinds of ego that lie in a clearing."""
        return [kind for kind in self.kinds if g.count(kind, place) > 0]

    def given_up(self, g: Game) -> list[int]:
        """C.2.7, C.5.2 The kinds of ego that it may remove itself: 1.1.2 any "cannot" wins."""
        place = self.place(g)
        if place == NOWHERE:
            return []
        there = self.sorts_here(g, place)
        return [kind for kind in there if may_remove(g, kind, place, self.seat)]

    def left(self, g: Game) -> int:
        """C.2.5 Return how many are on the track."""
        return len(self.board(g).track)

    def on_id(self, g: Game) -> int:
        """C.2.6 Return how many are on the Id."""
        board = self.board(g)
        return board.plain_id + board.super_id

    def icons(self, g: Game) -> int:
        """C.2.6, C.6.2 Draw icons on the track and on the Id."""
        board = self.board(g)
        return board.track.count(SUPER) + board.super_id

    def first(self, g: Game) -> int:
        """C.2.5 The kind of the leftmost ego on the track, or ANY_KIND."""
        track = self.board(g).track
        return self.kinds[track[0]] if track else ANY_KIND

    def next_points(self, g: Game) -> int:
        """C.2.5 Return what the space of the leftmost ego gives."""
        left = self.left(g)
        return self.points[len(self.points) - left] if left else 0

    def sort_of(self, kind: int) -> int:
        """PLAIN or SUPER."""
        return SUPER if kind == self.kinds[SUPER] else PLAIN

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """C.2.2, CHMD.2.1 Return the most hits that its one warrior rolls."""
        if owner == self.seat and g.warriors_at(owner, b.place) > 0:
            return max(most, self.rolled_hits)
        return most

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """C.2.2, CHMD.2.1 Let ego take the hits on its warrior before warriors beside it are hit.

        17.2.5 Those that defend with it are hit once its own has been removed, and it never is;
        11.2.7.IIIa hired ones take every second hit.
        """
        if owner != self.seat or b.place != self.place(g):
            return options
        if not any(isinstance(option, LoseOther) for option in options):
            return options
        left = [kind for kind in self.kinds if is_left(g, b, owner, kind, marks)]
        own: list[Action] = [Lose(g.box.kinds[kind].piece) for kind in left]
        if owner == b.defender:
            return own
        return own if own and len(marks) % 2 == 0 else options

    # ---- placing and taking

    def may_place(self, g: Game) -> bool:
        """C.2.5 Whether there is an ego to place, and a clearing where it may be placed."""
        place = self.place(g)
        return place != NOWHERE and self.left(g) > 0 and self.may_lie(g, place)

    def may_lie(self, g: Game, place: int) -> bool:
        """C.2.5 Whether ego may be placed in a clearing: not where a rule keeps them out."""
        return may_place(g, self.seat, place, self.kinds[PLAIN])

    def put_leftmost(self, g: Game) -> None:
        """C.2.5 Place the leftmost ego in the clearing of the warrior, without scoring."""
        put(g, self.first(g), self.place(g), 1)

    def put_and_score(self, g: Game, law: str) -> None:
        """C.2.5 Place the leftmost ego there, and score what its space gives."""
        points = self.next_points(g)
        self.put_leftmost(g)
        score(g, self.seat, points, law)

    def move_to_id(self, g: Game, law: str) -> None:
        """C.2.6 Move the leftmost ego onto the Id, for good and without scoring."""
        board = self.board(g)
        kind = self.first(g)
        set_aside(g, kind, 1)
        if self.sort_of(kind) == SUPER:
            board.super_id += 1
        else:
            board.plain_id += 1
        if g.log is not None:
            g.note(TO_ID, law, self.seat, {"icons": self.sort_of(kind)})

    def take_own(self, g: Game, kind: int) -> None:
        """C.2.7, C.5.2 Remove one of its own ego from its clearing, which scores nobody."""
        remove(g, removal(g, self.seat, kind, self.place(g)))

    # ---- what they bend: hooks of the same names

    def stocked(self, g: Game, kind: int, n: int) -> None:
        """G.24 The track follows the supplies of both sorts."""
        if kind in self.kinds:
            board = self.board(g)
            if n > 0:
                come_back(board, self.sort_of(kind), n)
            elif n < 0:
                leave(board, self.sort_of(kind), -n)

    def off_map(self, g: Game, kind: int) -> int:
        """C.2.6 Those on the Id."""
        if kind not in self.kinds:
            return 0
        board = self.board(g)
        return board.super_id if kind == self.kinds[SUPER] else board.plain_id

    def follows(self, g: Game, kind: int, place: int) -> list[int]:
        """C.2.5 Ego go wherever the warrior goes."""
        return self.kinds if kind == self.warrior else NONE_FOLLOW

    def stands_in(self, g: Game, r: Removed, index: int) -> int:
        """C.2.5 Once a turn an ego is removed in place of the warrior: one with a draw icon where
        there is one."""
        if r.kinds[index] != self.warrior or not self.may_stand_in(g, r.places[index]):
            return ANY_KIND
        return self.sorts_here(g, r.places[index])[-1]

    def may_stand_in(self, g: Game, place: int) -> bool:
        """C.2.5 Whether an ego is there, and none has stood in for the warrior this turn."""
        return self.here(g, place) > 0 and mark_of(self.owner, STANDS_IN) not in g.used

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """G.24 Ego of both sorts that come back together lie on the track in the owner's order."""
        counts = [0, 0]
        for i, kind in enumerate(r.kinds):
            if kind in self.kinds:
                counts[self.sort_of(kind)] += r.counts[i]
        return [OrderEgo(self.seat, counts[PLAIN], counts[SUPER])] if min(counts) > 0 else []

    def comes_instead(self, g: Game, kind: int, place: int) -> int:
        """C.2.5 Once a turn an ego comes into its clearing instead of warriors."""
        if (
            kind != self.warrior
            or place != self.place(g)
            or mark_of(self.owner, COMES_INSTEAD) in g.used
            or not self.may_place(g)
        ):
            return ANY_KIND
        return self.first(g)

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        """C.2.2, C.2.5 The warrior is never removed; whosever effect it is, aim at it can only be
        taken while an ego stands in for it."""
        if i.kind != self.warrior:
            return False
        return i.how not in (REMOVE, REPLACE) or not self.may_stand_in(g, i.place)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """C.2.2, C.2.5 The warrior is moved on its own turn alone, and neither into forests nor
        onto paths; ego are moved with it alone."""
        if i.owner != self.seat:
            return False
        if i.kind in self.kinds or g.turn != self.seat:
            return True
        return i.place != NOWHERE and (is_forest(i.place) or i.place not in g.clearings)
