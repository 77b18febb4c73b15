"""The first lines of a log, and the check that the notation has letters for the game."""

from __future__ import annotations

from undergrowth.maps import own_landmarks
from undergrowth.rootlog.notation.errors import NoLetters
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.world import Beside
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.landmark import Landmark
from undergrowth.table.names import SUITS
from undergrowth.table.places import NOWHERE, PLACE


def headers(g: Game, letters: Letters) -> list[str]:
    """Return the lines before those of hirelings and players, as the game begins."""
    setup, places = g.setup, g.box.woodland.clearings
    lines = [f"Map: {letters.maps[setup.map]}", f"Deck: {letters.decks[setup.deck]}"]
    suits = {place: letters.suits.get(_suit(g, place), "") for place in places}
    printed = [letters.suits.get(_printed(g, place), "") for place in places]
    if [*suits.values()] != printed:
        told = [f"{suit}{PLACE.text(place)}" for place, suit in suits.items() if suit]
        lines.append(f"Clearings: {', '.join(told)}")
    if not all(_stands_as_printed(g, landmark) for landmark in book(g).landmarks):
        standing = beside_of(g, letters).landmarks
        words = [f"{word}->{place}" if place else word for word, place in standing.items()]
        lines.append(f"Landmarks: {'/'.join(words)}")
    return lines


def pool_line(g: Game, letters: Letters) -> list[str]:
    """Return the line of the factions in the draft's pool, if there is one."""
    pool = [letters.scripts[name] for name in g.setup.pool if name in letters.scripts]
    if not pool or len(pool) < len(g.setup.pool):
        return []
    return [f"Pool: {''.join(each.letter for each in pool)}"]


def beside_of(g: Game, letters: Letters) -> Beside:
    """A.5, A.6 Return the hirelings and landmarks of a game, as it begins."""
    standing = {each.name: each.place(g) for each in book(g).landmarks}
    return Beside(
        [letters.hirelings[name].letter for name in g.setup.hirelings],
        {
            letters.landmarks[name].letter: PLACE.text(place) if place != NOWHERE else ""
            for name, place in standing.items()
            if name in letters.landmarks
        },
        {int(PLACE.text(place)): _suit(g, place) for place in g.box.woodland.clearings},
    )


def _stands_as_printed(g: Game, landmark: Landmark) -> bool:
    """M Whether a landmark is at its printed place, which a log need not mention."""
    return _printed_place(g, landmark.name) == landmark.place(g) != NOWHERE


def _printed_place(g: Game, landmark: str) -> int:
    return g.box.woodland.landmarks.get(landmark, NOWHERE)


def _suit(g: Game, place: int) -> str:
    """2.2.2 Return the suit of a clearing; of several, after a landmark, the printed one."""
    suits = _suits((g.ground or g.suits)[place])
    printed = _printed(g, place)
    return printed if printed in suits else next(iter(suits), "")


def _printed(g: Game, place: int) -> str:
    return next(iter(_suits(g.box.woodland.suits[place])), "")


def _suits(mask: int) -> list[str]:
    return [SUITS.text(suit) for suit in SUITS.values() if mask >> suit & 1]


def check_letters(g: Game, letters: Letters) -> None:
    """Raise `NoLetters` naming every part of a game that the notation cannot write."""
    setup = g.setup
    missing = [f"the faction {name}" for name in setup.seats if name not in letters.scripts]
    if setup.map not in letters.maps:
        missing.append(f"the map {setup.map}")
    if setup.deck not in letters.decks:
        missing.append(f"the deck {setup.deck}")
    missing += [f"the hireling {name}" for name in setup.hirelings if name not in letters.hirelings]
    for landmark in book(g).landmarks:
        if landmark.name not in letters.landmarks:
            missing.append(f"the landmark {landmark.name}")
    for name in own_landmarks(setup.map, len(setup.seats)):
        if name not in g.box.landmark_names:
            missing.append(f"the map {setup.map} without {name}")
    if missing:
        raise NoLetters(f"Rootlog has no letters for {', '.join(missing)}")
