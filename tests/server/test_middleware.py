"""The door: other sites, headers, sizes, rates, and what is answered when there is nothing."""

from pathlib import Path

import pytest
from starlette.requests import Request

from goudkoorts.server.http.client_files import ClientFiles
from goudkoorts.server.observe.logs import without_ids
from server.visitor import ORIGIN, Server


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": ""},
        {"origin": "null"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
        {"origin": f"{ORIGIN}.evil.example"},
    ],
)
def test_what_another_site_sends_is_refused(server: Server, headers: dict[str, str]) -> None:
    guest = server.guest()

    refused = guest.post("/api/tokens", {"label": "theirs"}, **headers)

    assert (refused.status, refused.json()["code"]) == (403, "origin")
    assert guest.get("/api/tokens").json()["tokens"] == []


@pytest.mark.parametrize("headers", [{"origin": "https://evil.example"}, {"sec_fetch_site": "cross-site"}])
def test_a_socket_from_another_site_is_refused(server: Server, headers: dict[str, str]) -> None:
    guest = server.guest()
    table = guest.open_table()["id"]

    assert guest.connect(table, **headers).code == 4403


def test_our_own_pages_are_let_in(server: Server) -> None:
    assert server.stranger().post("/api/guest", {}, origin="", sec_fetch_site="same-origin").status == 200


def test_with_a_public_url_only_that_one_counts(tmp_path: Path) -> None:
    server = Server(tmp_path, GK_PUBLIC_URL="https://games.example.org")
    stranger = server.stranger()

    answer = stranger.post("/api/guest", {}, origin="https://games.example.org")

    assert stranger.post("/api/guest", {}).status == 403
    assert answer.status == 200
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    server.close()


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/assets/none.js", "/t/some-table"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = server.stranger().get(path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_what_is_not_there_is_a_problem_with_a_code(server: Server) -> None:
    answer = server.stranger().get("/api/nothing")

    assert (answer.status, answer.json()["code"]) == (404, "not_found")
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_method_that_is_not_there_names_those_that_are(server: Server) -> None:
    answer = server.guest().ask("PUT", "/api/me", None, {})

    assert (answer.status, answer.headers["allow"]) == (405, "DELETE, GET, PATCH")


@pytest.mark.parametrize(
    ("body", "headers", "status"),
    [
        (b"{", {}, 400),
        (b"[" * 100_000, {}, 413),
        (b"[" * 60_000, {}, 422),
        (b'{"name": 1}', {}, 422),
        (b'{"name": "A", "more": 1}', {}, 422),
        (b"\xff\xfe", {}, 400),
        (b"name=Anne", {"content_type": "application/x-www-form-urlencoded"}, 415),
        (b'{"name":"' + b"a" * 70_000 + b'"}', {}, 413),
    ],
)
def test_bodies_that_are_not_as_described_are_refused(
    server: Server, body: bytes, headers: dict[str, str], status: int
) -> None:
    answer = server.stranger().post("/api/guest", body, **headers)

    assert answer.status == status


def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    server = Server(tmp_path, GK_LIMIT_FACTOR="1")
    stranger = server.stranger()

    answers = [stranger.post("/api/logout") for _ in range(61)]

    assert {answer.status for answer in answers[:60]} == {204}
    assert (answers[60].status, answers[60].json()["code"]) == (429, "too_often")
    assert int(answers[60].headers["retry-after"]) > 0
    server.close()


def test_a_failure_of_ours_is_a_plain_500_and_one_line_in_the_log(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(type(server.app.store), "list_open", fail)

    answer = server.stranger().get("/api/tables")

    assert (answer.status, answer.json()["code"]) == (500, "failed")
    assert "secret" not in answer.body.decode()
    assert "failed" in capsys.readouterr().out


def test_health_and_readiness(server: Server) -> None:
    stranger = server.stranger()

    assert stranger.get("/healthz").status == 200
    assert stranger.get("/readyz").status == 200
    server.app.draining = True
    assert stranger.get("/healthz").status == 200
    assert stranger.get("/readyz").status == 503


def test_the_client_is_served_with_the_right_caching(server: Server, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "sw.js", "assets/app-1234.js", "assets/app-1234.js.br", "assets/app-1234.js.gz"):
        (folder / name).write_text(name, encoding="utf-8")
    files = ClientFiles(folder)

    def get(path: str, encoding: str = "") -> dict[str, str] | None:
        scope = server.stranger().scope("http", f"/{path}", {"accept-encoding": encoding}) | {"method": "GET"}
        response = server.run(files(Request(scope | {"path_params": {"path": path}})))
        return None if response is None else dict(response.headers) | {"path": str(getattr(response, "path", ""))}

    assert "immutable" in get("assets/app-1234.js")["cache-control"]
    assert get("assets/app-1234.js", "gzip, br")["content-encoding"] == "br"
    assert get("assets/app-1234.js", "gzip")["content-encoding"] == "gzip"
    assert get("sw.js")["cache-control"] == "no-cache"
    assert get("")["cache-control"] == "no-cache"
    assert get("t/some-table/replay")["path"].endswith("index.html")
    assert get("assets/gone.js") is None
    assert get("../pyproject.toml") is None
    assert get("api/nothing") is None


def test_without_a_built_client_a_page_says_so(server: Server, tmp_path: Path) -> None:
    scope = server.stranger().scope("http", "/", {}) | {"method": "GET", "path_params": {"path": ""}}

    answer = server.run(ClientFiles(tmp_path / "none")(Request(scope)))

    assert b"not built" in answer.body


def test_ids_are_blanked_in_the_log_whoever_wrote_them() -> None:
    table, person = "zvXs844abVnBaiWgR3tLLg", "p6bmr2zzteq752xga"

    told = without_ids(None, "", {"event": f"table {table} of {person} cannot be woken", "exception": f"'{table}'"})

    assert told == {"event": "table ... of ... cannot be woken", "exception": "'...'"}
