"""Everything the game says to people, in their language: the front that server, terminal and records use."""

from collections.abc import Sequence
from typing import Any

from antipater.data.duel import SCORE_LINES
from antipater.data.pantheon import SCORE_LINE as DIVINITIES_LINE
from antipater.game.contract import Game
from antipater.game.errors import Reason
from antipater.rules.classic.ruleset import Classic
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.turn import DuelState
from antipater.text import choices, effects, events, prices, reasons, symbols
from antipater.text.catalogue import LANGUAGES
from antipater.text.classic.words import ClassicWords
from antipater.text.language import YOU, Help
from antipater.text.speech import Speech
from antipater.text.symbols import HELP_KEYS
from antipater.text.vocabulary import Vocabulary

__all__ = ["HELP_KEYS", "LANGUAGES", "YOU", "ClassicWords", "Help", "Speech", "Words", "words_about"]


class Words(Vocabulary, Speech[DuelState]):
    """Sentences about Duel: `Words("fr", players=("Antoine", "Bruno"))`; the name `You` addresses that player."""

    score_lines = (*SCORE_LINES, DIVINITIES_LINE)

    def reason(self, reason: Reason) -> str:
        """Say why a move is impossible, with its figures and its rule."""
        return reasons.reason(self, reason)

    def bill(self, bill: Bill) -> list[str]:
        """Explain a payment line by line."""
        return prices.bill_lines(self, bill)

    def action(self, state: DuelState, action: int, seat: int) -> str:
        """Say a choice with its price: `Build Aqueduct for 12 coins`."""
        return choices.action_words(self, state, action, seat)

    def outcome(self, state: DuelState, outcome: int, viewer: int | None = None) -> str:
        """Say what chance brings, as far as the seat *viewer* may know it, or all: `Aqueduct is turned up`."""
        return choices.outcome_words(self, state, outcome, viewer)

    def event(
        self, before: DuelState, action: int, seat: int, after: DuelState, viewer: int | None = None
    ) -> list[str]:
        """Say what happened and what followed from it, as far as the seat *viewer* may know it, or all.

        *after* is *before* with the action applied, no more. Both may be what a seat observed, and the action what
        `Game.seen` leaves of it.
        """
        return events.event_words(self, before, action, seat, after, viewer)

    def decision(self, state: DuelState) -> str:
        """Say what is being asked of whom now, or how the game ended."""
        return choices.decision_words(self, state) if state.depth else events.result_words(self, state)

    def effects(self, item: int) -> list[str]:
        """Say what an item does, one line an effect with its rule."""
        return effects.effect_lines(self, item)

    def cost(self, item: int) -> str:
        """Say the printed cost of an item: `2 coins, 1 glass, 1 papyrus`."""
        return prices.cost(self, item)

    def help_symbol(self, key: str) -> Help:
        """Explain a symbol of the screen; `HELP_KEYS` lists them all."""
        return symbols.help_for(self, key)

    def result(self, state: DuelState) -> str:
        """Say who won and how, or that nobody has yet."""
        return events.result_words(self, state)


def words_about(game: Game, language: str, players: Sequence[str] = ()) -> Speech[Any]:
    """Return what speaks about a ruleset in a language."""
    return ClassicWords(language, players) if isinstance(game, Classic) else Words(language, players)
