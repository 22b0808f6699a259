"""Who asks: a guest by a signed cookie, an account by a session, a program by a token."""

import hashlib
import secrets
import time
from functools import lru_cache
from typing import Literal

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from goudkoorts.tables.people.people import PeopleStore, Person

GUEST_COOKIE = "gk_guest"
SESSION_COOKIE = "gk_session"
CHALLENGE_COOKIE = "gk_challenge"
YEAR_S = 365 * 86_400
SESSION_S = 90 * 86_400
CHALLENGE_S = 300
SECRET_BYTES = 32
COOKIES_KEPT = 1 << 12
TOKEN_PREFIX = "gk_"
MILLI = 1000

Use = Literal["guest", "challenge"]


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def fresh_secret() -> str:
    """Return a new secret of 256 bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """Return what is kept of a secret: it is random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Identity:
    """Finds out who asks, and gives people what they prove it with."""

    def __init__(self, people: PeopleStore, keys: list[str], public_url: str) -> None:
        self._people = people
        self._https = public_url.startswith("https:")
        self._signers = {use: URLSafeTimedSerializer(keys, salt=f"goudkoorts.{use}") for use in ("guest", "challenge")}
        self._read = lru_cache(maxsize=COOKIES_KEPT)(self._verify)  # every request brings one; only good ones are kept

    async def who(self, asking: HTTPConnection) -> Person | None:
        """Return who asks, if anybody."""
        bearer = bearer_of(asking)
        if bearer is not None:
            return await self._person(await self._people.find_token(hash_of(bearer)))
        session = asking.cookies.get(SESSION_COOKIE)
        if session:
            return await self._person(await self._people.find_session(hash_of(session)))
        guest = self._signed(asking, "guest", GUEST_COOKIE, YEAR_S)
        return None if guest is None else await self._people.find_guest(guest)

    async def begin_session(self, asking: HTTPConnection, response: Response, person: str) -> None:
        """Give an account a session; the guest cookie of this browser goes."""
        await self._end_session(asking)
        secret = fresh_secret()
        await self._people.add_session(hash_of(secret), person, now_ms() + SESSION_S * MILLI)
        self._set(asking, response, SESSION_COOKIE, secret, SESSION_S)
        response.delete_cookie(GUEST_COOKIE, path="/")

    async def sign_out(self, asking: HTTPConnection, response: Response) -> None:
        """End the session and forget this browser."""
        await self._end_session(asking)
        response.delete_cookie(SESSION_COOKIE, path="/")
        response.delete_cookie(GUEST_COOKIE, path="/")

    def greet_guest(self, asking: HTTPConnection, response: Response, person: str) -> None:
        """Give a guest the signed cookie."""
        self._set(asking, response, GUEST_COOKIE, self._signers["guest"].dumps(person), YEAR_S)

    def give_challenge(self, asking: HTTPConnection, response: Response, challenge: str) -> None:
        """Keep a passkey's challenge in the browser, signed, for a few minutes."""
        self._set(asking, response, CHALLENGE_COOKIE, self._signers["challenge"].dumps(challenge), CHALLENGE_S)

    def challenge_of(self, asking: HTTPConnection) -> str | None:
        """Return the challenge this browser was given."""
        return self._signed(asking, "challenge", CHALLENGE_COOKIE, CHALLENGE_S)

    async def _person(self, person: str | None) -> Person | None:
        """Return somebody by id."""
        return None if person is None else await self._people.find_person(person)

    async def _end_session(self, asking: HTTPConnection) -> None:
        """Forget the session of this browser."""
        session = asking.cookies.get(SESSION_COOKIE)
        if session:
            await self._people.drop_session(hash_of(session))

    def _signed(self, asking: HTTPConnection, use: Use, cookie: str, seconds: int) -> str | None:
        """Return what a signed cookie says, unless it is old or not ours."""
        text = asking.cookies.get(cookie)
        if not text:
            return None
        try:
            said, signed_at = self._read(use, text)
        except BadSignature:
            return None
        return said if isinstance(said, str) and time.time() - signed_at <= seconds else None

    def _verify(self, use: Use, text: str) -> tuple[object, float]:
        """Return what a cookie says and when it was signed, or raise BadSignature."""
        said, signed_at = self._signers[use].loads(text, return_timestamp=True)
        return said, signed_at.timestamp()

    def _set(self, asking: HTTPConnection, response: Response, name: str, value: str, seconds: int) -> None:
        """Set a cookie that scripts cannot read and other sites cannot send along."""
        secure = self._https or asking.url.scheme in ("https", "wss")
        response.set_cookie(name, value, max_age=seconds, path="/", secure=secure, httponly=True, samesite="lax")


def bearer_of(asking: HTTPConnection) -> str | None:
    """Return the token in the Authorization header."""
    scheme, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
