"""What stands beside the map: who plays, their boards, cards, and what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

from undergrowth.cli.marks import SUIT_COLORS, Marks, faction_title
from undergrowth.cli.scene import View
from undergrowth.decks import ALL_CARDS, QUESTS
from undergrowth.engine.names import CARDS, FACTIONS, ITEMS, SUITS
from undergrowth.engine.texts import title

_WRAPPER = Console(width=80, file=None, no_color=True)


def hanging(first: Text, rest: Text, width: int, indent: int) -> list[Text]:
    """`first` padded to `indent`, then `rest`, whose further rows stand under its beginning.

    A `first` that is too long for that has a row of its own.
    """
    rows = rest.wrap(_WRAPPER, max(10, width - indent)) if rest.plain else [Text()]
    lines: list[Text] = []
    gap = indent - first.cell_len
    if gap < 1 and first.plain.strip():
        lines += [row for row in first.wrap(_WRAPPER, width)]
        head = Text(" " * indent)
    else:
        head = first + Text(" " * gap)
    for i, row in enumerate(rows):
        lines.append(_trimmed((head if i == 0 else Text(" " * indent)) + row))
    return lines


def flow(words: list[Text], width: int, indent: int = 0) -> list[Text]:
    """Words two spaces apart, none of them broken, in as many rows as they need."""
    rows: list[Text] = []
    for word in words:
        if rows and rows[-1].cell_len + 2 + word.cell_len <= width:
            rows[-1] += Text("  ") + word
        else:
            rows.append(Text(" " * indent if rows else "") + word)
    return rows


def joined(parts: Iterable[Text | str], between: str) -> Text:
    """Texts with something between them."""
    return Text(between, style="dim").join(
        Text(part) if isinstance(part, str) else part for part in parts
    )


def rule(words: str, width: int, marks: Marks, style: str = "bold") -> Text:
    """A line across with words in it."""
    sign = marks.glyphs.across
    line = Text(sign * 2 + " ", "dim")
    line.append(marks.plain(words), style)
    rest = width - line.cell_len - 1
    line.append(" " + sign * max(0, rest), "dim")
    return line


# ---- the head and the key


def headline(view: View, width: int, marks: Marks) -> Text:
    """Whose turn it is, and which phase."""
    turn = view["turn"]
    words = [f"{title(view['setup']['map'])} map"]
    if turn["number"] > 0 and turn["seat"] is not None:
        words += [f"turn {turn['number']}", faction_title(turn["seat"]), title(turn["phase"])]
    else:
        words.append("setup")
    return rule(" · ".join(words), width, marks)


def key(view: View, width: int, marks: Marks) -> list[Text]:
    """What the marks on the map mean."""
    signs = marks.glyphs
    words = [marked_suit(suit, marks) + Text(f" {suit}") for suit in _suits_on(view)]
    words += [
        Text(f"{signs.open_slot} open slot"),
        Text(f"{signs.full_slot} building"),
        Text(f"{signs.ruin} ruin"),
        Text(f"{signs.path * 3} path"),
        Text(f"{signs.river * 3} river"),
        Text("f1 forest"),
    ]
    return flow(words, width) + pieces_key(view, width, marks)


def _suits_on(view: View) -> list[str]:
    there = {suit for place in view["places"] for suit in place.get("suits", [])}
    return [suit for suit in SUITS.names() if suit in there]


def pieces_key(view: View, width: int, marks: Marks) -> list[Text]:
    """The letters of each player and the short names of their pieces."""
    lines: list[Text] = []
    for name in view["setup"]["seats"]:
        head = Text(f"{marks.letters[name]} ", f"bold {marks.colors[name]}")
        words = [head + Text(faction_title(name))]
        for piece, mark in marks.pieces[name].items():
            if piece == "warrior":
                words.append(Text(f"{marks.letters[name]}3 three warriors"))
            elif piece == "pawn":
                words.append(Text(f"{marks.letters[name]}{marks.glyphs.pawn} pawn"))
            else:
                words.append(Text(f"{mark} {title(piece)}"))
        lines += flow(words, width, indent=2)
    return lines


def _trimmed(line: Text) -> Text:
    line.rstrip()
    return line


# ---- marks of cards and items


def marked_suit(suit: str, marks: Marks) -> Text:
    """A suit in its colour: `F▲`."""
    return Text(marks.suit(suit), f"bold {SUIT_COLORS.get(suit, '')}")


def marked_card(name: str, marks: Marks) -> Text:
    """A card's title and suit; other things that lie among cards by their title."""
    suit = marks.card_suit(name)
    if not suit:
        return _quest_name(name, marks)
    words = Text(ALL_CARDS[CARDS.parse(name)].title + " ")
    words.append_text(marked_suit(suit, marks))
    return words


def _quest_name(name: str, marks: Marks) -> Text:
    for quest in QUESTS:
        if quest.name == name:
            return marked_quest(quest.title, SUITS.text(quest.suit), quest.items, marks)
    return Text(title(name))


def marked_quest(name: str, suit: str, items: list[int], marks: Marks) -> Text:
    """A quest: its title, suit and the items it takes."""
    words = Text(f"{name} ")
    words.append_text(marked_suit(suit, marks))
    words.append(f" ({' + '.join(title(ITEMS.text(item)) for item in items)})")
    return words


def counted_cards(cards: list[str], marks: Marks) -> Text:
    """Cards with how often each is there."""
    words: list[Text] = []
    for name in dict.fromkeys(cards):
        word = marked_card(name, marks)
        if cards.count(name) > 1:
            word.append(f" x{cards.count(name)}")
        words.append(word)
    return joined(words, ", ") if words else Text("none", "dim")


def items_words(items: dict[str, int]) -> str:
    """A supply of items."""
    return ", ".join(title(name) + (f" x{n}" if n > 1 else "") for name, n in items.items())


# ---- the players


def summary(view: View, width: int, marks: Marks) -> list[Text]:
    """A paragraph for each player: points, cards, and what lies in front of them."""
    lines: list[Text] = []
    for seat in view["seats"]:
        name = seat["faction"]
        turn = marks.glyphs.turn if view["turn"]["seat"] == name else " "
        head = Text(turn + " ")
        head.append(f"{marks.letters[name]} {faction_title(name)}", f"bold {marks.colors[name]}")
        head.append(" (you)" if view["viewer"] == name else "")
        lines += hanging(head, joined(_public(seat, marks), marks.plain(" · ")), width, 26)
    return lines


def _public(seat: View, marks: Marks) -> list[Text | str]:
    count = seat["hand_count"]
    words: list[Text | str] = [
        Text(points(seat["score"]), "bold"),
        "1 card" if count == 1 else f"{count} cards",
    ]
    if seat["dominance"]:
        words.append(Text("activated ") + marked_card(seat["dominance"], marks))
    if seat["partner"]:
        words.append(f"coalition with {faction_title(seat['partner'])}")
    if seat["crafted"]:
        words.append(f"crafted {items_words(seat['crafted'])}")
    if seat["play"]:
        words.append(Text("in play ") + counted_cards(seat["play"], marks))
    if seat["known"]:
        words.append(Text("known to hold ") + counted_cards(seat["known"], marks))
    return words


def points(n: int) -> str:
    """A score in words."""
    return "1 point" if n == 1 else f"{n} points"


def board(seat: View, width: int, marks: Marks, full: bool = True) -> list[Text]:
    """The parts of a faction board; without `full`, tracks show only their next space."""
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
    return lines or [Text("nothing on the board yet", "dim")]


def _head(part: dict[str, Any], full: bool) -> Text:
    head = Text(named(part["title"]), "bold")
    if full:
        head.append(f" {part['law']}", "not bold dim")
    return head


def named(words: str) -> str:
    """A part's title with ids of factions written for people."""
    factions = FACTIONS.names()
    return " ".join(faction_title(word) if word in factions else word for word in words.split(" "))


def _part(part: dict[str, Any], marks: Marks, full: bool) -> Text | None:
    kind = part["kind"]
    if kind == "track":
        return _track(part["spaces"], marks, full)
    if kind == "items":
        return _items(part["items"])
    if kind == "cards":
        if part["cards"] is None:
            return Text(f"{part['count']} hidden")
        return counted_cards(part["cards"], marks)
    if not part["value"]:
        return None if not full else Text("none", "dim")
    words = Text(title(part["value"]))
    if full and part.get("among"):
        others = [title(each) for each in part["among"] if each != part["value"]]
        words.append(f"   of: {', '.join(others)}", "dim")
    return words


def _track(spaces: list[dict[str, Any]], marks: Marks, full: bool) -> Text:
    """Signs for the spaces that hold a piece and those that are empty, and what the next is worth."""
    signs = marks.glyphs
    left = sum(1 for space in spaces if space["filled"])
    words = Text()
    for space in spaces:
        words.append(signs.track_full if space["filled"] else signs.track_empty)
    words.append(f"  {left} of {len(spaces)} left", "" if left else "dim")
    ahead = [space["label"] for space in spaces if space["filled"]]
    if ahead:
        words.append(marks.plain(" · next: "), "dim")
        words.append(ahead[0])
    if full and len(ahead) > 1:
        words.append(marks.plain(" · then: "), "dim")
        words.append(" | ".join(ahead[1:]), "dim")
    return words


def _items(items: list[dict[str, Any]]) -> Text:
    """Items by their state, each state in words."""
    words: list[Text | str] = []
    for state, style in (("", ""), ("exhausted", "dim"), ("damaged", "red")):
        names = [title(item["item"]) for item in items if _state(item).startswith(state or "ready")]
        if names:
            listed = ", ".join(
                name + (f" x{names.count(name)}" if names.count(name) > 1 else "")
                for name in dict.fromkeys(names)
            )
            words.append(Text(f"{state}: {listed}" if state else listed, style))
    return joined(words, " / ") if words else Text("none", "dim")


def _state(item: dict[str, Any]) -> str:
    if item["damaged"]:
        return "damaged"
    return "exhausted" if item["exhausted"] else "ready"


# ---- cards and table


def hand(cards: list[str], width: int, marks: Marks) -> list[Text]:
    """The cards of a hand: suit, title, cost, and what each does."""
    if not cards:
        return [Text("  no cards", "dim")]
    lines: list[Text] = []
    for name in dict.fromkeys(cards):
        card = ALL_CARDS[CARDS.parse(name)]
        head = Text("  ")
        head.append_text(marked_suit(SUITS.text(card.suit), marks))
        times = f" x{cards.count(name)}" if cards.count(name) > 1 else ""
        head.append(f" {card.title}{times}", "bold")
        body = cost(card.cost, card.any_cost, marks)
        body.append("  " if body.plain else "")
        body.append(card.text)
        lines += hanging(head, body, width, 27)
    return lines


def cost(icons: list[int], wild: int, marks: Marks) -> Text:
    """What crafting takes: a suit mark for each icon."""
    words = Text()
    for suit, n in enumerate(icons):
        for _ in range(n):
            words.append_text(marked_suit(SUITS.text(suit), marks))
    words.append("any " * wild)
    words.rstrip()
    return Text("craft ", "dim") + words if words.plain else words


def on_the_table(view: View, width: int, marks: Marks) -> list[Text]:
    """Items, decks, and cards that lie beside the map."""
    rows: list[tuple[str, Text]] = [
        ("Items", Text(items_words(view["items"]) or "none left")),
        (
            "Cards",
            Text(f"{view['deck']} in the deck, {len(view['discard'])} discarded"),
        ),
    ]
    if view["available"]:
        rows.append(("Beside the map", counted_cards(view["available"], marks)))
    if view["quests"]:
        shown = [QUESTS[number] for number in view["quests"]]
        quests = [marked_quest(q.title, SUITS.text(q.suit), q.items, marks) for q in shown]
        rows.append(("Quests", joined(quests, marks.plain(" · "))))
    lines: list[Text] = []
    for head, words in rows:
        lines += hanging(Text(f"  {head}", "bold"), words, width, 18)
    return lines
