"""The description of the interface: valid, up to date in the client and the docs, and true of every endpoint."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode

from goudkoorts.server.http.endpoints import ROUTER
from goudkoorts.server.http.openapi import describe
from server.visitor import Reply, Server, Visitor

ROOT = Path(__file__).parents[2]
EXAMPLES = 10
DESCRIPTION = describe(ROUTER)
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
OPERATIONS = [(path, method) for path, methods in DESCRIPTION["paths"].items() for method in methods]
ENDING = {"/api/logout", "/api/me"}  # they end the visitor's stay when they succeed


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    server = Server(tmp_path_factory.mktemp("data"), GK_LIMIT_FACTOR="1000000")
    guest = server.guest("Anne")
    guest.do(guest.open_table(seats=("me", "beginner"))["id"], {"type": "resign"})
    yield guest
    server.close()


@pytest.mark.parametrize("script", ["wire_types.py", "protocol_page.py"])
def test_what_is_generated_is_up_to_date(script: str) -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / script, "--check"], check=False)

    assert done.returncode == 0, f"run python tools/{script}"


def test_the_server_describes_itself(visitor: Visitor) -> None:
    assert visitor.get("/api/openapi.json").json() == json.loads(json.dumps(DESCRIPTION))


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=lambda part: part)
def test_every_endpoint_keeps_what_the_description_promises(visitor: Visitor, path: str, method: str) -> None:
    operation = SCHEMA[path][method.upper()]

    @given(data=st.data())
    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    def check(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from(list(GenerationMode)))
        case: Case = data.draw(operation.as_strategy(generation_mode=mode))
        if data.draw(st.booleans()):
            case.path_parameters = {name: known(visitor, name) for name in case.path_parameters or {}}
        asker = visitor.server.guest() if path in ENDING else visitor
        body = None if isinstance(case.body, schemathesis.core.NotSet) else case.body
        query = urlencode(case.query or {}, doseq=True)
        reply = asker.ask(method.upper(), f"{case.formatted_path}?{query}", body, {})
        allowed = DESCRIPTION["paths"][path][method]["responses"]
        assert str(reply.status) in allowed, reply
        assert reply.status < 500, reply
        check_shape(allowed[str(reply.status)], reply)

    check()


def known(visitor: Visitor, name: str) -> str:
    """Return something that exists, for a part of a path."""
    tables = visitor.get("/api/tables/mine").json()["tables"]
    other = visitor.server.guest().me["id"] if name == "person" else ""
    return {"game": "gold", "token": "none", "person": other, "table": tables[0]["id"]}[name]


def check_shape(described: dict[str, Any], reply: Reply) -> None:
    """Compare an answer with the schema of its status and type."""
    if "$ref" in described:
        described = DESCRIPTION["components"]["responses"][described["$ref"].rpartition("/")[2]]
    if "content" not in described:
        assert reply.body == b""
        return
    schema = described["content"][reply.headers["content-type"]]["schema"]
    jsonschema_rs.validator_for({**schema, "components": DESCRIPTION["components"]}).validate(reply.json())
