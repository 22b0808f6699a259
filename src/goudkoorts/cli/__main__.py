"""Start the program `goudkoorts`, or say what must be installed for it."""

import sys

from goudkoorts.engine.errors import MissingExtra
from goudkoorts.engine.extras import require_extra

BAD_INPUT = 2


def main() -> None:
    """Run the program and leave with its exit status."""
    try:
        require_extra("cli", "the command line")
    except MissingExtra as missing:
        sys.stderr.write(f"goudkoorts: {missing}\n")
        sys.exit(BAD_INPUT)
    from goudkoorts.cli.program import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
