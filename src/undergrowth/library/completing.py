"""5, A Completion and check of a setup: full names, and what cannot go together."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from undergrowth import hirelings
from undergrowth.data import sheet
from undergrowth.engine.documents import abridged, with_article
from undergrowth.engine.errors import BadSetup
from undergrowth.landmarks import landmark_names
from undergrowth.law.hirelings.cards import (
    DEALT,
    card_of,
    clashing,
    hireling_cards,
    may_be_dealt,
)
from undergrowth.law.hirelings.setup import leaves_a_draft
from undergrowth.law.setup.draft import check_draft
from undergrowth.law.setup.house_rules import check_house_rules
from undergrowth.law.setup.landmark_cards import cards_to_deal
from undergrowth.law.setup.seats import (
    SEAT_NAMES,
    automated,
    check_cooperative,
    check_together,
    is_undrafted,
)
from undergrowth.law.setup.standard import (
    check_reach,
    corner_starters,
)
from undergrowth.library.seating import full_names, read_seats
from undergrowth.maps import own_landmarks
from undergrowth.table.setup import OPEN_SEAT, Setup, SetupOption, check_types

_FEWEST: Final = sheet("setup").number("game.players.least")
_MOST: Final = sheet("setup").number("game.players.most")


def completed(setup: Setup, options: list[SetupOption]) -> Setup:
    """5.1.1 Return the setup with full names.  Raises `BadSetup` when it cannot be played."""
    check_types(setup)
    for option in options:
        check_option(option, getattr(setup, option.id))
    setup = _named(setup)
    _check_hireling_names(setup)
    check_house_rules(setup)
    _check_seats(setup)
    _check_hirelings(setup)
    own = _own_landmarks(setup, len(setup.seats))
    in_play = own + [name for name in setup.in_play if name not in own]
    _check_landmark_names(setup)
    if not setup.in_play:  # not when some have been dealt already
        _check_landmarks(setup, own, len(setup.seats))
    _check_in_play(in_play)
    return replace(setup, in_play=in_play)


def check_possible(setup: Setup, count: int) -> None:
    """5.1.1 Raise `BadSetup` if no line-up of `count` seats fits of which the setup has some.

    Further seats only exclude more: what is wrong already is wrong whatever they are.
    """
    setup = _named(setup)
    check_together(setup.seats)
    _check_corners(setup)
    _check_hireling_names(setup)
    _check_hirelings(setup)
    check_house_rules(setup)
    _check_landmark_names(setup)
    if not setup.in_play:
        _check_landmarks(setup, _own_landmarks(setup, count), count)


def _own_landmarks(setup: Setup, count: int) -> list[str]:
    """A.1 Return the landmarks that the map brings with so many seats."""
    own = own_landmarks(setup.map, count) if setup.map_landmarks else []
    return [name for name in own if name in landmark_names()]


def _check_seats(setup: Setup) -> None:
    """5.1.1 Raise `BadSetup` for too few or too many seats, and for impossible line-ups."""
    seats = setup.seats
    if not _FEWEST <= len(seats) <= _MOST:
        raise BadSetup(f"{len(seats)} seats: Root is played by {_FEWEST} to {_MOST}")
    for name in seats:
        if seats.count(name) > 1:
            raise BadSetup(f"{name} is seated twice: every faction is there once")
    check_together(seats)
    check_cooperative(setup)
    _check_corners(setup)
    if setup.draft:
        check_draft(setup)
    else:
        _check_agreed(setup)


def check_option(option: SetupOption, value: object) -> None:
    """Raise `BadSetup` for a value that an option of a setup cannot have."""
    known = [each[0] for each in option.values]
    if option.kind == "choice" and value not in known:
        raise BadSetup(
            f"{abridged(value)} is not {with_article(option.id)}: expected {', '.join(known)}"
        )
    if option.kind == "flag" and not isinstance(value, bool):
        raise BadSetup(f"{option.id} is yes or no, not {abridged(value)}")
    if option.kind == "number":
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSetup(f"{option.id} is a number, not {abridged(value)}")
        if not option.least <= value <= option.most:
            raise BadSetup(f"{option.id}: {value} is not from {option.least} to {option.most}")
    if option.kind == "many" and not isinstance(value, list):
        raise BadSetup(f"{option.id} is a list of names, not {abridged(value)}")


def _check_in_play(names: list[str]) -> None:
    """L Raise `BadSetup` for unknown or repeated landmarks."""
    for name in names:
        if name not in landmark_names():
            raise BadSetup(f"in_play: {name!r} is not a landmark")
        if names.count(name) > 1:
            raise BadSetup(f"in_play: {name} is there twice: every landmark is there once")


def _check_hireling_names(setup: Setup) -> None:
    """H Raise `BadSetup` for unknown or repeated hirelings."""
    for name in setup.hirelings:
        if name not in hirelings.hireling_names():
            raise BadSetup(f"hirelings: {name!r} is no hireling")
        if setup.hirelings.count(name) > 1:
            raise BadSetup(f"hirelings: {name} is there twice: every hireling is there once")


def _check_hirelings(setup: Setup) -> None:
    """A.6 Raise `BadSetup` for hirelings that cannot be in play, and for unknown cards."""
    for name in setup.hirelings:
        _check_card(setup, name)
    for card in setup.hireling_cards:
        if card not in hireling_cards():
            raise BadSetup(
                f"hireling_cards: {card!r} is not a hireling card:"
                f" expected {', '.join(hireling_cards())}"
            )
    if not setup.with_hirelings or setup.hirelings:
        return
    cards = may_be_dealt(setup)
    if len(cards) < DEALT:
        left = ", ".join(cards) or "none"
        raise BadSetup(
            f"with_hirelings: {DEALT} cards are dealt, and beside these factions there are only"
            f" {left} (law A.6.5)"
        )
    if not leaves_a_draft(setup, [], cards):
        raise BadSetup(
            f"with_hirelings: whichever {DEALT} cards are dealt, fewer than {setup.draft + 1} setup"
            " cards are left to draft from (law A.6.5, A.8.2)"
        )


def _check_card(setup: Setup, side: str) -> None:
    """A.6.1, A.6.5 Raise `BadSetup` for two sides of one card, or a faction that the card
    excludes."""
    for other in setup.hirelings:
        if other != side and card_of(other) == card_of(side) != "":
            raise BadSetup(f"hirelings: {side} and {other} are two sides of one card (law A.6.1)")
    for faction in clashing(setup, side):
        raise BadSetup(f"hirelings: {faction} does not play in one game with {side} (law A.6.5)")


def check_agreed_hirelings(setup: Setup) -> None:
    """A.6 Raise `BadSetup` for a game with some hirelings, but not exactly three."""
    cards = [name for name in setup.hirelings if card_of(name)]
    if cards and len(cards) != DEALT:
        raise BadSetup(f"hirelings: a game has exactly {DEALT} or none, not {len(cards)} (law A.6)")


def _check_landmark_names(setup: Setup) -> None:
    """A.5.1 Raise `BadSetup` for an unknown landmark card."""
    for name in setup.landmark_cards:
        if name not in landmark_names():
            raise BadSetup(f"{name!r} is not a landmark: expected {', '.join(landmark_names())}")


def _check_landmarks(setup: Setup, own: list[str], count: int) -> None:
    """A.5.1 Raise `BadSetup` when there are too few landmark cards to deal with so many seats."""
    cards = [
        name
        for name in cards_to_deal(setup)
        if name not in own and sheet(f"landmarks/{name}").number("min_players") <= count
    ]
    if len(cards) < setup.landmarks:
        raise BadSetup(
            f"{setup.landmarks} landmarks are to be dealt, and there are {len(cards)}:"
            f" {', '.join(cards) or 'none'} (law A.5.1)"
        )


def _named(setup: Setup) -> Setup:
    """Return the setup with the full names of its factions; in a draft, with a name for every
    seat."""
    seats, options = read_seats([*setup.seats, *setup.automated], setup.seat_options)
    if setup.draft:
        seats = _seats_of_draft(setup.draft, seats)
    for name in seats:
        if name == OPEN_SEAT or (is_undrafted(name) and not setup.draft):
            raise BadSetup(f"{name} is no faction: seats have such names only during a draft")
    return replace(
        setup,
        seats=seats,
        automated=[],
        seat_options=options,
        omit=full_names("omit", setup.omit),
        pool=full_names("pool", setup.pool),
        beside=dict(
            zip(full_names("beside", list(setup.beside)), setup.beside.values(), strict=True)
        ),
        advanced=setup.advanced or setup.draft > 0,
    )


def _seats_of_draft(draft: int, seats: list[str]) -> list[str]:
    """A.3, A.8 Return the seats of a draft: one for each drafting player, and the automated ones.

    They are in the order named; if only automated ones are named, people come first.
    """
    sitting = automated(seats)
    if not _FEWEST <= draft + len(sitting) <= _MOST:
        raise BadSetup(
            f"draft: {draft + len(sitting)} players, but Root is played by {_FEWEST} to {_MOST}"
        )
    named = len(seats) - len(sitting)
    if named not in (0, draft):
        raise BadSetup(f"draft: {draft} players, but {named} seats are named")
    places = seats if named else [OPEN_SEAT] * draft + sitting
    is_open = [name == OPEN_SEAT or is_undrafted(name) for name in places]
    return [SEAT_NAMES[i] if is_open[i] else places[i] for i in range(len(places))]


def _check_agreed(setup: Setup) -> None:
    """5 Raise `BadSetup` for a line-up that players cannot agree on in advance."""
    for name in setup.seats:
        first = sheet(f"factions/{name}").word("same_as")
        if first and first not in setup.seats and not setup.advanced:  # advanced: own setup card
            raise BadSetup(f"{name} plays only beside {first} (law 9.7)")
    check_reach(setup)


def _check_corners(setup: Setup) -> None:
    """5, R.3 Raise `BadSetup` for more factions that start in corners than there are corners.

    In the advanced setup people's factions start elsewhere, by their setup cards; automated ones
    have no setup cards.
    """
    starters = corner_starters(automated(setup.seats) if setup.advanced else setup.seats)
    if len(starters) > sheet("setup").number("game.corner_factions"):
        how = "leave one out" if setup.advanced else "use the advanced setup"
        raise BadSetup(f"{', '.join(starters)} all start in corners: {how} (law 5)")
