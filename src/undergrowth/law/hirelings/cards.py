"""A.6.1, A.6.5 Hireling cards as printed: two sides each, and the factions they exclude.

A card's name is that of its promoted side; the data file of its other side has `demotes`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet, sheet, sheets_with
from undergrowth.law.setup.fan import may_be_dealt_unnamed
from undergrowth.law.setup.seats import automates, is_automated, is_undrafted
from undergrowth.table.setup import Setup

DEALT: Final = sheet("hirelings").number("cards")
"""A.6 Number of hireling cards in a game that has any."""


def page(name: str) -> Sheet:
    """Return the data of one side of a card."""
    return sheet(f"hirelings/{name}")


def card_of(side: str) -> str:
    """A.6.1 Return the card of a side; "" for an owner without a seat that is on no card."""
    printed = page(side)
    return printed.word("demotes") or (side if printed.has("pack") else "")


def hireling_cards() -> list[str]:
    """A.6.1 Return all cards, by their promoted sides."""
    return sheets_with("hirelings", "pack")


def demoted_side(card: str) -> str:
    """A.6.2 Return the other side of a card.  Raises KeyError for a card without one."""
    for name in sheets_with("hirelings", "demotes"):
        if page(name).word("demotes") == card:
            return name
    raise KeyError(card)


def demoted_by(players: int) -> int:
    """A.6.2 Return how many cards show their demoted side with this many players."""
    table = sheet("hirelings").counts("demoted")
    return table.get(str(players), DEALT)


def plays_with_hirelings(setup: Setup) -> bool:
    """A.6 Whether hireling cards are in a game, or will be dealt."""
    return setup.with_hirelings or any(card_of(name) for name in setup.hirelings)


def excluded_by(side: str) -> list[str]:
    """A.6.5 Return the factions that cannot be played with a card, on either side."""
    card = card_of(side)
    return page(card).texts("excludes") if card else []


def clashing(setup: Setup, side: str) -> list[str]:
    """A.6.5 Return the seats, and setup cards of the pool, whose factions exclude a card.

    Second players and automated versions of a faction exclude what the faction excludes.
    """
    return _shut_out(_seated(setup), side)


def _shut_out(seated: dict[str, str], side: str) -> list[str]:
    """A.6.5 Return those of the seats, given with their base factions, that exclude a card."""
    shut_out = excluded_by(side)
    return [name for name, kin in seated.items() if kin in shut_out]


def _seated(setup: Setup) -> dict[str, str]:
    """A.6.5 Return the base faction of each faction chosen so far, or to be chosen from."""
    seated = {name: _kin(name) for name in setup.seats if not is_undrafted(name)}
    if len(seated) < len(setup.seats):
        for name in setup.pool:
            seated[name] = _kin(name)
    return seated


def shut_out_by_hirelings(setup: Setup, faction: str) -> bool:
    """A.6.5 Whether a faction cannot be drafted with the hirelings in the game."""
    return any(_kin(faction) in excluded_by(side) for side in setup.hirelings)


def cards_to_deal(setup: Setup) -> list[str]:
    """A.6.1 Return the cards to deal from: those chosen, or all that may be dealt."""
    if setup.hireling_cards:
        return list(dict.fromkeys(setup.hireling_cards))
    return [card for card in hireling_cards() if may_be_dealt_unnamed(setup, "hirelings", card)]


def may_be_dealt(setup: Setup) -> list[str]:
    """A.6.1, A.6.5 Return those of the cards to deal from that no seat or setup card excludes."""
    seated = _seated(setup)
    return [card for card in cards_to_deal(setup) if not _shut_out(seated, card)]


def _kin(faction: str) -> str:
    """9.7, R.3.2 Return the base faction of a second copy or an automated version."""
    if is_automated(faction):
        return automates(faction)
    return sheet(f"factions/{faction}").word("same_as") or faction
