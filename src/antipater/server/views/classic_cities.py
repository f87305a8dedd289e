"""A city of classic 7 Wonders for a page: board, stages, cards by colour, goods, prices, conflicts, science, points."""

from typing import NotRequired

from typing_extensions import TypedDict

from antipater.data.classic import AGES, BOARDS, SALE, SCORE_LINES, VICTORY_POINTS
from antipater.data.classic_columns import BY_NUMBER, STAGES_OF
from antipater.data.classic_items import NONE, SIDES
from antipater.data.classic_words import (
    COLUMNS,
    DEFEATS,
    GOOD_KEYS,
    LEFT,
    RAW_GOODS,
    RIGHT,
    STAGES,
    SYMBOL_KEYS,
    SYMBOLS,
    Produce,
    ProduceOneOf,
)
from antipater.data.words import COLOR_KEYS
from antipater.rules.classic.actions import PLAYS, SOLD, STAGED
from antipater.rules.classic.borders import border_tokens
from antipater.rules.classic.payment import cards_in, items_in, unit_price
from antipater.rules.classic.scoring import copied_guild
from antipater.rules.classic.turn import ClassicState

SIDE_LETTERS = "ab"


class StageView(TypedDict):
    """A stage of a wonder; cost and effects are those of the item."""

    stage: str
    built: bool
    coins: int
    needs: dict[str, int]
    under: NotRequired[str]  # the card it was built with, if the viewer knows it


class OneOf(TypedDict):
    """A unit of one of several goods, each turn."""

    goods: list[str]
    sold: bool  # neighbours can buy it


class ClassicCity(TypedDict):
    """A city."""

    board: str | None  # None before it is given
    side: str | None
    good: str | None  # of the board
    left: int
    right: int
    hand: int  # cards in hand
    coins: int
    discard: int  # what discarding a card brings
    shields: int
    symbols: dict[str, int]
    anySymbols: int  # chosen at the end
    victories: dict[str, int]  # tokens by their points
    defeats: int
    tokens: dict[str, list[int]]  # points of the token against each neighbour, Age by Age; 0: none
    cards: dict[str, list[str]]  # by colour
    stages: list[StageView]
    sold: int  # cards that it discarded for coins
    makes: dict[str, int]
    choice: list[OneOf]
    buys: dict[str, dict[str, int]]  # what a unit costs: by neighbour, raw or manufactured
    freeBuilding: str | None  # ready, used; None: it has no such stage
    seventhCard: bool
    copiesGuild: bool
    copied: str | None  # the guild that would be copied now
    score: dict[str, int]
    total: int


def city_view(state: ClassicState, city: int) -> ClassicCity:
    """Return a city."""
    cities = state.cities
    board, side = cities.board[city], cities.side[city]
    cards, sheet, copied = cards_in(cities, city), state.score_sheet(city), copied_guild(cities, city)
    return {
        "board": None if board < 0 else BOARDS[board].key,
        "side": None if side < 0 else SIDE_LETTERS[side],
        "good": None if board < 0 else GOOD_KEYS[BOARDS[board].good],
        "left": cities.left_of(city),
        "right": cities.right_of(city),
        "hand": state.sizes[city],
        "coins": cities.coins[city],
        "discard": SALE,
        "shields": cities.shields[city],
        "symbols": {key: cities.symbols[city * SYMBOLS + symbol] for symbol, key in enumerate(SYMBOL_KEYS)},
        "anySymbols": cities.any_symbol[city],
        "victories": {str(VICTORY_POINTS[age]): cities.victories[city * AGES + age] for age in range(AGES)},
        "defeats": cities.count[city * COLUMNS + DEFEATS],
        "tokens": {
            "left": border_tokens(state, city, cities.left_of(city)),
            "right": border_tokens(state, city, cities.right_of(city)),
        },
        "cards": {
            color: [BY_NUMBER[card].key for card in cards if BY_NUMBER[card].column == n]
            for n, color in enumerate(COLOR_KEYS)
        },
        "stages": [] if board < 0 or side < 0 else stages(state, city),
        "sold": uses(state, city).count(SOLD),
        **production(state, city),
        "buys": {
            name: {"raw": unit_price(cities, city, 0, place), "made": unit_price(cities, city, RAW_GOODS, place)}
            for name, place in (("left", LEFT), ("right", RIGHT))
        },
        "freeBuilding": ("ready" if cities.free_left[city] else "used") if cities.free_power[city] else None,
        "seventhCard": bool(cities.seventh[city]),
        "copiesGuild": bool(cities.copies_guild[city]),
        "copied": None if copied == NONE else BY_NUMBER[copied].key,
        "score": dict(zip(SCORE_LINES, sheet, strict=True)),
        "total": sum(sheet),
    }


class Production(TypedDict):
    """What a city makes every turn."""

    makes: dict[str, int]
    choice: list[OneOf]


def production(state: ClassicState, city: int) -> Production:
    """Return what a city makes; what it does not sell is marked (C3.4)."""
    made: Production = {"makes": dict.fromkeys(GOOD_KEYS, 0), "choice": []}
    for item in items_in(state.cities, city) if state.cities.board[city] >= 0 else ():
        for effect in BY_NUMBER[item].effects:
            match effect:
                case Produce(good, units):
                    made["makes"][GOOD_KEYS[good]] += units
                case ProduceOneOf(goods, for_sale):
                    made["choice"].append({"goods": [GOOD_KEYS[good] for good in goods], "sold": for_sale})
    return made


def uses(state: ClassicState, city: int) -> list[int]:
    """Return what became of the cards that a city has played, turn by turn."""
    return list(state.uses)[city * PLAYS : (city + 1) * PLAYS]


def stages(state: ClassicState, city: int) -> list[StageView]:
    """Return the stages of a wonder, with the cards under them as far as the viewer knows these (C8.3)."""
    cities = state.cities
    played = list(state.cards)[city * PLAYS : (city + 1) * PLAYS]
    under = [card for card, use in zip(played, uses(state, city), strict=True) if use == STAGED]
    drawn: list[StageView] = []
    for place, stage in enumerate(STAGES_OF[cities.board[city] * SIDES + cities.side[city]]):
        view: StageView = {
            "stage": stage.key,
            "built": place < cities.count[city * COLUMNS + STAGES],
            "coins": stage.coins,
            "needs": {good: units for good, units in zip(GOOD_KEYS, stage.needs, strict=True) if units},
        }
        if place < len(under) and under[place] >= 0:
            view["under"] = BY_NUMBER[under[place]].key
        drawn.append(view)
    return drawn
