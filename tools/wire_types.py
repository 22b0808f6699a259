"""Write web/openapi.json: the HTTP interface and the messages of the socket, from which the client's types are made.

python tools/wire_types.py            writes it
python tools/wire_types.py --check    fails where it is not as the structs say
"""

import json
import sys
from pathlib import Path

from goudkoorts.server.http.endpoints import ROUTER
from goudkoorts.server.http.openapi import describe

TARGET = Path(__file__).parents[1] / "web" / "openapi.json"


def main() -> int:
    """Write or check the file."""
    text = json.dumps(describe(ROUTER), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    if "--check" in sys.argv[1:]:
        return int(not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
