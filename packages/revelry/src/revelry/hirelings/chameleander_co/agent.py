"""Chameleander Co.: a pawn that goes where it likes, and brings its controller something there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw, may_renew
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.hirelings.using import AT_BIRDSONG, CHOICES, Choose, Employed, employed
from undergrowth.law.moving.forced import move_pieces
from undergrowth.law.moving.move import To
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.call_in import call_in
from undergrowth.law.pieces.gifts import PlaceAny, gifts
from undergrowth.law.pieces.rule import may_place, may_place_kind
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers

_WANDER: Final = Prompt("chameleander_co.wander", "CC.5.1")
_FAVOR: Final = Prompt("chameleander_co.favor", "CC.5.2")
_WARRIORS: Final = CHOICES.add("co_warriors")
_TOKEN: Final = CHOICES.add("co_token")
_CARD: Final = CHOICES.add("co_card")


class ChameleanderCo(Employed):
    """The promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.moves: Final = page.number("moves")
        self.warriors: Final = page.number("warriors")
        self.cards: Final = page.number("cards")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """CC.3.2 In a clearing with a ruin; on a map without ruins in any."""
        return [PostPieces(seat, [self.pawn], [1], g.ruin_places() or g.clearings[:])]

    def place(self, g: Game) -> int:
        """Return where it is, or NOWHERE before it is placed."""
        return g.where(self.pawn)

    # ---- the pawn

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """CC.4.1 It cannot be battled; as a pawn it cannot be removed either (9.2.2)."""
        return does and defender != self.index

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """CC.5.1 It ignores rule."""
        return needs and owner != self.index

    def waives_limits(self, g: Game) -> bool:
        """CC.5.2.II Tokens may have come where they otherwise do not."""
        return True

    # ---- at the start of Birdsong

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if self.ways(g) or self.choices(g, seat):
            return None
        return super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        g.push_all([Wander(seat, self.index, self.moves), Favor(seat, self.index)])

    def ways(self, g: Game) -> list[int]:
        """CC.5.1, 4.2 The clearings into which it can move."""
        place = self.place(g)
        if place == NOWHERE:
            return []
        found = destinations(g, self.index, place, kind=self.pawn)
        return [other for other in found if other in g.clearings]

    def choices(self, g: Game, seat: int) -> list[int]:
        """CC.5.2 Return what it can bring where it stands now."""
        place = self.place(g)
        found = [_WARRIORS] if place != NOWHERE and could_bring(g, seat, place) else []
        if place != NOWHERE and gifts(g, seat, place, tokens_only=True):
            found.append(_TOKEN)
        return [*found, _CARD] if g.deck or may_renew(g) else found

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _WARRIORS:
            g.push(BringWarriors(seat, self.place(g), self.warriors))
        elif choice == _TOKEN:
            g.push(PlaceAny(seat, seat, self.place(g), optional=False, tokens_only=True))
        else:
            g.push(Draw(seat, self.cards))


def could_bring(g: Game, seat: int, place: int) -> bool:
    """1.5.4 Whether a warrior of the seat can come here, perhaps after calling one in."""
    faction = book(g).faction(seat)
    if faction.warrior < 0:
        return False
    if may_place_kind(g, faction.warrior, place, seat):
        return True
    return faction.reserve.count(g) > 0 and may_place(g, seat, place, faction.warrior)


@dataclass
class Wander(Frame):
    """CC.5.1 Up to some moves, ignoring rule."""

    seat: int
    owner: int
    left: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.go)

    def choose(self, g: Game) -> None:
        """CC.5.1 Choose where to, or go no further."""
        places = chameleander_co(g, self.owner).ways(g) if self.left > 0 else []
        if places:
            g.ask(self.seat, _WANDER, [*(To(place) for place in places), PASS])

    def go(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, To):
            me = chameleander_co(g, self.owner)
            self.left -= 1
            g.back_to("choose")
            move_pieces(g, self.owner, me.place(g), answer.place, [me.pawn], [1])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.2 Return why it cannot go somewhere."""
        if isinstance(action, To):
            return ("CC.5.1", because("revelry:why-agent_cannot_go_there"))
        return None


@dataclass
class Favor(Frame):
    """CC.5.2 One of three things, or none of them."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.begin)

    def choose(self, g: Game) -> None:
        """CC.5.2 Ask for a favor at the place it has come to."""
        found = chameleander_co(g, self.owner).choices(g, self.seat)
        if found:
            g.ask(self.seat, _FAVOR, [*(Choose(choice) for choice in found), PASS])

    def begin(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Choose):
            chameleander_co(g, self.owner).chosen(g, self.seat, answer.choice)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CC.5.2 Return why one of them is not offered."""
        if isinstance(action, Choose):
            return ("CC.5.2", because("why-hireling_not_now"))
        return None


@dataclass
class BringWarriors(Frame):
    """CC.5.2.I Warriors of the controller, or as many as there are."""

    seat: int
    place: int
    warriors: int

    def script(self) -> tuple[Step, ...]:
        return (self.ask_reserve, self.come)

    def ask_reserve(self, g: Game) -> None:
        """1.5.4 Let an owner with warriors in reserve return them to the supply first."""
        call_in(g, self.seat, self.warriors)

    def come(self, g: Game) -> None:
        put(g, book(g).faction(self.seat).warrior, self.place, self.warriors, self.seat)


def chameleander_co(g: Game, owner: int) -> ChameleanderCo:
    """Chameleander Co., by its number among the owners."""
    found = employed(g, owner)
    assert isinstance(found, ChameleanderCo)
    return found


answers(_WANDER, To)
answers(_FAVOR, Choose)
frames(Wander, Favor, BringWarriors)
