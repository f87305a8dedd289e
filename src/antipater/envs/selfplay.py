"""Plays games of agents against themselves and keeps every decision."""

from collections.abc import Mapping
from dataclasses import dataclass

from antipater.ai.agents import opponent
from antipater.catalog import ruleset
from antipater.envs.encoding import Row, layout, worth
from antipater.envs.play import RIVALS, Play
from antipater.envs.search_targets import NO_TARGET, Target, target, target_search
from antipater.game.dice import Dice
from antipater.game.errors import BadOption, BadText
from antipater.game.seats import CHANCE
from antipater.notation.log import Record, verify
from antipater.notation.writing import write_record


@dataclass(frozen=True)
class Batch:
    """Some games in a row, to be played together; it can be sent to another process or machine."""

    ruleset: str
    options: Mapping[str, str]
    agents: tuple[str, ...]  # by seat
    seed: int  # of all games
    number: int
    first: int
    last: int
    targets: str = ""  # the search that judges every decision, if there is one


@dataclass
class SeenDecision:
    """What a seat saw, what it could have done, what it did."""

    game: int
    ply: int
    seat: int
    row: Row
    legal: list[int]
    action: int
    target: Target = NO_TARGET  # what a search said of it
    worth: float = 0.0  # what the game was worth to that seat in the end


@dataclass
class Played:
    """A game that was played."""

    game: int
    seed: int
    decisions: list[SeenDecision]
    worths: list[float]
    result: str
    record: str


def by_seat(name: str, options: Mapping[str, str], agents: str) -> tuple[str, ...]:
    """Read who plays: one agent for all seats, or one for each with commas between."""
    game = ruleset(name, **options)
    seats, named = game.seats, tuple(agents.split(","))
    if len(named) not in (1, seats):
        raise BadOption(f"agents are one for all, or {seats} with commas between, not {len(named)}")
    for agent in named:
        opponent(agent, 0, game)
    return named if len(named) == seats else named * seats


def seed_of(seed: int, game: int) -> int:
    """Return a seed of its own for each game."""
    return Dice(seed << 64 | game).word() >> 2


def play_game(batch: Batch, game: int) -> Played:
    """Play one game; every decision is kept as its seat saw it."""
    play, seed = Play(batch.ruleset, batch.options), seed_of(batch.seed, game)
    players = [opponent(agent, seed + RIVALS * (1 + seat), play.game) for seat, agent in enumerate(batch.agents)]
    judges = [
        target_search(batch.targets, seed + RIVALS * (1 + len(players) + seat), play.game)
        for seat in range(len(players) if batch.targets else 0)
    ]
    play.seeded(seed)
    play.begin()
    decisions: list[SeenDecision] = []
    while acting := play.state.to_act():
        seat = acting[0]
        seen = play.state.observe(seat)
        action = players[seat].choose(seen, seat)
        row = play.layout.encode(seen, seat)
        judged = target(judges[seat], seen, seat) if judges else NO_TARGET
        decisions.append(SeenDecision(game, len(decisions), seat, row, seen.legal(seat), action, judged))
        play.act(action, seat)
    worths = play.worths()
    for decision in decisions:
        decision.worth = worths[decision.seat]
    play.record.tags |= {f"Seat{seat}": agent for seat, agent in enumerate(batch.agents)}
    return Played(game, seed, decisions, worths, play.record.tags["Result"], write_record(play.record))


def played_in(record: Record, game: int = 0) -> Played:
    """Return a recorded game as data, as if it had been played for a dataset; raise BadText if it is not sound."""
    report = verify(record)
    if not (report.sound and record.tags.get("Result", "*") != "*"):
        raise BadText(f"a record is data if it is sound and finished: {report}")
    rules = record.game()
    state, columns, decisions = rules.start(), layout(rules), list[SeenDecision]()
    for event in record.events:
        if event.seat != CHANCE:
            row = columns.observe(state, event.seat)
            legal = state.legal(event.seat)
            decisions.append(SeenDecision(game, len(decisions), event.seat, row, legal, event.action))
        state.apply(event.action, event.seat)
    worths = worth(rules, state.returns())
    for decision in decisions:
        decision.worth = worths[decision.seat]
    return Played(game, 0, decisions, worths, record.tags["Result"], write_record(record))


def play_batch(batch: Batch) -> tuple[Batch, bytes, list[tuple[int, str]]]:
    """Play the games of a batch; return them as a Parquet file, and their records."""
    from antipater.envs.dataset import parquet

    played = [play_game(batch, game) for game in range(batch.first, batch.last)]
    return batch, parquet(batch, played), [(one.game, one.record) for one in played]
