"""`undergrowth schema`: the JSON Schema of data that other programs read and write."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from undergrowth.library import schemas


def schema(
    kind: Annotated[str, typer.Argument(help=f"Of what: {', '.join(schemas.KINDS)}.")],
) -> None:
    """Print the JSON Schema of positions or saves."""
    typer.echo(json.dumps(schemas.schema(kind), indent=1))
