"""The server with deals that are the same in every run, for measures that compare positions: `seeded.py serve …`."""

import hashlib
from itertools import count

from antipater.cli import main
from antipater.server.games import service

CALLS = count()


def entropy(size: int) -> bytes:
    """Return bytes that follow from the number of the call."""
    return hashlib.shake_256(str(next(CALLS)).encode()).digest(size)


def settle_deals() -> None:
    """Replace where every game service takes its ids and deals from: now `entropy`."""
    create = service.GameService.__init__

    def seeded(self: service.GameService, *args: object, **kwargs: object) -> None:
        create(self, *args, **kwargs)  # type: ignore[arg-type]
        self.entropy = entropy

    service.GameService.__init__ = seeded  # type: ignore[method-assign]


if __name__ == "__main__":
    settle_deals()
    main()
