"""Bots' turns and reviews, off the event loop."""
