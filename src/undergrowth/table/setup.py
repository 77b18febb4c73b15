"""The setup of a game: everything that is decided before it begins."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import asdict, dataclass, field, replace
from typing import Final

from undergrowth.engine.chance import seeded
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.given import given_as

REACH: tuple[str, ...] = ("any", "adventurous", "recommended")
OPEN_SEAT: Final = "player"
"""A.8 Stands in `seats` for a player of a draft who will choose a faction."""


@dataclass(repr=False)
class Setup:
    """5.1.1 The setup of a game: players and factions, map, deck and options.

    `seats` are factions in clockwise order, the starting player first.  Ids are those of the data
    files; short forms such as `marquise` are accepted wherever a person types.  In a draft `player`
    stands for a seat whose faction will be chosen.
    """

    map: str = "autumn"
    """The map, by its id."""
    deck: str = "base"
    """The shared deck, by its id."""
    seats: list[str] = field(default_factory=list)
    """The factions, clockwise from the starting player."""
    reach: str = "any"
    """5.2 Required reach: `any`, `adventurous` (17) or `recommended`."""

    advanced: bool = False
    """A Whether to use the advanced setup: five cards of which three are kept."""
    omit: list[str] = field(default_factory=list)
    """A.8.1 Factions left out of the draft."""
    second_cards: bool = False
    """A.8.1 Whether the second setup card of a faction that has two is in the draft."""
    landmarks: int = 0
    """A.5.1 Number of landmarks to deal, 0 to 2."""
    landmark_cards: list[str] = field(default_factory=list)
    """A.5.1 The landmark cards that may be dealt; empty for all of them."""
    map_landmarks: bool = True
    """A.5 Whether the landmark that belongs to the map is placed there."""
    draft: int = 0
    """A.8 Number of players who draft their factions; 0 if all factions are agreed on."""
    automated: list[str] = field(default_factory=list)
    """A.3 Automated factions that sit after `seats`, or beside those who draft; written as seats
    are.  A completed setup has them among its seats."""
    cooperative: bool = False
    """R.3 Whether all others win together, against the automated factions."""
    pool: list[str] = field(default_factory=list)
    """A.8.2 Setup cards of the draft, as dealt; filled in during setup."""
    beside: dict[str, list[str]] = field(default_factory=dict)
    """A.8.2.III Cards dealt next to a setup card, by faction; filled in during setup."""
    seat_options: dict[str, list[str]] = field(default_factory=dict)
    """Options of a seat besides its faction, by faction: words that the faction's data declares
    (`[[seat_option]]`).  `seats` may include them: `faction:word:word`, or for an automated one
    `bot:faction:word`."""
    with_hirelings: bool = False
    """A.6 Whether three hirelings are dealt."""
    hireling_cards: list[str] = field(default_factory=list)
    """A.6.1 The hireling cards that may be dealt, by their promoted sides; empty for all."""
    insurgents: bool = False
    """A.8.2.I Whether insurgents stay in a draft of two players who play with hirelings."""
    control_die: str = "threes"
    """H.1.2 Kind of control die that is rolled: the data has its faces."""
    hirelings: list[str] = field(default_factory=list)
    """H Owners of pieces without a seat that are in the game: sides of hireling cards, agreed on
    beforehand, or dealt and filled in during setup."""
    fan_content: bool = False
    """A.5.1, A.6.1, A.8.1 Whether content that packages mark as fan content may be dealt; fan
    content named in the setup is used in any case."""
    house_rules: list[str] = field(default_factory=list)
    """House rules that the players have agreed on, by id; empty for the Law alone."""
    in_play: list[str] = field(default_factory=list)
    """Landmarks in the game; filled in during setup (A.5.2), or named by a position."""

    def __repr__(self) -> str:
        """Return Python code that makes the same setup, leaving out defaults."""
        told = [name for name, usual in _USUAL.items() if getattr(self, name) != usual]
        return f"Setup({', '.join(f'{name}={getattr(self, name)!r}' for name in told)})"

    def document(self) -> dict[str, object]:
        """Return the setup as plain data, leaving out most defaults.

        Map, deck, seats and reach are always there.
        """
        shown: dict[str, object] = {}
        for key, usual in _USUAL.items():
            value = getattr(self, key)
            if key in _ALWAYS or value != usual:
                shown[key] = deepcopy(value)
        return shown

    def shuffled(self, seed: int) -> Setup:
        """5.1.1, A.4 Return the setup with a random seating order and starting player.

        Raises `BadSetup` if the seed is not a number, or a field of the setup has a wrong type.
        """
        check_types(self)
        given_as("seed", seed, int, BadSetup)
        seats = [*(self.seats or [OPEN_SEAT] * self.draft), *self.automated]
        if self.draft == len(seats):  # seats without factions are all alike
            return self
        order = list(range(len(seats)))
        seeded(seed).shuffle(order)
        return replace(self, seats=[seats[i] for i in order], automated=[])

    def entries(self) -> list[str]:
        """Return the seats of a completed setup with their options: `faction:word:word`.

        Raises `BadSetup` if a field has a wrong type.
        """
        check_types(self)
        return [":".join([name, *self.seat_options.get(name, [])]) for name in self.seats]


_USUAL: Final = asdict(Setup())
_ALWAYS: Final = ("map", "deck", "seats", "reach")


MOST_WORDS: Final = 60
"""Longest list in a setup: there are fewer factions, landmarks and hirelings."""
LONGEST_WORD: Final = 160
"""Longest word in a setup, in characters: an automated faction with all its options."""


def setup_of(document: object) -> Setup:
    """Return the setup in a document.  Raises `BadSetup` if it is malformed.

    Does not check whether it can be played.
    """
    if not isinstance(document, dict):
        raise BadSetup(f"a setup is a table of entries, not {abridged(document)}")
    for key in document:
        if key not in _USUAL:
            raise BadSetup(f"a setup has no {abridged(key)}: expected some of {', '.join(_USUAL)}")
    setup = Setup(**document)
    check_types(setup)
    return setup


def check_types(setup: Setup) -> None:
    """Raise `BadSetup` if a field of a setup has a wrong type or is too long."""
    for key, usual in _USUAL.items():
        value: object = getattr(setup, key)
        if isinstance(usual, list) and not _holds_words(value):
            raise BadSetup(f"{key}: expected a list of words, not {abridged(value)}")
        if isinstance(usual, dict) and not _holds_lists(value):
            raise BadSetup(f"{key}: expected lists of words by name, not {abridged(value)}")
        if isinstance(usual, str) and not _is_word(value):
            raise BadSetup(f"{key}: expected a word, not {abridged(value)}")
        if isinstance(usual, bool) and not isinstance(value, bool):
            raise BadSetup(f"{key} is yes or no, not {abridged(value)}")
        number = isinstance(value, int) and not isinstance(value, bool)
        if isinstance(usual, int) and not isinstance(usual, bool) and not number:
            raise BadSetup(f"{key} is a number, not {abridged(value)}")


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD


def _holds_words(value: object) -> bool:
    if not isinstance(value, list | tuple) or len(value) > MOST_WORDS:
        return False
    return all(_is_word(word) for word in value)


def _holds_lists(value: object) -> bool:
    if not isinstance(value, dict) or len(value) > MOST_WORDS:
        return False
    return all(_is_word(name) and _holds_words(words) for name, words in value.items())


@dataclass
class SetupOption:
    """An option of the setup, described for user interfaces.

    kind: choice (one of `values`) · many (some of `values`, perhaps none) · number (from `least` to
    `most`) · flag (yes or no).  `id` is the field of `Setup`.
    """

    id: str
    title: str
    about: str
    kind: str
    default: bool | int | str | list[str]
    values: list[tuple[str, str, str]] = field(default_factory=list)
    """(id, title, meaning) of each value."""
    least: int = 0
    most: int = 0
    drafts: bool = False
    """Whether any value but the default leaves factions to be chosen in the game."""
    only_with: str = ""
    """Option without which this one has no effect; it has one when that is not at its default."""
    seats: bool = False
    """Whether its values are factions that take seats of their own, like `seats`."""
    group: str = ""
    """Options of one group are decided together."""
    fan: dict[str, str] = field(default_factory=dict)
    """Packages of those values that are fan content, by value."""
    room: dict[str, int] = field(default_factory=dict)
    """Largest number of seats if it limits them, by the flag that must be set for it."""
