"""12.5.3 Sway: reveal cards, each for a clearing of its suit, to gain a minister.

A clearing **backs** a revealed card if it has the card's suit and a Duchy piece; it backs one only.
Suits are masks: bit `s` is set for suit `s`.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.factions.underground_duchy.ministers import OfMinister, name_of
from undergrowth.factions.underground_duchy.pieces import (
    MINISTERS,
    RANKS,
    DuchyPieces,
    Rank,
    duchy,
)
from undergrowth.law.cards.revealed import reveal
from undergrowth.law.cards.suits import pay_for, payers, suit_changer
from undergrowth.law.turn.daylight import daylight_options, hides_daylight, use_daylight
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.hidden.unknown import without
from undergrowth.table.names import CARDS, SUITS
from undergrowth.table.refusals import answers, not_in_hand
from undergrowth.table.sources import Source


class SwayMinister(OfMinister):
    """`sway captain`: the minister to sway (12.5.3.I)."""

    verb: ClassVar[str] = "sway"
    law: ClassVar[str] = "12.5.3"


class RevealCard(WithCard):
    """`reveal cobbler`: one of the cards revealed to sway (12.5.3.II)."""

    verb: ClassVar[str] = "reveal"


EVERY_SUIT: Final = -1
"""2.1.1 Mask of a card that an effect lets count as any suit."""
_SWAY: Final = Prompt("duchy.sway", "12.5.3.I")
_REVEAL: Final = Prompt("duchy.reveal", "12.5.3.II")


# ---- 12.5.3.II cards that can be revealed together


def backing(g: Game, me: DuchyPieces) -> list[int]:
    """12.5.3.II Return the suits of each clearing that backs a card: one with a Duchy piece."""
    return [g.suits[place] for place in g.stands_in(me.seat) if g.suits[place] != 0]


def backed(cards: list[int], clearings: list[int]) -> int:
    """12.5.3.II Return how many cards these clearings can back; both are given by their suits."""
    return _match(cards, clearings, [-1] * len(clearings))


def _match(cards: list[int], clearings: list[int], taken: list[int]) -> int:
    """Return how many cards these clearings can back; set in `taken` which card each one backs."""
    n = 0
    for card in range(len(cards)):
        n += _find(cards, clearings, taken, card, [False] * len(clearings))
    return n


def _find(
    cards: list[int], clearings: list[int], taken: list[int], card: int, tried: list[bool]
) -> bool:
    """Find a clearing for one more card, moving others if need be; return whether there is one.

    `taken` is the card that each clearing backs, which is updated; `tried` are those looked at.
    This is an augmenting path.
    """
    for i, suits in enumerate(clearings):
        if cards[card] & suits and not tried[i]:
            tried[i] = True
            if taken[i] < 0 or _find(cards, clearings, taken, taken[i], tried):
                taken[i] = card
                return True
    return False


def open_suits(g: Game, me: DuchyPieces, shown: list[int]) -> int:
    """12.5.3.II Return the suits, as a mask, of which one more card would be backed."""
    clearings = backing(g, me)
    taken = [-1] * len(clearings)
    if _match(shown, clearings, taken) < len(shown):
        return 0
    suits = 0
    for suit in range(len(SUITS)):
        cards = [*shown, 1 << suit]
        if _find(cards, clearings, taken[:], len(shown), [False] * len(clearings)):
            suits |= 1 << suit
    return suits


def most_backed(
    g: Game, me: DuchyPieces, shown: list[int], cards: list[int], used: Source | None = None
) -> int:
    """12.5.3.II Return how many cards at most can be revealed: those shown, and some of `cards`.

    `shown` are suits, `cards` are cards.  2.1.1 Each effect that lets a card count as any suit does
    so for one of `cards`; `used` is the source of one that is used already.
    """
    masks = [g.box.mask[card] for card in cards]
    for source in book(g).hooks.any_suit:
        if source is used:
            continue
        for i, card in enumerate(cards):
            if masks[i] != EVERY_SUIT and source.any_suit(g, me.seat, card):
                masks[i] = EVERY_SUIT
                break
    return backed(shown + masks, backing(g, me))


# ---- 12.5.3 the step


def within_reach(g: Game, me: DuchyPieces) -> list[int]:
    """12.5.3.I Return the ministers the Duchy might sway, as far as all players can see.

    A crown of their rank is left, and there are enough cards and clearings.
    """
    most = min(len(g.hands[me.seat]), len(backing(g, me)))
    return [
        n
        for n in me.unswayed(g)
        if me.crowns(g, me.ministers[n].rank) > 0 and rank_of(me, n).cards <= most
    ]


def rank_of(me: DuchyPieces, minister: int) -> Rank:
    """12.5.3 Return the rank of a minister."""
    return me.ranks[me.ministers[minister].rank]


@dataclass
class Sway(Frame):
    """12.5.3 Sway one minister; before and after it, offer the effects of Daylight."""

    seat: int
    swayed: bool = False

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.sway)

    def offer(self, g: Game) -> None:
        """12.5.3.I Ask for a minister or an effect of Daylight, if others could expect any.

        That the hand can sway none is secret (1.2.1), so it is then asked with a pass alone.
        """
        me = duchy(g, self.seat)
        options = daylight_options(g, self.seat, False)
        hidden = hides_daylight(g, self.seat)
        if not self.swayed:
            reach = within_reach(g, me)
            hidden = hidden or len(reach) > 0
            most = most_backed(g, me, [], g.hands[self.seat]) if reach else 0
            options += [SwayMinister(n) for n in reach if rank_of(me, n).cards <= most]
        if options or hidden:
            g.ask(self.seat, _SWAY, [*options, PASS])

    def sway(self, g: Game) -> None:
        """12.5.3 Begin to win over the chosen minister, or use the effect, and ask again."""
        answer = g.answer
        if isinstance(answer, SwayMinister):
            self.swayed = True
            g.back_to("offer")
            g.push(WinOver(self.seat, answer.minister))
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def allowances(self, g: Game) -> list[Allowance]:
        """12.5.3 Return the limit of one minister a turn, and whether it is used."""
        return [Allowance("sway", "12.5.3", 1 if self.swayed else 0, 1)]

    def verb_list(self) -> list[type[Action]]:
        return [SwayMinister]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """12.5.3 Return (section, id of a short reason) why no minister can be swayed."""
        if self.swayed:
            return ("12.5.3", "done")
        return ("12.5.3.II", "no_card")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.3 Return why a minister is not offered."""
        if not isinstance(action, SwayMinister):
            return None
        if self.swayed:
            return ("12.5.3", because("why-swayed_this_turn"))
        return _why_not_swayed(g, duchy(g, self.seat), action.minister)


@dataclass
class WinOver(Frame):
    """12.5.3.II, 12.5.3.III Reveal cards one by one; then gain the minister."""

    seat: int
    minister: int
    shown: list[int] = field(default_factory=list)
    """Suits that each revealed card counts as, as masks."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.reveal, self.sway, self.score)

    def due(self, g: Game) -> int:
        """12.5.3.II Return the number of cards to reveal."""
        return rank_of(duchy(g, self.seat), self.minister).cards

    def choose_card(self, g: Game) -> None:
        """12.5.3.II Ask for the next card to reveal; each needs a clearing that backs it alone.

        Cards that would leave too few for the rest of the payment are not offered.
        """
        me = duchy(g, self.seat)
        free = open_suits(g, me, self.shown)
        fitting = payers(g, self.seat, free)
        g.ask(
            self.seat,
            _REVEAL,
            [
                RevealCard(n)
                for n in fitting
                if self._fits_as_own_suit(g, me, n, free) or self._fits_as_any_suit(g, me, n)
            ],
        )

    def _fits_as_own_suit(self, g: Game, me: DuchyPieces, card: int, free: int) -> bool:
        """Whether a card is backed by its own suit and leaves enough cards for the rest.

        `free` are the suits of which one more card would be backed.
        """
        own = g.box.mask[card]
        if own & free == 0:
            return False
        left = without(g.hands[self.seat], [card])
        return most_backed(g, me, [*self.shown, own], left) >= self.due(g)

    def _fits_as_any_suit(self, g: Game, me: DuchyPieces, card: int) -> bool:
        """2.1.1 Whether a card leaves enough cards for the rest if an effect makes it any suit."""
        source = suit_changer(g, self.seat, card)
        if source is None:
            return False
        left = without(g.hands[self.seat], [card])
        return most_backed(g, me, [*self.shown, EVERY_SUIT], left, source) >= self.due(g)

    def reveal(self, g: Game) -> None:
        """12.5.3.II Reveal the chosen card by its own suit if possible, or else by an effect."""
        me = duchy(g, self.seat)
        card = g.chose(RevealCard).card
        counts = g.box.mask[card]
        free = open_suits(g, me, self.shown)
        if not self._fits_as_own_suit(g, me, card, free):
            counts = EVERY_SUIT
            pay_for(g, self.seat, card, free & ~g.box.pays[card])
        reveal(g, self.seat, card, "12.5.3.II")
        self.shown = [*self.shown, counts]
        if len(self.shown) < self.due(g):
            g.back_to("choose_card")

    def sway(self, g: Game) -> None:
        """12.5.3.III Gain the minister: put it above the board, with a crown of its rank."""
        insort(duchy(g, self.seat).board(g).swayed, self.minister)
        if g.log is not None:
            g.note("swayed", "12.5.3.III", self.seat, {"minister": MINISTERS.text(self.minister)})

    def score(self, g: Game) -> None:
        """12.5.3.III Score the points of the space that the crown uncovers."""
        points = rank_of(duchy(g, self.seat), self.minister).points
        score(g, self.seat, points, "12.5.3.III")

    def can_go_on(self, g: Game) -> bool:
        """12.5.3.II Whether the hand has the cards still due; one dealt anew for search may not."""
        me = duchy(g, self.seat)
        return most_backed(g, me, self.shown, g.hands[self.seat]) >= self.due(g)

    def allowances(self, g: Game) -> list[Allowance]:
        """12.5.3.II Return the number of cards revealed, and the number due."""
        return [Allowance("reveal", "12.5.3.II", len(self.shown), self.due(g))]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.3.II Return why a card is not offered."""
        if not isinstance(action, RevealCard):
            return None
        name = f"card:{CARDS.text(action.card)}"
        return not_in_hand(g, self.seat, action.card, "12.5.3.II") or (
            "12.5.3.II",
            because("why-no_clearing_backs", {"card": name}),
        )


def _why_not_swayed(g: Game, me: DuchyPieces, minister: int) -> Reason:
    """12.5.3.I, 12.5.3.II Return why a minister that is not offered cannot be swayed."""
    name = name_of(minister)
    if minister in me.board(g).swayed:
        return ("12.5.3.I", because("why-swayed_already", {"minister": name}))
    rank = me.ministers[minister].rank
    if me.crowns(g, rank) == 0:
        return ("12.5.3.I", because("why-no_crown", {"rank": f"rank:{RANKS.text(rank)}"}))
    fields: dict[str, Arg] = {"minister": name, "count": rank_of(me, minister).cards}
    if len(g.hands[me.seat]) < rank_of(me, minister).cards:
        fields["hand"] = len(g.hands[me.seat])
        return ("12.5.3.II", because("why-too_few_cards", fields))
    return ("12.5.3.II", because("why-too_few_backed", fields))


answers(_REVEAL, RevealCard)
verbs(SwayMinister, RevealCard)
frames(Sway, WinOver)
field_words(WinOver, {"minister": MINISTERS})
