"""Playing: answers, undo, and reasons why an answer is not offered."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from undergrowth.engine.errors import BadSave, BadText, IllegalAction
from undergrowth.server.errors import Refused, damaged
from undergrowth.server.games.room import Room
from undergrowth.server.routes.common import Holder, InRoom, json_answer
from undergrowth.server.views.reasons import automated_seat, reason_for, reasons_about
from undergrowth.server.wire.asked import AnswerAsked, UndoAsked
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import Answered
from undergrowth.server.wire.questions import WhyNot, WhyNotAbout

router = APIRouter(prefix="/api/games/{game}", tags=["playing"])


@router.post(
    "/answers", response_model=Answered, responses=errors(400, 401, 403, 404, 409, 413, 415, 422)
)
async def answer(room: InRoom, seat: Holder, asked: AnswerAsked) -> Response:
    """Answer the open question.  When this succeeds, the answer is stored on disk."""
    return json_answer(await given(room, seat, asked))


async def given(room: Room, seat: int, asked: AnswerAsked) -> bytes:
    """Return the acknowledgement of an answer.  Refuses what is not offered, and says why."""
    try:
        if asked.unless_last:
            await room.check_not_last(seat, asked.revision, asked.edition, asked.text)
        return await room.answer(seat, asked.revision, asked.edition, asked.text)
    except BadSave as error:
        raise damaged(room.row.id, error) from None
    except BadText as error:
        raise Refused(422, "bad_text", str(error)) from None
    except IllegalAction as error:
        why = reason_for(room.game, seat, asked.text)
        said: dict[str, Any] = {"law": why.law, "reason": why.reason}
        if why.message is not None:
            said["why"] = why.message.model_dump()
        raise Refused(422, "illegal", str(error), **said) from None


@router.post("/undo", response_model=Answered, responses=errors(400, 401, 404, 409, 413, 415, 422))
async def undo(room: InRoom, seat: Holder, asked: UndoAsked) -> Response:
    """Take back this seat's last answer, if nothing new has become known since."""
    return json_answer(await room.undo(seat, asked.revision, asked.edition))


@router.get("/why_not", responses=errors(401, 404, 422))
async def why_not(
    room: InRoom,
    seat: Holder,
    text: Annotated[str, Query(min_length=1, max_length=200)],
    of: Annotated[str | None, Query(max_length=60)] = None,
) -> WhyNot:
    """Return why this seat cannot answer so now; the reason is empty when it can.

    `of` names an automated faction instead: why it does not, or did not, act so.
    """
    return reason_for(room.game, seat if of is None else automated_seat(room.game, of), text)


@router.get("/why_not/{domain}/{name}", responses=errors(401, 404, 422))
async def why_not_about(
    room: InRoom,
    seat: Holder,
    domain: Annotated[str, Path(max_length=20)],
    name: Annotated[str, Path(max_length=60)],
) -> WhyNotAbout:
    """Return why this seat can do nothing with a target now, such as `card` `armorers`.

    With `verb` and its id: why a verb of the open question has no option.
    """
    return WhyNotAbout(reasons=reasons_about(room.game, seat, domain, name))
