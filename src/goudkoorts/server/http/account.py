"""HTTP: a password, another one, and the way back in for those who forgot it."""

import secrets
from base64 import b32encode

from msgspec import structs
from starlette.responses import Response

from goudkoorts.server.accounts.identity import hash_of
from goudkoorts.server.accounts.names import clean_name, login_of
from goudkoorts.server.http.people import describe_me, signed_in_as
from goudkoorts.server.http.problems import Refusal
from goudkoorts.server.http.router import Ask, Book, json_response
from goudkoorts.server.wire.account import NewAccount, NewPassword, Recovery
from goudkoorts.server.wire.messages import Credentials, Me

CODES = 8
CODE_BYTES = 10  # 80 random bits: nobody guesses one, so a plain hash is enough to keep it by
GROUP = 4

book = Book()


@book.add("POST", "/api/account", limit="login")
async def make_account(ask: Ask, body: Credentials) -> NewAccount | Response:
    """Add a name and a password to the guest I am; the recovery codes are shown this once."""
    house, me = ask.house, ask.me
    name = clean_name(body.name)
    if await house.people.has_password(me.id):
        raise Refusal(409, "has_password")
    if not await house.people.set_password(me.id, login_of(name), await house.passwords.hash(body.password)):
        raise Refusal(409, "name_taken")
    codes = [fresh_code() for _ in range(CODES)]
    await house.people.add_codes(me.id, [hash_of(plain_code(code)) for code in codes])
    await house.people.rename(me.id, name)
    now = await describe_me(ask, structs.replace(me, name=name))
    response = json_response(NewAccount(**structs.asdict(now), codes=codes))
    await house.identity.begin_session(ask.request, response, me.id)
    return response


@book.add("POST", "/api/account/password", limit="login")
async def change_password(ask: Ask, body: NewPassword) -> Me | Response:
    """Change my password; every other session of mine ends."""
    house, me = ask.house, ask.me
    kept = await house.people.password_of(me.id)
    if kept is None:
        raise Refusal(409, "no_password")
    login, hashed = kept
    await house.limits.count("login_name", login)
    if not await house.passwords.matches(hashed, body.old):
        raise Refusal(401, "wrong_login")
    return await _set_password(ask, me.id, login, await house.passwords.hash(body.new))


@book.add("POST", "/api/recover", limit="login", signed_in=False)
async def recover(ask: Ask, body: Recovery) -> Me | Response:
    """Use up a recovery code to set a new password; every session of mine ends, and one begins."""
    house, login = ask.house, login_of(body.name)
    await house.limits.count("login_name", login)
    found = await house.people.find_login(login)
    hashed = await house.passwords.hash(body.password)  # first, and for anybody: it takes as long for a wrong name
    if found is None or not await house.people.use_code(found[0], hash_of(plain_code(body.code))):
        raise Refusal(401, "wrong_code")
    return await _set_password(ask, found[0], login, hashed)


async def _set_password(ask: Ask, person: str, login: str, hashed: str) -> Response:
    """Keep a new password, end all sessions, and begin one here."""
    await ask.house.people.set_password(person, login, hashed)
    await ask.house.people.drop_sessions(person)
    return await signed_in_as(ask, person)


def fresh_code() -> str:
    """Return a new code, in groups that can be copied by hand."""
    code = b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower()
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def plain_code(code: str) -> str:
    """Return a code without what people add or change when they copy it."""
    return "".join(character for character in code.casefold() if character.isalnum())
