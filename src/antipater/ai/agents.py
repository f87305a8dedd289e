"""Opponents by their names: made for one game, to live as long as that game is played."""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from antipater.ai.evaluation.shipped import NetSpec, net_of_file
from antipater.ai.players import ANY_GAME, AgentMaker, Players, with_budget
from antipater.ai.search.agent import Agent, begin_game
from antipater.ai.search.budget import read_budget
from antipater.catalog import kit, names
from antipater.game.contract import Game
from antipater.game.dice import Dice
from antipater.game.errors import BadOption

__all__ = [
    "OPPONENTS",
    "Agent",
    "all_opponents",
    "begin_game",
    "enter",
    "is_opponent",
    "net_of",
    "opponent",
    "opponents_of",
    "players_of",
    "rulesets_of",
]

FILE_NET = "net@"
NEED_A_NET = ("net", "level")  # the first word of names
OWN_NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
ENTERED: dict[str, str] = {}  # opponents that were given names, and what they are


def players_of(ruleset: str) -> Players:
    """Return the table of players of a ruleset; one without a table has the players of any game."""
    return table_of(ruleset) if ruleset in names() and "players" in kit(ruleset).pieces else ANY_GAME


@cache
def table_of(ruleset: str) -> Players:
    """Return the table that the kit of a ruleset makes, always the same one."""
    found = kit(ruleset)
    table: Players = found.piece("players")(found)
    return table


def all_opponents() -> list[str]:
    """Return every opponent that has a name of its own in some ruleset."""
    return list(dict.fromkeys(name for ruleset in names() for name in players_of(ruleset).opponents))


OPPONENTS = tuple(all_opponents())  # those of the house


def opponents_of(ruleset: str) -> list[str]:
    """Return the opponents of a ruleset that have a name of their own: beginner to strongest, then characters."""
    return list(players_of(ruleset).opponents)


def net_of(ruleset: str) -> NetSpec:
    """Return the net of a ruleset; raise BadOption if there is none."""
    net = players_of(ruleset).net
    if net is None:
        trained = [name for name in names() if players_of(name).net]
        raise BadOption(f"there is no net for {ruleset}; there are nets for: {', '.join(trained)}")
    return net


def opponent(name: str, seed: int, game: Game, *others: str) -> Agent:
    """Return a new opponent for a game, with dice of its own; *others* are names that the caller knows besides."""
    return maker_of(name, game.name, *others)(game, Dice(seed))


def maker_of(name: str, ruleset: str, *others: str) -> AgentMaker:
    """Return what makes the opponent of this name in a ruleset; raise BadOption if there is none.

    A search takes a budget: `tree:500` simulates 500 games a move, `tree:0.5s` for half a second, `tree:500/2` in two
    threads. `net@FILE` plays the net of a file, `net@FILE:500` searches with it.
    """
    players = players_of(ruleset)
    if name.startswith(FILE_NET):
        return file_net(name.removeprefix(FILE_NET), players, ruleset)
    if name in players.opponents:
        return players.opponents[name]
    kind, _, text = name.partition(":")
    if kind in players.searches:
        try:
            budget = read_budget(text)
        except BadOption as error:
            raise BadOption(f"{kind} needs a budget, {kind}:500 or {kind}:0.5s: {error}") from error
        return with_budget(players.searches[kind], budget)
    why = f"; there is no net for {ruleset}" if kind in NEED_A_NET and players.net is None else ""
    known = ", ".join((*players.names, *others))
    raise BadOption(f"there is no opponent {name!r} in {ruleset}; there are: {known}{why}")


def file_net(name: str, players: Players, ruleset: str) -> AgentMaker:
    """Return what makes a player with the net of a file, as `net` and `net:BUDGET` are made with the shipped one."""
    file, _, text = name, "", ""
    if not Path(file).is_file() and ":" in name:
        file, _, text = name.rpartition(":")
    if players.net is None:
        raise BadOption(f"there is no net for {ruleset}")
    spec = replace(players.net, file=file)
    net_of_file(file)
    spec.evaluator(kit(ruleset).make().start())  # refuses a net of another game
    made: Any = players.searches["net"] if text else players.opponents["net"]
    own = partial(made.func, **{**made.keywords, "net": spec})
    return with_budget(own, read_budget(text)) if text else own


def enter(opponents: Mapping[str, str]) -> None:
    """Give opponents names of their own in every ruleset that they play: `{"pupil": "net@FILE:400"}`.

    Raise BadOption for a name that is taken or no single word, and for an opponent that plays nothing.
    """
    for name, player in opponents.items():
        if not OWN_NAME.fullmatch(name) or (name in all_opponents() and ENTERED.get(name) != player):
            raise BadOption(f"an opponent is named by a new word of a to z, 0 to 9 and -, not {name!r}")
        for ruleset in rulesets_of(player):
            players_of(ruleset).opponents[name] = maker_of(player, ruleset)
        ENTERED[name] = player


def is_opponent(name: str, ruleset: str = "") -> bool:
    """Return whether there is an opponent of this name in a ruleset, or in any if none is given."""
    if not ruleset:
        return any(is_opponent(name, one) for one in names())
    try:
        maker_of(name, ruleset)
    except BadOption:
        return False
    return True


def rulesets_of(name: str) -> list[str]:
    """Return the rulesets that an opponent plays; raise BadOption if there are none."""
    found = [ruleset for ruleset in names() if is_opponent(name, ruleset)]
    if not found:
        maker_of(name, names()[0])  # raises the error that names the opponents, or what a budget is
    return found
