"""A table with the Pantheon for a test: divinities, decks and tokens by name, and plays that read like the rulebook.

`table(me=city(coins=5), cards=("walls",), spaces={2: "mars"})` lays out an Age as for Duel and puts Mars, known to
both, on space 2. A deck that is not given is face down and untouched; one that is given, top first, is known to both.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from antipater.data import pantheon
from antipater.data.duel import CAPITAL, SCORE_LINES
from antipater.data.items import AGE_CARDS, DIVINITY_ITEMS, FIRST_KINDS, MOST_DIVINITIES, TOKEN_ITEM, WONDER_ITEM
from antipater.data.pantheon import DECK, MYTHOLOGIES, MYTHOLOGY_KEYS, OFFERINGS, SPACES
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.decisions import DO_KEEP, EMPTY, OWE_TURN, REVISED
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon import decisions as actions
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.decisions import FIRST_OFFERING, OFF_TRACK, SUBSETS, UNDRAWN
from antipater.rules.pantheon.part import Pantheon

from .. import table as duel
from ..shared import filled_lines
from ..soundness import check_sound
from ..table import ALL_LOOT, ME, age_of, city, keys, number, row_of, token, wonder

BOTH = 0b11
LOOT = ("mine 2", "mine 5", "theirs 2", "theirs 5")  # the sides of players 0 and 1

# Choices of one thing: where their numbers begin, and which item is the first.
CHOICES = {
    "choose": (actions.DO_CHOOSE, DIVINITY_ITEMS),
    "put on top": (actions.DO_TOP, DIVINITY_ITEMS),
    "copy": (actions.DO_SNAKE, 0),
    "steal": (actions.DO_STEAL, 0),
    "unbuild": (actions.DO_UNBUILD, WONDER_ITEM[0]),
    "raise": (actions.DO_RAISE, WONDER_ITEM[0]),
    "bury": (actions.DO_BURY, 0),
    "take wonder": (actions.DO_TAKE, WONDER_ITEM[0]),
    "keep": (DO_KEEP, TOKEN_ITEM[0]),
}
PLACES = {"claim": actions.DO_CLAIM, "strike": actions.DO_STRIKE, "minerva": actions.DO_MINERVA + CAPITAL}
OUTCOMES = {
    "look": (actions.CHANCE_LOOK, DIVINITY_ITEMS),
    "rival looks": (actions.CHANCE_LOOK + MOST_DIVINITIES, DIVINITY_ITEMS),
    "show": (actions.CHANCE_REVEAL, DIVINITY_ITEMS),
}


def divinity(key: str) -> int:
    """Return the number of a divinity, or of the Gate."""
    return number(key) - DIVINITY_ITEMS


def members(names: Iterable[str]) -> int:
    """Return divinities as a set."""
    return sum(1 << divinity(key) for key in names)


def mythology(key: str) -> int:
    """Return the number of a mythology."""
    return MYTHOLOGY_KEYS.index(key)


def offering_set(values: Iterable[int]) -> int:
    """Return offering tokens as a set."""
    return sum(1 << OFFERINGS.index(value) for value in values)


# What lies on the table.


def decks_around(given: Mapping[str, tuple[str, ...]], elsewhere: set[str]) -> list[list[int]]:
    """Return all five decks; one that is not given holds, face down, whatever is not elsewhere."""
    decks = []
    for place, key in enumerate(MYTHOLOGY_KEYS):
        if key in given:
            decks.append([divinity(name) for name in given[key]])
        else:
            gone = sum(divinity(name) // DECK == place for name in elsewhere)
            decks.append([UNDRAWN] * (DECK - gone))
    return decks


def slot_token(what: str | int) -> int:
    """Return a token of the structure: a mythology by its name, an offering by its value."""
    return mythology(what) if isinstance(what, str) else FIRST_OFFERING + OFFERINGS.index(what)


def arranged_with_pantheon(**fields: Any) -> DuelState:
    """Put a position on a table with Pantheon; the fields are those of Duel's arrangement and of Pantheon's."""
    own = {name: fields.pop(name) for name in list(fields) if name in PantheonArrangement.__dataclass_fields__}
    return arranged(Arrangement(**fields, parts={"pantheon": PantheonArrangement(**own)}), (Pantheon,))


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
    built_with: Mapping[str, str] | None = None,
    edition: int = REVISED,
    agenda: list[tuple[int, int, int]] | None = None,
    spaces: Mapping[int, str] | None = None,
    decks: Mapping[str, tuple[str, ...]] | None = None,
    known: int = BOTH,
    tokens: Mapping[int, str | int] | None = None,
    mythologies: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    offerings: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    divinities: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    safe: tuple[int, int] = (0, 0),
    on_enki: Iterable[str] = (),
    snake: str = "",
    minerva: int = OFF_TRACK,
) -> DuelState:
    """Put a position on the table in which *turn* is about to play, in Age II unless a card says otherwise.

    *built_with* says which card lies under a built wonder; *known* who knows the decks that are given.
    """
    cities = me or city(), rival or city()
    beneath = {wonder(key): number(card) for key, card in (built_with or {}).items()}
    piles = [number(key) for key in discard], [*(number(key) for key in under), *beneath.values()]
    named = [*cards, *(slots or {}).values()]
    age = age or (age_of(named[0]) if named else 2)
    if slots is None:
        laid = row_of(cards, age, {*cities[0].cards, *cities[1].cards, *piles[0], *piles[1]}, last)
    else:
        laid = {slot: number(key) for slot, key in slots.items()}
    elsewhere = {key for key in (spaces or {}).values() if key != "gate"} | {*divinities[0], *divinities[1]}
    stacks = decks_around(decks or {}, elsewhere - {"gate"})
    return arranged_with_pantheon(
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
        agenda=[(OWE_TURN, turn, 0)] if agenda is None else agenda,
        decks=stacks,
        decks_known=[[known if place >= 0 else 0 for place in stack] for stack in stacks],
        spaces={space: divinity(key) for space, key in (spaces or {}).items()},
        slot_tokens={slot: slot_token(what) for slot, what in (tokens or {}).items()},
        mythology=[owned.count(key) for owned in mythologies for key in MYTHOLOGY_KEYS],
        offerings=[offering_set(owned) for owned in offerings],
        divinities=[members(owned) for owned in divinities],
        safe=list(safe),
        under_wonders=beneath,
        on_card=[token(key) for key in on_enki],
        snake=number(snake) if snake else EMPTY,
        minerva=minerva,
    )


# What is done.


def action(state: DuelState, verb: str, what: str | int, using: str | int | tuple[int, ...] = "") -> int:
    """Return the number of a play: `activate mars using (3,)`, `place zeus using 4`, `strike 15`, `steal quarry`."""
    if verb == "activate":
        used = offering_set(using) if isinstance(using, tuple) else 0
        return actions.DO_ACTIVATE + space_of(state, str(what)) * SUBSETS + used
    if verb == "place":
        assert isinstance(using, int)
        return actions.DO_PLACE + divinity(str(what)) * SPACES + using
    if verb == "name":
        return actions.DO_DECK + mythology(str(what))
    if verb in ("remove", "apply"):
        return (actions.DO_REMOVE if verb == "remove" else actions.DO_APPLY) + LOOT.index(str(what))
    if verb in PLACES:
        return PLACES[verb] + int(what)
    if verb in CHOICES:
        base, first = CHOICES[verb]
        return base + number(str(what)) - first
    return duel.action(state, verb, str(what), str(using))


def can(state: DuelState, verb: str, what: str | int, using: str | int | tuple[int, ...] = "") -> bool:
    """Return whether whoever must act may do that now."""
    (seat,) = state.to_act()
    return action(state, verb, what, using) in state.legal(seat)


def play(state: DuelState, verb: str, what: str | int, using: str | int | tuple[int, ...] = "") -> DuelState:
    """Do it, as whoever must act; return the same table."""
    (seat,) = state.to_act()
    state.apply(action(state, verb, what, using), seat)
    check_sound(state)
    return state


def happen(state: DuelState, event: str, what: str) -> DuelState:
    """Apply what chance brings: `look zeus`, `show enki`, `turn up forum`."""
    if event not in OUTCOMES:
        duel.happen(state, event, what)
        return state
    base, first = OUTCOMES[event]
    state.apply(base + number(what) - first, CHANCE)
    check_sound(state)
    return state


# What is seen.


def offered(state: DuelState, verb: str) -> set[str]:
    """Return the items that a choice of this kind offers."""
    if verb not in CHOICES:
        return duel.offered(state, verb)
    base, first = CHOICES[verb]
    room = AGE_CARDS if first == 0 else FIRST_KINDS
    (seat,) = state.to_act()
    return keys((n - base for n in state.legal(seat) if base <= n < base + room), first)


def places(state: DuelState, verb: str) -> set[int]:
    """Return the slots or spaces that a choice of this kind offers."""
    (seat,) = state.to_act()
    return {n - PLACES[verb] for n in state.legal(seat)}


def loot_offered(state: DuelState) -> set[str]:
    """Return the military tokens that can be removed or applied."""
    (seat,) = state.to_act()
    return {LOOT[(n - actions.DO_REMOVE) % len(LOOT)] for n in state.legal(seat)}


def loot_left(state: DuelState) -> set[str]:
    """Return the military tokens on the board."""
    return {LOOT[place] for place in members_of(state.loot)}


def possible(state: DuelState, event: str) -> set[str]:
    """Return the items that chance can bring."""
    if event not in OUTCOMES:
        return duel.possible(state, event)
    base, first = OUTCOMES[event]
    return keys((n - base for n in state.legal(CHANCE)), first)


def space_of(state: DuelState, key: str) -> int:
    """Return the space where a divinity or the Gate lies."""
    return list(state.part("pantheon").spaces).index(divinity(key))


def activated(state: DuelState, seat: int = ME) -> set[str]:
    """Return the divinities in front of a seat."""
    return keys(members_of(list(state.part("pantheon").divinities)[seat]), DIVINITY_ITEMS)


def deck(state: DuelState, key: str) -> list[str | None]:
    """Return a deck, top first, as the position holds it; None where nobody, or not the viewer, knows."""
    first = mythology(key) * DECK
    there = list(state.part("pantheon").deck)[first : first + list(state.part("pantheon").deck_size)[mythology(key)]]
    return [pantheon.DIVINITIES[n].key if n >= 0 else None for n in there]


def mythology_tokens(state: DuelState, seat: int = ME) -> list[str]:
    """Return the mythology tokens of a seat."""
    counts = list(state.part("pantheon").mythology)[seat * MYTHOLOGIES :]
    return [key for place, key in enumerate(MYTHOLOGY_KEYS) for _ in range(counts[place])]


def offerings_of(state: DuelState, seat: int = ME) -> list[int]:
    """Return the values of the offering tokens of a seat."""
    return [OFFERINGS[place] for place in members_of(list(state.part("pantheon").offerings)[seat])]


def sheet(state: DuelState, seat: int = ME) -> dict[str, int]:
    """Return the lines of a score sheet that are not 0."""
    return filled_lines((*SCORE_LINES, pantheon.SCORE_LINE), state.score_sheet(seat))
