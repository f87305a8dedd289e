"""The log: what a player or chance did, and what followed from it, seen by comparing the table before and after."""

from antipater.data.duel import CAPITAL, LOOT_AT, MOST_WONDERS, PAIR, SCORE_LINES, SLOTS, SYMBOLS_TO_WIN
from antipater.data.items import WONDER_ITEMS
from antipater.data.words import SYMBOLS, TradeIncome
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE
from antipater.rules.duel import payment
from antipater.rules.duel.actions import CIVILIAN, MILITARY, NOBODY, PLAY_TURN, SHARED
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.turn import DuelState
from antipater.text.choices import ACTIONS, choice, outcome_words, verb
from antipater.text.prices import bearers
from antipater.text.vocabulary import Vocabulary

BLUE_LINE = SCORE_LINES.index("blue")
LOOT = tuple(coins for coins in LOOT_AT if coins)  # what the military tokens of a side are worth, in their order


def event_words(words: Vocabulary, before: DuelState, action: int, seat: int, after: DuelState) -> list[str]:
    """Say what happened, one sentence a line."""
    if seat == CHANCE:
        return [outcome_words(words, before, action), *turn_lines(words, before, after)]
    word, facts = choice(words, before, action, seat)
    lines = [words.sentence(f"event-{word}", **facts, **words.who(seat))]
    bill = paid(before, action, seat)
    # In the order of D4.6.
    lines += income_lines(words, bill, seat)
    lines += returned_lines(words, before, after)
    if word != "discard":
        lines += gain_lines(words, before, bill, seat, after)
    lines += conflict_lines(words, before, seat, after)
    lines += loss_lines(words, before, bill, seat, after)
    lines += science_lines(words, before, seat, after)
    lines += replay_lines(words, before, seat, after)
    return lines + turn_lines(words, before, after)


def paid(before: DuelState, action: int, seat: int) -> Bill | None:
    """Return the bill of an action that is paid for."""
    word, thing = verb(ACTIONS, action)
    me, opp = before.city(seat), before.city(1 - seat)
    if word == "build":
        return payment.bill(me, opp, before.slots[thing])
    if word == "wonder":
        return payment.bill(me, opp, WONDER_ITEMS + thing // SLOTS)
    return None


def income_lines(words: Vocabulary, bill: Bill | None, seat: int) -> list[str]:
    """Say what the opponent receives of a price (D8.3)."""
    if bill is None or bill.to_opponent == 0:
        return []
    tokens = words.one_of([words.mention(item) for item in bearers(TradeIncome)])
    return [words.sentence("event-income", coins=bill.to_opponent, token=tokens, **words.who(1 - seat))]


def returned_lines(words: Vocabulary, before: DuelState, after: DuelState) -> list[str]:
    """Say which wonder goes back to the box with the seventh (D6.3)."""
    owned = [city.wonders | city.built for city in (before.city0, before.city1, after.city0, after.city1)]
    returned = (owned[0] | owned[1]) & ~(owned[2] | owned[3])
    return [
        words.sentence("event-returned", item=words.mention(WONDER_ITEMS + wonder), most=MOST_WONDERS)
        for wonder in members_of(returned)
    ]


def gain_lines(words: Vocabulary, before: DuelState, bill: Bill | None, seat: int, after: DuelState) -> list[str]:
    """Say which coins an item brought its builder."""
    price = bill.total if bill else 0
    gained = after.city(seat).coins - before.city(seat).coins + price
    return [words.sentence("event-gain", coins=gained, **words.who(seat))] if gained else []


def loss_lines(words: Vocabulary, before: DuelState, bill: Bill | None, seat: int, after: DuelState) -> list[str]:
    """Say which coins the opponent lost (D5.14)."""
    income = bill.to_opponent if bill else 0
    lost = before.city(1 - seat).coins + income - after.city(1 - seat).coins
    return [words.sentence("event-loss", coins=lost, **words.who(1 - seat))] if lost else []


def conflict_lines(words: Vocabulary, before: DuelState, seat: int, after: DuelState) -> list[str]:
    """Say how the pawn moved and which military tokens it used up (D7.1, D7.3)."""
    if before.pawn == after.pawn:
        return []
    ahead = 1 if seat == 0 else -1
    moved, left = (after.pawn - before.pawn) * ahead, CAPITAL - after.pawn * ahead
    lines = [words.sentence("event-pawn", spaces=moved, left=left, **words.who(seat))]
    for token in members_of(before.loot & ~after.loot):
        lines.append(words.sentence("event-military-token", coins=LOOT[token % len(LOOT)]))
    return lines


def science_lines(words: Vocabulary, before: DuelState, seat: int, after: DuelState) -> list[str]:
    """Say which symbols arrived: a new one, or the second of a pair (D8.1, D8.11)."""
    lines = []
    mine, old = after.city(seat), before.city(seat)
    for symbol in range(SYMBOLS):
        if mine.symbols[symbol] == old.symbols[symbol]:
            continue
        facts = {"symbol": words.symbol(symbol), **words.who(seat)}
        if mine.symbols[symbol] == PAIR:
            lines.append(words.sentence("event-pair", tokens=len(members_of(after.board)), **facts))
        else:
            count = different_symbols(mine)
            lines.append(words.sentence("event-symbol", symbols=count, most=SYMBOLS_TO_WIN, **facts))
    return lines


def replay_lines(words: Vocabulary, before: DuelState, seat: int, after: DuelState) -> list[str]:
    """Say that a turn has earned another one, or that the end of the Age took it (D6.8)."""
    if after.winner != NOBODY:
        return []
    if before.replay and after.age != before.age:
        return [words.sentence("event-replay-lost", **words.who(seat))]
    at_once = owes_turn(before, seat) and owes_turn(after, seat)
    return [words.sentence("event-replay", **words.who(seat))] if at_once or after.replay > before.replay else []


def owes_turn(state: DuelState, seat: int) -> bool:
    """Tell whether it is the turn of *seat*, and nothing else is to be decided first."""
    return state.kinds[state.depth - 1] == PLAY_TURN and state.seats[state.depth - 1] == seat


def turn_lines(words: Vocabulary, before: DuelState, after: DuelState) -> list[str]:
    """Say that an Age begins or that the game is over."""
    if after.winner != NOBODY:
        return [result_words(words, after)]
    return [words.sentence("event-age", age=words.age(after.age))] if after.age != before.age else []


def result_words(words: Vocabulary, state: DuelState) -> str:
    """Say who won and how (D10), or that nobody has yet."""
    if state.winner == NOBODY:
        return words.sentence("result-none")
    sheets = [state.score_sheet(seat) for seat in range(2)]
    if state.winner == SHARED:
        return words.sentence("result-shared", points=sum(sheets[0]), blue=sheets[0][BLUE_LINE])
    facts = words.who(state.winner)
    if state.victory != CIVILIAN:
        return words.sentence("result-military" if state.victory == MILITARY else "result-scientific", **facts)
    mine, theirs = sheets[state.winner], sheets[1 - state.winner]
    if sum(mine) == sum(theirs):
        return words.sentence("result-blue", points=sum(mine), blue=mine[BLUE_LINE], rival=theirs[BLUE_LINE], **facts)
    return words.sentence("result-points", points=sum(mine), rival=sum(theirs), **facts)
