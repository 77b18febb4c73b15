"""Computer players: who answers for a seat, and how they are found by name.

A player is named by a word and, where it takes any, options after colons: `greedy`, `plan:8`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.ai.seats import Seat
from undergrowth.ai.thoughts import Thought
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.documents import shown
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
from undergrowth.engine.registries import by_name
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS

AUTOMATED: Final = "automated"
"""Stands in place of a player's name on a seat whose faction plays by itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A computer player on one seat of one game."""

    def __init__(self, seat: Given[int], seed: Given[int]) -> None:
        self.seat = given_as("seat", seat, int, BadSetup)
        self.chance = seeded(given_as("seed", seed, int, BadSetup))
        """Its own generator: the same seed plays the same way."""
        self.words: list[str] = []
        """The options written after its name."""

    def choose(self, seat: Seat) -> object:
        """One of `seat.options`, or its text.  Asked only where there are two at least.

        What anything else is called is said by `ask`, not by the compiler: hence the loose type.
        """
        raise NotImplementedError

    def think(self, seat: Seat, seconds: float) -> list[Thought]:
        """What it thinks of its options, the one that it would take first.

        Asked when a person wants to know, where there are two options at least; `seconds` is how
        long it may think.  A player that does not extend this says only which option it takes.
        """
        return [Thought(ask(self, seat.world))]

    def thinks(self) -> bool:
        """Whether an answer may take so long that a server has it looked for in another process.

        Such a player keeps nothing from one question to the next but its generator.
        """
        return False

    def hurry(self, seconds: float) -> None:
        """Take no longer than so many seconds for an answer from now on, if it can."""

    def configure(self, options: list[str]) -> None:
        """Take the options written after its name.  Raises `BadSetup`; most players take none."""
        if options:
            raise BadSetup(f"this player takes no options, got {':'.join(options)!r}")

    def __copy__(self) -> Player:
        """One that plays on the same way; what subclasses have added is shared."""
        twin = seat_again(type(self), self.seat, self.words, self.chance.copy())
        for name, value in self._own().items():
            if name != "chance":
                setattr(twin, name, value)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        made = (type(self), self.seat, self.words, self.chance)
        return seat_again, made, self._own() or None

    def _own(self) -> dict[str, object]:
        """What Python keeps of it: what subclasses in Python have added, and more uncompiled."""
        own: dict[str, object] = getattr(self, "__dict__", {})
        return own


class Insider(Player):
    """A player of this package, which is trusted with the live game for speed.

    It changes nothing, and uses nothing that its seat may not see.
    """

    def look(self, g: Game) -> Action:
        """One of the options of the open question, which are two at least."""
        raise NotImplementedError

    def choose(self, seat: Seat) -> object:
        return ask(self, seat.world)


def seat_again(kind: type[Player], seat: int, words: list[str], chance: Chance) -> Player:
    """A player like another one, as far as this page knows."""
    made = kind(seat, 0)
    if words:
        made.configure(words)
    made.words = words
    made.chance = chance
    return made


# ---- asking


def ask(player: Given[Player], g: Given[Game]) -> Action:
    """What a player answers to the open question, which must be its seat's: one of the options.

    The only option there is is taken without asking.  The game is not changed.  Raises
    `PlayerFailed` when the player fails or answers what is not offered, `IllegalAction` when there
    is no question for players, and `BadSetup` for what is no player or no game.
    """
    return answer_of(
        given_as("the player", player, Player, BadSetup), given_as("the game", g, Game, BadSetup)
    )


def answer_of(player: Player, g: Game) -> Action:
    """The same for those who know that they have a player and a game."""
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
        return player.look(g)
    return _checked(player, g, decision)


def ask_thoughts(player: Given[Player], seat: Given[Seat], seconds: Given[float]) -> list[Thought]:
    """What a player thinks of the open question of its seat, the option that it would take first.

    There are two options at least.  Raises `PlayerFailed` when it fails or thinks of what is not
    offered, and `BadSetup` for what is no player, no seat or no time.
    """
    thinker = given_as("the player", player, Player, BadSetup)
    asked = given_as("the seat", seat, Seat, BadSetup)
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
        raise BadSetup(f"seconds: expected a number, not {shown(seconds)}")
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
    """The answer of a player from anywhere: it meets what its seat may know, and is not trusted."""
    try:
        seat = Seat(g, decision.seat, player.chance.next())
        answer = player.choose(seat)
    except (Exception, SystemExit) as error:
        raise PlayerFailed(f"{type(error).__name__}: {error} (at {decision.prompt})") from error
    action = _meant(g, answer)
    if action is None or action not in decision.offered:
        said = str(answer) if isinstance(answer, (Action, str)) else repr(answer)
        shown = ", ".join(decision.texts()[:4])
        more = f" and {len(decision.offered) - 4} more" if len(decision.offered) > 4 else ""
        raise PlayerFailed(
            f"illegal answer {said[:80]!r} to {decision.prompt}: expected one of {shown}{more}"
        )
    return decision.offered[decision.offered.index(action)]


def _meant(g: Game, answer: object) -> Action | None:
    """The action that an answer is or stands for, or None."""
    if isinstance(answer, Action):
        return answer
    if isinstance(answer, str):
        try:
            return g.meant(answer)
        except UndergrowthError:
            return None
    return None


# ---- names

_LEVELS: Final = ("random", "greedy", "plan", "search:100ms", "search:1s", "search:5s")
"""How our players are offered to people."""
_PLAYERS: dict[str, type[Player]] = by_name({})


def players(name: Given[str], kind: Given[type[Player]], summary: Given[str]) -> None:
    """Make a player known by name.  Raises `BadContent` when it cannot be."""
    _make_known(
        given_as("a player's name", name, str, BadContent),
        given_player(kind),
        given_as("a player's summary", summary, str, BadContent),
    )


def given_player(value: object) -> type[Player]:
    """Return a class of players.  Raises `BadContent` for anything else."""
    if isinstance(value, type) and issubclass(value, Player):
        return value
    raise BadContent(f"{shown(value)} is no subclass of Player")


def _make_known(name: str, kind: type[Player], summary: str) -> None:
    if issubclass(kind, Insider) and not defined_in(kind, "undergrowth.ai"):
        raise BadContent(f"{name} extends a player of undergrowth itself: extend Player")
    if _PLAYERS.setdefault(name, kind) is not kind:
        raise BadContent(f"two players are called {name}")
    printed("player", name, name.capitalize(), summary)


def player_names() -> list[str]:
    """The names of the players there are."""
    return list(_PLAYERS)


def levels() -> list[str]:
    """Players as they are offered to people, some with a budget: ours as they are ever stronger,
    then those of others."""
    ours = [level for level in _LEVELS if level.split(":")[0] in _PLAYERS]
    known = [level.split(":")[0] for level in _LEVELS]
    return ours + [name for name in _PLAYERS if name not in known]


def player_summaries() -> dict[str, str]:
    """What each player does, in a sentence, by name."""
    return {name: details(name, "player") for name in _PLAYERS}


def by_seat(chosen: Given[list[str] | dict[str, str]], seats: Given[list[str]]) -> list[str]:
    """Players by seat, from a list that is so already or from a table by faction.

    Raises `BadSetup` for a faction without a seat, a seat without a player, and what is neither.
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
    """A player by name and options, such as `greedy`.

    Raises `BadSetup` naming the players there are, or what is wrong with the options.
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
