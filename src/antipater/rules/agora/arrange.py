"""Puts what Agora adds to a position on the table, and takes stock of it."""

from dataclasses import dataclass, field, fields

from antipater.data.agora import CHAMBERS, CONSPIRACIES, CUBES, DECREES, LOOKED_AT, SENATOR_CARDS
from antipater.game.bits import members_of
from antipater.game.errors import BadPosition
from antipater.game.seats import UNKNOWN
from antipater.rules.agora import trail
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.decisions import FACE_DOWN, NO_DECREE, NO_TOKEN, NOTHING, UNDRAWN
from antipater.rules.agora.trail import (
    GIVEN,
    KEPT_BOTH,
    LONGEST,
    PREPARED,
    TO_BOTTOM,
    TO_TOP,
    TRIGGERED,
    TRIGGERED_UNPREPARED,
)
from antipater.rules.duel.table import Table

COUNT = len(CONSPIRACIES)
ALL = (1 << COUNT) - 1
MOST_READY = 14  # room for prepared conspiracies of a seat; 13 are ever kept (A4.2)


def none(count: int, value: int = -1) -> list[int]:
    """Return a field for a default: so many times a value."""
    return [value] * count


@dataclass
class AgoraArrangement:
    """What Agora adds to a position: the fields of `AgoraBoard`, without those that follow from others.

    A position that is made by hand needs no trail: kept and prepared conspiracies without one count as given. What a
    viewer does not know is UNKNOWN; a hand that is hidden has a size besides.
    """

    cubes: list[int] = field(default_factory=lambda: none(12, 0))
    control: list[int] = field(default_factory=list)  # empty: as the cubes lie
    decree: list[int] = field(default_factory=lambda: none(CHAMBERS, FACE_DOWN))
    second: list[int] = field(default_factory=lambda: none(CHAMBERS, NO_DECREE))
    senators: list[int] = field(default_factory=lambda: [0, 0])
    senator_slots: int = 0
    kept: list[int] = field(default_factory=lambda: [0, 0])
    kept_count: list[int] = field(default_factory=lambda: [0, 0])  # of a hand that is UNKNOWN
    ready: list[list[int]] = field(default_factory=lambda: [[], []])
    ready_cards: list[list[int]] = field(default_factory=lambda: [[], []])
    triggered: list[int] = field(default_factory=lambda: [0, 0])
    under: list[int] = field(default_factory=lambda: none(16))
    has_triggered: int = 0
    deck: list[int] = field(default_factory=list)  # empty: nobody has looked
    deck_known: list[int] = field(default_factory=list)
    trail: list[int] = field(default_factory=list)  # entries of `rules.agora.trail`
    locked: int = NO_TOKEN
    locked_known: int = 0
    suspects: int = 0
    removed: int = 0
    removed_known: int = -1
    paired: list[int] = field(default_factory=lambda: [0, 0])
    fresh: int = 0
    wonder_cards: list[int] = field(default_factory=lambda: none(32))

    def held(self, seat: int) -> int:
        """Return how many conspiracies a seat has kept that are neither prepared nor triggered."""
        return self.kept_count[seat] if self.kept[seat] == UNKNOWN else self.kept[seat].bit_count()


def check(own: AgoraArrangement) -> None:
    """Raise BadPosition for what cannot be."""
    for seat in range(2):
        cubes = own.cubes[seat * CHAMBERS : seat * CHAMBERS + CHAMBERS]
        if min(cubes) < 0 or sum(cubes) > CUBES:
            raise BadPosition(
                "{player} has {most} influence cubes, not {found}",
                "too-many-cubes",
                f"cubes{seat}",
                player=seat,
                most=CUBES,
                found=sum(cubes),
            )
        if len(own.ready[seat]) != len(own.ready_cards[seat]) or len(own.ready[seat]) > MOST_READY - 1:
            raise BadPosition(
                "a player has at most {most} prepared conspiracies, each with a card",
                "too-many-prepared",
                f"prepared{seat}",
                most=MOST_READY - 1,
            )
    decrees = [decree for decree in (*own.decree, *own.second) if decree >= 0]
    if max(decrees, default=0) >= len(DECREES):
        raise BadPosition(f"a decree is 0 to {len(DECREES) - 1}: {decrees}")
    for decree in decrees:
        if decrees.count(decree) > 1:
            raise BadPosition(
                "the decree {decree} lies in two chambers", "decree-twice", "decrees", decree=DECREES[decree].key
            )
    if own.senators[0] & own.senators[1] or (own.senators[0] | own.senators[1]) & ~SENATOR_CARDS:
        raise BadPosition("a senator is in one city at most", "senator-twice", "senators1")
    held = [*own.ready[0], *own.ready[1], *own.deck]
    held += [c for owned in (*own.kept, *own.triggered) if owned != UNKNOWN for c in members_of(owned)]
    known = [c for c in held if c >= 0]
    if max(known, default=0) >= COUNT:
        raise BadPosition(f"a conspiracy is 0 to {COUNT - 1}: {known}")
    for plot in known:
        if known.count(plot) > 1:
            raise BadPosition(
                "the conspiracy {conspiracy} lies in two places",
                "conspiracy-twice",
                "plots",
                conspiracy=CONSPIRACIES[plot].key,
            )


def check_trail(own: AgoraArrangement, entries: list[int], deck: int) -> None:
    """Raise BadPosition unless the trail leads to as many conspiracies as there are in hands, prepared and in the deck.

    So it never grows beyond its room, and worlds can be imagined from it.
    """
    if any(not 0 <= entry < trail.END for entry in entries):
        raise BadPosition("the trail of conspiracies has an entry that there is not", part="trail")
    moves = [trail.parts_of(entry) for entry in entries]
    told = sum(what in (TRIGGERED, TRIGGERED_UNPREPARED) for _, what, *_ in moves)
    untold = (own.triggered[0] | own.triggered[1]).bit_count() - told  # those were never in the deck
    left, hands, ready = COUNT - untold, [0, 0], [0, 0]
    for seat, what, shown, *_ in moves:
        if left < LOOKED_AT and what in (TO_TOP, TO_BOTTOM, KEPT_BOTH):
            raise BadPosition("the trail of conspiracies looks at more than the deck has", "trail-deck", "trail")
        if what in (TO_TOP, TO_BOTTOM, KEPT_BOTH, GIVEN):
            taken = 2 if what == KEPT_BOTH else 1
            left, hands[seat] = left - taken, hands[seat] + taken
        elif what == PREPARED:
            hands[seat], ready[seat] = hands[seat] - 1, ready[seat] + 1
        else:
            if shown < 0 or not own.triggered[seat] >> shown % COUNT & 1:
                raise BadPosition(
                    "the trail of conspiracies turns up one that does not lie face up", "trail-face-up", "trail"
                )
            if what == TRIGGERED and shown // COUNT >= ready[seat]:
                raise BadPosition(
                    "the trail of conspiracies turns up one that was not prepared", "trail-unprepared", "trail"
                )
            group = ready if what == TRIGGERED else hands
            group[seat] -= 1
        if min(left, *hands, *ready) < 0:
            raise BadPosition("the trail of conspiracies takes what is not there", "trail-nothing", "trail")
    found = [own.held(seat) for seat in range(2)], [len(own.ready[seat]) for seat in range(2)], deck
    if (hands, ready, left) != found or untold < 0:
        raise BadPosition("the trail of conspiracies does not lead to this position", "trail-elsewhere", "trail")


def arrange_board(table: Table, board: AgoraBoard, own: AgoraArrangement) -> None:
    """Put what Agora adds on a table where all else lies already."""
    check(own)
    values = {entry.name: getattr(own, entry.name) for entry in fields(own)}
    held = [own.held(seat) + len(own.ready[seat]) for seat in range(2)]
    gone = sum(held) + (own.triggered[0] | own.triggered[1]).bit_count()
    deck = own.deck or none(COUNT - gone, UNDRAWN)
    entries = own.trail or given_trail(own)
    size = len(deck)
    check_trail(own, entries, size)
    board.refill_board(
        values
        | {
            "deck": [*deck, *none(COUNT - size, UNDRAWN)],
            "deck_known": [*(own.deck_known or none(size, 0)), *none(COUNT - size, 0)],
            "deck_size": size,
            "kept_count": [own.held(seat) for seat in range(2)],
            "ready_count": [len(ready) for ready in own.ready],
            "ready": [c for ready in own.ready for c in (*ready, *none(MOST_READY - len(ready)))],
            "ready_cards": [c for cards in own.ready_cards for c in (*cards, *none(MOST_READY - len(cards)))],
            "trail": [*entries, *none(LONGEST - len(entries), 0)],
            "trail_count": len(entries),
            "decrees_unseen": (1 << len(DECREES)) - 1
            & ~sum(1 << decree for decree in (*own.decree, *own.second) if decree >= 0),
        }
    )
    board.note_senators(table)
    if own.locked >= 0:
        board.fill_locked(table, own.locked)


def given_trail(own: AgoraArrangement) -> list[int]:
    """Return a trail for conspiracies that were simply given."""
    entries: list[int] = []
    for seat in range(2):
        kept = none(own.held(seat), UNKNOWN) if own.kept[seat] == UNKNOWN else members_of(own.kept[seat])
        given = [(GIVEN, c) for c in (*own.ready[seat], *kept)] + [(PREPARED, c) for c in own.ready[seat]]
        for what, conspiracy in given:
            entry = trail.entry(seat, what, NOTHING, conspiracy, NOTHING, NOTHING)
            entries.append(trail.hidden_from(entry, seat if conspiracy >= 0 else 1 - seat))
    return entries


def arrangement_of(board: AgoraBoard) -> AgoraArrangement:
    """Take stock of what Agora adds; `arrange_board` puts it back exactly."""
    plain = {entry.name: getattr(board, entry.name) for entry in fields(AgoraArrangement)}
    lists = {name: list(value) for name, value in plain.items() if not isinstance(value, int)}
    ready = {
        name: [lists[name][seat * 14 : seat * 14 + board.ready_count[seat]] for seat in range(2)]
        for name in ("ready", "ready_cards")
    }
    cut = {name: lists[name][: board.deck_size] for name in ("deck", "deck_known")}
    cut["trail"] = lists["trail"][: board.trail_count]
    settled = [board.controller_of(chamber) for chamber in range(CHAMBERS)]
    control = [] if lists["control"] == settled else lists["control"]
    hidden = [lists["kept_count"][seat] if lists["kept"][seat] == UNKNOWN else 0 for seat in range(2)]
    return AgoraArrangement(**(plain | lists | ready | cut | {"control": control, "kept_count": hidden}))
