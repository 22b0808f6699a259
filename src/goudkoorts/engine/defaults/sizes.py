"""Default room: every action may be legal at once."""

from goudkoorts.engine.any_game import NUM_ACTIONS

MAX_LEGAL = NUM_ACTIONS
