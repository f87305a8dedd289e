"""Classic 7 Wonders at the edges of its numbers: the first card, seats out of turn, shields from the pile."""

import pytest

from antipater.catalog import ruleset
from antipater.data.classic_columns import SHIELDS
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.classic import actions
from antipater.rules.classic.actions import FREE, REVIVE, REVIVING, SELL, STAGE
from antipater.rules.classic.arrange import routes
from antipater.rules.classic.turn import ClassicState
from tests.rulebook.classic.table import ME, begin, city, number, stage_of, table
from tests.rulebook.classic.test_conflicts import check_borders

LUMBER = number("lumber-yard")


def code(state: ClassicState, action: int, seat: int = ME) -> str:
    """Return the code of the reason why something cannot be done."""
    reason = state.why_not(action, seat)
    assert reason is not None
    return reason.code


def test_the_first_card_is_a_card() -> None:
    """C2.1: it is asked for like every other one, in every way that a card is used."""
    assert LUMBER == 0
    without = table(city("gizah-a"), hands=(("baths",),))
    assert [code(without, first) for first in (actions.BUILD, STAGE, FREE, SELL)] == ["not-in-hand"] * 4
    having = table(city("gizah-a", coins=0), hands=(("lumber-yard",),))
    assert code(having, FREE) == "no-free-building"
    reason = having.why_not(STAGE, ME)
    assert reason is not None
    assert reason.facts["item"] == stage_of(having, ME)
    assert code(having, REVIVE) == "other-choice-first"


def test_what_others_see_of_the_first_card() -> None:
    """C8.2, C8.3: a stage and a sale hide it as any other card; a board and what is built are open."""
    game = ruleset("classic", players="3")
    hidden = {STAGE: actions.STAGE_UNSEEN, SELL: actions.SELL_UNSEEN}
    for first in (actions.BUILD, STAGE, FREE, SELL, REVIVE):
        assert game.seen(first, ME, ME) == first
        assert game.seen(first, ME, 1) == hidden.get(first, first)
    assert game.seen(actions.GIVE_BOARD, CHANCE, 1) == actions.GIVE_BOARD
    assert [game.seen(actions.DEAL, CHANCE, viewer) for viewer in range(3)] == [actions.DEAL, -1, -1]


@pytest.mark.parametrize("players", ["2", "3"])
def test_what_an_entry_of_the_agenda_says(players: str) -> None:
    """C2.4: only a board and a look at the pile are about a city; what runs by itself belongs to no seat."""
    about, met = (actions.GIVING_BOARD, REVIVING), set()
    for seed in range(4):
        game, dice = ruleset("classic", players=players, boards="babylon,halikarnassos,?", sides="bb?"), Dice(seed)
        state = game.start()
        while state.to_act():
            for kind, seat, subject in list(zip(state.kinds, state.seats, state.subjects, strict=True))[: state.depth]:
                met.add(kind)
                assert subject == 0 or kind in about
                assert seat == 0 or kind < actions.AUTOMATIC
            actor = state.to_act()[0]
            state.apply(dice.choose(state.legal(actor)), actor)
    assert {actions.CHOOSING, actions.SEVENTH, actions.LAST_CARDS, actions.PASS_HANDS, actions.CONFLICTS, *about} <= met


def test_chance_is_not_a_seat() -> None:
    """C1.3: while cards are dealt, a seat is told that it is not its turn; chance alone has outcomes."""
    state = ruleset("classic", players="3").start()
    assert isinstance(state, ClassicState)
    assert code(state, actions.BUILD) != "impossible-outcome"
    assert code(state, actions.GIVE_BOARD + 99, CHANCE) == "impossible-outcome"


def played(seat: int, seed: int) -> tuple[ClassicState, list[list[int]], set[int]]:
    """Play a game in which a seat builds shields from the pile; return its shields by Age, and when that happened."""
    boards = ",".join("halikarnassos" if other == seat else "?" for other in range(3))
    game, dice = ruleset("classic", players="3", boards=boards, sides="bbb"), Dice(seed)
    state, dealer = game.start(), game.deal(dice)
    assert isinstance(state, ClassicState)
    shields: list[list[int]] = []
    ages = set()
    while state.to_act():
        if not dealer.settle(state):
            break
        if state.turn == 0 and len(shields) < state.age - 1:
            shields.append(list(state.cities.shields)[:3])
        actor = state.to_act()[0]
        legal = state.legal(actor)
        if state.kinds[state.depth - 1] == REVIVING:
            red = [n for n in legal if n < actions.DECLINE and SHIELDS[n - REVIVE]]
            ages |= {state.age} if red else set()
            move = dice.choose(red or legal)
        elif actor == seat:
            move = dice.choose([n for n in legal if STAGE <= n < FREE] or legal)
        else:
            sold = [n for n in legal if SELL <= n < REVIVE and SHIELDS[n - SELL]]
            move = dice.choose(sold or legal)
        state.apply(move, actor)
    return state, [*shields, list(state.cities.shields)[:3]], ages


@pytest.mark.parametrize("seat", range(3))
def test_shields_from_the_pile_count_from_their_age_on(seat: int) -> None:
    """C5.1, C6.2: for the city that built the card, and not in the conflicts of the Ages before."""
    met: set[int] = set()
    for seed in range(8):
        state, shields, ages = played(seat, seed)
        check_borders(state, shields)
        met |= ages
    assert 2 in met


def test_hands_go_round_in_the_ages_that_have_begun() -> None:
    """C2.3: no hand goes round before its Age begins."""
    assert [len(routes(table(age=age))) for age in (1, 2, 3)] == [1, 2, 3]
    assert routes(begin())[0][1] == [(seat % 3, False) for seat in (1, 2, 3, 4, 5, 6, 6)]
