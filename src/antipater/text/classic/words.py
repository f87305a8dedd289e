"""Everything that is said about classic 7 Wonders: its part of the front that server, terminal and records use."""

from collections.abc import Mapping

from antipater.game.errors import Reason
from antipater.rules.classic.payment import Bill
from antipater.rules.classic.turn import ClassicState
from antipater.text.classic import choices, effects, events, prices, reasons, symbols
from antipater.text.classic.events import Step
from antipater.text.classic.vocabulary import ClassicVocabulary
from antipater.text.language import Help
from antipater.text.speech import Speech


class ClassicWords(ClassicVocabulary, Speech[ClassicState]):
    """Sentences about classic 7 Wonders: `ClassicWords("fr", ("Antoine", "Bruno", "Chloé"))`; `You` is addressed."""

    score_lines = ("military", "treasury", "wonder", "civilian", "commercial", "guilds", "science")

    def reason(self, reason: Reason) -> str:
        """Say why a move is impossible, with its figures and its rule."""
        return reasons.reason(self, reason)

    def bill(self, state: ClassicState, bill: Bill, rank: int = 0) -> list[str]:
        """Explain one of the payments that a bill offers, line by line."""
        return prices.bill_lines(self, state, bill, rank)

    def action(self, state: ClassicState, action: int, seat: int) -> str:
        """Say a choice with its price: `Build Baths for 2 coins to Bruno`."""
        return choices.action_words(self, state, action, seat)

    def payment(self, state: ClassicState, action: int, seat: int) -> str:
        """Say only what an action pays to whom: `2 coins to Bruno`; nothing where nothing is paid."""
        city, use = choices.city_of(state, seat), choices.use_of(action)
        return choices.payment_words(self, state, city, choices.paid(state, use, city))

    def outcome(self, state: ClassicState, outcome: int, viewer: int | None = None) -> str:
        """Say what chance brings, as far as the seat *viewer* may know it, or all: `Antoine gets Baths`."""
        return choices.outcome_words(self, state, outcome, viewer)

    def event(
        self, before: ClassicState, action: int, seat: int, after: ClassicState, viewer: int | None = None
    ) -> list[str]:
        """Say what happened and what followed from it, as far as the seat *viewer* may know it, or all.

        *before* and *after* are true positions. A choice that is still sealed is told to its seat alone; the one that
        ends a turn tells what all did (C2.1, C8.3).
        """
        return events.event_words(self, Step(before, after), action, seat, viewer)

    def turn(self, before: ClassicState, plays: Mapping[int, int], after: ClassicState) -> list[str]:
        """Say how a turn was resolved, from what one seat knows: observations, and each city's choice as it is seen."""
        return events.turn_lines(self, Step(before, after), plays)

    def decision(self, state: ClassicState) -> str:
        """Say what is being asked of whom now, or how the game ended."""
        return choices.decision_words(self, state) if state.depth else events.result_words(self, state)

    def effects(self, item: int) -> list[str]:
        """Say what an item does, one line an effect with its rule."""
        return effects.effect_lines(self, item)

    def cost(self, item: int) -> str:
        """Say the printed cost of an item: `1 clay, 2 ore; free with Scriptorium`."""
        return prices.cost(self, item)

    def help_symbol(self, key: str) -> Help:
        """Explain a symbol of the screen; `classic.symbols.HELP_KEYS` lists them all."""
        return symbols.help_for(self, key)

    def result(self, state: ClassicState) -> str:
        """Say who won and how, or that nobody has yet."""
        return events.result_words(self, state)
