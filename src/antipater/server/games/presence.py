"""Who of the players is there: a seat whose stream is open, or that asked for something a moment ago."""

from antipater.server.games.log import now


class Presence:
    """The seats of a room; after a restart everybody counts as having left at that moment."""

    def __init__(self, seats: int) -> None:
        self.streams = [0] * seats
        self.last = [now()] * seats

    def enter(self, seat: int) -> bool:
        """Note that a seat opens a stream; tell whether it was away."""
        self.streams[seat] += 1
        return self.streams[seat] == 1

    def leave(self, seat: int) -> bool:
        """Note that a seat closes a stream; tell whether it was the last one."""
        self.streams[seat] -= 1
        self.touch(seat)
        return self.streams[seat] == 0

    def touch(self, seat: int) -> None:
        """Note that a seat asked for something."""
        self.last[seat] = now()

    def away(self, seat: int) -> int:
        """Return for how many milliseconds nobody has been there."""
        return 0 if self.streams[seat] else now() - self.last[seat]

    def here(self) -> list[int]:
        """Return the seats that follow the game."""
        return [seat for seat, streams in enumerate(self.streams) if streams]
