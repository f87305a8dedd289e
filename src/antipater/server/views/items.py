"""Rulesets as data, and the items of Duel: every card, wonder, token and divinity with its figures and its words."""

from collections.abc import Sequence
from typing import Any, NotRequired

from typing_extensions import TypedDict

from antipater.catalog import ruleset
from antipater.data.columns import ALL, BASE
from antipater.data.duel import CAPITAL, LOOT_AT, SCORE_LINES, STRUCTURES, TRACK_POINTS
from antipater.data.items import NONE, Item
from antipater.data.pantheon import MYTHOLOGY_KEYS, SCORE_LINE
from antipater.data.promos import WONDERS_PROMO
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, SYMBOL_KEYS
from antipater.game.contract import Game
from antipater.notation.duel_moves import CHANCE_VERBS, SEAT_VERBS
from antipater.notation.verbs import Verb
from antipater.text.speech import Speech
from antipater.text.vocabulary import COLUMN_KEYS
from antipater.text.words import HELP_KEYS, Words


class ItemInfo(TypedDict):
    """A printed thing."""

    name: str
    kind: str  # in words
    column: str  # colour, or another kind: wonders, tokens, divinities
    deck: int  # 1 to 3 for the Ages, 4 for guilds and temples, 0 for what is no card
    coins: int
    needs: dict[str, int]
    gives: str | None  # the chain symbol it grants
    freeWith: str | None  # the one that makes it free
    cost: str  # in words
    effects: list[str]  # in words, with their rules
    what: list[dict[str, object]]  # the same for programs: the word and its figures
    freeAfter: NotRequired[list[str]]  # the buildings of which one makes it free
    copies: NotRequired[list[int]]  # the numbers of players from which each copy is in the deck


class BoardInfo(TypedDict):
    """A wonder board."""

    city: str
    wonder: str
    good: str
    sides: dict[str, list[str]]  # the stages of side a and of side b


class VerbInfo(TypedDict):
    """A run of actions that one verb names."""

    verb: str
    first: int


class HelpInfo(TypedDict):
    """A symbol explained."""

    name: str
    meaning: str
    rule: str


class Numbers(TypedDict):
    """What the contract says about a ruleset."""

    name: str
    version: int
    seats: int  # with the options as they are by default
    actions: int
    outcomes: int
    prize: int
    choices: dict[str, list[str]]  # the values of each option, the default first


class PartInfo(TypedDict):
    """A part of a ruleset: an expansion."""

    key: str
    title: str


class RulesItems(TypedDict):
    """What is printed in a ruleset, and its words."""

    verbs: list[VerbInfo]  # of seats, ascending
    chances: list[VerbInfo]
    items: dict[str, ItemInfo]
    boards: dict[str, BoardInfo]
    structures: list[list[str]]
    track: dict[str, list[int] | int]
    goods: list[str]  # in the order of their numbers, as effects name them
    symbols: list[str]
    columns: list[str]  # what a city counts: colours, then wonders or stages, tokens and more
    help: dict[str, HelpInfo]
    words: dict[str, str]  # names of the lines of the score sheet and of mythologies


class Rules(Numbers, RulesItems):
    """A ruleset as data."""

    title: str
    family: str  # which table of the page draws it; `plain`: none
    parts: list[PartInfo]
    secrets: bool  # players know different things
    lessons: bool  # a guided game explains it
    messages: str  # Fluent source: words of its parts that the page's own catalogues lack


def duel_rules(name: str, parts: Sequence[str], language: str) -> RulesItems:
    """Return Duel with its parts as data."""
    game, words = ruleset(name), Words(language)
    items = ALL if "pantheon" in parts else (*BASE, *WONDERS_PROMO)
    return {
        "verbs": [verb_info(verb) for verb in SEAT_VERBS if verb.first < game.actions],
        "chances": [verb_info(verb) for verb in CHANCE_VERBS if verb.first < game.outcomes],
        "items": {item.key: item_info(words, item) for item in items},
        "boards": {},
        "structures": [list(rows) for rows in STRUCTURES],
        "track": {"capital": CAPITAL, "points": list(TRACK_POINTS), "loot": list(LOOT_AT)},
        "goods": list(GOOD_KEYS),
        "symbols": list(SYMBOL_KEYS),
        "columns": list(COLUMN_KEYS),
        "help": {key: help_info(words, key) for key in HELP_KEYS},
        "words": {
            **{f"score-{line}": words.score_line(line) for line in (*SCORE_LINES, SCORE_LINE, "total")},
            **{f"mythology-{key}": words.mythology(number) for number, key in enumerate(MYTHOLOGY_KEYS)},
        },
    }


def no_items(name: str, parts: Sequence[str], language: str) -> RulesItems:
    """Return nothing: a ruleset of the plain family lists no items."""
    return {
        "verbs": [],
        "chances": [],
        "items": {},
        "boards": {},
        "structures": [],
        "track": {},
        "goods": [],
        "symbols": [],
        "columns": [],
        "help": {},
        "words": {},
    }


def numbers(game: Game) -> Numbers:
    """Return what the contract says about a ruleset."""
    return {
        "name": game.name,
        "version": game.version,
        "seats": game.seats,
        "actions": game.actions,
        "outcomes": game.outcomes,
        "prize": game.prize,
        "choices": {option: list(values) for option, values in game.choices.items()},
    }


def verb_info(verb: Verb) -> VerbInfo:
    """Return where the actions of a verb begin."""
    return {"verb": verb.word, "first": verb.first}


def item_info(words: Words, item: Item) -> ItemInfo:
    """Return what is printed on an item, in figures and in words."""
    return {
        "name": words.name(item.number),
        "kind": words.kind(item.number),
        "column": COLUMN_KEYS[item.column] if item.column < len(COLOR_KEYS) + 2 else "divinities",
        "deck": item.deck,
        "coins": item.coins,
        "needs": {good: units for good, units in zip(GOOD_KEYS, item.needs, strict=True) if units},
        "gives": None if item.gives == NONE else LINK_KEYS[item.gives],
        "freeWith": None if item.free_with == NONE else LINK_KEYS[item.free_with],
        "cost": words.cost(item.number),
        "effects": words.effects(item.number),
        "what": [{"word": type(effect).__name__, **vars(effect)} for effect in item.effects],
    }


def help_info(words: Speech[Any], key: str) -> HelpInfo:
    """Return a symbol of the screen explained."""
    explained = words.help_symbol(key)
    return {"name": explained.name, "meaning": explained.meaning, "rule": explained.rule}
