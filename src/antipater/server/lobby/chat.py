"""Chat between the players of a game: off until all of them switch it on, off again when one switches it off.

Lines are not in the log, so that they can be deleted with an account; only the players read them.
"""

import unicodedata

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.server.games.agreements import OFFER_CHAT, complete
from antipater.server.games.room import Room
from antipater.server.lobby.messages import ChatInfo
from antipater.server.people.blocks import Blocks
from antipater.server.problems import Problem
from antipater.server.store.tables import chats
from antipater.server.store.writer import Conflict, Writer
from antipater.server.times import now

MAX_LINES = 200  # in an answer
TRIES = 5


class Chats:
    """The chat of every game."""

    def __init__(self, engine: AsyncEngine, writer: Writer, blocks: Blocks) -> None:
        self.engine = engine
        self.writer = writer
        self.blocks = blocks

    async def say(self, room: Room, seat: int, line: str) -> ChatInfo:
        """Store a line and send it to the players."""
        if not complete(room.metadata, room.projection, OFFER_CHAT):
            raise Problem(409, "chat-off", "chat is off until every player switches it on")
        user = room.metadata.seats[seat].user
        await self.blocks.check(user, room.metadata.users())
        text = plain_text(line)
        for _ in range(TRIES):
            said = ChatInfo(number=await self.count(room.metadata.id) + 1, seat=seat, line=text, time=now())
            row = insert(chats).values(game=room.metadata.id, user=user, **said.model_dump())
            try:
                await self.writer.write(before=[row])
            except Conflict:  # another player sent a line at the same time
                continue
            room.send_to_players({"type": "chatLine", **said.model_dump()})
            return said
        raise Problem(503, "busy", "too many players write at the same time; send it again")

    async def count(self, game: str) -> int:
        """Return the number of a game's last line."""
        query = select(func.max(chats.c.number)).where(chats.c.game == game)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one() or 0

    async def lines(self, game: str) -> list[ChatInfo]:
        """Return the last lines of a game, the oldest first."""
        query = select(chats.c.number, chats.c.seat, chats.c.line, chats.c.time).where(chats.c.game == game)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(chats.c.number.desc()).limit(MAX_LINES))
            return [ChatInfo(**row._mapping) for row in reversed(found.all())]


def plain_text(line: str) -> str:
    """Return a line as plain text; refuse control characters, which could change what others see."""
    text = unicodedata.normalize("NFC", line)
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp") for letter in text):
        raise Problem(422, "bad-line", "a line of chat is plain text, without control characters")
    return text
