"""The view of Duel: structure, prices, track, cities, unseen cards, scores; each part adds what is its own."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from antipater.catalog import Kit, kit, ruleset
from antipater.data.columns import BY_NUMBER
from antipater.data.duel import CAPITAL, LINKS, SYMBOLS_TO_WIN
from antipater.data.items import DECK_SIZE, DECKS, GUILD, NONE, WONDER_ITEM
from antipater.data.structures import COVERED_BY, MOST_SLOTS
from antipater.data.words import GOOD_KEYS, LINK_KEYS, RAW_GOODS
from antipater.game.bits import members_of
from antipater.game.contract import Game, State
from antipater.game.errors import Reason
from antipater.rules.duel.arrange import cards_in
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import EMPTY, NOBODY, OWE_TURN, SHARED
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.reasons import cannot_afford
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.state import DuelState
from antipater.server.views.duel_alike import alike, likeness
from antipater.server.views.duel_dues import Due, Dues
from antipater.server.views.duel_parts import key, keys, part_views
from antipater.server.views.duel_pieces import (
    build_number,
    by_good,
    by_line,
    by_symbol,
    cards_by_color,
    drawn_slot,
    drawn_wonder,
    keys_in,
    loot_left,
    printed_cost,
    token_keys,
    unseen_cards,
    wonder_number,
)
from antipater.server.views.duel_table import CityView, DuelTable, Slot, Unseen, WonderView
from antipater.server.views.duel_turn import TurnChoices
from antipater.server.views.frame import Choice, LessonInfo, PartPanel, Plays, Price, Told, ViewBuilder, Way, Why
from antipater.text.duel.words import DuelWords
from antipater.text.words import words_about

KEPT_BILLS = 16_384
TAUGHT = {"pantheon", "agora"}  # parts that the page has lessons for
RAW, MADE = list(GOOD_KEYS[:RAW_GOODS]), list(GOOD_KEYS[RAW_GOODS:])
AGE_BACKS = ("age-1", "age-2", "age-3")
GUILD_BACK = "guild"


class DuelViewBuilder(ViewBuilder):
    """Builds the views of Duel with any parts."""

    words: DuelWords
    lessons = True

    def __init__(self, game: Game, viewer: int | None, names: Sequence[str], language: str) -> None:
        super().__init__(game, viewer, names, language)
        self.parts = [view(name, self.words, self.why) for name, view in part_views(kit(game.name)).items()]
        guilds = next((part.guild_back for part in self.parts if part.guild_back), GUILD_BACK)
        backs = {deck: back for part in self.parts for deck, back in part.backs.items()}
        self.backs = (*AGE_BACKS, guilds, *(backs.get(deck, f"deck-{deck + 1}") for deck in range(GUILD, DECKS)))
        self.turn = TurnChoices(self.words)

    @staticmethod
    def alike(one: State, other: State) -> bool:
        """Return whether structures are nearly the same, or wonders are drafted that lie open in both."""
        assert isinstance(one, DuelState)
        assert isinstance(other, DuelState)
        return alike(one, other)

    @staticmethod
    def likeness(state: State) -> Hashable:
        """Return the Age, the progress tokens and the wonders: a whole Age has them in common."""
        assert isinstance(state, DuelState)
        return likeness(state)

    @classmethod
    def victory(cls, state: State) -> str | None:
        """Return the kind of victory, None while there is none."""
        return duel_state(state).victory_kind

    @classmethod
    def lesson(cls, kit: Kit) -> LessonInfo | None:
        """Return a first game: of Duel with the wonders that the rulebook gives (D2.4), with parts a whole one."""
        if not kit.parts:
            return {"options": {"wonders": "first-game"}, "opponent": "random"}
        return {"options": {}, "opponent": "level:1"} if set(kit.parts) <= TAUGHT else None

    def panels(self, seen: State) -> dict[str, PartPanel]:
        """Return the panels of parts that the page has no drawings for."""
        state = duel_state(seen)
        found = {part.name: part.panel(state) for part in self.parts}
        return {name: panel for name, panel in found.items() if panel is not None}

    def choices(self, seen: State) -> list[Choice]:
        """Return what the viewer may do."""
        seat = -1 if self.viewer is None else self.viewer
        return self.turn.all(duel_state(seen), seat, lambda action: self.choice(seen, action, seat))

    def story(self, before: State, plays: Plays, after: State, told: Told | None = None) -> list[str]:
        """Return an event in sentences; what happened is found once for all who are told it in one language."""
        if told is None or self.parts:
            return super().story(before, plays, after)
        about = ("lines", self.words.language, id(before), id(after), *plays)
        if about not in told:
            was, now = duel_state(before), duel_state(after)
            told[about] = [line for seat, known in plays for line in self.words.event_lines(was, known, seat, now)]
        return [line(self.words) for line in told[about]]

    def table(self, seen: State) -> DuelTable:
        """Return what lies on the table."""
        state = duel_state(seen)
        winner = state.winner if state.winner not in (NOBODY, SHARED) else None
        table: DuelTable = {
            "age": state.age,
            "active": state.turn,
            "edition": state.edition,
            "structure": self.structure(state),
            "board": token_keys(state.board),
            "drawn": token_keys(state.drawn),
            "draft": keys(WONDER_ITEM, state.shown),
            "aside": keys(range((state.age - 1) * DECK_SIZE, state.age * DECK_SIZE), state.aside),
            "discard": keys_in(tuple(state.discard)),
            "pawn": state.pawn,
            "capital": CAPITAL,
            "loot": loot_left(state.loot),
            "cities": {str(seat): self.city(state, seat) for seat in (0, 1)},
            "unseen": self.unseen(state),
            "winner": winner,
            "shared": state.winner == SHARED,
            "victory": self.victory(state),
        }
        for part in self.parts:
            part.add_to_table(state, table)
        return table

    def structure(self, state: DuelState) -> dict[str, Slot]:
        """Return the cards of the structure by slot; of a face-down card only its back (D3.4)."""
        structure, cards, present = state.structures + state.age - 1, state.slots, state.present
        accessible, first = state.open & ~state.hidden, structure * MOST_SLOTS
        found: dict[str, Slot] = {}
        dues = Dues(state, 0), Dues(state, 1)
        for slot in members_of(present):
            card, covers, is_open = cards[slot], COVERED_BY[first + slot] & present, bool(accessible >> slot & 1)
            prices: tuple[int, ...] = ()
            ways: tuple[Way, ...] = ()
            if card != EMPTY:
                prices = state.price(0, card), state.price(1, card)
                if is_open:
                    ways = self.way(dues[0], card, prices[0]), self.way(dues[1], card, prices[1])
            drawn = drawn_slot(structure, slot, card, self.backs[state.back(slot)], is_open, covers, prices, ways)
            if self.parts:
                drawn = drawn.copy()
                for part in self.parts:
                    part.add_to_slot(state, slot, drawn)
            found[str(slot)] = drawn
        return found

    def way(self, dues: Dues, card: int, total: int) -> Way:
        """Return how a seat would pay for a card; only a chain condition needs the bill."""
        printed, free_with, needed = printed_cost(card)
        if free_with != NONE:
            due = dues.of(card).bill
            return "chain" if chain_of(dues.state.city(dues.seat), due) else way_of(due)
        if total > printed:
            return "trade"
        return "coins" if total else "production" if needed else "free"

    def prices(self, seen: State, seat: int) -> dict[str, Price]:
        """Return what accessible cards and wonders cost *seat*, explained."""
        state = duel_state(seen)
        places, cards, city = members_of(state.open & ~state.hidden), state.slots, state.city(seat)
        acts = {cards[slot]: build_number(slot) for slot in places}
        if places:
            # Whichever card it would be built with, the reason against a wonder is the wonder's own.
            for wonder in members_of(city.wonders):
                acts[WONDER_ITEM[wonder]] = wonder_number(wonder, places[0])
        dues, language = Dues(state, seat), self.words.language
        barred, funds = self.barred(state, seat, acts.values()), state.funds(seat)
        found: dict[str, Price] = {}
        for item, action in acts.items():
            coins = funds if action in barred else None
            due = dues.of(item)
            found[key(item)] = due.told.get((language, coins)) or self.price(state, seat, action, due, coins)
        for part in self.parts:
            part.add_prices(state, seat, found)
        return found

    def price(self, state: DuelState, seat: int, action: int, due: Due, coins: int | None) -> Price:
        """Return what an item costs, explained, and why it cannot be paid with these coins; most prices are kept.

        A chain depends on the city, and the reasons of an expansion may be others elsewhere.
        """
        price, kept = price_of(self.game.name, self.words.language, due.bill), True
        if due.bill.chained and (chain := chain_of(state.city(seat), due.bill)):
            price, kept = {**price, "way": "chain", "chain": chain}, False
        if coins is not None and (why := self.why(state, seat, action, due.bill)):
            price = {**price, "why": why}
        if kept and (coins is None or not self.parts):
            due.told[self.words.language, coins] = price
        return price

    def barred(self, state: DuelState, seat: int, acts: Iterable[int]) -> set[int]:
        """Return those of some actions that a seat cannot do in its turn; none if it is not its turn."""
        return set(acts).difference(state.legal(seat)) if self.in_turn(state, seat) else set()

    def in_turn(self, state: DuelState, seat: int) -> bool:
        """Return whether a seat must take its turn."""
        return bool(state.must_choose(seat)) and state.kinds[state.depth - 1] == OWE_TURN

    def why(self, state: DuelState, seat: int, action: int, due: Bill | None = None) -> Why | None:
        """Return why a seat cannot do something in its turn; None if it can, or it is not its turn.

        Of what lies open, or is its own wonder, a seat without expansions lacks nothing but the coins for the bill.
        """
        if not self.in_turn(state, seat):
            return None
        known = due is not None and not self.parts
        reason = cannot_afford(due, state.funds(seat)) if due is not None and known else state.why_not(action, seat)
        if reason is None:
            return None
        if reason.code != "cannot-afford":
            return {"code": reason.code, "rule": reason.rule, "text": self.words.reason(reason)}
        return unaffordable(self.game.name, self.words.language, reason.rule, tuple(reason.facts.items()))

    def city(self, state: DuelState, seat: int) -> CityView:
        """Return a city."""
        city, terms = state.city(seat), state.terms(seat)
        sheet = state.score_sheet(seat)
        drawn: CityView = {
            "coins": city.coins,
            "funds": state.funds(seat),
            "discard": state.discard_income(seat),
            "cards": cards_by_color(tuple(city.cards)),
            "makes": by_good(tuple(city.makes)),
            "choice": [RAW] * city.any_raw + [MADE] * city.any_made,
            "buys": by_good(tuple(terms[: len(GOOD_KEYS)])),
            "fixed": [GOOD_KEYS[good] for good in members_of(city.fixed)],
            "symbols": by_symbol(tuple(city.symbols)),
            "different": different_symbols(city),
            "needed": SYMBOLS_TO_WIN,
            "links": [LINK_KEYS[link] for link in members_of(terms[LINKS])],
            "wonders": {
                key(WONDER_ITEM[wonder]): self.wonder(state, seat, wonder)
                for wonder in members_of(city.wonders | city.built)
            },
            "tokens": token_keys(city.tokens),
            "score": by_line(state.score_lines, tuple(sheet)),
            "total": sum(sheet),
        }
        for part in self.parts:
            part.add_to_city(state, seat, drawn)
        return drawn

    def wonder(self, state: DuelState, seat: int, wonder: int) -> WonderView:
        """Return a wonder of a city, with its price if it is not built."""
        city: City = state.city(seat)
        item = WONDER_ITEM[wonder]
        drawn = drawn_wonder(None if city.built >> wonder & 1 else state.price(seat, item))
        if self.parts:
            drawn = drawn.copy()
            for part in self.parts:
                part.add_to_wonder(state, wonder, drawn)
        return drawn

    def unseen(self, state: DuelState) -> list[Unseen]:
        """Return what face-down cards may be, with the chance of each colour (D3.6)."""
        slots_of: dict[int, list[int]] = {}
        for slot in members_of(state.hidden):
            slots_of.setdefault(state.back(slot), []).append(slot)
        return [
            unseen_cards(self.backs[deck], deck, state.unseen[deck], tuple(slots))
            for deck, slots in sorted(slots_of.items())
        ]


@lru_cache(KEPT_BILLS)
def price_of(name: str, language: str, due: Bill) -> Price:
    """Return a bill explained; most prices stay the same from move to move, and are compared by identity."""
    return {"total": due.total, "lines": impersonal_words(name, language).bill(due), "way": way_of(due)}


@lru_cache(KEPT_BILLS)
def unaffordable(name: str, language: str, rule: str, facts: tuple[tuple[str, Any], ...]) -> Why:
    """Return that a price is too high (D5.7), explained; nobody is named, so the sentence is the same in all games."""
    text = impersonal_words(name, language).reason(Reason("cannot-afford", rule, dict(facts)))
    return {"code": "cannot-afford", "rule": rule, "text": text}


@cache
def impersonal_words(name: str, language: str) -> DuelWords:
    """Return words about a ruleset that speak of no players."""
    words = words_about(ruleset(name), language)
    assert isinstance(words, DuelWords)
    return words


def way_of(due: Bill) -> Way:
    """Return how a city would pay for an item (D5.1 to D5.8); what is free without a chain is free by a token."""
    if due.chained:
        return "token"
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
