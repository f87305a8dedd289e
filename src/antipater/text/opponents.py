"""What opponents are called, and how they play, in words."""

from antipater.text.catalogue import say


def title_of(name: str, language: str) -> str:
    """Return what an opponent of the registry is called: `level:2` is `Mason`."""
    return say(language, message_of(name), {})


def about(name: str, language: str) -> str:
    """Say in a few words how an opponent plays."""
    return say(language, f"{message_of(name)}-about", {})


def message_of(name: str) -> str:
    """Return the message with its name; Fluent knows no colons."""
    return f"opponent-{name.replace(':', '-')}"
