"""HTTP: who I am, how I prove it, what is kept about me, and whom I do not want to meet."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import UNSET
from starlette.responses import Response

from goudkoorts.server.accounts.identity import TOKEN_PREFIX, fresh_secret, hash_of, now_ms
from goudkoorts.server.accounts.names import clean_name, fresh_person_id, login_of
from goudkoorts.server.accounts.passkeys import credential_id_of
from goudkoorts.server.http.problems import Refusal, not_found
from goudkoorts.server.http.router import EndpointRouter, RequestContext, json_response
from goudkoorts.server.table_requests import leave_all
from goudkoorts.server.wire.messages import (
    ChangeMe,
    Credentials,
    Me,
    NewGuest,
    NewToken,
    PasskeyAnswer,
    PasskeyOptions,
    Report,
    Tokens,
    TokenSecret,
    TokenView,
)
from goudkoorts.server.ws.socket import NOT_SIGNED_IN
from goudkoorts.tables.people.people import Passkey, Person, Tie, Token

GUEST_NAMES = {"nl": "Gast", "de": "Gast", "en": "Guest"}
CHALLENGE_KEPT_MS = 600_000
MOST_TOKENS = 20
MOST_PASSKEYS = 20
MOST_TIES = 500

router = EndpointRouter()


@router.add("POST", "/api/guest", limit="guest", signed_in=False)
async def be_guest(context: RequestContext, body: NewGuest) -> Me | Response:
    """Become a guest at once; who already is somebody stays who they are."""
    person = context.person
    if person is not None:
        return await describe_me(context, person)
    language = "" if body.language is UNSET else str(body.language)
    name = GUEST_NAMES.get(language, "Guest") if body.name is UNSET else clean_name(str(body.name))
    person = Person(fresh_person_id(), name, language, now_ms())
    await context.app.people.add_person(person)
    response = json_response(await describe_me(context, person))
    context.app.identity.greet_guest(context.request, response, person.id)
    return response


@router.add("GET", "/api/me")
async def show_me(context: RequestContext) -> Me | Response:
    """Say who I am; a guest's cookie is renewed."""
    me = await describe_me(context, context.me)
    response = json_response(me)
    if me.guest:
        context.app.identity.greet_guest(context.request, response, me.id)
    return response


@router.add("PATCH", "/api/me", limit="change")
async def change_me(context: RequestContext, body: ChangeMe) -> Me:
    """Change my name or my language."""
    people, me = context.app.people, context.me
    if body.name is not UNSET:
        await people.rename(me.id, clean_name(str(body.name)))
    if body.language is not UNSET:
        await people.set_language(me.id, str(body.language))
    return await describe_me(context, await people.find_person(me.id) or me)


@router.add("DELETE", "/api/me", limit="change")
async def erase_me(context: RequestContext) -> Response:
    """Erase me: name, ways to log in, what I said; finished games stay, without my name."""
    await leave_all(context)
    touched = await context.app.people.erase(context.me.id)
    for table in touched:
        await context.app.registry.forget(table)
    for socket in [each for each in context.app.sockets if each.person.id == context.me.id]:
        socket.close(NOT_SIGNED_IN)
    response = Response(status_code=204)
    await context.app.identity.sign_out(context.request, response)
    return response


@router.add("GET", "/api/me/data", limit="change")
async def export_me(context: RequestContext) -> dict[str, Any]:
    """Give me everything that is kept about me."""
    return await context.app.people.export(context.me.id)


@router.add("POST", "/api/login", limit="login", signed_in=False)
async def log_in(context: RequestContext, body: Credentials) -> Me | Response:
    """Log in by name and password; a wrong name and a wrong password are answered alike."""
    app, login = context.app, login_of(body.name)
    await app.limits.count("login_name", login)
    found = await app.people.find_login(login)
    kept = None if found is None else found[1]
    if not await app.passwords.matches(kept, body.password) or found is None:
        raise Refusal(401, "wrong_login")
    if app.passwords.is_weak(found[1]):
        await app.people.set_password(found[0], login, await app.passwords.hash(body.password))
    return await signed_in_as(context, found[0])


@router.add("POST", "/api/logout", limit="change", signed_in=False)
async def log_out(context: RequestContext) -> Response:
    """End this session."""
    response = Response(status_code=204)
    await context.app.identity.sign_out(context.request, response)
    return response


@router.add("POST", "/api/passkeys/register/begin", limit="login")
async def begin_passkey(context: RequestContext) -> PasskeyOptions | Response:
    """Ask for what a new passkey needs."""
    known = await context.app.people.passkeys_of(context.me.id)
    if len(known) >= MOST_PASSKEYS:
        raise Refusal(409, "too_many", facts={"most": MOST_PASSKEYS})
    challenge, options = context.app.passkeys.ask_to_register(context.me, known)
    return _with_challenge(context, f"register {context.me.id} {challenge}", options)


@router.add("POST", "/api/passkeys/register/finish", limit="login")
async def finish_passkey(context: RequestContext, body: PasskeyAnswer) -> Me | Response:
    """Keep the new passkey; a guest is an account from here on."""
    challenge = await _use_challenge(context, f"register {context.me.id} ")
    proof = context.app.passkeys.check_registration(body.credential, challenge, _origin(context))
    credential, public_key, count = proof
    if not await context.app.people.add_passkey(Passkey(credential, context.me.id, public_key, count, now_ms())):
        raise Refusal(409, "passkey_known")
    return await signed_in_as(context, context.me.id)


@router.add("POST", "/api/passkeys/login/begin", limit="login", signed_in=False)
async def begin_passkey_login(context: RequestContext) -> PasskeyOptions | Response:
    """Ask for what logging in by passkey needs."""
    challenge, options = context.app.passkeys.ask_to_log_in()
    return _with_challenge(context, f"login {challenge}", options)


@router.add("POST", "/api/passkeys/login/finish", limit="login", signed_in=False)
async def finish_passkey_login(context: RequestContext, body: PasskeyAnswer) -> Me | Response:
    """Log in by passkey."""
    challenge = await _use_challenge(context, "login ")
    key = await context.app.people.find_passkey(credential_id_of(body.credential))
    if key is None:
        raise Refusal(401, "wrong_login")
    count = context.app.passkeys.check_login(body.credential, challenge, _origin(context), key)
    await context.app.people.count_use(key.credential, count)
    return await signed_in_as(context, key.person)


@router.add("GET", "/api/tokens")
async def list_tokens(context: RequestContext) -> Tokens:
    """List the tokens of programs that play for me."""
    kept = await context.app.people.tokens_of(context.me.id)
    return Tokens([TokenView(each.id, each.label, each.created_at) for each in kept])


@router.add("POST", "/api/tokens", limit="change", status=201)
async def make_token(context: RequestContext, body: NewToken) -> TokenSecret:
    """Make a token for a program that plays for me."""
    people, me = context.app.people, context.me
    if len(await people.tokens_of(me.id)) >= MOST_TOKENS:
        raise Refusal(409, "too_many", facts={"most": MOST_TOKENS})
    secret = TOKEN_PREFIX + fresh_secret()
    token = Token(fresh_secret()[:16], me.id, body.label, now_ms())
    await people.add_token(token, hash_of(secret))
    return TokenSecret(token.id, token.label, token.created_at, secret)


@router.add("DELETE", "/api/tokens/{token}", limit="change")
async def drop_token(context: RequestContext) -> None:
    """Take a token back."""
    if not await context.app.people.drop_token(context.me.id, context.path["token"]):
        raise not_found()


@router.add("POST", "/api/people/{person}/report", limit="report")
async def report(context: RequestContext, body: Report) -> None:
    """Complain about somebody."""
    other = await _other(context)
    await context.app.people.add_report(context.me.id, other, body.table, body.why, now_ms())


def _add_tie(kind: Tie) -> None:
    """Add the two endpoints that mute or block somebody, and take it back."""

    async def tie(context: RequestContext) -> None:
        other = await _other(context)
        if len((await context.app.people.ties_of(context.me.id))[kind]) >= MOST_TIES:
            raise Refusal(409, "too_many", facts={"most": MOST_TIES})
        await context.app.people.tie(context.me.id, other, kind)

    async def untie(context: RequestContext) -> None:
        await context.app.people.untie(context.me.id, context.path["person"], kind)

    deeds: list[tuple[str, str, str, Callable[[RequestContext], Awaitable[None]]]] = [
        ("POST", kind, f"No longer {'hear' if kind == 'mute' else 'sit with'} somebody.", tie),
        ("DELETE", f"un{kind}", f"{'Hear' if kind == 'mute' else 'Sit with'} somebody again.", untie),
    ]
    for method, name, text, call in deeds:
        call.__name__, call.__doc__ = name, text
        router.add(method, f"/api/people/{{person}}/{kind}", limit="change")(call)


_add_tie("mute")
_add_tie("block")


async def _other(context: RequestContext) -> str:
    """Return the person of the path, who must exist and be somebody else."""
    other = await context.app.people.find_person(context.path["person"])
    if other is None or other.id == context.me.id:
        raise not_found()
    return other.id


async def describe_me(context: RequestContext, person: Person) -> Me:
    """Return somebody as they see themselves."""
    people = context.app.people
    password, keys = await people.has_password(person.id), await people.passkeys_of(person.id)
    ties = await people.ties_of(person.id)
    return Me(
        id=person.id,
        name=person.name,
        language=person.language or None,  # type: ignore[arg-type]  # only known languages are kept
        guest=not (password or keys),
        password=password,
        passkeys=len(keys),
        muted=list(ties["mute"]),
        blocked=list(ties["block"]),
    )


async def signed_in_as(context: RequestContext, person: str) -> Response:
    """Begin a session and say who I am."""
    found = await context.app.people.find_person(person)
    if found is None:
        raise Refusal(401, "wrong_login")
    response = json_response(await describe_me(context, found))
    await context.app.identity.begin_session(context.request, response, person)
    return response


def _with_challenge(context: RequestContext, challenge: str, options: dict[str, object]) -> Response:
    """Answer with options and keep their challenge in the browser."""
    response = json_response(PasskeyOptions(options))
    context.app.identity.give_challenge(context.request, response, challenge)
    return response


async def _use_challenge(context: RequestContext, purpose: str) -> str:
    """Return the challenge this browser was given for a purpose; it serves once."""
    given = context.app.identity.challenge_of(context.request)
    if given is None or not given.startswith(purpose):
        raise Refusal(409, "no_challenge")
    if not await context.app.people.use_once(hash_of(given), now_ms() + CHALLENGE_KEPT_MS):
        raise Refusal(409, "no_challenge")
    return given.removeprefix(purpose)


def _origin(context: RequestContext) -> str:
    """Return the address this page was loaded from; the middleware has compared it with the host."""
    url = context.request.url
    return context.request.headers.get("origin", f"{url.scheme}://{url.netloc}")
