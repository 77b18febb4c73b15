"""18.5.1 Captain Acts: actions of the Acting Captain in Daylight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.factions.knaves_of_the_deepwood.battles import PLAIN, ActingBattle
from undergrowth.factions.knaves_of_the_deepwood.captains import (
    ASSAULT,
    DASH,
    GIFT,
    HARRIER,
    NAB,
    NO_CAPTAIN,
    REVEL,
    RONIN,
    SCOUNDREL,
    SERVE,
    SKIRMISH,
)
from undergrowth.factions.knaves_of_the_deepwood.favors import (
    Filch,
    Filching,
    Giving,
    Revelling,
    Serving,
    filchable,
    may_revel,
    may_serve,
    why_no_filch,
)
from undergrowth.factions.knaves_of_the_deepwood.moves import CaptainMove, may_lead, ways
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.factions.knaves_of_the_deepwood.stash import PayItem, may_begin, why_no_item
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.crafting.craft import Craft, crafts
from undergrowth.law.crafting.craftable import may_activate, why_not_activate, why_not_craft
from undergrowth.law.moving.move import just_moved
from undergrowth.law.turn.daylight import daylight_options, hides_daylight, use_daylight
from undergrowth.law.turn.lasting import Compound
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers


class LeadMove(Action):
    """`lead move`: move the Acting Captain, and Skunks with it (18.5.1.I)."""

    verb: ClassVar[str] = "lead move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "18.5.1.I"


class LeadBattle(Action):
    """`lead battle`: battle in the Acting Captain's clearing (18.5.1.II)."""

    verb: ClassVar[str] = "lead battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "18.5.1.II"


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemDeed(Action):
    """18.5.1.IV An item action."""

    def number(self) -> int:
        """Return its number in `ITEM_ACTIONS`."""
        raise NotImplementedError


class TakeDash(ItemDeed):
    """`dash`: move without rule (18.5.1.IVa)."""

    verb: ClassVar[str] = "dash"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "18.5.1.IVa"

    def number(self) -> int:
        return DASH


class TakeAssault(ItemDeed):
    """`assault`: a battle in which warriors hit become Prisoners (18.5.1.IVb)."""

    verb: ClassVar[str] = "assault"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "18.5.1.IVb"

    def number(self) -> int:
        return ASSAULT


class TakeSkirmish(ItemDeed):
    """`skirmish`: move out of a forest, then battle (18.5.1.IVc)."""

    verb: ClassVar[str] = "skirmish"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "18.5.1.IVc"

    def number(self) -> int:
        return SKIRMISH


class TakeNab(ItemDeed):
    """`nab`: a battle that the Captain survives (18.5.1.IVd)."""

    verb: ClassVar[str] = "nab"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "18.5.1.IVd"

    def number(self) -> int:
        return NAB


class TakeRevel(ItemDeed):
    """`revel`: place acclaim and Skunks (18.5.1.IVe)."""

    verb: ClassVar[str] = "revel"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "18.5.1.IVe"

    def number(self) -> int:
        return REVEL


class TakeGift(ItemDeed):
    """`gift`: place acclaim and draw cards (18.5.1.IVf)."""

    verb: ClassVar[str] = "gift"
    picture: ClassVar[str] = "card"
    law: ClassVar[str] = "18.5.1.IVf"

    def number(self) -> int:
        return GIFT


class TakeServe(ItemDeed):
    """`serve`: place acclaim, or craft with it (18.5.1.IVg)."""

    verb: ClassVar[str] = "serve"
    picture: ClassVar[str] = "craft"
    law: ClassVar[str] = "18.5.1.IVg"

    def number(self) -> int:
        return SERVE


_ACT: Final = Prompt("knaves.act", "18.5.1")
_DEEDS: Final[list[ItemDeed]] = [
    TakeDash(),
    TakeAssault(),
    TakeSkirmish(),
    TakeNab(),
    TakeRevel(),
    TakeGift(),
    TakeServe(),
]
"""18.5.1.IV In the order of the Law, by number in `ITEM_ACTIONS`."""


def does_something(g: Game, me: KnavePieces, action: int) -> bool:
    """18.5.1.IV Whether an item action has any effect where the Acting Captain is."""
    place = me.place(g)
    if place == NOWHERE:
        return False
    if action == DASH:
        return len(ways(g, me, free=True)) > 0
    if action == SKIRMISH:
        ready = me.is_in_forest(g) or me.acts(g, SCOUNDREL)
        return ready and len(ways(g, me, to_clearing=True)) > 0
    if action == ASSAULT and me.acts(g, RONIN) and may_lead(g, me):
        return True
    if action in (ASSAULT, NAB):
        return may_battle_at(g, me.seat, place)
    if action == REVEL:
        return may_revel(g, me)
    return action == GIFT or may_serve(g, me)


def deeds(g: Game, me: KnavePieces) -> list[Action]:
    """18.5.1 Return the Acting Captain's possible actions, without crafting."""
    found: list[Action] = []
    if may_lead(g, me):
        found.append(LeadMove())
    if may_battle_at(g, me.seat, me.place(g)):
        found.append(LeadBattle())
    for deed in _DEEDS:
        number = deed.number()
        if may_begin(g, me, number) and does_something(g, me, number):
            found.append(deed)
    return found


@dataclass
class CaptainActs(Frame):
    """18.5.1 Take actions in any order with the Acting Captain."""

    seat: int
    taken: int = 0
    filched: bool = False

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def most(self, g: Game) -> int:
        """18.4, 18.5.1 Return the number of actions: fewer if its warrior was just placed, 0 if
        none acts."""
        me = knaves(g, self.seat)
        if me.board(g).acting == NO_CAPTAIN:
            return 0
        return me.actions_if_placed if me.board(g).placed else me.actions

    def left(self, g: Game) -> int:
        """18.5.1 Return how many more actions can be taken."""
        return self.most(g) - self.taken

    def may_filch(self, g: Game) -> bool:
        """18.5.1.III Whether a Filch is possible: once a turn, in a clearing."""
        here = knaves(g, self.seat).clearing(g)
        return self.left(g) > 0 and not self.filched and here != NOWHERE

    def offer(self, g: Game) -> None:
        """18.5.1 Offer the actions; ask any hand that might craft: its cards are secret."""
        me = knaves(g, self.seat)
        options = daylight_options(g, self.seat, False)
        hidden = hides_daylight(g, self.seat)
        if self.left(g) > 0:
            options += deeds(g, me)
        if self.may_filch(g):
            options += [*filch_crafts(g, me), *filchable(g, me)]
            hidden = hidden or len(g.hands[self.seat]) > 0
        if options or hidden:
            g.ask(self.seat, _ACT, [*options, PASS])

    def act(self, g: Game) -> None:
        """18.5.1 Carry out one choice, then offer again."""
        answer = g.answer
        if self._take(g, answer):
            self.taken += 1
            g.back_to("offer")
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def _take(self, g: Game, answer: Action) -> bool:
        if isinstance(answer, LeadMove):
            g.push(CaptainMove(self.seat))
        elif isinstance(answer, LeadBattle):
            g.push(ActingBattle(self.seat))
        elif isinstance(answer, Craft):
            self.filched = True
            g.push(Filching(self.seat, answer.card, PLAIN, PLAIN))
        elif isinstance(answer, Filch):
            self.filched = True
            owner = g.box.owner_of(answer.faction)
            g.push(Filching(self.seat, NO_CARD, owner, answer.item))
        elif isinstance(answer, ItemDeed):
            g.push(ItemActing(self.seat, answer.number()))
        else:
            return False
        return True

    def verb_list(self) -> list[type[Action]]:
        """18.5.1 Return the actions in the order of the board."""
        return [LeadMove, LeadBattle, Craft, Filch, *[type(deed) for deed in _DEEDS]]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """18.5.1 Return in short why an action cannot be taken now."""
        me = knaves(g, self.seat)
        if self.left(g) <= 0:
            return ("18.5.1", "none_left")
        if me.place(g) == NOWHERE:
            return ("18.5.1", "no_captain")
        if verb in (Craft, Filch):
            if self.filched:
                return ("18.5.1.III", "used")
            return ("18.5.1.III", "in_forest" if me.is_in_forest(g) else "nothing_there")
        for deed in _DEEDS:
            if verb is type(deed) and not may_begin(g, me, deed.number()):
                return ("18.5.1.IV", "no_item")
        return (verb.law, "nowhere")

    def allowances(self, g: Game) -> list[Allowance]:
        return [Allowance("action", "18.5.1", self.taken, self.taken + max(0, self.left(g)))]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """18.5.1 Return why an action cannot be taken now."""
        if not isinstance(action, (LeadMove, LeadBattle, Craft, Filch, ItemDeed)):
            return None
        me = knaves(g, self.seat)
        if self.left(g) <= 0:
            return ("18.5.1", because("why-acting_over"))
        if me.place(g) == NOWHERE:
            return ("18.5.1", because("why-captain_off_map"))
        if isinstance(action, (Craft, Filch)):
            return self._why_no_filch(g, me, action)
        if isinstance(action, ItemDeed) and not may_begin(g, me, action.number()):
            return ("18.5.1.IV", why_no_item(g, me, action.number()))
        return (action.law, because("why-nothing_to_do_there"))

    def _why_no_filch(self, g: Game, me: KnavePieces, action: Craft | Filch) -> Reason:
        if self.filched:
            return ("18.5.1.III", because("why-filched_already"))
        if me.is_in_forest(g):
            return ("18.5.1.III", because("why-captain_in_forest"))
        if isinstance(action, Filch):
            return why_no_filch(g, me, action)
        idle = why_not_activate(g, self.seat, me.clearing(g))
        if idle is not None and action.card in g.hands[self.seat]:
            return idle
        return why_not_craft(g, self.seat, action.card)


def filch_crafts(g: Game, me: KnavePieces) -> list[Action]:
    """18.5.1.III Return the cards that a Filch crafts.

    17.2.3 It activates the Acting Captain, even where an icon from elsewhere (H.2.3) is all that a
    card costs.
    """
    return crafts(g, me.seat) if may_activate(g, me.seat, me.clearing(g)) else []


@dataclass
class ItemActing(Compound):
    """18.5.1.IV Flip items, then take their action."""

    seat: int
    action: int
    moves: int = 0
    """18.5.1.IVa Moves of a Dash so far."""
    ignores: bool = False
    """18.5.1.IVc Whether a Skirmish began in a forest."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.pay,  # 18.5.1.IV
            self.move,  # 18.5.1.IVa, 18.5.1.IVc, K.9.2
            self.go_on,
            self.resolve,
        )

    def pay(self, g: Game) -> None:
        """18.5.1.IV Flip the items that the action costs face down."""
        g.push(PayItem(self.seat, self.action))

    def move(self, g: Game) -> None:
        """18.5.1.IVa Move for a Dash; 18.5.1.IVc before a Skirmish; K.9.2 with the Ronin before an
        Assault."""
        me = knaves(g, self.seat)
        if self.action == DASH:
            g.push(CaptainMove(self.seat, free=True, optional=self.moves > 0))
        elif self.action == SKIRMISH:
            self.ignores = me.is_in_forest(g)
            g.push(CaptainMove(self.seat, to_clearing=True))
        elif self.action == ASSAULT and me.acts(g, RONIN):
            stays = may_battle_at(g, self.seat, me.place(g))
            g.push(CaptainMove(self.seat, optional=stays))

    def go_on(self, g: Game) -> None:
        """18.5.1.IVa, K.8.2 Repeat a Dash while the Captain moved and has moves left."""
        me = knaves(g, self.seat)
        if self.action != DASH:
            return
        self.moves += 1
        most = me.harries if me.acts(g, HARRIER) else me.dashes
        if just_moved(g) is not None and self.moves < most:
            g.back_to("move")

    def resolve(self, g: Game) -> None:
        """18.5.1.IVb-g Push the rest of the action: a battle, a Revel, a Gift or a Serve."""
        if self.action in (ASSAULT, SKIRMISH, NAB):
            g.push(ActingBattle(self.seat, self.action, self.ignores))
        elif self.action == REVEL:
            g.push(Revelling(self.seat))
        elif self.action == GIFT:
            g.push(Giving(self.seat))
        elif self.action == SERVE:
            g.push(Serving(self.seat))

    def allowances(self, g: Game) -> list[Allowance]:
        """18.5.1.IVa Return the moves taken in a Dash, and their limit."""
        if self.action != DASH:
            return []
        me = knaves(g, self.seat)
        return [
            Allowance(
                "move", "18.5.1.IVa", self.moves, me.harries if me.acts(g, HARRIER) else me.dashes
            )
        ]


answers(_ACT, LeadMove, LeadBattle, Craft, Filch, *[type(deed) for deed in _DEEDS])
verbs(LeadMove, LeadBattle, TakeDash, TakeAssault, TakeSkirmish, TakeNab)
verbs(TakeRevel, TakeGift, TakeServe)
frames(CaptainActs, ItemActing)
