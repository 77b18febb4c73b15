"""15.6 The Keepers' Evening: live off the land, gather the Retinue, draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.keepers_in_iron.pieces import COLUMNS, RETAINER, KeeperPieces, keepers
from undergrowth.factions.keepers_in_iron.retinue import gather, shift_card
from undergrowth.law.removing.removal import may_remove, remove
from undergrowth.law.turn.turn import DrawAndDiscard, finish_after_offers
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import OneOfEach
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.records import Removed
from undergrowth.table.refusals import not_in_hand


class Gather(Action):
    """`gather cobbler move`: a card and the column it is added to."""

    verb: ClassVar[str] = "gather"
    law: ClassVar[str] = "15.6.2"
    domains: ClassVar[tuple[Domain, ...]] = (CARDS, COLUMNS)

    def __init__(self, card: int, column: int) -> None:
        self.card: Final = card
        self.column: Final = column

    def args(self) -> tuple[int, ...]:
        return (self.card, self.column)


class ShiftCard(Action):
    """`shift cobbler move delve`: a card of the Retinue, its column and the new one."""

    verb: ClassVar[str] = "shift"
    law: ClassVar[str] = "15.6.2"
    domains: ClassVar[tuple[Domain, ...]] = (CARDS, COLUMNS, COLUMNS)

    def __init__(self, card: int, origin: int, column: int) -> None:
        self.card: Final = card
        self.origin: Final = origin
        self.column: Final = column

    def args(self) -> tuple[int, ...]:
        return (self.card, self.origin, self.column)


class ShiftRetainer(Action):
    """`shift retainer move delve`: a Faithful Retainer, its column and the new one."""

    verb: ClassVar[str] = "shift retainer"
    law: ClassVar[str] = "15.6.2"
    domains: ClassVar[tuple[Domain, ...]] = (COLUMNS, COLUMNS)

    def __init__(self, origin: int, column: int) -> None:
        self.origin: Final = origin
        self.column: Final = column

    def args(self) -> tuple[int, ...]:
        return (self.origin, self.column)


def _gather(number: int) -> Gather:
    """Return the card and column that one number encodes."""
    return Gather(number // len(COLUMNS), number % len(COLUMNS))


_GATHER: Final = OneOfEach(_gather)
_FIRST: Final = Prompt("keepers.gather", "15.6.2")
_MORE: Final = Prompt("keepers.gather_more", "15.6.2")


@dataclass
class LiveOffTheLand(Frame):
    """15.6.1 Remove a warrior from each clearing with many."""

    seat: int

    def applies(self, g: Game) -> bool:
        return len(hungry(g, keepers(g, self.seat))) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.leave,)

    def leave(self, g: Game) -> None:
        """15.6.1, 1.5.4 Remove all of them at once."""
        me = keepers(g, self.seat)
        r = Removed(self.seat, False, [], [], [], [])
        for place in hungry(g, me):
            r.kinds.append(me.warrior)
            r.places.append(place)
            r.counts.append(me.starved)
            r.removers.append(self.seat)
        remove(g, r)


def hungry(g: Game, me: KeeperPieces) -> list[int]:
    """15.6.1 Return the clearings with so many warriors that one has to be removed."""
    return [
        place
        for place in g.clearings
        if g.warriors_at(me.seat, place) >= me.hungry and may_remove(g, me.warrior, place, me.seat)
    ]


@dataclass
class GatherRetinue(Frame):
    """15.6.2 Add cards to the Retinue, or shift one card to another column."""

    seat: int
    added: int = 0

    def applies(self, g: Game) -> bool:
        """15.6.2 Whether a card could be added or shifted, by counts that all players see."""
        return self.room(g) > 0 or keepers(g, self.seat).board(g).size() > 0

    def room(self, g: Game) -> int:
        """15.6.2 Return the number of cards that can be added."""
        me = keepers(g, self.seat)
        return min(len(g.hands[self.seat]), me.most_cards - me.board(g).size())

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.tuck)

    def choose(self, g: Game) -> None:
        """15.6.2 Ask for a card and its column; or, before the first, for a card of the Retinue to
        shift."""
        options: list[Action] = []
        if self.room(g) > 0:
            for card in g.hand_kinds(self.seat):
                for column in range(len(COLUMNS)):
                    options.append(_GATHER.of(card * len(COLUMNS) + column))
        if self.added == 0:
            options += shifts(g, keepers(g, self.seat))
        if not options:
            g.finish()
        elif self.added > 0:  # 1.4.2 adding any number of cards is one action
            g.ask(self.seat, _MORE, [*options, PASS])
        else:
            g.ask(self.seat, _FIRST, [*options, *between_actions(g, self.seat), PASS])

    def tuck(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Gather):
            gather(g, self.seat, answer.card, answer.column)
            self.added += 1
            g.back_to("choose")
        elif isinstance(answer, ShiftCard):
            shift_card(g, self.seat, answer.card, answer.origin, answer.column)
        elif isinstance(answer, ShiftRetainer):
            shift_card(g, self.seat, RETAINER, answer.origin, answer.column)
        elif use_offer(g, self.seat, answer):
            g.back_to("choose")
        elif self.added == 0:
            finish_after_offers(g)

    def verb_list(self) -> list[type[Action]]:
        """15.6.2 Return the actions of this step."""
        return [Gather, ShiftCard, ShiftRetainer]

    def allowances(self, g: Game) -> list[Allowance]:
        """15.6.2 Return the number of cards in the Retinue, and its limit."""
        me = keepers(g, self.seat)
        return [Allowance("retinue_size", "15.6.2", me.board(g).size(), me.most_cards)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.6.2 Return why a card is not added or shifted."""
        me = keepers(g, self.seat)
        if isinstance(action, Gather):
            missing = not_in_hand(g, self.seat, action.card, "15.6.2")
            return missing or ("15.6.2", because("why-retinue_full", {"most": me.most_cards}))
        if isinstance(action, (ShiftCard, ShiftRetainer)):
            if self.added > 0:
                return ("15.6.2", because("why-gather_or_shift"))
            if action.origin == action.column:
                return ("15.6.2", because("why-different_column"))
            column = f"retinue:{COLUMNS.text(action.origin)}"
            return ("15.6.2", because("why-not_in_column", {"retinue": column}))
        return None


def shifts(g: Game, me: KeeperPieces) -> list[Action]:
    """15.6.2 Return each card of the Retinue with each other column."""
    board = me.board(g)
    found: list[Action] = []
    for origin in range(len(COLUMNS)):
        others = [column for column in range(len(COLUMNS)) if column != origin]
        last = RETAINER
        for card in board.retinue[origin]:
            if card != last:
                found += [ShiftCard(card, origin, column) for column in others]
            last = card
        if board.retainers[origin] > 0:
            found += [ShiftRetainer(origin, column) for column in others]
    return found


@dataclass
class KeeperDraw(Frame):
    """15.6.3 Draw, then discard."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw,)

    def draw(self, g: Game) -> None:
        """15.6.3 Draw a card, and more for waystations on the map; then discard."""
        g.push(DrawAndDiscard(self.seat, keepers(g, self.seat).to_draw(g)))


verbs(Gather, ShiftCard, ShiftRetainer)
frames(LiveOffTheLand, GatherRetinue, KeeperDraw)
