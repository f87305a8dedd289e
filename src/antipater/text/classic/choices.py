"""Choices, outcomes of chance and decisions of classic 7 Wonders in words, before they are taken."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from antipater.data.classic import FREE_CITY, SALE
from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import CARDS, NONE, SIDES
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.classic import actions, build
from antipater.rules.classic.actions import NOBODY, RANKS
from antipater.rules.classic.payment import offers_of
from antipater.rules.classic.reasons import DECISION_KEYS
from antipater.rules.classic.turn import ClassicState
from antipater.text.catalogue import Facts

if TYPE_CHECKING:
    from antipater.text.classic.words import ClassicWords

# Uses of a card with the first number of each, ascending, and how many payments each number stands for.
USES = (
    (actions.BUILD, "build", RANKS),
    (actions.STAGE, "stage", RANKS),
    (actions.FREE, "free", 1),
    (actions.SELL, "sell", 1),
    (actions.REVIVE, "revive", 1),
    (actions.DECLINE, "decline", 1),
    (actions.STAGE_UNSEEN, "stage", RANKS),
    (actions.SELL_UNSEEN, "sell", 1),
)
DECISION_RULES = {actions.CHOOSING: "C2.1", actions.SEVENTH: "C6.3", actions.REVIVING: "C6.2"}
# What chance decides: the key, and the rule.
CHANCE_DECISIONS = {
    actions.GIVING_BOARD: ("board", "C1.2"),
    actions.DEALING: ("deal", "C1.3"),
    actions.DRAWING: ("draw", "C9.4"),
    actions.DRAWING_LAST: ("last", "C9.7"),
}


@dataclass(frozen=True)
class Use:
    """What an action does: a use, of a card that may be UNKNOWN, and the rank of the payment."""

    word: str
    card: int
    rank: int


def use_of(action: int) -> Use:
    """Take an action apart, also one as others see it."""
    first, word, ranks = max(entry for entry in USES if entry[0] <= action)
    card, rank = divmod(action - first, ranks)
    hidden = action >= actions.DECLINE
    return Use(word, UNKNOWN if hidden else card, rank)


def city_of(state: ClassicState, seat: int) -> int:
    """Return the city for which a seat chooses now: its own one, or the Free City (C9.4, C9.8)."""
    top = state.depth - 1
    if state.kinds[top] == actions.REVIVING:
        return state.subjects[top]
    return FREE_CITY if state.kinds[top] == actions.CHOOSING and state.chosen[seat] != NOBODY else seat


def item_of(state: ClassicState, use: Use, city: int) -> int:
    """Return what a use of a card places: the card, the next stage, NONE for nothing."""
    if use.word == "stage":
        return state.cities.next_stage(city)
    return NONE if use.word in ("sell", "decline") else use.card


def paid(state: ClassicState, use: Use, city: int) -> tuple[int, int, int]:
    """Return what a use pays to the bank, to the left and to the right neighbour."""
    item = item_of(state, use, city)
    if use.word not in ("build", "stage") or item == NONE:
        return 0, 0, 0
    offers = offers_of(state.cities, city, item)
    bank = BY_NUMBER[item].coins if use.word == "stage" else build.bank_price(state.cities, city, item)
    return (bank, *offers[use.rank]) if use.rank < len(offers) else (bank, 0, 0)


def price(words: "ClassicWords", state: ClassicState, use: Use, city: int) -> str:
    """Return the price as it follows a choice: to the bank, to which neighbours, or free (C3.3, C3.5)."""
    item = item_of(state, use, city)
    if item == NONE or use.rank >= len(offers_of(state.cities, city, item)):
        return ""
    if use.word == "build" and build.chained(state.cities, city, item):
        return words.say("payment-chain")
    payment = payment_words(words, state, city, paid(state, use, city))
    return words.say("payment-paid", payment=payment) if payment else words.say("payment-free")


def payment_words(words: "ClassicWords", state: ClassicState, city: int, payment: tuple[int, int, int]) -> str:
    """Return what goes to the bank, to the left and to the right neighbour: `1 coin and 2 coins to Bruno`."""
    bank, left, right = payment
    parts = [words.coins(bank)] if bank else []
    for coins, neighbour in ((left, state.cities.left_of(city)), (right, state.cities.right_of(city))):
        if coins:
            parts.append(words.say("coins-to", coins=coins, **words.owner(state, neighbour)))
    return words.all_of(parts)


def choice(words: "ClassicWords", state: ClassicState, use: Use, city: int) -> Facts:
    """Return the facts that the sentences about a use of a card need."""
    facts: Facts = {"card": words.mention(use.card), "coins": SALE}
    if use.word in ("build", "stage"):
        item = item_of(state, use, city)
        facts["price"] = price(words, state, use, city)
        facts["item"] = words.mention(item) if item != NONE else words.say("no-stage-left")
    return facts


def action_words(words: "ClassicWords", state: ClassicState, action: int, seat: int) -> str:
    """Return a choice with its price, and for which city it is if that is not the seat's own one."""
    if seat == CHANCE:
        return outcome_words(words, state, action)
    city, use = city_of(state, seat), use_of(action)
    said = words.sentence(f"action-{use.word}", **choice(words, state, use, city))
    return said if city == seat else words.sentence("action-for-city", city=words.city(state, city), action=said)


def outcome_words(words: "ClassicWords", state: ClassicState, seen: int) -> str:
    """Return what chance brings; UNKNOWN is an outcome that may not be told (C8.1, C9.4)."""
    key, _ = CHANCE_DECISIONS[state.kinds[state.depth - 1]]
    if key == "last":
        return words.sentence("outcome-last")
    if seen == UNKNOWN:
        return words.sentence(f"outcome-{key}-unseen")
    if seen >= actions.GIVE_BOARD:
        board, side = divmod(seen - actions.GIVE_BOARD, SIDES)
        city = state.subjects[state.depth - 1]
        return words.sentence("outcome-board", board=words.board(board, side), **words.owner(state, city))
    looker, card = divmod(seen - actions.DEAL, CARDS)
    return words.sentence(f"outcome-{key}", card=words.mention(card), **words.who(looker))


def decision_words(words: "ClassicWords", state: ClassicState) -> str:
    """Return what is asked of whom in a game that is not over."""
    kind = state.kinds[state.depth - 1]
    if kind in CHANCE_DECISIONS:
        key, rule = CHANCE_DECISIONS[kind]
        facts = words.owner(state, state.subjects[state.depth - 1]) if kind == actions.GIVING_BOARD else {}
        return words.sentence(f"chance-{key}", rule=rule, **facts)
    seats, key, rule = state.to_act(), DECISION_KEYS[kind], DECISION_RULES[kind]
    # A controller who looks at the table is told of the own second choice, not of what the other must choose as well.
    seats = (state.viewer,) if state.viewer in seats and city_of(state, state.viewer) != state.viewer else seats
    if len(seats) == 1 and city_of(state, seats[0]) >= state.players:
        key, rule = ("free-city", "C9.5") if kind == actions.CHOOSING else ("free-city-pile", "C9.8")
    everybody = len(seats) == state.players
    named = sorted(seats, key=lambda seat: not words.addressed(seat))
    who = words.say("everybody") if everybody else words.all_of([words.player(seat) for seat in named])
    return words.sentence("decision", player=who, decision=words.task(key), rule=rule)
