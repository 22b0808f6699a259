"""All endpoints of the HTTP interface."""

from goudkoorts.server.http import account, games, mine, neighbours, people, review, tables
from goudkoorts.server.http.router import Book

PARTS = (games, people, mine, account, tables, review, neighbours)
BOOK = Book([endpoint for part in PARTS for endpoint in part.book.endpoints])
