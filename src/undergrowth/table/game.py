"""The game: the table, and the procedures in progress.

A `Game` is everything at one moment.  It can be copied in microseconds, saved at any question and
resumed elsewhere.  The table is kept as flat lists of ints: only the atoms, in `law`, write to it;
anybody may read.  Lists inside lists are replaced and never changed, so copies share them.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.events import Event
from undergrowth.engine.flow import Flow
from undergrowth.engine.frames import CHANCE, NOBODY, Decision, Procedure
from undergrowth.engine.optional import i64, mypyc_attr
from undergrowth.engine.setup import Setup
from undergrowth.table.boards import Board
from undergrowth.table.box import Box
from undergrowth.table.cards import NO_CARD
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.names import BIRD, ITEMS
from undergrowth.table.places import NOWHERE


class Rulebook:
    """What bends the law in a game, as far as the game itself must know: see `table.book`."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box

    def answer(self, g: Game, decision: Decision) -> Action | None:
        """What the seat that is asked answers for itself; None for all whom somebody plays."""
        raise NotImplementedError

    def new_boards(self) -> list[Board]:
        """The boards of all that has one, before setup."""
        raise NotImplementedError


class Game(Flow):
    """A game of Root at one moment.  Make one with `Game.new`, `Game.from_json` or `position`."""

    def __init__(
        self, setup: Setup, rulebook: Rulebook, chance: Chance, like: Game | None = None
    ) -> None:
        super().__init__(chance, like)
        self.setup = setup
        """5.1.1 The setup as far as it is known by now."""
        self.asked_setup = setup
        """The setup the game was begun with: less is settled in it before a draft."""
        self.rulebook = rulebook
        self.box = rulebook.box
        """What never changes while the game is played: map, cards, kinds of piece, owners."""
        self.places: Final = self.box.places
        self.owners = self.box.owners
        self.seats: Final = self.box.seats
        self.automated = self.box.automated
        if like is None:
            self._lay_out(self.box)
        else:
            self._lay_out_like(like)

    @staticmethod
    def new(
        setup: Setup,
        seed: int = 0,
        log: bool = True,
        scripted: bool = False,
        asks_all: bool = False,
    ) -> Game:
        """5 A new game, run to its first question.  Raises `BadSetup`.

        The same setup and seed give the same game on every machine.  Without `log` it keeps no
        record for people: faster, for simulation.  `scripted` lets chance ask openly: dice,
        shuffles and random cards are then answered through `choose` like everything else, and
        with `asks_all` so are factions that play by themselves.
        """
        installed = library()
        setup = installed.complete(setup)
        game = Game(setup, installed.rulebook(setup), seeded(seed))
        game.seed = seed
        game.scripted = scripted
        game.asks_all = asks_all
        if log:
            game.log = []
            game.answers = []
        game.start(installed.opening(setup))
        return game

    def _lay_out(self, box: Box) -> None:
        """An empty table, every piece in its supply."""
        places, owners, seats = box.places, box.owners, box.seats
        self.pieces: list[int] = [0] * (len(box.kinds) * places)
        """How many of a kind stand at a place: `pieces[kind * places + place]`."""
        self.supply: list[int] = [kind.count for kind in box.kinds]
        """How many of a kind are in the supply or on their track."""
        self.warriors: list[int] = [0] * (owners * places)
        """Read off `pieces`: warriors by `owner * places + place`."""
        self.strength: list[int] = [0] * (owners * places)
        """Read off `pieces`: what counts towards rule."""
        self.presence: list[int] = [0] * (owners * places)
        """Read off `pieces`: pieces of any kind."""
        self.strongest: list[int] = [-1] * places
        """Read off `strength` when it is asked for, by place; -1 while it is not known.  Saves do
        not hold it."""
        self.clearings: list[int] = box.woodland.clearings
        """The clearings there are; the list is replaced and never changed, like the next two."""
        self.paths: list[list[int]] = box.woodland.paths
        """Clearings one path away (2.2.1); of a forest, the clearings it touches (2.4.1)."""
        self.rivers: list[list[int]] = box.woodland.rivers
        """Clearings linked by a river (2.3)."""
        self.landmarks: list[int] = [NOWHERE] * len(box.landmark_names)
        """The clearing of each landmark in the game, NOWHERE before it has been set up; the list is
        replaced and never changed."""
        self.slots: list[int] = box.woodland.slots[:]
        """Read off `pieces` and `has_ruin`: open building slots by place."""
        self.suits: list[int] = box.woodland.suits[:]
        """The suits of each clearing, one bit each."""
        self.ruins: list[list[int]] = [[] for _ in range(places)]
        """Items under the ruin of a clearing."""
        self.has_ruin: list[bool] = [False] * places
        self.deck: list[int] = []
        """The shared deck, its top card last."""
        self.discard: list[int] = []
        self.homelands: list[int] = []
        """Homelands as `seat * places + place`, in the order they were chosen (A.8.3.I)."""
        self.available: list[int] = []
        """Dominance cards beside the map (3.3.3)."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """By seat, sorted by number."""
        self.play: list[list[int]] = [[] for _ in range(seats)]
        """Persistent effects in each play area (4.1.3)."""
        self.seen: list[list[int]] = [[] for _ in range(seats * seats)]
        """By `viewer * seats + owner`: cards the viewer knows to be in the owner's hand."""
        self.items: list[int] = [0] * len(ITEMS)
        """The item supply on the map."""
        self.crafted: list[list[int]] = [[0] * len(ITEMS) for _ in range(seats)]
        """Each Crafted Items box, by item."""
        self.score: list[int] = [0] * seats
        self.dominance: list[int] = [NO_CARD] * seats
        """The activated dominance card, or NO_CARD (3.3.1)."""
        self.boards: list[Board] = self.rulebook.new_boards()
        """What lies beside the map: the factions' boards by seat, then those of other sources."""
        self.homes: list[int] = [NOWHERE] * seats
        """Each seat's starting clearing, or NOWHERE (5.1.7)."""
        self.weights: list[int] = []
        """Read off the play areas: how much a piece of each kind counts towards rule, while an
        effect changes that.  Saves do not hold it."""
        self.activated: list[int] = [0] * places
        """Crafting pieces activated this turn, by clearing (4.1.1)."""
        self.used: list[int] = []
        """What was used this turn, where once a turn is the limit: marks of `table.uses`."""

        self.turn = NOBODY
        """The seat whose turn it is."""
        self.phase = BIRDSONG
        self.turns = 0
        """Turns begun."""

    def _lay_out_like(self, like: Game) -> None:
        """The same table as another game's; what is not copied here is replaced when it changes."""
        boards: list[Board] = []
        for board in like.boards:
            boards.append(board.copy())
        self.boards = boards
        self.clearings = like.clearings
        self.paths = like.paths
        self.rivers = like.rivers
        self.landmarks = like.landmarks
        self.pieces = like.pieces[:]
        self.supply = like.supply[:]
        self.warriors = like.warriors[:]
        self.strength = like.strength[:]
        self.presence = like.presence[:]
        self.strongest = like.strongest[:]
        self.slots = like.slots[:]
        self.suits = like.suits[:]
        self.ruins = like.ruins[:]
        self.has_ruin = like.has_ruin[:]
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.available = like.available[:]
        self.hands = like.hands[:]
        self.play = like.play[:]
        self.seen = like.seen[:]
        self.items = like.items[:]
        self.crafted = like.crafted[:]
        self.score = like.score[:]
        self.dominance = like.dominance[:]
        self.homes = like.homes[:]
        self.homelands = like.homelands
        self.weights = like.weights
        self.activated = like.activated[:]
        self.used = like.used[:]
        self.turn = like.turn
        self.phase = like.phase
        self.turns = like.turns
        self.asked_setup = like.asked_setup

    def settle_setup(self, setup: Setup) -> None:
        """A.5.2, A.8.3 Go on with a setup that knows more: factions chosen or landmarks dealt.

        Pieces, supplies and boards stay with their owners and landmarks; the seats stay as many.
        Numbers of kinds may change: no procedure in progress may hold one.  It happens before any
        card is in play.  Raises `BadSetup`.
        """
        installed = library()
        before = self.copy()
        self.setup = installed.complete(setup)
        self.rulebook = installed.rulebook(self.setup)
        self.box = self.rulebook.box
        self.owners = self.box.owners
        self.automated = self.box.automated
        fresh = Game(self.setup, self.rulebook, self.chance)
        self.pieces, self.supply = fresh.pieces, fresh.supply
        self.warriors, self.strength = fresh.warriors, fresh.strength
        self.presence, self.strongest = fresh.presence, fresh.strongest
        for owner in range(min(before.owners, self.owners)):
            self._keep_owner(before, owner)
        self._keep_boards(before, fresh)

    def _keep_owner(self, before: Game, owner: int) -> None:
        """An owner's pieces, by what they are and not by their number."""
        row = owner * self.places
        for place in range(row, row + self.places):
            self.warriors[place] = before.warriors[place]
            self.strength[place] = before.strength[place]
            self.presence[place] = before.presence[place]
        now = self.box.kind_at[owner]
        for piece, kind in enumerate(before.box.kind_at[owner]):
            if kind >= 0 and piece < len(now) and now[piece] >= 0:
                self.supply[now[piece]] = before.supply[kind]
                for place in range(self.places):
                    n = before.pieces[kind * self.places + place]
                    self.pieces[now[piece] * self.places + place] = n

    def _keep_boards(self, before: Game, fresh: Game) -> None:
        """The boards, and the landmarks, that were there already."""
        names = before.box.board_names
        self.boards = fresh.boards
        for i, name in enumerate(self.box.board_names):
            if name in names:
                self.boards[i] = before.boards[names.index(name)]
        self.landmarks = fresh.landmarks
        there = before.box.landmark_names
        for i, name in enumerate(self.box.landmark_names):
            if name in there:
                self.landmarks[i] = before.landmarks[there.index(name)]

    def closed_paths(self) -> list[list[int]]:
        """M.4.2 Pairs of clearings whose path is still closed."""
        return [pair for pair in self.box.woodland.closed if pair[1] not in self.paths[pair[0]]]

    def is_flooded(self, place: int) -> bool:
        """M.5.2 Whether a place was printed as a clearing and is none any more."""
        return place in self.box.woodland.clearings and place not in self.clearings

    def ruin_places(self) -> list[int]:
        """2.2.4 The clearings with a ruin."""
        return [place for place in self.clearings if self.has_ruin[place]]

    def has_place(self, place: int) -> bool:
        """Whether a place is one of this game's."""
        return 0 <= place < self.places

    def has_seat(self, owner: int) -> bool:
        """H.3.5 Whether an owner is a player: with a hand, a play area, a score and turns."""
        return 0 <= owner < self.seats

    def count(self, kind: int, place: int) -> int:
        """How many pieces of a kind stand at a place."""
        return self.pieces[kind * self.places + place]

    def warriors_at(self, owner: int, place: int) -> int:
        """How many warriors an owner has at a place."""
        return self.warriors[owner * self.places + place]

    def has_pieces(self, owner: int, place: int) -> bool:
        """Whether an owner has any faction piece at a place."""
        return self.presence[owner * self.places + place] > 0

    def on_map(self, kind: int) -> int:
        """How many pieces of a kind stand on the map."""
        most = self.box.kinds[kind].count - self.supply[kind]
        n = 0
        at: i64 = kind * self.places  # machine integers: two thirds of the instructions
        end: i64 = at + self.places
        while n < most and at < end:  # most kinds are rare or all in supply
            n += self.pieces[at]
            at += 1
        return n

    def where(self, kind: int) -> int:
        """The place where the only piece of a kind stands, or NOWHERE when it is off the map."""
        pieces = self.pieces
        start: i64 = kind * self.places
        end: i64 = start + self.places
        at = start
        while at < end:
            if pieces[at] > 0:
                return at - start
            at += 1
        return NOWHERE

    def matches(self, card: int, place: int) -> bool:
        """2.1.1, 2.2.2 Whether a card matches a clearing's suit; birds always do."""
        return (self.box.mask[card] & self.suits[place]) != 0

    def matching(self, seat: int, place: int) -> list[int]:
        """Different cards in a hand that match a clearing."""
        found: list[int] = []
        last = NO_CARD
        suits = self.suits[place]
        mask = self.box.mask
        for card in self.hands[seat]:
            if card != last and (mask[card] & suits) != 0:
                found.append(card)
            last = card
        return found

    def hand_kinds(self, seat: int) -> list[int]:
        """The different cards in a hand."""
        found: list[int] = []
        last = NO_CARD
        for card in self.hands[seat]:
            if card != last:
                found.append(card)
            last = card
        return found

    def seat_name(self, seat: int) -> str:
        """A seat as people and files name it: its faction's id, `chance`, or `nobody`."""
        if seat == CHANCE:
            return "chance"
        return self.box.owner_names[seat] if seat >= 0 else "nobody"

    def is_bird(self, card: int) -> bool:
        """2.1.1 Whether a card is printed as a bird."""
        return self.box.cards[card].suit == BIRD

    def note(
        self,
        verb: str,
        law: str,
        seat: int,
        fields: dict[str, int | str],
        secret: dict[str, int | str] | None = None,
        seen_by: list[int] | None = None,
    ) -> None:
        """Write an event, where there is a log.  Callers check `log` first where it is hot."""
        if self.log is not None:
            self.log.append(Event(verb, law, seat, self.turns, fields, secret or {}, seen_by or []))

    # ---- what the engine promises to people and programs

    def check_seat(self, seat: int) -> None:
        """Raise `BadText` for a number that is no seat of this game, nor NOBODY."""
        if not NOBODY <= seat < self.seats:
            raise BadText(f"{seat} is no seat: expected 0 to {self.seats - 1}, or {NOBODY}")

    def observe(self, seat: int) -> dict[str, object]:
        """What a seat may see, as plain data; see `table.observe`.  NOBODY sees what is public."""
        self.check_seat(seat)
        return library().observe(self, seat)

    def determinize(self, seat: int, seed: int) -> Game:
        """A copy in which what `seat` cannot see is dealt anew; see `table.determinize`."""
        self.check_seat(seat)
        return library().determinize(self, seat, seed)

    def why_not(self, seat: int, text: str) -> str:
        """Why `seat` cannot answer so now, with the section of the law; empty when it can.

        Raises `BadText` for words that are no action.
        """
        self.check_seat(seat)
        action = self.meant(text)
        decision = self.decision
        if decision is not None and decision.seat == seat and self.offers(action):
            return ""
        reason = self.why(seat, action)
        if reason is None:
            law = decision.law if decision is not None else "3.1"
            return f"that does not answer the open question (law {law})"
        return f"{reason[1]} (law {reason[0]})"

    @property
    def outcome(self) -> dict[str, object] | None:
        """3.1 Who won and how, or None while the game goes on."""
        return library().outcome(self)

    def to_json(self) -> str:
        """The whole game as one JSON document, at any question; see `table.saves`."""
        return library().to_json(self)

    @staticmethod
    def from_json(text: str | bytes) -> Game:
        """The game a save holds.  Raises `BadSave`."""
        return library().from_json(text)

    # ---- copies

    def copy(self, log: bool = False) -> Game:
        """An equal game that goes its own way.

        The log and the record of answers are left behind unless `log` is true: a copy made for
        search carries neither.
        """
        twin = Game(self.setup, self.rulebook, self.chance.copy(), self)
        if log:
            twin.log = self.log[:] if self.log is not None else None
            twin.answers = self.answers[:] if self.answers is not None else None
        return twin

    # ---- what its flow asks

    def why(self, seat: int, action: Action) -> tuple[str, str] | None:
        """(section, reason) why an action is not offered to `seat`, asked of the procedures."""
        return library().why(self, seat, action)

    def own_answer(self, decision: Decision) -> Action | None:
        """1.2 What a faction that plays by itself answers; None for all others."""
        return self.rulebook.answer(self, decision)

    def put_away(self, cards: list[int]) -> None:
        """3.1 Cards that a procedure held when the game ended go to the discard pile."""
        self.discard += cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Library:
    """What is installed: maps, decks, cards and factions, and what can be done with a whole game.

    Games meet what stands above them only here.
    """

    def complete(self, setup: Setup) -> Setup:
        """The setup with full names.  Raises `BadSetup` when it cannot be played."""
        raise NotImplementedError

    def rulebook(self, setup: Setup) -> Rulebook:
        """What bends the law in a completed setup; equal setups share it."""
        raise NotImplementedError

    def opening(self, setup: Setup) -> Procedure:
        """The first procedure of a game."""
        raise NotImplementedError

    def from_opening(self, opening: str, seed: int, scripted: bool) -> Game:
        """A game from a described position, as JSON.  Raises `BadPosition`."""
        raise NotImplementedError

    def observe(self, g: Game, seat: int) -> dict[str, object]:
        """See `Game.observe`."""
        raise NotImplementedError

    def outcome(self, g: Game) -> dict[str, object] | None:
        """See `Game.outcome`."""
        raise NotImplementedError

    def determinize(self, g: Game, seat: int, seed: int) -> Game:
        """See `Game.determinize`."""
        raise NotImplementedError

    def why(self, g: Game, seat: int, action: Action) -> tuple[str, str] | None:
        """See `Game.why`."""
        raise NotImplementedError

    def to_json(self, g: Game) -> str:
        """See `Game.to_json`."""
        raise NotImplementedError

    def from_json(self, text: str | bytes) -> Game:
        """See `Game.from_json`."""
        raise NotImplementedError


_installed: list[Library] = []


def install(library: Library) -> None:
    """Make a library the one that games are made from; the last one installed counts."""
    _installed.append(library)


def library() -> Library:
    """The installed library.  Raises `BadSetup` when there is none."""
    if not _installed:
        raise BadSetup("no library of rules is installed: import undergrowth first")
    return _installed[-1]
