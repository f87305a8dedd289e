"""The log of Duel in words: a few lines for each event, but one entry for what chance brings together.

Events are given as their reader knows them.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from antipater.game.rows import Decision
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel.reasons import rows_of
from antipater.rules.duel.state import DuelState
from antipater.terminal.duel.explain import first_item
from antipater.terminal.duel.part import parts_of
from antipater.terminal.duel.view import due_decision
from antipater.terminal.session import GameEvent

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords

Event = GameEvent[DuelState]


def log_entries(words: "DuelWords", events: Iterable[Event]) -> list[list[str]]:
    """Return what happened, a list of sentences for each entry; the first one says what was done."""
    entries = []
    for decision, group in groupby(events, key=chance_decision):
        if decision is None:
            entries += [words.event(event.before, event.action, event.seat, event.after) for event in group]
        else:
            entries.append(chance_entry(words, decision, list(group)))
    return entries


def chance_decision(event: Event) -> Decision | None:
    """Return for which decision chance brought something, None for the choice of a seat."""
    return due_decision(event.before) if event.seat == CHANCE else None


def chance_entry(words: "DuelWords", decision: Decision, events: list[Event]) -> list[str]:
    """Return what chance brought for one decision, in one sentence if there is one, and what followed from it."""
    lines = [words.event(event.before, event.action, event.seat, event.after) for event in events]
    part = next((part for part in parts_of(events[0].before) if part.name == decision.part), None)
    together = chance_line(words, decision, events) if part is None else part.chance_line(words, decision, events)
    if together is None:
        return [line for event_lines in lines for line in event_lines]
    return [together, *(line for event_lines in lines for line in event_lines[1:])]


def chance_line(words: "DuelWords", decision: Decision, events: list[Event]) -> str:
    """Return several things of a kind that chance brought, in one sentence; guilds lie face down."""
    names = [] if decision.key == "guilds" else item_names(words, events)
    return words.say(f"terminal-chance-{decision.key}", items=words.all_of(names), count=len(events))


def item_names(words: "DuelWords", events: Iterable[Event]) -> list[str]:
    """Return the names of what chance brought, as far as the reader knows them."""
    return [words.name(chance_item(event)) for event in events if event.action != UNKNOWN]


def chance_item(event: Event) -> int:
    """Return the printed thing that chance brought."""
    return first_item(event.before, rows_of(event.before).verb(event.action, chance=True), event.action)
