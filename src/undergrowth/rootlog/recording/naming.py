"""Names of ours for the letters of a log, in both directions: pieces, places, cards and items."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadText
from undergrowth.rootlog.notation.actions import owner_in, rest_of
from undergrowth.rootlog.reading import Reading

BOARD: Final = "board"
HAND: Final = "hand"
DECK: Final = "deck"
DISCARD: Final = "discard"


class Naming:
    """The names of one game."""

    def __init__(self, reading: Reading) -> None:
        self.letters: Final = reading.letters
        self.world: Final = reading.world
        world = reading.world
        self.codes: Final = {name: code for code, name in {**world.forests, **world.paths}.items()}
        """The codes of forests and paths by our ids."""
        self.ids: Final = {**world.forests, **world.paths}
        for seat in world.seats:
            script = self.letters.by_letter[seat]
            if script.holding:
                self.codes[script.holding_name] = script.holding
                self.ids[script.holding] = script.holding_name

    # ---- from our names

    def letter(self, seat: object) -> str:
        """Return the letters of a faction, hireling or landmark.  Raises `BadText`."""
        for script in self.letters.owners.values():
            if script.faction == seat:
                return script.letter
        raise BadText(f"{abridged(seat)} has no letters in Rootlog")

    def piece(self, owner: object, piece: object) -> str:
        """Return the code of a piece: `Cb_s`; of a landmark its word.  Raises `BadText`."""
        letter = self.letter(owner)
        script = self.letters.owners[letter]
        if not piece:
            return letter
        if piece not in script.pieces:
            raise BadText(f"{abridged(owner)} has no piece {abridged(piece)}")
        return letter + script.pieces[str(piece)]

    def place(self, place: object) -> str:
        """Return the code of a place or board; nothing for the supply.  Raises `BadText`."""
        name = str(place)
        if name.startswith(f"{BOARD} "):
            owner, _, part = name.removeprefix(f"{BOARD} ").partition(" ")
            return f"{self.letter(owner)}${part}"
        return self.codes.get(name, name)

    def pile(self, place: object, leaves: bool) -> str:
        """Return the code of a place of cards, which they leave or come to.  Raises `BadText`."""
        name = str(place)
        if name.startswith(f"{HAND} "):
            return self.letter(name.removeprefix(f"{HAND} "))
        if name == DISCARD:
            return "*" if leaves else ""
        return "" if name == DECK else self.place(name)

    def face(self, card: object) -> str:
        """Return the face of a card: `F#sabo`, `F#` for a suit, `#` for none.  Raises `BadText`."""
        faces = self.world.deck.faces
        if not card:
            return "#"
        if card in faces:
            return faces[str(card)]
        if card in self.letters.suits:
            return f"{self.letters.suits[str(card)]}#"
        raise BadText(f"{abridged(card)} is no card of this deck")

    def suit(self, suit: object) -> str:
        """Return the letter of a suit, nothing for none.  Raises `BadText`."""
        if suit and suit not in self.letters.suits:
            raise BadText(f"{abridged(suit)} is no suit")
        return self.letters.suits[str(suit)] if suit else ""

    # ---- from letters

    def faction(self, letter: str) -> str:
        """Return the name of a faction, hireling or landmark."""
        return self.letters.owners[letter].faction if letter in self.letters.owners else letter

    def kind(self, code: str) -> tuple[str, str]:
        """Return the owner and the kind of a piece; no kind for a landmark."""
        owner = owner_in(code) or code
        names = self.letters.owners[owner].names_of(rest_of(code)) if rest_of(code) else []
        return self.faction(owner), names[0] if names else ""

    def where(self, code: str) -> str:
        """Return the name of a place or board."""
        letter, dollar, part = code.partition("$")
        if dollar:
            return f"{BOARD} {self.faction(letter)} {part}".rstrip()
        return self.ids.get(code, code)

    def lies(self, code: str, leaves: bool) -> str:
        """Return the name of a place of cards."""
        if code in self.world.seats:
            return f"{HAND} {self.faction(code)}"
        if code in ("", "*"):
            return DECK if leaves and not code else DISCARD
        return self.where(code)

    def card(self, face: str) -> str:
        """Return the card with a face, the suit of an unnamed one, or nothing."""
        suit, _, name = face.partition("#")
        if not name:
            return self.letters.suit_names.get(suit, "")
        faces = self.world.deck.meant(suit, name)
        return self.world.deck.cards[faces[0]][0] if faces else ""
