"""The description of the interface: valid, up to date in the client and the docs, and true of every endpoint."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case

from goudkoorts.server.book import BOOK
from goudkoorts.server.openapi import describe
from server.visitor import Server, Visitor

ROOT = Path(__file__).parents[2]
EXAMPLES = 12
DESCRIPTION = describe(BOOK)
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
OPERATIONS = [(path, method) for path, methods in DESCRIPTION["paths"].items() for method in methods]
ENDING = {"/api/logout", "/api/me"}  # they end the visitor's stay when they succeed


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    server = Server(tmp_path_factory.mktemp("data"), GK_LIMIT_FACTOR="1000000")
    yield server.guest("Anne")
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
        case: Case = data.draw(operation.as_strategy())
        asker = visitor.server.guest() if path in ENDING else visitor
        body = None if isinstance(case.body, schemathesis.core.NotSet) else case.body
        query = "&".join(f"{name}={value}" for name, value in (case.query or {}).items())
        reply = asker.ask(method.upper(), f"{case.formatted_path}?{query}", body, {})
        allowed = DESCRIPTION["paths"][path][method]["responses"]
        assert str(reply.status) in allowed, reply
        assert reply.status < 500, reply
        if reply.status >= 400:
            assert reply.json()["code"]

    check()
