"""Every ruleset with every combination of options, and a toy, keep the laws of the contract."""

import itertools
import pickle
from contextlib import suppress

import pytest

from antipater import Dice, catalog, compiled
from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer, DiceDealer
from antipater.game.errors import BadOption, IllegalAction
from antipater.game.laws import UNORDERED
from antipater.game.playout import Audit
from antipater.game.seats import CHANCE
from antipater.measure import signature
from bench.signatures import FIRST_GAMES, SIGNATURES, SIGNATURES_OF_FIRST
from tests.conformance.laws import any_action, check_deeds, check_no_leak, check_worlds, random_positions
from tests.conformance.toys import CarelessGame, HighCard, HighCardGame, HintingGame, LeakyGame


def rulesets() -> list[Game]:
    """Return every ruleset with every combination of the options that it always names, if they go together."""
    games: list[Game] = []
    for name in catalog.names():
        game = catalog.ruleset(name)
        choices = {option: values for option, values in game.choices.items() if option not in game.unsaid}
        for values in itertools.product(*choices.values()):
            with suppress(BadOption):
                games.append(catalog.ruleset(name, **dict(zip(choices, values, strict=True))))
    return games


def is_plain(game: Game) -> bool:
    """Return whether nothing is fixed that could be left to the draft or to chance: the widest play."""
    return game.options.get("wonders") == "draft" or game.options.get("sides") == "random"


def games_to_play(game: Game) -> int:
    """Return how many random games prove the cheap laws here; the long numbers are those of `make soak`.

    Without the compiled core a few do: signatures prove that both visit the same positions.
    """
    if not compiled():
        return 2 if game.name == "classic" else 10
    return (1_000 if is_plain(game) else 200) // (2 if game.name == "classic" else 1)


def games_to_watch(game: Game) -> int:
    """Return in how many games the leak law is checked, at 20 positions each."""
    if not compiled():
        return 1 if game.name == "classic" else 3
    return (10 if is_plain(game) else 3) * (1 if game.name == "classic" else 6)


def label(game: Game) -> str:
    return "-".join([game.name, *game.options.values()])


ALL = [pytest.param(game, id=label(game)) for game in [*rulesets(), HighCardGame()]]
RULESETS = [pytest.param(game, id=label(game)) for game in rulesets()]


@pytest.mark.parametrize("game", RULESETS)
def test_signature_and_cheap_laws(game: Game, seed: int) -> None:
    """Both builds visit the same positions, and none of many random games breaks a law."""
    if compiled():
        assert SIGNATURES[label(game)] == signature(game)
    if label(game) in SIGNATURES_OF_FIRST:
        assert SIGNATURES_OF_FIRST[label(game)] == signature(game, FIRST_GAMES)
    audit = Audit(game.start(), Dice(seed))
    audit.run(games_to_play(game))
    assert audit.stopped == 0


@pytest.mark.parametrize("game", ALL)
def test_random_games_keep_the_contract(game: Game, seed: int) -> None:
    dice = Dice(seed)
    for _ in range(5 if compiled() else 1):
        state = game.start()
        while state.to_act():
            assert sum(state.returns()) == 0
            for seat in range(game.seats):
                assert bool(state.legal(seat)) == (seat in state.to_act())
            seat, action = any_action(state, dice)
            assert state.legal(seat) == sorted(set(state.legal(seat)))
            assert max(state.legal(seat)) < (game.outcomes if seat == CHANCE else game.actions)
            assert len(state.weights()) == (len(state.legal(CHANCE)) if seat == CHANCE else 0)
            twin = state.copy()
            twin.apply(action, seat)
            assert twin != state, "apply changed nothing, or changed the original"
            state.apply(action, seat)
            assert twin == state, "apply is not deterministic"
            assert twin.key() == state.key()
        assert sum(state.returns()) == game.prize
        assert pickle.loads(pickle.dumps(state)) == state


@pytest.mark.parametrize("game", ALL)
def test_nothing_illegal_is_done(game: Game, seed: int) -> None:
    """An illegal action raises, gives a reason and changes nothing; `why_not` agrees with `legal`."""
    dice = Dice(seed)
    for state in random_positions(game, dice):
        before = state.key()
        for seat in (*range(game.seats), CHANCE):
            legal = state.legal(seat)
            for action in (-1, dice.roll(game.actions), game.actions, game.outcomes):
                if action not in legal:
                    assert state.why_not(action, seat) is not None
                    with pytest.raises(IllegalAction) as refusal:
                        state.apply(action, seat)
                    assert refusal.value.reason.code
            for action in legal:
                assert state.why_not(action, seat) is None
        assert before == state.key()


@pytest.mark.parametrize("game", ALL)
def test_no_seat_sees_too_much(game: Game, seed: int) -> None:
    """The leak law, at 20 positions of many games; spectators are viewers, too."""
    dice = Dice(seed)
    place = sum(1 for _ in random_positions(game, Dice(seed)))
    for _ in range(games_to_watch(game)):
        wanted = {dice.roll(place + 1) for _ in range(20)}  # a game is about as long as the one before
        for place, state in enumerate(random_positions(game, dice)):
            if place in wanted:
                check_no_leak(game, state, dice)
                check_deeds(game, state)


@pytest.mark.parametrize("game", ALL)
def test_a_deal_can_be_played_twice(game: Game, seed: int) -> None:
    """The same dice give the same deal, and the same choices the same game."""
    assert played(game, game.deal(Dice(seed))) == played(game, game.deal(Dice(seed)))
    assert played(game, DiceDealer(Dice(seed))) == played(game, DiceDealer(Dice(seed)))


@pytest.mark.parametrize("game", RULESETS)
def test_other_dice_give_another_deal(game: Game, seed: int) -> None:
    assert played(game, game.deal(Dice(seed))) != played(game, game.deal(Dice(seed + 1)))


def played(game: Game, dealer: Dealer) -> bytes:
    """Return how a game ends with the same choices as ever."""
    state, choices = game.start(), Dice(5)
    while seats := dealer.settle(state):
        state.apply(choices.choose(state.legal(seats[0])), seats[0])
    return state.key()


def dealing(state: State) -> bool:
    """Return whether chance has still something to deal."""
    return state.to_act() == (CHANCE,)


def test_worlds_of_the_toy(seed: int) -> None:
    """Every world that looks alike is met with its true chance."""
    game = HighCardGame()
    check_worlds(game, game.start(), dealing, Dice(seed), samples=4_000)


def test_a_given_choice_is_secret() -> None:
    """What one seat has chosen shows nowhere until all have chosen."""
    for choice in (0, 1):
        state = HighCardGame().start()
        for outcome in (0, 4):
            state.apply(outcome, CHANCE)
        assert state.to_act() == (0, 1)
        state.apply(choice, 0)
        assert state.to_act() == (1,)
        assert state.observe(1).fields() == [-1, 1, -1, -2]


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        pytest.param(LeakyGame(), "tell worlds apart", id="it shows a hidden card"),
        pytest.param(HintingGame(), "tell worlds apart", id="it hints at a hidden card"),
        pytest.param(CarelessGame(), "meets a world", id="it imagines with wrong chances"),
    ],
)
def test_the_laws_bite(game: Game, complaint: str, seed: int) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_worlds(game, game.start(), dealing, Dice(seed), samples=4_000)


def test_the_cheap_laws_bite() -> None:
    """A game that lists its options in the wrong order is stopped."""

    class Disordered(HighCard):
        def moves(self, seat: int) -> list[int]:
            return super().moves(seat)[::-1]

    audit = Audit(Disordered(), Dice(1))
    audit.run(10)
    assert audit.stopped == UNORDERED


def test_the_leak_law_bites(seed: int) -> None:
    """A game whose observation shows what it should hide is caught on random positions."""
    dice = Dice(seed)
    with pytest.raises(AssertionError, match="sees too much"):
        for _ in range(50):
            for state in random_positions(LeakyGame(), dice):
                check_no_leak(HighCardGame(), state, dice)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        pytest.param({"edition": "third"}, "edition is one of revised, first, not 'third'", id="value"),
        pytest.param({"speed": "high"}, "duel has no option 'speed'; it has: edition, wonders, promos", id="option"),
    ],
)
def test_options_are_checked(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        catalog.ruleset("duel", **options)
