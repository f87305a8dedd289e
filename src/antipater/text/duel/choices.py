"""Choices, outcomes of chance and decisions of Duel in words, before they are taken; the rows say what there is."""

from itertools import permutations
from typing import TYPE_CHECKING

from antipater.data.items import DECK_SIZE, WONDER_ITEM
from antipater.game.bits import members_of
from antipater.game.rows import Decision, Verb
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel.decisions import EMPTY, OWE_TURN
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import Facts
from antipater.text.duel.parts import Act, ActFacts
from antipater.text.duel.prices import price_facts
from antipater.text.language import capitalized, readable

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords


def build_facts(words: "DuelWords", act: Act) -> Facts:
    """Return the price of the card of a slot."""
    return price_facts(words, act.state, act.state.slots[act.about[0]], act.seat)


def wonder_facts(words: "DuelWords", act: Act) -> Facts:
    """Return the price of a wonder."""
    return price_facts(words, act.state, WONDER_ITEM[act.about[0]], act.seat)


def discard_facts(words: "DuelWords", act: Act) -> Facts:
    """Return the coins that a discard brings (D4.2)."""
    return {"coins": act.state.discard_income(act.seat)}


def share_facts(words: "DuelWords", act: Act) -> Facts:
    """Return the cards that a way of sharing gives to both players and to the discard pile (M3)."""
    cards = [(act.state.age - 1) * DECK_SIZE + card for card in members_of(act.state.aside)]
    mine, theirs, discarded = list(permutations([*cards, EMPTY, EMPTY, EMPTY][:3]))[act.about[0]]
    return {
        "card": words.mention(mine),
        "theirs": words.mention(theirs),
        "discarded": words.mention(discarded),
    }


# What the sentences about a verb need besides the things that it is about.
ACTS: dict[str, ActFacts] = {
    "build": build_facts,
    "wonder": wonder_facts,
    "discard": discard_facts,
    "share": share_facts,
    "begin": lambda words, act: {"age": words.age(act.state.age)},
}


def act_of(words: "DuelWords", state: DuelState, action: int, seat: int) -> Act:
    """Return what an action or outcome does; for a hidden one, what is known of it from the decision."""
    if action != UNKNOWN:
        return Act(state, seat, *words.verb_of(action, seat == CHANCE))
    key = decision_of(words, state).verbs[0]
    return Act(state, seat, words.rows.outcome(key) if seat == CHANCE else words.rows.action(key), ())


def decision_of(words: "DuelWords", state: DuelState) -> Decision:
    """Return the decision on top of the agenda."""
    return words.rows.decision(state.kinds[state.depth - 1])


def subject_facts(words: "DuelWords", state: DuelState) -> Facts:
    """Return the facts about what the decision on top of the agenda is about."""
    if not state.depth:
        return {}
    kind = decision_of(words, state).of
    return words.things[kind](words, state, state.subjects[state.depth - 1]) if kind in words.things else {}


def act_facts(words: "DuelWords", act: Act) -> Facts:
    """Return the facts that the sentences about an act need."""
    return people_facts(words, act) | about_facts(words, act)


def people_facts(words: "DuelWords", act: Act) -> Facts:
    """Return who acts, and the rival; nobody if it is chance."""
    return {} if act.seat == CHANCE else words.who(act.seat) | words.who(1 - act.seat, "rival")


def about_facts(words: "DuelWords", act: Act) -> Facts:
    """Return the facts about an act that do not depend on who is told of it."""
    facts: Facts = {"rule": act.verb.rule}
    facts |= subject_facts(words, act.state)
    for kind, value in zip(act.verb.of, act.about, strict=False):
        facts |= words.thing(act.state, kind, value)
    if not act.hidden and act.verb.key in words.acts:
        facts |= words.acts[act.verb.key](words, act)
    return facts


def told(words: "DuelWords", family: str, act: Act, facts: Facts) -> str:
    """Return an act as a sentence: `action-…`, `event-…` or `outcome-…`; one without a message by its key."""
    keys = [act.verb.key]
    if act.seat == CHANCE and act.state.depth:
        keys.insert(0, decision_of(words, act.state).key)
    if act.hidden or act.verb.unseen:
        keys = [*(f"{key}-unseen" for key in keys), *keys]
    text = words.attempt([f"{family}-{key}" for key in keys], facts)
    if text is None and act.hidden:
        text = words.attempt([f"{family}-unseen"], facts)
    return capitalized(plain_act(words, family, act, facts) if text is None else text)


def plain_act(words: "DuelWords", family: str, act: Act, facts: Facts) -> str:
    """Return an act that has no message: its verb, and the names of what it is about."""
    things = [str(facts[kind]) for kind in act.verb.of if kind in facts]
    told = words.say(f"{family}-other", **{**facts, "verb": readable(act.verb.key)})
    return words.say("with-things", text=told, things=words.all_of(things)) if things else told


def action_words(words: "DuelWords", state: DuelState, action: int, seat: int) -> str:
    """Return a choice with its price."""
    act = act_of(words, state, action, seat)
    return told(words, "outcome" if seat == CHANCE else "action", act, act_facts(words, act))


def decision_words(words: "DuelWords", state: DuelState) -> str:
    """Return what is asked of whom in a game that is not over."""
    decision, seat = decision_of(words, state), state.seats[state.depth - 1]
    facts = subject_facts(words, state) | {"rule": decision.rule}
    if seat == CHANCE:
        text = words.attempt([f"chance-{decision.key}"], facts)
        return capitalized(text or words.say("chance-other", decision=readable(decision.key), **facts))
    verbs = turn_verbs(words, state)
    task = words.task("-or-".join([decision.key, *(verb.key for verb in verbs)]), **facts)
    rule = verbs[-1].rule if verbs else decision.rule
    return words.sentence("decision", player=words.player(seat), decision=task, rule=rule)


def depends_on_position(words: "DuelWords", state: DuelState) -> bool:
    """Return whether the words of the decision on top of the agenda depend on more than its kind and its seat."""
    decision = decision_of(words, state)
    return decision.of in words.things or (bool(words.parts) and decision.kind == OWE_TURN)


def turn_verbs(words: "DuelWords", state: DuelState) -> list[Verb]:
    """Return the verbs by which a turn can be taken besides taking a card."""
    if state.kinds[state.depth - 1] != OWE_TURN:
        return []
    return [verb for part in words.parts for verb in part.turn_verbs(state)]


def task(words: "DuelWords", key: str, facts: Facts) -> str:
    """Return what is asked in a decision; `turn-or-activate` is a turn, or another verb."""
    first, *others = [key] if words.catalogue.find(f"decision-{key}") else key.split("-or-")
    text = words.attempt([f"decision-{first}"], facts) or words.say("decision-other", decision=readable(first))
    for verb in others:
        other = words.attempt([f"also-{verb}"], {}) or words.say("also-other", verb=readable(verb))
        text = words.say("task-or", task=text, other=other)
    return text
