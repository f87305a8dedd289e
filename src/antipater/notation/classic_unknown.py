"""Fills in what somebody does not know of a table of classic 7 Wonders who sets it up by hand.

Whoever looks at a table sees what is built, but not what others hold, have discarded or put under a stage. In the text
of a whole position each of these cards may be written `?`; it becomes any card that is left of the deck of its Age.
"""

import re
from collections import Counter

from antipater.data.classic import AGES, EXTRA_GUILDS, FREE_CITY, HAND
from antipater.data.classic_columns import COPIES
from antipater.data.classic_items import CARDS, DECK_SIZE, GUILD
from antipater.game.dice import Dice
from antipater.notation.classic_moves import CARD
from antipater.notation.codecs import HIDDEN

PLAYERS = re.compile(r"\bplayers=([2-7])(?!\S)")
CARDS_OF_CITY = re.compile(r"\b(played|hand)(\d)=(\S+)")
GUILDS = range((GUILD - 1) * DECK_SIZE, GUILD * DECK_SIZE)


def with_any_cards(text: str, dice: Dice) -> str:
    """Return the text of a position with a card for each that is not known.

    Where there are more than the deck has, the position stays wrong, and its reader tells what is. What is drawn for
    the Free City must fit the hands of both players, so a table for two is not changed.
    """
    found = PLAYERS.search(text)
    players = int(found[1]) if found else 3
    if players == FREE_CITY:
        return text
    lists = {
        match[1] + match[2]: parts_of(match[1], match[3], text, match[2]) for match in CARDS_OF_CITY.finditer(text)
    }
    for age in range(AGES):
        parts = [part for of_field in lists.values() for number, part in of_field if number == age]
        known = Counter(word.rpartition(":")[2] for part in parts for word in part)
        left = cards_left(players, age, known, dice)
        for part in parts:
            for place, word in enumerate(part):
                if word.endswith(HIDDEN):
                    left = left or cards_left(players, age, Counter(), dice)
                    card = dice.choose(left)
                    left.remove(card)
                    part[place] = word.removesuffix(HIDDEN) + CARD.write(card)
    return CARDS_OF_CITY.sub(lambda match: f"{match[1]}{match[2]}={written(lists[match[1] + match[2]])}", text)


def parts_of(kind: str, value: str, text: str, city: str) -> list[tuple[int, list[str]]]:
    """Return the words of a field, each list with the Age that its cards come from."""
    if kind == "played":
        return [(age, part.split(",")) for age, part in enumerate(value.split("/"))]
    played = re.search(rf"\bplayed{city}=(\S+)", text)
    return [(len(re.findall(r"[^,/]+", played[1])) // HAND if played else 0, value.split(","))]


def written(parts: list[tuple[int, list[str]]]) -> str:
    """Return the words of a field as they are written."""
    return "/".join(",".join(words) for _, words in parts)


def cards_left(players: int, age: int, known: Counter[str], dice: Dice) -> list[int]:
    """Return the cards of the deck of an Age (C1.3) of which it is not known where they are."""
    cards = range(age * DECK_SIZE, (age + 1) * DECK_SIZE)
    left = [card for card in cards for _ in range(COPIES[players * CARDS + card])]
    if age == AGES - 1:
        guilds = [card for card in GUILDS if card in CARD.words]
        named = [card for card in guilds if known[CARD.write(card)]]
        others = [card for card in guilds if card not in named]
        while len(named) < players + EXTRA_GUILDS and others:
            named.append(dice.choose(others))
            others.remove(named[-1])
        left += named
    for word, count in known.items():
        card = CARD.numbers.get(word)
        for _ in range(count):
            if card in left:
                left.remove(card)
    return left
