"""Whole games counted anew from the printed rows and from what was played: points, tokens, coins of the bank."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

import pytest

from antipater.catalog import ruleset
from antipater.data import classic_columns
from antipater.data.classic import BOARDS, SALE, STARTING_COINS
from antipater.data.classic_items import Item
from antipater.data.classic_words import (
    DEFEATS,
    LEFT,
    OWN,
    RIGHT,
    STAGES,
    AnySymbol,
    CoinsPer,
    CopyGuild,
    PointsPer,
    Shields,
    Symbol,
)
from antipater.data.words import BLUE, GREEN, PURPLE, YELLOW, Coins, Points
from antipater.game.dice import Dice
from antipater.rules.classic import actions
from antipater.rules.classic.turn import ClassicState

PURPLES = [item for item in classic_columns.ALL if item.column == PURPLE]


@dataclass
class Counted:
    """What one city has come to, from its cards alone."""

    items: list[Item] = field(default_factory=list)
    stages: int = 0
    victory_points: int = 0
    defeats: int = 0

    def words(self, kind: type) -> list[object]:
        return [word for item in self.items for word in item.effects if isinstance(word, kind)]

    def number(self, columns: tuple[int, ...]) -> int:
        return sum(item.column in columns for item in self.items) + self.defeats * (DEFEATS in columns)

    def printed_points(self, *columns: int) -> int:
        rows = [item for item in self.items if item.column in columns]
        return sum(word.points for item in rows for word in item.effects if isinstance(word, Points))


def in_scope(cities: list[Counted], seat: int, scope: int) -> list[Counted]:
    """Return the cities that an effect looks at."""
    round_table = {LEFT: (seat + 1) % len(cities), RIGHT: seat - 1, OWN: seat}
    return [cities[place] for side, place in round_table.items() if scope & side]


def counting(cities: list[Counted], seat: int, item: Item) -> int:
    """Return the points of a card for what it counts."""
    words = [word for word in item.effects if isinstance(word, PointsPer)]
    return sum(
        word.points * sum(other.number(word.columns) for other in in_scope(cities, seat, word.scope)) for word in words
    )


def science(mine: Counted, free: int) -> int:
    """Return the best points of science that some free symbols can give."""
    held = [word.symbol for word in mine.words(Symbol) if isinstance(word, Symbol)]
    counts = [[(*held, *chosen).count(symbol) for symbol in range(3)] for chosen in product(range(3), repeat=free)]
    return max(sum(n * n for n in each) + 7 * min(each) for each in counts)


def guilds_and_science(cities: list[Counted], seat: int) -> tuple[int, int]:
    """Return both lines for the best copy, if there is one to make: it is built, counted, and taken away again."""
    mine = cities[seat]
    copies: list[Item | None] = [None]
    if mine.words(CopyGuild):
        there = [item for other in in_scope(cities, seat, LEFT | RIGHT) for item in other.items]
        copies = [item for item in PURPLES if item in there] or [None]
    best: tuple[int, int] | None = None
    for copy in copies:
        items = mine.items
        mine.items = [*items, copy] if copy else items
        purple = [item for item in mine.items if item.column == PURPLE]
        lines = sum(counting(cities, seat, item) for item in purple), science(mine, len(mine.words(AnySymbol)))
        mine.items = items
        best = lines if best is None or sum(lines) > sum(best) else best
    assert best is not None
    return best


def sheet(cities: list[Counted], seat: int, coins: int) -> list[int]:
    """Return the seven lines of a score sheet (C7.1)."""
    mine = cities[seat]
    yellow = [item for item in mine.items if item.column == YELLOW]
    return [
        mine.victory_points - mine.defeats,
        coins // 3,
        mine.printed_points(STAGES),
        mine.printed_points(BLUE),
        mine.printed_points(YELLOW) + sum(counting(cities, seat, item) for item in yellow),
        *guilds_and_science(cities, seat),
    ]


def history(state: ClassicState) -> Iterator[list[tuple[int, int, int]]]:
    """Yield what happened turn by turn: city, card, what for; a card built from the pile is a turn of its own."""
    looks = [(state.look_when[n], state.look_city[n], state.look_card[n]) for n in range(state.looks)]
    for age in range(3):
        for turn in range(7):
            places = [(place, place * actions.PLAYS + age * 7 + turn) for place in range(state.cities.number)]
            yield [(place, state.cards[at], state.uses[at]) for place, at in places if state.uses[at]]
            if turn != actions.SMALL_TURN - 1:
                when = age * 8 + min(turn, actions.SMALL_TURN - 1)
                yield [(place, card, actions.BUILT_FREE) for at, place, card in looks if at == when and card >= 0]
        yield []  # the conflicts


def fight(cities: list[Counted], points: int) -> None:
    """Apply the conflict of every pair of neighbours (C5.1)."""
    shields = [sum(word.shields for word in city.words(Shields) if isinstance(word, Shields)) for city in cities]
    for seat, mine in enumerate(cities):
        for other in (seat - 1, (seat + 1) % len(cities)):
            mine.victory_points += points * (shields[seat] > shields[other])
            mine.defeats += shields[seat] < shields[other]


def recount(state: ClassicState) -> tuple[list[Counted], int]:
    """Return all cities, and the coins that came from the bank less those that went to it."""
    boards = [BOARDS[state.cities.board[place]].sides[state.cities.side[place]] for place in range(state.cities.number)]
    cities = [Counted() for _ in boards]
    bank = STARTING_COINS * len(boards)
    prizes = iter((1, 3, 5))
    steps_of_an_age = 14
    for step, plays in enumerate(history(state)):
        placed = []
        for place, card, use in plays:
            item = classic_columns.BY_NUMBER[card]
            if use == actions.STAGED:
                item = boards[place][cities[place].stages]
                cities[place].stages += 1
            if use in (actions.BUILT, actions.BUILT_FREE, actions.STAGED):
                cities[place].items.append(item)
                placed.append((place, item))
                bank -= item.coins if use == actions.BUILT else 0
            bank += SALE * (use == actions.SOLD)
        for place, item in placed:
            for word in item.effects:
                if isinstance(word, Coins):
                    bank += word.coins
                elif isinstance(word, CoinsPer):
                    bank += word.coins * sum(c.number(word.columns) for c in in_scope(cities, place, word.scope))
        if step % steps_of_an_age == steps_of_an_age - 1:
            fight(cities, next(prizes))
    return cities, bank


@pytest.mark.parametrize("players", range(2, 8))
def test_scores_counted_anew(players: int, seed: int, many: bool) -> None:
    """C4, C5, C6, C7: points and coins follow from what was played and from what is printed, nothing else."""
    game = ruleset("classic", players=str(players))
    copied = greens = 0
    for number in range(120 if many else 12):
        dice = Dice(seed + number)
        state, dealer = game.start(), game.deal(dice)
        assert isinstance(state, ClassicState)
        while dealer.settle(state):
            seat = state.to_act()[0]
            options = [n for n in state.legal(seat) if not actions.SELL <= n < actions.REVIVE] or state.legal(seat)
            state.apply(options[dice.below(len(options))], seat)
        cities, bank = recount(state)
        coins = list(state.cities.coins)[: len(cities)]
        assert sum(coins) == bank == state.bank
        for place in range(len(cities)):
            assert sheet(cities, place, coins[place]) == state.score_sheet(place)
            copied += bool(cities[place].words(CopyGuild))
            greens += cities[place].number((GREEN,)) > 3
        best = max((sum(state.score_sheet(seat)), coins[seat]) for seat in range(players))
        winners = [(sum(state.score_sheet(seat)), coins[seat]) == best for seat in range(players)]
        assert [share > 0 for share in state.returns()] == winners
        assert sum(state.returns()) == game.prize
    if many:
        assert copied
        assert greens
