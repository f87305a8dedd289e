"""Seeks that anybody may accept, and challenges to one user. Both are games with open seats."""

from contextlib import suppress

from antipater.server.games.ending import abort
from antipater.server.games.metadata import FREE, OPEN, GameMetadata, Seat
from antipater.server.games.outcomes import DECLINED, WITHDRAWN
from antipater.server.games.room import Room, person_seat
from antipater.server.games.service import GameService, checked_ruleset
from antipater.server.lobby.messages import Seek
from antipater.server.people.blocks import Blocks
from antipater.server.people.names import name_key
from antipater.server.problems import Problem, no_such_user
from antipater.server.store.listings import Listings
from antipater.server.store.people import Viewer


class Lobby:
    """Creates and accepts seeks and challenges."""

    def __init__(self, games: GameService, listings: Listings, blocks: Blocks) -> None:
        self.games = games
        self.listings = listings
        self.blocks = blocks

    async def without_blocked(self, user: str | None, found: list[GameMetadata]) -> list[GameMetadata]:
        """Return games without those of people whom a user has blocked, or who have blocked the user."""
        people = {other for metadata in found for other in metadata.users()}
        barred = await self.blocks.with_blocks(user, people)
        return [metadata for metadata in found if not barred & metadata.users().keys()]

    async def part(self, user: str, other: str) -> None:
        """Withdraw the challenges between two users of whom one has just blocked the other."""
        received, sent = await self.listings.challenges(user)
        for metadata in (*received, *sent):
            if {user, other} <= metadata.users().keys():
                await self.expire(metadata.id)

    async def seek(self, request: Seek, viewer: Viewer, address: str = "") -> GameMetadata:
        """Create a game that anybody may join."""
        return await self.open_game(request, viewer, address, Seat(FREE), listed=True)

    async def challenge(self, request: Seek, viewer: Viewer, name: str, address: str = "") -> GameMetadata:
        """Create a game of two for which a user is invited by name."""
        other = await self.listings.user(name, name_key(name))
        if other is None:
            raise no_such_user(name)
        if other["id"] == viewer.user:
            raise Problem(409, "yourself", "you cannot challenge yourself; take both seats instead")
        await self.blocks.check(viewer.user, [other["id"]])
        if request.rated and other["kind"] == "guest":
            raise Problem(409, "not-rated", f"{other['name']} is a guest; rated games need an account")
        kept = Seat(FREE, other["name"], invited=other["id"])
        return await self.open_game(request, viewer, address, kept, listed=False)

    async def open_game(self, request: Seek, viewer: Viewer, address: str, free: Seat, listed: bool) -> GameMetadata:
        """Create a game with one seat taken and the others open."""
        game = checked_ruleset(request.ruleset, request.options)
        if free.invited is not None and game.seats != 2:
            raise Problem(422, "bad-seats", f"a challenge is for a game of two; {game.name} has {game.seats} seats")
        if viewer.user is None:
            raise Problem(401, "no-session", "log in or become a guest first: POST /api/session")
        own = self.games.entropy(1)[0] % game.seats if request.seat is None else request.seat
        if own >= game.seats:
            raise Problem(422, "bad-seats", f"{game.name} has the seats 0 to {game.seats - 1}")
        if request.rated:
            await self.games.check_rateable(viewer)
        places = tuple(person_seat(viewer) if place == own else free for place in range(game.seats))
        clock = None if request.clock is None else request.clock.model_dump()
        more = {"clock": clock, "rated": request.rated, "bots": request.bots, "listed": listed}
        more["seeds"] = self.games.with_seeds(request.seeds)
        async with self.games.quotas.creating(viewer.user, places, address):
            return (await self.games.create_with_seats(game, places, viewer.user, **more))[0]

    async def accept(self, room: Room, viewer: Viewer) -> None:
        """Take an open seat of a seek, or the reserved one of a challenge."""
        metadata = room.metadata
        invited = any(seat.invited == viewer.user for seat in metadata.seats)
        if not metadata.listed and not invited:
            raise Problem(403, "not-allowed", "this game is not open to everybody")
        if metadata.seats_of(viewer.user):
            raise Problem(409, "seated", "you already have a seat in this game")
        await self.games.take_seat(room, viewer)

    async def decline(self, room: Room) -> None:
        """Decline a challenge."""
        await room.amend(lambda pending: abort(room.metadata, pending, room.deal, DECLINED))

    async def withdraw_all(self, user: str) -> None:
        """Withdraw all games of a user that wait for players: the user is gone."""
        for game in await self.listings.open_games(user):
            await self.expire(game)

    async def expire(self, game: str) -> None:
        """Withdraw a game for which nobody waits any more; another process may play it, or it has just begun."""
        with suppress(Problem):
            room = await self.games.room(game)
            if room.metadata.status == OPEN:
                await self.withdraw(room)

    async def withdraw(self, room: Room) -> None:
        """Withdraw a seek or a challenge."""
        await room.amend(lambda pending: abort(room.metadata, pending, room.deal, WITHDRAWN))
