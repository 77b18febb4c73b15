"""The page on which the owner of an address consents to notices or refuses them.

Opening it changes nothing: mail scanners open every link.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import HTMLResponse

from undergrowth.engine.messages import phrase
from undergrowth.server.errors import Refused
from undergrowth.server.routes.common import rooms_of
from undergrowth.words import language

router = APIRouter(include_in_schema=False)
Code = Annotated[str, Path(max_length=100)]
_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><title>undergrowth</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{{font:1.1rem/1.6 Georgia,serif;max-width:36rem;margin:4rem auto;padding:0 1rem;
background:#f6f1e4;color:#33291d}}button{{font:inherit;padding:.4rem 1rem;margin:.3rem 0}}</style>
</head>
<body><main><h1>{title}</h1>
<p>{words}</p>
<form method="post" action="?wanted=yes&amp;lang={language}"><button>{yes}</button></form>
<form method="post" action="?wanted=no&amp;lang={language}"><button>{no}</button></form>
</main></body></html>
"""


@router.get("/mail/{code}")
async def mail_page(request: Request, code: Code) -> HTMLResponse:
    """Return the page with the question."""
    if not await rooms_of(request).notifier.consent.knows(code):
        raise Refused(404, "not_found", "there is no such page")
    return _page(phrase("server-mail-may"))


@router.post("/mail/{code}")
async def mail_answer(
    request: Request, code: Code, wanted: Annotated[Literal["yes", "no"], Query()]
) -> HTMLResponse:
    """Record the answer and return a confirmation."""
    await rooms_of(request).notifier.consent.say(code, wanted == "yes")
    return _page(phrase("server-mail-will" if wanted == "yes" else "server-mail-will_not"))


def _page(words: str) -> HTMLResponse:
    shown = {
        "words": words,
        "title": phrase("server-mail-title"),
        "yes": phrase("server-mail-yes"),
        "no": phrase("server-mail-no"),
        "language": language(),
    }
    page = _PAGE.format_map({name: escape(said) for name, said in shown.items()})
    return HTMLResponse(page, headers={"Content-Security-Policy": _POLICY})
