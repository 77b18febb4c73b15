"""The configuration of a server: from flags, and from the environment where it is secret."""

from __future__ import annotations

import ipaddress
import math
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from undergrowth.engine.errors import UndergrowthError
from undergrowth.folders import data_folder, data_folders, made_data_folder

DATABASE: Final = "games.sqlite"
"""The database file in the data folder."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadConfig(UndergrowthError):
    """The server cannot run with this configuration."""


def networks(words: list[str]) -> list[Network]:
    """Return the networks with these names.  Raises `BadConfig`."""
    found: list[Network] = []
    for word in words:
        try:
            found.append(ipaddress.ip_network(word, strict=False))
        except ValueError:
            raise BadConfig(f"{word!r} is no address or network, such as 10.0.0.0/8") from None
    return found


@dataclass
class Mail:
    """The mail server for outgoing e-mail."""

    host: str
    port: int = 25
    sender: str = "undergrowth@localhost"
    user: str = ""
    password: str = field(default="", repr=False)
    tls: str = "none"
    """The encryption: none, starttls or tls."""


@dataclass
class Config:
    """All settings of a server."""

    database: str = ""
    """A SQLAlchemy URL; empty for a file in the user's data folder."""
    origins: list[str] = field(default_factory=list)
    """Origins of other sites' pages that may call the API (CORS)."""
    hosts: list[str] = field(default_factory=list)
    """Host names it answers to; empty for all.  Keeps other sites' pages off a local server."""
    public_url: str = ""
    """The public address for links in notices; without it notices name the game only."""
    contact: str = ""
    """Operator of the server, for the page about privacy: an address, or a name with one."""
    mail: Mail | None = None
    """The mail server for outgoing e-mail; None if the server sends none."""
    private_hooks: bool = False
    """Whether webhooks may go to addresses of this machine and its network."""
    reaction_delay: tuple[float, float] = (0.9, 2.1)
    """The least and most seconds before an answer to a reaction counts when others could time
    it."""
    trusted_proxies: list[str] = field(default_factory=lambda: ["127.0.0.1", "::1"])
    """Addresses or networks of our own proxies, whose forwarding headers are trusted."""
    away_seconds: float = 300.0
    """The seconds without an open page or an answer after which a person counts as gone."""
    most_connections: int = 10_000
    """The most connections at once; fewer if the process may not open as many files."""
    connections_per_address: int = 256
    """The most connections at once from one address; a trusted proxy may have all."""
    header_seconds: float = 10.0
    """The seconds within which a request's head must arrive."""
    body_seconds: float = 60.0
    """The seconds within which a whole request must arrive."""
    write_seconds: float = 60.0
    """The seconds that a client may read nothing of what waits for it."""
    requests_per_minute: float = 3000
    """The requests a minute from one address, weighted by cost; answers are counted apart."""
    answers_per_minute: float = 1500
    """The answers and undos a minute from one address."""
    body_megabytes: float = 64
    """The megabytes of request bodies in memory; one address may have an eighth of it."""
    most_streams: int = 2000
    """The most live connections at once; never more than three quarters of all connections."""
    streams_per_address: int = 100
    """The most live connections at once from one address."""
    games_per_hour: float = 2000
    """The new games an hour from one address."""
    game_answers: int = 20_000
    """The answers of one game, after which it goes no further; whole games have some hundreds."""
    uploads_per_hour: float = 120
    """The replay files an hour from one address."""
    uploads_at_once: int = 2
    """The replay files read at the same time; eight times as many may wait."""
    upload_bytes: int = 4 * 2**20
    """The largest size of a replay file, in bytes."""
    upload_kept_bytes: float = 3 * 2**20
    """The bytes that a stored replay file may take on disk."""
    uploads_megabytes: float = 1024
    """The megabytes on disk for all uploads together; the oldest make room for new ones."""
    uploaded_days: float = 30
    """The days that uploads are kept."""
    finished_days: float = math.inf
    """The days that finished games are kept."""
    running_days: float = math.inf
    """The days that unfinished games without any activity are kept."""
    upload_seconds: float = 20.0
    """The seconds of computing for one replay file."""
    upload_megabytes: int = 512
    """The megabytes of memory for one replay file, the interpreter's included."""
    analyses_at_once: int = 2
    """The positions analysed at the same time, each in a process of its own."""
    analysis_seconds: float = 10.0
    """The seconds that one analysis may take."""
    thinking_at_once: int = 2
    """The computer players that think at the same time, each in a process of its own."""
    thinking_seconds: float = 60.0
    """The seconds that a computer player may think about an answer, whatever its budget."""
    thinking_megabytes: int = 1024
    """The megabytes of memory for a computer player that thinks, the interpreter's included."""
    computing_per_hour: float = 3600.0
    """The seconds of computing an hour for one address, its computer players included.  Beyond it,
    people can still answer, its computer players wait for those of others, and it can begin nothing
    new."""
    joins_per_hour: float = 60
    """The seats an hour that one address may take by a code, wrong codes included."""
    tables_per_hour: float = 30
    """The tables an hour that one address may have listed."""
    tables_seconds: float = 1.0
    """The seconds for which the list of open tables is reused."""
    mails_per_hour: float = 20
    """The addresses for notices an hour that one address may name."""
    mails_in_all_per_hour: float = 500
    """The mails sent an hour; questions for consent may take a quarter of them."""
    mails_to_one_per_hour: float = 30
    """The mails an hour to one mailbox."""
    sign_ins_per_hour: float = 120
    """The attempts an hour to sign in, or to make an account, from one address."""
    links_to_one_per_hour: float = 5
    """The links for signing in that one mailbox is sent in an hour for one address."""
    reports_per_hour: float = 20
    """The names and titles that one address may report in an hour."""
    session_days: float = 180
    """The days without any use after which a device is signed out of its account."""
    end_seconds: float = 5.0
    """The seconds that a server may take to end."""
    health_seconds: float = 5.0
    """The seconds for which the result of a health check is reused."""
    least_free: int = 32 * 2**20
    """The free bytes on the disk of a database file below which the server reports bad health."""
    idle_seconds: float = 60.0
    """The seconds that a game without viewers stays in memory."""
    idle_games: int = 200
    """The games without viewers that stay in memory; the longest unused make room for others."""
    now: Callable[[], float] = time.time
    """The seconds since 1970."""
    alone: bool = False
    """Whether it runs in one person's browser, where there are no threads and processes."""
    catalogues: Path | None = None
    """The folder with the catalogue written in advance, in each language."""
    pages: Path = field(default_factory=lambda: Path(__file__).parent / "pages")
    """The folder of the built pages."""
    manual: Path = field(default_factory=lambda: Path(__file__).parent / "manual")
    """The folder of the documentation as a site (`make docs`).  Wheels of a release carry it."""

    @property
    def database_url(self) -> str:
        """The URL of the database, with the default filled in."""
        return self.database or f"sqlite:///{default_file()}"


LIMITS: Final = (
    "away_seconds",
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
    "game_answers",
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
    "joins_per_hour",
    "tables_per_hour",
    "tables_seconds",
    "mails_per_hour",
    "mails_in_all_per_hour",
    "mails_to_one_per_hour",
    "sign_ins_per_hour",
    "links_to_one_per_hour",
    "reports_per_hour",
    "session_days",
    "end_seconds",
    "health_seconds",
    "least_free",
    "idle_seconds",
    "idle_games",
)
"""The settings that limit something scarce, which can be set on the command line."""


def limits_of(words: list[str]) -> dict[str, float]:
    """Return the limits that are set as `name=number`.  Raises `BadConfig`."""
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
    """Return the database file in the user's data folder, or one left by an earlier release.

    Raises `BadConfig` if the folder cannot be made.
    """
    for known in data_folders():
        if (known / DATABASE).is_file():
            return known / DATABASE
    try:
        return made_data_folder() / DATABASE
    except OSError as error:
        raise BadConfig(f"no games can be kept in {data_folder()}: {error.strerror}") from None


def mail_from_environment() -> Mail | None:
    """Return the mail server named by UNDERGROWTH_SMTP_*, or None.  Raises `BadConfig`."""
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
