"""Default actions: an action is its number, and its text as well."""


def decode(number: int) -> int:
    """Return the action of a number: the number itself."""
    return number


def encode(action: int) -> int:
    """Return the number of an action: the action itself."""
    return action


def notate(action: int) -> str:
    """Return the text of an action: its number."""
    return str(action)
