"""A passkey in software: makes a key, and signs what a site asks it to sign."""

import hashlib
import os
from typing import Any

import cbor2
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey for one site."""

    def __init__(self, site: str, origin: str) -> None:
        self.site, self.origin = site, origin
        self.id = os.urandom(32)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._person = b""

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        self._person = options["user"]["id"].encode()
        data = self._client_data("webauthn.create", options["challenge"])
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public_key()
        statement = {"fmt": "none", "attStmt": {}, "authData": self._state(PRESENT | VERIFIED | HAS_KEY) + attested}
        return self._credential({"clientDataJSON": data, "attestationObject": cbor2.dumps(statement)})

    def log_in(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        self.count += 1
        data = self._client_data("webauthn.get", options["challenge"])
        state = self._state(PRESENT | VERIFIED)
        signature = self._key.sign(state + hashlib.sha256(data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential({"clientDataJSON": data, "authenticatorData": state, "signature": signature})

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return msgspec.json.encode({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False})

    def _state(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _public_key(self) -> bytes:
        point = self._key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})

    def _credential(self, response: dict[str, bytes]) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        told = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told, "clientExtensionResults": {}}
