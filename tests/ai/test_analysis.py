"""Hints and reviews: sums that add up, exact ends, pictures that can be read, and one voice for every language."""

import json
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from antipater import Dice, ruleset
from antipater.ai.agents import net_of
from antipater.ai.analysis import luck
from antipater.ai.analysis.judgement import COMMON, Analyst, Judgement, Option
from antipater.ai.analysis.lines import expected_line
from antipater.ai.analysis.luck import LuckJudge, Reveal, luck_of_events, reveals_of
from antipater.ai.analysis.reasons import reasons
from antipater.ai.analysis.report import draw_review, review_lines
from antipater.ai.analysis.review import SECOND_LOOK, THIRD_LOOK, Moment, judged, moments_of, review
from antipater.ai.endgame import CARDS, Endgame, cards_left
from antipater.ai.search.budget import Budget
from antipater.cli import app
from antipater.game.contract import State
from antipater.game.errors import BadOption
from antipater.game.seats import CHANCE
from antipater.notation.records import load_record
from antipater.terminal.seating import open_session
from antipater.terminal.settings import Settings
from antipater.terminal.snapshot import play_on
from antipater.text.catalogue import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"
FILES = ("civilian", "military", "pantheon-scientific")


@pytest.fixture
def short_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "SIMULATIONS", 8)


@pytest.mark.usefixtures("short_luck")
@pytest.mark.parametrize("name", FILES)
def test_choices_luck_and_doubt_make_the_result(name: str) -> None:
    """From the first odds to the result, every change is a choice, luck or doubt; nothing is left over."""
    record = load_record(RECORDS / f"{name}.antipater")
    moments = list(moments_of(record, Analyst(record.game(), Budget(simulations=8))))
    found = review(record, moments)
    returns = record.final().returns()
    chosen = sum(moment.after - moment.before for moment in moments)
    total = moments[0].before + chosen + sum(found.luck) + sum(found.doubt)
    assert total == pytest.approx(returns[0] / sum(returns))
    assert chosen == pytest.approx(found.given_away(1) - found.given_away(0))
    assert found.luck_of(0) == -found.luck_of(1)
    assert all(moment.lost >= 0 for moment in moments)
    for seat in (0, 1):
        chosen_freely = sum(
            event.seat == seat and len(state.legal(seat)) > 1
            for state, event in zip(record.states(), record.events, strict=False)
        )
        assert found.error_rate(seat) == pytest.approx(found.given_away(seat) / chosen_freely)
    usual = sum(map(abs, found.doubt)) / len(moments)
    assert f"{100 * usual:.1f} points on average" in review_lines(record.game(), found, ("Ada", "Bob"), "en")[-1]
    french = f"{100 * usual:.1f}".replace(".", ",")
    assert f"{french} points en moyenne" in review_lines(record.game(), found, ("Ada", "Bob"), "fr")[-1]
    picture = ElementTree.fromstring(draw_review(found, "<a & b>", ("<Ada>", "Bob")))
    assert len(picture.findall("{*}polyline")) == 1


@pytest.mark.usefixtures("short_luck")
@pytest.mark.parametrize("name", ["duel+agora", "duel+pantheon+agora"])
def test_a_game_with_hidden_conspiracies_is_reviewed(name: str, tmp_path: Path) -> None:
    """Every choice of a game with Agora gets a judgement of what its seat could know (A11), and reasons for it."""
    path = tmp_path / "game.antipater"
    session = open_session(Settings(ruleset=name, seed=4, opponent="greedy", record=path))
    play_on(session, 400)
    session.close()
    record = load_record(path)
    moments = list(moments_of(record, Analyst(record.game(), Budget(simulations=4))))
    found = review(record, moments)
    returns = record.final().returns()
    chosen = sum(moment.after - moment.before for moment in moments)
    total = moments[0].before + chosen + sum(found.luck) + sum(found.doubt)
    assert total == pytest.approx(returns[0] / sum(returns))
    for moment in moments[::9]:
        assert len(reasons(record.game(), moment.state, moment.judgement, moment.action, ("Ada", "Bob"), "fr")) <= 2


@pytest.mark.parametrize(("name", "least"), [("duel+agora", 3), ("duel+pantheon+agora", 3)])
def test_ends_with_agora_are_solved_where_nothing_is_hidden(name: str, least: int) -> None:
    """A11: not while somebody has conspiracies that the other does not know; else the end has exact values."""
    game, solved, secret = ruleset(name), 0, 0
    endgame = Endgame(game, net_of(name), 20_000)
    for seed in range(12):
        state, dealer, dice = game.start(), game.deal(Dice(seed)), Dice(seed)
        while seats := dealer.settle(state):
            seen = state.observe(seats[0])
            kept = state.part("agora").kept_count  # type: ignore[attr-defined]
            if any(kept) and (cards_left(seen) or 99) <= 8:
                secret += 1
                assert endgame.solve(seen, seats[0]) is None
            elif (cards_left(seen) or 99) <= 3:
                solved += endgame.solve(seen, seats[0]) is not None
            state.apply(dice.choose(state.legal(seats[0])), seats[0])
    assert solved >= least
    assert secret


def test_the_end_is_exact() -> None:
    """Near the end doubt is over: without chance in between, exact odds do not change."""
    record = load_record(RECORDS / "civilian.antipater")
    found = review(record, list(moments_of(record, Analyst(record.game(), Budget(simulations=8)))))
    exact = [place for place, moment in enumerate(found.moments) if moment.judgement.exact]
    assert len(exact) > 4
    assert exact == list(range(exact[0], len(found.moments)))
    assert all(abs(found.doubt[place]) < 1e-9 for place in exact)


def test_the_range_of_a_choice_is_wider_than_what_tells_choices_apart() -> None:
    """What is uncertain after all choices alike is in their ranges; an exact value has none, and none leaves 0 to 1."""
    assert Option(1, 0.5, 0.45, 0.55).range == pytest.approx((0.45 - COMMON, 0.55 + COMMON))
    assert Option(1, 0.5, 0.5, 0.5).range == (0.5, 0.5)
    assert Option(1, 0.01, 0.0, 0.04).range[0] == 0.0
    assert Option(1, 0.99, 0.96, 1.0).range[1] == 1.0
    near = Judgement(0, (Option(1, 0.6, 0.55, 0.65, 9), Option(2, 0.5, 0.46, 0.54, 9)), exact=False)
    assert not near.equals(2)
    assert near.options[1].range[1] > near.options[0].range[0]


@pytest.mark.parametrize(
    ("lost", "verdict"),
    [(0.0, "best"), (0.03, "good"), (0.06, "inaccuracy"), (0.12, "mistake"), (0.5, "blunder")],
)
def test_verdicts(lost: float, verdict: str) -> None:
    state = load_record(RECORDS / "civilian.antipater").game().start()
    options = tuple(Option(action, chance, chance, chance) for action, chance in ((1, 0.5), (2, 0.5 - lost)))
    moment = Moment(0, state, 2, Judgement(1, options, exact=False))
    assert moment.verdict == verdict
    assert moment.lost == pytest.approx(lost)
    assert moment.before == 0.5
    assert moment.after == pytest.approx(0.5 + lost)


@pytest.mark.parametrize(
    ("looks", "efforts"),
    [
        pytest.param([0.03], [1], id="hardly anything lost"),
        pytest.param([0.06, 0.04], [1, SECOND_LOOK], id="no mistake in the end"),
        pytest.param([0.12, 0.12, 0.04], [1, SECOND_LOOK, THIRD_LOOK], id="a mistake twice, but none in the end"),
    ],
)
def test_mistakes_are_looked_at_again(looks: list[float], efforts: list[int]) -> None:
    """Whatever the last look says is the verdict."""
    asked: list[int] = []

    class Prepared:
        def judge(self, seen: State, seat: int, actions: tuple[int, ...], effort: int = 1) -> Judgement:
            lost = looks[len(asked)]
            asked.append(effort)
            return Judgement(
                seat, (Option(0, 0.6, 0.6, 0.6, 100), Option(1, 0.6 - lost, 0.0, 0.6 - lost, 100)), exact=False
            )

    found = judged(cast(Analyst, Prepared()), ruleset("duel").start(), 0, 1)
    assert asked == efforts
    assert found.lost(1) == pytest.approx(looks[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands(lang: str, tmp_path: Path) -> None:
    file, picture = str(RECORDS / "military.antipater"), tmp_path / "game.svg"
    run = CliRunner().invoke(app, ["analyse", file, "--budget", "4", "--lang", lang, "--picture", str(picture)])
    assert run.exit_code == 0
    assert len(run.output.splitlines()) > 30
    assert picture.read_text("utf-8").startswith("<svg")
    run = CliRunner().invoke(app, ["analyse", file, "--budget", "4", "--json"])
    data = json.loads(run.output)
    assert data["moments"][0]["move"].startswith("build:")
    event = data["moments"][5]["event"] - 1
    run = CliRunner().invoke(app, ["hint", file, "--at", str(event), "--budget", "4", "--json"])
    assert {one["move"] for one in json.loads(run.output)["options"]} == {
        one["move"] for one in data["moments"][5]["options"]
    }
    run = CliRunner().invoke(app, ["hint", file, "--at", str(event), "--budget", "4", "--lang", lang])
    assert len(run.output.splitlines()) >= 2


def test_a_hint_for_a_position(tmp_path: Path) -> None:
    """The one move that wins is found, and known to win."""
    file = tmp_path / "position.txt"
    file.write_text(
        "duel/1 age=3 pawn=7 loot=none structure=arsenal,palace,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
        "coins0=30 coins1=30 agenda=turn@0\n"
    )
    run = CliRunner().invoke(app, ["hint", str(file), "--json"])
    found = json.loads(run.output)
    assert found["exact"]
    assert found["options"][0]["move"] == "build:arsenal"
    assert found["options"][0]["chance"] == found["options"][0]["low"] == found["options"][0]["high"] == 1.0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["analyse", "nothing.antipater"], "there is no file"),
        (["analyse", "."], "is a directory, not a record"),
        (["hint", "civilian.antipater"], "there is nothing to choose there"),
        (["hint", "civilian.antipater", "--at", "9999"], "events, not 9999"),
        (["hint", "civilian.antipater", "--at", "9", "--budget", "x"], "a budget is"),
    ],
)
def test_what_cannot_be_judged(arguments: list[str], message: str) -> None:
    command, file, *rest = arguments
    with pytest.raises(BadOption, match=message):
        CliRunner().invoke(app, [command, str(RECORDS / file), *rest], catch_exceptions=False)


def revealed(state: State, outcome: int, viewer: int) -> Reveal | None:
    """Return an outcome of chance as a seat sees it; None if more chance follows."""
    after = state.copy()
    after.apply(outcome, CHANCE)
    done = after.to_act() != (CHANCE,)
    return Reveal(viewer, state.observe(viewer), after.observe(viewer)) if done else None


@pytest.mark.usefixtures("short_luck")
def test_luck_is_measured_against_everything_that_chance_might_bring() -> None:
    """Over all outcomes of a reveal luck is zero, by their weights; a choice is never luck."""
    record = load_record(RECORDS / "civilian.antipater")
    found, judge, states = luck_of_events(record), LuckJudge(record.game()), list(record.states())
    assert all(one == 0.0 for one, event in zip(found, record.events, strict=True) if event.seat != CHANCE)
    for number, reveal in reveals_of(record).items():
        state = states[number]
        others = [revealed(state, outcome, reveal.viewer) for outcome in state.legal(CHANCE)]
        if reveal.before == state.observe(reveal.viewer) and None not in others:
            lucks = [judge.luck(one) for one in others if one is not None]
            assert found[number] in lucks
            weighed = sum(weight * one for weight, one in zip(state.weights(), lucks, strict=True))
            assert weighed == pytest.approx(0.0, abs=1e-9)
    assert max(found) > 0.01


def test_luck_is_what_the_rest_of_the_game_makes_of_a_reveal() -> None:
    """Near the end, where everything that might have come can be solved, luck is nearly what the solver says.

    A reveal of the last Age brings half of the victory here. A net that looks at the cards alone does not see that.
    """
    record = load_record(RECORDS / "civilian.antipater")
    game, last = record.game(), []
    judge, endgame = LuckJudge(game), Endgame(game, net_of(game.name))

    def solved(seen: State) -> float:
        endgame.forget()
        values = endgame.action_values(seen, seen.to_act()[0])
        assert values is not None
        return max(values.values()) if seen.to_act() == (0,) else 1.0 - max(values.values())

    for reveal in reveals_of(record).values():
        if 0 < (cards_left(reveal.before) or 0) <= CARDS and reveal.after.to_act():
            might = judge.outcomes(reveal.before, reveal.viewer)
            last.append(
                (solved(reveal.after) - sum(weight * solved(seen) for weight, seen in might), judge.luck(reveal))
            )
    assert last
    assert max(abs(exact) for exact, _ in last) == pytest.approx(0.5)
    assert [exact for exact, _ in last] == pytest.approx([luck for _, luck in last], abs=0.15)


def test_what_a_seat_cannot_see_is_no_luck() -> None:
    """An outcome that a seat cannot tell from others has no luck for it: a conspiracy of the rival (A11)."""
    game = ruleset("duel+agora")
    state, dealer, dice = game.start(), game.deal(Dice(4)), Dice(4)
    judge, unseen = LuckJudge(game), 0
    while acting := state.to_act():
        action = dealer.outcome(state) if acting == (CHANCE,) else dice.choose(state.legal(acting[0]))
        for seat in range(2) if acting == (CHANCE,) else ():
            lucks = [revealed(state, outcome, seat) for outcome in state.legal(CHANCE)]
            if len(lucks) > 1 and all(one and lucks[0] and one.after == lucks[0].after for one in lucks):
                unseen += 1
                assert judge.luck(cast(Reveal, lucks[0])) == pytest.approx(0.0, abs=1e-9)
        state.apply(action, acting[0])
    assert unseen


@pytest.mark.usefixtures("short_luck")
@pytest.mark.parametrize("name", ["duel+pantheon", "duel+agora", "duel+pantheon+agora"])
def test_luck_is_the_same_in_another_world(name: str) -> None:
    """What the seat that judges an outcome cannot know changes neither its value nor what else might have come."""
    game = ruleset(name)
    state, dealer, dice = game.start(), game.deal(Dice(6)), Dice(7)
    judge, others = LuckJudge(game), 0
    while acting := state.to_act():
        action = dealer.outcome(state) if acting == (CHANCE,) else dice.choose(state.legal(acting[0]))
        for viewer in range(2) if acting == (CHANCE,) else ():
            other = game.imagine(state.observe(viewer), dice)
            if other != state and action in other.legal(CHANCE):
                both = [revealed(world, action, viewer) for world in (state, other)]
                if both[0] and both[0] == both[1]:
                    others += 1
                    assert judge.luck(both[0]) == judge.luck(both[1])
        state.apply(action, acting[0])
    assert others


def test_no_line_is_expected_where_hands_are_hidden() -> None:
    """C8: what a seat knows of a table of classic leads no further than its own choice."""
    game, dice = ruleset("classic"), Dice(4)
    state, dealer = game.start(), game.deal(dice)
    (seat, *_) = dealer.settle(state)
    action = state.legal(seat)[0]
    assert [action] == expected_line(Analyst(game, Budget(simulations=8)), state.observe(seat), seat, action)
