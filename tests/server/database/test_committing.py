"""Answers that arrive together are on disk together, and none is lost by another's failure."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.kit import NOW
from undergrowth.server.beginnings.making import new_game
from undergrowth.server.database.committing import Commits, _Waiting
from undergrowth.server.database.opening import Base
from undergrowth.server.database.packing import EVERY, plain
from undergrowth.server.database.rows import AnswerRow, GameRow
from undergrowth.server.database.schema import meta
from undergrowth.server.database.storage import Overtaken, Store
from undergrowth.server.wire.asked import GameAsked

GAME = {"setup": {"seats": [{"player": "here"}, {"player": "here"}]}, "seed": 3}


def noting(key: str, tries: list[str]) -> Callable[[sa.Connection], None]:
    """Write a row, and note that it was tried."""

    def write(link: sa.Connection) -> None:
        tries.append(key)
        link.execute(meta.insert().values(key=key, value="1"))

    return write


def written(base: Base) -> set[str]:
    with base.engine.connect() as link:
        return set(link.execute(sa.select(meta.c.key)).scalars()) - {"schema"}


def together(base: Base, keys: list[str]) -> tuple[dict[str, str], list[str], int]:
    """Have rows written by threads that all come while another one is written.

    Returns what each has raised, what was tried in which order, and how many commits there were.
    """
    commits, raised, tries, begun = Commits(base), dict[str, str](), list[str](), list[object]()

    def have(key: str) -> None:
        try:
            commits.have(noting(key, tries))
        except sa.exc.IntegrityError as error:
            raised[key] = type(error).__name__

    threads = [threading.Thread(target=have, args=(key,)) for key in keys]
    sa.event.listen(base.engine, "commit", begun.append)
    first = threading.Thread(target=have, args=("first",))
    with base.writing:
        first.start()
        while not commits._is_busy:
            pass
        for thread in threads:
            thread.start()
        while len(commits._line) < len(keys):
            pass
    for thread in threads:
        thread.join()
    return raised, tries, len(begun)


def test_those_who_wait_are_written_in_one_transaction(tmp_path: Path) -> None:
    base = Base(f"sqlite:///{tmp_path / 'games.sqlite'}")
    raised, tries, commits = together(base, ["a", "b", "c", "d"])
    assert not raised and sorted(tries) == ["a", "b", "c", "d", "first"] and commits == 2
    assert written(base) == {"a", "b", "c", "d", "first"}
    base.engine.dispose()


def test_one_that_fails_takes_nobody_along(tmp_path: Path) -> None:
    """Each is written by itself then, and those that failed are told why."""
    base = Base(f"sqlite:///{tmp_path / 'games.sqlite'}")
    raised, tries, _ = together(base, ["a", "schema", "b"])
    assert raised == {"schema": "IntegrityError"}
    assert sorted(set(tries)) == ["a", "b", "first", "schema"]
    assert written(base) == {"a", "b", "first"}
    base.engine.dispose()


def test_a_stopped_thread_leaves_nobody_believing(tmp_path: Path) -> None:
    """A thread stopped while it writes for others: they are told that nothing is written."""
    base = Base(f"sqlite:///{tmp_path / 'games.sqlite'}")
    commits, other = Commits(base), _Waiting(noting("other", []))
    commits._line.append(other)

    def stop(link: sa.Connection) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        commits.have(stop)
    assert other.done and isinstance(other.error, RuntimeError)
    assert not written(base)
    commits.have(noting("later", []))
    assert written(base) == {"later"}
    base.engine.dispose()


def test_another_server_may_have_written_moments_anew(tmp_path: Path) -> None:
    """The words of a moment are looked up again after an undo elsewhere."""
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    ours, theirs = Store(url), Store(url)
    first = new_game(GameAsked.model_validate(GAME), NOW).keep(ours)

    def answers(store: Store, row: GameRow, upto: int, word: str) -> GameRow:
        for revision in range(row.revision + 1, upto + 1):
            after = replace(row, revision=revision)
            text = f'{{"{word}":{revision}}}'.encode()
            store.append(row, after, AnswerRow(revision, 0, "pass", [], [], text))
            row = after
        return row

    row = answers(ours, first, EVERY + 3, "ours")
    back = replace(row, revision=EVERY - 2, edition=1)
    theirs.take_back(row, back)
    row = answers(theirs, back, EVERY + 3, "theirs")
    with pytest.raises(Overtaken):
        answers(ours, replace(row, edition=0), EVERY + 4, "ours")
    answers(ours, row, EVERY + 4, "again")
    for revision, text in ((EVERY, b'{"theirs":32}'), (EVERY + 4, b'{"again":36}')):
        state = ours.state(first.id, revision)
        assert state is not None and plain(state) == text
    ours.close()
    theirs.close()
