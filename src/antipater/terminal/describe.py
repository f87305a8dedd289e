"""A position in plain words, line by line: for any terminal, for screen readers, and for people who like to read."""

from antipater.data.columns import PLACES
from antipater.data.duel import CAPITAL, SCORE_LINES, SYMBOLS_TO_WIN
from antipater.data.items import TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.pantheon import SCORE_LINE
from antipater.data.words import COLORS, GOODS, RAW_GOODS, SYMBOLS
from antipater.game.bits import members_of
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.arrange import cards_in
from antipater.rules.duel.cost import unit_price
from antipater.rules.duel.science import different_symbols
from antipater.rules.pantheon.actions import NO_TOKEN
from antipater.terminal.pantheon import token_name, token_on
from antipater.terminal.recount import pantheon_city, pantheon_table
from antipater.terminal.view import View, accessible, price, wonders_of
from antipater.text.events import LOOT
from antipater.text.words import HELP_KEYS, Help, Words


def position(view: View) -> list[str]:
    """Describe the whole table as the viewer sees it."""
    lines = [*structure(view), ""] if view.state.age else []
    lines += board(view) + pantheon_table(view)
    for seat in (view.seat, 1 - view.seat):
        lines += ["", *city(view, seat), *pantheon_city(view, seat)]
    return lines


def structure(view: View) -> list[str]:
    """Describe the structure row by row; the cards that can be taken come with their prices for both players."""
    words, state = view.words, view.state
    lines = [words.say("terminal-structure", age=words.age(state.age))]
    rows: dict[int, list[str]] = {}
    opened = accessible(state)
    for slot, (row, _) in enumerate(PLACES[state.age - 1]):
        if state.present >> slot & 1:
            rows.setdefault(row, []).append(card_in_slot(view, slot, slot in opened))
    return lines + [words.say("terminal-row", row=row + 1, cards=", ".join(cards)) for row, cards in rows.items()]


def card_in_slot(view: View, slot: int, opened: bool) -> str:
    """Name a card of the structure, with its colour, and with its prices if it can be taken."""
    words, card = view.words, view.state.slots[slot]
    if card == EMPTY:
        hidden = words.say(hidden_back(view) if view.state.guild_backs >> slot & 1 else "terminal-hidden")
        token = token_on(view, slot)
        return (
            hidden
            if token == NO_TOKEN
            else words.say("terminal-with-token", card=hidden, token=token_name(words, token))
        )
    named = words.say("terminal-card", name=words.name(card), color=words.color(words.item(card).column))
    if not opened:
        return named
    mine, theirs = price(view.state, view.seat, card), price(view.state, 1 - view.seat, card)
    return words.say("terminal-open-card", card=named, mine=mine, theirs=theirs)


def hidden_back(view: View) -> str:
    """Return the message for the backs that tell guilds, or with Pantheon temples, from Age cards (P1.5)."""
    return "terminal-hidden-guild" if view.pantheon is None else "terminal-hidden-temple"


def board(view: View) -> list[str]:
    """Describe the conflict track, the progress tokens and the discard pile."""
    words, state = view.words, view.state
    here = state.pawn if view.seat == 0 else -state.pawn
    threatened = words.who(1 - view.seat if here > 0 else view.seat)
    lines = [words.say("terminal-pawn", spaces=abs(here), left=CAPITAL - abs(here), **threatened)]
    for seat in (view.seat, 1 - view.seat):
        tokens = [coins for place, coins in enumerate(LOOT) if state.loot >> (seat * len(LOOT) + place) & 1]
        if tokens:
            listed = words.all_of([words.coins(coins) for coins in tokens])
            lines.append(words.say("terminal-military-tokens", tokens=listed, **words.who(seat)))
    if state.board:
        names = words.all_of([words.name(TOKEN_ITEMS + token) for token in members_of(state.board)])
        lines.append(words.say("terminal-progress-tokens", tokens=names))
    pile = cards_in(list(state.discard))
    if pile:
        lines.append(words.say("terminal-pile-cards", cards=", ".join(words.name(card) for card in pile)))
    return lines


def city(view: View, seat: int) -> list[str]:
    """Describe the city of a seat."""
    words, state = view.words, view.state
    mine, opp = state.city(seat), state.city(1 - seat)
    lines = [
        words.say("terminal-city", player=words.player(seat), coins=mine.coins, points=sum(state.score_sheet(seat)))
    ]
    made = [words.units(good, mine.makes[good]) for good in range(GOODS) if mine.makes[good]]
    for times, goods in ((mine.any_raw, range(RAW_GOODS)), (mine.any_made, range(RAW_GOODS, GOODS))):
        made += [words.one_of([words.good(good) for good in goods])] * times
    if made:
        lines.append(words.say("terminal-makes", goods=", ".join(made)))
    prices = [f"{words.good(good)} {unit_price(mine, opp, good)}" for good in range(GOODS)]
    lines.append(words.say("terminal-buys", prices=", ".join(prices)))
    lines += cards_by_color(words, cards_in(list(mine.cards)))
    symbols = [words.symbol(symbol) for symbol in range(SYMBOLS) for _ in range(mine.symbols[symbol])]
    if symbols:
        count = different_symbols(mine)
        lines.append(words.say("terminal-symbols", symbols=", ".join(symbols), count=count, most=SYMBOLS_TO_WIN))
    if wonders_of(mine):
        lines.append(words.say("terminal-wonders", wonders=", ".join(wonder_names(view, seat))))
    if mine.tokens:
        names = ", ".join(words.name(TOKEN_ITEMS + token) for token in members_of(mine.tokens))
        lines.append(words.say("terminal-tokens", tokens=names))
    return lines


def cards_by_color(words: Words, cards: list[int]) -> list[str]:
    """List cards, a line for each colour."""
    lines = []
    for color in range(COLORS):
        names = [words.name(card) for card in cards if words.item(card).column == color]
        if names:
            lines.append(words.say("terminal-of-color", color=words.color(color), cards=", ".join(names)))
    return lines


def wonder_names(view: View, seat: int) -> list[str]:
    """Name the wonders of a seat, each with its price or that it is built."""
    words, mine = view.words, view.state.city(seat)
    names = []
    for wonder in wonders_of(mine):
        item = WONDER_ITEMS + wonder
        if mine.built >> wonder & 1:
            names.append(words.say("terminal-wonder-built", name=words.name(item)))
        else:
            names.append(words.say("terminal-wonder", name=words.name(item), coins=price(view.state, seat, item)))
    return names


def symbol_help(view: View) -> list[Help]:
    """Explain every symbol of this game; those of Pantheon only where it is played."""
    explained = [view.words.help_symbol(key) for key in HELP_KEYS]
    if view.pantheon is None:
        return [help for help in explained if not help.rule.startswith("P")]
    return [help for help in explained if help.key != "guild-back"]


def score_table(view: View) -> list[tuple[str, int, int]]:
    """Return the score sheet, a line for each category and the total: its name, the viewer's points, the rival's."""
    mine, theirs = (view.state.score_sheet(seat) for seat in (view.seat, 1 - view.seat))
    keys = SCORE_LINES if view.pantheon is None else (*SCORE_LINES, SCORE_LINE)
    lines = [(view.words.score_line(key), mine[place], theirs[place]) for place, key in enumerate(keys)]
    return [*lines, (view.words.score_line("total"), sum(mine), sum(theirs))]


def score_lines(view: View) -> list[str]:
    """Return the score sheet as text in columns."""
    table = score_table(view)
    names = [view.words.player(seat) for seat in (view.seat, 1 - view.seat)]
    width = max(len(label) for label, _, _ in table)
    columns = [max(len(name), 4) for name in names]
    head = " " * width + "".join(f"  {name:>{room}}" for name, room in zip(names, columns, strict=True))
    return [head, *(f"{label:<{width}}  {mine:>{columns[0]}}  {theirs:>{columns[1]}}" for label, mine, theirs in table)]
