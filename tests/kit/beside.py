"""A game of the ordinary engine, told to a companion turn by turn as people at a table tell it.

The companion hears what everybody sees: pieces, points, sizes of hands, cards named.  Everything an
automated opponent does must then be what it did in the game.
"""

from __future__ import annotations

from typing import Any

from undergrowth import position
from undergrowth.companion import Companion
from undergrowth.companion.moments import ANY, lines_of
from undergrowth.companion.worlds import carried_out, sight
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.frames import NOBODY
from undergrowth.law.setup.seats import automated_seats
from undergrowth.table.game import Game
from undergrowth.table.hidden.announced import loose_cards
from undergrowth.table.hidden.faces import knows
from undergrowth.table.hidden.unknown import known_cards, owner_of_board, unknown_cards, without
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.setup import Setup

BEGINS = "turn.begins"
_COURSE = ("turn", "phase", "turns", "procedures", "answer", "in_force", "used", "activated")
_HIDDEN = ("deck_top", "seen", "quest_deck")
_FLOODED = "flooded"
_GROUND = (_FLOODED, "suits", "ruins")
_PLACES = ("clearings", "forests", "paths")


def begun(setup: Setup, seed: int) -> tuple[Game, Companion]:
    """A game and a companion's, both before the first turn, with the same open table."""
    chance = seeded(seed)
    game = Game.new(setup, seed, scripted=True, asks_all=True, stops=["turns"])
    companion = Companion.new(setup, seed + 1)
    while not at_start(game):
        game.choose(some_answer(game, chance))
    while companion.game.turns == 0:
        asked = companion.question
        if asked is None:
            companion.step()
        else:
            companion.answer(ANY)
    tell(companion, game)
    return game, companion


def at_start(g: Game) -> bool:
    return g.over or (g.decision is not None and g.decision.prompt == BEGINS)


def some_answer(g: Game, chance: Chance) -> str:
    """An answer as people, dice and automated opponents give it, at random."""
    assert g.decision is not None
    own = g.own_answer(g.decision) if g.decision.seat >= 0 else None
    if own is not None:
        return str(own)
    texts = g.decision.texts()
    return texts[chance.below(len(texts))] if texts else f"shuffle {chance.below(2**30)}"


def play(game: Game, companion: Companion, chance: Chance, turns: int, late: bool = False) -> int:
    """Play turns, the game first; return how many of them automated opponents took.

    With `late`, people tell what is different only after they have ended their turn: so entries
    that count turns are the same.
    """
    taken = 0
    for _ in range(turns):
        if game.over or companion.over:
            break
        if game.turn in automated_seats(game):
            opponents_turn(game, companion, chance)
            taken += 1
        else:
            persons_turn(game, companion, chance, late)
    return taken


def persons_turn(game: Game, companion: Companion, chance: Chance, late: bool) -> None:
    """A person plays with cardboard; then the table tells what is different."""
    game.choose("pass")
    while not at_start(game):
        game.choose(some_answer(game, chance))
    if game.over:
        companion.won(*[game.seat_name(seat) for seat in game.winners])
        return
    if late:
        companion.end_turn()
    tell(companion, game)
    if not late:
        companion.end_turn()


def opponents_turn(game: Game, companion: Companion, chance: Chance) -> None:
    """An opponent plays in both games, with the same cards, dice and answers of people."""
    assert companion.plays
    first = True
    while first or not at_start(game):
        first = False
        assert game.decision is not None and companion.game.decision is not None
        asked = (game.decision.seat, game.decision.prompt)
        assert asked == (companion.game.decision.seat, companion.game.decision.prompt)
        text = some_answer(game, chance)
        before = game.copy()
        game.choose(text)
        if companion.question is None or asked[1] == BEGINS:
            companion.step()
        else:
            companion.answer(text)
        name_cards(companion, before, text)
    assert game.over == companion.game.over
    assert open_table(companion.game) == open_table(game)


def name_cards(companion: Companion, before: Game, text: str) -> None:
    """Name what the table sees turned up in the game, while the companion asks for it."""
    after = carried_out(before, text)
    told = without(unknown_cards(before, NOBODY), unknown_cards(after, NOBODY))
    while (pending := companion.moment.pending) is not None:
        if pending.courses:
            key = sight(after)
            companion.answer(next(text for text, each in pending.courses.items() if each == key))
        elif pending.where == NOBODY:
            companion.answer(CARDS.text(before.deck[-1 - pending.depth]))
        else:
            shown = [card for card in loose_cards(before, pending.where) if card in told]
            shown += without(told, shown)  # drawn to there and seen a moment later
            companion.answer(CARDS.text(shown[pending.depth]))
    lines = [each.text for each in companion.lines]
    assert lines == [each.text for each in lines_of(after)], (
        text,
        lines,
        [each.text for each in lines_of(after)],
    )


# ---- the open table


def open_table(g: Game) -> dict[str, Any]:
    """Everything of a position that everybody sees; of what is hidden, how many."""
    doc: dict[str, Any] = position.describe(g)
    for key in (*_COURSE, *_HIDDEN):
        doc.pop(key, None)
    doc["ruins"] = {place: len(items) for place, items in doc["ruins"].items()}
    doc["discard"] = sorted(doc["discard"])
    for seat in range(g.seats):
        own = doc[g.seat_name(seat)]
        own.pop("known", None)
        if known_cards(g, NOBODY, seat) != g.hands[seat] or not g.hands[seat]:
            own["hand"] = len(g.hands[seat])
    for entry, cards in hidden_piles(g):
        own = doc[entry[0]]
        assert len(own[entry[1]]) == len(cards)
        own[entry[1]] = len(cards)
    for section in _PLACES:
        doc[section] = {
            place: faces(g, spot, place) for place, spot in doc.get(section, {}).items()
        }
    return doc


def hidden_piles(g: Game) -> list[tuple[tuple[str, str], list[int]]]:
    """The face-down piles of boards, with the path of the entry that holds each."""
    found = []
    doc: dict[str, Any] = position.describe(g)
    for number, board in enumerate(g.boards):
        for pile in board.unknown_to(NOBODY, owner_of_board(g, number)):
            names = sorted(CARDS.text(card) for card in pile)
            own = doc[g.seat_name(number)] if number < g.seats else {}
            for entry, value in own.items():
                is_pile = entry not in ("hand", "play") and isinstance(value, list)
                if is_pile and names and sorted(map(str, value)) == names:
                    found.append(((g.seat_name(number), entry), pile))
    return found


def faces(g: Game, spot: dict[str, list[str]], place: str) -> dict[str, dict[str, int]]:
    """The pieces at a place by owner, under the names that everybody sees."""
    shown: dict[str, dict[str, int]] = {}
    for owner, words in spot.items():
        for word in words:
            n, _, name = word.partition(" ")
            kind = next(
                k
                for k in g.box.kinds
                if g.seat_name(k.owner) == owner and PIECES.text(k.piece) == name
            )
            number = g.box.kinds.index(kind)
            seen = name if knows(g, NOBODY, number, 1) else PIECES.text(kind.look)
            own = shown.setdefault(owner, {})
            own[seen] = own.get(seen, 0) + int(n)
    return shown


# ---- telling


def tell(companion: Companion, game: Game) -> None:
    """Tell a companion what is different on the table."""
    new = open_table(game)
    for take in (True, False):
        old = open_table(companion.game)
        if not take and old.get(_FLOODED) != new.get(_FLOODED):
            _tell_ground(companion, game)  # no pieces are left there
            old = open_table(companion.game)
        for section in _PLACES:
            for place in sorted({*old[section], *new[section]}):
                _tell_place(
                    companion, old[section].get(place, {}), new[section].get(place, {}), place, take
                )
    _tell_sizes(companion, game, True)
    if told := entries(game, open_table(companion.game), new):
        companion.set([], told)
    _tell_sizes(companion, game, False)
    assert open_table(companion.game) == new


def _tell_ground(companion: Companion, game: Game) -> None:
    """Tell which clearings are flooded, and what lies in the others."""
    old, new = position.describe(companion.game), position.describe(game)
    companion.set([], {key: merged(old.get(key), new.get(key)) for key in _GROUND})


def _tell_place(
    companion: Companion, old: dict[str, Any], new: dict[str, Any], place: str, take: bool
) -> None:
    for owner in sorted({*old, *new}):
        was, now = old.get(owner, {}), new.get(owner, {})
        for piece in sorted({*was, *now}):
            n = now.get(piece, 0) - was.get(piece, 0)
            if n and (n < 0) == take:
                companion.pieces(owner, place, piece, n)


def entries(game: Game, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The entries that are different, but for pieces and face-down cards."""
    document: dict[str, Any] = position.describe(game)
    names = [game.seat_name(seat) for seat in range(game.seats)]
    hidden = [path for path, _ in hidden_piles(game)]
    told: dict[str, Any] = {}
    for key in {**old, **new}:
        if key in _PLACES or old.get(key) == new.get(key):
            continue
        if key not in names:
            told[key] = merged(old.get(key), document.get(key))
            continue
        told[key] = {
            entry: merged(old[key].get(entry), document[key].get(entry))
            for entry in {**old[key], **new[key]}
            if old[key].get(entry) != new[key].get(entry)
            and (key, entry) not in hidden
            and entry != "hand"
        }
    return {key: value for key, value in told.items() if value != {}}


def merged(old: Any, new: Any) -> Any:
    """The change from one value to another; entries that are gone are taken away."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**dict.fromkeys(old), **{key: merged(old.get(key), new[key]) for key in new}}
    return new


def _tell_sizes(companion: Companion, game: Game, shrink: bool) -> None:
    """The cards in hands and face-down piles that have fewer now, or more, are counted."""
    for seat in range(game.seats):
        n = len(game.hands[seat])
        if n != (was := len(companion.game.hands[seat])) and (n < was) == shrink:
            companion.hand(game.seat_name(seat), n)
    for (name, entry), cards in hidden_piles(game):
        there = open_table(companion.game)[name].get(entry, 0)
        size = there if isinstance(there, int) else len(there)
        if size != len(cards) and (len(cards) < size) == shrink:
            companion.pile(name, entry, len(cards))
