"""The list of addresses in docs/api.md, generated from the server: `python -m tests.documents.api` updates it."""

from typing import Any

from fastapi import FastAPI

from antipater.server.application import make_application
from antipater.server.operations.settings import Settings
from antipater.server.services import Services
from tests.documents.pages import ROOT

PAGE = ROOT / "docs" / "api.md"
MARK = "## Every address\n"
METHODS = ("get", "post", "put", "patch", "delete")


def application() -> FastAPI:
    """Return the application of a server that is not started."""
    return make_application(Services(Settings()))


def field_names(document: dict[str, Any], operation: dict[str, Any]) -> str:
    """Return what a request may carry: `?after`, `{ruleset, seats}`."""
    query = [f"?{given['name']}" for given in operation.get("parameters", []) if given["in"] == "query"]
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    reference = content.get("$ref") or next((one["$ref"] for one in content.get("allOf", []) if "$ref" in one), "")
    schema = document["components"]["schemas"].get(reference.rpartition("/")[2], {})
    body = f"`{{{', '.join(schema['properties'])}}}`" if schema.get("properties") else ""
    return " ".join(filter(None, [body, *(f"`{name}`" for name in query)]))


def table(document: dict[str, Any]) -> str:
    """Return every address with what it is for, by chapter."""
    chapters: dict[str, list[str]] = {}
    for path, operations in document["paths"].items():
        for method in METHODS:
            if method in operations:
                operation = operations[method]
                summary = operation["description"].splitlines()[0]
                row = f"| `{method.upper()} {path}` | {field_names(document, operation)} | {summary} |"
                chapters.setdefault(operation["tags"][0], []).append(row)
    head = "| address | takes | what |\n|---|---|---|\n"
    return "\n\n".join(f"### {name}\n\n{head}" + "\n".join(rows) for name, rows in sorted(chapters.items())) + "\n"


def page() -> str:
    """Return the page as it should be: its text, then the generated list."""
    before = PAGE.read_text("utf-8").partition(MARK)[0]
    return f"{before}{MARK}\n{table(application().openapi())}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
