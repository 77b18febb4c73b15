"""The game: the table, and the procedures in progress.

A `Game` is the complete state at one moment.  It can be copied in microseconds, saved at any
question and resumed in another process.  Its table is a `Tabletop`; here stands what callers do
with the whole game, most of it by way of the installed `Library`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, Stream, seeded
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.events import Event
from undergrowth.engine.frames import NOBODY, Decision, Procedure
from undergrowth.engine.given import Given, given_as, given_list
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.seeds import checked_key, checked_seed
from undergrowth.engine.trail import Trail
from undergrowth.table.described.boards import Board
from undergrowth.table.described.seen import GameView, OutcomeView
from undergrowth.table.layout.box import Box
from undergrowth.table.layout.tabletop import Tabletop
from undergrowth.table.names import FACTIONS
from undergrowth.table.setup import Setup

LONE: Final = "lone"
"""Stop at questions with a single option that everybody can see."""
PHASE_ENDS: Final = "phases"
"""Stop at the end of each phase (1.4.1)."""
TURN_STARTS: Final = "turns"
"""Stop before each turn (1.4.1)."""
STOPS: Final = (LONE, PHASE_ENDS, TURN_STARTS)


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


class Game(Tabletop):
    """State of one game of Root.  Make one with `Game.new`, `Game.from_json` or `position`."""

    __slots__ = (
        "asked_setup",
        "begins_turns",
        "boards",
        "ends_phases",
        "rulebook",
        "setup",
    )

    def __init__(
        self, setup: Setup, rulebook: Rulebook, chance: Chance, like: Game | None = None
    ) -> None:
        super().__init__(chance, rulebook.box, like)
        self.setup = setup
        """5.1.1 The setup, with everything that has been decided so far."""
        self.asked_setup = setup
        """The setup the game was begun with; a draft decides the rest later."""
        self.rulebook = rulebook
        """Sources that bend the law in this game."""
        self.ends_phases = False
        """Whether the end of a phase is a question of its own."""
        self.begins_turns = False
        """Whether the beginning of a turn is a question of its own."""
        self.boards: list[Board] = (
            rulebook.new_boards() if like is None else [board.copy() for board in like.boards]
        )
        """Boards beside the map: the factions' by seat, then those of other sources."""
        if like is not None:
            self.asked_setup, self.ends_phases = like.asked_setup, like.ends_phases
            self.begins_turns = like.begins_turns

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
        single option (`lone`), the end of phases (`phases`), the beginning of turns (`turns`).
        With a `key` chance is drawn from a stream (`engine.chance`), not by the seed.
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

    @property
    def stops(self) -> list[str]:
        """The places where the game stops besides at questions with a choice: some of `STOPS`."""
        held = (self.asks_lone, self.ends_phases, self.begins_turns)
        return [STOPS[at] for at in range(len(STOPS)) if held[at]]

    def stop_at(self, stops: Given[list[str]]) -> None:
        """Set where the game stops, before its first answer.  Raises `BadSetup`: see `STOPS`."""
        names = given_list("stops", stops, str, BadSetup)
        for name in names:
            if name not in STOPS:
                raise BadSetup(f"{abridged(name)} is no place to stop: expected {', '.join(STOPS)}")
        self.asks_lone, self.ends_phases = LONE in names, PHASE_ENDS in names
        self.begins_turns = TURN_STARTS in names

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
