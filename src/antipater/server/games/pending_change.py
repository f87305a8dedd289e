"""A draft: a copy of a game's fold on which a request is tried, and what the store notes when it counts."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from sqlalchemy import Executable, update

from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.server.deals import Deal, FairDealer
from antipater.server.games.log import BEGIN, CHANCE, END, PUBLISH, Entry
from antipater.server.games.metadata import ABORTED, OPEN, OVER, RUNNING, Standing
from antipater.server.games.outcomes import PLAYED, WITHOUT_RESULT, outcome
from antipater.server.games.projection import Fold
from antipater.server.games.visibility import Step, Telling
from antipater.server.store.tables import games, seats
from antipater.server.store.writer import Turn


class Draft:
    """A copy of a fold, and what has been added to it."""

    def __init__(self, fold: Fold) -> None:
        self.fold = fold.copy()
        self.steps: list[Step] = []

    @property
    def told(self) -> list[Telling]:
        """What everybody may hear of when it is written."""
        return [telling for step in self.steps for telling in step.told]

    def add(self, kind: str, seat: int | None = None, client: str | None = None, **payload: Any) -> Entry:
        """Add an entry; raise IllegalAction, and add nothing, if it is impossible."""
        step = self.fold.take(self.fold.following(kind, seat, client, **payload))
        self.steps.append(step)
        return step.entry

    def settle(self, game: str, deal: Deal) -> None:
        """Settle chance until seats must act or all is over; then write the end, and publish the deal."""
        if self.fold.must_choose() == (CHANCE_SEAT,):
            dealer = FairDealer(deal.key(game, self.fold.seeds), self.fold.chances)
            while self.fold.must_choose() == (CHANCE_SEAT,):
                self.add(CHANCE, choice=dealer.outcome(self.fold.state))
        if self.fold.begun and not self.fold.ended and not self.fold.must_choose():
            self.end(deal, PLAYED)

    def end(self, deal: Deal, reason: str) -> None:
        """Write the end, and publish the deal."""
        self.add(END, **outcome(self.fold.game, self.fold.state, reason, self.fold.left))
        self.add(PUBLISH, version=deal.version, seed=deal.seed.hex(), salt=deal.salt.hex())

    def standing(self, standing: Standing) -> Standing:
        """Return how a game stands with what has been added."""
        result = self.fold.result
        if result is None or standing.result is not None:
            return standing
        return replace(standing, status=ABORTED if result["reason"] in WITHOUT_RESULT else OVER, result=result)


def begun(standing: Standing, draft: Draft, deal: Deal) -> Standing:
    """Begin a game if nothing is missing any more: every seat taken, and every seed added that it waits for."""
    waits = standing.seeds and any(not draft.fold.seeded >> seat & 1 for seat in standing.people())
    if standing.free() or waits or draft.fold.begun:
        return standing
    draft.add(BEGIN, commitment=deal.commitment)
    draft.settle(standing.id, deal)
    return draft.standing(replace(standing, status=RUNNING))


def changes(before: Standing, after: Standing, time: int) -> Iterator[Executable]:
    """Return what the store notes where a game stands otherwise than before."""
    if before.status != after.status:
        times = {"started": time} if before.status == OPEN and after.status != ABORTED else {}
        if after.result is not None:
            times["ended"] = time
        values = {"status": after.status, "result": after.result, **times}
        yield update(games).where(games.c.id == after.id).values(**values)
    for place, (was, seat) in enumerate(zip(before.seats, after.seats, strict=True)):
        if was != seat:
            row = update(seats).where(seats.c.game == after.id, seats.c.seat == place)
            yield row.values(**seat.__dict__)


def turn(game: str, before: Fold | None, after: Fold) -> Turn | None:
    """Return what the store notes of whose turn it is, None if that has not changed."""
    owing = sum(1 << seat for seat in after.must_choose() if seat != CHANCE_SEAT)
    deadline = after.deadline()
    if before is not None and before.deadline() == deadline and before.must_choose() == after.must_choose():
        return None
    return game, {"owing": owing, "deadline": deadline, "turned": after.time}
