"""What a browser opens: the built client if it is there, else a plain page of our own; and the words for it.

The client is package data in `antipater/web_client`. Names of built files carry a hash of what is in them, so caches
may keep those for ever; everything else is asked for again.
"""

import mimetypes
import re
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response

import antipater
from antipater.server.messages import Language
from antipater.server.problems import Problem
from antipater.text.labels import labels

PACKAGE = Path(antipater.__file__).parent
CLIENT = PACKAGE / "web_client"
PLAIN = PACKAGE / "server" / "page"
INDEX = "index.html"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
NO_PAGES = ("api/", "ws/")  # programs ask there, and want no page instead of a refusal

router = APIRouter(tags=["page"])


@cache
def site(client: Path = CLIENT, plain: Path = PLAIN) -> dict[str, Path]:
    """Return every file that may be asked for by its address; no other is ever read."""
    if (client / INDEX).is_file():
        return {path.relative_to(client).as_posix(): path for path in client.rglob("*") if path.is_file()}
    found = {f"page/{path.name}": path for path in plain.iterdir() if path.name != INDEX}
    return {INDEX: plain / INDEX, **found}


@router.get("/api/words")
async def words(lang: Language = "en") -> dict[str, str]:
    """Give the words that a page puts around a game: labels and names, by their id."""
    return labels(lang)


@router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def page(path: str, request: Request) -> Response:
    """Give a file of the client; any other address that a person opens is the client's own affair."""
    files = site()
    wanted = path or INDEX
    if wanted not in files:
        if path.startswith(NO_PAGES) or "." in path.rpartition("/")[2] or not opens_pages(request):
            raise Problem(404, "no-such-address", f"there is nothing at /{path}")
        wanted = INDEX
    kind = mimetypes.guess_type(wanted)[0] or "application/octet-stream"
    caching = FOR_EVER if HASHED.search(wanted) and wanted.startswith("assets/") else ASK_AGAIN
    return Response(files[wanted].read_bytes(), media_type=kind, headers={"Cache-Control": caching})


def opens_pages(request: Request) -> bool:
    """Tell whether a browser asks for a page to show."""
    return "text/html" in request.headers.get("accept", "")
