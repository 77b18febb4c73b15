"""What a server is told when it starts: by flags, and by the environment where secrets are."""

from __future__ import annotations

import ipaddress
import math
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from undergrowth.engine.errors import UndergrowthError
from undergrowth.folders import data_folder, data_folders

DATABASE: Final = "games.sqlite"
"""The file of games in the data folder."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadConfig(UndergrowthError):
    """The server cannot run as it was told."""


def networks(words: list[str]) -> list[Network]:
    """The networks that are named.  Raises `BadConfig`."""
    found: list[Network] = []
    for word in words:
        try:
            found.append(ipaddress.ip_network(word, strict=False))
        except ValueError:
            raise BadConfig(f"{word!r} is no address or network, such as 10.0.0.0/8") from None
    return found


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
    trusted_proxies: list[str] = field(default_factory=lambda: ["127.0.0.1", "::1"])
    """Addresses or networks of our own proxies, which say whom they speak for."""
    most_connections: int = 10_000
    """Connections at once; fewer where the process may not open as many files."""
    connections_per_address: int = 256
    """Connections at once from one address; a trusted proxy may have all."""
    header_seconds: float = 10.0
    """How long a request's head may take to arrive."""
    body_seconds: float = 60.0
    """How long a request may take to arrive as a whole."""
    write_seconds: float = 60.0
    """How long somebody may read nothing of what waits for them."""
    requests_per_minute: float = 3000
    """Requests from one address, by what they cost; answers to questions are counted apart."""
    answers_per_minute: float = 1500
    """Answers and undos from one address."""
    body_megabytes: float = 64
    """Memory for what requests bring, all together; an address may have an eighth of it."""
    most_streams: int = 2000
    """Live connections at once; never more than three quarters of all connections."""
    streams_per_address: int = 100
    """Live connections at once from one address."""
    games_per_hour: float = 2000
    """New games from one address."""
    uploads_per_hour: float = 120
    """Replay files from one address."""
    uploads_at_once: int = 2
    """Replay files that are read at the same time; eight times as many may wait."""
    upload_bytes: int = 4 * 2**20
    """The size of a replay file."""
    upload_kept_bytes: float = 3 * 2**20
    """What a replay file may take on disk."""
    uploads_megabytes: float = 1024
    """Room on disk for what was uploaded, all together; the oldest make room for new ones."""
    uploaded_days: float = 30
    """How long what was uploaded is kept."""
    finished_days: float = math.inf
    """How long games are kept that are over."""
    running_days: float = math.inf
    """How long games are kept in which nothing happens."""
    upload_seconds: float = 20.0
    """Computing time for one replay file."""
    upload_megabytes: int = 512
    """Memory for one replay file, the interpreter's included."""
    analyses_at_once: int = 2
    """Positions that are looked at at the same time, each in a process of its own."""
    analysis_seconds: float = 10.0
    """How long that may take."""
    thinking_at_once: int = 2
    """Computer players that think at the same time, each in a process of its own."""
    thinking_seconds: float = 60.0
    """How long one may think about an answer, whatever its budget says."""
    thinking_megabytes: int = 1024
    """Memory for one that thinks, the interpreter's included."""
    computing_per_hour: float = 3600.0
    """Seconds of computing for one address, its computer players' included: past it, people still
    answer, its computer players come after others', and it begins nothing new."""
    mails_per_hour: float = 20
    """Addresses for notices that one address may name."""
    mails_in_all_per_hour: float = 500
    """Mails that are sent; questions for consent have a quarter of them."""
    mails_to_one_per_hour: float = 30
    """Mails to one mailbox."""
    end_seconds: float = 5.0
    """How long a server that was told to end may take for it."""
    health_seconds: float = 5.0
    """How long a health check's answer is good."""
    least_free: int = 32 * 2**20
    """Free bytes on the disk of a database file below which the server says it is not well."""
    idle_seconds: float = 300.0
    """How long a game nobody looks at stays in memory."""
    alone: bool = False
    """Whether it runs in one person's browser, where there are no threads and processes."""
    catalogues: Path | None = None
    """Where the catalogue has been written beforehand, in each language."""
    pages: Path = field(default_factory=lambda: Path(__file__).parent / "pages")
    """The built pages."""

    @property
    def database_url(self) -> str:
        """The URL of the database, with the default filled in."""
        return self.database or f"sqlite:///{default_file()}"


LIMITS: Final = (
    "most_connections",
    "connections_per_address",
    "header_seconds",
    "body_seconds",
    "write_seconds",
    "requests_per_minute",
    "answers_per_minute",
    "body_megabytes",
    "most_streams",
    "streams_per_address",
    "games_per_hour",
    "uploads_per_hour",
    "uploads_at_once",
    "upload_bytes",
    "upload_kept_bytes",
    "uploads_megabytes",
    "uploaded_days",
    "finished_days",
    "running_days",
    "upload_seconds",
    "upload_megabytes",
    "analyses_at_once",
    "analysis_seconds",
    "thinking_at_once",
    "thinking_seconds",
    "thinking_megabytes",
    "computing_per_hour",
    "mails_per_hour",
    "mails_in_all_per_hour",
    "mails_to_one_per_hour",
    "end_seconds",
    "health_seconds",
    "least_free",
)
"""The settings that are numbers of something there is not enough of for everybody."""


def limits_of(words: list[str]) -> dict[str, float]:
    """The limits that are set as `name=number`.  Raises `BadConfig`."""
    found: dict[str, float] = {}
    for word in words:
        name, _, number = word.partition("=")
        if name not in LIMITS:
            raise BadConfig(f"{name!r} is no limit: expected {', '.join(LIMITS)}")
        whole = isinstance(getattr(Config, name), int) and not name.endswith(("_hour", "_minute"))
        try:
            value = int(number) if whole else float(number)
        except ValueError:
            value = -1
        if not value >= 0:
            kind = "whole number" if whole else "number"
            raise BadConfig(f"{name}: expected a {kind} from 0 on, not {number!r}")
        found[name] = value
    return found


def default_file() -> Path:
    """The database in the user's data folder, or where an earlier release has left it.

    Raises `BadConfig` where none can be kept.
    """
    for known in data_folders():
        if (known / DATABASE).is_file():
            return known / DATABASE
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadConfig(f"no games can be kept in {folder}: {error.strerror}") from None
    return folder / DATABASE


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
