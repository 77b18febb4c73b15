"""`undergrowth play` and `undergrowth serve`: the game in the browser."""

from __future__ import annotations

import math
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from undergrowth.engine.errors import UndergrowthError
from undergrowth.starting import Starting

if TYPE_CHECKING:
    from undergrowth.server import Config

PORT: Final = 8765
LOCAL: Final = "127.0.0.1"
NEEDED: Final = ("fastapi", "httpx", "pydantic", "sqlalchemy", "starlette", "uvicorn")
"""The packages that the extra `server` installs."""

Database = Annotated[
    str,
    typer.Option(
        help="A SQLAlchemy URL, such as postgresql+psycopg://... [default: SQLite in your"
        " data folder].",
        envvar="UNDERGROWTH_DATABASE",
        show_envvar=True,
    ),
]
PuzzleFolders = Annotated[
    list[Path] | None,
    typer.Option(
        "--puzzles",
        metavar="FOLDER",
        help="A folder with more puzzles, such as those of `undergrowth puzzle cut`.",
    ),
]


class LogFormat(StrEnum):
    """The formats of the log."""

    text = "text"
    json = "json"


class CannotServe(UndergrowthError):
    """The server cannot be started."""


def play(
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"[default: {PORT}, or a free one when it is taken]"),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = True,
    database: Database = "",
    puzzles: PuzzleFolders = None,
) -> None:
    """Play in the browser: against computer players, or with friends on this machine."""
    load_server()
    _add_puzzles(puzzles)
    from undergrowth.server import Config

    listener = _listener(LOCAL, PORT if port is None else port, anywhere=port is None)
    address = f"http://{LOCAL}:{listener.getsockname()[1]}/"
    config = Config(
        database=database,
        hosts=[LOCAL, "localhost", "[::1]"],
        public_url=address,
        private_hooks=True,
        games_per_hour=math.inf,  # a local user may use the whole machine
        uploads_per_hour=math.inf,
        computing_per_hour=math.inf,
        requests_per_minute=math.inf,
        answers_per_minute=math.inf,
        uploads_megabytes=math.inf,
        uploaded_days=math.inf,
        streams_per_address=Config.most_streams,
    )

    def begun() -> None:
        print(f"undergrowth plays at {address} (Ctrl-C ends it; games are kept)", flush=True)
        _tell_manual(config, address)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    _run(config, listener, begun)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = LOCAL,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for a free one.")] = PORT,
    database: Database = "",
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(help="Others' pages that may call the API, such as https://example.org."),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="Host names to answer to [default: all]."),
    ] = None,
    public_url: Annotated[
        str, typer.Option(help="Where people reach it, for links in notices.")
    ] = "",
    contact: Annotated[
        str, typer.Option(help="Who runs it, for the page about privacy: an address.")
    ] = "",
    private_hooks: Annotated[
        bool, typer.Option(help="Let webhooks go to addresses of this network.")
    ] = False,
    reaction_delay: Annotated[
        tuple[float, float],
        typer.Option(help="Seconds, from and to, before an answer to a reaction counts."),
    ] = (0.9, 2.1),
    games_per_hour: Annotated[
        int, typer.Option(min=1, help="New games from one address in an hour.")
    ] = 2000,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Addresses or networks of proxies that say whom they speak for"
            " [default: 127.0.0.1 and ::1]."
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER", help="Another limit, such as uploads_per_hour=20 (docs/http.md)."
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve together, on PostgreSQL only.")
    ] = 1,
    metrics: Annotated[
        str,
        typer.Option(
            metavar="HOST:PORT",
            help="Where Prometheus may ask for /metrics; further processes take the ports after it"
            " [default: nowhere].",
        ),
    ] = "",
    log_format: Annotated[
        LogFormat, typer.Option(help="The log as text, or as JSON with a line for each request.")
    ] = LogFormat.text,
    puzzles: PuzzleFolders = None,
) -> None:
    """Run the server for many people.  E-mail is sent when UNDERGROWTH_SMTP_HOST is set."""
    load_server()
    _add_puzzles(puzzles)
    from undergrowth.server import Config
    from undergrowth.server.config import limits_of, mail_from_environment, networks

    if not 0 <= reaction_delay[0] <= reaction_delay[1] <= 60:
        raise typer.BadParameter("expected two numbers of seconds, the smaller one first")
    config = Config(
        database=database,
        origins=allow_origin or [],
        hosts=allow_host or [],
        public_url=public_url,
        contact=contact,
        mail=mail_from_environment(),
        private_hooks=private_hooks,
        reaction_delay=reaction_delay,
    )
    numbers = limits_of([f"games_per_hour={games_per_hour}", *(limit or [])])
    config = replace(config, **numbers)  # type: ignore[arg-type]
    if trusted_proxy:
        networks(trusted_proxy)
        config = replace(config, trusted_proxies=trusted_proxy)
    if processes > 1:
        _check_several(config)
    told = _metrics_listeners(metrics, processes)
    listener = _listener(host, port, anywhere=False)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listener.getsockname()[1]}/"

    def begun() -> None:
        several = f" ({processes} processes)" if processes > 1 else ""
        print(f"undergrowth serves at {address}{several}", flush=True)
        _tell_manual(config, address)

    if processes > 1:
        _run_several(config, listener, begun, told, log_format)
    else:
        _run(config, listener, begun, told[0], log_format)


def _metrics_listeners(where: str, processes: int) -> list[socket.socket | None]:
    """Return a socket for the metrics of each process: on ports one after another."""
    if not where:
        return [None] * processes
    host, _, port = where.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) + processes > 65536:
        raise CannotServe(f"--metrics {where}: expected an address and a port, 127.0.0.1:9100")
    first = int(port)
    ports = [first + i if first else 0 for i in range(processes)]
    return [_listener(host.strip("[]"), each, anywhere=False) for each in ports]


def _check_several(config: Config) -> None:
    """Raise `CannotServe` where only one process can serve, before any has begun."""
    from undergrowth.server.database.opening import Base, is_shared

    if not hasattr(os, "fork"):
        raise CannotServe("--processes needs a system that can fork: not Windows")
    if not is_shared(config.database_url):
        raise CannotServe(
            "--processes needs PostgreSQL (--database postgresql+psycopg://...):"
            " an SQLite database serves one process"
        )
    Base(config.database_url).engine.dispose()  # what is wrong with it is said once


def _run_several(
    config: Config,
    listener: socket.socket,
    begun: Callable[[], None],
    metrics: list[socket.socket | None],
    log_format: LogFormat,
) -> None:
    """Serve with several processes until told to end."""
    from undergrowth.cli.several import Several
    from undergrowth.server.logs import log_to_stderr

    log_to_stderr(log_format)
    try:
        Several(
            len(metrics),
            lambda number, listens: _serve(config, listener, listens, metrics[number]),
            begun,
            config.end_seconds,
        ).run()
    finally:
        listener.close()


def _tell_manual(config: Config, address: str) -> None:
    """Say where the documentation is, if there is one to show."""
    if (config.manual / "index.html").is_file():
        print(f"The documentation is at {address.rstrip('/')}/docs/", flush=True)


def load_server() -> None:
    """Load the whole server, so that processes that part later share its memory.

    Raises `CannotServe` unless its packages are installed.
    """
    check_installed()
    with Starting() as start:
        start.load("server.app", "server.serving")


def _add_puzzles(folders: list[Path] | None) -> None:
    """Add the puzzles in these folders to those that are installed.  Raises `BadPosition`."""
    from undergrowth.puzzles.files import add_folder

    for folder in folders or []:
        add_folder(folder)


def check_installed() -> None:
    """Raise `CannotServe` unless the server's packages are installed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise CannotServe(
            f"the game in the browser needs {', '.join(missing)}:"
            " pip install 'undergrowth[server]'; `undergrowth terminal` plays without"
        )


def _listener(host: str, port: int, anywhere: bool) -> socket.socket:
    """Return a listening socket; with `anywhere`, on a free port if that one is taken."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror:
        raise CannotServe(f"{host!r} is no address of this machine") from None
    # asyncio sends small answers at once only if the protocol is named
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
    except OSError as error:
        listener.close()
        if anywhere:
            return _listener(host, 0, anywhere=False)
        raise CannotServe(f"{host} port {port}: {error.strerror}") from None
    return listener


def _run(
    config: Config,
    listener: socket.socket,
    begun: Callable[[], None],
    metrics: socket.socket | None = None,
    log_format: LogFormat = LogFormat.text,
) -> None:
    """Serve until interrupted."""
    from undergrowth.server.logs import log_to_stderr

    log_to_stderr(log_format)
    try:
        _serve(config, listener, begun, metrics)
    except KeyboardInterrupt:
        print("Ended; the games are kept.")
    finally:
        listener.close()


def _serve(
    config: Config,
    listener: socket.socket,
    begun: Callable[[], None],
    metrics: socket.socket | None,
) -> None:
    """Serve with this process; `begun` is called once it listens."""
    from undergrowth.server import Server, create_app

    sys.setswitchinterval(0.001)  # a thinking computer player must not block others for longer
    Server(create_app(config), config, begun, metrics).run(sockets=[listener])
