"""Requests."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from pydantic import (
    AfterValidator,
    ConfigDict,
    Field,
    StringConstraints,
    field_validator,
    model_validator,
)

from undergrowth.ai import AUTOMATED, player_names
from undergrowth.library import installed_factions, setup_options
from undergrowth.server.wire.common import Asked, Name, Revision, Seed, Text, Title
from undergrowth.table.setup import LONGEST_WORD, SetupOption

PACES: dict[str, float] = {"slow": 2.5, "steady": 1.0, "quick": 0.08, "instant": 0.0}
"""The paces of computer players: seconds for each of their answers."""
USUAL_PACE = "steady"
USUAL_PLAYER = "greedy"
HERE = "here"
INVITED = "invite"
RANDOM = "random"
_SEAT = "^[a-z0-9_]+(:[a-z0-9_-]+)+$"
"""The pattern of a faction with options of its seat, with or without `bot:` in front."""
Pace = Annotated[str, Field(json_schema_extra={"enum": list(PACES)})]


def _pace(word: str | None) -> str | None:
    if word is not None and word not in PACES:
        raise ValueError(f"expected {', '.join(PACES)}")
    return word


def has_host(address: str) -> bool:
    """Whether a URL can be called: it has a host, and a valid port if any."""
    import httpx  # only servers that send notices need it

    try:
        url = httpx.URL(address)
        return bool(url.host.strip(".")) and (url.port is None or 0 < url.port < 2**16)
    except (httpx.InvalidURL, ValueError):  # an invalid host name raises ValueError
        return False


def _players() -> str:
    """Return the pattern of players of a seat."""
    names = "|".join(map(re.escape, player_names()))
    return rf"^({HERE}|{INVITED}|{AUTOMATED}|({names})(:[a-z0-9_.=-]{{1,40}}){{0,4}})$"


class PushAsked(Asked):
    """The subscription of a browser to notices, as its `PushSubscription.toJSON` tells it."""

    endpoint: Annotated[str, Field(max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{86,88}$", description="Its public key.")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22,24}$")]

    @field_validator("endpoint")
    @classmethod
    def _has_a_host(cls, endpoint: str) -> str:
        if not has_host(endpoint):
            raise ValueError("expected the address of a push service, with a host")
        return endpoint


class Notify(Asked):
    """Addresses for notices that it is this seat's turn."""

    webhook: Annotated[
        str | None,
        Field(
            default=None,
            max_length=500,
            pattern=r"^https?://[\x21-\x7e]+$",
            description="POSTed a small JSON document.",
        ),
    ]
    email: Annotated[
        str | None,
        Field(
            default=None,
            max_length=254,
            pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$",
        ),
    ]
    language: Annotated[
        str | None,
        Field(
            default=None,
            max_length=20,
            pattern=r"^[A-Za-z0-9-]+$",
            description="In which language; that of the request if it is left out.",
        ),
    ]

    push: PushAsked | None = Field(
        default=None,
        description="A browser, which has the last subscription; left out: as it was.",
    )

    def addresses(self) -> dict[str, str]:
        """Return the addresses by kind, each as a text."""
        told = {"webhook": self.webhook, "email": self.email}
        push = {"push": self.push.model_dump_json()} if self.push is not None else {}
        return {**{kind: each for kind, each in told.items() if each is not None}, **push}

    @field_validator("email")
    @classmethod
    def _is_a_mailbox(cls, email: str | None) -> str | None:
        if email is not None and not is_mailbox(email):
            raise ValueError("expected a mail address, with a host that has a name")
        return email

    @field_validator("webhook")
    @classmethod
    def _has_a_host(cls, webhook: str | None) -> str | None:
        if webhook is not None and not has_host(webhook):
            raise ValueError("expected the address of a page, with a host")
        return webhook


_MAILBOX: Final = re.compile(
    r"(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})"
)
"""The pattern of a mailbox on the internet (RFC 5321, 4.1.2): no IP address, no local host name."""
_LOCAL: Final = ("arpa", "internal", "invalid", "lan", "local", "localdomain", "localhost", "onion")
"""Top-level names that are not of the public internet."""


def is_mailbox(address: str) -> bool:
    """Whether a mail address can be of a person on the internet."""
    return bool(_MAILBOX.fullmatch(address)) and address.lower().rsplit(".", 1)[-1] not in _LOCAL


class SeatAsked(Asked):
    """One seat of a new game."""

    faction: Annotated[
        str | None,
        Field(
            default=RANDOM,
            max_length=LONGEST_WORD,
            description="A faction's id, `random` to draw one, or null where it is drafted."
            " What is chosen for a seat follows, such as a difficulty: `faction:word:word`.",
            json_schema_extra=lambda schema: _words(schema, [*installed_factions(), RANDOM]),
        ),
    ]
    player: Annotated[
        str,
        Field(
            default=HERE,
            max_length=200,
            pattern=_players(),
            description="`here`, `invite`, or a computer player's id. An automated faction needs"
            " nobody: whatever is said there, it is `automated`.",
        ),
    ]
    name: Name | None = None


def _words(schema: dict[str, Any], words: list[str]) -> None:
    """Replace a field's schema by the words that it accepts."""
    schema.clear()
    seat = {"type": "string", "pattern": _SEAT, "maxLength": LONGEST_WORD}
    schema.update({"anyOf": [{"type": "string", "enum": words}, seat, {"type": "null"}]})


class SetupAsked(Asked):
    """The contents of a game: its seats, and the setup options of the catalogue by their ids."""

    model_config = ConfigDict(
        extra="allow", json_schema_extra=lambda schema: _describe_options(schema)
    )
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=12)]

    @model_validator(mode="after")
    def _seat_automated(self) -> SetupAsked:
        """Give seats to automated factions that are named apart, after the others."""
        options = self.model_extra or {}
        named = options.get("automated")
        if isinstance(named, list) and all(isinstance(name, str) for name in named):
            self.seats += [SeatAsked(faction=name, player=AUTOMATED) for name in named]
            options["automated"] = []
        return self

    def options(self) -> dict[str, Any]:
        """Return the setup options that were given."""
        return dict(self.model_extra or {})


def _describe_options(schema: dict[str, Any]) -> None:
    """Add the engine's setup options to the schema."""
    schema["additionalProperties"] = False
    for option in setup_options():
        schema["properties"][option.id] = option_schema(option)


def option_schema(option: SetupOption) -> dict[str, Any]:
    """Return the values that a setup option takes, as JSON schema."""
    said: dict[str, Any] = {"title": option.title, "description": option.about}
    words = [value[0] for value in option.values]
    if option.kind == "choice":
        shape: dict[str, Any] = {"type": "string", "enum": words}
    elif option.kind == "many":
        item = {"type": "string", "enum": words}
        shape = {"type": "array", "items": item, "uniqueItems": True}
    elif option.kind == "number":
        shape = {"type": "integer", "minimum": option.least, "maximum": option.most}
    else:
        shape = {"type": "boolean"}
    return {**said, **shape, "default": option.default}


SEEDED = (
    "Deals the same game again: who knows it knows what chance deals, and everybody is told"
    " that there is one. Left out: nobody can know."
)


class CheckAsked(Asked):
    """A setup to check."""

    setup: SetupAsked


def _computer(player: str) -> str:
    if player in (HERE, INVITED, AUTOMATED):
        raise ValueError("expected a computer player")
    return player


Computer = Annotated[
    str,
    Field(max_length=80, pattern=_players(), description="A computer player's id, options."),
    AfterValidator(_computer),
]


class ClockAsked(Asked):
    """A clock for a new game."""

    kind: Annotated[
        Literal["turn", "game"],
        Field(description="`turn`: time for the questions of each turn; `game`: for the game."),
    ]
    seconds: Annotated[int, Field(strict=True, ge=10, le=2_592_000)]
    increment: Annotated[
        int,
        Field(
            default=0,
            strict=True,
            ge=0,
            le=86_400,
            description="Seconds more at each own turn, where the time is for the game.",
        ),
    ]
    at_zero: Annotated[
        Literal["computer", "pause"],
        Field(default="computer", description="What happens when somebody's time is over."),
    ]
    player: Computer = USUAL_PLAYER

    @model_validator(mode="after")
    def _fits_its_kind(self) -> ClockAsked:
        if self.increment and self.kind != "game":
            raise ValueError("increment: expected 0 where each turn has a time of its own")
        return self


Level = Annotated[
    Literal["newcomers", "any", "experienced"],
    Field(description="For whom the maker of a table means it."),
]
Spoken = Annotated[
    str,
    Field(
        max_length=20,
        pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]+)*$",
        description="The language of the people at a table, as in `en`.",
    ),
]


class TableAsked(Asked):
    """A code for the free seats of a game."""

    listed: bool = Field(
        default=False, strict=True, description="Whether everybody may find the table in a list."
    )
    level: Level = "any"
    language: Spoken | None = Field(default=None, description="Left out: that of the request.")


class GameAsked(Asked):
    """A new game."""

    setup: SetupAsked
    seed: Seed | None = Field(default=None, description=SEEDED)
    shuffle: bool = Field(default=False, description="Draw the seating order.")
    pace: Pace = USUAL_PACE
    title: Title | None = None
    hints: bool | None = Field(
        default=None,
        description="Whether who is asked may ask what a computer would do; left out: unless"
        " somebody is invited.",
    )
    notify: Notify | None = Field(default=None, description="For the seats that play here.")
    clock: ClockAsked | None = Field(default=None, description="Left out: time is not limited.")
    serious: bool = Field(
        default=False,
        strict=True,
        description="Whether the result counts for ratings: a game by the Law alone, with a clock,"
        " of people with accounts and of levels.",
    )
    table: TableAsked | None = Field(
        default=None,
        description="With it the seats of invitations can also be taken by a code.",
    )

    _known = field_validator("pace")(_pace)


ClaimKey = Annotated[
    str | None,
    Field(
        min_length=22,
        max_length=100,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="A secret of the client's own making, of 128 random bits or more, kept"
        " before it asks: when the answer was lost, the same claim with the same key gives a"
        " new token in place of the first, until that has been used.",
    ),
]


class ClaimAsked(Asked):
    """A claim of an invitation."""

    invitation: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    name: Name | None = None
    key: ClaimKey = None


class AnswerAsked(Asked):
    """An answer to the question that was open at a revision."""

    revision: Revision
    text: Text
    edition: Revision | None = Field(
        default=None,
        description="The state's edition; with it an answer meant for a moment that was undone"
        " is refused.",
    )
    unless_last: bool = Field(
        default=False,
        description="Refuse the answer with 409 `last_answer` if a turn or phase of one's own would"
        " end with it and it could not be taken back: `last` in its outcome.",
    )


class UndoAsked(Asked):
    """A request to take back this seat's last answer."""

    revision: Revision
    edition: Revision | None = None


class SettingsAsked(Asked):
    """Changes of a seat's settings; fields left out stay as they are."""

    pace: Annotated[Pace | None, Field(default=None)]
    passes: Annotated[
        dict[Annotated[str, StringConstraints(min_length=1, max_length=80)], bool] | None,
        Field(default=None, alias="pass", max_length=200),
    ]
    notify: Notify | None = None
    name: Name | None = None

    _known = field_validator("pace")(_pace)

    @field_validator("passes")
    @classmethod
    def _printable(cls, passes: dict[str, bool] | None) -> dict[str, bool] | None:
        if passes is not None and not all(key.isprintable() for key in passes):
            raise ValueError("a prompt's key has only visible characters")
        return passes


class SeatOnward(Asked):
    """The player of a seat in a game that is played on."""

    faction: Annotated[
        str | None, Field(default=None, max_length=60, description="Not needed; not changed.")
    ]
    player: Annotated[str, Field(default=HERE, max_length=200, pattern=_players())]
    name: Name | None = None


class PlayOnAsked(Asked):
    """A new game from a moment of this one."""

    revision: Revision
    seats: Annotated[
        list[SeatOnward],
        Field(min_length=1, max_length=12, description="By seat, as many as the game has."),
    ]
    seed: Seed | None = Field(default=None, description=SEEDED)
    pace: Pace = USUAL_PACE

    _known = field_validator("pace")(_pace)


class PlayerAsked(Asked):
    """Another computer player for a seat."""

    player: Computer


class HeldSeat(Asked):
    """A seat that a person holds."""

    id: Annotated[str, StringConstraints(min_length=1, max_length=32)]
    token: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class MineAsked(Asked):
    """The seats that a person holds."""

    seats: Annotated[list[HeldSeat], Field(max_length=200)]
