"""Bots from outside: any program that speaks JSON lines, any Python callable or class; see docs/bot-protocol.md.

Nothing is imported here: the host of a Python bot must start in a moment.
"""
