"""What is kept of people, on both databases."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
import time_machine

from goudkoorts.tables.journal.backends import open_store
from goudkoorts.tables.journal.database import DatabaseStore
from goudkoorts.tables.people.people import Passkey, PeopleStore, Token
from goudkoorts.tables.people.rating_store import OneRating
from goudkoorts.tables.people.ratings import Rating
from tables.samples import ANNE, CARL, MARC, entries_from, fill, index_of, kept, said, sat

Story = Callable[[DatabaseStore], Awaitable[None]]
HOUR_MS = 3_600_000


@pytest.fixture
def with_people(database_url: str) -> Callable[[Story], None]:
    """Give what runs a test's story on a database that knows Marc, Carl and Anne."""

    async def live(story: Story) -> None:
        store = await open_store(database_url)
        try:
            for person in (MARC, CARL, ANNE):
                await store.people.add_person(person)
            await story(store)
        finally:
            await store.close()

    return lambda story: asyncio.run(live(story))


def test_a_person_is_found_renamed_and_speaks_a_language(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        await store.people.rename("pmarc", "Märc")
        await store.people.set_language("pmarc", "de")

        assert await store.people.find_person("pmarc") == msgspec.structs.replace(MARC, name="Märc", language="de")
        assert await store.people.find_person("pnobody") is None

    with_people(story)


def test_lists_show_the_names_people_have_now(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        await fill(store, "t", [MARC, CARL], moves=0)
        await store.people.rename("pmarc", "Märc")
        await store.people.erase("pcarl")

        (row,) = await store.list_open()

        assert [seat.name for seat in row.seats] == ["Märc", ""]

    with_people(story)


def test_a_name_to_sign_in_with_belongs_to_one_person(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        people = store.people

        assert await people.set_password("pmarc", "marc", "hash 1")
        assert not await people.set_password("pcarl", "marc", "hash 2")
        assert await people.set_password("pmarc", "marc", "hash 3")

        assert await people.find_login("marc") == ("pmarc", "hash 3")
        assert await people.find_login("carl") is None
        assert [await people.has_password(person) for person in ("pmarc", "pcarl")] == [True, False]

    with_people(story)


def test_sessions_end(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        people = store.people
        with time_machine.travel(1_000_000, tick=False):
            now = 1_000_000_000
            for name in ("one", "two", "three"):
                await people.add_session(name, "pmarc", now + HOUR_MS)
            assert await people.find_session("one") == "pmarc"
            await people.drop_session("one")
            assert [await people.find_session(name) for name in ("one", "two", "no")] == [None, "pmarc", None]
        with time_machine.travel(1_000_000 + 3600, tick=False):
            assert await people.find_session("two") is None
            await people.add_session("new", "pmarc", now + 2 * HOUR_MS)
            await people.drop_sessions("pmarc")
            assert await people.find_session("new") is None

    with_people(story)


def test_passkeys_are_known_by_their_bytes(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        people, passkey = store.people, Passkey(b"\x00\xff", "pmarc", b"key\x00", 0, 7)

        assert await people.add_passkey(passkey)
        assert not await people.add_passkey(passkey)
        await people.count_use(b"\x00\xff", 4)

        assert await people.find_passkey(b"\x00\xff") == msgspec.structs.replace(passkey, sign_count=4)
        assert await people.find_passkey(b"other") is None
        assert [key.sign_count for key in await people.passkeys_of("pmarc")] == [4]

    with_people(story)


def test_tokens_open_doors_until_they_are_dropped(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        people, token = store.people, Token("k1", "pmarc", "my bot", 3)
        await people.add_token(token, "hash")

        assert await people.find_token("hash") == "pmarc"
        assert await people.tokens_of("pmarc") == [token]
        assert not await people.drop_token("pcarl", "k1")
        assert await people.drop_token("pmarc", "k1")
        assert await people.find_token("hash") is None

    with_people(story)


def test_ties_are_made_once_and_undone(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        people = store.people
        for _ in range(2):
            await people.tie("pmarc", "pcarl", "mute")
        await people.tie("pmarc", "panne", "block")

        assert await people.ties_of("pmarc") == {"mute": ["pcarl"], "block": ["panne"]}
        assert await people.is_tied("pmarc", "pcarl", "mute")
        assert not await people.is_tied("pcarl", "pmarc", "mute")
        await people.untie("pmarc", "pcarl", "mute")
        assert not await people.is_tied("pmarc", "pcarl", "mute")

    with_people(story)


def test_what_counts_once_counts_once(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        later = 4_000_000_000_000
        assert await store.people.use_once("challenge", later)
        assert not await store.people.use_once("challenge", later)
        await store.people.put_setting("color", "gold")
        await store.people.put_setting("color", "red")
        assert [await store.people.setting(key) for key in ("color", "none")] == ["red", None]

    with_people(story)


def first_wins(before: list[Rating]) -> list[Rating]:
    """Give the first a point and take one from the others."""
    return [
        Rating(rating.mu + (1 if place == 0 else -1), rating.sigma, rating.games + 1)
        for place, rating in enumerate(before)
    ]


def test_a_table_is_rated_once(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        people = store.people
        once = people.rate_table("t1", "gold", 2, ["pmarc", "pcarl"], first_wins)
        again = people.rate_table("t1", "gold", 2, ["pmarc", "pcarl"], first_wins)
        other = people.rate_table("t2", "gold", 2, ["pcarl", "pmarc"], first_wins)

        results = await asyncio.gather(once, again, other)

        assert sorted(results) == [False, True, True]
        assert {rating.person: (rating.mu, rating.games) for rating in await people.list_ratings("gold", 2)} == {
            "pmarc": (25, 2),
            "pcarl": (25, 2),
        }
        assert [rating.game for rating in await people.ratings_of("pmarc")] == ["gold"]
        assert await people.ratings_of("panne") == []

    with_people(story)


def test_the_history_of_a_rating_names_tables_to_who_played_there(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        people, marcs = store.people, OneRating("pmarc", "gold", 2)
        await people.rate_table("t1", "gold", 2, ["pmarc", "pcarl"], first_wins)

        told = {asker: await people.history_of(marcs, asker, 5) for asker in ("pcarl", "panne", None)}

        assert {asker: [(point.table, point.mu) for point in points] for asker, points in told.items()} == {
            "pcarl": [("t1", 26)],
            "panne": [(None, 26)],
            None: [(None, 26)],
        }
        assert await people.history_of(OneRating("panne", "gold", 2), "panne", 5) == []

    with_people(story)


async def know_marc_well(people: PeopleStore) -> None:
    """Write something of Marc wherever something can be written."""
    await people.set_password("pmarc", "marc", "secret hash")
    await people.add_passkey(Passkey(b"\x01", "pmarc", b"secret key", 0, 1))
    await people.add_session("secret session", "pmarc", 4_000_000_000_000)
    await people.add_token(Token("k", "pmarc", "my bot", 1), "secret token")
    await people.rate_table("t", "gold", 3, ["pmarc", "pcarl"], first_wins)
    await people.tie("pcarl", "pmarc", "mute")
    await people.add_report("pmarc", "pcarl", "t", "rude", 1)
    await people.add_report("pcarl", "pmarc", "t", "loud", 1)


def test_people_may_read_what_is_kept_of_them_but_no_secrets(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        await fill(store, "t", [MARC, CARL])
        await know_marc_well(store.people)

        data = msgspec.json.encode(await store.people.export("pmarc")).decode()

        assert all(fact in data for fact in ("Marc", "rude", "my bot", '"take re"', '"login":"marc"'))
        assert "secret" not in data
        assert "Carl" not in data

    with_people(story)


def test_what_people_may_read_tells_nothing_of_chance_or_of_others(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        bodies = [
            sat(0, MARC),
            sat(1, CARL),
            {"type": "Acted", "seat": 0, "action": "mine"},
            {"type": "Acted", "seat": -1, "action": "hidden"},
            {"type": "Acted", "seat": 1, "action": "not mine"},
            {"type": "Left", "seat": 0},
            sat(0, ANNE),
            {"type": "Acted", "seat": 0, "action": "not mine either"},
            said(MARC, "still looking"),
        ]
        await kept(store, "t", 1, entries_from(1, *bodies, by="pmarc"), index_of("t", MARC))

        (table,) = (await store.people.export("pmarc"))["tables"]

        assert [entry["seq"] for entry in table["events"]] == [1, 3, 6, 9]

    with_people(story)


def test_an_erased_person_leaves_a_bare_id_and_the_games_stay_whole(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        people = store.people
        await fill(store, "t", [MARC, CARL])
        await kept(store, "t", 6, entries_from(6, said(MARC, "it is Märc here")), index_of("t", MARC, CARL))
        await kept(
            store, "watched", 1, entries_from(1, said(MARC, "well done"), by="pmarc"), index_of("watched", host="panne")
        )
        await fill(store, "elsewhere", [CARL, ANNE])
        await know_marc_well(people)
        before = await store.read("t")

        touched = await people.erase("pmarc")

        after = await store.read("t")
        assert touched == ["elsewhere", "t", "watched"]
        assert [(entry.seq, entry.at, entry.by) for entry in after] == [(e.seq, e.at, e.by) for e in before]
        assert [n for n in range(6) if after[n] != before[n]] == [0, 5]
        assert msgspec.json.decode(after[0].body) == {
            "type": "Sat",
            "seat": 0,
            "person": "pmarc",
            "name": "",
            "nonce": "n0",
        }
        assert msgspec.json.decode(after[5].body)["text"] == ""
        assert b"well done" not in (await store.read("watched"))[0].body
        assert [[seat.name for seat in row.seats] for row in [await store.find_index("t")] if row] == [["", "Carl"]]
        data = await people.export("pmarc")
        assert {name: facts for name, facts in data.items() if facts and name != "tables"} == {}
        assert await people.find_token("secret token") is None
        assert await people.find_session("secret session") is None
        assert [rating.person for rating in await people.list_ratings("gold", 3)] == ["pcarl"]

    with_people(story)


def test_a_match_with_somebody_erased_is_rated_for_the_others(with_people: Callable[[Story], None]) -> None:
    async def story(store: DatabaseStore) -> None:
        await store.people.erase("pmarc")

        assert await store.people.rate_table("t", "gold", 2, ["pmarc", "pcarl"], first_wins)

        assert [(row.person, row.mu) for row in await store.people.list_ratings("gold", 2)] == [("pcarl", 24)]

    with_people(story)
