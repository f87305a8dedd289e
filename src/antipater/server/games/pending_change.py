"""A pending change: a copy of a game's projection on which a request is tried, and the rows to write if it succeeds."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from sqlalchemy import Executable, delete, insert, select, update

from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.server.deals import Deal, FairDealer
from antipater.server.games.likeness import likeness_of
from antipater.server.games.log import BEGIN, CHANCE, END, PUBLISH, Entry
from antipater.server.games.metadata import ABORTED, OPEN, OVER, RUNNING, GameMetadata
from antipater.server.games.outcomes import ABORTED_SEATS, PLAYED, UNRATED, WITHOUT_RESULT, outcome
from antipater.server.games.projection import GameProjection
from antipater.server.games.visibility import Reveal, Step
from antipater.server.store.tables import aborts, games, participants, seats
from antipater.server.store.writer import Turn


class PendingChange:
    """A copy of a projection, and the entries that were added to it."""

    def __init__(self, projection: GameProjection) -> None:
        self.projection = projection.copy()
        self.steps: list[Step] = []

    @property
    def reveals(self) -> list[Reveal]:
        """What is revealed when the change is written."""
        return [reveal for step in self.steps for reveal in step.reveals]

    def add(self, kind: str, seat: int | None = None, client: str | None = None, **payload: Any) -> Entry:
        """Add an entry; raise IllegalAction, and add nothing, if it is impossible."""
        step = self.projection.apply(self.projection.next_entry(kind, seat, client, **payload))
        self.steps.append(step)
        return step.entry

    def resolve_chance(self, game: str, deal: Deal) -> None:
        """Resolve chance until a seat must choose or the game is over; then add the end and publish the deal."""
        if self.projection.must_choose() == (CHANCE_SEAT,):
            dealer = FairDealer(deal.key(game, self.projection.seeds), self.projection.chances)
            while self.projection.must_choose() == (CHANCE_SEAT,):
                self.add(CHANCE, choice=dealer.outcome(self.projection.state))
        if self.projection.begun and not self.projection.ended and not self.projection.must_choose():
            self.end(deal, PLAYED)

    def end(self, deal: Deal, reason: str, **facts: Any) -> None:
        """Add the end, and publish the deal."""
        result = outcome(self.projection.game, self.projection.state, reason, self.projection.left)
        self.add(END, **result, **facts)
        self.add(PUBLISH, version=deal.version, seed=deal.seed.hex(), salt=deal.salt.hex())

    def updated(self, metadata: GameMetadata) -> GameMetadata:
        """Return the metadata of the game after the change."""
        result = self.projection.result
        if result is None or metadata.result is not None:
            return metadata
        return replace(metadata, status=ABORTED if result["reason"] in WITHOUT_RESULT else OVER, result=result)


def start_if_ready(metadata: GameMetadata, pending: PendingChange, deal: Deal, wait: bool = True) -> GameMetadata:
    """Start a game if every seat is taken and every seed is added that it waits for; return its metadata."""
    missing = any(not pending.projection.seeded >> seat & 1 for seat in metadata.person_seats())
    waits = wait and metadata.seeds and missing
    if metadata.open_seats() or waits or pending.projection.begun:
        return metadata
    pending.add(BEGIN, commitment=deal.commitment)
    pending.resolve_chance(metadata.id, deal)
    return pending.updated(replace(metadata, status=RUNNING))


def metadata_updates(before: GameMetadata, after: GameMetadata, time: int) -> Iterator[Executable]:
    """Yield the statements that write changed metadata."""
    for place, (was, seat) in enumerate(zip(before.seats, after.seats, strict=True)):
        if was != seat:
            row = update(seats).where(seats.c.game == after.id, seats.c.seat == place)
            # Only what has changed: another process may have taken the name of a closed account off the row.
            yield row.values({name: value for name, value in vars(seat).items() if value != getattr(was, name)})
    yield from participant_updates(before, after)
    if before.status != after.status:
        times = {"started": time} if before.status == OPEN and after.status != ABORTED else {}
        if after.result is not None:
            times["ended"] = time
        result = after.result or {}
        counts = after.rated and after.status == OVER and UNRATED not in result
        values = {"status": after.status, "result": after.result, "uncounted": counts, **times}
        yield update(games).where(games.c.id == after.id).values(**values)
        for user in {after.seats[seat].user for seat in result.get(ABORTED_SEATS, ())} - {None}:
            yield insert(aborts).values(game=after.id, user=user, time=time)
        part = update(participants).where(participants.c.game == after.id)
        yield part.values(status=after.status, ended=times.get("ended"))
        if after.result is not None:
            started = select(games.c.started).where(games.c.id == after.id).scalar_subquery()
            for user in {seat.user for seat in after.seats} - {None}:
                own = sum(1 << place for place in after.seats_of(user))
                row = part.where(participants.c.user == user)
                yield row.values(seats=own, started=started, result=after.result)


def participant_updates(before: GameMetadata, after: GameMetadata) -> Iterator[Executable]:
    """Yield the statements that write who takes part, if that has changed."""
    was, users = before.users(), after.users()
    if changed := [user for user in {**was, **users} if was.get(user) != users.get(user)]:
        yield delete(participants).where(participants.c.game == after.id, participants.c.user.in_(changed))
        if rows := [row for row in participant_rows(after) if row["user"] in changed]:
            yield insert(participants).values(rows)


def participant_rows(metadata: GameMetadata) -> list[dict[str, Any]]:
    """Return a row for each user of a game."""
    names = ("ruleset", "status", "publicity", "created")
    shared = {name: getattr(metadata, name) for name in names}
    return [{"game": metadata.id, "user": user, "invited": only, **shared} for user, only in metadata.users().items()]


def turn_update(metadata: GameMetadata, before: GameProjection | None, after: GameProjection) -> Turn | None:
    """Return the columns that say whose turn it is and recognise the position, None if they have not changed."""
    choosing = sum(1 << seat for seat in after.must_choose() if seat != CHANCE_SEAT)
    deadline, likeness = after.deadline(), likeness_of(metadata, after)
    if (
        before is not None
        and (before.deadline(), before.must_choose()) == (deadline, after.must_choose())
        and likeness_of(metadata, before) == likeness
    ):
        return None
    return metadata.id, {"owing": choosing, "deadline": deadline, "turned": after.time, "likeness": likeness}
