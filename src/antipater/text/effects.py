"""What an item does, in words: one line for each effect, with its rule.

The line of an effect is the message with the name of its word: `SafeCoins` is `effect-safe-coins`. Its figures are
facts of that message. A word without a message is described by its docstring.
"""

import re
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from antipater.data.words import Effect
from antipater.text.catalogue import Facts
from antipater.text.language import capitalized, readable

if TYPE_CHECKING:
    from antipater.text.game_words import GameWords

CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")  # where a new word begins inside a name


def effect_lines(words: "GameWords[Any]", item: int) -> list[str]:
    """Return what an item does, one line for each effect."""
    return [effect_line(words, effect, item) for effect in words.item(item).effects]


def effect_line(words: "GameWords[Any]", effect: Effect, item: int) -> str:
    """Return what one effect of an item does."""
    facts = figures(words, effect) | words.effect_facts(effect, item)
    line = words.attempt([f"effect-{key_of(type(effect))}"], facts)
    return described(effect) if line is None else capitalized(line)


def key_of(word: type[Effect]) -> str:
    """Return the key of an effect word in messages: `SafeCoins` is `safe-coins`."""
    return CAPITAL.sub("-", word.__name__).lower()


def figures(words: "GameWords[Any]", effect: Effect) -> Facts:
    """Return the figures of an effect as facts, by their names: goods, columns, symbols by name, others as numbers."""
    facts: Facts = {}
    for figure in fields(effect):
        value = getattr(effect, figure.name)
        if figure.name == "good":
            facts["goods"] = words.units(value, getattr(effect, "units", 1))
        elif figure.name == "goods":
            names = [words.good(good) for good in value]
            facts |= {"goods": words.all_of(names), "choice": words.one_of(names)}
        elif figure.name in ("color", "column", "columns"):
            columns = value if isinstance(value, tuple) else (value,)
            facts |= {"counted": words.counted(columns), "column": words.column_keys[columns[0]]}
        elif figure.name == "symbol":
            facts["symbol"] = words.symbol(value)
        else:
            facts[figure.name] = ("yes" if value else "no") if isinstance(value, bool) else value
    return {name: value for name, value in facts.items() if isinstance(value, str | int)}


def described(effect: Effect) -> str:
    """Return an effect that has no message: by its docstring with its figures, or by its name."""
    word = type(effect)
    values = {figure.name: getattr(effect, figure.name) for figure in fields(effect)}
    first = (word.__doc__ or "").partition("\n")[0].strip().removesuffix(".")
    if not first or first.startswith(f"{word.__name__}("):  # what a dataclass without a docstring gets
        given = ", ".join(f"{readable(name)} {value}" for name, value in values.items())
        name = readable(key_of(word))
        return capitalized(f"{name}: {given}" if given else name)
    for name, value in values.items():
        first = first.replace(f"*{name}*", str(value))
    return capitalized(re.sub(r"\*(\w+)\*", r"\1", first))
