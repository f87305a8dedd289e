"""Classic 7 Wonders as data for a page: every building, board and stage with its figures and its words."""

from antipater.data.classic import BOARDS
from antipater.data.classic_columns import ALL, BY_NUMBER
from antipater.data.classic_items import BOARD_ITEMS, NONE, SIDES, Board, Item
from antipater.data.classic_words import GOOD_KEYS, SYMBOL_KEYS
from antipater.game.contract import Game
from antipater.notation.classic_moves import ROWS
from antipater.rules.classic.payment import chains_to
from antipater.server.views.classic_cities import SIDE_LETTERS
from antipater.server.views.items import BoardInfo, ItemInfo, RulesItems, help_info, score_words, verb_infos
from antipater.text.classic.words import ClassicWords


def classic_rules(game: Game, language: str) -> RulesItems:
    """Return classic 7 Wonders as data."""
    words = ClassicWords(game, language)
    return {
        "verbs": verb_infos(ROWS.actions, game.actions),
        "chances": verb_infos(ROWS.outcomes, game.outcomes),
        "items": {item.key: item_info(words, item) for item in ALL},
        "boards": {board.key: board_info(words, place, board) for place, board in enumerate(BOARDS)},
        "structures": [],
        "track": {},
        "goods": list(GOOD_KEYS),
        "symbols": list(SYMBOL_KEYS),
        "columns": list(words.column_keys),
        "help": {key: help_info(words, key) for key in words.help_keys},
        "words": score_words(words),
    }


def item_info(words: ClassicWords, item: Item) -> ItemInfo:
    """Return what is printed on an item, in figures and in words."""
    return {
        "name": words.name(item.number),
        "kind": words.kind(item.number),
        "column": "boards" if item.column == NONE else words.column_keys[item.column],
        "deck": item.deck,
        "coins": item.coins,
        "needs": {good: units for good, units in zip(GOOD_KEYS, item.needs, strict=True) if units},
        "gives": None,
        "freeWith": None,
        "cost": words.cost(item.number),
        "effects": words.effects(item.number),
        "what": [{"word": type(effect).__name__, **vars(effect)} for effect in item.effects],
        "freeAfter": [BY_NUMBER[card].key for card in chains_to(item.number)] if item.deck else [],
        "copies": list(item.copies),
    }


def board_info(words: ClassicWords, place: int, board: Board) -> BoardInfo:
    """Return what is printed on a board."""
    return {
        "city": words.name(BOARD_ITEMS + place),
        "wonder": words.wonder(place),
        "good": GOOD_KEYS[board.good],
        "sides": {SIDE_LETTERS[side]: [stage.key for stage in board.sides[side]] for side in range(SIDES)},
    }
