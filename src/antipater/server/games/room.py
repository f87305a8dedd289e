"""A room: one running game, its requests one after the other, whoever watches it, and the opponents that play in it.

What is asked is tried on a copy of the fold; the copy takes the place of the fold when its new entries are on the disk.
So nobody sees what could still be lost, and whatever fails has changed nothing. Whoever asked is answered then; those
who watch are told a little later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any

from pydantic_core import to_json
from sqlalchemy import Executable

from antipater.game.contract import State
from antipater.game.errors import AntipaterError, BadText, IllegalAction
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.notation.moves import read_action
from antipater.server.deals import Deal
from antipater.server.games.channels import MOST_WAITING, Channel, Lines
from antipater.server.games.draft import Draft, begun, changes, turn
from antipater.server.games.ending import fall, fallen
from antipater.server.games.fold import Fold
from antipater.server.games.knowledge import Viewpoint, observe
from antipater.server.games.log import ACTION, INSTEAD, NUMBER, SEED, now
from antipater.server.games.presence import Presence
from antipater.server.games.publisher import Publisher
from antipater.server.games.standing import PERSON, Seat, Standing
from antipater.server.games.telling import Telling
from antipater.server.problems import Problem, late, moved
from antipater.server.store.archive import Archive
from antipater.server.store.writer import CannotWrite, Conflict, NotOwner, Writer
from antipater.server.undisturbed import undisturbed
from antipater.server.views.patches import Difference
from antipater.text.words import words_about

log = logging.getLogger("antipater.server")

Choose = Callable[[Standing, Fold, int], Awaitable[int]]  # asks an opponent for a seat's choice
Change = Callable[[Draft], Standing | None]  # adds to a draft; returns how the game stands then, if otherwise
Noticed = Callable[["Room", Standing], None]  # told what a room was before something was written
TOO_LATE = ("late", "time-over")


class Room:
    """One game that is being played or watched."""

    def __init__(
        self,
        standing: Standing,
        fold: Fold,
        deal: Deal,
        archive: Archive,
        writer: Writer,
        choose: Choose,
        noticed: Noticed,
        publisher: Publisher,
    ) -> None:
        self.standing = standing
        self.fold = fold
        self.deal = deal
        self.archive = archive
        self.writer = writer
        self.choose = choose
        self.noticed = noticed
        self.publisher = publisher
        self.untold: list[Telling] = []  # is on the disk, and waits to be told
        self.renamed = False  # players have other names than were told last
        self.waits = False  # whether the publisher knows of it
        self.presence = Presence(fold.game.seats)
        self.lock = asyncio.Lock()
        self.channels: dict[tuple[Viewpoint, str], Channel] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}  # opponents, by seat
        self.used = monotonic()
        self.gone = False  # another room, here or in another process, is the game's

    # What seats do.

    async def act(self, seat: int, ply: int, action: int | str, client: str) -> int:
        """Make the choice that a seat owes; return the number of its entry. The same request twice counts once."""
        if seat in self.fold.left:
            raise Problem(409, "left", "you have left this game")
        self.presence.touch(seat)
        return await undisturbed(self.act_in_turn(seat, ply, action, client))

    async def act_in_turn(self, seat: int, ply: int, action: int | str, client: str) -> int:
        """Make a choice when those before it are done."""
        async with self.lock:
            if self.gone:
                raise moved()
            await self.look_at_clocks(seat)
            state, number, more = self.fold.state, self.fold.number + 1, {}
            if self.fold.ply(seat) != ply:
                earlier = self.fold.sealed(seat)
                if earlier is None or earlier.entry.payload.get("ply") != ply:
                    return await self.repeated(seat, ply, action, client)
                if await self.archive.entry_of(self.standing.id, client) is not None:
                    return await self.repeated(seat, ply, action, client)
                state, number, more = earlier.before, self.fold.number, {INSTEAD: earlier.entry.seq}
            if number != self.fold.seq + 1:
                more[NUMBER] = number
            chosen = self.read(state, seat, action)
            draft = Draft(self.fold)
            try:
                entry = draft.add(ACTION, seat, client, choice=chosen, ply=ply, **more)
            except IllegalAction as error:
                said = words_about(self.fold.game, "en").reason(error.reason)
                facts = {"reason": error.reason.code, "rule": error.reason.rule}
                raise Problem(422, "illegal-action", said, **facts) from error
            draft.settle(self.standing.id, self.deal)
            await self.commit(draft)
            return entry.number

    async def look_at_clocks(self, seat: int) -> None:
        """Let those leave whose clocks have run out; refuse the choice of one of them."""
        if out := fallen(self.fold):
            draft = Draft(self.fold)
            await self.commit(draft, fall(self.standing, draft, self.deal))
            if seat in out:
                raise Problem(409, "time-over", "the clock of this seat has run out", ply=None, seq=self.fold.told)

    async def repeated(self, seat: int, ply: int, action: int | str, client: str) -> int:
        """Answer a request that was answered before, as before; refuse any other that comes late."""
        entry = await self.archive.entry_of(self.standing.id, client)
        if entry is None or entry.seat != seat:
            raise late(self.fold.ply(seat), self.fold.told)
        if entry.payload.get("ply") != ply or (isinstance(action, int) and entry.payload.get("choice") != action):
            raise Problem(409, "id-used", f"the id {client} stands for another request", seq=entry.number)
        return entry.number

    def read(self, state: State, seat: int, action: int | str) -> int:
        """Return the action that a word stands for in a position."""
        if isinstance(action, int):
            return action
        try:
            return read_action(observe(state, seat), action, seat)
        except (BadText, TypeError) as error:
            raise Problem(422, "illegal-action", str(error)) from error

    async def amend(self, change: Change) -> None:
        """Change a game when requests before this one are done."""
        await undisturbed(self.amend_in_turn(change))

    async def amend_in_turn(self, change: Change) -> None:
        """Try a change on a draft, and write it."""
        async with self.lock:
            draft = Draft(self.fold)
            await self.commit(draft, change(draft))

    async def join(self, place: int, seat: Seat) -> None:
        """Give an open seat to somebody; begin when that was the last one."""

        def change(draft: Draft) -> Standing:
            if place not in self.standing.free():
                raise Problem(409, "seat-taken", f"seat {place} is taken", free=list(self.standing.free()))
            return begun(self.standing.seated(place, seat), draft, self.deal)

        await self.amend(change)

    async def add_seed(self, seat: int, seed: str) -> None:
        """Add a player's seed to the deal; begin when that was the last one."""

        def change(draft: Draft) -> Standing:
            if self.fold.begun or self.fold.seeded >> seat & 1:
                raise Problem(409, "seed-given", "the game has begun, or this seat has added its seed")
            draft.add(SEED, seat, seed=seed)
            return begun(self.standing, draft, self.deal)

        await self.amend(change)

    async def commit(self, draft: Draft, standing: Standing | None = None, *statements: Executable) -> None:
        """Write what a draft adds; only then let it be the game, and tell everybody."""
        before, standing = self.standing, draft.standing(standing or self.standing)
        notes = [*statements, *changes(before, standing, draft.fold.time)]
        if not draft.steps and not notes:
            return
        rows = [step.entry.row(standing.id) for step in draft.steps]
        if self.gone:
            raise moved()
        try:
            turned = turn(standing.id, self.fold, draft.fold)
            await self.writer.write(rows, after=notes, game=standing.id, turn=turned)
        except Conflict as error:
            if await self.archive.last(standing.id) != self.fold.seq:
                self.leave_to_the_log()
                raise moved() from error
            raise Problem(409, "id-used", "this id stands for an earlier request") from error
        except CannotWrite as error:
            self.leave_to_the_log()
            raise Problem(503, "cannot-write", str(error)) from error
        except NotOwner as error:
            self.leave_to_the_log()
            raise moved() from error
        self.standing, self.fold, self.used = standing, draft.fold, monotonic()
        if any(INSTEAD in step.entry.payload for step in draft.steps):
            self.publish()
            self.tell((), False, [seat for seat in self.standing.people() if seat == draft.steps[0].actor])
            return  # nobody else may even notice
        self.untold += draft.told
        self.renamed |= standing != before
        if not self.waits:
            self.waits = True
            self.publisher.put(self.publish)
        self.noticed(self, before)
        self.wake()

    def leave_to_the_log(self) -> None:
        """Stop being the game's room: what the log holds may be more than what is known here."""
        self.gone = True
        self.close_streams()

    # Whoever watches.

    def follow(self, viewer: Viewpoint, language: str) -> tuple[Channel, Lines]:
        """Open a stream of everything that happens from now on, as a viewer may know it."""
        self.publish()  # so that the last view of every channel is the game's
        key = (viewer, language)
        if key not in self.channels:
            self.channels[key] = Channel(self.fold.game, viewer, self.standing.names_in(language), language)
            self.channels[key].view = self.channels[key].draw(self.fold)
        if viewer is not None and self.presence.enter(viewer):
            self.tell_players({"type": "presence", "seat": viewer, "here": True, "time": now()})
        lines: Lines = asyncio.Queue(MOST_WAITING + 1)
        self.channels[key].streams.add(lines)
        self.wake()
        return self.channels[key], lines

    def leave(self, channel: Channel, lines: Lines) -> None:
        """Close a stream; a channel that nobody follows is forgotten."""
        channel.streams.discard(lines)
        self.used = monotonic()
        for key in [key for key, kept in self.channels.items() if kept is channel and not kept.streams]:
            del self.channels[key]
        if channel.viewer is not None and self.presence.leave(channel.viewer):
            self.tell_players({"type": "presence", "seat": channel.viewer, "here": False, "time": now()})

    def tell_players(self, message: dict[str, Any]) -> None:
        """Tell the players something that is not about the game, and no business of the public."""
        line = to_json(message)
        for channel in self.channels.values():
            if channel.viewer is not None:
                channel.send(line)

    def publish(self) -> None:
        """Tell everybody who watches what they have not been told yet."""
        tellings, renamed, waited = self.untold, self.renamed, self.waits
        self.untold, self.renamed, self.waits = [], False, False
        if waited:
            self.tell(tellings, renamed)

    def tell(self, tellings: Sequence[Telling], renamed: bool, viewers: Sequence[int] | None = None) -> None:
        """Tell everybody who watches, or only those through whose eyes it concerns."""
        difference = Difference()
        for (viewer, language), channel in list(self.channels.items()):
            if viewers is not None and viewer not in viewers:
                continue
            if renamed:  # sentences name the players
                fresh = Channel(self.fold.game, viewer, self.standing.names_in(language), language)
                channel.builder = fresh.builder
            try:
                channel.publish(self.fold, tellings, self.standing.told if renamed else {}, difference)
            except Exception:
                # The move counts: it is on the disk. Whoever cannot be shown it is cut off, and may ask for the whole.
                log.exception("game %s cannot be shown", self.standing.id)
                channel.cut_all()

    def forget(self, user: str, name: str) -> None:
        """Forget who somebody was; streams end, because their sentences name the players, and come back."""
        if self.standing.seats_of(user) or self.standing.creator == user:
            self.standing = self.standing.without(user, name)
            self.close_streams()

    def close_streams(self) -> None:
        """End every stream: the server stops, or the game moves elsewhere."""
        self.publish()
        for channel in list(self.channels.values()):
            channel.cut_all()
        self.channels.clear()

    # Opponents.

    def wake(self) -> None:
        """Ask every opponent that owes a choice."""
        for seat in self.fold.must_choose():
            if seat != CHANCE_SEAT and self.standing.seats[seat].agent is not None and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.think(seat))

    async def think(self, seat: int) -> None:
        """Let an opponent make the choice that its seat owes."""
        try:
            ply = self.fold.ply(seat)
            if ply is not None:
                choice = await self.choose(self.standing, self.fold, seat)
                await undisturbed(self.act_in_turn(seat, ply, choice, f"ai-{seat}-{ply}"))
        except AntipaterError as error:
            # Where something came between, it is asked anew; where it failed, when somebody next opens the game.
            if not isinstance(error, Problem) or error.code not in TOO_LATE:
                log.error("game %s: the opponent in seat %d could not choose: %s", self.standing.id, seat, error)
                return
        finally:
            self.thinking.pop(seat, None)
        self.wake()

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nobody thinks."""
        return not self.channels and not self.thinking and not self.lock.locked()

    async def close(self) -> None:
        """Stop opponents and streams."""
        self.close_streams()
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)


def person(user: str, name: str) -> Seat:
    """Return a seat with a person in it."""
    return Seat(PERSON, name, user)
