"""Measuring players: matches between bots, tournaments on many cores, and ratings with their uncertainty."""
