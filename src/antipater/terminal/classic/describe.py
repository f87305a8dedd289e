"""A position of classic 7 Wonders in plain words, line by line: for any terminal and for screen readers."""

from antipater.data.classic import AGES, TURNS, VICTORY_POINTS
from antipater.data.classic_columns import BY_NUMBER, STAGES_OF
from antipater.data.classic_items import NONE, SIDES
from antipater.data.classic_words import COLUMNS, DEFEATS, RAW_GOODS, STAGES, SYMBOLS, Produce, ProduceOneOf
from antipater.data.classic_words import LEFT as LEFT_SIDE
from antipater.data.classic_words import RIGHT as RIGHT_SIDE
from antipater.data.words import COLORS
from antipater.rules.classic.known import KnownHand, known_hands, step
from antipater.rules.classic.payment import bill, cards_in, items_in, unit_price
from antipater.terminal.classic.view import ClassicView, Price
from antipater.terminal.table import ScoreSheet
from antipater.text.classic.choices import use_of
from antipater.text.words import Help

LEFT, RIGHT, OWN, FAR = "left", "right", "own", "far"


def position(view: ClassicView) -> list[str]:
    """Describe the whole table as the viewer sees it: the cities clockwise from the own one, then the hand."""
    if not view.state.age:
        return []
    cities = view.state.cities
    lines = [table(view)]
    lines += city(view, view.seat, OWN)
    lines += city(view, cities.left_of(view.seat), LEFT) + city(view, cities.right_of(view.seat), RIGHT)
    for distance in range(2, cities.number - 1):
        lines += city(view, (view.seat + distance) % cities.number, FAR)
    known = [known_line(view, hand) for hand in known_hands(view.state, view.seat)]
    return [*lines, *known, *hand(view)]


def table(view: ClassicView) -> str:
    """Return the Age, the turn, where the hands go and how many cards the pile has (C2.3, C8.1)."""
    words, state = view.words, view.state
    turn, pile = min(state.turn + 1, TURNS), state.pile_size()
    way = "swap" if state.players == 2 else "left" if step(state) == 1 else "right"
    return words.say("terminal-classic-table", age=words.age(state.age), turn=turn, turns=TURNS, pile=pile, way=way)


def city(view: ClassicView, place: int, where: str) -> list[str]:
    """Describe a city: its treasury and points, board, goods, conflicts, cards, and for the own one its prices."""
    words, cities = view.words, view.state.cities
    points = sum(view.state.score_sheet(place))
    facts: dict[str, str | int] = {"where": where, "coins": cities.coins[place], "points": points}
    facts |= {"board": words.board(cities.board[place], cities.side[place]), "player": words.city(view.state, place)}
    lines = ["", words.say("terminal-classic-city", **facts), wonder(view, place)]
    made = produced(view, place)
    lines += [words.say("terminal-makes", goods=", ".join(made))]
    if where == OWN:
        lines.append(words.say("terminal-classic-buys", **prices(view)))
    lines.append(words.say("terminal-classic-conflicts", shields=cities.shields[place], tokens=tokens(view, place)))
    for color in range(COLORS):
        names = [words.name(card) for card in cards_in(cities, place) if BY_NUMBER[card].column == color]
        if names:
            lines.append(words.say("terminal-of-color", color=words.color(color), cards=", ".join(names)))
    symbols = [
        words.symbol(symbol) for symbol in range(SYMBOLS) for _ in range(cities.symbols[place * SYMBOLS + symbol])
    ]
    symbols += [words.say("terminal-classic-any-symbol")] * cities.any_symbol[place]
    return [*lines, words.say("terminal-classic-science", symbols=", ".join(symbols))] if symbols else lines


def produced(view: ClassicView, place: int) -> list[str]:
    """Return what a city produces; what it does not sell is marked (C3.4)."""
    words, goods_made = view.words, []
    for item in items_in(view.state.cities, place):
        for effect in BY_NUMBER[item].effects:
            match effect:
                case Produce(good, units):
                    goods_made.append(words.units(good, units))
                case ProduceOneOf(goods, for_sale):
                    choice = words.one_of([words.good(good) for good in goods])
                    goods_made.append(choice if for_sale else words.say("terminal-classic-not-sold", goods=choice))
    return goods_made


def prices(view: ClassicView) -> dict[str, str | int]:
    """Return what a unit costs the viewer, by kind and side (C3.4)."""
    facts: dict[str, str | int] = {}
    for kind, good in (("raw", 0), ("made", RAW_GOODS)):
        for side, name in ((LEFT_SIDE, LEFT), (RIGHT_SIDE, RIGHT)):
            facts[f"{kind}_{name}"] = unit_price(view.state.cities, view.seat, good, side)
    return facts


def tokens(view: ClassicView, place: int) -> str:
    """Name the conflict tokens of a city: `+1, +3, -1`."""
    cities = view.state.cities
    won = [f"+{VICTORY_POINTS[age]}" for age in range(AGES) for _ in range(cities.victories[place * AGES + age])]
    return ", ".join([*won, *["-1"] * cities.count[place * COLUMNS + DEFEATS]]) or "0"


def wonder(view: ClassicView, place: int) -> str:
    """Describe the stages of a wonder: how many are built, and the next one."""
    words, cities = view.words, view.state.cities
    built, stage = cities.count[place * COLUMNS + STAGES], cities.next_stage(place)
    total = len(STAGES_OF[cities.board[place] * SIDES + cities.side[place]])
    if stage == NONE:
        return words.say("terminal-classic-wonder-done", total=total)
    effects = " ".join(words.effects(stage))
    return words.say("terminal-classic-wonder", built=built, total=total, cost=words.cost(stage), effects=effects)


def known_line(view: ClassicView, hand: KnownHand) -> str:
    """Return which cards a hand may hold, and when it comes (C8.3)."""
    words, names = view.words, ", ".join(view.words.name(card) for card in hand.among)
    facts: dict[str, str | int] = {"size": hand.size, "count": len(hand.among), "cards": names}
    facts |= {"drawn": hand.drawn, "player": words.player(hand.holder), "turns": hand.turns}
    if hand.drawn:
        return words.say("terminal-classic-known-and-drawn", **facts)
    return words.say(
        "terminal-classic-known-all" if len(hand.among) == hand.size else "terminal-classic-known", **facts
    )


def hand(view: ClassicView) -> list[str]:
    """Describe the cards in hand: colour, what they cost now, what is in the way."""
    words, lines = view.words, []
    for card in view.hand:
        if card >= 0:
            named = words.say("terminal-card", name=words.name(card), color=words.color(BY_NUMBER[card].column))
            lines.append(words.say("terminal-classic-card", card=named, price=price_words(view, view.price(card))))
    return ["", words.say("terminal-classic-hand"), *lines] if lines else []


def price_words(view: ClassicView, price: Price) -> str:
    """Return a price in a few words."""
    say = view.words.say
    if price.there or price.chained:
        return say("terminal-classic-there" if price.there else "terminal-classic-chained")
    if price.coins == NONE:
        return say("terminal-classic-missing")
    cost = view.words.coins(price.coins)
    return cost if price.ways else say("terminal-classic-beyond", cost=cost)


def explained(view: ClassicView, action: int) -> list[str]:
    """Return everything about an option of the viewer: price line by line, effects."""
    words, state, use = view.words, view.state, use_of(action)
    lines = [words.action(state, action, view.seat)]
    item = view.stage if use.word == "stage" else NONE if use.word == "decline" else use.card
    if item == NONE:
        return lines
    lines += [words.say("terminal-item", name=words.name(item), kind=words.kind(item))]
    lines += [words.say("terminal-cost", cost=words.cost(item)), *words.effects(item)]
    if use.word in ("build", "stage"):
        lines.append(words.say("terminal-price-now"))
        lines += [f"  {line}" for line in words.bill(state, bill(state.cities, view.city, item), use.rank)]
    return lines


def symbol_help(view: ClassicView) -> list[Help]:
    """Explain every symbol; the Free City only where it plays."""
    keys = [key for key in view.words.help_keys if key != "free-city" or view.state.players == 2]
    return [view.words.help_symbol(key) for key in keys]


def seating(view: ClassicView) -> list[int]:
    """Return all cities, the viewer's first, then clockwise."""
    number = view.state.cities.number
    return [(view.seat + distance) % number for distance in range(number)]


def score_sheet(view: ClassicView) -> ScoreSheet:
    """Return the score sheet of all cities, the viewer's first."""
    words, sheets = view.words, [view.state.score_sheet(city) for city in seating(view)]
    lines = [(words.score_line(key), [sheet[place] for sheet in sheets]) for place, key in enumerate(words.score_lines)]
    total = (words.score_line("total"), [sum(sheet) for sheet in sheets])
    return ScoreSheet([words.city(view.state, city) for city in seating(view)], [*lines, total])
