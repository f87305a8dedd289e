"""A4, A6, A11: conspiracies to the last figure, for either player: the deck, hands, tokens, removed cards."""

import pytest

from antipater.data import columns
from antipater.data.agora import CONSPIRACIES
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.rules.agora import trail
from antipater.rules.agora.decisions import OWE_PLOTTING, OWE_RETAIN
from antipater.rules.agora.part import Agora
from antipater.rules.agora.trail import KEPT_BOTH
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.ruleset import Duel

from ..soundness import ALL_ROWS
from .table import (
    ME,
    RIVAL,
    agora_of,
    can,
    city,
    happen,
    number,
    options,
    play,
    plot,
    plots,
    ready,
    table,
    trigger,
    turn_of,
    verbs,
    wonder,
)

CUBE: tuple[dict[int, int], dict[int, int]] = ({2: 1}, {})
SEEN = {1: "coins-red", 2: "coins-blue", 3: "coins-green", 4: "coins-yellow", 5: "trade-raw", 6: "blue-bonus"}
SEATS = (ME, RIVAL)
RICH = 40


def conspiring(seat: int) -> list[tuple[int, int, int]]:
    """Return an agenda on which a seat conspires in its turn."""
    return [*turn_of(seat), (OWE_RETAIN, seat, 0), (OWE_PLOTTING, CHANCE, 1 + seat)]


# The deck and the hands.


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("kept", "other"), [("extortion", "swindle"), ("swindle", "extortion")])
@pytest.mark.parametrize("end", [0, 1])
def test_the_deck(seat: int, kept: str, other: str, end: int) -> None:
    """A4.1, A11.2: one of two is kept, the other one goes to an end; all else stays in its order, and known."""
    third, last = plot("coup"), plot("treason")
    state = table(
        agenda=conspiring(seat),
        deck=[plot("swindle"), *[-2] * 1, third, *[-2] * 12, last],
        deck_known=[0b10, 0, 0b01, *[0] * 12, 0b11],
    )
    if seat == ME:
        assert options(state, "plot") == [(ME, plot("swindle"))]
        happen(state, "plot", ME, plot("swindle"))
    assert options(state, "plot") == [(seat, one) for one in range(16) if one not in (plot("swindle"), third, last)]
    happen(state, "plot", seat, plot("extortion"))
    lower, upper = plot("extortion"), plot("swindle")
    assert options(state, "retain") == [(lower, 0), (lower, 1), (upper, 0), (upper, 1)]
    play(state, "retain", plot(kept), end)
    board = agora_of(state)
    left, known = [third, *[-2] * 12, last], [0b01, *[0] * 12, 0b11]
    put, knows = [plot(other)], [1 << seat]
    assert list(board.deck) == ([*put, *left] if end == 0 else [*left, *put]) + [-2]
    assert list(board.deck_known) == ([*knows, *known] if end == 0 else [*known, *knows]) + [0]
    assert (board.kept[seat], board.kept_count[seat], board.deck_size) == (plots(kept), 1, 15)


def test_the_last_two() -> None:
    """A4.1: with two left in the deck both are looked at; with one left there is nothing to do."""
    for left, looks in ((2, True), (1, False)):
        state = table(cards=("conspirator-a", "walls"), decrees=SEEN, triggered=[(1 << 16) - (1 << left), 0])
        play(state, "recruit", 0)
        play(state, "conspire")
        assert (verbs(state) == {"plot"}) == looks
    happen_all = table(agenda=conspiring(ME), triggered=[(1 << 16) - 4, 0])
    happen(happen_all, "plot", ME, 1)
    happen(happen_all, "plot", ME, 0)
    assert options(happen_all, "retain") == [(0, 0), (0, 1), (1, 0), (1, 1)]
    play(happen_all, "retain", 1, 0)
    assert list(agora_of(happen_all).deck)[:2] == [0, -2]


def test_the_first_conspiracy_on_top() -> None:
    """A4.1: what the other player has put there is drawn, the one with the number 0 too."""
    state = table(agenda=conspiring(RIVAL), deck=[0, *[-2] * 15], deck_known=[0b01, *[0] * 15])
    assert options(state, "plot") == [(RIVAL, 0)]


def test_what_can_be_drawn() -> None:
    """A1.5, A4.1: none that lies elsewhere: kept, prepared or triggered by either, or known in the deck."""
    state = table(
        agenda=conspiring(RIVAL),
        kept=[0b1, 1 << 1],
        ready=[[2, 3], [4, 5]],
        ready_cards=[[-1, -1], [-1, -1]],
        triggered=[1 << 6, 1 << 7],
        deck=[*[-2] * 6, 8, 9],
        deck_known=[*[0] * 6, 0b01, 0b10],
    )
    assert options(state, "plot") == [(RIVAL, one) for one in range(10, 16)]
    other = table(agenda=conspiring(ME), kept=[1 << 1, 0b1], ready=[[0 + 2], []], ready_cards=[[-1], []])
    assert options(other, "plot") == [(ME, one) for one in range(3, 16)]
    prepared = table(agenda=conspiring(ME), ready=[[], [0]], ready_cards=[[], [-1]])
    assert options(prepared, "plot") == [(ME, one) for one in range(1, 16)]


def test_who_does_not_know_both() -> None:
    """A11.2: a viewer who knows one of the two cards, or none, does not know what can be kept."""
    for deck_known in ((0b01, 0b11), (0b11, 0b01)):
        state = table(
            agenda=[*turn_of(ME), (OWE_RETAIN, ME, 0)], deck=[3, 2, *[-2] * 14], deck_known=[*deck_known, *[0] * 14]
        )
        assert len(state.legal(ME)) == 4
        assert state.observe(RIVAL).legal(ME) == []
        assert state.observe(SPECTATOR).legal(ME) == []


def test_organized_crime_of_the_second_player() -> None:
    """A4.2, A11.2: both are kept, and the trail says which, to that player alone."""
    state = table(
        rival=city("organized-crime"), cards=("walls", "conspirator-a", "forum"), decrees=SEEN, kept=[plots("coup"), 0]
    )
    play(state, "discard", 0)
    play(state, "recruit", 1)
    play(state, "conspire")
    happen(state, "plot", RIVAL, 0)
    happen(state, "plot", RIVAL, 15)
    board = agora_of(state)
    assert (board.kept[RIVAL], board.kept_count[RIVAL], board.deck_size) == (1 | 1 << 15, 2, 13)
    last = board.trail[board.trail_count - 1]
    assert trail.parts_of(last) == (RIVAL, KEPT_BOTH, -1, 0, 15, -1)


@pytest.mark.parametrize("seat", SEATS)
def test_preparing_and_triggering(seat: int) -> None:
    """A4.3, A4.6, A4.10: prepared in any order, each with its card; the others stay when one is turned up."""
    hands = [0, 0]
    hands[seat] = plots("extortion", "coup", "espionage", "sabotage")
    cards = ("walls", "forum", "statue", "library", "brewery", "school", "parade-ground")
    state = table(cards=cards, kept=hands, agenda=turn_of(seat))
    order = ("espionage", "extortion", "coup")
    for place, key in enumerate(order):
        assert can(state, "prepare", plot("sabotage"), 2 * place)
        play(state, "prepare", plot(key), 2 * place)
        play(state, "discard", 2 * place + 1)
    board, first = agora_of(state), 14 * seat
    names, under = [plot(key) for key in order], [number(cards[2 * place]) for place in range(3)]
    assert list(board.ready)[first : first + 4] == [*names, -1]
    assert list(board.ready_cards)[first : first + 4] == [*under, -1]
    assert (board.kept[seat], board.kept_count[seat], board.ready_count[seat]) == (plots("sabotage"), 1, 3)
    assert options(state, "trigger") == [(plot("coup"),), (plot("espionage"),)]
    trigger(state, "espionage")
    assert list(board.ready)[first : first + 3] == [*names[1:], -1]
    assert list(board.ready_cards)[first : first + 3] == [*under[1:], -1]
    assert (board.under[plot("espionage")], board.triggered[seat]) == (under[0], plots("espionage"))
    shown = trail.parts_of(board.trail[board.trail_count - 1])
    assert shown[:3] == (seat, trail.TRIGGERED, plot("espionage"))
    assert board.has_triggered == 1
    assert trail.parts_of(board.trail[board.trail_count - 2])[3] == plot("coup")


def test_the_second_of_the_prepared() -> None:
    """A4.6, A11.1: it is public at which place it lay."""
    state = table(agenda=turn_of(RIVAL), **ready(rival=("espionage", "coup", "sabotage")))
    trigger(state, "coup")
    board = agora_of(state)
    shown = trail.parts_of(board.trail[board.trail_count - 1])
    assert shown[:3] == (RIVAL, trail.TRIGGERED, 16 + plot("coup"))
    assert list(board.ready)[14:17] == [plot("espionage"), plot("sabotage"), -1]


def test_curia_julia_with_one_or_none() -> None:
    """A8.1, A8.2, A2.10: any conspiracy of the hand, the first one too; with none there is no question."""
    for hand, asked in ((plots("extortion"), True), (0, False)):
        state = table(
            city(wonders=("curia-julia",), coins=RICH), city(wonders=("sphinx",)), kept=[hand, 0], decrees=SEEN
        )
        play(state, "wonder", wonder("curia-julia"), 0)
        assert can(state, "trigger", 0) == asked
        assert (state.observe(RIVAL).legal(ME) == [ALL_ROWS.action("stop").number()]) == asked
    play(
        state := table(city(wonders=("curia-julia",), coins=RICH), kept=[plots("coup", "espionage"), 0]),
        "wonder",
        wonder("curia-julia"),
        0,
    )
    play(state, "trigger", plot("coup"))
    board = agora_of(state)
    assert (board.kept[ME], board.kept_count[ME]) == (plots("espionage"), 1)
    assert trail.parts_of(board.trail[board.trail_count - 1])[:3] == (ME, trail.TRIGGERED_UNPREPARED, plot("coup"))


def test_what_others_see() -> None:
    """A11.1, A11.2: with which card a conspiracy is prepared, and to which end another one went."""
    game = Duel((Agora,))
    prepare, retain = ALL_ROWS.action("prepare"), ALL_ROWS.action("retain")
    for place in (0, 7):
        unseen = game.seen(prepare.number(3, place), ME, RIVAL)
        assert unseen == next(row for row in ALL_ROWS.actions if row.code == "prepare-unseen").number(place)
    for end in (0, 1):
        unseen = game.seen(retain.number(3, end), ME, RIVAL)
        assert unseen == next(row for row in ALL_ROWS.actions if row.code == "retain-unseen").number(end)


# When a conspiracy can be triggered.


def test_a_printed_move() -> None:
    """A4.7: with an own cube those that print a move can be triggered; of the others those with something to do."""
    nothing = {"foreclosure", "sabotage"}
    for place, row in enumerate(CONSPIRACIES):
        if row.key == "treason":
            continue
        state = table(rival=city(coins=0), cubes=CUBE, decrees=SEEN, **ready(row.key))
        assert can(state, "trigger", place) == (row.key not in nothing), row.key
        bare = table(rival=city(coins=0), **ready(row.key))
        prints_move = "move" in row.parts and row.key not in (
            "political-maneuver",
            "turn-of-events",
            "insider-influence",
        )
        assert can(bare, "trigger", place) == (row.key not in nothing and not prints_move and row.key != "embezzlement")


@pytest.mark.parametrize(
    ("key", "mine", "theirs", "possible"),
    [
        ("foreclosure", (), ("quarry",), True),
        ("foreclosure", (), ("press",), True),
        ("coercion", ("scriptorium",), ("theater",), False),
        ("coercion", ("theater",), ("scriptorium",), False),
        ("coercion", ("theater",), ("altar",), True),
        ("coercion", ("scriptorium",), ("pharmacist",), True),
    ],
)
def test_cards_of_a_colour(key: str, mine: tuple[str, ...], theirs: tuple[str, ...], possible: bool) -> None:
    """A4.7, A6.13, A6.14: one brown or grey card is enough; an exchange needs the same colour in both cities."""
    own = ready(key) | {"ready_cards": [[number("baths")], []]}
    state = table(city(*mine), city(*theirs), **own)
    assert can(state, "trigger", plot(key)) == possible
    if possible and key == "foreclosure":
        trigger(state, key)
        assert options(state, "seize") == [(number(theirs[0]),)]
        play(state, "seize", number(theirs[0]))
        assert (state.city(RIVAL).cards[0], state.city(ME).cards[0]) == (0, 1 << number(theirs[0]))


def test_what_coercion_offers() -> None:
    """A6.14: of the opponent only colours that the own city has, blue and green alone; both cards change owner."""
    for mine, offered in ((("theater",), ["altar"]), (("scriptorium",), ["pharmacist"])):
        own = ready("coercion") | {"ready_cards": [[number("baths")], []]}
        state = table(city(*mine, "lumber-yard"), city("altar", "pharmacist", "quarry", "press", "tavern"), **own)
        trigger(state, "coercion")
        assert options(state, "swap") == [(number(key),) for key in offered]
        play(state, "swap", number(offered[0]))
        assert options(state, "swap") == [(number(mine[0]),)]
        play(state, "swap", number(mine[0]))
        assert state.city(ME).cards[0] == 1 << number(offered[0]) | 1 << number("lumber-yard")
        assert not state.city(RIVAL).cards[0] >> number(offered[0]) & 1
        assert state.city(RIVAL).cards[0] >> number(mine[0]) & 1


def test_a_pair_of_the_first_symbol() -> None:
    """A6.17: the symbol with the number 0 is looked at as all others are."""
    first = [item.key for item in columns.BASE if item.deck in (1, 2) and columns.SYMBOL_OF[item.number] == 0]
    other = next(item.key for item in columns.BASE if item.deck == 1 and columns.SYMBOL_OF[item.number] == 1)
    state = table(city(first[0], other), city(first[1]), board=("law",), **ready("coercion"))
    trigger(state, "coercion")
    play(state, "swap", number(first[1]))
    play(state, "swap", number(other))
    assert verbs(state) == {"token"}


def test_blackmail_of_an_even_treasury() -> None:
    """A6.2: rounded up is for odd ones."""
    state = table(city(coins=0), city(coins=4), **ready("blackmail"))
    trigger(state, "blackmail")
    assert (state.city(ME).coins, state.city(RIVAL).coins) == (2, 2)


def test_extortion_takes_it_away() -> None:
    """A6.1: the opponent has it no longer."""
    state = table(rival=city(wonders=("sphinx", "pyramids")), **ready("extortion"))
    trigger(state, "extortion")
    assert options(state, "extort") == sorted([(wonder("sphinx"),), (wonder("pyramids"),)])
    play(state, "extort", wonder("sphinx"))
    assert state.city(RIVAL).wonders == 1 << wonder("pyramids")


def test_turn_of_events_to_its_end() -> None:
    """A6.11: after the second card comes the move, and nothing after it."""
    state = table(
        city(coins=7),
        city(coins=7),
        cards=("walls", "forum", "statue"),
        cubes=({2: 1}, {3: 2}),
        decrees=SEEN,
        **ready("turn-of-events"),
    )
    trigger(state, "turn-of-events")
    assert options(state, "topple") == [(0,), (1,), (2,)]
    play(state, "topple", 0)
    assert (options(state, "topple"), can(state, "stop")) == ([(1,), (2,)], True)
    play(state, "topple", 1)
    play(state, "shift", 1, 0)
    assert (state.kinds[state.depth - 1], state.city(ME).coins, state.city(RIVAL).coins) == (OWE_TURN, 7, 7)
    assert state.depth == 1


def test_political_maneuver_without_opponents() -> None:
    """A4.7, A6.9: an own cube in the supply is enough; with nothing to remove the move follows."""
    state = table(agenda=turn_of(RIVAL), decrees=SEEN, **ready(rival=("political-maneuver",)))
    trigger(state, "political-maneuver")
    play(state, "influence", 0)
    assert verbs(state) == {"shift", "stop"}
    full = table(agenda=turn_of(RIVAL), cubes=({4: 1}, {6: 1}), decrees=SEEN, **ready(rival=("political-maneuver",)))
    trigger(full, "political-maneuver")
    play(full, "influence", 5)
    assert options(full, "oust") == [(3,)]
    play(full, "oust", 3)
    assert list(agora_of(full).cubes) == [0] * 11 + [2]
    assert (list(agora_of(full).control), options(full, "shift")) == ([-1] * 5 + [1], [(5, 4)])


def test_sabotage_of_the_first_card() -> None:
    """A6.16: the card under it goes to the discard pile, that with the number 0 too, and is there no longer."""
    cards = [-1] * 32
    cards[wonder("pyramids")] = 0
    first = next(item.key for item in columns.BASE if item.number == 0)
    state = table(rival=city("pyramids", "sphinx"), under=(first,), wonder_cards=cards, **ready("sabotage"))
    trigger(state, "sabotage")
    assert options(state, "sabotage") == sorted([(wonder("pyramids"),), (wonder("sphinx"),)])
    play(state, "sabotage", wonder("pyramids"))
    assert (state.discard[0], agora_of(state).wonder_cards[wonder("pyramids")]) == (1, -1)
