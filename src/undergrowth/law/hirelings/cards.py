"""A.6.1, A.6.5 Hireling cards as printed: two sides each, and the factions they exclude.

A card is called by its promoted side; the data file of its other side says `demotes`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet, sheet, sheets_with
from undergrowth.engine.setup import Setup
from undergrowth.law.setup.fan import may_come
from undergrowth.law.setup.seats import automates, is_automated, is_undrafted

DEALT: Final = sheet("hirelings").number("cards")
"""A.6 Exactly so many are in a game that has any."""


def page(name: str) -> Sheet:
    """What is printed on a side of a card."""
    return sheet(f"hirelings/{name}")


def card_of(side: str) -> str:
    """A.6.1 The card of a side; nothing for an owner without a seat that is on no card."""
    printed = page(side)
    return printed.word("demotes") or (side if printed.has("pack") else "")


def hireling_cards() -> list[str]:
    """A.6.1 The cards there are, by their promoted sides."""
    return sheets_with("hirelings", "pack")


def demoted_side(card: str) -> str:
    """A.6.2 The other side of a card.  Raises KeyError for a card without one."""
    for name in sheets_with("hirelings", "demotes"):
        if page(name).word("demotes") == card:
            return name
    raise KeyError(card)


def demoted_by(players: int) -> int:
    """A.6.2 How many of the cards show their demoted side with so many players."""
    table = sheet("hirelings").counts("demoted")
    return table.get(str(players), DEALT)


def plays_with_hirelings(setup: Setup) -> bool:
    """A.6 Whether hireling cards are in a game, or to be dealt."""
    return setup.with_hirelings or any(card_of(name) for name in setup.hirelings)


def excluded_by(side: str) -> list[str]:
    """A.6.5 The factions that cannot be played with a card, whichever side is up."""
    card = card_of(side)
    return page(card).texts("excludes") if card else []


def clashing(setup: Setup, side: str) -> list[str]:
    """A.6.5 The seats that exclude a card: its factions, their second players and automated kin."""
    return _shut_out(_seated(setup), side)


def _shut_out(seated: dict[str, str], side: str) -> list[str]:
    """A.6.5 Those among some seats, given with their kin, that exclude a card."""
    shut_out = excluded_by(side)
    return [name for name, kin in seated.items() if kin in shut_out]


def _seated(setup: Setup) -> dict[str, str]:
    """A.6.5 The factions seated, as far as they have been chosen, with their kin."""
    return {name: _kin(name) for name in setup.seats if not is_undrafted(name)}


def shut_out_by_hirelings(setup: Setup, faction: str) -> bool:
    """A.6.5 Whether a faction cannot be drafted with the hirelings in the game."""
    return any(_kin(faction) in excluded_by(side) for side in setup.hirelings)


def cards_to_deal(setup: Setup) -> list[str]:
    """A.6.1 The cards from which some are dealt: those chosen, or all that may come unasked."""
    if setup.hireling_cards:
        return list(dict.fromkeys(setup.hireling_cards))
    return [card for card in hireling_cards() if may_come(setup, "hirelings", card)]


def may_be_dealt(setup: Setup) -> list[str]:
    """A.6.1, A.6.5 The cards that may be dealt: of those, all that no seat excludes."""
    seated = _seated(setup)
    return [card for card in cards_to_deal(setup) if not _shut_out(seated, card)]


def _kin(faction: str) -> str:
    """9.7, R.3.2 The faction whose copy, or whose automated kin, a faction is."""
    if is_automated(faction):
        return automates(faction)
    return sheet(f"factions/{faction}").word("same_as") or faction
