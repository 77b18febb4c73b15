"""Moments lie on disk as what differs from earlier ones, and are read back as they were."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import pytest

from server.kit import Game, any_option, serving
from server.records.test_records import cut_short
from server.records.test_uploads import kept, refused, send
from undergrowth.engine.errors import BadSave
from undergrowth.server.database.packing import EVERY, base_of, difference, needs_base, plain, whole

MOMENTS = [json.dumps({"clearings": list(range(300)), "turn": turn}).encode() for turn in range(3)]


def test_a_difference_is_small_and_leads_back() -> None:
    base, other = whole(MOMENTS[0]), whole(MOMENTS[2])
    thin = difference(other, base)
    assert needs_base(thin) and not needs_base(base)
    assert len(thin) < len(other) / 5
    assert plain(thin, base) == MOMENTS[2] and plain(base) == MOMENTS[0]


@pytest.mark.parametrize("base", [None, whole(MOMENTS[1]), b"x\x9c", b""])
def test_a_moment_without_that_it_is_told_by_is_damaged(base: bytes | None) -> None:
    thin = difference(whole(MOMENTS[2]), whole(MOMENTS[0]))
    with pytest.raises(BadSave):
        plain(thin, base)
    with pytest.raises(BadSave):
        plain(thin, thin)


def states(folder: Path, game: Game) -> dict[int, bytes]:
    """The moments of a game as they lie on disk."""
    with sqlite3.connect(folder / "games.sqlite") as link:
        found = link.execute(
            "SELECT revision, state FROM undergrowth_answers WHERE game = ?", (game.id,)
        ).fetchall()
    link.close()
    return dict(found)


def whole_again(folder: Path, game: Game) -> None:
    """Write every moment as releases before did."""
    found = states(folder, game)
    with sqlite3.connect(folder / "games.sqlite") as link:
        for revision, state in found.items():
            text = whole(plain(state, found[base_of(revision)]))
            link.execute(
                "UPDATE undergrowth_answers SET state = ? WHERE game = ? AND revision = ?",
                (text, game.id, revision),
            )
    link.close()


@pytest.mark.parametrize("earlier", [False, True])
def test_every_moment_is_shown_as_it_was(tmp_path: Path, earlier: bool) -> None:
    """After undo and a restart, too, and in a game that an earlier release has begun."""
    dice = random.Random(5)
    seen: dict[int, object] = {}
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        while len(seen) <= EVERY + 8:
            asked = game.asked()
            assert asked is not None
            state = asked.state()
            seen[state["revision"]] = state["view"]["places"]
            state = asked.answer(any_option(state, dice), state)
            if state["undo"]["possible"] and dice.random() < 0.3:
                asked.undo(state)
        seats = {number: seat.token for number, seat in game.seats.items()}
    found = states(tmp_path, game)
    assert [at for at in found if not needs_base(found[at])] == [0, EVERY]
    assert all(len(state) < 1000 for state in found.values() if needs_base(state))
    if earlier:
        whole_again(tmp_path, game)
    with serving(tmp_path) as server:
        game = Game(server.api, game.made)
        assert {number: seat.token for number, seat in game.seats.items()} == seats
        for revision, places in seen.items():
            if revision in found:
                shown = game.nobody.state(revision=revision)
                assert shown["view"]["places"] == places
        asked = game.asked()
        assert asked is not None
        state = asked.state()
        assert asked.answer(any_option(state, dice), state)["revision"] == state["revision"] + 1
    assert needs_base(states(tmp_path, game)[state["revision"] + 1])


def test_an_upload_takes_only_so_much_on_disk(tmp_path: Path) -> None:
    with serving(tmp_path, upload_kept_bytes=4096) as server:
        assert "0.00390625 MB" in refused(send(server.api, cut_short(12)))
        assert kept(tmp_path) == 0
        server.rooms.uploads = type(server.rooms.uploads)(
            type(server.rooms.config)(), server.rooms.limits
        )
        made = send(server.api, cut_short(12))
        assert made.status_code == 201
        game = made.json()["id"]
        last = server.api.get(f"/api/games/{game}")["revision"]
        for revision in range(last + 1):
            assert server.api.get(f"/api/games/{game}", revision=revision)["revision"] == revision
