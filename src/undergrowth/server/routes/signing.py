"""Signing in: by passkey or by a link that is mailed.  No account is needed to play."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from undergrowth.server.accounts.accounts import Accounts
from undergrowth.server.accounts.ledger import MAIL, PASSKEY, Begun, Passkey, Session, Taken
from undergrowth.server.accounts.passkeys import (
    NAME,
    Site,
    asked_to_make,
    asked_to_sign,
    made_key,
    signed_uses,
    site_of,
    unknown_passkey,
)
from undergrowth.server.errors import Refused
from undergrowth.server.gate.keys import hashed, new_id, new_secret
from undergrowth.server.routes.common import address_of, allows_words
from undergrowth.server.wire.account import (
    ChallengeState,
    CodeAsked,
    KeyAsked,
    LinkAsked,
    Sent,
    SignedIn,
    WaysState,
)
from undergrowth.server.wire.common import errors

router = APIRouter(prefix="/api/account", tags=["account"])
_bearer = HTTPBearer(
    auto_error=False, scheme_name="account", description="The token of a device, from signing in."
)


def accounts_of(request: Request) -> Accounts:
    """Return the accounts of the server."""
    accounts = request.app.state.accounts
    assert isinstance(accounts, Accounts)
    return accounts


Given = Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]


async def maybe_signed_in(request: Request, given: Given) -> Session | None:
    """Return the session of the request's token; None without one.  Refuses a wrong one."""
    if given is None:
        if request.headers.get("authorization"):
            raise Refused(401, "unauthorized", "expected Authorization: Bearer <token>")
        return None
    accounts, token = accounts_of(request), given.credentials
    now, days = accounts.rooms.config.now(), accounts.rooms.config.session_days
    session = await accounts.run(lambda: accounts.ledger.session(token, now, days))
    if session is None:
        raise Refused(401, "signed_out", "this device is not signed in any more")
    return session


MaybeIn = Annotated[Session | None, Depends(maybe_signed_in)]


async def signed_in(session: MaybeIn) -> Session:
    """Return the session of the request's token.  Refuses requests without one."""
    if session is None:
        raise Refused(401, "unauthorized", "this needs the token of a device that is signed in")
    return session


In = Annotated[Session, Depends(signed_in)]


def site_here(request: Request) -> Site | None:
    """Return the site for passkeys; None if there are none here."""
    config = accounts_of(request).rooms.config
    if config.alone:
        return None
    return site_of(config.public_url.rstrip("/"), request.headers.get("host", ""))


async def _site(request: Request) -> Site:
    """Return the site for passkeys, and count an attempt.  Refuses where there are none."""
    site = site_here(request)
    if site is None:
        raise Refused(409, "no_passkeys", "this server offers no passkeys")
    accounts_of(request).rooms.limits.sign_ins.count(address_of(request))
    return site


HereSite = Annotated[Site, Depends(_site)]


@router.get("/ways")
async def ways(request: Request) -> WaysState:
    """Return the ways to sign in on this server."""
    notifier = accounts_of(request).rooms.notifier
    return WaysState(passkeys=site_here(request) is not None, mail=notifier.sends_codes)


@router.post("/passkeys/begin", responses=errors(401, 409, 413, 415, 422, 429))
async def begin_passkey(request: Request, site: HereSite, session: MaybeIn) -> ChallengeState:
    """Begin to make a passkey: for a new account or, signed in, one more of the same."""
    ledger = accounts_of(request).ledger
    account, known, name = new_id(), [], NAME
    if session is not None:
        account = session.account
        known = await accounts_of(request).run(lambda: ledger.passkeys(account))
        found = await accounts_of(request).run(lambda: ledger.account(account))
        name = (found.name if found is not None else None) or NAME
    challenge = await _begun(request, Begun(PASSKEY, account, None))
    options = asked_to_make(
        site, challenge.encode(), account, name, [each.credential for each in known]
    )
    return ChallengeState(challenge=challenge, options=options)


@router.post("/passkeys", status_code=201, responses=errors(400, 401, 409, 413, 415, 422, 429))
async def make_passkey(
    request: Request, site: HereSite, session: MaybeIn, asked: KeyAsked
) -> SignedIn:
    """Add a passkey that was made, and sign in with it."""
    accounts, now = accounts_of(request), accounts_of(request).rooms.config.now()
    allows_words(request, asked.name)
    begun = await _finished(request, asked.challenge, PASSKEY)
    mine, whose = session.account if session is not None else None, begun.account
    if whose is None or (mine is not None and mine != whose):
        raise Refused(422, "bad_passkey", "this passkey was begun for another account")
    if mine is None and await accounts.run(lambda: accounts.ledger.account(whose)) is not None:
        raise Refused(401, "signed_out", "this device is not signed in any more")
    made = made_key(site, asked.challenge.encode(), asked.credential)
    passkey = Passkey(
        id=hashed(made.credential),
        account=whose,
        credential=made.credential,
        public_key=made.public_key,
        uses=made.uses,
        name=asked.name or NAME,
        created=now,
        used=None,
    )
    try:
        is_new = await accounts.run(lambda: accounts.ledger.add_passkey(passkey))
    except Taken:
        raise Refused(409, "taken", "this passkey belongs to an account already") from None
    return await _in(request, whose, is_new)


@router.post("/sign-in/begin", responses=errors(409, 413, 415, 422, 429))
async def begin_sign_in(request: Request, site: HereSite) -> ChallengeState:
    """Begin to sign in with any passkey of this site."""
    challenge = await _begun(request, Begun(PASSKEY, None, None))
    return ChallengeState(challenge=challenge, options=asked_to_sign(site, challenge.encode()))


@router.post("/sign-in", responses=errors(400, 401, 409, 413, 415, 422, 429))
async def sign_in(request: Request, site: HereSite, asked: KeyAsked) -> SignedIn:
    """Sign in with a passkey."""
    accounts, now = accounts_of(request), accounts_of(request).rooms.config.now()
    begun = await _finished(request, asked.challenge, PASSKEY)
    credential = str(asked.credential.get("id"))
    known = await accounts.run(lambda: accounts.ledger.passkey(credential))
    if begun.account is not None or known is None:
        raise unknown_passkey()
    challenge = asked.challenge.encode()
    uses = signed_uses(site, challenge, asked.credential, known.public_key, known.uses)
    await accounts.run(lambda: accounts.ledger.use_passkey(known.id, uses, now))
    return await _in(request, known.account)


@router.post("/mail", responses=errors(400, 401, 409, 413, 415, 422, 429))
async def mail_link(request: Request, session: MaybeIn, asked: LinkAsked) -> Sent:
    """Mail a link to sign in or, signed in, to give the account this address.

    The answer and its time are the same for every address: the mail is sent afterwards.
    """
    rooms = accounts_of(request).rooms
    if not rooms.notifier.sends_codes:
        raise Refused(409, "no_mail", "this server sends no mails")
    rooms.limits.mails.count(address_of(request))
    mark = await rooms.notifier.consent.mark(asked.email)
    account = session.account if session is not None else None
    code = await _begun(request, Begun(MAIL, account, mark))
    rooms.notifier.send_code(asked.email, f"/account#mail={code}", address_of(request))
    return Sent(sent=True)


@router.post("/mail/use", responses=errors(400, 401, 404, 409, 413, 415, 422, 429))
async def use_link(request: Request, session: MaybeIn, asked: CodeAsked) -> SignedIn:
    """Sign in with the code of a mailed link, once; without an account with this address, make one.

    It is used with the address that it was sent to: else somebody who passes on a link of their own
    would have another person sign in to their account, and lend it the seats of that browser.  A
    link that was asked for by a device that is signed in gives that account the address.  It is
    used with the token of that account, so that nobody can have another's address confirmed.
    """
    accounts, now = accounts_of(request), accounts_of(request).rooms.config.now()
    accounts.rooms.limits.sign_ins.count(address_of(request))
    mark = await accounts.rooms.notifier.consent.mark(asked.email)
    begun = await _finished(request, asked.code, MAIL, mark)
    account = begun.account
    if account is None:
        found, is_new = await accounts.run(lambda: accounts.ledger.of_mail(mark, now))
        return await _in(request, found, is_new)
    if session is None or session.account != account:
        raise Refused(409, "other_device", "open the link in the browser that asked for it")
    try:
        await accounts.run(lambda: accounts.ledger.set_mail(account, mark))
    except Taken:
        raise Refused(409, "taken", "this address belongs to another account") from None
    return await _in(request, account)


async def _begun(request: Request, begun: Begun) -> str:
    """Store what has begun; return the secret to finish it with."""
    accounts, secret = accounts_of(request), new_secret()
    now = accounts.rooms.config.now()
    await accounts.run(lambda: accounts.ledger.begin(secret, begun, now))
    return secret


async def _finished(request: Request, secret: str, kind: str, mail: str | None = None) -> Begun:
    """Return what was begun with a secret for a hashed mail address, or without one.

    Refuses a secret that is unknown, used, too old or of another address.
    """
    accounts = accounts_of(request)
    now = accounts.rooms.config.now()
    begun = await accounts.run(lambda: accounts.ledger.finish(secret, kind, now, mail))
    if begun is None:
        words = "begin again: it has taken too long, or it was for another address"
        raise Refused(404 if kind == MAIL else 409, "too_late", words)
    return begun


async def _in(request: Request, account: str, is_new: bool = False) -> SignedIn:
    """Sign this device in."""
    accounts = accounts_of(request)
    now = accounts.rooms.config.now()
    token = await accounts.run(lambda: accounts.ledger.open_session(account, now))
    return SignedIn(token=token, is_new=is_new)
