"""A loop in the manner of AlphaZero: a net guides a small search, the search teaches the net."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import torch

from antipater import Dice, ruleset
from antipater.envs.encoding import layout, worth
from antipater.game.contract import Game, State
from antipater.game.dealer import DiceDealer
from antipater.game.seats import CHANCE
from examples.baselines.policy import PolicyNet, new_net

GAMES, SIMULATIONS = 64, 24  # at once, and of each choice
EXPLORATION, NOISE, NOISE_SHARE = 1.5, 0.3, 0.25
BUFFER, BATCH, RATE, PASSES = 40_000, 256, 5e-4, 16  # each decision is seen about so many times
Path = list[tuple["Node", int]]


class Node:
    """A position at which a seat must choose."""

    def __init__(self, seat: int, actions: list[int], chances: np.ndarray) -> None:
        self.seat, self.actions, self.chances = seat, actions, chances
        self.visits = np.zeros(len(actions), np.float32)
        self.total = np.zeros(len(actions), np.float32)
        self.after: dict[tuple[int, ...], Node] = {}  # by the action and what chance brought

    def best(self) -> int:
        """Return the place of the action to try next."""
        mean = self.total / np.maximum(self.visits, 1)
        room = EXPLORATION * np.sqrt(self.visits.sum() + 1)
        return int(np.argmax(mean + room * self.chances / (1 + self.visits)))


@dataclass
class Table:
    """A game that goes on, with the tree of its next choice."""

    game: Game
    dice: Dice
    state: State = field(init=False)
    root: Node | None = None
    played: list[tuple[int, np.ndarray, np.ndarray, np.ndarray]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dealer = DiceDealer(self.dice)
        self.begin()

    def begin(self) -> None:
        """Begin a game."""
        self.state, self.played = self.game.start(), []
        self.settle(self.state)

    def settle(self, state: State) -> list[int]:
        """Resolve chance; return what it brought."""
        outcomes = []
        while state.to_act() == (CHANCE,):
            outcomes.append(self.dealer.outcome(state))
            state.apply(outcomes[-1], CHANCE)
        return outcomes

    def descend(self) -> tuple[State, Path, tuple[int, ...]]:
        """Follow the tree to a position that is not in it, or to an end."""
        state, node, path = self.state.copy(), self.root, list[tuple[Node, int]]()
        assert node is not None
        while True:
            place = node.best()
            path.append((node, place))
            state.apply(node.actions[place], node.seat)
            key = (place, *self.settle(state))
            if not state.to_act() or key not in node.after:
                return state, path, key
            node = node.after[key]


class Loop:
    """Many games at once, whose positions the net judges together."""

    def __init__(self, net: PolicyNet, seed: int, games: int = GAMES) -> None:
        self.net, self.game = net, ruleset("duel")
        self.layout, self.random = layout(self.game), np.random.default_rng(seed)
        self.tables = [Table(self.game, Dice((seed << 32) + number)) for number in range(games)]

    def nodes(self, states: list[State]) -> list[tuple[Node, float]]:
        """Return a node for each position, and its value for the seat that must choose."""
        if not states:
            return []
        seats = [state.to_act()[0] for state in states]
        rows = np.stack([self.layout.observe(state, seat) for state, seat in zip(states, seats, strict=True)])
        masks = np.stack([self.layout.mask(state, seat) for state, seat in zip(states, seats, strict=True)])
        numbers, values = self.net.judged(rows, masks)
        made = []
        for state, seat, given, value in zip(states, seats, numbers, values, strict=True):
            actions = state.legal(seat)
            likely = np.exp(given[actions] - given[actions].max())
            made.append((Node(seat, actions, likely / likely.sum()), float(value)))
        return made

    def search(self, noise: float) -> None:
        """Grow a tree for the next choice of every game."""
        for table, (root, _) in zip(self.tables, self.nodes([table.state for table in self.tables]), strict=True):
            rolled = self.random.dirichlet([NOISE] * len(root.actions))
            root.chances = ((1 - noise) * root.chances + noise * rolled).astype(np.float32)
            table.root = root
        for _ in range(SIMULATIONS):
            found = [table.descend() for table in self.tables]
            going = [(state, path, key) for state, path, key in found if state.to_act()]
            for state, path, _ in found:
                if not state.to_act():
                    back(path, worth(self.game, state.returns()))
            for (_, path, key), (node, value) in zip(going, self.nodes([one[0] for one in going]), strict=True):
                path[-1][0].after[key] = node
                back(path, [value if seat == node.seat else -value for seat in (0, 1)])

    def play(self) -> list[tuple[np.ndarray, np.ndarray, np.ndarray, float]]:
        """Take one choice in every game; return the decisions of games that have ended, with their outcome."""
        self.search(NOISE_SHARE)
        done = []
        for table in self.tables:
            root, state = table.root, table.state
            assert root is not None
            target = np.zeros(self.layout.actions, np.float32)
            target[root.actions] = root.visits / root.visits.sum()
            seen = (self.layout.observe(state, root.seat), self.layout.mask(state, root.seat))
            table.played.append((root.seat, *seen, target))
            state.apply(int(self.random.choice(len(target), p=target / target.sum())), root.seat)
            table.settle(state)
            if not state.to_act():
                worths = worth(self.game, state.returns())
                done += [(row, mask, wanted, worths[seat]) for seat, row, mask, wanted in table.played]
                table.begin()
        return done


def back(path: Path, worths: list[float]) -> None:
    """Note what a simulation was worth, all the way up."""
    for node, place in path:
        node.visits[place] += 1
        node.total[place] += worths[node.seat]


def learn(seed: int, steps: int, report: Callable[[int, PolicyNet], None]) -> PolicyNet:
    """Learn for so many decisions; return the net."""
    net = new_net(seed)
    optimizer = torch.optim.Adam(net.parameters(), RATE, weight_decay=1e-5)
    loop, past = Loop(net, seed), deque[tuple[np.ndarray, np.ndarray, np.ndarray, float]](maxlen=BUFFER)
    owed = 0.0  # updates
    for done in range(GAMES, steps + GAMES, GAMES):
        past.extend(loop.play())
        owed += PASSES * GAMES / BATCH if len(past) >= BATCH else 0.0
        while owed >= 1:
            owed -= 1
            improve(net, optimizer, [past[place] for place in loop.random.integers(len(past), size=BATCH)])
        report(done, net)
    return net


def improve(
    net: PolicyNet,
    optimizer: torch.optim.Optimizer,
    sample: list[tuple[np.ndarray, np.ndarray, np.ndarray, float]],
) -> None:
    """Take one step towards the visits of the searches and the outcomes of the games."""
    rows, masks, targets = (torch.from_numpy(np.stack([one[which] for one in sample])) for which in range(3))
    worths = torch.tensor([one[3] for one in sample])
    numbers, values = net(rows, masks)
    loss = torch.nn.functional.cross_entropy(numbers, targets) + (values - worths).square().mean()
    optimizer.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    optimizer.step()


class SearchAgent:
    """Plays the most visited action of a search as the loop has it."""

    def __init__(self, game: Game, dice: Dice, net: PolicyNet) -> None:
        self.loop = Loop(net, dice.word() >> 40, games=1)

    def choose(self, seen: State, seat: int) -> int:
        """Return the most visited action."""
        table = self.loop.tables[0]
        table.state = seen
        self.loop.search(noise=0.0)
        assert table.root is not None
        return table.root.actions[int(table.root.visits.argmax())]
