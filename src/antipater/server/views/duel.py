"""The view of Duel: structure, prices, track, cities, unseen cards, scores; each part adds what is its own."""

from collections.abc import Sequence
from functools import lru_cache

from antipater.data.columns import BY_NUMBER, COVERED_BY, PLACES
from antipater.data.duel import CAPITAL, SCORE_LINES, SLOTS, SYMBOLS_TO_WIN
from antipater.data.items import DECK_SIZE, GUILD, NONE, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, RAW_GOODS, SYMBOL_KEYS
from antipater.game.bits import members_of
from antipater.game.contract import Game, State
from antipater.notation.moves import word_of
from antipater.notation.positions import write_position
from antipater.rules.duel.actions import BUILD, EMPTY, NOBODY, PLAY_TURN, SHARED, WONDER
from antipater.rules.duel.arrange import cards_in
from antipater.rules.duel.city import City
from antipater.rules.duel.cost import discard_income, unit_price
from antipater.rules.duel.payment import Bill, bill, total
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.turn import DuelState
from antipater.server.views.duel_parts import PartView, key, keys
from antipater.server.views.duel_table import CityView, DuelTable, Slot, Unseen, WonderView
from antipater.server.views.frame import PartPanel, Plays, Price, ViewBuilder, Way, Why
from antipater.text.events import LOOT
from antipater.text.words import Words

KEPT_BILLS = 4096
VICTORIES = {0: None, 1: "civilian", 2: "military", 3: "scientific"}
AGE_BACKS = ("age-1", "age-2", "age-3")
GUILD_BACK = "guild"


class DuelViewBuilder(ViewBuilder):
    """Builds the views of Duel with any parts."""

    words: Words

    def __init__(
        self,
        game: Game,
        viewer: int | None,
        names: Sequence[str],
        language: str,
        parts: Sequence[type[PartView]] = (),
    ) -> None:
        super().__init__(game, viewer, names, language)
        self.parts = [part(self.words, self.why) for part in parts]
        self.score_lines = (*SCORE_LINES, *(line for part in self.parts for line in part.score_lines))
        self.backs = (*AGE_BACKS, next((part.guild_back for part in self.parts if part.guild_back), GUILD_BACK))

    def position(self, seen: State) -> str:
        """Return the observation as one line."""
        return write_position(seen)

    def decision(self, seen: State) -> str:
        """Return who must choose what, or how the game ended."""
        return self.words.decision(duel_state(seen))

    def word(self, seen: State, action: int, seat: int) -> str:
        """Return an action or outcome as one word."""
        return word_of(seen, action, seat)

    def text(self, seen: State, action: int, seat: int) -> str:
        """Return a choice in words, with its price."""
        return self.words.action(duel_state(seen), action, seat)

    def story(self, before: State, plays: Plays, after: State) -> list[str]:
        """Return what happened and what followed from it."""
        ((seat, known),) = plays
        return self.words.event(duel_state(before), known, seat, duel_state(after))

    def panels(self, seen: State) -> dict[str, PartPanel]:
        """Return the panels of parts that the page has no drawings for."""
        state = duel_state(seen)
        found = {part.key: part.panel(state) for part in self.parts}
        return {name: panel for name, panel in found.items() if panel is not None}

    def table(self, seen: State) -> DuelTable:
        """Return what lies on the table."""
        state = duel_state(seen)
        winner = state.winner if state.winner not in (NOBODY, SHARED) else None
        table: DuelTable = {
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
        for part in self.parts:
            part.add_to_table(state, table)
        return table

    def slot(self, state: DuelState, slot: int) -> Slot:
        """Return one card of the structure; of a face-down card only its back (D3.4)."""
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
            if accessible:
                drawn["ways"] = [self.way(state, seat, card, drawn["prices"][seat]) for seat in (0, 1)]
        for part in self.parts:
            part.add_to_slot(state, slot, drawn)
        return drawn

    def bill(self, state: DuelState, seat: int, item: int) -> Bill:
        """Return what an item costs a seat, explained."""
        return bill(state.city(seat), state.city(1 - seat), item)

    def total(self, state: DuelState, seat: int, item: int) -> int:
        """Return what an item costs a seat; much faster than the bill, and needed far more often."""
        return total(state.city(seat), state.city(1 - seat), item)

    def way(self, state: DuelState, seat: int, card: int, total: int) -> Way:
        """Return how a seat would pay for a card; only a chain condition needs the bill."""
        row = BY_NUMBER[card]
        if row.free_with != NONE:
            return way_of(state.city(seat), self.bill(state, seat, card))
        if total > row.coins:
            return "trade"
        return "coins" if total else "production" if any(row.needs) else "free"

    def prices(self, seen: State, seat: int) -> dict[str, Price]:
        """Return what accessible cards and wonders cost *seat*, explained."""
        state = duel_state(seen)
        slots = members_of(state.open & ~state.hidden)
        found = {key(state.slots[slot]): self.price(state, seat, state.slots[slot], BUILD + slot) for slot in slots}
        if slots:
            # Whichever card it would be built with, the reason against a wonder is the wonder's own.
            for wonder in members_of(state.city(seat).wonders):
                item = WONDER_ITEMS + wonder
                found[key(item)] = self.price(state, seat, item, WONDER + wonder * SLOTS + slots[0])
        for part in self.parts:
            part.add_prices(state, seat, found)
        return found

    def price(self, state: DuelState, seat: int, item: int, action: int) -> Price:
        """Return what an item costs a seat, and in its turn why it cannot be built."""
        city, due = state.city(seat), self.bill(state, seat, item)
        price: Price = {**price_of(self.words.language, due), "way": way_of(city, due)}
        if price["way"] == "chain":
            price["chain"] = chain_of(city, due)
        why = self.why(state, seat, action)
        return {**price, "why": why} if why else price

    def why(self, state: DuelState, seat: int, action: int) -> Why | None:
        """Return why a seat cannot do something in its turn; None if it can, or it is not its turn."""
        if not state.must_choose(seat) or state.kinds[state.depth - 1] != PLAY_TURN:
            return None
        reason = state.why_not(action, seat)
        if reason is None:
            return None
        return {"code": reason.code, "rule": reason.rule, "text": self.words.reason(reason)}

    def city(self, state: DuelState, seat: int) -> CityView:
        """Return a city."""
        city, opp = state.city(seat), state.city(1 - seat)
        sheet = state.score_sheet(seat)
        raw, made = list(GOOD_KEYS[:RAW_GOODS]), list(GOOD_KEYS[RAW_GOODS:])
        drawn: CityView = {
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
        for part in self.parts:
            part.add_to_city(state, seat, drawn)
        return drawn

    def wonder(self, state: DuelState, seat: int, wonder: int) -> WonderView:
        """Return a wonder of a city, with its price if it is not built."""
        city: City = state.city(seat)
        item = WONDER_ITEMS + wonder
        drawn: WonderView = {"built": bool(city.built >> wonder & 1)}
        if not drawn["built"]:
            drawn["price"] = self.total(state, seat, item)
        for part in self.parts:
            part.add_to_wonder(state, wonder, drawn)
        return drawn

    def unseen(self, state: DuelState) -> list[Unseen]:
        """Return what face-down cards may be, with the chance of each colour (D3.6)."""
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
    """Return a bill explained; most prices stay the same from move to move."""
    return {"total": due.total, "lines": Words(language).bill(due)}


def way_of(city: City, due: Bill) -> Way:
    """Return how a city would pay for an item (D5.1 to D5.8)."""
    if due.chained:
        return "chain" if chain_of(city, due) else "token"
    if due.instead:
        return "fixed"
    if due.purchases:
        return "trade"
    if due.coins:
        return "coins"
    return "production" if any(due.needed) else "free"


def chain_of(city: City, due: Bill) -> str | None:
    """Return the building of a city whose chain symbol makes an item free (D5.8)."""
    if not due.chained:
        return None
    link = BY_NUMBER[due.item].free_with
    return next((key(card) for card in cards_in(list(city.cards)) if BY_NUMBER[card].gives == link), None)


def duel_state(seen: State) -> DuelState:
    """Return an observation as one of Duel."""
    if isinstance(seen, DuelState):
        return seen
    raise TypeError(f"this is no position of Duel: {type(seen).__name__}")


def back_of(state: DuelState, slot: int) -> int:
    """Return the deck whose back the card of a slot has; guilds have their own (D3.4)."""
    return GUILD - 1 if state.guild_backs >> slot & 1 else state.age - 1


def by_color(cards: list[int]) -> dict[str, list[str]]:
    """Return the names of cards by their colours."""
    found: dict[str, list[str]] = {color: [] for color in COLOR_KEYS}
    for card in cards:
        found[COLOR_KEYS[BY_NUMBER[card].column]].append(BY_NUMBER[card].key)
    return found
