"""1.2.1 Worlds that look alike to a viewer are told alike at every address, byte for byte.

The addresses are those of the application: a new one is tried here as soon as it is there, and a
parameter that nobody has given samples for fails the test.  Streams are read up to the first pause.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from kit.lineups import sparing
from server.games.test_loop import calls
from server.kit import FOUR, Game, Running, Seat, any_option, is_mine, serving
from server.people.table import Clock
from server.secrets.worlds import other_world
from undergrowth import Game as EngineGame
from undergrowth import Setup
from undergrowth.engine.actions import PASS, all_verbs, read_action, verb_name
from undergrowth.engine.frames import NOBODY, Decision
from undergrowth.server.database.moments import pack, unpack
from undergrowth.server.database.schema import games
from undergrowth.server.games.room import Room
from undergrowth.server.routes import common
from undergrowth.server.views.reasons import reason_for, reasons_about
from undergrowth.table.frames import Frame

STREAM = "/stream"
ACCOUNT = "/api/account"
LEAGUES = "/api/leagues"
LINEUPS = {
    "ambushes and supporters": FOUR,
    "plots and relics": ["corvid_conspiracy", "keepers_in_iron", "lizard_cult"],
}
MORE = {
    "burrow, mob, shop and captives": [
        "underground_duchy",
        "lord_of_the_hundreds",
        "riverfolk_company",
        "knaves_of_the_deepwood",
    ],
    "council and herds": ["twilight_council", "lilypad_diaspora", "vagabond"],
}
MOMENTS = {"ambushes and supporters": 2, "plots and relics": 3}
APART = 29
"""The answers from one moment to the next: no multiple of how often a faction is asked."""


def routes(running: Running) -> list[APIRoute]:
    """Every address that is asked with GET, as the application knows it."""
    found = [each for each in _routes(running.app.router) if "GET" in (each.methods or ())]
    told = running.api.get("/openapi.json")["paths"]
    assert {path for path in told if "get" in told[path]} <= {each.path for each in found}
    return found


def _routes(router: Any) -> Iterator[APIRoute]:
    """The routes of a router, those of routers in it, too."""
    for each in router.routes:
        if isinstance(each, APIRoute):
            yield each
        elif (inner := getattr(each, "original_router", None)) is not None:
            yield from _routes(inner)


def parameters(needs: Dependant) -> tuple[list[str], list[str], list[str]]:
    """Parameters of a route, and of what it depends on: of its path, of its query, needed there."""
    path = [each.alias for each in needs.path_params]
    query = [each.alias for each in needs.query_params]
    needed = [each.alias for each in needs.query_params if each.field_info.is_required()]
    for inner in needs.dependencies:
        for mine, theirs in zip((path, query, needed), parameters(inner), strict=True):
            mine += [name for name in theirs if name not in mine]
    return path, query, needed


def samples(room: Room) -> dict[str, list[str]]:
    """Values of each parameter, by its name."""
    now = room.row.revision
    mine = room.game.seat_name(0)
    return {
        "game": [room.row.id],
        "domain": ["card", "place", "item", "piece"],
        "name": ["armorers", "5", "sword", "warrior"],
        "id": ["cult_sermon", "first_moving"],
        "code": ["en"],
        "revision": [str(now), str(now // 2)],
        "eyes_of": [mine],
        "from": ["7"],
        "as": ["exact", "seen"],
        "text": ["pass", "craft armorers", "from 3", "play ambush:fox", f"battle {mine} in 3"],
        "of": [mine],
        "player": ["random", "greedy"],
        "lang": ["de"],
        "moment": [str(now)],
        "hands_open": ["false", "true"],
    }


def requests(route: APIRoute, values: dict[str, list[str]]) -> Iterator[str]:
    """The address with each value of each of its parameters, one parameter after the other."""
    path, query, needed = parameters(route.dependant)
    usual = {name: values[name][0] for name in (*path, *needed)}
    yield _address(route.path, usual)
    for name in (*path, *query):
        for value in values[name]:
            if usual.get(name) != value:
                yield _address(route.path, {**usual, name: value})


def _address(path: str, values: dict[str, str]) -> str:
    query: dict[str, str] = {}
    for name, value in values.items():
        if f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", quote(value, safe=""))
        else:
            query[name] = value
    return f"{path}?{urlencode(query, quote_via=quote)}" if query else path


def verbs(room: Room) -> list[str]:
    """The verbs of the open question, also those without an option."""
    frame = room.game.stack[-1] if room.game.stack else None
    asked = frame.verb_list() if isinstance(frame, Frame) else []
    return [verb_name(each) for each in asked]


def heard(running: Running, path: str, token: str | None) -> str:
    """Everything that comes back: status, headers but the time and a random number, body."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if path.endswith(STREAM):
        return _beginning(running, path, headers)
    answer = running.api.http.get(path, headers=headers)
    assert answer.status_code < 500, f"{path}: {answer.text[:300]}"
    return "\n".join([str(answer.status_code), *_said(answer.headers.items()), answer.text])


def _beginning(running: Running, path: str, headers: dict[str, str]) -> str:
    """A stream up to the list of who is there, which is its first pause."""
    with running.api.http.stream("GET", path, headers=headers) as answer:
        lines = [str(answer.status_code), *_said(answer.headers.items())]
        presence = False
        for line in answer.iter_lines():
            lines.append(line)
            presence = presence or line == "event: presence"
            if presence and not line:
                break
    while any(runner.room.viewers for runner in running.rooms._runners.values()):
        running.api.get("/api/health")  # until the server has noticed that the page is closed
    return "\n".join(lines)


def _said(headers: Iterable[tuple[str, str]]) -> list[str]:
    drawn = ("date", "x-request-id")
    return [f"{name}: {value}" for name, value in headers if name not in drawn]


@contextmanager
def another(running: Running, room: Room, viewer: int, dice: random.Random) -> Iterator[None]:
    """While the block runs, the present and the past are another world's, and nothing is cached."""
    store, state, game = running.rooms.store, running.rooms.store.state, room.session.game

    def past(id: str, revision: int) -> bytes | None:
        packed = state(id, revision)
        return None if packed is None else pack(other_world(unpack(packed), viewer, dice))

    try:
        store.state = past  # type: ignore[method-assign,assignment]
        room.session.game = other_world(game, viewer, dice)
        room.show()
        yield
    finally:
        store.state = state  # type: ignore[method-assign]
        room.session.game = game
        room.show()


def play_on(game: Game, dice: random.Random, count: int) -> None:
    """Give so many answers for the seats that are asked."""
    state = game.nobody.state()
    for _ in range(count):
        if state["over"]:
            return
        seat = game.seats[state["decision"]["index"]]
        known = state if is_mine(state) else seat.state()
        state = seat.answer(any_option(known, dice), known)


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal anew by the same key each time."""
    monkeypatch.setattr(common, "new_key", lambda: b"the same key for both worlds")


@pytest.mark.parametrize("name", sparing(LINEUPS, most=1))
def test_every_address_tells_worlds_alike_that_look_alike(
    tmp_path: Path, name: str, steady: None
) -> None:
    compared(tmp_path, LINEUPS[name], MOMENTS[name])


@pytest.mark.long
@pytest.mark.parametrize("name", MORE)
def test_in_longer_games_too(tmp_path: Path, name: str, steady: None) -> None:
    compared(tmp_path, MORE[name], 15)


def account_of(running: Running, seat: Seat) -> str:
    """The token of a device whose account keeps a seat."""
    ledger, moment = running.app.state.accounts.ledger, time.time()
    account, _ = ledger.of_mail(f"of {seat.token}", moment)
    token: str = ledger.open_session(account, moment)
    kept = [{"id": seat.game, "token": seat.token}]
    assert len(running.api.post(f"{ACCOUNT}/seats", {"seats": kept}, token)["seats"]) == 1
    return token


def _is_of_an_account(route: APIRoute) -> bool:
    """Whether an address takes an account's token: the game that it keeps is one of those above."""
    return route.path.startswith((ACCOUNT, LEAGUES)) and route.name != "ways"


def addresses_of_league(running: Running, game: Game, device: str) -> list[str]:
    """The addresses of a league that everybody sees and in which the game counts."""
    asked = {"name": "Friday", "member": "Ada", "shown": True}
    id = running.api.post(LEAGUES, asked, device)["id"]
    here = games.update().where(games.c.id == game.id).values(league=id)
    with running.rooms.store.base.engine.begin() as link:
        link.execute(here)
    assert running.api.get(f"{LEAGUES}/{id}")["running"] == 1
    return [f"{LEAGUES}/{id}", f"{LEAGUES}/{id}/export", f"{LEAGUES}/{id}?season=1"]


def compared(folder: Path, lineup: list[str], moments: int) -> None:
    """Ask everything in two worlds, for every viewer, at some moments of a game."""
    with serving(folder, now=Clock()) as running:
        timed = {"kind": "game", "seconds": 600}
        game = running.api.create(["here"] * len(lineup), lineup, hints=True, clock=timed)
        room = running.rooms.known(game.id)
        assert room is not None
        dice, told = random.Random(5), set[str]()
        known = routes(running)
        addresses = [each for each in known if "{game}" in each.path]
        accounts = [each.path for each in known if each.path.startswith(ACCOUNT)]
        devices = {number: account_of(running, seat) for number, seat in game.seats.items()}
        leagues = addresses_of_league(running, game, devices[0])
        for _ in range(moments):
            play_on(game, dice, APART)
            if room.row.over:
                break  # now everybody may see everything
            paths = [path for each in addresses for path in requests(each, samples(room))]
            paths += [f"{game.nobody.path}/why_not/verb/{verb}" for verb in verbs(room)]
            for viewer, seat in [(NOBODY, game.nobody), *game.seats.items()]:
                asked = [(path, seat.token) for path in paths]
                asked += [(path, devices[viewer]) for path in accounts if viewer != NOBODY]
                asked += [(path, devices.get(viewer)) for path in leagues]
                here = [heard(running, *each) for each in asked]
                with another(running, room, viewer, dice):
                    there = [heard(running, *each) for each in asked]
                for (path, _), one, other in zip(asked, here, there, strict=True):
                    assert one == other, f"{path} tells {viewer} what it may not know"
                    told.add(one[:3])
        assert {"200", "401", "403", "409", "422"} <= told


@pytest.mark.parametrize(("domain", "name"), [("card", "armorers"), ("place", "3")])
def test_what_another_is_offered_is_no_reason(domain: str, name: str) -> None:
    """For every verb, also the one that is looked at first; and as much is done for it."""
    g = EngineGame.new(Setup(seats=FOUR), 1)
    asked = g.decision
    assert asked is not None and asked.seat == 0
    kinds = [
        kind
        for kind in all_verbs().values()
        if len(kind.domains) == 1 and kind.domains[0].label == domain
    ]
    told = set[str]()
    for offered in [[], [read_action(kinds[0], [name])], [read_action(k, [name]) for k in kinds]]:
        g.decision = Decision(0, asked.ask, [PASS, *offered])
        reasons = reasons_about(g, 1, domain, name)
        work = calls(lambda: reasons_about(g, 1, domain, name))
        told.add(f"{reasons} {work} {calls(lambda: reason_for(g, 1, 'pass'))}")
    assert len(told) == 1


WITHOUT_A_GAME = {
    "code": ["en"],
    "id": ["cult_sermon", "first_moving"],
    "map": ["autumn"],
    "faction": ["vagabond"],
    "hirelings": ["true"],
    "level": ["any"],
    "time": ["free"],
    "language": ["en"],
    "from": ["1"],
    "most": ["2"],
    "link": ["nowhere"],
    "revision": ["0"],
}
"""Values of parameters where no game is named."""


def test_every_other_address_knows_no_game(running: Running) -> None:
    """Without a game in the path an answer comes from no game: it is the same before and after."""
    paths = [
        path
        for each in routes(running)
        if "{game}" not in each.path and not _is_of_an_account(each)
        for path in requests(each, WITHOUT_A_GAME)
    ]
    before = [heard(running, path, None) for path in paths]
    game = running.api.create(["here"] * 4)
    play_on(game, random.Random(2), 5)
    assert [heard(running, path, game.seat(0).token) for path in paths] == before


def test_open_tables_tell_worlds_alike(tmp_path: Path) -> None:
    """1.2.1 Lists, codes and the maker's own view of a table, while people play already."""
    with serving(tmp_path) as running:
        api, dice = running.api, random.Random(4)
        game = api.create(["here", "here", "here", "invite"], table={"listed": True})
        with suppress(KeyError):  # until the seat is asked that nobody has taken
            play_on(game, dice, 12)
        room = running.rooms.known(game.id)
        assert room is not None
        code = game.made["code"]

        def told() -> list[str]:
            paths = ["/api/tables", "/api/tables?faction=vagabond", "/api/tables?map=autumn"]
            found = [heard(running, path, None) for path in paths]
            found.append(heard(running, f"/api/games/{game.id}/table", game.made["owner"]))
            answer = api.ask("POST", "/api/tables/find", json={"code": code})
            assert answer.status_code == 200 and code in found[0]
            return [*found, answer.text]

        here = told()
        with another(running, room, NOBODY, dice):
            assert told() == here
