"""What Pantheon adds to a position in plain words: the spaces and their prices, the decks, what each player holds."""

from antipater.data.items import DECK_SIZE, DIVINITY_ITEMS, NONE, TOKEN_ITEM
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS
from antipater.game.bits import members_of
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.pantheon.decisions import OFF_TRACK
from antipater.terminal.duel.view import DuelView
from antipater.terminal.pantheon.spaces import (
    Space,
    deck_contents,
    mythology,
    mythology_name,
    pantheon_of,
    spaces_of,
)


def table_lines(view: DuelView) -> list[str]:
    """Describe the Pantheon after a heading."""
    return [view.words.say("terminal-pantheon"), *page_lines(view)]


def page_lines(view: DuelView) -> list[str]:
    """Describe the spaces, the decks, progress tokens on a divinity, and Minerva."""
    part, words = pantheon_of(view.state), view.words
    lines = [space_line(view, space) for space in spaces_of(view)]
    decks = ", ".join(deck_line(view, number) for number in range(MYTHOLOGIES))
    lines.append(words.say("terminal-deck-line", decks=decks))
    if part.on_card:
        tokens = words.all_of([words.name(TOKEN_ITEM[token]) for token in members_of(part.on_card)])
        lines.append(words.say("terminal-on-card", tokens=tokens))
    if part.minerva != OFF_TRACK:
        distance = part.minerva if view.seat == 0 else -part.minerva
        toward = words.who(1 - view.seat if distance > 0 else view.seat)
        lines.append(words.say("terminal-minerva", spaces=abs(distance), **toward))
    return lines


def space_line(view: DuelView, space: Space) -> str:
    """Describe one space: its number, both prices, and what lies there as far as it is known."""
    words = view.words
    mine, theirs = space.prices
    if space.vacant:
        what = words.say("terminal-space-empty")
    elif space.item == NONE:
        what = words.say("terminal-space-unknown", mythology=mythology(words, space.mythology))
    elif space.face_down:
        what = words.say("terminal-space-known", name=words.name(space.item))
    else:
        what = words.name(space.item)
    return words.say("terminal-space", number=space.number + 1, what=what, mine=mine, theirs=theirs)


def deck_line(view: DuelView, number: int) -> str:
    """Describe a deck: how many divinities it has, and which the viewer knows, from the top down."""
    words, contents = view.words, deck_contents(view.state, number)
    facts: dict[str, str | int] = {"mythology": mythology_name(words, number), "cards": len(contents)}
    if all(divinity < 0 for divinity in contents):
        return words.say("terminal-deck", **facts)
    names = [words.name(DIVINITY_ITEMS + divinity) if divinity >= 0 else "?" for divinity in contents]
    return words.say("terminal-deck-known", names=", ".join(names), **facts)


def city_lines(view: DuelView, seat: int) -> list[str]:
    """Describe what a seat holds: divinities, tokens, coins outside the treasury, and the snake."""
    part, words, lines = pantheon_of(view.state), view.words, []
    divinities = [words.name(DIVINITY_ITEMS + divinity) for divinity in members_of(part.divinities[seat])]
    if divinities:
        lines.append(words.say("terminal-divinities", divinities=", ".join(divinities)))
    tokens = [
        mythology_name(words, number)
        for number in range(MYTHOLOGIES)
        for _ in range(part.mythology[seat * MYTHOLOGIES + number])
    ]
    if tokens:
        lines.append(words.say("terminal-mythology-tokens", tokens=", ".join(tokens)))
    offerings = [words.coins(OFFERINGS[token]) for token in members_of(part.offerings[seat])]
    if offerings:
        lines.append(words.say("terminal-offerings", tokens=", ".join(offerings)))
    if part.safe[seat]:
        lines.append(words.say("terminal-safe-coins", coins=part.safe[seat]))
    snake = part.snake
    if snake != EMPTY and view.state.city(seat).cards[snake // DECK_SIZE] >> snake % DECK_SIZE & 1:
        lines.append(words.say("terminal-snake", card=words.name(snake)))
    return lines
