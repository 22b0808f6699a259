"""What holds where a game says nothing: one module a subject, each written against `engine.any_game`."""
