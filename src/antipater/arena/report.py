"""The report of a match: data for programs, tables for people."""

from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table

from antipater.arena.figures import elo, score, sequential_test
from antipater.arena.game import Outcome
from antipater.arena.ladder import Pairing, Rung, ladder, plot
from antipater.arena.match import LEAST_AGENTS, Match, deals_of


def summary(match: Match, outcomes: list[Outcome], pairing: tuple[int, int]) -> dict[str, Any]:
    """Return the figures of one pairing."""
    seats, rivals = match.seats, match.seats - 1
    deals = deals_of(outcomes, pairing, seats)
    whole = len(deals) * seats
    games = [one for one in outcomes if (one.first, one.second) == pairing and one.number < whole]
    figures = strength(deals, rivals)
    figures |= {
        "agents": [match.names[agent] for agent in pairing],
        "ruleset": match.ruleset,
        "options": dict(match.options),
        "seed": match.seed,
        "victories": [victories(games, 1.0), victories(games, 0.0)],
        "shared": sum(0.0 < one.share < 1.0 for one in games),
        "deals": deal_counts(deals),
        "opening": round(sum(one.opening for one in games) / len(games), 4) if games else None,
        "ms_per_move": [per_move(games, who) for who in (0, 1)],
    }
    if match.test:
        test = sequential_test(deals, *match.test, rivals=rivals)
        figures["test"] = {
            "elo": list(match.test),
            "ratio": round(test.ratio, 3),
            "bound": round(test.bound, 3),
            "verdict": test.verdict,
        }
    return figures


def strength(deals: list[list[float]], rivals: int) -> dict[str, Any]:
    """Return score and Elo with their intervals."""
    found = score(deals)
    return {
        "score": round(found.share, 4),
        "score_interval": [round(found.low, 4), round(found.high, 4)],
        "elo": round(elo(found.share, rivals, found.games), 1),
        "interval": [round(elo(end, rivals, 100 * found.games), 1) for end in (found.low, found.high)],
        "games": found.games,
    }


def victories(games: list[Outcome], share: float) -> dict[str, int]:
    """Return how many games with this share were won in each way."""
    return dict(sorted(Counter(one.victory for one in games if one.share == share).items()))


def deal_counts(deals: list[list[float]]) -> dict[str, int]:
    """Return how many deals gave the first agent each total share."""
    counts = Counter(round(sum(deal), 3) for deal in deals)
    return {f"{total:g}": counts[total] for total in sorted(counts)}


def per_move(games: list[Outcome], who: int) -> float:
    """Return the processor time of a decision in milliseconds."""
    moves = sum(one.moves[who] for one in games)
    return round(1000 * sum(one.seconds[who] for one in games) / moves, 3) if moves else 0.0


def match_ladder(match: Match, outcomes: list[Outcome]) -> list[Rung]:
    """Return the ladder of a match of several."""
    seats = match.seats
    pairings = [Pairing(*pair, seats - 1, deals_of(outcomes, pair, seats)) for pair in match.pairings]
    return ladder(list(match.names), [one for one in pairings if one.deals], match.seed)


def lines(match: Match, outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """Return a summary of each pairing; with several agents, also one of the first against all, with the ladder."""
    found = [summary(match, outcomes, pairing) for pairing in match.pairings]
    if len(match.names) > LEAST_AGENTS:
        own = [deal for pair in match.pairings if pair[0] == 0 for deal in deals_of(outcomes, pair, match.seats)]
        rungs = [
            {"agent": rung.name, "elo": round(rung.elo, 1), "interval": [round(rung.low, 1), round(rung.high, 1)]}
            for rung in match_ladder(match, outcomes)
        ]
        found.append(strength(own, match.seats - 1) | match.described() | {"ladder": rungs})
    return found


def show(match: Match, outcomes: list[Outcome], console: Console) -> None:
    """Print the report as tables."""
    table = Table("pairing", "games", "score", "Elo", "won by", "lost by", "ms a move", title=match.ruleset)
    for pairing in match.pairings:
        one = summary(match, outcomes, pairing)
        low, high = one["score_interval"]
        table.add_row(
            " – ".join(one["agents"]),
            str(one["games"]),
            f"{one['score']:.1%} [{low:.1%}, {high:.1%}]",
            "{:+.0f} [{:+.0f}, {:+.0f}]".format(one["elo"], *one["interval"]),
            *(", ".join(f"{kind} {count}" for kind, count in kinds.items()) or "–" for kinds in one["victories"]),
            " / ".join(f"{spent:.1f}" for spent in one["ms_per_move"]),
        )
    console.print(table)
    if match.seats > 2:
        console.print(f"One seat against {match.seats - 1}: equal strength is a score of {1 / match.seats:.1%}.")
    if match.test and len(match.names) == LEAST_AGENTS:
        test = summary(match, outcomes, (0, 1))["test"]
        console.print(
            f"Test of {test['elo'][0]:g} against {test['elo'][1]:g} Elo: {test['verdict']}"
            f" (log ratio {test['ratio']:g}, bounds ±{test['bound']:g})."
        )
    if len(match.names) > LEAST_AGENTS:
        for line in plot(match_ladder(match, outcomes)):
            console.print(line, highlight=False, markup=False)
