"""What rules are written on: records, compiled functions, bit sets, dice and options. Knows no game."""
