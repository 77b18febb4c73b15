"""Entries of a companion's game: what the table is asked, and what each entry changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from undergrowth import position
from undergrowth.companion import changes
from undergrowth.companion.moments import (
    ANY,
    CARD,
    CHOICE,
    COURSE,
    DECK,
    TURN,
    Moment,
    Pending,
    Question,
    Sentence,
    named,
    taken,
)
from undergrowth.companion.saving import Chapter
from undergrowth.companion.worlds import possible
from undergrowth.engine.chance import seeded
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadPosition, BadText, IllegalAction
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.engine.given import given_as
from undergrowth.engine.seeds import checked_seed
from undergrowth.law.setup.seats import automated_seats
from undergrowth.law.victory.score import points_to_win
from undergrowth.position import Document
from undergrowth.table import labels
from undergrowth.table.game import Game
from undergrowth.table.hidden.unknown import unknown_cards
from undergrowth.table.names import CARDS
from undergrowth.table.setup import setup_of

_TURN_BEGINS: Final = "turn.begins"
_SHUFFLES: Final = 2**31 - 2

Entry = list[Any]
"""A verb and its arguments, as plain data."""
_ARGUMENTS: Final[dict[str, tuple[type, ...]]] = {
    "answer": (str,),
    "step": (),
    "end": (),
    "pieces": (str, str, str, int),
    "move": (str, str, str, str, int),
    "score": (str, int),
    "hand": (str, int),
    "pile": (str, str, int),
    "discard": (str, str),
    "craft": (str, str),
    "top": (str,),
    "set": (list, object),
}
"""The types of each verb's arguments; `won` takes any number of words."""


class Entries:
    """The opening, everything told since, and the moments that came of it."""

    def __init__(self, opening: Document, seed: int) -> None:
        """Begin from `{"setup": ...}` or `{"position": ...}`.  Use `new` or `described`."""
        self.opening = given_as("the opening", opening, dict, BadPosition)
        """The beginning of this chapter: `{"setup": ...}` or `{"position": ...}`."""
        self.seed = checked_seed(seed)
        """The seed of the deals that stand for hidden cards."""
        self.entries: list[Entry] = []
        """Everything that was told in this chapter, in order."""
        self.earlier: list[Chapter] = []
        """The chapters before this one."""
        self._moments = [Moment(_begun(opening, seed), [])]
        self._answers: tuple[Game, dict[str, Game]] | None = None
        """The answers to the open question, computed once."""

    # ---- looking

    @property
    def moment(self) -> Moment:
        """The moment now."""
        return self._moments[-1]

    @property
    def game(self) -> Game:
        """The deal in play.  Its hidden cards are a sample; show only what everybody may see."""
        return self.moment.game

    @property
    def lines(self) -> list[Sentence]:
        """The sentences about what the last entry has brought."""
        return self.moment.lines

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over or bool(self.moment.winners)

    @property
    def winners(self) -> list[str]:
        """The factions that have won."""
        if self.moment.winners:
            return self.moment.winners
        return [self.game.seat_name(seat) for seat in self.game.winners]

    @property
    def at_turn_start(self) -> bool:
        """Whether a turn is about to begin."""
        decision = self.game.decision
        return self.moment.pending is None and (
            decision is not None and decision.prompt == _TURN_BEGINS
        )

    @property
    def plays(self) -> bool:
        """Whether an automated opponent is on turn."""
        return self.game.turns > 0 and self.game.turn in automated_seats(self.game)

    @property
    def question(self) -> Question | None:
        """The question to the table; None if `step` goes on, or if the game is over."""
        if self.over:
            return None
        pending = self.moment.pending
        if pending is not None:
            return self._of_pending(pending)
        g, decision = self.game, self.game.decision
        if decision is None or decision.seat in automated_seats(g):
            return None
        if decision.prompt == _TURN_BEGINS:
            text = str(labels.question(g, decision))
            return Question(TURN, g.seat_name(decision.seat), text, decision.law, {})
        if decision.seat == CHANCE and not decision.offered:
            return None  # nobody here sees the order of a deck
        answers = self.answers()
        if len(answers) == 1:
            return None
        options = {text: _label(deal, text) for text, deal in answers.items()}
        asked = str(labels.question(g, decision))
        return Question(CHOICE, g.seat_name(decision.seat), asked, decision.law, options)

    def _of_pending(self, pending: Pending) -> Question:
        g = self.game
        if pending.courses:
            options = {text: text for text in pending.courses}
            return Question(COURSE, g.seat_name(max(0, g.turn)), "", "1.2.1", options)
        where = DECK if pending.where == NOBODY else _spot_name(g, pending.where)
        cards = [CARDS.text(card) for card in sorted(set(unknown_cards(g, NOBODY)))]
        return Question(CARD, where, "", "1.2.1", {card: card for card in cards})

    def answers(self) -> dict[str, Game]:
        """Return the answers to the open choice in any deal, each with a deal that offers it."""
        if self._answers is None or self._answers[0] is not self.game:
            self._answers = (self.game, possible(self.game, self._salt()))
        return self._answers[1]

    def _salt(self) -> int:
        """Return a seed for this moment."""
        return seeded(self.seed * 100_003 + len(self.entries)).next()

    # ---- entries

    def _tell(self, entry: Entry) -> list[Sentence]:
        if self.over:
            raise IllegalAction("the game is over")
        verb, args = entry[0], entry[1:]
        action = self._verbs().get(verb) if isinstance(verb, str) else None
        if action is None:
            raise BadText(f"nothing is told by {abridged(verb)}")
        _check_arguments(verb, args)
        found = action(*args)
        self.entries.append(json.loads(json.dumps(entry)))
        self._moments.append(found)
        return found.lines

    def _verbs(self) -> dict[str, Callable[..., Moment]]:
        return {
            "answer": self._answered,
            "step": self._stepped,
            "end": self._ended,
            "pieces": self._changed(changes.pieces),
            "move": self._changed(changes.moved),
            "score": self._scored,
            "hand": self._changed(changes.hand),
            "pile": self._changed(changes.pile),
            "discard": self._changed(changes.discarded),
            "craft": self._changed(changes.crafted),
            "top": lambda card: Moment(changes.top(self._settled(), card), []),
            "set": self._changed(changes.set_entry),
            "won": self._won,
        }

    def _settled(self) -> Game:
        """Return the game, if no step waits for the table."""
        if self.moment.pending is not None:
            raise IllegalAction("answer what is asked first, or undo the step")
        if self.game.turns == 0:
            raise IllegalAction("the setup comes first (5.1)")
        return self.game

    def _changed(self, change: Callable[..., Game]) -> Callable[..., Moment]:
        def carried_out(*args: Any) -> Moment:
            g = self._settled()
            names = [_full_name(g, each) for each in args]
            return Moment(change(g, *names, self._salt()), [])

        return carried_out

    def _scored(self, seat: str, points: int) -> Moment:
        g = self._settled()
        name = _full_name(g, seat)
        if points >= points_to_win(g, g.seat_of(name)):
            return replace(Moment(g, []), winners=[name])
        return Moment(changes.score(g, name, points, self._salt()), [])

    def _won(self, *seats: str) -> Moment:
        g = self._settled()
        return Moment(g, [], winners=[g.seat_name(g.seat_of(seat)) for seat in seats])

    def _ended(self) -> Moment:
        g = self._settled()
        if not self.at_turn_start or self.plays:
            raise IllegalAction("no person is on turn (1.4.1)")
        name = g.seat_name((g.turn + 1) % g.seats)
        after = changes.at_turn(position.describe(g), name, g.turns + 1, self._salt())
        return Moment(after, [])

    def _answered(self, text: str) -> Moment:
        question, pending = self.question, self.moment.pending
        if question is None or question.kind == TURN:
            raise IllegalAction("nothing is asked")
        if pending is not None:
            return named(pending, text, self._salt())
        answers = self.answers()
        if text == ANY:
            own = self.game.decision
            texts = own.texts() if own is not None else list(answers)
            text = texts[seeded(self._salt()).below(len(texts))]
        else:
            text = next((each for each in answers if each == text), str(self.game.meant(text)))
        if text not in answers:
            return taken(self.game, text, [], self._salt())  # refuses it, with the reason
        return taken(answers[text], text, [], self._salt())

    def _stepped(self) -> Moment:
        if self.question is not None:
            raise IllegalAction("the table is asked: answer first")
        g, decision = self.game, self.game.decision
        assert decision is not None
        if decision.seat == CHANCE and not decision.offered:
            number = seeded(self._salt()).below(_SHUFFLES)
            return taken(g, f"shuffle {number}", [], self._salt())
        if decision.seat not in automated_seats(g):
            text, deal = next(iter(self.answers().items()))
            return taken(deal, text, [], self._salt())
        own = g.own_answer(decision)
        action = decision.options[0] if own is None else own
        return taken(g, str(action), [], self._salt())


def _check_arguments(verb: str, args: list[Any]) -> None:
    """Raise `BadText` unless an entry has the arguments of its verb."""
    kinds = _ARGUMENTS.get(verb, (str,) * len(args))
    if len(args) != len(kinds):
        raise BadText(f"{verb}: expected {len(kinds)} words and numbers, not {len(args)}")
    for value, kind in zip(args, kinds, strict=True):
        wrong = isinstance(value, bool) and kind is not object
        if wrong or not isinstance(value, kind):
            raise BadText(f"{verb}: expected {kind.__name__}, not {abridged(value)}")


def _begun(opening: Document, seed: int) -> Game:
    if "setup" in opening:
        setup = setup_of(opening["setup"])
        return Game.new(setup, seed, log=False, scripted=True, asks_all=True, stops=changes.STOPS)
    document = opening.get("position")
    if not isinstance(document, dict):
        raise BadPosition("expected a setup or a position to begin from")
    laid = position.table(document, seed, possible=False)
    name = laid.seat_name(max(0, laid.turn))
    return changes.at_turn(position.describe(laid), name, max(1, laid.turns), seed)


def _spot_name(g: Game, spot: int) -> str:
    """Return whose hand or board a spot is."""
    return g.box.board_names[spot - g.seats] if spot >= g.seats else g.seat_name(spot)


def _label(deal: Game, text: str) -> str:
    return str(labels.label(deal, deal.meant(text)))


def _full_name(g: Game, word: Any) -> Any:
    """Return the full name of a faction of this game for a short one; anything else as it is."""
    if isinstance(word, list):
        return [_full_name(g, each) for each in word]
    if isinstance(word, str) and word:
        for owner, name in enumerate(g.box.owner_names):
            if word == name or (owner < g.seats and _is_short(g, word, owner)):
                return name
    return word


def _is_short(g: Game, word: str, seat: int) -> bool:
    try:
        return g.seat_of(word) == seat
    except BadText:
        return False
