"""Goudkoorts: the table, the opponents and the laboratory for five gold games."""

__version__ = "0.1.0"
