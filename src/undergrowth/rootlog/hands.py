"""Cards as a log tells them: in hands, on boards, and in the discard pile."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undergrowth.engine.messages import because
from undergrowth.rootlog.notation.errors import Unlawful
from undergrowth.rootlog.notation.letters import Deck
from undergrowth.rootlog.world import World

HANDS: Final = "1.2.1"
PILES: Final = "1.2.2"
LIMITS: Final = "1.5.1"
CARDS: Final = "2.1"
"""2.1 The sections for errors about cards, as above."""
UNKNOWN: Final = "#"
DISCARD: Final = "*"
QUESTS: Final = "Q"
_MOST: Final = 200
"""The most cards in one location."""
STARTING: Final = 3
"""5.1.3 The cards of a first hand, which a log need not mention."""


class Cards:
    """The faces of cards by location; a hand is its letter, a board `C$`."""

    def __init__(self, world: World) -> None:
        self.deck: Final[Deck] = world.deck
        self.seats: Final = world.seats
        self.world: Final = world
        self.own_cards: Final = world.own_cards
        self.open_hands: Final = world.open_hands
        self.lying: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.discarded: list[str] = []
        self.played: dict[str, list[str]] = {seat: [] for seat in self.seats}
        """The faces of crafted cards that stay in play, by seat."""
        self.received: Counter[str] = Counter()
        """By location, the number of cards that have come to it."""

    def at(self, place: str) -> list[str]:
        """Return the cards in a hand or on a board."""
        return self.lying.get(place, [])

    def deal(self, seat: str) -> None:
        """5.1.3 Deal what the log has not mentioned of a first hand."""
        for _ in range(STARTING - self.received[seat]):
            self._lay(UNKNOWN, seat)

    def lay_out(self, board: str, n: int) -> None:
        """A.5.3 Lay cards on a landmark's card, if the log has not mentioned them."""
        if not self.received[board]:
            for _ in range(n):
                self._lay(UNKNOWN, board)

    def move(self, n: int, face: str, start: str, to: str) -> None:
        """Move cards between two locations.  Raises `ValueError` if they are not there."""
        suit, _, name = face.partition("#")
        if start == QUESTS:  # quests are not cards of the deck
            return
        faces = self.deck.meant(suit, name)
        if name and not faces:
            if name in self.own_cards:
                return
            raise Unlawful(f"expected a card of this deck, not {face}", CARDS)
        self._check_place(to)
        wanted = faces[0] if len(faces) == 1 and name else face
        for _ in range(n):
            self._lay(self._taken(wanted, start), to)

    def discard_one_of(self, seat: str, faces: list[str]) -> None:
        """Move one of these cards from a hand to the discard pile."""
        self.play_one_of(seat, faces, "")

    def play_one_of(self, seat: str, faces: list[str], to: str) -> None:
        """Move one of these cards from a hand to a board, to stay there, or to the discard pile."""
        if to:
            self.played[seat].append(faces[0])
        held = sorted({each for each in self.at(seat) if each in faces})
        if len(held) == 1:
            self._lay(self._from(held[0], seat), to)
        elif held:
            self._blur(seat, held)
            self._lay(self._from(UNKNOWN, seat), to)
        else:
            card = self._unknown(faces[0] if len(faces) == 1 else UNKNOWN, seat)
            self._lay(faces[0] if len(faces) == 1 else card, to)

    def show(self, seat: str, face: str, n: int) -> None:
        """Check cards that are shown from a hand.  Raises `ValueError` if they cannot be there."""
        if not face:
            return
        suit, _, name = face.partition("#")
        fitting = [each for each in self.at(seat) if self._may_be(each, suit, name)]
        if len(fitting) < n:
            reason = f"expected {n} {face} in the hand of {seat}: {self._held(seat)}"
            meaning = because("why-record_cards", {"count": len(fitting)})
            raise Unlawful(reason, HANDS, meaning)

    def sweep(self, seat: str) -> None:
        """Discard all cards on the parts of a board."""
        for place in [each for each in self.lying if each.startswith(f"{seat}$_")]:
            for face in self.lying.pop(place):
                self._lay(face, "")

    def bring(self, face: str, place: str, n: int) -> None:
        """Make sure that at least `n` cards of a face are in a location.

        An empty location is the draw pile: a card that the log has wrongly put elsewhere becomes
        unknown.
        """
        suit, _, name = face.partition("#")
        if name and not self.deck.meant(suit, name):
            return
        if place == "":
            self._blur_one(face)
        elif place == DISCARD:
            self.discarded += [face] * n
        elif place in self.seats or "$" in place:
            there = sum(self._may_be(each, suit, name) for each in self.at(place))
            for _ in range(n - there):
                self._lay(UNKNOWN, place)

    def _blur_one(self, face: str) -> None:
        """Make one card of this face unknown."""
        for cards in self.lying.values():
            if face in cards:
                cards[cards.index(face)] = UNKNOWN
                return

    # ---- taking and laying

    def _taken(self, face: str, start: str) -> str:
        """Take a card from a location; return it as far as it is known."""
        if start == DISCARD:
            return self._from_discard(face)
        if start == "":
            return self._drawn(face)
        if start.endswith("$") and start[0] in self.open_hands and not self._has(face, start):
            start = start[0]
        return self._from(face, start)

    def _has(self, face: str, place: str) -> bool:
        suit, _, name = face.partition("#")
        return any(self._may_be(each, suit, name) for each in self.at(place))

    def _from(self, face: str, place: str) -> str:
        suit, _, name = face.partition("#")
        held = self.at(place)
        if face in held and (name or suit):
            held.remove(face)
            return face
        fitting = sorted({each for each in held if self._fits(each, suit, name)})
        if len(fitting) > 1 or (fitting and UNKNOWN in held):
            self._blur(place, fitting)
            self.lying[place].remove(UNKNOWN)
            return face
        if fitting:
            held.remove(fitting[0])
            return fitting[0]
        return self._unknown(face, place)

    def _unknown(self, face: str, place: str) -> str:
        """Take an unnamed card that may be this one.  Raises `ValueError`."""
        suit = face.partition("#")[0]
        held = self.at(place)
        for each in (f"{suit}#", UNKNOWN):
            if each in held:
                held.remove(each)
                return face
        what = "a card" if face == UNKNOWN else face
        reason = f"expected {what} at {place}: {self._held(place)}"
        raise Unlawful(reason, HANDS, because("why-record_cards", {"count": 0}))

    def _held(self, place: str) -> str:
        held = self.at(place)
        return f"the log has put {' '.join(sorted(held))} there" if held else "no card is there"

    def _blur(self, place: str, faces: list[str]) -> None:
        """Make all of these cards unknown, since it is not known which one has left."""
        self.lying[place] = [UNKNOWN if each in faces else each for each in self.at(place)]

    def _fits(self, card: str, suit: str, name: str) -> bool:
        """Whether a known card matches the written suit and name."""
        if card == UNKNOWN:
            return False
        return (not suit or card.startswith(suit)) and (not name or card.endswith(f"#{name}"))

    def _may_be(self, card: str, suit: str, name: str) -> bool:
        known_suit, _, known_name = card.partition("#")
        faces = self.deck.meant(suit, name)
        if known_name:
            return card in faces
        return not known_suit or not suit or known_suit == suit

    def _drawn(self, face: str) -> str:
        """Return a card from the draw pile.  Raises `ValueError` if none can be left."""
        if face not in self.deck.cards or face.endswith("#"):
            return face
        everywhere = sum(cards.count(face) for cards in self.lying.values())
        if everywhere >= self.deck.most(face):
            reason = f"expected a card that can be in the draw pile: all {face} are out"
            raise Unlawful(reason, LIMITS, because("why-record_drawn"))
        if everywhere + self.discarded.count(face) >= self.deck.most(face):
            self.discarded = []  # reshuffled, which logs do not mention
        return face

    def _from_discard(self, face: str) -> str:
        suit, _, name = face.partition("#")
        fitting = [each for each in self.discarded if self._may_be(each, suit, name)]
        if not fitting:
            reason = f"expected {face} in the discard pile, where the log has put none"
            raise Unlawful(reason, PILES, because("why-record_discarded"))
        self.discarded.remove(fitting[0])
        return face if name else fitting[0]

    def _lay(self, face: str, to: str) -> None:
        if to in ("", DISCARD):
            self.discarded.append(face)
            del self.discarded[:-_MOST]  # older ones have been reshuffled since
            return
        self._check_place(to)
        lying = self.lying.setdefault(to, [])
        if len(lying) >= _MOST:
            raise Unlawful(f"expected fewer than {_MOST} cards at {to}", LIMITS)
        lying.append(face)
        self.received[to] += 1

    def _check_place(self, to: str) -> None:
        """Raise `ValueError` for a location that cannot hold cards."""
        if to in ("", DISCARD) or to in self.seats:
            return
        if "$" not in to:
            raise Unlawful(f"expected a hand (C) or a board (C$) for a card, not {to}", CARDS)
        self.world.check_board(to)
