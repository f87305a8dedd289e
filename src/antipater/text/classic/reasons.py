"""Why a choice of classic 7 Wonders is impossible, in words; the core gives a code, a rule and figures."""

from antipater.data.classic_columns import BY_NUMBER
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.text.classic.vocabulary import ClassicVocabulary, is_stage

# Facts of a reason that are numbers of items.
ITEM_FACTS = ("item", "card")


def reason(words: ClassicVocabulary, given: Reason) -> str:
    """Return why a choice is impossible as a sentence, with its figures and its rule."""
    facts = dict(given.facts)
    if any(facts.get(fact, UNKNOWN) not in BY_NUMBER and facts.get(fact, UNKNOWN) != UNKNOWN for fact in ITEM_FACTS):
        return words.sentence("reason-no-such-item")
    said: dict[str, str | int] = {"rule": given.rule}
    code = given.code
    for fact, value in facts.items():
        if fact in ITEM_FACTS:
            said[fact] = words.mention(value)
        elif isinstance(value, int | str):
            said[fact] = value
    if code == "not-your-turn":
        waiting = facts["to_act"]
        # Who of several has chosen already is nobody's business (C2.1).
        code = "chance-first" if waiting == (CHANCE,) else code if len(waiting) == 1 else "not-an-option"
        said |= words.who(waiting[0]) if code == given.code else {}
    elif code == "too-dear":
        code = "stage-too-dear" if is_stage(facts["item"]) else "card-too-dear"
    elif code == "other-choice-first":
        said["decision"] = words.say(f"decision-{facts['decision']}")
    elif code in ("no-such-payment", "cannot-afford-payment"):
        said["number"] = facts["rank"] + 1
    return words.sentence(f"reason-{code}", **said)
