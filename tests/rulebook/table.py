"""A table for a test: cities and cards by name, and plays that read like the rulebook.

`table(me=city("baths", coins=7), rival=city("quarry"), cards=("aqueduct",))` lays the named cards out side by side, all
accessible, and one more of that Age, so that taking a card does not end it. *me* is player 0. A structure is given slot
by slot instead: `slots={18: "forum", 19: "walls"}, hidden=(16,)`.
"""

from collections.abc import Iterable, Mapping

from antipater.data import columns
from antipater.data.duel import SCORE_LINES
from antipater.data.items import AGE_CARDS, FIRST_KINDS, TOKEN_ITEM, WONDER_ITEM
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as actions
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged, arrangement_of
from antipater.rules.duel.state import DuelState

from .shared import Names, cards_in, filled_lines, settle
from .soundness import check_sound

__all__ = ["settle"]

NAMES = Names(columns.BY_KEY, columns.BY_NUMBER)
number = NAMES.number
ME, RIVAL = 0, 1
ALL_LOOT = 0b1111  # two tokens on my side, two on the rival's, the one worth 2 first

# Slots of one row of each Age: with nothing else there, all are accessible.
ROW = {1: range(14, 20), 2: range(6), 3: range(5, 9)}

SLOT_ACTIONS = {"build": actions.DO_BUILD, "discard": actions.DO_DISCARD}
CHOICES = {
    "draft": (actions.DO_DRAFT, WONDER_ITEM[0]),
    "take": (actions.DO_TOKEN, TOKEN_ITEM[0]),
    "keep": (actions.DO_KEEP, TOKEN_ITEM[0]),
    "revive": (actions.DO_REVIVE, 0),
    "destroy": (actions.DO_DESTROY, 0),
}
OUTCOMES = {
    "turn up": (actions.CHANCE_TURN, 0),
    "show wonder": (actions.CHANCE_SHOW, WONDER_ITEM[0]),
    "show token": (actions.CHANCE_BOARD, TOKEN_ITEM[0]),
    "draw token": (actions.CHANCE_DRAW, TOKEN_ITEM[0]),
}


def keys(numbers: Iterable[int], first: int = 0) -> set[str]:
    """Return the names of items numbered from *first* on."""
    return set(NAMES.keys(numbers, first))


def wonder(key: str) -> int:
    """Return a wonder's place in the pool."""
    return number(key) - WONDER_ITEM[0]


def token(key: str) -> int:
    """Return a progress token's place."""
    return number(key) - TOKEN_ITEM[0]


# What lies on the table.


def city(*standing: str, coins: int = 7, wonders: Iterable[str] = ()) -> CityHoldings:
    """Return a city: buildings, built wonders and progress tokens that stand in it, and *wonders* not yet built."""
    numbers = [number(key) for key in standing]
    return CityHoldings(
        coins,
        cards=[n for n in numbers if n < AGE_CARDS],
        wonders=[wonder(key) for key in wonders],
        built=[n - WONDER_ITEM[0] for n in numbers if WONDER_ITEM[0] <= n < TOKEN_ITEM[0]],
        tokens=[n - TOKEN_ITEM[0] for n in numbers if n >= TOKEN_ITEM[0]],
    )


def age_of(key: str) -> int:
    """Return the Age in whose structure a card lies."""
    return min(columns.BY_KEY[key].deck, 3)


def row_of(cards: tuple[str, ...], age: int, elsewhere: set[int], last: bool) -> dict[int, int]:
    """Lay *cards* side by side, and after them a spare card of the Age, unless they are the *last* ones."""
    numbers = [number(key) for key in cards]
    if not last:
        deck = range((age - 1) * 32, age * 32)
        numbers.append(next(n for n in deck if n in columns.BY_NUMBER and n not in elsewhere | set(numbers)))
    return dict(zip(ROW[age], numbers, strict=False))


def table(
    me: CityHoldings | None = None,
    rival: CityHoldings | None = None,
    *,
    cards: tuple[str, ...] = (),
    last: bool = False,
    slots: Mapping[int, str] | None = None,
    hidden: Iterable[int] = (),
    guild_backs: Iterable[int] = (),
    age: int = 0,
    turn: int = ME,
    pawn: int = 0,
    loot: int = ALL_LOOT,
    board: Iterable[str] = (),
    discard: Iterable[str] = (),
    under: Iterable[str] = (),
    edition: int = actions.REVISED,
    agenda: list[tuple[int, int, int]] | None = None,
) -> DuelState:
    """Put a position on the table in which *turn* is about to play."""
    cities = me or city(), rival or city()
    piles = [number(key) for key in discard], [number(key) for key in under]
    named = [*cards, *(slots or {}).values()]
    age = age or (age_of(named[0]) if named else 1)
    if slots is None:
        elsewhere = {*cities[0].cards, *cities[1].cards, *piles[0], *piles[1]}
        laid = row_of(cards, age, elsewhere, last)
    else:
        laid = {slot: number(key) for slot, key in slots.items()}
    return arranged(
        Arrangement(
            edition=edition,
            age=age,
            turn=turn,
            pawn=pawn,
            loot=loot,
            board=[token(key) for key in board],
            slots=laid,
            hidden=list(hidden),
            guild_backs=list(guild_backs),
            discard=piles[0],
            under=piles[1],
            cities=cities,
            agenda=[(actions.OWE_TURN, turn, 0)] if agenda is None else agenda,
        )
    )


# What is done.


def slot_of(state: DuelState, card: str) -> int:
    """Return the slot where a card lies face up."""
    return list(state.slots).index(number(card))


def action(state: DuelState, verb: str, what: str, using: str = "") -> int:
    """Return the number of a play: `build aqueduct`, `wonder colossus using walls`, `take law`, `begin rival`."""
    if verb in SLOT_ACTIONS:
        return SLOT_ACTIONS[verb] + slot_of(state, what)
    if verb == "wonder":
        slot = slot_of(state, using) if using else members_of(state.open)[0]
        return actions.DO_WONDER + wonder(what) * 20 + slot
    if verb == "begin":
        return actions.DO_BEGIN + ("me", "rival").index(what)
    base, first = CHOICES[verb]
    return base + number(what) - first


def can(state: DuelState, verb: str, what: str, using: str = "") -> bool:
    """Return whether whoever must act may do that now."""
    (seat,) = state.to_act()
    return action(state, verb, what, using) in state.legal(seat)


def play(state: DuelState, verb: str, what: str, using: str = "") -> DuelState:
    """Do it, as whoever must act; return the same table."""
    (seat,) = state.to_act()
    state.apply(action(state, verb, what, using), seat)
    check_sound(state)
    return state


def happen(state: DuelState, event: str, what: str) -> DuelState:
    """Apply what chance brings: `turn up forum`, `draw token law`."""
    base, first = OUTCOMES[event]
    state.apply(base + number(what) - first, CHANCE)
    check_sound(state)
    return state


# What is seen.


def offered(state: DuelState, verb: str) -> set[str]:
    """Return the items that a choice of this kind offers."""
    base, first = CHOICES[verb]
    room = AGE_CARDS if first == 0 else FIRST_KINDS
    (seat,) = state.to_act()
    return keys((n - base for n in state.legal(seat) if base <= n < base + room), first)


def possible(state: DuelState, event: str) -> set[str]:
    """Return the items that chance can bring."""
    base, first = OUTCOMES[event]
    return keys((n - base for n in state.legal(CHANCE)), first)


def coins(state: DuelState) -> tuple[int, int]:
    """Return both treasuries, mine first."""
    return state.city0.coins, state.city1.coins


def price(state: DuelState, key: str, seat: int = ME) -> int:
    """Return what a building or wonder costs a seat in all."""
    return state.price(seat, number(key))


def standing(state: DuelState, seat: int = ME) -> set[str]:
    """Return the buildings, built wonders and tokens of a city."""
    held = arrangement_of(state).cities[seat]
    return keys(held.cards) | keys(held.built, WONDER_ITEM[0]) | keys(held.tokens, TOKEN_ITEM[0])


def unbuilt(state: DuelState, seat: int = ME) -> set[str]:
    """Return the wonders that a seat may still build."""
    return keys(members_of(state.city(seat).wonders), WONDER_ITEM[0])


def pile(state: DuelState) -> set[str]:
    """Return the discard pile."""
    return keys(cards_in(state.discard))


def sheet(state: DuelState, seat: int = ME) -> dict[str, int]:
    """Return the lines of a score sheet that are not 0."""
    return filled_lines(SCORE_LINES, state.score_sheet(seat))


def tokens_of(state: object, place: str) -> set[str]:
    """Return the progress tokens on the `board`, in the `box` or `drawn`."""
    return keys(members_of(getattr(state, place)), TOKEN_ITEM[0])
