"""Help for the symbols that a screen shows: name, meaning, and rule."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from antipater.text.language import capitalized, readable

if TYPE_CHECKING:
    from antipater.text.game_words import GameWords


@dataclass(frozen=True)
class Help:
    """A symbol explained."""

    key: str
    name: str
    meaning: str
    rule: str
    line: str  # all of it in one sentence

    def __str__(self) -> str:
        return self.line


def help_for(words: "GameWords[Any]", key: str) -> Help:
    """Return the explanation of a symbol by its key: `good-wood`, `color-brown`, `symbol-wheel`, `shield`."""
    if key not in words.help_keys:
        raise KeyError(f"no help for {key!r}; there is help for: {', '.join(words.help_keys)}")
    if key in words.marks:
        name = words.attempt([f"mark-{key}"], {}) or readable(key)
        meaning = words.attempt([f"help-{key}"], words.help_figures()) or words.say("help-other")
        rule = words.marks[key]
    else:
        family, _, thing = key.partition("-")
        name = words.attempt([key], {}) or readable(thing)
        meaning, rule = words.help_about(family, thing)
    line = words.say("help-line", name=name, meaning=meaning)
    return Help(key, name, meaning, rule, capitalized(words.say("with-rule", text=line, rule=rule) if rule else line))
