"""A position of Duel in plain words, line by line: for any terminal and for screen readers."""

from antipater.data.duel import CAPITAL, SYMBOLS_TO_WIN
from antipater.data.items import BY_NUMBER, TOKEN_ITEM, WONDER_ITEM
from antipater.data.words import COLORS, GOODS, RAW_GOODS, SYMBOLS
from antipater.game.bits import members_of
from antipater.rules.duel.arrange import cards_in
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.science import different_symbols
from antipater.terminal.duel.view import LOOT, DuelView, accessible, wonders_of
from antipater.terminal.table import ScoreSheet
from antipater.text.words import Help


def position(view: DuelView) -> list[str]:
    """Describe the whole table as the viewer sees it."""
    lines = [*structure(view), ""] if view.state.age else []
    lines += board(view)
    for part in view.parts:
        own = part.table_lines(view)
        lines += ["", *own] if own else []
    for seat in view.seats:
        lines += ["", *city(view, seat), *(line for part in view.parts for line in part.city_lines(view, seat))]
    return lines


def structure(view: DuelView) -> list[str]:
    """Describe the structure row by row; the cards that can be taken come with their prices for both players."""
    words, state = view.words, view.state
    lines = [words.say("terminal-structure", age=words.age(state.age))]
    rows: dict[int, list[str]] = {}
    opened = accessible(state)
    for slot, (row, _) in enumerate(view.places):
        if state.present >> slot & 1:
            rows.setdefault(row, []).append(card_in_slot(view, slot, slot in opened))
    return lines + [words.say("terminal-row", row=row + 1, cards=", ".join(cards)) for row, cards in rows.items()]


def card_in_slot(view: DuelView, slot: int, opened: bool) -> str:
    """Name a card of the structure, with its colour, and with its prices if it can be taken."""
    words, card = view.words, view.state.slots[slot]
    if card == EMPTY:
        back, token = words.say(f"terminal-hidden-{view.back_key(slot)}"), view.on_slot(slot)
        return words.say("terminal-with-token", card=back, token=token) if token else back
    named = words.say("terminal-card", name=words.name(card), color=words.color(BY_NUMBER[card].column))
    if not opened:
        return named
    mine, theirs = (view.price(seat, card) for seat in view.seats)
    return words.say("terminal-open-card", card=named, mine=mine, theirs=theirs)


def board(view: DuelView) -> list[str]:
    """Describe the conflict track, the progress tokens and the discard pile."""
    words, state = view.words, view.state
    here = state.pawn if view.seat == 0 else -state.pawn
    threatened = words.who(1 - view.seat if here > 0 else view.seat)
    lines = [words.say("terminal-pawn", spaces=abs(here), left=CAPITAL - abs(here), **threatened)]
    for seat in view.seats:
        tokens = [coins for place, coins in enumerate(LOOT) if state.loot >> (seat * len(LOOT) + place) & 1]
        if tokens:
            listed = words.all_of([words.coins(coins) for coins in tokens])
            lines.append(words.say("terminal-military-tokens", tokens=listed, **words.who(seat)))
    if state.board:
        names = words.all_of([words.name(TOKEN_ITEM[token]) for token in members_of(state.board)])
        lines.append(words.say("terminal-progress-tokens", tokens=names))
    pile = cards_in(list(state.discard))
    if pile:
        lines.append(words.say("terminal-pile-cards", cards=", ".join(words.name(card) for card in pile)))
    return lines


def city(view: DuelView, seat: int) -> list[str]:
    """Describe the city of a seat."""
    words, state = view.words, view.state
    mine, terms = state.city(seat), state.terms(seat)
    lines = [
        words.say("terminal-city", player=words.player(seat), coins=mine.coins, points=sum(state.score_sheet(seat)))
    ]
    made = [words.units(good, mine.makes[good]) for good in range(GOODS) if mine.makes[good]]
    for times, goods in ((mine.any_raw, range(RAW_GOODS)), (mine.any_made, range(RAW_GOODS, GOODS))):
        made += [words.one_of([words.good(good) for good in goods])] * times
    if made:
        lines.append(words.say("terminal-makes", goods=", ".join(made)))
    prices = [f"{words.good(good)} {terms[good]}" for good in range(GOODS)]
    lines.append(words.say("terminal-buys", prices=", ".join(prices)))
    lines += cards_by_color(view, cards_in(list(mine.cards)))
    symbols = [words.symbol(symbol) for symbol in range(SYMBOLS) for _ in range(mine.symbols[symbol])]
    if symbols:
        count = different_symbols(mine)
        lines.append(words.say("terminal-symbols", symbols=", ".join(symbols), count=count, most=SYMBOLS_TO_WIN))
    if wonders_of(mine):
        lines.append(words.say("terminal-wonders", wonders=", ".join(wonder_names(view, seat))))
    if mine.tokens:
        names = ", ".join(words.name(TOKEN_ITEM[token]) for token in members_of(mine.tokens))
        lines.append(words.say("terminal-tokens", tokens=names))
    return lines


def cards_by_color(view: DuelView, cards: list[int]) -> list[str]:
    """List cards, a line for each colour."""
    words, lines = view.words, []
    for color in range(COLORS):
        names = [words.name(card) for card in cards if BY_NUMBER[card].column == color]
        if names:
            lines.append(words.say("terminal-of-color", color=words.color(color), cards=", ".join(names)))
    return lines


def wonder_names(view: DuelView, seat: int) -> list[str]:
    """Name the wonders of a seat, each with its price or that it is built."""
    words, mine = view.words, view.state.city(seat)
    names = []
    for wonder in wonders_of(mine):
        item = WONDER_ITEM[wonder]
        if mine.built >> wonder & 1:
            names.append(words.say("terminal-wonder-built", name=words.name(item)))
        else:
            names.append(words.say("terminal-wonder", name=words.name(item), coins=view.state.price(seat, item)))
    return names


def symbol_help(view: DuelView) -> list[Help]:
    """Explain every symbol of this game."""
    unused = [key for part in view.parts for key in part.without_help]
    return [view.words.help_symbol(key) for key in view.words.help_keys if key not in unused]


def score_sheet(view: DuelView) -> ScoreSheet:
    """Return the score sheet, the viewer's points first."""
    words, sheets = view.words, [view.state.score_sheet(seat) for seat in view.seats]
    lines = [
        (words.score_line(key), [sheet[place] for sheet in sheets]) for place, key in enumerate(view.state.score_lines)
    ]
    total = (words.score_line("total"), [sum(sheet) for sheet in sheets])
    return ScoreSheet([words.player(seat) for seat in view.seats], [*lines, total])
