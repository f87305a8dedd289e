"""The responses that any route may give besides its own."""

from typing import Any

from antipater.server.messages import ProblemInfo

# A reference, because a model that is named here would be built again for every status of every route.
CONTENT = {"application/json": {"schema": {"$ref": f"#/components/schemas/{ProblemInfo.__name__}"}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"description": description, "content": CONTENT}
    for status, description in {
        400: "The request is not complete.",
        401: "Nobody is logged in, or the secret is wrong.",
        403: "You may not do this, or a foreign page sent the request.",
        404: "There is no such thing.",
        406: "There is no such format.",
        408: "The request was sent too slowly.",
        409: "It does not fit the current state.",
        413: "The request is too large.",
        422: "The message, or a part of it, is not valid.",
        429: "There are too many requests; Retry-After says when the next one may come.",
        503: "It cannot be done at the moment; Retry-After says when to try again.",
    }.items()
}
