"""Notices by mail: agreed to, in the reader's language, bounded, and ended for good."""

from __future__ import annotations

import base64
import hashlib
import hmac
from email import message_from_string
from email.policy import default
from pathlib import Path

import pytest

from server.kit import PATIENCE, Api, Refusal, serving
from server.operating.post import (
    moves_on,
    page_in,
    post_office,
    settle,
    to_the_other_seat,
    words_of,
)
from undergrowth.server.config import Mail, mail_from_environment
from undergrowth.server.database.schema import mailboxes
from undergrowth.server.gate.keys import hashed


def test_a_mailbox_that_has_agreed_gets_notices(tmp_path: Path) -> None:
    """Of the game it has agreed to; what somebody has called that is not among the words."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            api = server.api
            game = api.create(["here", "here"], title="Friday in the woods")
            game.seat(1).settings(notify={"email": "Ada+woods@example.org"})
            asked = got.get(timeout=PATIENCE)
            assert "To: Ada+woods@example.org" in asked
            page = page_in(words_of(asked)[1])
            assert api.ask("GET", page).status_code == 200  # looking is no answer
            moves_on(game, 0)
            settle(server.rooms)
            assert got.empty()
            assert api.ask("POST", f"{page}&wanted=yes").status_code == 200
            moves_on(game, 1)
            moves_on(game, 0)
            subject, words = words_of(got.get(timeout=PATIENCE))
            assert "your turn" in subject and page_in(words) == page
            assert f"http://woods.example/game/{game.id}" in words
            assert "Friday" not in subject + words
            assert api.ask("POST", f"{page}&wanted=no").status_code == 200
            moves_on(game, 1)
            moves_on(game, 0)
            settle(server.rooms)
            assert got.empty()


def test_who_has_agreed_to_a_game_is_asked_of_another(tmp_path: Path) -> None:
    """Consent is given to one game, and to who has named the mailbox there."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            pages = []
            for _ in range(2):
                game, _ = to_the_other_seat(server.api, {"email": "ada@example.org"})
                settle(server.rooms)  # what is on its way must not meet the answer
                subject, words = words_of(got.get(timeout=PATIENCE))
                assert "your turn" not in subject
                pages.append(page_in(words))
                server.api.ask("POST", f"{pages[-1]}&wanted=yes")
            assert pages[0] != pages[1]
            game.seat(0).settings(notify={"email": "ada@example.org"})  # somebody else does
            assert "your turn" not in words_of(got.get(timeout=PATIENCE))[0]
            settle(server.rooms)
            assert got.empty()


def test_a_question_that_is_open_is_the_only_one(tmp_path: Path) -> None:
    """For any number of games, seats, spellings and restarts: a server is no way to write to
    others."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        for turn in range(2):
            with serving(tmp_path, mail=mail) as server:
                for name in ("ada.b", "Ada.B", "adab+1", "a.d.a.b"):
                    to_the_other_seat(server.api, {"email": f"{name}@example.org"})
                settle(server.rooms)
                if not turn:
                    subject, words = words_of(got.get(timeout=PATIENCE))
                    assert "Friday" not in subject + words
                assert got.empty()


def test_one_click_ends_all_mails_for_good(tmp_path: Path) -> None:
    """RFC 8058: what a mail program POSTs; no game asks there again."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            to_the_other_seat(server.api, {"email": "ada@example.org"})
            message = message_from_string(got.get(timeout=PATIENCE), policy=default)
            assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            address = str(message["List-Unsubscribe"]).strip("<>").split("example", 1)[1]
            click = {"List-Unsubscribe": "One-Click"}
            assert server.api.ask("POST", address, data=click).status_code == 200
            to_the_other_seat(server.api, {"email": "a.da+x@example.org"})
            settle(server.rooms)
            assert got.empty()
            page = address.replace("wanted=no", "wanted=yes")
            server.api.ask("POST", page)  # its owner has another mind
            to_the_other_seat(server.api, {"email": "ada@example.org"})
            assert got.get(timeout=PATIENCE)


def test_mails_have_a_limit_in_all_and_for_each_mailbox(tmp_path: Path) -> None:
    for limits, most in (
        ({"mails_in_all_per_hour": 8}, 2),  # a quarter for questions
        ({"mails_to_one_per_hour": 0}, 0),
    ):
        folder = tmp_path / str(most)
        folder.mkdir()
        with post_office() as (port, got):
            mail = Mail("127.0.0.1", port)
            with serving(folder, mail=mail, **limits) as server:
                server.rooms.notifier.pauses = (0.0,)
                for name in ("ada", "bob", "eve", "dan"):
                    server.api.create(["here", "here"], notify={"email": f"{name}@example.org"})
                    settle(server.rooms)
            assert got.qsize() == most


def test_a_refusal_given_to_an_earlier_release_counts(tmp_path: Path) -> None:
    """It kept one row for a mailbox, whose dots it did not fold."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port)
        with serving(tmp_path, mail=mail) as server:
            key = server.rooms.store.mailboxes.key().encode()
            made = hmac.new(key, b"ada.b@example.org", hashlib.sha256).digest()
            code = base64.urlsafe_b64encode(made[:24]).decode()
            with server.rooms.store.base.engine.begin() as link:
                link.execute(mailboxes.insert().values(box=hashed(code), said="agreed"))
            assert server.api.ask("POST", f"/mail/{code}?wanted=no").status_code == 200
            to_the_other_seat(server.api, {"email": "Ada.B+x@example.org"})
            settle(server.rooms)
        assert got.empty()


NO_MAILBOX = (
    "ada@localhost",
    "ada@127.0.0.1",
    "ada@woods",
    "ada@mail.internal",
    "ada@mail.LOCAL",
    ".ada@example.org",
    "a..da@example.org",
    "ada.@example.org",
    "ada@-woods.org",
    "ada@woods-.org",
    f"{'a' * 65}@example.org",
    f"ada@{'a' * 64}.org",
)


@pytest.mark.parametrize("address", NO_MAILBOX)
def test_an_address_that_is_none_is_refused(api: Api, address: str) -> None:
    with pytest.raises(Refusal) as refused:
        api.create(["here", "here"], notify={"email": address})
    assert (refused.value.status, refused.value.code) == (422, "invalid")


def test_an_address_that_could_not_be_asked_is_asked_again(tmp_path: Path) -> None:
    with serving(tmp_path, mail=Mail("127.0.0.1", 1)) as server:
        server.rooms.notifier.pauses = (0.0,)
        server.api.create(["here", "here"], notify={"email": "ada@example.org"})
        settle(server.rooms)
    with post_office() as (port, got), serving(tmp_path, mail=Mail("127.0.0.1", port)) as server:
        server.api.create(["here", "here"], notify={"email": "ada@example.org"})
        assert "/mail/" in got.get(timeout=PATIENCE)


def test_one_address_names_only_so_many_mail_addresses(tmp_path: Path) -> None:
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port)
        with serving(tmp_path, mail=mail, mails_per_hour=1) as server:
            game = server.api.create(["here", "here"], notify={"email": "ada@example.org"})
            assert got.get(timeout=PATIENCE)
            game.seat().settings(notify={"email": "ada@example.org"})
            with pytest.raises(Refusal) as refused:
                game.seat().settings(notify={"email": "bob@example.org"})
            assert (refused.value.status, refused.value.code) == (429, "too_many")


def test_an_address_is_asked_and_told_in_its_language(tmp_path: Path) -> None:
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            game, _ = to_the_other_seat(server.api, {"email": "ada@example.org", "language": "de"})
            settle(server.rooms)  # what is on its way must not meet the answer
            subject, words = words_of(got.get(timeout=PATIENCE))
            assert subject == "Möchtest du Mails von einem Spielserver?"
            page = page_in(words)
            shown = server.api.ask("GET", page)
            assert shown.headers["content-language"] == "de"
            assert '<html lang="de">' in shown.text and "Schreib mir nie" in shown.text
            assert "Er wird dir" in server.api.ask("POST", f"{page}&wanted=yes").text
            moves_on(game, 1)
            moves_on(game, 0)
            subject, words = words_of(got.get(timeout=PATIENCE))
            assert subject.startswith("Du bist am Zug (")
            assert "Um alle solchen Mails zu beenden:" in words


def test_nobody_answers_for_an_address_without_its_code(api: Api) -> None:
    for method in ("GET", "POST"):
        assert api.ask(method, "/mail/guess?wanted=yes").status_code == 404


def test_mail_is_set_up_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UNDERGROWTH_SMTP_HOST", raising=False)
    assert mail_from_environment() is None
    monkeypatch.setenv("UNDERGROWTH_SMTP_HOST", "mail.example.org")
    monkeypatch.setenv("UNDERGROWTH_SMTP_TLS", "starttls")
    monkeypatch.setenv("UNDERGROWTH_SMTP_PASSWORD", "swordfish")
    mail = mail_from_environment()
    assert mail is not None and (mail.host, mail.port) == ("mail.example.org", 587)
    assert "swordfish" not in repr(mail)
