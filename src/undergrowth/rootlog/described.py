"""The table of a log as a described position (`undergrowth.position`).

A log leaves out much.  Unnamed cards, and pieces with an unknown side, are dealt from the rest;
everything else not written has a position's defaults.
"""

from __future__ import annotations

from collections import Counter

from undergrowth.data import sheet
from undergrowth.decks import ALL_CARDS
from undergrowth.engine.given import given_as
from undergrowth.engine.seeds import checked_seed
from undergrowth.rootlog.boards import Boards, Document
from undergrowth.rootlog.dealing import is_unknown, shuffled
from undergrowth.rootlog.hiring import USED
from undergrowth.rootlog.notation.actions import owner_in
from undergrowth.rootlog.notation.scripts import NOTATION, texts
from undergrowth.rootlog.reading import Reading
from undergrowth.table.names import SUITS


class Described(Boards):
    """The described position of a log's table."""

    @property
    def dealt(self) -> dict[str, int]:
        """The number of unnamed cards in each hand and on each board, if there are any."""
        lying = self.told.cards.lying
        found = {at: sum(is_unknown(face) for face in faces) for at, faces in lying.items()}
        return {at: n for at, n in found.items() if n}

    def document(self) -> Document:
        """Return the position: the first moment after the last turn in question."""
        world, order = self.told.world, self.reading.order
        doc: Document = {
            "map": world.map,
            "deck": world.deck_name,
            "seats": self.reading.faction_names,
            "turn": self.faction(order[self.turns % len(order)]),
            "phase": "birdsong",
            "turns": self.turns + 1,
        }
        if self.reading.suits:
            doc["suits"] = {str(place): [suit] for place, suit in self.reading.suits.items()}
            doc |= self._left_out()
        doc |= self._places()
        doc |= self._discarded()
        if world.closed:
            closed = [pair for pair in world.closed if pair not in self.told.opened]
            doc["closed_paths"] = [f"{one}-{other}" for one, other in closed]
        if world.hidden:
            doc["ruins"] = self._ruins()
        for letter in order:
            doc[self.faction(letter)] = self._seat(letter)
        return doc | self._beside()

    def _left_out(self) -> Document:
        """M.5.1.I Return the clearings without a suit, on maps whose data defines them."""
        page, world = sheet(f"maps/{self.told.world.map}"), self.told.world
        if not page.has("rootlog.without_suit"):
            return {}
        bare = [str(n) for n in range(1, world.clearings + 1) if n not in self.reading.suits]
        return {page.text("rootlog.without_suit"): bare}

    # ---- hirelings and landmarks

    def _beside(self) -> Document:
        """H, L Return the hirelings, and the contents of their cards and those of landmarks."""
        world = self.told.world
        cards: Document = {
            self.faction(word): card for word in world.landmarks if (card := self.card(word))
        }
        doc: Document = {"landmark_cards": cards} if cards else {}
        if not world.hirelings:
            return doc
        taken = {
            str(space): seat if seat == USED else self.faction(seat)
            for space, seat in self.told.hired.taken.items()
        }
        doc |= {"hirelings": [self.faction(each) for each in world.hirelings]}
        doc |= {"hireling_markers": taken} if taken else {}
        return doc | {self.faction(each): self._hireling(each) for each in world.hirelings}

    def _hireling(self, letters: str) -> Document:
        """H.1 Return a hireling's controller and the contents of its card."""
        seat, markers = self.told.hired.of(letters)
        control = {"controller": self.faction(seat), "markers": markers} if seat else {}
        return control | self.card(letters)

    # ---- pieces

    def _places(self) -> Document:
        """Return the pieces in clearings and forests, and on paths."""
        world = self.told.world
        clearings: dict[str, dict[str, list[str]]] = {}
        forests: dict[str, dict[str, list[str]]] = {}
        paths: dict[str, dict[str, list[str]]] = {}
        landmarks: dict[str, int] = {}
        for (piece, place), n in sorted(self.told.pieces.items(), key=_faces_first):
            if n < 1 or place.endswith("$"):
                continue
            if piece in world.landmarks:
                landmarks[self.faction(piece)] = int(place)
                continue
            sort, name = clearings, place
            if place in world.forests:
                sort, name = forests, world.forests[place]
            elif place in world.paths:
                sort, name = paths, world.paths[place]
            spot = sort.setdefault(name, {})
            spot.setdefault(self.faction(owner_in(piece)), []).extend(self.kinds(piece, n))
        found: Document = {"clearings": self._own_places(clearings), "forests": forests}
        found |= {"paths": paths} if paths else {}
        return found | ({"landmarks": landmarks} if landmarks else {})

    def _own_places(self, clearings: dict[str, dict[str, list[str]]]) -> Document:
        """Return clearings with factions' own places renamed as in positions."""
        names = {
            script.holding: script.holding_name
            for script in map(self.script, self.told.score)
            if script.holding
        }
        return {names.get(place, place): spot for place, spot in clearings.items()}

    def _ruins(self) -> Document:
        """9.3.4 Return the standing ruins, with the remaining items dealt to them."""
        world, items = self.told.world, self.told.items
        left = Counter(world.hidden) - Counter(item for item, _ in items.found)
        each = sum(world.hidden.values()) // len(world.ruins)
        under = shuffled(left, self.seed)
        ruins: Document = {}
        for place in world.ruins:
            n = each - items.taken[place]
            if n > 0:
                ruins[place], under = under[:n], under[n:]
        return ruins

    # ---- seats

    def _seat(self, letter: str) -> Document:
        script, board = self.script(letter), f"{letter}$"
        doc: Document = {"hand": self.cards[letter], "score": min(self.told.score[letter], 29)}
        play, rest, dominance = self._before(letter)
        doc["play"] = play
        if dominance:
            doc["dominance"] = dominance
        self.cards_on(doc, script, rest)
        self.pieces_on(doc, script, board)
        self.items_on(doc, script, board)
        self.marks_on(doc, script)
        joined = self.told.markers.get(letter, letter)
        if script.partner and joined != letter:
            doc[script.partner] = self.faction(joined)
        return doc

    def _before(self, letter: str) -> tuple[list[str], list[str], list[str]]:
        """Return the cards before a player: those in play, others, and dominance cards."""
        kinds = {card.name: card.kind for card in ALL_CARDS}
        crafted = Counter(self.told.cards.played[letter])
        play: list[str] = []
        rest: list[str] = []
        dominance: list[str] = []
        for card in self.cards.get(f"{letter}$", []):
            face = self.deck.faces[card]
            if kinds[card] == "dominance" and letter in self.told.markers and not dominance:
                dominance.append(card)
            elif kinds[card] == "persistent" and crafted[face] > 0 and card not in play:
                crafted[face] -= 1
                play.append(card)
            else:
                rest.append(card)
        return play, rest, dominance

    # ---- cards

    def _discarded(self) -> Document:
        """Return the discard pile, the available dominance cards (3.3.3), and further piles by suit
        (16.2.3)."""
        piles: dict[str, list[str]] = {"discard": [], "available": []}
        by_suit = texts(sheet(NOTATION), "piles")
        cards = {card.name: card for card in ALL_CARDS}
        for name in self.cards[""]:
            is_dominance = cards[name].kind == "dominance"
            pile = (
                "available"
                if is_dominance
                else by_suit.get(SUITS.text(cards[name].suit), "discard")
            )
            piles.setdefault(pile, []).append(name)
        return dict(piles)


def _faces_first(entry: tuple[tuple[str, str], int]) -> tuple[int, str, str]:
    """Return a sort key: codes with more letters first, since they are exact."""
    (piece, place), _ = entry
    return -len(piece), piece, place


def described(reading: Reading, turns: int | None = None, seed: int = 0) -> Described:
    """Return the position after a number of turns; by default after all that could be read.

    `seed` deals everything that the log does not name.  Raises `BadText` for too many turns.
    """
    given_as("what was read", reading, Reading)
    checked_seed(seed)
    return Described(reading, reading.turns if turns is None else turns, seed)
