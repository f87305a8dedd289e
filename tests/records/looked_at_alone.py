"""The one thing that changed in positions of Duel with Pantheon since their proofs were kept, and how it is undone.

A divinity in a deck that both players know was marked as shown to everybody, even if each of them had looked at it
alone, so a spectator could see it. Now it has a mark of its own (P2.4). With that mark folded back to the old one,
random games must visit the very positions that they visited before.
"""

from collections.abc import Iterator
from functools import cache

from antipater.catalog import ruleset
from antipater.envs.saved import FIRST, numbered
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.measure import SEED
from antipater.rules.pantheon.decisions import BOTH, EACH_ALONE

PANTHEON = "duel+pantheon"
BASIS, PRIME = 0xCBF29CE484222325, 0x100000001B3  # of the FNV-1a hash
WORD, HALF = 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFF


@cache
def mark_places() -> tuple[int, ...]:
    """Return where the fields of a position hold who knows each divinity of the decks."""
    marks = numbered(ruleset(PANTHEON).start()).part("pantheon").deck_known
    return tuple(mark - FIRST for mark in marks)


def folded(state: State) -> list[int]:
    """Return the fields of a position with the new mark folded back to the old one, and nothing else changed."""
    fields = state.fields()
    for place in mark_places():
        if fields[place] == BOTH | EACH_ALONE:
            fields[place] = BOTH
    return fields


def random_positions(game: Game, games: int) -> Iterator[State]:
    """Yield every position of the random games that `measure.signature` plays."""
    dice = Dice(SEED)
    for _ in range(games):
        state = game.start()
        while seats := state.to_act():
            options = state.legal(seats[0])
            place = weighted(dice, state.weights()) if seats[0] == CHANCE else dice.roll(len(options))
            state.apply(options[place], seats[0])
            yield state


def weighted(dice: Dice, weights: list[int]) -> int:
    """Return a place, each as likely as its weight says."""
    left, place = dice.roll(sum(weights)), 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


def folded_signature(game: Game, games: int) -> tuple[str, int]:
    """Return what `measure.signature` would give without the new mark, and how many positions have it."""
    checksum, marked = BASIS, 0
    for state in random_positions(game, games):
        fields = folded(state)
        marked += fields != state.fields()
        for field in fields:
            checksum = (checksum ^ (field & HALF)) * PRIME & WORD
    return f"{checksum:016x}", marked
