"""Opening of the database, and messages between processes that share it.

SQLite keeps a write-ahead log and waits for the disk at every commit, so acknowledged answers
outlive the process and the machine.  Any other SQLAlchemy URL works too; PostgreSQL is tested.
"""

from __future__ import annotations

import os
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import sqlalchemy as sa
from pydantic_core import from_json, to_json
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from undergrowth.engine.errors import UndergrowthError
from undergrowth.server.database.schema import STEPS, VERSION, meta, metadata

CHANNEL: Final = "undergrowth"
"""The channel on which processes on one PostgreSQL tell each other of changes."""


class BadDatabase(UndergrowthError):
    """A database that cannot be used."""


class Base:
    """An open database."""

    def __init__(self, url: str) -> None:
        """Open a database and, if it is empty, create its tables.  Raises `BadDatabase`."""
        self.origin = f"ug-{secrets.randbelow(2**31 - 1) + 1}"
        """The name of this process among those on one PostgreSQL."""
        self.engine = _engine(url)
        self._closed = False
        event.listen(self.engine, "checkin", self._returned)
        self.writing: Any = threading.Lock() if self.is_sqlite else _Free()
        """A lock for writing: SQLite has one writer, and waiting here is shorter than retrying."""
        self.wrote: Callable[[str], None] = self._tell if self.is_shared else _tell_nobody
        """Called with the id of each game that was changed, once it is on disk."""
        if self.file:
            _make_private(self.file)
        try:
            self._lay_out()
        except BadDatabase:
            self.engine.dispose()
            raise
        except (SQLAlchemyError, OSError) as error:
            self.engine.dispose()
            raise BadDatabase(f"{self.name}: {_reason(error)}") from None

    def close(self) -> None:
        """Close all connections: those in use, as soon as they are given back."""
        self._closed = True
        self.engine.dispose()

    def _returned(self, _: object, record: ConnectionPoolEntry) -> None:
        if self._closed:
            record.invalidate()  # the pool opens another one, should somebody still ask for it

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is SQLite."""
        return self.engine.dialect.name == "sqlite"

    @property
    def is_shared(self) -> bool:
        """Whether several processes may serve from the database: they can tell each other."""
        return is_shared(self.engine.url)

    @property
    def name(self) -> str:
        """The URL without its password."""
        return self.engine.url.render_as_string(hide_password=True)

    @property
    def file(self) -> str:
        """The file of an SQLite database; empty for other databases and for URIs."""
        name = self.engine.url.database or ""
        return (
            name if self.is_sqlite and name != ":memory:" and not name.startswith("file:") else ""
        )

    def tell(self, message: str) -> None:
        """Send a message to all processes that serve from the database, by a transaction of its
        own."""
        with self.engine.begin() as link:
            link.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.origin} {message}")))

    def _tell(self, game: str) -> None:
        self.tell(f"game {game}")

    @contextmanager
    def one_moment(self) -> Iterator[sa.Connection]:
        """Open a transaction whose queries all see the database as it is at one moment."""
        with self.engine.connect() as link:
            if self.is_shared:
                link = link.execution_options(isolation_level="REPEATABLE READ")
            with link.begin():
                if self.file:
                    link.exec_driver_sql("BEGIN")  # Python's driver begins at a first write only
                yield link

    def _lay_out(self) -> None:
        with self.engine.connect() as link:
            there = set(sa.inspect(link).get_table_names())
        if meta.name not in there:
            if there & set(metadata.tables):
                raise BadDatabase(f"{self.name} holds part of our tables: it is damaged")
            if there and self.is_sqlite:
                raise BadDatabase(f"{self.name} is the database of another program")
            self._create()
        self._check_version()

    def _create(self) -> None:
        with self.writing, self.engine.begin() as link:
            metadata.create_all(link)
            link.execute(meta.insert().values(key="schema", value=str(VERSION)))

    def _check_version(self) -> None:
        with self.engine.connect() as link:
            found = link.execute(sa.select(meta.c.value).where(meta.c.key == "schema")).scalar()
        if found is None or not found.isascii() or not found.isdigit() or int(found) < 1:
            raise BadDatabase(f"{self.name} does not say which version it has: it is damaged")
        if int(found) > VERSION:
            raise BadDatabase(
                f"{self.name} was written by a newer undergrowth (version {found} of its tables;"
                f" this program knows {VERSION}): use that release, or another database"
            )
        for version in range(int(found), VERSION):
            self._bring_up(version)

    def _bring_up(self, version: int) -> None:
        """Migrate the tables to the next version, unless another server is doing it."""
        here = (meta.c.key == "schema") & (meta.c.value == str(version))
        with self.writing, self.engine.begin() as link:
            step = meta.update().where(here).values(value=str(version + 1))
            if link.execute(step).rowcount == 1:  # else another server has done it
                statements = STEPS[version]
                for each in (statements,) if isinstance(statements, str) else statements:
                    link.execute(sa.text(each))


def _tell_nobody(game: str) -> None:
    """Tell no other process: there is none."""


class _Free:
    """A lock that never waits, for databases that have their own."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *stop: object) -> None:
        return None


def _make_private(file: str) -> None:
    """Make a new database file that nobody else on the machine can read: all hands are in it."""
    with suppress(OSError):  # opening it reports the error
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def file_of(url: str) -> str:
    """Return the file that a URL of SQLite names; empty for other databases and those in memory."""
    try:
        parsed = sa.make_url(url)
    except ArgumentError:
        return ""  # opening it reports the error
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database != ":memory:"
    return (parsed.database or "") if is_file else ""


def is_shared(url: str | sa.URL) -> bool:
    """Whether a URL names a database from which several processes may serve."""
    try:
        return sa.make_url(url).drivername == "postgresql+psycopg"
    except ArgumentError:
        return False  # opening it reports the error


def _engine(url: str) -> sa.Engine:
    """Return an engine for a URL.  Its errors hide parameters, which may be secrets."""
    try:
        parsed = sa.make_url(url)
        options: dict[str, Any] = {
            "hide_parameters": True,
            "json_serializer": _written,
            "json_deserializer": from_json,  # equal words of all games are one object
        }
        if parsed.get_backend_name() == "sqlite":
            options["connect_args"] = {"timeout": 30, "check_same_thread": False}
            if parsed.database in (None, "", ":memory:"):
                options["poolclass"] = StaticPool
        else:
            options["pool_pre_ping"] = True
        engine = sa.create_engine(parsed, **options)
    except ArgumentError:
        raise BadDatabase(
            "the database is no SQLAlchemy URL: expected sqlite:///file or postgresql+psycopg://..."
        ) from None
    except NoSuchModuleError as error:
        raise BadDatabase(f"the database cannot be reached: {error}") from None
    except ModuleNotFoundError as error:
        raise BadDatabase(
            f"the database needs the Python package {error.name}"
            " (for PostgreSQL: pip install 'undergrowth[postgres]')"
        ) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _written(value: Any) -> str:
    """Return what a column of JSON holds as text."""
    return to_json(value).decode()


def _prepare_sqlite(link: Any, _: object) -> None:
    cursor = link.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _reason(error: Exception) -> str:
    if isinstance(error, DatabaseError) and error.orig is not None:
        return " ".join(str(error.orig).split())
    return " ".join(str(error).split())
