"""18.4 Ready: choosing the Captain that acts this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.knaves_of_the_deepwood.captains import CAPTAINS, NO_CAPTAIN
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.factions.knaves_of_the_deepwood.setup import OfCaptain
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.removing.removal import may_remove, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers


class MakeReady(OfCaptain):
    """`ready thief`: the Captain that acts this turn."""

    verb: ClassVar[str] = "ready"
    law: ClassVar[str] = "18.4"


class ReturnIn(AtPlace):
    """`return in f3`: the forest where a Captain's warrior is placed."""

    verb: ClassVar[str] = "return in"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "18.4"


_READY: Final = Prompt("knaves.ready", "18.4")
_RETURN: Final = Prompt("knaves.return", "18.4")


@dataclass
class ReadyCaptain(Frame):
    """18.4 Choose a Captain card, and place its warrior if it is not on the map."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.make_ready, self.choose_forest, self.come_back)

    def choose(self, g: Game) -> None:
        """18.4 Ask for one of the face-up Captain cards."""
        board = knaves(g, self.seat).board(g)
        options: list[Action] = [
            MakeReady(captain) for captain in board.captains if captain not in board.retired
        ]
        if options:
            g.settle(self.seat, _READY, options)
        else:
            g.finish()

    def make_ready(self, g: Game) -> None:
        """18.4 Move the card to the Acting Captain slot; its effect applies from now on."""
        board = knaves(g, self.seat).board(g)
        board.acting = g.chose(MakeReady).captain
        board.placed = False
        if g.log is not None:
            name = CAPTAINS.text(board.acting)
            g.note("readied", "18.4", self.seat, {"captain": name})

    def choose_forest(self, g: Game) -> None:
        """18.4 Ask for any forest, if its warrior is not on the map."""
        me = knaves(g, self.seat)
        kind = me.acting_kind(g)
        if me.place(g) == NOWHERE:
            forests = g.box.woodland.forest_places
            options: list[Action] = [ReturnIn(f) for f in forests if may_place_kind(g, kind, f)]
            if options:
                g.ask(self.seat, _RETURN, options)

    def come_back(self, g: Game) -> None:
        """18.4 Place the warrior, remove Prisoners in and next to its forest, and grant fewer
        actions."""
        answer = g.answer
        if not isinstance(answer, ReturnIn):
            return
        me = knaves(g, self.seat)
        put(g, me.acting_kind(g), answer.place, 1)
        me.board(g).placed = True
        near = [answer.place, *_next_to(g, answer.place)]
        remove(g, prisoners_in(g, me, near))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """18.4 Return why a Captain cannot act, or cannot be placed somewhere."""
        if isinstance(action, MakeReady):
            board = knaves(g, self.seat).board(g)
            if action.captain not in board.captains:
                return ("18.3.2", because("why-not_your_captain"))
            return ("18.4", because("why-captain_face_down"))
        if isinstance(action, ReturnIn):
            place = f"place:{PLACE.text(action.place)}"
            return ("18.4", because("why-no_forest", {"place": place}))
        return None


def _next_to(g: Game, forest: int) -> list[int]:
    """2.4.1 Return the forests adjacent to a forest."""
    return g.box.woodland.forests[forest]


def prisoners_in(g: Game, me: KnavePieces, forests: list[int]) -> Removed:
    """18.4 Return all Prisoners in these forests, as one removal by the Knaves."""
    r = Removed(me.seat, False, [], [], [], [])
    for owner in range(g.seats):
        if owner != me.seat:
            release(g, me, r, owner, forests, me.seat)
    return r


def release(
    g: Game, me: KnavePieces, r: Removed, owner: int, forests: list[int], remover: int
) -> None:
    """18.2.6 Add the Prisoners of a faction in some forests to a removal, where the Knaves can
    remove them."""
    for kind in g.box.warrior_kinds[owner]:
        for forest in forests:
            n = g.count(kind, forest)
            if n > 0 and may_remove(g, kind, forest, me.seat):
                r.kinds.append(kind)
                r.places.append(forest)
                r.counts.append(n)
                r.removers.append(remover)


@dataclass
class RetireCaptain(Frame):
    """18.5.2 Return its card face down."""

    seat: int

    def applies(self, g: Game) -> bool:
        return knaves(g, self.seat).board(g).acting != NO_CAPTAIN

    def script(self) -> tuple[Step, ...]:
        return (self.retire,)

    def retire(self, g: Game) -> None:
        """18.5.2 Turn the card face down: its effect ends."""
        board = knaves(g, self.seat).board(g)
        if board.acting == NO_CAPTAIN:
            return
        if g.log is not None:
            g.note("retired", "18.5.2", self.seat, {"captain": CAPTAINS.text(board.acting)})
        board.retired = sorted([*board.retired, board.acting])
        board.acting = NO_CAPTAIN
        board.placed = False


answers(_READY, MakeReady)
answers(_RETURN, ReturnIn)
verbs(MakeReady, ReturnIn)
frames(ReadyCaptain, RetireCaptain)
