"""Advice, reviews and prices of answers: permissions and computation."""

from __future__ import annotations

from contextvars import copy_context
from functools import partial
from typing import Final

from pydantic_core import to_json

from undergrowth.ai import make_player
from undergrowth.ai.verdicts import is_judged
from undergrowth.engine.errors import BadSave, PlayerFailed
from undergrowth.server.database.moments import unpack
from undergrowth.server.database.rows import GameRow
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import Refused, logger
from undergrowth.server.games.room import Room
from undergrowth.server.work.thinkers import Thinkers
from undergrowth.server.work.threads import Threads
from undergrowth.table.game import Game
from undergrowth.understood import Review, advice, priced
from undergrowth.understood.prices import choices

BUDGET: Final = 3.0
"""The seconds for which a player may think about an advice."""
PATIENCE: Final = 30.0
"""The seconds after which a player that overruns is not awaited any more."""
TRIES: Final = 60
"""The tries for the price of an answer."""
PRICING: Final = 30.0
"""The seconds for which an answer of a finished game may be judged."""


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


def chosen(room: Room, store: Store) -> bytes:
    """Return the moments of a finished game at which a seat had a choice, as JSON."""
    row = room.row
    return to_json({"choices": choices(partial(_moment, store, row.id), row.revision)})


async def price_at(
    room: Room,
    moment: int,
    hands_open: bool,
    store: Store,
    threads: Threads,
    thinkers: Thinkers | None,
    whose: str,
) -> bytes:
    """Return the price of the answer at a moment of a finished game as JSON, for an address."""
    game = room.row.id
    before = await threads.run(lambda: _moment(store, game, moment))
    given = await threads.run(lambda: store.load(game, since=moment).answers)
    if not given or not is_judged(before):
        raise Refused(404, "no_moment", "no seat had a choice in a turn there")
    text, here = given[0].text, copy_context()
    try:
        if thinkers is not None:
            told = await thinkers.price(before, text, TRIES, hands_open, PRICING, whose)
        else:
            told = await threads.compute(
                whose, lambda: here.run(lambda: priced(before, text, TRIES, hands_open))
            )
    except PlayerFailed as error:
        logger.error("game %s: the answer after %d has no price: %s", game, moment, error)
        raise Refused(503, "no_price", "this answer could not be judged") from None
    return to_json({"moment": moment, **told})


def _moment(store: Store, game: str, revision: int) -> Game:
    packed = store.state(game, revision)
    if packed is None:
        raise BadSave(f"the game lacks its moment {revision}")
    return unpack(packed)
