"""Beginning games: new, played on from a moment of another, or read from a replay."""

from __future__ import annotations

import random
from typing import Final

from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadSave, BadSetup, UndergrowthError
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.server.keys import new_game_id, new_seed
from undergrowth.server.moments import RECORD, begin_row, row_after
from undergrowth.server.questions import waits_for
from undergrowth.server.seating import Seated, completed, seat_row, seated
from undergrowth.server.storage import AnswerRow, GameRow, SeatRow, Store, now
from undergrowth.server.views import factions_of, is_chosen, title_of, winners_of
from undergrowth.server.wire.asked import USUAL_PACE, GameAsked, PlayOnAsked
from undergrowth.server.wire.told import Made, MadeSeat
from undergrowth.session import PERSON, Session
from undergrowth.table.game import Game
from undergrowth.table.replay import Replay, from_lines

REPLAY: Final = "Replay: "
UNFINISHED: Final = "Unfinished replay: "
"""What stands before the title of a record that was read from a file."""
LONGEST: Final = 6_000
"""Answers of a replay; whole games have hundreds."""


def new_game(store: Store, asked: GameAsked) -> tuple[GameRow, Seated]:
    """A new game, on disk.  Raises `BadSetup`."""
    seed = new_seed() if asked.seed is None else asked.seed
    setup, order = completed(asked.setup, random.Random(seed), asked.shuffle)
    made = seated(setup, order, asked.setup.seats, asked.notify)
    session = Session.new(setup, [row.player for row in made.rows], seed)
    title = asked.title or title_of(session.game)
    row = _row(session, title, asked.pace, asked.seed is not None, True)
    store.create(row, made.rows, [begin_row(session.game)])
    return row, made


def played_on(
    store: Store, game: Game, complete: bool, title: str, asked: PlayOnAsked
) -> tuple[GameRow, Seated]:
    """A new game that begins at a moment of another.  Raises `BadSetup`.

    `game` is the moment as whoever asks may have it; its log and answers are those so far.
    """
    if len(asked.seats) != game.seats:
        raise BadSetup(f"{len(asked.seats)} players for {game.seats} seats")
    seed = new_seed() if asked.seed is None else asked.seed
    made = Seated(game.setup, list(range(game.seats)), [], {}, {})
    for seat, each in enumerate(asked.seats):
        made.rows.append(seat_row(made, seat, each.player, each.name, None))
    game.chance = seeded(seed)
    game.scripted = False
    session = Session(game, [row.player for row in made.rows], seed)
    row = _row(session, title, asked.pace, asked.seed is not None, complete)
    store.create(row, made.rows, [begin_row(game)])
    return row, made


def read_replay(store: Store, text: str) -> tuple[GameRow, Seated]:
    """A game to look at, from the text of a replay.  Raises `BadSave` or `BadSetup`."""
    try:
        rows, last = _replayed(from_lines(text))
    except UndergrowthError:
        raise
    except Exception as error:  # a file from anybody may be wrong in any way
        raise BadSave(f"the replay is damaged: {type(error).__name__}") from None
    session = Session(last, [PERSON] * last.seats)
    title = f"{REPLAY if last.over else UNFINISHED}{title_of(last)}"
    row = _row(session, title, USUAL_PACE, False, True)
    row.revision, row.over, row.asked = len(rows) - 1, True, None
    made = Seated(last.setup, list(range(last.seats)), [], {}, {})
    made.rows = [SeatRow(seat, RECORD) for seat in range(last.seats)]
    store.create(row, made.rows, rows)
    return row, made


def _replayed(replay: Replay) -> tuple[list[AnswerRow], Game]:
    """Every answer of a replay with the game after it, and the last game."""
    if len(replay.answers) > LONGEST:
        raise BadSave(f"the replay has more than {LONGEST} answers")
    rows: list[AnswerRow] = []
    before: Game | None = None
    seat, answer = NOBODY, ""
    for at, game in enumerate(replay.steps()):
        decision = game.decision
        if decision is not None and decision.seat == CHANCE:
            continue
        shown = game.copy(log=True)
        shown.scripted = False
        rows.append(row_after(before, shown, len(rows), seat, answer))
        before = shown
        if decision is not None and at < len(replay.answers):
            seat, answer = decision.seat, replay.answers[at][1]
    if before is None:
        raise BadSave("the replay ends before anybody is asked")
    return rows, before


def _row(session: Session, title: str, pace: str, seeded: bool, complete: bool) -> GameRow:
    moment = now()
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
        asked=waits_for(session),
        factions=factions_of(session.game),
        winners=winners_of(session.game),
        generators=session.generators,
        undo=[],
    )


def made_answer(row: GameRow, made: Seated) -> Made:
    """What is told about a new game, once; seats in the order they were asked for."""
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
    return Made(id=row.id, seats=seats, link=f"/game/{row.id}")
