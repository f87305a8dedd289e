"""A worker process that chooses for opponents and judges positions: questions and answers are lines of JSON.

It gets observations as integers, never a position, and runs within a limit of memory. An agent is kept from one choice
of its seat to the next, so that it can continue its search tree. That saves time and changes nothing else: a new
agent can answer every question.
"""

import json
import os
import resource
import sys
from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NotRequired, TypedDict, final

from antipater.ai.agents import Agent, begin_game, enter, opponent
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.analysis.lines import expected_line
from antipater.ai.analysis.luck import LuckJudge, Reveal
from antipater.ai.analysis.review import judged
from antipater.ai.search.budget import Budget
from antipater.catalog import ruleset
from antipater.game.contract import Game


@final
class Question(TypedDict):
    """A choice that an opponent must make; the answer is `{"choice": …}`."""

    game: str
    seat: int
    ruleset: str
    options: dict[str, str]
    agent: str  # a name of the registry of opponents
    seed: int  # of the agent, if the worker has to create it …
    begun: int  # … and the one that makes it the same player in all of a game
    fields: list[int]  # the position as the seat observes it


@final
class Release(TypedDict):
    """Agents that are needed no longer; it has no answer."""

    release: str  # a game
    seat: int | None  # None: all seats of the game


@final
class Inquiry(TypedDict):
    """A choice to be judged; the answer is `{"exact": …, "options": [[action, chance, low, high, visits], …]}`."""

    judge: int  # the seat that chooses
    ruleset: str
    options: dict[str, str]
    fields: list[int]  # the position as the seat observes it
    played: int | None  # what it chose
    simulations: int
    # What chance did until the next choice, as the seat that makes it sees it before and after: [seat, fields, fields];
    reveals: NotRequired[list[tuple[int, list[int], list[int]]]]  # the answer has `luck` then
    lines: NotRequired[int]  # for so many options, the moves that are expected to follow; the answer has `lines` then


class AgentCache:
    """Agents by game and seat; the least recently used is dropped first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.agents: OrderedDict[tuple[str, int], tuple[str, Agent]] = OrderedDict()

    def agent(self, question: Question, game: Game) -> Agent:
        """Return the agent of a seat, created if there is none of this name."""
        key = question["game"], question["seat"]
        name, agent = self.agents.pop(key, (None, None))
        if agent is None or name != question["agent"]:
            agent = opponent(question["agent"], question["seed"], game)
            begin_game(agent, question["begun"])
        self.agents[key] = question["agent"], agent
        while len(self.agents) > self.limit:
            self.agents.popitem(last=False)
        return agent

    def release(self, game: str, seat: int | None) -> None:
        """Drop the agent of a seat, or those of all seats of a game."""
        for key in [key for key in self.agents if key[0] == game and seat in (None, key[1])]:
            del self.agents[key]


def handle(message: Question | Release | Inquiry, cache: AgentCache) -> dict[str, Any] | None:
    """Return the answer to a message, None if it has none."""
    if "release" in message:
        cache.release(message["release"], message["seat"])
        return None
    try:
        return answered(message, cache)
    except MemoryError:
        cache.agents.clear()  # trees of other games can be searched again
        return answered(message, cache)


def answered(message: Question | Inquiry, cache: AgentCache) -> dict[str, Any]:
    """Return the answer to a question."""
    return judge(message) if "judge" in message else {"choice": choose(message, cache)}


@lru_cache(4)
def analyst(name: str, options: tuple[tuple[str, str], ...], simulations: int) -> Analyst:
    """Return the analyst of a ruleset with its options."""
    return Analyst(ruleset(name, **dict(options)), Budget(simulations=simulations))


def judge(inquiry: Inquiry) -> dict[str, Any]:
    """Return the judgement of a choice, with a second look at what may be a mistake."""
    options = tuple(sorted(inquiry["options"].items()))
    judging = analyst(inquiry["ruleset"], options, inquiry["simulations"])
    seen = judging.game.start()
    seen.load_unchecked(inquiry["fields"])
    seat, played = inquiry["judge"], inquiry["played"]
    found = judging.judge(seen, seat) if played is None else judged(judging, seen, seat, played)
    answer: dict[str, Any] = {
        "exact": found.exact,
        "options": [[one.action, one.chance, one.low, one.high, one.visits] for one in found.options],
    }
    if many := inquiry.get("lines", 0):
        answer["lines"] = [expected_line(judging, seen, seat, one.action) for one in found.options[:many]]
    if "reveals" in inquiry:
        answer["luck"] = sum(luck_judge(inquiry["ruleset"], options).luck(one) for one in reveals_in(inquiry))
    return answer


@lru_cache(4)
def luck_judge(name: str, options: tuple[tuple[str, str], ...]) -> LuckJudge:
    """Return the judge of luck of a ruleset with its options."""
    return LuckJudge(ruleset(name, **dict(options)))


def reveals_in(inquiry: Inquiry) -> Iterator[Reveal]:
    """Yield the reveals of an inquiry as positions."""
    game = ruleset(inquiry["ruleset"], **inquiry["options"])
    for viewer, *both in inquiry["reveals"]:
        before, after = game.start(), game.start()
        for state, fields in zip((before, after), both, strict=True):
            state.load_unchecked(fields)
        yield Reveal(viewer, before, after)


def choose(question: Question, cache: AgentCache) -> int:
    """Return the choice of an opponent."""
    game = ruleset(question["ruleset"], **question["options"])
    seen = game.start()
    seen.load_unchecked(question["fields"])
    return cache.agent(question, game).choose(seen, question["seat"])


def main() -> None:
    """Answer until stdin ends; arguments: megabytes and agents at most, opponents to be entered, niceness."""
    limit = int(sys.argv[1]) << 20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    cache = AgentCache(int(sys.argv[2]))
    enter(json.loads(sys.argv[3]))
    os.nice(int(sys.argv[4]))
    for line in sys.stdin:
        answer = handle(json.loads(line), cache)
        if answer is not None:
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
