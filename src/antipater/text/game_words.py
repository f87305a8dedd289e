"""The sentences that server, terminal and records ask for about any game.

`GameWords` itself speaks of every game, by numbers; a family of rulesets has a child of it that knows its things.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from antipater.data.words import Effect
from antipater.game.contract import Game, State
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.text import effects, help_lines, reasons
from antipater.text.catalogue import Facts
from antipater.text.help_lines import Help
from antipater.text.language import Language, capitalized, readable

Position = TypeVar("Position", bound=State)


class GameWords(Language, Generic[Position]):
    """Sentences about the positions of one game; the name `You` addresses a player."""

    marks: Mapping[str, str] = {}  # symbols of a screen that stand alone, with their rules

    def __init__(self, game: Game, language: str, players: Sequence[str] = (), parts: Sequence[str] = ()) -> None:
        super().__init__(language, players, parts)
        self.game = game

    def seen(self, action: int, actor: int, viewer: int | None) -> int:
        """Return an event as a viewer may know it; nothing is hidden from None."""
        return action if viewer is None or action == UNKNOWN else self.game.seen(action, actor, viewer)

    # Items.

    def item(self, number: int) -> Any:
        """Return the row of an item; raise KeyError if there is none."""
        raise KeyError(f"there is no item number {number}")

    def knows(self, number: int) -> bool:
        """Return whether there is an item of a number."""
        return False

    def number_of(self, key: str) -> int | None:
        """Return the number of the item that machine text calls by a key, None if there is none."""
        return None

    def name(self, item: int) -> str:
        """Return the printed name of an item."""
        row = self.item(item)
        return str(row.french if self.language == "fr" else row.name)

    def kind(self, item: int) -> str:
        """Return which kind of thing an item is."""
        return self.color_kind(self.item(item).column)

    def effects(self, item: int) -> list[str]:
        """Return what an item does, one line for each effect, with its rule."""
        return effects.effect_lines(self, item)

    def effect_facts(self, effect: Effect, item: int) -> Facts:
        """Return what the line of an effect needs besides the figures of the effect."""
        return {}

    def cost(self, item: int) -> str:
        """Return the printed cost of an item."""
        return ", ".join(self.cost_parts(item)) or self.say("cost-free")

    def cost_parts(self, item: int) -> list[str]:
        """Return the coins and the resources of a printed cost."""
        row = self.item(item)
        coins = [self.coins(row.coins)] if row.coins else []
        return coins + [self.units(good, units) for good, units in enumerate(row.needs) if units]

    # What can be done, what happens, what is asked.

    def action(self, state: Position, action: int, seat: int) -> str:
        """Return a choice with its price."""
        return self.outcome(state, action) if seat == CHANCE else self.sentence("action-number", number=action)

    def outcome(self, state: Position, outcome: int, viewer: int | None = None) -> str:
        """Return what chance brings, as far as the seat *viewer* may know it, or all."""
        seen = self.seen(outcome, CHANCE, viewer)
        return self.sentence("outcome-unseen") if seen == UNKNOWN else self.sentence("outcome-number", number=seen)

    def event(self, before: Position, action: int, seat: int, after: Position, viewer: int | None = None) -> list[str]:
        """Return what happened and what followed from it, as far as the seat *viewer* may know it, or all.

        *after* is *before* with the action applied, no more. Both may be what a seat observed, and the action what
        `Game.seen` leaves of it.
        """
        seen = self.seen(action, seat, viewer)
        if seat == CHANCE:
            lines = [self.outcome(before, seen)]
        elif seen == UNKNOWN:
            lines = [self.sentence("event-unseen", **self.who(seat))]
        else:
            lines = [self.sentence("event-number", number=seen, **self.who(seat))]
        return lines if after.to_act() else [*lines, self.result(after)]

    def decision(self, state: Position) -> str:
        """Return what is asked of whom now, or how the game ended."""
        seats = state.to_act()
        if not seats:
            return self.result(state)
        if seats == (CHANCE,):
            return self.sentence("outcome-awaited")
        return self.sentence("to-choose", player=self.all_of([self.player(seat) for seat in seats]))

    def result(self, state: Position) -> str:
        """Return who won and how, or that nobody has yet."""
        if state.to_act():
            return self.sentence("result-none")
        shares = state.returns()
        winners = [self.player(seat) for seat, share in enumerate(shares) if share == max(shares)]
        return self.sentence("result-winners", players=self.all_of(winners))

    def task(self, key: str, **facts: str | int) -> str:
        """Return what is asked in a decision, by its key: `choose a wonder`."""
        return self.attempt([f"decision-{key}"], facts) or self.say("decision-other", decision=readable(key))

    # Reasons.

    def reason(self, reason: Reason) -> str:
        """Return why a move is impossible, with its figures and its rule."""
        return reasons.reason(self, reason)

    def reason_facts(self, code: str, facts: Mapping[str, Any]) -> Facts:
        """Return what the sentence about a reason needs besides its figures; `code` replaces the code itself."""
        return {}

    # Help and the score sheet.

    @property
    def help_keys(self) -> tuple[str, ...]:
        """The keys of the symbols that there is help for."""
        return (*self.help_families(), *self.marks)

    def help_families(self) -> Iterator[str]:
        """Yield the keys of goods, colours and symbols."""
        yield from (f"good-{key}" for key in self.good_keys)
        yield from (f"symbol-{key}" for key in self.symbol_keys)

    def help_symbol(self, key: str) -> Help:
        """Return the explanation of a symbol of the screen; `help_keys` lists them all."""
        return help_lines.help_for(self, key)

    def help_figures(self) -> Facts:
        """Return the figures that the help for single marks needs."""
        return {}

    def help_about(self, family: str, key: str) -> tuple[str, str]:
        """Return what a good, a colour or a symbol means, and the rule."""
        return self.say(f"help-{family}-{key}"), ""

    @property
    def score_lines(self) -> tuple[str, ...]:
        """The keys of the score sheet, in its order."""
        return ()

    def score_line(self, key: str) -> str:
        """Return the name of a line of the score sheet, or of `total`."""
        keys = (*self.score_lines, "total")
        if key not in keys:
            raise KeyError(f"no line of the score sheet is called {key!r}; there are: {', '.join(keys)}")
        return self.attempt([f"score-{key}"], {}) or capitalized(key)
