"""Counts of games: who begins, wonders, pairs, tokens, kinds of victory; first picks that are forced; classic boards.

A count is a number of cases and the victories among them, in units of half a victory because one can be shared. Keys
say what is counted: `wonder:sphinx`, `pair:piraeus+sphinx`, `forced:sphinx`. Seeds determine every count.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

from antipater.ai.agents import begin_game, opponent
from antipater.catalog import kit, ruleset
from antipater.data.classic import BOARDS
from antipater.data.items import BY_NUMBER, TOKEN_ITEM, WONDER_ITEM
from antipater.game.bits import members_of
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.notation.moves import write_action

Counts = Counter[str]
CASES, WINS = "n", "w"  # how often, and victories in half units
SIDE_LETTERS = "ab"


def add(counts: Counts, key: str, halves: int) -> None:
    """Count a case with its halves of a victory."""
    counts[f"{key}/{CASES}"] += 1
    counts[f"{key}/{WINS}"] += halves


class Table:
    """Plays games of one ruleset between copies of one agent."""

    def __init__(self, name: str, agent: str, options: dict[str, str], seed: int) -> None:
        self.game: Game = ruleset(name, **options)
        self.family = kit(name).family
        self.agents = [opponent(agent, Dice(seed << 8 | seat).word(), self.game) for seat in range(self.game.seats)]

    def play(self, deal: int, watch: Callable[[State, int, int], int]) -> State:
        """Return the end of a game; *watch* sees every choice, and may change it."""
        dealer = self.game.deal(Dice(deal))
        for seat, agent in enumerate(self.agents):
            begin_game(agent, deal * self.game.seats + seat)  # a taste is for one game
        state = self.game.start()
        while seats := dealer.settle(state):
            seat = seats[0]
            action = self.agents[seat].choose(state.observe(seat), seat)
            state.apply(watch(state, action, seat), seat)
        return state

    def halves(self, state: State, seat: int) -> int:
        """Return how many halves of the victory a seat has."""
        return round(2 * state.returns()[seat] / self.game.prize)


def count_games(table: Table, first: int, games: int) -> Counts:
    """Return the counts of some games, by the number of their deal."""
    counts: Counts = Counter()
    for deal in range(first, first + games):
        if table.family == "classic":
            count_classic(table, deal, counts)
        else:
            count_duel(table, deal, counts)
    return counts


def count_duel(table: Table, deal: int, counts: Counts) -> None:
    """Count one game of Duel."""
    picks: list[tuple[list[str], str]] = []
    drafted: list[int] = []  # of both seats; later a wonder may leave, as the eighth does (D6.3)

    def watch(state: Any, action: int, seat: int) -> int:
        if drafted:
            return action
        if not write_action(state, action, seat).startswith("draft:"):
            drafted.extend(state.city(place).wonders for place in range(2))
        elif not picks:
            offered = [write_action(state, one, seat).partition(":")[2] for one in state.legal(seat)]
            picks.append((offered, write_action(state, action, seat).partition(":")[2]))
        return action

    end: Any = table.play(deal, watch)
    add(counts, "first", table.halves(end, 0))
    add(counts, f"victory:{end.victory_kind}:{end.age}", 2)
    for offered, taken in picks:
        for wonder in offered:
            add(counts, f"pick:{wonder}", 2 if wonder == taken else 0)
    for seat in range(2):
        city, halves = end.city(seat), table.halves(end, seat)
        held = sorted(BY_NUMBER[WONDER_ITEM[wonder]].key for wonder in members_of(drafted[seat]))
        built = {BY_NUMBER[WONDER_ITEM[wonder]].key for wonder in members_of(city.built)}
        for wonder in held:
            add(counts, f"wonder:{wonder}", halves)
            add(counts, f"built:{wonder}", 2 if wonder in built else 0)
        for one, other in combinations(held, 2):
            add(counts, f"pair:{one}+{other}", halves)
        for token in members_of(city.tokens):
            add(counts, f"token:{BY_NUMBER[TOKEN_ITEM[token]].key}", halves)


def count_classic(table: Table, deal: int, counts: Counts) -> None:
    """Count one game of classic 7 Wonders: boards and sides by number of players."""
    end: Any = table.play(deal, lambda state, action, seat: action)
    for seat in range(table.game.seats):
        board = BOARDS[end.cities.board[seat]].key
        side = SIDE_LETTERS[end.cities.side[seat]]
        add(counts, f"board:{table.game.seats}:{board}-{side}", table.halves(end, seat))


def count_forced(table: Table, first: int, drafts: int) -> Counts:
    """Return the worth of wonders by forced first picks: each offered one is taken in turn from the same deal."""
    counts: Counts = Counter()
    for deal in range(first, first + drafts):
        for place in range(4):
            forced: list[tuple[str, int]] = []

            def watch(state: Any, action: int, seat: int, place: int = place, forced: Any = forced) -> int:
                if forced or not write_action(state, action, seat).startswith("draft:"):
                    return action
                choices: list[int] = state.legal(seat)
                chosen = choices[min(place, len(choices) - 1)]
                forced.append((write_action(state, chosen, seat).partition(":")[2], seat))
                return chosen

            end = table.play(deal, watch)
            for wonder, seat in forced:
                add(counts, f"forced:{wonder}", table.halves(end, seat))
    return counts
