"""Websockets: one connection, one table, one viewer."""
