"""Everything a request may need, in one place: made at start, let go at the end."""

from dataclasses import dataclass, field
from operator import methodcaller
from typing import TYPE_CHECKING

from goudkoorts.server.connection import Outbox, open_outbox
from goudkoorts.server.identity import Identity
from goudkoorts.server.limiting import Limits
from goudkoorts.server.meters import Meters
from goudkoorts.server.passkeys import Passkeys
from goudkoorts.server.passwords import Passwords
from goudkoorts.server.settings import Settings
from goudkoorts.server.together import Together

if TYPE_CHECKING:
    from threading import Thread
    from wsgiref.simple_server import WSGIServer

    from goudkoorts.server.neighbours import Neighbours
    from goudkoorts.server.socket import Socket
    from goudkoorts.tables.bus import Bus
    from goudkoorts.tables.hall import Hall
    from goudkoorts.tables.jobs import Jobs
    from goudkoorts.tables.people_store import PeopleStore
    from goudkoorts.tables.presence import Presence
    from goudkoorts.tables.reviews import Reviews
    from goudkoorts.tables.store import Store


@dataclass(slots=True)
class House:
    """The server's parts."""

    settings: Settings
    store: "Store"
    people: "PeopleStore"
    bus: "Bus"
    presence: "Presence"
    jobs: "Jobs"
    hall: "Hall"
    reviews: "Reviews"
    identity: Identity
    limits: Limits
    passwords: Passwords
    passkeys: Passkeys
    meters: Meters
    sockets: "set[Socket]" = field(default_factory=set)
    inbox: "Together[Socket]" = field(default_factory=lambda: Together(methodcaller("take_up")))
    outbox: Outbox = field(default_factory=open_outbox)
    metrics: "tuple[WSGIServer, Thread] | None" = None
    neighbours: "Neighbours | None" = None  # none where the address was chosen by whoever started the server
    draining: bool = False
