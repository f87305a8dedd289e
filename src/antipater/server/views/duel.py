"""The table of Duel for a page: structure, prices, track, cities, what is unseen, scores; names are notation's."""

from functools import lru_cache
from typing import NotRequired

from typing_extensions import TypedDict

from antipater.data.columns import BY_NUMBER, COVERED_BY, PLACES
from antipater.data.duel import CAPITAL, SCORE_LINES, SLOTS, SYMBOLS_TO_WIN
from antipater.data.items import DECK_SIZE, GUILD, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, RAW_GOODS, SYMBOL_KEYS
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.notation.moves import word_of
from antipater.notation.positions import write_position
from antipater.rules.duel.actions import BUILD, EMPTY, NOBODY, PLAY_TURN, SHARED, WONDER
from antipater.rules.duel.arrange import cards_in
from antipater.rules.duel.city import City
from antipater.rules.duel.cost import discard_income, unit_price
from antipater.rules.duel.payment import Bill, bill, total
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.turn import DuelState
from antipater.server.views.frame import Drawing, Plays, Price, Why
from antipater.text.events import LOOT
from antipater.text.words import Words

KEPT_BILLS = 4096
VICTORIES = {0: None, 1: "civilian", 2: "military", 3: "scientific"}
AGE_BACKS = ("age-1", "age-2", "age-3", "guild")


class TokenView(TypedDict):
    """A token of Pantheon on a card: of a mythology, or an offering of some worth."""

    mythology: NotRequired[str]
    offering: NotRequired[int]


class SpaceView(TypedDict):
    """A space of the Pantheon."""

    divinity: str | None  # as far as the viewer knows it
    mythology: str | None
    vacant: bool
    faceDown: bool
    prices: list[int]  # for each seat


class PantheonView(TypedDict):
    """The Pantheon."""

    spaces: dict[str, SpaceView]
    decks: dict[str, list[str | None]]  # by mythology, from the top down, as far as the viewer knows them
    offered: list[str]  # divinities that are shown to be chosen from
    onCard: list[str]  # progress tokens that lie on a divinity
    minerva: int | None  # a space of the track
    snake: str | None  # the card on which it lies


class CityPantheon(TypedDict):
    """What a city holds of Pantheon."""

    mythology: dict[str, int]
    offerings: list[int]
    divinities: list[str]
    safe: int


class Slot(TypedDict):
    """A card of the structure, face up or down."""

    row: int
    column: int  # of its middle, in halves of a card
    card: str | None  # none: face down
    back: str
    accessible: bool
    coveredBy: list[int]
    prices: NotRequired[list[int]]  # for each seat
    token: NotRequired[TokenView]  # that lies on it


class WonderView(TypedDict):
    """A wonder of a city."""

    built: bool
    price: NotRequired[int]  # for its owner
    under: NotRequired[str]  # the card it was built with


class CityView(TypedDict):
    """A city."""

    coins: int
    funds: int  # coins that can be spent
    discard: int  # what discarding a card brings
    cards: dict[str, list[str]]  # by colour
    makes: dict[str, int]
    choice: list[list[str]]  # units of one's choice, each of these goods
    buys: dict[str, int]  # what a missing unit costs
    fixed: list[str]
    symbols: dict[str, int]
    different: int  # symbols
    needed: int  # … to win
    links: list[str]
    wonders: dict[str, WonderView]
    tokens: list[str]
    score: dict[str, int]
    total: int
    pantheon: NotRequired[CityPantheon]


class Unseen(TypedDict):
    """Cards of one back that nobody has seen, and the slots where they may lie."""

    back: str
    cards: list[str]
    slots: list[int]
    colors: dict[str, float]  # the chance of each colour for any of the slots


class DuelTable(TypedDict):
    """What lies on the table."""

    age: int
    active: int
    edition: int
    structure: dict[str, Slot]  # by slot, so that a difference names the cards that changed
    board: list[str]
    drawn: list[str]
    draft: list[str]
    aside: list[str]
    discard: list[str]
    pawn: int  # positive: on the side of seat 1
    capital: int
    loot: list[list[int]]  # military tokens left, by the side they lie on
    cities: dict[str, CityView]  # by seat
    unseen: list[Unseen]
    winner: int | None
    shared: bool
    victory: str | None
    pantheon: NotRequired[PantheonView]


class DuelDrawing(Drawing):
    """Draws Duel."""

    words: Words
    score_lines: tuple[str, ...] = SCORE_LINES
    backs = AGE_BACKS

    def position(self, seen: State) -> str:
        """Write the observation as one line."""
        return write_position(seen)

    def decision(self, seen: State) -> str:
        """Say what is asked of whom, or how it ended."""
        return self.words.decision(duel_state(seen))

    def word(self, seen: State, action: int, seat: int) -> str:
        """Write an action or outcome as one word."""
        return word_of(seen, action, seat)

    def said(self, seen: State, action: int, seat: int) -> str:
        """Say a choice with its price."""
        return self.words.action(duel_state(seen), action, seat)

    def story(self, before: State, plays: Plays, after: State) -> list[str]:
        """Say what happened and what followed from it."""
        ((seat, known),) = plays
        return self.words.event(duel_state(before), known, seat, duel_state(after))

    def table(self, seen: State) -> DuelTable:
        """Draw what lies on the table."""
        state = duel_state(seen)
        winner = state.winner if state.winner not in (NOBODY, SHARED) else None
        return {
            "age": state.age,
            "active": state.turn,
            "edition": state.edition,
            "structure": {str(slot): self.slot(state, slot) for slot in range(SLOTS) if state.present >> slot & 1},
            "board": keys(TOKEN_ITEMS, state.board),
            "drawn": keys(TOKEN_ITEMS, state.drawn),
            "draft": keys(WONDER_ITEMS, state.shown),
            "aside": keys((state.age - 1) * DECK_SIZE, state.aside),
            "discard": [key(card) for card in cards_in(list(state.discard))],
            "pawn": state.pawn,
            "capital": CAPITAL,
            "loot": [
                [coins for n, coins in enumerate(LOOT) if state.loot >> (side * len(LOOT) + n) & 1] for side in (0, 1)
            ],
            "cities": {str(seat): self.city(state, seat) for seat in (0, 1)},
            "unseen": self.unseen(state),
            "winner": winner,
            "shared": state.winner == SHARED,
            "victory": VICTORIES[state.victory],
        }

    def slot(self, state: DuelState, slot: int) -> Slot:
        """Draw one card of the structure; what lies face down shows its back alone (D3.4)."""
        row, column = PLACES[state.age - 1][slot]
        card = state.slots[slot]
        accessible = bool((state.open & ~state.hidden) >> slot & 1)
        drawn: Slot = {
            "row": row,
            "column": column,
            "card": None if card == EMPTY else key(card),
            "back": self.backs[back_of(state, slot)],
            "accessible": accessible,
            "coveredBy": members_of(COVERED_BY[(state.age - 1) * SLOTS + slot] & state.present),
        }
        if card != EMPTY:
            drawn["prices"] = [self.total(state, seat, card) for seat in (0, 1)]
        return drawn

    def bill(self, state: DuelState, seat: int, item: int) -> Bill:
        """Return what an item costs a seat, explained."""
        return bill(state.city(seat), state.city(1 - seat), item)

    def total(self, state: DuelState, seat: int, item: int) -> int:
        """Return what an item costs a seat; much faster than the bill, and asked for far more often."""
        return total(state.city(seat), state.city(1 - seat), item)

    def prices(self, seen: State, seat: int) -> dict[str, Price]:
        """Explain what accessible cards and wonders cost the viewer."""
        state = duel_state(seen)
        slots = members_of(state.open & ~state.hidden)
        found = {key(state.slots[slot]): self.price(state, seat, state.slots[slot], BUILD + slot) for slot in slots}
        if slots:
            # Whichever card it would be built with, the reason against a wonder is the wonder's own.
            for wonder in members_of(state.city(seat).wonders):
                item = WONDER_ITEMS + wonder
                found[key(item)] = self.price(state, seat, item, WONDER + wonder * SLOTS + slots[0])
        return found

    def price(self, state: DuelState, seat: int, item: int, action: int) -> Price:
        """Explain what an item costs a seat, and why it cannot be had if it is that seat's turn."""
        price = price_of(self.words.language, self.bill(state, seat, item))
        why = self.why(state, seat, action)
        return {**price, "why": why} if why else price

    def why(self, state: DuelState, seat: int, action: int) -> Why | None:
        """Say why a seat cannot do something in its turn; nothing if it can, or it is not its turn."""
        if not state.must_choose(seat) or state.kinds[state.depth - 1] != PLAY_TURN:
            return None
        reason = state.why_not(action, seat)
        if reason is None:
            return None
        return {"code": reason.code, "rule": reason.rule, "text": self.words.reason(reason)}

    def city(self, state: DuelState, seat: int) -> CityView:
        """Draw a city."""
        city, opp = state.city(seat), state.city(1 - seat)
        sheet = state.score_sheet(seat)
        raw, made = list(GOOD_KEYS[:RAW_GOODS]), list(GOOD_KEYS[RAW_GOODS:])
        return {
            "coins": city.coins,
            "funds": state.funds(seat),
            "discard": discard_income(city),
            "cards": by_color(cards_in(list(city.cards))),
            "makes": {good: city.makes[n] for n, good in enumerate(GOOD_KEYS)},
            "choice": [raw] * city.any_raw + [made] * city.any_made,
            "buys": {good: unit_price(city, opp, n) for n, good in enumerate(GOOD_KEYS)},
            "fixed": [good for n, good in enumerate(GOOD_KEYS) if city.fixed >> n & 1],
            "symbols": {symbol: city.symbols[n] for n, symbol in enumerate(SYMBOL_KEYS)},
            "different": different_symbols(city),
            "needed": SYMBOLS_TO_WIN,
            "links": [LINK_KEYS[link] for link in members_of(city.links)],
            "wonders": {
                key(WONDER_ITEMS + wonder): self.wonder(state, seat, wonder)
                for wonder in members_of(city.wonders | city.built)
            },
            "tokens": keys(TOKEN_ITEMS, city.tokens),
            "score": dict(zip(self.score_lines, sheet, strict=True)),
            "total": sum(sheet),
        }

    def wonder(self, state: DuelState, seat: int, wonder: int) -> WonderView:
        """Draw a wonder of a city, with its price if it is not built."""
        city: City = state.city(seat)
        item = WONDER_ITEMS + wonder
        drawn: WonderView = {"built": bool(city.built >> wonder & 1)}
        if not drawn["built"]:
            drawn["price"] = self.total(state, seat, item)
        return drawn

    def unseen(self, state: DuelState) -> list[Unseen]:
        """List what face-down cards may be, with the chance of each colour (D3.6)."""
        found: list[Unseen] = []
        for deck in (state.age - 1, GUILD - 1):
            slots = [slot for slot in members_of(state.hidden) if back_of(state, slot) == deck]
            if not slots:
                continue
            cards = [deck * DECK_SIZE + card for card in members_of(state.unseen[deck])]
            found.append(
                {
                    "back": self.backs[deck],
                    "cards": [key(card) for card in cards],
                    "slots": slots,
                    "colors": {
                        color: round(len(some) / len(cards), 4) for color, some in by_color(cards).items() if some
                    },
                }
            )
        return found


@lru_cache(KEPT_BILLS)
def price_of(language: str, due: Bill) -> Price:
    """Explain a bill; most prices stay what they were from move to move."""
    return {"total": due.total, "lines": Words(language).bill(due)}


def duel_state(seen: State) -> DuelState:
    """Return an observation as one of Duel."""
    if isinstance(seen, DuelState):
        return seen
    raise TypeError(f"this draws Duel, not a {type(seen).__name__}")


def back_of(state: DuelState, slot: int) -> int:
    """Return the deck whose back the card of a slot has: guilds have their own (D3.4)."""
    return GUILD - 1 if state.guild_backs >> slot & 1 else state.age - 1


def key(item: int) -> str:
    """Return the name of an item in notation."""
    return BY_NUMBER[item].key


def by_color(cards: list[int]) -> dict[str, list[str]]:
    """Return the names of cards by their colours."""
    found: dict[str, list[str]] = {color: [] for color in COLOR_KEYS}
    for card in cards:
        found[COLOR_KEYS[BY_NUMBER[card].column]].append(BY_NUMBER[card].key)
    return found


def keys(first: int, members: int) -> list[str]:
    """Return the names of a set of items, numbered from *first*."""
    return [key(first + member) for member in members_of(members)]
