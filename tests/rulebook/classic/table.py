"""A table of classic 7 Wonders for a test: cities and cards by name, and turns that read like the rulebook.

`table(city("rhodos-a", "loom-i", coins=5), city("gizah-b", stages=2), hands=(("baths",),), turn=2)` seats two named
cities and one that does not matter; hands are filled up with cards that do not matter either. Seat 0 is *me*, the next
seat is on my left, the last one on my right. `play(state, "build baths 2+0", "stage altar", "sell tavern")` is a turn:
a choice for each city, with what is paid to the left and to the right; who is not named sells something.
`begin(hands=…)` starts a real game instead, where the hands are dealt and everything is remembered.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from antipater.catalog import ruleset
from antipater.data import classic, classic_columns
from antipater.data.classic import BOARDS, FREE_CITY, HAND
from antipater.data.classic_items import BOARD_ITEMS, CARDS, DECK_SIZE, DECKS, NONE
from antipater.data.classic_words import COLUMNS, DEFEATS, STAGES, SYMBOLS
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.classic import actions, trade
from antipater.rules.classic.turn import ClassicState

from ..shared import Names, cards_in, filled_lines, settle

__all__ = ["settle"]

NAMES = Names(classic_columns.BY_KEY, classic_columns.BY_NUMBER)
number, keys = NAMES.number, NAMES.keys
ME, LEFT, RIGHT = 0, 1, 2  # with three cities; RIGHT is the Free City where two play
LINES = ("military", "treasury", "wonder", "civilian", "commercial", "guilds", "science")
VERBS = {
    "build": actions.BUILD,
    "stage": actions.STAGE,
    "free": actions.FREE,
    "sell": actions.SELL,
    "revive": actions.REVIVE,
}
PRICED = ("build", "stage")  # these have a payment
SPARE = ("", "altar", "temple", "gardens")  # an ordinary card of each Age


# What lies on the table.


@dataclass(frozen=True)
class City:
    """A city: its board and side, its buildings, how many stages are built, coins, conflict tokens."""

    board: str
    cards: tuple[str, ...]
    stages: int
    coins: int
    victories: tuple[int, ...]
    defeats: int
    free: bool | None

    def items(self) -> list[int]:
        """Return the numbers of everything that stands in the city."""
        board, side = place_of(self.board)
        stages = [stage.number for stage in BOARDS[board].sides[side][: self.stages]]
        return [BOARD_ITEMS + board, *stages, *map(number, self.cards)]


def city(
    board: str = "gizah-a",
    *cards: str,
    stages: int = 0,
    coins: int = 3,
    victories: tuple[int, ...] = (0, 0, 0),
    defeats: int = 0,
    free: bool | None = None,
) -> City:
    """Return a city; *free* says whether it may still build for nothing in this Age, if it ever may."""
    return City(board, cards, stages, coins, victories, defeats, free)


def place_of(board: str) -> tuple[int, int]:
    """Return the number of a board and of its side: `gizah-a`."""
    key, side = board.rsplit("-", 1)
    return [row.key for row in BOARDS].index(key), "ab".index(side)


def fields_of(held: City) -> list[int]:
    """Return a city as the engine keeps it, in the order of `Cities.save`."""
    items = held.items()
    columns = classic_columns
    free_power = sum(columns.FREE_BUILDING[item] for item in items)
    discounts = 0
    sets = [0] * DECKS
    count, points, symbols = [0] * COLUMNS, [0] * COLUMNS, [0] * SYMBOLS
    for item in items:
        discounts |= columns.DISCOUNT[item]
        if item < CARDS:
            sets[item // DECK_SIZE] |= 1 << item % DECK_SIZE
        if columns.COLUMN[item] != NONE:
            count[columns.COLUMN[item]] += 1
            points[columns.COLUMN[item]] += columns.POINTS[item]
        if columns.SYMBOL_OF[item] != NONE:
            symbols[columns.SYMBOL_OF[item]] += 1
    count[DEFEATS] = held.defeats
    supplies = [
        sum(column[item * columns.SETS + some] for item in items)
        for column in (columns.OWN, columns.SOLD)
        for some in range(columns.SETS)
    ]
    return [
        *place_of(held.board),
        held.coins,
        discounts,
        sum(columns.SHIELDS[item] for item in items),
        sum(columns.ANY_SYMBOL[item] for item in items),
        free_power,
        free_power if held.free is None else int(held.free),
        sum(columns.SEVENTH_CARD[item] for item in items),
        sum(columns.COPY_GUILD[item] for item in items),
        *sets,
        *count,
        *points,
        *symbols,
        *held.victories,
        *supplies,
    ]


def filled(hand: Sequence[str], age: int, size: int) -> list[int]:
    """Return a sorted hand, filled up with a card that does not matter."""
    assert len(hand) <= size, f"this hand has {size} cards at most"
    return sorted(map(number, [*hand, *[SPARE[age]] * (size - len(hand))]))


def thrown(discards: Iterable[str], cities: int, age: int, turn: int) -> dict[tuple[int, int], int]:
    """Return who threw away each card of the pile before this turn: the card by city and place in the history."""
    plays: dict[tuple[int, int], int] = {}
    for key in discards:
        card = number(key)
        card_age = min(card // DECK_SIZE + 1, 3)
        past = range(actions.SMALL_TURN + 1) if card_age < age else range(turn - 1 if card_age == age else 0)
        room = [(place, (card_age - 1) * 7 + when) for when in past for place in range(cities)]
        plays[next(spot for spot in room if spot not in plays)] = card
    return plays


def table(
    *named: City,
    hands: Sequence[Sequence[str]] = (),
    age: int = 1,
    turn: int = 1,
    discards: Iterable[str] = (),
    players: int = 0,
) -> ClassicState:
    """Put a position on the table in which all are about to choose; turns count from 1."""
    cities = [*named, *(city(f"{key}-a") for key in unused(named))][: max(3, len(named))]
    players = players or len(cities)
    past = thrown(discards, len(cities), age, turn)
    fields = [NONE, players, age, turn - 1, sum(held.coins for held in cities), 0, 1, 0]
    fields += [actions.CHOOSING, *[0] * 7, actions.EVERYBODY, *[0] * 7, *[0] * 8]
    fields += [0] * (4 * actions.MOST_LOOKS + actions.UNDEALT)
    fields += [len(cities), *(entry for held in cities for entry in fields_of(held))]
    for place in range(len(cities)):
        size = HAND + 1 - turn if place < players else 0
        if players == FREE_CITY:
            size += place == controller_of(age, turn)
        hand = filled(hands[place] if place < len(hands) else (), age, size)
        fields += [NONE, size, *hand, *[NONE] * (actions.HAND_ROOM - size)]
        fields += [past.get((place, when), NONE) for when in range(actions.PLAYS)]
        fields += [actions.SOLD if (place, when) in past else actions.NOT_YET for when in range(actions.PLAYS)]
    if players == FREE_CITY:
        fields += [NONE] * actions.PLAYS + [0] * 2 * actions.PLAYS
        # The pile of the deck still holds the cards for the turns to come, and one more.
        fields[44 + number(SPARE[age]) % DECK_SIZE] = HAND - turn
    state = ClassicState()
    state.load_unchecked(fields)
    return state


def unused(cities: Iterable[City]) -> list[str]:
    """Return the boards that nobody has."""
    taken = {BOARDS[place_of(held.board)[0]].key for held in cities}
    return [row.key for row in BOARDS if row.key not in taken]


def controller_of(age: int, turn: int) -> int:
    """Return who plays for the Free City (C9.1): as the data says in the first turn of an Age, then in turn."""
    return classic.FIRST_CONTROLLERS[age - 1] ^ (turn - 1) % 2


# A real game.


def begin(*boards: str, hands: Sequence[Sequence[str]] = (), players: int = 3) -> ClassicState:
    """Start a game with these boards and hands of Age I; whatever is not named is dealt in the order of the deck."""
    named = [board.rsplit("-", 1) for board in boards]
    options = {"players": str(players)}
    if named:
        options["boards"] = ",".join(key for key, _ in named)
        options["sides"] = "".join(side for _, side in named)
    state = ruleset("classic", **options).start()
    assert isinstance(state, ClassicState)
    deal(state, hands)
    return state


def deal(state: ClassicState, hands: Sequence[Sequence[str]] = (), draw: str = "") -> ClassicState:
    """Settle chance: the named cards first into each hand, the *draw* for the Free City, anything else in order."""
    wanted = [list(map(number, hand)) for hand in hands]
    while state.to_act() == (CHANCE,):
        outcomes = state.legal(CHANCE)
        choice = outcomes[0]
        if outcomes[0] < actions.GIVE_BOARD:
            looker = outcomes[0] // CARDS
            due = wanted[looker] if looker < len(wanted) else []
            if due:
                choice = actions.DEAL + looker * CARDS + due.pop(0)
            elif draw and looker * CARDS + number(draw) in outcomes:
                choice = actions.DEAL + looker * CARDS + number(draw)
            else:
                kept = {card for hand in wanted for card in hand}
                choice = next((n for n in outcomes if n % CARDS not in kept), choice)
        state.apply(choice, CHANCE)
    return state


# What is done.


def stage_of(state: ClassicState, place: int) -> int:
    """Return the item of the next stage of a city."""
    return state.cities.next_stage(place)


def offers(state: ClassicState, key: str, place: int = ME) -> list[tuple[int, int]]:
    """Return what a city may pay to the left and to the right for a card, or for its next `stage`."""
    item = stage_of(state, place) if key == "stage" else number(key)
    return trade.offers_for(state.cities, place, item)


def action(state: ClassicState, choice: str, place: int = ME) -> int:
    """Return the number of a choice: `build baths 2+0`, `stage altar`, `free forum`, `sell tavern`, `decline`."""
    verb, *words = choice.split()
    if verb == "decline":
        return actions.DECLINE
    if verb not in PRICED:
        return VERBS[verb] + number(words[0])
    rank = 0
    if len(words) > 1:
        left, right = map(int, words[1].split("+"))
        rank = offers(state, "stage" if verb == "stage" else words[0], place).index((left, right))
    return VERBS[verb] + number(words[0]) * actions.RANKS + rank


def can(state: ClassicState, choice: str, seat: int = ME, place: int | None = None) -> bool:
    """Return whether a seat may do that now."""
    return action(state, choice, seat if place is None else place) in state.legal(seat)


def choose(state: ClassicState, choice: str, seat: int = ME, place: int | None = None) -> ClassicState:
    """Make one choice, for the own city or, as its controller, for the Free City; return the same table."""
    state.apply(action(state, choice, seat if place is None else place), seat)
    return state


def play(state: ClassicState, *choices: str) -> ClassicState:
    """Play a turn: a choice for each city, in the order of the cities; who has none sells a spare card."""
    if state.players == FREE_CITY:
        controller = state.to_act()[0] if len(state.to_act()) == 1 else controller_of(state.age, state.turn + 1)
        order = [(0, 0), (1, 1), (FREE_CITY, controller)]
    else:
        order = [(place, place) for place in range(state.players)]
    for place, seat in order:
        if place < len(choices) and choices[place]:
            choose(state, choices[place], seat, place)
        else:
            options = state.legal(seat)
            spare = actions.SELL + number(SPARE[state.age])
            state.apply(spare if spare in options else options[-1], seat)
    return state


# What is seen.


def coins(state: ClassicState) -> list[int]:
    """Return the treasuries."""
    return list(state.cities.coins)[: state.cities.number]


def standing(state: ClassicState, place: int = ME) -> set[str]:
    """Return the buildings of a city."""
    return set(keys(cards_in(list(state.cities.cards)[place * DECKS : (place + 1) * DECKS])))


def stages(state: ClassicState, place: int = ME) -> int:
    """Return how many stages a city has built."""
    return int(state.cities.count[place * COLUMNS + STAGES])


def hand(state: ClassicState, seat: int = ME) -> list[str]:
    """Return the cards of a hand, `?` where they are unknown."""
    return ["?" if card == UNKNOWN else keys([card])[0] for card in state.hand(seat)]


def offered(state: ClassicState, verb: str, seat: int = ME) -> set[str]:
    """Return the cards with which a seat may do something."""
    width = actions.RANKS if verb in PRICED else 1
    first = VERBS[verb]
    return set(keys((n - first) // width for n in state.legal(seat) if first <= n < first + CARDS * width))


def tokens(state: ClassicState, place: int = ME) -> tuple[int, int, int, int]:
    """Return the victory tokens of each Age, and the defeat tokens."""
    first, second, third = state.cities.victories[place * 3 : place * 3 + 3]
    return first, second, third, state.cities.count[place * COLUMNS + DEFEATS]


def sheet(state: ClassicState, place: int = ME) -> dict[str, int]:
    """Return the lines of a score sheet that are not 0."""
    return filled_lines(LINES, state.score_sheet(place))
