"""The cities round the table: the own one at length, both neighbours in full, every other one in a line."""

from antipater.data.classic import VICTORY_POINTS
from antipater.data.classic_columns import BY_NUMBER, STAGES_OF
from antipater.data.classic_items import SIDES
from antipater.data.classic_words import (
    COLUMNS,
    DEFEATS,
    LEFT,
    RAW_GOODS,
    RIGHT,
    STAGES,
    SYMBOLS,
    Produce,
    ProduceOneOf,
)
from antipater.data.words import COLORS
from antipater.rules.classic.payment import cards_in, items_in, unit_price
from antipater.terminal.canvas import Canvas, Run, counted_name, width_of
from antipater.terminal.classic.signs import LEFT as LEFT_MARK
from antipater.terminal.classic.signs import RIGHT as RIGHT_MARK
from antipater.terminal.classic.signs import SIGNS
from antipater.terminal.classic.view import ClassicView, price_for
from antipater.terminal.palette import GOLD, GROUND, INK, PANEL, PAPER, PAYABLE, QUIET, RAISED, UNPAYABLE, style
from antipater.terminal.signs import COIN, COIN_STYLE, POINT, SHIELD, SHIELD_STYLE, SYMBOL_STYLE, price, price_style

BODY = style(PAPER, PANEL)
STRONG = style(PAPER, bold=True)
RAW, MADE = 0, RAW_GOODS  # a good of each kind: one price for all of a kind (C3.4)


def draw_mine(view: ClassicView, width: int, height: int) -> Canvas:
    """Draw the viewer's city, with its buildings by name where there is room."""
    canvas = Canvas(width, height, BODY)
    draw_heading(canvas, view, view.seat, "")
    rows = city_rows(view, view.seat, width)
    rows.insert(1, (view.words.say("terminal-label-buying"), prices(view)))
    left = draw_rows(canvas, view, rows)
    for row, runs in enumerate(building_rows(view, view.seat, width - left - 1)[: height - len(rows) - 1]):
        canvas.write(1, len(rows) + 1 + row, view.words.say("terminal-classic-built") if row == 0 else "", QUIET)
        canvas.write_runs(left, len(rows) + 1 + row, runs)
    return canvas


def draw_left(view: ClassicView, width: int, height: int) -> Canvas:
    """Draw the city of the left neighbour."""
    return draw_neighbour(view, view.state.cities.left_of(view.seat), f"{LEFT_MARK} ", width, height)


def draw_right(view: ClassicView, width: int, height: int) -> Canvas:
    """Draw the city of the right neighbour."""
    return draw_neighbour(view, view.state.cities.right_of(view.seat), f"{RIGHT_MARK} ", width, height)


def draw_neighbour(view: ClassicView, city: int, mark: str, width: int, height: int) -> Canvas:
    """Draw the city of a neighbour."""
    canvas = Canvas(width, height, BODY)
    draw_heading(canvas, view, city, mark)
    rows = city_rows(view, city, width)
    left = draw_rows(canvas, view, rows)
    for row, runs in enumerate(building_rows(view, city, width - left - 1)[: height - len(rows) - 1]):
        canvas.write_runs(left, len(rows) + 1 + row, runs)
    return canvas


def others(view: ClassicView) -> list[int]:
    """Return the cities that are no neighbours, clockwise from the left one on."""
    cities = view.state.cities
    return [(view.seat + distance) % cities.number for distance in range(2, cities.number - 1)]


def draw_others(view: ClassicView, width: int, height: int) -> Canvas:
    """Draw every other city in a line, in columns."""
    canvas = Canvas(width, height, GROUND)
    for row, city in enumerate(others(view)):
        columns: list[tuple[int, list[Run]]] = [
            (5, [(f"{view.state.cities.coins[city]}{COIN}".rjust(4), COIN_STYLE)]),
            (21, cards(view, city, 3)),
            (12, strength(view, city)),
            (11, science(view, city)),
            (5, stage_marks(view, city)),
            (4, [(f"{sum(view.state.score_sheet(city))}{POINT}".rjust(4), STRONG)]),
        ]
        x = width - 1 - sum(room for room, _ in columns)
        place = board(view, city)
        name = counted_name(city_name(view, city), max(6, x - len(place) - 4))
        canvas.write(1, row, f"{name}, {place}"[: x - 2], STRONG)
        for room, runs in columns:
            canvas.write_runs(x, row, runs)
            x += room
    return canvas


def city_name(view: ClassicView, city: int) -> str:
    """Return the name of a city's player, or the Free City, as it begins a line."""
    name = view.words.city(view.state, city)
    return name[:1].upper() + name[1:]


def board(view: ClassicView, city: int) -> str:
    """Return the board of a city with its side, short: `Giza A`."""
    cities = view.state.cities
    if cities.board[city] < 0 or cities.side[city] < 0:
        return "?"
    return view.words.say("terminal-classic-board", **board_facts(view, city))


def board_facts(view: ClassicView, city: int) -> dict[str, str]:
    """Return the name of a city's board and its side."""
    cities = view.state.cities
    return {"city": view.words.board(cities.board[city], -1), "side": "AB"[cities.side[city]]}


def draw_heading(canvas: Canvas, view: ClassicView, city: int, mark: str) -> None:
    """Write whose city it is, its board, the treasury and the points so far; the one that is chosen for is marked."""
    acting = bool(view.state.must_choose(view.seat)) and city == view.city
    bar = style(INK, GOLD, bold=True) if acting else style(PAPER, RAISED, bold=True)
    canvas.fill(0, 0, canvas.width, 1, bar)
    figures = f"{view.state.cities.coins[city]}{COIN} {sum(view.state.score_sheet(city))}{POINT}"
    room = canvas.width - len(figures) - len(mark) - 3
    name, place = city_name(view, city), board(view, city)
    name = counted_name(name, max(6, room - len(place) - 2))
    canvas.write(1, 0, f"{mark}{name}, {place}"[: room + len(mark)], bar)
    canvas.write(canvas.width - len(figures) - 1, 0, figures, bar)


def city_rows(view: ClassicView, city: int, width: int) -> list[tuple[str, list[Run]]]:
    """Return what a city has, line by line with its label: goods, cards, strength and science, wonder."""
    say = view.words.say
    step = 4 if width >= 44 else 3
    return [
        (say("terminal-label-goods"), goods(view, city)),
        (say("terminal-label-cards"), cards(view, city, step)),
        (say("terminal-classic-label-strength"), [*strength(view, city), ("  ", QUIET), *science(view, city)]),
        (say("terminal-classic-label-wonder"), stages(view, city, width - label_room(view) - 1)),
    ]


def label_room(view: ClassicView) -> int:
    """Return the column after the labels."""
    keys = ("terminal-label-goods", "terminal-label-buying", "terminal-label-cards")
    ours = ("terminal-classic-label-strength", "terminal-classic-label-wonder")
    return max(len(view.words.say(key)) for key in (*keys, *ours)) + 2


def draw_rows(canvas: Canvas, view: ClassicView, rows: list[tuple[str, list[Run]]]) -> int:
    """Write lines under the heading; return the column in which they begin."""
    left = label_room(view)
    for row, (label, runs) in enumerate(rows, start=1):
        canvas.write(1, row, label, QUIET)
        canvas.write_runs(left, row, runs)
    return left


def goods(view: ClassicView, city: int) -> list[Run]:
    """Return what a city produces; in brackets what it does not sell (C3.4)."""
    if view.state.cities.board[city] < 0:
        return []
    effects = [effect for item in items_in(view.state.cities, city) for effect in BY_NUMBER[item].effects]
    units: dict[int, int] = {}
    for effect in effects:
        if isinstance(effect, Produce):
            units[effect.good] = units.get(effect.good, 0) + effect.units
    runs: list[Run] = []
    for good, n in sorted(units.items()):
        runs += [SIGNS.good(view.words, good, n), (" ", QUIET)]
    for effect in sorted((e for e in effects if isinstance(e, ProduceOneOf)), key=lambda e: (not e.for_sale, e.goods)):
        letters = SIGNS.one_of(view.words, effect.goods)
        runs += [*letters, (" ", QUIET)] if effect.for_sale else [("(", QUIET), *letters, (") ", QUIET)]
    return runs


def prices(view: ClassicView) -> list[Run]:
    """Return what a unit of each kind of goods costs on both sides (C3.4)."""
    runs: list[Run] = []
    for side, mark in ((LEFT, LEFT_MARK), (RIGHT, RIGHT_MARK)):
        runs.append((f"{mark} ", STRONG))
        for good, kind in ((RAW, "raw"), (MADE, "made")):
            coins = unit_price(view.state.cities, view.seat, good, side)
            label = view.words.say(f"terminal-classic-{kind}")
            runs.append((f"{label} {coins}{COIN}  ", style(PAYABLE) if coins == 1 else QUIET))
    return runs


def cards(view: ClassicView, city: int, step: int) -> list[Run]:
    """Return how many cards of each colour a city has."""
    count = view.state.cities.count[city * COLUMNS : (city + 1) * COLUMNS]
    return [
        (f"{SIGNS.shapes[color]}{count[color]}".ljust(step), style(SIGNS.colors[color]) if count[color] else QUIET)
        for color in range(COLORS)
    ]


def strength(view: ClassicView, city: int) -> list[Run]:
    """Return the shields of a city and its conflict tokens (C5)."""
    cities = view.state.cities
    runs: list[Run] = [(f"{SHIELD}{cities.shields[city]}", SHIELD_STYLE)]
    for age, points in enumerate(VICTORY_POINTS):
        won = cities.victories[city * len(VICTORY_POINTS) + age]
        runs += [(f" +{points}" + (f"×{won}" if won > 1 else ""), style(PAYABLE))] if won else []
    lost = cities.count[city * COLUMNS + DEFEATS]
    return [*runs, (f" -{lost}", style(UNPAYABLE))] if lost else runs


def science(view: ClassicView, city: int) -> list[Run]:
    """Return the science symbols of a city, and those that are chosen at the end (C6.5)."""
    cities = view.state.cities
    counts = cities.symbols[city * SYMBOLS : (city + 1) * SYMBOLS]
    runs: list[Run] = [(f"{SIGNS.symbols[symbol]}{n} ", SYMBOL_STYLE) for symbol, n in enumerate(counts) if n]
    return [*runs, (f"?{cities.any_symbol[city]} ", SYMBOL_STYLE)] if cities.any_symbol[city] else runs


def stages(view: ClassicView, city: int, width: int) -> list[Run]:
    """Return the stages of a wonder: built ones by what they give, the next one with its price, later ones."""
    cities = view.state.cities
    if cities.board[city] < 0 or cities.side[city] < 0:
        return []
    built = cities.count[city * COLUMNS + STAGES]
    runs: list[Run] = []
    for place, stage in enumerate(STAGES_OF[cities.board[city] * SIDES + cities.side[city]]):
        effects = SIGNS.effects(view.words, stage, spaced=False)
        if place < built:
            runs += [("✔", style(PAYABLE, bold=True)), *effects, ("  ", QUIET)]
        else:
            runs += [*SIGNS.cost(view.words, stage), ("→", style(GOLD) if place == built else QUIET), *effects]
            runs += [*(due(view, city, stage.number) if place == built else []), ("  ", QUIET)]
    if width_of(runs) > width:
        return stages_in_short(view, city, built)
    return runs


def stages_in_short(view: ClassicView, city: int, built: int) -> list[Run]:
    """Return only how far a wonder is, and its next stage."""
    cities = view.state.cities
    printed = STAGES_OF[cities.board[city] * SIDES + cities.side[city]]
    runs: list[Run] = [(f"{built}/{len(printed)}  ", style(PAYABLE) if built else QUIET)]
    for place, stage in enumerate(printed[built : built + 1]):
        effects = SIGNS.effects(view.words, stage, spaced=False)
        runs += [*SIGNS.cost(view.words, stage), ("→", style(GOLD)), *effects, *due(view, city, stage.number)]
        runs += [("  ", QUIET)] if place else []
    return runs


def due(view: ClassicView, city: int, stage: int) -> list[Run]:
    """Return what the next stage costs the city that is chosen for; for other cities it is not shown."""
    if city != view.city:
        return []
    cost = price_for(view.state, city, stage)
    text = " !" if cost.coins < 0 else f" {price(cost.coins, bool(cost.ways))[0]}"
    return [(text, price_style(bool(cost.ways), bold=True))]


def stage_marks(view: ClassicView, city: int) -> list[Run]:
    """Return how many stages of a wonder stand."""
    cities = view.state.cities
    if cities.board[city] < 0 or cities.side[city] < 0:
        return []
    total = len(STAGES_OF[cities.board[city] * SIDES + cities.side[city]])
    return [(f"{SIGNS.shapes[STAGES]}{cities.count[city * COLUMNS + STAGES]}/{total}", style(SIGNS.colors[STAGES]))]


def building_rows(view: ClassicView, city: int, width: int) -> list[list[Run]]:
    """Return the buildings of a city by name, colour after colour, in lines."""
    rows: list[list[Run]] = [[]]
    by_color = sorted(cards_in(view.state.cities, city), key=lambda card: (-BY_NUMBER[card].column, card))
    for card in by_color:
        column = BY_NUMBER[card].column
        run = (f"{SIGNS.shapes[column]}{view.words.name(card)} ", style(SIGNS.colors[column]))
        if rows[-1] and width_of([*rows[-1], run]) > width:
            rows.append([])
        rows[-1].append(run)
    return rows if rows[0] else []
