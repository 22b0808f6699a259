"""Tables where games are played: event logs, clocks, bots' turns. Knows no web framework."""
