"""17.4 The Council's Birdsong: an action for each card revealed."""

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
from undergrowth.law.battle.battlefield import battlefields, why_no_battle
from undergrowth.law.cards.revealed import discard_revealed, reveal
from undergrowth.law.cards.suits import pay_for, payers
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import may_place_kind, rules, why_not_place
from undergrowth.law.turn.turn import tell_offered
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers, not_in_hand


class MoveBy(WithCard):
    """`move by cobbler`: 17.4.1."""

    verb: ClassVar[str] = "move by"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "17.4.1"


class RecruitBy(WithCard):
    """`recruit by cobbler`: 17.4.2."""

    verb: ClassVar[str] = "recruit by"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "17.4.2"


class AssembleBy(WithCard):
    """`assemble by cobbler`: 17.4.3."""

    verb: ClassVar[str] = "assemble by"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "17.4.3"


class BattleBy(WithCard):
    """`battle by cobbler`: 17.4.4."""

    verb: ClassVar[str] = "battle by"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "17.4.4"


class AssembleIn(AtPlace):
    """`assemble in 5`: the clearing of a new assembly."""

    verb: ClassVar[str] = "assemble in"
    picture: ClassVar[str] = "build"


_BIRDSONG: Final = Prompt("council.birdsong", "17.4")
_RECRUIT: Final = Prompt("council.recruit", "17.4.2")
_ASSEMBLE: Final = Prompt("council.assemble", "17.4.3")
_SEND: Final = Prompt("council.send", "17.4.3")
_BATTLE: Final = Prompt("council.battle", "17.4.4")


# ---- where an action can be taken


def recruit_sites(g: Game, me: CouncilPieces) -> list[int]:
    """17.4.2 Clearings in which a warrior can be placed."""
    return [place for place in g.clearings if may_place_kind(g, me.warrior, place)]


def assembly_sites(g: Game, me: CouncilPieces) -> list[int]:
    """17.4.3 Clearings without an assembly in which one can be placed."""
    return [
        place
        for place in g.clearings
        if not me.has_assembly(g, place) and may_place_kind(g, me.closed, place)
    ]


def action_sites(g: Game, me: CouncilPieces, verb: type[Action]) -> list[int]:
    """17.4.1 to 17.4.4 Where an action can be taken, whatever card is revealed for it."""
    if verb is MoveBy:
        return origins(g, me.seat)
    if verb is RecruitBy:
        return recruit_sites(g, me)
    return assembly_sites(g, me) if verb is AssembleBy else battlefields(g, me.seat)


def suits_of(g: Game, places: list[int]) -> int:
    """2.2.2 The suits of some clearings, as a mask."""
    suits = 0
    for place in places:
        suits |= g.suits[place]
    return suits


def of_suits(g: Game, places: list[int], suits: int) -> list[int]:
    """2.2.2 Those of some clearings that have one of these suits."""
    return [place for place in places if g.suits[place] & suits]


def actions_of(g: Game, me: CouncilPieces) -> list[Action]:
    """17.4 Each card in hand with each action that it can be revealed for."""
    options: list[Action] = []
    seat = me.seat
    options += [MoveBy(c) for c in payers(g, seat, suits_of(g, origins(g, seat)))]
    options += [RecruitBy(c) for c in payers(g, seat, suits_of(g, recruit_sites(g, me)))]
    options += [AssembleBy(c) for c in payers(g, seat, suits_of(g, assembly_sites(g, me)))]
    options += [BattleBy(c) for c in payers(g, seat, suits_of(g, battlefields(g, seat)))]
    return options


# ---- the procedures


@dataclass
class Deliberate(Frame):
    """17.4 Any number of cards, an action for each."""

    seat: int

    def copy(self) -> Frame:
        return Deliberate(self.seat)

    def applies(self, g: Game) -> bool:
        """1.2.1 How many cards a hand holds is public."""
        return len(g.hands[self.seat]) > 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """17.4, 1.4.2 Asked of every hand that is not empty: what it would allow is a secret."""
        if g.hands[self.seat]:
            options = actions_of(g, council(g, self.seat))
            g.ask(self.seat, _BIRDSONG, [*options, *between_actions(g, self.seat), PASS])

    def act(self, g: Game) -> None:
        """17.4 A card is revealed and used at once; then the next."""
        answer = g.answer
        if isinstance(answer, (MoveBy, RecruitBy, AssembleBy, BattleBy)):
            g.back_to("offer")
            self._reveal(g, answer)
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            tell_offered(g)

    def _reveal(self, g: Game, answer: WithCard) -> None:
        """17.4, 2.1.1 The action is taken where the card matches."""
        me, card = council(g, self.seat), answer.card
        possible = suits_of(g, action_sites(g, me, type(answer)))
        suits = g.box.pays[card] & possible or possible
        pay_for(g, self.seat, card, suits)
        reveal(g, self.seat, card, answer.law)
        if isinstance(answer, MoveBy):
            g.push(me.move(g, suits, False))
        elif isinstance(answer, RecruitBy):
            g.push(CallMember(self.seat, suits))
        elif isinstance(answer, AssembleBy):
            g.push(Assemble(self.seat, suits, card))
        else:
            g.push(Contend(self.seat, suits, card))

    def verb_list(self) -> list[type[Action]]:
        """17.4 In the order of the board."""
        return [MoveBy, RecruitBy, AssembleBy, BattleBy]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """17.4 In short, why an action cannot be taken now."""
        me = council(g, self.seat)
        if verb is RecruitBy and g.supply[me.warrior] == 0:
            return ("1.5.1", "no_pieces")
        if verb is AssembleBy and g.supply[me.closed] == 0:
            return ("1.5.1", "no_pieces")
        if not action_sites(g, me, verb):
            return (verb.law, "nowhere")
        return (verb.law, "no_card")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.4 Why a card is not offered for an action."""
        if not isinstance(action, (MoveBy, RecruitBy, AssembleBy, BattleBy)):
            return None
        return not_in_hand(g, self.seat, action.card, "17.4") or (
            action.law,
            because("why-nowhere_to_act", {"card": f"card:{CARDS.text(action.card)}"}),
        )


@dataclass
class CallMember(Frame):
    """17.4.2 A warrior comes to a clearing of the card's suit."""

    seat: int
    suits: int

    def copy(self) -> Frame:
        return CallMember(self.seat, self.suits)

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.recruit)

    def choose(self, g: Game) -> None:
        """17.4.2 Whoever rules there."""
        sites = of_suits(g, recruit_sites(g, council(g, self.seat)), self.suits)
        g.settle(self.seat, _RECRUIT, [RecruitIn(place) for place in sites])

    def recruit(self, g: Game) -> None:
        me = council(g, self.seat)
        put(g, me.warrior, g.chose(RecruitIn).place, me.recruited)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.4.2 Why a clearing is not offered."""
        if isinstance(action, RecruitIn):
            other = why_other_suit(g, action.place, self.suits, "17.4.2")
            warrior = council(g, self.seat).warrior
            return other or why_not_place(g, self.seat, action.place, warrior)
        return None


@dataclass
class Assemble(Frame):
    """17.4.3 A Closed assembly, and any number of Loyalists with it."""

    seat: int
    suits: int
    card: int
    """What has been revealed for it."""
    place: int = NOWHERE

    def copy(self) -> Frame:
        return Assemble(self.seat, self.suits, self.card, self.place)

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pitch, self.choose_loyalists, self.join, self.settle)

    def choose(self, g: Game) -> None:
        """17.4.3 Where there is none."""
        sites = of_suits(g, assembly_sites(g, council(g, self.seat)), self.suits)
        g.settle(self.seat, _ASSEMBLE, [AssembleIn(place) for place in sites])

    def pitch(self, g: Game) -> None:
        self.place = g.chose(AssembleIn).place
        put(g, council(g, self.seat).closed, self.place, 1)

    def choose_loyalists(self, g: Game) -> None:
        """17.4.3 None, too."""
        sent = sendings(g, council(g, self.seat), self.place)
        if sent:
            g.ask(self.seat, _SEND, [*sent, PASS])

    def join(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, SendLoyalists):
            send_loyalists(g, council(g, self.seat), self.place, answer.count)

    def settle(self, g: Game) -> None:
        """17.4.3 Where the Council does not rule then, the card is gone."""
        if not rules(g, self.seat, self.place):
            discard_revealed(g, self.seat, self.card)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.4.3 Why a clearing, or a number of Loyalists, is not offered."""
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
    """17.4.4 A battle; at an assembly it costs the card."""

    seat: int
    suits: int
    card: int
    """What has been revealed for it."""

    def copy(self) -> Frame:
        return Contend(self.seat, self.suits, self.card)

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.battle)

    def choose(self, g: Game) -> None:
        """17.4.4 In a clearing of the card's suit."""
        places = battlefields(g, self.seat, self.suits)
        g.settle(self.seat, _BATTLE, [BattleIn(place) for place in places])

    def battle(self, g: Game) -> None:
        """17.4.4 Whether an assembly is there is looked at as the battle begins."""
        place = g.chose(BattleIn).place
        if council(g, self.seat).has_assembly(g, place):
            discard_revealed(g, self.seat, self.card)
        g.push(InitiateBattle(self.seat, place=place))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.4.4 Why a clearing is not offered."""
        if isinstance(action, BattleIn):
            other = why_other_suit(g, action.place, self.suits, "17.4.4")
            return other or why_no_battle(g, self.seat, action.place)
        return None


def why_other_suit(g: Game, place: int, suits: int, law: str) -> Reason | None:
    """17.4 Why an action is not taken in a clearing of another suit."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return (law, because("why-not_clearing", {"place": name}))
    if not g.suits[place] & suits:
        return (law, because("why-not_suit_asked_place", {"place": name}))
    return None


answers(_BIRDSONG, MoveBy, RecruitBy, AssembleBy, BattleBy)
answers(_RECRUIT, RecruitIn)
answers(_ASSEMBLE, AssembleIn)
answers(_SEND, SendLoyalists)
answers(_BATTLE, BattleIn)
verbs(MoveBy, RecruitBy, AssembleBy, BattleBy, AssembleIn)
frames(Deliberate, CallMember, Assemble, Contend)
