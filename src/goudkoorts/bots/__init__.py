"""Players. A bot is handed a state blanked for its seat, never the truth."""
