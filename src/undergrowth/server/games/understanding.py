"""Advice and reviews of live games: permissions and computation."""

from __future__ import annotations

from contextvars import copy_context
from functools import partial
from typing import Final

from pydantic_core import to_json

from undergrowth.ai import make_player
from undergrowth.engine.errors import BadSave, PlayerFailed
from undergrowth.server.database.moments import unpack
from undergrowth.server.database.rows import GameRow
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import Refused, logger
from undergrowth.server.games.room import Room
from undergrowth.server.work.thinkers import Thinkers
from undergrowth.server.work.threads import Threads
from undergrowth.table.game import Game
from undergrowth.understood import Review, advice

BUDGET: Final = 3.0
"""The seconds for which a player may think about an advice."""
PATIENCE: Final = 30.0
"""The seconds after which a player that overruns is not awaited any more."""


def may_be_advised(room: Room, seat: int) -> None:
    """Refuse advice if the game forbids it, and for a seat that is not asked."""
    if not room.hints:
        raise Refused(403, "no_hints", "advice is not given in this game")
    decision = room.game.decision
    if decision is None or decision.seat != seat or room.row.over:
        raise Refused(409, "not_asked", "only who is asked can be advised")


def may_ask(room: Room, seat: int, player: str) -> None:
    """Refuse as `may_be_advised` does.  Raises `BadSetup` for an unknown player."""
    may_be_advised(room, seat)
    make_player(player, seat, 0)


async def thought_about(
    game: Game,
    row: GameRow,
    threads: Threads,
    thinkers: Thinkers | None,
    player: str,
    whose: str,
) -> bytes:
    """Return a player's advice about the open question of `game` as JSON, computed for an address.

    It takes the game, not its room: when it begins, another seat may be asked there.  Repeated
    requests give the same advice, except for players with a budget of time.
    """
    revision, here = row.revision, copy_context()
    try:
        if thinkers is not None and make_player(player, 0, 0).thinks():
            told = await thinkers.advice(game, player, BUDGET, revision, whose)
        else:
            told = await threads.compute(
                whose, lambda: here.run(lambda: advice(game, player, BUDGET, revision))
            )
    except PlayerFailed as error:
        logger.error("game %s: %s could give no advice: %s", row.id, player, error)
        raise Refused(
            503, "no_advice", f"{player} has nothing to say about this question"
        ) from None
    return to_json({"revision": revision, **told})


def reviewed(room: Room, store: Store) -> bytes:
    """Return the review of a finished game as JSON."""
    last = room.row.revision
    at = partial(_moment, store, room.row.id)
    return to_json(Review(room.game, room.chronicle.revisions[:], at, last).view())


def _moment(store: Store, game: str, revision: int) -> Game:
    packed = store.state(game, revision)
    if packed is None:
        raise BadSave(f"the game lacks its moment {revision}")
    return unpack(packed)
