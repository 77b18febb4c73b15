"""The state of a game in the words of the notation, which a log of it must reach."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from undergrowth.law.cards.pond import in_pond
from undergrowth.law.hirelings.hireling import hirelings
from undergrowth.law.hirelings.markers import ON_TRACK, SPACES, TURNED_OVER, marker_track
from undergrowth.law.items.held import condition_named
from undergrowth.rootlog.hiring import NOBODY as CONTROLLED_BY_NOBODY
from undergrowth.rootlog.hiring import USED
from undergrowth.rootlog.items import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, READY
from undergrowth.rootlog.marks import Value, values_of
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.notation.scripts import HAND, Script, lying_there
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.reader import counted
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.names import CARDS, ITEMS, PIECES
from undergrowth.table.places import NOWHERE, PLACE, is_forest, path_place
from undergrowth.table.sources import Source

CONDITIONS = (READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED)
"""The conditions in the order of `law.items.held`."""


@dataclass
class Standing:
    """The state of the table at one moment."""

    pieces: Counter[tuple[str, str]] = field(default_factory=Counter)
    cards: dict[str, list[str]] = field(default_factory=dict)
    """The faces of cards by hand and board."""
    piled: list[str] = field(default_factory=list)
    """The faces of open shared cards: the discard pile and cards beside the map."""
    items: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    score: dict[str, int] = field(default_factory=dict)
    dominance: dict[str, str] = field(default_factory=dict)
    """The face of the active dominance card, by letter."""
    marks: dict[tuple[str, int], list[Value]] = field(default_factory=dict)
    tallies: dict[str, int] = field(default_factory=dict)
    """The number of pieces on a part of a board, by its owner."""
    hired: dict[str, tuple[str, int]] = field(default_factory=dict)
    """H.1 The controller of each hireling and its control markers, by letters."""
    taken: dict[int, str] = field(default_factory=dict)
    """A.6.4 The markers taken from the score track."""


def places_of(g: Game, scripts: list[Script]) -> dict[int, str]:
    """Return the code of every place of a game."""
    found = {place: PLACE.text(place) for place in g.box.woodland.clearings}
    for place in g.box.woodland.forest_places:
        if is_forest(place):
            found[place] = _between(g.box.woodland.paths[place])
    for number, ends in enumerate(g.box.woodland.path_ends, start=1):
        if g.has_place(path_place(number)):
            found[path_place(number)] = _between(ends)
    holdings = {script.holding_name: script.holding for script in scripts if script.holding}
    for place in g.box.holdings:
        if PLACE.text(place) in holdings:
            found[place] = holdings[PLACE.text(place)]
    return found


def _between(clearings: list[int]) -> str:
    """Return a forest's or path's code from its clearings: `2_7_10`, `2_7`."""
    return "_".join(str(n) for n in sorted(int(PLACE.text(each)) for each in clearings))


def standing(g: Game, letters: Letters, owners: list[Script], places: dict[int, str]) -> Standing:
    """Return the present state of the table.

    `owners` are the scripts of its seats, then those of its hirelings; `places` is the result of
    `places_of`.
    """
    found = Standing()
    scripts = owners[: g.seats]
    _pieces(g, found, owners, places)
    faces = letters.deck(g.setup.deck, g.setup.seats).faces
    found.piled = _faces(faces, g.discard + g.available + in_pond(g))
    for seat, script in enumerate(scripts):
        letter = script.letter
        document = book(g).faction(seat).write_board(g)
        found.score[letter] = g.score[seat]
        found.cards[letter] = _faces(faces, g.hands[seat])
        found.cards[f"{letter}$"] = _faces(faces, g.play[seat])
        if g.dominance[seat] != NO_CARD:
            card = faces.get(CARDS.text(g.dominance[seat]), "")
            found.dominance[letter] = card
            found.cards[f"{letter}$"].append(card)
        _on_board(found, script, document, faces)
        if script.tally:
            found.tallies[letter] = _tallied(document.get(script.tallied))
        _items(g, found, letters, seat, document)
        for number, mark in enumerate(script.marks):
            found.marks[letter, number] = values_of(letters, mark, document)
    for one in hirelings(g):
        _card(g, found, letters, owners[one.index], one)
    _control(g, found, owners)
    for landmark in book(g).landmarks:
        if landmark.name in letters.landmarks and landmark.place(g) != NOWHERE:
            script = letters.landmarks[landmark.name]
            found.pieces[script.letter, places[landmark.place(g)]] += 1
            _card(g, found, letters, script, landmark)
    return found


def _card(g: Game, found: Standing, letters: Letters, script: Script, source: Source) -> None:
    """H, L Add the contents of the card of a hireling or a landmark."""
    document = source.write_board(g)
    _on_board(found, script, document, letters.deck(g.setup.deck, g.setup.seats).faces)
    for entry, lying in script.lying.items():
        item, condition = lying_there(lying)
        told = document.get(entry, 0 if item else [])
        for words in [f"{told} {item}"] if item else told:  # type: ignore[attr-defined]
            n, name = counted(words)
            found.items[name, f"{script.letter}$", condition] += n
    for number, mark in enumerate(script.marks):
        found.marks[script.letter, number] = values_of(letters, mark, document)


def _control(g: Game, found: Standing, owners: list[Script]) -> None:
    """H.1 Add the controllers of hirelings, and the markers on the score track."""
    for one in hirelings(g):
        script, card = owners[one.index], one.held(g)
        seat = owners[card.controller].letter if card.controller >= 0 else ""
        found.hired[script.letter] = (seat, card.markers) if seat else CONTROLLED_BY_NOBODY
    track = marker_track(g)
    for space, taker in zip(SPACES, track.taken if track else [], strict=False):
        if taker != ON_TRACK:
            found.taken[space] = USED if taker == TURNED_OVER else owners[taker].letter


def _faces(faces: dict[str, str], cards: list[int]) -> list[str]:
    return [faces[name] for name in (CARDS.text(card) for card in cards) if name in faces]


def _pieces(g: Game, found: Standing, scripts: list[Script], places: dict[int, str]) -> None:
    for at, n in enumerate(g.pieces):
        if n:
            kind, place = divmod(at, g.places)
            owner = g.box.kinds[kind].owner
            if place in places and owner < len(scripts):
                found.pieces[_piece(g, scripts, kind), places[place]] += n
    for kind, k in enumerate(g.box.kinds):
        if k.owner < len(scripts) and g.supply[kind] < k.count:
            for owner, script in enumerate(scripts):
                n = book(g).owner(owner).off_map(g, kind)
                if n and _lies_on_board(g, script, owner, kind):
                    found.pieces[_piece(g, scripts, kind), f"{script.letter}$"] += n


def _lies_on_board(g: Game, script: Script, owner: int, kind: int) -> bool:
    """Whether the notation writes a piece on this board."""
    k = g.box.kinds[kind]
    if k.owner == owner and (PIECES.text(k.piece) in script.board or script.board_own):
        return True
    return script.board_by_owner != "" and k.sort == WARRIOR


def _piece(g: Game, scripts: list[Script], kind: int) -> str:
    k = g.box.kinds[kind]
    script = scripts[k.owner]
    return script.letter + script.pieces[PIECES.text(k.piece)]


def _on_board(
    found: Standing, script: Script, document: dict[str, object], faces: dict[str, str]
) -> None:
    for path, where in script.cards.items():
        value: object = document
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        at = script.letter if where == HAND else script.letter + where
        cards = [faces[str(card)] for card in value or [] if str(card) in faces]  # type: ignore[attr-defined]
        found.cards.setdefault(at, []).extend(cards)


def _tallied(pieces: object) -> int:
    """Return the number of pieces in an entry that lists them by owner."""
    lists = pieces.values() if isinstance(pieces, dict) else []
    return sum(counted(str(words))[0] for each in lists for words in each)


def _turned_down(g: Game, seat: int, letters: Letters) -> Counter[str]:
    """H.2.4 Return the face-down crafted items of a seat."""
    found: Counter[str] = Counter()
    for one in hirelings(g):
        entry = letters.hirelings[one.name].turned_down
        for words in one.write_seat(g, seat).get(entry, []) if entry else []:  # type: ignore[attr-defined]
            n, name = counted(words)
            found[name] += n
    return found


def _items(
    g: Game,
    found: Standing,
    letters: Letters,
    seat: int,
    document: dict[str, object],
) -> None:
    script = letters.script(g.setup.seats[seat])
    where = f"{script.letter}$"
    down = _turned_down(g, seat, letters)
    for item, n in enumerate(g.crafted[seat]):
        if n:
            name = ITEMS.text(item)
            found.items[name, where, READY] += n - down[name]
            found.items[name, where, EXHAUSTED] += down[name]
    if script.items:
        for words in document.get(script.items, []):  # type: ignore[attr-defined]
            n, rest = counted(words)
            name, _, condition = rest.partition(" ")
            found.items[name, where, CONDITIONS[condition_named(condition)]] += n
        return
    for item, n in enumerate(book(g).faction(seat).items_held(g)):
        if n:
            found.items[ITEMS.text(item), where, READY] += n
