"""The log of Duel: what a player or chance did, and what followed, found by comparing the table before and after."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from antipater.data.duel import CAPITAL, MOST_WONDERS, PAIR, SCORE_LINES, SYMBOLS_TO_WIN
from antipater.data.items import DECK_SIZE, DECKS, WONDER_ITEM
from antipater.data.words import SYMBOLS, TradeIncome
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE
from antipater.rules.duel import payment
from antipater.rules.duel.decisions import CIVILIAN, NOBODY, OWE_END_TURN, OWE_TURN, SHARED
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import Facts
from antipater.text.duel.choices import about_facts, act_facts, act_of, people_facts, told
from antipater.text.duel.parts import Act, Step
from antipater.text.duel.places import LOOT
from antipater.text.language import capitalized

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords

BLUE_LINE = SCORE_LINES.index("blue")
Line = Callable[["DuelWords"], str]  # a sentence of an event, in the words of a viewer


def event_words(words: "DuelWords", before: DuelState, seen: int, seat: int, after: DuelState) -> list[str]:
    """Return what happened, one sentence a line, in the order of D4.6; *seen* is the event as far as it may be told."""
    return [line(words) for line in event_lines(words, before, seen, seat, after)]


def event_lines(words: "DuelWords", before: DuelState, seen: int, seat: int, after: DuelState) -> list[Line]:
    """Return what happened, found once: without expansions, each line can be told to all viewers of one language."""
    act = act_of(words, before, seen, seat)
    step = Step(before, seat, act.verb, act.about, after)
    lines: list[Line] = [act_line(words, act)]
    if seat != CHANCE:
        if not step.hidden:
            lines += consequence_lines(words, step)
        lines += part_lines([line for part in words.parts for line in part.at_end(step)])
        lines += replay_lines(words, step)
    else:
        lines += part_lines([line for part in words.parts for line in part.at_end(step)])
    return lines + turn_lines(words, step)


def act_line(words: "DuelWords", act: Act) -> Line:
    """Return what was done; its facts are found once, unless they name a player, as the one who begins an Age."""
    family = "outcome" if act.seat == CHANCE else "event"
    words.named = False
    facts = about_facts(words, act)
    if words.named:
        return lambda words: told(words, family, act, act_facts(words, act))
    return lambda words: told(words, family, act, people_facts(words, act) | facts)


def part_lines(told: list[str]) -> list[Line]:
    """Return what expansions tell, which is in the words of one viewer."""
    return [partial(as_told, line) for line in told]


def as_told(line: str, words: "DuelWords") -> str:
    """Return a sentence as it is."""
    return line


def line(message: str, seat: int | None = None, **facts: str | int) -> Line:
    """Return a sentence about a player, or about none."""
    if seat is None:
        return lambda words: words.sentence(message, **facts)
    return lambda words: words.sentence(message, **facts, **words.who(seat))


def consequence_lines(words: "DuelWords", step: Step) -> list[Line]:
    """Return what followed at once: payments, wonders put back, coins, the conflict, science."""
    bill, seat = paid(step), step.seat
    lines = part_lines([line for part in words.parts for line in part.after_payment(step)])
    lines += income_lines(words, bill, seat)
    lines += returned_lines(words, step)
    lines += part_lines([line for part in words.parts for line in part.after_arrival(step)])
    mine, theirs = coins_moved(words, step, bill)
    if step.key != "discard":
        lines += coin_lines(max(mine, 0), seat)
    lines += battle_lines(words, step)
    lines += coin_lines(min(mine, 0), seat) + coin_lines(theirs, 1 - seat)
    return lines + science_lines(words, step, seat) + science_lines(words, step, 1 - seat)


def paid(step: Step) -> Bill | None:
    """Return the bill of an action of the base game that is paid for."""
    if step.key == "build":
        return payment.bill(step.state, step.seat, step.state.slots[step.about[0]])
    if step.key == "wonder":
        return payment.bill(step.state, step.seat, WONDER_ITEM[step.about[0]])
    return None


def income_lines(words: "DuelWords", bill: Bill | None, seat: int) -> list[Line]:
    """Return what the opponent receives of a price (D8.3)."""
    if bill is None or bill.to_opponent == 0:
        return []
    tokens = words.one_of([words.mention(item) for item in words.bearing(TradeIncome)])
    return [line("event-income", 1 - seat, coins=bill.to_opponent, token=tokens)]


def returned_lines(words: "DuelWords", step: Step) -> list[Line]:
    """Return which wonder goes back to the box with the seventh (D6.3)."""
    owned = [state.city(seat).wonders | state.city(seat).built for state in (step.state, step.after) for seat in (0, 1)]
    returned = (owned[0] | owned[1]) & ~(owned[2] | owned[3])
    return [
        line("event-returned", wonder=words.mention(WONDER_ITEM[wonder]), most=MOST_WONDERS)
        for wonder in members_of(returned)
    ]


def coins_moved(words: "DuelWords", step: Step, bill: Bill | None) -> tuple[int, int]:
    """Return what both treasuries gained or lost, the acting seat's first, the price and its receipt aside (D5.14)."""
    before, after, seat = step.state, step.after, step.seat
    price = bill.total if bill else sum(part.price(step) for part in words.parts)
    spent_elsewhere = max(0, -sum(part.purse_change(step) for part in words.parts))
    mine = after.city(seat).coins - before.city(seat).coins + price - spent_elsewhere
    theirs = after.city(1 - seat).coins - before.city(1 - seat).coins - (bill.to_opponent if bill else 0)
    return mine, theirs


def coin_lines(coins: int, seat: int) -> list[Line]:
    """Return that a player gained coins, or lost them if they are negative."""
    return [line("event-gain" if coins > 0 else "event-loss", seat, coins=abs(coins))] if coins else []


def battle_lines(words: "DuelWords", step: Step) -> list[Line]:
    """Return what shields did, and what the opponent constructed by the same choice, with its shields (M6)."""
    conflict, shared = conflict_lines(words, step), shared_lines(words, step)
    forward = (step.after.pawn > step.state.pawn) == (step.seat == 0)
    return [*conflict, *shared] if forward else [*shared, *conflict]


def shared_lines(words: "DuelWords", step: Step) -> list[Line]:
    """Return which card the opponent constructs by the choice of a seat (M3, M6)."""
    rival = 1 - step.seat
    old, new = step.state.city(rival).cards, step.after.city(rival).cards
    if old == new:
        return []
    arrived = [deck * DECK_SIZE + card for deck in range(DECKS) for card in members_of(new[deck] & ~old[deck])]
    return [line("event-shared", rival, card=words.mention(card)) for card in arrived]


def conflict_lines(words: "DuelWords", step: Step) -> list[Line]:
    """Return how the pawn moved, what stopped it, and which military tokens it used up (D7.1, D7.3).

    Where the pawn moves for another reason than a shield, the message is that of the verb: `event-pawn-unbuild`.
    """
    before, after = step.state, step.after
    lines: list[Line] = [] if before.pawn == after.pawn else [lambda words: pawn_words(words, step)]
    lines += part_lines([line for part in words.parts for line in part.after_conflict(step)])
    used = [] if "loot" in step.verb.of else members_of(before.loot & ~after.loot)
    return lines + [line("event-military-token", coins=LOOT[token % len(LOOT)]) for token in used]


def pawn_words(words: "DuelWords", step: Step) -> str:
    """Return how the pawn moved."""
    before, after = step.state.pawn, step.after.pawn
    mover = 0 if after > before else 1
    ahead = 1 if mover == 0 else -1
    facts: Facts = {"spaces": (after - before) * ahead, "left": CAPITAL - after * ahead}
    facts |= words.who(mover) | words.who(1 - mover, "rival")
    text = words.attempt([f"event-pawn-{step.key}"], facts)
    return words.sentence("event-pawn", **facts) if text is None else capitalized(text)


def science_lines(words: "DuelWords", step: Step, seat: int) -> list[Line]:
    """Return which symbols arrived: a new one, or the second of a pair (D8.1, D8.11)."""
    mine = step.after.city(seat)
    lines: list[Line] = []
    new, old = mine.symbols, step.state.city(seat).symbols
    for symbol in range(SYMBOLS) if new != old else ():
        if new[symbol] <= old[symbol]:
            continue
        name = words.symbol(symbol)
        if new[symbol] == PAIR:
            lines.append(line("event-pair", seat, tokens=len(members_of(step.after.board)), symbol=name))
        else:
            count = different_symbols(mine)
            lines.append(line("event-symbol", seat, symbols=count, most=SYMBOLS_TO_WIN, symbol=name))
    return lines


def replay_lines(words: "DuelWords", step: Step) -> list[Line]:
    """Return that a turn has earned another one, or that the end of the Age took it (D6.8)."""
    before, after, seat = step.state, step.after, step.seat
    if after.winner != NOBODY:
        return []
    if before.replay and after.age != before.age:
        return [line("event-replay-lost", seat)]
    at_once = not before.replay and in_turn(before, seat) and must_play(after, seat)
    return [line("event-replay", seat)] if at_once or after.replay > before.replay else []


def in_turn(state: DuelState, seat: int) -> bool:
    """Return whether *seat* takes a turn now, or is in the middle of one."""
    agenda = list(zip(state.kinds, state.seats, strict=True))
    return must_play(state, seat) or (OWE_END_TURN, seat) in agenda[: state.depth]


def must_play(state: DuelState, seat: int) -> bool:
    """Return whether it is the turn of *seat*, and nothing else is to be decided first."""
    return state.kinds[state.depth - 1] == OWE_TURN and state.seats[state.depth - 1] == seat


def turn_lines(words: "DuelWords", step: Step) -> list[Line]:
    """Return that an Age begins or that the game is over."""
    if step.after.winner != NOBODY:
        return [lambda words: result_words(words, step.after)]
    if step.after.age == step.state.age:
        return []
    lines = part_lines([line for part in words.parts for line in part.at_age(step)])
    return [line("event-age", age=words.age(step.after.age)), *lines]


def result_words(words: "DuelWords", state: DuelState) -> str:
    """Return who won and how (D10), or that nobody has yet."""
    if state.winner == NOBODY:
        return words.sentence("result-none")
    sheets = [state.score_sheet(seat) for seat in range(2)]
    if state.winner == SHARED:
        return words.sentence("result-shared", points=sum(sheets[0]), blue=sheets[0][BLUE_LINE])
    facts = words.who(state.winner)
    if state.victory != CIVILIAN:
        return words.sentence(f"result-{state.victory_kind}", **facts)
    mine, theirs = sheets[state.winner], sheets[1 - state.winner]
    if sum(mine) == sum(theirs):
        blue: Facts = {"blue": mine[BLUE_LINE], "rival": theirs[BLUE_LINE]}
        return words.sentence("result-blue", points=sum(mine), **blue, **facts)
    return words.sentence("result-points", points=sum(mine), rival=sum(theirs), **facts)
