"""The games: one folder each, rules written once. None knows another, nor the engine."""

BUILT_IN = ("gold", "goldrausch", "zevenspel", "elfenland", "elfengold")  # in the order in which they are offered
