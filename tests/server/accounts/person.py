"""People with accounts, and games that end as a test wants."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from server.accounts.authenticator import Authenticator, makes
from server.kit import Api, Game, Json, Running, Seat


class Person:
    """Somebody with an account."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.device: str = makes(api, Authenticator())["token"]

    def keeps(self, seat: Seat) -> list[Json]:
        told = {"seats": [{"id": seat.game, "token": seat.token}]}
        found: list[Json] = self.api.post("/api/account/seats", told, self.device)["seats"]
        return found

    def ratings(self) -> Json:
        found: Json = self.api.get("/api/account/ratings", self.device)
        return found


def joined(game: Game, number: int) -> Seat:
    """The seat of somebody who was invited."""
    told = {"invitation": game.made["seats"][number]["invitation"]}
    return Seat(game.api, game.id, game.api.post("/api/invitations/claim", told)["token"])


def won_by(here: Running, game: Game, *winners: int) -> None:
    """End a game as won by seats."""

    async def act() -> None:
        room = await here.rooms.get(game.id)
        async with room.held():
            room.session.game.over, room.session.game.winners = True, [*winners]
            won = [str(room.row.factions[each]) for each in winners]
            after = replace(room.row, over=True, asked=None, winners=won)
            await room.decide(lambda: after)
            room.show()
        room.changed()

    wait_for(here, act())


def wait_for(here: Running, work: Coroutine[Any, Any, None]) -> None:
    """Do work on the server's event loop."""
    assert here.rooms.loop is not None
    asyncio.run_coroutine_threadsafe(work, here.rooms.loop).result(60)
