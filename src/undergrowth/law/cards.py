"""2.1 Cards: drawing, discarding, spending; the atoms for hands and piles.

`g.hands` stay sorted; lists inside lists are replaced, never changed, so copies share them.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, Shuffle, verbs
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import Frame, Prompt, Step, frames
from undergrowth.engine.game import Game
from undergrowth.engine.names import CARDS, FROG, Domain, Names
from undergrowth.engine.records import BESIDE_MAP, DISCARD_PILE, NOBODY, POND, POND_BOTTOM
from undergrowth.law.table import weigh
from undergrowth.law.windows import Use, use_offer, why_not_use

_INSTEAD: Final = Prompt("cards.instead", "G.6")
_FIRST: Final = Prompt("cards.first", "16.2.3.I")
PILES: Final = Names("pile")
FROM_DECK: Final = PILES.add("deck")
FROM_POND: Final = PILES.add("pond")


class DrawFrom(Action):
    """`draw from pond`: where the first card drawn comes from."""

    verb: ClassVar[str] = "draw from"
    domains: ClassVar[tuple[Domain, ...]] = (PILES,)

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def args(self) -> tuple[int, ...]:
        return (self.pile,)


_EITHER: Final[list[Action]] = [DrawFrom(FROM_DECK), DrawFrom(FROM_POND)]


def shuffled(cards: list[int], seed: int) -> list[int]:
    """The order into which a seed shuffles cards: sorted first, so only the seed decides."""
    order = sorted(cards)
    seeded(seed).shuffle(order)
    return order


@dataclass
class Draw(Frame):
    """G.6 Draw cards from the shared deck, which is renewed as soon as it is empty (2.1)."""

    seat: int
    count: int

    def copy(self) -> Frame:
        return Draw(self.seat, self.count)

    def script(self) -> tuple[Step, ...]:
        return (
            self.may_decline,
            self.choose_pile,  # 16.2.3.I
            self.draw,
            self.renew,
        )

    def may_decline(self, g: Game) -> None:
        """1.1.1 Some effects may be used instead of drawing."""
        options = instead_of_drawing(g, self.seat, self.count) if self.count > 0 else []
        if options:
            g.ask(self.seat, _INSTEAD, [*options, PASS])

    def choose_pile(self, g: Game) -> None:
        """1.1.1 Whoever does something else draws nothing.

        16.2.3.I The first card may come from the Pond.
        """
        if isinstance(g.answer, Use) and use_offer(g, self.seat, g.answer):
            g.finish()
        else:
            ask_for_pile(g, self.seat, self.count)

    def draw(self, g: Game) -> None:
        """G.6 Take the top cards, as many as there are."""
        if chose_pond(g):
            self.draw_from_pond(g)
        n = min(self.count, len(g.deck))
        if n > 0:
            self.count -= n
            draw_now(g, self.seat, n)
        if not g.deck and may_renew(g):
            g.ask_shuffle()

    def draw_from_pond(self, g: Game) -> None:
        """16.2.3.I Everybody sees the card that comes from the Pond."""
        card = take_from_pond(g, self.seat)
        gain_card(g, self.seat, card)
        for viewer in range(g.seats):
            see_card(g, viewer, self.seat, card)
        self.count -= 1

    def renew(self, g: Game) -> None:
        """2.1 An empty deck is made anew from the discard pile."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            renew_deck(g, answer.seed)
            g.again()

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """G.6 Why an effect cannot be used instead."""
        return why_not_use(g, self.seat, action)


def instead_of_drawing(g: Game, seat: int, count: int) -> list[Action]:
    """G.6, 4.1.3 What a seat may do instead of drawing; cards only from its play area."""
    found: list[Action] = []
    for source in g.tables.hooks.instead_of_drawing:
        found += source.instead_of_drawing(g, seat, count)
    for card in g.play[seat]:
        effect = g.tables.effects[card]
        if effect is not None:
            found += effect.instead_of_drawing(g, seat, count)
    return found


@dataclass
class AddCards(Frame):
    """16.3.4 The cards that a faction brings are shuffled into the deck."""

    def copy(self) -> Frame:
        return AddCards()

    def script(self) -> tuple[Step, ...]:
        return (self.shuffle, self.add)

    def shuffle(self, g: Game) -> None:
        """16.3.4 One shuffle for the deck as it is then."""
        g.ask_shuffle()

    def add(self, g: Game) -> None:
        """16.3.3 With two players some kinds of card stay away: the tables know which."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            shuffle_deck(g, answer.seed, g.tables.added)
            if g.log is not None:
                g.note("added_cards", "16.3.4", NOBODY, {"count": len(g.tables.added)})


def ask_for_pile(g: Game, seat: int, count: int) -> None:
    """16.2.3.I Whoever draws may take the first card from the Pond, if there is one."""
    if count > 0 and g.pond:
        g.ask(seat, _FIRST, _EITHER)


def chose_pond(g: Game) -> bool:
    """16.2.3.I Whether the answer was to draw from the Pond."""
    answer = g.answer
    return isinstance(answer, DrawFrom) and answer.pile == FROM_POND


def take_from_pond(g: Game, seat: int) -> int:
    """16.2.3.I Take the top card off the Pond for a seat, in sight of all."""
    card = g.pond[-1]
    g.pond = g.pond[:-1]
    if g.log is not None:
        g.note("drew_from_pond", "16.2.3.I", seat, {"card": CARDS.text(card)})
    return card


def may_renew(g: Game) -> bool:
    """2.1, 16.2.3.II Whether there are cards of which a deck can be made anew."""
    return len(g.discard) > 0 or len(g.pond) > 0


def top_card(g: Game) -> int:
    """G.6 Take the top card off the deck, which must not be empty; the caller puts it somewhere."""
    return g.deck.pop()


def draw_now(g: Game, seat: int, n: int) -> None:
    """G.6 Move the top `n` cards of the deck, which must hold them, into a hand."""
    drawn: list[int] = []
    hand = g.hands[seat][:]
    for _ in range(n):
        card = g.deck.pop()
        insort(hand, card)
        drawn.append(card)
    g.hands[seat] = hand
    if g.log is not None:
        g.note("drew", "G.6", seat, {"count": n}, {"cards": card_names(drawn)}, [seat])


def renew_deck(g: Game, seed: int) -> None:
    """2.1, 16.2.3.II Shuffle the discard pile, and the Pond, into a new deck."""
    g.deck = shuffled(g.discard + g.pond + g.deck, seed)
    g.discard = []
    g.pond = []
    if g.log is not None:
        g.note("reshuffled", "2.1", NOBODY, {"count": len(g.deck)})


def shuffle_deck(g: Game, seed: int, cards: list[int] | None = None) -> None:
    """2.1 Shuffle the deck, and more cards into it."""
    g.deck = shuffled(g.deck + (cards or []), seed)


def put_on_deck(g: Game, seat: int, card: int, law: str) -> None:
    """A.10 Put a card of a hand face down on the deck; only its owner knows which."""
    lose_card_unseen(g, seat, card, [])
    g.deck.append(card)
    if g.log is not None:
        g.note("put_back", law, seat, {}, {"card": CARDS.text(card)}, [seat])


def gain_card(g: Game, seat: int, card: int) -> None:
    """Put a card into a hand."""
    hand = g.hands[seat][:]
    insort(hand, card)
    g.hands[seat] = hand


def lose_card(g: Game, seat: int, card: int) -> None:
    """Take a card out of a hand, openly: whoever knew of it stops looking for it there."""
    hand = g.hands[seat][:]
    hand.remove(card)
    g.hands[seat] = hand
    for viewer in range(g.seats):
        known = g.seen[viewer * g.seats + seat]
        if known and card in known:
            known = known[:]
            known.remove(card)
            g.seen[viewer * g.seats + seat] = known


def lose_card_unseen(g: Game, seat: int, card: int, witnesses: list[int]) -> None:
    """Take a card out of a hand so that only `witnesses` and its owner know which."""
    lose_card(g, seat, card)
    for viewer in range(g.seats):
        if viewer not in witnesses and g.seen[viewer * g.seats + seat]:
            g.seen[viewer * g.seats + seat] = []  # any card they knew of may be the one that left


def see_card(g: Game, viewer: int, owner: int, card: int) -> None:
    """Remember that a viewer knows this card to be in a hand."""
    if viewer != owner:
        g.seen[viewer * g.seats + owner] = [*g.seen[viewer * g.seats + owner], card]


def show_hand(g: Game, owner: int, viewer: int, law: str) -> None:
    """G.29 Let one player see another's whole hand."""
    g.seen[viewer * g.seats + owner] = g.hands[owner][:]
    if g.log is not None:
        fields: dict[str, int | str] = {"to": g.seat_name(viewer), "count": len(g.hands[owner])}
        g.note("showed_hand", law, owner, fields, {"cards": card_names(g.hands[owner])}, [viewer])


def give_card(g: Game, giver: int, taker: int, card: int, law: str) -> None:
    """Move a card from hand to hand; only the two see which."""
    lose_card_unseen(g, giver, card, [taker])
    gain_card(g, taker, card)
    see_card(g, giver, taker, card)
    if g.log is not None:
        fields: dict[str, int | str] = {"to": g.seat_name(taker)}
        secret: dict[str, int | str] = {"card": CARDS.text(card)}
        g.note("gave_card", law, giver, fields, secret, [giver, taker])


def discard(g: Game, seat: int, card: int, played: bool = False) -> None:
    """G.5 Put a loose card on the discard pile, or wherever it goes instead.

    Dominance cards go beside the map (3.3.3), frog cards on top of the Pond (16.2.3), or to its
    bottom when they were `played` as an ambush.
    """
    c = g.tables.cards[card]
    pile = DISCARD_PILE
    if c.kind == "dominance":
        pile = BESIDE_MAP
    elif c.suit == FROG:
        pile = POND_BOTTOM if played else POND
    for source in g.tables.hooks.discarded_to:
        pile = source.discarded_to(g, seat, card, pile)
    if pile == BESIDE_MAP:
        g.available.append(card)
    elif pile == DISCARD_PILE:
        g.discard.append(card)
    elif pile == POND:
        g.pond = [*g.pond, card]
    elif pile == POND_BOTTOM:
        g.pond = [card, *g.pond]
    if g.log is not None:
        g.note("discarded", "G.5", seat, {"card": CARDS.text(card)})


def spend(g: Game, seat: int, card: int) -> None:
    """G.31 Discard a card from the hand."""
    lose_card(g, seat, card)
    discard(g, seat, card)


def recover(g: Game, seat: int, card: int, law: str) -> None:
    """V.2.2 Take a card out of the discard pile into a hand, in sight of all."""
    g.discard.remove(card)
    gain_card(g, seat, card)
    for viewer in range(g.seats):
        see_card(g, viewer, seat, card)
    if g.log is not None:
        g.note("recovered", law, seat, {"card": CARDS.text(card)})


def remove_effect(g: Game, seat: int, card: int, remover: int = NOBODY) -> None:
    """4.1.3 Discard a persistent effect from a play area; `remover` is who makes it go."""
    take_effect(g, seat, card)
    discard(g, seat if remover == NOBODY else remover, card)


def take_effect(g: Game, seat: int, card: int) -> None:
    """4.1.3 Take a persistent effect out of a play area; the caller puts the card somewhere.

    What lies on the card is dealt with before the next step of the procedure in progress, which
    must not ask anything in this one.
    """
    left = g.play[seat][:]
    left.remove(card)
    g.play[seat] = left
    weigh(g)
    effect = g.tables.effects[card]
    if effect is not None:
        g.push_all(effect.on_effect_gone(g, seat))


def return_to_hand(g: Game, owner: int, card: int, taker: int) -> None:
    """4.1.3 Take a persistent effect from a play area into a hand, in sight of all.

    Crafted again, it may be used again.
    """
    take_effect(g, owner, card)
    if card in g.used:
        g.used.remove(card)
    gain_card(g, taker, card)
    for viewer in range(g.seats):
        see_card(g, viewer, taker, card)
    if g.log is not None:
        fields: dict[str, int | str] = {"card": CARDS.text(card), "owner": g.seat_name(owner)}
        g.note("took_back" if owner == taker else "took_effect", "4.1.3", taker, fields)


def show_to_all(g: Game, owner: int, law: str) -> None:
    """G.29 Let everybody see a whole hand."""
    for viewer in range(g.seats):
        if viewer != owner:
            g.seen[viewer * g.seats + owner] = g.hands[owner][:]
    if g.log is not None:
        fields: dict[str, int | str] = {"cards": card_names(g.hands[owner])}
        g.note("revealed_hand", law, owner, fields)


def shuffle_into_deck(g: Game, card: int, seed: int) -> None:
    """2.1 Shuffle a loose card into the shared deck."""
    g.deck = shuffled([*g.deck, card], seed)
    if g.log is not None:
        g.note("shuffled_in", "2.1", NOBODY, {"card": CARDS.text(card)})


def add_effect(g: Game, seat: int, card: int) -> None:
    """4.1.3 Put a persistent effect into a play area."""
    cards = g.play[seat][:]
    insort(cards, card)
    g.play[seat] = cards
    weigh(g)


def card_names(cards: list[int]) -> str:
    """Card names for an event, in one string."""
    return " ".join(CARDS.text(card) for card in cards)


verbs(DrawFrom)
frames(Draw, AddCards)
