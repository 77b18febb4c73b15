"""Games with people and computer players on the seats: asking, undoing, saving.

**Undo** takes back a person's own answers, one at a time, back to the last moment when anybody
learned something new, and no further; `table.hidden.learned` decides when that is.

A copy of the game is kept at every question a person answers.  Answers given automatically (a step
with a single option, where one person plays alone) belong to the answer before them, so undo goes
back to a real choice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from undergrowth.ai import AUTOMATED, Player, ask, by_seat
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Stream, commitment_to, new_key, new_seed
from undergrowth.engine.documents import DAMAGE, error_text
from undergrowth.engine.errors import BadSave, BadSetup, IllegalAction
from undergrowth.engine.frames import CHANCE, NOBODY, Decision
from undergrowth.engine.given import given_as, given_list
from undergrowth.engine.seeds import checked_seed
from undergrowth.session.computers import (
    PERSON,
    ComputerPlayers,
    PendingChoice,
    chance_of,
    state_of,
)
from undergrowth.session.document import SessionParts, read_session, write_session
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.hidden.learned import reveals_anything
from undergrowth.table.saving.proof import Proof
from undergrowth.table.saving.replay import Replay, replay_of
from undergrowth.table.setup import Setup


@dataclass
class Answered:
    """An answer given without asking a person."""

    decision: Decision
    """The question that was answered."""
    action: Action
    """The answer."""


class Session:
    """A game and the players on its seats.

    Each answer replaces `game` with a changed copy.  So a reference to an earlier `game` stays
    valid, and a session interrupted at any time is still at a question.
    """

    def __init__(
        self, game: Game, players: list[str] | dict[str, str], seed: int | None = 0
    ) -> None:
        """Seat `players`: names of computer players or `PERSON`, by seat or by faction.

        Factions that play by themselves need no entry.  `seed` seeds the computer players; None
        seeds them unpredictably.  Raises `BadSetup`.
        """
        given_as("the game", game, Game, BadSetup)
        seed = new_seed() if seed is None else checked_seed(seed)
        alone = [game.seat_name(seat) for seat in _automated(game)]
        if isinstance(players, dict):
            players = {**dict.fromkeys(alone, AUTOMATED), **players}
        players = by_seat(players, game.setup.seats)
        if len(players) != game.seats:
            raise BadSetup(f"{len(players)} players for {game.seats} seats")
        if game.scripted:
            raise BadSetup("chance asks openly in this game: nobody here answers for it")
        game.asks_all = game.automated  # one step at a time, like computer players
        self.game = game
        """The game at its present question or its end; each answer replaces it."""
        self.players: Final = [
            AUTOMATED if game.seat_name(seat) in alone else name
            for seat, name in enumerate(players)
        ]
        """Names of computer players by seat; `PERSON` for people, `AUTOMATED` for automata."""
        self._computers: Final = ComputerPlayers(self.players, seed)
        self._proof = _proof_from_here(game)
        self._past: list[Game] = []
        """Games at the questions that undo may go back to, the latest last."""

    @staticmethod
    def new(
        setup: Setup,
        players: list[str] | dict[str, str],
        seed: int | None = 0,
        key: bytes | None = None,
    ) -> Session:
        """Return a session with a new game.  Raises `BadSetup`.

        With `seed` None, dice and shuffles are drawn from a keyed stream that nobody can predict;
        `key` is its key, or a new one is made.
        """
        if seed is not None:
            return Session(Game.new(setup, seed), players, seed)
        game = Game.new(setup, key=new_key() if key is None else key)
        session = Session(game, players, None)
        session._proof = Proof(commitment=commitment_to(session.key))
        return session

    @staticmethod
    def resumed(
        game: Game,
        players: list[str],
        generators: list[list[int]],
        past: list[Game],
        key: bytes = b"",
        proof: Proof | None = None,
    ) -> Session:
        """Return a session rebuilt from the parts that another one held.

        A game without a seed continues with a new key if `key` is missing.  Raises `BadSetup`, and
        `BadSave` if `generators` do not fit the players.
        """
        given_as("the game", game, Game, BadSetup)
        past = given_list("the session is damaged: earlier games", past, Game, BadSave)
        if game.stream is not None:
            key = key or game.stream.key
            for each in (*past, game):
                drawn = each.stream.drawn if each.stream is not None else 0
                each.stream = Stream(key, drawn)
        session = Session(game, players)
        if key and proof is not None:
            session._proof = proof
        session._computers.restore(generators)
        session._past = past
        return session

    @property
    def generators(self) -> list[list[int]]:
        """State of each computer player's random generator, by seat; empty for people."""
        return self._computers.generators

    @property
    def key(self) -> bytes:
        """Key of the random stream; empty in a seeded game.  For the owner's own file only."""
        return b"" if self.game.stream is None else self.game.stream.key

    @property
    def proof(self) -> Proof | None:
        """Commitment to the key that players may see, with the key once the game is over.

        None in a seeded game.
        """
        if self._proof is None or not self.game.over:
            return self._proof
        return replace(self._proof, key=self.key.hex())

    @property
    def past(self) -> list[Game]:
        """Games that undo goes back to, the latest last."""
        return self._past[:]

    @property
    def undo_seat(self) -> int | None:
        """Seat whose answer `undo` would take back, or None."""
        return _asked(self._past[-1]) if self._past else None

    @property
    def people(self) -> list[int]:
        """Seats that people play."""
        return [seat for seat, name in enumerate(self.players) if name == PERSON]

    @property
    def plays_alone(self) -> bool:
        """Whether exactly one person plays.

        Then a question may be skipped: nobody else learns from it that there was no choice.
        """
        return len(self.people) == 1

    @property
    def asked(self) -> int | None:
        """Seat of the person who must answer, or None if no person is asked."""
        decision = self.game.decision
        if decision is None or decision.seat == CHANCE or self.players[decision.seat] != PERSON:
            return None
        return decision.seat

    # ---- answering

    def answer(self, action: Action | str) -> None:
        """Give the answer of the person who is asked.

        Raises `BadText` or `IllegalAction`; the session is then unchanged.
        """
        if self.asked is None:
            raise IllegalAction("no person is asked now")
        kept = self._past
        same = bool(kept) and _asked(kept[-1]) == self.asked
        self._past = [*kept, self.game] if same else [self.game]
        try:
            self._take(action)
        except ValueError:
            self._past = kept
            raise

    def step(self) -> Answered | None:
        """Give one answer that needs no person: a computer player's, or a single option.

        If more than one person plays, people are asked even about a single option: the others would
        learn from silence that there was no choice.  Returns the answer, or None when a person must
        answer or the game is over.
        """
        decision = self.game.decision
        if decision is None or decision.seat == CHANCE:
            return None
        computer = self._computers.at(decision.seat)
        if self.players[decision.seat] == AUTOMATED:
            action = self._own_answer(decision)
        elif computer is not None:
            action = ask(computer, self.game)
        elif len(decision.options) == 1 and self.plays_alone:
            action = decision.options[0]
        else:
            return None
        self._take(action)
        self._keep_generator(decision.seat)
        return Answered(decision, action)

    @property
    def slow_choice(self) -> PendingChoice | None:
        """The question for a computer player that takes time to think, or None."""
        choice, decision = self.pending_choice, self.game.decision
        if choice is None or decision is None:
            return None
        return choice if self.thinks(decision.seat) else None

    @property
    def pending_choice(self) -> PendingChoice | None:
        """The question for any computer player with more than one option, or None."""
        decision = self.game.decision
        if decision is None or decision.seat == CHANCE or len(decision.options) == 1:
            return None
        computer = self._computers.at(decision.seat)
        if computer is None:
            return None
        return PendingChoice(self.game, self.players[decision.seat], state_of(computer))

    def thinks(self, seat: int) -> bool:
        """Whether a computer player sits on a seat that takes time to think about its choices."""
        computer = self._computer(seat)
        return computer is not None and computer.thinks()

    def answers_within(self, seat: int) -> float:
        """Return the seconds that a computer player's answer takes while others look on.

        0 for other seats.  It depends on the player's name and on what everybody can see.
        """
        computer = self._computer(seat)
        return 0.0 if computer is None else computer.answers_within(self.game.turns == 0)

    def _computer(self, seat: int) -> Player | None:
        """Return the computer player on a seat, if any.  Raises `BadText` if there is no seat."""
        number = self.game.seat_of(seat)
        return None if number == NOBODY else self._computers.at(number)

    def give_choice(self, text: str, generator: list[int]) -> None:
        """Give the answer to `slow_choice` or `pending_choice` that was computed elsewhere.

        `generator` is the player's generator afterwards.  Raises `BadText`, `IllegalAction` or
        `BadSave`; the session is then unchanged.
        """
        decision = self.game.decision
        computer = self._computers.at(decision.seat) if self.pending_choice and decision else None
        if decision is None or computer is None:
            raise IllegalAction("no player thinks about anything now")
        after = chance_of(generator)
        self._take(text)
        computer.chance = after
        self._keep_generator(decision.seat)

    def _keep_generator(self, seat: int) -> None:
        """Record the state of a player's generator; reseed it in a game without a seed."""
        self._computers.keep(seat, reseeds=self.game.stream is not None)

    def _own_answer(self, decision: Decision) -> Action:
        action = self.game.own_answer(decision)
        if action is None:
            raise IllegalAction(f"{decision.prompt}: the faction that is asked answers nothing")
        return action

    def advance(self) -> list[Answered]:
        """Take steps up to the next choice of a person, or to the end; return the answers."""
        given: list[Answered] = []
        while (answered := self.step()) is not None:
            given.append(answered)
        return given

    def _take(self, action: Action | str) -> None:
        """Answer on a copy and then replace the game, so that an error leaves it unchanged."""
        before = self.game
        after = before.copy(log=True)
        if before.stream is not None:
            after.stream = Stream(before.stream.key, before.stream.drawn)
        after.choose(action)
        if self._past and reveals_anything(self._past[-1], after):
            self._past = []
        self.game = after

    # ---- undo

    @property
    def undoable(self) -> int:
        """Number of answers that may be taken back, one after the other."""
        return len(self._past)

    def undo(self) -> bool:
        """Take back a person's last answer; return False if that is not allowed any more."""
        if not self._past:
            return False
        self.game = self._past.pop()
        return True

    # ---- documents

    @property
    def replay(self) -> Replay:
        """The game so far as a list of answers."""
        found = replay_of(self.game)
        found.players = self.players[:]
        found.proof = self.proof
        return found

    def to_json(self) -> str:
        """Return game, players and undo history as one JSON document."""
        proof = None if self._proof is None else replace(self._proof, key=self.key.hex())
        return write_session(
            SessionParts(self.game, self.players, self.generators, self._past, proof)
        )

    @staticmethod
    def from_json(text: str | bytes) -> Session:
        """Return the session in a document.  Raises `BadSave`."""
        try:
            return _resumed(read_session(text))
        except DAMAGE as error:
            if isinstance(error, BadSave):
                raise
            raise BadSave(f"the session is damaged: {error_text(error)}") from None


def _automated(g: Game) -> list[int]:
    """Return the seats whose factions answer by their own rules."""
    if not g.automated:
        return []
    return [seat for seat in range(g.seats) if book(g).faction(seat).answers_itself()]


def _resumed(parts: SessionParts) -> Session:
    key, proof = b"", parts.proof
    if proof is not None:
        key, proof = bytes.fromhex(proof.key), replace(proof, key="")
    return Session.resumed(parts.game, parts.players, parts.generators, parts.past, key, proof)


def _proof_from_here(game: Game) -> Proof | None:
    """Return a proof of the chance drawn from now on; None in a seeded game."""
    if game.stream is None:
        return None
    stream = game.stream
    return Proof(len(game.answers or []), stream.drawn, commitment_to(stream.key))


def _asked(g: Game) -> int:
    """Return the seat that is asked, or NOBODY."""
    return NOBODY if g.decision is None else g.decision.seat
