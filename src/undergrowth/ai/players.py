"""Computer players: the interface of a player, and the registry that finds players by name.

A player's name is a word, with options after colons where it takes any: `greedy`, `plan:8`.
"""

from __future__ import annotations

import os
from typing import Final

from undergrowth.ai.seats import Seat, rolling
from undergrowth.ai.thoughts import Thought
from undergrowth.data import sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.documents import DAMAGE, abridged, error_text
from undergrowth.engine.errors import (
    BadContent,
    BadSetup,
    IllegalAction,
    PlayerFailed,
    UndergrowthError,
)
from undergrowth.engine.frames import Decision
from undergrowth.engine.given import Given, given_as, given_list
from undergrowth.engine.messages import details, printed
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.owners import defined_in
from undergrowth.engine.registries import registry
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS

QUICK: Final = 0.1
"""Seconds for an answer of a player that does not think."""
THINKS: Final = 2.0
"""Seconds for an answer of a player that does, where it says nothing else."""
AUTOMATED: Final = "automated"
"""The word instead of a player's name for a seat whose faction plays by itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A computer player for one seat of one game."""

    def __init__(self, seat: Given[int], seed: Given[int]) -> None:
        self.seat = given_as("seat", seat, int, BadSetup)
        """The number of the seat it plays, from 0."""
        self.chance = seeded(given_as("seed", seed, int, BadSetup))
        """The player's own random generator: with the same seed it plays the same way."""
        self.words: list[str] = []
        """The options written after its name."""

    def choose(self, seat: Seat) -> object:
        """Return one of `seat.options`, or its text.  Called only with at least two options.

        The return type is loose on purpose: `ask` checks the answer and reports a wrong one.
        """
        raise NotImplementedError

    def think(self, seat: Seat, seconds: float) -> list[Thought]:
        """Return the player's thoughts about its options, the option it would take first.

        Called when a person asks for them, with at least two options; `seconds` is the time it may
        take.  A player that does not override this returns only the option it takes.
        """
        return [Thought(ask(self, seat.world))]

    def thinks(self) -> bool:
        """Whether an answer may take so long that a server should compute it in another process.

        Such a player keeps no state between questions except its generator.
        """
        return False

    def hurry(self, seconds: float) -> None:
        """Limit the time for each answer to `seconds` from now on, if the player can."""

    def answers_within(self, setup: bool) -> float:
        """Return the seconds that each of its answers takes while others look on.

        A server hurries it to be done by then, and waits until then: the time tells nobody what
        it holds.  It follows from the options after the player's name; `setup`: before turn 1.
        """
        return THINKS if self.thinks() else QUICK

    def configure(self, options: list[str]) -> None:
        """Take the options written after its name.  Raises `BadSetup`; most players take none."""
        if options:
            raise BadSetup(f"this player takes no options, got {':'.join(options)!r}")

    def __copy__(self) -> Player:
        """Return a player that goes on in the same way; attributes of subclasses are shared."""
        twin = seat_again(type(self), self.seat, self.words, self.chance.copy())
        for name, value in self._own().items():
            if name != "chance":
                setattr(twin, name, value)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        made = (type(self), self.seat, self.words, self.chance)
        return seat_again, made, self._own() or None

    def _own(self) -> dict[str, object]:
        """Return the instance attributes: those of subclasses in Python; uncompiled, also our
        own."""
        own: dict[str, object] = getattr(self, "__dict__", {})
        return own


class Insider(Player):
    """A player of this package, which is trusted with the live game for speed.

    It must not change the game, nor use anything that its seat may not see.
    """

    def look(self, g: Game) -> Action:
        """Return one of the options of the open question; there are at least two."""
        raise NotImplementedError

    def choose(self, seat: Seat) -> object:
        return ask(self, seat.world)


def seat_again(kind: type[Player], seat: int, words: list[str], chance: Chance) -> Player:
    """Return a player made anew with the same options and generator."""
    made = kind(seat, 0)
    if words:
        made.configure(words)
    made.words = words
    made.chance = chance
    return made


# ---- asking


def ask(player: Given[Player], g: Given[Game]) -> Action:
    """Return a player's answer to the open question of its seat: one of the options.

    A single option is taken without asking.  The game is not changed.  Raises `PlayerFailed` when
    the player fails or answers something not offered, `IllegalAction` when there is no question for
    players, and `BadSetup` when an argument is not a player or not a game.
    """
    return answer_of(
        given_as("the player", player, Player, BadSetup), given_as("the game", g, Game, BadSetup)
    )


def answer_of(player: Player, g: Game) -> Action:
    """Return the same answer as `ask`, for arguments that are already checked."""
    decision = g.decision
    if decision is None:
        raise IllegalAction("the game is over: there is no open question")
    if decision.seat < 0:
        raise IllegalAction(
            f"no player answers for {g.seat_name(decision.seat)}: the game is scripted"
        )
    if len(decision.offered) == 1:
        return decision.offered[0]
    if isinstance(player, Insider):
        return _looked(player, rolling(g)) if g.is_read else player.look(rolling(g))
    return _checked(player, g, decision)


def _looked(player: Insider, g: Game) -> Action:
    """The answer of one of our players in a game that was read, which may make no sense."""
    try:
        return player.look(g)
    except UndergrowthError:
        raise
    except DAMAGE as error:
        raise PlayerFailed(
            f"the game was read from a damaged document: {error_text(error)}"
        ) from error


def ask_thoughts(player: Given[Player], seat: Given[Seat], seconds: Given[float]) -> list[Thought]:
    """Return a player's thoughts about the open question of its seat, the option it would take
    first.

    The question must have at least two options.  Raises `PlayerFailed` when the player fails or
    names something not offered, and `BadSetup` when an argument has the wrong type.
    """
    thinker = given_as("the player", player, Player, BadSetup)
    asked = given_as("the seat", seat, Seat, BadSetup)
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
        raise BadSetup(f"seconds: expected a number, not {abridged(seconds)}")
    options = asked.decision.options
    try:
        found = thinker.think(asked, float(seconds))
        thoughts = [each for each in found if isinstance(each, Thought)]
    except PlayerFailed:
        raise
    except (Exception, SystemExit) as error:
        raise PlayerFailed(f"{type(error).__name__}: {error}") from error
    if not thoughts or any(each.option not in options for each in thoughts):
        raise PlayerFailed("it thinks of something that is not offered")
    return thoughts


def _checked(player: Player, g: Game, decision: Decision) -> Action:
    """Ask an outside player and check its answer; it sees only what its seat may know."""
    try:
        seat = Seat(g, decision.seat, player.chance.next())
        answer = player.choose(seat)
    except (Exception, SystemExit) as error:
        at = "; ".join(
            word for word in (decision.prompt, _line_in(type(player).__module__, error)) if word
        )
        raise PlayerFailed(f"{type(error).__name__}: {error} (at {at})") from error
    action = _meant(g, answer)
    if action is None or action not in decision.offered:
        said = str(answer) if isinstance(answer, (Action, str)) else repr(answer)
        shown = ", ".join(decision.texts()[:4])
        more = f" and {len(decision.offered) - 4} more" if len(decision.offered) > 4 else ""
        raise PlayerFailed(
            f"illegal answer {said[:80]!r} to {decision.prompt}: expected one of {shown}{more}"
        )
    return decision.offered[decision.offered.index(action)]


def _line_in(module: str, error: BaseException) -> str:
    """Return the last line of a player's module that an error passed; empty if there is none."""
    found = ""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_globals.get("__name__") == module:
            found = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}, line {trace.tb_lineno}"
        trace = trace.tb_next
    return found


def _meant(g: Game, answer: object) -> Action | None:
    """Return the action that an answer is, or whose text it is; None for anything else."""
    if isinstance(answer, Action):
        return answer
    if isinstance(answer, str):
        try:
            return g.meant(answer)
        except UndergrowthError:
            return None
    return None


# ---- names

LEVEL: Final = "level"
"""The name of the player that plays a level: `level:1` plays the first."""
_OURS: Final = ("random", "greedy", "instinct", "plan", "search:100ms", "search:1s", "search:5s")
"""Our players as people may choose them besides the levels, weakest first."""
_PLAYERS: dict[str, type[Player]] = registry({})


def players(name: Given[str], kind: Given[type[Player]], summary: Given[str]) -> None:
    """Register a player class by name.  Raises `BadContent` when it cannot be registered."""
    _make_known(
        given_as("a player's name", name, str, BadContent),
        given_player(kind),
        given_as("a player's summary", summary, str, BadContent),
    )


def given_player(value: object) -> type[Player]:
    """Return a class of players.  Raises `BadContent` for anything else."""
    if isinstance(value, type) and issubclass(value, Player):
        return value
    raise BadContent(f"{abridged(value)} is no subclass of Player")


def _make_known(name: str, kind: type[Player], summary: str) -> None:
    if issubclass(kind, Insider) and not defined_in(kind, "undergrowth.ai"):
        raise BadContent(f"{name} extends a player of undergrowth itself: extend Player")
    if _PLAYERS.setdefault(name, kind) is not kind:
        raise BadContent(f"two players are called {name}")
    printed("player", name, name.capitalize(), summary)


def player_names() -> list[str]:
    """Return the names of all registered players."""
    return list(_PLAYERS)


def levels() -> list[str]:
    """Return what is offered to people: the levels from weakest to strongest, our players by their
    own names, then other players."""
    graded = [f"{LEVEL}:{number + 1}" for number in range(len(sheet("levels").names()))]
    ours = [name for name in (*graded, *_OURS) if name.split(":")[0] in _PLAYERS]
    known = [LEVEL, *(name.split(":")[0] for name in _OURS)]
    return ours + [name for name in _PLAYERS if name not in known]


def player_summaries() -> dict[str, str]:
    """Return a one-sentence summary of each player, by name."""
    return {name: details(name, "player") for name in _PLAYERS}


def by_seat(chosen: Given[list[str] | dict[str, str]], seats: Given[list[str]]) -> list[str]:
    """Return the players by seat, from a list by seat or from a table by faction.

    Raises `BadSetup` for a faction without a seat, a seat without a player, and a wrong type.
    """
    names = given_list("seats", seats, str, BadSetup)
    if not isinstance(chosen, dict):
        return given_list("players", chosen, str, BadSetup)
    numbers = [FACTIONS.parse(name) for name in names if FACTIONS.knows(name)]
    found = [""] * len(names)
    for key, value in chosen.items():
        faction = given_as("a faction of players", key, str, BadSetup)
        number = FACTIONS.parse(faction) if FACTIONS.knows(faction) else -1
        if number not in numbers:
            raise BadSetup(f"{faction} has no seat; there are {', '.join(names)}")
        found[numbers.index(number)] = given_as(f"player of {faction}", value, str, BadSetup)
    if "" in found:
        raise BadSetup(f"no player for {names[found.index('')]}")
    return found


def make_player(name: Given[str], seat: Given[int], seed: Given[int]) -> Player:
    """Return a new player from its name and options, such as `greedy` or `plan:8`.

    Raises `BadSetup` that lists the registered players, or says what is wrong with the options.
    """
    words = given_as("a player's name", name, str, BadSetup).split(":")
    if words[0] not in _PLAYERS:
        raise BadSetup(f"{words[0]!r} is not a player: expected {', '.join(_PLAYERS)}")
    number = given_as("seat", seat, int, BadSetup)
    made = _PLAYERS[words[0]](number, given_as("seed", seed, int, BadSetup))
    try:
        made.configure(words[1:])
    except BadSetup as error:
        raise BadSetup(f"player {words[0]}: {error}") from None
    made.words = words[1:]
    return made
