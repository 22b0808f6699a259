"""Who I am: guests, accounts, tokens, my data, and whom I do not want to meet."""

from server.visitor import Server, Visitor

PASSWORD = "gold in the river"
NEW_PASSWORD = "gold in the mountain"


def test_a_guest_is_somebody_at_once_and_stays_so(server: Server) -> None:
    guest = server.guest("Carl")

    me = guest.get("/api/me").json()

    assert (me["id"], me["name"], me["guest"]) == (guest.me["id"], "Carl", True)
    assert guest.post("/api/guest", {}).json()["id"] == me["id"]


def test_the_guest_cookie_is_signed_and_closed_to_scripts(server: Server) -> None:
    stranger = server.stranger()

    header = stranger.post("/api/guest", {}).headers["set-cookie"]

    assert "HttpOnly" in header
    assert "samesite=lax" in header.lower()
    stranger.cookies["gk_guest"] = stranger.cookies["gk_guest"][:-2] + "xx"
    assert stranger.get("/api/me").status == 401


def test_the_cookie_of_one_use_is_worth_nothing_for_another(server: Server) -> None:
    guest = server.guest()
    guest.post("/api/passkeys/login/begin")
    stranger = server.stranger()

    stranger.cookies["gk_guest"] = guest.cookies["gk_challenge"]

    assert stranger.get("/api/me").status == 401


def test_name_and_language_change(server: Server) -> None:
    guest = server.guest("Anne")

    changed = guest.patch("/api/me", {"name": "  Carl \t Goud ", "language": "nl"}).json()

    assert (changed["name"], changed["language"]) == ("Carl Goud", "nl")
    assert guest.get("/api/me").json()["name"] == "Carl Goud"


def test_a_name_of_control_characters_is_refused_and_changes_nothing(server: Server) -> None:
    guest = server.guest("Anne")

    assert guest.patch("/api/me", {"name": "A\u202e\u0000nne"}).json()["code"] == "name"
    assert guest.patch("/api/me", {"name": "   "}).json()["code"] == "name"
    assert guest.patch("/api/me", {"language": "fr"}).status == 422
    assert guest.get("/api/me").json()["name"] == "Anne"


def test_an_account_keeps_the_person_and_voids_the_guest_cookie(server: Server) -> None:
    guest = server.guest("Anne")
    old = dict(guest.cookies)

    me = guest.post("/api/account", {"name": "Anne", "password": PASSWORD}).json()

    assert (me["id"], me["guest"], me["password"]) == (guest.me["id"], False, True)
    assert guest.get("/api/me").json()["id"] == me["id"]
    thief = server.stranger()
    thief.cookies = old
    assert thief.get("/api/me").status == 401


def test_login_and_logout(server: Server) -> None:
    account(server, "Anne")
    elsewhere = server.stranger()

    me = elsewhere.post("/api/login", {"name": "ANNE", "password": PASSWORD}).json()
    session = dict(elsewhere.cookies)
    elsewhere.post("/api/logout")

    assert me["name"] == "Anne"
    assert elsewhere.get("/api/me").status == 401
    elsewhere.cookies = session
    assert elsewhere.get("/api/me").status == 401


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(server: Server) -> None:
    account(server, "Anne")
    stranger = server.stranger()

    wrong = stranger.post("/api/login", {"name": "Anne", "password": "something else"})
    unknown = stranger.post("/api/login", {"name": "Nobody", "password": "something else"})

    assert (wrong.status, wrong.body) == (401, unknown.body)


def test_a_taken_name_and_a_second_password_are_refused(server: Server) -> None:
    account(server, "Anne")
    other = server.guest("Carl")

    assert other.post("/api/account", {"name": "anne", "password": PASSWORD}).json()["code"] == "name_taken"
    assert other.get("/api/me").json()["guest"]
    assert other.post("/api/account", {"name": "Carl", "password": "short"}).status == 422


def test_a_password_is_changed_by_who_knows_it_and_ends_other_sessions(server: Server) -> None:
    anne, elsewhere = account(server, "Anne"), server.stranger()
    elsewhere.post("/api/login", {"name": "Anne", "password": PASSWORD})

    wrong = anne.post("/api/account/password", {"old": "not this one", "new": NEW_PASSWORD})
    right = anne.post("/api/account/password", {"old": PASSWORD, "new": NEW_PASSWORD})

    assert (wrong.status, wrong.json()["code"]) == (401, "wrong_login")
    assert (right.status, anne.get("/api/me").status, elsewhere.get("/api/me").status) == (200, 200, 401)
    assert elsewhere.post("/api/login", {"name": "Anne", "password": PASSWORD}).status == 401
    assert elsewhere.post("/api/login", {"name": "Anne", "password": NEW_PASSWORD}).status == 200


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    refused = server.guest().post("/api/account/password", {"old": PASSWORD, "new": NEW_PASSWORD})

    assert (refused.status, refused.json()["code"]) == (409, "no_password")


def test_a_recovery_code_sets_a_new_password_once(server: Server) -> None:
    anne, stranger = server.guest("Anne"), server.stranger()
    codes = anne.post("/api/account", {"name": "Anne", "password": PASSWORD}).json()["codes"]
    wish = {"name": "anne", "code": codes[0].upper().replace("-", " "), "password": NEW_PASSWORD}

    me = stranger.post("/api/recover", wish)

    assert (me.status, me.json()["id"]) == (200, anne.me["id"])
    assert stranger.get("/api/me").json()["id"] == anne.me["id"]
    assert anne.get("/api/me").status == 401
    assert server.stranger().post("/api/login", {"name": "Anne", "password": NEW_PASSWORD}).status == 200
    again = server.stranger().post("/api/recover", wish)
    assert (again.status, again.json()["code"]) == (401, "wrong_code")
    assert server.stranger().post("/api/recover", wish | {"code": codes[1]}).status == 200


def test_the_code_of_another_person_opens_nothing(server: Server) -> None:
    account(server, "Anne")
    carls = server.guest("Carl").post("/api/account", {"name": "Carl", "password": PASSWORD}).json()["codes"]
    wish = {"name": "Anne", "code": carls[0], "password": NEW_PASSWORD}

    wrong = server.stranger().post("/api/recover", wish)

    assert wrong.status == 401
    assert wrong.body == server.stranger().post("/api/recover", wish | {"name": "Nobody"}).body
    assert server.stranger().post("/api/login", {"name": "Anne", "password": PASSWORD}).status == 200


def test_codes_are_kept_as_hashes_alone(server: Server) -> None:
    anne = server.guest("Anne")
    codes = anne.post("/api/account", {"name": "Anne", "password": PASSWORD}).json()["codes"]

    assert len(set(codes)) == 8
    assert "codes" not in anne.get("/api/me").json()
    data = anne.get("/api/me/data").body.decode()
    kept = b"".join(file.read_bytes() for file in server.settings.data.glob("tables.db*"))
    for code in codes:
        assert code not in data
        assert code.encode() not in kept
        assert code.replace("-", "").encode() not in kept


def test_guessing_passwords_is_stopped(server: Server) -> None:
    server.app.limits._items["login_name"] = type(server.app.limits._items["login_name"])(2, 600)
    stranger = server.stranger()

    statuses = [stranger.post("/api/login", {"name": "x", "password": "y" * 8}).status for _ in range(3)]

    assert statuses == [401, 401, 429]


def test_a_token_lets_a_program_in_until_it_is_taken_back(server: Server) -> None:
    guest = server.guest("Anne")
    made = guest.post("/api/tokens", {"label": "my bot"}).json()
    program = Visitor(server, made["token"])

    assert program.get("/api/me").json()["id"] == guest.me["id"]
    assert [token["label"] for token in guest.get("/api/tokens").json()["tokens"]] == ["my bot"]
    assert made["token"] not in guest.get("/api/tokens").body.decode()
    assert guest.delete(f"/api/tokens/{made['id']}").status == 204
    assert program.get("/api/me").status == 401
    assert guest.delete(f"/api/tokens/{made['id']}").status == 404


def test_mute_and_block_are_kept_and_taken_back(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    path = f"/api/people/{carl.me['id']}"

    anne.post(f"{path}/mute")
    anne.post(f"{path}/block")

    assert anne.get("/api/me").json()["muted"] == [carl.me["id"]]
    anne.delete(f"{path}/mute")
    anne.delete(f"{path}/block")
    me = anne.get("/api/me").json()
    assert (me["muted"], me["blocked"]) == ([], [])


def test_nobody_mutes_nobody(server: Server) -> None:
    anne = server.guest()

    assert anne.post("/api/people/pnobody/mute").status == 404
    assert anne.post(f"/api/people/{anne.me['id']}/block").status == 404
    assert anne.post("/api/people/pnobody/report", {"why": "cheats"}).status == 404


def test_a_report_is_taken(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")

    assert anne.post(f"/api/people/{carl.me['id']}/report", {"why": "rude", "table": None}).status == 204
    assert anne.post(f"/api/people/{carl.me['id']}/report", {"why": "x" * 2000}).status == 422


def test_my_data_is_mine_to_take_and_to_erase(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    table = anne.open_table(seats=("me", "open"), chat="free")["id"]
    carl.do(table, {"type": "sit", "seat": 1})
    anne.do(table, {"type": "say", "text": "a secret of Anne's"})

    data = anne.get("/api/me/data").body.decode()
    gone = anne.delete("/api/me")

    assert "a secret of Anne's" in data
    assert carl.me["id"] not in anne.me["id"]
    assert gone.status == 204
    assert anne.get("/api/me").status == 401
    seen = carl.get(f"/api/tables/{table}").body.decode()
    assert "Anne" not in seen
    assert "a secret" not in seen
    assert carl.get(f"/api/people/{anne.me['id']}").status == 404


def test_who_erases_themselves_keeps_nobody_waiting(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    waiting = anne.open_table(access="open")["id"]
    playing = carl.open_table()["id"]
    anne.do(playing, {"type": "sit", "seat": 1})
    carl.do(playing, {"type": "start"})

    with anne.connect(playing) as line:
        anne.delete("/api/me")
        line.until_closed()

    assert line.code == 4401
    assert carl.get(f"/api/tables/{waiting}").json()["seats"][0]["kind"] == "empty"
    assert carl.get(f"/api/tables/{playing}").json()["seats"][1]["level"] is not None


def test_a_person_is_shown_with_ratings(server: Server) -> None:
    anne = server.guest("Anne")

    seen = server.stranger().get(f"/api/people/{anne.me['id']}").json()

    assert seen == {"id": anne.me["id"], "name": "Anne", "ratings": []}
    assert server.stranger().get("/api/ratings?game=gold&players=2").json() == {"people": []}
    assert server.stranger().get("/api/ratings?game=chess&players=2").status == 422


def account(server: Server, name: str) -> Visitor:
    guest = server.guest(name)
    assert guest.post("/api/account", {"name": name, "password": PASSWORD}).status == 200
    return guest
