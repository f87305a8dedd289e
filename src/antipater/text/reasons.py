"""Why a move is impossible, in words; the core gives a code, a rule and figures."""

from antipater.data.columns import BY_NUMBER
from antipater.data.words import WONDERS
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE
from antipater.rules.duel.actions import EMPTY
from antipater.text.prices import bill_parts
from antipater.text.vocabulary import Vocabulary

# Facts of a reason that are numbers of items.
ITEM_FACTS = ("item", "card", "wonder", "token")


def reason(words: Vocabulary, given: Reason) -> str:
    """Say why a move is impossible, with its figures and its rule."""
    facts = dict(given.facts)
    if any(facts.get(fact, EMPTY) not in BY_NUMBER and facts.get(fact, EMPTY) != EMPTY for fact in ITEM_FACTS):
        return words.sentence("reason-no-such-item")
    said: dict[str, str | int] = {"rule": given.rule}
    code = given.code
    for fact, value in facts.items():
        if fact in ITEM_FACTS:
            said[fact] = words.mention(value)
        elif isinstance(value, int | str):
            said[fact] = value
    if code == "not-your-turn":
        waiting = facts["to_act"][0]
        code = "chance-first" if waiting == CHANCE else code
        said |= {} if waiting == CHANCE else words.who(waiting)
    elif code == "too-dear":
        said["parts"] = bill_parts(words, facts["bill"])
        said["explained"] = "yes" if said["parts"] else "no"
        said["kind"] = "wonder" if BY_NUMBER[facts["item"]].column == WONDERS else "building"
    elif code == "covered":
        said["covers"] = covering(words, facts["covers"])
    elif code == "other-choice-first":
        said["decision"] = words.say(f"decision-{facts['decision']}")
    elif code == "not-among-choices":
        said["decision"] = words.say(f"decision-{facts['decision']}")
        said["named"] = "yes" if "item" in said else "no"
        said.setdefault("item", "")
    elif code == "space-empty":
        said["space"] = facts["space"] + 1
    elif code == "pantheon-closed":
        said["age"] = words.age(facts["age"])
    elif code == "offering-not-owned":
        values = [str(value) for value in facts["offerings"]]
        said |= {"tokens": len(values), "values": words.all_of(values)}
    elif code in ("wrong-color", "not-in-rival-city"):
        said["counted"] = words.counted((facts["color"],))
    return words.sentence(f"reason-{code}", **said)


def covering(words: Vocabulary, covers: list[int]) -> str:
    """Name the cards that lie over another one; several face-down cards are said once."""
    hidden = covers.count(EMPTY)
    names = [words.mention(card) for card in covers if card != EMPTY]
    return words.all_of([*names, words.say("face-down-cards", cards=hidden)] if hidden else names)
