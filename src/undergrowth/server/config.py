"""What a server is told when it starts: by flags, and by the environment where secrets are."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from undergrowth.engine.errors import UndergrowthError


class BadConfig(UndergrowthError):
    """The server cannot run as it was told."""


@dataclass
class Mail:
    """How e-mail leaves this machine."""

    host: str
    port: int = 25
    sender: str = "undergrowth@localhost"
    user: str = ""
    password: str = field(default="", repr=False)
    tls: str = "none"
    """none, starttls or tls."""


@dataclass
class Config:
    """Everything a server needs to know."""

    database: str = ""
    """A SQLAlchemy URL; empty for a file in the user's data folder."""
    origins: list[str] = field(default_factory=list)
    """Origins of others' pages that may call the API (CORS)."""
    hosts: list[str] = field(default_factory=list)
    """Host names it answers to; empty for all.  Keeps other sites' pages off a local server."""
    public_url: str = ""
    """Where people reach it, for links in notices; without it they say only which game."""
    mail: Mail | None = None
    private_hooks: bool = False
    """Whether webhooks may go to addresses of this machine and its network."""
    reaction_delay: tuple[float, float] = (0.9, 2.1)
    """Seconds, from and to, before an answer to a reaction counts when others could time it."""
    most_streams: int = 2000
    """Live connections at once."""
    games_per_hour: int = 2000
    """New games from one address."""
    idle_seconds: float = 300.0
    """How long a game nobody looks at stays in memory."""
    pages: Path = field(default_factory=lambda: Path(__file__).parent / "pages")
    """The built pages."""

    @property
    def database_url(self) -> str:
        """The URL of the database, with the default filled in."""
        return self.database or f"sqlite:///{default_file()}"


def default_file() -> Path:
    """The database in the user's data folder.  Raises `BadConfig` where none can be kept."""
    folder = Path(platformdirs.user_data_dir("undergrowth", appauthor=False))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadConfig(f"no games can be kept in {folder}: {error.strerror}") from None
    return folder / "games.sqlite"


def mail_from_environment() -> Mail | None:
    """The mail server that UNDERGROWTH_SMTP_* name, or None.  Raises `BadConfig`."""
    host = os.environ.get("UNDERGROWTH_SMTP_HOST", "")
    if not host:
        return None
    tls = os.environ.get("UNDERGROWTH_SMTP_TLS", "none")
    if tls not in ("none", "starttls", "tls"):
        raise BadConfig("UNDERGROWTH_SMTP_TLS: expected none, starttls or tls")
    usual = {"none": "25", "starttls": "587", "tls": "465"}[tls]
    port = os.environ.get("UNDERGROWTH_SMTP_PORT", usual)
    if not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise BadConfig("UNDERGROWTH_SMTP_PORT: expected a port from 1 to 65535")
    return Mail(
        host,
        int(port),
        os.environ.get("UNDERGROWTH_SMTP_FROM", "undergrowth@localhost"),
        os.environ.get("UNDERGROWTH_SMTP_USER", ""),
        os.environ.get("UNDERGROWTH_SMTP_PASSWORD", ""),
        tls,
    )
