"""Rulesets as data, and the items of Duel: every card, wonder, token and divinity with its figures and its words."""

from collections.abc import Iterable
from typing import Any, NotRequired

from typing_extensions import TypedDict

from antipater.catalog import kit
from antipater.data.duel import CAPITAL, LOOT_AT, TRACK_POINTS
from antipater.data.items import NONE, Item
from antipater.data.structures import AGES, PICTURES
from antipater.data.words import GOOD_KEYS, LINK_KEYS, SYMBOL_KEYS
from antipater.game.contract import Game
from antipater.game.rows import Verb
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.server.views.duel_parts import part_views
from antipater.text.duel.words import DuelWords
from antipater.text.words import GameWords


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
    reviews: bool  # the engine can judge its games
    messages: str  # Fluent source: words of its parts that the page's own catalogues lack


def duel_rules(game: Duel, language: str) -> RulesItems:
    """Return Duel with its parts as data."""
    words, table = DuelWords(game, language), DuelState(game.parts)
    own: dict[str, str] = {}
    for part in part_views(kit(game.name)).values():
        own |= part.rules_words(words)
    return {
        "verbs": verb_infos(game.rows.actions, game.actions),
        "chances": verb_infos(game.rows.outcomes, game.outcomes),
        "items": {item.key: item_info(words, item) for item in words.items},
        "boards": {},
        "structures": [list(rows) for rows in PICTURES[table.structures // AGES]],
        "track": {"capital": CAPITAL, "points": list(TRACK_POINTS), "loot": list(LOOT_AT)},
        "goods": list(GOOD_KEYS),
        "symbols": list(SYMBOL_KEYS),
        "columns": list(words.column_keys),
        "help": {key: help_info(words, key) for key in words.help_keys},
        "words": {**score_words(words), **own},
    }


def no_items() -> RulesItems:
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


def verb_infos(verbs: Iterable[Verb], end: int) -> list[VerbInfo]:
    """Return where the numbers of verbs begin, ascending; a verb with several runs of numbers comes several times."""
    firsts = sorted((run.first, verb.key) for verb in verbs for run in verb.runs if run.first < end)
    return [{"verb": key, "first": first} for first, key in firsts]


def score_words(words: GameWords[Any]) -> dict[str, str]:
    """Return the names of the lines of the score sheet."""
    return {f"score-{line}": words.score_line(line) for line in (*words.score_lines, "total")}


def item_info(words: DuelWords, item: Item) -> ItemInfo:
    """Return what is printed on an item, in figures and in words."""
    return {
        "name": words.name(item.number),
        "kind": words.kind(item.number),
        "column": words.column_keys[item.column],
        "deck": item.deck,
        "coins": item.coins,
        "needs": {good: units for good, units in zip(GOOD_KEYS, item.needs, strict=True) if units},
        "gives": None if item.gives == NONE else LINK_KEYS[item.gives],
        "freeWith": None if item.free_with == NONE else LINK_KEYS[item.free_with],
        "cost": words.cost(item.number),
        "effects": words.effects(item.number),
        "what": [{"word": type(effect).__name__, **vars(effect)} for effect in item.effects],
    }


def help_info(words: GameWords[Any], key: str) -> HelpInfo:
    """Return a symbol of the screen explained."""
    explained = words.help_symbol(key)
    return {"name": explained.name, "meaning": explained.meaning, "rule": explained.rule}
