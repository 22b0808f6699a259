"""All endpoints of the HTTP interface."""

from goudkoorts.server import (
    http_account,
    http_games,
    http_mine,
    http_neighbours,
    http_people,
    http_review,
    http_tables,
)
from goudkoorts.server.endpoint import Book

PARTS = (http_games, http_people, http_mine, http_account, http_tables, http_review, http_neighbours)
BOOK = Book([endpoint for part in PARTS for endpoint in part.book.endpoints])
