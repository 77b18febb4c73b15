"""What a log tells of a table, as a described position (`undergrowth.position`).

A log leaves out much.  Cards that nobody has named, and pieces whose side is not known, are dealt
from what is left of them; what else is not written stands as a position leaves it.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from undergrowth.decks import ALL_CARDS
from undergrowth.engine.chance import seeded
from undergrowth.law.items.held import CONDITIONS
from undergrowth.rootlog.actions import owner_in, rest_of
from undergrowth.rootlog.hands import UNKNOWN
from undergrowth.rootlog.hiring import USED
from undergrowth.rootlog.items import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, READY
from undergrowth.rootlog.letters import Deck
from undergrowth.rootlog.marks import piece_words
from undergrowth.rootlog.reading import Reading
from undergrowth.rootlog.scripts import HAND, Script, lying_there
from undergrowth.rootlog.told import Told

Document = dict[str, object]
_CONDITIONS: Final = dict(
    zip((READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED), CONDITIONS.names(), strict=True)
)


class Described:
    """A described position of a table as a log tells it."""

    def __init__(self, reading: Reading, turns: int, seed: int) -> None:
        self.reading: Final = reading
        self.turns: Final = turns
        self.seed: Final = seed
        self.told: Final[Told] = reading.after(turns)
        self.deck: Final[Deck] = self.told.world.deck
        self.cards: Final = _named_cards(self.told, seed)
        self.left: Final = {
            each: dict(self._script(each).stocks)
            for each in [*self.told.score, *self.told.world.hirelings]
        }

    @property
    def dealt(self) -> dict[str, int]:
        """How many cards of each hand and board the log has not named, where there are any."""
        lying = self.told.cards.lying
        found = {at: sum(_is_unknown(face) for face in faces) for at, faces in lying.items()}
        return {at: n for at, n in found.items() if n}

    def document(self) -> Document:
        """The position: the first moment after the last turn that is told."""
        world, order = self.told.world, self.reading.order
        doc: Document = {
            "map": world.map,
            "deck": world.deck_name,
            "seats": self.reading.faction_names,
            "turn": self._faction(order[self.turns % len(order)]),
            "phase": "birdsong",
            "turns": self.turns + 1,
        }
        if self.reading.suits:
            doc["suits"] = {str(place): [suit] for place, suit in self.reading.suits.items()}
        doc |= self._places()
        doc["discard"], doc["available"] = self._discarded()
        if world.closed:
            closed = [pair for pair in world.closed if pair not in self.told.opened]
            doc["closed_paths"] = [f"{one}-{other}" for one, other in closed]
        if world.hidden:
            doc["ruins"] = self._ruins()
        for letter in order:
            doc[self._faction(letter)] = self._seat(letter)
        return doc | self._beside()

    def _faction(self, letter: str) -> str:
        return self._script(letter).faction

    def _script(self, letter: str) -> Script:
        return self.reading.letters.owners[letter]

    # ---- hirelings and landmarks

    def _beside(self) -> Document:
        """H, L Which hirelings there are, and what lies on their cards and those of landmarks."""
        world = self.told.world
        cards: Document = {
            self._faction(word): card for word in world.landmarks if (card := self._card(word))
        }
        doc: Document = {"landmark_cards": cards} if cards else {}
        if not world.hirelings:
            return doc
        taken = {
            str(space): seat if seat == USED else self._faction(seat)
            for space, seat in self.told.hired.taken.items()
        }
        doc |= {"hirelings": [self._faction(each) for each in world.hirelings]}
        doc |= {"hireling_markers": taken} if taken else {}
        return doc | {self._faction(each): self._hireling(each) for each in world.hirelings}

    def _hireling(self, letters: str) -> Document:
        """H.1 Who controls a hireling, and what lies on its card."""
        seat, markers = self.told.hired.of(letters)
        control = {"controller": self._faction(seat), "markers": markers} if seat else {}
        return control | self._card(letters)

    def _card(self, letters: str) -> Document:
        """H, L What lies on the card of a hireling or a landmark."""
        script, board = self._script(letters), f"{letters}$"
        doc: Document = {}
        self._cards_on(doc, script, self.cards.get(board, []))
        self._pieces_on(doc, script, board)
        self._marks_on(doc, script)
        for entry, lying in script.lying.items():
            item, condition = lying_there(lying)
            there = {
                each: n
                for (each, at, how), n in self.told.items.held.items()
                if (at, how) == (board, condition) and n > 0
            }
            doc[entry] = there.get(item, 0) if item else self._listed(there, script)
        return doc

    def _listed(self, there: dict[str, int], script: Script) -> list[str]:
        """Items that are listed: those of a card's own are counted elsewhere."""
        return [f"{n} {item}" for item, n in there.items() if item not in script.begins_items]

    # ---- pieces

    def _places(self) -> Document:
        """What stands in clearings and forests, and on paths."""
        world = self.told.world
        clearings: dict[str, dict[str, list[str]]] = {}
        forests: dict[str, dict[str, list[str]]] = {}
        paths: dict[str, dict[str, list[str]]] = {}
        landmarks: dict[str, int] = {}
        for (piece, place), n in sorted(self.told.pieces.items(), key=_faces_first):
            if n < 1 or place.endswith("$"):
                continue
            if piece in world.landmarks:
                landmarks[self._faction(piece)] = int(place)
                continue
            sort, name = clearings, place
            if place in world.forests:
                sort, name = forests, world.forests[place]
            elif place in world.paths:
                sort, name = paths, world.paths[place]
            spot = sort.setdefault(name, {})
            spot.setdefault(self._faction(owner_in(piece)), []).extend(self._kinds(piece, n))
        found: Document = {"clearings": self._own_places(clearings), "forests": forests}
        found |= {"paths": paths} if paths else {}
        return found | ({"landmarks": landmarks} if landmarks else {})

    def _own_places(self, clearings: dict[str, dict[str, list[str]]]) -> Document:
        """Places that factions have of their own, by their names in positions."""
        names = {
            script.holding: script.holding_name
            for script in map(self._script, self.told.score)
            if script.holding
        }
        return {names.get(place, place): spot for place, spot in clearings.items()}

    def _ruins(self) -> Document:
        """9.3.4 The ruins that stand, with what is left to lie under them."""
        world, items = self.told.world, self.told.items
        left = Counter(world.hidden) - Counter(item for item, _ in items.found)
        each = sum(world.hidden.values()) // len(world.ruins)
        under = _shuffled(left, self.seed)
        ruins: Document = {}
        for place in world.ruins:
            n = each - items.taken[place]
            if n > 0:
                ruins[place], under = under[:n], under[n:]
        return ruins

    def _kinds(self, piece: str, n: int) -> list[str]:
        """Kinds of piece that are written so, as many of each as are left."""
        script, left = self._script(owner_in(piece)), self.left[owner_in(piece)]
        found: list[str] = []
        for kind in script.names_of(rest_of(piece)):
            taken = min(n, left[script.sides[kind]])
            if taken > 0:
                left[script.sides[kind]] -= taken
                found.append(f"{taken} {kind}")
                n -= taken
        return found

    # ---- seats

    def _seat(self, letter: str) -> Document:
        script, board = self._script(letter), f"{letter}$"
        doc: Document = {"hand": self.cards[letter], "score": min(self.told.score[letter], 29)}
        play, rest, dominance = self._before(letter)
        doc["play"] = play
        if dominance:
            doc["dominance"] = dominance
        self._cards_on(doc, script, rest)
        self._pieces_on(doc, script, board)
        self._items_on(doc, script, board)
        self._marks_on(doc, script)
        joined = self.told.markers.get(letter, letter)
        if script.partner and joined != letter:
            doc[script.partner] = self._faction(joined)
        return doc

    def _before(self, letter: str) -> tuple[list[str], list[str], list[str]]:
        """Cards before a player: those in play, others that lie there, and dominance cards."""
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

    def _cards_on(self, doc: Document, script: Script, rest: list[str]) -> None:
        for path, where in script.cards.items():
            if where != HAND:
                own = self.cards.get(f"{script.letter}{where}", [])
                _put(doc, path, rest if where == "$" else own)

    def _pieces_on(self, doc: Document, script: Script, board: str) -> None:
        there = {piece: n for (piece, at), n in self.told.pieces.items() if at == board and n > 0}
        for kind, entry in script.board.items():
            doc[entry] = there.get(script.letter + script.pieces[kind], 0)
        if script.board_own:
            mine = [(piece, n) for piece, n in there.items() if owner_in(piece) == script.letter]
            doc[script.board_own] = [kind for each in mine for kind in self._kinds(*each)]
        if script.board_by_owner:
            owners: dict[str, list[str]] = {}
            for piece, n in there.items():
                owners.setdefault(self._faction(owner_in(piece)), []).extend(self._kinds(piece, n))
            doc[script.board_by_owner] = owners

    def _items_on(self, doc: Document, script: Script, board: str) -> None:
        held = [
            (item, how, n) for (item, at, how), n in self.told.items.held.items() if at == board
        ]
        if script.found:
            mine = Counter(item for item, where in self.told.items.found if where == board)
            there = Counter({item: n for item, _, n in held})
            doc[script.found] = sorted((mine & there).elements())
        if script.items:
            doc[script.items] = [f"{n} {item} {_CONDITIONS[how]}" for item, how, n in held if n > 0]
        elif script.hoards:
            for entry, kinds in script.hoards.items():
                doc[entry] = [item for item, _, n in held if item in kinds for _ in range(n)]
        else:
            doc["crafted"] = [f"{n} {item}" for item, _, n in held if n > 0]
            down = [f"{n} {item}" for item, how, n in held if n > 0 and how == EXHAUSTED]
            for entry in self._turned_down() if down else []:
                doc[entry] = down

    def _turned_down(self) -> list[str]:
        """H.2.4 The entries of a seat for crafted items that lie face down."""
        scripts = [self._script(each) for each in self.told.world.hirelings]
        return [script.turned_down for script in scripts if script.turned_down]

    def _marks_on(self, doc: Document, script: Script) -> None:
        for number, mark in enumerate(script.marks):
            said = {
                key: values
                for (letter, which, key), values in self.told.marks.items()
                if (letter, which) == (script.letter, number) and values
            }
            if mark.is_keyed:
                doc[mark.entry] = {key: _number(values[0]) for key, values in said.items()}
            elif mark.is_piece:
                self._piece_on(doc, script, mark.entry, said.get("", []))
            elif mark.drop:
                doc[mark.entry] = said.get("", [])
            elif said:
                value = said[""][0]
                doc[mark.entry] = value.removesuffix("!")
                if mark.turned:
                    doc[mark.turned] = value.endswith("!")

    def _piece_on(self, doc: Document, script: Script, entry: str, said: list[str]) -> None:
        """A piece that a landmark holds, unless the log has taken it off the map since."""
        for piece in said:
            places = [at for (each, at), n in self.told.pieces.items() if each == piece and n > 0]
            if any(self.told.pieces[script.letter, at] > 0 for at in places):
                doc[entry] = piece_words(self.reading.letters, piece)

    # ---- cards

    def _discarded(self) -> tuple[list[str], list[str]]:
        """The discard pile, and the dominance cards that lie beside the map (3.3.3)."""
        kinds = {card.name: card.kind for card in ALL_CARDS}
        cards = self.cards[""]
        available = [card for card in cards if kinds[card] == "dominance"]
        return [card for card in cards if kinds[card] != "dominance"], available


def _faces_first(entry: tuple[tuple[str, str], int]) -> tuple[int, str, str]:
    """Pieces with more letters first: what they are is known."""
    (piece, place), _ = entry
    return -len(piece), piece, place


def _is_unknown(face: str) -> bool:
    return face.endswith(UNKNOWN)


def _number(word: str) -> object:
    return int(word) if word.isdigit() else word


def _put(doc: Document, path: str, value: object) -> None:
    """An entry, or one within another (`decree.move`)."""
    *within, last = path.split(".")
    for key in within:
        inner = doc.setdefault(key, {})
        assert isinstance(inner, dict)
        doc = inner
    doc[last] = value


def _named_cards(told: Told, seed: int) -> dict[str, list[str]]:
    """The cards at each place by name, nothing being the discard pile; unknown ones are dealt."""
    deck = told.world.deck
    left = Counter(deck.copies)
    found: dict[str, list[str]] = {}
    piles = {**told.cards.lying, "": told.cards.discarded}
    for place, faces in piles.items():
        known = [_one_of(deck.cards[face], left) for face in faces if not _is_unknown(face)]
        found[place] = [card for card in known if card]
    rest = _shuffled(left, seed)
    for wanted in ("suit", ""):  # those of which the suit is known choose first
        for place, faces in piles.items():
            for face in faces:
                if _is_unknown(face) and (face != UNKNOWN) == (wanted != ""):
                    _deal(found[place], face.removesuffix(UNKNOWN), rest, deck)
    return found


def _shuffled(counts: Counter[str], seed: int) -> list[str]:
    names = sorted(counts.elements())
    order = list(range(len(names)))
    seeded(seed).shuffle(order)
    return [names[number] for number in order]


def _one_of(cards: list[str], left: Counter[str]) -> str:
    """Nothing where all are out: a log does not say when discards are drawn again."""
    card = max(cards, key=lambda each: left[each])
    left[card] -= 1
    return card if left[card] >= 0 else ""


def _deal(found: list[str], suit: str, rest: list[str], deck: Deck) -> None:
    """Any card of a suit, or any card; nothing where none is left."""
    card = next((each for each in rest if deck.faces[each].startswith(suit)), "")
    if card:
        rest.remove(card)
        found.append(card)


def described(reading: Reading, turns: int | None = None, seed: int = 0) -> Described:
    """The position after so many turns; after all that have happened where nothing is said.

    `seed` deals what the log does not name.  Raises `ValueError` where fewer have happened.
    """
    return Described(reading, reading.turns if turns is None else turns, seed)
