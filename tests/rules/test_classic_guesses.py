"""How hidden cards of classic 7 Wonders are laid: small tables on which only one world, or none, is right."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from antipater.data.classic import FREE_CITY
from antipater.data.classic_columns import BY_KEY
from antipater.data.classic_items import DECK_SIZE
from antipater.game.dice import Dice
from antipater.game.seats import UNKNOWN
from antipater.rules.classic import worlds
from antipater.rules.classic.actions import BUILT, HAND_ROOM, LEFT_OVER, NOT_YET, PLAYS, SOLD, STAGED, UNDEALT
from antipater.rules.classic.evidence import FIRST_GUILD, Group, Place
from antipater.rules.classic.worlds import Guess, pile_of, seen_in_pile

CITIES = 7
FIRST, OTHER, THIRD = 0, 5, 6  # cards of Age I; the first card of all has the number 0
GUILD = BY_KEY["workers-guild"].number


def place(city: int, age: int, turn: int) -> int:
    """Return where what a city played is kept."""
    return city * PLAYS + (age - 1) * 7 + turn


def guess(**known: Any) -> Any:
    """Return a guess about which nothing is decided yet."""
    made: Any = object.__new__(Guess)
    evidence = {
        "players": 3,
        "age": 1,
        "turn": 0,
        "looks": [],
        "looked": [Counter()] * 2,
        "uses": [NOT_YET] * PLAYS * CITIES,
        "open": [0] * 42,
    }
    made.evidence = SimpleNamespace(**{"cards": [UNKNOWN] * PLAYS * CITIES, "play": place, **evidence, **known})
    made.dice = Dice(1)
    made.cards, made.draws = list(made.evidence.cards), [UNKNOWN] * PLAYS
    made.hands, made.undealt, made.guilds_left = [UNKNOWN] * HAND_ROOM * CITIES, [0] * UNDEALT, 0
    made.batches = seen_in_pile(made.evidence)
    return made


def table(*rows: tuple[int, int, int, int, int]) -> dict[str, Any]:
    """Return what cities played: city, Age, turn, card, what was done with it."""
    cards, uses = [UNKNOWN] * PLAYS * CITIES, [NOT_YET] * PLAYS * CITIES
    for city, age, turn, card, use in rows:
        cards[place(city, age, turn)], uses[place(city, age, turn)] = card, use
    return {"cards": cards, "uses": uses}


def test_when_cards_come_to_the_pile() -> None:
    """C2.4: eight moments an Age, of which two are free; a card left over comes with the sixth turn."""
    rows = table(
        (0, 1, 0, 10, SOLD),
        (1, 1, 1, 11, BUILT),
        (2, 1, 5, 12, SOLD),
        (0, 1, 6, 13, LEFT_OVER),
        (3, 2, 0, 40, SOLD),
        (2, 2, 3, 41, STAGED),
        (6, 2, 6, 42, LEFT_OVER),
        (1, 3, 4, UNKNOWN, SOLD),
    )
    assert sorted(pile_of(**rows)) == [(UNKNOWN, 20), (10, 0), (12, 5), (13, 5), (40, 8), (42, 13)]


@pytest.mark.parametrize("taken", [FIRST, OTHER])
def test_a_copy_of_what_was_taken_is_new(taken: int) -> None:
    """C8.1: a card was built from the pile, and another copy of it came: the viewer saw that one come.

    What the viewer discarded by then is known anyway; a copy discarded afterwards was not there.
    """
    looked = [Counter({taken: 1, 7: 1}), Counter({taken: 1, 7: 1, 9: 1, 10: 1, 11: 1})]
    own = table((0, 1, 1, 10, SOLD), (0, 1, 2, 7, BUILT), (0, 1, 3, 11, SOLD), (0, 1, 4, 9, SOLD))
    evidence: Any = SimpleNamespace(looks=[(0, True, taken), (3, True, UNKNOWN)], looked=looked, **own)
    assert seen_in_pile(evidence) == [(0, Counter({taken: 1, 7: 1})), (3, Counter({taken: 1, 9: 1}))]


@pytest.mark.parametrize("card", [FIRST, OTHER])
@pytest.mark.parametrize(
    ("rows", "agrees"),
    [
        pytest.param([(1, 1, 1)], True, id="it came before"),
        pytest.param([(1, 1, 2)], True, id="it came in the same turn"),
        pytest.param([(1, 1, 3)], False, id="it came later"),
        pytest.param([], False, id="it never came"),
    ],
)
def test_what_others_built_lay_in_the_pile(card: int, rows: list[tuple[int, int, int]], agrees: bool) -> None:
    """C6.2: with cards of other kinds beside it; what the viewer built is not in doubt."""
    laid = table((0, 1, 0, 20, SOLD), *((*where, card, SOLD) for where in rows))
    assert guess(looks=[(2, False, card)], **laid).agrees() == agrees
    assert guess(looks=[(2, True, card), (2, False, UNKNOWN)], **laid).agrees()


@pytest.mark.parametrize(
    ("card", "column"),
    [(3, 0), (DECK_SIZE + 4, 0), (FIRST_GUILD, PLAYS), (GUILD, PLAYS)],
    ids=["Age I", "Age II", "the first guild", "a guild"],
)
@pytest.mark.parametrize("turn", [1, 10])
def test_what_the_free_city_had_to_discard(card: int, column: int, turn: int) -> None:
    """C9.5: it discards only what it cannot build; of other cards, other turns and other uses nothing is said."""
    could = [0] * 2 * PLAYS
    could[column + turn] = 1 << card % DECK_SIZE
    rest = [~(1 << card % DECK_SIZE) if place == column + turn else -1 for place in range(2 * PLAYS)]
    for use, fits in ((SOLD, False), (BUILT, True), (STAGED, True)):
        laid = table((FREE_CITY, turn // 7 + 1, turn % 7, card, use))
        assert guess(players=FREE_CITY, open=could, **laid).agrees() == fits
        assert guess(players=FREE_CITY, open=rest, **laid).agrees()
        assert guess(players=4, open=could, **laid).agrees(), "there is no Free City"


def test_no_world_is_sought_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first guess that fits is taken, and the number of guesses is limited."""
    evidence: Any = SimpleNamespace()

    def number_of(fitting: int) -> int:
        """Return which guess is taken if so many do not fit before."""
        guesses = iter(range(1, 99))

        def next_guess(*_: object) -> Any:
            number = next(guesses)
            return SimpleNamespace(fits=number >= fitting, number=number)

        monkeypatch.setattr(worlds, "Guess", next_guess)
        taken: Any = worlds.fitting_guess(evidence, Dice(1))
        return int(taken.number)

    monkeypatch.setattr(worlds, "MOST_TRIES", 4)
    assert [number_of(fitting) for fitting in (1, 2, 4)] == [1, 2, 4]
    with pytest.raises(ValueError, match="no world fits this view"):
        number_of(5)


@pytest.mark.parametrize(("draw", "card"), [(1, 10), (7, 40), (13, 40), (15, 70)])
def test_a_card_is_drawn_from_the_deck_of_its_age(draw: int, card: int) -> None:
    """C9.4: every turn of an Age, its first and its last, draws from the cards of that Age."""
    made = guess(age=3, groups=[Group([Place(play=2)], [], draw)], pools=[Group(), Group(), Group()])
    made.pool = lambda age: [[10], [40], [70]][age - 1]
    made.arrange = lambda groups: groups[0] == Group([Place(play=2)], [card])
    made.close_deck = lambda pools: True
    assert made.lay()
    assert made.draws[draw] == card


def test_the_batch_of_a_card_that_was_drawn() -> None:
    """C8.1, C9.4: one of two places is in the pile, and its card was seen there: the drawn one lies elsewhere."""
    made = guess()
    made.batches = [(5, Counter({OTHER: 1}))]
    in_pile, under_a_stage = Place(play=1, when=4), Place(play=2)
    assert made.batch_short_of(Group([in_pile, under_a_stage], [OTHER])) == 1
    assert made.batch_short_of(Group([in_pile, under_a_stage], [THIRD])) == 0


@pytest.mark.parametrize(
    ("known", "laid"),
    [
        pytest.param((9, 0), True, id="another card lay there"),
        pytest.param((OTHER, 1), False, id="the viewer put one there before"),
        pytest.param((OTHER, 2), False, id="the viewer put one there in that turn"),
        pytest.param((OTHER, 3), True, id="the viewer put one there later"),
    ],
)
def test_what_others_built_is_laid_first(known: tuple[int, int], laid: bool) -> None:
    """C6.2: it lay in the pile by then, unless one is known to have lain there; with two players all is left open."""
    groups = [Group([Place(play=30, when=1), Place(play=31)], [OTHER, THIRD])]
    rows = table((0, 1, known[1], known[0], SOLD))
    made = guess(looks=[(2, False, OTHER)], **rows)
    left = made.lay_built_from_pile(groups, {OTHER: [0], THIRD: [0]})
    assert left == ([Group([Place(play=31)], [THIRD])] if laid else groups)
    assert made.cards[30] == (OTHER if laid else UNKNOWN)
    two = guess(players=FREE_CITY, looks=[(2, False, OTHER)], **rows)
    assert two.lay_built_from_pile(groups, {OTHER: [0], THIRD: [0]}) is groups


@pytest.mark.parametrize(("age", "marked"), [(2, False), (3, True)])
def test_guilds_that_have_not_come(age: int, marked: bool) -> None:
    """C1.4: in Age III every guild may still come that is neither in a hand nor played."""
    made = guess(age=age, sizes=[2, 0, 0])
    made.hands[:2] = [FIRST_GUILD + 3, 70]
    made.cards[5] = FIRST_GUILD + 9
    assert made.close_deck([])
    assert made.hands[:2] == [70, FIRST_GUILD + 3]
    guilds = [number for number in range(10) if number not in (3, 9)] if marked else []
    assert [kind for kind in range(UNDEALT) if made.undealt[kind]] == [DECK_SIZE + number for number in guilds]
    assert len(made.undealt) == UNDEALT


def test_what_was_drawn_before_the_viewer_looked() -> None:
    """C9.4: one card a turn but for the seventh, the last turn first; what is known stays."""
    asked: list[tuple[int, int]] = []
    made = guess(players=FREE_CITY, sizes=[0, 0], age=2, drawn=lambda age, turn: (age, turn) < (2, 2))

    def may_have_been_drawn(age: int, turn: int) -> list[int]:
        asked.append((age, turn))
        return [100 * age + turn]

    made.may_have_been_drawn = may_have_been_drawn
    made.draws[3] = 17
    assert made.close_deck([])
    assert made.draws == [100, 101, 102, 17, 104, 105, UNKNOWN, 200, 201] + [UNKNOWN] * 12
    assert asked == [(2, 1), (2, 0), (1, 5), (1, 4), (1, 2), (1, 1), (1, 0)]


@pytest.mark.parametrize("now", [1, 2])
def test_what_may_have_been_drawn(now: int) -> None:
    """C9.4: what left the hand from then on, and what is still in it, but nothing that was drawn later.

    In Age I player 0 draws in turn 2 from the hand that was dealt to player 0; hands change places every turn.
    """
    cards = [UNKNOWN] * PLAYS * CITIES
    for city in (0, 1, FREE_CITY):
        for turn in range(8):
            cards[place(city, 1, turn)] = 100 * city + turn  # the last one is of Age II
    made = guess(players=FREE_CITY, age=now, turn=3, cards=cards)
    made.hands[: 2 * HAND_ROOM] = [*range(900, 900 + HAND_ROOM), *range(950, 957), UNKNOWN]
    made.draws[1:6] = [2, 777, 103, 204, 5]  # turn 1 was before, turn 2 is asked about
    made.draws[8:13] = [2, 777, 203, 106, 4]  # of Age II: no matter
    still = [*range(950, 957)] if now == 1 else []
    assert sorted(made.may_have_been_drawn(1, 2)) == [2, 4, 105, 106, 202, 203, 205, *still]
