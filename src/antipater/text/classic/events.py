"""The log of classic 7 Wonders: a turn resolved for all at once, what followed from it, and who won."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from antipater.data.classic import DEFEAT_POINTS, FREE_CITY, SALE, VICTORY_POINTS
from antipater.data.classic_columns import FROM_DISCARD
from antipater.data.classic_items import NONE
from antipater.game.seats import CHANCE
from antipater.rules.classic import scoring, seating
from antipater.rules.classic.actions import CHOOSING, LEFT_OVER, NOBODY, REVIVING, SEVENTH, SMALL_TURN
from antipater.rules.classic.turn import ClassicState
from antipater.text.catalogue import Facts
from antipater.text.classic.choices import (
    Use,
    action_words,
    choice,
    city_of,
    item_of,
    outcome_words,
    paid,
    use_of,
)

if TYPE_CHECKING:
    from antipater.text.classic.words import ClassicWords


@dataclass(frozen=True)
class Step:
    """One step of a game: the table before it and after it."""

    before: ClassicState
    after: ClassicState


def event_words(words: "ClassicWords", step: Step, action: int, seat: int, viewer: int | None = None) -> list[str]:
    """Return what happened, one sentence a line, as far as a viewer may know it; None may know all.

    A choice that is still sealed is told to nobody but its seat (C2.1).
    """
    before, after = step.before, step.after
    if seat == CHANCE:
        return [outcome_words(words, before, words.seen(action, CHANCE, viewer)), *closing_lines(words, step)]
    kind = before.kinds[before.depth - 1]
    if kind == REVIVING:
        return revival_lines(words, step, action, seat)
    if kind == CHOOSING and after.sealed(seat):
        chosen = words.sentence("event-chosen", action=action_words(words, before, action, seat), **words.who(seat))
        return [chosen] if viewer in (None, seat) else []
    plays = {city_of(before, seat): action}
    if kind != SEVENTH:
        plays |= {city: given for city, given in enumerate(before.chosen) if given != NOBODY}
    plays = {city: words.seen(given, player_of(before, city), viewer) for city, given in plays.items()}
    return turn_lines(words, step, plays)


def player_of(state: ClassicState, city: int) -> int:
    """Return the seat that chooses for a city in this turn (C9.1)."""
    return city if city < state.players else seating.controller(state.age, state.turn)


def turn_lines(words: "ClassicWords", step: Step, plays: Mapping[int, int]) -> list[str]:
    """Return how a turn was resolved for all at once (C2.2), given what each city did, as a viewer may know it."""
    before = step.before
    payments = {city: paid(before, use_of(plays[city]), city) for city in sorted(plays)}
    lines = []
    for city, payment in payments.items():
        use = use_of(plays[city])
        facts = choice(words, before, use, city) | words.owner(before, city)
        lines.append(words.sentence(f"event-{use.word}", **facts))
        received = SALE if use.word == "sell" else 0
        for other, (_, left, right) in payments.items():
            received += left if before.cities.left_of(other) == city else 0
            received += right if before.cities.right_of(other) == city else 0
        gained = step.after.cities.coins[city] - before.cities.coins[city] + sum(payment) - received
        lines += gain_lines(words, step, city, gained)
        lines += empty_pile_lines(words, step, use, city)
    return lines + closing_lines(words, step)


def gain_lines(words: "ClassicWords", step: Step, city: int, coins: int) -> list[str]:
    """Return what a building or a stage brought in at once (C4.1)."""
    return [words.sentence("event-gain", coins=coins, **words.owner(step.before, city))] if coins else []


def empty_pile_lines(words: "ClassicWords", step: Step, use: Use, city: int) -> list[str]:
    """Return that there is nothing to build from the discard pile (C6.2)."""
    item = item_of(step.before, use, city)
    owed = REVIVING in list(step.after.kinds)[: step.after.depth]
    return [words.sentence("event-empty-pile")] if item != NONE and FROM_DISCARD[item] and not owed else []


def revival_lines(words: "ClassicWords", step: Step, action: int, seat: int) -> list[str]:
    """Return which card of the pile was built, or that none was (C6.2)."""
    city, use = city_of(step.before, seat), use_of(action)
    facts = words.owner(step.before, city) | {"card": words.mention(use.card)}
    gained = step.after.cities.coins[city] - step.before.cities.coins[city]
    lines = [words.sentence(f"event-{use.word}", **facts), *gain_lines(words, step, city, gained)]
    return lines + closing_lines(words, step)


def closing_lines(words: "ClassicWords", step: Step) -> list[str]:
    """Return what comes next: last cards, hands passed, conflicts, another Age, the end (C2.3, C2.4)."""
    before, after = step.before, step.after
    lines = []
    if list(after.uses).count(LEFT_OVER) > list(before.uses).count(LEFT_OVER):
        lines.append(words.sentence("event-last-cards"))
    if after.age == before.age and before.turn < after.turn < SMALL_TURN:
        way = "swap" if before.players == FREE_CITY else "pass"
        lines.append(words.sentence(f"event-{way}-hands", age=before.age))
    if before.age and (after.age > before.age or after.depth == 0):
        lines += conflict_lines(words, step)
    if after.depth == 0:
        lines += [*copy_lines(words, after), result_words(words, after)]
    elif after.age > before.age:
        lines.append(words.sentence("event-age", age=words.age(after.age)))
    return lines


def conflict_lines(words: "ClassicWords", step: Step) -> list[str]:
    """Return how the conflicts of an Age ended, each pair of neighbours once (C5.1)."""
    cities, table = step.after.cities, step.before
    lines = []
    for city in range(cities.number):
        left = cities.left_of(city)
        winner, loser = (city, left) if cities.shields[city] > cities.shields[left] else (left, city)
        facts = words.owner(table, winner) | words.owner(table, loser, "rival")
        facts |= {"shields": cities.shields[winner], "fewer": cities.shields[loser]}
        equal = cities.shields[city] == cities.shields[left]
        facts |= {"points": VICTORY_POINTS[table.age - 1], "lost": -DEFEAT_POINTS}
        lines.append(words.sentence("event-no-conflict" if equal else "event-conflict", **facts))
    return lines


def copy_lines(words: "ClassicWords", state: ClassicState) -> list[str]:
    """Return which guild of a neighbour was copied at the end (C6.4)."""
    guilds = {city: scoring.copied_guild(state.cities, city) for city in range(state.cities.number)}
    return [
        words.sentence("event-copied-guild", card=words.mention(guild), **words.owner(state, city))
        for city, guild in guilds.items()
        if guild != NONE
    ]


def result_words(words: "ClassicWords", state: ClassicState) -> str:
    """Return who won and how (C7.2, C9.9), or that nobody has yet."""
    if state.depth:
        return words.sentence("result-none")
    points = {seat: sum(state.score_sheet(seat)) for seat in range(state.players)}
    winners = [seat for seat, share in enumerate(state.returns()) if share]
    best, coins = winners[0], state.cities.coins
    facts: Facts = {"points": points[best], "coins": coins[best]}
    others = sorted((seat for seat in points if seat not in winners), key=lambda seat: -points[seat])
    named = [words.say("result-other", points=points[seat], **words.who(seat)) for seat in others]
    facts["others"] = ", ".join(named) or "none"
    if len(winners) > 1:
        names = words.all_of([words.player(seat) for seat in winners])
        return words.sentence("result-tie-shared", players=names, **facts)
    tied = [seat for seat in others if points[seat] == points[best]]
    if tied:
        facts["fewer"] = max(coins[seat] for seat in tied)
    return words.sentence("result-tie-coins" if tied else "result-most-points", **facts, **words.who(best))
