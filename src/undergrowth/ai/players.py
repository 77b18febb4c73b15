"""Computer players: who answers for a seat, and how they are found by name.

A player is named by a word and, where it takes any, options after colons: `greedy`, `search:500`.
"""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.registries import by_name
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A computer player on one seat of one game."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = seeded(seed)
        """Its own generator: the same seed plays the same way."""

    def choose(self, g: Game) -> Action:
        """One of the options of the open question, which must be this seat's.

        The game is not changed, and nothing is used that the seat may not see.
        """
        raise NotImplementedError

    def configure(self, options: list[str]) -> None:
        """Take the options written after its name.  Raises `BadSetup`; most players take none."""
        if options:
            raise BadSetup(f"this player takes no options, got {':'.join(options)!r}")


_PLAYERS: dict[str, type[Player]] = by_name({})
_SUMMARIES: dict[str, str] = by_name({})


def players(name: str, kind: type[Player], summary: str) -> None:
    """Make a player known by name.  Raises ValueError when the name is taken."""
    if _PLAYERS.setdefault(name, kind) is not kind:
        raise ValueError(f"two players are called {name}")
    _SUMMARIES[name] = summary


def player_names() -> list[str]:
    """The names of the players there are."""
    return list(_PLAYERS)


def player_summaries() -> dict[str, str]:
    """What each player does, in a sentence, by name."""
    return dict(_SUMMARIES)


def make_player(name: str, seat: int, seed: int) -> Player:
    """A player by name and options, such as `greedy`.

    Raises `BadSetup` naming the players there are, or what is wrong with the options.
    """
    words = name.split(":")
    if words[0] not in _PLAYERS:
        raise BadSetup(f"{words[0]!r} is not a player: expected {', '.join(_PLAYERS)}")
    made = _PLAYERS[words[0]](seat, seed)
    try:
        made.configure(words[1:])
    except BadSetup as error:
        raise BadSetup(f"player {words[0]}: {error}") from None
    return made
