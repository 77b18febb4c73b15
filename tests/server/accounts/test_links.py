"""Links for signing in, sent by mail: they tell nobody who has an account."""

from __future__ import annotations

import queue
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.accounts.authenticator import SITE, Authenticator, makes
from server.kit import PATIENCE, Api, Json, Refusal, Running, serving
from server.operating.post import post_office, settle, words_of
from server.people.table import Clock
from undergrowth.server.config import Mail

Mails = queue.Queue[str]
ADA = "ada@example.org"


@pytest.fixture
def posted(tmp_path: Path) -> Iterator[tuple[Running, Mails]]:
    """A server that sends mails, and the mails."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url=SITE, now=Clock()) as running:
            yield running, got


def ask(api: Api, email: str = ADA, token: str | None = None) -> Json:
    found: Json = api.post("/api/account/mail", {"email": email}, token)
    return found


def code_in(mails: Mails) -> str:
    """The code of the link in the next mail."""
    found = re.search(r"/account#mail=(\w+)", words_of(mails.get(timeout=PATIENCE))[1])
    assert found is not None
    return found[1]


def use(api: Api, code: str, token: str | None = None, email: str = ADA) -> Json:
    found: Json = api.post("/api/account/mail/use", {"code": code, "email": email}, token)
    return found


def test_a_link_makes_an_account_and_opens_it_again(posted: tuple[Running, Mails]) -> None:
    running, mails = posted
    api = running.api
    assert api.get("/api/account/ways") == {"passkeys": True, "mail": True}
    assert ask(api) == {"sent": True}
    first = use(api, code_in(mails))
    assert first["is_new"]
    api.put("/api/account", {"name": "Ada"}, first["token"])
    ask(api, "ADA@Example.org")
    again = use(api, code_in(mails))
    assert not again["is_new"]
    account = api.get("/api/account", again["token"])
    assert account["name"] == "Ada" and account["has_mail"]


def test_every_address_gets_the_same_answer_and_the_same_mail(
    posted: tuple[Running, Mails],
) -> None:
    """Nobody learns by asking who has an account."""
    running, mails = posted
    ask(running.api)
    use(running.api, code_in(mails))
    told = []
    for address in (ADA, "nobody@example.org"):
        body = {"email": address}
        answer = running.api.ask("POST", "/api/account/mail", json=body)
        drawn = ("date", "x-request-id")
        headers = [each for each in answer.headers.items() if each[0] not in drawn]
        subject, words = words_of(mails.get(timeout=PATIENCE))
        words = re.sub(r"(#mail=|/mail/)[\w-]+", r"\1", words)
        told.append((answer.status_code, headers, answer.content, subject, words))
    assert told[0] == told[1]


def test_addresses_with_and_without_dots_are_different_people(
    posted: tuple[Running, Mails],
) -> None:
    """Not every host reads them alike: who has one may not open the account of the other."""
    running, mails = posted
    ask(running.api)
    assert use(running.api, code_in(mails))["is_new"]
    for other in ("a.da@example.org", "ada+x@example.org"):
        ask(running.api, other)
        assert use(running.api, code_in(mails), email=other)["is_new"]


def test_a_link_serves_once_and_for_twenty_minutes(posted: tuple[Running, Mails]) -> None:
    running, mails = posted
    ask(running.api)
    code = code_in(mails)
    use(running.api, code)
    ask(running.api)
    late = code_in(mails)
    clock = running.rooms.config.now
    assert isinstance(clock, Clock)
    clock.passes(1201)
    for spent in (code, late, "x" * 32):
        with pytest.raises(Refusal) as refused:
            use(running.api, spent)
        assert refused.value.code == "too_late"


def test_a_link_that_somebody_passes_on_signs_nobody_in(posted: tuple[Running, Mails]) -> None:
    """1.2.1 The seats of that browser would open to the account of the person who passed it on."""
    running, mails = posted
    ask(running.api, "mallory@example.org")
    code = code_in(mails)
    for wrong in ({"code": code}, {"code": code, "email": ADA}, {"code": code, "email": "x"}):
        answer = running.api.ask("POST", "/api/account/mail/use", json=wrong)
        assert answer.status_code in (404, 422), answer.text
    assert use(running.api, code, email="Mallory@example.org")["is_new"]


def test_an_address_is_added_in_the_browser_that_asked(posted: tuple[Running, Mails]) -> None:
    """Otherwise somebody could have a stranger confirm the address for another's account."""
    running, mails = posted
    api = running.api
    mallory = makes(api, Authenticator())["token"]
    ask(api, token=mallory)
    with pytest.raises(Refusal) as refused:
        use(api, code_in(mails))
    assert refused.value.code == "other_device"
    ask(api, token=mallory)
    use(api, code_in(mails), mallory)
    assert api.get("/api/account", mallory)["has_mail"]
    second = makes(api, Authenticator())["token"]
    ask(api, token=second)
    with pytest.raises(Refusal) as refused:
        use(api, code_in(mails), second)
    assert refused.value.code == "taken"
    assert api.ask("DELETE", "/api/account/mail", mallory).is_success
    ask(api, token=second)
    use(api, code_in(mails), second)
    assert not api.get("/api/account", mallory)["has_mail"]


def test_the_last_way_to_sign_in_stays(posted: tuple[Running, Mails]) -> None:
    running, mails = posted
    ask(running.api)
    token = use(running.api, code_in(mails))["token"]
    answer = running.api.ask("DELETE", "/api/account/mail", token)
    assert answer.json()["error"]["code"] == "last_way"


def test_who_wants_no_mails_gets_none(posted: tuple[Running, Mails]) -> None:
    """The person who asked is not told either."""
    running, mails = posted
    ask(running.api)
    words = words_of(mails.get(timeout=PATIENCE))[1]
    page = next(line for line in words.splitlines() if "/mail/" in line)
    running.api.ask("POST", f"{page.removeprefix(SITE)}&wanted=no")
    assert ask(running.api) == {"sent": True}
    settle(running.rooms)
    assert mails.empty()


def test_one_mailbox_gets_few_links(posted: tuple[Running, Mails]) -> None:
    running, mails = posted
    for name in ("ada", "Ada", "a.da", "ada+1", "ada", "ada", "ada"):
        assert ask(running.api, f"{name}@example.org") == {"sent": True}
    settle(running.rooms)
    assert mails.qsize() == 5


def test_nobody_keeps_another_from_signing_in(tmp_path: Path) -> None:
    """By asking for that person's links until there are no more."""
    with post_office() as (port, mails):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        config = {"mail": mail, "public_url": SITE, "trusted_proxies": ["127.0.0.1"]}
        with serving(tmp_path, **config) as running:
            for address in ["192.0.2.1"] * 7 + ["192.0.2.2"]:
                headers = {"X-Forwarded-For": address}
                running.api.ask("POST", "/api/account/mail", headers=headers, json={"email": ADA})
            settle(running.rooms)
            assert mails.qsize() == 6


def test_addresses_are_not_stored(posted: tuple[Running, Mails], tmp_path: Path) -> None:
    running, mails = posted
    ask(running.api)
    use(running.api, code_in(mails))
    settle(running.rooms)
    held = b"".join(each.read_bytes() for each in tmp_path.glob("games.sqlite*"))
    assert b"ada@example" not in held
