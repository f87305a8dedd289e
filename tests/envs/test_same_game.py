"""Same seed, same choices: the same game through every adapter, event by event, and the same rows."""

from typing import Any

import numpy as np
import pytest

from antipater import Dice, ruleset
from antipater.envs.encoding import layout, worth
from antipater.envs.gymnasium_env import SeatEnv
from antipater.envs.pettingzoo_env import RoundEnv, TableEnv
from antipater.envs.vector_env import ManyGames
from antipater.game.contract import State
from antipater.game.dealer import DiceDealer
from antipater.notation.log import Event, Record, verify
from antipater.notation.writing import write_record

CASES = [
    ("duel", {}),
    ("duel", {"promos": "yes", "edition": "first"}),
    ("duel+pantheon", {"promos": "yes"}),
    ("duel+agora", {}),
    ("duel+pantheon+agora", {"promos": "yes"}),
    *(("classic", {"players": str(players)}) for players in (2, 3, 5, 7)),
]


def choice(mask: Any, number: int) -> int:
    """Choose by a rule that every adapter can follow: it depends on the mask and on the number of the decision."""
    legal = np.flatnonzero(mask)
    return int(legal[(7 * number + 3) % len(legal)])


class Chooser:
    """Chooses for every seat, decision after decision; an agent, too."""

    def __init__(self, ruleset_name: str = "duel") -> None:
        self.made = 0
        self.layout = layout(ruleset(ruleset_name))

    def of(self, mask: Any) -> int:
        self.made += 1
        return choice(mask, self.made)

    def choose(self, seen: State, seat: int) -> int:
        return self.of(self.layout.mask(seen, seat))


def plainly(name: str, options: dict[str, str], seed: int) -> tuple[Record, list[Any], list[float]]:
    """Play with nothing but the contract; return the record, the rows that were seen, the rewards."""
    game, columns, chooser = ruleset(name, **options), layout(ruleset(name, **options)), Chooser()
    state, dealer, record, rows = game.start(), DiceDealer(Dice(seed)), Record.start(game), []
    while acting := state.to_act():
        if acting == (-1,):
            event = Event(-1, dealer.outcome(state))
        else:
            rows.append(columns.observe(state, acting[0]))
            event = Event(acting[0], chooser.of(columns.mask(state, acting[0])))
        state.apply(event.action, event.seat)
        record.events.append(event)
    record.conclude(state)
    return record, rows, worth(game, state.returns())


@pytest.mark.parametrize(("name", "options"), CASES)
def test_pettingzoo_plays_the_same_game(name: str, options: dict[str, str], seed: int) -> None:
    record, rows, worths = plainly(name, options, seed)
    table, chooser = TableEnv(name, "table", None, options), Chooser()
    table.reset(seed=seed)
    for row in rows:
        seen = table.observe(table.agent_selection)
        assert np.array_equal(seen["observation"], row)
        table.step(chooser.of(seen["action_mask"]))
    assert list(table.rewards.values()) == worths
    assert table.play.record == record
    assert verify(record).sound
    assert write_record(table.play.record) == write_record(record)


@pytest.mark.parametrize("players", [3, 7])
def test_all_at_once_is_the_same_game(players: int, seed: int) -> None:
    """With three or more, seats are asked in their order; the choices are the same ones."""
    record, _, worths = plainly("classic", {"players": str(players)}, seed)
    table, chooser = RoundEnv("classic", "table", None, {"players": players}), Chooser()
    seen, _ = table.reset(seed=seed)
    rewards: dict[str, float] = {}
    while table.agents:
        passing = [agent for agent in table.agents if seen[agent]["action_mask"][-1]]
        actions = dict.fromkeys(passing, table.passing)
        for agent in table.agents:
            if agent not in passing:
                actions[agent] = chooser.of(seen[agent]["action_mask"])
        seen, rewards, _, _, _ = table.step(actions)
    assert list(rewards.values()) == worths
    assert table.play.record == record


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["duel", "duel+pantheon", "duel+agora"])
def test_gymnasium_plays_the_same_game(name: str, seat: int, seed: int) -> None:
    """The opponent chooses by the same rule."""
    record, _, worths = plainly(name, {}, seed)
    chooser = Chooser(name)
    env = SeatEnv(name, opponent=chooser, seat=seat)
    _, info = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(chooser.of(info["action_mask"]))
    assert env.play.record == record
    assert reward == worths[seat]


@pytest.mark.parametrize(("name", "options"), CASES)
@pytest.mark.parametrize("threads", [1, 3])
def test_many_games_are_the_same_games(name: str, options: dict[str, str], threads: int, seed: int) -> None:
    """Every game of a vector environment is the game of its own seed; the next one goes on with its dice."""
    games = 5
    expected = [plainly(name, options, seed + game) for game in range(games)]
    settings: dict[str, Any] = {**options}
    env = ManyGames(name, games, threads=threads, **settings)
    rows, info = env.reset(seed=seed)
    choosers, at = [Chooser() for _ in range(games)], [0] * games
    done = [False] * games
    while not all(done):
        for game in range(games):
            if not done[game]:
                assert np.array_equal(rows[game], expected[game][1][at[game]])
        masks, seats = info["action_mask"], info["seat"]
        actions = np.array([chooser.of(masks[game]) for game, chooser in enumerate(choosers)])
        for game in range(games):
            if not done[game]:
                decisions = [event for event in expected[game][0].events if event.seat >= 0]
                assert decisions[at[game]] == (seats[game], actions[game])
                at[game] += 1
        rows, rewards, over, _, info = env.step(actions)
        for game in range(games):
            if over[game] and not done[game]:
                done[game] = True
                assert at[game] == len(expected[game][1])
                assert info["returns"][game].tolist() == expected[game][2]
                assert rewards[game] == expected[game][2][seats[game]]
    env.close()
