"""What a puzzle is about: facts that the rules say of the position before and after the solution."""

from collections.abc import Iterator
from typing import Any

from antipater.ai.analysis.duel_facts import after, can_win, goes_on, wins
from antipater.ai.endgame import cards_left
from antipater.catalog import kit_of
from antipater.data.columns import FREE_WITH
from antipater.data.duel import LINKS
from antipater.game.bits import members_of
from antipater.notation.moves import write_action

LAST_CARDS = 5
THEMES = (
    "win-now",
    "stop",
    "rob",
    "bury",
    "chain",
    "again",
    "war",
    "pair",
    "token",
    "wonder",
    "draft",
    "begin",
    "divinity",
    "senate",
    "conspiracy",
    "science",
    "guild",
    "last-cards",
)
# A choice of one of these verbs has this theme.
BY_VERB = {
    "draft": "draft",
    "token": "token",
    "keep": "token",
    "begin": "begin",
    "activate": "divinity",
    "choose": "divinity",
    "place": "divinity",
    "recruit": "senate",
    "influence": "senate",
    "shift": "senate",
    "oust": "senate",
    "conspire": "conspiracy",
    "prepare": "conspiracy",
    "trigger": "conspiracy",
    "retain": "conspiracy",
    "wonder": "wonder",
}


def themes(seen: Any, seat: int, best: int) -> tuple[str, ...]:
    """Return the themes of a position and its best action, in the order of `THEMES`."""
    found = set(kit_of(seen).piece("themes")(seen, seat, best))
    return tuple(theme for theme in THEMES if theme in found)


def duel_themes(seen: Any, seat: int, best: int) -> Iterator[str]:
    """Yield the themes that hold in Duel, with any expansions."""
    verb = write_action(seen, best, seat).partition(":")[0]
    better = after(seen, seat, best)
    if verb in BY_VERB:
        yield BY_VERB[verb]
    if wins(better, seat):
        yield "win-now"
    elif not can_win(better, 1 - seat) and any(
        can_win(after(seen, seat, other), 1 - seat) for other in seen.legal(seat) if other != best
    ):
        yield "stop"
    if goes_on(seen, better, seat):
        yield "again"
    if (1 if seat == 0 else -1) * (better.pawn - seen.pawn) > 0:
        yield "war"
    if symbols(better.city(seat)) > symbols(seen.city(seat)):
        yield "pair"
    taken = members_of(seen.present & ~better.present) if better.age == seen.age else []
    cards = [seen.slots[slot] for slot in taken]
    if verb == "build" and any(FREE_WITH[card] & seen.terms(seat)[LINKS] for card in cards):
        yield "chain"
    if verb in ("discard", "wonder") and any(seen.price(1 - seat, card) <= seen.funds(1 - seat) for card in cards):
        yield "rob" if verb == "discard" else "bury"
    left = cards_left(seen)
    if left is not None and 0 < left <= LAST_CARDS:
        yield "last-cards"


def symbols(city: Any) -> int:
    """Return how many pairs of scientific symbols a city has."""
    return sum(count > 1 for count in city.symbols)
