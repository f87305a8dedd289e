"""What a seat sees, for people: as text, or as a picture. The kit of a ruleset names its drawing, `render`."""

import textwrap
from typing import Any

from antipater.catalog import kit_of
from antipater.data.classic import BOARDS
from antipater.data.classic_columns import BY_NUMBER as CLASSIC_ITEMS
from antipater.data.classic_items import DECKS as CLASSIC_DECKS
from antipater.data.classic_words import COLUMNS, STAGES
from antipater.data.columns import BY_NUMBER
from antipater.data.items import DECK_SIZE, DECKS, TOKEN_ITEM, WONDER_ITEM
from antipater.envs.picture import Picture, draw_classic, draw_duel, draw_lines, empty_canvas
from antipater.envs.spaces import RENDER_MODES
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.errors import BadOption
from antipater.game.seats import UNKNOWN
from antipater.notation.positions import write_position
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.city import City
from antipater.rules.duel.state import DuelState

WIDTH = 116  # characters of a line
TOLD = ("age", "pawn", "board", "structure", "shown", "cards", "wonders", "built", "tokens", "coins")  # in words above


def checked_mode(mode: str | None) -> str | None:
    """Return a way to draw; raise BadOption if there is no such way."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def drawn(seen: State, seat: int, mode: str | None) -> Any:
    """Return a drawing as the mode asks for; people get theirs on the screen."""
    if mode is None:
        raise BadOption(f"nothing is drawn without a render_mode: {', '.join(RENDER_MODES)}")
    checked_mode(mode)
    drawing = drawing_of(seen)
    if mode == "rgb_array":
        return draw_lines(drawing.picture(seen, seat), drawing.text(seen, seat))
    text = "\n".join(drawing.text(seen, seat))
    if mode == "ansi":
        return text
    print(text)  # noqa: T201 - a person asked to see it here
    return None


class Drawing:
    """A drawing for any ruleset: its name and who must act, and an empty picture."""

    def text(self, seen: Any, seat: int) -> list[str]:
        """Return an observation as lines of text."""
        return [f"{seen.ruleset}, seat {seat}, to act: {actors(seen)}"]

    def picture(self, seen: Any, seat: int) -> Picture:
        """Return an observation as a picture."""
        return empty_canvas()


def drawing_of(seen: State) -> Drawing:
    """Return the drawing of the ruleset that a position belongs to."""
    kit = kit_of(seen)
    made: Drawing = kit.piece("render")() if "render" in kit.pieces else Drawing()
    return made


def actors(seen: State) -> str:
    """Return who must act."""
    return ", ".join(map(str, seen.to_act())) or "nobody"


def listed(title: str, names: list[str]) -> list[str]:
    """Return names in as many lines as they need."""
    return textwrap.wrap(f"{title}: {', '.join(names) or '-'}", WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def others_in(seen: State) -> list[str]:
    """Return the rest of a position, as its notation has it: what expansions have on the table, for example."""
    lines = []
    for word in write_position(seen).split()[1:]:
        key, _, value = word.partition("=")
        if key.rstrip("01") not in TOLD:
            lines += listed(key, value.split(","))
    return lines


class DuelDrawing(Drawing):
    """A drawing of Duel; of expansions it shows the facts that they name."""

    def text(self, seen: DuelState, seat: int) -> list[str]:
        """Return the structure slot by slot, then the cities, then the expansions."""
        pawn = seen.pawn if seat == 0 else -seen.pawn
        slots = []
        for slot in members_of(seen.present):
            name = BY_NUMBER[seen.slots[slot]].key if seen.slots[slot] >= 0 else "?"  # face down, or about to be turned
            slots.append(f"{slot}:{f'[{name}]' if seen.open >> slot & 1 else name}")
        lines = [f"Age {seen.age}, pawn {pawn:+} from seat {seat}, to act: {actors(seen)}"]
        lines += listed("structure", slots)
        lines += listed("tokens", [BY_NUMBER[TOKEN_ITEM[token]].key for token in members_of(seen.board)])
        if seen.shown:
            lines += listed("wonders on offer", [BY_NUMBER[WONDER_ITEM[one]].key for one in members_of(seen.shown)])
        for name, city in (("me", seen.city(seat)), ("opponent", seen.city(1 - seat))):
            lines += city_lines(name, city)
        lines += others_in(seen)
        for part in seen.part_types:  # an expansion that names its facts
            facts = getattr(part, "facts", ())
            values = seen.part(part.name).fact_values(seen) if facts else ()
            known = ["?" if value == UNKNOWN else str(value) for value in values]
            names = [f"{fact.name} {value}" for fact, value in zip(facts, known, strict=True)]
            lines += listed(part.name, names) if names else []
        return lines

    def picture(self, seen: DuelState, seat: int) -> Picture:
        """Return the table as a picture."""
        return draw_duel(empty_canvas(), seen, seat)


def city_lines(name: str, city: City) -> list[str]:
    """Return a city of Duel."""
    cards = [deck * DECK_SIZE + place for deck in range(DECKS) for place in members_of(city.cards[deck])]
    return [
        f"{name}: {city.coins} coins",
        *listed("  wonders built", [BY_NUMBER[WONDER_ITEM[wonder]].key for wonder in members_of(city.built)]),
        *listed("  wonders to build", [BY_NUMBER[WONDER_ITEM[wonder]].key for wonder in members_of(city.wonders)]),
        *listed("  tokens", [BY_NUMBER[TOKEN_ITEM[token]].key for token in members_of(city.tokens)]),
        *listed("  buildings", [BY_NUMBER[card].key for card in cards]),
    ]


class ClassicDrawing(Drawing):
    """A drawing of classic 7 Wonders."""

    def text(self, seen: ClassicState, seat: int) -> list[str]:
        """Return the own hand, then the cities."""
        lines = [f"Age {seen.age}, turn {seen.turn + 1}, to act: {actors(seen)}"]
        lines += listed("hand", [CLASSIC_ITEMS[card].key for card in seen.hand(seat) if card >= 0])
        cities = seen.cities
        for city in range(cities.number):
            cards = [
                CLASSIC_ITEMS[deck * DECK_SIZE + place].key
                for deck in range(CLASSIC_DECKS)
                for place in members_of(cities.cards[city * CLASSIC_DECKS + deck])
            ]
            board = BOARDS[cities.board[city]].key if cities.board[city] >= 0 else "?"
            side = "ab"[cities.side[city]] if cities.side[city] >= 0 else "?"
            stages = f"{cities.count[city * COLUMNS + STAGES]} stages built"
            lines.append(
                f"{'me' if city == seat else f'city {city}'}: {board} {side}, {cities.coins[city]} coins, {stages}"
            )
            lines += listed("  buildings", cards)
        return lines

    def picture(self, seen: ClassicState, seat: int) -> Picture:
        """Return the table as a picture."""
        return draw_classic(empty_canvas(), seen, seat)
