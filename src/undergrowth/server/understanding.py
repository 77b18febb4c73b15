"""Advice and reviews of live games: who may have them, and what is kept of them."""

from __future__ import annotations

from contextvars import copy_context
from functools import partial
from typing import Final

from pydantic_core import to_json

from undergrowth.ai import make_player
from undergrowth.engine.errors import BadSave, PlayerFailed
from undergrowth.server.errors import Refused, logger
from undergrowth.server.moments import unpack
from undergrowth.server.room import Room
from undergrowth.server.storage import Store
from undergrowth.server.thinkers import Thinkers
from undergrowth.server.threads import Threads
from undergrowth.table.game import Game
from undergrowth.understood import Review, advice

BUDGET: Final = 3.0
"""Seconds for which a player may think about a question of somebody else."""
PATIENCE: Final = 30.0
"""Seconds after which nobody waits any more for one that does not keep to that."""


def may_be_advised(room: Room, seat: int) -> None:
    """Refuses advice of anybody where the table forbids it, and who is not asked."""
    if not room.hints:
        raise Refused(403, "no_hints", "advice is not given in this game")
    decision = room.game.decision
    if decision is None or decision.seat != seat or room.row.over:
        raise Refused(409, "not_asked", "only who is asked can be advised")


def may_ask(room: Room, seat: int, player: str) -> None:
    """Refuses as `may_be_advised` does.  Raises `BadSetup` for a player that there is not."""
    may_be_advised(room, seat)
    make_player(player, seat, 0)


async def thought_about(
    room: Room, threads: Threads, thinkers: Thinkers | None, player: str, whose: str
) -> bytes:
    """What a player thinks of the open question, as JSON, computed for an address.

    It is the same each time it is asked there, but for players that go by time.
    """
    game, revision, here = room.game, room.row.revision, copy_context()
    try:
        if thinkers is not None and make_player(player, 0, 0).thinks():
            told = await thinkers.advice(game, player, BUDGET, revision, whose)
        else:
            told = await threads.compute(
                whose, lambda: here.run(lambda: advice(game, player, BUDGET, revision))
            )
    except PlayerFailed as error:
        logger.error("game %s: %s could give no advice: %s", room.row.id, player, error)
        raise Refused(
            503, "no_advice", f"{player} has nothing to say about this question"
        ) from None
    return to_json({"revision": revision, **told})


def reviewed(room: Room, store: Store) -> bytes:
    """The review of a game that is over, as JSON."""
    last = room.row.revision
    at = partial(_moment, store, room.row.id)
    return to_json(Review(room.game, room.chronicle.revisions[:], at, last).view())


def _moment(store: Store, game: str, revision: int) -> Game:
    packed = store.state(game, revision)
    if packed is None:
        raise BadSave(f"the game lacks its moment {revision}")
    return unpack(packed)
