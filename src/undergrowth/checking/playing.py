"""Test games of each faction, map, hireling, landmark, deck and card of a package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb
from typing import Final

from undergrowth import position
from undergrowth.ai import Tally, make_player, play
from undergrowth.checking.findings import Finding, error_said
from undergrowth.checking.patience import NeverEnds, Patience
from undergrowth.checking.watching import Watch
from undergrowth.checking.worlds import Worlds
from undergrowth.data import keeper, sheet
from undergrowth.data.packages import Package
from undergrowth.decks import ALL_CARDS, cards_of, deck, deck_names
from undergrowth.engine.actions import Action
from undergrowth.house_rules import house_rule_names
from undergrowth.landmarks import landmark_names
from undergrowth.law.hirelings.cards import DEALT, demoted_side, excluded_by, hireling_cards
from undergrowth.law.setup.seats import excluded, is_automated
from undergrowth.library import installed_factions, installed_maps
from undergrowth.table.game import Game, library
from undergrowth.table.setup import Setup

_DECISIONS: Final = 2_000
"""The most decisions of one game."""
_LONGEST: Final = 500
"""The most decisions of one turn; random players seldom need a hundred."""
_SEED: Final = 1
_SEATS: Final = 3
_FEWEST: Final = 30
"""A.10 The fewest cards of a deck that can be dealt to six players."""


def check_play(owner: str, home: Path, offered: set[type[Action]]) -> Iterator[Finding]:
    """Yield what is wrong with a package's content in games of random players.

    `home` is the folder of the package; what the games offer is added to `offered`.
    """
    worlds = Worlds(owner, offered)
    factions = installed_factions()
    ours = [each for each in factions if not keeper(f"factions/{each}") and not is_automated(each)]
    mine = [each for each in factions if keeper(f"factions/{each}") == owner]
    maps = [each for each in installed_maps() if keeper(f"maps/{each}") == owner]
    for faction in mine:
        others = [each for each in ours if each != faction and not excluded(each, faction)]
        others = [each for each in others if not excluded(faction, each)]
        yield from _seated_and_drafted(faction, others, worlds, home)
    for place in maps:
        yield from _play(f"maps/{place}", Setup(seats=ours[:_SEATS], map=place), worlds, home)
    for card in hireling_cards():
        if keeper(f"hirelings/{card}") == owner:
            seats = [each for each in ours if each not in excluded_by(card)]
            for side in (card, demoted_side(card)):
                yield from _play(
                    f"hirelings/{side}", _hired(side, seats[:_SEATS], card), worlds, home
                )
    for name in landmark_names():
        if keeper(f"landmarks/{name}") == owner:
            yield from _play(
                f"landmarks/{name}", _marked(name, ours), worlds, home, f"visit {name}"
            )
    for rule in house_rule_names():
        if keeper(f"house_rules/{rule}") == owner:
            setup = Setup(seats=ours[:_SEATS], map=installed_maps()[0], house_rules=[rule])
            yield from _play(f"house_rules/{rule}", setup, worlds, home)
    yield from _decks_and_cards(worlds, ours[:_SEATS], home)


def _decks_and_cards(worlds: Worlds, seats: list[str], home: Path) -> Iterator[Finding]:
    """Yield the faults of a package's decks, and of the persistent effects in them."""
    tried: list[int] = []
    for name in [each for each in deck_names() if keeper("decks", each) == worlds.owner]:
        cards = deck(name)
        if len(cards) < _FEWEST:
            problem = f"has {len(cards)} cards; expected {_FEWEST} or more, for six hands of five"
            yield Finding("data/decks.toml", name, f"{problem} (A.10)")
            continue
        setup = Setup(seats=seats, map=installed_maps()[0], deck=name)
        yield from _play(f"decks/{name}", setup, worlds, home)
        own = cards_of(Package(worlds.owner, ""))
        for number in dict.fromkeys(cards):
            card = ALL_CARDS[number]
            if card.name in own and card.kind == "persistent" and number not in tried:
                tried.append(number)
                yield from _play(f"cards/{card.name}", setup, worlds, home, f"use {card.name}")


def _seated_and_drafted(
    faction: str, others: list[str], worlds: Worlds, home: Path
) -> Iterator[Finding]:
    """Yield the faults of a faction in a game with others, and what a drafted game adds."""
    what, place = f"factions/{faction}", installed_maps()[0]
    seated = Setup(seats=[faction, *others[: _SEATS - 1]], map=place)
    found = list(_play(what, seated, worlds, home))
    yield from found
    if sheet(what).has("advanced_setup") and not is_automated(faction):
        drafted = Setup(draft=_SEATS, pool=[faction, *others[:_SEATS]], map=place)
        known = {each.entry for each in found}
        for each in _play(f"{what}, drafted", drafted, worlds, home, f"draft {faction}"):
            if each.entry not in known:
                yield each


def _hired(side: str, seats: list[str], card: str) -> Setup:
    """Return a setup with one side of a card and two of our own cards, which seats allow."""
    beside = [
        each
        for each in hireling_cards()
        if each != card and not keeper(f"hirelings/{each}")
        if not set(excluded_by(each)) & set(seats)
    ]
    return Setup(seats=seats, map=installed_maps()[0], hirelings=[side, *beside[: DEALT - 1]])


def _marked(name: str, ours: list[str]) -> Setup:
    """Return a setup with a landmark, for as many players as its card asks for."""
    seats = ours[: max(_SEATS, sheet(f"landmarks/{name}").number("min_players"))]
    place = installed_maps()[0]
    return Setup(seats=seats, map=place, landmarks=1, landmark_cards=[name])


def _begun(setup: Setup, prefers: str) -> Game:
    """Return a game by a setup; if an effect is to be used, a described one with its card."""
    completed = library().complete(setup)
    verb, _, name = prefers.partition(" ")
    if verb != "use":
        return Game.new(completed, _SEED, log=True)
    first = completed.seats[0]
    doc = {"seats": completed.seats, "map": setup.map, "deck": setup.deck, "turn": first}
    return position.game(
        {**doc, "phase": "birdsong", first: {"play": [name]}}, _SEED, possible=False
    )


def _play(
    what: str, setup: Setup, worlds: Worlds, home: Path, prefers: str = ""
) -> Iterator[Finding]:
    """Yield the faults of one game, in which somebody gives the preferred answer, if any."""
    try:
        with Patience():
            game = _begun(setup, prefers)
    except Exception as error:  # any error of the package's code
        yield Finding(what, "setup", f"cannot be played: {_told(error, home)}")
        return
    watch = Watch(game, worlds, what, home)
    try:
        with Patience() as patience:
            yield from _played_through(game, watch, what, prefers, patience)
    except Exception as error:
        seats = ", ".join(game.setup.seats)
        where = f"turn {game.turns} of {seats} on {setup.map}, seed {_SEED}"
        yield Finding(what, where, f"the game stopped: {_told(error, home)}")
    for (file, entry), problem in watch.faults.items():
        yield Finding(file, entry, problem)


def _played_through(
    game: Game, watch: Watch, what: str, prefers: str, patience: Patience
) -> Iterator[Finding]:
    """Play a game and watch it; yield a turn that does not end."""
    players = [make_player("random", seat, seat) for seat in range(game.seats)]
    tally = Tally(game.seats)
    begun = turn = 0
    for at in range(_DECISIONS):
        begun, turn = (begun, turn) if game.turns == turn else (at, game.turns)
        if at - begun > _LONGEST:
            asking = game.decision.prompt if game.decision is not None else ""
            yield Finding(what, f"turn {turn}", f"does not end: it still asks {asking}")
            break
        watch.look(game)
        patience.go_on()
        if game.decision is not None and prefers in game.decision.texts():
            game.choose(prefers)
        elif play(game, players, 1, tally) == 0:
            break
        patience.go_on()
    watch.look_back(game)


def _told(error: Exception, home: Path) -> str:
    """Return an error in one line, with the line of the package's own code that it passed.

    An error that comes of an answer of the package passes none; the lines are then ours.
    """
    said = error_said(error)
    if isinstance(error, NeverEnds):
        said = "it goes on without a question; expected each loop to ask or to end"
    return f"{said}{_line_of(error, home)}"


def _line_of(error: Exception, home: Path) -> str:
    """Return the last line of the package's own code that an error passed, or three of ours."""
    passed = extract_tb(error.__traceback__)
    for frame in reversed(passed):
        path = Path(frame.filename).resolve()
        if path.is_relative_to(home.resolve()):
            return f" ({path.relative_to(home.resolve()).as_posix()}, line {frame.lineno})"
    ours = [
        f"{Path(frame.filename).as_posix().rpartition('undergrowth/')[2]}:{frame.lineno}"
        for frame in passed[-3:]
    ]
    return f" (in undergrowth: {', '.join(ours)})" if ours else ""
