"""Opponents: legal, fair, by their names, and as strong as they should be."""

import re
from pathlib import Path

import pytest

from antipater import Dice, ruleset
from antipater.ai.agents import (
    ENTERED,
    OPPONENTS,
    Agent,
    all_opponents,
    enter,
    is_opponent,
    net_of,
    opponent,
    opponents_of,
    players_of,
    rulesets_of,
)
from antipater.ai.classic_player import level_player
from antipater.ai.evaluation import shipped
from antipater.ai.levels import Level, LevelPlayer
from antipater.ai.net_player import win_at_once
from antipater.catalog import names
from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer
from antipater.game.errors import BadOption
from antipater.game.seats import UNKNOWN
from antipater.notation.moves import write_action
from antipater.notation.positions import read_position
from antipater.rules.duel.decisions import CIVILIAN, MILITARY, SCIENTIFIC
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import LANGUAGES
from antipater.text.opponents import about, title_of
from tests.conformance.toys import HighCardGame

DEALS = 20
DUEL_NET = Path(shipped.__file__).parent / "nets" / "duel.npz"
QUICK = [name for name in OPPONENTS if name not in ("strongest", "level:8")]


def play(game: Game, agents: list[Agent], dealer: Dealer) -> State:
    """Play a game; agents get what their seat may know, and must answer with something legal."""
    state = game.start()
    while seats := dealer.settle(state):
        for seat in seats:
            seen = state.observe(seat)
            shown = seen.key()
            action = agents[seat].choose(seen, seat)
            assert action in state.legal(seat)
            assert seen.key() == shown, "an agent changed what it was shown"
            state.apply(action, seat)
    return state


def pair(game: Game, seed: int, *names: str) -> list[Agent]:
    """Return an agent for each seat, with the same seed."""
    return [opponent(name, seed, game) for name in names]


@pytest.mark.parametrize("wonders", ["draft", "first-game"])
def test_greedy_beats_random(seed: int, wonders: str) -> None:
    """Forty games, each deal played twice with seats swapped: at least 35 of the 40 victories."""
    duel, shares = ruleset("duel", wonders=wonders), 0
    for number in range(seed, seed + DEALS):
        deal = duel.deal(Dice(number))
        shares += play(duel, pair(duel, number, "greedy", "random"), deal).returns()[0]
        shares += play(duel, pair(duel, number, "random", "greedy"), deal).returns()[1]
    assert shares >= 35 * duel.prize


@pytest.mark.parametrize("name", [*QUICK, "strongest:30", "mc:10", "tree:10", "redeal:2"])
def test_its_dice_decide(seed: int, name: str) -> None:
    """The same seed, the same game; an agent draws on nothing but its own dice."""
    duel = ruleset("duel", edition="first")
    games = [play(duel, [opponent(name, seed, duel)] * 2, duel.deal(Dice(seed))) for _ in range(2)]
    assert games[0] == games[1]


def test_every_opponent_has_its_words() -> None:
    """A name and a few words in every language, no two alike; levels come in order."""
    for language in LANGUAGES:
        titles = [title_of(name, language) for name in OPPONENTS]
        assert len(set(titles)) == len(titles)
        assert all(about(name, language) for name in OPPONENTS)
    for rules in names():
        levels = [name for name in opponents_of(rules) if name.startswith("level:")]
        assert levels == [f"level:{number}" for number in range(1, 9)]


def test_the_stronger_level_wins(seed: int) -> None:
    """Levels two apart differ by some 350 Elo; of 40 games the higher one wins at least half, by far."""
    duel = ruleset("duel")
    for low, high in ((1, 3), (2, 4), (3, 5), (4, 6)):
        shares = 0
        for number in range(seed, seed + DEALS):
            deal, low_one, high_one = duel.deal(Dice(number)), f"level:{low}", f"level:{high}"
            shares += play(duel, pair(duel, number, high_one, low_one), deal).returns()[0]
            shares += play(duel, pair(duel, number, low_one, high_one), deal).returns()[1]
        assert shares >= 21 * duel.prize, f"level {high} against {low}: {shares / duel.prize} of 40"


@pytest.mark.parametrize("rules", names())
def test_levels_keep_their_nets(rules: str) -> None:
    """The strongest level has the newest net; the others have those that they were set with, beginners small ones."""
    game = ruleset(rules)
    nets = [opponent(f"level:{number}", 1, game).evaluator.net for number in range(1, 9)]  # type: ignore[attr-defined]
    weights = [net.all_weights() for net in nets]
    newest = opponent("net", 1, game).evaluator.net.all_weights()  # type: ignore[attr-defined]
    assert weights[7] == newest
    assert weights[5] == weights[6] != newest
    assert nets[0].hidden < nets[5].hidden


@pytest.mark.parametrize("rules", ["duel", "duel+agora", "classic"])
def test_a_level_keeps_its_taste_for_a_game(seed: int, rules: str) -> None:
    """A level without noise and with a strong taste prefers what it loves whenever it is offered something of it."""
    game = ruleset(rules)
    level = Level(1e-6, taste=100.0)
    for number in range(6):
        dice = Dice(seed + number)
        net = net_of(rules)
        player = level_player(game, dice, net, level) if rules == "classic" else level.player(game, dice, net)
        assert isinstance(player, LevelPlayer)
        player.begin_game(seed + number)
        rival, state, dealer = opponent("random", number, game), game.start(), game.deal(dice)
        taste, chosen = player.taste, 0
        while seats := dealer.settle(state):
            seen = state.observe(seats[0])
            action = (player if seats[0] == 0 else rival).choose(seen, seats[0])
            if seats[0] == 0:
                values = player.action_values(seen, 0)
                appeals = player.appeals(seen, 0, values)
                liked = {option: appeal for (option, _), appeal in zip(values, appeals, strict=True)}
                if win_at_once(values) is None:
                    assert liked[action] == max(liked.values())
                    chosen += liked[action] > min(liked.values())
            state.apply(action, seats[0])
        assert player.taste is taste
        assert chosen


def test_random_uses_every_option(seed: int) -> None:
    duel = ruleset("duel")
    state = duel.start()
    duel.deal(Dice(seed)).settle(state)
    agent = opponent("random", seed, duel)
    assert {agent.choose(state.observe(0), 0) for _ in range(100)} == set(state.legal(0))


def test_an_observation_is_enough(seed: int) -> None:
    """In a game with hidden cards and secret choices, an agent is shown neither, and plays all the same."""

    class Watched:
        """Passes on to another agent what it is shown, and keeps it."""

        def __init__(self, agent: Agent) -> None:
            self.agent = agent
            self.shown: list[list[int]] = []

        def choose(self, seen: State, seat: int) -> int:
            self.shown.append(seen.fields())
            return self.agent.choose(seen, seat)

    toy, dice = HighCardGame(), Dice(seed)
    agents = [Watched(opponent("random", seat, toy)) for seat in range(toy.seats)]
    for _ in range(50):
        play(toy, list(agents), toy.deal(dice))
    for seat, agent in enumerate(agents):
        assert all(fields[1 - seat] == UNKNOWN != fields[seat] for fields in agent.shown)
    assert {fields[2] for fields in agents[1].shown} == {UNKNOWN}, "seat 1 chooses after seat 0 without knowing what"


def test_greedy_takes_a_won_game(seed: int) -> None:
    """A move that ends the game in its favour is made, whatever else there is."""
    state = read_position(
        "duel/1 age=3 pawn=7 loot=none structure=arsenal,palace,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
        "coins0=30 coins1=30 agenda=turn@0"
    )
    chosen = opponent("greedy", seed, ruleset("duel")).choose(state.observe(0), 0)
    assert write_action(state, chosen, 0) == "build:arsenal"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("deep-blue", f"there is no opponent 'deep-blue' in duel; there are: {', '.join(players_of('duel').names)}"),
        ("tree:5/99", "perhaps of threads, up to /64, not '5/99'"),
        ("tree", "tree needs a budget, tree:500 or tree:0.5s"),
        ("mc:0", "a number of simulations, 1 to 100000000, or of seconds with an s, up to 3600s, and"),
        ("tree:-1s", "not '-1s'"),
        ("tree:nans", "not 'nans'"),
        ("tree:9999s", "not '9999s'"),
        ("random:5", "there is no opponent 'random:5' in duel"),
    ],
)
def test_an_unknown_opponent(name: str, message: str) -> None:
    with pytest.raises(BadOption, match=re.escape(message)):
        opponent(name, 1, ruleset("duel"))
    assert not is_opponent(name)
    with pytest.raises(BadOption, match=re.escape(message)):
        rulesets_of(name)


def test_an_opponent_of_another_ruleset() -> None:
    """Who plays Duel alone is refused in classic when it is asked for, not when it must choose."""
    message = "there is no opponent 'warlord' in classic; there are: random, level:1, level:2, "
    with pytest.raises(BadOption, match=f"^{message}"):
        opponent("warlord", 1, ruleset("classic"))
    assert is_opponent("warlord")
    assert not is_opponent("warlord", "classic")
    assert rulesets_of("warlord") == [name for name in names() if name != "classic"]
    assert rulesets_of("level:3") == rulesets_of("strongest:5") == list(names())


@pytest.mark.parametrize("name", ["random", "mc:20", "tree:20"])
def test_a_game_without_a_table_has_the_players_of_any_game(seed: int, name: str) -> None:
    toy = HighCardGame()
    play(toy, pair(toy, seed, name, name), toy.deal(Dice(seed)))
    with pytest.raises(BadOption, match=r"^there is no opponent 'greedy' in high-card; there are: random, mc:BUDGET"):
        opponent("greedy", seed, toy)


@pytest.mark.parametrize("name", ["mc:300", "tree:300", "tree:0.02s"])
def test_search_takes_a_won_game(seed: int, name: str) -> None:
    state = read_position(
        "duel/1 age=3 pawn=7 loot=none structure=arsenal,palace,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
        "coins0=30 coins1=30 agenda=turn@0"
    )
    chosen = opponent(name, seed, ruleset("duel")).choose(state.observe(0), 0)
    assert write_action(state, chosen, 0) == "build:arsenal"


@pytest.mark.parametrize(
    ("name", "options", "games"),
    [
        ("duel", {}, 12),
        ("duel+pantheon", {"promos": "yes"}, 12),
        ("duel+agora", {}, 8),
        ("duel+pantheon+agora", {"promos": "yes"}, 8),
        ("classic", {"players": "3"}, 4),
        ("classic", {"players": "2"}, 4),
    ],
)
def test_search_plays_every_ruleset(seed: int, name: str, options: dict[str, str], games: int) -> None:
    """Thirty simulations a move are enough to beat random play: at least three of four games."""
    game, shares = ruleset(name, **options), 0
    for number in range(games):
        mine = number % game.seats
        agents = [opponent("tree:30" if seat == mine else "random", seed + seat, game) for seat in range(game.seats)]
        shares += play(game, agents, game.deal(Dice(seed + number // game.seats))).returns()[mine]
    assert 4 * shares >= 3 * games * game.prize


@pytest.mark.parametrize(
    ("name", "victory"), [("scientist", SCIENTIFIC), ("warlord", MILITARY), ("merchant", CIVILIAN)]
)
def test_styles_win_in_their_own_way(seed: int, name: str, victory: int) -> None:
    """Against random play they mostly win; more of their victories than of greedy's are of their own kind."""
    duel = ruleset("duel")

    def wins(agent: str) -> list[int]:
        games = [play(duel, pair(duel, seed, agent, "random"), duel.deal(Dice(n))) for n in range(20)]
        return [game.victory for game in games if isinstance(game, DuelState) and game.winner == 0]

    own, others = wins(name), wins("greedy")
    assert len(own) >= 13
    assert own.count(victory) / len(own) > others.count(victory) / len(others)


@pytest.mark.parametrize("name", [*OPPONENTS, "mc:5", "tree:5", "redeal:5", "net:5"])
def test_a_position_of_another_game_is_refused(seed: int, name: str) -> None:
    """An agent made for Duel does not choose with Pantheon, and says what would be right."""
    other = ruleset("duel+pantheon")
    state = other.start()
    (seat,) = other.deal(Dice(seed)).settle(state)
    message = "this agent was made for duel and cannot choose in a position of duel+pantheon: make one with the game"
    with pytest.raises(BadOption, match=f"^{re.escape(message)} that is played$"):
        opponent(name, seed, ruleset("duel")).choose(state.observe(seat), seat)


def test_opponents_are_entered_by_name() -> None:
    """An operator's net has a name in the rulesets that it plays, and takes nobody else's."""
    file = f"net@{DUEL_NET}:5"
    try:
        enter({"pupil": file})
        enter({"pupil": file})  # a second server in the same process
        assert [name for name in names() if "pupil" in opponents_of(name)] == ["duel"]
        assert "pupil" in all_opponents()
        assert opponent("pupil", 1, ruleset("duel")).budget.simulations == 5  # type: ignore[attr-defined]
        assert (title_of("pupil", "fr"), about("pupil", "fr")) == ("Pupil", "")
        for name, player in (("pupil", "greedy"), ("greedy", file), ("Two words", file), ("other", "net@nowhere")):
            with pytest.raises(BadOption):
                enter({name: player})
    finally:
        players_of("duel").opponents.pop("pupil", None)
        ENTERED.clear()
