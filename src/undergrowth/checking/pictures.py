"""The check of pictures that data name: those that the page draws (`data/pictures.toml`)."""

from __future__ import annotations

from difflib import get_close_matches

from undergrowth.data import sheet


def unknown_picture(name: str, *, on_card: bool = False) -> str:
    """Return the problem of a name that the page does not draw; "" if it does."""
    page = sheet("pictures")
    known = [*page.texts("pictures"), *(page.texts("emblems") if on_card else [])]
    if name in known:
        return ""
    near = get_close_matches(name, known, 1)
    return f"{name!r} is no picture of the page" + (f"; did you mean {near[0]}?" if near else "")
