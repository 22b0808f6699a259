"""What happens at a table, as pure functions over plain values: no clock, disk, socket or randomness of its own."""
