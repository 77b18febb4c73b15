"""17.4.2 to 17.4.4 Actions of a revealed card besides moving: recruit, assemble, battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.loyalists import (
    SendLoyalists,
    send_loyalists,
    sendings,
)
from undergrowth.factions.twilight_council.pieces import CouncilPieces, council
from undergrowth.law.battle.battle import BattleIn, InitiateBattle
from undergrowth.law.battle.battlefield import battlefields, record_battle_reveal, why_no_battle
from undergrowth.law.cards.revealed import discard_revealed
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import placeable, rules, why_not_place
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers


class AssembleIn(AtPlace):
    """`assemble in 5`: the clearing of a new assembly."""

    verb: ClassVar[str] = "assemble in"
    picture: ClassVar[str] = "build"


_RECRUIT: Final = Prompt("council.recruit", "17.4.2")
_ASSEMBLE: Final = Prompt("council.assemble", "17.4.3")
_SEND: Final = Prompt("council.send", "17.4.3")
_BATTLE: Final = Prompt("council.battle", "17.4.4")


def recruit_sites(g: Game, me: CouncilPieces) -> list[int]:
    """17.4.2 Return the clearings in which a warrior can be placed."""
    return placeable(g, me.warrior, g.clearings)


def assembly_sites(g: Game, me: CouncilPieces) -> list[int]:
    """17.4.3 Return the clearings without an assembly in which one can be placed."""
    return placeable(
        g, me.closed, [place for place in g.clearings if not me.has_assembly(g, place)]
    )


def of_suits(g: Game, places: list[int], suits: int) -> list[int]:
    """2.2.2 Return those of some clearings that have one of these suits."""
    return [place for place in places if g.suits[place] & suits]


@dataclass
class CallMember(Frame):
    """17.4.2 Place a warrior in a clearing of the card's suit."""

    seat: int
    suits: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.recruit)

    def choose(self, g: Game) -> None:
        """17.4.2 Ask for the clearing; it need not be ruled."""
        sites = of_suits(g, recruit_sites(g, council(g, self.seat)), self.suits)
        g.settle(self.seat, _RECRUIT, [RecruitIn(place) for place in sites])

    def recruit(self, g: Game) -> None:
        me = council(g, self.seat)
        put(g, me.warrior, g.chose(RecruitIn).place, me.recruited)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.4.2 Return why a clearing is not offered."""
        if isinstance(action, RecruitIn):
            other = why_other_suit(g, action.place, self.suits, "17.4.2")
            warrior = council(g, self.seat).warrior
            return other or why_not_place(g, self.seat, action.place, warrior)
        return None


@dataclass
class Assemble(Frame):
    """17.4.3 Place a Closed assembly, and any number of Loyalists with it."""

    seat: int
    suits: int
    card: int
    """The card revealed for it."""
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pitch, self.choose_loyalists, self.join, self.settle)

    def choose(self, g: Game) -> None:
        """17.4.3 Ask for a clearing without an assembly."""
        sites = of_suits(g, assembly_sites(g, council(g, self.seat)), self.suits)
        g.settle(self.seat, _ASSEMBLE, [AssembleIn(place) for place in sites])

    def pitch(self, g: Game) -> None:
        self.place = g.chose(AssembleIn).place
        put(g, council(g, self.seat).closed, self.place, 1)

    def choose_loyalists(self, g: Game) -> None:
        """17.4.3 Ask for the number of Loyalists; none is possible."""
        sent = sendings(g, council(g, self.seat), self.place)
        if sent:
            g.ask(self.seat, _SEND, [*sent, PASS])

    def join(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, SendLoyalists):
            send_loyalists(g, council(g, self.seat), self.place, answer.count)

    def settle(self, g: Game) -> None:
        """17.4.3 Discard the card if the Council does not rule there now."""
        if not rules(g, self.seat, self.place):
            discard_revealed(g, self.seat, self.card)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.4.3 Return why a clearing, or a number of Loyalists, is not offered."""
        me = council(g, self.seat)
        if isinstance(action, SendLoyalists):
            return ("17.2.1", because("why-so_many_loyalists", {"count": me.board(g).loyalists}))
        if not isinstance(action, AssembleIn):
            return None
        if action.place in g.clearings and me.has_assembly(g, action.place):
            name = f"place:{PLACE.text(action.place)}"
            return ("17.4.3", because("why-assembly_there", {"place": name}))
        other = why_other_suit(g, action.place, self.suits, "17.4.3")
        return other or why_not_place(g, self.seat, action.place, me.closed)


@dataclass
class Contend(Frame):
    """17.4.4 Begin a battle; at an assembly it costs the card."""

    seat: int
    suits: int
    card: int
    """The card revealed for it."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.battle)

    def choose(self, g: Game) -> None:
        """17.4.4 Ask for a clearing of the card's suit."""
        places = battlefields(g, self.seat, self.suits)
        record_battle_reveal(g, self.seat)
        if places:
            g.settle(self.seat, _BATTLE, [BattleIn(place) for place in places])
        else:  # the card may have been the one that an attacker needs (H.2.2)
            g.finish()

    def battle(self, g: Game) -> None:
        """17.4.4 Begin the battle, and discard the card if an assembly is there now."""
        place = g.chose(BattleIn).place
        if council(g, self.seat).has_assembly(g, place):
            discard_revealed(g, self.seat, self.card)
        g.push(InitiateBattle(self.seat, place=place))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.4.4 Return why a clearing is not offered."""
        if isinstance(action, BattleIn):
            other = why_other_suit(g, action.place, self.suits, "17.4.4")
            return other or why_no_battle(g, self.seat, action.place)
        return None


def why_other_suit(g: Game, place: int, suits: int, law: str) -> Reason | None:
    """17.4 Return why an action is not taken in a clearing of another suit."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return (law, because("why-not_clearing", {"place": name}))
    if not g.suits[place] & suits:
        return (law, because("why-not_suit_asked_place", {"place": name}))
    return None


answers(_RECRUIT, RecruitIn)
answers(_ASSEMBLE, AssembleIn)
answers(_SEND, SendLoyalists)
answers(_BATTLE, BattleIn)
verbs(AssembleIn)
frames(CallMember, Assemble, Contend)
