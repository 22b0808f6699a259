"""HTTP: a password, another one, and the way back in for those who forgot it."""

import secrets
from base64 import b32encode

from msgspec import structs
from starlette.responses import Response

from goudkoorts.server.accounts.identity import hash_of
from goudkoorts.server.accounts.names import clean_name, login_of
from goudkoorts.server.http.people import describe_me, signed_in_as
from goudkoorts.server.http.problems import Refusal
from goudkoorts.server.http.router import EndpointRouter, RequestContext, json_response
from goudkoorts.server.wire.account import NewAccount, NewPassword, Recovery
from goudkoorts.server.wire.messages import Credentials, Me

CODES = 8
CODE_BYTES = 10  # 80 random bits: nobody guesses one, so a plain hash is enough to keep it by
GROUP = 4

router = EndpointRouter()


@router.add("POST", "/api/account", limit="login")
async def make_account(context: RequestContext, body: Credentials) -> NewAccount | Response:
    """Add a name and a password to the guest I am; the recovery codes are shown this once."""
    app, me = context.app, context.me
    name = clean_name(body.name)
    if await app.people.has_password(me.id):
        raise Refusal(409, "has_password")
    if not await app.people.set_password(me.id, login_of(name), await app.passwords.hash(body.password)):
        raise Refusal(409, "name_taken")
    codes = [fresh_code() for _ in range(CODES)]
    await app.people.add_codes(me.id, [hash_of(plain_code(code)) for code in codes])
    await app.people.rename(me.id, name)
    now = await describe_me(context, structs.replace(me, name=name))
    response = json_response(NewAccount(**structs.asdict(now), codes=codes))
    await app.identity.begin_session(context.request, response, me.id)
    return response


@router.add("POST", "/api/account/password", limit="login")
async def change_password(context: RequestContext, body: NewPassword) -> Me | Response:
    """Change my password; every other session of mine ends."""
    app, me = context.app, context.me
    kept = await app.people.password_of(me.id)
    if kept is None:
        raise Refusal(409, "no_password")
    login, hashed = kept
    await app.limits.count("login_name", login)
    if not await app.passwords.matches(hashed, body.old):
        raise Refusal(401, "wrong_login")
    return await _set_password(context, me.id, login, await app.passwords.hash(body.new))


@router.add("POST", "/api/recover", limit="login", signed_in=False)
async def recover(context: RequestContext, body: Recovery) -> Me | Response:
    """Use up a recovery code to set a new password; every session of mine ends, and one begins."""
    app, login = context.app, login_of(body.name)
    await app.limits.count("login_name", login)
    found = await app.people.find_login(login)
    hashed = await app.passwords.hash(body.password)  # first, and for anybody: it takes as long for a wrong name
    if found is None or not await app.people.use_code(found[0], hash_of(plain_code(body.code))):
        raise Refusal(401, "wrong_code")
    return await _set_password(context, found[0], login, hashed)


async def _set_password(context: RequestContext, person: str, login: str, hashed: str) -> Response:
    """Keep a new password, end all sessions, and begin one here."""
    await context.app.people.set_password(person, login, hashed)
    await context.app.people.drop_sessions(person)
    return await signed_in_as(context, person)


def fresh_code() -> str:
    """Return a new code, in groups that can be copied by hand."""
    code = b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower()
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def plain_code(code: str) -> str:
    """Return a code without what people add or change when they copy it."""
    return "".join(character for character in code.casefold() if character.isalnum())
