"""Accounts: what is asked, and answers about them."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field, StringConstraints, field_validator
from pydantic_core import to_json

from undergrowth.server.database import rows
from undergrowth.server.wire.asked import HeldSeat, is_mailbox
from undergrowth.server.wire.common import Asked, Name, Wire
from undergrowth.server.wire.leagues import ExportedLeague

_LONGEST: Final = 8 * 1024
"""The most bytes of a page's settings."""
Secret = Annotated[str, StringConstraints(min_length=16, max_length=100)]
Document = dict[str, Any]
Time = Annotated[rows.Time, Field(description="How time is limited: minutes, or days.")]


class KeyAsked(Asked):
    """A passkey that a browser has made or used, as `toJSON` writes it."""

    challenge: Annotated[Secret, Field(description="As it was told with the options.")]
    credential: Document
    name: Annotated[Name | None, Field(default=None, description="What its owner calls it.")]


def _in_lower_case(email: str) -> str:
    if not is_mailbox(email):
        raise ValueError("expected a mail address, with a host that has a name")
    return email.lower()


Mailbox = Annotated[
    str, StringConstraints(min_length=3, max_length=254), AfterValidator(_in_lower_case)
]


class LinkAsked(Asked):
    """A mail address for a link to sign in."""

    email: Mailbox


class CodeAsked(Asked):
    """The code of a link that was mailed, and the address to which it was mailed.

    Who was sent a link by somebody else does not sign in to that person's account by it, since it
    is another's address.
    """

    code: Secret
    email: Mailbox


class AccountAsked(Asked):
    """Changes of an account; fields left out stay as they are."""

    name: Name | None = None
    settings: Annotated[
        Document | None,
        Field(
            default=None, description="Of the page; at most 8 kB. The server does not read them."
        ),
    ]

    @field_validator("settings")
    @classmethod
    def _is_small(cls, settings: Document | None) -> Document | None:
        if settings is not None and len(to_json(settings)) > _LONGEST:
            raise ValueError("expected at most 8 kB")
        return settings


class KeepAsked(Asked):
    """Seats that an account should keep."""

    seats: Annotated[list[HeldSeat], Field(max_length=200)]


class SeatOfGame(Asked):
    """A seat of a game."""

    id: Annotated[str, StringConstraints(min_length=1, max_length=32)]
    seat: Annotated[int, Field(strict=True, ge=0, le=11)]


class OpenAsked(Asked):
    """Seats of an account that this device wants to open."""

    seats: Annotated[list[SeatOfGame], Field(max_length=200)]


class WaysState(Wire):
    """The ways to sign in on this server."""

    passkeys: bool
    mail: bool


class ChallengeState(Wire):
    """Challenge to a browser, valid once, for five minutes."""

    challenge: str
    options: Document = Field(description="For `navigator.credentials`, as WebAuthn writes it.")


class SignedIn(Wire):
    """A device that is signed in; its token is in this answer only."""

    token: str
    is_new: bool = Field(description="Whether the account was made just now.")


class Sent(Wire):
    """The answer to every mail address, whether anybody has an account with it or not."""

    sent: bool


class PasskeyState(Wire):
    """A passkey of an account."""

    id: str
    name: str
    created: str
    used: str | None


class SessionState(Wire):
    """A device that is signed in."""

    id: str
    created: str
    seen: str = Field(description="The day when it was last used.")
    is_this: bool


class AccountState(Wire):
    """An account, for its person."""

    name: str | None
    settings: Document | None
    has_mail: bool
    created: str
    passkeys: list[PasskeyState]
    sessions: list[SessionState]


class KeptSeat(Wire):
    """A seat that the account keeps."""

    id: str
    seat: int
    faction: str | None
    title: str
    over: bool
    updated: str


class KeptState(Wire):
    """The seats that the account keeps."""

    seats: list[KeptSeat]


class OpenedSeat(Wire):
    """A token of this device for a seat; in this answer only."""

    id: str
    seat: int
    token: str


class OpenedState(Wire):
    """The seats that this device may open now."""

    seats: list[OpenedSeat]


class ExportedSeat(KeptSeat):
    """A seat with all that the server knows of its person."""

    created: str
    name: str | None
    passes: list[str] = Field(description="The questions that are passed without asking.")
    notify: dict[str, str] | None = Field(description="Addresses for notices.")
    seen: str | None = Field(description="When the person was last known to be there.")
    winner: list[str] | None


class RatingState(Wire):
    """A rating; 400 points more win ten games for one at a table of four."""

    time: Time
    rating: int
    low: int = Field(description="The lower end of the 95 % interval.")
    high: int
    games: int
    moment: str = Field(description="The end of the last game.")


class ResultState(Wire):
    """The result of a serious game, and the rating before and after it."""

    id: str = Field(description="Of the game, which may be deleted since.")
    time: Time
    title: str
    faction: str | None
    place: int = Field(description="1 is the best; several may share one.")
    players: int
    before: int
    after: int
    moment: str


class RatingsState(Wire):
    """The ratings of an account, for its person alone."""

    ratings: list[RatingState]
    results: list[ResultState] = Field(description="The latest, the last first.")


class Exported(Wire):
    """Everything that an account holds."""

    account: AccountState
    seats: list[ExportedSeat]
    ratings: RatingsState
    leagues: list[ExportedLeague]


class SignedOut(Wire):
    """The devices that were signed out."""

    devices: int


class Deleted(Wire):
    """Games deleted with an account."""

    games: int = Field(description="The games in which nobody else had a seat.")
