"""Construction of the rulebook of a setup: the box, and every source that bends the law."""

from __future__ import annotations

from undergrowth import hirelings
from undergrowth.cards import has_effect, make_effect
from undergrowth.data import sheet
from undergrowth.decks import ALL_CARDS, deck
from undergrowth.factions import make_faction, pieces
from undergrowth.house_rules import make_house_rule
from undergrowth.landmarks import make_landmark
from undergrowth.law.cards.pond import Pond, has_pond
from undergrowth.law.hirelings.cards import card_of, cards_to_deal
from undergrowth.law.hirelings.source import Hirelings
from undergrowth.law.setup.standard import removed_kinds_added
from undergrowth.law.victory.together import Together
from undergrowth.maps import make_rules, woodland
from undergrowth.table.book import Book
from undergrowth.table.faction import Faction
from undergrowth.table.kinds import Kind
from undergrowth.table.layout.box import Box
from undergrowth.table.names import CARDS
from undergrowth.table.owner import Owner
from undergrowth.table.places import MOST_PATHS, holding_place, path_place
from undergrowth.table.setup import Setup
from undergrowth.table.sources import Source


def make_rulebook(setup: Setup) -> Book:
    """5.1.1 Return the rulebook of a completed setup."""
    holdings = _holdings(setup)
    box = Box(woodland(setup.map, _places(setup, holdings)), ALL_CARDS, deck(setup.deck))
    box.added = _added_cards(setup)
    box.landmark_names = setup.in_play
    box.holdings = holdings
    kinds: list[Kind] = []
    factions: list[Faction] = []
    for seat, name in enumerate(setup.seats):
        own = pieces(name, seat)
        factions.append(make_faction(name, seat, own, len(kinds)))
        factions[seat].options = setup.seat_options.get(name, [])
        kinds += own
    others = _other_owners(setup, kinds)
    box.add_owners(len(factions), setup.seats + setup.hirelings, kinds)
    for faction in factions:
        box.automated = box.automated or faction.answers_itself()
    landmarks = [make_landmark(name, i) for i, name in enumerate(setup.in_play)]
    rules, effects = make_rules(setup.map), _effects(box)
    agreed = [make_house_rule(name) for name in setup.house_rules]
    general = _of_the_law(setup, box)
    return Book(box, rules, landmarks, factions, effects, others, general, agreed)


def _of_the_law(setup: Setup, box: Box) -> list[Source]:
    """16.2.3, R.3 Return the general sources that this game needs."""
    found: list[Source] = [Pond()] if has_pond(box) else []
    if setup.cooperative:
        found.append(Together())
    if any(card_of(name) for name in setup.hirelings):
        found.append(Hirelings())
    return found


def _other_owners(setup: Setup, kinds: list[Kind]) -> list[Owner]:
    """H Return the owners without a seat, and append their kinds of piece to `kinds`."""
    others: list[Owner] = []
    for name in setup.hirelings:
        index = len(setup.seats) + len(others)
        own = hirelings.pieces(name, index)
        others.append(hirelings.make_owner(name, index, own, len(kinds)))
        kinds += own
    return others


def _holdings(setup: Setup) -> list[int]:
    """12.2.2 Return the places that factions of this game have of their own."""
    pages = [sheet(f"factions/{name}") for name in setup.seats]
    return [holding_place(page.text("holding")) for page in pages if page.has("holding")]


def _places(setup: Setup, holdings: list[int]) -> int:
    """Return the number of places in a game: paths count only if pieces can stand on them."""
    most = max(holdings, default=0)
    if has_paths(setup):
        most = max(most, path_place(MOST_PATHS))
    return most + 1


def has_paths(setup: Setup) -> bool:
    """A.6.1 Whether pieces can stand on paths.

    The number of places stays the same through a game, so hirelings that may be dealt count, too.
    """
    names = setup.hirelings[:]
    if setup.with_hirelings:
        names += cards_to_deal(setup)
    return any(sheet(f"hirelings/{name}").flag("on_paths") for name in names)


def _effects(box: Box) -> list[Source | None]:
    """4.1 Return the source of each card by number, for cards in this game that have an effect."""
    effects: list[Source | None] = [None] * len(box.cards)
    used = {*box.deck, *box.added}
    for card in box.cards:
        number = CARDS.parse(card.name)
        needed = card.kind in ("immediate", "persistent")
        if number in used and (needed or has_effect(card.name)):
            effects[number] = make_effect(card.name)
    return effects


def _added_cards(setup: Setup) -> list[int]:
    """16.2.2 Return the cards that factions add, without kinds removed in small games (16.3.3)."""
    added: list[int] = []
    left_out = removed_kinds_added(setup)
    for name in setup.seats:
        for card in deck(sheet(f"factions/{name}").word("adds_cards")):
            if ALL_CARDS[card].kind not in left_out:
                added.append(card)
    return added
