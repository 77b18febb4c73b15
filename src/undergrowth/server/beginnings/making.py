"""Making games: new ones, ones played on from a moment of another, and ones from a record.

Making one takes the engine up to a tenth of a second, and storing it waits for the disk.  So they
are two steps: the first is work of the address that asks (`Threads.read`), the second is not.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter, ValidationError

from undergrowth.ai import make_player
from undergrowth.engine.chance import Stream, new_key, seeded
from undergrowth.engine.errors import BadSetup
from undergrowth.server.beginnings.seating import Seated, completed, seat_row, seated
from undergrowth.server.database.moments import RECORD, begin_row
from undergrowth.server.database.packing import weight
from undergrowth.server.database.proofs import proof_row
from undergrowth.server.database.rows import AnswerRow, Clock, GameRow, SeatRow
from undergrowth.server.database.storage import Store
from undergrowth.server.gate.keys import hashed, new_game_id
from undergrowth.server.people.clocks import begun
from undergrowth.server.ratings.serious import OPEN, check_serious
from undergrowth.server.views.state import factions_of, is_chosen, title_of, winners_of
from undergrowth.server.wire.asked import USUAL_PACE, ClockAsked, GameAsked, PlayOnAsked
from undergrowth.server.wire.common import Name
from undergrowth.server.wire.games import Made, MadeSeat
from undergrowth.server.work.reading import Record
from undergrowth.session import Session
from undergrowth.table.game import Game

_NAME: Final = TypeAdapter(Name)
REPLAY: Final = "Replay: "
UNFINISHED: Final = "Unfinished replay: "
"""The start of the title of a record that was read from a file."""


@dataclass
class NewGame:
    """A game that is made and not stored yet."""

    row: GameRow
    seated: Seated
    answers: list[AnswerRow]

    def keep(self, store: Store) -> GameRow:
        """Store the game; return its row."""
        store.create(self.row, self.seated.rows, self.answers)
        return self.row


def new_game(asked: GameAsked, moment: float) -> NewGame:
    """Return a new game, made at a moment.  Raises `BadSetup`."""
    draw = random.SystemRandom() if asked.seed is None else random.Random(asked.seed)
    setup, order = completed(asked.setup, draw, asked.shuffle)
    if asked.serious:
        check_serious(asked, setup)
    made = seated(setup, order, asked.setup.seats, asked.notify)
    session = Session.new(setup, [row.player for row in made.rows], asked.seed)
    title = asked.title or title_of(session.game)
    row = _row(session, made, title, asked.pace, asked.seed is not None, True, moment)
    row.hints = asked.hints if asked.hints is not None else not (made.invitations or asked.serious)
    row.serious = OPEN if asked.serious else None
    for seat in made.tokens:
        made.rows[seat].seen = row.created
    if asked.clock is not None:
        row = begun(_clock(asked.clock, bool(made.invitations)), row, session.game, row.created)
    return NewGame(row, made, [begin_row(session.game, row.created)])


def _clock(asked: ClockAsked, waits: bool) -> Clock:
    """Return the clock of a new game.  Raises `BadSetup`."""
    make_player(asked.player, 0, 0)  # raises it
    return Clock(
        asked.kind, asked.seconds, asked.increment, asked.at_zero, asked.player, waits=waits
    )


def played_on(game: Game, complete: bool, title: str, asked: PlayOnAsked, moment: float) -> NewGame:
    """Return a new game that begins as another stood, made at a moment.  Raises `BadSetup`.

    `game` is that one as the requester may know it, with the log and answers so far.
    """
    if len(asked.seats) != game.seats:
        raise BadSetup(f"{len(asked.seats)} players for {game.seats} seats")
    made = Seated(game.setup, list(range(game.seats)), [], {}, {})
    for seat, each in enumerate(asked.seats):
        made.rows.append(seat_row(made, seat, each.player, each.name, None))
    game.chance = seeded(asked.seed or 0)
    game.stream = Stream(new_key()) if asked.seed is None else None
    game.scripted = False
    session = Session(game, [row.player for row in made.rows], asked.seed)
    row = _row(session, made, title, asked.pace, asked.seed is not None, complete, moment)
    row.hints = not made.invitations
    for seat in made.tokens:
        made.rows[seat].seen = row.created
    return NewGame(row, made, [begin_row(game, row.created)])


def recorded_game(record: Record, moment: float) -> NewGame:
    """Return a recorded game for viewing, brought at a moment."""
    row = GameRow(
        id=new_game_id(),
        title=f"{REPLAY if record.over else UNFINISHED}{record.title}",
        pace=USUAL_PACE,
        seeded=False,
        complete=True,
        created=moment,
        updated=moment,
        revision=len(record.rows) - 1,
        edition=0,
        over=True,
        asked=None,
        factions=record.factions,
        winners=record.winners,
        generators=record.generators,
        undo=[],
        uploaded=weight(record.rows),
        proof=record.proof,
    )
    seats = len(record.factions)
    made = Seated(record.setup, list(range(seats)), [], {}, {})
    names = [_name(each) for each in record.players] or [None] * seats
    made.rows = [SeatRow(seat, RECORD, names[seat]) for seat in range(seats)]
    return NewGame(row, made, record.rows)


def _name(text: str) -> str | None:
    """Return a player's name from a file, or None if no person could have that name."""
    try:
        return _NAME.validate_python(text)
    except ValidationError:
        return None


def _row(
    session: Session,
    made: Seated,
    title: str,
    pace: str,
    seeded: bool,
    complete: bool,
    moment: float,
) -> GameRow:
    return GameRow(
        id=new_game_id(),
        title=title,
        pace=pace,
        seeded=seeded,
        complete=complete,
        created=moment,
        updated=moment,
        revision=0,
        edition=0,
        over=session.game.over,
        asked=session.asked,
        factions=factions_of(session.game),
        winners=winners_of(session.game),
        generators=session.generators,
        undo=[],
        owner=hashed(made.owner),
        proof=proof_row(session),
    )


def made_answer(new: NewGame, code: str | None = None) -> Made:
    """Return the answer about a new game, given once; seats are in the order of the request."""
    row, made = new.row, new.seated
    seats: list[MadeSeat] = []
    for place in range(len(made.order)):
        seat = made.order.index(place)
        faction = made.setup.seats[seat]
        token, invitation = made.tokens.get(seat), made.invitations.get(seat)
        link = f"/game/{row.id}#seat={token}" if token else None
        seats.append(
            MadeSeat(
                seat=seat,
                faction=faction if is_chosen(faction) else None,
                token=token,
                invitation=invitation,
                link=f"/join#{invitation}" if invitation else link,
            )
        )
    owner = made.owner if row.owner is not None else None
    return Made(id=row.id, seats=seats, link=f"/game/{row.id}", owner=owner, code=code)
