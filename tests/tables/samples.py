"""Small things to keep, for the tests of the stores."""

from collections.abc import Sequence

import msgspec

from goudkoorts.tables.journal.journal import Entry, EventBatch, IndexSeat, Store, TableIndex, keep
from goudkoorts.tables.people.people import Person

MARC, CARL, ANNE = (Person(f"p{name}", name.title(), "nl", 1) for name in ("marc", "carl", "anne"))


def entries_from(first: int, *bodies: object, by: str = "", command: str = "") -> list[Entry]:
    """Return entries with these bodies, numbered from the first."""
    return [
        Entry(first + place, 1000 + first + place, msgspec.json.encode(body), by, command)
        for place, body in enumerate(bodies)
    ]


def sat(seat: int, person: Person) -> dict[str, object]:
    """Return the body of somebody sitting down."""
    return {"type": "Sat", "seat": seat, "person": person.id, "name": person.name, "nonce": f"n{seat}"}


def said(person: Person, text: str) -> dict[str, object]:
    """Return the body of somebody saying something."""
    return {"type": "Said", "person": person.id, "name": person.name, "text": text}


def index_of(table_id: str, *people: Person, **changes: object) -> TableIndex:
    """Return the row of a table of Gold! at which these people sit."""
    seats = tuple(IndexSeat("person", person.id, person.name) for person in people)
    row = TableIndex(
        id=table_id, game="gold", players=3, status="open", access="open", host="pmarc", seats=seats, updated_at=5
    )
    return msgspec.structs.replace(row, **changes)


async def kept(store: Store, table_id: str, first: int, entries: Sequence[Entry], index: TableIndex) -> None:
    """Append a batch and wait until it is durable."""
    await keep(store, EventBatch(table_id, first, entries, index))


async def fill(store: Store, table_id: str, people: Sequence[Person], moves: int = 3) -> None:
    """Keep a small table: people sit down, and something happens."""
    index = index_of(table_id, *people)
    await kept(store, table_id, 1, entries_from(1, *(sat(seat, who) for seat, who in enumerate(people))), index)
    for number in range(moves):
        first = len(people) + 1 + number
        batch = entries_from(first, {"type": "Acted", "ply": number, "seat": 0, "action": "take re"}, by="pmarc")
        await kept(store, table_id, first, batch, msgspec.structs.replace(index, status="playing", updated_at=first))
