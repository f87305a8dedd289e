"""The net of classic 7 Wonders: what it sees, how options are judged, the search, its levels, analysis and training."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from antipater import Dice, ruleset
from antipater.ai import classic_player
from antipater.ai.agents import net_of, opponent, opponents_of
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.analysis.review import moments_of, review
from antipater.ai.evaluation.classic_layout import (
    CARD_GROUPS,
    CITY_GROUPS,
    CLASSIC_INPUTS,
    OUTLOOK_GROUPS,
    TABLE_GROUPS,
    named_inputs,
)
from antipater.ai.evaluation.classic_playouts import ClassicPlayouts
from antipater.ai.evaluation.reference import NumpyNet
from antipater.ai.evaluation.shipped import FOLDER, shipped_net
from antipater.ai.search.budget import Budget
from antipater.game.contract import Game, State
from antipater.notation.records import read_record
from antipater.rules.classic.actions import NOBODY
from tests.ai.test_agents import play

NET = net_of("classic")
REFERENCE = NumpyNet(shipped_net("classic"))
RECORDS = Path(__file__).parents[1] / "records"


def decisions(players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Give every decision of a random game: the true position and the seat."""
    game, dice = ruleset("classic", players=players), Dice(seed)
    state, dealer = game.start(), game.deal(Dice(seed))
    while seats := dealer.settle(state):
        yield state, seats[0]
        state.apply(dice.choose(state.legal(seats[0])), seats[0])


def judged(seed: int) -> list[tuple[int, list[tuple[int, float]]]]:
    """Return all that is seen in a game of three, and what its first options are worth."""
    found = []
    for number, (state, seat) in enumerate(decisions(3, seed)):
        seen = state.observe(seat)
        found.append((seat, NET.features(seen).seen(seat)))
        if number % 9 == 0:
            values = NET.evaluator(seen).considered(seat)
            found.append((seat, [(action, round(value, 4)) for action, value in values]))
    return found


def test_every_input_has_a_name_and_a_line_on_the_page() -> None:
    names = named_inputs()
    assert len(names) == len(set(names)) == CLASSIC_INPUTS == shipped_net("classic").inputs
    page = (Path(__file__).parents[2] / "docs" / "net.md").read_text("utf-8")
    for group in (*CITY_GROUPS, *CARD_GROUPS, *TABLE_GROUPS, *OUTLOOK_GROUPS):
        assert f"| {group.name} | {group.size} | {group.meaning} |" in page


@pytest.mark.parametrize("players", [2, 4, 7])
def test_inputs_are_of_the_table_and_an_option_is_judged_after_it(seed: int, players: int) -> None:
    """Each input at most once; sums that are carried over from option to option give what fresh ones give."""
    for number, (state, seat) in enumerate(decisions(players, seed)):
        features = NET.features(state.observe(seat))
        numbers = [number for number, _ in features.seen(seat)]
        assert len(numbers) == len(set(numbers))
        assert min(numbers) >= 0
        assert max(numbers) < CLASSIC_INPUTS
        if number % 10 == 0:
            evaluator = NET.evaluator(state.observe(seat))
            for action, value in evaluator.considered(seat):
                after = evaluator.seen_after(action, seat)
                assert value == pytest.approx(evaluator.net.value_of(after), abs=1e-5)
                assert value == pytest.approx(REFERENCE.values([after])[0], abs=1e-5)
            seen = [dict(evaluator.seen_after(action, seat)) for action, _ in evaluator.considered(seat)]
            for one in set().union(*seen):
                assert evaluator.amounts_after(one, seat) == [inputs.get(one, 0.0) for inputs in seen]


def test_only_the_view_counts(seed: int) -> None:
    """The evaluator hides what a seat cannot know before it looks, even from itself."""
    for state, seat in decisions(4, seed):
        evaluator = NET.evaluator(state.copy())
        assert evaluator.considered(seat) == NET.evaluator(state.observe(seat)).considered(seat)
        assert evaluator.features.table.viewer == seat
        assert state.viewer == NOBODY  # type: ignore[attr-defined]


def test_the_interpreted_core_sees_and_judges_the_same() -> None:
    code = "from tests.ai.test_classic_net import judged; print(judged(7))"
    settings = os.environ | {"ANTIPATER_PURE": "1"}
    answer = subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == str(judged(7))


def share_won(game: Game, name: str, rivals: str, games: int, seed: int) -> float:
    """Return the share that one seat wins, in turn every one, against all others."""
    shares = 0
    for number in range(games):
        mine = number % game.seats
        first = seed + number * game.seats
        agents = [opponent(name if seat == mine else rivals, first + seat, game) for seat in range(game.seats)]
        shares += play(game, agents, game.deal(Dice(seed + number // game.seats))).returns()[mine]
    return shares / (games * game.prize)


@pytest.mark.parametrize("players", [3, 7])
def test_the_net_beats_greedy(seed: int, players: int) -> None:
    """Clearly more than the share of an equal, without any search; the file is small."""
    assert (FOLDER / "classic.npz").stat().st_size < 2_000_000
    assert share_won(ruleset("classic", players=players), "net", "greedy", 6 * players, seed) > 1.2 / players


def test_eight_levels() -> None:
    levels = [f"level:{number}" for number in range(1, 9)]
    assert opponents_of("classic") == ["random", *levels, "strongest", "greedy", "net"]


@pytest.mark.parametrize("players", [2, 5])
def test_levels_differ(seed: int, players: int) -> None:
    """One of level 6 among those of level 1 wins more than half."""
    assert share_won(ruleset("classic", players=players), "level:6", "level:1", 4 * players, seed) > 0.5


@pytest.mark.parametrize(("high", "low"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_every_second_level_is_clearly_stronger(seed: int, high: int, low: int) -> None:
    """One among two of the level but one below wins more than an equal, which has a third."""
    assert share_won(ruleset("classic", players=3), f"level:{high}", f"level:{low}", 45, seed) > 0.4


class Clock:
    """A clock that a playout moves by a tenth of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


def test_a_search_keeps_to_its_seconds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With `strongest:10s` it stops within a world of ten seconds, and uses them; with `:2s` within two."""
    clock = Clock()
    monkeypatch.setattr(classic_player, "time", clock)

    class Slow:
        """Playouts of a tenth of a second each."""

        def __init__(self, *arguments: object) -> None:
            self.real = ClassicPlayouts(*arguments)  # type: ignore[arg-type]
            self.dice = self.real.dice

        def enter(self, world: State, seat: int) -> None:
            self.real.enter(world, seat)  # type: ignore[arg-type]

        def playout(self, action: int, choices: int) -> float:
            clock.now += 0.1
            return self.real.playout(action, 1)

    monkeypatch.setattr(classic_player, "ClassicPlayouts", Slow)
    game = ruleset("classic", players=3)
    state, dealer = game.start(), game.deal(Dice(seed))
    seat = dealer.settle(state)[0]
    for seconds in (10, 2):
        begun = clock.now
        opponent(f"strongest:{seconds}s", seed, game).choose(state.observe(seat), seat)
        assert seconds - 0.1 <= clock.now - begun <= seconds + 3 * 0.6


def test_an_analysis_of_a_game(seed: int) -> None:
    """Every choice is judged by the seat's own view; the sums of each seat add up to the result."""
    record = read_record((RECORDS / "classic-two.antipater").read_text())
    moments = list(moments_of(record, Analyst(record.game(), Budget(simulations=48), seed)))
    found = review(record, moments)
    assert found.each
    assert {moment.seat for moment in moments} == {0, 1}
    assert all(len(moment.judgement.options) == len(moment.state.legal(moment.seat)) for moment in moments)
    final = record.final().returns()
    for seat in found.seats:
        first = next(moment for moment in moments if moment.seat == seat).judgement.chance
        assert first - found.given_away(seat) + found.luck_of(seat) == pytest.approx(final[seat] / sum(final))


def test_an_analysis_does_not_rely_on_exact_play_of_the_others() -> None:
    """Others who hardly err make an early advantage look decisive: ranges hold what comes of that, and of errors."""
    game = ruleset("classic", players=3)
    state, dealer = game.start(), game.deal(Dice(5))
    seat = dealer.settle(state)[0]
    seen, analyst = state.observe(seat), Analyst(game, Budget(simulations=2_000))
    explorer = analyst.explorer
    assert isinstance(explorer, classic_player.ClassicSearcher)
    found = explorer.explore(seen, seat, (), 2_000, Dice(1))
    tried = {action: figures for action, figures in found.items() if figures[0]}
    assert any(value != exact for _, value, exact in tried.values())
    assert explorer.playouts.temperature == classic_player.TEMPERATURE / 3, "players would err, too"
    for option in analyst.judge(seen, seat).options:
        _, value, exact = found[option.action]
        if option.visits:
            apart = abs(value - exact)
            assert option.high - option.low >= apart, "what is not settled is no part of the range"
