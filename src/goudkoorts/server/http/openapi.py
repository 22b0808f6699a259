"""The description of the HTTP interface, OpenAPI 3.1, made from the endpoints and their structs."""

import re
from typing import Any

import msgspec

from goudkoorts import __version__
from goudkoorts.server.http.router import Endpoint, EndpointRouter
from goudkoorts.server.wire.messages import ClientMessage, CommandAnswer, Problem, ServerMessage
from goudkoorts.tables.core.commands import Command

REF = "#/components/schemas/{name}"
PROBLEM_CONTENT = {"application/problem+json": {"schema": {"$ref": REF.format(name="Problem")}}}
ERRORS = {
    400: "not JSON",
    401: "nobody is signed in",
    403: "from another site",
    404: "not there, or not yours to know",
    409: "not possible now",
    413: "too large",
    415: "not JSON by its type",
    422: "not as described",
    429: "too often",
    503: "not yet, or closing down",
}


def describe(router: EndpointRouter) -> dict[str, Any]:
    """Return the whole description; the unions of the socket are among its schemas."""
    wanted = [kind for each in router.endpoints for kind in (each.body, each.query, each.answer) if kind is not None]
    kinds = [*wanted, Problem, ClientMessage, ServerMessage, Command]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    named = dict(zip(map(_key, kinds), schemas, strict=True))
    components["ClientMessage"] = named[_key(ClientMessage)]
    components["ServerMessage"] = named[_key(ServerMessage)]
    components["Command"] = named[_key(Command)]
    paths: dict[str, dict[str, Any]] = {}
    for each in router.endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, named, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Goudkoorts", "version": __version__, "description": "Tables for five gold games."},
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {
                str(code): {"description": text, "content": PROBLEM_CONTENT} for code, text in ERRORS.items()
            },
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "gk_guest"},
                "session": {"type": "apiKey", "in": "cookie", "name": "gk_session"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _key(kind: Any) -> str:
    """Tell types apart, unions included."""
    return repr(kind)


def _operation(each: Endpoint, named: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    """Describe one endpoint."""
    operation: dict[str, Any] = {
        "operationId": each.call.__name__,
        "summary": (each.call.__doc__ or "").strip().splitlines()[0],
        "parameters": [*_path_parameters(each.path), *_query_parameters(each, named, components)],
        "responses": _responses(each, named),
    }
    if each.signed_in:
        operation["security"] = [{"guest": []}, {"session": []}, {"token": []}]
    if each.body is not None:
        content = {"application/json": {"schema": named[_key(each.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    """Describe what stands in braces."""
    text = {"type": "string", "minLength": 1, "maxLength": 64}
    return [{"name": name, "in": "path", "required": True, "schema": text} for name in re.findall(r"\{(\w+)\}", path)]


def _query_parameters(each: Endpoint, named: dict[str, Any], components: dict[str, Any]) -> list[dict[str, Any]]:
    """Describe the fields of the query's struct."""
    if each.query is None:
        return []
    schema = components[named[_key(each.query)]["$ref"].rpartition("/")[2]]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": kind}
        for name, kind in schema["properties"].items()
    ]


def _responses(each: Endpoint, named: dict[str, Any]) -> dict[str, Any]:
    """Describe the answers: the good one, and every problem."""
    good: dict[str, Any] = {"description": "as asked"}
    if each.answer is not None:
        good["content"] = {"application/json": {"schema": named[_key(each.answer)]}}
    status = 204 if each.answer is None and each.status == 200 else each.status
    answers: dict[str, Any] = {str(status): good} | {
        str(code): {"$ref": f"#/components/responses/{code}"} for code in ERRORS
    }
    if each.answer == CommandAnswer:
        answers["409"] = {"description": ERRORS[409], "content": {**good["content"], **PROBLEM_CONTENT}}
    return answers
