"""Spring Uprising: a die decides where rebels are placed or strike; attacking costs a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import CHANCE, NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.hirelings.spring_uprising.tribute import Tribute, is_paid
from undergrowth.law.battle.battlefield import decider
from undergrowth.law.cards.suits import has_payer
from undergrowth.law.hirelings.deeds import PostIn, enemy_pieces_for
from undergrowth.law.hirelings.using import AT_BIRDSONG, Employed
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.removing.removal import may_remove, remove_as_all
from undergrowth.table.answers import AtPlace, OfSuit
from undergrowth.table.book import book, hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import SUITS
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers

_DIE: Final = Prompt("uprising.die", "H.2")
_WHERE: Final = Prompt("uprising.where", "H.2.3")


class UprisingDie(OfSuit):
    """`uprising die fox`: the result of the uprising die."""

    verb: ClassVar[str] = "uprising die"


class OverthrowIn(AtPlace):
    """`overthrow in 5`: remove a rebel and every enemy piece there."""

    verb: ClassVar[str] = "overthrow in"


class SpringUprising(Employed):
    """The Spring Uprising, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.rolls: Final = page.number("rolls")
        self.die: Final = [SUITS.parse(suit) for suit in page.texts("die")]

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places a warrior for each roll; two may share a clearing."""
        return [Uprising(seat, self.index, self.rolls)]

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that places one, with none on the map."""
        return [] if self.stands(g) else [Uprising(seat, self.index, 1)]

    # ---- attacking them

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """H.2.2 Whether a defender can be attacked: the Uprising only with a card matching the
        clearing.

        For a forced attacker (1.5.5) only the number of its cards counts: their suits are secret.
        """
        if defender != self.index or is_paid(g, attacker, defender):
            return does
        payer = decider(g, attacker)
        if payer == g.turn:
            return does and has_payer(g, payer, g.suits[place])
        return does and payer != NOBODY and len(g.hands[payer]) > 0

    def hides_defending(self, g: Game, attacker: int, place: int) -> bool:
        """H.2.2 Whether hidden cards decide if the Uprising can be attacked in a clearing."""
        payer = decider(g, attacker)
        return (
            payer == g.turn
            and g.has_pieces(self.index, place)
            and is_enemy(g, attacker, self.index)
            and len(g.hands[payer]) > 0
            and not hand_is_open(g, payer)
        )

    def costs_of_battle(self, g: Game, b: Fight) -> list[Frame]:
        """H.2.2 Return the frame that discards the card first."""
        if b.defender != self.index:
            return []
        return [Tribute(decider(g, b.attacker), b.place)]

    # ---- at the start of Birdsong

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def is_compelled(self, g: Game, seat: int) -> bool:
        return True

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None

    def begin(self, g: Game, seat: int) -> None:
        g.push(Uprising(seat, self.index, 1, strikes=True))

    def landings(self, g: Game, seat: int, suit: int) -> list[int]:
        """G.20 Return the clearings of a suit where a rebel can be placed."""
        return [
            place
            for place in g.clearings
            if g.suits[place] >> suit & 1 and may_place_kind(g, self.warrior, place, seat)
        ]

    def overthrows(self, g: Game, suit: int) -> list[int]:
        """H.2.3 Return the clearings of a suit with a rebel that can be removed."""
        return [
            place
            for place in g.clearings
            if g.suits[place] >> suit & 1
            and g.count(self.warrior, place) > 0
            and may_remove(g, self.warrior, place, self.index)
        ]


@dataclass
class Uprising(Frame):
    """H.2.1, H.2.3, A.6.3 Roll the die, then place a warrior, or let one strike."""

    seat: int
    owner: int
    rolls: int
    strikes: bool = False
    """Whether a rebel may be removed, and every enemy piece with it."""
    suit: int = NOBODY
    """Result of the die, while a clearing is chosen."""

    def script(self) -> tuple[Step, ...]:
        return (self.roll, self.read, self.choose, self.act)

    def roll(self, g: Game) -> None:
        """H.2 Roll the die: every suit is equally likely."""
        g.ask(CHANCE, _DIE, [UprisingDie(suit) for suit in uprising(g, self.owner).die])

    def read(self, g: Game) -> None:
        self.suit = g.chose(UprisingDie).suit
        if g.log is not None:
            g.note("uprising_rolled", "H.2", self.seat, {"suit": SUITS.text(self.suit)})

    def choose(self, g: Game) -> None:
        """H.2.3 Ask for a clearing matching the result."""
        me = uprising(g, self.owner)
        options: list[Action] = [PostIn(place) for place in me.landings(g, self.seat, self.suit)]
        if self.strikes:
            options += [OverthrowIn(place) for place in me.overthrows(g, self.suit)]
        if options:
            g.settle(self.seat, _WHERE, options)

    def act(self, g: Game) -> None:
        me = uprising(g, self.owner)
        answer = g.answer
        if self.rolls > 1:
            self.rolls -= 1
            g.back_to("roll")
        if isinstance(answer, PostIn):
            put(g, me.warrior, answer.place, 1, self.seat)
        elif isinstance(answer, OverthrowIn):
            self._overthrow(g, me, answer.place)

    def _overthrow(self, g: Game, me: SpringUprising, place: int) -> None:
        """H.2.3, H.3.6 Remove a rebel and every enemy piece, all at once; no player scores."""
        r = enemy_pieces_for(g, self.seat, me, place)
        r.kinds.append(me.warrior)
        r.places.append(place)
        r.counts.append(1)
        r.removers.append(NOBODY)
        remove_as_all(g, r, [place], "H.2.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.3 Return why a clearing is not offered."""
        if isinstance(action, PostIn):
            return ("H.2", because("why-no_rebel_comes_there"))
        if isinstance(action, OverthrowIn):
            return ("H.2.3", because("why-no_rebel_rises_there"))
        return None


def uprising(g: Game, owner: int) -> SpringUprising:
    """Return the Spring Uprising, by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, SpringUprising)
    return found


answers(_WHERE, PostIn, OverthrowIn)
verbs(UprisingDie, OverthrowIn)
frames(Uprising)
