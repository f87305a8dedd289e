"""Finds the deals of lessons: `python -m bench.lessons [ruleset…] [--deals N]` prints the number of the best deal.

A lesson explains each idea when it comes up (`web/src/learn/lessons.json`). For each prepared deal a few learners play:
some choose at random, some as low levels do. The best deal is the one in which the most explanations are shown to the
learner who sees the fewest, then the one that shows most on average.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from antipater.ai.agents import Agent, begin_game, opponent
from antipater.catalog import kit, names, ruleset
from antipater.server.deals import WHOLE_GAME, FairDealer, opponent_seed, prepared_deal
from antipater.server.views.registry import builder_of, rules, view_builder
from bench.load import say

FILE = Path(__file__).parents[1] / "web" / "src" / "learn" / "lessons.json"
LEARNERS = ("random", "level:1", "level:2", "level:3", "level:4", "level:5")
LEARNER = 0  # the seat


def lessons_of(name: str) -> list[dict[str, Any]]:
    """Return the lessons of a ruleset in the order in which they are tried."""
    listed, found = json.loads(FILE.read_text("utf-8")), kit(name)
    return [lesson for group in (*found.parts, found.family) for lesson in listed if lesson["group"] == group]


def is_due(lesson: dict[str, Any], view: dict[str, Any], colors: dict[str, str], decisions: int) -> bool:
    """Return whether everything holds that a lesson names, as the page asks it."""
    table = view["table"]
    verbs = {choice["verb"] for choice in view["choices"]}
    slots = [slot["card"] for slot in table.get("structure", {}).values() if slot["accessible"] and slot["card"]]
    lacking = [city["needed"] - city["different"] for city in table["cities"].values() if "needed" in city]
    asked: dict[str, Callable[[Any], bool]] = {
        "over": lambda wanted: view["over"] == wanted,
        "verbs": lambda wanted: bool(verbs & set(wanted)),
        "color": lambda wanted: wanted in {colors.get(card) for card in [*slots, *(table.get("hand") or [])]},
        "way": lambda wanted: any(price.get("way") == wanted for price in view["prices"].values()),
        "after": lambda wanted: decisions >= wanted,
        "age": lambda wanted: table["age"] == wanted,
        "war": lambda wanted: (table["pawn"] != 0) == wanted,
        "capital": lambda wanted: abs(table["pawn"]) >= table["capital"] - wanted,
        "symbols": lambda wanted: min(lacking) <= wanted,
    }
    return all(asked[name](value) for name, value in lesson.items() if name in asked)


def shown(name: str, number: int, learner: str, seed: int) -> list[str]:
    """Return the lessons that are shown in a game on a prepared deal, in their order."""
    lesson = builder_of(kit(name)).lesson(kit(name))
    assert lesson is not None
    game = ruleset(name, **lesson["options"])
    key = prepared_deal(name, number).key("", [])
    agents: dict[int, Agent] = {LEARNER: opponent(learner, seed, game)}
    colors = {item: facts["column"] for item, facts in rules(name, "en")["items"].items()}
    builder = view_builder(game, LEARNER, [str(seat) for seat in range(game.seats)], "en")
    state, dealer, told, decisions = game.start(), FairDealer(key), list[str](), 0
    left = lessons_of(name)

    def tell() -> None:
        view: Any = builder.view(state.observe(LEARNER))
        due = next((one for one in left if is_due(one, view, colors, decisions)), None)
        if due is not None:
            told.append(due["id"])
            left.remove(due)

    while seats := dealer.settle(state):
        for seat in seats:
            if seat == LEARNER:
                tell()
                decisions += 1
        seat = seats[0]
        if seat not in agents:
            agents[seat] = opponent(lesson["opponent"], opponent_seed(key, seat, decisions), game)
            begin_game(agents[seat], opponent_seed(key, seat, WHOLE_GAME))
        state.apply(agents[seat].choose(state.observe(seat), seat), seat)
    tell()
    return told


def coverage(name: str, number: int) -> Iterator[int]:
    """Yield how many lessons each learner is shown on a prepared deal."""
    for seed, learner in enumerate(LEARNERS):
        yield len(shown(name, number, learner, seed))


def main() -> None:
    """Print the best deal of each ruleset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", default=list(names()))
    parser.add_argument("--deals", type=int, default=40)
    options = parser.parse_args()
    for name in options.rulesets:
        found = {number: sorted(coverage(name, number)) for number in range(options.deals)}
        best = max(found, key=lambda number: (found[number][0], sum(found[number]), -number))
        mean = sum(map(sum, found.values())) / len(found) / len(LEARNERS)
        say(f"{name}: deal {best} shows {found[best]} of {len(lessons_of(name))} lessons; {mean:.1f} on average")


if __name__ == "__main__":
    main()
