"""What only the type checker reads (`make types`)."""
