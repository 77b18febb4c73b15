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

from undergrowth.starting import Starting

with Starting() as start:
    start.load("content", "library", "lore", "shown", "table.saving.replay", "words")

from undergrowth import content, position
from undergrowth._version import __version__
from undergrowth.attributes import show_attributes
from undergrowth.engine.actions import Action, parse
from undergrowth.engine.errors import (
    BadPosition,
    BadSave,
    BadSetup,
    BadText,
    IllegalAction,
    PlayerFailed,
    UndergrowthError,
)
from undergrowth.engine.frames import CHANCE, NOBODY, Decision
from undergrowth.engine.messages import install_speaker
from undergrowth.library import InstalledLibrary
from undergrowth.library.schemas import schema
from undergrowth.lore import About, about
from undergrowth.moved import answer_old_names
from undergrowth.table.game import Game, install
from undergrowth.table.saving import replay
from undergrowth.table.setup import Setup
from undergrowth.words.speaker import InstalledSpeaker

install(InstalledLibrary())
install_speaker(InstalledSpeaker())
answer_old_names()
show_attributes(Game, Decision, Setup, About)
with start:
    content.load(content.installed())
    content.load_players()
del start

__all__ = [
    "CHANCE",
    "NOBODY",
    "About",
    "Action",
    "BadPosition",
    "BadSave",
    "BadSetup",
    "BadText",
    "Decision",
    "Game",
    "IllegalAction",
    "PlayerFailed",
    "Setup",
    "UndergrowthError",
    "__version__",
    "about",
    "content",
    "parse",
    "position",
    "replay",
    "schema",
]
