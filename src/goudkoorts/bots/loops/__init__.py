"""Compiled loops of the bots that serve every game; instantiated like those of the engine."""
