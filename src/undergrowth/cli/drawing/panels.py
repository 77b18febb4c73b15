"""The panels beside the map: players, boards, cards, and shared piles."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from undergrowth.cli.drawing.cards import (
    counted_cards,
    items_words,
    marked_card,
    marked_quest,
    marked_suit,
)
from undergrowth.cli.drawing.lines import flow, hanging, joined, rule, word
from undergrowth.cli.drawing.marks import Marks, faction_title
from undergrowth.cli.drawing.scene import View
from undergrowth.decks import QUESTS
from undergrowth.engine.messages import details, fragment, phrase, title
from undergrowth.table.names import FACTIONS, SUITS
from undergrowth.words import counted

# ---- the headline and the key


def headline(view: View, width: int, marks: Marks) -> Text:
    """Return the seat on turn, and the phase."""
    turn = view["turn"]
    words = [phrase("cli-map", {"map": f"map:{view['setup']['map']}"})]
    if turn["number"] > 0 and turn["seat"] is not None:
        words += [
            fragment("cli-turn", {"number": turn["number"]}),
            faction_title(turn["seat"]),
            title(turn["phase"], "phase"),
        ]
    else:
        words.append(fragment("cli-setup"))
    return rule(" · ".join(words), width, marks)


def key(view: View, width: int, marks: Marks) -> list[Text]:
    """Return the meanings of the marks on the map."""
    signs = marks.glyphs
    words = [marked_suit(suit, marks) + Text(f" {title(suit, 'suit')}") for suit in _suits_on(view)]
    words += [
        Text(f"{signs.open_slot} {fragment('cli-open_slot')}"),
        Text(f"{signs.full_slot} {title('building', 'piece')}"),
        Text(f"{signs.ruin} {fragment('cli-ruin')}"),
        Text(f"{signs.path * 3} {fragment('cli-path')}"),
        Text(f"{signs.river * 3} {fragment('cli-river')}"),
        Text(f"f1 {fragment('cli-forest')}"),
    ]
    if view.get("closed_paths"):
        words.append(Text(f"{signs.closed * 3} {fragment('cli-closed_path')}"))
    if any(place.get("flooded") for place in view["places"]):
        words.append(Text(f"{signs.river}6{signs.river} {fragment('cli-flooded_clearing')}"))
    if view.get("landmarks"):
        words.append(Text(f"{signs.landmark} {fragment('cli-landmark')}"))
    return flow(words, width) + pieces_key(view, width, marks)


def _suits_on(view: View) -> list[str]:
    there = {suit for place in view["places"] for suit in place.get("suits", [])}
    return [suit for suit in SUITS.names() if suit in there]


def pieces_key(view: View, width: int, marks: Marks) -> list[Text]:
    """Return the letters of all owners, and the short names of their pieces."""
    lines: list[Text] = []
    for name in [*view["setup"]["seats"], *(each["id"] for each in view.get("owners", []))]:
        head = word(f"{marks.letters[name]} ", f"bold {marks.colors[name]}")
        words = [head + Text(faction_title(name))]
        for piece, mark in marks.pieces[name].items():
            if piece == marks.ordinary.get(name):
                words.append(Text(f"{marks.letters[name]}3 {fragment('cli-three_warriors')}"))
            elif piece == "pawn":
                words.append(
                    Text(f"{marks.letters[name]}{marks.glyphs.pawn} {title('pawn', 'piece')}")
                )
            else:
                words.append(Text(f"{mark} {title(piece, 'piece')}"))
        lines += flow(words, width, indent=2)
    return lines


# ---- the players


def summary(view: View, width: int, marks: Marks) -> list[Text]:
    """Return a paragraph for each player: points, cards, and the play area."""
    lines: list[Text] = []
    for seat in view["seats"]:
        name = seat["faction"]
        turn = marks.glyphs.turn if view["turn"]["seat"] == name else " "
        head = Text(turn + " ")
        head.append(f"{marks.letters[name]} {faction_title(name)}", f"bold {marks.colors[name]}")
        head.append(f" ({fragment('cli-you')})" if view["viewer"] == name else "")
        lines += hanging(head, joined(_public(seat, marks), marks.plain(" · ")), width, 29)
    for owner in view.get("owners", []):
        name = owner["id"]
        head = word(f"  {marks.letters[name]} {faction_title(name)}", f"bold {marks.colors[name]}")
        words = owned(owner, marks) + Text(".") + _lying(owner, marks)
        lines += hanging(head, words, width, 29)
    return lines


def owned(owner: View, marks: Marks) -> Text:
    """H Return the decider of an owner without a seat, and its supply."""
    decider = owner["decider"]
    who = f"faction:{decider}"
    decides = "cli-decides" if decider is not None else "cli-decides.nobody"
    supply = [counted(n, piece) for piece, n in owner["supply"].items() if n]
    words: list[Text | str] = [fragment(decides, {"seat": who})]
    if supply:
        words.append(fragment("cli-in_supply", {"pieces": f"text:{', '.join(supply)}"}))
    return joined(words, marks.plain(" · "))


def _public(seat: View, marks: Marks) -> list[Text | str]:
    count = seat["hand_count"]
    words: list[Text | str] = [
        word(points(seat["score"]), "bold"),
        counted(count, "card", "word"),
    ]
    for part in seat["board"]:
        if part.get("glance") == 1 and not part.get("group") and part.get("cards"):
            words.append(Text(f"{part['title']} ") + counted_cards(part["cards"], marks))
    if seat["dominance"]:
        words.append(Text(fragment("cli-activated") + " ") + marked_card(seat["dominance"], marks))
    if seat["partner"]:
        words.append(fragment("cli-coalition", {"seat": f"faction:{seat['partner']}"}))
    if seat["crafted"]:
        words.append(f"{fragment('cli-crafted')} {items_words(seat['crafted'])}")
    if seat["face_down"]:
        words.append(f"{fragment('cli-face_down')} {items_words(seat['face_down'])}")
    if seat["play"]:
        words.append(Text(fragment("cli-in_play") + " ") + counted_cards(seat["play"], marks))
    if seat["known"]:
        words.append(Text(fragment("cli-known") + " ") + counted_cards(seat["known"], marks))
    return words


def points(n: int) -> str:
    """Return a score in words."""
    return counted(n, "point", "word")


def board(seat: View, width: int, marks: Marks, full: bool = True) -> list[Text]:
    """Return the parts of a faction board; without `full`, tracks show only their next space."""
    parts = [(part, _part(part, marks, full)) for part in seat["board"]]
    shown = [(_head(part, full), words, part["kind"]) for part, words in parts if words is not None]
    longest = max((head.cell_len for head, _, _ in shown), default=0)
    indent = min(longest + 2, 28 if width < 100 else 48) if full else 20
    lines: list[Text] = []
    short: list[Text] = []
    for head, words, kind in shown:
        if not full and kind in ("value", "choice"):
            short.append(head + Text(": ") + words)
        else:
            lines += hanging(head, words, width, indent)
    lines += flow(short, width)
    return lines or [word(fragment("cli-nothing_yet"), "dim")]


def _head(part: dict[str, Any], full: bool) -> Text:
    head = word(named(part["title"]), "bold")
    if full:
        head.append(f" {part['law']}", "not bold dim")
    return head


def named(words: str) -> str:
    """Return a part's title with faction ids replaced by titles."""
    factions = FACTIONS.names()
    return " ".join(faction_title(word) if word in factions else word for word in words.split(" "))


def _part(part: dict[str, Any], marks: Marks, full: bool) -> Text | None:
    kind = part["kind"]
    if kind == "track":
        return _track(part["spaces"], marks, full)
    if kind == "items":
        return _items(part["items"])
    if kind == "pieces":
        return _pieces(part["pieces"], marks)
    if kind == "cards":
        if part["cards"] is None:
            return Text(fragment("cli-hidden", {"count": part["count"]}))
        return counted_cards(part["cards"], marks)
    if kind == "portraits":
        return _portraits(part["portraits"], marks, full)
    if not part["value"]:
        return None if not full else word(fragment("cli-none"), "dim")
    words = Text(title(part["value"]))
    if full and part.get("among"):
        others = [title(each) for each in part["among"] if each != part["value"]]
        words.append(f"   {fragment('cli-of')} {', '.join(others)}", "dim")
    return words


def _track(spaces: list[dict[str, Any]], marks: Marks, full: bool) -> Text:
    """Return a sign for each space, filled or empty, and the value of the next one."""
    signs = marks.glyphs
    left = sum(1 for space in spaces if space["filled"])
    words = Text()
    for space in spaces:
        words.append(signs.track_full if space["filled"] else signs.track_empty)
    shown = fragment("cli-left", {"left": left, "spaces": len(spaces)})
    words.append(f"  {shown}", "" if left else "dim")
    ahead = [space.get("label", "") for space in spaces if space["filled"]]
    if ahead and ahead[0]:
        words.append(marks.plain(f" · {fragment('cli-next')} "), "dim")
        words.append(ahead[0])
    for space in spaces:
        if space.get("holder"):
            words.append(marks.plain(f" · {space['label']}: "), "dim")
            words.append(faction_title(space["holder"]))
    if full and any(ahead[1:]):
        words.append(marks.plain(f" · {fragment('cli-then')} "), "dim")
        words.append(" | ".join(each for each in ahead[1:] if each), "dim")
    return words


def _items(items: list[dict[str, Any]]) -> Text:
    """Return items by state, each state in words."""
    words: list[Text | str] = []
    for state, style in (("", ""), ("exhausted", "dim"), ("damaged", "red")):
        names = [
            title(item["item"], "item")
            for item in items
            if _state(item).startswith(state or "ready")
        ]
        if names:
            listed = ", ".join(
                name + (f" x{names.count(name)}" if names.count(name) > 1 else "")
                for name in dict.fromkeys(names)
            )
            words.append(word(f"{title(state, 'condition')}: {listed}" if state else listed, style))
    return joined(words, " / ") if words else word(fragment("cli-none"), "dim")


def _pieces(pieces: list[dict[str, Any]], marks: Marks) -> Text:
    """Return the pieces on a board with their owners."""
    words: list[Text | str] = [
        f"{each['count']} {faction_title(each['owner'])} {title(each['piece'], 'piece')}"
        for each in pieces
    ]
    return joined(words, marks.plain(" · ")) if words else word(fragment("cli-none"), "dim")


def _portraits(portraits: list[dict[str, Any]], marks: Marks, full: bool) -> Text:
    """Return the chosen cards, and in full also the others: open ones dim, spent ones crossed."""
    shown = {"chosen": "bold", "open": "dim", "spent": "dim strike"}
    words: list[Text | str] = [
        word(title(each["id"]), shown[each["state"]])
        for state in shown
        for each in portraits
        if each["state"] == state and (full or state == "chosen")
    ]
    return joined(words, marks.plain(" · ")) if words else word(fragment("cli-none"), "dim")


def _state(item: dict[str, Any]) -> str:
    if item["damaged"]:
        return "damaged"
    return "exhausted" if item["exhausted"] else "ready"


def _landmark(landmark: View, marks: Marks) -> Text:
    """Return a landmark's place, its effect, and the contents of its card."""
    place = fragment("cli-in_place", {"place": f"place:{landmark['place']}"})
    words = Text(f"{place}. {details(landmark['id'], 'landmark')}")
    return words + _lying(landmark, marks)


def _lying(owner: View, marks: Marks) -> Text:
    """Return the contents of a board beside the map, in a line."""
    words = Text()
    for part in owner["board"]:
        shown = _part(part, marks, full=False)
        if shown is not None:
            words.append(f" {part['title']}: ", "bold")
            words.append_text(shown)
            words.append(".")
    return words


def on_the_table(view: View, width: int, marks: Marks) -> list[Text]:
    """Return items, decks, and cards that lie beside the map."""
    rows: list[tuple[str, Text]] = [
        (phrase("cli-items"), Text(items_words(view["items"]) or fragment("cli-none_left"))),
        (
            phrase("cli-cards"),
            Text(fragment("cli-piles", {"deck": view["deck"], "discarded": len(view["discard"])})),
        ),
    ]
    if view["available"]:
        rows.append((phrase("cli-beside"), counted_cards(view["available"], marks)))
    if view["quests"]:
        shown = [QUESTS[number] for number in view["quests"]]
        quests = [marked_quest(q.name, SUITS.text(q.suit), q.items, marks) for q in shown]
        rows.append((phrase("cli-quests"), joined(quests, marks.plain(" · "))))
    rows += [
        (each["title"], _landmark(each, marks))
        for each in view.get("landmarks", [])
        if each["place"] is not None
    ]
    rows += [(each["title"], _lying(each, marks)) for each in view.get("boards", [])]
    lines: list[Text] = []
    for head, words in rows:
        lines += hanging(word(f"  {head}", "bold"), words, width, 18)
    return lines
