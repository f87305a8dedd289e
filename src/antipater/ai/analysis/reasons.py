"""Why a choice is better than another, in sentences: only what the rules say of this very position.

Each fact is found by applying the actions to what the player sees and looking at the positions that follow. Where no
fact tells the two choices apart, nothing is said.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from antipater.ai.analysis.judgement import Judgement
from antipater.catalog import kit_of
from antipater.game.bits import members_of
from antipater.game.contract import Game, State
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import say
from antipater.text.words import words_about

MOST = 2  # sentences


class Fact(NamedTuple):
    """A message, and what it is about: cards by number, coins, spaces."""

    key: str
    card: int | None = None
    number: int = 0


def reasons(
    game: Game, state: State, judgement: Judgement, played: int | None, players: Sequence[str], language: str
) -> list[str]:
    """Return why the best choice is better than the one that was played, or simply good; at most two sentences."""
    kit = kit_of(state)
    if "why" not in kit.pieces:
        return []
    seat, best = judgement.seat, judgement.options[0].action
    words, rival = words_about(game, language, players), players[1 - seat]
    found = list(kit.piece("why")(state.observe(seat), seat, best, played))[:MOST]
    return [
        say(
            language,
            f"why-{fact.key}",
            {"rival": rival, "card": "" if fact.card is None else words.name(fact.card), "number": fact.number},
        )
        for fact in found
    ]


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
    yield from what_it_denies(seen, seat, best, worse)
    yield from differences(seat, better, worse or seen)


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
    prices = [(worse.price(1 - seat, worse.slots[slot]), worse.slots[slot]) for slot in members_of(opened)]
    payable = [(price, card) for price, card in prices if price <= worse.city(1 - seat).coins]
    if payable:
        price, card = max(payable, key=lambda pair: pair[1])
        yield Fact("uncovers", card, price)


def what_it_denies(seen: DuelState, seat: int, best: int, worse: DuelState | None) -> Iterator[Fact]:
    """Yield the card that the best choice takes, where the rival could pay for it and could take it otherwise."""
    if worse is None or not seen.present or worse.age != seen.age:
        return
    gone = seen.present & ~after(seen, seat, best).present
    for slot in members_of(gone & seen.open & ~seen.hidden & worse.present):
        card = seen.slots[slot]
        price = worse.price(1 - seat, card)
        if price <= worse.city(1 - seat).coins:
            yield Fact("denies", card, price)


def differences(seat: int, better: DuelState, other: DuelState) -> Iterator[Fact]:
    """Yield by how much the best choice leads in shields and in coins."""
    toward = 1 if seat == 0 else -1
    spaces = toward * (better.pawn - other.pawn)
    if spaces > 0:
        yield Fact("shields", number=spaces)
    coins = better.city(seat).coins - other.city(seat).coins
    if coins >= 3:  # fewer hardly matter
        yield Fact("coins", number=coins)
