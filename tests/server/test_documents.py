"""Pages of the operator: shown in the language that there is, as words without HTML."""

from pathlib import Path

import pytest

from antipater.game.errors import BadOption
from antipater.server.operations.documents import Documents
from antipater.server.operations.settings import Settings, read_settings
from tests.server.conftest import Running, running
from tests.server.together import refused

ENGLISH = """# Conduct

Be **kind**, see [the rules](https://example.org/rules) or [write](mailto:host@example.org).
<script>alert(1)</script>

## Not allowed

- insults [here](javascript:alert(1)) or [there](//evil.example)
- ![a picture](https://evil.example/x.png)
"""


async def test_pages_of_the_operator(tmp_path: Path) -> None:
    (tmp_path / "conduct.md").write_text(ENGLISH, "utf-8")
    (tmp_path / "imprint.txt").write_text("Ada Lovelace\nLondon", "utf-8")
    (tmp_path / "mentions.txt").write_text("Ada Lovelace, Londres", "utf-8")
    (tmp_path / "server.toml").write_text(
        f'data = "{tmp_path}"\n[conduct]\nen = "{tmp_path}/conduct.md"\n'
        f'[imprint]\nen = "{tmp_path}/imprint.txt"\nfr = "{tmp_path}/mentions.txt"\n'
    )
    async with running(read_settings(tmp_path / "server.toml")) as server, server.guest() as ada:
        assert await ada.ask("GET", "/api/documents") == ["imprint", "conduct"]
        assert await refused(ada.ask("GET", "/api/documents/privacy")) == (404, "no-such-document")
        french = await ada.ask("GET", "/api/documents/imprint", lang="fr")
        assert french[0]["spans"][0]["text"] == "Ada Lovelace, Londres"
        found = await ada.ask("GET", "/api/documents/conduct", lang="fr")
        assert [block["kind"] for block in found] == ["title", "paragraph", "heading", "item", "item"]
        links = [span["link"] for block in found for span in block["spans"] if span["link"]]
        assert links == ["https://example.org/rules", "mailto:host@example.org"], "no other scheme is a link"
        assert "<script>alert(1)</script>" in "".join(span["text"] for span in found[1]["spans"]), "words, not HTML"
        assert [span["text"] for span in found[1]["spans"] if span["strong"]] == ["kind"]


async def test_without_settings_there_is_none(server: Running) -> None:
    async with server.guest() as ada:
        assert await ada.ask("GET", "/api/documents") == []


@pytest.mark.parametrize("made", ["missing", "latin-1", "too long"])
def test_a_file_that_cannot_be_shown_is_named_at_the_start(tmp_path: Path, made: str) -> None:
    file = tmp_path / "privacy.md"
    if made == "latin-1":
        file.write_bytes("données".encode("latin-1"))
    elif made == "too long":
        file.write_text("x" * 200_001)
    with pytest.raises(BadOption, match=r"the page privacy in .*privacy\.md"):
        Documents(Settings(privacy={"fr": file}))
