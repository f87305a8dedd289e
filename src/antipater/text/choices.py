"""Choices, outcomes of chance and decisions in words, before they are taken."""

from antipater.data.columns import PLACES
from antipater.data.duel import SLOTS
from antipater.data.items import TOKEN_ITEMS, WONDER_ITEMS
from antipater.game.seats import CHANCE
from antipater.rules.duel import actions
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.cost import discard_income
from antipater.rules.duel.payment import bill
from antipater.rules.duel.reasons import ANSWERS, DECISION_KEYS
from antipater.rules.duel.turn import DuelState
from antipater.text.prices import way_of_paying
from antipater.text.vocabulary import Vocabulary

Facts = dict[str, str | int]

# Verbs with the first number of each, ascending.
ACTIONS = (
    (actions.BUILD, "build"),
    (actions.DISCARD, "discard"),
    (actions.WONDER, "wonder"),
    (actions.DRAFT, "draft"),
    (actions.TAKE_TOKEN, "token"),
    (actions.KEEP_TOKEN, "keep"),
    (actions.REVIVE, "revive"),
    (actions.DESTROY, "destroy"),
    (actions.BEGIN, "begin"),
)
OUTCOMES = (
    (actions.TURN_UP, "turn"),
    (actions.GUILD_AT, "guild"),
    (actions.SHOW_WONDER, "show"),
    (actions.SHOW_TOKEN, "board"),
    (actions.DRAW_TOKEN, "draw"),
)
# What chance owes: the message, and the rule.
CHANCE_DECISIONS = {
    actions.TURNING: ("chance-turn", "D3.3"),
    actions.PLACING_GUILDS: ("chance-guild", "D3.5"),
    actions.SHOWING_WONDERS: ("chance-show", "D2.1"),
    actions.SHOWING_TOKENS: ("chance-board", "D1.4"),
    actions.DRAWING_TOKENS: ("chance-draw", "D6.6"),
}


def verb(numbers: tuple[tuple[int, str], ...], action: int) -> tuple[str, int]:
    """Return the verb of an action or outcome, and what it is about."""
    first, word = max(entry for entry in numbers if entry[0] <= action)
    return word, action - first


def choice(words: Vocabulary, state: DuelState, action: int, seat: int) -> tuple[str, Facts]:
    """Return the verb of an action and the facts that its sentences need."""
    word, thing = verb(ACTIONS, action)
    match word:
        case "build":
            return word, taken_card(words, state, thing) | price(state, state.slots[thing], seat)
        case "discard":
            return word, taken_card(words, state, thing) | {"coins": discard_income(state.city(seat))}
        case "wonder":
            item = WONDER_ITEMS + thing // SLOTS
            return word, {
                "item": words.mention(item),
                "card": taken_card(words, state, thing % SLOTS)["item"],
            } | price(state, item, seat)
        case "draft":
            return word, {"item": words.mention(WONDER_ITEMS + thing)}
        case "token" | "keep":
            return word, {"item": words.mention(TOKEN_ITEMS + thing)}
        case "revive" | "destroy":
            return word, {"item": words.mention(thing)}
    starter = words.who(thing)
    return word, {"starter": starter["player"], "starter_person": starter["person"], "age": words.age(state.age)}


def taken_card(words: Vocabulary, state: DuelState, slot: int) -> Facts:
    """Name the card of a slot, as far as it is known or there."""
    if not state.present >> slot & 1:
        return {"item": words.say("empty-place")}
    return {"item": words.mention(state.slots[slot])}


def price(state: DuelState, item: int, seat: int) -> Facts:
    """Return what an item costs a seat now."""
    if item == EMPTY:
        return {"coins": 0, "way": "unknown"}
    return way_of_paying(bill(state.city(seat), state.city(1 - seat), item))


def action_words(words: Vocabulary, state: DuelState, action: int, seat: int) -> str:
    """Say a choice with its price."""
    if seat == CHANCE:
        return outcome_words(words, state, action)
    word, facts = choice(words, state, action, seat)
    return words.sentence(f"action-{word}", **facts)


def outcome_words(words: Vocabulary, state: DuelState, outcome: int) -> str:
    """Say what chance brings."""
    word, thing = verb(OUTCOMES, outcome)
    match word:
        case "turn":
            facts: Facts = {"item": words.mention(thing)}
        case "guild":
            places = PLACES[state.age - 1]
            row, column = places[thing]
            facts = {"row": row + 1, "place": sum(1 for other in places if other[0] == row and other[1] <= column)}
        case "show":
            facts = {"item": words.mention(WONDER_ITEMS + thing)}
        case _:
            facts = {"item": words.mention(TOKEN_ITEMS + thing)}
    return words.sentence(f"outcome-{word}", **facts)


def decision_words(words: Vocabulary, state: DuelState) -> str:
    """Say what is asked of whom in a game that is not over."""
    top = state.depth - 1
    kind, seat = state.kinds[top], state.seats[top]
    if seat == CHANCE:
        message, rule = CHANCE_DECISIONS[kind]
        return words.sentence(message, rule=rule)
    asked = words.say(f"decision-{DECISION_KEYS[kind]}")
    return words.sentence("decision", player=words.player(seat), decision=asked, rule=ANSWERS[kind][2])
