"""The game: everything on the table, and the procedures in progress.

`Game` holds the whole state as flat lists of ints and copies in microseconds.  It knows no rule:
rules are frames (what is being done) and sources (what bends it).  Only the atoms, in `law`,
write to the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from undergrowth.engine.actions import PASS, Action, Shuffle, parse
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.events import Event
from undergrowth.engine.frames import Decision, Frame, Prompt, Step
from undergrowth.engine.names import BIRD, ITEMS
from undergrowth.engine.records import BIRDSONG, CHANCE, NO_CARD, NOBODY
from undergrowth.engine.setup import Setup, library

if TYPE_CHECKING:
    from undergrowth.engine.tables import Board, Faction, Tables

A = TypeVar("A", bound=Action)
F = TypeVar("F", bound=Frame)
DONE: Final = 1 << 20
_SHUFFLE: Final = Prompt("chance.shuffle", "2.1")


class Game:
    """A game of Root at one moment.  Make one with `Game.new`, `Game.from_json` or `position`."""

    def __init__(
        self, setup: Setup, tables: Tables, chance: Chance, like: Game | None = None
    ) -> None:
        self.setup: Final = setup
        self.tables: Final = tables
        self.chance = chance
        self.scripted = False
        """Whether chance asks its questions openly instead of answering by the generator."""
        self.log: list[Event] | None = None
        """What happened, for people; None in copies made for search."""
        self.answers: list[str] | None = None
        """Every answer so far, chance's included, as `seat: text`; None in copies for search."""
        self.running = -1
        self.decision: Decision | None = None
        self.answer: Action = PASS
        self.settled = False
        """Whether the step in progress has settled its own question."""
        self.places: Final = tables.places
        self.owners: Final = tables.owners
        self.seats: Final = len(tables.factions)
        if like is None:
            self._lay_out(tables)
        else:
            self._lay_out_like(like)

    def _lay_out(self, tables: Tables) -> None:
        """An empty table.  Lists inside lists are replaced, never changed, so copies share them."""
        places, owners, seats = tables.places, tables.owners, len(tables.factions)
        # the procedures in progress, the innermost last
        self.stack: list[Frame] = []
        self.steps: list[int] = []
        self.scripts: list[tuple[Step, ...] | None] = []

        self.pieces: list[int] = [0] * (len(tables.kinds) * places)
        """How many of a kind stand at a place: `pieces[kind * places + place]`."""
        self.supply: list[int] = [kind.count for kind in tables.kinds]
        """How many of a kind are in the supply or on their track."""
        self.warriors: list[int] = [0] * (owners * places)
        """Read off `pieces`: warriors by `owner * places + place`."""
        self.strength: list[int] = [0] * (owners * places)
        """Read off `pieces`: what counts towards rule."""
        self.presence: list[int] = [0] * (owners * places)
        """Read off `pieces`: pieces of any kind."""
        self.slots: list[int] = tables.woodland.slots[:]
        """Read off `pieces` and `has_ruin`: open building slots by place."""
        self.suits: list[int] = tables.woodland.suits[:]
        """The suits of each clearing, one bit each."""
        self.ruins: list[list[int]] = [[] for _ in range(places)]
        """Items under the ruin of a clearing."""
        self.has_ruin: list[bool] = [False] * places
        self.blocked: list[int] = [NO_CARD] * places
        """An item that lies in a clearing for good (V.6.2), or NO_CARD."""
        self.deck: list[int] = []
        """The shared deck, its top card last."""
        self.discard: list[int] = []
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
        self.quests: list[int] = []
        """Face-up quests."""
        self.quest_deck: list[int] = []
        """The quest deck, its top card last."""
        self.score: list[int] = [0] * seats
        self.dominance: list[int] = [NO_CARD] * seats
        """The activated dominance card, or NO_CARD (3.3.1)."""
        self.partner: list[int] = [NOBODY] * owners
        """The player a Vagabond formed a coalition with (9.2.8), or NOBODY."""
        self.boards: list[Board] = [faction.new_board() for faction in tables.factions]
        self.homes: list[int] = [0] * seats
        """Each seat's starting clearing, or 0 (5.1.7)."""
        self.activated: list[int] = [0] * places
        """Crafting pieces activated this turn, by clearing (4.1.1)."""
        self.used: list[int] = []
        """Cards whose effect was used this turn, where once a turn is the limit."""

        self.turn = NOBODY
        """The seat whose turn it is."""
        self.phase = BIRDSONG
        self.turns = 0
        """Turns begun."""
        self.over = False
        self.winners: list[int] = []
        self.victory = ""
        """How the game was won: points, dominance or coalition; empty while it goes on."""

    def _lay_out_like(self, like: Game) -> None:
        """The same table as another game's."""
        stack: list[Frame] = []
        scripts: list[tuple[Step, ...] | None] = []
        for frame in like.stack:
            stack.append(frame.copy())
            scripts.append(None)
        boards: list[Board] = []
        for board in like.boards:
            boards.append(board.copy())
        self.stack = stack
        self.scripts = scripts
        self.boards = boards
        self.steps = like.steps[:]
        self.decision = like.decision
        self.pieces = like.pieces[:]
        self.supply = like.supply[:]
        self.warriors = like.warriors[:]
        self.strength = like.strength[:]
        self.presence = like.presence[:]
        self.slots = like.slots[:]
        self.suits = like.suits[:]
        self.ruins = like.ruins[:]
        self.has_ruin = like.has_ruin[:]
        self.blocked = like.blocked[:]
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.available = like.available[:]
        self.hands = like.hands[:]
        self.play = like.play[:]
        self.seen = like.seen[:]
        self.items = like.items[:]
        self.crafted = like.crafted[:]
        self.quests = like.quests[:]
        self.quest_deck = like.quest_deck[:]
        self.score = like.score[:]
        self.dominance = like.dominance[:]
        self.partner = like.partner[:]
        self.homes = like.homes[:]
        self.activated = like.activated[:]
        self.used = like.used[:]
        self.scripted = like.scripted
        self.running = like.running
        self.answer = like.answer
        self.turn = like.turn
        self.phase = like.phase
        self.turns = like.turns
        self.over = like.over
        self.winners = like.winners
        self.victory = like.victory

    @staticmethod
    def new(setup: Setup, seed: int = 0, log: bool = True) -> Game:
        """5 A new game, run to its first question.  Raises `BadSetup`.

        The same setup and seed give the same game on every machine.  Without `log` it keeps no
        record for people: faster, for simulation.
        """
        installed = library()
        setup = installed.complete(setup)
        game = Game(setup, installed.tables(setup), seeded(seed))
        if log:
            game.log = []
            game.answers = []
        game.start(installed.opening(setup))
        return game

    # ---- procedures

    def run(self) -> None:
        """Take steps until a player must decide or nothing is left to do."""
        while len(self.stack) > 0:
            if self.over:
                self._clear()
                return
            if self.waiting() and not self._chance_answers():
                return
            top = len(self.stack) - 1
            script = self.scripts[top]
            if script is None:
                script = self.stack[top].script()
                self.scripts[top] = script
            at = self.steps[top]
            if at < len(script):
                self.steps[top] = at + 1
                self.running = top
                script[at](self)
                if self.settled:
                    self.settled = False
                elif not self.waiting():
                    self.answer = PASS  # an answer lives for one step
            else:
                self.stack.pop()
                self.steps.pop()
                self.scripts.pop()

    def waiting(self) -> bool:
        """Whether a question is open."""
        return self.decision is not None

    def ask(self, seat: int, prompt: Prompt, options: list[Action]) -> None:
        """Pause for a choice; the next step of this procedure finds it.

        `options` must not be empty; the list is not copied and must not change.
        """
        self.decision = Decision(seat, prompt, options)
        self.answer = PASS

    def settle(self, seat: int, prompt: Prompt, options: list[Action]) -> None:
        """Ask, unless there is only one option and everybody can see that: then it is taken."""
        if len(options) == 1:
            self.answer = options[0]
            self.settled = True
        else:
            self.ask(seat, prompt, options)

    def ask_shuffle(self) -> None:
        """Ask chance for an order; the next step finds a `Shuffle`."""
        self.decision = Decision(CHANCE, _SHUFFLE, [])
        self.answer = PASS

    def push(self, frame: Frame) -> None:
        """Resolve `frame` before the next step of this procedure."""
        self.stack.append(frame)
        self.steps.append(0)
        self.scripts.append(None)

    def push_all(self, waiting: list[Frame]) -> None:
        """Resolve these procedures in this order before the next step."""
        for i in range(len(waiting) - 1, -1, -1):
            self.push(waiting[i])

    def again(self) -> None:
        """Go back to the step before this one: there is more to ask."""
        self.steps[self.running] -= 2

    def repeat(self) -> None:
        """Take this step once more after what it pushed or asked."""
        self.steps[self.running] -= 1

    def finish(self) -> None:
        """End this procedure, whatever steps it had left."""
        self.steps[self.running] = DONE

    def chose(self, kind: type[A]) -> A:
        """The answer to the last question, known to be of this kind."""
        answer = self.answer
        if not isinstance(answer, kind):
            raise AssertionError(f"expected {kind.__name__}, got {answer!r}")
        return answer

    def innermost(self, kind: type[F]) -> F:
        """The innermost procedure of this kind in progress.  Raises LookupError without one."""
        found = self.within(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} in progress")
        return found

    def within(self, kind: type[F]) -> F | None:
        """The innermost procedure of this kind in progress, or None."""
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, kind):
                return frame
        return None

    def unwind(self, kind: type[F]) -> None:
        """End every procedure inside the innermost of this kind, but not that one itself."""
        while len(self.stack) > 0 and not isinstance(self.stack[-1], kind):
            self.stack.pop()
            self.steps.pop()
            self.scripts.pop()
        self.running = -1

    def end(self, winners: list[int], victory: str) -> None:
        """3.1 The game is over at once: no further step is taken."""
        if not self.over:
            self.over = True
            self.winners = winners
            self.victory = victory

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
            self.log.append(
                Event(verb, law, seat, self.turns, fields, secret or {}, seen_by or [])
            )

    def _clear(self) -> None:
        self.stack.clear()
        self.steps.clear()
        self.scripts.clear()
        self.decision = None

    # ---- answers

    def choose(self, action: Action | str) -> None:
        """Answer the open question and run on to the next.

        Raises `BadText` for words that are no action and `IllegalAction` for an action that is
        not offered; the game is then unchanged.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        if isinstance(action, str):
            action = parse(action)
        if not self.offers(action):
            raise IllegalAction(self.refusal(decision, action))
        self.take(action)

    def offers(self, action: Action) -> bool:
        """Whether the open question may be answered so."""
        decision = self.decision
        if decision is None:
            return False
        if decision.seat == CHANCE and not decision.options:
            return isinstance(action, Shuffle)
        return action in decision.options

    def refusal(self, decision: Decision, action: Action) -> str:
        """Why an answer is refused, and what was expected."""
        reason = self.why(decision.seat, action)
        shown = ", ".join(decision.texts()[:12]) or "shuffle <seed>"
        more = f" and {len(decision.options) - 12} more" if len(decision.options) > 12 else ""
        because = f" ({reason[1]}, law {reason[0]})" if reason is not None else ""
        return f"{action} is not offered{because}; expected one of: {shown}{more}"

    def why(self, seat: int, action: Action) -> tuple[str, str] | None:
        """(section, reason) why an action is not offered to `seat`, asked of the procedures."""
        decision = self.decision
        if decision is None:
            return ("3.1", "the game is over")
        if decision.seat != seat:
            return ("1.4.1", "another player decides now")
        for i in range(len(self.stack) - 1, -1, -1):
            reason = self.stack[i].why_not(self, action)
            if reason is not None:
                return reason
        return None

    def take(self, action: Action) -> None:
        """Answer with one of the open question's options, unchecked, and run on."""
        if self.answers is not None:
            self._record(action)
        self.answer = action
        self.decision = None
        self.run()

    def start(self, first: Frame) -> None:
        """Begin a game with its first procedure."""
        self.push(first)
        self.run()

    def _record(self, action: Action) -> None:
        decision = self.decision
        answers = self.answers
        if decision is not None and answers is not None:
            answers.append(f"{self.seat_name(decision.seat)}: {action}")

    def _chance_answers(self) -> bool:
        """Answer an open question of chance by the generator, if that is how it is answered."""
        decision = self.decision
        if decision is None or decision.seat != CHANCE or self.scripted:
            return False
        options = decision.options
        if len(options) == 0:
            action: Action = Shuffle(self.chance.next())
        else:
            action = options[self.chance.below(len(options))]
        if self.answers is not None:
            self._record(action)
        self.answer = action
        self.decision = None
        return True

    # ---- reading the table

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
        start = kind * self.places
        return sum(self.pieces[start : start + self.places])

    def where(self, kind: int) -> int:
        """The place where the only piece of a kind stands, or 0 when it is off the map."""
        start = kind * self.places
        for place in range(self.places):
            if self.pieces[start + place] > 0:
                return place
        return 0

    def matches(self, card: int, place: int) -> bool:
        """2.1.1, 2.2.2 Whether a card matches a clearing's suit; birds always do."""
        return (self.tables.mask[card] & self.suits[place]) != 0

    def matching(self, seat: int, place: int) -> list[int]:
        """Different cards in a hand that match a clearing."""
        found: list[int] = []
        last = NO_CARD
        suits = self.suits[place]
        mask = self.tables.mask
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

    def has_effect(self, seat: int, card: int) -> bool:
        """4.1.3 Whether a persistent effect is in a play area."""
        return card in self.play[seat]

    def is_enemy(self, owner: int, other: int) -> bool:
        """G.8 Whether two owners are enemies: anyone else, unless in a coalition together."""
        if owner == other:
            return False
        return self.partner[owner] != other and self.partner[other] != owner

    def faction(self, seat: int) -> Faction:
        """The faction on a seat."""
        return self.tables.factions[seat]

    def seat_name(self, seat: int) -> str:
        """A seat as people and files name it: its faction's id, `chance`, or `nobody`."""
        if seat == CHANCE:
            return "chance"
        return self.tables.factions[seat].name if seat >= 0 else "nobody"

    def is_bird(self, card: int) -> bool:
        """2.1.1 Whether a card is printed as a bird."""
        return self.tables.cards[card].suit == BIRD

    # ---- copies

    def copy(self, log: bool = False) -> Game:
        """An equal game that goes its own way.

        The log and the record of answers are left behind unless `log` is true: a copy made for
        search carries neither.
        """
        twin = Game(self.setup, self.tables, self.chance.copy(), self)
        if log:
            twin.log = self.log[:] if self.log is not None else None
            twin.answers = self.answers[:] if self.answers is not None else None
        return twin
