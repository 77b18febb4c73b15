"""A game as one viewer may see it: built from `observe`, events and the seat's own settings.

Nothing here starts from the full state and removes secrets: hidden information is never read.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from undergrowth.engine.events import Event
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Arg, phrase, title
from undergrowth.library import installed_factions
from undergrowth.server.database.proofs import proof_told
from undergrowth.server.database.rows import GameRow, SeatRow, endpoint_of
from undergrowth.server.views.chronicle import Chronicle
from undergrowth.server.views.people import clock_view, hands_view, people_view, when
from undergrowth.server.views.questions import is_reaction
from undergrowth.session import PERSON
from undergrowth.shown.announced import announced
from undergrowth.shown.deeds import beginning_of, deeds
from undergrowth.shown.observe import Common, observe
from undergrowth.shown.question import question
from undergrowth.table import labels
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.words import DEFAULT, language, speaking

_PLACES: Final = ("place", "places", "from")
_CARDS: Final = ("card", "cards")


def faction_of(game: Game, seat: int) -> str | None:
    """Return the faction on a seat, or the seat's own name before one is chosen; None for
    NOBODY."""
    return game.seat_name(seat) if 0 <= seat < game.seats else None


def factions_of(game: Game) -> list[str | None]:
    """Return the factions by seat, as far as they are known."""
    return [faction_of(game, seat) for seat in range(game.seats)]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def winners_of(game: Game) -> list[str]:
    """3.1 Return the winners; none while the game goes on."""
    return [game.seat_name(seat) for seat in game.winners] if game.over else []


def is_chosen(name: str) -> bool:
    """Whether a seat's name is a faction's; before a draft it is like `player_2`."""
    return name in installed_factions()


def title_of(game: Game) -> str:
    """Return the default title of a game, from the factions known so far.

    Games are stored with this title in English; `title_shown` translates it for readers.
    """
    with speaking(DEFAULT):
        return _called(game)


def _called(game: Game) -> str:
    """Return the default title in the current language."""
    known = [title(name, "faction") for name in game.setup.seats if is_chosen(name)]
    left = game.seats - len(known)
    args: dict[str, Arg] = {
        "known": f"text:{', '.join(known)}",
        "count": left,
        "map": f"map:{game.setup.map}",
    }
    if not known:
        return phrase("server-title_of_draft", args)
    return phrase("server-title_in_draft" if left else "server-title", args)


def title_shown(words: str, game: Game) -> str:
    """Return a game's title in the current language, if it is a default title."""
    return words if language() == DEFAULT else words.replace(title_of(game), _called(game), 1)


def title_after(words: str, before: Game, after: Game) -> str:
    """Return a game's title at another moment; a default title follows the known factions."""
    if before.setup is after.setup:
        return words
    return words.replace(title_of(before), title_of(after), 1)


def decision_view(
    game: Game, viewer: int, options: bool = True, back: list[int] | None = None
) -> dict[str, Any] | None:
    """Return the open question; its options only for the seat that is asked.

    `back` has the length of the record at each question that undo can return to.
    """
    decision = game.decision
    if decision is None:
        return None
    mine = decision.seat == viewer
    shown: dict[str, Any] = dict(question(game, viewer if options else NOBODY, deep=False) or {})
    shown["seat"] = faction_of(game, decision.seat)
    shown["index"] = decision.seat
    shown["mine"] = mine
    shown["reaction"] = is_reaction(game)
    shown["announced"] = announced(game)
    for step in shown.get("steps", []):
        step["undo"] = _undos(step.pop("number"), back or [])
    return shown


def ahead_view(game: Game, seat: int, revision: int, alone: bool = False) -> dict[str, Any]:
    """Return what each option of the open question certainly costs and brings, for the seat
    asked; `alone` if one person plays."""
    shown = question(game, seat, alone=alone) or {}
    return {
        "revision": revision,
        "outcomes": shown.get("outcomes", {}),
        "lines": shown.get("lines", {}),
        "verbs": shown.get("verbs", []),
    }


def _undos(number: int, back: list[int]) -> int | None:
    """Return how many undos take back answer `number`; None if it cannot be taken back."""
    return len(back) - back.index(number) if number in back else None


def table_view(game: Game, viewer: int, common: Common | None = None) -> dict[str, Any]:
    """Return the viewer's view of the table; see `observe`."""
    view: dict[str, Any] = {**observe(game, viewer, common)}
    del view["decision"]  # it stands beside the view, in words
    return view


def seats_view(
    game: Game, seats: list[SeatRow], viewer: int, connected: set[int]
) -> list[dict[str, Any]]:
    """Return the seats with their players; settings only for the viewer's own seat."""
    asked = game.decision.seat if game.decision is not None else NOBODY
    shown: list[dict[str, Any]] = []
    for each in seats:
        faction = faction_of(game, each.seat)
        seat: dict[str, Any] = {
            "seat": each.seat,
            "faction": faction,
            "title": _capital(title(faction, "faction")) if faction else _seat(each.seat),
            "player": each.player,
            "name": each.name,
            "claimed": _is_claimed(each),
            "connected": each.seat in connected,
            "asked": each.seat == asked,
            **hands_view(each),
        }
        if each.seat == viewer:
            seat["passes"], seat["notify"] = each.passes, shown_notify(each.notify)
        shown.append(seat)
    return shown


def _seat(seat: int) -> str:
    return phrase("server-seat", {"number": seat + 1})


def presence_view(seats: list[SeatRow], connected: set[int], spectators: int) -> dict[str, Any]:
    """Return the connected seats and the number of spectators."""
    shown = [
        {
            "seat": each.seat,
            "connected": each.seat in connected,
            "claimed": _is_claimed(each),
            "name": each.name,
            "seen": hands_view(each)["seen"],
        }
        for each in seats
    ]
    return {"seats": shown, "spectators": spectators}


def _is_claimed(seat: SeatRow) -> bool:
    """Whether a seat does not wait for a person to claim it."""
    return seat.player != PERSON or seat.token is not None


def state_view(
    row: GameRow,
    game: Game,
    seats: list[SeatRow],
    viewer: int,
    connected: set[int],
    back: list[int],
    entries: int,
    revision: int | None = None,
    failed: int | None = None,
    hints: bool = False,
    common: Common | None = None,
    moment: float = 0.0,
    gone_after: float = 0.0,
) -> dict[str, Any]:
    """Return the whole state; with `revision`, of an earlier moment `game`, without options.

    `failed` is the seat whose computer player failed; `hints` says whether advice is given;
    `common` holds what all viewers see of the table, where that is known; `moment` is the time of
    day, for clocks and voices; `gone_after` are the seconds after which a person counts as gone.
    """
    present = revision is None
    stood_in = viewer != NOBODY and seats[viewer].stand_in is not None
    decision = decision_view(game, NOBODY if stood_in else viewer, present, back)
    asked = faction_of(game, game.decision.seat) if game.decision is not None else None
    return {
        "id": row.id,
        "revision": row.revision if revision is None else revision,
        "edition": row.edition,
        "latest": row.revision,
        "over": row.over if present else game.over,
        "unfinished": row.over and not row.winners and not game.over,
        "created": when(row.created),
        "updated": when(row.updated),
        "pace": row.pace,
        "seeded": row.seeded,
        "proof": _proof(row),
        "record": row.complete,
        "hints": hints,
        "serious": row.serious is not None,
        "viewer": faction_of(game, viewer),
        "viewer_seat": viewer if viewer != NOBODY else None,
        "title": title_shown(row.title, game),
        "seats": seats_view(game, seats, viewer, connected),
        "view": table_view(game, viewer, common),
        "decision": decision,
        "trouble": _trouble(game, seats, failed),
        "people": people_view(row, seats, gone_after, moment),
        "clock": clock_view(row, moment),
        "undo": {"possible": present and bool(back), "answers": len(back) if present else 0},
        "waiting_for": [asked] if asked is not None else [],
        "log_length": entries,
    }


def _proof(row: GameRow) -> dict[str, Any] | None:
    """Return the public part of the key by which chance answers."""
    proof = proof_told(row)
    if proof is None:
        return None
    return {"commitment": "", "key": None, **proof.document()}


def _trouble(game: Game, seats: list[SeatRow], failed: int | None) -> dict[str, Any] | None:
    if failed is None:
        return None
    return {"seat": failed, "faction": faction_of(game, failed), "player": seats[failed].playing}


# ---- the log


@dataclass
class Told:
    """Parts of a log that were written for one viewer and are the same for all, in one language."""

    entries: dict[int, dict[str, Any]] = field(default_factory=dict)
    deeds: dict[int, View] = field(default_factory=dict)


def log_view(
    game: Game, chronicle: Chronicle, viewer: int, first: int, told: Told | None = None
) -> dict[str, Any]:
    """Return the log from an entry on, as the viewer may know it; deeds begun earlier are whole.

    `told` is for one of many viewers: what others have been told need not be written again.
    """
    log = game.log or []
    end = min(len(log), len(chronicle))
    told = Told() if told is None else told
    shown = [_entry_for(game, chronicle, viewer, i, told.entries) for i in range(first, end)]
    done = deeds(game, viewer, beginning_of(log, first), end, told.deeds)
    return {"entries": shown, "deeds": done, "next": end}


def _entry_for(
    game: Game, chronicle: Chronicle, viewer: int, index: int, told: dict[int, dict[str, Any]]
) -> dict[str, Any]:
    event = (game.log or [])[index]
    if index in told:
        return told[index]
    revision, phase = chronicle.revisions[index], chronicle.phases[index]
    entry = _entry(game, event.as_seen_by(viewer), index, revision, phase)
    if not event.seen_by:
        told[index] = entry
    return entry


def _entry(game: Game, event: Event, index: int, revision: int, phase: str) -> dict[str, Any]:
    told = labels.tell(game, event)
    return {
        "index": index,
        "revision": revision,
        "turn": event.turn,
        "seat": faction_of(game, event.seat),
        "phase": phase,
        "verb": event.verb,
        "deed": event.deed,
        "act": event.act,
        "cause": event.cause if event.cause >= 0 else None,
        "law": event.law,
        "text": str(told),
        "message": told.data(),
        "places": _named(event, _PLACES),
        "cards": _named(event, _CARDS),
        "fields": event.fields,
    }


def _named(event: Event, keys: tuple[str, ...]) -> list[str]:
    return [word for key in keys if key in event.fields for word in str(event.fields[key]).split()]


def shown_notify(kept: dict[str, str] | None) -> dict[str, str] | None:
    """Return a seat's addresses for notices as its holder sees them, without who named them.

    Of a browser's subscription it is the address of its push service, without the keys.
    """
    if not kept:
        return None
    told = {key: kept[key] for key in kept if not key.endswith("_by")}
    if "push" in told:
        told["push"] = endpoint_of(told["push"])
    return told
