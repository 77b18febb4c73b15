"""`python -m bench.strength FILES`: updates the figures and pictures of docs/strength.md.

FILES are results of `undergrowth ladder`, or folders of them: players against each other, players
alone against three of another, and one player against itself, which is compared with games of
people. Text of the page between two comments `figures: NAME` is replaced; the rest stays.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from undergrowth.sim import Row, Summary, read_results, summarize
from undergrowth.stats import drawing
from undergrowth.stats.drawing import Interval
from undergrowth.stats.rated import rated
from undergrowth.stats.section import Section
from undergrowth.stats.wording import between, color, named, percent, roughly, whole
from undergrowth.words import speaking

PAGE: Final = Path("docs") / "strength.md"
LEAGUE: Final = Path(__file__).with_name("league.toml")


@dataclass
class Played:
    """A ladder: the metadata of its file, and its rows."""

    about: dict[str, Any]
    rows: list[Row]

    @property
    def name(self) -> str:
        """The name of its place on the page."""
        ladder = self.about["ladder"]
        if ladder["against"]:
            return f"against {ladder['against']}"
        return "ladder" if len(ladder["players"]) > 1 else f"{ladder['players'][0]} and people"

    def said(self) -> str:
        """Return how it was played."""
        games = len({row.game for row in self.rows})
        version = self.about["undergrowth"]
        return f"{whole(games)} games, undergrowth {version}: `{self.about['command']}`"


def read(path: Path) -> Played:
    """Return a results file, or the Parquet files of a folder.  Raises `BadOutput` and
    `SystemExit`."""
    files = sorted(path.glob("*.parquet")) if path.is_dir() else [path]
    found = [read_results(each) for each in files]
    if not found or "ladder" not in found[0][0]:
        raise SystemExit(f"{path} was not written by `undergrowth ladder`.")
    return Played(found[0][0], [row for _, rows in found for row in rows])


def figures(played: Played, pictures: Path) -> Iterator[str]:
    """Yield the lines for the page, and write the pictures."""
    yield played.said()
    if played.about["ladder"]["against"]:
        parts = [alone(played), by_faction(played)]
    elif len(played.about["ladder"]["players"]) > 1:
        parts = rated(played.rows)
    else:
        parts = [beside_people(played), seats(played)]
    for part in parts:
        yield ""
        yield from shown(part, played.name, pictures)


def shown(part: Section, name: str, pictures: Path) -> Iterator[str]:
    """Yield a section as Markdown; only one of a ladder has a chart."""
    if not part.chart:
        yield f"### {part.title}"
        yield ""
    else:
        file = pictures / f"{re.sub('[^a-z0-9]+', '-', name)}.svg"
        file.write_text(drawing.standing_alone(part.chart), "utf-8", newline="\n")
        yield f"![{part.title}]({pictures.name}/{file.name})"
        yield ""
    for note in part.notes:
        yield note
        yield ""
    yield f"| {' | '.join(part.headings)} |"
    yield f"|---|{'---:|' * (len(part.headings) - 1)}"
    for row in part.rows:
        yield f"| {' | '.join(row)} |"


def alone(played: Played) -> Section:
    """Return each player's results against three of another, with its worst and best factions."""
    against = played.about["ladder"]["against"]
    rows = [row for row in played.rows if row.player != against]
    found = sorted(summarize(rows, "player"), key=lambda each: -each.share)
    title = f"Alone against {against}"
    lines = [
        Interval(each.name, color("", ""), each.low, each.share, each.high, percent(each.share))
        for each in found
    ]
    table = []
    for each in found:
        apart = summarize([row for row in rows if row.player == each.name], "faction")
        apart.sort(key=lambda one: one.share)
        share = [percent(each.share), between(each.low, each.high)]
        table.append([each.name, whole(each.games), *share, _with(apart[0]), _with(apart[-1])])
    headings = ["player", "games", "wins", "95 %", "worst with", "best with"]
    return Section("alone", title, headings, table, [], chart(played, title, lines))


def by_faction(played: Played) -> Section:
    """Return the numbers of games and wins of each player with each faction."""
    ladder = played.about["ladder"]
    players = [name for name in ladder["players"] if name != ladder["against"]]
    table = []
    for faction in ladder["factions"]:
        cells = []
        for player in players:
            won = [row.won for row in played.rows if (row.player, row.faction) == (player, faction)]
            cells.append(f"{sum(won)} of {len(won)}")
        table.append([named(faction, "faction"), *cells])
    title = f"Alone against {ladder['against']}, each faction apart"
    return Section("apart", title, ["faction", *players], table)


def _with(one: Summary) -> str:
    """Return a faction with its win rate."""
    return f"{named(one.name, 'faction')} {percent(one.share)} ({roughly(one.low, one.high)})"


def beside_people(played: Played) -> Section:
    """Return the win rates of factions, compared with games of people."""
    league = tomllib.loads(LEAGUE.read_text("utf-8"))
    wins = {name: share / 100 for name, share in league["wins"].items()}
    rows = [row for row in apart_from_coalitions(played.rows) if row.faction in wins]
    found = sorted(summarize(rows, "faction"), key=lambda each: wins[each.name] - each.share)
    title = "Wins of factions, beside games of people"
    lines, table = [], []
    for each in found:
        people, name = wins[each.name], named(each.name, "faction")
        shade, ours = color(each.name, "faction"), percent(each.share)
        lines.append(Interval(name, shade, each.low, each.share, each.high, ours, people))
        apart = f"{100 * (each.share - people):+.1f}"
        ends = between(each.low, each.high)
        table.append([name, whole(each.games), ours, ends, percent(people), apart])
    headings = ["faction", "games", "wins", "95 %", "people", "apart"]
    note = "Dots with their intervals are ours, diamonds are of people."
    return Section("people", title, headings, table, [note], chart(played, title, lines))


def chart(played: Played, title: str, lines: list[Interval]) -> str:
    """Return a chart of win rates with a line at the even share."""
    axis = drawing.axis_of_shares(max(max(each.high, each.beside or 0) for each in lines))
    return drawing.intervals(title, lines, axis, 1 / played.about["ladder"]["seats"])


def seats(played: Played) -> Section:
    """Return the win rate of each seat."""
    found = summarize(apart_from_coalitions(played.rows), "seat")
    table = [
        [named(each.name, "seat"), percent(each.share), between(each.low, each.high)]
        for each in found
    ]
    return Section("seats", "Wins by seat", ["seat", "wins", "95 %"], table)


def apart_from_coalitions(rows: list[Row]) -> list[Row]:
    """Return the rows of games not won by a coalition."""
    won = {row.game for row in rows if row.won and row.partner}
    return [row for row in rows if row.game not in won]


def filled(text: str, name: str, lines: Iterator[str]) -> str:
    """Return the page with new lines in their place.  Raises `SystemExit` if there is no such
    place."""
    mark = re.escape(f"<!-- figures: {name} -->")
    place = re.compile(rf"({mark}\n).*?(<!-- end -->)", re.DOTALL)
    if not place.search(text):
        raise SystemExit(f"The page has no place for <!-- figures: {name} --> ... <!-- end -->.")
    new = "\n".join(["", *lines, ""])
    return place.sub(lambda found: f"{found[1]}{new}\n{found[2]}", text)


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that is filled")
    asked = parser.parse_args(given)
    pictures = asked.page.with_suffix("")
    pictures.mkdir(exist_ok=True)
    text = asked.page.read_text("utf-8")
    with speaking("en"):
        for path in asked.files:
            played = read(path)
            text = filled(text, played.name, figures(played, pictures))
    asked.page.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
