"""The table as a log tells it after its actions so far, as exactly as possible.

An unnamed card is `#`, one with a known suit `F#`.  If several known cards match what is written,
they become unknown.  So the state is never wrong, only less exact.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from undergrowth.engine.messages import because
from undergrowth.rootlog.hands import Cards
from undergrowth.rootlog.hiring import Hired
from undergrowth.rootlog.items import READY
from undergrowth.rootlog.notation.actions import (
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
    Tally,
    Thing,
    Together,
    owner_in,
    rest_of,
)
from undergrowth.rootlog.notation.errors import Unlawful
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.pieces import Pieces
from undergrowth.rootlog.world import World

MOST_POINTS: Final = 999


class LoggedTable(Pieces):
    """The state of a log's table.  `apply` raises `ValueError` that says what was expected."""

    def __init__(self, letters: Letters, world: World) -> None:
        super().__init__(letters, world)
        self.cards: Final = Cards(world)
        self.score: dict[str, int] = dict.fromkeys(world.seats, 0)
        self.markers: dict[str, str] = {}
        """The board on which each score marker lies, by owner."""
        self.marks: dict[tuple[str, int, str], list[str]] = {}
        """The values on boards, by letter, index of the mark and key."""
        self.opened: list[tuple[int, int]] = []
        self.battle: Battle | None = None
        """The last battle of the turn."""
        self.fallen: Final[Counter[str]] = Counter()
        """Pieces that have gone to their board in this turn without being written."""
        self._mover = ""
        self._counted: Final[set[str]] = set()
        self.tallies: dict[str, int] = {}
        """The number of pieces on a part of a board by owner, known after each turn of the
        owner."""
        self.hired: Final = Hired(world)
        for hireling in world.hirelings:
            self.items.begin_with(f"{hireling}$", letters.owners[hireling].begins_items)
        for letter in world.seats:
            self._begin(letter)

    def _begin(self, letter: str) -> None:
        """Set the default values on a board."""
        for number, mark in enumerate(self.letters.by_letter[letter].marks):
            for other in self.world.seats if mark.by_faction and mark.first else []:
                faction = self.letters.by_letter[other].faction
                if other != letter and faction not in mark.without:
                    self.marks[letter, number, faction] = [mark.first]

    def end_turn(self, letter: str) -> None:
        """H.1.3 Apply the end of a turn, whether or not the log mentions it."""
        self.hired.end_turn(letter)
        self.end_tally(letter)

    def end_tally(self, letter: str) -> None:
        """Set a board's unmentioned number of pieces to 0 after its owner's turn."""
        if self.letters.by_letter[letter].tally and letter not in self._counted:
            self.tallies[letter] = 0
        self._counted.clear()

    def apply(self, action: Action, me: str) -> None:
        """Carry out an action in a turn of `me`."""
        if me != self._mover:
            self._mover, self.battle = me, None
            self.fallen.clear()
        match action:
            case Move():
                for thing in action.things:
                    self._move(thing, action.to, me)
            case Points():
                self._score(action.letter, action.n)
            case Marker():
                self.world.check_seat(action.letter)
                self.world.check_seat(action.board)
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
                self.swap(action)
            case Flip():
                self.flip(action)
            case Marked():
                self._mark(action)
            case Together():
                for mark in action.marks:
                    self._mark(mark)
            case Tally():
                self._count(action)
            case Sweep():
                self._sweep(action.letter)
            case Reveal():
                self.world.check_seat(action.letter)
                self.cards.show(action.letter, action.face, action.n)
            case _:
                pass

    # ---- moves

    def _move(self, thing: Thing, to: list[str], me: str) -> None:
        if thing.sort == CARD:
            for each in to:
                self.cards.move(thing.n, thing.what, thing.start, each)
        elif thing.sort == ITEM:
            self.items.move(thing, to, me)
        else:
            for each in to:
                self._carry(thing, each)

    def _carry(self, thing: Thing, to: str) -> None:
        """Move pieces; of two codes the more exact one is kept."""
        if thing.start == "" and self._has_fallen(thing, to):
            return
        self.check_known(thing.what)
        if to:
            self._at(thing.what, to)
        thing = self._in_battle(thing, to)
        to = to or self._falls_to(thing)
        for piece, n in self.take(thing.what, thing.start, thing.n):
            script = self.letters.owners[owner_in(piece) or piece]
            is_less = rest_of(piece) in script.loosely
            self.put(thing.what if is_less else piece, to, n)

    def _in_battle(self, thing: Thing, to: str) -> Thing:
        """4.3.6 Return pieces removed without a place as removed from the battle's clearing."""
        place = self.battle.place if self.battle is not None else ""
        if thing.start or to or not place or self.pieces[thing.what, place] < thing.n:
            return thing
        return Thing(thing.n, thing.sort, thing.what, place)

    def _falls_to(self, thing: Thing) -> str:
        """10.2.3 Return the board to which removed pieces of a defender go; empty for all others.

        A log need not mention it.
        """
        if self.battle is None or thing.start != self.battle.place:
            return ""
        owner = owner_in(thing.what)
        fallen = self.letters.owners[owner].fallen if owner in self.world.seats else ""
        if owner != self.battle.defender or not fallen or rest_of(thing.what) != fallen:
            return ""
        self.fallen[thing.what] += thing.n
        return f"{owner}$"

    def _has_fallen(self, thing: Thing, to: str) -> bool:
        """Whether a log mentions a move that was already made without being written."""
        if to != f"{owner_in(thing.what)}$" or self.fallen[thing.what] < thing.n:
            return False
        self.fallen[thing.what] -= thing.n
        return True

    # ---- the rest

    def _score(self, letter: str, n: int) -> None:
        self.world.check_seat(letter)
        before = self.score[letter]
        self.score[letter] = max(0, before + n)
        if self.score[letter] > MOST_POINTS:
            meaning = because("why-record_points", {"most": MOST_POINTS})
            raise Unlawful(f"expected at most {MOST_POINTS} points", "3.2", meaning)
        self.hired.score(letter, before, self.score[letter])

    def _craft(self, action: Craft) -> None:
        if action.what.startswith("%"):
            item = self.letters.item_names.get(action.what[1:], "")
            if not item:
                raise Unlawful(f"expected an item ({', '.join(self.letters.item_names)})", "4.1")
            self.cards.discard_one_of(action.letter, self.world.deck.crafting(item))
            self.items.craft(item, action.letter)
            return
        faces = self.world.deck.meant("", action.what)
        if not faces:
            raise Unlawful(f"expected a card of this deck, not {action.what}", "2.1")
        item = self.world.deck.crafts.get(faces[0], "")
        if item:
            self.cards.discard_one_of(action.letter, faces)
            self.items.craft(item, action.letter)
        else:
            stays = faces[0] in self.world.deck.persistent
            self.cards.play_one_of(action.letter, faces, f"{action.letter}$" if stays else "")

    def _battle(self, action: Battle) -> None:
        self.world.check_owner(action.attacker)
        self.world.check_owner(action.defender)
        self.world.check_place(action.place, "")
        self.battle = action
        self.ambush(action.defender, action.ambush)
        self.ambush(action.attacker, action.foil)

    def ambush(self, letter: str, suit: str) -> None:
        """4.3.1 Discard an ambush card of a suit from a hand; do nothing for an empty suit."""
        if suit:
            self.cards.move(1, f"{suit}#@", letter, "")

    def _hire(self, action: Hire) -> None:
        if action.to:
            self.world.check_seat(action.to)
        self.hired.hire(action.hireling, action.to, action.markers)

    def _open(self, action: OpenPath) -> None:
        pair = (action.one, action.other)
        if pair not in self.world.closed or pair in self.opened:
            reason = f"expected a path that is closed, not {action.one}_{action.other}"
            raise Unlawful(reason, "M.4.3")
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
                raise Unlawful(f"expected {action.value} on the board of {action.letter}", "1.5.4")
            if action.gone:
                now = [each for each in now if each != action.value]
            else:
                self._give(action.letter, mark.gives.get(action.value, []), [] if several else now)
                now = [*now, action.value] if several else [action.value]
            self.marks[action.letter, action.number, key] = now

    def _count(self, action: Tally) -> None:
        """Record a number of pieces on a board.  Raises `ValueError` if there are fewer."""
        self.world.check_seat(action.letter)
        board = f"{action.letter}$"
        there = sum(n for (_, at), n in self.pieces.items() if at == board)
        if there < action.n:
            reason = f"expected {action.n} pieces at {board}, where the log has put {there}"
            raise Unlawful(reason, "1.5.4")
        self.tallies[action.letter] = action.n
        self._counted.add(action.letter)

    def _stands_at(self, piece: str, landmark: str) -> None:
        """2.2.3 Raise `ValueError` unless such a piece is in a landmark's clearing."""
        self.check_known(piece)
        places = [at for (each, at), n in self.pieces.items() if each == landmark and n]
        if not any(self.pieces[piece, at] > 0 for at in places):
            raise Unlawful(
                f"expected {piece} in the clearing of {landmark}, where none is", "2.2.3"
            )

    def _give(self, letter: str, items: list[str], before: list[str]) -> None:
        """Give a seat the items that come with the first value of a mark."""
        for item in items if not before else []:
            self.items.held[item, f"{letter}$", READY] += 1

    def _sweep(self, letter: str) -> None:
        self.cards.sweep(letter)
        for number, mark in enumerate(self.letters.by_letter[letter].marks):
            if not mark.is_keyed and not mark.drop:
                self.marks.pop((letter, number, ""), None)
