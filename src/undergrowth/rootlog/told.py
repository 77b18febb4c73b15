"""The table as a log tells it: what lies where after the actions so far, as far as they say.

A card that nobody has named is `#`, one whose suit alone is known `F#`.  Whoever has several cards
that fit what is written keeps them as unknown ones: what is told here is never wrong, only less.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from undergrowth.rootlog.actions import (
    CARD,
    ITEM,
    Action,
    Battle,
    Craft,
    Flip,
    Hire,
    Marked,
    Marker,
    Move,
    OpenPath,
    Points,
    Reveal,
    Swap,
    Sweep,
    Thing,
    owner_in,
    rest_of,
)
from undergrowth.rootlog.hands import Cards
from undergrowth.rootlog.hiring import Hired
from undergrowth.rootlog.items import READY, Items
from undergrowth.rootlog.letters import Letters
from undergrowth.rootlog.world import World

MOST_POINTS: Final = 999
PAWN: Final = "p"
"""What moves from where it is, where nothing is said."""


class Told:
    """What a log has told.  `apply` raises `ValueError` saying what was expected."""

    def __init__(self, letters: Letters, world: World) -> None:
        self.letters: Final = letters
        self.world: Final = world
        self.pieces: Counter[tuple[str, str]] = Counter()
        """How many of a piece (`Cw`) are where (`5`, `C$`)."""
        self.cards: Final = Cards(world)
        self.items: Final = Items(world)
        self.score: dict[str, int] = dict.fromkeys(world.seats, 0)
        self.markers: dict[str, str] = {}
        """The board on which a score marker lies, by its owner."""
        self.marks: dict[tuple[str, int, str], list[str]] = {}
        """What boards say, by letter, number of the mark and key."""
        self.opened: list[tuple[int, int]] = []
        self.hired: Final = Hired(world)
        for landmark, place in world.landmarks.items():
            if place:
                self._put(landmark, place, 1)
        for hireling in world.hirelings:
            self.items.begin_with(f"{hireling}$", letters.owners[hireling].begins_items)
        for letter in world.seats:
            self._begin(letter)

    def _begin(self, letter: str) -> None:
        """What boards say before anything is written."""
        for number, mark in enumerate(self.letters.by_letter[letter].marks):
            for other in self.world.seats if mark.by_faction and mark.first else []:
                faction = self.letters.by_letter[other].faction
                if other != letter and faction not in mark.without:
                    self.marks[letter, number, faction] = [mark.first]

    def begin_with(self, piece: str, board: str, n: int) -> None:
        """So many pieces lie on a board, unless the log has put any there."""
        if not self.pieces[piece, board]:
            self.pieces[piece, board] = min(n, self.supply(piece))

    def unplaced(self) -> list[str]:
        """A.5.3 Landmarks that stand nowhere."""
        return [word for word in self.world.landmarks if self.supply(word) > 0]

    def end_turn(self, letter: str) -> None:
        """H.1.3 What the end of somebody's turn does, whether or not the log says so."""
        self.hired.end_turn(letter)

    def apply(self, action: Action, me: str) -> None:
        """Carry out what is written in a turn of `me`."""
        match action:
            case Move():
                for thing in action.things:
                    self._move(thing, action.to, me)
            case Points():
                self._score(action.letter, action.n)
            case Marker():
                self._seat(action.letter)
                self._seat(action.board)
                self.markers[action.letter] = action.board
            case Craft():
                self._craft(action)
            case Battle():
                self._battle(action)
            case Hire():
                self._hire(action)
            case OpenPath():
                self._open(action)
            case Swap():
                self._swap(action)
            case Flip():
                self._flip(action)
            case Marked():
                self._mark(action)
            case Sweep():
                self._sweep(action.letter)
            case Reveal():
                self._seat(action.letter)
                self.cards.show(action.letter, action.face, action.n)
            case _:
                pass

    def _seat(self, letter: str) -> None:
        if letter not in self.score:
            seats = ", ".join(self.world.seats)
            raise ValueError(f"expected a faction of this game ({seats}), not {letter}")

    def _owner(self, letter: str) -> None:
        if letter.startswith("h_"):
            self.world.check_hireling(letter)
        else:
            self._seat(letter)

    # ---- moves

    def _move(self, thing: Thing, to: list[str], me: str) -> None:
        if thing.sort == CARD:
            for each in to:
                self.cards.move(thing.n, thing.what, thing.start, each)
        elif thing.sort == ITEM:
            self.items.move(thing, to, me)
        else:
            for each in to:
                self._take(thing.what, thing.start, thing.n)
                self._put(thing.what, each, thing.n)

    def _take(self, piece: str, place: str, n: int) -> None:
        self._known(piece)
        if place == "" and rest_of(piece) == PAWN:
            place = next((at for (each, at), k in self.pieces.items() if each == piece and k), "")
        if place == "":
            left = self.supply(piece)
            if left < n:
                raise ValueError(f"expected {n} {piece} in the supply, where {left} are left")
            return
        there = self._at(piece, place)
        if self.pieces[piece, there] < n:
            count = self.pieces[piece, there]
            raise ValueError(f"expected {n} {piece} at {place}, where the log has put {count}")
        self.pieces[piece, there] -= n

    def _put(self, piece: str, place: str, n: int) -> None:
        if place == "":
            return
        self.pieces[piece, self._at(piece, place)] += n
        if piece in self.world.landmarks:
            stock = self.world.stock(self.letters.owners[piece], place)
            self.items.lend(f"{piece}$", stock)

    def _known(self, piece: str) -> None:
        owner, kind = owner_in(piece), rest_of(piece)
        if owner.startswith("l_") or piece in self.letters.movers.values():
            self.world.check_landmark(piece)
            return
        self._owner(owner)
        counts = self.letters.owners[owner].counts
        if kind not in counts:
            known = ", ".join(sorted(counts)) or "it has none"
            raise ValueError(f"expected a piece of {owner} ({known}), not {kind}")

    def _at(self, piece: str, place: str) -> str:
        """A place where a piece can be.  A board's parts hold no pieces of their own."""
        if piece in self.world.landmarks and not place.isdigit():
            raise ValueError(f"expected a clearing for a landmark, such as {piece}->5, not {place}")
        if "$" in place:
            self._owner(owner_in(place))
            return f"{owner_in(place)}$"
        self.world.check_place(place, piece)
        return place

    def supply(self, piece: str) -> int:
        """How many of a piece are in no place that the log knows."""
        placed = sum(n for (each, _), n in self.pieces.items() if each == piece)
        if piece in self.world.landmarks:
            return 1 - placed
        return self.letters.owners[owner_in(piece)].counts[rest_of(piece)] - placed

    def _swap(self, action: Swap) -> None:
        """Pieces that lie face down change places unseen: only what can be seen moves."""
        for piece, place in ((action.piece, action.place), (action.other, action.there)):
            self._known(piece)
            self.world.check_place(place, piece)
        mine = self._tokens(action.piece, action.place)
        theirs = self._tokens(action.other, action.there)
        if not mine or not theirs:
            place = action.place if not mine else action.there
            raise ValueError(f"expected {action.piece} at {place}, where the log has put none")
        for piece, here, there in (
            (mine, action.place, action.there),
            (theirs, action.there, action.place),
        ):
            self.pieces[piece, here] -= 1
            self.pieces[piece, there] += 1

    def _tokens(self, piece: str, place: str) -> str:
        """The piece that lies at a place and is written so, or a side of it."""
        if self.pieces[piece, place] > 0:
            return piece
        sides = [each for (each, at), n in self.pieces.items() if n > 0 and at == place]
        return next((each for each in sides if each.startswith(f"{piece}_")), "")

    def _flip(self, action: Flip) -> None:
        self._known(action.piece)
        self.world.check_place(action.place, action.piece)
        if self.pieces[action.piece, action.place] < 1:
            raise ValueError(f"expected {action.piece} at {action.place}, where there is none")
        if not action.to.isdigit():
            self._known(action.to)
            self.pieces[action.piece, action.place] -= 1
            self.pieces[action.to, action.place] += 1

    # ---- the rest

    def _score(self, letter: str, n: int) -> None:
        self._seat(letter)
        before = self.score[letter]
        self.score[letter] = max(0, before + n)
        if self.score[letter] > MOST_POINTS:
            raise ValueError(f"expected at most {MOST_POINTS} points")
        self.hired.score(letter, before, self.score[letter])

    def _craft(self, action: Craft) -> None:
        if action.what.startswith("%"):
            item = self.letters.item_names.get(action.what[1:], "")
            if not item:
                raise ValueError(f"expected an item ({', '.join(self.letters.item_names)})")
            self.cards.discard_one_of(action.letter, self.world.deck.crafting(item))
            self.items.craft(item, action.letter)
            return
        faces = self.world.deck.meant("", action.what)
        if not faces:
            raise ValueError(f"expected a card of this deck, not {action.what}")
        item = self.world.deck.crafts.get(faces[0], "")
        if item:
            self.cards.discard_one_of(action.letter, faces)
            self.items.craft(item, action.letter)
        else:
            stays = faces[0] in self.world.deck.persistent
            self.cards.play_one_of(action.letter, faces, f"{action.letter}$" if stays else "")

    def _battle(self, action: Battle) -> None:
        self._owner(action.attacker)
        self._owner(action.defender)
        self.world.check_place(action.place, "")
        self.ambush(action.defender, action.ambush)
        self.ambush(action.attacker, action.foil)

    def ambush(self, letter: str, suit: str) -> None:
        """4.3.1 An ambush card of a suit leaves a hand; nothing where the suit is empty."""
        if suit:
            self.cards.move(1, f"{suit}#@", letter, "")

    def _hire(self, action: Hire) -> None:
        if action.to:
            self._seat(action.to)
        self.hired.hire(action.hireling, action.to, action.markers)

    def _open(self, action: OpenPath) -> None:
        pair = (action.one, action.other)
        if pair not in self.world.closed or pair in self.opened:
            raise ValueError(f"expected a path that is closed, not {action.one}_{action.other}")
        self.opened.append(pair)

    def _mark(self, action: Marked) -> None:
        mark = self.letters.owners[action.letter].marks[action.number]
        several = mark.drop != "" and not mark.is_piece
        if mark.is_piece and not action.gone:
            self._stands_at(action.value, action.letter)
        keys = list(mark.keys) if mark.keys and not action.key else [action.key]
        for key in keys:
            now = self.marks.get((action.letter, action.number, key), [])
            if action.gone and action.value not in now:
                raise ValueError(f"expected {action.value} on the board of {action.letter}")
            if action.gone:
                now = [each for each in now if each != action.value]
            else:
                self._give(action.letter, mark.gives.get(action.value, []), now)
                now = [*now, action.value] if several else [action.value]
            self.marks[action.letter, action.number, key] = now

    def _stands_at(self, piece: str, landmark: str) -> None:
        """2.2.3 Raise `ValueError` where no such piece stands in a landmark's clearing."""
        self._known(piece)
        places = [at for (each, at), n in self.pieces.items() if each == landmark and n]
        if not any(self.pieces[piece, at] > 0 for at in places):
            raise ValueError(f"expected {piece} in the clearing of {landmark}, where none is")

    def _give(self, letter: str, items: list[str], before: list[str]) -> None:
        """The items that come with the first value of a mark."""
        for item in items if not before else []:
            self.items.held[item, f"{letter}$", READY] += 1

    def _sweep(self, letter: str) -> None:
        self.cards.sweep(letter)
        for number, mark in enumerate(self.letters.by_letter[letter].marks):
            if not mark.is_keyed and not mark.drop:
                self.marks.pop((letter, number, ""), None)
