"""The contents of boards and cards from a log, in the entries of a described position."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undergrowth.law.items.held import CONDITIONS
from undergrowth.rootlog.dealing import named_cards
from undergrowth.rootlog.items import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, READY
from undergrowth.rootlog.marks import piece_words
from undergrowth.rootlog.notation.actions import owner_in, rest_of
from undergrowth.rootlog.notation.letters import Deck
from undergrowth.rootlog.notation.scripts import HAND, Script, lying_there
from undergrowth.rootlog.reading import Reading
from undergrowth.rootlog.state import LoggedTable

Document = dict[str, object]
_CONDITIONS: Final = dict(
    zip((READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED), CONDITIONS.names(), strict=True)
)


class Boards:
    """The table from a log after a number of turns, with all its cards named."""

    def __init__(
        self, reading: Reading, turns: int, seed: int, told: LoggedTable | None = None
    ) -> None:
        """Name the cards of the table after a number of turns, or of one in the middle of a
        turn."""
        self.reading: Final = reading
        self.turns: Final = turns
        self.seed: Final = seed
        self.told: Final[LoggedTable] = reading.after(turns) if told is None else told
        self.deck: Final[Deck] = self.told.world.deck
        self.cards: Final = named_cards(self.told, seed)
        owners = [*self.told.score, *self.told.world.hirelings]
        self.left: Final = {each: Counter(self.script(each).stocks) for each in owners}
        """The pieces left by owner and kind, for codes that name a single kind."""
        self.spare: Final = {each: self.left[each].copy() for each in owners}
        """The pieces left for codes that name several kinds: all pieces not named exactly."""
        for (piece, _), n in self.told.pieces.items():
            stocks = self._stocks(piece)
            if n > 0 and len(stocks) == 1:
                self.spare[owner_in(piece)].subtract(dict.fromkeys(stocks, n))

    def _stocks(self, piece: str) -> frozenset[str]:
        """Return the kinds that a piece may be; none for landmarks."""
        owner = owner_in(piece)
        return self.script(owner).stocks_of[rest_of(piece)] if owner in self.left else frozenset()

    def faction(self, letter: str) -> str:
        """Return the name of the faction, hireling or landmark with these letters."""
        return self.script(letter).faction

    def script(self, letter: str) -> Script:
        """Return the script of these letters."""
        return self.reading.letters.owners[letter]

    def kinds(self, piece: str, n: int, face_up: bool = False) -> list[str]:
        """Return the kinds of pieces with this code, with the number of each; with `face_up`,
        without kinds that lie face down."""
        owner, code = owner_in(piece), rest_of(piece)
        script = self.script(owner)
        left = (self.left if len(script.stocks_of[code]) == 1 else self.spare)[owner]
        found: list[str] = []
        for kind in script.names_of(code):
            if face_up and code in script.loosely and script.pieces[kind] == code:
                continue
            taken = min(n, left[script.sides[kind]])
            if taken > 0:
                left[script.sides[kind]] -= taken
                found.append(f"{taken} {kind}")
                n -= taken
        return found

    def card(self, letters: str) -> Document:
        """H, L Return the contents of the card of a hireling or a landmark."""
        script, board = self.script(letters), f"{letters}$"
        doc: Document = {}
        self.cards_on(doc, script, self.cards.get(board, []))
        self.pieces_on(doc, script, board)
        self.marks_on(doc, script)
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
        """Return the items in a list, without the card's own items, which are counted apart."""
        return [f"{n} {item}" for item, n in there.items() if item not in script.begins_items]

    def cards_on(self, doc: Document, script: Script, rest: list[str]) -> None:
        """Write the cards on a board; `rest` are those on no part of it."""
        for path, where in script.cards.items():
            if where != HAND:
                own = self.cards.get(f"{script.letter}{where}", [])
                _put(doc, path, rest if where == "$" else own)

    def pieces_on(self, doc: Document, script: Script, board: str) -> None:
        """Write the pieces on a board."""
        there = {piece: n for (piece, at), n in self.told.pieces.items() if at == board and n > 0}
        for kind, entry in script.board.items():
            doc[entry] = there.get(script.letter + script.pieces[kind], 0)
        if script.board_own:
            mine = [(piece, n) for piece, n in there.items() if owner_in(piece) == script.letter]
            doc[script.board_own] = [kind for each in mine for kind in self.kinds(*each, True)]
        if script.board_by_owner:
            tallied = self.told.tallies.get(script.letter, sum(there.values()))
            for piece, n in there.items():
                some = min(n, tallied)
                tallied -= some
                self._by_owner(doc, script.board_by_owner, piece, some)
                self._by_owner(doc, script.beside_tallied, piece, n - some)

    def _by_owner(self, doc: Document, entry: str, piece: str, n: int) -> None:
        """Add pieces to an entry that lists them by owner."""
        if n > 0:
            owners = doc.setdefault(entry, {})
            assert isinstance(owners, dict)
            owners.setdefault(self.faction(owner_in(piece)), []).extend(self.kinds(piece, n))

    def items_on(self, doc: Document, script: Script, board: str) -> None:
        """Write the items of a seat.

        9.7.3 Of each kind one at most is from a ruin: a second one can only have come after the
        first was lost.
        """
        held = [
            (item, how, n) for (item, at, how), n in self.told.items.held.items() if at == board
        ]
        if script.found:
            mine = {item for item, where in self.told.items.found if where == board}
            doc[script.found] = sorted(mine & {item for item, _, n in held if n > 0})
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
        """H.2.4 Return the entries of a seat for crafted items that lie face down."""
        scripts = [self.script(each) for each in self.told.world.hirelings]
        return [script.turned_down for script in scripts if script.turned_down]

    def marks_on(self, doc: Document, script: Script) -> None:
        """Write the other values of a board."""
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
            elif mark.drop and not mark.is_one:
                doc[mark.entry] = said.get("", [])
            elif said:
                value = said[""][0]
                doc[mark.entry] = value.removesuffix("!")
                if mark.turned:
                    doc[mark.turned] = value.endswith("!")

    def _piece_on(self, doc: Document, script: Script, entry: str, said: list[str]) -> None:
        """Write the piece that a landmark holds, unless the log has removed it from the map
        since."""
        for piece in said:
            places = [at for (each, at), n in self.told.pieces.items() if each == piece and n > 0]
            if any(self.told.pieces[script.letter, at] > 0 for at in places):
                doc[entry] = piece_words(self.reading.letters, piece)


def _number(word: str) -> object:
    return int(word) if word.isdigit() else word


def _put(doc: Document, path: str, value: object) -> None:
    """Put a value into an entry, or into a nested one (`decree.move`)."""
    *within, last = path.split(".")
    for key in within:
        inner = doc.setdefault(key, {})
        assert isinstance(inner, dict)
        doc = inner
    doc[last] = value
