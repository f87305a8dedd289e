"""What a seat sees, for people: as text, or as a picture."""

from typing import Any

from antipater.data.classic import BOARDS
from antipater.data.classic_columns import BY_NUMBER as CLASSIC_ITEMS
from antipater.data.columns import BY_NUMBER
from antipater.data.items import DECK_SIZE, DECKS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.envs.picture import picture
from antipater.envs.spaces import RENDER_MODES
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.errors import BadOption
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.city import City
from antipater.rules.duel.turn import DuelState

WIDTH = 120


def drawn(seen: State, seat: int, mode: str | None) -> Any:
    """Return a drawing as the mode asks for; people get theirs on the screen."""
    if mode is None:
        raise BadOption(f"nothing is drawn without a render_mode: {', '.join(RENDER_MODES)}")
    if mode not in RENDER_MODES:
        raise BadOption(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    if mode == "rgb_array":
        return picture(seen, seat)
    text = "\n".join(sketch(seen, seat))
    if mode == "ansi":
        return text
    print(text)  # noqa: T201 - a person asked to see it here
    return None


def sketch(seen: State, seat: int) -> list[str]:
    """Return an observation as lines of text."""
    if isinstance(seen, DuelState):
        return duel_lines(seen, seat)
    if isinstance(seen, ClassicState):
        return classic_lines(seen, seat)
    return [f"{type(seen).__name__}, seat {seat}"]


def listed(title: str, names: list[str]) -> str:
    """Return a line of names, cut where it gets too long."""
    line = f"{title}: {', '.join(names) or '-'}"
    return line if len(line) <= WIDTH else line[: WIDTH - 1] + "…"


def duel_lines(seen: DuelState, seat: int) -> list[str]:
    """Draw Duel: the structure slot by slot, then the cities."""
    pawn = seen.pawn if seat == 0 else -seen.pawn
    lines = [
        f"Age {seen.age}, pawn {pawn:+} from seat {seat}, to act: {', '.join(map(str, seen.to_act())) or 'nobody'}"
    ]
    slots = []
    for slot in members_of(seen.present):
        name = "?" if seen.hidden >> slot & 1 else BY_NUMBER[seen.slots[slot]].key
        slots.append(f"{slot}:{f'[{name}]' if seen.open >> slot & 1 else name}")
    lines.append(listed("structure", slots))
    lines.append(listed("tokens", [BY_NUMBER[TOKEN_ITEMS + token].key for token in members_of(seen.board)]))
    for name, city in (("me", (seen.city0, seen.city1)[seat]), ("opponent", (seen.city1, seen.city0)[seat])):
        lines += city_lines(name, city)
    return lines


def city_lines(name: str, city: City) -> list[str]:
    """Draw a city of Duel."""
    cards = [deck * DECK_SIZE + place for deck in range(DECKS) for place in members_of(city.cards[deck])]
    wonders = [
        f"{'+' if city.built >> wonder & 1 else '-'}{BY_NUMBER[WONDER_ITEMS + wonder].key}"
        for wonder in members_of(city.wonders)
    ]
    return [
        f"{name}: {city.coins} coins",
        listed("  wonders", wonders),
        listed("  tokens", [BY_NUMBER[TOKEN_ITEMS + token].key for token in members_of(city.tokens)]),
        listed("  buildings", [BY_NUMBER[card].key for card in cards]),
    ]


def classic_lines(seen: ClassicState, seat: int) -> list[str]:
    """Draw classic 7 Wonders: the own hand, then the cities."""
    lines = [f"Age {seen.age}, turn {seen.turn + 1}, to act: {', '.join(map(str, seen.to_act())) or 'nobody'}"]
    lines.append(listed("hand", [CLASSIC_ITEMS[card].key for card in seen.hand(seat) if card >= 0]))
    cities = seen.cities
    for city in range(cities.number):
        cards = [
            CLASSIC_ITEMS[deck * DECK_SIZE + place].key
            for deck in range(DECKS)
            for place in members_of(cities.cards[city * DECKS + deck])
        ]
        board = BOARDS[cities.board[city]].key if cities.board[city] >= 0 else "?"
        lines.append(f"{'me' if city == seat else f'city {city}'}: {board}, {cities.coins[city]} coins")
        lines.append(listed("  buildings", cards))
    return lines
