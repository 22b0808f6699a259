"""Command and table make events, or a refusal."""
