"""When answers were given is kept with them; those of older releases count as given long ago."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from server.kit import serving
from server.people.table import Clock
from undergrowth.server.database.schema import answers


def test_every_answer_is_kept_with_its_time_and_edition(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, now=clock) as running:
        game = running.api.create(["here", "here"])
        clock.passes(60)
        after = game.seat().answer("keep in 1")
        game.seat().undo(after)
        clock.passes(60)
        game.seat().answer("keep in 3")
        room = running.rooms.known(game.id)
        assert room is not None
        told = room.chronicle
        assert told.moment_of(1) == clock.moment
        assert (told.edition_of(0), told.edition_of(1)) == (0, 1)
        assert told.revision_at(clock.moment - 1) == 0
        assert told.revision_at(clock.moment - 1000) == -1
        query = sa.select(answers.c.moment, answers.c.edition).where(answers.c.revision == 1)
        with running.rooms.store.base.engine.connect() as link:
            assert link.execute(query).one() == (clock.moment, 1)


def test_answers_of_older_releases_were_given_long_ago(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        game = running.api.create(["here", "here"])
        game.seat().answer("keep in 1")
        forgotten = answers.update().values(moment=None, edition=None)
        with running.rooms.store.base.engine.begin() as link:
            link.execute(forgotten)
    with serving(tmp_path) as running:
        revision = running.api.get(f"/api/games/{game.id}")["revision"]
        room = running.rooms.known(game.id)
        assert room is not None
        assert room.chronicle.revision_at(0.0) == revision >= 1
