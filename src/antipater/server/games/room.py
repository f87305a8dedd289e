"""A room: one running game, its requests one after the other, whoever watches it, and the opponents that play in it.

What is asked is tried on a copy of the fold; the copy takes the place of the fold when its new entries are on the disk.
So nobody sees what could still be lost, and whatever fails has changed nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Executable, update

from antipater.game.errors import AntipaterError, BadText, IllegalAction
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.notation.moves import read_action
from antipater.server.deals import Deal, FairDealer
from antipater.server.games.channels import MOST_WAITING, Channel, Lines
from antipater.server.games.fold import Fold, Step
from antipater.server.games.knowledge import Viewpoint, observe
from antipater.server.games.log import ACTION, BEGIN, CHANCE, END, PUBLISH, SEED, Entry, now
from antipater.server.games.standing import AI, OVER, PERSON, RUNNING, Seat, Standing
from antipater.server.problems import Problem, late, moved
from antipater.server.store.archive import Archive
from antipater.server.store.tables import games, seats
from antipater.server.store.writer import CannotWrite, Conflict, NotOwner, Writer
from antipater.text.words import Words

log = logging.getLogger("antipater.server")

Answer = TypeVar("Answer")
Choose = Callable[[Standing, Fold, int], Awaitable[int]]  # asks an opponent for a seat's choice


class Draft:
    """A copy of a fold, and what has been added to it."""

    def __init__(self, fold: Fold) -> None:
        self.fold = fold.copy()
        self.steps: list[Step] = []

    def add(self, kind: str, seat: int | None = None, client: str | None = None, **payload: Any) -> Entry:
        """Add an entry; raise IllegalAction, and add nothing, if it is impossible."""
        step = self.fold.take(self.fold.following(kind, seat, client, **payload))
        self.steps.append(step)
        return step.entry

    def settle(self, game: str, deal: Deal) -> None:
        """Settle chance until seats must act or all is over; then write the end, and publish the deal."""
        dealer = FairDealer(deal.key(game, self.fold.seeds), self.fold.chances)
        while self.fold.owes() == (CHANCE_SEAT,):
            self.add(CHANCE, choice=dealer.outcome(self.fold.state))
        if self.fold.begun and not self.fold.ended and not self.fold.owes():
            self.end(deal, reason="played", returns=self.fold.state.returns())

    def end(self, deal: Deal, **facts: Any) -> None:
        """Write the end, and publish the deal."""
        self.add(END, **facts)
        self.add(PUBLISH, version=deal.version, seed=deal.seed.hex(), salt=deal.salt.hex())


class Room:
    """One game that is being played or watched."""

    def __init__(
        self, standing: Standing, fold: Fold, deal: Deal, archive: Archive, writer: Writer, choose: Choose
    ) -> None:
        self.standing = standing
        self.fold = fold
        self.deal = deal
        self.archive = archive
        self.writer = writer
        self.choose = choose
        self.lock = asyncio.Lock()
        self.channels: dict[tuple[Viewpoint, str], Channel] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}  # opponents, by seat
        self.used = monotonic()
        self.gone = False  # another room, here or in another process, is the game's

    async def undisturbed(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something to the end, even if whoever asked for it goes away."""
        return await asyncio.shield(asyncio.create_task(work))

    # What seats do.

    async def act(self, seat: int, ply: int, action: int | str, client: str) -> int:
        """Make the choice that a seat owes; return the number of its entry. The same request twice counts once."""
        return await self.undisturbed(self.act_in_turn(seat, ply, action, client))

    async def act_in_turn(self, seat: int, ply: int, action: int | str, client: str) -> int:
        """Make a choice when those before it are done."""
        async with self.lock:
            if self.gone:
                raise moved()
            if self.fold.ply(seat) != ply:
                return await self.repeated(seat, ply, action, client)
            chosen = self.read(seat, action)
            draft = Draft(self.fold)
            try:
                entry = draft.add(ACTION, seat, client, choice=chosen, ply=ply)
            except IllegalAction as error:
                said = Words("en").reason(error.reason)
                facts = {"reason": error.reason.code, "rule": error.reason.rule}
                raise Problem(422, "illegal-action", said, **facts) from error
            draft.settle(self.standing.id, self.deal)
            await self.commit(draft)
            return entry.seq

    async def repeated(self, seat: int, ply: int, action: int | str, client: str) -> int:
        """Answer a request that was answered before, as before; refuse any other that comes late."""
        entry = await self.archive.entry_of(self.standing.id, client)
        if entry is None or entry.seat != seat:
            raise late(self.fold.ply(seat), self.fold.seq)
        if entry.payload.get("ply") != ply or (isinstance(action, int) and entry.payload.get("choice") != action):
            raise Problem(409, "id-used", f"the id {client} stands for another request", seq=entry.seq)
        return entry.seq

    def read(self, seat: int, action: int | str) -> int:
        """Return the action that a word stands for."""
        if isinstance(action, int):
            return action
        try:
            return read_action(observe(self.fold.state, seat, self.fold.game.seats), action, seat)
        except (BadText, TypeError) as error:
            raise Problem(422, "illegal-action", str(error)) from error

    async def join(self, place: int, seat: Seat) -> None:
        """Give an open seat to somebody; begin when that was the last one."""
        await self.undisturbed(self.join_in_turn(place, seat))

    async def join_in_turn(self, place: int, seat: Seat) -> None:
        """Give a seat away when requests before it are done."""
        async with self.lock:
            if place not in self.standing.free():
                raise Problem(409, "seat-taken", f"seat {place} is taken", free=list(self.standing.free()))
            standing = self.standing.seated(place, seat)
            taken = update(seats).where(seats.c.game == standing.id, seats.c.seat == place)
            draft = Draft(self.fold)
            await self.commit(draft, begun(standing, draft, self.deal), taken.values(**seat.__dict__))

    async def add_seed(self, seat: int, seed: str) -> None:
        """Add a player's seed to the deal; begin when that was the last one."""
        await self.undisturbed(self.add_seed_in_turn(seat, seed))

    async def add_seed_in_turn(self, seat: int, seed: str) -> None:
        """Add a seed when requests before it are done."""
        async with self.lock:
            if self.fold.begun or self.fold.seeded >> seat & 1:
                raise Problem(409, "seed-given", "the game has begun, or this seat has added its seed")
            draft = Draft(self.fold)
            draft.add(SEED, seat, seed=seed)
            await self.commit(draft, begun(self.standing, draft, self.deal))

    async def commit(self, draft: Draft, standing: Standing | None = None, *statements: Executable) -> None:
        """Write what a draft adds; only then let it be the game, and tell everybody."""
        standing = standing or self.standing
        if draft.fold.ended:
            standing = replace(standing, status=OVER)
        changes = list(statements)
        if standing.status != self.standing.status:
            changes.append(status_change(standing, draft))
        rows = [step.entry.row(standing.id) for step in draft.steps]
        if self.gone:
            raise moved()
        try:
            await self.writer.write(rows, after=changes, game=standing.id)
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
        renamed = standing != self.standing
        self.standing, self.fold, self.used = standing, draft.fold, monotonic()
        self.publish(draft.steps, renamed)
        self.wake()

    def leave_to_the_log(self) -> None:
        """Stop being the game's room: what the log holds may be more than what is known here."""
        self.gone = True
        self.close_streams()

    # Whoever watches.

    def follow(self, viewer: Viewpoint, language: str) -> tuple[Channel, Lines]:
        """Open a stream of everything that happens from now on, as a viewer may know it."""
        key = (viewer, language)
        if key not in self.channels:
            self.channels[key] = Channel(self.fold.game, viewer, self.standing.names, language)
            self.channels[key].view = self.channels[key].draw(self.fold)
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

    def publish(self, steps: Sequence[Step], renamed: bool) -> None:
        """Tell everybody who watches."""
        for (viewer, language), channel in list(self.channels.items()):
            if renamed:  # sentences name the players
                fresh = Channel(self.fold.game, viewer, self.standing.names, language)
                channel.drawing = fresh.drawing
            try:
                channel.publish(self.fold, steps, self.standing.told if renamed else {})
            except Exception:
                # The move counts: it is on the disk. Whoever cannot be shown it is cut off, and may ask for the whole.
                log.exception("game %s cannot be shown", self.standing.id)
                channel.cut_all()

    def rename(self, user: str, name: str) -> None:
        """Call somebody otherwise; streams end, because their sentences name the players, and come back."""
        if self.standing.seats_of(user):
            self.standing = self.standing.renamed(user, name)
            self.close_streams()

    def close_streams(self) -> None:
        """End every stream: the server stops, or the game moves elsewhere."""
        for channel in list(self.channels.values()):
            channel.cut_all()
        self.channels.clear()

    # Opponents.

    def wake(self) -> None:
        """Ask every opponent that owes a choice."""
        for seat in self.fold.owes():
            if seat != CHANCE_SEAT and self.standing.seats[seat].kind == AI and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.think(seat))

    async def think(self, seat: int) -> None:
        """Let an opponent make the choice that its seat owes."""
        try:
            ply = self.fold.ply(seat)
            if ply is not None:
                choice = await self.choose(self.standing, self.fold, seat)
                await self.act(seat, ply, choice, f"ai-{seat}-{ply}")
        except AntipaterError as error:
            # It is asked again when somebody next opens the game.
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


def begun(standing: Standing, draft: Draft, deal: Deal) -> Standing:
    """Begin a game if nothing is missing any more: every seat taken, and every seed added that it waits for."""
    waits = standing.seeds and any(not draft.fold.seeded >> seat & 1 for seat in standing.people())
    if standing.free() or waits or draft.fold.begun:
        return standing
    draft.add(BEGIN, commitment=deal.commitment)
    draft.settle(standing.id, deal)
    return replace(standing, status=OVER if draft.fold.ended else RUNNING)


def status_change(standing: Standing, draft: Draft) -> Executable:
    """Return what the store notes when a game begins or ends."""
    values: dict[str, Any] = {"status": standing.status, "started" if standing.status == RUNNING else "ended": now()}
    if standing.status == OVER:
        values["result"] = next(step.entry.payload for step in draft.steps if step.entry.kind == END)
    return update(games).where(games.c.id == standing.id).values(**values)


def person(user: str, name: str) -> Seat:
    """Return a seat with a person in it."""
    return Seat(PERSON, name, user)
