"""Riverfolk Flotilla: a pawn on the river that brings cards and battles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.cards.draw import Draw
from undergrowth.law.hirelings.deeds import PostPieces, battle_with
from undergrowth.law.hirelings.using import AT_BIRDSONG, Employed, employed
from undergrowth.law.moving.forced import move_pieces
from undergrowth.law.moving.move import To
from undergrowth.law.moving.ways import destinations
from undergrowth.law.windows.windows import takes_offers
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.moments import AT_EVENT
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers


class Barter(Action):
    """`barter`: draw the card that the Flotilla offers."""

    verb: ClassVar[str] = "barter"


_BARTER: Final = Prompt("riverfolk_flotilla.barter", "H.2.3")
_SAIL: Final = Prompt("riverfolk_flotilla.sail", "H.2.3")
_CARD: Final = 50
"""Value of a drawn card to a computer player, in hundredths of a point."""


class RiverfolkFlotilla(Employed):
    """The Riverfolk Flotilla, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.hits: Final = page.number("hits")
        self.cards: Final = page.number("cards")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places it on the river at the map edge, or else on the
        river."""
        river = [place for place in g.clearings if g.rivers[place]]
        edge = [place for place in river if place in g.box.woodland.edge]
        return [PostPieces(seat, [self.pawn], [1], edge or river)]

    def place(self, g: Game) -> int:
        """Return the clearing of its pawn."""
        return g.where(self.pawn)

    # ---- the pawn

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """H.2.2 Whether a defender can be attacked: the Flotilla cannot be battled."""
        return does and defender != self.index

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """H.2.2 Return the most hits it can roll, which needs no warriors."""
        return self.hits if owner == self.index else most

    def law_of(self, hook: str, owner: int) -> str:
        return "H.2.2" if hook == "max_rolled_hits" and owner == self.index else ""

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """H.2.3 Return the places along the river as its only neighbours."""
        return g.rivers[place] if owner == self.index else there

    def rank(self, hook: str) -> int:
        """H.2.3, M.3.5 Return 1 for `neighbours`: other effects on moves do not apply to it."""
        return 1 if hook == "neighbours" else 0

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """H.2.3 Return False for the Flotilla: it ignores rule."""
        return needs and owner != self.index

    # ---- at the start of Birdsong

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def is_compelled(self, g: Game, seat: int) -> bool:
        """H.2.3 Whether it can move, which is then mandatory; all else is optional."""
        return bool(self.ways(g))

    def prevented(self, g: Game, seat: int) -> Reason | None:
        place = self.place(g)
        if place != NOWHERE and (
            self.ways(g) or self.customers(g) or may_battle_at(g, self.index, place)
        ):
            return None
        return super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        g.push(Voyage(seat, self.index, self.customers(g)))

    def ways(self, g: Game) -> list[int]:
        """H.2.3 Return the clearings to which the river takes it."""
        place = self.place(g)
        return destinations(g, self.index, place) if place != NOWHERE else []

    def customers(self, g: Game) -> list[int]:
        """H.2.3 Return the players with faction pieces in its clearing, from the turn's player
        on."""
        place = self.place(g)
        if place == NOWHERE:
            return []
        seats = [(g.turn + i) % g.seats for i in range(g.seats)]
        return [
            seat for seat in seats if g.has_pieces(seat, place) and takes_offers(g, seat, AT_EVENT)
        ]

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of a free card."""
        return _CARD if isinstance(action, Barter) else super().appeal(g, seat, action)


@dataclass
class Voyage(Frame):
    """H.2.3 Offer cards to all players there; then move along the river, and perhaps battle."""

    seat: int
    owner: int
    waiting: list[int] = field(default_factory=list)
    """Players who may still draw."""

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.draw, self.choose_way, self.sail, self.battle)

    def offer(self, g: Game) -> None:
        """H.2.3 Ask the next player whether to draw."""
        if self.waiting:
            g.ask(self.waiting[0], _BARTER, [Barter(), PASS])

    def draw(self, g: Game) -> None:
        if self.waiting:
            seat = self.waiting.pop(0)
            g.back_to("offer")
            if isinstance(g.answer, Barter):
                g.push(Draw(seat, flotilla(g, self.owner).cards))

    def choose_way(self, g: Game) -> None:
        """H.2.3 Ask for the destination; moving is mandatory if possible."""
        options: list[Action] = [To(place) for place in flotilla(g, self.owner).ways(g)]
        if options:
            g.settle(self.seat, _SAIL, options)

    def sail(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, To):
            me = flotilla(g, self.owner)
            move_pieces(g, me.index, me.place(g), answer.place, [me.pawn], [1])

    def battle(self, g: Game) -> None:
        """H.2.3, 4.3 Battle in its clearing."""
        me = flotilla(g, self.owner)
        g.push_all(battle_with(g, self.seat, me, me.place(g)))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.3 Return why it cannot go somewhere."""
        if isinstance(action, To):
            return ("H.2.3", because("why-flotilla_not_linked"))
        return None


def flotilla(g: Game, owner: int) -> RiverfolkFlotilla:
    """Return the Riverfolk Flotilla, by its number among the owners."""
    found = employed(g, owner)
    assert isinstance(found, RiverfolkFlotilla)
    return found


answers(_BARTER, Barter)
answers(_SAIL, To)
verbs(Barter)
frames(Voyage)
