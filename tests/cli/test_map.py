"""The map is drawn whole: every clearing in its own box, whatever stands there, at every width."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from conftest_cli import four_seats
from undergrowth import Game, Setup
from undergrowth.ai import make_player
from undergrowth.cli.atlas import draw_map
from undergrowth.cli.marks import SHAPES, make_marks
from undergrowth.cli.scene import View, spots
from undergrowth.engine.observe import geography
from undergrowth.maps import map_names
