"""18.3 The Knaves' setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.factions.knaves_of_the_deepwood.captains import CAPTAIN_CARDS, CAPTAINS
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.law.items.held import READY
from undergrowth.law.pieces.atoms import put, set_aside
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


@mypyc_attr(allow_interpreted_subclasses=True)
class OfCaptain(Action):
    """An action that names one Captain card."""

    domains: ClassVar[tuple[Domain, ...]] = (CAPTAINS,)

    def __init__(self, captain: int) -> None:
        self.captain: Final = captain

    def args(self) -> tuple[int, ...]:
        return (self.captain,)


class Enrol(OfCaptain):
    """`enrol thief`: a Captain to play with."""

    verb: ClassVar[str] = "enrol"
    law: ClassVar[str] = "18.3.2"


class LurkIn(AtPlace):
    """`lurk in f3`: the forest in which the next Captain starts."""

    verb: ClassVar[str] = "lurk in"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "18.3.3"


_CAPTAIN: Final = Prompt("knaves.captain", "18.3.2")
_FOREST: Final = Prompt("knaves.forest", "18.3.3")


def leave_out(g: Game, me: KnavePieces) -> None:
    """18.3.2 Take the warriors of all other Captains out of the game."""
    chosen = me.board(g).captains
    for captain, kind in enumerate(me.captain_kinds):
        if captain not in chosen:
            set_aside(g, kind, 1)


@dataclass
class SetUpKnaves(Frame):
    """18.3 Choose three Captains, place each in a forest with a Skunk, and take their items."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_captain,  # 18.3.2
            self.enrol,
            self.choose_forest,  # 18.3.3
            self.place,
            self.fill_stash,  # 18.3.4
        )

    def choose_captain(self, g: Game) -> None:
        """18.3.2 Ask for any Captain; A.8.2.IV after a draft for one of the four dealt."""
        dealt = [CAPTAINS.parse(name) for name in g.setup.beside.get(g.seat_name(self.seat), [])]
        taken = knaves(g, self.seat).board(g).captains
        options: list[Action] = [
            Enrol(captain) for captain in sorted(dealt) or CAPTAINS.values() if captain not in taken
        ]
        g.ask(self.seat, _CAPTAIN, options)

    def enrol(self, g: Game) -> None:
        """18.3.2 Add the Captain, and repeat until there are three."""
        me = knaves(g, self.seat)
        captain = g.chose(Enrol).captain
        me.board(g).captains.append(captain)
        if g.log is not None:
            g.note("enrolled", "18.3.2", self.seat, {"captain": CAPTAINS.text(captain)})
        if len(me.board(g).captains) < me.chosen:
            g.back_to("choose_captain")
        else:
            leave_out(g, me)

    def next_captain(self, g: Game) -> int:
        """18.3.3 Return the kind of the first Captain that is not on the map yet."""
        me = knaves(g, self.seat)
        kinds = [me.captain_kinds[captain] for captain in me.board(g).captains]
        return next(kind for kind in kinds if g.supply[kind] > 0)

    def choose_forest(self, g: Game) -> None:
        """18.3.3 Ask for a forest, a different one for each Captain."""
        kind = self.next_captain(g)
        options: list[Action] = [
            LurkIn(forest)
            for forest in g.box.woodland.forest_places
            if not g.has_pieces(self.seat, forest) and may_place_kind(g, kind, forest)
        ]
        g.ask(self.seat, _FOREST, options)

    def place(self, g: Game) -> None:
        """18.3.3 Place the Captain and a Skunk, then go on to the next."""
        me = knaves(g, self.seat)
        forest = g.chose(LurkIn).place
        put(g, self.next_captain(g), forest, 1)
        put(g, me.warrior, forest, me.first_skunks)
        if any(g.supply[me.captain_kinds[captain]] > 0 for captain in me.board(g).captains):
            g.back_to("choose_forest")

    def fill_stash(self, g: Game) -> None:
        """18.3.4 Add the items on the Captain cards to the Stash, face up."""
        board = knaves(g, self.seat).board(g)
        for captain in board.captains:
            for item in CAPTAIN_CARDS[captain].items:
                board.items[item * 4 + READY] += 1

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """18.3 Return why a Captain or a forest is not offered."""
        if isinstance(action, Enrol):
            if action.captain in knaves(g, self.seat).board(g).captains:
                return ("18.3.2", because("why-captain_chosen_already"))
            return ("A.8.2.IV", because("why-captain_not_dealt"))
        if isinstance(action, LurkIn):
            place = f"place:{PLACE.text(action.place)}"
            if action.place not in g.box.woodland.forest_places:
                return ("18.3.3", because("why-no_forest", {"place": place}))
            return ("18.3.3", because("why-captain_there", {"place": place}))
        return None


answers(_CAPTAIN, Enrol)
answers(_FOREST, LurkIn)
verbs(Enrol, LurkIn)
frames(SetUpKnaves)
