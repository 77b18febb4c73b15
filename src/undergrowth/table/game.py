"""The game: the table, and the procedures in progress.

A `Game` is the complete state at one moment.  It can be copied in microseconds, saved at any
question and resumed in another process.  The table is kept as flat lists of ints; only the atoms in
`law` write to it, any code may read it.  Lists inside lists are replaced, never changed in place,
so copies share them.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, Stream, seeded
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.events import Event
from undergrowth.engine.flow import Flow
from undergrowth.engine.frames import CHANCE, NOBODY, Decision, Procedure
from undergrowth.engine.given import Given, given_as
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import i64, mypyc_attr
from undergrowth.engine.setup import Setup, checked_key, checked_seed
from undergrowth.engine.trail import Trail
from undergrowth.table.box import Box
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import Board
from undergrowth.table.described.seen import GameView, OutcomeView
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.names import BIRD, FACTIONS, ITEMS
from undergrowth.table.places import NOWHERE
from undergrowth.table.power import Power


class Rulebook:
    """All sources of rules in a game, as far as the game itself uses them: see `table.book`."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box

    def answer(self, g: Game, decision: Decision) -> Action | None:
        """Return the automatic answer of the seat that is asked; None if a player answers."""
        raise NotImplementedError

    def new_boards(self) -> list[Board]:
        """Return the boards of every source that has one, as before setup."""
        raise NotImplementedError


class Game(Flow):
    """State of one game of Root.  Make one with `Game.new`, `Game.from_json` or `position`."""

    def __init__(
        self, setup: Setup, rulebook: Rulebook, chance: Chance, like: Game | None = None
    ) -> None:
        super().__init__(chance, like)
        self.setup = setup
        """5.1.1 The setup, with everything that has been decided so far."""
        self.asked_setup = setup
        """The setup the game was begun with; a draft decides the rest later."""
        self.rulebook = rulebook
        """What bends the law in this game."""
        self.box = rulebook.box
        """Everything that never changes during a game: map, cards, kinds of piece, owners."""
        self.places: Final = self.box.places
        """How many places there are: clearings, forests and those of factions."""
        self.owners = self.box.owners
        """How many own pieces: the seats, then hirelings and others without a seat."""
        self.seats: Final = self.box.seats
        """How many players there are; their numbers begin at 0 and go clockwise."""
        self.automated = self.box.automated
        if like is None:
            self._lay_out(self.box)
        else:
            self._lay_out_like(like)

    @staticmethod
    def new(
        setup: Given[Setup],
        seed: Given[int] = 0,
        log: Given[bool] = True,
        scripted: Given[bool] = False,
        asks_all: Given[bool] = False,
        stops: Given[list[str] | None] = None,
        key: Given[bytes | None] = None,
    ) -> Game:
        """5 Return a new game, run to its first question.  Raises `BadSetup`.

        The same setup and seed give the same game on every machine.  With `log` false it keeps no
        events or answers: faster, for simulation.  `scripted` lets chance ask openly: dice,
        shuffles and random cards are then answered through `choose`; `asks_all` lets factions that
        play by themselves ask openly, too.  `stops` names further places to stop: questions with a
        single option (`lone`), the end of phases (`phases`).  With a `key` chance is drawn from a
        stream (`engine.chance`), not by the seed.
        """
        installed = library()
        completed = installed.complete(given_as("the setup", setup, Setup, BadSetup))
        number = checked_seed(seed)
        game = Game(completed, installed.rulebook(completed), seeded(number))
        game.seed, game.scripted, game.asks_all = number, bool(scripted), bool(asks_all)
        game.stop_at([] if stops is None else stops)
        game.stream = Stream(checked_key(key)) if key is not None else None
        if log:
            game.log, game.answers = [], []
        game.start(installed.opening(completed))
        return game

    def _lay_out(self, box: Box) -> None:
        """Set up an empty table with every piece in its supply."""
        places, owners, seats = box.places, box.owners, box.seats
        self.shares_pieces = False
        """Whether a copy shares the four lists of pieces on the map; see `own_pieces`."""
        self.pieces: list[int] = [0] * (len(box.kinds) * places)
        """Number of pieces of a kind at a place: `pieces[kind * places + place]`."""
        self.supply: list[int] = [kind.count for kind in box.kinds]
        """Number of pieces of each kind in the supply or on their track."""
        self.warriors: list[int] = [0] * (owners * places)
        """Derived from `pieces`: warriors by `owner * places + place`."""
        self.strength: list[int] = [0] * (owners * places)
        """Derived from `pieces`: strength towards rule by `owner * places + place`."""
        self.presence: list[int] = [0] * (owners * places)
        """Derived from `pieces`: pieces of any kind by `owner * places + place`."""
        self.strongest: list[int] = [-1] * places
        """Cache by place, derived from `strength`; -1 while unknown.  Not saved."""
        self.power: Power | None = None
        """4.1.1 Cached crafting power of the seat `power_of`; None if outdated.  Not saved."""
        self.power_of = -1
        """The seat whose `power` is known, or -1."""
        self.clearings: list[int] = box.woodland.clearings
        """The clearings; the list is replaced, never changed in place, like the next two."""
        self.paths: list[list[int]] = box.woodland.paths
        """Clearings one path away (2.2.1); of a forest, the clearings it touches (2.4.1)."""
        self.rivers: list[list[int]] = box.woodland.rivers
        """Clearings linked by a river (2.3)."""
        self.landmarks: list[int] = [NOWHERE] * len(box.landmark_names)
        """Clearing of each landmark, NOWHERE before it is set up; replaced on change."""
        self.slots: list[int] = box.woodland.slots[:]
        """Derived from `pieces` and `has_ruin`: open building slots by place."""
        self.suits: list[int] = box.woodland.suits[:]
        """Suits of each clearing as a bit mask."""
        self.ground: list[int] = []
        """Suits without those that pieces add, while there are such pieces; replaced on change."""
        self.ruins: list[list[int]] = [[] for _ in range(places)]
        """Items under the ruin of each clearing."""
        self.has_ruin: list[bool] = [False] * places
        """Whether a ruin stands in a clearing, by place (2.2.4)."""
        self.deck: list[int] = []
        """The shared deck, its top card last."""
        self.discard: list[int] = []
        """The shared discard pile, its top card last."""
        self.homelands: list[int] = []
        """Homelands as `seat * places + place`, in the order they were chosen (A.8.3.I)."""
        self.available: list[int] = []
        """Dominance cards beside the map (3.3.3)."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Cards in hand by seat, sorted by number."""
        self.play: list[list[int]] = [[] for _ in range(seats)]
        """Persistent effects in each play area (4.1.3), by seat."""
        self.seen: list[list[int]] = [[] for _ in range(seats * seats)]
        """Cards the viewer knows to be in the owner's hand, by `viewer * seats + owner`."""
        self.items: list[int] = [0] * len(ITEMS)
        """Item supply on the map, by item."""
        self.crafted: list[list[int]] = [[0] * len(ITEMS) for _ in range(seats)]
        """Crafted Items box of each seat, by item."""
        self.score: list[int] = [0] * seats
        """Victory points of each seat (3.2)."""
        self.dominance: list[int] = [NO_CARD] * seats
        """Activated dominance card of each seat, or NO_CARD (3.3.1)."""
        self.boards: list[Board] = self.rulebook.new_boards()
        """Boards beside the map: the factions' by seat, then those of other sources."""
        self.homes: list[int] = [NOWHERE] * seats
        """Starting clearing of each seat, or NOWHERE (5.1.7)."""
        self.weights: list[int] = []
        """Weight of each kind for rule while an effect in play changes any.  Not saved."""
        self.activated: list[int] = [0] * places
        """Crafting pieces activated this turn, by clearing (4.1.1)."""
        self.used: list[int] = []
        """Marks (`table.uses`) of what was used this turn, if it may be used once a turn."""

        self.turn = NOBODY
        """Seat whose turn it is."""
        self.phase = BIRDSONG
        """The phase of the turn: 0 Birdsong, 1 Daylight, 2 Evening (1.4)."""
        self.turns = 0
        """Number of turns begun."""

    def _lay_out_like(self, like: Game) -> None:
        """Copy another game's table; lists that are replaced on change are shared."""
        self.boards = [board.copy() for board in like.boards]
        self.clearings, self.paths, self.rivers = like.clearings, like.paths, like.rivers
        self.landmarks = like.landmarks
        like.shares_pieces = self.shares_pieces = True
        self.pieces = like.pieces
        self.warriors, self.strength, self.presence = like.warriors, like.strength, like.presence
        self.supply, self.strongest = like.supply[:], like.strongest[:]
        self.power, self.power_of = like.power, like.power_of
        self.slots, self.suits = like.slots[:], like.suits[:]
        self.ruins, self.has_ruin = like.ruins[:], like.has_ruin[:]
        self.deck, self.discard = like.deck[:], like.discard[:]
        self.hands, self.play, self.seen = like.hands[:], like.play[:], like.seen[:]
        self.items, self.crafted = like.items[:], like.crafted[:]
        self.score, self.dominance = like.score[:], like.dominance[:]
        self.available, self.homes = like.available[:], like.homes[:]
        self.homelands, self.weights = like.homelands, like.weights
        self.activated, self.used = like.activated[:], like.used[:]
        self.turn, self.phase, self.turns = like.turn, like.phase, like.turns
        self.asked_setup, self.ground = like.asked_setup, like.ground

    def own_pieces(self) -> None:
        """Copy the lists of pieces on the map if a copy shares them; call before changes."""
        if self.shares_pieces:
            self.shares_pieces = False
            self.pieces = self.pieces[:]
            self.warriors = self.warriors[:]
            self.strength = self.strength[:]
            self.presence = self.presence[:]

    def closed_paths(self) -> list[list[int]]:
        """M.4.2 Return the pairs of clearings whose path is still closed."""
        return [pair for pair in self.box.woodland.closed if pair[1] not in self.paths[pair[0]]]

    def is_flooded(self, place: int) -> bool:
        """M.5.2 Whether a place that was printed as a clearing is none any more."""
        return place in self.box.woodland.clearings and place not in self.clearings

    def ruin_places(self) -> list[int]:
        """2.2.4 Return the clearings with a ruin."""
        return [place for place in self.clearings if self.has_ruin[place]]

    def has_place(self, place: int) -> bool:
        """Whether a place exists in this game."""
        return 0 <= place < self.places

    def has_seat(self, owner: int) -> bool:
        """H.3.5 Whether an owner is a player: with a hand, a play area, a score and turns."""
        return 0 <= owner < self.seats

    def count(self, kind: int, place: int) -> int:
        """Return the number of pieces of a kind at a place."""
        return self.pieces[kind * self.places + place]

    def warriors_at(self, owner: int, place: int) -> int:
        """Return the number of warriors an owner has at a place."""
        return self.warriors[owner * self.places + place]

    def has_pieces(self, owner: int, place: int) -> bool:
        """Whether an owner has any faction piece at a place."""
        return self.presence[owner * self.places + place] > 0

    def on_map(self, kind: int) -> int:
        """Return the number of pieces of a kind on the map."""
        most = self.box.kinds[kind].count - self.supply[kind]
        n = 0
        at: i64 = kind * self.places  # machine integers: two thirds of the instructions
        end: i64 = at + self.places
        while n < most and at < end:  # most kinds are rare or all in supply
            n += self.pieces[at]
            at += 1
        return n

    def where(self, kind: int) -> int:
        """Return the place of the only piece of a kind, or NOWHERE if it is off the map."""
        if self.supply[kind] == self.box.kinds[kind].count:
            return NOWHERE
        pieces = self.pieces
        start: i64 = kind * self.places
        places: i64 = self.places
        for place in range(places):
            if pieces[start + place] > 0:
                return place
        return NOWHERE

    def matches(self, card: int, place: int) -> bool:
        """2.1.1, 2.2.2 Whether a card matches a clearing's suit; birds always do."""
        return (self.box.mask[card] & self.suits[place]) != 0

    def matching(self, seat: int, place: int) -> list[int]:
        """Return the different cards in a hand that match a clearing."""
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
        """Return the different cards in a hand."""
        found: list[int] = []
        last = NO_CARD
        for card in self.hands[seat]:
            if card != last:
                found.append(card)
            last = card
        return found

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat: its faction's id, `chance`, or `nobody`."""
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
        """Write an event to the log, if there is one.  Callers in hot code check `log` first."""
        if self.log is not None:
            trail = self.trail
            if trail is None:
                trail = self.trail = Trail()
            cause = trail.event(self.stack, self.running, len(self.log), self.turn)
            event = Event(verb, law, seat, self.turns, fields, secret or {}, seen_by or [])
            event.deed, event.act, event.doer = trail.deed, trail.act, trail.doer
            event.cause = cause
            self.log.append(event)

    def begin_deed(self) -> None:
        """Begin a deed of its own: the next events are no consequence of the last choice."""
        if self.trail is not None:
            self.trail.begin_deed("")

    # ---- public interface

    def seat_of(self, seat: Given[int | str]) -> int:
        """Return the number of a seat from its number or name: a faction's, or `nobody`.

        Raises `BadText` if it is neither a seat of this game nor NOBODY.
        """
        number = self._seat_named(seat)
        if not NOBODY <= number < self.seats:
            names = ", ".join(self.box.owner_names[: self.seats])
            numbers = f"0 to {self.seats - 1}, or {NOBODY}"
            raise BadText(f"{abridged(seat)} is no seat: expected {names}, nobody, or {numbers}")
        return number

    def _seat_named(self, name: object) -> int:
        """Return the number of a seat from a name or a number; `seats` if it is neither."""
        if not isinstance(name, str):
            return name if isinstance(name, int) else self.seats
        if name == "nobody":
            return NOBODY
        if name in self.box.owner_names:
            return self.box.owner_names.index(name)
        owner = self.box.owner_of(FACTIONS.parse(name)) if FACTIONS.knows(name) else NOBODY
        return owner if owner != NOBODY else self.seats

    def observe(self, seat: Given[int | str]) -> GameView:
        """Return the plain data a seat may see (`shown.observe`); NOBODY sees what is public."""
        return library().observe(self, self.seat_of(seat))

    def determinize(
        self, seat: Given[int | str], seed: Given[int], afresh: Given[bool] = False
    ) -> Game:
        """Return a copy with everything hidden from `seat` dealt anew (`table.hidden`).

        With `afresh`, the hand of the seat that must decide is dealt anew, too, and asked again.
        """
        return library().determinize(self, self.seat_of(seat), seed, afresh)

    def state_key(self, seat: Given[int | str]) -> str:
        """Return a key that is equal for two games exactly if they look the same to `seat`.

        The open question is part of it, earlier events are not.  NOBODY sees what is public.
        """
        return library().state_key(self, self.seat_of(seat))

    def values(self) -> list[int]:
        """Return each seat's evaluation of the game, in hundredths of a point, by seat.

        The evaluation uses hidden information, too: call it on a game that was dealt anew
        (`determinize`).
        """
        return library().values(self)

    def rollout(self, depth: Given[int], seed: Given[int], player: Given[str] = "random") -> Game:
        """Return a copy that `player` has played on with new chance, by at most `depth` decisions.

        Raises `BadSetup` for an unknown player.
        """
        return library().rollout(self, depth, seed, player)

    def __repr__(self) -> str:
        """Return turn and open question, on one line."""
        lines = library().summary(self).splitlines()
        return f"<Game: {lines[0]}; {lines[-1]}>"

    def __str__(self) -> str:
        """Return all that is public, in some lines."""
        return library().summary(self)

    def why_not(self, seat: Given[int | str], text: Given[str]) -> str:
        """Return why `seat` cannot give this answer now, with its section; "" if it can.

        Raises `BadText` for text that is no action.
        """
        asker, action = self.seat_of(seat), self.meant(text)
        decision = self.decision
        if decision is not None and decision.seat == asker and self.offers(action):
            return ""
        reason = self.why(asker, action)
        if reason is None:
            reason = (decision.law if decision is not None else "3.1", because("why-no_answer"))
        return because("why-by_law", {"why": reason[1], "law": f"text:{reason[0]}"}).words()

    @property
    def outcome(self) -> OutcomeView | None:
        """3.1 Winners and kind of victory, or None while the game goes on."""
        return library().outcome(self)

    def to_json(self) -> str:
        """Return the whole game as one JSON document; see `table.saving.saves`."""
        return library().to_json(self)

    @staticmethod
    def from_json(text: Given[str | bytes]) -> Game:
        """Return the game in a save.  Raises `BadSave`."""
        return library().from_json(text)

    # ---- copies

    def copy(self, log: Given[bool] = False) -> Game:
        """Return an equal game that can be played on independently.

        The log and the record of answers are left out unless `log` is true: a copy made for search
        needs neither.  The key of a game without a seed is never copied, so a copy cannot foretell
        its chance.
        """
        twin = Game(self.setup, self.rulebook, self.chance.copy(), self)
        if log:
            twin.log = self.log[:] if self.log is not None else None
            twin.answers = self.answers[:] if self.answers is not None else None
            if self.trail is not None:
                twin.trail = self.trail.copy(self.stack, twin.stack)
        return twin

    def __copy__(self) -> Game:
        return self.copy(log=True)

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy(log=True)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the game as its save."""
        return read_game, (self.to_json(),)

    # ---- methods that `Flow` calls

    def why(self, seat: int, action: Action) -> Reason | None:
        """Return (section, reason) why an action is not offered to `seat`, from the procedures."""
        return library().why(self, seat, action)

    def own_answer(self, decision: Decision) -> Action | None:
        """1.2 Return the answer of a faction that plays by itself; None for all others."""
        return self.rulebook.answer(self, decision)

    def put_away(self, cards: list[int]) -> None:
        """3.1 Discard the cards that a procedure held when the game ended."""
        self.discard += cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Library:
    """Installed content, and everything done with a whole game by modules that import `table`."""

    def complete(self, setup: Setup) -> Setup:
        """Return the setup with full names.  Raises `BadSetup` if it cannot be played."""
        raise NotImplementedError

    def rulebook(self, setup: Setup) -> Rulebook:
        """Return the rulebook of a completed setup; equal setups share it."""
        raise NotImplementedError

    def opening(self, setup: Setup) -> Procedure:
        """Return the first procedure of a game."""
        raise NotImplementedError

    def from_opening(self, opening: str, seed: int, scripted: bool, stops: list[str]) -> Game:
        """Return a game from a described position, as JSON.  Raises `BadPosition`."""
        raise NotImplementedError

    def opening_of_first(self, opening: str) -> str:
        """Return a position, as JSON, that says what release 0.1.0 took for granted in it."""
        raise NotImplementedError

    def observe(self, g: Game, seat: int) -> GameView:
        """See `Game.observe`."""
        raise NotImplementedError

    def outcome(self, g: Game) -> OutcomeView | None:
        """See `Game.outcome`."""
        raise NotImplementedError

    def determinize(self, g: Game, seat: int, seed: Given[int], afresh: Given[bool]) -> Game:
        """See `Game.determinize`."""
        raise NotImplementedError

    def state_key(self, g: Game, seat: int) -> str:
        """See `Game.state_key`."""
        raise NotImplementedError

    def values(self, g: Game) -> list[int]:
        """See `Game.values`."""
        raise NotImplementedError

    def rollout(self, g: Game, depth: Given[int], seed: Given[int], player: Given[str]) -> Game:
        """See `Game.rollout`."""
        raise NotImplementedError

    def summary(self, g: Game) -> str:
        """Return all that is public, in some lines."""
        raise NotImplementedError

    def why(self, g: Game, seat: int, action: Action) -> Reason | None:
        """See `Game.why`."""
        raise NotImplementedError

    def to_json(self, g: Game) -> str:
        """See `Game.to_json`."""
        raise NotImplementedError

    def from_json(self, text: Given[str | bytes]) -> Game:
        """See `Game.from_json`."""
        raise NotImplementedError


def read_game(text: str) -> Game:
    """Return the game that was pickled."""
    return library().from_json(text)


_installed: list[Library] = []


def install(library: Library) -> None:
    """Make games from this library; the last one installed counts."""
    _installed.append(library)


def library() -> Library:
    """Return the installed library.  Raises `BadSetup` if there is none."""
    if not _installed:
        raise BadSetup("no library of rules is installed: import undergrowth first")
    return _installed[-1]
