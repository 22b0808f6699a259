"""Passkeys: made, used, and refused when anything about them is wrong."""

from typing import Any

from server.authenticator import Authenticator
from server.visitor import ORIGIN, Reply, Server, Visitor


def register(visitor: Visitor, key: Authenticator) -> Reply:
    options = visitor.post("/api/passkeys/register/begin").json()["options"]
    return visitor.post("/api/passkeys/register/finish", {"credential": key.register(options)})


def login_answer(visitor: Visitor, key: Authenticator) -> dict[str, Any]:
    return {"credential": key.log_in(visitor.post("/api/passkeys/login/begin").json()["options"])}


def our_key() -> Authenticator:
    return Authenticator("localhost", ORIGIN)


def test_a_guest_with_a_passkey_is_an_account_and_logs_in_elsewhere(server: Server) -> None:
    anne, elsewhere, key = server.guest("Anne"), server.stranger(), our_key()

    me = register(anne, key).json()
    again = elsewhere.post("/api/passkeys/login/finish", login_answer(elsewhere, key)).json()

    assert (me["id"], me["guest"], me["passkeys"]) == (anne.me["id"], False, 1)
    assert again["id"] == anne.me["id"]
    assert elsewhere.get("/api/me").json()["name"] == "Anne"


def test_an_answer_counts_once(server: Server) -> None:
    anne, thief, key = server.guest("Anne"), server.stranger(), our_key()
    register(anne, key)
    elsewhere = server.stranger()
    answer = login_answer(elsewhere, key)
    thief.cookies = dict(elsewhere.cookies)

    assert elsewhere.post("/api/passkeys/login/finish", answer).status == 200
    assert thief.post("/api/passkeys/login/finish", answer).json()["code"] == "no_challenge"


def test_without_a_challenge_nothing_counts(server: Server) -> None:
    anne, key = server.guest("Anne"), our_key()
    register(anne, key)

    answer = login_answer(server.stranger(), key)

    assert server.stranger().post("/api/passkeys/login/finish", answer).json()["code"] == "no_challenge"


def test_a_key_of_another_site_is_refused(server: Server) -> None:
    anne = server.guest("Anne")

    refused = register(anne, Authenticator("evil.example", ORIGIN))
    phished = register(anne, Authenticator("localhost", "https://evil.example"))

    assert (refused.status, refused.json()["code"]) == (422, "passkey")
    assert phished.json()["code"] == "passkey"
    assert anne.get("/api/me").json()["guest"]


def test_a_key_that_signs_wrongly_or_is_unknown_is_refused(server: Server) -> None:
    anne, key, other = server.guest("Anne"), our_key(), our_key()
    register(anne, key)
    visitor = server.stranger()

    unknown = visitor.post("/api/passkeys/login/finish", login_answer(visitor, other))
    other.id = key.id
    forged = visitor.post("/api/passkeys/login/finish", login_answer(visitor, other))

    assert (unknown.status, unknown.json()["code"]) == (401, "wrong_login")
    assert (forged.status, forged.json()["code"]) == (422, "passkey")


def test_a_copied_key_is_noticed_by_its_count(server: Server) -> None:
    anne, key = server.guest("Anne"), our_key()
    register(anne, key)
    visitor = server.stranger()
    key.count = 10
    assert visitor.post("/api/passkeys/login/finish", login_answer(visitor, key)).status == 200

    key.count = 3

    assert visitor.post("/api/passkeys/login/finish", login_answer(visitor, key)).status == 422


def test_the_same_key_is_kept_once(server: Server) -> None:
    anne, carl, key = server.guest("Anne"), server.guest("Carl"), our_key()
    register(anne, key)

    assert register(carl, key).json()["code"] == "passkey_known"


def test_nonsense_instead_of_a_credential_is_refused(server: Server) -> None:
    anne = server.guest("Anne")

    for nonsense in ({}, {"id": 7}, {"id": "!", "rawId": "?", "type": "public-key", "response": {}}, {"id": None}):
        anne.post("/api/passkeys/register/begin")
        assert anne.post("/api/passkeys/register/finish", {"credential": nonsense}).status == 422
        anne.post("/api/passkeys/login/begin")
        assert anne.post("/api/passkeys/login/finish", {"credential": nonsense}).status in (401, 422)
