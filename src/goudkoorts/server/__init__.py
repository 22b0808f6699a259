"""The table server: HTTP, websockets, people. Knows no game by name."""
