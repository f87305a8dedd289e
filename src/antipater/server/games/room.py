"""A room: one game, its requests one after the other, its streams, and its computer opponents.

A request is tried on a copy of the projection. The copy becomes the projection when its new entries are on the disk.
So nobody sees what could still be lost, and a failed request changes nothing. Then the caller is answered; streams are
updated a little later.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Protocol

from pydantic_core import to_json
from sqlalchemy import Executable

from antipater.game.contract import State
from antipater.game.errors import AntipaterError, BadText, IllegalAction
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.notation.moves import read_action
from antipater.server.deals import WHOLE_GAME, Deal, opponent_seed
from antipater.server.games.channels import MAX_QUEUED, Channel, Lines, Presence, Watcher, Watchers, shared_fields
from antipater.server.games.ending import expire_clocks, expired_seats
from antipater.server.games.log import ACTION, END, INSTEAD, NUMBER, SEED, TAKEBACK, UNDO, Entry
from antipater.server.games.metadata import PERSON, GameMetadata, Seat
from antipater.server.games.pending_change import PendingChange, metadata_updates, start_if_ready, turn_update
from antipater.server.games.projection import GameProjection
from antipater.server.games.publisher import Publisher
from antipater.server.games.slices import in_slices
from antipater.server.games.visibility import Reveal, Viewpoint, observe
from antipater.server.problems import Problem, late, moved
from antipater.server.store.archive import Archive
from antipater.server.store.database import shielded
from antipater.server.store.people import Viewer
from antipater.server.store.writer import CannotWrite, Conflict, NotOwner, Writer
from antipater.server.times import now
from antipater.server.views.patches import Difference
from antipater.text.words import words_about

log = logging.getLogger("antipater.server")

Amendment = Callable[[PendingChange], GameMetadata | None]  # adds entries; returns new metadata, if it has changed
Written = Callable[["Room", GameMetadata], None]  # gets the room, and its metadata before a write
Wish = tuple[Viewpoint, str, bool]  # a viewpoint, a language, and whether positions in notation are read
UNKNOWN = Watcher()
WATCHERS_SECONDS = 0.2  # until streams learn who has come or gone; those who come together are sent together
TOO_LATE = ("late", "time-over", "adjourned")
NEW_COURSE = (END, TAKEBACK, UNDO)  # entries after which searches of opponents are of no use


class Opponents(Protocol):
    """What chooses for computer opponents."""

    async def choose(self, metadata: GameMetadata, projection: GameProjection, seat: int, seed: int, begun: int) -> int:
        """Return the choice of the opponent in a seat; if its agent has to be created, with these seeds."""
        ...

    def release(self, game: str) -> None:
        """Drop what opponents have searched in a game."""
        ...


class Room:
    """One game that is being played or watched."""

    def __init__(
        self,
        metadata: GameMetadata,
        projection: GameProjection,
        deal: Deal,
        archive: Archive,
        writer: Writer,
        opponents: Opponents,
        written: Written,
        publisher: Publisher,
    ) -> None:
        self.metadata = metadata
        self.projection = projection
        self.deal = deal
        self.archive = archive
        self.writer = writer
        self.opponents = opponents
        self.written = written
        self.publisher = publisher
        self.unpublished: list[Reveal] = []  # on the disk, but not sent yet
        self.metadata_changed = False  # since streams were last updated
        self.publish_scheduled = False  # whether the publisher has this room in its queue
        self.presence = Presence(projection.game.seats)
        self.watchers = Watchers()
        self.watchers_timer: asyncio.TimerHandle | None = None
        self.lock = asyncio.Lock()
        self.channels: dict[Wish, Channel] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}  # opponents, by seat
        self.used = monotonic()
        self.stale = False  # the log may contain more than this room knows

    # Requests.

    async def act(self, seat: int, ply: int, action: int | str, client: str) -> int:
        """Make a choice for a seat; return the counted number of its entry. A repeated request gets the same answer."""
        if seat in self.projection.left:
            raise Problem(409, "left", "you have left this game")
        self.presence.touch(seat)
        return await shielded(self.act_locked(seat, ply, action, client))

    async def act_locked(self, seat: int, ply: int, action: int | str, client: str) -> int:
        """Make a choice when earlier requests are done."""
        async with self.lock:
            if self.stale:
                raise moved()
            if self.projection.adjourned:
                raise Problem(409, "adjourned", "an administrator has adjourned this game; it will go on later")
            await self.check_clocks(seat)
            state, number, more = self.projection.state, self.projection.counted_seq + 1, {}
            if self.projection.ply(seat) != ply:
                earlier = self.projection.sealed(seat)
                if earlier is None or earlier.entry.payload.get("ply") != ply:
                    return await self.answer_repeated(seat, ply, action, client)
                if await self.archive.entry_by_client(self.metadata.id, client) is not None:
                    return await self.answer_repeated(seat, ply, action, client)
                state, number, more = earlier.before, self.projection.counted_seq, {INSTEAD: earlier.entry.seq}
            if number != self.projection.seq + 1:
                more[NUMBER] = number
            chosen = self.parse_action(state, seat, action)
            pending = PendingChange(self.projection)
            try:
                entry = pending.add(ACTION, seat, client, choice=chosen, ply=ply, **more)
            except IllegalAction as error:
                said = words_about(self.projection.game, "en").reason(error.reason)
                facts = {"reason": error.reason.code, "rule": error.reason.rule}
                raise Problem(422, "illegal-action", said, **facts) from error
            pending.resolve_chance(self.metadata.id, self.deal)
            await self.commit(pending)
            return entry.counted_seq

    async def check_clocks(self, seat: int) -> None:
        """Remove the seats whose clocks have run out; refuse the choice of one of them."""
        if out := expired_seats(self.projection):
            pending = PendingChange(self.projection)
            await self.commit(pending, expire_clocks(self.metadata, pending, self.deal))
            if seat in out:
                raise Problem(
                    409, "time-over", "the clock of this seat has run out", ply=None, seq=self.projection.public_seq
                )

    async def answer_repeated(self, seat: int, ply: int, action: int | str, client: str) -> int:
        """Return the answer to a request that was answered before; refuse any other one for a past decision."""
        entry = await self.archive.entry_by_client(self.metadata.id, client)
        if entry is None or entry.seat != seat:
            raise late(self.projection.ply(seat), self.projection.public_seq)
        if entry.payload.get("ply") != ply or not await self.is_choice(entry, action):
            raise Problem(409, "id-used", f"the id {client} belongs to another request", seq=entry.counted_seq)
        return entry.counted_seq

    async def is_choice(self, entry: Entry, action: int | str) -> bool:
        """Return whether an action is the choice of an entry; a word is read in the position of that time."""
        if isinstance(action, int):
            return entry.payload.get("choice") == action
        past = GameProjection(self.projection.game)
        async for earlier in in_slices(await self.archive.entries(self.metadata.id)):
            step = past.apply(earlier)
            if earlier.seq == entry.seq and entry.seat is not None:
                try:
                    return self.parse_action(step.before, entry.seat, action) == step.choice
                except Problem:
                    return False
        return False

    def parse_action(self, state: State, seat: int, action: int | str) -> int:
        """Return the action that a word names in a position."""
        if isinstance(action, int):
            return action
        try:
            return read_action(observe(state, seat), action, seat)
        except (BadText, TypeError) as error:
            raise Problem(422, "illegal-action", str(error)) from error

    async def amend(self, change: Amendment, *statements: Executable) -> None:
        """Change a game when earlier requests are done; *statements* are written with it."""
        await shielded(self.amend_locked(change, *statements))

    async def amend_locked(self, change: Amendment, *statements: Executable) -> None:
        """Try a change on a copy, and write it."""
        async with self.lock:
            pending = PendingChange(self.projection)
            await self.commit(pending, change(pending), *statements)

    async def join(self, place: int, seat: Seat) -> None:
        """Give an open seat to somebody; start the game if that was the last one."""

        def change(pending: PendingChange) -> GameMetadata:
            if place not in self.metadata.open_seats():
                raise Problem(409, "seat-taken", f"seat {place} is taken", free=list(self.metadata.open_seats()))
            return start_if_ready(self.metadata.with_seat(place, seat), pending, self.deal)

        await self.amend(change)

    async def add_seed(self, seats: Sequence[int], seed: str) -> None:
        """Add a player's seed to the deal, for each seat that has none; start the game if that was the last one."""

        def change(pending: PendingChange) -> GameMetadata:
            without = [seat for seat in seats if not self.projection.seeded >> seat & 1]
            if self.projection.begun or not without:
                raise Problem(409, "seed-given", "the game has started, or this seat has already added its seed")
            for seat in without:
                pending.add(SEED, seat, seed=seed)
            return start_if_ready(self.metadata, pending, self.deal)

        await self.amend(change)

    async def commit(
        self, pending: PendingChange, metadata: GameMetadata | None = None, *statements: Executable
    ) -> None:
        """Write a change; only then make it the state of the game, and publish it."""
        before, metadata = self.metadata, pending.updated(metadata or self.metadata)
        changes = () if metadata is before else metadata_updates(before, metadata, pending.projection.time)
        notes = [*statements, *changes]
        if not pending.steps and not notes:
            return
        rows = [step.entry.row(metadata.id) for step in pending.steps]
        if self.stale:
            raise moved()
        try:
            turned = turn_update(metadata, self.projection, pending.projection)
            await self.writer.write(rows, after=notes, game=metadata.id, turn=turned)
        except Conflict as error:
            if await self.archive.last_seq(metadata.id) != self.projection.seq:
                self.mark_stale()
                raise moved() from error
            raise Problem(409, "id-used", "this id belongs to an earlier request") from error
        except CannotWrite as error:
            self.mark_stale()
            raise Problem(503, "cannot-write", str(error)) from error
        except NotOwner as error:
            self.mark_stale()
            raise moved() from error
        self.metadata, self.projection, self.used = metadata, pending.projection, monotonic()
        if any(step.entry.kind in NEW_COURSE for step in pending.steps):
            self.opponents.release(metadata.id)
        if any(INSTEAD in step.entry.payload for step in pending.steps):
            self.publish()
            self.send_updates(
                (), False, [seat for seat in self.metadata.person_seats() if seat == pending.steps[0].actor]
            )
            return  # nobody else may notice that a choice was replaced
        self.unpublished += pending.reveals
        self.metadata_changed |= metadata != before
        if not self.publish_scheduled:
            self.publish_scheduled = True
            self.publisher.schedule(self.publish)
        self.written(self, before)
        self.start_opponents()

    def mark_stale(self) -> None:
        """Stop using this room: the log may contain more than is known here."""
        self.stale = True
        self.opponents.release(self.metadata.id)
        self.close_streams()

    # Streams.

    def follow(
        self, viewer: Viewpoint, language: str, watcher: Watcher = UNKNOWN, position: bool = True
    ) -> tuple[Channel, Lines]:
        """Open a stream of everything that happens from now on, as a viewer may know it."""
        self.publish()  # so that the last view of every channel is up to date
        key = (viewer, language, position)
        if key not in self.channels:
            self.channels[key] = self.channel(key)
            self.channels[key].view = self.channels[key].draw(self.projection)
        if viewer is not None and self.presence.stream_opened(viewer):
            self.send_to_players({"type": "presence", "seat": viewer, "here": True, "time": now()})
        elif viewer is None:
            self.watchers.come(watcher)
            self.schedule_watchers()
        lines: Lines = asyncio.Queue(MAX_QUEUED + 1)
        self.channels[key].streams.add(lines)
        self.start_opponents()
        return self.channels[key], lines

    def channel(self, wish: Wish) -> Channel:
        """Return a new channel."""
        viewer, language, position = wish
        return Channel(self.projection.game, viewer, self.metadata.names_in(language), language, position)

    def unfollow(self, channel: Channel, lines: Lines, watcher: Watcher = UNKNOWN) -> None:
        """Close a stream; a channel without streams is dropped."""
        channel.streams.discard(lines)
        self.used = monotonic()
        for key in [key for key, kept in self.channels.items() if kept is channel and not kept.streams]:
            del self.channels[key]
        if channel.viewer is not None and self.presence.stream_closed(channel.viewer):
            self.send_to_players({"type": "presence", "seat": channel.viewer, "here": False, "time": now()})
        elif channel.viewer is None:
            self.watchers.go(watcher)
            self.schedule_watchers()

    def schedule_watchers(self) -> None:
        """Send all streams who watches, a moment later."""
        if self.watchers_timer is None:
            self.watchers_timer = asyncio.get_running_loop().call_later(WATCHERS_SECONDS, self.send_watchers)

    def send_watchers(self) -> None:
        """Send all streams who watches."""
        self.watchers_timer = None
        line = to_json({"type": "watchers", "watchers": self.watchers.info()})
        for channel in list(self.channels.values()):
            channel.send(line)

    def send_to_players(self, message: dict[str, Any]) -> None:
        """Send the players a message that is not about the position and not for the public."""
        line = to_json(message)
        for channel in self.channels.values():
            if channel.viewer is not None:
                channel.send(line)

    def publish(self) -> None:
        """Send everything to the streams that they have not been sent yet."""
        reveals, metadata_changed, scheduled = self.unpublished, self.metadata_changed, self.publish_scheduled
        self.unpublished, self.metadata_changed, self.publish_scheduled = [], False, False
        if scheduled:
            self.send_updates(reveals, metadata_changed)

    def send_updates(
        self, reveals: Sequence[Reveal], metadata_changed: bool, viewers: Sequence[int] | None = None
    ) -> None:
        """Send an update to every channel, or only to those of some viewers."""
        difference, watchers = Difference(), self.watchers.info()
        changes = self.metadata.public_changes if metadata_changed else {}
        shared = {"game": changes, "watchers": watchers, **shared_fields(self.projection)}
        for wish, channel in list(self.channels.items()):
            if viewers is not None and channel.viewer not in viewers:
                continue
            if metadata_changed:  # sentences contain the names of players
                channel.builder = self.channel(wish).builder
            try:
                channel.publish(self.projection, reveals, difference, shared)
            except Exception:
                # The move counts: it is on the disk. Streams that cannot be updated are closed; they resume.
                log.exception("game %s cannot be drawn", self.metadata.id)
                channel.close_all()

    def anonymize(self, user: str, name: str) -> None:
        """Remove a user from the metadata; streams are closed, because their sentences contain names, and resume."""
        if self.metadata.seats_of(user) or self.metadata.creator == user:
            self.metadata = self.metadata.anonymized(user, name)
            self.close_streams()

    def close_streams(self) -> None:
        """Close every stream: the server stops, or the game moves to another process."""
        self.publish()
        for channel in list(self.channels.values()):
            channel.close_all()
        self.channels.clear()

    # Opponents.

    def start_opponents(self) -> None:
        """Ask every opponent that must choose."""
        for seat in self.projection.must_choose():
            if seat != CHANCE_SEAT and self.metadata.seats[seat].agent is not None and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.play_opponent(seat))

    async def play_opponent(self, seat: int) -> None:
        """Ask an opponent for a choice, and make it."""
        try:
            ply = self.projection.ply(seat)
            if ply is not None:
                key = self.deal.key(self.metadata.id, self.projection.seeds)
                seed, begun = opponent_seed(key, seat, ply), opponent_seed(key, seat, WHOLE_GAME)
                choice = await self.opponents.choose(self.metadata, self.projection, seat, seed, begun)
                await shielded(self.act_locked(seat, ply, choice, f"ai-{seat}-{ply}"))
        except AntipaterError as error:
            # If the game has moved on, it is asked again; after another failure, when the room is next opened.
            if not isinstance(error, Problem) or error.code not in TOO_LATE:
                log.error("game %s: the opponent in seat %d could not choose: %s", self.metadata.id, seat, error)
                return
        finally:
            self.thinking.pop(seat, None)
        self.start_opponents()

    @property
    def idle(self) -> bool:
        """Whether the room has no streams, no opponents that think, and no request at work."""
        return not self.channels and not self.thinking and not self.lock.locked()

    async def close(self) -> None:
        """Stop opponents and streams."""
        self.close_streams()
        if self.watchers_timer is not None:
            self.watchers_timer.cancel()
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)


def person_seat(viewer: Viewer, name: str | None = None) -> Seat:
    """Return a seat with a person or a bot in it."""
    return Seat(PERSON, name or viewer.name, viewer.user, bot=viewer.kind == "bot")
