"""The browser client: its built files, or instructions for building them.

The client is package data in `antipater/web_client`. Names of built files contain a hash of their contents, so they
are cached for ever; everything else is revalidated. Files are sent compressed if that makes them smaller. The index
has a preview of what its address shows, for links in messages.
"""

import gzip
import mimetypes
import re
from functools import cache
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response

import antipater
from antipater.server.games.metadata import GameMetadata
from antipater.server.problems import Problem
from antipater.server.routes.access import AppServices
from antipater.server.routes.preview import preferred_language, with_preview
from antipater.server.services import Services
from antipater.server.store.database import database_errors, shielded

CLIENT = Path(antipater.__file__).parent / "web_client"
INDEX = "index.html"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
FOR_EVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
NO_PAGES = ("api/", "ws/")  # addresses for programs: an error is a refusal, not a page
COMPRESSED = (".woff2", ".png", ".jpeg")
OF_GAME = re.compile(r"(?:game|join)/([\w-]{1,32})(?:/|$)")
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Antipater</title>
<h1>The page is not built yet</h1>
<p>This server runs, but the game for the browser was not built. <code>make play</code> in the folder of the project
builds it and starts the server; it needs Node.js 20.19 or later. <code>antipater play</code> plays in a terminal.</p>
<p lang="fr">Ce serveur fonctionne, mais le jeu pour le navigateur n’a pas été construit. <code>make play</code> dans
le dossier du projet le construit et lance le serveur&nbsp;; il faut Node.js 20.19 ou plus. <code>antipater play</code>
joue dans un terminal.</p>
</html>
"""

PATH = "/{path:path}"
router = APIRouter(tags=["page"])


@cache
def site(client: Path = CLIENT) -> dict[str, Path]:
    """Return every file that can be requested, by its address; no other file is ever read."""
    return {path.relative_to(client).as_posix(): path for path in client.rglob("*") if path.is_file()}


@cache
def compressed(path: Path) -> bytes | None:
    """Return a file compressed; None if that would not make it smaller."""
    return None if path.suffix in COMPRESSED else gzip.compress(path.read_bytes(), mtime=0)


@router.api_route(PATH, methods=["GET", "HEAD"], include_in_schema=False)
async def page(path: str, request: Request, services: AppServices) -> Response:
    """Return a file of the client; other addresses of pages return its index, which routes them.

    Messengers that preview the link of a game accept any type: they get the index, too.
    """
    files = site()
    wanted = path or INDEX
    if path.startswith(NO_PAGES):
        raise HTTPException(405)  # another method may be supported; if none is, it becomes 404
    if wanted not in files:
        is_file = "." in path.rpartition("/")[2]
        if path and (is_file or not (opens_pages(request) or OF_GAME.match(path))):
            raise Problem(404, "no-such-address", f"there is nothing at /{path}")
        wanted = INDEX
    if wanted not in files:
        return Response(NOT_BUILT, media_type="text/html", headers={"Cache-Control": REVALIDATE})
    if wanted == INDEX:
        return await index(files, path, request, services)
    kind = mimetypes.guess_type(wanted)[0] or "application/octet-stream"
    caching = FOR_EVER if HASHED.search(wanted) and wanted.startswith("assets/") else REVALIDATE
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    small = compressed(files[wanted]) if "gzip" in request.headers.get("accept-encoding", "") else None
    if small is not None:
        return Response(small, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(files[wanted].read_bytes(), media_type=kind, headers=headers)


async def index(files: dict[str, Path], path: str, request: Request, services: Services) -> Response:
    """Return the page, with a preview of what its address shows."""
    language = preferred_language(request.headers.get("accept-language", ""))
    game = await game_at(path, services)
    root = str(request.base_url).rstrip("/")
    text = with_preview(files[INDEX].read_text(encoding="utf-8"), root, language, set(files), game).encode()
    headers = {"Cache-Control": REVALIDATE, "Vary": "Accept-Encoding, Accept-Language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        text, headers["Content-Encoding"] = gzip.compress(text, mtime=0), "gzip"
    return Response(text, media_type="text/html", headers=headers)


async def game_at(path: str, services: Services) -> GameMetadata | None:
    """Return the game that a path is about, None without one; the page itself needs no database."""
    found = OF_GAME.match(path)
    if found is None:
        return None
    try:
        return await shielded(services.games.archive.metadata(found[1]))
    except database_errors():
        return None


def opens_pages(request: Request) -> bool:
    """Return whether a browser requests a page to show."""
    return "text/html" in request.headers.get("accept", "")
