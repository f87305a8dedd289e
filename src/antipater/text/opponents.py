"""What opponents are called, and how they play, in words."""

from collections.abc import Sequence

from antipater.text.catalogue import LANGUAGES, bundle, say


def title_of(name: str, language: str) -> str:
    """Return what an opponent is called: `level:2` is `Mason`; one without a title, as `tree:500`, keeps its name."""
    message = message_of(name)
    return say(language, message, {}) if bundle(language).has_message(message) else name.capitalize()


def titles_of(agents: Sequence[str | None], language: str) -> list[str]:
    """Return what the opponents of a table are called; where several are of one kind, each has a name of its own."""
    titles = []
    for place, agent in enumerate(agents):
        number = place + 1 - list(agents[: place + 1]).count(None)
        alike = agent is not None and agents.count(agent) > 1
        titles.append(say(language, f"opponent-person-{number}", {}) if alike else title_of(agent or "", language))
    return titles


def named_opponent(title: str, names: list[str]) -> str:
    """Return which of these opponents is called so in any language: `Mason` is `level:2`; another word as it is."""
    for language in LANGUAGES:
        for name in names:
            if title.strip().casefold() == title_of(name, language).casefold():
                return name
    return title.strip()


def about(name: str, language: str) -> str:
    """Return in a few words how an opponent plays, nothing about one that somebody has entered."""
    message = f"{message_of(name)}-about"
    return say(language, message, {}) if bundle(language).has_message(message) else ""


def message_of(name: str) -> str:
    """Return the message with its name; Fluent knows no colons."""
    return f"opponent-{name.replace(':', '-')}"
