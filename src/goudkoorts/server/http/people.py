"""HTTP: who I am, how I prove it, what is kept about me, and whom I do not want to meet."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import UNSET
from starlette.responses import Response

from goudkoorts.server.accounts.identity import TOKEN_PREFIX, fresh_secret, hash_of, now_ms
from goudkoorts.server.accounts.names import clean_name, fresh_person_id, login_of
from goudkoorts.server.accounts.passkeys import credential_id_of
from goudkoorts.server.http.problems import Refusal, not_found
from goudkoorts.server.http.router import Ask, Book, json_response
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

book = Book()


@book.add("POST", "/api/guest", limit="guest", signed_in=False)
async def be_guest(ask: Ask, body: NewGuest) -> Me | Response:
    """Become a guest at once; who already is somebody stays who they are."""
    person = ask.person
    if person is not None:
        return await describe_me(ask, person)
    language = "" if body.language is UNSET else str(body.language)
    name = GUEST_NAMES.get(language, "Guest") if body.name is UNSET else clean_name(str(body.name))
    person = Person(fresh_person_id(), name, language, now_ms())
    await ask.house.people.add_person(person)
    response = json_response(await describe_me(ask, person))
    ask.house.identity.greet_guest(ask.request, response, person.id)
    return response


@book.add("GET", "/api/me")
async def show_me(ask: Ask) -> Me | Response:
    """Say who I am; a guest's cookie is renewed."""
    me = await describe_me(ask, ask.me)
    response = json_response(me)
    if me.guest:
        ask.house.identity.greet_guest(ask.request, response, me.id)
    return response


@book.add("PATCH", "/api/me", limit="change")
async def change_me(ask: Ask, body: ChangeMe) -> Me:
    """Change my name or my language."""
    people, me = ask.house.people, ask.me
    if body.name is not UNSET:
        await people.rename(me.id, clean_name(str(body.name)))
    if body.language is not UNSET:
        await people.set_language(me.id, str(body.language))
    return await describe_me(ask, await people.find_person(me.id) or me)


@book.add("DELETE", "/api/me", limit="change")
async def erase_me(ask: Ask) -> Response:
    """Erase me: name, ways to log in, what I said; finished games stay, without my name."""
    await leave_all(ask)
    touched = await ask.house.people.erase(ask.me.id)
    for table in touched:
        await ask.house.hall.forget(table)
    for socket in [each for each in ask.house.sockets if each.person.id == ask.me.id]:
        socket.close(NOT_SIGNED_IN)
    response = Response(status_code=204)
    await ask.house.identity.sign_out(ask.request, response)
    return response


@book.add("GET", "/api/me/data", limit="change")
async def export_me(ask: Ask) -> dict[str, Any]:
    """Give me everything that is kept about me."""
    return await ask.house.people.export(ask.me.id)


@book.add("POST", "/api/login", limit="login", signed_in=False)
async def log_in(ask: Ask, body: Credentials) -> Me | Response:
    """Log in by name and password; a wrong name and a wrong password are answered alike."""
    house, login = ask.house, login_of(body.name)
    await house.limits.count("login_name", login)
    found = await house.people.find_login(login)
    kept = None if found is None else found[1]
    if not await house.passwords.matches(kept, body.password) or found is None:
        raise Refusal(401, "wrong_login")
    if house.passwords.is_weak(found[1]):
        await house.people.set_password(found[0], login, await house.passwords.hash(body.password))
    return await signed_in_as(ask, found[0])


@book.add("POST", "/api/logout", limit="change", signed_in=False)
async def log_out(ask: Ask) -> Response:
    """End this session."""
    response = Response(status_code=204)
    await ask.house.identity.sign_out(ask.request, response)
    return response


@book.add("POST", "/api/passkeys/register/begin", limit="login")
async def begin_passkey(ask: Ask) -> PasskeyOptions | Response:
    """Ask for what a new passkey needs."""
    known = await ask.house.people.passkeys_of(ask.me.id)
    if len(known) >= MOST_PASSKEYS:
        raise Refusal(409, "too_many", facts={"most": MOST_PASSKEYS})
    challenge, options = ask.house.passkeys.ask_to_register(ask.me, known)
    return _with_challenge(ask, f"register {ask.me.id} {challenge}", options)


@book.add("POST", "/api/passkeys/register/finish", limit="login")
async def finish_passkey(ask: Ask, body: PasskeyAnswer) -> Me | Response:
    """Keep the new passkey; a guest is an account from here on."""
    challenge = await _use_challenge(ask, f"register {ask.me.id} ")
    proof = ask.house.passkeys.check_registration(body.credential, challenge, _origin(ask))
    credential, public_key, count = proof
    if not await ask.house.people.add_passkey(Passkey(credential, ask.me.id, public_key, count, now_ms())):
        raise Refusal(409, "passkey_known")
    return await signed_in_as(ask, ask.me.id)


@book.add("POST", "/api/passkeys/login/begin", limit="login", signed_in=False)
async def begin_passkey_login(ask: Ask) -> PasskeyOptions | Response:
    """Ask for what logging in by passkey needs."""
    challenge, options = ask.house.passkeys.ask_to_log_in()
    return _with_challenge(ask, f"login {challenge}", options)


@book.add("POST", "/api/passkeys/login/finish", limit="login", signed_in=False)
async def finish_passkey_login(ask: Ask, body: PasskeyAnswer) -> Me | Response:
    """Log in by passkey."""
    challenge = await _use_challenge(ask, "login ")
    key = await ask.house.people.find_passkey(credential_id_of(body.credential))
    if key is None:
        raise Refusal(401, "wrong_login")
    count = ask.house.passkeys.check_login(body.credential, challenge, _origin(ask), key)
    await ask.house.people.count_use(key.credential, count)
    return await signed_in_as(ask, key.person)


@book.add("GET", "/api/tokens")
async def list_tokens(ask: Ask) -> Tokens:
    """List the tokens of programs that play for me."""
    kept = await ask.house.people.tokens_of(ask.me.id)
    return Tokens([TokenView(each.id, each.label, each.created_at) for each in kept])


@book.add("POST", "/api/tokens", limit="change", status=201)
async def make_token(ask: Ask, body: NewToken) -> TokenSecret:
    """Make a token for a program that plays for me."""
    people, me = ask.house.people, ask.me
    if len(await people.tokens_of(me.id)) >= MOST_TOKENS:
        raise Refusal(409, "too_many", facts={"most": MOST_TOKENS})
    secret = TOKEN_PREFIX + fresh_secret()
    token = Token(fresh_secret()[:16], me.id, body.label, now_ms())
    await people.add_token(token, hash_of(secret))
    return TokenSecret(token.id, token.label, token.created_at, secret)


@book.add("DELETE", "/api/tokens/{token}", limit="change")
async def drop_token(ask: Ask) -> None:
    """Take a token back."""
    if not await ask.house.people.drop_token(ask.me.id, ask.path["token"]):
        raise not_found()


@book.add("POST", "/api/people/{person}/report", limit="report")
async def report(ask: Ask, body: Report) -> None:
    """Complain about somebody."""
    other = await _other(ask)
    await ask.house.people.add_report(ask.me.id, other, body.table, body.why, now_ms())


def _add_tie(kind: Tie) -> None:
    """Add the two endpoints that mute or block somebody, and take it back."""

    async def tie(ask: Ask) -> None:
        other = await _other(ask)
        if len((await ask.house.people.ties_of(ask.me.id))[kind]) >= MOST_TIES:
            raise Refusal(409, "too_many", facts={"most": MOST_TIES})
        await ask.house.people.tie(ask.me.id, other, kind)

    async def untie(ask: Ask) -> None:
        await ask.house.people.untie(ask.me.id, ask.path["person"], kind)

    deeds: list[tuple[str, str, str, Callable[[Ask], Awaitable[None]]]] = [
        ("POST", kind, f"No longer {'hear' if kind == 'mute' else 'sit with'} somebody.", tie),
        ("DELETE", f"un{kind}", f"{'Hear' if kind == 'mute' else 'Sit with'} somebody again.", untie),
    ]
    for method, name, text, call in deeds:
        call.__name__, call.__doc__ = name, text
        book.add(method, f"/api/people/{{person}}/{kind}", limit="change")(call)


_add_tie("mute")
_add_tie("block")


async def _other(ask: Ask) -> str:
    """Return the person of the path, who must exist and be somebody else."""
    other = await ask.house.people.find_person(ask.path["person"])
    if other is None or other.id == ask.me.id:
        raise not_found()
    return other.id


async def describe_me(ask: Ask, person: Person) -> Me:
    """Return somebody as they see themselves."""
    people = ask.house.people
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


async def signed_in_as(ask: Ask, person: str) -> Response:
    """Begin a session and say who I am."""
    found = await ask.house.people.find_person(person)
    if found is None:
        raise Refusal(401, "wrong_login")
    response = json_response(await describe_me(ask, found))
    await ask.house.identity.begin_session(ask.request, response, person)
    return response


def _with_challenge(ask: Ask, challenge: str, options: dict[str, object]) -> Response:
    """Answer with options and keep their challenge in the browser."""
    response = json_response(PasskeyOptions(options))
    ask.house.identity.give_challenge(ask.request, response, challenge)
    return response


async def _use_challenge(ask: Ask, purpose: str) -> str:
    """Return the challenge this browser was given for a purpose; it serves once."""
    given = ask.house.identity.challenge_of(ask.request)
    if given is None or not given.startswith(purpose):
        raise Refusal(409, "no_challenge")
    if not await ask.house.people.use_once(hash_of(given), now_ms() + CHALLENGE_KEPT_MS):
        raise Refusal(409, "no_challenge")
    return given.removeprefix(purpose)


def _origin(ask: Ask) -> str:
    """Return the address this page was loaded from; the door has compared it with the host."""
    url = ask.request.url
    return ask.request.headers.get("origin", f"{url.scheme}://{url.netloc}")
