"""The OpenAPI document as one plain page: without scripts, and without external resources."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

STYLE: Final = """
body{font:1rem/1.55 Georgia,serif;background:#f6f1e4;color:#33291d;margin:0}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{margin:0}h2{margin:2.5rem 0 .5rem;border-bottom:2px solid #c9b88f;text-transform:capitalize}
details{background:#fffaf0;border:1px solid #d8c9a4;border-radius:6px;margin:.5rem 0}
summary{cursor:pointer;padding:.5rem .8rem}summary:focus-visible{outline:3px solid #3f6b35}
.inside{padding:0 1rem 1rem}code,pre{font:.88rem/1.45 ui-monospace,Menlo,Consolas,monospace}
code{overflow-wrap:anywhere}
pre{background:#efe6cf;padding:.7rem;border-radius:4px;overflow-x:auto}
.verb{display:inline-block;min-width:3.4rem;font-weight:bold;color:#2f5226}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;
padding:.25rem .8rem .25rem 0;border-bottom:1px solid #e6dbc0}
.note{color:#5d4f3a}a{color:#2f5226}
"""
Doc = dict[str, Any]


def api_page(document: Doc) -> str:
    """Return the page as HTML."""
    info = document["info"]
    by_tag: dict[str, list[str]] = {}
    for path, verbs in document["paths"].items():
        for verb, route in verbs.items():
            tag = route.get("tags", ["other"])[0]
            by_tag.setdefault(tag, []).append(_route(path, verb, route))
    routes = "".join(f"<h2>{escape(tag)}</h2>{''.join(found)}" for tag, found in by_tag.items())
    schemas = "".join(
        _schema(name, schema) for name, schema in document["components"]["schemas"].items()
    )
    about = "".join(f"<p>{_prose(part)}</p>" for part in info["description"].split("\n\n"))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(info['title'])}: the HTTP API</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{escape(info['title'])}: the HTTP API</h1>"
        f'<p class="note">Version {escape(info["version"])} · '
        f'<a href="/openapi.json">the OpenAPI document</a></p>{about}'
        f"{routes}<h2>documents</h2>{schemas}</main></body></html>"
    )


def _route(path: str, verb: str, route: Doc) -> str:
    parts = [f"<p>{_prose(route.get('description', ''))}</p>"]
    if "security" in route:
        parts.append(
            '<p class="note">Takes a seat\'s token: <code>Authorization: Bearer</code></p>'
        )
    if route.get("parameters"):
        parts.append(_table(_parameter(each) for each in route["parameters"]))
    for kind, content in route.get("requestBody", {}).get("content", {}).items():
        parts.append(f"<p>Body: {_kind(kind, content)}</p>")
    parts.append(_table(_answer(status, said) for status, said in route["responses"].items()))
    words = escape(route.get("summary", ""))
    return (
        f"<details><summary><code><span class='verb'>{verb.upper()}</span> {escape(path)}</code>"
        f' <span class="note">{words}</span></summary>'
        f'<div class="inside">{"".join(parts)}</div></details>'
    )


def _table(rows: Any) -> str:
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


def _parameter(each: Doc) -> str:
    said = each.get("description") or each.get("schema", {}).get("description", "")
    needed = "" if each.get("required") else " (optional)"
    return (
        f"<td><code>{escape(each['name'])}</code></td>"
        f"<td>{escape(each['in'])}{needed}</td><td>{_prose(said)}</td>"
    )


def _answer(status: str, said: Doc) -> str:
    kinds = ", ".join(_kind(kind, content) for kind, content in said.get("content", {}).items())
    words = _prose(said.get("description", ""))
    return f"<td><code>{escape(status)}</code></td><td>{words}</td><td>{kinds}</td>"


def _kind(kind: str, content: Doc) -> str:
    name = content.get("schema", {}).get("$ref", "").rsplit("/", 1)[-1]
    link = f'<a href="#{escape(name)}">{escape(name)}</a>' if name else ""
    return f"{link} <code>{escape(kind)}</code>"


def _schema(name: str, schema: Doc) -> str:
    text = escape(json.dumps(schema, indent=1, ensure_ascii=False))
    words = _prose(schema.get("description", ""))
    return (
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code> '
        f'<span class="note">{words}</span></summary>'
        f'<div class="inside"><pre tabindex="0">{text}</pre></div></details>'
    )


def _prose(words: str) -> str:
    """Return words as HTML, with text in backticks as code."""
    parts = escape(" ".join(words.split())).split("`")
    return "".join(f"<code>{part}</code>" if i % 2 else part for i, part in enumerate(parts))
