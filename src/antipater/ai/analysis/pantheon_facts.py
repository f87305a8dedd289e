"""What speaks for a choice in Pantheon: divinities that the rival could activate, tokens that help later."""

from collections.abc import Iterator
from typing import Any

from antipater.ai.analysis.fact import Fact
from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import MYTHOLOGIES, SPACES
from antipater.game.bits import members_of


def facts(seen: Any, seat: int, better: Any, worse: Any | None) -> Iterator[Fact]:
    """Yield what Pantheon adds, the most important first."""
    here, then = seen.part("pantheon"), better.part("pantheon")
    other = here if worse is None else worse.part("pantheon")
    if worse is not None:
        yield from what_it_denies(here, then, worse, seat)
    if gained(then.offerings[seat], other.offerings[seat]):
        yield Fact("offering")
    own = slice(seat * MYTHOLOGIES, (seat + 1) * MYTHOLOGIES)
    if sum(then.mythology[own]) > sum(other.mythology[own]):
        yield Fact("mythology")


def what_it_denies(here: Any, then: Any, worse: Any, seat: int) -> Iterator[Fact]:
    """Yield a divinity that leaves the Pantheon, where the rival knows it and could pay for it otherwise (P3.2)."""
    rival, other = worse.city(1 - seat), worse.part("pantheon")
    for space in range(SPACES):
        divinity = here.spaces[space]
        stays = other.spaces[space] == divinity
        if divinity < 0 or then.spaces[space] == divinity or not stays:
            continue
        known = here.spaces_known[space] >> (1 - seat) & 1
        price = other.price_of_space(rival, space)
        if known and price <= rival.coins:
            yield Fact("denies-divinity", DIVINITY_ITEMS + divinity, price)


def gained(after: int, before: int) -> bool:
    """Return whether a set has more members than before."""
    return len(members_of(after)) > len(members_of(before))
