"""Rules of both Bands: enemies that moved to them stay for the turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.errors import BadText
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.hirelings.hireling import HirelingCard
from undergrowth.law.hirelings.using import Employed
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.positions import owner_named, pieces_named
from undergrowth.law.removing.triggers import Trigger
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, a_number, list_like
from undergrowth.table.described.reader import Reader
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import ANY_KIND, Intent, Moved


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class BandCard(HirelingCard):
    """H Its card, with the pieces that came this turn: parallel lists, an entry per kind and
    place."""

    turn: int = 0
    """The turn (`g.turns`) in which they came; entries of older turns do not count."""
    kinds: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def came(self, turn: int, kind: int, place: int) -> int:
        """Return how many pieces of a kind came to a clearing in a turn."""
        if turn != self.turn:
            return 0
        for i, each in enumerate(self.kinds):
            if each == kind and self.places[i] == place:
                return self.counts[i]
        return 0

    def add(self, turn: int, kind: int, place: int, n: int) -> None:
        """Add pieces that came to a clearing in a turn."""
        if turn != self.turn:
            self.turn, self.kinds, self.places, self.counts = turn, [], [], []
        for i, each in enumerate(self.kinds):
            if each == kind and self.places[i] == place:
                self.counts[i] += n
                return
        self.kinds.append(kind)
        self.places.append(place)
        self.counts.append(n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Band(Employed):
    """H.2.2 A Band: enemies that have moved to its warriors cannot move on in the same turn.

    Pieces that were there before may leave; pieces removed meanwhile count as those.
    """

    def new_board(self) -> Board:
        return BandCard()

    def band_card(self, g: Game) -> BandCard:
        """Return its card: the pieces that came, and its controller."""
        board = g.boards[self.board_at]
        assert isinstance(board, BandCard)
        return board

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        """H.2.2 Return the frame that records pieces moved to the Band this turn."""
        if m.kinds and self.holds_arrivals(g, m.owner, m.destination):
            return [Listen(self.index, m.destination, m.kinds[:], m.counts[:])]
        return []

    def holds_arrivals(self, g: Game, owner: int, place: int) -> bool:
        """H.2.2 Whether the Band is there, and an owner its enemy."""
        return g.warriors_at(self.index, place) > 0 and is_enemy(g, self.index, owner)

    def held_back(self, g: Game, kind: int, place: int, held: int) -> int:
        """H.2.2 Return how many pieces of a kind are held: enemies' that came, while the Band is
        there."""
        came = self.band_card(g).came(g.turns, kind, place)
        if came == 0 or g.warriors_at(self.index, place) == 0:
            return held
        return max(held, came) if is_enemy(g, self.index, g.box.kinds[kind].owner) else held

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """H.2.2 Forbid a move if all warriors or pawns, or all of that kind, are held."""
        if i.origin == NOWHERE or self.band_card(g).turn != g.turns:
            return False
        kinds = [i.kind] if i.kind != ANY_KIND else self._movers(g, i.owner)
        held = 0
        for kind in [each for each in kinds if each >= 0]:
            there = g.count(kind, i.origin)
            kept = self.held_back(g, kind, i.origin, 0)
            if there > kept:
                return False
            held += kept
        return held > 0

    def may_forbid_moving(self, g: Game, owner: int) -> bool:
        return self.band_card(g).turn == g.turns

    def _movers(self, g: Game, owner: int) -> list[int]:
        """4.2 Return the kinds that can take a move: warriors, or the pawn of an owner without
        any."""
        return g.box.warrior_kinds[owner] or [book(g).owner(owner).pawn]

    def cannot(self, i: Intent) -> Reason:
        return ("H.2.2", because("why-band_holds_them"))

    # ---- described

    def board_entries(self) -> list[Entry]:
        return [
            *super().board_entries(),
            a_number(
                "listening_since", "the number of the turn in which they came", missing="this turn"
            ),
            list_like("listening", "who has come where this turn", "5 marquise_de_cat 2 warrior"),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        super().read_board(g, doc)
        turn = doc.number("listening_since", g.turns)
        for entry in doc.words("listening"):
            self._read_listeners(g, doc, entry.split(), turn)

    def _read_listeners(self, g: Game, doc: Reader, words: list[str], turn: int) -> None:
        """Read `5 marquise_de_cat 2 warrior`: pieces that came to a clearing in a turn."""
        if len(words) != 4:
            raise doc.wrong("listening", "entries such as `5 marquise_de_cat 2 warrior`")
        try:
            place = PLACE.parse(words[0])
        except BadText as error:
            raise doc.wrong("listening", str(error)) from None
        owner = owner_named(g, words[1], "listening")
        for kind, n in pieces_named(g, owner, [f"{words[2]} {words[3]}"], "listening"):
            if not g.has_place(place) or n > g.box.kinds[kind].count:
                raise doc.wrong("listening", "no more pieces than there are")
            self.band_card(g).add(turn, kind, place, n)

    def write_board(self, g: Game) -> dict[str, object]:
        found = super().write_board(g)
        card = self.band_card(g)
        listening: list[str] = []
        for i, kind in enumerate(card.kinds):
            k = g.box.kinds[kind]
            where, owner = PLACE.text(card.places[i]), g.seat_name(k.owner)
            listening.append(f"{where} {owner} {card.counts[i]} {PIECES.text(k.piece)}")
        if card.turn != g.turns and listening:
            found["listening_since"] = card.turn
        return found | ({"listening": listening} if listening else {})


@dataclass
class Listen(Trigger):
    """H.2.2 Record pieces that came to the Band."""

    owner_at: int
    """The Band, by its number among the owners."""
    place: int
    kinds: list[int]
    counts: list[int]

    def owner(self) -> int:
        return self.owner_at

    def script(self) -> tuple[Step, ...]:
        return (self.remember,)

    def remember(self, g: Game) -> None:
        """H.2.2 Record them on the card, for the rest of this turn."""
        card = band(g, self.owner_at).band_card(g)
        for i, kind in enumerate(self.kinds):
            card.add(g.turns, kind, self.place, self.counts[i])


def band(g: Game, owner: int) -> Band:
    """Return a Band, by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, Band)
    return found


boards(BandCard)
frames(Listen)
