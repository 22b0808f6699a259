"""All endpoints of the HTTP interface."""

from goudkoorts.server import http_games, http_people, http_tables
from goudkoorts.server.endpoint import Book

BOOK = Book([*http_games.book.endpoints, *http_people.book.endpoints, *http_tables.book.endpoints])
