"""A covering choice of line-ups: a few setups in which everything meets everything.

Every pair of factions sits in one of them, and every faction meets every map, deck, landmark and
number of players, and both ways to set up.  Small and stable pull against each other: a choice
that depends only on which names there are would need a game for each pair, map and landmark of a
new faction, some 220 more of them at fifteen factions.  So the choice grows in the order in which
names are added: what was chosen before is given, stays as it is, and only what no setup covers
yet gets new ones, as large as they may be.  The golden games on file are what was chosen before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final
from zlib import crc32

from undergrowth import Setup

Key = tuple[str, str, str]
"""Something to be covered: what meets what, such as ("map", a faction, a map)."""
STANDARD: Final = "standard"
ADVANCED: Final = "advanced"
DRAFT: Final = "draft"
HIRED: Final = "hired"
"""A.6 A table that plays beside hirelings; among the names of a setup: three of them are dealt."""
FAN: Final = "fan"
"""Among the names of a setup: fan content may be dealt, as from these packages."""
HIRED_SIZES: Final = 3
"""Beside sides of cards that are asked for so many different numbers of people play: 2 to 4."""
FEW_CARDS: Final = 3
"""A.8.1 With more players than so many, second setup cards are in a draft."""


@dataclass(frozen=True)
class Seat:
    """Limits of a faction's line-ups."""

    first: str = ""
    """9.7 The faction beside which alone it plays: its data say `same_as`."""
    corner: bool = False
    """5 Whether it starts in a corner in the standard setup."""
    excludes: tuple[str, ...] = ()
    """A.8.1 Factions that are never in a game with it."""
    automated: bool = False
    """H.1 Whether it plays by itself: then no hireling ever acts for it."""


@dataclass(frozen=True)
class Side:
    """A.6 Limits of a side of a hireling card."""

    card: str
    excludes: tuple[str, ...] = ()
    """A.6.5 Factions that are never in a game with it."""


@dataclass(frozen=True)
class Box:
    """Parts of line-ups, by names, and the limits of setup."""

    factions: dict[str, Seat]
    maps: list[str]
    decks: list[str]
    landmarks: dict[str, int]
    """A.5.1 The fewest players of each."""
    own: Callable[[str, int], Collection[str]]
    """M The landmarks that belong to a map with so many players."""
    sizes: Sequence[int]
    """5.2 Numbers of players."""
    corners: int
    """5 Most factions that start in corners in the standard setup."""
    dealt: int
    """A.5.1 Most landmarks that are dealt."""
    drafts: Sequence[int]
    """A.8.2 Numbers of players that may draft from the installed factions."""
    sides: dict[str, Side] = field(default_factory=dict)
    """A.6.1 The sides of hireling cards."""
    hired: int = 0
    """A.6 Number of hirelings in a game that has any."""
    fan: Sequence[str] = ()
    """Packages of fan content that bring setup cards."""


def covering(box: Box, chosen: Iterable[Setup]) -> list[Setup]:
    """Return what was chosen before, unchanged, and after it what covers the rest."""
    found = list(chosen)
    missing = set(wanted(box))
    for setup in found:
        missing -= covered(box, setup)
    for key in wanted(box):
        if key in missing:
            found.append(_Wish(box, missing, key).setup())
            missing -= covered(box, found[-1])
            assert key not in missing, f"{found[-1]} does not cover {key}"
    return found


def wanted(box: Box) -> list[Key]:
    """Everything that is to be covered, in a fixed order."""
    names = sorted(box.factions)
    keys: list[Key] = [
        ("faction", one, other)
        for one, other in combinations(names, 2)
        if _may_sit(box, [one, other])
    ]
    for name in names:
        company = [other for other in names if _may_sit(box, [name, other])]
        keys += [("players", name, str(n)) for n in box.sizes if n <= len(company)]
        keys += [("setup", name, way) for way in (STANDARD, ADVANCED)]
        keys += [("map", name, each) for each in sorted(box.maps)]
        keys += [("deck", name, each) for each in sorted(box.decks)]
        keys += [("landmark", name, each) for each in sorted(box.landmarks)]
    if box.drafts:
        keys += [("map", DRAFT, each) for each in sorted(box.maps)]
        keys += [("deck", DRAFT, each) for each in sorted(box.decks)]
        keys += [("players", DRAFT, str(n)) for n in box.drafts]
        keys += [(FAN, DRAFT, package) for package in box.fan]
    if len({side.card for side in box.sides.values()}) >= box.hired > 0:
        keys += [("hireling", HIRED, side) for side in sorted(box.sides)]
        keys += [("map", HIRED, each) for each in sorted(box.maps)]
        keys += [("hireling", HIRED, way) for way in (STANDARD, DRAFT)]
    return keys


def covered(box: Box, setup: Setup) -> set[Key]:
    """Return what meets in a setup; of landmarks only those that are there whatever is dealt."""
    n = str(setup.draft or len(setup.seats))
    who = [DRAFT] if setup.draft else setup.seats
    landmarks = set(box.own(setup.map, int(n))) if setup.map_landmarks else set()
    if len(setup.landmark_cards) == setup.landmarks:
        landmarks |= set(setup.landmark_cards)
    way = ADVANCED if setup.advanced else STANDARD
    keys: set[Key] = {("faction", one, other) for one, other in combinations(sorted(who), 2)}
    for name in who:
        keys |= {("map", name, setup.map), ("deck", name, setup.deck)}
        keys |= {("players", name, n), ("setup", name, way)}
        keys |= {("landmark", name, each) for each in landmarks}
    if setup.draft and setup.fan_content:
        keys |= {(FAN, DRAFT, package) for package in box.fan}
    if setup.hirelings or setup.with_hirelings:
        keys |= {("hireling", HIRED, side) for side in setup.hirelings}
        keys |= {("map", HIRED, setup.map)}
    if setup.with_hirelings:
        keys |= {("hireling", HIRED, DRAFT if setup.draft else STANDARD)}
    return keys


def setup_name(setup: Setup) -> str:
    """Return what a setup is called: everything that is in it, whatever the order of seats."""
    parts = [setup.map]
    if setup.deck != Setup().deck:
        parts.append(setup.deck)
    parts += [f"{DRAFT}{setup.draft}"] if setup.draft else sorted(setup.seats)
    if setup.landmark_cards:
        parts += sorted(setup.landmark_cards)
    elif setup.landmarks:
        parts.append(f"landmarks{setup.landmarks}")
    parts += sorted(setup.hirelings)
    if setup.with_hirelings:
        parts.append(HIRED)
    if setup.fan_content:
        parts.append(FAN)
    if setup.advanced and not setup.draft:
        parts.append(ADVANCED)
    return "-".join(parts)


def number(name: str) -> int:
    """A number that a name always has: the seeds of what is called so come from it."""
    return crc32(name.encode())


def _group(box: Box, name: str) -> list[str]:
    """9.7 A faction, and the one beside which alone it plays."""
    first = box.factions[name].first
    return [first, name] if first else [name]


def _with(box: Box, seats: list[str], name: str) -> list[str]:
    return seats + [each for each in _group(box, name) if each not in seats]


def _may_sit(box: Box, seats: list[str]) -> bool:
    """A.8.1 Whether these may be in a game together."""
    whole = {each for name in seats for each in _group(box, name)}
    return not any(whole & set(box.factions[name].excludes) for name in whole)


class _Wish:
    """A setup for a key that nothing covers yet: the key's own names, and what else is missing.

    Between names that gain equally much a number made of key and names decides, never their
    order: so no map or faction is everybody's second choice.
    """

    def __init__(self, box: Box, missing: set[Key], key: Key) -> None:
        self.box = box
        self.missing = missing
        self.key = key

    def setup(self) -> Setup:
        """The setup: a draft or a line-up that is agreed on."""
        if self.key[1] == DRAFT:
            return self._drafted()
        if self.key == ("hireling", HIRED, DRAFT):
            return replace(self._drafted(), with_hirelings=True)
        setup = self._on_the_table(self._seated())
        if self.key[1] == HIRED:
            setup = self._hired(setup)
        setup = replace(setup, landmark_cards=self._landmarks(setup))
        setup = replace(setup, landmarks=len(setup.landmark_cards))
        return setup.shuffled(number(setup_name(setup)))

    def _drafted(self) -> Setup:
        sizes = [str(n) for n in self.box.drafts]
        players = int(self._unmet([DRAFT], "players", sizes))
        setup = self._on_the_table(
            Setup(draft=players, advanced=True, second_cards=players > FEW_CARDS)
        )
        setup = replace(setup, fan_content=self.key[0] == FAN)
        return replace(setup, landmarks=number(setup_name(setup)) % (self.box.dealt + 1))

    def _on_the_table(self, setup: Setup) -> Setup:
        """With a map and a deck."""
        who = [DRAFT] if setup.draft else setup.seats
        setup = replace(setup, map=self._unmet(who, "map", self.box.maps))
        return replace(setup, deck=self._unmet(who, "deck", self.box.decks))

    def _seated(self) -> Setup:
        """A line-up, and one of the two ways to set up."""
        seats = self._filled(self._asked_for(), self._size())
        corners = sum(self.box.factions[name].corner for name in seats)
        ways = [STANDARD, ADVANCED] if corners <= self.box.corners else [ADVANCED]
        way = self._unmet(seats, "setup", ways)
        return Setup(seats=sorted(seats), advanced=way == ADVANCED)

    def _hired(self, setup: Setup) -> Setup:
        """A.6 With the side that is asked for and others that nobody has met; or dealt ones."""
        if self.key[2] == STANDARD:
            return replace(setup, with_hirelings=True)
        sides = [self.key[2]] if self.key[0] == "hireling" else []
        while len(sides) < self.box.hired:
            left = {
                name: float(("hireling", HIRED, name) in self.missing)
                for name, side in self.box.sides.items()
                if side.card not in {self.box.sides[other].card for other in sides}
                and not set(side.excludes) & set(setup.seats)
            }
            sides.append(self._best(left, [*setup.seats, *sides]))
        return replace(setup, hirelings=sorted(sides))

    def _asked_for(self) -> list[str]:
        """The factions the key names."""
        what, name, other = self.key
        if name == HIRED:
            return []
        seats = _group(self.box, name)
        return _with(self.box, seats, other) if what == "faction" else seats

    def _size(self) -> int:
        """Return how many play: as many as fewest have met, rather more than less."""
        what, _, other = self.key
        if what == "players":
            return int(other)
        if self.key[1] == HIRED and other in self.box.sides:
            return min(self.box.sizes) + number(other) % HIRED_SIZES
        least = self.box.landmarks[other] if what == "landmark" else min(self.box.sizes)
        least = max(least, len(self._asked_for()))
        most = min(max(self.box.sizes), len(self.box.factions))
        lacking = Counter(size for what, _, size in self.missing if what == "players")
        sizes = [n for n in self.box.sizes if least <= n <= most]
        return max(sizes, key=lambda n: (min(lacking[str(n)] / n, 1), n))

    def _filled(self, seats: list[str], size: int) -> list[str]:
        """More factions beside these: first those that have not met them."""
        while len(seats) < size:
            fitting = [name for name in sorted(self.box.factions) if self._fits(seats, name, size)]
            if not fitting:
                break
            gains = {name: self._gain(seats, name, size) for name in fitting}
            seats = _with(self.box, seats, self._best(gains, seats))
        return seats

    def _fits(self, seats: list[str], name: str, size: int) -> bool:
        whole = _with(self.box, seats, name)
        corners = sum(self.box.factions[each].corner for each in whole)
        standard = self.key[0] == "setup" and self.key[2] == STANDARD
        fits = name not in seats and len(whole) <= size and _may_sit(self.box, whole)
        if self.key[1] == HIRED and self.key[2] in self.box.sides:
            fits = fits and not self.box.factions[name].automated
            fits = fits and not set(self.box.sides[self.key[2]].excludes) & set(whole)
        return fits and not (standard and corners > self.box.corners)

    def _gain(self, seats: list[str], name: str, size: int) -> float:
        """Return how many missing keys a faction brings, for each seat it takes."""
        whole = _with(self.box, seats, name)
        new = whole[len(seats) :]
        keys = {("faction", min(one, other), max(one, other)) for one in new for other in whole}
        keys |= {("players", each, str(size)) for each in new}
        return len(keys & self.missing) / len(new)

    def _landmarks(self, setup: Setup) -> list[str]:
        """A.5.1 Landmarks to be dealt: one that is asked for, and those nobody has met."""
        players, seats = len(setup.seats), setup.seats
        own = self.box.own(setup.map, players)
        cards: list[str] = []
        while len(cards) < self.box.dealt:
            left = {
                name: sum(("landmark", seat, name) in self.missing for seat in seats)
                for name, least in self.box.landmarks.items()
                if least <= players and name not in (*own, *cards)
            }
            left = {name: gain for name, gain in left.items() if gain}
            if self.key[0] == "landmark" and self.key[2] in left:
                left = {self.key[2]: 1}
            if not left:
                break
            cards.append(self._best(left, [*seats, *cards]))
        return sorted(cards)

    def _unmet(self, who: list[str], what: str, names: Sequence[str]) -> str:
        """Return what the key asks for, or else the one that most of them have not met."""
        if self.key[0] == what:
            return self.key[2]
        gains = {each: sum((what, name, each) in self.missing for name in who) for each in names}
        return self._best(gains, who)

    def _best(self, gains: Mapping[str, float], beside: Iterable[str]) -> str:
        """The name that gains most beside those chosen already."""
        salt = " ".join([*self.key, *sorted(beside)])
        return max(gains, key=lambda name: (gains[name], number(f"{salt} {name}"), name))
