"""Puts what Agora adds to a position on the table, and takes stock of it."""

from dataclasses import dataclass, field, fields

from antipater.data.agora import CHAMBERS, CONSPIRACIES, CUBES, DECREES
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.decisions import FACE_DOWN, GIVEN, NO_DECREE, NO_TOKEN, PREPARED, TRAIL_ROOM
from antipater.rules.duel.arrange import BadPosition
from antipater.rules.duel.table import Table


def none(count: int, value: int = -1) -> list[int]:
    """Return a field for a default: so many times a value."""
    return [value] * count


@dataclass
class AgoraArrangement:
    """What Agora adds to a position: the fields of `AgoraBoard`, without those that follow from others.

    A position that is made by hand needs no trail: kept and prepared conspiracies without one count as given.
    """

    cubes: list[int] = field(default_factory=lambda: none(12, 0))
    decree: list[int] = field(default_factory=lambda: none(CHAMBERS, FACE_DOWN))
    second: list[int] = field(default_factory=lambda: none(CHAMBERS, NO_DECREE))
    senators: list[int] = field(default_factory=lambda: [0, 0])
    senator_slots: int = 0
    kept: list[int] = field(default_factory=lambda: [0, 0])
    ready: list[list[int]] = field(default_factory=lambda: [[], []])
    ready_cards: list[list[int]] = field(default_factory=lambda: [[], []])
    triggered: list[int] = field(default_factory=lambda: [0, 0])
    under: list[int] = field(default_factory=lambda: none(16))
    has_triggered: int = 0
    deck: list[int] = field(default_factory=list)  # empty: nobody has looked
    deck_known: list[int] = field(default_factory=list)
    trail: list[tuple[int, int, int, int, int]] = field(default_factory=list)
    locked: int = NO_TOKEN
    locked_known: int = 0
    suspects: int = 0
    removed: int = 0
    removed_known: int = -1
    paired: list[int] = field(default_factory=lambda: [0, 0])
    fresh: int = 0
    wonder_cards: list[int] = field(default_factory=lambda: none(32))


def check(own: AgoraArrangement) -> None:
    """Raise BadPosition for what cannot be."""
    for seat in range(2):
        cubes = own.cubes[seat * CHAMBERS : seat * CHAMBERS + CHAMBERS]
        if min(cubes) < 0 or sum(cubes) > CUBES:
            raise BadPosition(f"a player has {CUBES} influence cubes, not {cubes}")
    decrees = [decree for decree in (*own.decree, *own.second) if decree >= 0]
    if len(set(decrees)) < len(decrees) or max(decrees, default=0) >= len(DECREES):
        raise BadPosition(f"a decree is 0 to {len(DECREES) - 1} and lies in one chamber: {decrees}")
    held = [*own.ready[0], *own.ready[1], *(c for c in own.deck if c >= 0)]
    sets = (*own.kept, *own.triggered)
    held += [c for owned in sets for c in range(len(CONSPIRACIES)) if owned >> c & 1]
    if len(set(held)) < len(held) or max(held, default=0) >= len(CONSPIRACIES):
        raise BadPosition(f"a conspiracy is 0 to {len(CONSPIRACIES) - 1} and lies in one place: {held}")


def arrange_board(table: Table, board: AgoraBoard, own: AgoraArrangement) -> None:
    """Put what Agora adds on a table where all else lies already."""
    check(own)
    values = {entry.name: getattr(own, entry.name) for entry in fields(own)}
    held = [bin(own.kept[seat]).count("1") + len(own.ready[seat]) for seat in range(2)]
    gone = sum(held) + sum(bin(done).count("1") for done in own.triggered)
    deck = own.deck or none(len(CONSPIRACIES) - gone, -2)
    trail = own.trail or given_trail(own)
    size = len(deck)
    board.refill_board(
        values
        | {
            "deck": [*deck, *none(16 - size, -2)],
            "deck_known": [*(own.deck_known or none(size, 0)), *none(16 - size, 0)],
            "deck_size": size,
            "kept_count": [bin(kept).count("1") for kept in own.kept],
            "ready_count": [len(ready) for ready in own.ready],
            "ready": [c for ready in own.ready for c in (*ready, *none(14 - len(ready)))],
            "ready_cards": [c for cards in own.ready_cards for c in (*cards, *none(14 - len(cards)))],
            "trail": [[*(entry[n] for entry in trail), *none(40 - len(trail))] for n in range(5)],
            "trail_count": len(trail),
            "decrees_unseen": (1 << len(DECREES)) - 1
            & ~sum(1 << decree for decree in (*own.decree, *own.second) if decree >= 0),
        }
    )
    if own.locked >= 0:
        board.fill_locked(table, own.locked)


def given_trail(own: AgoraArrangement) -> list[tuple[int, int, int, int, int]]:
    """Return a trail for conspiracies that were simply given."""
    trail: list[tuple[int, int, int, int, int]] = []
    for seat in range(2):
        kept = [c for c in range(len(CONSPIRACIES)) if own.kept[seat] >> c & 1]
        trail += [(seat * TRAIL_ROOM + GIVEN, -1, c, -1, -1) for c in (*own.ready[seat], *kept)]
        trail += [(seat * TRAIL_ROOM + PREPARED, -1, c, -1, -1) for c in own.ready[seat]]
    return trail


def arrangement_of(board: AgoraBoard) -> AgoraArrangement:
    """Take stock of what Agora adds; `arrange_board` puts it back exactly."""
    plain = {entry.name: getattr(board, entry.name) for entry in fields(AgoraArrangement)}
    lists = {name: list(value) for name, value in plain.items() if not isinstance(value, int)}
    names = ("trail", "trail_public", "trail_first", "trail_second", "trail_kept")
    columns = [list(getattr(board, name))[: board.trail_count] for name in names]
    ready = {
        name: [lists[name][seat * 14 : seat * 14 + board.ready_count[seat]] for seat in range(2)]
        for name in ("ready", "ready_cards")
    }
    size = board.deck_size
    decks = {name: lists[name][:size] for name in ("deck", "deck_known")}
    return AgoraArrangement(**(plain | lists | ready | decks | {"trail": list(zip(*columns, strict=True))}))
