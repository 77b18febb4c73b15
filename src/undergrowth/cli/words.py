"""`undergrowth words`: the languages, and the completeness of each."""

from __future__ import annotations

from typing import Annotated

import typer

from undergrowth.words import DEFAULT, language_title, languages
from undergrowth.words.coverage import coverage
from undergrowth.words.shelf import shelf


def words(
    missing: Annotated[
        bool, typer.Option("--missing", help="Name every message that a language lacks.")
    ] = False,
) -> None:
    """List the languages, and the share of the English messages that each one translates."""
    typer.echo(f"{DEFAULT}  {language_title(DEFAULT)}")
    for code in languages()[1:]:
        found = coverage(code)
        share = int(found.share * 1000) / 10  # never 100 while one is missing
        typer.echo(f"{code}  {language_title(code)}: {share:g} % ({found.said} of {found.of})")
        for what, ids in (
            ("lacks", found.missing if missing else []),
            ("has, and nobody says it:", found.unknown),
            ("has, with an argument that is never given:", found.strange),
        ):
            for id in ids:
                typer.echo(f"    {what} {id}")
    books = shelf()
    for problem in books.problems if books is not None else []:
        typer.echo(f"Note: {problem}", err=True)
