"""One module a command: play, analyse, compare."""
