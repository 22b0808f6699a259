"""Passkeys: a key on somebody's device instead of a password. The site's name is a setting, never a header."""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from goudkoorts.server.http.problems import Refusal
from goudkoorts.tables.people.people import Passkey, Person

SITE_NAME = "Goudkoorts"


class Passkeys:
    """Asks browsers for proofs and checks them."""

    def __init__(self, public_url: str) -> None:
        self._site = urlsplit(public_url).hostname or "localhost"
        self._origin = public_url.rstrip("/")

    def ask_to_register(self, person: Person, known: list[Passkey]) -> tuple[str, dict[str, Any]]:
        """Return a challenge and what the browser needs to make a passkey."""
        options = generate_registration_options(
            rp_id=self._site,
            rp_name=SITE_NAME,
            user_name=person.name,
            user_display_name=person.name,
            user_id=person.id.encode(),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=key.credential) for key in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return bytes_to_base64url(options.challenge), msgspec.json.decode(options_to_json(options))

    def ask_to_log_in(self) -> tuple[str, dict[str, Any]]:
        """Return a challenge and what the browser needs to use a passkey."""
        options = generate_authentication_options(
            rp_id=self._site, user_verification=UserVerificationRequirement.PREFERRED
        )
        return bytes_to_base64url(options.challenge), msgspec.json.decode(options_to_json(options))

    def check_registration(self, answer: dict[str, Any], challenge: str, origin: str) -> tuple[bytes, bytes, int]:
        """Return the id, the public key and the count of a new passkey, or refuse it."""
        try:
            proof = verify_registration_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self._site,
                expected_origin=self._origin or origin,
                require_user_verification=False,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Refusal(422, "passkey", type(error).__name__) from None
        return proof.credential_id, proof.credential_public_key, proof.sign_count

    def check_login(self, answer: dict[str, Any], challenge: str, origin: str, key: Passkey) -> int:
        """Return the new count of a passkey that proved itself, or refuse it."""
        try:
            proof = verify_authentication_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self._site,
                expected_origin=self._origin or origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.sign_count,
                require_user_verification=False,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Refusal(422, "passkey", type(error).__name__) from None
        return proof.new_sign_count


def credential_id_of(answer: dict[str, Any]) -> bytes:
    """Return which passkey an answer speaks of."""
    try:
        return base64url_to_bytes(str(answer.get("id", "")))
    except ValueError:
        raise Refusal(422, "passkey") from None
