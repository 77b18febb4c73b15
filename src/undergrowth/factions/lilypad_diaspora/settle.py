"""16.5.1 Settle: gather in a clearing, then battle or place an enclave there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces, diaspora
from undergrowth.law.battle.battle import BattleIn, InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at, record_battle_reveal, why_no_battle
from undergrowth.law.moving.move import From, Move, just_moved, why_not_to
from undergrowth.law.moving.ways import departures, destinations
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import rules, why_not_place
from undergrowth.law.turn.lasting import Compound
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class SettleIn(AtPlace):
    """`settle in 5`: the clearing in which the Diaspora gathers (16.5.1)."""

    verb: ClassVar[str] = "settle in"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "16.5.1"


class EnclaveIn(AtPlace):
    """`enclave in 5`: place a Peaceful enclave there (16.5.1)."""

    verb: ClassVar[str] = "enclave in"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "16.5.1"


_GATHER: Final = Prompt("diaspora.gather", "16.5.1")
_ARRIVED: Final = Prompt("diaspora.arrived", "16.5.1")


def may_found(g: Game, me: DiasporaPieces, place: int) -> bool:
    """16.5.1 Whether a Peaceful enclave can be placed: it rules there and no enclave is there."""
    return me.may_settle_enclave(g, me.peaceful, place) and rules(g, me.seat, place)


def ways_in(g: Game, seat: int, place: int, used: list[int]) -> list[int]:
    """16.5.1 Return the places from which a move into a clearing is possible, each used once."""
    return [
        origin
        for origin in departures(g, seat)
        if g.warriors_at(seat, origin) > 0
        and origin not in used
        and place in destinations(g, seat, origin)
    ]


def settleable(g: Game, me: DiasporaPieces) -> list[int]:
    """16.5.1 Return the clearings in which settling would have an effect."""
    reached: list[int] = []
    for origin in departures(g, me.seat):
        if g.warriors_at(me.seat, origin) > 0:
            reached += destinations(g, me.seat, origin)
    return [
        place
        for place in g.clearings
        if place in reached or may_battle_at(g, me.seat, place) or may_found(g, me, place)
    ]


@dataclass
class Settle(Compound):
    """16.5.1 Move into one clearing, then battle or place an enclave there."""

    seat: int
    place: int
    used: list[int] = field(default_factory=list)
    """Clearings that moves have already come from."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_origin,  # 16.5.1
            self.gather,
            self.note_move,
            self.choose_deed,
            self.do_it,
        )

    def choose_origin(self, g: Game) -> None:
        """16.5.1 Ask for the next adjacent clearing to move from; any number, each once."""
        origins = ways_in(g, self.seat, self.place, self.used)
        if origins:
            g.ask(self.seat, _GATHER, [*(From(origin) for origin in origins), PASS])

    def gather(self, g: Game) -> None:
        """4.2 Take the move."""
        answer = g.answer
        if isinstance(answer, From):
            g.push(Move(self.seat, origin=answer.place, destination=self.place))

    def note_move(self, g: Game) -> None:
        """16.5.1 Note the clearing, from which no second move is allowed."""
        m = just_moved(g)
        if m is not None:
            self.used = [*self.used, m.origin]
            g.back_to("choose_origin")

    def choose_deed(self, g: Game) -> None:
        """16.5.1 Ask for a battle or an enclave, or neither."""
        options: list[Action] = []
        record_battle_reveal(g, self.seat, self.place)
        if may_battle_at(g, self.seat, self.place):
            options.append(BattleIn(self.place))
        if may_found(g, diaspora(g, self.seat), self.place):
            options.append(EnclaveIn(self.place))
        if options:
            g.ask(self.seat, _ARRIVED, [*options, PASS])

    def do_it(self, g: Game) -> None:
        """16.5.1 Battle, or place a Peaceful enclave."""
        answer = g.answer
        if isinstance(answer, BattleIn):
            g.push(InitiateBattle(self.seat, place=self.place))
        elif isinstance(answer, EnclaveIn):
            put(g, diaspora(g, self.seat).peaceful, self.place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """16.5.1 Return why no move is possible from a place, or a deed is not possible here."""
        if isinstance(action, From):
            return self._why_not_from(g, action.place)
        if isinstance(action, BattleIn):
            if action.place == self.place:
                return why_no_battle(g, self.seat, self.place)
            return ("16.5.1", because("why-settles_elsewhere"))
        if isinstance(action, EnclaveIn):
            if action.place == self.place:
                return why_not_founded(g, diaspora(g, self.seat), self.place)
            return ("16.5.1", because("why-settles_elsewhere"))
        return None

    def _why_not_from(self, g: Game, origin: int) -> Reason | None:
        name = f"place:{PLACE.text(origin)}"
        if origin in self.used:
            return ("16.5.1", because("why-came_from_there", {"place": name}))
        if not g.has_place(origin) or g.warriors_at(self.seat, origin) == 0:
            return ("4.2", because("why-there_no_warrior", {"place": name}))
        return why_not_to(g, self.seat, origin, self.place)


def why_not_founded(g: Game, me: DiasporaPieces, place: int) -> Reason:
    """16.5.1 Return why no Peaceful enclave can be placed in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if me.enclaves_at(g, place) >= me.per_clearing:
        return ("16.5.1", because("why-enclave_there", {"place": name}))
    if not rules(g, me.seat, place):
        return ("16.5.1", because("why-not_ruled", {"place": name}))
    if g.supply[me.peaceful] == 0:
        return ("16.3.1", because("why-no_enclave_left"))
    return why_not_place(g, me.seat, place, me.peaceful)


answers(_GATHER, From)
answers(_ARRIVED, BattleIn, EnclaveIn)
verbs(SettleIn, EnclaveIn)
frames(Settle)
field_words(Settle, {"used": PLACE})
