"""10.4.3 Conspiracies: spending acolytes in clearings of the Outcast suit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lizard_cult.crusade import Crusade
from undergrowth.factions.lizard_cult.pieces import CultPieces, cult
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.removing.removal import replace, replaceable, why_not_replace
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, hides_between, use_offer
from undergrowth.table.answers import PieceAt
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, WARRIOR
from undergrowth.table.places import PLACE
from undergrowth.twins.acolytes import spend_acolytes


class CrusadeBattle(Action):
    """`crusade battle`: battle in an Outcast clearing (10.4.3.I)."""

    verb: ClassVar[str] = "crusade battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "10.4.3.I"


class CrusadeMove(Action):
    """`crusade move`: move from an Outcast clearing, and battle at the end of the move
    (10.4.3.I)."""

    verb: ClassVar[str] = "crusade move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "10.4.3.I"


class Convert(PieceAt):
    """`convert 5 eyrie_dynasties warrior`: replace an enemy warrior with a Cult warrior
    (10.4.3.II)."""

    verb: ClassVar[str] = "convert"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "10.4.3.II"


class Sanctify(PieceAt):
    """`sanctify 5 eyrie_dynasties roost`: replace an enemy building with a garden (10.4.3.III)."""

    verb: ClassVar[str] = "sanctify"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "10.4.3.III"


_CONSPIRE: Final = Prompt("cult.conspiracies", "10.4.3")
_BATTLE: Final = CrusadeBattle()
_MOVE: Final = CrusadeMove()


def price(g: Game, me: CultPieces, verb: type[Action]) -> int:
    """10.4.3 Return the acolytes that a conspiracy costs: one fewer while the Outcast is Hated."""
    if verb is Sanctify:
        cost = me.sanctify
    elif verb is Convert:
        cost = me.convert
    else:
        cost = me.crusade
    return cost - me.discount if me.board(g).hated else cost


def conspiracies(g: Game, me: CultPieces) -> list[Action]:
    """10.4.3 Return the conspiracies that can be paid for and performed now."""
    acolytes = me.board(g).acolytes
    suits = me.outcast_suits(g)
    options: list[Action] = []
    if suits == 0 or acolytes == 0:
        return options
    if acolytes >= price(g, me, CrusadeBattle):
        if me.may_battle(g, suits):
            options.append(_BATTLE)
        if me.may_move(g, suits):
            options.append(_MOVE)
    cost = price(g, me, Convert)
    if acolytes >= cost:
        for place, kind in replaceable(g, me.seat, WARRIOR, suits, me.warrior, cost):
            k = g.box.kinds[kind]
            options.append(Convert(place, g.box.owner_numbers[k.owner], k.piece))
    if acolytes >= price(g, me, Sanctify):
        garden = me.gardens.of_suit(me.board(g).outcast)
        for place, kind in replaceable(g, me.seat, BUILDING, suits, garden):
            k = g.box.kinds[kind]
            options.append(Sanctify(place, g.box.owner_numbers[k.owner], k.piece))
    return options


@dataclass
class PerformConspiracies(Frame):
    """10.4.3 Perform any number of conspiracies, in any order."""

    seat: int
    performed: bool = False

    def is_free(self) -> bool:
        return True

    def applies(self, g: Game) -> bool:
        return cult(g, self.seat).board(g).acolytes > 0

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.conspire)

    def offer(self, g: Game) -> None:
        """10.4.3, 1.4.2 Offer the conspiracies that acolytes pay for, and effects between them."""
        options = conspiracies(g, cult(g, self.seat))
        between = self.performed  # before the first, a window has just offered effects
        if options or between:
            options += between_actions(g, self.seat)
        if options or (between and hides_between(g, self.seat)):
            options.append(PASS)
            g.ask(self.seat, _CONSPIRE, options)

    def conspire(self, g: Game) -> None:
        """10.4.3 Pay for a conspiracy and perform it, then offer again."""
        answer = g.answer
        if self._perform(g, answer):
            self.performed = True
            g.back_to("offer")
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            finish_after_offers(g)

    def _perform(self, g: Game, answer: Action) -> bool:
        me = cult(g, self.seat)
        if not isinstance(answer, (CrusadeBattle, CrusadeMove, Convert, Sanctify)):
            return False
        spend_acolytes(g, self.seat, me.warrior, price(g, me, type(answer)), "10.4.3")
        if isinstance(answer, CrusadeBattle):
            g.push(me.battle(g, me.outcast_suits(g), False))
        elif isinstance(answer, CrusadeMove):
            g.push(Crusade(self.seat))
        elif isinstance(answer, Convert):
            replace(g, self.seat, _meant(g, answer), answer.place, me.warrior)
        else:
            garden = me.gardens.of_suit(me.board(g).outcast)
            replace(g, self.seat, _meant(g, answer), answer.place, garden)
        return True

    def verb_list(self) -> list[type[Action]]:
        """10.4.3 Return the conspiracies."""
        return [CrusadeBattle, CrusadeMove, Convert, Sanctify]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """10.4.3 Return in short why a conspiracy cannot be performed."""
        me = cult(g, self.seat)
        if me.board(g).acolytes < price(g, me, verb):
            return ("10.4.3", "cannot_pay")
        if verb is Sanctify and g.supply[me.gardens.of_suit(me.board(g).outcast)] == 0:
            return ("G.23", "no_pieces")
        return (verb.law, "nowhere")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """10.4.3 Return why a conspiracy is not offered."""
        if isinstance(action, (CrusadeBattle, CrusadeMove, Convert, Sanctify)):
            return why_no_conspiracy(g, cult(g, self.seat), action)
        return None


def _meant(g: Game, action: PieceAt) -> int:
    """Return the kind of piece an answer names, or -1 if the game has no such kind."""
    owner = g.box.owner_of(action.faction)
    return g.box.kind_at[owner][action.piece] if owner != NOBODY else -1


def why_no_conspiracy(g: Game, me: CultPieces, action: Action) -> Reason:
    """10.4.3 Return why a conspiracy cannot be performed."""
    board = me.board(g)
    cost = price(g, me, type(action))
    if board.acolytes < cost:
        return (
            "10.4.3",
            because("why-acolytes_needed", {"cost": cost, "acolytes": board.acolytes}),
        )
    if isinstance(action, (CrusadeBattle, CrusadeMove)):
        battle = isinstance(action, CrusadeBattle)
        return ("10.4.3.I", because("why-no_crusade_battle" if battle else "why-no_crusade_move"))
    assert isinstance(action, PieceAt)
    return _why_not_replaced(g, me, action)


def _why_not_replaced(g: Game, me: CultPieces, action: PieceAt) -> Reason:
    """10.4.3.II, 10.4.3.III, G.23 Return why a piece cannot be replaced."""
    law = action.law
    place = f"place:{PLACE.text(action.place)}"
    if action.place not in g.clearings or not g.suits[action.place] & me.outcast_suits(g):
        return (law, because("why-not_outcast", {"place": place}))
    kind = _meant(g, action)
    sort = WARRIOR if isinstance(action, Convert) else BUILDING
    if kind < 0 or g.count(kind, action.place) == 0 or g.box.kinds[kind].sort != sort:
        return (law, because("why-no_such_piece", {"place": place}))
    if not is_enemy_piece(g, me.seat, kind):
        return ("G.9", because("why-no_enemy_piece"))
    garden = me.gardens.of_suit(me.board(g).outcast)
    if sort == BUILDING and g.supply[garden] == 0:
        return ("G.23", because("why-no_garden_left"))
    other = garden if sort == BUILDING else me.warrior
    return why_not_replace(g, me.seat, kind, action.place, other) or (
        "G.23",
        because("why-cannot_be_replaced", {"place": place}),
    )


verbs(CrusadeBattle, CrusadeMove, Convert, Sanctify)
frames(PerformConspiracies)
