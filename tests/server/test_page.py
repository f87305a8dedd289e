"""The page for browsers: the built client with its caches, or a note on how to build it."""

from pathlib import Path

import httpx
import pytest

from antipater.catalog import names
from antipater.server.games.metadata import OPEN, GameMetadata
from antipater.server.routes import page
from antipater.server.routes.preview import PICTURES, picture_of
from tests.documents.pages import ROOT
from tests.server.conftest import Running
from tests.server.playing import PATIENCE

BROWSER = {"Accept": "text/html,application/xhtml+xml"}
MESSENGER = {"Accept": "*/*"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Built</title>")
    (folder / "assets" / "index-BqZ3x9aK.js").write_text("export {};" * 500)
    (folder / "assets" / "letters-BqZ3x9aK.woff2").write_bytes(b"letters")
    (folder / "manifest.webmanifest").write_text("{}")
    built = page.site(folder)
    monkeypatch.setattr(page, "site", lambda: built)
    return folder


async def test_the_built_client(server: Running, client: Path) -> None:
    """Hashed files are cached forever, the page itself never; addresses of the client are the page."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for address in ("/", "/game/abc", "/user/Ada"):
            answer = await http.get(address, headers=BROWSER)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "Built" in answer.text
        hashed = await http.get("/assets/index-BqZ3x9aK.js")
        assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await http.get("/manifest.webmanifest")).headers["cache-control"] == "no-cache"
        for lost in ("/assets/index-old.js", "/..%2f..%2fcli.py", "/api/nothing", "/favicon.ico"):
            answer = await http.get(lost, headers=BROWSER)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address"), lost
        assert (await http.get("/nothing")).status_code == 404
        assert (await http.head("/", headers=BROWSER)).status_code == 200
        assert (await http.post("/")).status_code in (403, 405)


async def test_files_go_out_compressed(server: Running, client: Path) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        small = await http.get("/assets/index-BqZ3x9aK.js")
        assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert int(small.headers["content-length"]) < 100 < len(small.text)
        whole = await http.get("/assets/index-BqZ3x9aK.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in whole.headers
        assert whole.content == small.content
        assert "content-encoding" not in (await http.get("/assets/letters-BqZ3x9aK.woff2")).headers


async def test_without_a_built_client(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page says how to build it, in both languages."""
    monkeypatch.setattr(page, "site", dict)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for address in ("/", "/game/abc"):
            answer = await http.get(address, headers=BROWSER)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert "make play" in answer.text
            assert "n’a pas été construit" in answer.text
        assert (await http.get("/nothing.js", headers=BROWSER)).status_code == 404


async def test_previews_of_links(server: Running, client: Path) -> None:
    """A shared link shows the ruleset, who invites or plays, and a picture; names are escaped."""
    index = client / "index.html"
    index.write_text("<!doctype html><head><title>Built</title></head>")
    (client / "previews").mkdir()
    (client / "previews" / "duel.jpeg").write_bytes(b"picture")
    async with server.guest("O'Brien") as ada, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        game = (await ada.create({"kind": "me"}, {"kind": "open"}))["game"]["id"]
        for path, headers in ((f"/join/{game}", BROWSER), (f"/game/{game}", BROWSER), (f"/join/{game}", MESSENGER)):
            shown = (await http.get(path, headers=headers)).text
            assert '<meta property="og:title" content="Duel" />' in shown
            assert "O&#x27;Brien invites you to a game of" in shown
        french = await http.get(f"/join/{game}", headers={**BROWSER, "Accept-Language": "fr-FR,fr;q=0.9,en;q=0.8"})
        assert "O&#x27;Brien vous invite" in french.text
        for path in ("/", "/game/unknown", "/game/%3Cscript%3E"):
            shown = (await http.get(path, headers=BROWSER)).text
            assert 'content="Antipater"' in shown
            assert "<script>" not in shown


@pytest.mark.parametrize("name", names())
def test_every_ruleset_has_a_picture_of_its_own(name: str) -> None:
    """Links to a game show a table of its ruleset."""
    pictures = {f"{PICTURES}/{path.name}" for path in (ROOT / "web" / "public" / PICTURES).iterdir()}
    game = GameMetadata("id", name, 1, {}, OPEN, (), "")
    assert picture_of(game, pictures) == f"{PICTURES}/{name.replace('+', '-')}.jpeg"
