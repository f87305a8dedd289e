"""The preview of a link in messages and search results: title, description and picture of a page (Open Graph)."""

from html import escape

from antipater.catalog import kit, names
from antipater.server.games.metadata import FREE, OPEN, PERSON, GameMetadata
from antipater.server.views.frame import title_of
from antipater.text.catalogue import say

SITE = "Antipater"
PICTURES = "previews"  # a folder of the page, with a picture for each ruleset
ICON = "icon-512.png"
END_OF_HEAD = "</head>"


def preferred_language(accepted: str) -> str:
    """Return the language of a preview for a header `Accept-Language`: French if it comes first, else English."""
    return "fr" if accepted.strip().lower().startswith("fr") else "en"


def with_preview(page: str, root: str, language: str, pictures: set[str], game: GameMetadata | None) -> str:
    """Return *page* with the tags of a preview in its head; addresses in it begin with *root*."""
    title, about = described(game, language)
    picture = picture_of(game, pictures)
    tags = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:image": f"{root}/{picture}",
        "twitter:card": "summary" if picture == ICON else "summary_large_image",
    }
    lines = "".join(f'  <meta property="{name}" content="{escape(text)}" />\n  ' for name, text in tags.items())
    return page.replace(END_OF_HEAD, f"{lines}{END_OF_HEAD}", 1)


def described(game: GameMetadata | None, language: str) -> tuple[str, str]:
    """Return title and description of a page; for a game: the ruleset and who plays, or who invites."""
    if game is None or game.ruleset not in names():
        return SITE, say(language, "preview-site", {})
    title = title_of(kit(game.ruleset), language)
    named = [name for seat, name in zip(game.seats, game.names_in(language), strict=True) if seat.kind != FREE and name]
    hosts = [seat.name for seat in game.seats if seat.kind == PERSON]
    if game.status == OPEN and hosts:
        return title, say(language, "preview-invitation", {"name": hosts[0], "game": title})
    return title, " – ".join(named)


def picture_of(game: GameMetadata | None, pictures: set[str]) -> str:
    """Return the address of a picture: of a table of the ruleset, of the game that it extends, else the icon."""
    name = "duel" if game is None else game.ruleset
    for one in (name.replace("+", "-"), name.partition("+")[0]):
        if (path := f"{PICTURES}/{one}.jpeg") in pictures:
            return path
    return ICON
