"""Words about 7 Wonders Duel, alone or with any expansions: `DuelWords(game, "fr", ("Antoine", "Bruno"))`."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from antipater.catalog import PARTS
from antipater.data.duel import (
    COINS_PER_POINT,
    DISCARD_COINS,
    FIXED_PRICE,
    MOST_WONDERS,
    SCORE_LINES,
    SYMBOLS_TO_WIN,
    TRACK_POINTS,
    TRADE_PRICE,
)
from antipater.data.items import BY_KEY, BY_NUMBER, NONE, TOKEN_ITEM, WONDER_ITEM, Item, all_items
from antipater.data.words import (
    COLOR_KEYS,
    COLORS,
    GOOD_KEYS,
    LINK_KEYS,
    RAW_GOODS,
    SYMBOL_KEYS,
    WONDERS,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Effect,
    FixPrice,
    Points,
    PointsPerMost,
    Rebate,
    Shields,
    Symbol,
)
from antipater.game.rows import Verb
from antipater.game.seats import CHANCE
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import Facts
from antipater.text.duel import choices, events, prices
from antipater.text.duel.parts import ActFacts, PartWords, ThingFacts
from antipater.text.duel.places import THINGS
from antipater.text.game_words import GameWords
from antipater.text.language import readable

BASE_PARTS = ("duel", "promos")  # what items of the base game belong to
# Marks that stand alone, with their rules; goods, colours, symbols and chains have families of their own.
MARKS = {
    "coin": "D5.1",
    "points": "D10.2",
    "shield": "D7.1",
    "pawn": "D7.4",
    "capital": "D7.2",
    "military-token": "D7.3",
    "progress-token": "D8.1",
    "wonder": "D6.3",
    "play-again": "D6.8",
    "chain": "D5.8",
    "face-down": "D3.3",
    "guild-back": "D3.4",
    "accessible": "D3.2",
    "discard-pile": "D4.2",
}
COLOR_RULES = dict(zip(COLOR_KEYS, ("D5.2", "D5.2", "D10.2", "D8.1", "D5.4", "D7.1", "D5.11"), strict=True))
# The rules of effects that other cards have by other rules; the rule of any other effect stands in its message.
EFFECT_RULES: dict[type[Effect], str] = {Points: "D10.2", Symbol: "D8.1", Shields: "D7.1", BuildFromDiscard: "D6.5"}


@cache
def items_of(parts: tuple[str, ...]) -> tuple[Item, ...]:
    """Return the items of the base game and of these expansions."""
    return tuple(item for item in all_items() if item.part in (*BASE_PARTS, *parts))


class DuelWords(GameWords[DuelState]):
    """Sentences about Duel; what an expansion says itself is asked of its `PartWords`."""

    good_keys = GOOD_KEYS
    symbol_keys = SYMBOL_KEYS
    column_keys = (*COLOR_KEYS, "wonders", "tokens", "coin-sets", "divinities", "senators")

    game: Duel

    def __init__(self, game: Duel, language: str, players: Sequence[str] = ()) -> None:
        super().__init__(game, language, players, [part.name for part in game.parts])
        self.rows = game.rows
        self.items = items_of(self.catalogue.parts)
        self.parts: list[PartWords] = []
        for name in self.catalogue.parts:
            kit = PARTS.get(name)
            kind = kit.piece("words") if kit else None
            self.parts.append((kind or PartWords)(self, name))
        self.things: Mapping[str, ThingFacts] = THINGS | {
            kind: facts for part in self.parts for kind, facts in part.things.items()
        }
        self.acts: Mapping[str, ActFacts] = choices.ACTS | {
            key: facts for part in self.parts for key, facts in part.acts.items()
        }
        self.asked: dict[tuple[int, int], str] = {}  # decisions in words, by kind and seat
        brought = [mark for part in self.parts for mark in self.catalogue.brought_by(part.name, "mark-")]
        self.marks = MARKS | {mark.removeprefix("mark-"): "" for mark in brought}
        for part in self.parts:
            self.marks |= part.marks

    def part(self, name: str) -> Any:
        """Return the words of an expansion, None if it is not in the game."""
        return next((part for part in self.parts if part.name == name), None)

    # Items.

    def item(self, number: int) -> Item:
        """Return the row of a card, wonder, token or divinity; raise KeyError if there is none."""
        if number not in BY_NUMBER:
            raise KeyError(f"there is no item number {number}")
        return BY_NUMBER[number]

    def knows(self, number: int) -> bool:
        """Return whether there is an item of a number."""
        return number in BY_NUMBER

    def number_of(self, key: str) -> int | None:
        """Return the number of the item that machine text calls by a key, None if there is none."""
        return BY_KEY[key].number if key in BY_KEY else None

    def kind(self, item: int) -> str:
        """Return which kind of thing an item is: `blue (civilian building)`, `wonder`, `Roman divinity`."""
        own = [part.kind(item) for part in self.parts]
        column = self.item(item).column
        known = self.color_kind(column) if column < COLORS else self.color(column)
        return next((kind for kind in own if kind), known)

    def counted(self, columns: Sequence[int], **facts: str | int) -> str:
        """Return one of what a city counts: `yellow card`, `built wonder`."""
        return super().counted(columns, **{"set": COINS_PER_POINT, **facts})

    def link(self, link: int) -> str:
        """Return the name of a chain symbol."""
        return self.attempt([f"link-{LINK_KEYS[link]}"], {}) or readable(LINK_KEYS[link])

    def bearing(self, word: type[Effect]) -> list[int]:
        """Return the items of the game that carry an effect of a kind."""
        return [item.number for item in self.items if any(type(effect) is word for effect in item.effects)]

    def bearers(self, word: type[Effect]) -> str:
        """Return the names of the items that carry an effect of a kind."""
        return self.one_of([self.name(item) for item in self.bearing(word)])

    def granting(self, link: int) -> list[int]:
        """Return the items that grant a chain symbol."""
        return [item.number for item in self.items if item.gives == link]

    def freed_by(self, link: int) -> list[int]:
        """Return the items that a chain symbol makes free."""
        return [item.number for item in self.items if item.free_with == link]

    def effects(self, item: int) -> list[str]:
        """Return what an item does, and which chain symbol it grants (D5.8)."""
        link, lines = self.item(item).gives, super().effects(item)
        if link != NONE:
            lines.append(self.sentence("effect-link", symbol=self.link(link), items=self.mentions(self.freed_by(link))))
        return lines

    def effect_facts(self, effect: Effect, item: int) -> Facts:
        """Return the rule of an effect where it depends on the item, and what is printed elsewhere."""
        facts: Facts = {"rule": EFFECT_RULES.get(type(effect), "")}
        match effect:
            case Coins():
                facts["rule"] = "D8.13" if item in TOKEN_ITEM else "D6.2" if item in WONDER_ITEM else "D5.9"
            case CoinsPer(columns):
                facts["rule"] = "D5.10" if columns == (WONDERS,) else "D5.9"
            case PointsPerMost(columns):
                facts["rule"] = "D5.11" if columns[0] < COLORS else "D5.12"
            case Rebate(column):
                facts["rule"] = "D8.2" if column == WONDERS else "D8.5"
            case FixPrice():
                facts["coins"] = FIXED_PRICE
        for part in self.parts:
            facts |= part.effect_facts(effect, item)
        return facts

    def cost(self, item: int) -> str:
        """Return the printed cost of an item: `2 coins, 1 glass, 1 papyrus`."""
        return prices.cost(self, item)

    def bill(self, bill: Bill) -> list[str]:
        """Return a payment line by line."""
        return prices.bill_lines(self, bill)

    # What can be done, what happens, what is asked.

    def verb_of(self, action: int, chance: bool) -> tuple[Verb, tuple[int, ...]]:
        """Return the verb of an action or outcome, and what it is about."""
        return self.rows.act(action, chance)

    def thing(self, state: DuelState, kind: str, value: int) -> Facts:
        """Return the facts about a thing of a kind; one of an unknown kind has a message `kind-number`, or a number."""
        if kind in self.things:
            return self.things[kind](self, state, value)
        return {kind: self.attempt([f"{kind}-{value}"], {}) or f"{readable(kind)} {value}"}

    def action(self, state: DuelState, action: int, seat: int) -> str:
        """Return a choice with its price: `Build Aqueduct for 12 coins`."""
        return choices.action_words(self, state, action, seat)

    def outcome(self, state: DuelState, outcome: int, viewer: int | None = None) -> str:
        """Return what chance brings, as far as the seat *viewer* may know it, or all: `Aqueduct is turned up`."""
        return choices.action_words(self, state, self.seen(outcome, CHANCE, viewer), CHANCE)

    def event(
        self, before: DuelState, action: int, seat: int, after: DuelState, viewer: int | None = None
    ) -> list[str]:
        """Return what happened and what followed from it, as far as the seat *viewer* may know it, or all."""
        return events.event_words(self, before, self.seen(action, seat, viewer), seat, after)

    def event_lines(self, before: DuelState, seen: int, seat: int, after: DuelState) -> list[events.Line]:
        """Return what happened, to be told to several players of a game without expansions."""
        return events.event_lines(self, before, seen, seat, after)

    def decision(self, state: DuelState) -> str:
        """Return what is asked of whom now, or how the game ended."""
        if not state.depth:
            return events.result_words(self, state)
        about = state.kinds[state.depth - 1], state.seats[state.depth - 1]
        if about not in self.asked:
            told = choices.decision_words(self, state)
            if not choices.depends_on_position(self, state):
                self.asked[about] = told
            return told
        return self.asked[about]

    def result(self, state: DuelState) -> str:
        """Return who won and how, or that nobody has yet."""
        return events.result_words(self, state)

    def task(self, key: str, **facts: str | int) -> str:
        """Return what is asked in a decision, by its key: `choose a wonder`."""
        return choices.task(self, key, facts)

    # Reasons.

    def reason_facts(self, code: str, facts: Mapping[str, Any]) -> Facts:
        """Return what the sentence about a reason needs besides its figures."""
        given: Facts = {}
        if code == "cannot-afford":
            summary = prices.bill_summary(self, facts["bill"])
            kind = "wonder" if self.item(facts["item"]).column == WONDERS else "building"
            given = {"parts": summary, "explained": "yes" if summary else "no", "kind": kind}
        elif code == "covered":
            given = {"covers": self.covering(facts["covers"])}
        elif code == "not-among-choices":
            given = {"named": "yes"} if "item" in facts else {"named": "no", "item": ""}
        elif "color" in facts:
            given = {"counted": self.counted((facts["color"],))}
        for part in self.parts:
            given |= part.reason_facts(code, facts)
        return given

    def covering(self, covers: list[int]) -> str:
        """Return the cards that lie over another one; several face-down cards are named once."""
        hidden = covers.count(EMPTY)
        names = [self.mention(card) for card in covers if card != EMPTY]
        return self.all_of([*names, self.say("face-down-cards", cards=hidden)] if hidden else names)

    # Help and the score sheet.

    def help_families(self) -> Iterator[str]:
        """Yield the keys of goods, colours, science symbols and chain symbols."""
        yield from (f"good-{key}" for key in self.good_keys)
        yield from (f"color-{key}" for key in COLOR_KEYS)
        yield from (f"symbol-{key}" for key in self.symbol_keys)
        yield from (f"link-{key}" for link, key in enumerate(LINK_KEYS) if link in self.links)

    @cached_property
    def links(self) -> frozenset[int]:
        """The chain symbols of the game."""
        return frozenset(link for item in self.items for link in (item.gives, item.free_with) if link != NONE)

    def help_figures(self) -> Facts:
        """Return the figures that the help for single marks needs."""
        worth = self.one_of([str(points) for points in sorted(set(TRACK_POINTS)) if points])
        figures: Facts = {"discard": DISCARD_COINS, "set": COINS_PER_POINT, "most": MOST_WONDERS, "points": worth}
        for part in self.parts:
            figures |= part.help_figures()
        return figures

    def help_about(self, family: str, key: str) -> tuple[str, str]:
        """Return what a good, a colour or a symbol means, and the rule."""
        if family == "good":
            kind = "raw" if GOOD_KEYS.index(key) < RAW_GOODS else "made"
            return self.say(f"help-good-{kind}", price=TRADE_PRICE), "D5.3"
        if family == "color":
            return self.say(f"help-color-{key}"), COLOR_RULES[key]
        if family == "symbol":
            effect = Symbol(SYMBOL_KEYS.index(key))
            bearers = [item.number for item in self.items if effect in item.effects]
            facts: Facts = {"cards": len(bearers), "most": SYMBOLS_TO_WIN}
            return self.say("help-symbol", items=self.mentions(bearers), **facts), "D8.11"
        link = LINK_KEYS.index(key)
        own = [part.link_help(link) for part in self.parts]
        items = self.mentions(self.freed_by(link))
        known = self.say("help-link", givers=self.mentions(self.granting(link)), items=items), "D5.8"
        return next((told for told in own if told), known)

    @property
    def score_lines(self) -> tuple[str, ...]:
        """The keys of the score sheet, in its order."""
        return (*SCORE_LINES, *(key for part in self.game.parts for key in part.score_lines))
