"""Data about people that the server stores, in words."""

from __future__ import annotations

from pydantic import Field

from undergrowth.server.wire.common import Wire


class PrivacyTopic(Wire):
    """A kind of things that the server stores, or does not."""

    id: str
    title: str
    stored: str = Field(description="What there is.")
    kept: str = Field(description="For how long, and how it is deleted.")
    seen: str = Field(description="Who sees it.")


class PrivacyState(Wire):
    """Data about people that the server stores."""

    contact: str = Field(description="Who runs the server, as they say it; may be empty.")
    topics: list[PrivacyTopic]
