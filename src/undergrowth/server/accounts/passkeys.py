"""Passkeys (WebAuthn, level 2): what a browser is asked for, and the check of its answers.

The library `webauthn` is optional: without it, and without an address that browsers accept for
passkeys, none are offered.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from undergrowth.server.errors import Refused

NAME: Final = "undergrowth"
"""The name under which browsers list our passkeys."""
_LOCAL: Final = "localhost"
"""The only host for which browsers accept passkeys without TLS and a name."""
Document = dict[str, Any]


class Site(NamedTuple):
    """The site that passkeys are made for."""

    host: str
    origin: str


class NewKey(NamedTuple):
    """A passkey as it was made."""

    credential: str
    public_key: str
    uses: int


def site_of(public_url: str, host: str) -> Site | None:
    """Return the site for passkeys; None where there can be none.

    It is that of the public address.  Without one it is this machine, for which `host` is asked.
    """
    if find_spec("webauthn") is None:
        return None
    if not public_url:
        name = host.rsplit(":", 1)[0]
        return Site(_LOCAL, f"http://{host}") if name == _LOCAL else None
    parts = urlsplit(public_url)
    name = parts.hostname or ""
    if parts.scheme != "https" and name != _LOCAL:
        return None
    return Site(name, f"{parts.scheme}://{parts.netloc}")


def asked_to_make(
    site: Site, challenge: bytes, account: str, name: str, known: list[str]
) -> Document:
    """Return what a browser is asked for to make a passkey; `known` are the credentials it need
    not make again."""
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers import structs

    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=account.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known
        ],
    )
    found: Document = json.loads(options_to_json(options))
    return found


def asked_to_sign(site: Site, challenge: bytes) -> Document:
    """Return what a browser is asked for to sign in with any passkey of the site."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers import structs

    options = generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    found: Document = json.loads(options_to_json(options))
    return found


def made_key(site: Site, challenge: bytes, credential: Document) -> NewKey:
    """Return the passkey that a browser has made.  Refuses one that was not asked for."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # the library raises many kinds for what a browser would never send
        raise Refused(422, "bad_passkey", "this is no passkey that was asked for") from None
    return NewKey(
        bytes_to_base64url(made.credential_id),
        bytes_to_base64url(made.credential_public_key),
        made.sign_count,
    )


def signed_uses(
    site: Site, challenge: bytes, credential: Document, public_key: str, uses: int
) -> int:
    """Return how often a passkey has been used, as its signature tells.  Refuses a wrong one."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    try:
        signed = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(public_key),
            credential_current_sign_count=uses,
            require_user_verification=True,
        )
    except Exception:  # as above
        raise unknown_passkey() from None
    return signed.new_sign_count


def unknown_passkey() -> Refused:
    """Return the refusal of a passkey that opens no account, whatever the reason."""
    return Refused(401, "unknown_passkey", "this passkey opens no account here")
