"""Why a move is impossible, in words; the rules give a code, the number of a rule, and figures."""

from typing import TYPE_CHECKING, Any

from antipater.game.errors import Reason
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.text.catalogue import Facts
from antipater.text.language import capitalized

if TYPE_CHECKING:
    from antipater.text.game_words import GameWords

ITEM_FACTS = ("item", "card", "wonder", "token", "divinity")  # figures that are numbers of items


def reason(words: "GameWords[Any]", given: Reason) -> str:
    """Return why a move is impossible; the code is the name of the message."""
    items = [given.facts[fact] for fact in ITEM_FACTS if fact in given.facts]
    if any(item != UNKNOWN and not words.knows(item) for item in items):
        return words.sentence("reason-no-such-item")
    facts: Facts = {"rule": given.rule, "code": given.code}
    for fact, value in given.facts.items():
        if fact in ITEM_FACTS:
            facts[fact] = words.mention(value)
        elif fact == "decision":
            facts[fact] = words.task(value)
        elif fact == "age":
            facts[fact] = words.age(value)
        elif fact == "rank":
            facts["number"] = value + 1
        elif isinstance(value, int | str):
            facts[fact] = value
    if given.code == "not-your-turn":
        facts |= waiting_for(words, given.facts["to_act"])
    facts |= words.reason_facts(given.code, given.facts)
    text = words.attempt([f"reason-{facts['code']}"], facts) or words.say("reason-not-an-option")
    return capitalized(text)


def waiting_for(words: "GameWords[Any]", seats: tuple[int, ...]) -> Facts:
    """Return who must choose first; of several it is not told who has chosen already (C2.1)."""
    if seats == (CHANCE,):
        return {"code": "chance-first"}
    return words.who(seats[0]) if len(seats) == 1 else {"code": "not-an-option"}
