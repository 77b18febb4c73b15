"""Games with people and computer players on the seats: asking, undoing, saving.

**Undo** takes back a person's own answers, one at a time, back to the last moment when anybody
learned something new, and no further; `table.hidden.learned` decides when that is.

A copy of the game is kept at every question a person answers.  Answers given automatically (a step
with a single option, where one person plays alone) belong to the answer before them, so undo goes
back to a real choice.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Final

from undergrowth.ai import AUTOMATED, Player, ask, by_seat, make_player
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, Stream, commitment_to, new_key, new_seed, seeded
from undergrowth.engine.documents import DAMAGE, abridged, error_text, read_json
from undergrowth.engine.errors import BadSave, BadSetup, BadText, IllegalAction
from undergrowth.engine.frames import CHANCE, NOBODY, Decision
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.hidden.learned import reveals_anything
from undergrowth.table.saving.proof import Proof, proof_of
from undergrowth.table.saving.replay import Replay, replay_of
from undergrowth.table.saving.saves import dump, load
from undergrowth.table.setup import Setup

FORMAT: Final = "undergrowth session"
VERSION: Final = 1
PERSON: Final = "person"
"""Marks a seat that a person plays, in place of a computer player's name."""


@dataclass
class Answered:
    """An answer given without asking a person."""

    decision: Decision
    action: Action


@dataclass
class PendingChoice:
    """A question to a computer player, which another process may answer."""

    game: Game
    player: str
    generator: list[int]
    """State of the player's random generator before it thinks."""


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
        if seed is None:
            seed = new_seed()
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
        self.players: Final = [
            AUTOMATED if game.seat_name(seat) in alone else name
            for seat, name in enumerate(players)
        ]
        self._computers: Final[list[Player | None]] = [
            _made(name, seat, seed * game.seats + seat) for seat, name in enumerate(self.players)
        ]
        self._generators: Final = [_state(computer) for computer in self._computers]
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
        if game.stream is not None:
            key = key or game.stream.key
            for each in (*past, game):
                drawn = each.stream.drawn if each.stream is not None else 0
                each.stream = Stream(key, drawn)
        session = Session(game, players)
        if key and proof is not None:
            session._proof = proof
        if len(generators) != game.seats:
            counts = f"{len(generators)} generators for {game.seats} seats"
            raise BadSave(f"the session is damaged: {counts}")
        for seat, state in enumerate(generators):
            computer = session._computers[seat]
            if computer is not None:
                if len(state) != 2:
                    raise BadSave("the session is damaged: a generator is two numbers")
                computer.chance = Chance(int(state[0]), int(state[1]))
                session._generators[seat] = _state(computer)
        session._past = past
        return session

    @property
    def generators(self) -> list[list[int]]:
        """State of each computer player's random generator, by seat; empty for people."""
        return [state[:] for state in self._generators]

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
        computer = self._computers[decision.seat]
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
        computer = self._computers[decision.seat]
        if computer is None:
            return None
        return PendingChoice(self.game, self.players[decision.seat], _state(computer))

    def thinks(self, seat: int) -> bool:
        """Whether a computer player sits on a seat that takes time to think about its choices."""
        computer = self._computers[seat]
        return computer is not None and computer.thinks()

    def answers_within(self, seat: int) -> float:
        """Return the seconds that a computer player's answer takes while others look on.

        0 for other seats.  It depends on the player's name and on what everybody can see.
        """
        computer = self._computers[seat]
        return 0.0 if computer is None else computer.answers_within(self.game.turns == 0)

    def give_choice(self, text: str, generator: list[int]) -> None:
        """Give the answer to `slow_choice` or `pending_choice` that was computed elsewhere.

        `generator` is the player's generator afterwards.  Raises `BadText` or `IllegalAction`; the
        session is then unchanged.
        """
        decision = self.game.decision
        computer = self._computers[decision.seat] if self.pending_choice and decision else None
        if decision is None or computer is None:
            raise IllegalAction("no player thinks about anything now")
        self._take(text)
        computer.chance = Chance(*generator)
        self._keep_generator(decision.seat)

    def _keep_generator(self, seat: int) -> None:
        """Record the state of a player's generator; reseed it in a game without a seed."""
        computer = self._computers[seat]
        if computer is not None and self.game.stream is not None:
            computer.chance = seeded(new_seed())
        self._generators[seat] = _state(computer)

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
        doc = {
            "format": FORMAT,
            "version": VERSION,
            "players": self.players,
            "generators": self._generators,
            "game": dump(self.game),
            "undo": [_dump_past(game) for game in self._past],
        }
        if self._proof is not None:
            doc["proof"] = replace(self._proof, key=self.key.hex()).document()
        return json.dumps(doc, separators=(",", ":"), sort_keys=True)

    @staticmethod
    def from_json(text: str | bytes) -> Session:
        """Return the session in a document.  Raises `BadSave`."""
        try:
            doc = read_json(text)
        except BadText as error:
            raise BadSave(f"a session is a JSON document: {error}") from None
        if not isinstance(doc, dict) or doc.get("format") != FORMAT:
            raise BadSave(f"this is no session: expected a document with format {FORMAT!r}")
        if doc.get("version") != VERSION:
            raise BadSave(
                f"this session has version {abridged(doc.get('version'))};"
                f" this program reads version {VERSION}"
            )
        try:
            return _load(doc)
        except DAMAGE as error:
            if isinstance(error, BadSave):
                raise
            raise BadSave(f"the session is damaged: {error_text(error)}") from None


def _automated(g: Game) -> list[int]:
    """Return the seats whose factions answer by their own rules."""
    if not g.automated:
        return []
    return [seat for seat in range(g.seats) if book(g).faction(seat).answers_itself()]


def _load(doc: dict[str, Any]) -> Session:
    game = load(doc["game"])
    players = [str(name) for name in doc["players"]]
    past = [_load_past(each, game) for each in doc["undo"]]
    if "proof" not in doc:
        return Session.resumed(game, players, doc["generators"], past)
    proof = proof_of(doc["proof"])
    key = bytes.fromhex(proof.key)
    return Session.resumed(game, players, doc["generators"], past, key, replace(proof, key=""))


def _proof_from_here(game: Game) -> Proof | None:
    """Return a proof of the chance drawn from now on; None in a seeded game."""
    if game.stream is None:
        return None
    stream = game.stream
    return Proof(len(game.answers or []), stream.drawn, commitment_to(stream.key))


def _dump_past(game: Game) -> dict[str, Any]:
    """Return an earlier game as data; its log and answers are only counted."""
    return {
        "game": dump(game, log=False),
        "log": len(game.log or []),
        "answers": len(game.answers or []),
    }


def _load_past(doc: dict[str, Any], game: Game) -> Game:
    past = load(doc["game"], look=False)
    past.log = game.log[: doc["log"]] if game.log is not None else None
    past.answers = game.answers[: doc["answers"]] if game.answers is not None else None
    return past


def _made(name: str, seat: int, seed: int) -> Player | None:
    """Return a new computer player; None for people and for factions that play by themselves."""
    return None if name in (PERSON, AUTOMATED) else make_player(name, seat, seed)


def _state(player: Player | None) -> list[int]:
    return [] if player is None else [player.chance.first, player.chance.second]


def _asked(g: Game) -> int:
    """Return the seat that is asked, or NOBODY."""
    return NOBODY if g.decision is None else g.decision.seat
