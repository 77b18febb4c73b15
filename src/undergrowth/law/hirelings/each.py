"""H.2, 1.5.4 Placing a piece at each of some other pieces, or as many as there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.call_in import call_in
from undergrowth.law.pieces.place_each import At, PlaceInEach
from undergrowth.law.pieces.rule import may_place_kind, why_kept_out
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers

_EACH: Final = Prompt("hirelings.each", "1.5.4")


@dataclass
class PostAtEach(PlaceInEach):
    """1.5.4 Place one piece of a kind at each piece of another kind, as many as there are."""

    beside: int = -1
    """Kind of piece at which they are placed."""

    def script(self) -> tuple[Step, ...]:
        return (self.ask_reserve, self.place_all, self.choose, self.place_one)

    def ask_reserve(self, g: Game) -> None:
        """1.5.4 Let an owner return warriors from outside its supply first."""
        if g.box.kinds[self.kind].owner == self.seat:
            call_in(g, self.seat, sum([self.due(g, place) for place in self.open_places(g)]))

    def due(self, g: Game, place: int) -> int:
        """1.5.4 Return the number due in a clearing: one for each piece of the kind there."""
        return g.count(self.beside, place)

    def question(self) -> Prompt:
        return _EACH

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """1.5.4 Return why a clearing gets none."""
        if isinstance(action, At):
            owner = g.box.kinds[self.kind].owner
            wanted = action.place in g.clearings and self.due(g, action.place) > 0
            kept = why_kept_out(g, owner, action.place, self.kind, self.seat) if wanted else None
            return kept or ("1.5.4", because("why-hireling_gets_none"))
        return None


def post_at_each(seat: int, kind: int, beside: int) -> list[Frame]:
    """1.5.4 Return the procedure of placing one piece of a kind at each of another."""
    return [PostAtEach(seat, kind, [], beside)]


def may_post_at_each(g: Game, seat: int, kind: int, beside: int) -> bool:
    """1.5.4 Whether a piece can be placed at any of them."""
    for place in g.clearings:
        if g.count(beside, place) > 0 and may_place_kind(g, kind, place, seat):
            return True
    return False


answers(_EACH, At)
frames(PostAtEach)
