"""What is installed: the maps, decks, cards and factions games are made from."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from undergrowth import hirelings
from undergrowth.cards import has_effect, make_effect
from undergrowth.data import sheet
from undergrowth.decks import ALL_CARDS, deck, deck_names, deck_title
from undergrowth.engine.actions import Action
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.setup import REACH, Setup, SetupOption, check_lists
from undergrowth.factions import faction_names, make_faction, pieces
from undergrowth.landmarks import landmark_names, make_landmark
from undergrowth.law.cards.pond import Pond, has_pond
from undergrowth.law.setup.advanced import AdvancedSetup
from undergrowth.law.setup.draft import check_draft
from undergrowth.law.setup.seats import SEAT_NAMES, is_undrafted
from undergrowth.law.setup.standard import (
    StandardSetup,
    check_reach,
    corner_starters,
    removed_kinds,
)
from undergrowth.maps import make_rules, map_names, own_landmarks, woodland
from undergrowth.table.book import Book
from undergrowth.table.box import Box
from undergrowth.table.determinize import determinize
from undergrowth.table.faction import Faction
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game, Library
from undergrowth.table.kinds import Kind
from undergrowth.table.names import CARDS, FACTIONS
from undergrowth.table.observe import observe, outcome
from undergrowth.table.owner import Owner
from undergrowth.table.places import MOST_PATHS, holding_place, path_place
from undergrowth.table.refusals import why
from undergrowth.table.saves import from_json, to_json
from undergrowth.table.sources import Source

_FEWEST: Final = sheet("setup").number("game.players.least")
_MOST: Final = sheet("setup").number("game.players.most")
_MOST_LANDMARKS: Final = sheet("setup").number("advanced.landmarks")
_KEPT: Final = 500
"""How many rulebooks are kept to be shared: a draft goes through several of them."""


class InstalledLibrary(Library):
    """The library of this package."""

    def __init__(self) -> None:
        self._books: dict[str, Book] = {}
        self._options: list[SetupOption] = []

    def complete(self, setup: Setup) -> Setup:
        """5.1.1 The setup with full names.  Raises `BadSetup` when it cannot be played."""
        check_lists(setup)
        if not self._options:
            self._options = setup_options()
        for option in self._options:
            check_option(option, getattr(setup, option.id))
        setup = _named(setup)
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
        _check_hirelings(setup)
        own = own_landmarks(setup.map, len(seats)) if setup.map_landmarks else []
        own = [name for name in own if name in landmark_names()]
        in_play = own + [name for name in setup.in_play if name not in own]
        if not setup.in_play:  # not when some have been dealt already
            _check_landmarks(setup, own)
        _check_in_play(in_play)
        return replace(setup, in_play=in_play)

    def rulebook(self, setup: Setup) -> Book:
        """What bends the law in a completed setup; equal setups share it while it is kept."""
        others = " ".join(setup.in_play + setup.hirelings)
        seats = [":".join([name, *setup.seat_options.get(name, [])]) for name in setup.seats]
        key = f"{setup.map} {setup.deck} {' '.join(seats)} + {others}"
        found = self._books.get(key)
        if found is None:
            if len(self._books) >= _KEPT:
                del self._books[next(iter(self._books))]  # games that use them have them still
            found = self._books[key] = _make_rulebook(setup)
        return found

    def opening(self, setup: Setup) -> Frame:
        """5.1, A Setup comes first.  Raises `BadSetup` when a draft is over before it begins."""
        named = [name for name in setup.seats if not is_undrafted(name)]
        if setup.draft and named:
            raise BadSetup(
                f"{', '.join(named)}: in a draft factions are chosen, not named beforehand"
                " (law A.8.3); leave the seats out, or draft out"
            )
        return AdvancedSetup() if setup.advanced else StandardSetup()

    def from_opening(self, opening: str, seed: int, scripted: bool) -> Game:
        """A game from a described position, as JSON.  Raises `BadPosition`."""
        from undergrowth.position import game

        return game(json.loads(opening), seed, scripted=scripted, asks_all=scripted)

    # ---- what can be done with a whole game

    def observe(self, g: Game, seat: int) -> dict[str, object]:
        return observe(g, seat)

    def outcome(self, g: Game) -> dict[str, object] | None:
        return outcome(g)

    def determinize(self, g: Game, seat: int, seed: int) -> Game:
        return determinize(g, seat, seed)

    def why(self, g: Game, seat: int, action: Action) -> tuple[str, str] | None:
        return why(g, seat, action)

    def to_json(self, g: Game) -> str:
        return to_json(g)

    def from_json(self, text: str | bytes) -> Game:
        return from_json(text)


def check_option(option: SetupOption, value: object) -> None:
    """Raise `BadSetup` for a value that an option of a setup cannot have."""
    known = [each[0] for each in option.values]
    what = option.title.lower()
    if option.kind == "choice" and value not in known:
        raise BadSetup(f"{value!r} is not a {what}: expected {', '.join(known)}")
    if option.kind == "flag" and not isinstance(value, bool):
        raise BadSetup(f"{option.id} is yes or no, not {value!r}")
    if option.kind == "number":
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSetup(f"{option.id} is a number, not {value!r}")
        if not option.least <= value <= option.most:
            raise BadSetup(f"{option.id}: {value} is not from {option.least} to {option.most}")
    if option.kind == "many" and not isinstance(value, list):
        raise BadSetup(f"{option.id} is a list of names, not {value!r}")


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
    starters = corner_starters(setup.seats)
    if not setup.advanced and len(starters) > sheet("setup").number("game.corner_factions"):
        raise BadSetup(
            f"{', '.join(starters)} all start in corners: use the advanced setup (law 5)"
        )
    check_reach(setup)


def _make_rulebook(setup: Setup) -> Book:
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
    general: list[Source] = [Pond()] if has_pond(box) else []
    rules, effects = make_rules(setup.map), _effects(box)
    return Book(box, rules, landmarks, factions, effects, others, general)


def _other_owners(setup: Setup, kinds: list[Kind]) -> list[Owner]:
    """H Owners without a seat; their kinds of piece are added to those there are."""
    others: list[Owner] = []
    for name in setup.hirelings:
        index = len(setup.seats) + len(others)
        own = hirelings.pieces(name, index)
        others.append(hirelings.make_owner(name, index, own, len(kinds)))
        kinds += own
    return others


def _holdings(setup: Setup) -> list[int]:
    """12.2.2 The places that factions of this game have of their own."""
    pages = [sheet(f"factions/{name}") for name in setup.seats]
    return [holding_place(page.text("holding")) for page in pages if page.has("holding")]


def _places(setup: Setup, holdings: list[int]) -> int:
    """How many places a game has at least: paths only where pieces can stand on them."""
    most = max(holdings, default=0)
    if any(sheet(f"hirelings/{name}").flag("on_paths") for name in setup.hirelings):
        most = max(most, path_place(MOST_PATHS))
    return most + 1


def _effects(box: Box) -> list[Source | None]:
    """4.1 The source behind each card that has an effect and is in this game, by number."""
    effects: list[Source | None] = [None] * len(box.cards)
    used = box.deck + box.added
    for card in box.cards:
        number = CARDS.parse(card.name)
        lasting = card.kind in ("immediate", "persistent") and number in used
        if lasting and (number in box.deck or has_effect(card.name)):
            effects[number] = make_effect(card.name)
    return effects


def _added_cards(setup: Setup) -> list[int]:
    """16.2.2 Cards that factions bring; some kinds stay away with two players (16.3.3)."""
    added: list[int] = []
    left_out = removed_kinds(len(setup.seats))
    for name in setup.seats:
        for card in deck(sheet(f"factions/{name}").word("adds_cards")):
            if ALL_CARDS[card].kind not in left_out:
                added.append(card)
    return added


def setup_options() -> list[SetupOption]:
    """What is decided before a game besides the seats, for whoever asks people for it.

    The first value of a choice is its default.
    """
    return [*_places_and_cards(), *_landmark_options(), *_advanced_options()]


def _places_and_cards() -> list[SetupOption]:
    maps = [
        (name, sheet(f"maps/{name}").text("name"), sheet(f"maps/{name}").text("about"))
        for name in map_names()
    ]
    decks = [(name, deck_title(name), "") for name in deck_names()]
    reaches = {
        "any": "Any line-up.",
        "adventurous": "A reach of 17, whatever the number of players.",
        "recommended": "The reach the Law recommends for the number of players.",
    }
    shown = [(name, name.capitalize(), reaches[name]) for name in REACH]
    return [
        SetupOption("map", "Map", "Where the game is played (A.1).", "choice", "autumn", maps),
        SetupOption("deck", "Deck", "The shared deck (A.2).", "choice", "base", decks),
        SetupOption(
            "reach",
            "Reach",
            "How much reach a line-up must have (5.2); a draft asks for none.",
            "choice",
            "any",
            shown,
        ),
    ]


def _landmark_options() -> list[SetupOption]:
    pages = [(name, sheet(f"landmarks/{name}")) for name in landmark_names()]
    names = [(name, page.text("name"), page.text("text")) for name, page in pages]
    return [
        SetupOption(
            "landmarks",
            "Landmarks",
            "How many landmarks are dealt (A.5.1).",
            "number",
            0,
            most=_MOST_LANDMARKS,
        ),
        SetupOption(
            "landmark_cards",
            "Landmark cards",
            "The landmarks that may be dealt (A.5.1); none named means all of them.",
            "many",
            [],
            names,
            only_with="landmarks",
        ),
        SetupOption(
            "map_landmarks",
            "Landmarks of the map",
            "Whether the landmark that belongs to the map stands there (A.5).",
            "flag",
            True,
        ),
    ]


def _advanced_options() -> list[SetupOption]:
    names = [(name, sheet(f"factions/{name}").text("name"), "") for name in faction_names()]
    return [
        SetupOption(
            "advanced",
            "Advanced setup",
            "Everybody draws five cards and keeps three (A).",
            "flag",
            False,
        ),
        SetupOption(
            "draft",
            "Draft",
            "How many players choose their factions from setup cards (A.8); 0 when they agree"
            " on them beforehand.",
            "number",
            0,
            most=_MOST,
            drafts=True,
        ),
        SetupOption(
            "omit",
            "Omit",
            "Factions left out of a draft (A.8.1).",
            "many",
            [],
            names,
            only_with="draft",
        ),
        SetupOption(
            "second_cards",
            "Second cards",
            "Whether a draft has the second setup card of a faction that two may play (A.8.1).",
            "flag",
            False,
            only_with="draft",
        ),
    ]


def installed_factions() -> list[str]:
    """The ids of the factions there are, in setup order."""
    return faction_names()


def installed_owners() -> list[str]:
    """H The ids of the owners of pieces without a seat."""
    return hirelings.hireling_names()


def installed_maps() -> list[str]:
    """The ids of the maps there are."""
    return map_names()
