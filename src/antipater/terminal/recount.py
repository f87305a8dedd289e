"""What Pantheon adds to a position in plain words: the spaces and their prices, the decks, what each player holds."""

from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEMS
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS
from antipater.game.bits import members_of
from antipater.rules.duel.actions import EMPTY
from antipater.rules.pantheon.actions import OFF_TRACK
from antipater.rules.pantheon.turn import PantheonState
from antipater.terminal.pantheon import Space, deck_contents, mythology_name, spaces_of
from antipater.terminal.view import View
from antipater.text.words import Words


def pantheon_table(view: View) -> list[str]:
    """Describe what lies on the table besides the game of Duel; nothing in a game without Pantheon."""
    state, words = view.pantheon, view.words
    if state is None:
        return []
    lines = ["", words.say("terminal-pantheon")]
    lines += [space_line(words, space) for space in spaces_of(state, view.seat)]
    decks = ", ".join(deck_line(words, state, mythology) for mythology in range(MYTHOLOGIES))
    lines.append(words.say("terminal-deck-line", decks=decks))
    if state.on_card:
        tokens = words.all_of([words.name(TOKEN_ITEMS + token) for token in members_of(state.on_card)])
        lines.append(words.say("terminal-on-card", tokens=tokens))
    if state.minerva != OFF_TRACK:
        lines.append(minerva_line(view, state))
    return lines


def space_line(words: Words, space: Space) -> str:
    """Describe one space: its number, both prices, and what lies there as far as it is known."""
    mine, theirs = space.prices
    if space.vacant:
        what = words.say("terminal-space-empty")
    elif space.item is None:
        what = words.say("terminal-space-unknown", mythology=words.mythology(space.mythology))
    elif space.face_down:
        what = words.say("terminal-space-known", name=words.name(space.item))
    else:
        what = words.name(space.item)
    return words.say("terminal-space", number=space.number + 1, what=what, mine=mine, theirs=theirs)


def deck_line(words: Words, state: PantheonState, mythology: int) -> str:
    """Describe a deck: how many divinities it has, and which the viewer knows, from the top down."""
    contents = deck_contents(state, mythology)
    facts: dict[str, str | int] = {"mythology": mythology_name(words, mythology), "cards": len(contents)}
    if all(divinity < 0 for divinity in contents):
        return words.say("terminal-deck", **facts)
    names = [words.name(DIVINITY_ITEMS + divinity) if divinity >= 0 else "?" for divinity in contents]
    return words.say("terminal-deck-known", names=", ".join(names), **facts)


def minerva_line(view: View, state: PantheonState) -> str:
    """Say where the pawn Minerva stands (P5.16)."""
    distance = state.minerva if view.seat == 0 else -state.minerva
    toward = view.words.who(1 - view.seat if distance > 0 else view.seat)
    return view.words.say("terminal-minerva", spaces=abs(distance), **toward)


def pantheon_city(view: View, seat: int) -> list[str]:
    """Describe what a seat holds of Pantheon: its divinities and the rest."""
    state, words = view.pantheon, view.words
    if state is None:
        return []
    divinities = [words.name(DIVINITY_ITEMS + divinity) for divinity in members_of(state.divinities[seat])]
    named = [words.say("terminal-divinities", divinities=", ".join(divinities))] if divinities else []
    return [*named, *tokens_and_coins(view, seat)]


def tokens_and_coins(view: View, seat: int) -> list[str]:
    """Describe the mythology and offering tokens of a seat, its coins outside the treasury, and the snake."""
    state, words = view.pantheon, view.words
    if state is None:
        return []
    lines = []
    tokens = [
        mythology_name(words, mythology)
        for mythology in range(MYTHOLOGIES)
        for _ in range(state.mythology[seat * MYTHOLOGIES + mythology])
    ]
    if tokens:
        lines.append(words.say("terminal-mythology-tokens", tokens=", ".join(tokens)))
    offerings = [words.coins(OFFERINGS[token]) for token in members_of(state.offerings[seat])]
    if offerings:
        lines.append(words.say("terminal-offerings", tokens=", ".join(offerings)))
    if state.safe[seat]:
        lines.append(words.say("terminal-safe-coins", coins=state.safe[seat]))
    if state.snake != EMPTY and state.city(seat).cards[state.snake >> 5] >> (state.snake & 31) & 1:
        lines.append(words.say("terminal-snake", card=words.name(state.snake)))
    return lines
