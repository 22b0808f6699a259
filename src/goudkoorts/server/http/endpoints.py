"""All endpoints of the HTTP interface."""

from goudkoorts.server.http import account, games, mine, neighbours, people, review, tables
from goudkoorts.server.http.router import EndpointRouter

PARTS = (games, people, mine, account, tables, review, neighbours)
ROUTER = EndpointRouter([endpoint for part in PARTS for endpoint in part.router.endpoints])
