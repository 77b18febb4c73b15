"""Names and titles are reported to the operator, and to nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.kit import Api, Refusal, Running, Seat, serving
from undergrowth.server.database import keeping, reports
from undergrowth.server.database.reports import read_reports, resolve


def tell(seat: Seat, /, **what: Any) -> None:
    told = seat.api.post(f"{seat.path}/reports", what, seat.token)
    assert told == {"reported": True}


def test_a_reported_name_waits_for_the_operator(running: Running) -> None:
    game = running.api.create(["here", "here"], title="Rude title")
    game.seat(1).settings(name="Rude name")
    tell(game.seat(0), seat=1)
    tell(game.seat(0))
    tell(game.seat(1), seat=1)
    base = running.rooms.store.base
    told = [(each.game, each.seat, each.text, each.times) for each in read_reports(base)]
    assert told == [(game.id, 1, "Rude name", 2), (game.id, None, "Rude title", 1)]
    game.seat(1).settings(name="Another name")
    tell(game.seat(0), seat=1)
    assert [each.text for each in read_reports(base)] == ["Rude name", "Rude title", "Another name"]
    found = read_reports(base)
    assert resolve(base, [found[0].id, "nothing"]) == found[:1]
    assert read_reports(base) == found[1:]


def test_nobody_at_the_table_learns_of_it(running: Running) -> None:
    game = running.api.create(["here", "here"])
    game.seat(1).settings(name="Rude name")
    viewers = [game.seat(0), game.seat(1), game.nobody]
    before = [running.api.ask("GET", each.path, each.token).content for each in viewers]
    tell(game.seat(0), seat=1)
    assert [running.api.ask("GET", each.path, each.token).content for each in viewers] == before


def test_only_who_has_a_seat_reports_and_only_names(running: Running) -> None:
    game = running.api.create(["here", "here"])
    for token, seat, status in [(None, 1, 401), (game.seat(0).token, 1, 409), ("x", 1, 401)]:
        with pytest.raises(Refusal) as refused:
            tell(Seat(running.api, game.id, token), seat=seat)
        assert refused.value.status == status
    with pytest.raises(Refusal) as refused:
        tell(game.seat(0), seat=7)
    assert refused.value.code == "no_seat"


def test_reports_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For an address, and in all."""
    monkeypatch.setattr(reports, "MOST", 1)
    with serving(tmp_path, reports_per_hour=3) as running:
        game = running.api.create(["here", "here"])
        game.seat(1).settings(name="Rude name")
        tell(game.seat(0))
        tell(game.seat(0))
        for code in ("unavailable", "too_many"):
            with pytest.raises(Refusal) as refused:
                tell(game.seat(0), seat=1)
            assert refused.value.code == code


def test_reports_go_with_their_game(api: Api, running: Running) -> None:
    game = api.create(["here", "here"])
    tell(game.seat(0))
    assert keeping.delete(running.rooms.store, [game.id]) == 1
    assert read_reports(running.rooms.store.base) == []
