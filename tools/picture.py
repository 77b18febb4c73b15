"""Draws docs/terminal.svg: a moment of a game in `undergrowth terminal`.

Run it after the screens have changed: `python tools/picture.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from undergrowth.cli.drawing import screen
from undergrowth.cli.drawing.marks import make_marks
from undergrowth.cli.options import SEATS
from undergrowth.cli.playing.begin import PLAYER
from undergrowth.session import Session
from undergrowth.table.game import Game
from undergrowth.table.moments import DAYLIGHT
from undergrowth.table.setup import Setup

TARGET: Final = Path(__file__).parent.parent / "docs" / "terminal.svg"
WIDTH: Final = 100
SEED: Final = 2
TURNS: Final = 9
FONTS: Final = "'DejaVu Sans Mono', Menlo, Consolas, monospace"
THEME: Final = TerminalTheme(
    (24, 26, 27),
    (222, 218, 208),
    [
        (24, 26, 27),
        (221, 90, 67),
        (122, 170, 96),
        (201, 162, 39),
        (74, 143, 208),
        (176, 110, 170),
        (75, 163, 181),
        (222, 218, 208),
    ],
)


def moment() -> Game:
    """Return a game of computer players at an interesting choice in the first seat's Daylight."""
    seats = SEATS.split(",")
    session = Session.new(Setup(seats=seats), [PLAYER] * len(seats), SEED)
    while not _worth_showing(session.game):
        if session.step() is None:
            raise SystemExit("No moment of this game is worth a picture: choose another seed.")
    return session.game


def _worth_showing(game: Game) -> bool:
    decision = game.decision
    if decision is None or game.turns < TURNS:
        return False
    return decision.seat == game.turn == 0 and game.phase == DAYLIGHT and len(decision.options) > 3


def lines(game: Game) -> list[Text]:
    """Return the screen at that moment."""
    marks = make_marks(game.setup.seats)
    assert game.decision is not None
    return [
        *screen.table(game, 0, WIDTH, marks),
        Text(),
        *screen.question_lines(game, game.decision, WIDTH, marks),
        *screen.option_lines(game, game.decision, WIDTH, marks),
        Text("> "),
    ]


def picture(rows: list[Text]) -> str:
    """Return the rows as SVG without external resources."""
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    for row in rows:
        console.print(row)
    svg = console.export_svg(title="undergrowth terminal", theme=THEME, unique_id="undergrowth")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: Fira Code, monospace", f"font-family: {FONTS}", svg)
    return re.sub(r"[ \t]+\n", "\n", svg)


if __name__ == "__main__":
    TARGET.write_text(picture(lines(moment())), encoding="utf-8")
    print(f"Wrote {TARGET}")
