"""Mark of Death: for a matching card a warrior falls, or a Vagabond damages an item."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.factions.knaves_of_the_deepwood.captains import CAPTAINS
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.cards.suits import has_payer, payers, spend_for
from undergrowth.law.hirelings.using import AT_BIRDSONG, Employed, employed
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.table.answers import PieceAt, WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import PAWN, WARRIOR, Kind
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers, not_in_hand

_WHOM: Final = Prompt("death_mark.whom", "TMOD.4.1")
_CARD: Final = Prompt("death_mark.card", "TMOD.4.1")
_SPARED: Final = [PIECES.parse(name) for name in CAPTAINS.names()]
"""TMOD.4.1 Pieces that it cannot target, though they may be removed otherwise."""
_ENEMY: Final = 30
_OWN: Final = -200
"""Value for a computer player of marking somebody, in hundredths of a point."""


class Sentence(PieceAt):
    """`sentence 5 eyrie_dynasties warrior`: who is marked."""

    verb: ClassVar[str] = "sentence"


class SentenceWith(WithCard):
    """`sentence with cobbler`: the card that is spent for it."""

    verb: ClassVar[str] = "sentence with"


class MarkOfDeath(Employed):
    """The demoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.times: Final = page.number("times")
        self.damaged: Final = page.number("damaged")

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def prevented(self, g: Game, seat: int) -> Reason | None:
        """1.2.1 Whether a card matches is a secret of the hand."""
        if g.hands[seat] and self.targets(g):
            return None
        return super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        g.push(MarkForDeath(seat, self.index, self.times))

    def targets(self, g: Game) -> list[tuple[int, int]]:
        """TMOD.4.1 Return (place, kind) of those that can be marked: all warriors, Vagabonds."""
        return [
            (place, kind)
            for place in g.clearings
            for kind in range(len(g.box.kinds))
            if g.count(kind, place) > 0 and self.strikes(g, kind, place)
        ]

    def strikes(self, g: Game, kind: int, place: int) -> bool:
        """TMOD.4.1 Captains are spared; of pawns those whose items can be damaged are not."""
        k = g.box.kinds[kind]
        if k.sort == WARRIOR:
            return k.piece not in _SPARED and may_remove(g, kind, place, self.index)
        return k.sort == PAWN and bool(book(g).owner(k.owner).damage_items(g, self.damaged))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Enemies rather than its own."""
        if not isinstance(action, Sentence):
            return super().appeal(g, seat, action)
        kind = g.box.kind_at[g.box.owner_of(action.faction)][action.piece]
        return _ENEMY if is_enemy_piece(g, seat, kind) else _OWN


@dataclass
class MarkForDeath(Frame):
    """TMOD.4.1 A card for a warrior, or for a damaged item; then perhaps once more."""

    seat: int
    owner: int
    left: int
    place: int = NOWHERE
    kind: int = -1
    """Kind of the marked piece, until the card is spent."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.aim, self.choose_card, self.strike)

    def marks(self, g: Game) -> list[Action]:
        """2.1.1 Of those in clearings for which there is a card."""
        return [
            Sentence(place, g.box.owner_numbers[g.box.kinds[kind].owner], g.box.kinds[kind].piece)
            for place, kind in mark_of_death(g, self.owner).targets(g)
            if has_payer(g, self.seat, g.suits[place])
        ]

    def choose(self, g: Game) -> None:
        """1.2.1 Asked of every hand, where there is anybody: what it holds is a secret."""
        if self.left > 0 and g.hands[self.seat] and mark_of_death(g, self.owner).targets(g):
            ask_hand(g, self.seat, _WHOM, [*self.marks(g), PASS])

    def aim(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Sentence):
            self.place = answer.place
            self.kind = g.box.kind_at[g.box.owner_of(answer.faction)][answer.piece]
        else:
            g.finish()

    def choose_card(self, g: Game) -> None:
        """TMOD.4.1 One that matches the clearing."""
        cards = payers(g, self.seat, g.suits[self.place])
        g.ask(self.seat, _CARD, [SentenceWith(card) for card in cards])

    def strike(self, g: Game) -> None:
        """TMOD.4.1, H.3.6 The hireling removes: nobody turns Hostile by it, and nobody scores."""
        spend_for(g, self.seat, g.chose(SentenceWith).card, g.suits[self.place])
        me, kind, place = mark_of_death(g, self.owner), self.kind, self.place
        self.left -= 1
        self.place, self.kind = NOWHERE, -1
        g.back_to("choose")
        if g.box.kinds[kind].sort == WARRIOR:
            remove(g, removal(g, me.index, kind, place))
        else:
            g.push_all(book(g).owner(g.box.kinds[kind].owner).damage_items(g, me.damaged))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """TMOD.4.1 Return why somebody cannot be marked, or a card cannot be spent."""
        if isinstance(action, Sentence):
            return ("TMOD.4.1", because("revelry:why-no_mark_of_death"))
        if isinstance(action, SentenceWith):
            card, place = CARDS.text(action.card), PLACE.text(self.place)
            told: dict[str, Arg] = {"card": f"card:{card}", "place": f"place:{place}"}
            return not_in_hand(g, self.seat, action.card, "TMOD.4.1") or (
                "TMOD.4.1",
                because("revelry:why-card_for_elsewhere", told),
            )
        return None


def mark_of_death(g: Game, owner: int) -> MarkOfDeath:
    """The Mark of Death, by its number among the owners."""
    found = employed(g, owner)
    assert isinstance(found, MarkOfDeath)
    return found


answers(_WHOM, Sentence)
answers(_CARD, SentenceWith)
verbs(Sentence, SentenceWith)
frames(MarkForDeath)
