"""Compiled loops that serve every game; `kernel.instance` puts a game in the place of `engine.any_game`."""
