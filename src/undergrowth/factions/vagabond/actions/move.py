"""9.5.1, 9.4.2, 9.2.10 Moving the pawn, alone or with an ally."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.character import character
from undergrowth.factions.vagabond.pieces import INTO_HOSTILE, TO_MOVE, VagabondPieces, vagabond
from undergrowth.factions.vagabond.relationships import allies, hostile_warriors
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.held import covers, ready
from undergrowth.law.moving.escorts import ChooseEscorts, may_bring
from undergrowth.law.moving.forced import force_warriors
from undergrowth.law.moving.move import TOS, To, finish_with_move, moved_together, why_not_to
from undergrowth.law.moving.takes import Take
from undergrowth.law.moving.ways import destinations, movable, neighbours, open_ways
from undergrowth.law.pieces.atoms import carry
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfFaction
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE, is_forest
from undergrowth.table.records import Moved
from undergrowth.table.refusals import answers


class Along(OfFaction):
    """`along marquise_de_cat`: the ally whose warriors are forced along."""

    verb: ClassVar[str] = "along"
    law: ClassVar[str] = "9.2.9.IIb"


_MOVE: Final = Prompt("vagabond.move", "9.5.1")
_SLIP: Final = Prompt("vagabond.slip", "9.4.2")
_ALONG: Final = Prompt("vagabond.along", "9.2.9.IIb")
_WARRIORS: Final = Prompt("vagabond.along_warriors", "9.2.9.IIb")


def boots_into(g: Game, seat: int, place: int, boots: int) -> list[int]:
    """9.5.1, 9.2.9.IIIb Return the boots a move costs: one more where Hostile warriors stand."""
    needs = TO_MOVE * boots
    return needs + INTO_HOSTILE if hostile_warriors(g, seat, place) else needs


def reach(g: Game, me: VagabondPieces, boots: int) -> list[int]:
    """9.5.1, 9.2.10 Return the places the pawn can be moved to with the boots he can exhaust."""
    origin = me.place(g)
    if origin == NOWHERE or not payable(g, me, TO_MOVE * boots):
        return []
    near = destinations(g, me.seat, origin)
    friendly = [place for place in near if not hostile_warriors(g, me.seat, place)]
    if len(friendly) < len(near) and payable(g, me, TO_MOVE * boots + INTO_HOSTILE):
        return near
    return friendly


def slips(g: Game, me: VagabondPieces) -> list[int]:
    """9.4.2 Return the places the pawn can slip to; effects that hold it back do not count."""
    origin = me.place(g)
    if origin == NOWHERE:
        return []
    near = neighbours(g, me.seat, origin) + g.box.woodland.forests[origin]
    return open_ways(g, me.seat, NOWHERE, near)


def companions(g: Game, seat: int, origin: int, destination: int) -> list[int]:
    """9.2.9.IIb Return the allies with warriors here that could move there themselves (1.5.5)."""
    if is_forest(origin) or is_forest(destination):
        return []
    return [
        ally
        for ally in allies(g, seat)
        if g.count(book(g).faction(ally).warrior, origin) > 0
        and destination in destinations(g, ally, origin)
    ]


@dataclass
class PawnMove(Frame):
    """9.5.1, 9.4.2 Move the pawn.  Only begun where that is possible, or optional."""

    seat: int
    boots: int = 0
    """Boots to exhaust, Hostile clearings aside."""
    slip: bool = False
    optional: bool = False
    origin: int = NOWHERE
    destination: int = NOWHERE
    ally: int = NOBODY
    warriors: int = 0

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_destination,  # 9.5.1, 9.4.2
            self.choose_ally,  # 9.2.9.IIb
            self.choose_warriors,
            self.exhaust_boots,  # 9.5.1, 9.2.9.IIIb
            self.choose_escorts,  # 15.2.4
            self.go,
            self.settle,
        )

    def choose_destination(self, g: Game) -> None:
        """9.2.10 Ask for the destination; only a slip leads into forests."""
        me = vagabond(g, self.seat)
        self.origin = me.place(g)
        places = slips(g, me) if self.slip else reach(g, me, self.boots)
        options: list[Action] = TOS.each(places)
        if self.optional:
            options.append(PASS)
        if self.slip:
            g.settle(self.seat, _SLIP, options)
        elif character(g, self.seat).hides_ways(g, me, NO_CARD):
            g.ask(self.seat, _MOVE, options)
        else:
            g.settle(self.seat, _MOVE, options)

    def choose_ally(self, g: Game) -> None:
        """9.2.9.IIb Ask whose warriors come along, if any."""
        answer = g.answer
        if not isinstance(answer, To):
            g.finish()
            return
        self.destination = answer.place
        options: list[Action] = [
            Along(g.box.owner_numbers[ally])
            for ally in companions(g, self.seat, self.origin, self.destination)
        ]
        if options:
            options.append(PASS)
            g.ask(self.seat, _ALONG, options)

    def choose_warriors(self, g: Game) -> None:
        """9.2.9.IIb Ask how many come along."""
        answer = g.answer
        if isinstance(answer, Along):
            self.ally = g.box.owner_of(answer.faction)
            most = movable(g, book(g).faction(self.ally).warrior, self.origin)
            g.settle(self.seat, _WARRIORS, [Take(n) for n in range(1, most + 1)])

    def exhaust_boots(self, g: Game) -> None:
        """9.5.1, 9.2.9.IIIb Exhaust the boots; a slip needs none."""
        answer = g.answer
        if isinstance(answer, Take):
            self.warriors = answer.count
        if not self.slip:
            boots = boots_into(g, self.seat, self.destination, self.boots)
            if boots:
                g.push(Pay(self.seat, boots))

    def choose_escorts(self, g: Game) -> None:
        """1.5.5, 15.2.4 Ask what the ally brings along with its warriors."""
        ally, origin, to, n = self.ally, self.origin, self.destination, self.warriors
        if n > 0 and may_bring(g, ally, origin, to, n):
            g.push(ChooseEscorts(self.seat, ally, origin, to, n))

    def go(self, g: Game) -> None:
        """9.2.9.IIb, 1.5.5 Move pawn and warriors; each owner counts as moving its own pieces."""
        escorts = g.told if self.warriors > 0 else []
        moves = [move_pawn(g, self.seat, self.origin, self.destination)]
        if self.warriors > 0:
            ally, origin, to, n = self.ally, self.origin, self.destination, self.warriors
            moves += force_warriors(g, ally, origin, to, n, [], escorts)
        moved_together(g, moves)

    def settle(self, g: Game) -> None:
        settle_debt(g, self.seat)
        pawn = [vagabond(g, self.seat).pawn]
        finish_with_move(g, Moved(self.seat, self.origin, self.destination, 0, False, pawn, [1]))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """9.5.1 Return why the pawn cannot go somewhere."""
        if isinstance(action, To):
            return why_not_there(g, vagabond(g, self.seat), action.place, self.boots, self.slip)
        if isinstance(action, Along):
            return ("9.2.9.IIb", because("why-only_allied_warriors"))
        return None


def move_pawn(g: Game, seat: int, origin: int, destination: int) -> Moved:
    """Move the pawn and return the move; the caller resolves what it triggers."""
    carry(g, vagabond(g, seat).pawn, origin, destination, 1)
    return Moved(seat, origin, destination, 0, False, [vagabond(g, seat).pawn], [1])


def price_to_enter(g: Game, seat: int, place: int) -> list[Frame] | None:
    """9.2.9.IIIb Return the frame that pays for a forced move into a Hostile clearing.

    None without the boot, [] where no Hostile warriors stand.
    """
    if not hostile_warriors(g, seat, place):
        return []
    return [PayEntry(seat)] if covers(ready(board(g, seat).items), INTO_HOSTILE, 0, 0) else None


@dataclass
class PayEntry(Frame):
    """9.2.9.IIIb Exhaust the extra boot of a forced move into a Hostile clearing."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_boot, self.settle)

    def exhaust_boot(self, g: Game) -> None:
        """9.2.9.IIIb Only the extra boot: a forced move is no action that costs one (9.5.1)."""
        g.push(Pay(self.seat, INTO_HOSTILE[:]))

    def settle(self, g: Game) -> None:
        settle_debt(g, self.seat)


def settle_debt(g: Game, seat: int) -> None:
    """V.12.2 Lose the points owed for an action, now that it is over."""
    b = board(g, seat)
    owed = b.owed
    b.owed = 0
    score(g, seat, -owed, "V.12.2")


def why_not_there(g: Game, me: VagabondPieces, place: int, boots: int, slip: bool) -> Reason | None:
    """9.5.1, 9.2.10 Return why the pawn cannot be moved to a place."""
    origin = me.place(g)
    if is_forest(place) and not slip:
        return ("9.2.10", because("why-only_slip_leads"))
    if slip and place < g.places and place in slips(g, me):
        return None
    if slip and is_forest(place):
        return (
            "9.4.2",
            because(
                "why-no_forest_next",
                {"place": f"place:{PLACE.text(place)}", "place2": f"place:{PLACE.text(origin)}"},
            ),
        )
    if place < g.places and place in destinations(g, me.seat, origin):
        needs = boots_into(g, me.seat, place, boots)
        if payable(g, me, needs):
            return None
        law = "9.2.9.IIIb" if len(needs) > boots else "9.5.1"
        return (law, why_not_payable(needs))
    return why_not_to(g, me.seat, origin, place)


answers(_MOVE, To)
answers(_SLIP, To)
answers(_ALONG, Along)
answers(_WARRIORS, Take)
verbs(Along)
frames(PawnMove, PayEntry)
