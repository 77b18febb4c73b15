"""5, A What a setup must be to be played: full names, and what cannot go together."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from undergrowth import hirelings
from undergrowth.data import sheet
from undergrowth.engine.documents import shown
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.setup import Setup, SetupOption, check_types
from undergrowth.landmarks import landmark_names
from undergrowth.law.setup.draft import check_draft
from undergrowth.law.setup.seats import SEAT_NAMES, is_undrafted
from undergrowth.law.setup.standard import (
    check_reach,
    corner_starters,
)
from undergrowth.maps import own_landmarks
from undergrowth.table.names import FACTIONS

_FEWEST: Final = sheet("setup").number("game.players.least")
_MOST: Final = sheet("setup").number("game.players.most")


def completed(setup: Setup, options: list[SetupOption]) -> Setup:
    """5.1.1 The setup with full names.  Raises `BadSetup` when it cannot be played."""
    check_types(setup)
    for option in options:
        check_option(option, getattr(setup, option.id))
    setup = _named(setup)
    _check_seats(setup)
    _check_hirelings(setup)
    own = own_landmarks(setup.map, len(setup.seats)) if setup.map_landmarks else []
    own = [name for name in own if name in landmark_names()]
    in_play = own + [name for name in setup.in_play if name not in own]
    if not setup.in_play:  # not when some have been dealt already
        _check_landmarks(setup, own)
    _check_in_play(in_play)
    return replace(setup, in_play=in_play)


def _check_seats(setup: Setup) -> None:
    """5.1.1 Raise `BadSetup` for too few or too many seats, and for line-ups that cannot be."""
    seats = setup.seats
    if not _FEWEST <= len(seats) <= _MOST:
        raise BadSetup(f"{len(seats)} seats: Root is played by {_FEWEST} to {_MOST}")
    for name in seats:
        if seats.count(name) > 1:
            raise BadSetup(f"{name} is seated twice: every faction is there once")
    if setup.draft:
        check_draft(setup)
    else:
        _check_agreed(setup)


def check_option(option: SetupOption, value: object) -> None:
    """Raise `BadSetup` for a value that an option of a setup cannot have."""
    known = [each[0] for each in option.values]
    if option.kind == "choice" and value not in known:
        raise BadSetup(f"{shown(value)} is not a {option.id}: expected {', '.join(known)}")
    if option.kind == "flag" and not isinstance(value, bool):
        raise BadSetup(f"{option.id} is yes or no, not {shown(value)}")
    if option.kind == "number":
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSetup(f"{option.id} is a number, not {shown(value)}")
        if not option.least <= value <= option.most:
            raise BadSetup(f"{option.id}: {value} is not from {option.least} to {option.most}")
    if option.kind == "many" and not isinstance(value, list):
        raise BadSetup(f"{option.id} is a list of names, not {shown(value)}")


def _check_in_play(names: list[str]) -> None:
    """L Raise `BadSetup` for landmarks that nobody knows, or that are there twice."""
    for name in names:
        if name not in landmark_names():
            raise BadSetup(f"in_play: {name!r} is not a landmark")
        if names.count(name) > 1:
            raise BadSetup(f"in_play: {name} is there twice: every landmark is there once")


def _check_hirelings(setup: Setup) -> None:
    """H Raise `BadSetup` for owners that nobody knows, or that are there twice."""
    for name in setup.hirelings:
        if name not in hirelings.hireling_names():
            raise BadSetup(f"hirelings: {name!r} is no hireling")
        if setup.hirelings.count(name) > 1:
            raise BadSetup(f"hirelings: {name} is there twice: every hireling is there once")


def _check_landmarks(setup: Setup, own: list[str]) -> None:
    """A.5.1 Raise `BadSetup` when there are too few landmark cards to deal."""
    for name in setup.landmark_cards:
        if name not in landmark_names():
            raise BadSetup(f"{name!r} is not a landmark: expected {', '.join(landmark_names())}")
    cards = [
        name
        for name in landmark_names()
        if (not setup.landmark_cards or name in setup.landmark_cards)
        and name not in own
        and sheet(f"landmarks/{name}").number("min_players") <= len(setup.seats)
    ]
    if len(cards) < setup.landmarks:
        raise BadSetup(
            f"{setup.landmarks} landmarks are to be dealt, and there are {len(cards)}:"
            f" {', '.join(cards) or 'none'} (law A.5.1)"
        )


def _named(setup: Setup) -> Setup:
    """The setup with the full names of its factions; in a draft, with a name for every seat."""
    seats, options = _with_options(setup)
    draft = setup.draft
    if draft:
        if not _FEWEST <= draft <= _MOST:
            raise BadSetup(f"draft: {draft} players, but Root is played by {_FEWEST} to {_MOST}")
        if seats and len(seats) != draft:
            raise BadSetup(f"draft: {draft} players, but {len(seats)} seats are named")
        seats = seats or SEAT_NAMES[:draft]
    for seat, name in enumerate(seats):
        if is_undrafted(name) and (not draft or name != SEAT_NAMES[seat]):
            raise BadSetup(f"{name} is no faction: seats have such names only during a draft")
    return replace(
        setup,
        seats=seats,
        seat_options=options,
        omit=_factions("omit", setup.omit),
        pool=_factions("pool", setup.pool),
        advanced=setup.advanced or draft > 0,
    )


def _with_options(setup: Setup) -> tuple[list[str], dict[str, list[str]]]:
    """The full names of the factions on the seats, and what is chosen for them."""
    words = [str(entry).split(":") for entry in setup.seats]
    seats = _factions("seats", [word[0] for word in words])
    options: dict[str, list[str]] = {}
    for name, chosen in setup.seat_options.items():
        options[_factions("seat_options", [name])[0]] = [*chosen]
    for name, (_, *chosen) in zip(seats, words, strict=True):
        if chosen:
            options[name] = chosen
    for name, chosen in options.items():
        _check_seat_options(name, chosen, seats)
    return seats, options


def _check_seat_options(name: str, chosen: list[str], seats: list[str]) -> None:
    """Raise `BadSetup` for what a faction's data does not let anybody choose."""
    if name not in seats:
        raise BadSetup(f"seat_options: {name} has no seat")
    page = sheet(f"factions/{name}")
    known: list[str] = []
    for option in page.tables("seat_option") if page.has("seat_option") else []:
        values = option.texts("values")
        known += values
        if not option.flag("many") and sum(1 for word in chosen if word in values) > 1:
            raise BadSetup(f"{name}: only one of {', '.join(values)}")
    for word in chosen:
        if word not in known:
            expected = f"expected {', '.join(known)}" if known else "it takes none"
            raise BadSetup(f"{name}: {word!r} is no option of this faction: {expected}")
        if chosen.count(word) > 1:
            raise BadSetup(f"{name}: {word} is there twice")


def _factions(what: str, names: list[str]) -> list[str]:
    """The full names of factions.  Raises `BadSetup`."""
    try:
        return [FACTIONS.text(FACTIONS.parse(str(name))) for name in names]
    except BadText as error:
        raise BadSetup(f"{what}: {error}") from None


def _check_agreed(setup: Setup) -> None:
    """5 Raise `BadSetup` for a line-up that cannot be agreed on beforehand."""
    for name in setup.seats:
        first = sheet(f"factions/{name}").word("same_as")
        if first and first not in setup.seats and not setup.advanced:  # its own setup card does
            raise BadSetup(f"{name} plays only beside {first} (law 9.7)")
        page = sheet(f"factions/{name}")
        for other in page.texts("excludes") if page.has("excludes") else []:
            if other in setup.seats:
                raise BadSetup(f"{name} does not play in one game with {other} (law A.8.1)")
    starters = corner_starters(setup.seats)
    if not setup.advanced and len(starters) > sheet("setup").number("game.corner_factions"):
        raise BadSetup(
            f"{', '.join(starters)} all start in corners: use the advanced setup (law 5)"
        )
    check_reach(setup)
