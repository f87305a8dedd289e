"""Words about classic 7 Wonders: `ClassicWords(game, "fr", ("Antoine", "Bruno", "Chloé"))`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from antipater.data.classic import (
    BOARDS,
    BUILDINGS,
    COINS_PER_POINT,
    DEFEAT_POINTS,
    PRICE,
    REDUCED_PRICE,
    SALE,
    SCORE_LINES,
    SET_POINTS,
    VICTORY_POINTS,
)
from antipater.data.classic_columns import BY_KEY, BY_NUMBER
from antipater.data.classic_items import BOARD_ITEMS, MOST_STAGES, STAGE_ITEMS, Item
from antipater.data.classic_words import (
    ALL_THREE,
    BOTH,
    GOOD_KEYS,
    LEFT,
    NEIGHBOURS,
    OWN,
    RAW_GOODS,
    RIGHT,
    SYMBOL_KEYS,
    CoinsPer,
    Discount,
    PointsPer,
    Symbol,
)
from antipater.data.words import COLOR_KEYS, Coins, Effect, Points
from antipater.game.contract import Game
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.classic.payment import Bill, chains_to
from antipater.rules.classic.table import Table
from antipater.rules.classic.turn import ClassicState
from antipater.text.catalogue import Facts
from antipater.text.classic import choices, events, prices
from antipater.text.classic.events import Step
from antipater.text.game_words import GameWords

SIDE_NAMES = "AB"
SCOPES = {OWN: "own", NEIGHBOURS: "neighbours", ALL_THREE: "all"}
SIDES = {LEFT: "left", RIGHT: "right", BOTH: "both"}
COLOR_RULES = dict(zip(COLOR_KEYS, ("C3.4", "C3.4", "C7.1", "C7.1", "C4.1", "C5.2", "C4.3"), strict=True))
# The rules of effects that Duel has too; the rule of any other effect stands in its message.
EFFECT_RULES: dict[type[Effect], str] = {Coins: "C2.2", Points: "C7.1", Symbol: "C7.1"}


class ClassicWords(GameWords[ClassicState]):
    """Sentences about classic 7 Wonders; the name `You` addresses a player."""

    good_keys = GOOD_KEYS
    symbol_keys = SYMBOL_KEYS
    column_keys = (*COLOR_KEYS, "stages", "defeats")
    # Marks that stand alone, with their rules; goods, colours and symbols have families of their own.
    marks = {  # noqa: RUF012
        "coin": "C7.1",
        "points": "C7.1",
        "shield": "C5.2",
        "victory-token": "C5.1",
        "defeat-token": "C5.1",
        "stage": "C3.7",
        "chain": "C3.3",
        "discount": "C3.4",
        "any-symbol": "C6.5",
        "neighbours": "C1.1",
        "hand": "C2.3",
        "discard-pile": "C8.2",
        "free-building": "C6.1",
        "seventh-card": "C6.3",
        "revive": "C6.2",
        "copy-guild": "C6.4",
        "free-city": "C9.1",
    }

    def __init__(self, game: Game, language: str, players: Sequence[str] = ()) -> None:
        super().__init__(game, language, players, ["classic"])

    # Items and cities.

    def item(self, number: int) -> Item:
        """Return the row of a card, a stage or a board; raise KeyError if there is none."""
        if number not in BY_NUMBER:
            raise KeyError(f"there is no item number {number}")
        return BY_NUMBER[number]

    def knows(self, number: int) -> bool:
        """Return whether there is an item of a number."""
        return number in BY_NUMBER

    def number_of(self, key: str) -> int | None:
        """Return the number of the item that machine text calls by a key, None if there is none."""
        return BY_KEY[key].number if key in BY_KEY else None

    def name(self, item: int) -> str:
        """Return the name of a card, the city of a board, or the wonder and the number of a stage."""
        name = super().name(item)
        return self.say("stage-name", wonder=name, stage=stage_number(item)) if is_stage(item) else name

    def mention(self, item: int) -> str:
        """Return a name as it stands inside a sentence; UNKNOWN is a card that may not be told."""
        if item == UNKNOWN:
            return self.say("some-card")
        if is_stage(item):
            wonder = self.say("mention", name=super().name(item))
            return self.say("stage-mention", wonder=wonder, stage=stage_number(item))
        return super().mention(item)

    def kind(self, item: int) -> str:
        """Return which kind of thing an item is: `blue (civilian building)`, `stage of a wonder`, `board`."""
        if item >= BOARD_ITEMS:
            return self.say("kind-board")
        return self.say("kind-stage") if is_stage(item) else super().kind(item)

    def wonder(self, board: int) -> str:
        """Return the name of the wonder of a board."""
        row = BOARDS[board]
        return row.french_wonder if self.language == "fr" else row.wonder

    def board(self, board: int, side: int) -> str:
        """Return the name of a board with its side: `Giza, side A`; a side that is still open is left out."""
        city = self.name(BOARD_ITEMS + board)
        return self.say("board-side", city=city, side=SIDE_NAMES[side]) if side >= 0 else city

    def city(self, table: Table, city: int) -> str:
        """Return the name of the player of a city, or the Free City (C9.3)."""
        return self.player(city) if city < table.players else self.say("free-city")

    def owner(self, table: Table, city: int, role: str = "player") -> Facts:
        """Return the facts about a city's player that a sentence needs; *role* is what it calls the player."""
        if city < table.players:
            return self.who(city, role)
        return {role: self.say("free-city"), "person" if role == "player" else f"{role}_person": "other"}

    def freed_by(self, item: int) -> list[int]:
        """Return the buildings that an item makes free (C3.3)."""
        return [row.number for row in BUILDINGS if item in chains_to(row.number)]

    def effects(self, item: int) -> list[str]:
        """Return what an item does, and which buildings it makes free (C3.3)."""
        lines, freed = super().effects(item), self.freed_by(item)
        return [*lines, self.sentence("effect-chain", items=self.mentions(freed))] if freed else lines

    def effect_facts(self, effect: Effect, item: int) -> Facts:
        """Return the rule of an effect that Duel has too, and which cities an effect looks at."""
        facts: Facts = {"rule": EFFECT_RULES.get(type(effect), "")}
        match effect:
            case Discount(_, sides):
                facts |= {"side": SIDES[sides], "coins": REDUCED_PRICE}
            case CoinsPer(_, _, scope):
                facts["scope"] = SCOPES[scope]
            case PointsPer(_, _, scope):
                facts |= {"scope": SCOPES[scope], "rule": "C4.1" if scope == OWN else "C4.3"}
        return facts

    def cost(self, item: int) -> str:
        """Return the printed cost of an item: `1 clay, 2 ore; free with Scriptorium`."""
        return prices.cost(self, item)

    def bill(self, state: ClassicState, bill: Bill, rank: int = 0) -> list[str]:
        """Return one of the payments that a bill offers, line by line."""
        return prices.bill_lines(self, state, bill, rank)

    # What can be done, what happens, what is asked.

    def action(self, state: ClassicState, action: int, seat: int) -> str:
        """Return a choice with its price: `Build Baths for 2 coins to Bruno`."""
        return choices.action_words(self, state, action, seat)

    def payment(self, state: ClassicState, action: int, seat: int) -> str:
        """Return only what an action pays to whom: `2 coins to Bruno`; nothing where nothing is paid."""
        city, use = choices.city_of(state, seat), choices.use_of(action)
        return choices.payment_words(self, state, city, choices.paid(state, use, city))

    def outcome(self, state: ClassicState, outcome: int, viewer: int | None = None) -> str:
        """Return what chance brings, as far as the seat *viewer* may know it, or all: `Antoine gets Baths`."""
        return choices.outcome_words(self, state, self.seen(outcome, CHANCE, viewer))

    def event(
        self, before: ClassicState, action: int, seat: int, after: ClassicState, viewer: int | None = None
    ) -> list[str]:
        """Return what happened and what followed from it, as far as the seat *viewer* may know it, or all.

        *before* and *after* are true positions. A choice that is still sealed is told to its seat alone; the one that
        ends a turn tells what all did (C2.1, C8.3).
        """
        return events.event_words(self, Step(before, after), action, seat, viewer)

    def turn(self, before: ClassicState, plays: Mapping[int, int], after: ClassicState) -> list[str]:
        """Return how a turn was resolved, by what one seat knows: observations, and each city's choice as it saw it."""
        return events.turn_lines(self, Step(before, after), plays)

    def decision(self, state: ClassicState) -> str:
        """Return what is asked of whom now, or how the game ended."""
        return choices.decision_words(self, state) if state.depth else events.result_words(self, state)

    def result(self, state: ClassicState) -> str:
        """Return who won and how, or that nobody has yet."""
        return events.result_words(self, state)

    def reason_facts(self, code: str, facts: Mapping[str, Any]) -> Facts:
        """Return which message tells that an item cannot be paid for."""
        if code != "cannot-afford":
            return {}
        return {"code": "cannot-afford", "kind": "stage" if is_stage(facts["item"]) else "card"}

    # Help and the score sheet.

    def help_families(self) -> Iterator[str]:
        """Yield the keys of goods, colours and symbols."""
        yield from (f"good-{key}" for key in self.good_keys)
        yield from (f"color-{key}" for key in COLOR_KEYS)
        yield from (f"symbol-{key}" for key in self.symbol_keys)

    def help_figures(self) -> Facts:
        """Return the figures that the help for single marks needs."""
        worth = self.all_of([str(points) for points in VICTORY_POINTS])
        return {"set": COINS_PER_POINT, "sale": SALE, "worth": worth, "lost": -DEFEAT_POINTS, "reduced": REDUCED_PRICE}

    def help_about(self, family: str, key: str) -> tuple[str, str]:
        """Return what a good, a colour or a symbol means, and the rule."""
        if family == "good":
            return self.say(f"help-good-{'raw' if GOOD_KEYS.index(key) < RAW_GOODS else 'made'}", price=PRICE), "C3.4"
        if family == "color":
            return self.say(f"help-color-{key}"), COLOR_RULES[key]
        effect = Symbol(SYMBOL_KEYS.index(key))
        bearers = [row.number for row in BUILDINGS if effect in row.effects]
        return self.say("help-symbol", items=self.mentions(bearers), points=SET_POINTS), "C7.1"

    @property
    def score_lines(self) -> tuple[str, ...]:
        """The keys of the score sheet, in its order."""
        return SCORE_LINES


def is_stage(item: int) -> bool:
    """Return whether an item is a stage of a wonder."""
    return STAGE_ITEMS <= item < BOARD_ITEMS


def stage_number(item: int) -> int:
    """Return which stage of its wonder a stage is, counted from 1."""
    return (item - STAGE_ITEMS) % MOST_STAGES + 1
