"""A table with Agora for a test: cubes, decrees and conspiracies by name, and plays that read like the rulebook.

`table(me=city(coins=5), cards=("walls",), cubes=({3: 1}, {}), decrees={3: "shield"})` lays cards side by side in row 1,
all accessible, and puts one own cube into chamber 3, whose decree is the shield. Chambers count from 1.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from antipater.data import columns
from antipater.data.agora import CHAMBERS, CONSPIRACIES, DECREES
from antipater.data.items import TOKEN_ITEM, WONDER_ITEM
from antipater.data.pantheon import DECK, MYTHOLOGIES
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE
from antipater.rules.agora.arrange import AgoraArrangement
from antipater.rules.agora.decisions import FACE_DOWN, NO_DECREE
from antipater.rules.agora.part import Agora
from antipater.rules.duel import decisions as duel
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.decisions import UNDRAWN
from antipater.rules.pantheon.part import Pantheon

from ..soundness import ALL_ROWS, check_sound

ME, RIVAL = 0, 1
DECREE_KEYS = [row.key for row in DECREES]
PLOT_KEYS = [row.key for row in CONSPIRACIES]
# In Age III the guilds are of no use here; a structure of row 1 alone is accessible at once.
FIRST_SLOTS = {1: (18, 19, 20, 21, 22, 23, 24), 2: (0, 1, 2, 3, 4, 5, 6), 3: (5, 6, 7, 8)}


def number(key: str) -> int:
    """Return the number of an item."""
    return columns.BY_KEY[key].number


def wonder(key: str) -> int:
    """Return the place of a wonder."""
    return WONDER_ITEM.index(number(key))


def token(key: str) -> int:
    """Return the place of a progress token."""
    return TOKEN_ITEM.index(number(key))


def plot(key: str) -> int:
    """Return the number of a conspiracy."""
    return PLOT_KEYS.index(key)


def plots(*names: str) -> int:
    """Return conspiracies as a set."""
    return sum(1 << plot(key) for key in names)


def city(*standing: str, coins: int = 7, wonders: Iterable[str] = ()) -> CityHoldings:
    """Return a city: buildings, built wonders and progress tokens that stand in it, and *wonders* not yet built."""
    items = [columns.BY_KEY[key] for key in standing]
    return CityHoldings(
        coins,
        cards=[item.number for item in items if item.deck],
        wonders=[wonder(key) for key in wonders],
        built=[wonder(item.key) for item in items if item.number in WONDER_ITEM],
        tokens=[token(item.key) for item in items if item.number in TOKEN_ITEM],
    )


def chambers(given: Mapping[int, Any], missing: Any) -> list[Any]:
    """Return what is given for each chamber."""
    return [given.get(chamber, missing) for chamber in range(1, CHAMBERS + 1)]


def table(
    me: CityHoldings | None = None,
    rival: CityHoldings | None = None,
    *,
    cards: tuple[str, ...] = ("walls", "forum"),
    slots: Mapping[int, str] | None = None,
    hidden: Iterable[int] = (),
    age: int = 2,
    pawn: int = 0,
    loot: int = 0b1111,
    board: Iterable[str] = (),
    discard: Iterable[str] = (),
    under: Iterable[str] = (),
    cubes: tuple[Mapping[int, int], Mapping[int, int]] = ({}, {}),
    decrees: Mapping[int, str | None] | None = None,
    agenda: list[tuple[int, int, int]] | None = None,
    pantheon: dict[str, Any] | None = None,
    **own: Any,
) -> DuelState:
    """Put a position on the table in which I am about to play."""
    laid = slots or dict(zip(FIRST_SLOTS[age], cards, strict=False))
    senators = sum(1 << slot for slot, key in laid.items() if columns.BY_KEY[key].part == "agora")
    shown = {chamber: DECREE_KEYS.index(key) if key else NO_DECREE for chamber, key in (decrees or {}).items()}
    agora = AgoraArrangement(
        cubes=[*chambers(cubes[0], 0), *chambers(cubes[1], 0)],
        decree=chambers(shown, FACE_DOWN),
        senator_slots=own.pop("senator_slots", 0) | senators,
        **own,
    )
    parts: dict[str, Any] = {"agora": agora}
    if pantheon is not None:
        parts["pantheon"] = with_decks(pantheon)
    given = Arrangement(
        age=age,
        pawn=pawn,
        loot=loot,
        board=[token(key) for key in board],
        slots={slot: number(key) for slot, key in laid.items()},
        hidden=list(hidden),
        discard=[number(key) for key in discard],
        under=[number(key) for key in under],
        cities=(me or city(), rival or city()),
        agenda=[(duel.OWE_TURN, ME, 0)] if agenda is None else agenda,
        parts=parts,
    )
    return arranged(given, (Agora,) if pantheon is None else (Pantheon, Agora))


def with_decks(given: dict[str, Any]) -> PantheonArrangement:
    """Return what Pantheon adds; the divinities that lie elsewhere are not in the decks."""
    there = [
        *given.get("spaces", {}).values(),
        *(d for owned in given.get("divinities", ()) for d in members_of(owned)),
    ]
    decks = [[UNDRAWN] * (DECK - sum(d // DECK == kind for d in there)) for kind in range(MYTHOLOGIES)]
    return PantheonArrangement(decks=decks, decks_known=[[0] * len(deck) for deck in decks], **given)


def ready(*names: str, rival: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return prepared conspiracies, mine and the rival's, with cards under them that nobody needs."""
    return {
        "ready": [[plot(key) for key in names], [plot(key) for key in rival]],
        "ready_cards": [[number("theater")] * len(names), [number("altar")] * len(rival)],
    }


def can(state: DuelState, verb: str, *about: int) -> bool:
    """Return whether whoever must act may do that now."""
    (seat,) = state.to_act()
    return ALL_ROWS.action(verb).number(*about) in state.legal(seat)


def play(state: DuelState, verb: str, *about: int) -> DuelState:
    """Do it, as whoever must act; return the same table."""
    (seat,) = state.to_act()
    state.apply(ALL_ROWS.action(verb).number(*about), seat)
    check_sound(state)
    return state


def happen(state: DuelState, verb: str, *about: int) -> DuelState:
    """Apply what chance brings."""
    state.apply(ALL_ROWS.outcome(verb).number(*about), CHANCE)
    check_sound(state)
    return state


def turn_of(seat: int) -> list[tuple[int, int, int]]:
    """Return the agenda of a turn."""
    return [(duel.OWE_TURN, seat, 0)]


def options(state: DuelState, verb: str) -> list[tuple[int, ...]]:
    """Return what whoever must act, or chance, can do with a verb."""
    (seat,) = state.to_act()
    rows = ALL_ROWS.outcome(verb) if seat == CHANCE else ALL_ROWS.action(verb)
    return [rows.about(action) for action in state.legal(seat) if action in rows]


def verbs(state: DuelState) -> set[str]:
    """Return what whoever must act can do, without what it is about."""
    (seat,) = state.to_act()
    return {ALL_ROWS.verb(action, seat == CHANCE).key for action in state.legal(seat)}


def agora_of(state: DuelState) -> Agora:
    """Return the Agora of a table."""
    found: Agora = state.part("agora")
    return found


def trigger(state: DuelState, key: str) -> DuelState:
    """Trigger a prepared conspiracy."""
    return play(state, "trigger", plot(key))
