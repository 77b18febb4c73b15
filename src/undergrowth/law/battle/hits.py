"""4.3.5, 4.3.6 Hits: how many there are, and what they remove."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.frames import Prompt, frames
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.removing.removal import may_remove
from undergrowth.law.windows.windows import use_offer
from undergrowth.table.answers import OfPiece
from undergrowth.table.book import book
from undergrowth.table.faces import seen_as, taken_for
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.records import Fight, Removed


class Lose(OfPiece):
    """`lose sawmill`: the piece that takes the next hit."""

    verb: ClassVar[str] = "lose"


_HITS: Final = Prompt("battle.hits", "4.3.6")


def max_rolled_hits(g: Game, f: Fight, seat: int) -> int:
    """4.3.3.I The most hits a side may deal by rolling: its warriors in the clearing."""
    most = g.warriors_at(seat, f.place)
    for source in book(g).hooks.max_rolled_hits:
        most = source.max_rolled_hits(g, f, seat, most)
    for source in book(g).hooks.lent_hits:
        most += source.lent_hits(g, f, seat)
    return most


def is_defenseless(g: Game, f: Fight) -> bool:
    """4.3.5.II Whether the defender has no warriors in the clearing."""
    defenseless = g.warriors_at(f.defender, f.place) == 0
    for source in book(g).hooks.is_defenseless:
        defenseless = source.is_defenseless(g, f, defenseless)
    return defenseless


def hits_on(g: Game, f: Fight, seat: int) -> int:
    """4.3.5 The hits dealt to a side: rolled hits, unless ignored, and extra hits."""
    dealer = f.other(seat)
    extra = f.extra[f.side(dealer)]
    for source in book(g).hooks.extra_hits:
        extra = source.extra_hits(g, f, dealer, extra)
    if seat == f.defender and is_defenseless(g, f):
        extra += 1
    rolled = 0 if f.shielded[f.side(seat)] else f.rolled[f.side(dealer)]
    return rolled + extra


def losses(g: Game, f: Fight, seat: int, marks: list[int]) -> list[Action]:
    """4.3.6 What a side may lose to its next hit: warriors before buildings and tokens."""
    options: list[Action] = []
    fallback: list[Action] = []
    unknown: list[Action] = []
    if seat < g.seats:
        for kind in book(g).faction(seat).kinds:
            left = g.count(kind, f.place) - marks.count(kind)
            if left > 0 and may_remove(g, kind, True):
                k = g.box.kinds[kind]
                option = Lose(seen_as(g, seat, kind, f.place))
                if option.piece != k.piece:
                    if option not in unknown:
                        unknown.append(option)
                elif k.sort == WARRIOR:
                    options.append(option)
                else:
                    fallback.append(option)
        if not options:
            options = fallback + unknown
    for source in book(g).hooks.losses:
        options = source.losses(g, f, seat, marks, options)
    return options


@dataclass
class TakeHits(Frame):
    """4.3.6 One side of the innermost battle chooses a piece for each hit it takes."""

    seat: int
    hits: int

    def copy(self) -> Frame:
        return TakeHits(self.seat, self.hits)

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.mark)

    def choose(self, g: Game) -> None:
        """4.3.6 Ask where there is a choice; a lone possibility is marked at once."""
        battle = g.innermost(Fighting)
        f = battle.what()
        marks = battle.lost_by(self.seat)
        while self.hits > 0:
            options = losses(g, f, self.seat, marks)
            if not options:
                self.hits = 0
                return
            only = options[0]
            if len(options) > 1 or not isinstance(only, Lose):
                g.settle(self.seat, _HITS, options)
                return
            kind = self._kind(g, only)
            if kind < 0:
                g.settle(self.seat, _HITS, options)
                return
            marks.append(kind)
            self.hits -= 1

    def mark(self, g: Game) -> None:
        """4.3.6 The chosen piece takes one hit; pieces leave together at the end."""
        answer = g.answer
        if self.hits > 0:
            marks = g.innermost(Fighting).lost_by(self.seat)
            if isinstance(answer, RandomPiece):
                marks.append(g.box.kind_at[self.seat][answer.piece])
            elif isinstance(answer, Lose):
                kind = self._kind(g, answer)
                if kind < 0:
                    ask_which(g, self._alike(g, answer))
                    g.back_to("mark")
                    return
                marks.append(kind)
            elif not use_offer(g, self.seat, answer):
                raise IllegalAction(f"nobody carries out {answer}")
            self.hits -= 1
            g.back_to("choose")

    def _kind(self, g: Game, lost: Lose) -> int:
        """The kind that is lost, or -1 while it may be one of several look-alikes."""
        kind = g.box.kind_at[self.seat][lost.piece]
        if kind < 0:
            alike = self._alike(g, lost)
            return alike[0] if len(alike) == 1 else -1
        return kind

    def _alike(self, g: Game, lost: Lose) -> list[int]:
        """The kinds it may be, once for each piece there that is not marked yet."""
        battle = g.innermost(Fighting)
        kinds = taken_for(g, self.seat, self.seat, lost.piece, battle.what().place)
        for kind in battle.lost_by(self.seat):
            if kind in kinds:
                kinds.remove(kind)
        return kinds


def list_losses(g: Game, r: Removed, f: Fight, lost: list[int], remover: int) -> None:
    """4.3.6 Add one side's losses to a removal, one entry per kind."""
    seen: list[int] = []
    for kind in lost:
        if kind not in seen:
            seen.append(kind)
            r.kinds.append(kind)
            r.places.append(f.place)
            r.counts.append(lost.count(kind))
            scores = remover
            for source in book(g).hooks.remover_of:
                scores = source.remover_of(g, f, kind, scores)
            r.removers.append(scores)


verbs(Lose)
frames(TakeHits)
