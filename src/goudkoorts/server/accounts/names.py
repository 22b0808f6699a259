"""Names and ids of people: what may be a name, and when two names are the same."""

import secrets
import unicodedata
from base64 import b32encode

from goudkoorts.server.http.problems import Refusal
from goudkoorts.tables.core.views import MOST_NAME

ID_BYTES = 10  # 16 letters of base 32


def fresh_person_id() -> str:
    """Return a new id that says nothing about anybody."""
    return "p" + b32encode(secrets.token_bytes(ID_BYTES)).decode().lower()


def clean_name(name: str) -> str:
    """Return a name as it is kept, or refuse it: printable, not blank, not too long."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    if not cleaned or len(cleaned) > MOST_NAME or not cleaned.isprintable():
        raise Refusal(422, "name", facts={"most": MOST_NAME})
    return cleaned


def login_of(name: str) -> str:
    """Return what two names have in common that look alike to a person typing them."""
    return unicodedata.normalize("NFKC", name).casefold()
