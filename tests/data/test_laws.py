"""Laws of the data: what every row keeps, whatever is added, and that no code outside `data` names a card."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from antipater.data import (
    agora_words,
    classic_columns,
    classic_words,
    columns,
    duel,
    pantheon,
    pantheon_words,
    promos,
    words,
)
from antipater.data.items import AGE_CARDS, DIVINITY_ITEMS, TOKEN_ITEM, WONDER_ITEM
from antipater.data.words import BROWN, GREY, Effect

SOURCE = Path(__file__).parents[2] / "src" / "antipater"
ITEMS: list[Any] = [*columns.ALL, *classic_columns.ALL]
NAMES = {name for item in ITEMS for name in (item.key, item.name, item.french)}
# Things that share a name with an item: the board, the card on its last space, the pawn, a kind of card; what is mine;
# the Senate of Agora.
HOMONYMS = {"pantheon", "Pantheon", "Panthéon", "gate", "minerva", "temple", "mine", "senate"}
IN_RULES = {"pantheon", "Pantheon"}  # the name of the expansion


def test_keys_and_numbers_are_unique() -> None:
    assert len({item.key for item in columns.ALL}) == len(columns.ALL)
    assert len({item.number for item in columns.ALL}) == len(columns.ALL)
    assert all(columns.BY_KEY[item.key] is columns.BY_NUMBER[item.number] is item for item in columns.ALL)


def test_numbers_tell_the_kind() -> None:
    """A card is deck * 32 + place; wonders, tokens and divinities follow, each from a round number on."""
    cards = (*duel.BUILDINGS, *pantheon.GRAND_TEMPLES)
    assert all(0 <= card.number < AGE_CARDS and card.number // 32 == card.deck - 1 for card in cards)
    wonders = (*duel.WONDERS_BASE, *pantheon.WONDERS_PANTHEON, *promos.WONDERS_PROMO)
    assert [wonder.number for wonder in wonders] == [WONDER_ITEM[n] for n in range(16)]
    tokens = (*duel.PROGRESS_TOKENS, *pantheon.TOKENS_PANTHEON)
    assert [token.number for token in tokens] == [TOKEN_ITEM[n] for n in range(13)]
    assert [card.number for card in pantheon.DIVINITIES] == [DIVINITY_ITEMS + n for n in range(16)]


def test_only_brown_and_grey_cards_produce_for_prices() -> None:
    """D5.3: what raises the opponent's prices stands on brown and grey cards alone, and on each of them."""
    producers = {item for item in columns.ALL if any(isinstance(effect, words.Produce) for effect in item.effects)}
    assert producers == {item for item in columns.ALL if item.column in (BROWN, GREY)}


def test_choices_are_all_raw_or_all_made() -> None:
    """D5.5: two kinds of choice production exist, and the columns know no other."""
    choices = {effect.goods for item in columns.ALL for effect in item.effects if isinstance(effect, words.ProduceAny)}
    assert choices == {duel.RAW, duel.MADE}


def every_word(word: type[Effect] = Effect) -> Iterator[type[Effect]]:
    for below in word.__subclasses__():
        yield below
        yield from every_word(below)


HOMES = [module.__name__ for module in (words, pantheon_words, agora_words)]
OF_DUEL = [word for word in every_word() if word.__module__ in HOMES]
EFFECT_WORDS = sorted((word for word in OF_DUEL if word.number >= 0), key=lambda word: word.number)


def test_words_are_numbered_once() -> None:
    assert [word.number for word in EFFECT_WORDS] == list(range(len(EFFECT_WORDS)))


def test_effects_come_in_the_order_of_a_turn() -> None:
    """D4.6: coins, shields, losses, symbols, choices, whatever the order of print."""
    for item in columns.ALL:
        entries = range(columns.EFFECT_START[item.number], columns.EFFECT_END[item.number])
        steps = [EFFECT_WORDS[columns.EFFECT_KIND[entry]].step for entry in entries]
        assert steps == sorted(steps), item.key
        on_arrival = [effect for effect in item.effects if type(effect) in EFFECT_WORDS]
        assert len(entries) == len(on_arrival), item.key


def test_words_are_numbered_in_the_order_of_a_turn() -> None:
    """First what never leaves a decision; an addition that leaves none comes later, but stands alone on its card."""
    base = [word for word in EFFECT_WORDS if any(word in map(type, item.effects) for item in columns.BASE)]
    steps = [word.step for word in base]
    assert steps == sorted(steps)
    assert base == list(EFFECT_WORDS[: len(base)])
    for place, word in enumerate(EFFECT_WORDS):
        if word.moment == words.OWED:
            assert place >= words.FIRST_OWED
        elif place >= words.FIRST_OWED:
            assert all(len(item.effects) == 1 for item in columns.ALL if word in map(type, item.effects))


def test_every_word_belongs_to_its_moment() -> None:
    """What happens on arrival is an entry of the effect columns of Duel; nothing else is."""
    on_arrival = {word for word in OF_DUEL if word.moment in (words.ON_BUILD, words.OWED)}
    assert on_arrival - {words.Owed} == set(EFFECT_WORDS)


def test_every_word_of_classic_is_printed_somewhere() -> None:
    """And those of Duel that classic borrows are three."""
    used = {type(effect) for item in classic_columns.ALL for effect in item.effects}
    of_classic = {word for word in every_word() if word.__module__ == classic_words.__name__}
    assert used - of_classic == {words.Coins, words.Points, words.BuildFromDiscard}
    assert of_classic <= used


def names_compared(function: ast.FunctionDef) -> set[str]:
    """Return the names that *function* compares `word` with."""
    return {
        node.comparators[0].id
        for node in ast.walk(function)
        if isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Name)
        and node.left.id == "word"
        and isinstance(node.comparators[0], ast.Name)
    }


def test_every_word_has_its_arm() -> None:
    """Each word that happens on arrival is dispatched once, by the `carry_out` of Duel or of an expansion."""
    arms = []
    for rules in ("duel/flow", "pantheon/divinities", "agora/part"):
        module = ast.parse((SOURCE / "rules" / f"{rules}.py").read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
        (dispatch,) = [function for function in functions if function.name == "carry_out"]
        arms += [name.replace("_", "").lower() for name in names_compared(dispatch)]
    assert sorted(arms) == sorted(word.__name__.lower() for word in EFFECT_WORDS)


def docstrings(module: ast.Module) -> set[int]:
    """Return the identities of the constants that are docstrings."""
    homes = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = [node.body for node in ast.walk(module) if isinstance(node, homes) and node.body]
    return {id(body[0].value) for body in bodies if isinstance(body[0], ast.Expr)}


def test_no_code_names_a_card() -> None:
    """A card is a row: outside `data` no string is the key or the name of an item, in the rules not even by chance."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        if path.parent.name == "data":
            continue
        module = ast.parse(path.read_text(encoding="utf-8"))
        spared = docstrings(module)
        in_rules = path.is_relative_to(SOURCE / "rules") and path.name != "decisions.py"
        names = NAMES - (IN_RULES if in_rules else HOMONYMS)
        found += [
            f"{path.relative_to(SOURCE)}:{node.lineno} names {node.value!r}"
            for node in ast.walk(module)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spared
            if node.value in names
        ]
    assert not found, "\n".join(found)
