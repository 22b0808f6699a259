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
    from goudkoorts.tables.cluster.notifications import Notifications
    from goudkoorts.tables.cluster.presence import Presence
    from goudkoorts.tables.journal.journal import Store
    from goudkoorts.tables.live.registry import TableRegistry
    from goudkoorts.tables.people.people import PeopleStore
    from goudkoorts.tables.thinking.bot_pool import BotPool
    from goudkoorts.tables.thinking.reviews import Reviews


@dataclass(slots=True)
class AppContext:
    """The server's parts."""

    settings: Settings
    store: "Store"
    people: "PeopleStore"
    notifications: "Notifications"
    presence: "Presence"
    bot_pool: "BotPool"
    registry: "TableRegistry"
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
