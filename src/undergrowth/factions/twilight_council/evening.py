"""17.5, 17.6.2 to 17.6.5 Sleep, and the rest of the Council's Evening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.pieces import CouncilPieces, council
from undergrowth.law.cards.draw import Draw
from undergrowth.law.crafting.craft import Craft, CraftCard, crafts
from undergrowth.law.crafting.craftable import why_craft_is_off, why_not_craft
from undergrowth.law.pieces.atoms import flip
from undergrowth.law.pieces.enemies import is_enemy, is_enemy_piece
from undergrowth.law.pieces.rule import ruler, rules
from undergrowth.law.pieces.suited import has_more_than_warriors
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.victory.score import score
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class AdjournIn(AtPlace):
    """`adjourn in 5`: return the assembly there to its track (17.6.3)."""

    verb: ClassVar[str] = "adjourn in"
    law: ClassVar[str] = "17.6.3"


_INSPIRE: Final = Prompt("council.inspire", "17.6.2")
_ADJOURN: Final = Prompt("council.adjourn", "17.6.3")


def overslept(g: Game, me: CouncilPieces) -> list[int]:
    """17.5.1 Return the Governing assemblies that enemies rule."""
    found: list[int] = []
    for place in g.clearings:
        if me.governs(g, place) and me.may_close(g, place):
            owner = ruler(g, place)
            if owner != NOBODY and is_enemy(g, owner, me.seat):
                found.append(place)
    return found


@dataclass
class Sleep(Frame):
    """17.5.1 Close the assemblies that enemies rule."""

    seat: int

    def applies(self, g: Game) -> bool:
        return len(overslept(g, council(g, self.seat))) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.close,)

    def close(self, g: Game) -> None:
        """17.5.1 Close all of them."""
        me = council(g, self.seat)
        for place in overslept(g, me):
            flip(g, me.governing, place)


@dataclass
class Inspire(Frame):
    """17.6.2 Craft; or draw, if nothing was crafted."""

    seat: int
    crafted: bool = False

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.craft, self.draw)

    def offer(self, g: Game) -> None:
        """4.1 Ask any hand that is not empty: the cards it could craft are secret (1.2.1)."""
        if g.hands[self.seat]:
            more = between_actions(g, self.seat)
            g.ask(self.seat, _INSPIRE, [*crafts(g, self.seat), *more, PASS])

    def craft(self, g: Game) -> None:
        """4.1, 1.4.2 Craft a card or use an effect, then offer again."""
        answer = g.answer
        if isinstance(answer, Craft):
            self.crafted = True
            g.back_to("offer")
            g.push(CraftCard(self.seat, answer.card))
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")

    def draw(self, g: Game) -> None:
        """17.6.2 Draw a card for each icon that assemblies have uncovered."""
        cards = 0 if self.crafted else to_inspire(g, council(g, self.seat))
        if cards > 0:
            g.push(Draw(self.seat, cards))
        elif g.hands[self.seat]:
            finish_after_offers(g)

    def verb_list(self) -> list[type[Action]]:
        return [Craft]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        return why_craft_is_off(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.1 Return why a card cannot be crafted."""
        return why_not_craft(g, self.seat, action.card) if isinstance(action, Craft) else None


def to_inspire(g: Game, me: CouncilPieces) -> int:
    """17.6.2 Return the number of card icons uncovered on the track."""
    return me.draws[me.convened(g)]


def adjournable(g: Game, me: CouncilPieces) -> list[int]:
    """17.6.3 Return the clearings of assemblies that the Council can remove."""
    return [
        place
        for place in me.assemblies(g)
        if may_remove(g, me.assembly_at(g, place), place, me.seat)
    ]


def openable(g: Game, me: CouncilPieces) -> list[int]:
    """17.6.3 Return the clearings that the Council rules with a Closed assembly."""
    return [p for p in g.places_of(me.closed) if me.may_open(g, p) and rules(g, me.seat, p)]


@dataclass
class Adjourn(Frame):
    """17.6.3 Remove assemblies, then open those the Council rules."""

    seat: int

    def applies(self, g: Game) -> bool:
        return len(council(g, self.seat).assemblies(g)) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.disperse, self.govern)

    def offer(self, g: Game) -> None:
        """17.6.3 Offer any assembly to remove, one after another."""
        places = adjournable(g, council(g, self.seat))
        if places:
            g.ask(self.seat, _ADJOURN, [*(AdjournIn(place) for place in places), PASS])

    def disperse(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, AdjournIn):
            kind = council(g, self.seat).assembly_at(g, answer.place)
            g.back_to("offer")
            remove(g, removal(g, self.seat, kind, answer.place))

    def govern(self, g: Game) -> None:
        """17.6.3 Flip all Closed assemblies that the Council rules to Governing."""
        me = council(g, self.seat)
        for place in openable(g, me):
            flip(g, me.closed, place)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.6.3 Return why no assembly is removed from a clearing."""
        if isinstance(action, AdjournIn):
            name = f"place:{PLACE.text(action.place)}"
            return ("17.6.3", because("why-no_assembly_in", {"place": name}))
        return None


def overseen(g: Game, me: CouncilPieces) -> list[int]:
    """17.6.4 Return the Governing assemblies with enemy buildings or tokens beside them."""
    return [place for place in g.places_of(me.governing) if has_charge(g, me, place)]


def has_charge(g: Game, me: CouncilPieces, place: int) -> bool:
    """17.6.4 Whether a clearing holds any enemy building or token."""
    for owner in book(g).owners:
        for kind in owner.kinds if has_more_than_warriors(g, owner.index, place) else []:
            if (
                g.box.kinds[kind].sort in (BUILDING, TOKEN)
                and g.pieces[kind * g.places + place] > 0
                and is_enemy_piece(g, me.seat, kind)
            ):
                return True
    return False


@dataclass
class Oversee(Frame):
    """17.6.4 Score Governing assemblies at enemy buildings and tokens."""

    seat: int

    def applies(self, g: Game) -> bool:
        return len(overseen(g, council(g, self.seat))) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.score_assemblies,)

    def score_assemblies(self, g: Game) -> None:
        """17.6.4 Score by the number of such assemblies; each further one adds less."""
        me = council(g, self.seat)
        score(g, self.seat, me.points[len(overseen(g, me))], "17.6.4")


answers(_ADJOURN, AdjournIn)
verbs(AdjournIn)
frames(Sleep, Inspire, Adjourn, Oversee)
