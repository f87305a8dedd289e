"""What a browser opens: the plain page under the strict policy, or the built client with its caches."""

import re
from pathlib import Path

import httpx
import pytest

from antipater.ai.agents import OPPONENTS
from antipater.catalog import CATALOG
from antipater.server.games.outcomes import DRAWN, GONE, OUT_OF_TIME, RESIGNED
from antipater.server.routes import page
from antipater.text.catalogue import LANGUAGES
from antipater.text.labels import labels
from tests.server.conftest import Running

BROWSER = {"Accept": "text/html,application/xhtml+xml"}
HTML = (page.PLAIN / "index.html").read_text("utf-8")
SCRIPT = (page.PLAIN / "page.js").read_text("utf-8")


async def test_the_plain_page_and_its_files(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get("/", headers=BROWSER)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-cache"
        asked = re.findall(r'(?:src|href)="(/page/[^"]+)"', answer.text)
        assert len(asked) == 2
        for file in asked:
            found = await http.get(file)
            assert (found.status_code, found.headers["cache-control"]) == (200, "no-cache")
            assert found.headers["content-type"].startswith(("text/css", "text/javascript"))
        for lost in ("/page/index.html.bak", "/page/..%2f..%2fcli.py", "/nothing", "/api/nothing", "/favicon.ico"):
            answer = await http.get(lost)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address"), lost
        assert (await http.get("/api/nothing", headers=BROWSER)).status_code == 404
        assert (await http.post("/")).status_code in (403, 405)


def test_the_plain_page_keeps_the_policy() -> None:
    """No script and no style within the page, nothing from another host, and no rules of a game in it."""
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon[a-z]+=", HTML) == []
    for text in (HTML, SCRIPT, (page.PLAIN / "page.css").read_text("utf-8")):
        assert re.findall(r"https?://|//[a-z]+\.[a-z]", text) == []
    assert re.findall(r"\beval\(|innerHTML|insertAdjacentHTML|document\.write", SCRIPT) == []
    assert SCRIPT.count("\n") <= 370


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_page_has_all_its_words(language: str) -> None:
    words = labels(language)
    used = {*re.findall(r'data-word="([^"]+)"', HTML), *re.findall(r'say\("([^"]+)"\)', SCRIPT)}
    assert used <= set(words)
    assert len(used) > 20
    named = [f"page-ruleset-{name.replace('+', '-')}" for name in CATALOG]
    named += [f"page-opponent-{name}" for name in OPPONENTS]
    named += [f"page-reason-{reason}" for reason in (RESIGNED, OUT_OF_TIME, GONE, DRAWN)]
    for kind in CATALOG.values():
        for option, values in kind.choices.items():
            named.append(f"page-option-{option}")
            named += [f"page-value-{option}-{value}" for value in values if not value.isdecimal()]
    assert set(named) <= set(words)
    assert all(text for key, text in words.items() if key.startswith("page-"))


async def test_words_over_the_wire(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/api/words", params={"lang": "fr"})).json() == labels("fr")
        assert (await http.get("/api/words", params={"lang": "de"})).status_code == 422


async def test_the_built_client_takes_its_place(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hashed files are cached for ever, the page itself never; addresses of the client's own are the page."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Built</title>")
    (client / "assets" / "index-BqZ3x9aK.js").write_text("export {}")
    (client / "manifest.webmanifest").write_text("{}")
    built = page.site(client)
    monkeypatch.setattr(page, "site", lambda: built)
    async with httpx.AsyncClient(base_url=server.url) as http:
        for address in ("/", "/game/abc", "/profile/Ada"):
            answer = await http.get(address, headers=BROWSER)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert "Built" in answer.text
        hashed = await http.get("/assets/index-BqZ3x9aK.js")
        assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await http.get("/manifest.webmanifest")).headers["cache-control"] == "no-cache"
        for lost in ("/assets/index-old.js", "/page/page.js", "/api/nothing"):
            assert (await http.get(lost, headers=BROWSER)).status_code == 404
        assert (await http.head("/", headers=BROWSER)).status_code == 200
