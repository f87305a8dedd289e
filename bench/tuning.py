"""One setting of the guided tree against another: `python -m bench.tuning RULESET SIMULATIONS NEW OLD [games] [seed]`.

A setting is a list of figures of `TreeSettings`, and `worlds` for what is imagined where something is hidden, as in
`exploration=0.6,leaf_sharpness=30`; `now` stands for what is played. Both play the same deals with seats swapped, until
a sequential test of 0 against 20 Elo has a verdict or the games are over. With `results=FILE` behind them, the same
command resumes.
"""

import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from rich.console import Console

from antipater.ai.agents import net_of, players_of
from antipater.ai.net_player import WORLDS, NetSearcher
from antipater.ai.players import AgentMaker
from antipater.ai.search.budget import Budget
from antipater.ai.search.settings import TreeSettings
from antipater.arena.game import Outcome
from antipater.arena.journal import Journal
from antipater.arena.match import Match, run
from antipater.arena.report import show
from antipater.game.contract import Game
from antipater.game.dice import Dice

GAMES, SEED = 400, 81
TEST = (0.0, 20.0)  # Elo
NOW = "now"


def read_setting(text: str, now: TreeSettings) -> tuple[TreeSettings, int]:
    """Return settings of a tree and the number of worlds; what is not named is as it is now."""
    given = {} if text == NOW else dict(part.split("=", 1) for part in text.split(","))
    worlds = int(given.pop("worlds", WORLDS))
    kinds = {field.name: type(getattr(now, field.name)) for field in fields(now)}
    values: dict[str, Any] = {
        name: value == "yes" if kinds[name] is bool else float(value) for name, value in given.items()
    }
    return replace(now, **values), worlds


def maker(ruleset: str, simulations: int, text: str) -> AgentMaker:
    """Return what makes a player with a setting."""
    spec = net_of(ruleset)
    settings, worlds = read_setting(text, spec.settings)

    def make(game: Game, dice: Dice) -> NetSearcher:
        player = NetSearcher(game, Budget(simulations=simulations), dice, spec, exact=False)
        player.settings, player.worlds = settings, worlds
        return player

    return make


def main() -> None:
    """Play the match and print its report."""
    words = [word for word in sys.argv[1:] if not word.startswith("results=")]
    files = [Path(word.removeprefix("results=")) for word in sys.argv[1:] if word.startswith("results=")]
    ruleset, simulations, texts = words[0], int(words[1]), words[2:4]
    games = int(words[4]) if len(words) > 4 else GAMES
    seed = int(words[5]) if len(words) > 5 else SEED
    names = tuple(f"{ruleset}/{simulations}/{text}" for text in texts)
    for name, text in zip(names, texts, strict=True):
        players_of(ruleset).opponents[name] = maker(ruleset, simulations, text)
    options = {"promos": "yes"} if "+" in ruleset else {}
    match = Match(names, games, ruleset, options, seed, TEST)
    journal = Journal(files[0], match.described()) if files else None
    outcomes = journal.outcomes if journal else list[Outcome]()
    run(match, outcomes, journal.add if journal else outcomes.append, workers=1)
    show(match, outcomes, Console(width=160, highlight=False))


if __name__ == "__main__":
    main()
