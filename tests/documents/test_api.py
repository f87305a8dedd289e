"""The page about the API lists every address, and every address has a description."""

from tests.documents.api import PAGE, application, page, table


def test_the_page_lists_every_address() -> None:
    """`python -m tests.documents.api` updates the list."""
    assert page() == PAGE.read_text("utf-8")


def test_every_address_says_what_it_is_for() -> None:
    document = application().openapi()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description"), f"{method} {path}"
            assert operation.get("tags"), f"{method} {path}"
    assert "`POST /api/game/{game}/action` | `{ply, action, id, seat}`" in table(document)
