"""The log: what a player or chance did, and what followed from it, seen by comparing the table before and after."""

from antipater.data.duel import CAPITAL, MOST_WONDERS, PAIR, SCORE_LINES, SLOTS, SYMBOLS_TO_WIN
from antipater.data.items import WONDER_ITEMS
from antipater.data.words import SYMBOLS, TradeIncome
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel import payment
from antipater.rules.duel.actions import CIVILIAN, END_TURN, MILITARY, NOBODY, PLAY_TURN, SHARED
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.turn import PantheonState
from antipater.text import aftermath
from antipater.text.choices import ACTIONS, choice, outcome_words, verb
from antipater.text.divine import activation_coins, hidden_event, seen_by
from antipater.text.places import LOOT
from antipater.text.prices import bearers
from antipater.text.vocabulary import Vocabulary

__all__ = ["LOOT", "event_words", "result_words"]

BLUE_LINE = SCORE_LINES.index("blue")
NOT_CLAIMED = -1


def event_words(
    words: Vocabulary, before: DuelState, action: int, seat: int, after: DuelState, viewer: int | None = None
) -> list[str]:
    """Say what happened, one sentence a line, as far as a viewer may know it; None may know all."""
    if seat == CHANCE:
        lines = [outcome_words(words, before, action, viewer)]
        lines += aftermath.token_lines(words, before, after, NOT_CLAIMED)
        return lines + turn_lines(words, before, after)
    seen = seen_by(before, action, seat, viewer)
    if seen == UNKNOWN:
        lines = [hidden_event(words, before)]
        return lines + closing_lines(words, before, seat, after)
    word, thing = verb(ACTIONS, seen)
    _, facts = choice(words, before, seen, seat)
    lines = [words.sentence(f"event-{word}", **facts, **words.who(seat))]
    bill = paid(before, word, thing, seat)
    # In the order of D4.6 and P7.1.
    lines += aftermath.safe_lines(words, before, seat, after)
    lines += income_lines(words, bill, seat)
    lines += returned_lines(words, before, after)
    if word == "unbuild":
        lines += aftermath.unearthed_lines(words, before, thing)
    elif word == "divinity":
        lines += aftermath.returned_token_lines(words, before, after)
    if word in ("activate", "divinity"):
        lines += aftermath.impossible_lines(words, before, seat, after)
    due = bill.total if bill else price_in_pantheon(before, word, thing, seat)
    mine, theirs = coins_moved(before, due, bill, seat, after)
    if word != "discard":
        lines += coin_lines(words, max(mine, 0), seat)
    lines += battle_lines(words, before, word, seat, after)
    lines += coin_lines(words, min(mine, 0), seat) + coin_lines(words, theirs, 1 - seat)
    lines += science_lines(words, before, seat, after) + science_lines(words, before, 1 - seat, after)
    return lines + closing_lines(words, before, seat, after, thing if word == "claim" else NOT_CLAIMED)


def closing_lines(
    words: Vocabulary, before: DuelState, seat: int, after: DuelState, claimed: int = NOT_CLAIMED
) -> list[str]:
    """Say how a turn goes on: tokens uncovered, another turn, another Age, the end."""
    lines = aftermath.token_lines(words, before, after, claimed)
    lines += replay_lines(words, before, seat, after)
    return lines + turn_lines(words, before, after)


def paid(before: DuelState, word: str, thing: int, seat: int) -> Bill | None:
    """Return the bill of an action that is paid for."""
    me, opp = before.city(seat), before.city(1 - seat)
    if word == "build":
        return payment.bill(me, opp, before.slots[thing])
    if word == "wonder":
        return payment.bill(me, opp, WONDER_ITEMS + thing // SLOTS)
    return None


def price_in_pantheon(before: DuelState, word: str, thing: int, seat: int) -> int:
    """Return the coins that an activation costs (P3.3)."""
    if word != "activate" or not isinstance(before, PantheonState):
        return 0
    return activation_coins(before, thing, seat)


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


def coins_moved(before: DuelState, due: int, bill: Bill | None, seat: int, after: DuelState) -> tuple[int, int]:
    """Return what both treasuries gained or lost, the actor's first, the price and its receipt aside (D5.14)."""
    spent_safely = max(0, aftermath.safe_coins(before, seat) - aftermath.safe_coins(after, seat))
    mine = after.city(seat).coins - before.city(seat).coins + due - spent_safely
    theirs = after.city(1 - seat).coins - before.city(1 - seat).coins - (bill.to_opponent if bill else 0)
    return mine, theirs


def coin_lines(words: Vocabulary, coins: int, seat: int) -> list[str]:
    """Say that a player gained coins, or lost them if they are negative."""
    if coins == 0:
        return []
    return [words.sentence("event-gain" if coins > 0 else "event-loss", coins=abs(coins), **words.who(seat))]


def battle_lines(words: Vocabulary, before: DuelState, word: str, seat: int, after: DuelState) -> list[str]:
    """Say what shields did and what the opponent constructed by the same choice, which may move the pawn too (M6)."""
    conflict = conflict_lines(words, before, word, after)
    shared = aftermath.shared_lines(words, before, seat, after)
    forward = (after.pawn > before.pawn) == (seat == 0)
    return [*conflict, *shared] if forward else [*shared, *conflict]


def conflict_lines(words: Vocabulary, before: DuelState, word: str, after: DuelState) -> list[str]:
    """Say how the pawn moved, what stopped it, and which military tokens it used up (D7.1, D7.3, P5.11, P5.16)."""
    if word in ("remove-loot", "apply-loot"):
        return []
    lines = []
    if before.pawn != after.pawn:
        mover = 0 if after.pawn > before.pawn else 1
        ahead = 1 if mover == 0 else -1
        facts: dict[str, str | int] = {
            "spaces": (after.pawn - before.pawn) * ahead,
            "left": CAPITAL - after.pawn * ahead,
        }
        if word == "unbuild":
            lines.append(words.sentence("event-pawn-back", **facts, **words.who(1 - mover)))
        else:
            lines.append(words.sentence("event-pawn", **facts, **words.who(mover)))
    lines += aftermath.barring_lines(words, before, after)
    for token in members_of(before.loot & ~after.loot):
        lines.append(words.sentence("event-military-token", coins=LOOT[token % len(LOOT)]))
    return lines


def science_lines(words: Vocabulary, before: DuelState, seat: int, after: DuelState) -> list[str]:
    """Say which symbols arrived: a new one, or the second of a pair (D8.1, D8.11)."""
    lines = []
    mine, old = after.city(seat), before.city(seat)
    for symbol in range(SYMBOLS):
        if mine.symbols[symbol] <= old.symbols[symbol]:
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
    at_once = not before.replay and in_turn(before, seat) and owes_turn(after, seat)
    return [words.sentence("event-replay", **words.who(seat))] if at_once or after.replay > before.replay else []


def in_turn(state: DuelState, seat: int) -> bool:
    """Tell whether *seat* takes a turn now, or is in the middle of one."""
    agenda = list(zip(state.kinds, state.seats, strict=True))
    return owes_turn(state, seat) or (END_TURN, seat) in agenda[: state.depth]


def owes_turn(state: DuelState, seat: int) -> bool:
    """Tell whether it is the turn of *seat*, and nothing else is to be decided first."""
    return state.kinds[state.depth - 1] == PLAY_TURN and state.seats[state.depth - 1] == seat


def turn_lines(words: Vocabulary, before: DuelState, after: DuelState) -> list[str]:
    """Say that an Age begins or that the game is over."""
    if after.winner != NOBODY:
        return [result_words(words, after)]
    if after.age == before.age:
        return []
    return [words.sentence("event-age", age=words.age(after.age)), *aftermath.gate_lines(words, before, after)]


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
