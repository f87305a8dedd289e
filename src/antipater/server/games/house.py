"""The house: makes games, opens rooms when somebody needs them, and puts those away that nobody uses."""

import asyncio
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import fields
from time import monotonic
from typing import Any

from sqlalchemy import Executable, insert

from antipater import __version__
from antipater.ai.agents import opponents_of
from antipater.catalog import CATALOG, ruleset
from antipater.game.contract import Game
from antipater.game.errors import BadOption
from antipater.server.deals import SEED_BYTES, Deal, UnfairDeal
from antipater.server.games.charge import Charge
from antipater.server.games.deadlines import Deadlines
from antipater.server.games.draft import Draft, begun, changes, turn
from antipater.server.games.ending import fall
from antipater.server.games.fold import Fold
from antipater.server.games.log import now
from antipater.server.games.publisher import Publisher
from antipater.server.games.room import Choose, Noticed, Room, person
from antipater.server.games.standing import AI, FREE, OPEN, PERSON, RUNNING, Seat, Standing, Viewer
from antipater.server.messages import NewGame, NewSeat
from antipater.server.names import fair_name
from antipater.server.ownership import Ownership
from antipater.server.problems import Problem, moved, no_such_game, unknown_rules
from antipater.server.store.archive import Archive
from antipater.server.store.tables import deals, games, seats
from antipater.server.store.writer import Writer
from antipater.text.opponents import title_of

ID_BYTES = 9
SECRET_BYTES = 15  # a multiple of three, as the other one: so its text needs no filling


def digest(secret: str) -> str:
    """Return the hash by which the store knows a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class House:
    """Every game of this server."""

    def __init__(
        self, archive: Archive, writer: Writer, choose: Choose, ownership: Ownership, idle_seconds: float = 300.0
    ) -> None:
        self.archive = archive
        self.writer = writer
        self.choose = choose
        self.ownership = ownership
        ownership.adopt, ownership.lost = self.room, self.leave_all
        self.idle_seconds = idle_seconds
        self.entropy: Callable[[int], bytes] = secrets.token_bytes  # where ids, links and deals come from
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.deadlines = Deadlines(self.look_at_clocks)
        self.charge = Charge(archive.engine, writer, self.deadlines)
        self.publisher = Publisher()
        self.listeners: list[Noticed] = []  # told of everything that is written into a game

    async def start(self) -> None:
        """Begin to put idle rooms away, to watch clocks, and to go on with what was going on."""
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")
        self.publisher.start()
        self.deadlines.start()
        await self.charge.start()
        if not self.ownership.shared:  # otherwise games come when they are adopted
            self.charge.go_on(self.room)

    async def create(self, asked: NewGame, viewer: Viewer) -> tuple[Standing, str | None]:
        """Make a game; return it, and the secret of its link if seats are open."""
        game = rules_of(asked.ruleset, {**fitting(asked), **asked.options})
        if len(asked.seats) != game.seats:
            raise Problem(422, "bad-seats", f"{game.name} has {game.seats} seats, not {len(asked.seats)}")
        if asked.rated:
            check_rateable(viewer)
        places = tuple(new_seat(seat, viewer, game.name) for seat in asked.seats)
        clock = None if asked.clock is None else asked.clock.model_dump()
        more = {"seeds": asked.seeds, "clock": clock, "rated": asked.rated, "listed": asked.listed}
        return await self.found(game, places, viewer.user, **more)

    async def found(
        self, game: Game, places: tuple[Seat, ...], creator: str | None, **more: Any
    ) -> tuple[Standing, str | None]:
        """Make a game with these seats; return it, and the secret of its link if seats are open."""
        deal = Deal(self.entropy(SEED_BYTES), self.entropy(SEED_BYTES))
        invitation = self.secret(SECRET_BYTES)
        standing = Standing(
            id=self.secret(ID_BYTES),
            ruleset=game.name,
            version=game.version,
            options=dict(game.options),
            status=OPEN,
            seats=places,
            commitment=deal.commitment,
            creator=creator,
            invitation=digest(invitation),
            created=now(),
            **more,
        )
        check_rated(standing)
        draft = Draft(Fold(game, standing.timed()))
        before, standing = standing, begun(standing, draft, deal)
        await self.writer.write(
            [step.entry.row(standing.id) for step in draft.steps],
            before=inserts(before, deal, self.ownership.id, self.charge.life),
            after=list(changes(before, standing, draft.fold.time)),
            turn=turn(standing.id, None, draft.fold) if draft.steps else None,
        )
        room = Room(standing, draft.fold, deal, self.archive, self.writer, self.choose, self.noticed, self.publisher)
        self.rooms[standing.id] = room
        self.noticed(room, before)
        room.wake()
        return standing, invitation if standing.free() else None

    def noticed(self, room: Room, before: Standing) -> None:
        """Note when the next clock of a game runs out, and tell whoever listens."""
        self.deadlines.put(room.standing.id, room.fold.deadline())
        for listener in self.listeners:
            listener(room, before)

    async def look_at_clocks(self, game: str) -> None:
        """Let those leave whose clocks have run out."""
        try:
            room = await self.room(game)
            await room.amend(lambda draft: fall(room.standing, draft, room.deal))
        except Problem as problem:
            if problem.code != "moved":
                raise
            self.deadlines.put(game, None)  # it is another process's charge now

    def secret(self, size: int) -> str:
        """Return so many random bytes as text that addresses can hold."""
        return urlsafe_b64encode(self.entropy(size)).decode()

    async def room(self, game: str) -> Room:
        """Return the room of a game, opened from its log if need be."""
        if self.holds(game):
            room = self.rooms[game]
        else:
            if game not in self.opening:
                self.opening[game] = asyncio.create_task(self.open(game))
            room = await asyncio.shield(self.opening[game])
        room.used = monotonic()
        return room

    def holds(self, game: str) -> bool:
        """Tell whether the room of a game is open here."""
        return game in self.rooms and not self.rooms[game].gone

    async def open(self, game: str) -> Room:
        """Claim a game and fold its log into a room; one that cannot be replayed here is left to other processes."""
        try:
            found = await self.archive.standing(game)
            if found is None:
                raise no_such_game(game)
            rules, deal = found.game(), await self.archive.deal(game)
            check_deal(deal)
            if not await self.ownership.claim(game):
                raise moved()
            standing = await self.archive.standing(game) or found  # nobody else changes it from now on
            fold = Fold.replay(rules, await self.archive.entries(game), standing.timed())
            room = Room(standing, fold, deal, self.archive, self.writer, self.choose, self.noticed, self.publisher)
            if standing.status == RUNNING and fold.clocks is not None and game not in self.deadlines.times:
                await self.charge.take(room)
            self.rooms[game] = room
            room.wake()
            return room
        finally:
            self.opening.pop(game, None)

    async def join(self, room: Room, viewer: Viewer, invitation: str, seat: int | None) -> None:
        """Give an open seat to whoever brings the secret of the link."""
        known = room.standing.invitation or ""
        if viewer.user is None or not hmac.compare_digest(known, digest(invitation)):
            raise Problem(403, "not-allowed", "this link gives no seat here")
        await self.sit(room, viewer, seat)

    async def sit(self, room: Room, viewer: Viewer, seat: int | None = None) -> None:
        """Give an open seat to somebody who may have it: the one that is kept for them first."""
        if viewer.user is None:
            raise Problem(401, "no-session", "say first who you are: POST /api/session")
        if room.standing.rated:
            check_rateable(viewer)
            if room.standing.seats_of(viewer.user):
                raise Problem(409, "not-rated", "a rated game is played by different people")
        free = room.standing.free_to(viewer.user)
        if not free or (seat is not None and seat not in free):
            raise Problem(409, "seat-taken", "there is no such open seat", free=list(free))
        await room.join(free[0] if seat is None else seat, person(viewer.user, viewer.name))

    def forget(self, user: str, name: str) -> None:
        """Forget who somebody was in every open room."""
        for room in list(self.rooms.values()):
            room.forget(user, name)

    async def sweep(self) -> None:
        """Put rooms away that nobody has used for a while; their logs bring them back."""
        while True:
            await asyncio.sleep(self.idle_seconds / 4)
            self.put_away(monotonic() - self.idle_seconds)

    def put_away(self, before: float) -> None:
        """Forget idle rooms that were last used before a time."""
        for game in [game for game, room in self.rooms.items() if room.idle and room.used < before]:
            del self.rooms[game]

    def leave_all(self) -> None:
        """Leave every game to its log: other processes may have gone on with it."""
        for room in self.rooms.values():
            room.leave_to_the_log()
        self.rooms.clear()
        self.deadlines.clear()

    def close_streams(self) -> None:
        """End every stream."""
        for room in self.rooms.values():
            room.close_streams()

    async def close(self) -> None:
        """Close every room."""
        self.ownership.adopt = None
        if self.sweeper is not None:
            self.sweeper.cancel()
        await self.deadlines.close()
        await self.charge.close()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        await self.publisher.close()
        self.rooms.clear()


def rules_of(name: str, options: Mapping[str, str]) -> Game:
    """Return a ruleset with options; refuse what there is not."""
    try:
        return ruleset(name, **options)
    except BadOption as error:
        raise Problem(422, "bad-option", str(error)) from error


def fitting(asked: NewGame) -> dict[str, str]:
    """Return the options that follow from the number of seats: of the players, and by that of the variant (C9)."""
    kind, seats = CATALOG.get(asked.ruleset), str(len(asked.seats))
    return {"players": seats} if kind is not None and seats in kind.choices.get("players", ()) else {}


def check_deal(deal: Deal) -> None:
    """Refuse to deal on in a way that is not known here."""
    try:
        deal.check_version()
    except UnfairDeal as error:
        raise unknown_rules("unknown-version", str(error), version=deal.version) from error


def new_seat(asked: NewSeat, viewer: Viewer, ruleset: str) -> Seat:
    """Return a seat as it was asked for."""
    if asked.kind == "open":
        return Seat(FREE)
    if asked.kind == "ai":
        playing = opponents_of(ruleset)
        if asked.agent not in playing:
            message = f"there is no opponent {asked.agent!r} in {ruleset}; there are: {', '.join(playing)}"
            raise Problem(422, "bad-opponent", message)
        return Seat(AI, title_of(asked.agent, "en"), agent=asked.agent)
    if viewer.user is None:
        raise Problem(401, "no-session", "say first who you are: POST /api/session")
    return person(viewer.user, fair_name(asked.name) if asked.name else viewer.name)


def check_rateable(viewer: Viewer) -> None:
    """Refuse ratings to guests: they could begin anew at any time."""
    if viewer.kind not in ("account", "bot"):
        raise Problem(403, "not-rated", "rated games are for accounts: POST /api/account")


def check_rated(standing: Standing) -> None:
    """Refuse to rate what cannot be compared: opponents of the house, one user at several seats, no clock."""
    if not standing.rated:
        return
    taken = [seat.user for seat in standing.seats if seat.kind == PERSON]
    if standing.clock is None:
        raise Problem(422, "not-rated", "a rated game needs a clock: else nobody who loses would have to finish it")
    if any(seat.kind == AI for seat in standing.seats) or len(set(taken)) < len(taken):
        raise Problem(422, "not-rated", "a rated game is played by different people")


def inserts(standing: Standing, deal: Deal, owner: str | None, life: str) -> list[Executable]:
    """Return what the store notes of a new game."""
    apart = {"seats", "commitment"}
    row = {field.name: getattr(standing, field.name) for field in fields(standing) if field.name not in apart}
    secret = {"version": deal.version, "seed": deal.seed, "salt": deal.salt, "commitment": deal.commitment}
    return [
        insert(games).values(**row, build=__version__, owner=owner, charge=life if standing.clock else None),
        insert(seats).values(
            [{"game": standing.id, "seat": n, **seat.__dict__} for n, seat in enumerate(standing.seats)]
        ),
        insert(deals).values(game=standing.id, **secret),
    ]
