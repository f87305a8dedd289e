"""Two expansions at one table: which of them is asked, in which order, and what their answers change."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from antipater.data import columns
from antipater.data.items import BY_KEY, BY_NUMBER, building
from antipater.data.words import YELLOW, Coins
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.agora.part import Agora
from antipater.rules.duel import payment, printed
from antipater.rules.duel.arrange import CityHoldings
from antipater.rules.duel.decisions import (
    ALL_LINES,
    DO_BUILD,
    DO_DISCARD,
    DO_DRAFT,
    DO_WONDER,
    NEAR_SLOTS,
    OWE_DRAFT,
    OWE_TURN,
    OWE_TURNING,
)
from antipater.rules.duel.moments import METHODS
from antipater.rules.duel.plain import add_items
from antipater.rules.duel.plain_table import PlainTable
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.rules.duel.table import Part
from antipater.rules.pantheon.part import Pantheon
from tests.rules.watchers import (
    ANSWERS,
    ASKED,
    BOTH,
    DONE,
    ME,
    PARTS,
    RIVAL,
    STABLE,
    TAVERN,
    Effort,
    Forge,
    Mill,
    Watcher,
    asked,
    both,
    number,
    table,
)

each_part = pytest.mark.parametrize("name", PARTS)


def methods_in(folder: str) -> set[str]:
    """Return the names of all methods in a folder of the rules; a compiled class does not show its own."""
    files = (Path(__file__).parents[2] / "src/antipater/rules" / folder).glob("*.py")
    classes = [node for file in files for node in ast.parse(file.read_text()).body if isinstance(node, ast.ClassDef)]
    return {method.name for node in classes for method in node.body if isinstance(method, ast.FunctionDef)}


@pytest.mark.parametrize("part", [Pantheon, Agora])
def test_an_expansion_names_the_moments_at_which_it_answers(part: type[Part]) -> None:
    """At a moment that it did not name it would not be asked; at one too many it would be asked for nothing."""
    own = methods_in(part.name)
    answered = {moment for moment, methods in METHODS.items() if own & set(methods)}
    assert answered == {moment for moment in METHODS if part().moments & moment}


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    yield
    ANSWERS.clear()
    DONE.clear()


# What concerns both.


def opened() -> None:
    """Prepare a first game and lay out Age I."""
    game = Duel(BOTH, wonders="first-game")
    dealer = game.deal(Dice(7))
    ASKED.clear()
    dealer.settle(game.start())


def drafted() -> None:
    state = table(agenda=[(OWE_DRAFT, RIVAL, 2)], shown=[4, 5], slots={})
    state.apply(DO_DRAFT + 5, RIVAL)


def built() -> None:
    table(agenda=[(OWE_TURN, RIVAL, 0)], turn=RIVAL).apply(DO_BUILD + 19, RIVAL)


def guarded(pawn: int = 0) -> DuelState:
    """Build a card with a shield."""
    state = table(slots={18: STABLE, 19: number("guard-tower")}, pawn=pawn)
    state.apply(DO_BUILD + 19, ME)
    return state


def built_a_wonder() -> None:
    rich = CityHoldings(50, wonders=[4]), CityHoldings()
    table(cities=rich).apply(DO_WONDER + 4 * NEAR_SLOTS + 18, ME)


@pytest.mark.parametrize(
    ("do", "question", "figures"),
    [
        pytest.param(opened, "prepare", (), id="the table is prepared"),
        pytest.param(opened, "age_lies", (1,), id="an Age is laid out"),
        pytest.param(opened, "age_opens", (1,), id="an Age is opened"),
        pytest.param(drafted, "drafted", (RIVAL, 5), id="a wonder is drafted"),
        pytest.param(built, "building_built", (RIVAL, STABLE), id="a building is constructed"),
        pytest.param(guarded, "pawn_advanced", (ME,), id="the pawn moves"),
        pytest.param(built_a_wonder, "wonder_built", (ME, 4, TAVERN), id="a wonder is constructed"),
    ],
)
def test_both_act(do: Callable[[], object], question: str, figures: tuple[int, ...]) -> None:
    """The expansions act one after the other, the first one first."""
    do()
    assert asked(question) == both(*figures)


@each_part
def test_terms_of_either(name: str) -> None:
    """What either expansion changes in the terms holds: a chain symbol makes a card free."""
    ANSWERS[name, "own_terms"] = 1 << BY_KEY["horse-breeders"].free_with
    assert table().price(ME, number("horse-breeders")) == 0
    assert asked("own_terms") == both(ME)


def test_a_bill_is_amended_by_both() -> None:
    """The second expansion amends what the first one made of it."""
    ANSWERS["mill", "amend_bill"] = lambda bill: bill.paid_instead(bill.total + 3)
    ANSWERS["forge", "amend_bill"] = lambda bill: bill.paid_instead(bill.total * 2)
    payment.BILLS.clear()
    assert payment.bill(table(), ME, number("clay-pit")).total == (1 + 3) * 2
    payment.BILLS.clear()


def test_coins_and_points_add_up() -> None:
    """Coins outside the treasury and points of both expansions are added."""
    ANSWERS.update({("mill", "own_coins"): 2, ("forge", "own_coins"): 5, ("mill", "worth"): 3, ("forge", "worth"): 4})
    state = table()
    assert (state.funds(RIVAL), asked("own_coins")) == (7 + 2 + 5, both(RIVAL))
    assert state.score_sheet(ME) == [3 + 4] * 7 + [3 + 4 + 7 // 3]


def test_points_of_expansions_decide() -> None:
    """D10.1: at the end all their lines together count."""
    ANSWERS["forge", "worth"] = 1
    DONE["forge", "worth"] = lambda table: ANSWERS.update({("forge", "worth"): 0})  # for the player asked first alone
    state = table(age=3, slots={18: number("palace")}, agenda=[(OWE_TURN, RIVAL, 0)], turn=RIVAL)
    state.apply(DO_DISCARD + 18, RIVAL)
    assert asked("worth") == [*both(ME, ALL_LINES), *both(RIVAL, ALL_LINES)]


def test_each_spends_what_the_others_lack() -> None:
    """The treasury is spent first, then what the first expansion has, then what the second one has."""
    for name, coins in (("mill", 1), ("forge", 4)):
        ANSWERS[name, "own_coins"] = ANSWERS[name, "spend_own"] = coins
    for coins in (1, 0):
        state = table(slots={18: number("palisade"), 19: STABLE}, cities=(CityHoldings(coins), CityHoldings()))
        state.apply(DO_BUILD + 18, ME)
        assert asked("spend_own") == [("mill", ME, 2 - coins), ("forge", ME, 1 - coins)]
        assert state.city0.coins == 0
    state = table(slots={18: number("palisade"), 19: STABLE}, cities=(CityHoldings(2), CityHoldings()))
    state.apply(DO_BUILD + 18, ME)
    assert asked("spend_own") == []
    ANSWERS.pop(("mill", "spend_own"))
    state = table(slots={18: number("palisade"), 19: STABLE}, cities=(CityHoldings(0), CityHoldings()))
    state.apply(DO_BUILD + 18, ME)
    assert asked("spend_own") == both(ME, 2)


def test_expansions_that_say_nothing_change_nothing() -> None:
    """Without an answer there are no coins and no points besides those of the base game."""
    state, alone = table(), table(parts=())
    assert [state.funds(seat) for seat in (ME, RIVAL)] == [7, 7]
    assert state.score_sheet(ME) == alone.score_sheet(ME)
    assert state.legal(ME) == alone.legal(ME)


def test_room_for_more_beside_pantheon() -> None:
    """Pantheon makes room for larger structures where an expansion beside it needs them, before or after it."""
    for parts in ((Mill, Pantheon), (Pantheon, Mill), (Mill, Forge, Pantheon), (Pantheon, Mill, Forge)):
        assert DuelState(parts).part("pantheon").wide_table
    assert not DuelState((Pantheon,)).part("pantheon").wide_table


# What one answer settles.


def owe_a_choice(table: PlainTable) -> None:
    if any(question == "uncovered" for _, question in ANSWERS):
        table.owe(Forge.rows.named("choice"), ME)


def uncovered() -> bool:
    """Take the cards over a face-down one; return whether it is turned up as usual."""
    state = table(slots={18: STABLE, 19: TAVERN}, hidden=[13], agenda=[(OWE_TURN, ME, 0)])
    DONE["mill", "uncovered"] = DONE["forge", "uncovered"] = owe_a_choice
    state.apply(DO_DISCARD + 18, ME)
    state.apply(DO_DISCARD + 19, RIVAL)
    return state.to_act() == (CHANCE,)


def second_age() -> DuelState:
    return table(age=2, slots={18: number("forum"), 19: number("walls")}, hidden=[13])


@pytest.mark.parametrize(
    ("question", "do", "answer", "then", "otherwise"),
    [
        pytest.param("own_price", lambda: table().price(ME, number("clay-pit")), 0, 0, 1, id="a price"),
        pytest.param("back", lambda: second_age().back(13), 0, 0, 1, id="a back"),
        pytest.param("uncovered", uncovered, True, False, True, id="before a card is turned up"),
        pytest.param("blocked", lambda: guarded().pawn, True, 0, 1, id="the pawn is kept out"),
        pytest.param("token_reached", lambda: guarded(2).city1.coins, True, 7, 5, id="a military token"),
    ],
)
def test_one_answer_is_enough(
    question: str, do: Callable[[], object], answer: object, then: object, otherwise: object
) -> None:
    """The second expansion is asked where the first one has nothing to say, and only there."""
    assert do() == otherwise
    assert {name for name, *_ in asked(question)} == {"mill", "forge"}
    ANSWERS["forge", question] = answer
    assert do() == then
    assert {name for name, *_ in asked(question)} == {"mill", "forge"}
    ANSWERS["mill", question] = answer
    assert do() == then
    assert {name for name, *_ in asked(question)} == {"mill"}


def test_what_is_free_stays_free() -> None:
    """D5.1: no expansion is asked for another price of what costs nothing."""
    ANSWERS["mill", "own_price"] = 3
    state = table(slots={18: TAVERN, 19: STABLE})
    assert state.price(ME, TAVERN) == 0
    state.apply(DO_BUILD + 18, ME)
    assert state.city0.coins == 7 + 4
    assert (ME, TAVERN) not in [tuple(figures) for _, *figures in asked("own_price")]


def test_nothing_is_a_price() -> None:
    """What an expansion gives away is not paid."""
    ANSWERS["forge", "own_price"] = 0
    state = table(slots={18: number("clay-pit"), 19: STABLE})
    state.apply(DO_BUILD + 18, ME)
    assert state.city0.coins == 7


def test_a_price_beside_pantheon() -> None:
    """An expansion that prices things is asked whether Pantheon has anything to change or not."""
    ANSWERS["mill", "own_price"] = 0
    for parts in ((Mill, Pantheon), (Pantheon, Mill)):
        poor = CityHoldings(0), CityHoldings()
        state = table(slots={18: number("palace"), 19: number("senate")}, age=3, cities=poor, parts=parts)
        assert DO_BUILD + 18 in state.legal(ME)


# What belongs to one of them.


@each_part
def test_a_turn_of_its_own(name: str) -> None:
    """Its actions are offered among the others in their order; it takes the turn, and the turn passes on."""
    work, pick = PARTS[name].rows.actions
    ANSWERS[name, "turn_choices"] = [pick.number(0), work.number()]
    state = table()
    usual = [DO_BUILD + 18, DO_BUILD + 19, DO_DISCARD + 18, DO_DISCARD + 19]
    assert state.legal(ME) == [*usual, work.number(), pick.number(0)]
    state.apply(work.number(), ME)
    assert asked("take_turn") == [(name, ME, work.number())]
    assert state.to_act() == (RIVAL,)


@each_part
def test_a_choice_of_its_own(name: str) -> None:
    """It says what can be chosen, and carries the choice out; nobody else is asked."""
    row, pick = PARTS[name].rows.named("choice"), PARTS[name].rows.action("pick")
    state = table((row.kind, RIVAL, 2))
    assert state.legal(RIVAL) == [pick.number(way) for way in range(3)]
    state.apply(pick.number(1), RIVAL)
    assert asked("chosen") == [(name, "choice", RIVAL, 2, pick.number(1))]
    assert {who for who, *_ in asked("choices")} == {name}
    assert state.to_act() == (ME,)


@each_part
def test_chance_of_its_own(name: str) -> None:
    """It says what chance can bring and how likely that is, and applies it; without weights all are equally likely."""
    row, roll = PARTS[name].rows.named("luck"), PARTS[name].rows.outcome("roll")
    state = table((row.kind, CHANCE, 2))
    assert state.weights() == [1, 1, 1]
    ANSWERS[name, "weights"] = [3, 2, 1]
    assert state.weights() == [3, 2, 1]
    assert asked("weights") == [(name, "luck", 2)] * 2
    state.apply(roll.number(2), CHANCE)
    assert asked("happened") == [(name, "luck", 2, roll.number(2))]
    assert state.to_act() == (CHANCE,)
    state.apply(roll.number(0), CHANCE)
    assert state.to_act() == (ME,)


def test_other_chance_is_not_its_own() -> None:
    """D3.6: unseen cards are equally likely; no expansion is asked."""
    state = table((OWE_TURNING, CHANCE, 1 << 13), hidden=[13])
    assert state.weights() == [1] * 21
    assert asked("weights") == []


@each_part
def test_a_chore_of_its_own(name: str) -> None:
    """What needs no choice is carried out by itself."""
    row = PARTS[name].rows.named("chore")
    state = table((row.kind, RIVAL, 5), (PARTS[name].rows.named("choice").kind, ME, 3))
    state.apply(PARTS[name].rows.action("pick").number(0), ME)
    assert asked("automatic") == [(name, "chore", RIVAL, 5)]
    assert state.to_act() == (ME,)


@each_part
def test_an_answer_that_is_none(name: str) -> None:
    """It gives the reason why its own decision cannot be answered so."""
    row, pick = PARTS[name].rows.named("choice"), PARTS[name].rows.action("pick")
    ANSWERS[name, "choices"] = [pick.number(0)]
    reason = table((row.kind, ME, 3)).why_not(pick.number(2), ME)
    assert reason is not None
    assert (reason.code, reason.rule) == ("not-among-choices", "W2")
    work = PARTS[name].rows.action("work").number()
    codes = [(reason.code, reason.rule) for move in (work, pick.number(1)) if (reason := table().why_not(move, ME))]
    assert codes == [("not-among-choices", "W1"), ("other-choice-first", "D4.1")]


class KilnEffort(Effort):
    """One of a third expansion."""

    number: ClassVar[int] = 127


class Kiln(Watcher):
    """A third expansion."""

    name = "kiln"
    words = (KilnEffort,)


@pytest.mark.parametrize("part", [*BOTH, Kiln])
def test_an_effect_of_its_own(part: type[Watcher]) -> None:
    """A card that is registered later does what is printed on it, and its own effect is carried out by its part."""
    name, word = part.name, part.words[0]
    (card,) = add_items(building(7, f"Watch {name}", name, YELLOW, "2", Coins(5), word()), after=29, part=name)
    try:
        assert (card.number, columns.COIN_COST[card.number]) == (6 * 32 + 29, 2)
        state = table(slots={18: STABLE, 19: card.number}, parts=(*BOTH, Kiln))
        state.apply(DO_BUILD + 19, ME)
        assert state.city0.coins == 7 - 2 + 5
        assert asked("effect") == [(name, ME, word.number)]
    finally:
        del BY_NUMBER[card.number], BY_KEY[card.key]
        columns.enter_all()
        printed.read_columns()
