"""Passkeys: an account is made with one, and signed in to with it; nothing else opens it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.accounts.authenticator import SITE, Authenticator, makes, signs_in
from server.kit import Api, Refusal, Running, serving
from server.people.table import Clock
from undergrowth.server.accounts.passkeys import site_of


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Running]:
    """A server with an address that browsers accept for passkeys."""
    with serving(tmp_path, public_url=SITE, now=Clock()) as running:
        yield running


def passes(here: Running, seconds: float) -> None:
    """Let time pass on a server."""
    clock = here.rooms.config.now
    assert isinstance(clock, Clock)
    clock.passes(seconds)


def code_of(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.code


def test_a_passkey_makes_an_account_and_opens_it_again(here: Running) -> None:
    api, key = here.api, Authenticator()
    assert api.get("/api/account/ways") == {"passkeys": True, "mail": False}
    made = makes(api, key, name="My phone")
    assert made["is_new"]
    passes(here, 1)
    again = signs_in(api, key)
    assert not again["is_new"] and again["token"] != made["token"]
    account = api.get("/api/account", again["token"])
    assert [each["name"] for each in account["passkeys"]] == ["My phone"]
    assert account["passkeys"][0]["used"] is not None
    assert [each["is_this"] for each in account["sessions"]] == [False, True]
    assert not account["has_mail"] and account["name"] is None


def test_one_more_passkey_is_of_the_same_account(here: Running) -> None:
    api, first, second = here.api, Authenticator(), Authenticator()
    token = makes(api, first)["token"]
    asked = api.post("/api/account/passkeys/begin", {}, token)
    excluded = [each["id"] for each in asked["options"]["excludeCredentials"]]
    assert excluded == [first.made(asked["options"])["id"]]
    passes(here, 1)
    assert not makes(api, second, token)["is_new"]
    account = api.get("/api/account", signs_in(api, second)["token"])
    assert len(account["passkeys"]) == 2
    first_id = account["passkeys"][0]["id"]
    assert api.ask("DELETE", f"/api/account/passkeys/{first_id}", token).is_success
    with pytest.raises(Refusal) as refused:
        signs_in(api, first)
    assert code_of(refused) == "unknown_passkey"
    left = account["passkeys"][1]["id"]
    last = api.ask("DELETE", f"/api/account/passkeys/{left}", token)
    assert last.json()["error"]["code"] == "last_way"


def test_a_device_that_was_signed_out_adds_no_passkey_that_it_had_begun(here: Running) -> None:
    """Else who has stolen it would come back by that passkey, whatever its owner does."""
    api, stolen = here.api, Authenticator()
    token = makes(api, Authenticator())["token"]
    asked = api.post("/api/account/passkeys/begin", {}, token)
    body = {"challenge": asked["challenge"], "credential": stolen.made(asked["options"])}
    assert api.ask("DELETE", "/api/account/sessions", token).is_success
    with pytest.raises(Refusal) as refused:
        api.post("/api/account/passkeys", body)
    assert code_of(refused) == "signed_out"
    with pytest.raises(Refusal) as refused:
        signs_in(api, stolen)
    assert code_of(refused) == "unknown_passkey"


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "http://localhost:9999"},
        {"host": "elsewhere.example"},
        {"flags": 0b001},
        {"flags": 0b100},
    ],
    ids=["origin", "host", "not verified", "nobody there"],
)
def test_what_was_not_asked_for_is_refused(here: Running, wrong: dict[str, object]) -> None:
    """Another site's answer, and one without the person."""
    key = Authenticator(**wrong)  # type: ignore[arg-type]
    with pytest.raises(Refusal) as refused:
        makes(here.api, key)
    assert code_of(refused) == "bad_passkey"
    right = Authenticator()
    makes(here.api, right)
    for name, value in wrong.items():
        setattr(right, name, value)
    with pytest.raises(Refusal) as refused:
        signs_in(here.api, right)
    assert code_of(refused) == "unknown_passkey"


def test_a_challenge_serves_once_and_for_five_minutes(here: Running) -> None:
    api, key = here.api, Authenticator()
    makes(api, key)
    asked = api.post("/api/account/sign-in/begin", {})
    body = {"challenge": asked["challenge"], "credential": key.signed(asked["options"])}
    api.post("/api/account/sign-in", body)
    with pytest.raises(Refusal) as refused:
        api.post("/api/account/sign-in", body)
    assert code_of(refused) == "too_late"
    asked = api.post("/api/account/sign-in/begin", {})
    passes(here, 301)
    body = {"challenge": asked["challenge"], "credential": key.signed(asked["options"])}
    with pytest.raises(Refusal) as refused:
        api.post("/api/account/sign-in", body)
    assert code_of(refused) == "too_late"


def test_a_copied_passkey_is_noticed(here: Running) -> None:
    """Its count goes back: WebAuthn, level 2, 6.1.1."""
    key = Authenticator()
    makes(here.api, key)
    signs_in(here.api, key)
    key.uses -= 1
    with pytest.raises(Refusal) as refused:
        signs_in(here.api, key)
    assert code_of(refused) == "unknown_passkey"


def test_a_passkey_begun_for_one_account_is_not_added_to_another(here: Running) -> None:
    api, mallory = here.api, makes(here.api, Authenticator())["token"]
    victim = makes(api, Authenticator())["token"]
    asked = api.post("/api/account/passkeys/begin", {}, mallory)
    body = {"challenge": asked["challenge"], "credential": Authenticator().made(asked["options"])}
    with pytest.raises(Refusal) as refused:
        api.post("/api/account/passkeys", body, victim)
    assert code_of(refused) == "bad_passkey"


def test_attempts_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, public_url=SITE, sign_ins_per_hour=3) as running:
        for _ in range(3):
            running.api.post("/api/account/sign-in/begin", {})
        with pytest.raises(Refusal) as refused:
            running.api.post("/api/account/sign-in/begin", {})
        assert code_of(refused) == "too_many"


def test_there_are_none_where_browsers_take_none(api: Api) -> None:
    """By the number of an address, or without TLS."""
    assert api.get("/api/account/ways") == {"passkeys": False, "mail": False}
    with pytest.raises(Refusal) as refused:
        api.post("/api/account/sign-in/begin", {})
    assert code_of(refused) == "no_passkeys"
    assert site_of("http://games.example", "games.example") is None
    assert site_of("", "games.example") is None
    assert site_of("", "localhost:8765") == ("localhost", "http://localhost:8765")
    assert site_of("https://games.example/root", "x") == (
        "games.example",
        "https://games.example",
    )
