"""What happened to a server, as those saw it who played on it; and the check that it kept its promises.

A history is what was asked, what was answered and what was seen, in the order in which it happened. The check compares
it with the logs that are found at the end: one total order a game, every acknowledged request in it once and where it
was said to be, nothing in it that nobody asked for, everything that was ever seen still there, times in order.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from antipater.catalog import ruleset
from antipater.game.errors import AntipaterError
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.server.games.log import ACTION, CHANCE, Entry


@dataclass
class Asked:
    """A request to make a choice; the moments count what happened before it."""

    game: str
    id: str
    seat: int
    ply: int
    action: int
    began: int
    ended: int | None = None
    seq: int | None = None  # it was acknowledged as this entry
    refused: str | None = None  # it was refused for good


@dataclass(frozen=True)
class Seen:
    """What somebody was shown of a game: entries, and how far the log went."""

    who: str
    game: str
    seq: int
    events: tuple[dict[str, Any], ...]


@dataclass
class History:
    """Everything that was asked, answered and seen, in order."""

    asked: dict[tuple[str, str], Asked] = field(default_factory=dict)
    seen: list[Seen] = field(default_factory=list)
    moments: int = 0

    def moment(self) -> int:
        """Return the number of the next thing that happens."""
        self.moments += 1
        return self.moments

    def ask(self, game: str, request: str, seat: int, ply: int, action: int) -> Asked:
        """Note that somebody is about to ask."""
        asked = Asked(game, request, seat, ply, action, self.moment())
        self.asked[game, request] = asked
        return asked

    def acknowledge(self, asked: Asked, seq: int) -> None:
        """Note that the server said that a request counts."""
        asked.ended, asked.seq = self.moment(), seq

    def refuse(self, asked: Asked, code: str) -> None:
        """Note that the server said that a request never will count."""
        asked.ended, asked.refused = self.moment(), code

    def see(self, who: str, game: str, message: Mapping[str, Any]) -> None:
        """Note what somebody was shown."""
        self.seen.append(Seen(who, game, message["seq"], tuple(message["events"])))

    @property
    def acknowledged(self) -> int:
        """How many requests were said to count."""
        return sum(asked.seq is not None for asked in self.asked.values())


def faults(history: History, logs: Mapping[str, Sequence[Entry]]) -> list[str]:
    """Return every broken promise, in words; nothing if all were kept."""
    found: list[str] = []
    for game, log in logs.items():
        found += [f"game {game}: {fault}" for fault in order_faults(log)]
        asked = {request: asked for (where, request), asked in history.asked.items() if where == game}
        found += [f"game {game}: {fault}" for fault in request_faults(asked, log)]
    found += sight_faults(history.seen, logs)
    lost = {game for game, _ in history.asked} - set(logs)
    return found + [f"game {game} is gone" for game in sorted(lost)]


def order_faults(log: Sequence[Entry]) -> Iterable[str]:
    """Check that a log is one order without gaps, in which no id comes twice and time does not go back."""
    if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
        yield f"its entries are numbered {[entry.seq for entry in log]}"
    ids = [entry.client for entry in log if entry.client is not None]
    for twice in sorted({request for request in ids if ids.count(request) > 1}):
        yield f"the request {twice} is in the log {ids.count(twice)} times"
    for before, after in pairwise(log):
        if after.time < before.time:
            yield f"entry {after.seq} is {before.time - after.time} ms earlier than the one before it"


def request_faults(asked: Mapping[str, Asked], log: Sequence[Entry]) -> Iterable[str]:
    """Check the log against what was asked and answered."""
    by_id = {entry.client: entry for entry in log if entry.client is not None}
    for request in asked.values():
        entry = by_id.get(request.id)
        if request.seq is not None and (entry is None or entry.seq != request.seq):
            yield f"the request {request.id} was acknowledged as {request.seq} and is {entry and entry.seq}"
        if request.refused is not None and entry is not None:
            yield f"the request {request.id} was refused ({request.refused}) and is in the log"
        if entry is not None and (entry.seat, entry.payload["choice"]) != (request.seat, request.action):
            yield f"entry {entry.seq} is not what the request {request.id} asked for"
    for entry in log:
        if entry.client is not None and not entry.client.startswith("ai-") and entry.client not in asked:
            yield f"nobody asked for entry {entry.seq}"
    done = sorted((request for request in asked.values() if request.seq is not None), key=lambda one: one.began)
    for earlier in done:
        for later in done:
            if (earlier.ended or 0) < later.began and (earlier.seq or 0) >= (later.seq or 0):
                yield f"{later.id} was asked for after {earlier.id} was acknowledged, and comes before it"


def sight_faults(seen: Iterable[Seen], logs: Mapping[str, Sequence[Entry]]) -> Iterable[str]:
    """Check that whatever was shown is in the logs, and that nobody was ever shown less than before."""
    furthest: dict[tuple[str, str], int] = {}
    found: list[str] = []
    for sight in seen:
        log = logs.get(sight.game, ())
        where = f"game {sight.game}: {sight.who}"
        if sight.seq > len(log):
            found.append(f"{where} saw entry {sight.seq}; the log ends at {len(log)}")
        if sight.seq < furthest.get((sight.who, sight.game), 0):
            found.append(f"{where} saw entry {sight.seq} after {furthest[sight.who, sight.game]}")
        furthest[sight.who, sight.game] = max(sight.seq, furthest.get((sight.who, sight.game), 0))
        for event in sight.events:
            entry = log[event["seq"] - 1] if event["seq"] <= len(log) else None
            if entry is None or (event["kind"], event["seat"], event["time"]) != (entry.kind, entry.seat, entry.time):
                found.append(f"{where} saw an entry {event['seq']} that is not in the log")
            elif event.get("choice") is not None and event["choice"] != entry.payload.get("choice"):
                found.append(f"{where} saw another choice in entry {event['seq']}")
    return found


def rule_faults(name: str, options: Mapping[str, str], log: Iterable[Entry]) -> Iterable[str]:
    """Check a log by the rules alone: every choice and outcome in it was possible when it was made."""
    state = ruleset(name, **options).start()
    for entry in log:
        if entry.kind in (ACTION, CHANCE):
            try:
                state.apply(entry.payload["choice"], CHANCE_SEAT if entry.seat is None else entry.seat)
            except AntipaterError as error:
                yield f"entry {entry.seq} is impossible: {error}"
                return
