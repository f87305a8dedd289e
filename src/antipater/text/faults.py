"""What is wrong with a text or a described position, in words; notation and rules give a code and facts.

The English sentence of a fault stands where it is found. Here its facts become words of people: printed names instead
of keys, players and slots counted from 1. Other languages have the sentences in `faults.ftl`.
"""

import re
from typing import Any

from antipater.catalog import names, ruleset
from antipater.data.agora import CONSPIRACIES
from antipater.data.classic import FREE_CITY
from antipater.game.errors import AntipaterError, BadOption, BadText, Fault
from antipater.game.seats import CHANCE
from antipater.text.catalogue import LANGUAGES, Facts
from antipater.text.language import capitalized
from antipater.text.words import GameWords, words_about

PLACES = ("slot", "due", "space")  # facts that people count from 1
CONSPIRACY_ROWS = {row.key: row for row in CONSPIRACIES}


def fault(problem: AntipaterError, language: str) -> str:
    """Return what is wrong as a sentence, without the place."""
    text = told(problem, language)
    as_written = isinstance(problem, BadText) and problem.fault.message.startswith("{word}")
    return text if as_written and language == LANGUAGES[0] else capitalized(text)


def told(problem: AntipaterError, language: str) -> str:
    """Return what is wrong; a fault that has no words in a language is told in English there."""
    known = problem.ruleset if isinstance(problem, BadText) and problem.ruleset in names() else names()[0]
    words = words_about(ruleset(known), language)
    text = None
    detail = problem.fault if isinstance(problem, BadText | BadOption) else problem
    if isinstance(detail, Fault) and detail.code:
        given = detail.facts
        facts: Facts = {name: worded(words, name, value, given) for name, value in given.items()}
        if isinstance(problem, BadText) and problem.reason is not None:
            facts["reason"] = words.reason(problem.reason)
        text = detail.filled(facts) if language == LANGUAGES[0] else words.attempt([f"fault-{detail.code}"], facts)
    return text or words.say("about-other", detail=str(detail))


def placed_fault(problem: BadText, language: str) -> str:
    """Return what is wrong, and where, to be written after the name of a file."""
    words = words_about(ruleset(names()[0]), language)
    return words.say("fault-at", line=problem.line, column=problem.column, fault=told(problem, language))


def worded(words: GameWords[Any], name: str, value: Any, facts: dict[str, Any]) -> str | int:
    """Return a fact in the words of a language, by its name, as `game.errors.in_english` does for machine text."""
    match name:
        case "item":
            return item(words, value)
        case "items":
            return joined(words, [item(words, key) for key in value])
        case "near":
            return words.one_of(value)
        case "noun":
            return noun(words, value)
        case "field":
            return field(words, value)
        case "age" | "begun":
            return words.age(value) if value else words.say("about-no-age")
        case "player":
            return words.player(value) if value != CHANCE else words.say("about-chance")
        case "city" | "owner":
            return words.say("free-city") if value == facts.get("players") == FREE_CITY else words.player(value)
        case "waiting":
            players = [str(worded(words, "player", seat, facts)) for seat in value]
            return words.say("about-waiting", players=words.all_of(players)) if players else words.say("about-over")
        case "mythology":
            return words.say(f"mythology-{value}")
        case "conspiracy":
            row = CONSPIRACY_ROWS[value]
            return words.quoted(row.french if words.language == "fr" else row.name)
        case _ if name in PLACES:
            return int(value) + 1
        case _:
            return joined(words, value) if isinstance(value, tuple) else value


def joined(words: GameWords[Any], parts: list[str] | tuple[str, ...]) -> str:
    """Return a list without a last word, or that it is empty."""
    return ", ".join(parts) or words.say("about-nothing")


def item(words: GameWords[Any], key: str) -> str:
    """Return the printed name of what machine text calls by a key; what has no name is called so, too."""
    number = words.number_of(key)
    return key if number is None else words.mention(number)


def noun(words: GameWords[Any], english: str) -> str:
    """Return what is expected: `a card`, `coins`."""
    key = re.sub(r"[^a-z]+", "-", english.lower())
    return words.attempt([f"noun-{key}"], {}) or english


def field(words: GameWords[Any], name: str) -> str:
    """Return what the form on the page calls a field of a position; what it does not name is called as in notation."""
    stem, seat = re.fullmatch(r"(\w*?)(\d?)", name).groups()  # type: ignore[union-attr]
    label = words.attempt([f"field-{stem}"], {}) or name
    return words.say("about-field", field=label, player=words.player(int(seat))) if seat else label
