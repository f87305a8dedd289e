"""Fair deals: the server commits to a seed before the first chance, players add seeds of their own, anybody can check.

Version 1. The commitment is SHA-256(seed ‖ salt), both 32 bytes. The key of a game is HMAC-SHA-256 under the server's
seed, of the game's id and the players' seeds. Chance number *n* of a game (counted from 0) is a roll below the sum of
the weights: blocks HMAC-SHA-256(key, n ‖ try), the first eight bytes of each as a number, where tries that would
favour some outcome are skipped. Anybody who knows the seeds gets the same events. `docs/fair-deals.md` has known
answers.

Version 2 is a prepared deal, of a lesson: its seed is known to everybody, and its key depends on nothing else, so that
every game with it has the same events.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer
from antipater.game.errors import AntipaterError, BadDeal
from antipater.game.seats import CHANCE

VERSION, PREPARED = 1, 2
SEED_BYTES = 32
MOST_SEED_BYTES = 64  # of a player's own seed
WORD = 1 << 64
KEPT_KEYS = 4096
OPPONENT = "antipater-opponent/1"
WHOLE_GAME = -1  # in place of the number of a decision


class UnfairDeal(AntipaterError):
    """A published deal that does not match its commitment or its events."""


@dataclass(frozen=True)
class Deal:
    """The secret of a game, published after its end."""

    seed: bytes = field(repr=False)
    salt: bytes = field(repr=False)
    version: int = VERSION

    @property
    def commitment(self) -> str:
        """The hash that is published before the first chance."""
        return hashlib.sha256(self.seed + self.salt).hexdigest()

    def check_version(self) -> None:
        """Raise UnfairDeal if it is not known how such a deal is made."""
        if self.version not in (VERSION, PREPARED):
            raise UnfairDeal(f"this deal is of version {self.version}, and only 1 and 2 are known here")

    def key(self, game: str, seeds: Sequence[bytes]) -> bytes:
        """Return the key of a game; *seeds* are the players', by seat, empty where none was added."""
        own = [] if self.version == PREPARED else [game, *(seed.hex() for seed in seeds)]
        return key_of(self.seed, "\n".join([f"antipater-deal/{self.version}", *own]))


@lru_cache(KEPT_KEYS)
def key_of(seed: bytes, message: str) -> bytes:
    """Return the key of a game; every chance of a game asks for it."""
    return hmac.digest(seed, message.encode(), "sha256")


# Which prepared deal a lesson has, found by `python -m bench.lessons`: whatever a learner chooses, its ideas come up.
LESSONS = {"duel": 1, "duel+pantheon": 16, "duel+agora": 6, "duel+pantheon+agora": 14, "classic": 3}


def prepared_deal(ruleset: str, number: int) -> Deal:
    """Return a prepared deal of a ruleset, by its number."""
    return Deal(hashlib.sha256(f"antipater-lesson/{ruleset}/{number}".encode()).digest(), bytes(SEED_BYTES), PREPARED)


def lesson_deal(ruleset: str) -> Deal:
    """Return the deal of a ruleset's lesson; a ruleset of another package has the first one."""
    return prepared_deal(ruleset, LESSONS.get(ruleset, 0))


def roll(key: bytes, number: int, sides: int) -> int:
    """Return one of 0 … sides - 1 for chance *number*, each with the same probability."""
    limit = WORD - WORD % sides
    attempt = 0
    while True:
        block = hmac.digest(key, number.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")
        word = int.from_bytes(block[:8], "big")
        if word < limit:
            return word % sides
        attempt += 1


def settle(key: bytes, number: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
    """Return the outcome of chance *number*, each with a probability in proportion to its weight."""
    left = roll(key, number, sum(weights))
    for outcome, weight in zip(outcomes, weights, strict=True):
        if left < weight:
            return outcome
        left -= weight
    raise BadDeal("chance decides nothing here")


def opponent_seed(key: bytes, seat: int, ply: int) -> int:
    """Return the seed of an agent that is created to choose for *seat* at decision *ply*, or for the WHOLE_GAME.

    It cannot be computed without the key of the game. The message of a roll has 12 bytes and this one more than 20, so
    a seed and a roll are never the same block, and neither reveals anything about the other.
    """
    message = f"{OPPONENT}\n{seat}\n{ply}".encode()
    return int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")


class FairDealer(Dealer):
    """Resolves chance from a key; *number* is how many chances the game has had."""

    def __init__(self, key: bytes, number: int = 0) -> None:
        self.key = key
        self.number = number

    def outcome(self, state: State) -> int:
        """Return the outcome of the next chance."""
        outcomes = state.legal(CHANCE)
        if not outcomes:
            raise BadDeal("chance decides nothing here")
        self.number += 1
        return settle(self.key, self.number - 1, outcomes, state.weights())


def check_commitment(commitment: str, deal: Deal) -> None:
    """Raise UnfairDeal if a published deal does not match its commitment, or cannot be dealt again here."""
    deal.check_version()
    if not hmac.compare_digest(commitment, deal.commitment):
        raise UnfairDeal(f"the published seed gives the commitment {deal.commitment}, not {commitment}")


def deal_again(game: Game, key: bytes, moves: Iterable[tuple[int, int]]) -> None:
    """Repeat the deal of a whole game from its moves (seat, choice); raise UnfairDeal at the first difference."""
    state, dealer = game.start(), FairDealer(key)
    for number, (seat, choice) in enumerate(moves, start=1):
        if seat == CHANCE and (due := dealer.outcome(state)) != choice:
            raise UnfairDeal(f"move {number} is outcome {choice}; the seeds give {due}")
        state.apply(choice, seat)
