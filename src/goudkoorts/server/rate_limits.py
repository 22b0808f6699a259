"""How often somebody may ask: per person and per address, in memory or, with several processes, in Redis."""

import ipaddress
from functools import lru_cache
from typing import Final

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage, Storage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from goudkoorts.server.http.problems import Refusal

NETWORK_OF_ONE = 64  # bits of an IPv6 address that belong to one household
ADDRESSES_KEPT = 1 << 12

# What each kind of request may be done at most, by one person or, for those not signed in, one address.
RATES: Final = {
    "any": "1200/minute",  # everything together, by address
    "look": "600/minute",
    "act": "600/minute",
    "open": "60/10 minutes",
    "guest": "60/10 minutes",
    "login": "20/10 minutes",
    "login_name": "10/10 minutes",  # by the name that is tried, whoever tries
    "change": "60/10 minutes",
    "report": "20/hour",
    "socket": "120/minute",
    "think": "120/minute",
}

log = structlog.get_logger()


class Limits:
    """Counts requests."""

    def __init__(self, redis_url: str, factor: int) -> None:
        self._storage: Storage = _storage(redis_url)
        self._window = SlidingWindowCounterRateLimiter(self._storage)
        self._items = {kind: _times(parse(rate), factor) for kind, rate in RATES.items()}

    async def count(self, kind: str, who: str) -> None:
        """Count a request, or refuse it; a counter that cannot be reached refuses nobody."""
        item = self._items[kind]
        try:
            allowed = await self._window.hit(item, kind, who)
        except Exception as error:  # Redis may be away: people play on
            log.warning("limits_unreachable", problem=type(error).__name__)
            return
        if not allowed:
            raise Refusal(429, "too_often", facts={"seconds": item.get_expiry()})


@lru_cache(maxsize=ADDRESSES_KEPT)
def household(address: str) -> str:
    """Return what one visitor's addresses share."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, NETWORK_OF_ONE), strict=False))
    return address


def _storage(redis_url: str) -> Storage:
    """Return where counts are kept."""
    if redis_url:
        return RedisStorage(f"async+{redis_url}", implementation="redispy")
    return MemoryStorage()


def _times(item: RateLimitItem, factor: int) -> RateLimitItem:
    """Return a limit that allows more."""
    return type(item)(item.amount * factor, item.multiples)
