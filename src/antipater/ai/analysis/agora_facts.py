"""What speaks for a choice in Agora: control of chambers, decrees, conspiracies."""

from collections.abc import Iterator
from typing import Any

from antipater.ai.analysis.fact import Fact
from antipater.data.agora import CHAMBERS

MANY = 4  # of six that win: the rival has to watch out


def facts(seen: Any, seat: int, better: Any, worse: Any | None) -> Iterator[Fact]:
    """Yield what Agora adds, the most important first."""
    then, other = better.part("agora"), (seen if worse is None else worse).part("agora")
    # By cubes: who controls a chamber follows as soon as its decree is turned up (A2.5).
    controls = [then.controller_of(chamber) for chamber in range(CHAMBERS)]
    otherwise = [other.controller_of(chamber) for chamber in range(CHAMBERS)]
    if controls.count(seat) >= MANY and controls.count(seat) > otherwise.count(seat):
        yield Fact("chambers", number=controls.count(seat))
    for chamber in range(CHAMBERS):
        if controls[chamber] == seat != otherwise[chamber]:
            # Nobody knows yet what a decree brings that lies face down.
            open_decree = other.decree[chamber] >= 0
            yield Fact("chamber-decree" if open_decree else "chamber", number=chamber + 1)
    for chamber in range(CHAMBERS):
        if otherwise[chamber] == 1 - seat and controls[chamber] < 0:
            yield Fact("chamber-lost", number=chamber + 1)
    if then.ready_count[seat] > other.ready_count[seat]:
        yield Fact("prepares")
