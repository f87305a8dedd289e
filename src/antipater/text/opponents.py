"""What opponents are called in each language."""

from antipater.text.catalogue import bundle, say


def opponent_name(language: str, agent: str) -> str:
    """Return the name of an opponent; one that the catalogue does not know keeps its own."""
    message = f"opponent-{agent}"
    return say(language, message, {}) if bundle(language).has_message(message) else agent.capitalize()
