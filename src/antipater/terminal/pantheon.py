"""The Pantheon on the table: six spaces with both players' prices, what lies on them, the decks (P1 to P3)."""

from dataclasses import dataclass

from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import DECK, MYTHOLOGIES, OFFERINGS, SPACES
from antipater.game.bits import members_of
from antipater.game.seats import UNKNOWN
from antipater.rules.pantheon.actions import ACTIVATE, CLAIM, FIRST_OFFERING, NO_TOKEN, SUBSETS, VACANT
from antipater.rules.pantheon.turn import PantheonState
from antipater.terminal import signs
from antipater.terminal.canvas import Canvas, Run, shortened, width_of
from antipater.terminal.palette import DEAR, FAINT, FAIR, GOLD, INK, MYTHOLOGY_COLORS, PANEL, PAPER, RAISED, style
from antipater.terminal.view import View
from antipater.text.words import Words

GROUND = style(PAPER, PANEL)
QUIET = style(FAINT)
LEAST_ROOM = 8  # cells of a space for its mark and name
LONG_NAME, SHORT_NAME = 14, 5  # cells for a name where there is room and where not


def mythology_name(words: Words, mythology: int) -> str:
    """Name a mythology by itself: `Roman`."""
    name = words.mythology(mythology)
    return name[:1].upper() + name[1:]


@dataclass(frozen=True)
class Space:
    """A space of the Pantheon as the viewer sees it."""

    number: int  # from 0
    divinity: int  # VACANT, or UNKNOWN where it lies face down and the viewer does not know it
    mythology: int  # of what lies there
    face_down: bool
    prices: tuple[int, int]  # for the viewer and for the other player, before offerings

    @property
    def vacant(self) -> bool:
        """Whether nothing lies there."""
        return self.divinity == VACANT

    @property
    def item(self) -> int | None:
        """The item that lies there, if the viewer knows it."""
        return None if self.divinity < 0 else DIVINITY_ITEMS + self.divinity

    def name(self, words: Words, width: int = 99) -> str:
        """Name what lies there in so many cells: a divinity, a mythology with a question mark, or nothing."""
        if self.vacant:
            return ""
        if self.divinity == UNKNOWN:
            return shortened(mythology_name(words, self.mythology), width - 1) + "?"
        return shortened(words.name(DIVINITY_ITEMS + self.divinity), width)


def spaces_of(state: PantheonState, seat: int) -> list[Space]:
    """Return the six spaces as a seat sees them; a divinity that not both know still lies face down (P2.4)."""
    both = 0b11
    return [
        Space(
            space,
            state.spaces[space],
            state.mythology_of[space],
            state.spaces[space] != VACANT and state.spaces_known[space] != both,
            (state.price_of_space(seat, space), state.price_of_space(1 - seat, space)),
        )
        for space in range(SPACES)
    ]


def activations(state: PantheonState, seat: int) -> list[int]:
    """Return every activation with every set of offerings that a seat can choose now (P3.1 to P3.3)."""
    return [action for action in state.legal(seat) if ACTIVATE <= action < CLAIM] if state.must_choose(seat) else []


def space_and_offerings(action: int) -> tuple[int, list[int]]:
    """Return the space of an activation, and the values of the offering tokens that pay for it."""
    space, used = divmod(action - ACTIVATE, SUBSETS)
    return space, [OFFERINGS[token] for token in members_of(used)]


def coins_due(state: PantheonState, action: int, seat: int) -> int:
    """Return the coins that an activation takes besides its offerings, which give no change (P2.3, P3.3)."""
    space, offerings = space_and_offerings(action)
    return max(0, state.price_of_space(seat, space) - sum(offerings))


def deck_contents(state: PantheonState, mythology: int) -> list[int]:
    """Return what a deck holds from the top down; a negative number where the viewer knows nothing."""
    first = mythology * DECK
    return list(state.deck)[first : first + state.deck_size[mythology]]


def token_name(words: Words, token: int) -> str:
    """Name a token that lies on a card of the structure."""
    if token >= FIRST_OFFERING:
        return words.say("terminal-offering", coins=OFFERINGS[token - FIRST_OFFERING])
    return words.mythology_token(token)


def token_on(view: View, slot: int) -> int:
    """Return the token that lies on a slot, NO_TOKEN if there is none."""
    state = view.pantheon
    return NO_TOKEN if state is None else state.slot_tokens[slot]


def token_label(words: Words, token: int, width: int) -> str:
    """Return a token on a card of the structure in a few cells: its sign, and which one it is."""
    if token >= FIRST_OFFERING:
        return f" {signs.OFFERING}{OFFERINGS[token - FIRST_OFFERING]}{signs.COIN} "
    return f"{signs.MYTHOLOGY}{shortened(mythology_name(words, token), width - 1)}"


# Drawing.


def cell_width(width: int) -> int:
    """Return the cells that a space has in a row of *width*, with the gap to its neighbour."""
    return (width - 1) // SPACES


def space_at(column: int, width: int) -> int | None:
    """Return the space that lies at a column of the row."""
    space = (column - 1) // cell_width(width)
    return space if 0 <= space < SPACES else None


def draw_pantheon(view: View, width: int, height: int) -> Canvas:
    """Draw the six spaces in a row, the cheapest for the viewer at the left, and the decks below if there is room."""
    canvas = Canvas(width, height, style(PAPER, INK))
    state = view.pantheon
    if state is None:
        return canvas
    cell = cell_width(width)
    payable = {space_and_offerings(action)[0] for action in activations(state, view.seat)}
    for place, space in enumerate(ordered(view, state)):
        draw_space(canvas, view, space, 1 + place * cell, cell - 1, space.number in payable)
    if height > 1:
        runs = deck_runs(view, state)
        canvas.write_runs(max(1, (width - width_of(runs)) // 2), 1, runs)
    return canvas


def ordered(view: View, state: PantheonState) -> list[Space]:
    """Return the spaces from the cheapest to the dearest for the viewer, as that player sees the board."""
    spaces = spaces_of(state, view.seat)
    return spaces if view.seat == 0 else spaces[::-1]


def draw_space(canvas: Canvas, view: View, space: Space, x: int, width: int, payable: bool) -> None:
    """Draw one space: what lies there, and its prices for the viewer and for the other player."""
    canvas.fill(x, 0, width, 1, style(PAPER, RAISED if space.vacant else PANEL))
    cost = price_runs(view, space, payable)
    if width - width_of(cost) < LEAST_ROOM:
        cost = cost[:-1]
    color = FAINT if space.vacant else MYTHOLOGY_COLORS[space.mythology]
    mark = "·" if space.vacant else signs.FACE_DOWN if space.face_down else signs.DIVINITY
    name = space.name(view.words, width - width_of(cost) - 3)
    canvas.write(x, 0, mark, style(color, bold=True))
    canvas.write(x + 2, 0, name, style(color, bold=not space.face_down, italic=space.face_down))
    canvas.write_runs(x + width - width_of(cost), 0, cost)


def price_runs(view: View, space: Space, payable: bool) -> list[Run]:
    """Return the prices of a space: the viewer's, marked if it cannot be paid, and the other player's."""
    mine, theirs = space.prices
    rival: Run = (f"/{theirs}", QUIET)
    if space.vacant:
        return [(f"{mine}{signs.COIN}", QUIET), rival]
    fair = payable or mine <= view.state.funds(view.seat)
    look = style(FAIR if fair else DEAR, bold=payable)
    return [(f"{'' if fair else '!'}{mine}{signs.COIN}", look), rival]


def deck_runs(view: View, state: PantheonState) -> list[Run]:
    """Return the size of each deck, and its top where the viewer knows it."""
    runs: list[Run] = [(view.words.say("terminal-decks") + "  ", QUIET)]
    for mythology in range(MYTHOLOGIES):
        contents = deck_contents(state, mythology)
        top = f" ({view.words.name(DIVINITY_ITEMS + contents[0])})" if contents and contents[0] >= 0 else ""
        color = MYTHOLOGY_COLORS[mythology] if contents else FAINT
        runs.append((f"{signs.FACE_DOWN} {mythology_name(view.words, mythology)} ", style(color)))
        runs.append((f"{len(contents)}{top}   ", style(PAPER) if contents else QUIET))
    return runs


def holdings(view: View, seat: int, width: int) -> list[Run]:
    """Return the offerings, mythology tokens and divinities of a seat for a line of its city, as long as they fit."""
    roomy = held_runs(view, seat, LONG_NAME)
    return roomy if width_of(roomy) <= width else held_runs(view, seat, SHORT_NAME)


def held_runs(view: View, seat: int, room: int) -> list[Run]:
    """Return what a seat holds, each name in at most *room* cells."""
    state, words = view.pantheon, view.words
    if state is None:
        return []
    runs: list[Run] = []
    for token in members_of(state.offerings[seat]):
        runs.append((f"{signs.OFFERING}{OFFERINGS[token]}{signs.COIN} ", style(GOLD)))
    for mythology in range(MYTHOLOGIES):
        tokens = signs.MYTHOLOGY * state.mythology[seat * MYTHOLOGIES + mythology]
        if tokens:
            name = shortened(mythology_name(words, mythology), room)
            runs.append((f"{tokens}{name} ", style(MYTHOLOGY_COLORS[mythology])))
    for divinity in members_of(state.divinities[seat]):
        name = shortened(words.name(DIVINITY_ITEMS + divinity), room)
        runs.append((f"{signs.DIVINITY}{name} ", style(MYTHOLOGY_COLORS[divinity // DECK], bold=True)))
    return runs
