"""Words that stand without figures, as one table: for pages that put them around what the server says."""

from functools import cache

from antipater.text.catalogue import bundle, say, sources

FILES = ("names.ftl", "page.ftl")


@cache
def labels(language: str) -> dict[str, str]:
    """Return every message of the page and every name that needs no facts, by its id."""
    bundle(language)
    found = {}
    for file in FILES:
        for line in sources(language)[file].splitlines():
            message, equals, _ = line.partition(" =")
            if equals and not line.startswith(("#", " ")):
                try:
                    found[message] = say(language, message, {})
                except ValueError:
                    continue  # it speaks about figures
    return found
