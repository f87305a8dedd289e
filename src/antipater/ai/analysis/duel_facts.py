"""What speaks for a choice in Duel, with any expansions: facts, each true in the very position.

Each is found by applying the actions to what the player sees and looking at the positions that follow.
"""

from collections.abc import Iterator

from antipater.ai.analysis.fact import Fact
from antipater.catalog import kit_of
from antipater.data.columns import BY_NUMBER
from antipater.data.duel import CAPITAL
from antipater.data.items import NONE, WONDER_ITEM
from antipater.data.words import Symbol
from antipater.game.bits import members_of
from antipater.rules.duel.decisions import OWE_TURN, ROWS
from antipater.rules.duel.payment import bill
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.state import DuelState

FEW = 3  # coins or points: fewer hardly matter
MANY_SYMBOLS = 4  # of six that win: the rival has to watch out
MANY, PAIR = 1, 2  # what a symbol brings
NEAR = 3  # spaces from the capital: one card may win
BUILD = ROWS.action("build")


def facts(seen: DuelState, seat: int, best: int, played: int | None) -> Iterator[Fact]:
    """Yield what speaks for the best choice, the most important first."""
    better = after(seen, seat, best)
    worse = None if played is None else after(seen, seat, played)
    if wins(better, seat):
        yield Fact("wins")
        return
    if worse is not None and can_win(worse, 1 - seat) and not can_win(better, 1 - seat):
        yield Fact("lets-win")
        return
    yield from what_it_uncovers(seen, seat, better, worse)
    if goes_on(seen, better, seat) and not (worse is not None and goes_on(seen, worse, seat)):
        yield Fact("again")
    yield from science(seen, seat, better, worse)
    for found in kit_of(seen).part_pieces("why").values():
        if found is not None:
            yield from found(seen, seat, better, worse)
    yield from what_it_denies(seen, seat, best, worse)
    yield from differences(seat, better, worse or seen)
    yield from chain(seen, seat, best, better)
    yield from what_it_affords(seat, better, worse)
    yield from points(seat, better, worse)


def after(seen: DuelState, seat: int, action: int) -> DuelState:
    """Return the position after an action, before chance is resolved."""
    found = seen.copy()
    found.apply(action, seat)
    return found


def wins(state: DuelState, seat: int) -> bool:
    """Return whether a seat has won."""
    return not state.to_act() and state.returns()[seat] == sum(state.returns())


def can_win(state: DuelState, seat: int) -> bool:
    """Return whether a seat can win by its next choice; nobody knows if a card must be turned up before."""
    if not state.must_choose(seat):
        return False
    return any(wins(after(state, seat, action), seat) for action in state.legal(seat))


def goes_on(before: DuelState, state: DuelState, seat: int) -> bool:
    """Return whether a turn is followed by another turn of the same seat, in the same Age."""
    if state.age != before.age or state.present == before.present:
        return False
    top = state.depth - 1
    return bool(state.replay) or (top >= 0 and state.kinds[top] == OWE_TURN and state.seats[top] == seat)


def what_it_uncovers(seen: DuelState, seat: int, better: DuelState, worse: DuelState | None) -> Iterator[Fact]:
    """Yield a face-up card that the other choice makes accessible to the rival, who can pay for it."""
    if worse is None or worse.age != seen.age or better.age != seen.age:
        return
    opened = worse.open & ~seen.open & ~worse.hidden & ~better.open
    payable = [slot for slot in members_of(opened) if price_in(worse, 1 - seat, slot) <= worse.city(1 - seat).coins]
    if payable:
        yield about_card("uncovers", worse, 1 - seat, max(payable, key=lambda slot: rank(worse, 1 - seat, slot)))


def what_it_denies(seen: DuelState, seat: int, best: int, worse: DuelState | None) -> Iterator[Fact]:
    """Yield the card that the best choice takes, where the rival could pay for it and could take it otherwise."""
    if worse is None or not seen.present or worse.age != seen.age:
        return
    gone = seen.present & ~after(seen, seat, best).present
    for slot in members_of(gone & seen.open & ~seen.hidden & worse.present):
        if price_in(worse, 1 - seat, slot) <= worse.city(1 - seat).coins:
            yield about_card("denies", worse, 1 - seat, slot)


def price_in(state: DuelState, seat: int, slot: int) -> int:
    """Return what a seat pays for the card in a slot."""
    return state.price(seat, state.slots[slot])


def rank(state: DuelState, seat: int, slot: int) -> tuple[int, bool, int]:
    """Return how much a card is worth naming: by its symbol, then by its shields."""
    card = state.slots[slot]
    return symbol_of(state, seat, card), spaces_left(state, seat, slot) is not None, card


def about_card(verb: str, state: DuelState, seat: int, slot: int) -> Fact:
    """Return what is said of a card that a seat could build: a pair, a symbol, a threat, or its price."""
    card, left = state.slots[slot], spaces_left(state, seat, slot)
    symbol = symbol_of(state, seat, card)
    if symbol:
        return Fact(f"{verb}-pair" if symbol == PAIR else f"{verb}-symbol", card)
    if left is not None:
        return Fact(f"{verb}-threat", card, left)
    return Fact(verb, card, price_in(state, seat, slot))


def spaces_left(state: DuelState, seat: int, slot: int) -> int | None:
    """Return how far the pawn is from the rival's capital once a seat has built a card with shields (D7.4).

    None if that is not near, and where the seat cannot build at once.
    """
    action = BUILD.number(slot)
    if state.to_act() != (seat,) or action not in state.legal(seat):
        return None
    pawns = [one.pawn if seat == 0 else -one.pawn for one in (state, after(state, seat, action))]
    left = CAPITAL - pawns[1]
    return left if pawns[1] > pawns[0] and 0 < left <= NEAR else None


def differences(seat: int, better: DuelState, other: DuelState) -> Iterator[Fact]:
    """Yield by how much the best choice leads in shields and in coins."""
    toward = 1 if seat == 0 else -1
    spaces = toward * (better.pawn - other.pawn)
    if spaces > 0:
        yield Fact("shields", number=spaces)
    lost = other.city(1 - seat).coins - better.city(1 - seat).coins
    if spaces > 0 and lost > 0:
        yield Fact("loot", number=lost)
    coins = better.city(seat).coins - other.city(seat).coins
    if coins >= FEW:
        yield Fact("coins", number=coins)


def symbol_of(state: DuelState, seat: int, card: int) -> int:
    """Return PAIR if a card gives a seat the second symbol of a kind (D8.1), MANY if a new one of many, else 0."""
    city = state.city(seat)
    for effect in BY_NUMBER[card].effects:
        if isinstance(effect, Symbol):
            held = city.symbols[effect.symbol]
            if held == 1:
                return PAIR
            if held == 0 and different_symbols(city) + 1 >= MANY_SYMBOLS:
                return MANY
    return 0


def science(seen: DuelState, seat: int, better: DuelState, worse: DuelState | None) -> Iterator[Fact]:
    """Yield a pair of symbols that the best choice completes, or how many different ones it brings together."""
    if pairs(better, seat) > pairs(worse or seen, seat):
        yield Fact("pair")
        return
    different = different_symbols(better.city(seat))
    if different >= MANY_SYMBOLS and different > different_symbols((worse or seen).city(seat)):
        yield Fact("symbols", number=different)


def pairs(state: DuelState, seat: int) -> int:
    """Return how many pairs of symbols a city has."""
    return sum(held >= 2 for held in state.city(seat).symbols)


def chain(seen: DuelState, seat: int, best: int, better: DuelState) -> Iterator[Fact]:
    """Yield that the best choice builds a card that its chain makes free (D5.8)."""
    for slot in members_of(seen.present & ~better.present & seen.open & ~seen.hidden):
        card = seen.slots[slot]
        if BUILD.number(slot) == best and BY_NUMBER[card].free_with != NONE and bill(seen, seat, card).chained:
            yield Fact("chain", card)


def what_it_affords(seat: int, better: DuelState, worse: DuelState | None) -> Iterator[Fact]:
    """Yield a wonder of one's own that the best choice leaves enough coins for, and the other does not."""
    if worse is None:
        return
    for wonder in members_of(better.city(seat).wonders & worse.city(seat).wonders):
        item = WONDER_ITEM[wonder]
        price = better.price(seat, item)
        if better.city(seat).coins >= price and worse.city(seat).coins < worse.price(seat, item):
            yield Fact("affords", item, price)
            return


def points(seat: int, better: DuelState, worse: DuelState | None) -> Iterator[Fact]:
    """Yield by how many points the best choice leads in the sum of both cities."""
    if worse is None:
        return
    lead = [sum(state.score_sheet(seat)) - sum(state.score_sheet(1 - seat)) for state in (better, worse)]
    if lead[0] - lead[1] >= FEW:
        yield Fact("points", number=lead[0] - lead[1])
