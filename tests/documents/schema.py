"""The server's messages as OpenAPI for the browser's types: `python -m tests.documents.schema` updates the file."""

import json

from pydantic.json_schema import models_json_schema

from antipater.server.lobby.messages import UserEvent
from antipater.server.messages import ProblemInfo, Streamed
from tests.documents.api import application
from tests.documents.pages import ROOT

FILE = ROOT / "web" / "src" / "wire" / "openapi.json"


def text() -> str:
    """Return the OpenAPI document as the file should be, with the messages of streams and refusals."""
    document = application().openapi()
    models = [(Streamed, "serialization"), (UserEvent, "serialization"), (ProblemInfo, "serialization")]
    _, found = models_json_schema(models, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
    document["components"]["schemas"] = {**found["$defs"], **document["components"]["schemas"]}
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
