"""Everything a request may need, in one place: made at start, let go at the end."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from goudkoorts.server.accounts.identity import Identity
from goudkoorts.server.accounts.passkeys import Passkeys
from goudkoorts.server.accounts.passwords import Passwords
from goudkoorts.server.observe.metrics import Meters
from goudkoorts.server.rate_limits import Limits
from goudkoorts.server.settings import Settings

if TYPE_CHECKING:
    from threading import Thread
    from wsgiref.simple_server import WSGIServer

    from goudkoorts.server.neighbours import Neighbours
    from goudkoorts.server.ws.socket import Socket
    from goudkoorts.tables.cluster.notifications import Bus
    from goudkoorts.tables.cluster.presence import Presence
    from goudkoorts.tables.journal.journal import Store
    from goudkoorts.tables.live.registry import Hall
    from goudkoorts.tables.people.people import PeopleStore
    from goudkoorts.tables.thinking.bot_pool import Jobs
    from goudkoorts.tables.thinking.reviews import Reviews


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
    metrics: "tuple[WSGIServer, Thread] | None" = None
    neighbours: "Neighbours | None" = None  # none where the address was chosen by whoever started the server
    draining: bool = False
