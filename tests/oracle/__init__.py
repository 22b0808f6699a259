"""Slow, plain second readings of the rules, against which the compiled engine is tested."""
