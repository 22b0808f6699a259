"""The games: one folder each, rules written once. None knows another, nor the engine."""
