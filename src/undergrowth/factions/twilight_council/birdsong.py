"""17.4 The Council's Birdsong: an action for each card revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.gather import (
    Assemble,
    CallMember,
    Contend,
    assembly_sites,
    recruit_sites,
)
from undergrowth.factions.twilight_council.pieces import CouncilPieces, council
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.cards.revealed import reveal
from undergrowth.law.cards.suits import pay_for, payers
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.ground import suits_in
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import answers, not_in_hand


class MoveBy(WithCard):
    """`move by cobbler`: reveal the card to move (17.4.1)."""

    verb: ClassVar[str] = "move by"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "17.4.1"


class RecruitBy(WithCard):
    """`recruit by cobbler`: reveal the card to recruit (17.4.2)."""

    verb: ClassVar[str] = "recruit by"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "17.4.2"


class AssembleBy(WithCard):
    """`assemble by cobbler`: reveal the card to place an assembly (17.4.3)."""

    verb: ClassVar[str] = "assemble by"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "17.4.3"


class BattleBy(WithCard):
    """`battle by cobbler`: reveal the card to battle (17.4.4)."""

    verb: ClassVar[str] = "battle by"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "17.4.4"


_BIRDSONG: Final = Prompt("council.birdsong", "17.4")


# ---- clearings for actions


def action_sites(g: Game, me: CouncilPieces, verb: type[Action]) -> list[int]:
    """17.4.1 to 17.4.4 Return the clearings where an action can be taken, with a card of any
    suit."""
    if verb is MoveBy:
        return origins(g, me.seat)
    if verb is RecruitBy:
        return recruit_sites(g, me)
    return assembly_sites(g, me) if verb is AssembleBy else battlefields(g, me.seat)


def actions_of(g: Game, me: CouncilPieces) -> list[Action]:
    """17.4 Return each card in hand with each action that it can be revealed for."""
    options: list[Action] = []
    seat = me.seat
    options += [MoveBy(c) for c in payers(g, seat, suits_in(g, origins(g, seat)))]
    options += [RecruitBy(c) for c in payers(g, seat, suits_in(g, recruit_sites(g, me)))]
    options += [AssembleBy(c) for c in payers(g, seat, suits_in(g, assembly_sites(g, me)))]
    options += [BattleBy(c) for c in payers(g, seat, suits_in(g, battlefields(g, seat)))]
    return options


# ---- the procedures


@dataclass
class Deliberate(Frame):
    """17.4 Reveal any number of cards and take an action for each."""

    seat: int

    def applies(self, g: Game) -> bool:
        """1.2.1 Whether the hand holds a card: the size of a hand is public."""
        return len(g.hands[self.seat]) > 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """17.4, 1.4.2 Ask any hand that is not empty: the actions it allows are secret."""
        if g.hands[self.seat]:
            options = actions_of(g, council(g, self.seat))
            g.ask(self.seat, _BIRDSONG, [*options, *between_actions(g, self.seat), PASS])

    def act(self, g: Game) -> None:
        """17.4 Reveal a card, take its action at once, then offer the next."""
        answer = g.answer
        if isinstance(answer, (MoveBy, RecruitBy, AssembleBy, BattleBy)):
            g.back_to("offer")
            self._reveal(g, answer)
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            finish_after_offers(g)

    def _reveal(self, g: Game, answer: WithCard) -> None:
        """17.4, 2.1.1 Reveal the card and push its action in clearings that it matches."""
        me, card = council(g, self.seat), answer.card
        possible = suits_in(g, action_sites(g, me, type(answer)))
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
        """17.4 Return the actions in the order of the board."""
        return [MoveBy, RecruitBy, AssembleBy, BattleBy]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """17.4 Return in short why an action cannot be taken now."""
        me = council(g, self.seat)
        if verb is RecruitBy and g.supply[me.warrior] == 0:
            return ("1.5.1", "no_pieces")
        if verb is AssembleBy and g.supply[me.closed] == 0:
            return ("1.5.1", "no_pieces")
        if not action_sites(g, me, verb):
            return (verb.law, "nowhere")
        return (verb.law, "no_card")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.4 Return why a card is not offered for an action."""
        if not isinstance(action, (MoveBy, RecruitBy, AssembleBy, BattleBy)):
            return None
        return not_in_hand(g, self.seat, action.card, "17.4") or (
            action.law,
            because("why-nowhere_to_act", {"card": f"card:{CARDS.text(action.card)}"}),
        )


answers(_BIRDSONG, MoveBy, RecruitBy, AssembleBy, BattleBy)
verbs(MoveBy, RecruitBy, AssembleBy, BattleBy)
frames(Deliberate)
