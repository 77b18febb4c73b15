"""Whole screens: the table as a seat sees it, and a question with its options."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from undergrowth.cli.drawing import panels
from undergrowth.cli.drawing.atlas import draw_map
from undergrowth.cli.drawing.cards import counted_cards, hand, marked_suit
from undergrowth.cli.drawing.lines import hanging, joined, rule, with_law, word
from undergrowth.cli.drawing.log import event_lines
from undergrowth.cli.drawing.marks import Marks, faction_title
from undergrowth.cli.drawing.scene import View, scene
from undergrowth.cli.playing.about import introduction
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import CHANCE, NOBODY, Decision
from undergrowth.engine.messages import Arg, fragment, phrase, title
from undergrowth.law.setup.fan import fan_content
from undergrowth.shown.question import steps
from undergrowth.table.game import Game
from undergrowth.table.labels import label, law_of, place_words, question
from undergrowth.table.layout.geography import geography
from undergrowth.table.names import CARDS, SUITS
from undergrowth.table.places import NOWHERE, PLACE

WIDE: Final = 100
"""The width from which on options show their canonical text too."""


def view_of(g: Game, viewer: int) -> View:
    """Return a seat's view of the game; NOBODY sees what is public."""
    return g.observe(viewer)


def map_lines(g: Game, view: View, width: int, marks: Marks) -> list[Text]:
    """Return the map with its contents."""
    return draw_map(scene(geography(g.box.woodland), view), marks, width)


def table(g: Game, viewer: int, width: int, marks: Marks, keyed: bool = False) -> list[Text]:
    """Return the screen of a seat: map, players, its board and hand, and shared piles."""
    view = view_of(g, viewer)
    lines = [panels.headline(view, width, marks), Text()]
    lines += [*map_lines(g, view, width, marks), Text()]
    if keyed:
        lines += [*panels.key(view, width, marks), Text()]
    lines += [*panels.summary(view, width, marks), Text()]
    lines += panels.on_the_table(view, width, marks)
    for seat in view["seats"]:
        if seat["faction"] == view["viewer"]:
            lines += own(seat, width, marks)
    return lines


def own(seat: View, width: int, marks: Marks) -> list[Text]:
    """Return a player's own board and hand."""
    heading = rule(phrase("cli-your_board"), width, marks)
    lines = [heading, *panels.board(seat, width, marks, full=False)]
    cards = seat["hand"] or []
    lines.append(rule(phrase("cli-your_hand", {"count": len(cards)}), width, marks))
    return lines + hand(cards, width, marks)


def all_hands(g: Game, width: int, marks: Marks) -> list[Text]:
    """Return every hand, for a game that is over or a person's own."""
    lines: list[Text] = []
    for seat in range(g.seats):
        view = view_of(g, seat)["seats"][seat]
        name = g.seat_name(seat)
        head = word(f"{marks.letters[name]} {faction_title(name)}", f"bold {marks.colors[name]}")
        lines += hanging(head, counted_cards(view["hand"], marks), width, 26)
        for part in view["board"]:
            hidden = part["kind"] == "cards" and part["cards"]
            if hidden and view_of(g, NOBODY)["seats"][seat]["board"] != view["board"]:
                words = counted_cards(part["cards"], marks)
                lines += hanging(Text(f"    {part['title']}"), words, width, 26)
    return lines


def boards(view: View, width: int, marks: Marks, names: list[str]) -> list[Text]:
    """Return the boards of some players, and of other owners of pieces."""
    lines: list[Text] = []
    for seat in view["seats"]:
        name = seat["faction"]
        if name in names:
            lines.append(rule(faction_title(name), width, marks, f"bold {marks.colors[name]}"))
            lines += panels.board(seat, width, marks)
    for owner in view.get("owners", []):
        name = owner["id"]
        if name in names:
            lines.append(rule(faction_title(name), width, marks, f"bold {marks.colors[name]}"))
            lines += hanging(Text(), panels.owned(owner, marks), width, 0)
            lines += panels.board(owner, width, marks) if owner["board"] else []
    return lines


def scores(view: View, marks: Marks) -> Text:
    """Return all scores in one line."""
    words: list[Text | str] = []
    for seat in view["seats"]:
        name = seat["faction"]
        words.append(word(f"{marks.letters[name]} {seat['score']}", f"bold {marks.colors[name]}"))
    return joined(words, "  ")


# ---- questions


def question_lines(g: Game, decision: Decision, width: int, marks: Marks) -> list[Text]:
    """Return the question, with its section of the Law."""
    words = word(marks.plain(str(question(g, decision))), "bold")
    lines = with_law(words, decision.law, width, indent=0)
    so_far = [str(step["label"]) for step in steps(g, decision.seat)]
    left = [
        f"{each['title']} {each['used']}/{each['of']}"
        for each in view_of(g, max(decision.seat, NOBODY))["turn"]["allowances"]
    ]
    if so_far or left:
        lines.append(word(marks.plain("  " + " · ".join([*so_far, *left])), "dim"))
    return lines


def option_lines(g: Game, decision: Decision, width: int, marks: Marks) -> list[Text]:
    """Return the numbered options with their sections; many short ones in columns."""
    options = decision.options
    words = [option_words(g, option, marks) for option in options]
    laws = {law_of(decision, option) for option in options}
    longest = max((each.cell_len for each in words), default=0) + 7
    told_of = [introduction(decision, option, width) for option in options]
    if len(options) > 8 and len(laws) == 1 and longest * 2 <= width and not any(told_of):
        return _columns(words, width, longest)
    lines: list[Text] = []
    for number, (option, text) in enumerate(zip(options, words, strict=True), start=1):
        law = law_of(decision, option)
        shown = "" if law == decision.law else law
        if width >= WIDE:
            text = text.copy()
            text.append(" " * max(2, min(longest, width // 2) - 4 - text.cell_len))
            text.append(decision.text(option), "dim")
        rows = with_law(text, shown, width, indent=6)
        rows[0] = _numbered(number) + rows[0][6:]
        lines += rows + told_of[number - 1]
    return lines


def _numbered(number: int) -> Text:
    return word(f"{number:>4}  ", "bold cyan")


def _columns(words: list[Text], width: int, longest: int) -> list[Text]:
    """Return options in columns, read down."""
    columns = min(4, max(1, width // longest))
    rows = -(-len(words) // columns)
    lines: list[Text] = []
    for row in range(rows):
        line = Text()
        for at in range(row, len(words), rows):
            cell = _numbered(at + 1) + words[at]
            cell.append(" " * max(0, longest - cell.cell_len))
            line.append_text(cell)
        line.rstrip()
        lines.append(line)
    return lines


def option_words(g: Game, action: Action, marks: Marks) -> Text:
    """Return an option's label, with the suits of its cards and clearings."""
    words = Text(marks.plain(str(label(g, action))))
    args = action.args()
    for i in range(len(args)):
        domain, value = action.domains[i], args[i]
        if domain is CARDS:
            suit = SUITS.text(g.box.cards[value].suit)
            words = _with_suits(words, title(CARDS.text(value), "card"), [suit], marks)
        elif domain is PLACE and value != NOWHERE and g.suits[value]:
            suits = [SUITS.text(suit) for suit in range(len(SUITS)) if g.suits[value] >> suit & 1]
            words = _with_suits(words, place_words(g, value), suits, marks)
    return words


def _with_suits(words: Text, name: str, suits: list[str], marks: Marks) -> Text:
    """Return a sentence with suit marks after a name in it, or at its end."""
    found = re.search(rf"{re.escape(name)}(?!\d)", words.plain, re.IGNORECASE)
    at = found.end() if found else len(words)
    before, after = words[:at], words[at:]
    for suit in suits:
        before = before + Text(" ") + marked_suit(suit, marks)
    return before + after


def asked_of(g: Game, marks: Marks) -> Text:
    """Return the name of the player who is asked."""
    decision = g.decision
    if decision is None:
        return Text(phrase("cli-over"))
    if decision.seat == CHANCE:
        return Text(phrase("cli-chance"))
    name = g.seat_name(decision.seat)
    return word(faction_title(name), f"bold {marks.colors[name]}") + Text(
        f" {fragment('cli-asked')}"
    )


# ---- the end


def result_lines(g: Game, marks: Marks) -> list[Text]:
    """Return the winners, the kind of victory, and all points."""
    if not g.over:
        return []
    args: dict[str, Arg] = {
        "winners": [f"faction:{g.seat_name(seat)}" for seat in g.winners],
        "how": f"victory:{g.victory}",
    }
    said = phrase("cli-won_by", args) if g.winners else phrase("cli-nobody_won")
    lines = [word(said, "bold")]
    for seat in sorted(range(g.seats), key=lambda s: -g.score[s]):
        name = g.seat_name(seat)
        line = Text("  ")
        line.append(f"{marks.letters[name]} {faction_title(name):<22}", marks.colors[name])
        line.append(f"{panels.points(g.score[seat]):>10}")
        line.append(f"  {fragment('cli-won')}" if seat in g.winners else "", "bold")
        lines.append(line)
    return lines + fan_lines(g)


def fan_lines(g: Game) -> list[Text]:
    """Return the fan content and the house rules that a game has used."""
    used: list[str] = [f"content:{name}" for name in fan_content(g.setup)]
    lines = [word(phrase("cli-fan_content", {"packages": used}), "dim")] if used else []
    agreed: list[str] = [f"house_rule:{name}" for name in g.setup.house_rules]
    if agreed:
        lines.append(word(phrase("cli-house_rules", {"house_rules": agreed}), "dim"))
    return lines


def log_lines(g: Game, since: int, viewer: int, marks: Marks, width: int) -> list[Text]:
    """Return the events since an index, as a seat may know them."""
    log = g.log or []
    turn = log[since - 1].turn if 0 < since <= len(log) else -1
    return event_lines(g, log[since:], viewer, marks, width, turn)
