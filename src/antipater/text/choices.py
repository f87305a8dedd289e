"""Choices, outcomes of chance and decisions in words, before they are taken."""

from bisect import bisect_right
from itertools import permutations
from operator import itemgetter

from antipater.data.duel import SLOTS
from antipater.data.items import DECK_SIZE, TOKEN_ITEMS, WONDER_ITEMS
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel import actions
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.cost import discard_income
from antipater.rules.duel.payment import bill
from antipater.rules.duel.reasons import ANSWERS, DECISION_KEYS
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon import actions as pantheon
from antipater.rules.pantheon.reasons import ANSWERS as PANTHEON_ANSWERS
from antipater.rules.pantheon.turn import PantheonState
from antipater.text.divine import divine_choice, divine_outcome, hidden_event, looking_facts, seen_by
from antipater.text.places import Facts, card_at, row_and_place
from antipater.text.prices import way_of_paying
from antipater.text.vocabulary import Vocabulary

FIRST = itemgetter(0)
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
    (actions.BUILD_ROW, "row"),
    (actions.SHARE, "share"),
    (pantheon.ACTIVATE, "activate"),
    (pantheon.CLAIM, "claim"),
    (pantheon.PLACE, "place"),
    (pantheon.PLACE_UNSEEN, "place-unseen"),
    (pantheon.CHOOSE_DIVINITY, "divinity"),
    (pantheon.NAME_DECK, "deck"),
    (pantheon.PUT_ON_TOP, "order"),
    (pantheon.SNAKE, "snake"),
    (pantheon.STEAL, "steal"),
    (pantheon.STRIKE, "strike"),
    (pantheon.UNBUILD, "unbuild"),
    (pantheon.RAISE, "raise"),
    (pantheon.BURY, "bury"),
    (pantheon.TAKE_WONDER, "take-wonder"),
    (pantheon.MINERVA, "minerva"),
    (pantheon.REMOVE_LOOT, "remove-loot"),
    (pantheon.APPLY_LOOT, "apply-loot"),
)
OUTCOMES = (
    (actions.TURN_UP, "turn"),
    (actions.GUILD_AT, "guild"),
    (actions.SHOW_WONDER, "show"),
    (actions.SHOW_TOKEN, "board"),
    (actions.DRAW_TOKEN, "draw"),
    (actions.SHOW_REMOVED, "removed"),
    (pantheon.LOOK, "look"),
    (pantheon.SHOW_DIVINITY, "divinity"),
    (pantheon.MYTHOLOGY_AT, "mythology"),
    (pantheon.OFFERING_AT, "offering"),
)
# What chance owes: the message, and the rule.
CHANCE_DECISIONS = {
    actions.TURNING: ("chance-turn", "D3.3"),
    actions.PLACING_GUILDS: ("chance-guild", "D3.5"),
    actions.SHOWING_WONDERS: ("chance-show", "D2.1"),
    actions.SHOWING_TOKENS: ("chance-board", "D1.4"),
    actions.DRAWING_TOKENS: ("chance-draw", "D6.6"),
    actions.SHOWING_REMOVED: ("chance-removed", "M3"),
    pantheon.PLACING_MYTHOLOGY: ("chance-mythology", "P1.1"),
    pantheon.PLACING_OFFERINGS: ("chance-offering", "P1.4"),
    pantheon.LOOKING: ("chance-look", "P2.2"),
    pantheon.TURNING_PANTHEON: ("chance-pantheon", "P1.4"),
    pantheon.SHOWING_TOPS: ("chance-tops", "P4.1"),
    pantheon.SHOWING_DECK: ("chance-deck", "P4.3"),
    pantheon.DRAWING_FOR_CARD: ("chance-carried", "P5.1"),
    pantheon.TURNING_STRUCK: ("chance-struck", "P5.19"),
}
# Outcomes that mean something else where Pantheon asks for them.
OUTCOME_WORDS = {
    pantheon.DRAWING_FOR_CARD: "carried",
    pantheon.TURNING_STRUCK: "struck",
    pantheon.TURNING_PANTHEON: "pantheon",
}


def verb(numbers: tuple[tuple[int, str], ...], action: int) -> tuple[str, int]:
    """Return the verb of an action or outcome, and what it is about."""
    first, word = numbers[bisect_right(numbers, action, key=FIRST) - 1]
    return word, action - first


def choice(words: Vocabulary, state: DuelState, action: int, seat: int) -> tuple[str, Facts]:
    """Return the verb of an action and the facts that its sentences need."""
    word, thing = verb(ACTIONS, action)
    if action >= pantheon.ACTIVATE:
        assert isinstance(state, PantheonState)
        return word, divine_choice(words, state, word, thing, seat)
    match word:
        case "build":
            return word, {"item": card_at(words, state, thing)} | price(words, state, state.slots[thing], seat)
        case "discard":
            return word, {"item": card_at(words, state, thing), "coins": discard_income(state.city(seat))}
        case "wonder":
            item = WONDER_ITEMS + thing // SLOTS
            card = card_at(words, state, thing % SLOTS)
            return word, {"item": words.mention(item), "card": card} | price(words, state, item, seat)
        case "draft":
            return word, {"item": words.mention(WONDER_ITEMS + thing)}
        case "token" | "keep":
            return word, {"item": words.mention(TOKEN_ITEMS + thing)}
        case "revive" | "destroy":
            return word, {"item": words.mention(thing)}
        case "row":
            return word, {"item": card_at(words, state, thing)}
        case "share":
            return word, shares(words, state, thing, seat)
    starter = words.who(thing)
    return word, {"starter": starter["player"], "starter_person": starter["person"], "age": words.age(state.age)}


def shares(words: Vocabulary, state: DuelState, way: int, seat: int) -> Facts:
    """Name the cards that a way of sharing gives to both players and to the discard pile (M3)."""
    cards = [(state.age - 1) * DECK_SIZE + card for card in members_of(state.aside)]
    mine, theirs, discarded = list(permutations([*cards, EMPTY, EMPTY, EMPTY][:3]))[way]
    rival = words.who(1 - seat)
    return {
        "item": words.mention(mine),
        "theirs": words.mention(theirs),
        "discarded": words.mention(discarded),
        "rival": rival["player"],
        "rival_person": rival["person"],
    }


def price(words: Vocabulary, state: DuelState, item: int, seat: int) -> Facts:
    """Return what an item costs a seat now."""
    if item == EMPTY:
        return {"coins": 0, "way": "unknown", "token": ""}
    return way_of_paying(words, bill(state.city(seat), state.city(1 - seat), item))


def action_words(words: Vocabulary, state: DuelState, action: int, seat: int) -> str:
    """Say a choice with its price."""
    if seat == CHANCE:
        return outcome_words(words, state, action)
    word, facts = choice(words, state, action, seat)
    return words.sentence(f"action-{word}", **facts)


def outcome_words(words: Vocabulary, state: DuelState, outcome: int, viewer: int | None = None) -> str:
    """Say what chance brings, as far as a viewer may know it."""
    seen = seen_by(state, outcome, CHANCE, viewer)
    if seen == UNKNOWN:
        return hidden_event(words, state)
    word, thing = verb(OUTCOMES, seen)
    said = OUTCOME_WORDS.get(state.kinds[state.depth - 1], word)
    match word:
        case "turn" | "removed":
            facts: Facts = {"item": words.mention(thing)}
        case "guild":
            said = "temple" if isinstance(state, PantheonState) else word
            facts = row_and_place(state, thing)
        case "show":
            facts = {"item": words.mention(WONDER_ITEMS + thing)}
        case "board" | "draw":
            facts = {"item": words.mention(TOKEN_ITEMS + thing)}
        case _:
            facts = divine_outcome(words, word, thing)
    return words.sentence(f"outcome-{said}", **facts)


def decision_words(words: Vocabulary, state: DuelState) -> str:
    """Say what is asked of whom in a game that is not over."""
    top = state.depth - 1
    kind, seat = state.kinds[top], state.seats[top]
    divine = isinstance(state, PantheonState)
    if seat == CHANCE:
        message, rule = CHANCE_DECISIONS[kind]
        if divine and kind == actions.PLACING_GUILDS:
            message, rule = "chance-temple", "P1.5"
        return words.sentence(message, rule=rule, **looking_facts(words, state))
    if kind in PANTHEON_ANSWERS:
        _, _, rule, _, key = PANTHEON_ANSWERS[kind]
    else:
        key, rule = DECISION_KEYS[kind], ANSWERS[kind][2]
    if divine and kind == actions.PLAY_TURN and state.age >= 2:
        key, rule = "turn-or-activate", "P3.1"
    return words.sentence("decision", player=words.player(seat), decision=words.say(f"decision-{key}"), rule=rule)
