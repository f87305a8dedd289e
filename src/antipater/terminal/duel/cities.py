"""A city in a few lines: treasury, production and prices, cards by colour, science, wonders, progress tokens."""

from antipater.data.duel import SYMBOLS_TO_WIN
from antipater.data.items import BY_NUMBER, TOKEN_ITEM, WONDER_ITEM
from antipater.data.words import COLORS, GOODS, RAW_GOODS, SYMBOLS, TOKENS, WONDERS
from antipater.game.bits import members_of
from antipater.rules.duel.city import City
from antipater.rules.duel.science import different_symbols
from antipater.terminal.canvas import Canvas, Run, shortened
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import DuelView, wonders_of
from antipater.terminal.palette import CARD_COLORS, FAINT, GOLD, INK, PANEL, PAPER, PAYABLE, QUIET, RAISED, style
from antipater.terminal.signs import COIN, POINT, SYMBOL_STYLE, price, price_style

LABELS = ("goods", "buying", "cards", "science", "wonders", "tokens")
LOWEST, ROOMY = 6, 11  # lines of a city where the terminal is small, and where it is large
USUAL_WONDERS = 4
WIDE = 46  # columns from which on there is room for everything
EFFECT_ROOM = 11  # cells for the signs of a wonder
GROUND = style(PAPER, PANEL)
STRONG = style(PAPER, bold=True)


def draw_city(view: DuelView, seat: int, width: int, height: int) -> Canvas:
    """Draw the city of a seat; the viewer's wonders carry the keys that build them."""
    canvas = Canvas(width, height, GROUND)
    city = view.state.city(seat)
    draw_heading(canvas, view, seat)
    labels = [view.words.say(f"terminal-label-{label}") for label in LABELS]
    titles = [part.title(view.words) for part in view.parts]
    left = max(map(len, labels)) + 3
    crowded = len(wonders_of(city)) > USUAL_WONDERS and height < ROOMY
    step = 4 if width >= WIDE else 3  # cells for a figure
    rows: list[tuple[str, list[Run]]] = [
        (labels[0], production(view, city)),
        *([(labels[1], prices(view, seat))] if height > LOWEST and not crowded else []),
        (labels[2], cards(city, step)),
        (labels[3], science(view, seat, step)),
    ]
    if width >= WIDE:
        wonders = wonder_rows(view, seat, width - left - 1, roomy=height >= ROOMY)
        rows += [(labels[4] if place == 0 else "", runs) for place, runs in enumerate(wonders)]
    else:
        rows += [("", runs) for runs in wonder_rows(view, seat, width - 1, roomy=False)]
    rows.append((labels[5], tokens(view, city)))
    for title, part in zip(titles, view.parts, strict=True):
        rows.append((shortened(title, left - 2), part.city_runs(view, seat, width - left)))
    for row, (label, runs) in enumerate(rows, start=1):
        canvas.write(1, row, label, QUIET)
        canvas.write_runs(left if label or width >= WIDE else 1, row, runs)
    return canvas


def draw_heading(canvas: Canvas, view: DuelView, seat: int) -> None:
    """Write the name, the treasury and the points so far; the player who must choose is marked."""
    acting = bool(view.state.must_choose(seat))
    bar = style(INK, GOLD, bold=True) if acting else style(PAPER, RAISED, bold=True)
    canvas.fill(0, 0, canvas.width, 1, bar)
    city = view.state.city(seat)
    points = f"{sum(view.state.score_sheet(seat))}{POINT} "
    canvas.write(1, 0, ("▶ " if acting else "") + view.words.player(seat), bar)
    outside = view.state.funds(seat) - city.coins
    coins = f"{city.coins}{COIN}" + (f"+{outside}" if outside else "")
    canvas.write(canvas.width - len(points) - len(coins) - 2, 0, coins, bar)
    canvas.write(canvas.width - len(points), 0, points, bar)


def production(view: DuelView, city: City) -> list[Run]:
    """Return the units of each good that its cards make, and its choice production (D5.2, D5.5)."""
    runs: list[Run] = []
    for good in range(GOODS):
        units = city.makes[good]
        letter, look = SIGNS.good(view.words, good)
        runs.append((f"{letter}{units}".ljust(4), look if units else QUIET))
    for times, goods in ((city.any_raw, range(RAW_GOODS)), (city.any_made, range(RAW_GOODS, GOODS))):
        letters = "/".join(SIGNS.good(view.words, good)[0] for good in goods)
        runs += [(f"+{letters} ", STRONG)] * times
    return runs


def prices(view: DuelView, seat: int) -> list[Run]:
    """Return what a missing unit of each good costs, under its letter (D5.3, D5.4)."""
    city, terms = view.state.city(seat), view.state.terms(seat)
    runs: list[Run] = []
    for good in range(GOODS):
        fixed = city.fixed >> good & 1
        mark = "=" if fixed else " "
        runs.append((f"{terms[good]}{COIN}{mark}".ljust(4), style(PAYABLE) if fixed else QUIET))
    return runs


def cards(city: City, step: int) -> list[Run]:
    """Return how many cards of each colour it has."""
    return [
        (
            f"{SIGNS.shapes[color]}{city.count[color]}".ljust(step),
            style(CARD_COLORS[color]) if city.count[color] else QUIET,
        )
        for color in range(COLORS)
    ]


def science(view: DuelView, seat: int, step: int) -> list[Run]:
    """Return the symbols of a seat, pairs twice, and how far it is from six different ones (D8.11)."""
    city = view.state.city(seat)
    runs: list[Run] = []
    for symbol in range(SYMBOLS):
        n = city.symbols[symbol]
        sign = SIGNS.symbols[symbol] * n + "".join(part.symbol_mark(view.state, seat, symbol) for part in view.parts)
        runs.append(((sign or "·").ljust(step), SYMBOL_STYLE if n else QUIET))
    return [*runs, (f" {different_symbols(city)}/{SYMBOLS_TO_WIN}", STRONG)]


def wonder_rows(view: DuelView, seat: int, width: int, roomy: bool) -> list[list[Run]]:
    """Return its wonders, one a line with their signs where there is room, else two a line."""
    city = view.state.city(seat)
    wonders = wonders_of(city)
    room = width if roomy else width // 2
    cells = [wonder_runs(view, seat, wonder, place, room, roomy) for place, wonder in enumerate(wonders)]
    if roomy:
        return [*cells, *([[]] * (USUAL_WONDERS - len(cells)))]
    firsts = range(0, max(len(cells), USUAL_WONDERS), 2)
    return [[run for cell in cells[first : first + 2] for run in cell] for first in firsts]


def wonder_runs(view: DuelView, seat: int, wonder: int, place: int, width: int, roomy: bool) -> list[Run]:
    """Return one wonder: its key if it is the viewer's, its name, and its price or that it is built."""
    item = WONDER_ITEM[wonder]
    built = view.state.city(seat).built >> wonder & 1
    payable = view.payable(seat, item)
    key = str(place + 1) if seat == view.seat else "⌂"
    due = "✔" if built else price(view.state.price(seat, item), payable)[0]
    effects = SIGNS.effects(view.words, BY_NUMBER[item]) if roomy else []
    name_room = width - 9 - (EFFECT_ROOM if roomy else 0)
    name = shortened(view.words.name(item), name_room).ljust(name_room)
    runs: list[Run] = [
        (f"{key} ", style(FAINT) if built else style(GOLD, bold=True)),
        (name, style(CARD_COLORS[WONDERS], bold=True) if built else style(PAPER)),
        (due.rjust(5), price_style(bool(built) or payable, bold=False)),
        ("  ", QUIET),
    ]
    return [*runs, *effects]


def tokens(view: DuelView, city: City) -> list[Run]:
    """Return its progress tokens by name."""
    names = [view.words.name(TOKEN_ITEM[token]) for token in members_of(city.tokens)]
    return [(f"{SIGNS.shapes[TOKENS]} {name}  ", style(CARD_COLORS[TOKENS])) for name in names]
