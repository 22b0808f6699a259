"""Elfenland and Elfengold: the rules, one file a chapter of the rule books."""
