"""Writes the types of the HTTP API for the pages: web/src/api/schema.json, and schema.ts from it.

Run it after a model in `server/wire` or a type in `table/described/seen.py` has changed:
`python tools/api_types.py`.  A test holds the first file against the models, and `npm run check`
the second against the first.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from undergrowth.server import Config, create_app

HOME: Final = Path(__file__).resolve().parent.parent
PAGE: Final = HOME / "web/src/api/schema.json"
LIMITS: Final = ("maxLength", "maximum", "minLength", "minimum", "pattern", "uniqueItems")


def written() -> str:
    """Return the schemas of all documents of the API as OpenAPI, each on a line of its own."""
    app = create_app(Config(database="sqlite://"))
    document = app.openapi()
    app.state.rooms.store.close()
    schemas = _without_content(document["components"]["schemas"])
    schemas = {name: _bare(kind) for name, kind in schemas.items()}
    lines = [f"{json.dumps(name)}: {json.dumps(schemas[name])}" for name in sorted(schemas)]
    about = json.dumps({"title": "undergrowth", "version": "1"})
    head = f'{{"openapi": "{document["openapi"]}", "info": {about}, "paths": {{}},'
    body = ",\n".join(lines)
    return f'{head} "components": {{"schemas": {{\n{body}\n}}}}}}\n'


def _without_content(schemas: dict[str, Any]) -> dict[str, Any]:
    """Return schemas without the words of installed content: they differ between machines.

    These are the options of a setup, and the factions of a seat.
    """
    setup, seat = schemas["SetupAsked"], schemas["SeatAsked"]
    seats = {"seats": setup["properties"]["seats"]}
    faction = {"anyOf": [{"type": "string"}, {"type": "null"}]}
    return {
        **schemas,
        "SetupAsked": {**setup, "properties": seats},
        "SeatAsked": {**seat, "properties": {**seat["properties"], "faction": faction}},
    }


def _bare(schema: Any) -> Any:
    """Return a schema without titles, which repeat names, and limits, which types do not hold.

    Leave for further keys goes too, where some are described: any key would be right with it.
    """
    if isinstance(schema, list):
        return [_bare(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    described = "properties" in schema
    kept = {key: value for key, value in schema.items() if not _is_noise(key, value, described)}
    return {
        key: _members(value) if key == "properties" else _bare(value) for key, value in kept.items()
    }


def _members(properties: dict[str, Any]) -> dict[str, Any]:
    return {name: _bare(schema) for name, schema in properties.items()}


def _is_noise(key: str, value: object, described: bool) -> bool:
    if key == "additionalProperties":
        return value is True and described
    return key == "title" or key in LIMITS


def main() -> None:
    PAGE.write_text(written(), encoding="utf-8")
    npm = "npm.cmd" if sys.platform == "win32" else "npm"
    subprocess.run([npm, "run", "--silent", "types"], cwd=HOME / "web", check=True)


if __name__ == "__main__":
    main()
