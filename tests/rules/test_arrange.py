"""Positions put on the table: exactly back again along whole games, and refused when no table can show them."""

import pytest

from antipater.catalog import ruleset
from antipater.data import columns, words
from antipater.data.items import TOKEN_ITEM, WONDER_ITEM
from antipater.data.pantheon import TEMPLE_CARDS
from antipater.game.contract import State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.errors import BadPosition
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged, arrangement_of
from antipater.rules.duel.decisions import AGENDA, OWE_AGE, OWE_DRAFT, OWE_EFFECTS, OWE_ROUND, OWE_TURN, OWE_TURNING
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.part import Pantheon

GAMES = 3
BATHS, QUARRY, WALLS = (columns.BY_KEY[key].number for key in ("baths", "quarry", "walls"))
SPHINX = WONDER_ITEM.index(columns.BY_KEY["sphinx"].number)
LAW = TOKEN_ITEM.index(columns.BY_KEY["law"].number)


def put_back(state: State) -> DuelState:
    """Take stock of a position and put it on a new table."""
    assert isinstance(state, DuelState)
    return arranged(arrangement_of(state), state.part_types)


def with_pantheon(own: PantheonArrangement, given: Arrangement) -> DuelState:
    """Put a position with a Pantheon on a table."""
    given.parts = {"pantheon": own}
    return arranged(given, (Pantheon,))


@pytest.mark.parametrize("name", ["duel", "duel+pantheon"])
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(("wonders", "promos"), [("draft", "no"), ("draft", "yes"), ("first-game", "no")])
def test_every_position_of_a_game_can_be_arranged(
    name: str, edition: str, wonders: str, promos: str, seed: int
) -> None:
    """Where a seat is to act, where chance is, and at the end."""
    for game in range(GAMES):
        dice = Dice(seed + game)
        state = ruleset(name, edition=edition, wonders=wonders, promos=promos).start()
        assert put_back(state) == state
        while state.to_act():
            (actor,) = state.to_act()
            state.apply(dice.choose(state.legal(actor)), actor)
            assert put_back(state) == state, f"game {seed + game}"


@pytest.mark.parametrize("name", ["duel", "duel+pantheon"])
def test_an_arranged_position_goes_on_like_the_other(name: str, seed: int) -> None:
    """Same moves, same chance, same end."""
    dice = Dice(seed)
    state = ruleset(name, promos="yes").start()
    DiceDealer(dice).settle(state)
    twin = put_back(state)
    while state.to_act():
        (actor,) = state.to_act()
        assert (twin.to_act(), twin.legal(actor)) == ((actor,), state.legal(actor))
        move = dice.choose(state.legal(actor))
        state.apply(move, actor)
        twin.apply(move, actor)
    assert twin.returns() == state.returns() != [0, 0]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        pytest.param(Arrangement(discard=[31]), "no card number 31", id="no such card"),
        pytest.param(Arrangement(discard=[-1]), "no card number -1", id="negative card"),
        pytest.param(Arrangement(discard=[WONDER_ITEM[0]]), "no card number 128", id="a wonder is no card"),
        pytest.param(Arrangement(discard=[BATHS], under=[BATHS]), "baths lies in two places", id="card twice"),
        pytest.param(
            Arrangement(age=1, slots={19: QUARRY}, cities=(CityHoldings(cards=[QUARRY]), CityHoldings())),
            "quarry lies in two places",
            id="in the structure and in a city",
        ),
        pytest.param(Arrangement(pool=[31]), "no wonder number 31", id="no such wonder"),
        pytest.param(
            Arrangement(cities=(CityHoldings(wonders=[SPHINX]), CityHoldings(built=[SPHINX]))),
            "sphinx lies in two places",
            id="wonder twice",
        ),
        pytest.param(Arrangement(board=[31]), "no progress token number 31", id="no such token"),
        pytest.param(
            Arrangement(board=[LAW], cities=(CityHoldings(tokens=[LAW]), CityHoldings())),
            "law lies in two places",
            id="token twice",
        ),
        pytest.param(Arrangement(hidden=[20]), "a slot is 0 to 19, not 20", id="no such slot"),
        pytest.param(Arrangement(slots={-1: BATHS}), "a slot is 0 to 19, not -1", id="negative slot"),
        pytest.param(Arrangement(slots={3: BATHS}, hidden=[3]), "face up or face down, not both", id="both ways up"),
        pytest.param(Arrangement(age=4), "the Age is 0 to 3", id="no such Age"),
        pytest.param(Arrangement(pawn=10), "the pawn.s space is -9 to 9, not 10", id="off the track"),
        pytest.param(Arrangement(pawn=9), "the game is over when the pawn stands in a capital", id="won already"),
        pytest.param(Arrangement(loot=16), "the set of military tokens is 0 to 15, not 16", id="no such loot"),
        pytest.param(Arrangement(turn=2), "the active player is 0 to 1, not 2", id="a third player"),
        pytest.param(Arrangement(replay=2), "whether there is a replay is 0 to 1, not 2", id="two replays"),
        pytest.param(Arrangement(age=0, hidden=[3]), "no structure before Age I", id="too early"),
        pytest.param(Arrangement(agenda=[(99, 0, 0)]), "a decision of kind 99", id="no such decision"),
        pytest.param(
            Arrangement(cities=(CityHoldings(built=[0, 1, 2, 3]), CityHoldings(built=[4, 5, 6, 7]))),
            "at most 7 wonders stand built",
            id="eight wonders",
        ),
        pytest.param(Arrangement(cities=(CityHoldings(coins=-1), CityHoldings())), "fewer than 0 coins", id="debts"),
        pytest.param(
            Arrangement(agenda=[(OWE_TURN, 0, 0)] * (AGENDA // 2 + 1)),
            f"at most {AGENDA // 2} decisions",
            id="too much to decide",
        ),
        pytest.param(
            Arrangement(age=0, shown=[0, 1, 2, 3], agenda=[(OWE_DRAFT, 0, 5)]),
            "after 5 wonders at most 3 are there to draft",
            id="more than eight to draft",
        ),
        pytest.param(
            Arrangement(cities=(CityHoldings(cards=[96, 97, 98, 99]), CityHoldings())),
            "at most 3 guilds or temples are in a game",
            id="four guilds",
        ),
        pytest.param(Arrangement(agenda=[(OWE_AGE, 0, 4)]), "is about 4", id="a fourth Age"),
        pytest.param(Arrangement(age=0, agenda=[(OWE_ROUND, 0, 5)]), "is about 5", id="half a round"),
        pytest.param(Arrangement(age=0, agenda=[(OWE_TURNING, -1, 1)]), "is about 1", id="turned up too early"),
        pytest.param(Arrangement(agenda=[(OWE_TURNING, -1, 1 << 31)]), "is about 2147483648", id="turned up nowhere"),
        pytest.param(Arrangement(agenda=[(OWE_EFFECTS, 0, 31)]), "is about 31", id="effects of nothing"),
    ],
)
def test_impossible_positions(given: Arrangement, message: str) -> None:
    """The refusal says what is wrong."""
    with pytest.raises(BadPosition, match=message):
        arranged(given)


@pytest.mark.parametrize(
    ("own", "message"),
    [
        pytest.param(PantheonArrangement(divinities=[1 << 16, 0]), "no divinity number 16", id="no such divinity"),
        pytest.param(PantheonArrangement(spaces={6: 15}), "a space of the Pantheon is 0 to 5", id="no such space"),
        pytest.param(PantheonArrangement(spaces={0: 15, 1: 15}), "divinity 15 lies in two places", id="two Gates"),
        pytest.param(PantheonArrangement(spaces={0: 4}), "mythology 1 has 3 divinities, not 4", id="one too many"),
        pytest.param(
            PantheonArrangement(decks=[[0, 1, 3], [4, 5], [], [], []]), "mythology 0 holds at most 3", id="wrong deck"
        ),
    ],
)
def test_impossible_positions_of_pantheon(own: PantheonArrangement, message: str) -> None:
    """The refusal says what is wrong."""
    with pytest.raises(BadPosition, match=message):
        with_pantheon(own, Arrangement())


def test_what_belongs_to_no_expansion_at_the_table() -> None:
    """Decisions that no expansion at the table has, and expansions that are not there."""
    with pytest.raises(BadPosition, match="a decision of kind 99"):
        with_pantheon(PantheonArrangement(), Arrangement(agenda=[(99, 0, 0)]))
    with pytest.raises(BadPosition, match="this table has no pantheon"):
        arranged(Arrangement(parts={"pantheon": PantheonArrangement()}))


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(Arrangement(agenda=[(OWE_TURN, 0, 0)] * (AGENDA // 2)), id="as many decisions as can wait"),
        pytest.param(Arrangement(age=0, shown=[0, 1, 2, 3], agenda=[(OWE_DRAFT, 1, 4)]), id="the second four to draft"),
        pytest.param(Arrangement(hidden=[*range(20)], agenda=[(OWE_TURNING, -1, 0xFFFFF)]), id="all slots turned up"),
        pytest.param(Arrangement(agenda=[(OWE_TURNING, -1, 1)]), id="the first slot turned up"),
        pytest.param(Arrangement(agenda=[(OWE_TURNING, -1, 1 << 30)]), id="the last slot there can be"),
    ],
)
def test_positions_at_the_edge(given: Arrangement) -> None:
    """D2.2: what is just possible is put on the table, and found there again."""
    assert arrangement_of(arranged(given)) == given


def test_what_follows_from_the_rest() -> None:
    """D3.2, D3.6: accessible slots, unseen cards and the box need not be said."""
    state = arranged(Arrangement(age=2, slots={15: WALLS}, hidden=[18, 19], discard=[BATHS], board=[LAW]))
    assert state.open == 1 << 18 | 1 << 19
    assert not state.unseen[0] >> BATHS & 1
    assert not state.unseen[1] >> WALLS - 32 & 1
    assert state.unseen[1].bit_count() == 22
    assert state.box == 0b1111111111 & ~(1 << LAW)


def test_what_follows_from_the_rest_with_pantheon() -> None:
    """P1.2, P1.5, P3.5: thirteen tokens, temples for guilds, and the symbols of mythology tokens."""
    own = PantheonArrangement(on_card=[10, 11], mythology=[0, 1, *[0] * 8])
    state = with_pantheon(own, Arrangement(age=2, slots={15: WALLS}, board=[LAW]))
    assert state.box == (1 << 13) - 1 & ~(1 << LAW | 1 << 10 | 1 << 11)
    assert state.unseen[3] == TEMPLE_CARDS
    assert state.city0.links == 1 << words.SHIP
