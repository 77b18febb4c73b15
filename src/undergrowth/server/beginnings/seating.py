"""Seating of new games: players, random factions, and secrets of seats."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Any, Final

from undergrowth.ai import AUTOMATED
from undergrowth.engine.errors import BadSetup
from undergrowth.library import (
    automated_factions,
    check_possible,
    may_be_dealt_unnamed,
    played_factions,
    setup_options,
    shut_out_by_hirelings,
)
from undergrowth.library.seating import read_seats
from undergrowth.server.database.rows import PUSH, SeatRow
from undergrowth.server.gate.keys import hashed, new_secret
from undergrowth.server.wire.asked import HERE, INVITED, RANDOM, Notify, SeatAsked, SetupAsked
from undergrowth.session import PERSON
from undergrowth.table.game import library
from undergrowth.table.setup import OPEN_SEAT, Setup, SetupOption
from undergrowth.words import language, negotiated

_DRAWS: Final = 400
"""The number of draws of factions after which a line-up counts as impossible."""


@dataclass
class Seated:
    """A setup with its seats in play order, and the secrets to hand out."""

    setup: Setup
    order: list[int]
    """By seat of the game, the index of the seat in the request."""
    rows: list[SeatRow]
    tokens: dict[int, str]
    invitations: dict[int, str]
    owner: str = field(default_factory=new_secret)
    """The token of the game's maker."""


def completed(
    asked: SetupAsked, draw: random.Random, shuffle: bool = False
) -> tuple[Setup, list[int]]:
    """Return the requested setup, complete, and the order of its seats.

    Raises `BadSetup`.
    """
    options = checked_options(asked.options())
    wanted = [each.faction for each in asked.seats]
    order = list(range(len(wanted)))
    if shuffle:
        draw.shuffle(order)
    setup = Setup(seats=[], **options)
    if setup.draft:
        return _to_be_drafted(setup, [wanted[i] for i in order]), order
    setup = _drawn(setup, wanted, draw)
    return library().complete(replace(setup, seats=[setup.seats[i] for i in order])), order


def _to_be_drafted(setup: Setup, wanted: list[str | None]) -> Setup:
    """A.8 Return a setup whose factions are drafted in the game by the people who play.

    A.3 Only automated factions may be named, each on a seat of its own.
    """
    seats = [OPEN_SEAT if name in (None, RANDOM) else str(name) for name in wanted]
    named, _ = read_seats([seat for seat in seats if seat != OPEN_SEAT], {})
    drafting = seats.count(OPEN_SEAT)
    if not drafting or any(name in played_factions() for name in named):
        raise BadSetup("in a draft factions are chosen: leave those of the seats out")
    return library().complete(replace(setup, seats=seats, draft=drafting))


def _drawn(setup: Setup, wanted: list[str | None], draw: random.Random) -> Setup:
    """Return the setup with its factions; random ones are drawn until they fit."""
    if None in wanted:
        raise BadSetup("a seat without a faction needs a setup in which factions are drafted")
    named = [faction for faction in wanted if faction not in (None, RANDOM)]
    blanks = len(wanted) - len(named)
    if blanks == 0:
        return library().complete(replace(setup, seats=[str(faction) for faction in wanted]))
    free = [
        faction
        for faction in played_factions()
        if faction not in named and may_be_dealt_unnamed(setup, "factions", faction)
    ]
    if blanks > len(free):
        raise BadSetup(f"{len(wanted)} seats, but there are only {len(free) + len(named)} factions")
    check_possible(replace(setup, seats=[str(faction) for faction in named]), len(wanted))
    last, tried = "", set[frozenset[str]]()
    for _ in range(_DRAWS):
        drawn = draw.sample(free, blanks)
        together = frozenset(drawn)
        if together in tried or any(shut_out_by_hirelings(setup, each) for each in drawn):
            continue
        tried.add(together)
        seats = [drawn.pop() if faction == RANDOM else str(faction) for faction in wanted]
        try:
            return library().complete(replace(setup, seats=seats))
        except BadSetup as error:
            last = str(error)
    why = last or f"{', '.join(setup.hirelings)} exclude too many (law A.6.5)"
    raise BadSetup(f"no factions fit the other choices: {why}")


def checked_options(given: dict[str, Any]) -> dict[str, Any]:
    """Return setup options with checked types and values.  Raises `BadSetup`."""
    known = {option.id: option for option in setup_options()}
    for id, value in given.items():
        if id not in known:
            raise BadSetup(f"{id!r} is no setup option: expected {', '.join(known)}")
        if not _fits(known[id], value):
            raise BadSetup(f"{id}: {_expected(known[id])}")
    return given


def _fits(option: SetupOption, value: object) -> bool:
    words = [each[0] for each in option.values]
    if option.kind == "flag":
        return isinstance(value, bool)
    if option.kind == "number":
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and option.least <= int(str(value)) <= option.most
    if option.kind == "many":
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            return False
        return all(each in words for each in value) and len(set(value)) == len(value)
    return isinstance(value, str) and value in words


def _expected(option: SetupOption) -> str:
    words = ", ".join(each[0] for each in option.values)
    return {
        "flag": "expected true or false",
        "number": f"expected a whole number from {option.least} to {option.most}",
        "many": f"expected a list of some of {words}, each once",
    }.get(option.kind, f"expected one of {words}")


def seated(setup: Setup, order: list[int], asked: list[SeatAsked], notify: Notify | None) -> Seated:
    """Return the rows of the seats of a new game, with new secrets."""
    made = Seated(setup, order, [], {}, {})
    for seat, place in enumerate(order):
        made.rows.append(seat_row(made, seat, asked[place].player, asked[place].name, notify))
    return made


def seat_row(
    made: Seated, seat: int, player: str, name: str | None, notify: Notify | None
) -> SeatRow:
    """Return the row of one seat; a person's seat gets a token or an invitation."""
    if made.setup.seats[seat] in automated_factions():
        return SeatRow(seat, AUTOMATED, None)
    row = SeatRow(seat, PERSON if player in (HERE, INVITED) else player, name)
    if player == HERE:
        made.tokens[seat] = new_secret()
        row.token = hashed(made.tokens[seat])
        row.notify = told_at(notify, "maker")
    elif player == INVITED:
        made.invitations[seat] = new_secret()
        row.invitation = hashed(made.invitations[seat])
    return row


def told_at(
    notify: Notify | None, by: str, before: dict[str, str] | None = None
) -> dict[str, str] | None:
    """Return a seat's addresses for notices with their language; None without any.

    A browser that is not named stays as it was.  The language defaults to that of the request.
    `by` is recorded as the one who named each address, except for addresses that were there
    `before`.
    """
    given = notify.addresses() if notify is not None else {}
    if notify is not None and before is not None and "push" not in notify.model_fields_set:
        given |= {PUSH: before[PUSH]} if PUSH in before else {}
    wanted = notify.language if notify is not None else None
    if not given:
        return None
    for kind in list(given):
        is_same = before is not None and before.get(kind) == given[kind]
        known = before.get(f"{kind}_by", "") if before is not None and is_same else by
        given[f"{kind}_by"] = known
    return {**given, "language": negotiated([wanted]) if wanted else language()}
