"""What several parts of the wire share."""

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
"""A joiner where it joins something."""
_UNSEEN: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]"
    rf"|(?<![\u00a9\u00ae{_PICTURES}])[\ufe00-\ufe0f]"
)
"""Signs that count as visible and are not, and those that choose a picture where there is none."""


def _plain(words: str) -> str:
    """Words that every database, log and mail takes: nothing that cannot be seen.

    Joiners stand between two signs that they join, as in Persian, Hindi and pictures of families;
    anywhere else they would make two names that look the same.
    """
    if not _JOINED.sub(r"\1\2", words).isprintable() or _UNSEEN.search(words):
        raise ValueError("only visible characters are taken")
    return words


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40),
    AfterValidator(_plain),
]
"""What a person is called at the table."""
Title = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=80),
    AfterValidator(_plain),
]
Seed = Annotated[int, Field(strict=True, ge=0, le=2**53 - 1)]
"""Repeats a game; a whole number that a browser holds exactly."""
Revision = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
"""How many answers have been given."""
Text = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""An answer, as the engine writes it: `from 3`."""


class Problem(BaseModel):
    """What is wrong with a request."""

    model_config = ConfigDict(extra="allow")
    code: str = Field(description="A word for programs.", examples=["stale"])
    message: str = Field(description="A sentence for people.")


class Error(Wire):
    """Every error looks like this."""

    error: Problem


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors a route may answer with, for its documentation."""
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
