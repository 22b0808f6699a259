"""Commands that take their many options as one value."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

Options = TypeVar("Options")
Result = TypeVar("Result")


def gather(kind: type[Options]) -> Callable[[Callable[[Options], Result]], Callable[..., Result]]:
    """Hand a command its options as one `kind`, a dataclass with a field for every option."""

    def decorate(command: Callable[[Options], Result]) -> Callable[..., Result]:
        """Wrap one command; click calls the wrapper with every option by its name."""

        @wraps(command)
        def call(**options: object) -> Result:
            return command(kind(**options))

        return call

    return decorate
