"""Goudkoorts: the table, the opponents and the laboratory for four gold games."""

__version__ = "0.1.0"
