"""undergrowth: the board game Root as an exact and fast rules engine.

Unofficial fan project.  Start with `Setup` and `Game`:

>>> from undergrowth import Game, Setup
>>> game = Game.new(Setup(map="autumn", seats=["marquise", "eyrie", "alliance"]), seed=7)
>>> game.decision.seat, game.decision.prompt
(0, 'marquise.keep')
>>> game.choose("keep in 1")

`position` makes games from described tables, `replay` reads and writes games as lists of answers.
`docs/api.md` goes through all of it by example.
"""

from __future__ import annotations

from undergrowth import content, position
from undergrowth._version import __version__
from undergrowth.engine.actions import Action, parse
from undergrowth.engine.errors import (
    BadPosition,
    BadSave,
    BadSetup,
    BadText,
    IllegalAction,
    UndergrowthError,
)
from undergrowth.engine.frames import CHANCE, NOBODY, Decision
from undergrowth.engine.setup import Setup
from undergrowth.library import InstalledLibrary
from undergrowth.table import replay
from undergrowth.table.game import Game, install

install(InstalledLibrary())
content.load(content.installed())

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "BadPosition",
    "BadSave",
    "BadSetup",
    "BadText",
    "Decision",
    "Game",
    "IllegalAction",
    "Setup",
    "UndergrowthError",
    "__version__",
    "content",
    "parse",
    "position",
    "replay",
]
