"""17.6.1 Convene Woodfolk: return the revealed cards, each with an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.banish import Banish, banishing_places
from undergrowth.factions.twilight_council.empower import Empower
from undergrowth.factions.twilight_council.loyalists import gain_loyalists
from undergrowth.factions.twilight_council.pieces import CouncilPieces, council
from undergrowth.law.cards.revealed import return_all, return_revealed
from undergrowth.law.cards.suits import paying, spend_for
from undergrowth.law.pieces.atoms import flip
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class BanishBy(WithCard):
    """`banish by cobbler`: take the card back to banish (17.6.1.I)."""

    verb: ClassVar[str] = "banish by"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "17.6.1.I"


class AgitateBy(WithCard):
    """`agitate by cobbler`: take the card back to agitate (17.6.1.II)."""

    verb: ClassVar[str] = "agitate by"
    picture: ClassVar[str] = "spend"
    law: ClassVar[str] = "17.6.1.II"


class EmpowerBy(WithCard):
    """`empower by royal_claim`: take the card back to empower (17.6.1.III)."""

    verb: ClassVar[str] = "empower by"
    picture: ClassVar[str] = "bird_card"
    law: ClassVar[str] = "17.6.1.III"


class TakeInHand(WithCard):
    """`take in hand cobbler`: take the card back without an action."""

    verb: ClassVar[str] = "take in hand"
    law: ClassVar[str] = "17.6.1"


class AgitateIn(AtPlace):
    """`agitate in 5`: the clearing of the assembly."""

    verb: ClassVar[str] = "agitate in"


_CONVENE: Final = Prompt("council.convene", "17.6.1")
_AGITATE: Final = Prompt("council.agitate", "17.6.1.II")


def agitating_places(g: Game, me: CouncilPieces, card: int) -> list[int]:
    """17.6.1.II Return the clearings with an assembly for which a card can be spent; never a
    bird."""
    return [
        place
        for place in me.assemblies(g)
        if not g.is_bird(card) and paying(g, me.seat, [card], g.suits[place])
    ]


def actions_with(g: Game, me: CouncilPieces, card: int) -> list[Action]:
    """17.6.1 Return the actions that a returned card allows."""
    options: list[Action] = []
    if banishing_places(g, me, card):
        options.append(BanishBy(card))
    if agitating_places(g, me, card):
        options.append(AgitateBy(card))
    if g.is_bird(card) and me.assemblies(g):
        options.append(EmpowerBy(card))
    return options


@dataclass
class Convene(Frame):
    """17.6.1 Return the revealed cards to the hand one by one."""

    seat: int

    def applies(self, g: Game) -> bool:
        return len(council(g, self.seat).board(g).revealed) > 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def revealed(self, g: Game) -> list[int]:
        """17.6.1 Return the different cards that are still to return."""
        return sorted(set(council(g, self.seat).board(g).revealed))

    def offer(self, g: Game) -> None:
        """17.6.1, 1.4.2 Offer the actions; ask nothing where no card allows one: all cards are
        open."""
        me = council(g, self.seat)
        options: list[Action] = []
        for card in self.revealed(g):
            options += actions_with(g, me, card)
        if options:
            options += [TakeInHand(card) for card in self.revealed(g)]
            g.ask(self.seat, _CONVENE, [*options, *between_actions(g, self.seat), PASS])

    def act(self, g: Game) -> None:
        """17.6.1 Take a card back and take its action; passing takes the rest back without
        actions."""
        answer = g.answer
        if isinstance(answer, (BanishBy, AgitateBy, EmpowerBy, TakeInHand)):
            g.back_to("offer")
            return_revealed(g, self.seat, answer.card, answer.law)
            self._begin(g, answer)
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            asked = len(self.revealed(g)) > 0
            return_all(g, self.seat, "17.6.1")
            if asked:
                finish_after_offers(g)

    def _begin(self, g: Game, answer: WithCard) -> None:
        if isinstance(answer, BanishBy):
            g.push(Banish(self.seat, answer.card))
        elif isinstance(answer, AgitateBy):
            g.push(Agitate(self.seat, answer.card))
        elif isinstance(answer, EmpowerBy):
            g.push(Empower(self.seat))

    def verb_list(self) -> list[type[Action]]:
        """17.6.1 Return the actions in the order of the board."""
        return [BanishBy, AgitateBy, EmpowerBy]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """17.6.1 Return in short why an action cannot be taken now."""
        bird = any(g.is_bird(card) for card in self.revealed(g))
        other = any(not g.is_bird(card) for card in self.revealed(g))
        fits = bird if verb is EmpowerBy else other
        return (verb.law, "nowhere" if fits else "no_card")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.6.1 Return why a card does not allow an action."""
        if not isinstance(action, (BanishBy, AgitateBy, EmpowerBy, TakeInHand)):
            return None
        card = f"card:{CARDS.text(action.card)}"
        if action.card not in council(g, self.seat).board(g).revealed:
            return ("17.6.1", because("why-not_revealed", {"card": card}))
        if isinstance(action, EmpowerBy) and not g.is_bird(action.card):
            return ("17.6.1.III", because("why-empower_needs_bird"))
        if isinstance(action, (BanishBy, AgitateBy)) and g.is_bird(action.card):
            return (action.law, because("why-birds_empower"))
        if isinstance(action, BanishBy):
            return (action.law, because("why-nobody_to_banish", {"card": card}))
        return (action.law, because("why-no_matching_assembly", {"card": card}))


@dataclass
class Agitate(Frame):
    """17.6.1.II Spend the card: gain a Loyalist, and flip an assembly to Governing."""

    seat: int
    card: int
    """The card that has just returned to the hand, face up."""

    def hand_cards(self) -> list[tuple[int, int]]:
        return [(self.seat, self.card)]

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.agitate)

    def choose(self, g: Game) -> None:
        """17.6.1.II Ask for an assembly that the card can be spent for."""
        places = agitating_places(g, council(g, self.seat), self.card)
        g.settle(self.seat, _AGITATE, [AgitateIn(place) for place in places])

    def agitate(self, g: Game) -> None:
        """17.6.1.II Gain the Loyalist and open the assembly, no matter who rules there."""
        me, place = council(g, self.seat), g.chose(AgitateIn).place
        spend_for(g, self.seat, self.card, g.suits[place])
        gain_loyalists(g, me, me.agitated, "17.6.1.II")
        if me.may_open(g, place):
            flip(g, me.closed, place)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.6.1.II Return why a clearing is not offered."""
        if isinstance(action, AgitateIn):
            name = f"place:{PLACE.text(action.place)}"
            if action.place not in g.clearings or not council(g, self.seat).has_assembly(
                g, action.place
            ):
                return ("17.6.1.II", because("why-no_assembly_in", {"place": name}))
            card = f"card:{CARDS.text(self.card)}"
            return ("17.6.1.II", because("why-does_not_match", {"card": card, "place": name}))
        return None


answers(_CONVENE, BanishBy, AgitateBy, EmpowerBy, TakeInHand)
answers(_AGITATE, AgitateIn)
verbs(BanishBy, AgitateBy, EmpowerBy, TakeInHand, AgitateIn)
frames(Convene, Agitate)
