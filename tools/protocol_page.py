"""Write the tables of docs/protocol.md from the structs of the wire.

python tools/protocol_page.py            writes them
python tools/protocol_page.py --check    fails where they are not as the structs say
"""

import re
import sys
from pathlib import Path
from typing import Any, get_args

from goudkoorts.server.http.endpoints import ROUTER
from goudkoorts.server.http.openapi import describe
from goudkoorts.server.rate_limits import RATES
from goudkoorts.server.wire.messages import ClientMessage, ServerMessage
from goudkoorts.tables.core.commands import Command

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
PART = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
STRUCTS = {
    *("Me", "Move", "Sentence", "News", "Problem", "Reason", "Result", "Fairness", "Offers"),
    *("UndoOffer", "RematchOffer", "Said", "Takeback", "You", "Frame", "Replay"),
}
Schema = dict[str, Any]


def main() -> int:
    """Write or check the page."""
    old = PAGE.read_text(encoding="utf-8")
    new = PART.sub(lambda part: f"{part[1]}{table_of(part[2])}\n{part[3]}", old)
    if "--check" in sys.argv[1:]:
        return int(old != new)
    PAGE.write_text(new, encoding="utf-8")
    print(f"wrote {PAGE}")
    return 0


def table_of(name: str) -> str:
    """Return one table."""
    description = describe(ROUTER)
    schemas = description["components"]["schemas"]
    if name == "endpoints":
        return endpoints(description)
    if name == "structs":
        told = [schema for schema in schemas if schema.endswith(("View", "Row")) or schema in STRUCTS]
        return "\n".join(f"| `{each}` | {fields_of(schemas[each])} |" for each in sorted(told))
    unions = {"commands": Command, "client": ClientMessage, "server": ServerMessage}
    return "\n".join(row(schemas[kind.__name__]) for kind in get_args(unions[name]))


def row(schema: Schema) -> str:
    """Return a message as a line of a table."""
    (tag,) = schema["properties"]["type"]["enum"]
    return f"| `{tag}` | {fields_of(schema)} | {first_line(schema['description'])} |"


def fields_of(schema: Schema) -> str:
    """Return the fields of a struct with their types; a question mark says that one may be left out."""
    fields = {name: kind for name, kind in schema["properties"].items() if name != "type"}
    required = schema.get("required", [])
    told = (f"`{name}{'' if name in required else '?'}`: {kind_of(kind)}" for name, kind in fields.items())
    return ", ".join(told) or "–"


def kind_of(schema: Schema) -> str:
    """Return a type in words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        kinds = [kind_of(each) for each in schema["anyOf"]]
        return "one of the commands" if len(kinds) > 10 else " or ".join(kinds)
    if "enum" in schema:
        return " or ".join(f'"{value}"' for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    names = {
        "integer": "int",
        "string": "str",
        "boolean": "bool",
        "number": "float",
        "object": "object",
        "null": "null",
    }
    return names.get(schema.get("type", ""), "anything") + bounds_of(schema)


def bounds_of(schema: Schema) -> str:
    """Return how long or how large a value may be."""
    if "maxLength" in schema:
        return f" ({schema.get('minLength', 0)} to {schema['maxLength']} characters)"
    if "maximum" in schema or "exclusiveMaximum" in schema:
        most = schema.get("maximum", schema.get("exclusiveMaximum", 0) - 1)
        return f" ({schema.get('minimum', 0)} to {most})"
    return ""


def endpoints(description: Schema) -> str:
    """Return the table of all endpoints."""
    lines = []
    for each in ROUTER.endpoints:
        summary = description["paths"][each.path][each.method.lower()]["summary"]
        body = "" if each.body is None else f"`{each.body.__name__}`"
        who = "anybody" if not each.signed_in else "somebody"
        lines.append(f"| {each.method} | `{each.path}` | {body} | {who} | {RATES[each.limit]} | {summary} |")
    return "\n".join(lines)


def first_line(text: str) -> str:
    """Return the first sentence of a docstring."""
    return text.strip().splitlines()[0]


if __name__ == "__main__":
    sys.exit(main())
