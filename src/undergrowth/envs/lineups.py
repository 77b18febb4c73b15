"""Line-ups of environments, with one shared encoder for each."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, TypeAlias

from undergrowth import BadSetup, Game, Setup
from undergrowth.ai.encoding import Encoder
from undergrowth.engine.documents import abridged
from undergrowth.engine.given import given_as, given_list
from undergrowth.library import installed_factions
from undergrowth.table.names import FACTIONS
from undergrowth.table.setup import check_types

LineUp: TypeAlias = Setup | Sequence[str] | None
"""A setup, or factions in clockwise order; None for the first four in setup order."""

PLAYERS: Final = 4
"""The number of seats of the default line-up."""
_ENCODERS: Final[dict[str, Encoder]] = {}


def encoder_for(line_up: LineUp) -> Encoder:
    """Return the encoder of a line-up.  Raises `BadSetup`."""
    setup = _setup_of(line_up)
    check_types(setup)
    key = json.dumps(setup.document(), sort_keys=True)
    if key not in _ENCODERS:
        _ENCODERS[key] = Encoder(setup)
    return _ENCODERS[key]


def _setup_of(line_up: LineUp) -> Setup:
    if line_up is None:
        return Setup(seats=installed_factions()[:PLAYERS])
    if isinstance(line_up, Setup):
        return line_up
    if isinstance(line_up, str):
        raise BadSetup(f"the line-up: expected a setup or a list of factions, not {line_up!r}")
    return Setup(seats=given_list("the line-up", line_up, str, BadSetup))


def seat_number(encoder: Encoder, seat: int | str) -> int:
    """Return the number of a seat of a line-up from its number or its faction, short or full.

    Raises `BadSetup`.
    """
    given_as("the encoder", encoder, Encoder, BadSetup)
    seats = encoder.setup.seats
    if isinstance(seat, str):
        full = FACTIONS.text(FACTIONS.parse(seat)) if FACTIONS.knows(seat) else seat
        if full in seats:
            return seats.index(full)
    if isinstance(seat, int) and 0 <= seat < len(seats):
        return seat
    raise BadSetup(
        f"{abridged(seat)} is no seat: expected {', '.join(seats)}, or 0 to {len(seats) - 1}"
    )


def ending(g: Game) -> dict[str, object]:
    """Return a game's points by faction, its winners and how they won (empty while it goes on)."""
    outcome = g.outcome
    return {
        "scores": {g.seat_name(seat): g.score[seat] for seat in range(g.seats)},
        "winners": list(outcome["winners"]) if outcome else [],
        "how": outcome["how"] if outcome else "",
    }
