"""Types that several parts of the wire share."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints


class Wire(BaseModel):
    """A part of an answer; a field with a default may be missing."""

    model_config = ConfigDict(extra="forbid")


class Asked(BaseModel):
    """A request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


_JOINING: Final = r"\u0600-\u0dff\u1000-\u109f\u1780-\u17ff"
"""Letters of the scripts that have joiners: from Arabic to Sinhala, of Burma and Cambodia."""
_PICTURES: Final = r"\u203c-\u3299\U0001f000-\U0001faff"
_JOINED: Final = re.compile(
    rf"([{_JOINING}])[\u200c\u200d](?=[{_JOINING}])|([{_PICTURES}\ufe0f])\u200d(?=[{_PICTURES}])"
)
"""The pattern of a joiner that joins something."""
_UNSEEN: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]"
    rf"|(?<![\u00a9\u00ae{_PICTURES}])[\ufe00-\ufe0f]"
)
"""Characters that count as visible but are not, and variation selectors without a picture."""


def _plain(words: str) -> str:
    """Return words that every database, log and mail accepts; raise `ValueError` for invisible
    ones.

    Joiners are accepted between two characters that they join, as in Persian, Hindi and pictures of
    families; elsewhere they would make two names look the same.
    """
    if not _JOINED.sub(r"\1\2", words).isprintable() or _UNSEEN.search(words):
        raise ValueError("only visible characters are taken")
    return words


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40),
    AfterValidator(_plain),
]
"""The name of a person at the table."""
Title = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=80),
    AfterValidator(_plain),
]
Seed = Annotated[int, Field(strict=True, ge=0, le=2**53 - 1)]
"""A seed, which repeats a game; a whole number that a browser holds exactly."""
Revision = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
"""The number of answers given so far."""
Text = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""The text of an answer as the engine writes it: `from 3`."""


class Problem(BaseModel):
    """An error of a request."""

    model_config = ConfigDict(extra="allow")
    code: str = Field(description="A word for programs.", examples=["stale"])
    message: str = Field(description="A sentence for people.")


class Error(Wire):
    """The form of every error."""

    error: Problem


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the errors of a route, for its documentation."""
    said = {
        400: "The body is not JSON, or a header is malformed.",
        401: "No token, or one that is not of this game.",
        403: "This seat may not do this, or not now.",
        404: "There is no such thing.",
        408: "The request did not arrive in time.",
        409: "Somebody was faster, or it has been done already.",
        413: "The body is too large.",
        415: "The body is not JSON.",
        422: "Something in the request is not what it should be.",
        429: "Too much at once.",
        503: "The database does not answer, or the server has too much to do.",
    }
    return {each: {"model": Error, "description": said[each]} for each in statuses}
